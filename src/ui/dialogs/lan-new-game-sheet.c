/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-new-game-sheet.h"

#include <glib/gi18n-lib.h>

#include "lan-help-button.h"
#include "lan-piece.h"
#include "lan-seat-row.h"
#include "lan-settings.h"

/* The position of the choices in the take-backs drop-down. */
enum { TAKE_BACKS_FREE, TAKE_BACKS_OWN_TURN };

struct _LanNewGameSheet {
  GtkBox parent_instance;

  LanGameContent *content;
  GSettings *settings;
  guint n_families;
  LanSeatRow *seats[LAN_FAMILIES];
  gboolean take_backs_chosen;  /* by the player, so that the default no longer follows the humans */
  gboolean updating;

  GtkBox *rows;
  GtkBox *lot;
  GtkLabel *houses;
  GtkLabel *houses_text;
  GtkWidget *engines;
  GtkLabel *engines_text;
  GtkDropDown *take_backs;
  GtkButton *begin;
};

G_DEFINE_FINAL_TYPE (LanNewGameSheet, lan_new_game_sheet, GTK_TYPE_BOX)

enum {
  BEGIN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static guint
count (LanNewGameSheet *self, LanSeatKind kind)
{
  guint n = 0;

  for (guint i = 0; i < self->n_families; i++)
    if (lan_seat_row_get_kind (self->seats[i]) == kind)
      n++;
  return n;
}

static guint
count_players (LanNewGameSheet *self)
{
  return self->n_families - count (self, LAN_SEAT_NOBODY);
}

static char *
houses_text (LanNewGameSheet *self, guint players)
{
  guint nobles;

  if (players < LAN_MIN_SEATS)
    return g_strdup (_("A game needs two houses or more."));
  nobles = lan_game_content_get_tables (self->content)->nobles[players]; /* R2.2 */
  if (players == LAN_MIN_SEATS)
    return g_strdup_printf (ngettext ("%u tile of each nobleman in every county. Each house leads an ally.",
                                      "%u tiles of each nobleman in every county. Each house leads an ally.", nobles), nobles);
  return g_strdup_printf (ngettext ("%u tile of each nobleman in every county.",
                                    "%u tiles of each nobleman in every county.", nobles), nobles);
}

/* Whether an outside program plays, and whether everything about the players is said. */
static gboolean
has_engine (LanNewGameSheet *self, gboolean *complete)
{
  gboolean any = FALSE;

  *complete = TRUE;
  for (guint i = 0; i < self->n_families; i++)
    {
      g_autofree char *engine = lan_seat_row_get_engine (self->seats[i]);

      any |= engine != NULL && lan_seat_row_get_kind (self->seats[i]) == LAN_SEAT_COMPUTER;
      *complete &= lan_seat_row_is_complete (self->seats[i]);
    }
  return any;
}

/* A sandbox has its own file system, and no other programs in it. */
static const char *
engines_text (void)
{
  if (g_file_test ("/.flatpak-info", G_FILE_TEST_EXISTS))
    return _("Lancaster runs in a sandbox: only programs inside it can be engines. When an engine fails, Lord takes its place.");
  return _("An engine is a program that plays; the help says how. When it fails, Lord takes its place.");
}

static void
update (LanNewGameSheet *self)
{
  guint players = count_players (self);
  g_autofree char *houses = g_strdup_printf (ngettext ("%u house", "%u houses", players), players);
  g_autofree char *text = houses_text (self, players);
  gboolean complete, engine = has_engine (self, &complete);

  gtk_label_set_label (self->houses, houses);
  gtk_label_set_label (self->houses_text, text);
  gtk_widget_set_sensitive (GTK_WIDGET (self->begin), players >= LAN_MIN_SEATS && complete);
  gtk_widget_set_visible (self->engines, engine);

  self->updating = TRUE;
  if (!self->take_backs_chosen)
    gtk_drop_down_set_selected (self->take_backs, count (self, LAN_SEAT_HUMAN) > 1 ? TAKE_BACKS_OWN_TURN : TAKE_BACKS_FREE);
  self->updating = FALSE;
}

static void
on_take_backs (LanNewGameSheet *self)
{
  if (!self->updating)
    self->take_backs_chosen = TRUE;
}

static void
recall_engines (LanNewGameSheet *self)
{
  g_autoptr (GVariantIter) iter = NULL;
  const char *family, *command;
  unsigned index;

  g_settings_get (self->settings, LAN_SETTING_ENGINES, "a{ss}", &iter);
  while (g_variant_iter_loop (iter, "{&s&s}", &family, &command))
    if (lan_game_content_find (self->content, LAN_TABLE_FAMILIES, family, &index) && index < self->n_families)
      lan_seat_row_set_command (self->seats[index], command);
}

static void
remember_engines (LanNewGameSheet *self)
{
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a{ss}"));
  for (guint i = 0; i < self->n_families; i++)
    {
      g_autofree char *command = lan_seat_row_get_command (self->seats[i]);

      if (*command != '\0')
        g_variant_builder_add (&builder, "{ss}", lan_game_content_get_item_id (self->content, LAN_TABLE_FAMILIES, i), command);
    }
  g_settings_set_value (self->settings, LAN_SETTING_ENGINES, g_variant_builder_end (&builder));
}

static void
recall (LanNewGameSheet *self)
{
  g_autoptr (GVariantIter) iter = NULL;
  const char *family, *name, *who;

  if (self->settings == NULL)
    {
      for (guint i = 0; i < MIN (self->n_families, 4); i++)
        lan_seat_row_set_kind (self->seats[i], i == 0 ? LAN_SEAT_HUMAN : LAN_SEAT_COMPUTER);
      return;
    }

  recall_engines (self);
  g_settings_get (self->settings, LAN_SETTING_PLAYERS, "a(sss)", &iter);
  while (g_variant_iter_loop (iter, "(&s&s&s)", &family, &name, &who))
    {
      unsigned index;

      if (!lan_game_content_find (self->content, LAN_TABLE_FAMILIES, family, &index) || index >= self->n_families)
        continue;
      lan_seat_row_set_name (self->seats[index], name);
      lan_seat_row_set_kind (self->seats[index], g_str_equal (who, LAN_SETTING_HUMAN) ? LAN_SEAT_HUMAN : LAN_SEAT_COMPUTER);
      lan_seat_row_set_level (self->seats[index], who);
    }
}

static void
remember (LanNewGameSheet *self)
{
  GVariantBuilder builder;

  if (self->settings == NULL)
    return;
  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a(sss)"));
  for (guint i = 0; i < self->n_families; i++)
    {
      LanSeatKind kind = lan_seat_row_get_kind (self->seats[i]);
      g_autofree char *name = lan_seat_row_get_name (self->seats[i]);
      g_autofree char *level = lan_seat_row_get_level (self->seats[i]);

      if (kind != LAN_SEAT_NOBODY)
        g_variant_builder_add (&builder, "(sss)", lan_game_content_get_item_id (self->content, LAN_TABLE_FAMILIES, i), name,
                               kind == LAN_SEAT_HUMAN ? LAN_SETTING_HUMAN : level);
    }
  g_settings_set_value (self->settings, LAN_SETTING_PLAYERS, g_variant_builder_end (&builder));
  remember_engines (self);
}

static void
fill_house (LanNewGameSheet *self, LanGameSetup *setup, guint seat, guint family)
{
  LanSeatRow *row = self->seats[family];
  g_autofree char *name = lan_seat_row_get_name (row);
  g_autofree char *level = lan_seat_row_draw_level (row);
  g_autofree char *engine = lan_seat_row_get_engine (row);
  const char *title = lan_game_content_get_plain_title (self->content, LAN_TABLE_FAMILIES, family);

  setup->houses[seat].family = family;
  if (lan_seat_row_get_kind (row) == LAN_SEAT_HUMAN)
    lan_game_setup_set_house (setup, seat, name[0] != '\0' ? name : title, LAN_CONTROLLER_HUMAN, NULL);
  else
    lan_game_setup_set_house (setup, seat, title, LAN_CONTROLLER_COMPUTER, level);
  if (setup->houses[seat].controller == LAN_CONTROLLER_COMPUTER && engine != NULL)
    lan_game_setup_set_engine (setup, seat, engine);
}

static void
on_begin (LanNewGameSheet *self)
{
  g_autoptr (LanGameSetup) setup = NULL;
  guint seat = 0;

  if (count_players (self) < LAN_MIN_SEATS)
    return;
  setup = lan_game_setup_new (self->content, count_players (self), g_random_int ());
  setup->take_backs = gtk_drop_down_get_selected (self->take_backs) == TAKE_BACKS_FREE ? LAN_TAKE_BACKS_FREE
                                                                                       : LAN_TAKE_BACKS_OWN_TURN;
  for (guint family = 0; family < self->n_families; family++)
    if (lan_seat_row_get_kind (self->seats[family]) != LAN_SEAT_NOBODY)
      fill_house (self, setup, seat++, family);
  remember (self);
  g_signal_emit (self, signals[BEGIN], 0, setup);
}

static void
lan_new_game_sheet_dispose (GObject *object)
{
  LanNewGameSheet *self = LAN_NEW_GAME_SHEET (object);

  g_clear_object (&self->content);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (lan_new_game_sheet_parent_class)->dispose (object);
}

static void
lan_new_game_sheet_class_init (LanNewGameSheetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lan_new_game_sheet_dispose;

  signals[BEGIN] = g_signal_new ("begin", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, LAN_TYPE_GAME_SETUP);

  g_type_ensure (LAN_TYPE_HELP_BUTTON);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/lancaster_game/Lancaster/ui/lan-new-game-sheet.ui");
  gtk_widget_class_bind_template_child (widget_class, LanNewGameSheet, rows);
  gtk_widget_class_bind_template_child (widget_class, LanNewGameSheet, lot);
  gtk_widget_class_bind_template_child (widget_class, LanNewGameSheet, houses);
  gtk_widget_class_bind_template_child (widget_class, LanNewGameSheet, houses_text);
  gtk_widget_class_bind_template_child (widget_class, LanNewGameSheet, engines);
  gtk_widget_class_bind_template_child (widget_class, LanNewGameSheet, engines_text);
  gtk_widget_class_bind_template_child (widget_class, LanNewGameSheet, take_backs);
  gtk_widget_class_bind_template_child (widget_class, LanNewGameSheet, begin);
  gtk_widget_class_bind_template_callback (widget_class, on_begin);
  gtk_widget_class_bind_template_callback (widget_class, on_take_backs);
}

static void
lan_new_game_sheet_init (LanNewGameSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
lan_new_game_sheet_new (LanGameContent *content, GSettings *settings)
{
  LanNewGameSheet *self = g_object_new (LAN_TYPE_NEW_GAME_SHEET, NULL);
  g_autoptr (GtkSizeGroup) details = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);

  self->content = g_object_ref (content);
  self->settings = settings != NULL ? g_object_ref (settings) : NULL;
  self->n_families = MIN (lan_game_content_get_size (content, LAN_TABLE_FAMILIES), LAN_FAMILIES);
  gtk_box_append (self->lot, lan_piece_new ("start-player", 36));

  for (guint i = 0; i < self->n_families; i++)
    {
      GtkWidget *row = lan_seat_row_new (content, i);

      self->seats[i] = LAN_SEAT_ROW (row);
      lan_seat_row_align (self->seats[i], details);
      gtk_box_append (self->rows, row);
    }
  gtk_label_set_label (self->engines_text, engines_text ());
  recall (self);
  for (guint i = 0; i < self->n_families; i++)
    g_signal_connect_object (self->seats[i], "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
