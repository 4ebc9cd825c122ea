/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-title-buttons.h"

void
lan_title_buttons_set_few (AdwHeaderBar *header, gboolean few)
{
  g_autofree char *layout = NULL;
  g_autoptr (GString) left = NULL;
  const char *wanted;

  g_return_if_fail (ADW_IS_HEADER_BAR (header));

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (header)), "gtk-decoration-layout", &layout, NULL);
  left = g_string_new (layout);
  g_string_replace (left, "minimize", "", 0);
  g_string_replace (left, "maximize", "", 0);
  wanted = few ? left->str : NULL;
  if (g_strcmp0 (adw_header_bar_get_decoration_layout (header), wanted) != 0) /* It makes its buttons anew. */
    adw_header_bar_set_decoration_layout (header, wanted);
}
