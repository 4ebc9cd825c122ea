/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-settings.h"

#define QUICK_MS 500
#define SLOW_MS 1200
#define FAST_MOTION 0.6

GSettings *
lan_settings_new (void)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) schema = NULL;

  /* g_settings_new() ends the program when the schema is missing. */
  if (source != NULL)
    schema = g_settings_schema_source_lookup (source, LAN_SCHEMA_ID, TRUE);
  return schema != NULL ? g_settings_new_full (schema, NULL, NULL) : NULL;
}

guint
lan_settings_get_pace (GSettings *settings)
{
  g_autofree char *pace = settings != NULL ? g_settings_get_string (settings, LAN_SETTING_PACE) : NULL;

  if (g_strcmp0 (pace, "instant") == 0)
    return 0;
  if (g_strcmp0 (pace, "slow") == 0)
    return SLOW_MS;
  return QUICK_MS;
}

double
lan_settings_get_motion (GSettings *settings)
{
  g_autofree char *animations = settings != NULL ? g_settings_get_string (settings, LAN_SETTING_ANIMATIONS) : NULL;

  if (g_strcmp0 (animations, "off") == 0)
    return 0;
  if (g_strcmp0 (animations, "fast") == 0)
    return FAST_MOTION;
  return 1;
}

gboolean
lan_settings_get_sounds (GSettings *settings)
{
  return settings != NULL && g_settings_get_boolean (settings, LAN_SETTING_SOUNDS);
}

LanBoardLook
lan_settings_get_board (GSettings *settings)
{
  return settings != NULL ? (LanBoardLook) g_settings_get_enum (settings, LAN_SETTING_BOARD) : LAN_BOARD_BY_STYLE;
}

gboolean
lan_settings_get_confirm (GSettings *settings)
{
  return settings == NULL || g_settings_get_boolean (settings, LAN_SETTING_CONFIRM);
}
