/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The help as a test reads it: the pages of the source, and those of the language that the build has made of them. */

#pragma once

#include "lan-help-window.h"

/* Puts the pages of the source, and those of LANGUAGE where there are some, where they would be installed for one user.
 * Once in a process, after lan_ui_init(). */
void lan_ui_install_help (void);

/* The window of the help that is open; NULL when there is none. (transfer none) */
LanHelpWindow *lan_ui_find_help (void);
