/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The buttons of a window itself, in its header bar. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* few: of the buttons that the desktop wants there, those that minimize and maximize leave their room to the title. */
void lan_title_buttons_set_few (AdwHeaderBar *header, gboolean few);

G_END_DECLS
