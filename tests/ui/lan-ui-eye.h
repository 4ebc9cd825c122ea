/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What other eyes make of a colour: people who see no difference between red and green, and greyscale screens. */

#pragma once

#include <gdk/gdk.h>

typedef enum {
  LAN_UI_EYE_USUAL,
  LAN_UI_EYE_PROTANOPE,   /* no red cones */
  LAN_UI_EYE_DEUTERANOPE, /* no green cones */
  LAN_UI_EYE_TRITANOPE,   /* no blue cones */
  LAN_UI_EYE_GREY,        /* lightness alone: a greyscale screen or print */
  LAN_UI_N_EYES
} LanUiEye;

/* The name for messages and files; static. */
const char *lan_ui_eye_get_name (LanUiEye eye);

/* What that eye sees, as the usual eye sees it. Alpha stays. */
GdkRGBA lan_ui_eye_see (LanUiEye eye, const GdkRGBA *color);

/* How far apart two colours are for the usual eye: CIE 1976, some 2 can just be told apart, 100 is black from white. */
double lan_ui_eye_compare (const GdkRGBA *a, const GdkRGBA *b);

/* The contrast of WCAG 2.1, 1 to 21. */
double lan_ui_eye_get_contrast (const GdkRGBA *a, const GdkRGBA *b);
