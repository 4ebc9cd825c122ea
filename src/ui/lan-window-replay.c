/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Replaying the game, and going on from an earlier position. */

#include "lan-config.h"

#include "lan-window-private.h"

#include <glib/gi18n-lib.h>

#include "lan-message-dialogs.h"

static void
on_replay (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  LanWindow *self = LAN_WINDOW (data);

  self->forecast_wanted = FALSE;
  lan_game_page_replay (self->page);
}

static void
on_leave_replay (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  lan_session_visit (LAN_WINDOW (data)->session, G_MAXUINT);
}

/* The file, if there is one, stays with the game before. */
static void
branch (LanWindow *self)
{
  g_autoptr (LanRecord) record = lan_session_branch (self->session);
  g_autoptr (GError) error = NULL;

  if (!lan_session_open (self->session, record, &error))
    {
      lan_message_show (GTK_WINDOW (self), _("This Game Cannot Begin"), error->message);
      return;
    }
  g_clear_object (&self->file);
  lan_window_toast (self, _("This is another game from here on; the one before is among your games."));
}

static void
on_branch (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  lan_window_release_game (LAN_WINDOW (data), branch);
}

static const GActionEntry entries[] = {
  { .name = "replay", .activate = on_replay },
  { .name = "branch", .activate = on_branch },
  { .name = "leave-replay", .activate = on_leave_replay },
};

void
lan_window_init_replay (LanWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
