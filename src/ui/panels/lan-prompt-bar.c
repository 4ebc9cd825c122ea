/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-prompt-bar.h"

#include "lan-announce.h"
#include "lan-heraldry.h"
#include "lan-mnemonics.h"
#include "lan-piece.h"
#include "lan-progress-ring.h"
#include "lan-prompt-choices.h"
#include "lan-prompt-layout.h"
#include "lan-words.h"
#include "lan-wrap-layout.h"

#include <glib/gi18n-lib.h>

/* So many sentences about one decision are told aloud; all of them stand in the chronicle. */
#define MOST_NEWS 4

struct _LanPromptBar
{
  LanPanel parent_instance;

  GSignalGroup *session_signals;
  GSignalGroup *game_signals;
  GString *news;   /* what has happened and has not been told yet */
  guint n_news;    /* sentences, those that are left out too */
  char *said;      /* what is to be done, as it was told last */

  GtkWidget *scroller;
  GtkWidget *shield;
  GtkWidget *ring;
  GtkWidget *sentence;
  GtkWidget *remark; /* in the place of the sentence, which only a screen reader finds then */
  GtkWidget *hint;
  GtkWidget *advice;
  GtkWidget *advice_text;
  GtkWidget *forecast;
  GtkWidget *choices;
};

G_DEFINE_FINAL_TYPE (LanPromptBar, lan_prompt_bar, LAN_TYPE_PANEL)

static char *
lan_prompt_bar_get_house (LanSession *session, guint seat)
{
  return lan_words_side (lan_session_get_content (session), lan_session_get_setup (session), seat);
}

/* (transfer full) */
static char *
lan_prompt_bar_get_sentence (LanSession *session, const LanDecision *decision)
{
  g_autofree char *house = NULL;

  if (decision->kind != LAN_DECISION_NONE && lan_session_is_veiled (session))
    {
      house = lan_prompt_bar_get_house (session, decision->seat);
      /* Translators: several people at one screen; %s is the house of the next. */
      return g_strdup_printf (_("It is the turn of %s."), house);
    }
  return lan_words_decision (lan_session_get_content (session), lan_session_get_setup (session), lan_game_get_state (lan_session_get_game (session)), decision);
}

/* The knight in hand is the next thing to say something about. (transfer full) */
static char *
lan_prompt_bar_get_hand_hint (LanSession *session)
{
  guint side, strength;
  g_autofree char *name = NULL;

  if (!lan_session_get_selection (session, &side, &strength))
    return NULL;
  name = lan_prompt_bar_get_house (session, side);
  /* Translators: %1$u is the strength of the knight in hand, %2$s its house. */
  return g_strdup_printf (_("Strength %1$u of %2$s is in hand: glowing places are legal. Esc puts it back."), strength, name);
}

/* (transfer full) (nullable) */
static char *
lan_prompt_bar_get_hint (LanPromptBar *self, LanSession *session, const LanDecision *decision)
{
  char *hint;

  if (decision->kind != LAN_DECISION_NONE && lan_session_is_veiled (session))
    return NULL;
  if (decision->kind != LAN_DECISION_NONE && !lan_session_can_decide (session))
    return lan_panel_get_thinking_seat (LAN_PANEL (self)) != LAN_NO_SEAT ? g_strdup (_("Thinking…")) : NULL;
  if (lan_session_get_remark (session) != NULL)
    return g_strdup (lan_session_get_remark (session));
  /* The coach of a lesson says what to do, and may need the room. */
  if (lan_session_is_lesson (session))
    return NULL;
  hint = lan_prompt_bar_get_hand_hint (session);
  if (hint != NULL)
    return hint;
  /* The advice stands where the usual words do, so that the board keeps its place. */
  if (lan_session_is_hinting (session) || lan_session_get_hinted_choice (session) != NULL)
    return NULL;
  return lan_words_decision_hint (lan_session_get_content (session), lan_session_get_setup (session), lan_game_get_state (lan_session_get_game (session)), decision);
}

static void
lan_prompt_bar_forget_news (LanPromptBar *self)
{
  g_string_truncate (self->news, 0);
  self->n_news = 0;
}

static void
lan_prompt_bar_on_event (LanPromptBar *self, const LanEvent *event, LanGame *game)
{
  g_autofree char *text = lan_words_event (lan_game_get_content (game), lan_game_get_setup (game), lan_game_get_state (game), event);

  if (text != NULL && self->n_news++ < MOST_NEWS)
    g_string_append_printf (self->news, "%s ", text);
}

/* A screen reader hears of a status whose name changes: what has happened, once, and what is to be done now. */
static void
lan_prompt_bar_tell (LanPromptBar *self, const char *what)
{
  g_autofree char *all = NULL;

  if (self->n_news == 0 && g_strcmp0 (self->said, what) == 0)
    return;
  if (self->n_news > MOST_NEWS)
    /* Translators: read aloud after the first of many events. */
    g_string_append_printf (self->news, "%s ", _("The chronicle tells the rest."));
  all = g_strconcat (self->news->str, what, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, all, -1);
  lan_announce (GTK_WIDGET (self), all);
  g_free (self->said);
  self->said = g_strdup (what);
  lan_prompt_bar_forget_news (self);
}

/* Beside an advice there is no room for a line more: the board would lose it. */
static void
lan_prompt_bar_show_hint (LanPromptBar *self, const char *hint)
{
  gboolean crowded = hint != NULL && gtk_widget_get_visible (self->advice);

  gtk_label_set_text (GTK_LABEL (crowded ? self->remark : self->hint), hint != NULL ? hint : "");
  gtk_widget_set_visible (self->hint, hint != NULL && !crowded);
  gtk_widget_set_visible (self->remark, crowded);
  gtk_widget_set_opacity (self->sentence, crowded ? 0 : 1);
}

/* What was asked for is told first and alone: the rest was told before. */
static void
lan_prompt_bar_say (LanPromptBar *self, const char *sentence, const char *hint, const char *advice)
{
  g_autofree char *both = hint != NULL ? g_strdup_printf ("%s %s", sentence, hint) : g_strdup (sentence);

  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller)), 0);
  gtk_label_set_text (GTK_LABEL (self->sentence), sentence);
  gtk_label_set_text (GTK_LABEL (self->advice_text), advice != NULL ? advice : "");
  gtk_widget_set_visible (self->advice, advice != NULL);
  lan_prompt_bar_show_hint (self, hint);
  lan_prompt_bar_tell (self, advice != NULL ? advice : both);
}

static void
lan_prompt_bar_refresh (LanPanel *panel, LanSession *session)
{
  LanPromptBar *self = LAN_PROMPT_BAR (panel);
  LanDecision decision = lan_session_get_decision (session);
  gboolean thinking = lan_panel_get_thinking_seat (panel) != LAN_NO_SEAT || lan_session_is_hinting (session);
  g_autofree char *advice = lan_session_describe_hint (session);
  g_autofree char *sentence = lan_prompt_bar_get_sentence (session, &decision);
  g_autofree char *hint = lan_prompt_bar_get_hint (self, session, &decision);
  g_autofree char *token = decision.kind != LAN_DECISION_NONE ? lan_heraldry_token (session, "families", decision.side) : NULL;

  gtk_widget_set_visible (GTK_WIDGET (self), !lan_session_is_visiting (session));
  lan_prompt_bar_say (self, sentence, hint, advice);
  lan_piece_set_token (LAN_PIECE (self->shield), token);
  gtk_widget_set_visible (self->shield, token != NULL);
  gtk_widget_set_visible (self->ring, thinking);
  lan_progress_ring_follow (LAN_PROGRESS_RING (self->ring), thinking ? session : NULL);
  /* A beginner has enough to look at, and a telephone no room for it. */
  gtk_widget_set_visible (self->forecast, !lan_session_is_lesson (session));
  lan_prompt_choices_refresh (LAN_PROMPT_CHOICES (self->choices), session);
}

/* Only to be seen: a screen reader has it from the place itself. */
static void
lan_prompt_bar_on_remark_changed (LanPromptBar *self, LanSession *session)
{
  LanDecision decision = lan_session_get_decision (session);
  g_autofree char *hint = NULL;

  if (lan_session_get_state (session) == NULL)
    return;
  hint = lan_prompt_bar_get_hint (self, session, &decision);
  lan_prompt_bar_show_hint (self, hint);
}

static void
lan_prompt_bar_on_session (LanPromptBar *self)
{
  LanSession *session = lan_panel_get_session (LAN_PANEL (self));

  g_signal_group_set_target (self->game_signals, session != NULL ? lan_session_get_game (session) : NULL);
}

static void
lan_prompt_bar_dispose (GObject *object)
{
  g_clear_object (&LAN_PROMPT_BAR (object)->session_signals);
  g_clear_object (&LAN_PROMPT_BAR (object)->game_signals);

  G_OBJECT_CLASS (lan_prompt_bar_parent_class)->dispose (object);
}

static void
lan_prompt_bar_finalize (GObject *object)
{
  LanPromptBar *self = LAN_PROMPT_BAR (object);

  g_string_free (self->news, TRUE);
  g_free (self->said);

  G_OBJECT_CLASS (lan_prompt_bar_parent_class)->finalize (object);
}

static void
lan_prompt_bar_class_init (LanPromptBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lan_prompt_bar_dispose;
  G_OBJECT_CLASS (klass)->finalize = lan_prompt_bar_finalize;
  LAN_PANEL_CLASS (klass)->refresh = lan_prompt_bar_refresh;

  g_type_ensure (LAN_TYPE_PIECE);
  g_type_ensure (LAN_TYPE_PROGRESS_RING);
  g_type_ensure (LAN_TYPE_PROMPT_CHOICES);
  g_type_ensure (LAN_TYPE_PROMPT_LAYOUT);
  g_type_ensure (LAN_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/lancaster_game/Lancaster/panels/lan-prompt-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, LanPromptBar, scroller);
  gtk_widget_class_bind_template_child (widget_class, LanPromptBar, shield);
  gtk_widget_class_bind_template_child (widget_class, LanPromptBar, ring);
  gtk_widget_class_bind_template_child (widget_class, LanPromptBar, sentence);
  gtk_widget_class_bind_template_child (widget_class, LanPromptBar, remark);
  gtk_widget_class_bind_template_child (widget_class, LanPromptBar, hint);
  gtk_widget_class_bind_template_child (widget_class, LanPromptBar, advice);
  gtk_widget_class_bind_template_child (widget_class, LanPromptBar, advice_text);
  gtk_widget_class_bind_template_child (widget_class, LanPromptBar, forecast);
  gtk_widget_class_bind_template_child (widget_class, LanPromptBar, choices);

  gtk_widget_class_set_css_name (widget_class, "prompt");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_STATUS);
}

static void
lan_prompt_bar_init (LanPromptBar *self)
{
  self->news = g_string_new (NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
  lan_mnemonics_hide (GTK_WIDGET (self));

  self->session_signals = g_signal_group_new (LAN_TYPE_SESSION);
  g_signal_group_connect_swapped (self->session_signals, "remark-changed", G_CALLBACK (lan_prompt_bar_on_remark_changed), self);
  self->game_signals = g_signal_group_new (LAN_TYPE_GAME);
  g_signal_group_connect_swapped (self->game_signals, "event", G_CALLBACK (lan_prompt_bar_on_event), self);
  g_signal_group_connect_swapped (self->game_signals, "undone", G_CALLBACK (lan_prompt_bar_forget_news), self);
  g_signal_group_connect_swapped (self->game_signals, "redone", G_CALLBACK (lan_prompt_bar_forget_news), self);
  g_signal_group_connect_swapped (self->game_signals, "reset", G_CALLBACK (lan_prompt_bar_forget_news), self);
  g_signal_connect (self, "notify::session", G_CALLBACK (lan_prompt_bar_on_session), NULL);
  g_object_bind_property (self, "session", self->session_signals, "target", G_BINDING_DEFAULT);
}

GtkWidget *
lan_prompt_bar_new (void)
{
  return g_object_new (LAN_TYPE_PROMPT_BAR, NULL);
}
