/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The first steps: a lesson in this window, with the coach above the game and a light on what is to be done. */

#include "lan-config.h"

#include "lan-window-private.h"

#include <glib/gi18n-lib.h>

#include "lan-coach-target.h"
#include "lan-coach.h"
#include "lan-help-window.h"
#include "lan-lesson-progress.h"
#include "lan-message-dialogs.h"
#include "lan-spotlight.h"

static const LanLessonStep *
get_step (LanWindow *self)
{
  return lan_lesson_get_step (lan_tutor_get_lesson (self->tutor), lan_tutor_get_step (self->tutor));
}

/* Whether the lesson is what is looked at. */
static gboolean
is_shown (LanWindow *self)
{
  return self->tutor != NULL && !self->library_shown && !self->start_shown && self->sheet != LAN_SHEET_NEW_GAME;
}

/* The squire chooser or a menu asks something just now. */
static gboolean
is_asked_elsewhere (LanWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  return focus != NULL && gtk_widget_get_mapped (focus) && gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL;
}

/* To what is to be done; else to the button that goes on. What stands before both is closed first. */
static void
lead_focus (LanWindow *self, GtkWidget *target)
{
  gboolean asked = get_step (self)->kind == LAN_LESSON_DO && lan_tutor_get_state (self->tutor) == LAN_TUTOR_READY;

  if (is_asked_elsewhere (self) || (asked && target == NULL && self->sheet != LAN_SHEET_NONE))
    return;
  if (!asked || target == NULL || !gtk_widget_grab_focus (target))
    lan_coach_focus_next (LAN_COACH (self->coach));
}

/* Called with every frame: whatever the player does, the light goes to what comes next. */
static GtkWidget *
find_target (gpointer data)
{
  LanWindow *self = data;
  GtkWidget *target = is_shown (self) ? lan_coach_target_find (self->tutor, self->session, GTK_WIDGET (self->host)) : NULL;

  if (target != NULL && target != self->lit)
    lead_focus (self, target);
  self->lit = target;
  return target;
}

gboolean
lan_window_lead_lesson (LanWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));
  gboolean lost = focus == NULL || !gtk_widget_get_mapped (focus);

  if (!is_shown (self))
    return FALSE;
  lan_game_page_show_one_of (self->page, lan_coach_target_get_views (self->tutor, self->session));
  if (lost)
    lead_focus (self, lan_coach_target_find (self->tutor, self->session, GTK_WIDGET (self->host)));
  return TRUE;
}

/* Where the player is, for the next time. */
static void
store (LanWindow *self)
{
  const LanLessonStep *step = get_step (self);
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL;

  if (self->stored_step == lan_tutor_get_step (self->tutor))
    return;
  self->stored_step = lan_tutor_get_step (self->tutor);
  if (lan_lesson_progress_store (step->id, step->kind == LAN_LESSON_END, &error) || self->store_failed)
    return;
  self->store_failed = TRUE;
  /* Translators: %s says why. */
  sentence = g_strdup_printf (_("Where you are in the first steps cannot be kept: %s"), error->message);
  lan_window_toast (self, sentence);
}

static void
set_enabled (LanWindow *self, const char *name, gboolean enabled)
{
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self), name)), enabled);
}

static void
update_actions (LanWindow *self)
{
  LanTutorState state = self->tutor != NULL ? lan_tutor_get_state (self->tutor) : LAN_TUTOR_COMING;

  set_enabled (self, "lesson-next", self->tutor != NULL && state == LAN_TUTOR_READY);
  set_enabled (self, "lesson-back", self->tutor != NULL && lan_tutor_get_step (self->tutor) > 0);
  set_enabled (self, "lesson-take-back", self->tutor != NULL && state == LAN_TUTOR_ASTRAY);
  set_enabled (self, "lesson-leave", self->tutor != NULL);
  set_enabled (self, "lesson-play", self->tutor != NULL);
  set_enabled (self, "lesson-read", self->tutor != NULL);
}

static void
on_tutor_changed (LanWindow *self)
{
  store (self);
  update_actions (self);
  lan_coach_show (LAN_COACH (self->coach), self->tutor);
  lan_window_lead_lesson (self);
  if (is_shown (self))
    lead_focus (self, lan_coach_target_find (self->tutor, self->session, GTK_WIDGET (self->host)));
}

static void
make_coach (LanWindow *self)
{
  if (self->coach != NULL)
    return;
  self->coach = lan_coach_new ();
  gtk_box_insert_child_after (self->content, self->coach, self->problem_bar);
  self->spotlight = lan_spotlight_new (find_target, self);
  gtk_overlay_add_overlay (self->overlay, self->spotlight);
}

static gboolean
open_at (LanWindow *self, const LanLesson *lesson, guint step)
{
  g_autoptr (GError) error = NULL;

  lan_autosave_set_next_aside (self->autosave, TRUE);
  if (lan_session_open_lesson (self->session, lesson, lan_lesson_get_step (lesson, step)->at, &error))
    return TRUE;
  lan_autosave_set_next_aside (self->autosave, FALSE);
  lan_message_show (GTK_WINDOW (self), _("The First Steps Cannot Begin"), error->message);
  return FALSE;
}

/* The step at which the player left, else the first. */
static guint
find_begin (LanWindow *self, const LanLesson *lesson)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *id = lan_lesson_progress_load (&error);
  guint step = 0;

  if (error != NULL)
    lan_window_toast (self, error->message);
  else if (id != NULL && !lan_lesson_find_step (lesson, id, &step))
    lan_window_toast (self, _("Where you were is not part of the first steps any more. They begin anew."));
  return step;
}

static void
begin_lesson (LanWindow *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LanLesson) lesson = lan_lesson_load_default (lan_library_get_content (self->library), &error);
  guint step;

  if (lesson == NULL)
    {
      lan_message_show (GTK_WINDOW (self), _("The First Steps Cannot Begin"), error->message);
      return;
    }
  step = find_begin (self, lesson);
  g_clear_object (&self->tutor);
  if (!open_at (self, lesson, step))
    return;
  g_clear_object (&self->file);
  make_coach (self);
  self->tutor = lan_tutor_new (lan_session_get_game (self->session), g_steal_pointer (&lesson));
  self->stored_step = G_MAXUINT;
  g_signal_connect_object (self->tutor, "changed", G_CALLBACK (on_tutor_changed), self, G_CONNECT_SWAPPED);
  lan_tutor_set_step (self->tutor, step);
  lan_window_update (self);
}

static void
on_first_steps (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  lan_window_release_game (LAN_WINDOW (data), begin_lesson);
}

/* What has been counted is closed with the text that tells of it. */
static void
on_next (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  LanWindow *self = LAN_WINDOW (data);

  while (self->sheet == LAN_SHEET_REVEAL)
    lan_window_close_sheet (self);
  lan_tutor_go_on (self->tutor);
}

static void
on_back (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  LanWindow *self = LAN_WINDOW (data);
  guint step = lan_tutor_get_step (self->tutor);

  if (lan_tutor_get_state (self->tutor) != LAN_TUTOR_ASTRAY && step > 0)
    step--;
  lan_tutor_set_step (self->tutor, step);
  if (lan_game_get_length (lan_session_get_game (self->session)) != get_step (self)->at)
    open_at (self, lan_tutor_get_lesson (self->tutor), step);
}

static void
on_take_back (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  lan_tutor_take_back (LAN_WINDOW (data)->tutor);
}

static void
on_leave (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  LanWindow *self = LAN_WINDOW (data);

  self->start_shown = TRUE;
  lan_window_update (self);
}

/* Somebody who has just learnt the game, against the computer as it begins. */
static void
on_play (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  LanWindow *self = LAN_WINDOW (data);
  LanGameContent *content = lan_library_get_content (self->library);
  g_autoptr (LanGameSetup) setup = lan_game_setup_new (content, 3, g_random_int ());

  for (guint seat = 1; seat < 3; seat++)
    lan_game_setup_set_house (setup, seat,
                              lan_game_content_get_plain_title (content, LAN_TABLE_FAMILIES, setup->houses[seat].family),
                              LAN_CONTROLLER_COMPUTER, "page");
  lan_window_begin (self, setup);
}

static void
on_read (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  lan_help_show (GTK_WINDOW (data), "rules");
}

static const GActionEntry entries[] = {
  { .name = "first-steps", .activate = on_first_steps },
  { .name = "lesson-next", .activate = on_next },
  { .name = "lesson-back", .activate = on_back },
  { .name = "lesson-take-back", .activate = on_take_back },
  { .name = "lesson-leave", .activate = on_leave },
  { .name = "lesson-play", .activate = on_play },
  { .name = "lesson-read", .activate = on_read },
};

void
lan_window_update_lesson (LanWindow *self)
{
  if (self->tutor != NULL && !lan_session_is_lesson (self->session))
    g_clear_object (&self->tutor);
  if (self->coach != NULL)
    {
      gtk_widget_set_visible (self->coach, is_shown (self));
      lan_coach_set_cramped (LAN_COACH (self->coach), lan_game_page_get_compact (self->page));
    }
  update_actions (self);
}

/* Another game is what the player wants to see. */
static void
on_reset (LanWindow *self)
{
  self->start_shown = FALSE;
  lan_window_update (self);
}

void
lan_window_init_lesson (LanWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  g_signal_connect_object (lan_session_get_game (self->session), "reset", G_CALLBACK (on_reset), self, G_CONNECT_SWAPPED);
}

void
lan_window_clear_lesson (LanWindow *self)
{
  if (self->spotlight != NULL)
    gtk_overlay_remove_overlay (self->overlay, self->spotlight);
  self->spotlight = NULL;
  g_clear_object (&self->tutor);
}

gboolean
lan_window_is_free (LanWindow *self)
{
  g_return_val_if_fail (LAN_IS_WINDOW (self), FALSE);

  return !lan_game_is_open (lan_session_get_game (self->session)) || self->start_shown;
}
