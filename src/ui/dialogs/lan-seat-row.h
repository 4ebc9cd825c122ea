/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanSeatRow: one family in the new-game sheet: who plays it, under which name
 * or at which level and with which character. Signal: changed.
 */

#pragma once

#include <gtk/gtk.h>

#include "lan-game-content.h"

G_BEGIN_DECLS

typedef enum {
  LAN_SEAT_NOBODY,
  LAN_SEAT_HUMAN,
  LAN_SEAT_COMPUTER,
} LanSeatKind;

#define LAN_TYPE_SEAT_ROW (lan_seat_row_get_type ())
G_DECLARE_FINAL_TYPE (LanSeatRow, lan_seat_row, LAN, SEAT_ROW, GtkBox)

/* family: index into LAN_TABLE_FAMILIES. */
GtkWidget *lan_seat_row_new (LanGameContent *content, guint family);

/* Makes what stands last in the row as wide as in the other rows of the group. */
void lan_seat_row_align (LanSeatRow *self, GtkSizeGroup *group);

LanSeatKind lan_seat_row_get_kind (LanSeatRow *self);
void lan_seat_row_set_kind (LanSeatRow *self, LanSeatKind kind);

/* What the player typed, trimmed; "" for nothing. (transfer full) */
char *lan_seat_row_get_name (LanSeatRow *self);
void lan_seat_row_set_name (LanSeatRow *self, const char *name);

/* The level with its character, as LanAgent.name; "knight-surprise" where chance is to choose the character. What is
 * unknown is not set. (transfer full) */
char *lan_seat_row_get_level (LanSeatRow *self);
void lan_seat_row_set_level (LanSeatRow *self, const char *level);

/* The same, the character drawn by lot where chance is to choose it. (transfer full) */
char *lan_seat_row_draw_level (LanSeatRow *self);

/* The command line of the outside program that is to play, trimmed, as it was typed; NULL: no such program is chosen. (transfer full) */
char *lan_seat_row_get_engine (LanSeatRow *self);

/* What to offer as its command line, chosen or not, and what stands there. (transfer full) */
void lan_seat_row_set_command (LanSeatRow *self, const char *command);
char *lan_seat_row_get_command (LanSeatRow *self);

/* Whether nothing is left open: an outside program needs a command line. */
gboolean lan_seat_row_is_complete (LanSeatRow *self);

G_END_DECLS
