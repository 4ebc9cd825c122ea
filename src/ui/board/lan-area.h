/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Areas of places: Tab goes from area to area, the arrow keys go inside one. */

#pragma once

#include "lan-space.h"

G_BEGIN_DECLS

/* For the `focus` function of a widget whose children are spaces. TRUE: handled, *moved is the answer. FALSE: chain up.
 */
gboolean lan_area_focus (GtkWidget *area, GtkDirectionType direction, gboolean *moved);

/* Drops all children; for dispose. */
void lan_area_clear (GtkWidget *area);

G_END_DECLS
