/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Pictures of widgets in files. */

#pragma once

#include <gtk/gtk.h>

/* Writes a PNG picture of a shown widget, or of a part of it in its own pixels (NULL: all), enlarged by a factor. */
void lan_ui_save_picture (GtkWidget *widget, const graphene_rect_t *part, float scale, const char *path);
