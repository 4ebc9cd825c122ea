/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the program remembers between two starts. Where the schema is not
 * installed (a program run from its build folder) nothing is remembered, and
 * the defaults below hold. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define LAN_SETTING_PACE "pace"
#define LAN_SETTING_ANIMATIONS "animations"
#define LAN_SETTING_SOUNDS "sounds"
#define LAN_SETTING_BOARD "board"
#define LAN_SETTING_CONFIRM "confirm"
#define LAN_SETTING_WIDTH "window-width"
#define LAN_SETTING_HEIGHT "window-height"
#define LAN_SETTING_MAXIMIZED "window-maximized"
#define LAN_SETTING_PLAYERS "last-players"
#define LAN_SETTING_ENGINES "engine-commands"
#define LAN_SETTING_COLOR_SCHEME "color-scheme"

/* Who plays a seat of the last players, where no computer player does. */
#define LAN_SETTING_HUMAN "human"

/* The settings, NULL when there is no schema. (transfer full) (nullable) */
GSettings *lan_settings_new (void);

/* Milliseconds between two moves of computer players; settings: may be NULL. */
guint lan_settings_get_pace (GSettings *settings);

/* By how much the times of movements are multiplied: 1 as they are meant, less when the player
 * wants them fast, 0 when nothing is to move; settings: may be NULL. */
double lan_settings_get_motion (GSettings *settings);

/* Whether sounds are wanted; settings: may be NULL. */
gboolean lan_settings_get_sounds (GSettings *settings);

/* How the board is painted, in the order of the schema. */
typedef enum {
  LAN_BOARD_BY_STYLE,  /* darker in the dark style */
  LAN_BOARD_BY_DAY,
  LAN_BOARD_BY_NIGHT,
  LAN_BOARD_PLAIN,     /* parchment and lines */
} LanBoardLook;

/* settings: may be NULL. */
LanBoardLook lan_settings_get_board (GSettings *settings);

/* Whether to ask before a choice that no take-back reaches; settings: may be NULL. */
gboolean lan_settings_get_confirm (GSettings *settings);

G_END_DECLS
