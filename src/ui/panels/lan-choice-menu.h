/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A menu of the choices whose places are on the board, for those who do not point. */

#pragma once

#include "lan-session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A GtkMenuButton; the list is made each time it opens. session: kept. (transfer floating) */
GtkWidget *lan_choice_menu_new (LanSession *session);

G_END_DECLS
