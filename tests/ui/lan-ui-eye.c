/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-ui-eye.h"

#include <math.h>

typedef struct {
  double r, g, b; /* linear light */
} Light;

/* Machado, Oliveira, Fernandes: A Physiologically-based Model for Simulation of Color Vision Deficiency,
 * IEEE TVCG 15 (6), 2009, severity 1.0; the last one: the luminance of sRGB (IEC 61966-2-1). */
static const double matrices[LAN_UI_N_EYES][3][3] = {
  [LAN_UI_EYE_USUAL] = { { 1, 0, 0 }, { 0, 1, 0 }, { 0, 0, 1 } },
  [LAN_UI_EYE_PROTANOPE] = { { 0.152286, 1.052583, -0.204868 }, { 0.114503, 0.786281, 0.099216 }, { -0.003882, -0.048116, 1.051998 } },
  [LAN_UI_EYE_DEUTERANOPE] = { { 0.367322, 0.860646, -0.227968 }, { 0.280085, 0.672501, 0.047413 }, { -0.011820, 0.042940, 0.968881 } },
  [LAN_UI_EYE_TRITANOPE] = { { 1.255528, -0.076749, -0.178779 }, { -0.078411, 0.930809, 0.147602 }, { 0.004733, 0.691367, 0.303900 } },
  [LAN_UI_EYE_GREY] = { { 0.2126, 0.7152, 0.0722 }, { 0.2126, 0.7152, 0.0722 }, { 0.2126, 0.7152, 0.0722 } },
};

static double
to_linear (double value)
{
  return value <= 0.04045 ? value / 12.92 : pow ((value + 0.055) / 1.055, 2.4);
}

static double
from_linear (double value)
{
  value = CLAMP (value, 0, 1);
  return value <= 0.0031308 ? value * 12.92 : 1.055 * pow (value, 1 / 2.4) - 0.055;
}

static Light
get_light (const GdkRGBA *color)
{
  return (Light) { to_linear (color->red), to_linear (color->green), to_linear (color->blue) };
}

static double
mix (const double row[3], const Light *light)
{
  return row[0] * light->r + row[1] * light->g + row[2] * light->b;
}

const char *
lan_ui_eye_get_name (LanUiEye eye)
{
  static const char *const names[LAN_UI_N_EYES] = { "usual", "protanope", "deuteranope", "tritanope", "grey" };

  return names[eye];
}

GdkRGBA
lan_ui_eye_see (LanUiEye eye, const GdkRGBA *color)
{
  Light light = get_light (color);

  return (GdkRGBA) {
    (float) from_linear (mix (matrices[eye][0], &light)),
    (float) from_linear (mix (matrices[eye][1], &light)),
    (float) from_linear (mix (matrices[eye][2], &light)),
    color->alpha,
  };
}

static double
bend (double t)
{
  return t > 216.0 / 24389 ? cbrt (t) : (24389.0 / 27 * t + 16) / 116;
}

/* CIE L*a*b* with the white of sRGB, D65. */
static void
get_lab (const GdkRGBA *color, double lab[3])
{
  static const double to_xyz[3][3] = { { 0.4124564, 0.3575761, 0.1804375 }, { 0.2126729, 0.7151522, 0.0721750 }, { 0.0193339, 0.1191920, 0.9503041 } };
  Light light = get_light (color);
  double x = bend (mix (to_xyz[0], &light) / 0.95047), y = bend (mix (to_xyz[1], &light)), z = bend (mix (to_xyz[2], &light) / 1.08883);

  lab[0] = 116 * y - 16;
  lab[1] = 500 * (x - y);
  lab[2] = 200 * (y - z);
}

double
lan_ui_eye_compare (const GdkRGBA *a, const GdkRGBA *b)
{
  double p[3], q[3];

  get_lab (a, p);
  get_lab (b, q);
  return sqrt ((p[0] - q[0]) * (p[0] - q[0]) + (p[1] - q[1]) * (p[1] - q[1]) + (p[2] - q[2]) * (p[2] - q[2]));
}

double
lan_ui_eye_get_contrast (const GdkRGBA *a, const GdkRGBA *b)
{
  Light p = get_light (a), q = get_light (b);
  double first = mix (matrices[LAN_UI_EYE_GREY][0], &p) + 0.05, second = mix (matrices[LAN_UI_EYE_GREY][0], &q) + 0.05;

  return MAX (first, second) / MIN (first, second);
}
