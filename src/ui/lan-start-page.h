/* SPDX-License-Identifier: GPL-3.0-or-later */

/* LanStartPage: what a window shows before its first game. The game played last is offered first;
 * whoever has never played is offered the first steps. */

#pragma once

#include <adwaita.h>

#include "lan-library.h"

G_BEGIN_DECLS

#define LAN_TYPE_START_PAGE (lan_start_page_get_type ())
G_DECLARE_FINAL_TYPE (LanStartPage, lan_start_page, LAN, START_PAGE, AdwBin)

/* settings: NULL where the schema is not installed. */
GtkWidget *lan_start_page_new (LanLibrary *library, GSettings *settings);

G_END_DECLS
