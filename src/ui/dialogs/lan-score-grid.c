/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-score-grid.h"

#include <glib/gi18n-lib.h>

#include "lan-badge.h"
#include "lan-words.h"

#define SYMBOL_SIZE 16

/* Symbols are rendered so much finer than the screen needs, for pictures that are kept. */
#define SYMBOL_DETAIL 2

/* A grid that is being filled. */
typedef struct {
  GtkGrid *grid;
  LanSession *session;
  const LanScoreTable *table;
  int row;                   /* the next one */
} Builder;

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

static const char *
source_symbol (LanSource source)
{
  switch (source)
    {
    case LAN_SOURCE_COUNTY:
      return "county";
    case LAN_SOURCE_CASTLE:
      return "treasury";
    case LAN_SOURCE_FAVOUR:
      return "favour";
    case LAN_SOURCE_LAW:
      return "parliament";
    case LAN_SOURCE_CONFLICT:
      return "conflict";
    case LAN_SOURCE_FINAL_KNIGHTHOOD:
      return "strength";
    case LAN_SOURCE_FINAL_EXTENSIONS:
      return "extension";
    case LAN_SOURCE_TABLE:
    case LAN_SOURCE_FINAL_NOBLES:
      return "nobleman";
    case LAN_SOURCE_NONE:
    case LAN_SOURCE_SETUP:
    case LAN_N_SOURCES:
    default:
      return "pp";
    }
}

static GtkWidget *
symbol_new (const char *symbol)
{
  g_autofree char *name = g_strconcat ("lancaster-", symbol, "-symbolic", NULL);
  GtkIconTheme *theme = gtk_icon_theme_get_for_display (gdk_display_get_default ());
  g_autoptr (GtkIconPaintable) icon = gtk_icon_theme_lookup_icon (theme, name, NULL, SYMBOL_SIZE, SYMBOL_DETAIL,
                                                                  GTK_TEXT_DIR_NONE, GTK_ICON_LOOKUP_FORCE_SYMBOLIC);
  GtkWidget *image = g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                   "paintable", icon, "pixel-size", SYMBOL_SIZE, NULL);

  return image;
}

static void
attach (Builder *self, GtkWidget *widget, int column, int height, const char *row_class)
{
  if (row_class != NULL)
    gtk_widget_add_css_class (widget, row_class);
  if (column == 0)
    gtk_widget_add_css_class (widget, "row-head");
  gtk_widget_set_hexpand (widget, column > 0);
  gtk_grid_attach (self->grid, widget, column, self->row, 1, height);
}

static char *
house_name (Builder *self, guint seat)
{
  return lan_words_side (lan_session_get_content (self->session), lan_session_get_setup (self->session), seat);
}

/* Houses in columns of the same width. */
static void
add_heads (Builder *self)
{
  g_autoptr (GtkSizeGroup) group = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);

  for (guint seat = 0; seat < self->table->players; seat++)
    {
      g_autofree char *name = house_name (self, seat);
      GtkWidget *head = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
      GtkWidget *label = lan_badge_label_new (name, "house-name");

      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      gtk_label_set_max_width_chars (GTK_LABEL (label), 11);
      gtk_widget_set_tooltip_text (label, name);
      gtk_box_append (GTK_BOX (head), lan_badge_shield_new (self->session, seat, 32));
      gtk_box_append (GTK_BOX (head), label);
      gtk_size_group_add_widget (group, head);
      attach (self, head, (int) seat + 1, 1, NULL);
    }
  self->row++;
}

static void
add_row_head (Builder *self, const char *title, const char *symbol, const char *classes, const char *row_class)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *label = lan_badge_label_new (title, classes);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_width_chars (GTK_LABEL (label), 8);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 24);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), symbol_new (symbol));
  gtk_box_append (GTK_BOX (box), label);
  gtk_widget_set_vexpand (box, TRUE);
  attach (self, box, 0, 1, row_class);
}

static void
add_figures (Builder *self, const char *title, const guint points[LAN_MAX_SEATS], const char *row_class)
{
  guint most = lan_score_table_get_most (self->table, points);

  for (guint seat = 0; seat < self->table->players; seat++)
    {
      g_autofree char *house = house_name (self, seat);
      g_autofree char *text = points[seat] > 0 ? g_strdup_printf ("%u", points[seat]) : g_strdup ("–");
      /* Translators: a figure of the score table: the house, what the points are for, the points. */
      g_autofree char *name = g_strdup_printf (_("%1$s, %2$s: %3$u"), house, title, points[seat]);
      GtkWidget *label = lan_badge_label_new (text, most > 0 && points[seat] == most ? "numeric most" : "numeric");

      gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
      attach (self, label, (int) seat + 1, 1, row_class);
    }
}

static void
add_row (Builder *self, const char *title, const char *symbol, const guint points[LAN_MAX_SEATS], gboolean begins_final)
{
  const char *stripe = self->row % 2 == 1 ? "stripe" : "plain";

  add_row_head (self, title, symbol, "source", stripe);
  add_figures (self, title, points, stripe);
  if (begins_final)
    for (guint column = 0; column <= self->table->players; column++)
      gtk_widget_add_css_class (gtk_grid_get_child_at (self->grid, (int) column, self->row), "begins-final");
  self->row++;
}

static void
add_total (Builder *self)
{
  GtkWidget *under = gtk_label_new (NULL);

  add_row_head (self, _("Total"), "pp", "house-name", "total-row");
  add_figures (self, _("Total"), self->table->totals, "total-row");
  self->row++;
  attach (self, under, 0, 1, "rank-row");
  for (guint seat = 0; seat < self->table->players; seat++)
    {
      g_autofree char *rank = rank_text (lan_score_table_get_rank (self->table, seat));

      attach (self, lan_badge_label_new (rank, "caption"), (int) seat + 1, 1, "rank-row");
    }
}

static Builder
begin (LanSession *session, const LanScoreTable *table)
{
  Builder self = { .grid = GTK_GRID (gtk_grid_new ()), .session = session, .table = table };

  gtk_widget_add_css_class (GTK_WIDGET (self.grid), "score-grid");
  add_heads (&self);
  return self;
}

GtkWidget *
lan_score_grid_new_sources (LanSession *session, const LanScoreTable *table)
{
  Builder self = begin (session, table);
  gboolean in_final = FALSE;

  for (guint i = 0; i < table->n_sources; i++)
    {
      gboolean final = lan_score_is_final (table->sources[i]);

      add_row (&self, lan_words_source (table->sources[i]), source_symbol (table->sources[i]), table->by_source[i], final && !in_final);
      in_final = final;
    }
  add_total (&self);
  return GTK_WIDGET (self.grid);
}

GtkWidget *
lan_score_grid_new_rounds (LanSession *session, const LanScoreTable *table)
{
  Builder self = begin (session, table);

  for (guint round = 0; round < LAN_SCORE_ROUNDS; round++)
    {
      g_autofree char *title = lan_score_round_title (round);
      gboolean final = round > LAN_ROUNDS;

      if (lan_score_table_has_round (table, round))
        add_row (&self, title, final ? "pp" : "round", table->by_round[round], final);
    }
  add_total (&self);
  return GTK_WIDGET (self.grid);
}

GtkWidget *
lan_score_grid_new_chances (LanSession *session, guint chances[LAN_SCORE_ROUNDS][LAN_MAX_SEATS])
{
  const LanScoreTable houses = { .players = lan_session_get_setup (session)->chance.players };
  Builder self = begin (session, &houses);

  for (guint round = 0; round < LAN_SCORE_ROUNDS; round++)
    {
      g_autofree char *title = lan_score_round_title (round);

      add_row (&self, title, round > LAN_ROUNDS ? "pp" : "round", chances[round], round > LAN_ROUNDS);
    }
  return GTK_WIDGET (self.grid);
}
