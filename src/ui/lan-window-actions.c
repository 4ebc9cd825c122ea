/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-window-private.h"

#include <glib/gi18n-lib.h>

#include "lan-color-scheme.h"
#include "lan-last-players.h"
#include "lan-tooltip.h"
#include "lan-vote-sheet.h"

#define SHORTCUTS_PATH "/io/github/lancaster_game/Lancaster/ui/lan-shortcuts.ui"

static void
on_new_game (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  LanWindow *self = LAN_WINDOW (data);

  self->new_game_wanted = TRUE;
  lan_window_update_sheets (self);
}

static void
begin_at_once (LanWindow *self)
{
  g_autoptr (LanGameSetup) setup = lan_last_players_make_setup (lan_session_get_content (self->session), self->settings);

  lan_window_begin (self, setup);
}

/* With the players of the last game, without asking. */
static void
on_begin_at_once (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  lan_window_release_game (LAN_WINDOW (data), begin_at_once);
}

static void
on_open (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  lan_window_release_game (LAN_WINDOW (data), lan_window_ask_open);
}

/* A URI of the recent files. */
static void
on_open_recent (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));

  lan_window_open_files (LAN_WINDOW (data), (GFile *[]) { file }, 1);
}

static void
on_library (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  LanWindow *self = LAN_WINDOW (data);

  lan_window_show_library (self, !self->library_shown);
}

static void
on_continue (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  lan_window_release_game (LAN_WINDOW (data), lan_window_continue);
}

static void
on_save (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  lan_window_save (LAN_WINDOW (data), FALSE);
}

static void
on_save_as (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  lan_window_save (LAN_WINDOW (data), TRUE);
}

static void
play_again (LanWindow *self)
{
  g_autoptr (LanGameSetup) setup = lan_game_setup_copy (lan_session_get_setup (self->session));
  const LanContent *tables = lan_game_content_get_tables (lan_session_get_content (self->session));

  setup->seed = g_random_int ();
  lan_setup_draw (tables, &setup->chance, setup->chance.players, setup->seed);
  lan_window_begin (self, setup);
}

static void
on_play_again (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  lan_window_release_game (LAN_WINDOW (data), play_again);
}

static void
on_undo (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  LanWindow *self = LAN_WINDOW (data);

  lan_session_visit (self->session, G_MAXUINT);
  lan_game_undo (lan_session_get_game (self->session));
}

static void
on_redo (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  LanWindow *self = LAN_WINDOW (data);

  lan_session_visit (self->session, G_MAXUINT);
  lan_game_redo (lan_session_get_game (self->session));
}

static void
on_restart_turn (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  LanWindow *self = LAN_WINDOW (data);

  lan_session_visit (self->session, G_MAXUINT);
  lan_game_restart_turn (lan_session_get_game (self->session));
}

/* The vote, or the final scores, that was put aside. */
static void
on_show_sheet (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  LanWindow *self = LAN_WINDOW (data);

  self->aside = FALSE;
  lan_window_update_sheets (self);
}

static void
on_analysis (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  lan_window_analyse (LAN_WINDOW (data));
}

static void
on_forecast (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  LanWindow *self = LAN_WINDOW (data);

  self->forecast_wanted = !self->forecast_wanted;
  lan_window_update_sheets (self);
}

/* Asked again, it goes. */
static void
on_hint (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  LanWindow *self = LAN_WINDOW (data);

  if (lan_session_is_hinting (self->session) || lan_session_get_hinted_choice (self->session) != NULL)
    lan_session_drop_hint (self->session);
  else
    lan_session_ask_hint (self->session);
}

/* Takes back the last thing that is not a decision yet: the search for a hint, a sheet, the library, the knight in hand,
 * a hint, a look at the past. */
static void
on_back (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  LanWindow *self = LAN_WINDOW (data);

  if (lan_session_is_hinting (self->session) && !self->new_game_wanted)
    {
      lan_session_drop_hint (self->session);
      return;
    }
  if (lan_window_close_sheet (self))
    return;
  if (self->library_shown)
    lan_window_show_library (self, FALSE);
  else if (lan_session_get_selection (self->session, NULL, NULL))
    lan_session_unselect (self->session);
  else if (lan_session_get_hinted_choice (self->session) != NULL)
    lan_session_drop_hint (self->session);
  else
    lan_session_visit (self->session, G_MAXUINT);
}

static void
set_enabled (LanWindow *self, const char *name, gboolean enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

void
lan_window_update_actions (LanWindow *self)
{
  LanGame *game = lan_session_get_game (self->session);
  gboolean open = lan_game_is_open (game);
  LanDecision decision = lan_session_get_decision (self->session);
  gboolean visiting = lan_session_is_visiting (self->session);
  gboolean can_undo = FALSE, can_redo = FALSE, can_restart = FALSE;
  const char *obstacle = open ? lan_game_get_undo_obstacle (game) : NULL;
  gboolean own;

  /* What acts on the game waits until it is seen again. */
  open = open && !self->library_shown && !self->start_shown;
  /* A lesson is nobody's game: it is kept by its steps. */
  own = open && !lan_session_is_lesson (self->session);
  if (open)
    g_object_get (game, "can-undo", &can_undo, "can-redo", &can_redo, "can-restart-turn", &can_restart, NULL);

  set_enabled (self, "save", own);
  set_enabled (self, "save-as", own);
  set_enabled (self, "play-again", own);
  set_enabled (self, "forecast", open);
  set_enabled (self, "hint", open && lan_session_can_decide (self->session));
  set_enabled (self, "undo", can_undo);
  set_enabled (self, "redo", can_redo);
  set_enabled (self, "restart-turn", can_restart);
  set_enabled (self, "vote", open && decision.kind == LAN_DECISION_VOTE && lan_session_can_decide (self->session));
  set_enabled (self, "replay", own && lan_game_get_length (game) > 0);
  set_enabled (self, "branch", own && visiting && lan_state_phase (lan_session_get_state (self->session)) != LAN_PHASE_FINISHED);
  set_enabled (self, "leave-replay", open && visiting);
  set_enabled (self, "results", open && decision.kind == LAN_DECISION_NONE);
  set_enabled (self, "analysis", open && decision.kind == LAN_DECISION_NONE);

  if (lan_tooltip_update (self->undo_button, obstacle != NULL ? obstacle : _("Undo")))
    gtk_accessible_update_property (GTK_ACCESSIBLE (self->undo_button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    obstacle != NULL ? obstacle : "", -1);
}

/* Its letter depends on the language. */
static void
name_vote_key (GtkBuilder *builder, const char *id, gboolean answer)
{
  g_autofree char *key = gtk_accelerator_name (lan_vote_sheet_get_key (answer), 0);

  g_object_set (gtk_builder_get_object (builder, id), "accelerator", key, NULL);
}

/* The shortcuts window is made when it is first wanted. */
static void
on_show_help_overlay (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  GtkApplicationWindow *self = GTK_APPLICATION_WINDOW (data);

  if (gtk_application_window_get_help_overlay (self) == NULL)
    {
      g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (SHORTCUTS_PATH);

      name_vote_key (builder, "vote_yes", TRUE);
      name_vote_key (builder, "vote_no", FALSE);
      gtk_application_window_set_help_overlay (self, GTK_SHORTCUTS_WINDOW (gtk_builder_get_object (builder, "shortcuts")));
    }
  gtk_window_present (GTK_WINDOW (gtk_application_window_get_help_overlay (self)));
}

static const GActionEntry entries[] = {
  { .name = "new-game", .activate = on_new_game },
  { .name = "begin-at-once", .activate = on_begin_at_once },
  { .name = "open", .activate = on_open },
  { .name = "open-recent", .activate = on_open_recent, .parameter_type = "s" },
  { .name = "show-library", .activate = on_library },
  { .name = "continue", .activate = on_continue },
  { .name = "save", .activate = on_save },
  { .name = "save-as", .activate = on_save_as },
  { .name = "play-again", .activate = on_play_again },
  { .name = "undo", .activate = on_undo },
  { .name = "redo", .activate = on_redo },
  { .name = "restart-turn", .activate = on_restart_turn },
  { .name = "vote", .activate = on_show_sheet },
  { .name = "results", .activate = on_show_sheet },
  { .name = "analysis", .activate = on_analysis },
  { .name = "forecast", .activate = on_forecast },
  { .name = "hint", .activate = on_hint },
  { .name = "back", .activate = on_back },
  { .name = "show-help-overlay", .activate = on_show_help_overlay },
};

void
lan_window_install_actions (GtkWidgetClass *widget_class)
{
  /* Not an accelerator: popovers and entries must get the key first. */
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "win.back", NULL);
  lan_window_install_keys (widget_class);
}

void
lan_window_init_actions (LanWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  lan_color_scheme_init (G_ACTION_MAP (self), self->settings);
  lan_window_init_replay (self);
}
