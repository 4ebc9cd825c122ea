/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sentences that show for a few seconds. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* A toast that says a sentence, which is plain text. (transfer full) */
AdwToast *lan_toast_new (const char *sentence);

/* Shows a toast in the overlay around a widget, and tells screen readers what it says. Without an overlay it is let go
 * of. (toast: transfer full) */
void lan_toast_show (GtkWidget *within, AdwToast *toast);

/* Gives the button that closes a toast a name for screen readers, which libadwaita 1.2 does not,
 * for every toast that the overlay will show. */
void lan_toasts_name_buttons (AdwToastOverlay *overlay);

G_END_DECLS
