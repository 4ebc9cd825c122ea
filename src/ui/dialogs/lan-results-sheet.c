/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-results-sheet.h"

#include <glib/gi18n-lib.h>

#include "lan-badge.h"
#include "lan-words.h"

struct _LanResultsSheet {
  GtkBox parent_instance;

  LanSession *session;

  GtkBox *banner;
  GtkLabel *outcome;
  GtkGrid *sources;
  GtkGrid *rounds;
};

G_DEFINE_FINAL_TYPE (LanResultsSheet, lan_results_sheet, GTK_TYPE_BOX)

static guint
points_of (LanResultsSheet *self, guint seat)
{
  return lan_session_get_state (self->session)->houses[seat].goods[LAN_GOOD_PP];
}

/* 1 for the most points; houses with the same points share a rank (R1.1). */
static guint
rank_of (LanResultsSheet *self, guint seat)
{
  guint players = lan_session_get_state (self->session)->players;
  guint rank = 1;

  for (guint other = 0; other < players; other++)
    if (points_of (self, other) > points_of (self, seat))
      rank++;
  return rank;
}

static char *
rank_text (guint rank)
{
  switch (rank)
    {
    case 1:
      return g_strdup (_("1st"));
    case 2:
      return g_strdup (_("2nd"));
    case 3:
      return g_strdup (_("3rd"));
    default:
      /* Translators: a rank of 4 or 5. */
      return g_strdup_printf (_("%uth"), rank);
    }
}

static void
attach (GtkGrid *grid, GtkWidget *widget, guint column, guint row)
{
  gtk_widget_set_hexpand (widget, column > 0);
  gtk_grid_attach (grid, widget, (int) column, (int) row, 1, 1);
}

static void
attach_label (GtkGrid *grid, const char *text, const char *classes, guint column, guint row)
{
  GtkWidget *label = lan_badge_label_new (text, classes);

  if (column == 0)
    gtk_label_set_xalign (GTK_LABEL (label), 0);
  attach (grid, label, column, row);
}

static void
attach_points (GtkGrid *grid, guint points, const char *classes, guint column, guint row)
{
  g_autofree char *text = points > 0 ? g_strdup_printf ("%u", points) : g_strdup ("–");

  attach_label (grid, text, classes, column, row);
}

static void
fill_heads (LanResultsSheet *self, GtkGrid *grid)
{
  guint players = lan_session_get_state (self->session)->players;

  for (guint seat = 0; seat < players; seat++)
    {
      g_autofree char *name = lan_words_side (lan_session_get_content (self->session), lan_session_get_setup (self->session), seat);
      GtkWidget *head = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
      GtkWidget *label = lan_badge_label_new (name, "house-name");

      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      gtk_label_set_max_width_chars (GTK_LABEL (label), 10);
      gtk_box_append (GTK_BOX (head), lan_badge_shield_new (self->session, seat, 36));
      gtk_box_append (GTK_BOX (head), label);
      attach (grid, head, seat + 1, 0);
    }
}

static void
fill_totals (LanResultsSheet *self, GtkGrid *grid, guint row)
{
  guint players = lan_session_get_state (self->session)->players;

  attach_label (grid, _("Total"), "house-name", 0, row);
  for (guint seat = 0; seat < players; seat++)
    {
      g_autofree char *rank = rank_text (rank_of (self, seat));

      attach_points (grid, points_of (self, seat), "numeric total", seat + 1, row);
      attach_label (grid, rank, "caption dim-label", seat + 1, row + 1);
    }
}

static const char *
source_icon (LanSource source)
{
  switch (source)
    {
    case LAN_SOURCE_COUNTY:
      return "lancaster-county-symbolic";
    case LAN_SOURCE_CASTLE:
      return "lancaster-treasury-symbolic";
    case LAN_SOURCE_FAVOUR:
      return "lancaster-favour-symbolic";
    case LAN_SOURCE_LAW:
      return "lancaster-parliament-symbolic";
    case LAN_SOURCE_CONFLICT:
      return "lancaster-conflict-symbolic";
    case LAN_SOURCE_FINAL_KNIGHTHOOD:
      return "lancaster-strength-symbolic";
    case LAN_SOURCE_FINAL_EXTENSIONS:
      return "lancaster-extension-symbolic";
    case LAN_SOURCE_TABLE:
    case LAN_SOURCE_FINAL_NOBLES:
      return "lancaster-nobleman-symbolic";
    case LAN_SOURCE_NONE:
    case LAN_SOURCE_SETUP:
    case LAN_N_SOURCES:
    default:
      return "lancaster-pp-symbolic";
    }
}

static void
attach_source (GtkGrid *grid, LanSource source, guint row)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *image = gtk_image_new_from_icon_name (source_icon (source));

  gtk_box_append (GTK_BOX (box), image);
  gtk_box_append (GTK_BOX (box), lan_badge_label_new (lan_words_source (source), "source"));
  attach (grid, box, 0, row);
}

/* One row for every source that gave anybody anything: the rows add up to the totals. */
static void
fill_sources (LanResultsSheet *self)
{
  guint players = lan_session_get_state (self->session)->players;
  guint points[LAN_MAX_SEATS][LAN_N_SOURCES] = { 0 };
  guint row = 1;

  for (guint seat = 0; seat < players; seat++)
    lan_game_get_points_by_source (lan_session_get_game (self->session), seat, points[seat]);

  fill_heads (self, self->sources);
  for (guint source = 0; source < LAN_N_SOURCES; source++)
    {
      guint most = 0;

      for (guint seat = 0; seat < players; seat++)
        most = MAX (most, points[seat][source]);
      if (most == 0)
        continue;
      attach_source (self->sources, (LanSource) source, row);
      for (guint seat = 0; seat < players; seat++)
        attach_points (self->sources, points[seat][source], points[seat][source] == most ? "numeric most" : "numeric", seat + 1, row);
      row++;
    }
  fill_totals (self, self->sources, row);
}

static void
fill_rounds (LanResultsSheet *self)
{
  guint players = lan_session_get_state (self->session)->players;

  fill_heads (self, self->rounds);
  for (guint round = 1; round <= LAN_ROUNDS + 1; round++)
    {
      g_autofree char *title = round <= LAN_ROUNDS ? g_strdup_printf (_("Round %u"), round) : g_strdup (_("Final scoring"));

      attach_label (self->rounds, title, "source", 0, round);
      for (guint seat = 0; seat < players; seat++)
        attach_points (self->rounds, lan_game_get_points_after_round (lan_session_get_game (self->session), seat, round),
                       "numeric", seat + 1, round);
    }
}

static void
fill_banner (LanResultsSheet *self)
{
  const LanState *state = lan_session_get_state (self->session);
  g_autofree char *outcome = lan_words_outcome (lan_session_get_content (self->session),
                                                lan_session_get_setup (self->session), state);
  unsigned winners = lan_state_winners (state);

  for (guint seat = state->players; seat > 0; seat--)
    if (winners & (1u << (seat - 1)))
      gtk_box_prepend (self->banner, lan_badge_shield_new (self->session, seat - 1, 52));
  gtk_label_set_label (self->outcome, outcome);
}

static void
lan_results_sheet_dispose (GObject *object)
{
  LanResultsSheet *self = LAN_RESULTS_SHEET (object);

  g_clear_object (&self->session);

  G_OBJECT_CLASS (lan_results_sheet_parent_class)->dispose (object);
}

static void
lan_results_sheet_class_init (LanResultsSheetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lan_results_sheet_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/lancaster_game/Lancaster/ui/lan-results-sheet.ui");
  gtk_widget_class_bind_template_child (widget_class, LanResultsSheet, banner);
  gtk_widget_class_bind_template_child (widget_class, LanResultsSheet, outcome);
  gtk_widget_class_bind_template_child (widget_class, LanResultsSheet, sources);
  gtk_widget_class_bind_template_child (widget_class, LanResultsSheet, rounds);
}

static void
lan_results_sheet_init (LanResultsSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
lan_results_sheet_new (LanSession *session)
{
  LanResultsSheet *self = g_object_new (LAN_TYPE_RESULTS_SHEET, NULL);

  self->session = g_object_ref (session);
  fill_banner (self);
  fill_sources (self);
  fill_rounds (self);
  return GTK_WIDGET (self);
}
