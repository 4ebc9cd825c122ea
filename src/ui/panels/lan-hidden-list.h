/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanHiddenList: what was hidden in the position that is looked at, once the
 * game is over: votes before they were counted, and the cards still to come.
 * Not there at any other time. CSS node "hidden-list".
 */

#pragma once

#include "lan-panel.h"

G_BEGIN_DECLS

#define LAN_TYPE_HIDDEN_LIST (lan_hidden_list_get_type ())
G_DECLARE_FINAL_TYPE (LanHiddenList, lan_hidden_list, LAN, HIDDEN_LIST, LanPanel)

G_END_DECLS
