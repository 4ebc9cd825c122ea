/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Saving and going on with a game, and asking before one is lost. */

#include "lan-config.h"

#include "lan-window-private.h"

#include <glib/gi18n-lib.h>

#include "lan-file-dialogs.h"
#include "lan-message-dialogs.h"
#include "lan-recent.h"
#include "lan-save-writer.h"

/* A step that waits for the player: what to do with the window afterwards. */
typedef struct {
  LanWindow *window;
  LanWindowFunc func; /* may be NULL */
} Step;

static Step *
step_new (LanWindow *window, LanWindowFunc func)
{
  Step *step = g_new (Step, 1);

  step->window = g_object_ref (window);
  step->func = func;
  return step;
}

static void
step_free (Step *step)
{
  g_object_unref (step->window);
  g_free (step);
}

static void
step_finish (Step *step, gboolean go_on)
{
  if (go_on && step->func != NULL)
    step->func (step->window);
  step_free (step);
}

/* A game that only computers play is repeated by its seed, so nothing is lost with it. */
gboolean
lan_window_would_lose_game (LanWindow *self)
{
  LanGame *game = lan_session_get_game (self->session);
  gboolean modified = FALSE;

  if (lan_autosave_flush (self->autosave) || lan_game_setup_count_humans (lan_session_get_setup (self->session)) == 0)
    return FALSE;
  g_object_get (game, "modified", &modified, NULL);
  return modified;
}

static gboolean
save_to (LanWindow *self, GFile *file)
{
  LanGame *game = lan_session_get_game (self->session);
  g_autoptr (LanRecord) record = lan_game_to_record (game);
  g_autoptr (GError) error = NULL;

  if (!lan_save_write_file (record, file, &error))
    {
      lan_message_show (GTK_WINDOW (self), _("The Game Was Not Saved"), error->message);
      return FALSE;
    }
  lan_game_mark_saved (game);
  g_set_object (&self->file, file);
  lan_recent_add (file);
  lan_window_toast (self, _("The game is saved."));
  return TRUE;
}

static void
on_save_chosen (GFile *file, gpointer data)
{
  Step *step = data;

  step_finish (step, file != NULL && save_to (step->window, file));
}

static void
save_then (LanWindow *self, gboolean as, LanWindowFunc func)
{
  Step *step = step_new (self, func);
  g_autofree char *name = NULL;

  if (self->file != NULL && !as)
    {
      step_finish (step, save_to (self, self->file));
      return;
    }
  name = self->file != NULL ? g_file_get_basename (self->file) : g_strconcat (_("Lancaster"), LAN_SAVE_SUFFIX, NULL);
  lan_file_dialog_save (GTK_WINDOW (self), name, on_save_chosen, step);
}

static void
on_discard_answered (LanDiscardAnswer answer, gpointer data)
{
  Step *step = data;

  if (answer == LAN_DISCARD_SAVE)
    save_then (step->window, FALSE, step->func);
  else if (answer == LAN_DISCARD_GO_ON && step->func != NULL)
    step->func (step->window);
  step_free (step);
}

void
lan_window_release_game (LanWindow *self, LanWindowFunc func)
{
  if (lan_window_would_lose_game (self))
    lan_message_ask_discard (GTK_WINDOW (self), lan_autosave_get_problem (self->autosave), on_discard_answered, step_new (self, func));
  else
    func (self);
}

void
lan_window_save (LanWindow *self, gboolean as)
{
  save_then (self, as, NULL);
}

gboolean
lan_window_open_saved (LanWindow *self, LanSavedGame *saved)
{
  g_autoptr (LanRecord) record = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *note = NULL;

  g_return_val_if_fail (LAN_IS_WINDOW (self), FALSE);

  if (saved == lan_autosave_get_saved (self->autosave))
    return TRUE;
  if (lan_autosave_set_next (self->autosave, saved, &error))
    record = lan_library_read (self->library, saved, &note, &error);
  if (record == NULL || !lan_session_open (self->session, record, &error))
    {
      lan_autosave_set_next (self->autosave, NULL, NULL);
      lan_message_show (GTK_WINDOW (self), _("This Game Cannot Be Opened"), error->message);
      return FALSE;
    }
  lan_game_mark_saved (lan_session_get_game (self->session));
  g_clear_object (&self->file);
  if (note != NULL)
    lan_message_show (GTK_WINDOW (self), _("An Earlier Save Was Opened"), note);
  return TRUE;
}

void
lan_window_continue (LanWindow *self)
{
  LanSavedGame *saved;

  g_return_if_fail (LAN_IS_WINDOW (self));

  lan_library_refresh (self->library);
  saved = lan_library_find_unfinished (self->library);
  if (saved != NULL)
    lan_window_open_saved (self, saved);
  else
    lan_window_toast (self, _("There is no unfinished game to go on with."));
}

gboolean
lan_window_flush (LanWindow *self)
{
  g_return_val_if_fail (LAN_IS_WINDOW (self), FALSE);

  return lan_autosave_flush (self->autosave);
}

void
lan_window_update_problem (LanWindow *self)
{
  const char *problem = lan_autosave_get_problem (self->autosave);

  if (problem != NULL)
    gtk_label_set_label (self->problem_text, problem);
  else
    lan_window_toast (self, _("The game is saved again."));
  gtk_widget_set_visible (self->problem_bar, problem != NULL);
}
