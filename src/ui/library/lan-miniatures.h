/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanMiniatures: the small pictures of the games of a library. A thread of its own
 * makes them, one after the other, and keeps them as PNG files in the user's cache
 * folder, named by the game and by when it was played: a game that goes on gets a new one.
 */

#pragma once

#include <gdk/gdk.h>

#include "lan-library.h"

G_BEGIN_DECLS

#define LAN_TYPE_MINIATURES (lan_miniatures_get_type ())
G_DECLARE_FINAL_TYPE (LanMiniatures, lan_miniatures, LAN, MINIATURES, GObject)

/* Takes the pictures of games that are gone out of the cache, in the thread. (transfer full) */
LanMiniatures *lan_miniatures_new (LanLibrary *library);


/* Calls back, in the main loop, when the picture of the game as it is now is there. */
void lan_miniatures_ask_async (LanMiniatures *self, LanSavedGame *saved, GCancellable *cancellable,
                               GAsyncReadyCallback callback, gpointer data);

/* The picture, LAN_MINIATURE_WIDTH x LAN_MINIATURE_HEIGHT; NULL and an error when the game cannot be read. (transfer full) */
GdkTexture *lan_miniatures_ask_finish (GAsyncResult *result, GError **error);

G_END_DECLS
