/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-board-theme.h"

#include <adwaita.h>

#include "lan-settings.h"

struct _LanBoardTheme
{
  GObject parent_instance;

  AdwStyleManager *style;
  GSettings *settings; /* NULL where the schema is not installed */
};

enum { CHANGED, N_SIGNALS };

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LanBoardTheme, lan_board_theme, G_TYPE_OBJECT)

static void
emit_changed (LanBoardTheme *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
lan_board_theme_dispose (GObject *object)
{
  LanBoardTheme *self = LAN_BOARD_THEME (object);

  g_clear_object (&self->settings);
  g_clear_object (&self->style);

  G_OBJECT_CLASS (lan_board_theme_parent_class)->dispose (object);
}

static void
lan_board_theme_class_init (LanBoardThemeClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lan_board_theme_dispose;

  signals[CHANGED] =
      g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
lan_board_theme_init (LanBoardTheme *self)
{
  self->settings = lan_settings_new ();
  if (self->settings != NULL)
    g_signal_connect_object (self->settings, "changed::" LAN_SETTING_BOARD, G_CALLBACK (emit_changed), self,
                             G_CONNECT_SWAPPED);
}

static LanBoardTheme *
lan_board_theme_new (GdkDisplay *display)
{
  LanBoardTheme *self = g_object_new (LAN_TYPE_BOARD_THEME, NULL);

  self->style = g_object_ref (adw_style_manager_get_for_display (display));
  g_signal_connect_object (self->style, "notify::dark", G_CALLBACK (emit_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->style, "notify::high-contrast", G_CALLBACK (emit_changed), self, G_CONNECT_SWAPPED);
  return self;
}

LanBoardTheme *
lan_board_theme_get (GtkWidget *widget)
{
  GdkDisplay *display = gtk_widget_get_display (widget);
  LanBoardTheme *theme = g_object_get_data (G_OBJECT (display), "lan-board-theme");

  if (theme == NULL)
    {
      theme = lan_board_theme_new (display);
      g_object_set_data_full (G_OBJECT (display), "lan-board-theme", theme, g_object_unref);
    }
  return theme;
}

gboolean
lan_board_theme_is_night (LanBoardTheme *self)
{
  g_return_val_if_fail (LAN_IS_BOARD_THEME (self), FALSE);

  if (lan_board_theme_is_plain (self))
    return FALSE;
  switch (lan_settings_get_board (self->settings))
    {
    case LAN_BOARD_BY_NIGHT:
      return TRUE;
    case LAN_BOARD_BY_DAY:
      return FALSE;
    case LAN_BOARD_BY_STYLE:
    case LAN_BOARD_PLAIN:
    default:
      return adw_style_manager_get_dark (self->style);
    }
}

gboolean
lan_board_theme_is_plain (LanBoardTheme *self)
{
  g_return_val_if_fail (LAN_IS_BOARD_THEME (self), FALSE);

  return adw_style_manager_get_high_contrast (self->style) || lan_settings_get_board (self->settings) == LAN_BOARD_PLAIN;
}
