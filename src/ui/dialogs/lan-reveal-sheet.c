/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-reveal-sheet.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "lan-badge.h"
#include "lan-help-button.h"
#include "lan-law-card.h"
#include "lan-piece.h"
#include "lan-token-theme.h"
#include "lan-settings.h"
#include "lan-turning-tile.h"

/* With more markers than fit in a column a number says it. */
#define MAX_SEALS 4

/* In pixels: four of them fit beside one another. */
#define LAW_WIDTH 132
#define LAW_HEIGHT 80

/* Milliseconds that each tile takes to turn, and then the result to come. */
#define TURN_TIME 220

struct _LanRevealSheet {
  GtkBox parent_instance;

  LanSession *session;
  LanReveal reveal;

  GtkLabel *heading;
  GtkLabel *text;
  GtkBox *columns;
  GtkLabel *for_label;
  GtkLabel *why_label;
  GtkLabel *against_label;
  GtkGrid *tally;
  GtkBox *laws;
  GtkLabel *footnote;

  guint n_votes;
  GtkWidget *tiles[LAN_MAX_SEATS];   /* of those who voted, in order, with what stands below them */
  GtkWidget *markers[LAN_MAX_SEATS];
  GtkWidget *sums[LAN_MAX_SEATS];
  AdwAnimation *turning;             /* NULL before the sheet is seen */
};

G_DEFINE_FINAL_TYPE (LanRevealSheet, lan_reveal_sheet, GTK_TYPE_BOX)

static guint
weight (LanRevealSheet *self, guint seat)
{
  return 1 + self->reveal.markers[seat]; /* R4.3 */
}

static GtkWidget *
markers_new (guint n_markers)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);
  g_autofree char *count = g_strdup_printf ("×%u", n_markers);

  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_size_request (box, -1, 34);
  if (n_markers == 0)
    gtk_box_append (GTK_BOX (box), lan_badge_label_new (_("no markers"), "dim-label"));
  for (guint i = 0; i < (n_markers > MAX_SEALS ? 1 : n_markers); i++)
    gtk_box_append (GTK_BOX (box), lan_piece_new ("seal", 34));
  if (n_markers > MAX_SEALS)
    gtk_box_append (GTK_BOX (box), lan_badge_label_new (count, "numeric heading"));
  return box;
}

static GtkWidget *
tile_new (gboolean yes)
{
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *tile;
  GtkWidget *label = lan_badge_label_new (yes ? _("Yes") : _("No"), yes ? "vote-word yes" : "vote-word no");

  gtk_widget_set_valign (label, GTK_ALIGN_END);
  gtk_widget_set_margin_bottom (label, 7);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), lan_piece_new (yes ? "vote-yes" : "vote-no", 76));
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), label);
  tile = lan_turning_tile_new (overlay);
  gtk_widget_set_halign (tile, GTK_ALIGN_CENTER);
  return tile;
}

static GtkWidget *
column_new (LanRevealSheet *self, guint seat)
{
  gboolean yes = self->reveal.answers[seat] == LAN_YES;
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *head = lan_badge_field_new (self->session, seat, GTK_ORIENTATION_HORIZONTAL);
  g_autofree char *sum = NULL;

  /* Translators: how many votes a house gave for, or against, a law. */
  sum = g_strdup_printf (yes ? _("%u for") : _("%u against"), weight (self, seat));
  gtk_widget_add_css_class (column, "reveal-column");
  gtk_box_append (GTK_BOX (head), lan_badge_new (self->session, seat, 28));
  gtk_box_append (GTK_BOX (column), head);
  self->tiles[self->n_votes] = tile_new (yes);
  self->markers[self->n_votes] = markers_new (self->reveal.markers[seat]);
  self->sums[self->n_votes] = lan_badge_label_new (sum, yes ? "heading yes" : "heading no");
  gtk_box_append (GTK_BOX (column), self->tiles[self->n_votes]);
  gtk_box_append (GTK_BOX (column), self->markers[self->n_votes]);
  gtk_box_append (GTK_BOX (column), self->sums[self->n_votes]);
  self->n_votes++;
  return column;
}

/* One column of the grid is one vote, those for the law first. */
static void
fill_tally (LanRevealSheet *self)
{
  guint x = 0;

  for (guint pass = 0; pass < 2; pass++)
    for (guint seat = 0; seat < LAN_MAX_SEATS; seat++)
      if (self->reveal.voted[seat] && (self->reveal.answers[seat] == LAN_YES) == (pass == 0))
        {
          GtkWidget *field = lan_badge_field_new (self->session, seat, GTK_ORIENTATION_HORIZONTAL);
          GtkWidget *shield = lan_badge_shield_new (self->session, seat, 20);

          gtk_widget_set_hexpand (shield, TRUE);
          gtk_widget_set_halign (shield, GTK_ALIGN_CENTER);
          gtk_box_append (GTK_BOX (field), shield);
          gtk_grid_attach (self->tally, field, (int) x, 0, (int) weight (self, seat), 1);
          x += weight (self, seat);
        }
}

/* R4.3 */
static char *
why_text (const LanReveal *reveal)
{
  /* Translators: in this and the next two, the votes for and against a law. */
  if (reveal->votes_for > reveal->votes_against)
    return g_strdup_printf (_("%1$u to %2$u: more for than against."), reveal->votes_for, reveal->votes_against);
  if (reveal->approved)
    return g_strdup_printf (_("%1$u to %2$u: a tie approves."), reveal->votes_for, reveal->votes_against);
  return g_strdup_printf (_("%1$u to %2$u: more against than for."), reveal->votes_for, reveal->votes_against);
}

static void
fill_sums (LanRevealSheet *self)
{
  const LanReveal *reveal = &self->reveal;
  /* Translators: votes for and against a law. */
  g_autofree char *votes_for = g_strdup_printf (_("For %u"), reveal->votes_for);
  g_autofree char *votes_against = g_strdup_printf (_("Against %u"), reveal->votes_against);
  g_autofree char *why = why_text (reveal);

  gtk_label_set_label (self->for_label, votes_for);
  gtk_label_set_label (self->against_label, votes_against);
  gtk_label_set_label (self->why_label, why);
}

/* A line through the law that is no longer in force. */
static void
draw_strike (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  GdkRGBA color = lan_token_theme_get_color (GTK_WIDGET (area), "board_rubric");

  gdk_cairo_set_source_rgba (cr, &color);
  cairo_set_line_width (cr, 3);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_move_to (cr, 0.08 * width, 0.84 * height);
  cairo_line_to (cr, 0.92 * width, 0.16 * height);
  cairo_stroke (cr);
}

static GtkWidget *
law_new (LanRevealSheet *self, guint law)
{
  GtkWidget *card = lan_law_card_new (lan_session_get_content (self->session), law, LAN_LAW_CARD_MINI);

  gtk_widget_set_size_request (card, LAW_WIDTH, LAW_HEIGHT);
  gtk_widget_set_halign (card, GTK_ALIGN_CENTER);
  return card;
}

static GtkWidget *
left_law_new (LanRevealSheet *self)
{
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *card = law_new (self, self->reveal.left);
  GtkWidget *strike = g_object_new (GTK_TYPE_DRAWING_AREA, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "can-target", FALSE, NULL);

  gtk_widget_set_halign (overlay, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (card, "left-law");
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (strike), draw_strike, NULL, NULL);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), card);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), strike);
  return overlay;
}

static void
fill_laws (LanRevealSheet *self)
{
  if (self->reveal.left != LAN_NO_ITEM)
    {
      gtk_box_append (self->laws, left_law_new (self));
      gtk_box_append (self->laws, gtk_image_new_from_icon_name ("go-next-symbolic"));
    }
  for (guint i = 0; i < LAN_IN_FORCE; i++)
    {
      GtkWidget *card = law_new (self, self->reveal.in_force[i]);

      lan_law_card_set_marked (LAN_LAW_CARD (card), self->reveal.approved && self->reveal.in_force[i] == self->reveal.law);
      gtk_box_append (self->laws, card);
    }
  if (self->reveal.approved)
    /* Translators: beside a law that has just come into force. */
    gtk_box_append (self->laws, lan_badge_label_new (_("new"), "new-law"));
}

static void
fill_footnote (LanRevealSheet *self)
{
  LanGameContent *content = lan_session_get_content (self->session);
  guint n_markers = 0;
  g_autofree char *markers = NULL;
  g_autofree char *note = NULL;

  for (guint seat = 0; seat < LAN_MAX_SEATS; seat++)
    n_markers += self->reveal.voted[seat] ? self->reveal.markers[seat] : 0;
  markers = n_markers == 0 ? g_strdup (_("No markers were committed."))
                           : g_strdup_printf (ngettext ("%u marker went to the supply.", "%u markers went to the supply.", n_markers), n_markers);

  if (self->reveal.left != LAN_NO_ITEM)
    /* Translators: the law that leaves, and the sentence about the markers. */
    note = g_strdup_printf (_("%s leaves. %s"), lan_game_content_get_title (content, LAN_TABLE_LAWS, self->reveal.left), markers);
  else
    /* Translators: the sentence about the markers. */
    note = g_strdup_printf (_("The proposal leaves the game. %s"), markers);
  gtk_label_set_label (self->footnote, note);
}

/* The tiles turned so far: 1.5: the second one is half turned; one more than there are: the result is seen. */
static void
set_turned (double turned, LanRevealSheet *self)
{
  GtkWidget *result[] = {
    GTK_WIDGET (self->heading), GTK_WIDGET (self->for_label), GTK_WIDGET (self->why_label),
    GTK_WIDGET (self->against_label), GTK_WIDGET (self->tally), GTK_WIDGET (self->laws), GTK_WIDGET (self->footnote),
  };

  for (guint i = 0; i < self->n_votes; i++)
    {
      lan_turning_tile_set_turn (LAN_TURNING_TILE (self->tiles[i]), turned - i);
      gtk_widget_set_opacity (self->markers[i], turned - i >= 1 ? 1 : 0);
      gtk_widget_set_opacity (self->sums[i], turned - i >= 1 ? 1 : 0);
    }
  for (guint i = 0; i < G_N_ELEMENTS (result); i++)
    gtk_widget_set_opacity (result[i], CLAMP (turned - self->n_votes, 0, 1));
}

static void
skip (LanRevealSheet *self)
{
  if (self->turning != NULL && adw_animation_get_state (self->turning) == ADW_ANIMATION_PLAYING)
    adw_animation_skip (self->turning);
}

/* An animation that plays in a widget that nobody sees is at its end at once, so it waits for this. */
static void
lan_reveal_sheet_map (GtkWidget *widget)
{
  LanRevealSheet *self = LAN_REVEAL_SHEET (widget);
  g_autoptr (GSettings) settings = lan_settings_new ();
  guint end = self->n_votes + 1;
  double speed = lan_settings_get_motion (settings);

  GTK_WIDGET_CLASS (lan_reveal_sheet_parent_class)->map (widget);

  if (self->turning != NULL || speed <= 0)
    return;
  self->turning = adw_timed_animation_new (widget, 0, end, (guint) (end * TURN_TIME * speed),
                                           adw_callback_animation_target_new ((AdwAnimationTargetFunc) set_turned, self, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->turning), ADW_LINEAR);
  set_turned (0, self);
  adw_animation_play (self->turning);
}

static void
lan_reveal_sheet_dispose (GObject *object)
{
  LanRevealSheet *self = LAN_REVEAL_SHEET (object);

  g_clear_object (&self->turning);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (lan_reveal_sheet_parent_class)->dispose (object);
}

static void
lan_reveal_sheet_class_init (LanRevealSheetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lan_reveal_sheet_dispose;
  widget_class->map = lan_reveal_sheet_map;

  g_type_ensure (LAN_TYPE_HELP_BUTTON);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/lancaster_game/Lancaster/ui/lan-reveal-sheet.ui");
  gtk_widget_class_bind_template_child (widget_class, LanRevealSheet, heading);
  gtk_widget_class_bind_template_child (widget_class, LanRevealSheet, text);
  gtk_widget_class_bind_template_child (widget_class, LanRevealSheet, columns);
  gtk_widget_class_bind_template_child (widget_class, LanRevealSheet, for_label);
  gtk_widget_class_bind_template_child (widget_class, LanRevealSheet, why_label);
  gtk_widget_class_bind_template_child (widget_class, LanRevealSheet, against_label);
  gtk_widget_class_bind_template_child (widget_class, LanRevealSheet, tally);
  gtk_widget_class_bind_template_child (widget_class, LanRevealSheet, laws);
  gtk_widget_class_bind_template_child (widget_class, LanRevealSheet, footnote);
}

static void
lan_reveal_sheet_init (LanRevealSheet *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (skip), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

GtkWidget *
lan_reveal_sheet_new (LanSession *session, const LanReveal *reveal)
{
  LanRevealSheet *self = g_object_new (LAN_TYPE_REVEAL_SHEET, NULL);
  LanGameContent *content = lan_session_get_content (session);
  const char *title = lan_game_content_get_title (content, LAN_TABLE_LAWS, reveal->law);
  g_autofree char *heading = NULL;

  self->session = g_object_ref (session);
  self->reveal = *reveal;

  /* Translators: the name of a law. */
  heading = g_strdup_printf (reveal->approved ? _("%s is approved") : _("%s is rejected"), title);
  gtk_label_set_label (self->heading, heading);
  gtk_label_set_label (self->text, lan_game_content_get_text (content, LAN_TABLE_LAWS, reveal->law));
  for (guint seat = 0; seat < LAN_MAX_SEATS; seat++)
    if (reveal->voted[seat])
      gtk_box_append (self->columns, column_new (self, seat));
  fill_tally (self);
  fill_sums (self);
  fill_laws (self);
  fill_footnote (self);
  return GTK_WIDGET (self);
}
