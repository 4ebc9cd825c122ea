/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-replay-bar.h"

#include "lan-help-button.h"
#include "lan-mnemonics.h"
#include "lan-prompt-layout.h"
#include "lan-tooltip.h"
#include "lan-words.h"
#include "lan-wrap-layout.h"

#include <glib/gi18n-lib.h>

/* Milliseconds from one step to the next, by the entries of the menu. */
static const guint paces[] = { 3000, 1500, 500 };

struct _LanReplayBar
{
  LanPanel parent_instance;

  GtkWidget *heading;
  GtkWidget *told;
  GtkWidget *scale;
  GtkWidget *play_button;
  GtkDropDown *pace;
  GtkToggleButton *hidden_button;

  guint timer;         /* 0: not playing */
  guint marked_serial; /* of the game whose rounds are marked on the scale; 0: none yet */
};

G_DEFINE_FINAL_TYPE (LanReplayBar, lan_replay_bar, LAN_TYPE_PANEL)

static void
show_playing (LanReplayBar *self)
{
  gboolean playing = self->timer != 0;
  const char *name = playing ? _("Pause") : _("Play");

  gtk_button_set_icon_name (GTK_BUTTON (self->play_button), playing ? "media-playback-pause-symbolic" : "media-playback-start-symbolic");
  lan_tooltip_update (self->play_button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->play_button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
stop (LanReplayBar *self)
{
  if (self->timer == 0)
    return;
  g_clear_handle_id (&self->timer, g_source_remove);
  show_playing (self);
}

static gboolean
on_timeout (gpointer data)
{
  LanReplayBar *self = LAN_REPLAY_BAR (data);
  LanSession *session = lan_panel_get_session (LAN_PANEL (self));

  if (session != NULL && lan_session_step (session, 1))
    return G_SOURCE_CONTINUE;
  stop (self);
  return G_SOURCE_REMOVE;
}

static void
restart_timer (LanReplayBar *self)
{
  guint pace = MIN (gtk_drop_down_get_selected (self->pace), G_N_ELEMENTS (paces) - 1);

  g_clear_handle_id (&self->timer, g_source_remove);
  self->timer = g_timeout_add (paces[pace], on_timeout, self);
}

static void
on_pace_changed (LanReplayBar *self)
{
  if (self->timer != 0)
    restart_timer (self);
}

static void
on_hidden_toggled (LanReplayBar *self)
{
  LanSession *session = lan_panel_get_session (LAN_PANEL (self));

  if (session != NULL)
    lan_session_set_shows_hidden (session, gtk_toggle_button_get_active (self->hidden_button));
}

/* The player takes over: what plays by itself stops. */
static void
visit (LanReplayBar *self, guint n)
{
  LanSession *session = lan_panel_get_session (LAN_PANEL (self));

  stop (self);
  if (session != NULL)
    lan_session_visit (session, n);
}

static gboolean
on_change_value (LanReplayBar *self, GtkScrollType scroll, double value)
{
  GtkAdjustment *adjustment = gtk_range_get_adjustment (GTK_RANGE (self->scale));
  double shown = gtk_adjustment_get_value (adjustment);

  /* By key as the buttons do, which pass over what nobody may know. */
  if (scroll != GTK_SCROLL_JUMP && ABS (value - shown) <= gtk_adjustment_get_step_increment (adjustment))
    gtk_widget_activate_action (GTK_WIDGET (self), "replay.step", "i", value < shown ? -1 : 1);
  else
    visit (self, (guint) CLAMP (value + 0.5, 0, gtk_adjustment_get_upper (adjustment)));
  return GDK_EVENT_STOP;
}

static void
on_step (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LanReplayBar *self = LAN_REPLAY_BAR (widget);
  LanSession *session = lan_panel_get_session (LAN_PANEL (self));

  stop (self);
  if (session != NULL)
    lan_session_step (session, g_variant_get_int32 (parameter) < 0 ? -1 : 1);
}

/* Keys point where the scale goes, which begins at the right where people read from there. */
static void
on_arrow (GtkWidget *widget, const char *name, GVariant *parameter)
{
  int step = g_variant_get_int32 (parameter);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  gtk_widget_activate_action (widget, "replay.step", "i", rtl ? -step : step);
}

static void
on_end (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LanReplayBar *self = LAN_REPLAY_BAR (widget);
  LanSession *session = lan_panel_get_session (LAN_PANEL (self));

  visit (self, g_str_equal (name, "replay.first") || session == NULL ? 0 : lan_game_get_length (lan_session_get_game (session)));
}

static void
on_play (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LanReplayBar *self = LAN_REPLAY_BAR (widget);

  if (self->timer != 0)
    stop (self);
  else
    lan_replay_bar_play (self);
}

/* The decision that led to the position after n decisions was a vote, and it is not counted yet. */
static void
tell_vote (GString *text, LanSession *session, guint n)
{
  LanGame *game = lan_session_get_game (session);
  g_autofree char *vote = NULL;

  if (!lan_session_shows_hidden (session))
    {
      g_string_append (text, _("Votes are cast; nobody knows them yet."));
      return;
    }
  vote = lan_words_vote (lan_game_get_content (game), lan_game_get_setup (game), lan_game_peek_state (game, n),
                         lan_game_get_choice (game, n - 1));
  g_string_append (text, vote);
}

/* What happened on the way to the position after n decisions. (transfer full) */
static char *
tell (LanSession *session, guint n)
{
  LanGame *game = lan_session_get_game (session);
  GString *text = g_string_new (NULL);
  const LanEvent *events;
  guint n_events;

  if (n == 0)
    return g_string_free (g_string_append (text, _("The game begins.")), FALSE);
  events = lan_game_get_events (game, n - 1, &n_events);
  for (guint i = 0; i < n_events; i++)
    {
      g_autofree char *sentence = lan_words_event (lan_game_get_content (game), lan_game_get_setup (game),
                                                   lan_game_peek_state (game, n), &events[i]);

      if (sentence != NULL)
        g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", sentence);
    }
  if (text->len == 0)
    tell_vote (text, session, n);
  return g_string_free (text, FALSE);
}

/* The round and the phase that the position belongs to. (transfer full) */
static char *
describe_moment (const LanState *state)
{
  if (lan_state_phase (state) == LAN_PHASE_FINISHED)
    return g_strdup (_("Final scores"));
  /* Translators: the rounds of the game, then its phase: "Round 3 of 5 · Place Knights". */
  return g_strdup_printf (_("Round %d of %d · %s"), state->round, LAN_ROUNDS, lan_words_phase (lan_state_phase (state)));
}

/* A numeral where each round begins. */
static void
mark_rounds (LanReplayBar *self, LanGame *game)
{
  guint length = lan_game_get_length (game);
  guint round = 0;

  gtk_scale_clear_marks (GTK_SCALE (self->scale));
  for (guint n = 0; n <= length; n++)
    {
      const LanState *state = lan_game_peek_state (game, n);
      g_autofree char *numeral = g_strdup_printf ("%u", (guint) state->round);

      if (state->round == round || lan_state_phase (state) == LAN_PHASE_FINISHED)
        continue;
      round = state->round;
      gtk_scale_add_mark (GTK_SCALE (self->scale), n, GTK_POS_BOTTOM, numeral);
    }
}

static void
refresh_scale (LanReplayBar *self, LanGame *game, guint n)
{
  guint length = lan_game_get_length (game);
  g_autofree char *text = NULL;

  if (self->marked_serial != lan_game_get_serial (game))
    {
      self->marked_serial = lan_game_get_serial (game);
      gtk_range_set_range (GTK_RANGE (self->scale), 0, MAX (length, 1));
      mark_rounds (self, game);
    }
  gtk_range_set_value (GTK_RANGE (self->scale), n);
  /* Translators: where a replay stands: %1$u of the %2$u decisions of the game have been made. */
  text = g_strdup_printf (_("%1$u of %2$u decisions"), n, length);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scale), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text, -1);
  lan_tooltip_update (self->scale, text);
}

static void
lan_replay_bar_refresh (LanPanel *panel, LanSession *session)
{
  LanReplayBar *self = LAN_REPLAY_BAR (panel);
  LanGame *game = lan_session_get_game (session);
  guint n = lan_session_get_visited (session);
  g_autofree char *moment = NULL;
  g_autofree char *told = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self), lan_session_is_visiting (session));
  if (!lan_session_is_visiting (session))
    {
      stop (self);
      return;
    }
  gtk_widget_set_visible (GTK_WIDGET (self->hidden_button), lan_session_can_show_hidden (session));
  gtk_toggle_button_set_active (self->hidden_button, lan_session_shows_hidden (session));
  moment = describe_moment (lan_session_get_state (session));
  told = tell (session, n);
  gtk_label_set_text (GTK_LABEL (self->heading), moment);
  gtk_label_set_text (GTK_LABEL (self->told), told);
  lan_tooltip_update (self->told, told);
  refresh_scale (self, game, n);
}

static void
lan_replay_bar_dispose (GObject *object)
{
  g_clear_handle_id (&LAN_REPLAY_BAR (object)->timer, g_source_remove);

  G_OBJECT_CLASS (lan_replay_bar_parent_class)->dispose (object);
}

static void
add_keys (GtkWidgetClass *widget_class)
{
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Left, 0, "replay.arrow", "i", -1);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Left, 0, "replay.arrow", "i", -1);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Right, 0, "replay.arrow", "i", 1);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Right, 0, "replay.arrow", "i", 1);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Home, 0, "replay.first", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_End, 0, "replay.last", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_space, 0, "replay.play", NULL);
}

static void
lan_replay_bar_class_init (LanReplayBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lan_replay_bar_dispose;
  LAN_PANEL_CLASS (klass)->refresh = lan_replay_bar_refresh;

  gtk_widget_class_install_action (widget_class, "replay.first", NULL, on_end);
  gtk_widget_class_install_action (widget_class, "replay.last", NULL, on_end);
  gtk_widget_class_install_action (widget_class, "replay.step", "i", on_step);
  gtk_widget_class_install_action (widget_class, "replay.arrow", "i", on_arrow);
  gtk_widget_class_install_action (widget_class, "replay.play", NULL, on_play);
  add_keys (widget_class);

  g_type_ensure (LAN_TYPE_HELP_BUTTON);
  g_type_ensure (LAN_TYPE_PROMPT_LAYOUT);
  g_type_ensure (LAN_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/lancaster_game/Lancaster/panels/lan-replay-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, LanReplayBar, heading);
  gtk_widget_class_bind_template_child (widget_class, LanReplayBar, told);
  gtk_widget_class_bind_template_child (widget_class, LanReplayBar, scale);
  gtk_widget_class_bind_template_child (widget_class, LanReplayBar, play_button);
  gtk_widget_class_bind_template_child (widget_class, LanReplayBar, pace);
  gtk_widget_class_bind_template_child (widget_class, LanReplayBar, hidden_button);
  gtk_widget_class_bind_template_callback (widget_class, on_change_value);
  gtk_widget_class_bind_template_callback (widget_class, on_hidden_toggled);
  gtk_widget_class_bind_template_callback (widget_class, on_pace_changed);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "replaybar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
lan_replay_bar_init (LanReplayBar *self)
{
  GtkLayoutManager *layout;

  gtk_widget_init_template (GTK_WIDGET (self));
  lan_mnemonics_hide (GTK_WIDGET (self));
  layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Replay"), -1);
  show_playing (self);
}

void
lan_replay_bar_play (LanReplayBar *self)
{
  LanSession *session;

  g_return_if_fail (LAN_IS_REPLAY_BAR (self));

  session = lan_panel_get_session (LAN_PANEL (self));
  if (session == NULL || lan_session_get_setup (session) == NULL)
    return;
  if (lan_session_get_visited (session) == lan_game_get_length (lan_session_get_game (session)))
    lan_session_visit (session, 0);
  restart_timer (self);
  show_playing (self);
  gtk_widget_grab_focus (self->play_button);
}

gboolean
lan_replay_bar_is_playing (LanReplayBar *self)
{
  g_return_val_if_fail (LAN_IS_REPLAY_BAR (self), FALSE);

  return self->timer != 0;
}
