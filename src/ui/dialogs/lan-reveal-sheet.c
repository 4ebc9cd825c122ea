/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-reveal-sheet.h"

#include <glib/gi18n-lib.h>

#include "lan-badge.h"
#include "lan-law-card.h"
#include "lan-piece.h"

/* With more markers than fit in a column a number says it. */
#define MAX_SEALS 4

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
  GtkWidget *label = lan_badge_label_new (yes ? _("Yes") : _("No"), yes ? "vote-word yes" : "vote-word no");

  gtk_widget_set_valign (label, GTK_ALIGN_END);
  gtk_widget_set_margin_bottom (label, 7);
  gtk_widget_set_halign (overlay, GTK_ALIGN_CENTER);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), lan_piece_new (yes ? "vote-yes" : "vote-no", 76));
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), label);
  return overlay;
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
  gtk_box_append (GTK_BOX (column), tile_new (yes));
  gtk_box_append (GTK_BOX (column), markers_new (self->reveal.markers[seat]));
  gtk_box_append (GTK_BOX (column), lan_badge_label_new (sum, yes ? "heading yes" : "heading no"));
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

static void
fill_sums (LanRevealSheet *self)
{
  const LanReveal *reveal = &self->reveal;
  /* Translators: votes for and against a law. */
  g_autofree char *votes_for = g_strdup_printf (_("For %u"), reveal->votes_for);
  g_autofree char *votes_against = g_strdup_printf (_("Against %u"), reveal->votes_against);

  gtk_label_set_label (self->for_label, votes_for);
  gtk_label_set_label (self->against_label, votes_against);
  gtk_label_set_label (self->why_label, reveal->votes_for > reveal->votes_against ? _("More for than against.")
                                        : reveal->approved                        ? _("A tie approves.")
                                                                                  : _("More against than for."));
}

static void
fill_laws (LanRevealSheet *self)
{
  LanGameContent *content = lan_session_get_content (self->session);

  if (self->reveal.left != LAN_NO_ITEM)
    {
      GtkWidget *card = lan_law_card_new (content, self->reveal.left, LAN_LAW_CARD_CHIP);

      gtk_widget_add_css_class (card, "left-law");
      gtk_box_append (self->laws, card);
      gtk_box_append (self->laws, gtk_image_new_from_icon_name ("go-next-symbolic"));
    }
  for (guint i = 0; i < LAN_IN_FORCE; i++)
    {
      GtkWidget *card = lan_law_card_new (content, self->reveal.in_force[i], LAN_LAW_CARD_CHIP);

      gtk_widget_set_hexpand (card, TRUE);
      lan_law_card_set_marked (LAN_LAW_CARD (card), self->reveal.approved && self->reveal.in_force[i] == self->reveal.law);
      gtk_box_append (self->laws, card);
    }
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

static void
lan_reveal_sheet_dispose (GObject *object)
{
  LanRevealSheet *self = LAN_REVEAL_SHEET (object);

  g_clear_object (&self->session);

  G_OBJECT_CLASS (lan_reveal_sheet_parent_class)->dispose (object);
}

static void
lan_reveal_sheet_class_init (LanRevealSheetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lan_reveal_sheet_dispose;

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
  gtk_widget_init_template (GTK_WIDGET (self));
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
