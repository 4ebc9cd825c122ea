/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-preferences.h"

#include "lan-help-button.h"
#include "lan-settings.h"

struct _LanPreferences {
  AdwPreferencesWindow parent_instance;

  GSettings *settings; /* NULL where the schema is not installed */

  AdwComboRow *pace;
  AdwComboRow *animations;
  AdwComboRow *board;
  GtkSwitch *sounds;
  GtkSwitch *confirm;
};

G_DEFINE_FINAL_TYPE (LanPreferences, lan_preferences, ADW_TYPE_PREFERENCES_WINDOW)

/* The rows list their choices in the order of the schema. */
static char **
get_nicks (GSettings *settings, const char *key)
{
  g_autoptr (GSettingsSchema) schema = NULL;
  g_autoptr (GSettingsSchemaKey) schema_key = NULL;
  g_autoptr (GVariant) range = NULL;
  g_autoptr (GVariant) nicks = NULL;

  g_object_get (settings, "settings-schema", &schema, NULL);
  schema_key = g_settings_schema_get_key (schema, key);
  range = g_settings_schema_key_get_range (schema_key);
  g_variant_get (range, "(sv)", NULL, &nicks);
  return g_variant_dup_strv (nicks, NULL);
}

static gboolean
get_selected (GValue *value, GVariant *variant, gpointer data)
{
  const char *const *nicks = data;
  guint i = 0;

  while (nicks[i] != NULL && !g_str_equal (nicks[i], g_variant_get_string (variant, NULL)))
    i++;
  g_value_set_uint (value, i);
  return nicks[i] != NULL;
}

static GVariant *
set_selected (const GValue *value, const GVariantType *type, gpointer data)
{
  char **nicks = data;
  guint i = g_value_get_uint (value);

  return i < g_strv_length (nicks) ? g_variant_new_string (nicks[i]) : NULL;
}

static void
free_nicks (gpointer data)
{
  g_strfreev (data);
}

static void
bind_choice (LanPreferences *self, const char *key, AdwComboRow *row)
{
  g_settings_bind_with_mapping (self->settings, key, row, "selected", G_SETTINGS_BIND_DEFAULT,
                                get_selected, set_selected, get_nicks (self->settings, key), free_nicks);
}

static void
lan_preferences_dispose (GObject *object)
{
  g_clear_object (&LAN_PREFERENCES (object)->settings);

  G_OBJECT_CLASS (lan_preferences_parent_class)->dispose (object);
}

static void
lan_preferences_class_init (LanPreferencesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lan_preferences_dispose;

  g_type_ensure (LAN_TYPE_HELP_BUTTON);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/lancaster_game/Lancaster/ui/lan-preferences.ui");
  gtk_widget_class_bind_template_child (widget_class, LanPreferences, pace);
  gtk_widget_class_bind_template_child (widget_class, LanPreferences, animations);
  gtk_widget_class_bind_template_child (widget_class, LanPreferences, board);
  gtk_widget_class_bind_template_child (widget_class, LanPreferences, sounds);
  gtk_widget_class_bind_template_child (widget_class, LanPreferences, confirm);
}

static void
lan_preferences_init (LanPreferences *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->settings = lan_settings_new ();
  if (self->settings == NULL)
    return;
  bind_choice (self, LAN_SETTING_PACE, self->pace);
  bind_choice (self, LAN_SETTING_ANIMATIONS, self->animations);
  bind_choice (self, LAN_SETTING_BOARD, self->board);
  g_settings_bind (self->settings, LAN_SETTING_SOUNDS, self->sounds, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, LAN_SETTING_CONFIRM, self->confirm, "active", G_SETTINGS_BIND_DEFAULT);
}

void
lan_preferences_show (GtkWindow *parent)
{
  GtkApplication *application = parent != NULL ? gtk_window_get_application (parent) : NULL;
  GtkWidget *window;

  g_return_if_fail (parent == NULL || GTK_IS_WINDOW (parent));

  if (application == NULL)
    return;
  for (GList *l = gtk_application_get_windows (application); l != NULL; l = l->next)
    if (LAN_IS_PREFERENCES (l->data))
      {
        gtk_window_present (l->data);
        return;
      }
  window = g_object_new (LAN_TYPE_PREFERENCES, "application", application, "transient-for", parent, NULL);
  gtk_window_present (GTK_WINDOW (window));
}
