/* SPDX-License-Identifier: GPL-3.0-or-later */

/* LanApplication: the program on the desktop: its command line, its windows,
 * the actions that belong to no game. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define LAN_TYPE_APPLICATION (lan_application_get_type ())
G_DECLARE_FINAL_TYPE (LanApplication, lan_application, LAN, APPLICATION, AdwApplication)

LanApplication *lan_application_new (void);

G_END_DECLS
