/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The accessible names of buttons with a mnemonic. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Takes the mark of the mnemonic out of the names of all buttons from root down: GTK 4.8 names a button both by its
 * label with the mark and by the label that is shown, "_Save Save". Call it again after the label of a button changed.
 * A button with use-underline must not have been given another accessible label. */
void lan_mnemonics_hide (GtkWidget *root);

G_END_DECLS
