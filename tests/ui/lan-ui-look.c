/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-ui-look.h"

#include <glib/gi18n-lib.h>

#include <locale.h>

#define USUAL_DPI (96 * 1024)

#define SIZES_IN(name, code)                                                                                           \
  {                                                                                                                    \
    { name, 1366, 768, 1, GTK_TEXT_DIR_LTR, .language = code },                                                        \
        { "small-" name, 1024, 600, 1, GTK_TEXT_DIR_LTR, .language = code },                                           \
        { "phone-" name, 360, 640, 1, GTK_TEXT_DIR_LTR, .language = code },                                            \
  }

const LanUiLook lan_ui_languages[LAN_UI_LANGUAGES][LAN_UI_SIZES] = {
  SIZES_IN ("dutch", "nl"),
  SIZES_IN ("french", "fr"),
  SIZES_IN ("german", "de"),
  SIZES_IN ("italian", "it"),
  SIZES_IN ("polish", "pl"),
  SIZES_IN ("spanish", "es"),
};

/* libadwaita reads it when it starts, gettext with the first message. */
void
lan_ui_look_prepare (const LanUiLook *look)
{
  if (look->contrast)
    g_setenv ("ADW_DEBUG_HIGH_CONTRAST", "1", TRUE);
  if (look->language != NULL)
    g_setenv ("LANGUAGE", look->language, TRUE);
}

/* Any locale but C lets gettext look for the language, in the build or where the variable says; GTK's own test set-up
 * has chosen one that may not be there. */
static gboolean
speak (const char *language)
{
  const char *folder = g_getenv ("LAN_UI_LOCALEDIR");

  if (setlocale (LC_ALL, "C.UTF-8") == NULL)
    return FALSE;
  bindtextdomain (GETTEXT_PACKAGE, folder != NULL ? folder : LAN_UI_LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  return !g_str_equal (_ ("Put Back"), "Put Back");
}

gboolean
lan_ui_look_wear (const LanUiLook *look)
{
  AdwColorScheme scheme = look->dark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT;

  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), scheme);
  gtk_widget_set_default_direction (look->direction);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", look->text_scale * USUAL_DPI, NULL);
  return look->language == NULL || speak (look->language);
}

const LanUiLook *
lan_ui_look_find_language (const char *name)
{
  for (guint i = 0; name != NULL && i < LAN_UI_LANGUAGES; i++)
    if (g_str_equal (lan_ui_languages[i][0].name, name))
      return lan_ui_languages[i];
  return NULL;
}
