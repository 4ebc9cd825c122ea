/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanHandOver: the page between two humans. Covers everything until the next
 * one says to be there; knows no more than who that is.
 */

#pragma once

#include <gtk/gtk.h>

#include "lan-session.h"

G_BEGIN_DECLS

#define LAN_TYPE_HAND_OVER (lan_hand_over_get_type ())
G_DECLARE_FINAL_TYPE (LanHandOver, lan_hand_over, LAN, HAND_OVER, GtkBox)

GtkWidget *lan_hand_over_new (LanSession *session);

G_END_DECLS
