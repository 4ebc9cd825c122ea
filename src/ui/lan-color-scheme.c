/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-color-scheme.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "lan-settings.h"

#define ACTION "color-scheme"
#define SYSTEM "system"

static void
apply (const char *scheme)
{
  AdwColorScheme wanted = ADW_COLOR_SCHEME_DEFAULT;

  if (g_str_equal (scheme, "light"))
    wanted = ADW_COLOR_SCHEME_FORCE_LIGHT;
  else if (g_str_equal (scheme, "dark"))
    wanted = ADW_COLOR_SCHEME_FORCE_DARK;
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), wanted);
}

static void
on_setting_changed (GSettings *settings, const char *key)
{
  g_autofree char *scheme = g_settings_get_string (settings, key);

  apply (scheme);
}

static void
on_change_state (GSimpleAction *action, GVariant *state)
{
  const char *scheme = g_variant_get_string (state, NULL);

  g_simple_action_set_state (action, state);
  apply (scheme);
}

static GAction *
new_action (GSettings *settings)
{
  GSimpleAction *action;
  g_autofree char *scheme = NULL;

  if (settings == NULL)
    {
      action = g_simple_action_new_stateful (ACTION, G_VARIANT_TYPE_STRING, g_variant_new_string (SYSTEM));
      g_signal_connect (action, "change-state", G_CALLBACK (on_change_state), NULL);
      return G_ACTION (action);
    }
  scheme = g_settings_get_string (settings, LAN_SETTING_COLOR_SCHEME);
  /* The program has begun in that of the desktop. */
  if (!g_str_equal (scheme, SYSTEM))
    apply (scheme);
  g_signal_connect (settings, "changed::" LAN_SETTING_COLOR_SCHEME, G_CALLBACK (on_setting_changed), NULL);
  return g_settings_create_action (settings, LAN_SETTING_COLOR_SCHEME);
}

void
lan_color_scheme_init (GActionMap *window, GSettings *settings)
{
  g_autoptr (GAction) action = new_action (settings);

  g_action_map_add_action (window, action);
}

static GtkWidget *
add_button (GtkWidget *box, GtkWidget *first, const char *scheme, const char *name)
{
  GtkWidget *button = gtk_check_button_new ();
  g_autofree char *css_class = g_strconcat ("scheme-", scheme, NULL);

  gtk_check_button_set_group (GTK_CHECK_BUTTON (button), GTK_CHECK_BUTTON (first));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win." ACTION);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", scheme);
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_add_css_class (button, css_class);
  gtk_box_append (GTK_BOX (box), button);
  return button;
}

GtkWidget *
lan_color_scheme_selector_new (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 18);
  GtkWidget *first;

  gtk_widget_add_css_class (box, "color-schemes");
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  first = add_button (box, NULL, SYSTEM, _("As the Desktop"));
  add_button (box, first, "light", _("Light Style"));
  add_button (box, first, "dark", _("Dark Style"));
  return box;
}
