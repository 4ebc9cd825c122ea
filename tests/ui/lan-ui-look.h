/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a window may look: its size, the size of text, colours, the direction of text, the language. */

#pragma once

#include <adwaita.h>

typedef struct {
  const char *name;
  int width, height; /* of the window, pixels */
  int text_scale;
  GtkTextDirection direction;
  gboolean dark;
  gboolean contrast;    /* only for a process that has called lan_ui_look_prepare() with it */
  const char *language; /* likewise; NULL: English */
} LanUiLook;

/* Before lan_ui_init(): what a process decides once and for all. */
void lan_ui_look_prepare (const LanUiLook *look);

/* After lan_ui_init(): the windows opened from now on look like that. FALSE: its language cannot be had. */
gboolean lan_ui_look_wear (const LanUiLook *look);

/* Three sizes of window in each language that the program speaks: "french", "small-french", "phone-french"... */
#define LAN_UI_SIZES 3
#define LAN_UI_LANGUAGES 6

extern const LanUiLook lan_ui_languages[LAN_UI_LANGUAGES][LAN_UI_SIZES];

/* The sizes of a language by its name, "french"; NULL: the program's own, or it has none of that name. */
const LanUiLook *lan_ui_look_find_language (const char *name);
