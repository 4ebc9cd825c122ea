/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Small parts that several sheets share. */

#pragma once

#include <gtk/gtk.h>

#include "lan-forecast.h"
#include "lan-session.h"

G_BEGIN_DECLS

/* The shield of a side, with its name as tooltip and accessible name. height in pixels. (transfer floating) */
GtkWidget *lan_badge_shield_new (LanSession *session, guint side, int height);

/* The shield and the name of a side. (transfer floating) */
GtkWidget *lan_badge_new (LanSession *session, guint side, int height);

/* A box with the colours of a side's house, for what is inside it: CSS class "house-FAMILY". (transfer floating) */
GtkWidget *lan_badge_field_new (LanSession *session, guint side, GtkOrientation orientation);

/* What a law brings, as amounts and symbols with the words as tooltip; lost:
 * what is lost without it. (transfer floating) */
GtkWidget *lan_badge_gains_new (const LanGains *gains, gboolean lost);

/* A label with CSS classes, separated by spaces. (transfer floating) */
GtkWidget *lan_badge_label_new (const char *text, const char *classes);

G_END_DECLS
