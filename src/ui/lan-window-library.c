/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The library over the running game: coming, going, and what is opened from it. */

#include "lan-config.h"

#include "lan-window-private.h"

#include <glib/gi18n-lib.h>

#include "lan-library-page.h"

static void
open_wanted (LanWindow *self)
{
  g_autoptr (LanSavedGame) saved = g_steal_pointer (&self->wanted);

  lan_window_open_saved (self, saved);
}

LanWindow *
lan_window_find_player (LanWindow *self, LanSavedGame *saved)
{
  for (GList *l = gtk_application_get_windows (gtk_window_get_application (GTK_WINDOW (self))); l != NULL; l = l->next)
    if (LAN_IS_WINDOW (l->data) && lan_autosave_get_saved (LAN_WINDOW (l->data)->autosave) == saved)
      return l->data;
  return NULL;
}

static void
on_open (LanWindow *self, LanSavedGame *saved)
{
  LanWindow *player = lan_window_find_player (self, saved);

  if (player != NULL)
    {
      lan_window_show_library (player, FALSE);
      gtk_window_present (GTK_WINDOW (player));
      return;
    }
  g_set_object (&self->wanted, saved);
  lan_window_release_game (self, open_wanted);
}

static void
make_page (LanWindow *self)
{
  self->library_page = lan_library_page_new (self->library);
  g_signal_connect_object (self->library_page, "open", G_CALLBACK (on_open), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->library, "items-changed", G_CALLBACK (lan_window_update), self, G_CONNECT_SWAPPED);
  gtk_stack_add_named (self->stack, self->library_page, "library");
}

void
lan_window_show_library (LanWindow *self, gboolean shown)
{
  if (self->library_shown == shown)
    return;
  if (shown && self->library_page == NULL)
    make_page (self);
  self->library_shown = shown;
  /* GTK 4.8 keeps a page for ever that is hidden with the focus inside it, when that happens twice between two frames. */
  gtk_window_set_focus (GTK_WINDOW (self), NULL);
  lan_window_update (self);
  if (shown)
    lan_library_page_enter (LAN_LIBRARY_PAGE (self->library_page));
  else
    lan_window_guide_focus (self);
}

void
lan_window_update_library (LanWindow *self)
{
  if (self->library_shown)
    lan_library_page_set_here (LAN_LIBRARY_PAGE (self->library_page), lan_autosave_get_saved (self->autosave));
}

char *
lan_window_describe_library (LanWindow *self)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->library));

  return g_strdup_printf (ngettext ("%u game", "%u games", n), n);
}

/* Another game is what the player wants to see. */
static void
on_reset (LanWindow *self)
{
  lan_window_show_library (self, FALSE);
}

void
lan_window_init_library (LanWindow *self)
{
  g_signal_connect_object (lan_session_get_game (self->session), "reset", G_CALLBACK (on_reset), self, G_CONNECT_SWAPPED);
}

void
lan_window_clear_library (LanWindow *self)
{
  /* The last save changes the library once more. */
  g_signal_handlers_disconnect_by_data (self->library, self);
  self->library_shown = FALSE;
  g_clear_object (&self->wanted);
}
