/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whether everything in a window is in its place and can be read: for tests of sizes, directions and languages. */

#pragma once

#include "lan-ui-look.h"
#include "lan-window.h"

/* As it is laid out now: the window is no larger than the look, no widget lies outside its parent, and no lettering
 * that must be read is cut off; else the test fails, and says what is not so. */
void lan_ui_judge_fit (GtkWindow *window, const LanUiLook *look);

/* The same, after the next frames. */
void lan_ui_assert_fits (LanWindow *window, const LanUiLook *look);

/* A sheet over the game: it may be scrolled up and down, but not sideways, once it has folded. */
void lan_ui_assert_sheet_fits (GtkWidget *sheet);
