/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-seat-row.h"

#include <glib/gi18n-lib.h>

#include "lan-computers.h"
#include "lan-badge.h"
#include "lan-last-players.h"
#include "lan-piece.h"
#include "lan-record.h"
#include "lan-words-computers.h"

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
  GtkDropDown *character;
  GtkEntry *engine;
};

G_DEFINE_FINAL_TYPE (LanSeatRow, lan_seat_row, GTK_TYPE_BOX)

enum {
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* The last of the levels is none of the computer's. */
static const char *
level_at (guint index)
{
  const char *level = lan_computers_get_levels ()[index];

  return level != NULL ? level : LAN_PLAYERS_ENGINE;
}

static gboolean
is_engine (LanSeatRow *self)
{
  return g_str_equal (level_at (gtk_drop_down_get_selected (self->level)), LAN_PLAYERS_ENGINE);
}

static void
fill_levels (LanSeatRow *self)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);

  for (const char *const *level = lan_computers_get_levels (); *level != NULL; level++)
    gtk_string_list_append (titles, lan_words_level (*level));
  /* Translators: a program that is not part of Lancaster plays. */
  gtk_string_list_append (titles, _("Outside Engine…"));
  gtk_drop_down_set_model (self->level, G_LIST_MODEL (titles));
  lan_seat_row_set_level (self, LAN_COMPUTERS_DEFAULT);
}

static guint
count_characters (void)
{
  return g_strv_length ((char **) lan_computers_get_characters ());
}

/* The characters, then none, then what chance chooses. */
static void
fill_characters (LanSeatRow *self)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);

  for (const char *const *character = lan_computers_get_characters (); *character != NULL; character++)
    gtk_string_list_append (titles, lan_words_character (*character));
  gtk_string_list_append (titles, lan_words_character (NULL));
  gtk_string_list_append (titles, _("Surprise Me"));
  gtk_drop_down_set_model (self->character, G_LIST_MODEL (titles));
}

/* The name of a choice of the drop-down; NULL: no character. */
static const char *
character_at (guint index)
{
  if (index < count_characters ())
    return lan_computers_get_characters ()[index];
  return index == count_characters () ? NULL : LAN_PLAYERS_SURPRISE;
}

static void
set_character (LanSeatRow *self, const char *character)
{
  for (guint i = 0; i < count_characters () + 2; i++)
    if (g_strcmp0 (character_at (i), character) == 0)
      gtk_drop_down_set_selected (self->character, i);
}

static void
on_character_changed (LanSeatRow *self)
{
  const char *character = character_at (gtk_drop_down_get_selected (self->character));

  gtk_widget_set_tooltip_text (GTK_WIDGET (self->character),
                               g_strcmp0 (character, LAN_PLAYERS_SURPRISE) == 0 ? _("Chance chooses the character.") : lan_words_character_likes (character));
}

/* So that opponents differ: every family is offered a character of its own, the first and the last one none. */
static guint
usual_character (guint family)
{
  return (family + count_characters ()) % (count_characters () + 1);
}

static void
on_level_changed (LanSeatRow *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->character), !is_engine (self));
  gtk_widget_set_visible (GTK_WIDGET (self->engine), is_engine (self));
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
on_engine_changed (LanSeatRow *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
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
  gtk_widget_class_bind_template_child (widget_class, LanSeatRow, character);
  gtk_widget_class_bind_template_child (widget_class, LanSeatRow, engine);
  gtk_widget_class_bind_template_callback (widget_class, on_character_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_engine_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_kind_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_level_changed);
}

static void
lan_seat_row_init (LanSeatRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_entry_set_max_length (self->name, LAN_NAME_MAX);
  fill_characters (self);
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

  gtk_drop_down_set_selected (self->character, usual_character (family));
  gtk_label_set_label (self->title, title);
  gtk_entry_set_placeholder_text (self->name, title);
  gtk_box_prepend (self->family, lan_piece_new (shield, 40));
  gtk_box_append (self->family, lan_piece_new (knight, 46));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  return GTK_WIDGET (self);
}

void
lan_seat_row_align (LanSeatRow *self, GtkSizeGroup *group)
{
  g_return_if_fail (LAN_IS_SEAT_ROW (self));

  gtk_size_group_add_widget (group, GTK_WIDGET (self->detail));
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
  const char *level, *character;

  g_return_val_if_fail (LAN_IS_SEAT_ROW (self), NULL);

  if (is_engine (self))
    return g_strdup (LAN_PLAYERS_ENGINE);
  level = level_at (gtk_drop_down_get_selected (self->level));
  character = character_at (gtk_drop_down_get_selected (self->character));
  return character != NULL ? g_strconcat (level, "-", character, NULL) : g_strdup (level);
}

void
lan_seat_row_set_level (LanSeatRow *self, const char *level)
{
  g_auto (GStrv) parts = NULL;

  g_return_if_fail (LAN_IS_SEAT_ROW (self));

  parts = g_strsplit (level, "-", 2);
  for (guint i = 0; i <= g_strv_length ((char **) lan_computers_get_levels ()); i++)
    if (g_strcmp0 (parts[0], level_at (i)) == 0)
      {
        gtk_drop_down_set_selected (self->level, i);
        set_character (self, parts[1]);
      }
}

char *
lan_seat_row_draw_level (LanSeatRow *self)
{
  g_autofree char *level = NULL;

  g_return_val_if_fail (LAN_IS_SEAT_ROW (self), NULL);

  level = lan_seat_row_get_level (self);
  return lan_last_players_draw_level (level);
}

char *
lan_seat_row_get_engine (LanSeatRow *self)
{
  g_return_val_if_fail (LAN_IS_SEAT_ROW (self), NULL);

  return is_engine (self) ? lan_seat_row_get_command (self) : NULL;
}

void
lan_seat_row_set_command (LanSeatRow *self, const char *command)
{
  g_return_if_fail (LAN_IS_SEAT_ROW (self));

  gtk_editable_set_text (GTK_EDITABLE (self->engine), command);
}

char *
lan_seat_row_get_command (LanSeatRow *self)
{
  g_return_val_if_fail (LAN_IS_SEAT_ROW (self), NULL);

  return g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->engine))));
}

gboolean
lan_seat_row_is_complete (LanSeatRow *self)
{
  g_autofree char *engine = NULL;

  g_return_val_if_fail (LAN_IS_SEAT_ROW (self), FALSE);

  engine = lan_seat_row_get_engine (self);
  return lan_seat_row_get_kind (self) != LAN_SEAT_COMPUTER || engine == NULL || *engine != '\0';
}
