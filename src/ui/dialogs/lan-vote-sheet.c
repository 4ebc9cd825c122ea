/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-vote-sheet.h"

#include <glib/gi18n-lib.h>

#include "lan-badge.h"
#include "lan-forecast.h"
#include "lan-help-button.h"
#include "lan-law-card.h"
#include "lan-message-dialogs.h"
#include "lan-piece.h"
#include "lan-roomy-layout.h"
#include "lan-settings.h"
#include "lan-words.h"

/* With more markers than fit in a row the numbers alone say it. */
#define MAX_SEALS 8

struct _LanVoteSheet {
  GtkBox parent_instance;

  LanSession *session;
  guint law;
  guint seat;
  guint owned;      /* voting markers */
  guint markers;    /* of these, committed */

  GtkLabel *heading;
  GtkBox *card;
  GtkLabel *leaving;
  GtkGrid *forecast;
  GtkBox *voter;
  GtkLabel *voter_name;
  GtkToggleButton *yes;
  GtkToggleButton *no;
  GtkLabel *marker_label;
  GtkBox *seals;
  GtkButton *less;
  GtkButton *more;
  GtkLabel *summary;
  GtkBox *sealed;
  GtkLabel *advice;
  GtkButton *seal;
};

G_DEFINE_FINAL_TYPE (LanVoteSheet, lan_vote_sheet, GTK_TYPE_BOX)

static const char *
law_title (LanVoteSheet *self, guint law)
{
  return lan_game_content_get_title (lan_session_get_content (self->session), LAN_TABLE_LAWS, law);
}

static gboolean
has_answer (LanVoteSheet *self)
{
  return gtk_toggle_button_get_active (self->yes) || gtk_toggle_button_get_active (self->no);
}

static void
update_seals (LanVoteSheet *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->seals))) != NULL)
    gtk_box_remove (self->seals, child);
  for (guint i = 0; i < MIN (self->owned, MAX_SEALS); i++)
    gtk_box_append (self->seals, lan_piece_new (i < self->markers ? "seal" : "seal-spent", 36));
}

static char *
summary_text (LanVoteSheet *self)
{
  guint weight = 1 + self->markers; /* R4.3 */

  if (!has_answer (self))
    return g_strdup (_("Choose Yes or No."));
  if (gtk_toggle_button_get_active (self->yes))
    /* Translators: markers, and the sum of 1 and the markers. */
    return g_strdup_printf (_("Your vote counts 1 + %u = %u for Yes."), self->markers, weight);
  return g_strdup_printf (_("Your vote counts 1 + %u = %u for No."), self->markers, weight);
}

static void
update (LanVoteSheet *self)
{
  g_autofree char *summary = summary_text (self);
  /* Translators: how many markers are committed, and how many the house has. */
  g_autofree char *markers = g_strdup_printf (_("Voting markers: %u of %u"), self->markers, self->owned);

  gtk_label_set_label (self->summary, summary);
  gtk_label_set_label (self->marker_label, markers);
  gtk_widget_set_sensitive (GTK_WIDGET (self->less), self->markers > 0);
  gtk_widget_set_sensitive (GTK_WIDGET (self->more), self->markers < self->owned);
  gtk_widget_set_sensitive (GTK_WIDGET (self->seal), has_answer (self));
  update_seals (self);
}

static void
mark (GtkToggleButton *tile, gboolean hinted)
{
  if (hinted)
    gtk_widget_add_css_class (GTK_WIDGET (tile), "hinted");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (tile), "hinted");
}

static void
update_hint (LanVoteSheet *self)
{
  const LanChoice *choice = lan_session_get_hinted_choice (self->session);
  g_autofree char *advice = lan_session_describe_hint (self->session);

  gtk_label_set_label (self->advice, advice != NULL ? advice : "");
  gtk_widget_set_visible (GTK_WIDGET (self->advice), advice != NULL);
  mark (self->yes, choice != NULL && choice->kind == LAN_DECISION_VOTE && choice->answer == LAN_YES);
  mark (self->no, choice != NULL && choice->kind == LAN_DECISION_VOTE && choice->answer == LAN_NO);
}

static void
on_less (LanVoteSheet *self)
{
  if (self->markers > 0)
    self->markers--;
  update (self);
}

static void
on_more (LanVoteSheet *self)
{
  if (self->markers < self->owned)
    self->markers++;
  update (self);
}

static void
seal (gpointer data)
{
  LanVoteSheet *self = LAN_VOTE_SHEET (data);
  LanChoice choice = lan_choice_blank (LAN_DECISION_VOTE, self->seat);

  choice.item = (guint8) self->law;
  choice.answer = gtk_toggle_button_get_active (self->yes) ? LAN_YES : LAN_NO;
  choice.amount = (guint16) self->markers;
  lan_session_play (self->session, &choice);
}

/* With take-backs of the own turn alone, a sealed vote is out of reach. */
static gboolean
is_final (LanVoteSheet *self)
{
  g_autoptr (GSettings) settings = lan_settings_new ();

  return lan_session_get_setup (self->session)->take_backs == LAN_TAKE_BACKS_OWN_TURN && lan_settings_get_confirm (settings);
}

static void
on_seal (LanVoteSheet *self)
{
  if (is_final (self))
    lan_message_ask (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), _("Seal This Vote?"),
                     _("A sealed vote cannot be taken back in this game."), _("_Seal"), seal, G_OBJECT (self));
  else
    seal (self);
}

static void
on_answer_key (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LanVoteSheet *self = LAN_VOTE_SHEET (widget);

  gtk_toggle_button_set_active (g_variant_get_boolean (parameter) ? self->yes : self->no, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->seal));
}

static void
on_marker_key (GtkWidget *widget, const char *name, GVariant *parameter)
{
  if (g_variant_get_int32 (parameter) > 0)
    on_more (LAN_VOTE_SHEET (widget));
  else
    on_less (LAN_VOTE_SHEET (widget));
}

static void
install_keys (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "vote.answer", "b", on_answer_key);
  gtk_widget_class_install_action (widget_class, "vote.marker", "i", on_marker_key);
  gtk_widget_class_add_binding_action (widget_class, lan_vote_sheet_get_key (TRUE), 0, "vote.answer", "b", TRUE);
  gtk_widget_class_add_binding_action (widget_class, lan_vote_sheet_get_key (FALSE), 0, "vote.answer", "b", FALSE);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_plus, 0, "vote.marker", "i", 1);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Add, 0, "vote.marker", "i", 1);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_minus, 0, "vote.marker", "i", -1);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Subtract, 0, "vote.marker", "i", -1);
}

static void
fill_head (LanVoteSheet *self, const LanState *state)
{
  /* Translators: the number of the proposal, and how many there are in a round. */
  g_autofree char *heading = g_strdup_printf (_("Proposal %d of %d"), state->proposal + 1, LAN_PROPOSALS);
  /* Translators: the name of a law. */
  g_autofree char *leaving = g_strdup_printf (_("If approved, %s (the oldest law) leaves."), law_title (self, state->in_force[0]));
  LanGameContent *content = lan_session_get_content (self->session);

  gtk_label_set_label (self->heading, heading);
  gtk_label_set_label (self->leaving, leaving);
  gtk_box_append (self->card, lan_law_card_new (content, self->law, LAN_LAW_CARD_LARGE));
}

static GtkWidget *
column_title_new (const char *text)
{
  GtkWidget *label = lan_badge_label_new (text, "caption dim-label");

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 14);
  gtk_widget_set_hexpand (label, TRUE);
  return label;
}

/* Green and red are for power points; what else there is speaks for itself. */
static GtkWidget *
net_new (const LanGains *won, const LanGains *lost)
{
  LanGains net = lan_gains_subtract (won, lost);
  GtkWidget *widget = lan_badge_gains_new (&net, FALSE);

  if (net.goods[LAN_GOOD_PP] != 0)
    gtk_widget_add_css_class (widget, net.goods[LAN_GOOD_PP] > 0 ? "yes" : "no");
  gtk_widget_add_css_class (widget, "net");
  return widget;
}

static void
fill_forecast (LanVoteSheet *self, const LanState *state)
{
  const LanContent *tables = lan_game_content_get_tables (lan_session_get_content (self->session));
  guint oldest = state->in_force[0];
  LanGains won[LAN_MAX_SEATS], lost[LAN_MAX_SEATS];
  /* Translators: the name of a law that leaves. */
  g_autofree char *lost_title = g_strdup_printf (_("%s lost"), law_title (self, oldest));

  lan_forecast_law (tables, state, self->law, won);
  lan_forecast_law (tables, state, oldest, lost);

  gtk_grid_attach (self->forecast, column_title_new (law_title (self, self->law)), 1, 0, 1, 1);
  gtk_grid_attach (self->forecast, column_title_new (lost_title), 2, 0, 1, 1);
  gtk_grid_attach (self->forecast, column_title_new (_("On balance")), 3, 0, 1, 1);
  for (guint seat = 0; seat < state->players; seat++)
    {
      GtkWidget *badge = lan_badge_new (self->session, seat, 28);

      if (seat == self->seat)
        gtk_widget_add_css_class (badge, "own-house");
      gtk_grid_attach (self->forecast, badge, 0, (int) seat + 1, 1, 1);
      gtk_grid_attach (self->forecast, lan_badge_gains_new (&won[seat], FALSE), 1, (int) seat + 1, 1, 1);
      gtk_grid_attach (self->forecast, lan_badge_gains_new (&lost[seat], TRUE), 2, (int) seat + 1, 1, 1);
      gtk_grid_attach (self->forecast, net_new (&won[seat], &lost[seat]), 3, (int) seat + 1, 1, 1);
    }
}

static void
fill_voter (LanVoteSheet *self)
{
  g_autofree char *name = lan_words_side (lan_session_get_content (self->session), lan_session_get_setup (self->session), self->seat);

  gtk_label_set_label (self->voter_name, name);
  gtk_box_prepend (self->voter, lan_badge_shield_new (self->session, self->seat, 48));
}

static void
fill_sealed (LanVoteSheet *self, const LanState *state)
{
  guint n_sealed = 0;

  for (guint seat = 0; seat < state->players; seat++)
    if (state->votes[seat] != 0)
      {
        gtk_box_append (self->sealed, lan_badge_shield_new (self->session, seat, 26));
        gtk_box_append (self->sealed, lan_piece_new ("seal", 24));
        n_sealed++;
      }
  gtk_widget_set_visible (GTK_WIDGET (self->sealed), n_sealed > 0);
}

static void
lan_vote_sheet_dispose (GObject *object)
{
  LanVoteSheet *self = LAN_VOTE_SHEET (object);

  g_clear_object (&self->session);

  G_OBJECT_CLASS (lan_vote_sheet_parent_class)->dispose (object);
}

static void
lan_vote_sheet_class_init (LanVoteSheetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lan_vote_sheet_dispose;

  g_type_ensure (LAN_TYPE_HELP_BUTTON);
  g_type_ensure (LAN_TYPE_PIECE);
  g_type_ensure (LAN_TYPE_ROOMY_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/lancaster_game/Lancaster/ui/lan-vote-sheet.ui");
  gtk_widget_class_bind_template_child (widget_class, LanVoteSheet, heading);
  gtk_widget_class_bind_template_child (widget_class, LanVoteSheet, card);
  gtk_widget_class_bind_template_child (widget_class, LanVoteSheet, leaving);
  gtk_widget_class_bind_template_child (widget_class, LanVoteSheet, forecast);
  gtk_widget_class_bind_template_child (widget_class, LanVoteSheet, voter);
  gtk_widget_class_bind_template_child (widget_class, LanVoteSheet, voter_name);
  gtk_widget_class_bind_template_child (widget_class, LanVoteSheet, yes);
  gtk_widget_class_bind_template_child (widget_class, LanVoteSheet, no);
  gtk_widget_class_bind_template_child (widget_class, LanVoteSheet, marker_label);
  gtk_widget_class_bind_template_child (widget_class, LanVoteSheet, seals);
  gtk_widget_class_bind_template_child (widget_class, LanVoteSheet, less);
  gtk_widget_class_bind_template_child (widget_class, LanVoteSheet, more);
  gtk_widget_class_bind_template_child (widget_class, LanVoteSheet, summary);
  gtk_widget_class_bind_template_child (widget_class, LanVoteSheet, sealed);
  gtk_widget_class_bind_template_child (widget_class, LanVoteSheet, advice);
  gtk_widget_class_bind_template_child (widget_class, LanVoteSheet, seal);
  gtk_widget_class_bind_template_callback (widget_class, update);
  gtk_widget_class_bind_template_callback (widget_class, on_less);
  gtk_widget_class_bind_template_callback (widget_class, on_more);
  gtk_widget_class_bind_template_callback (widget_class, on_seal);
  install_keys (widget_class);
}

static void
lan_vote_sheet_init (LanVoteSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* The tile with its word on the lower third, as the art asks. */
static GtkWidget *
tile_new (const char *token, const char *word, const char *classes)
{
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *label = lan_badge_label_new (word, classes);

  gtk_widget_set_valign (label, GTK_ALIGN_END);
  gtk_widget_set_margin_bottom (label, 8);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), lan_piece_new (token, 84));
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), label);
  return overlay;
}

GtkWidget *
lan_vote_sheet_new (LanSession *session)
{
  LanVoteSheet *self = g_object_new (LAN_TYPE_VOTE_SHEET, NULL);
  const LanState *state = lan_session_get_state (session);
  LanDecision decision = lan_session_get_decision (session);

  self->session = g_object_ref (session);
  self->law = decision.item;
  self->seat = decision.seat;
  self->owned = state->houses[self->seat].goods[LAN_GOOD_VOTES];

  gtk_button_set_child (GTK_BUTTON (self->yes), tile_new ("vote-yes", _("Yes"), "vote-word yes"));
  gtk_button_set_child (GTK_BUTTON (self->no), tile_new ("vote-no", _("No"), "vote-word no"));
  fill_voter (self);
  fill_head (self, state);
  fill_forecast (self, state);
  fill_sealed (self, state);
  update (self);
  update_hint (self);
  g_signal_connect_object (session, "changed", G_CALLBACK (update_hint), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

GtkWidget *
lan_vote_sheet_find_next (LanVoteSheet *self, const LanChoice *vote)
{
  GtkToggleButton *tile;

  g_return_val_if_fail (LAN_IS_VOTE_SHEET (self), NULL);

  tile = vote->answer == LAN_YES ? self->yes : self->no;
  if (!gtk_toggle_button_get_active (tile))
    return GTK_WIDGET (tile);
  if (self->markers != vote->amount)
    return GTK_WIDGET (self->markers < vote->amount ? self->more : self->less);
  return GTK_WIDGET (self->seal);
}

/* What stands before it is a mark of direction, or a bracket; such a key has no keyboard. */
static gunichar
find_letter (const char *word)
{
  const char *letter = word;

  while (*letter != '\0' && !g_unichar_isalpha (g_utf8_get_char (letter)))
    letter = g_utf8_next_char (letter);
  return g_utf8_get_char (*letter != '\0' ? letter : word);
}

guint
lan_vote_sheet_get_key (gboolean answer)
{
  return gdk_unicode_to_keyval (g_unichar_tolower (find_letter (answer ? _("Yes") : _("No"))));
}
