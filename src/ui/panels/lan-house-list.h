/* SPDX-License-Identifier: GPL-3.0-or-later */

/* LanHouseList: all houses but the one in front, with their allies; activating
 * one brings its castle to the front. CSS node "house-list". */

#pragma once

#include "lan-panel.h"

G_BEGIN_DECLS

#define LAN_TYPE_HOUSE_LIST (lan_house_list_get_type ())
G_DECLARE_FINAL_TYPE (LanHouseList, lan_house_list, LAN, HOUSE_LIST, LanPanel)

GtkWidget *lan_house_list_new (void);

G_END_DECLS
