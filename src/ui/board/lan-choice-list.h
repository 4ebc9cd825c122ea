/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A list of legal choices in a popover, one a row in words; a click or Enter on a row is the decision. */

#pragma once

#include <gtk/gtk.h>

#include "lan-session.h"

G_BEGIN_DECLS

/* The choices that a click on a place can mean, or with LAN_PLACE_NONE all there are. It scrolls where they are many.
 * The popover that it is put into is popped down by a choice. CSS class of the list "choice-menu". */
GtkWidget *lan_choice_list_new (LanSession *session, guint side, LanPlace place);

G_END_DECLS
