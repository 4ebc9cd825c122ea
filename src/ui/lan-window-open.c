/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Files of saved games: chosen in a dialog, used lately, dropped on the window, or given by somebody else. */

#include "lan-config.h"

#include "lan-window-private.h"

#include <glib/gi18n-lib.h>

#include "lan-file-dialogs.h"
#include "lan-message-dialogs.h"
#include "lan-recent.h"
#include "lan-save-reader.h"
#include "lan-save-writer.h"

/* Whether both are the same game at the same place: what would be written is the same. */
static gboolean
is_same (const LanRecord *a, const LanRecord *b)
{
  g_autoptr (GBytes) first = lan_save_write_bytes (a);
  g_autoptr (GBytes) second = lan_save_write_bytes (b);

  return g_bytes_equal (first, second);
}

static gboolean
stands_at (LanWindow *self, const LanRecord *record)
{
  LanGame *game = lan_session_get_game (self->session);
  g_autoptr (LanRecord) own = NULL;

  if (!lan_game_is_open (game) || lan_game_get_length (game) != record->choices->len)
    return FALSE;
  own = lan_game_to_record (game);
  return is_same (own, record);
}

/* NULL: none. (transfer none) */
static LanWindow *
find_window_at (LanWindow *self, const LanRecord *record)
{
  for (GList *l = gtk_application_get_windows (gtk_window_get_application (GTK_WINDOW (self))); l != NULL; l = l->next)
    if (LAN_IS_WINDOW (l->data) && LAN_WINDOW (l->data)->library == self->library && stands_at (l->data, record))
      return l->data;
  return NULL;
}

/* Whether it is worth reading. */
static gboolean
may_be_at (LanSavedGame *saved, const LanRecord *record)
{
  const LanGameSummary *summary = lan_saved_game_get_summary (saved);

  if (summary == NULL || lan_saved_game_is_in_use (saved) || summary->decisions != record->choices->len
      || summary->players != record->setup->chance.players)
    return FALSE;
  for (guint seat = 0; seat < summary->players; seat++)
    if (!g_str_equal (summary->seats[seat].name, record->setup->houses[seat].name))
      return FALSE;
  return TRUE;
}

/* A game of the library that stands exactly there and that nobody plays; NULL: none. (transfer full) */
static LanSavedGame *
find_saved_at (LanWindow *self, const LanRecord *record)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->library));

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (LanSavedGame) saved = g_list_model_get_item (G_LIST_MODEL (self->library), i);
      g_autoptr (LanRecord) read = may_be_at (saved, record) ? lan_library_read (self->library, saved, NULL, NULL) : NULL;

      if (read != NULL && is_same (read, record))
        return g_steal_pointer (&saved);
    }
  return NULL;
}

/* In this window; in its place in the library, if it has one. */
static gboolean
open_record (LanWindow *self, const LanRecord *record)
{
  g_autoptr (LanSavedGame) saved = find_saved_at (self, record);
  g_autoptr (GError) error = NULL;

  if (saved != NULL)
    return lan_window_open_saved (self, saved);
  if (lan_session_open (self->session, record, &error))
    {
      lan_game_mark_saved (lan_session_get_game (self->session));
      return TRUE;
    }
  lan_message_show (GTK_WINDOW (self), _("This File Cannot Be Opened"), error->message);
  return FALSE;
}

gboolean
lan_window_open_file (LanWindow *self, GFile *file)
{
  g_autoptr (LanRecord) record = NULL;
  g_autoptr (GError) error = NULL;
  LanWindow *player;

  g_return_val_if_fail (LAN_IS_WINDOW (self), FALSE);

  record = lan_save_read_file (file, lan_library_get_content (self->library), &error);
  if (record == NULL)
    {
      lan_message_show (GTK_WINDOW (self), _("This File Cannot Be Opened"), error->message);
      return FALSE;
    }
  player = find_window_at (self, record);
  if (player == NULL && !open_record (self, record))
    return FALSE;
  lan_recent_add (file);
  if (player == NULL)
    player = self;
  g_set_object (&player->file, file);
  lan_window_show_library (player, FALSE);
  gtk_window_present (GTK_WINDOW (player));
  return TRUE;
}

gboolean
lan_window_plays_file (LanWindow *self, GFile *file)
{
  g_return_val_if_fail (LAN_IS_WINDOW (self), FALSE);

  return self->file != NULL && lan_game_is_open (lan_session_get_game (self->session)) && g_file_equal (self->file, file);
}

static void
on_open_chosen (GFile *file, gpointer data)
{
  g_autoptr (LanWindow) self = data;

  if (file != NULL)
    lan_window_open_file (self, file);
}

void
lan_window_ask_open (LanWindow *self)
{
  lan_file_dialog_open (GTK_WINDOW (self), on_open_chosen, g_object_ref (self));
}

static void
open_given (LanWindow *self)
{
  g_autoptr (GFile) file = g_steal_pointer (&self->given);

  lan_window_open_file (self, file);
}

void
lan_window_open_files (LanWindow *self, GFile **files, guint n_files)
{
  if (n_files == 0)
    return;
  g_set_object (&self->given, files[0]);
  lan_window_release_game (self, open_given);
  if (n_files > 1)
    g_application_open (G_APPLICATION (gtk_window_get_application (GTK_WINDOW (self))), files + 1, (int) n_files - 1, "");
}

static gboolean
on_drop (LanWindow *self, const GValue *value)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new ();

  for (GSList *l = g_value_get_boxed (value); l != NULL; l = l->next)
    g_ptr_array_add (files, l->data);
  lan_window_open_files (self, (GFile **) files->pdata, files->len);
  return files->len > 0;
}

void
lan_window_init_files (LanWindow *self)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  g_signal_connect_swapped (target, "drop", G_CALLBACK (on_drop), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}
