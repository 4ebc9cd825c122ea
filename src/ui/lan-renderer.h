/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * Without a graphics card, OpenGL is worked out by the processor: it takes longer to be made ready
 * than the whole rest of the start, twice the memory, and each frame costs more than to draw it with
 * cairo. GTK chooses cairo there by itself since 4.14; for an earlier one it is done here.
 */

/* Whether OpenGL is of any use. renderer: what the player demands in GSK_RENDERER, or NULL;
 * devices: the folder of device files, "/dev". */
gboolean lan_renderer_needs_gl (const char *renderer, const char *devices);

/* To be called before GTK is initialized and before there are threads, for it changes the environment. */
void lan_renderer_prepare (void);

/* To be called after GTK was initialized: no program that we launch inherits the word it may not know. */
void lan_renderer_clean_up (void);

G_END_DECLS
