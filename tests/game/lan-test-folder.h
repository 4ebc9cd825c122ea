/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Folders of their own for tests that write. */

#pragma once

#include <gio/gio.h>

/* A new, empty folder. (transfer full) */
char *lan_test_folder_new (void);

/* Removes a folder and what is in it. */
void lan_test_folder_remove (const char *path);

/* Replaces a file. */
void lan_test_write (const char *path, const char *text);
