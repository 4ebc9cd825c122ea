/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-seat-row.h"

#include <glib/gi18n-lib.h>

#include "lan-computers.h"
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

  const char *character;  /* of a computer player of this family; NULL: none */
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
  if (g_str_equal (level, "page"))
    return C_("level", "Page");
  if (g_str_equal (level, "squire"))
    return C_("level", "Squire");
  if (g_str_equal (level, "knight"))
    return C_("level", "Knight");
  if (g_str_equal (level, "lord"))
    return C_("level", "Lord");
  return level;
}

static void
fill_levels (LanSeatRow *self)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);

  for (const char *const *level = lan_computers_get_levels (); *level != NULL; level++)
    gtk_string_list_append (titles, level_title (*level));
  gtk_drop_down_set_model (self->level, G_LIST_MODEL (titles));
  lan_seat_row_set_level (self, LAN_COMPUTERS_DEFAULT);
}

/* So that opponents differ: every family has a character of its own, some have none. */
static const char *
character_of (guint family)
{
  const char *const *characters = lan_computers_get_characters ();
  guint n = g_strv_length ((char **) characters);
  guint index = (family + n) % (n + 1);

  return index < n ? characters[index] : NULL;
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

  self->character = character_of (family);
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

char *
lan_seat_row_get_level (LanSeatRow *self)
{
  const char *level;

  g_return_val_if_fail (LAN_IS_SEAT_ROW (self), NULL);

  level = lan_computers_get_levels ()[gtk_drop_down_get_selected (self->level)];
  return self->character != NULL ? g_strconcat (level, "-", self->character, NULL) : g_strdup (level);
}

void
lan_seat_row_set_level (LanSeatRow *self, const char *level)
{
  g_return_if_fail (LAN_IS_SEAT_ROW (self));

  for (guint i = 0; lan_computers_get_levels ()[i] != NULL; i++)
    {
      gsize length = strlen (lan_computers_get_levels ()[i]);

      /* Whatever character comes behind it. */
      if (strncmp (level, lan_computers_get_levels ()[i], length) == 0 && (level[length] == '\0' || level[length] == '-'))
        gtk_drop_down_set_selected (self->level, i);
    }
}
