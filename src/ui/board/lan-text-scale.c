/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-text-scale.h"

/* Of a screen that shows text at its usual size. */
#define USUAL_DPI (96 * 1024)

double
lan_text_scale_get (GtkWidget *widget)
{
  int dpi = -1;

  g_object_get (gtk_widget_get_settings (widget), "gtk-xft-dpi", &dpi, NULL);
  return MAX (1, (double) dpi / USUAL_DPI);
}
