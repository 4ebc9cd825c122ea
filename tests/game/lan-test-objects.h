/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whether the objects of a game say what its position is. */

#pragma once

#include "lan-game.h"

void lan_test_assert_objects_in_step (LanGame *game);
void lan_test_assert_laws_in_step (LanGame *game);

/* The object of a list, borrowed. */
gpointer lan_test_item (GListModel *list, guint position);
guint lan_test_get_uint (gpointer object, const char *property);
