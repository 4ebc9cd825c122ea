/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include <locale.h>

#include <glib/gi18n-lib.h>

#include "lan-application.h"
#include "lan-renderer.h"

int
main (int argc, char **argv)
{
  g_autoptr (LanApplication) application = NULL;

  lan_renderer_prepare ();
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, LAN_LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  application = lan_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}
