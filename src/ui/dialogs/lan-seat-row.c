/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-seat-row.h"

#include <glib/gi18n-lib.h>

#include "lan-ai.h"
#include "lan-badge.h"
#include "lan-piece.h"
#include "lan-record.h"

struct _LanSeatRow {
  GtkBox parent_instance;

  GtkBox *family;
  GtkLabel *title;
  GtkToggleButton *human;
  GtkToggleButton *computer;
  GtkToggleButton *nobody;
  GtkStack *detail;
  GtkEntry *name;
  GtkDropDown *level;
};

G_DEFINE_FINAL_TYPE (LanSeatRow, lan_seat_row, GTK_TYPE_BOX)

enum {
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* The word for a level; a level that this program has no word for is shown by its name. */
static const char *
level_title (const char *level)
{
  if (g_str_equal (level, "random"))
    return C_("level", "Random");
  if (g_str_equal (level, "greedy"))
    return C_("level", "Greedy");
  return level;
}

static guint
count_levels (void)
{
  guint n = 0;

  while (lan_ai_agents ()[n] != NULL)
    n++;
  return n;
}

static void
fill_levels (LanSeatRow *self)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);

  for (guint i = 0; i < count_levels (); i++)
    gtk_string_list_append (titles, level_title (lan_ai_agents ()[i]->name));
  gtk_drop_down_set_model (self->level, G_LIST_MODEL (titles));
  /* The agents are ordered: the strongest is the best company. */
  gtk_drop_down_set_selected (self->level, count_levels () - 1);
}

static void
on_kind_changed (LanSeatRow *self)
{
  static const char *const pages[] = { "nobody", "human", "computer" };
  LanSeatKind kind = lan_seat_row_get_kind (self);

  gtk_stack_set_visible_child_name (self->detail, pages[kind]);
  gtk_widget_set_opacity (GTK_WIDGET (self->family), kind == LAN_SEAT_NOBODY ? 0.5 : 1);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
lan_seat_row_class_init (LanSeatRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/lancaster_game/Lancaster/ui/lan-seat-row.ui");
  gtk_widget_class_bind_template_child (widget_class, LanSeatRow, family);
  gtk_widget_class_bind_template_child (widget_class, LanSeatRow, title);
  gtk_widget_class_bind_template_child (widget_class, LanSeatRow, human);
  gtk_widget_class_bind_template_child (widget_class, LanSeatRow, computer);
  gtk_widget_class_bind_template_child (widget_class, LanSeatRow, nobody);
  gtk_widget_class_bind_template_child (widget_class, LanSeatRow, detail);
  gtk_widget_class_bind_template_child (widget_class, LanSeatRow, name);
  gtk_widget_class_bind_template_child (widget_class, LanSeatRow, level);
  gtk_widget_class_bind_template_callback (widget_class, on_kind_changed);
}

static void
lan_seat_row_init (LanSeatRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_entry_set_max_length (self->name, LAN_NAME_MAX);
  fill_levels (self);
}

GtkWidget *
lan_seat_row_new (LanGameContent *content, guint family)
{
  LanSeatRow *self = g_object_new (LAN_TYPE_SEAT_ROW, NULL);
  const char *title = lan_game_content_get_title (content, LAN_TABLE_FAMILIES, family);
  const char *id = lan_game_content_get_item_id (content, LAN_TABLE_FAMILIES, family);
  g_autofree char *shield = g_strconcat ("families/", id, NULL);
  g_autofree char *knight = g_strdup_printf ("knights/%s-4", id);

  gtk_label_set_label (self->title, title);
  gtk_entry_set_placeholder_text (self->name, title);
  gtk_box_prepend (self->family, lan_piece_new (shield, 40));
  gtk_box_append (self->family, lan_piece_new (knight, 46));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  return GTK_WIDGET (self);
}

LanSeatKind
lan_seat_row_get_kind (LanSeatRow *self)
{
  g_return_val_if_fail (LAN_IS_SEAT_ROW (self), LAN_SEAT_NOBODY);

  if (gtk_toggle_button_get_active (self->human))
    return LAN_SEAT_HUMAN;
  if (gtk_toggle_button_get_active (self->computer))
    return LAN_SEAT_COMPUTER;
  return LAN_SEAT_NOBODY;
}

void
lan_seat_row_set_kind (LanSeatRow *self, LanSeatKind kind)
{
  GtkToggleButton *button;

  g_return_if_fail (LAN_IS_SEAT_ROW (self));

  button = kind == LAN_SEAT_HUMAN ? self->human : kind == LAN_SEAT_COMPUTER ? self->computer : self->nobody;
  gtk_toggle_button_set_active (button, TRUE);
}

char *
lan_seat_row_get_name (LanSeatRow *self)
{
  g_return_val_if_fail (LAN_IS_SEAT_ROW (self), NULL);

  return g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->name))));
}

void
lan_seat_row_set_name (LanSeatRow *self, const char *name)
{
  g_return_if_fail (LAN_IS_SEAT_ROW (self));

  gtk_editable_set_text (GTK_EDITABLE (self->name), name);
}

const char *
lan_seat_row_get_level (LanSeatRow *self)
{
  g_return_val_if_fail (LAN_IS_SEAT_ROW (self), NULL);

  return lan_ai_agents ()[gtk_drop_down_get_selected (self->level)]->name;
}

void
lan_seat_row_set_level (LanSeatRow *self, const char *level)
{
  g_return_if_fail (LAN_IS_SEAT_ROW (self));

  for (guint i = 0; i < count_levels (); i++)
    if (g_strcmp0 (lan_ai_agents ()[i]->name, level) == 0)
      gtk_drop_down_set_selected (self->level, i);
}
