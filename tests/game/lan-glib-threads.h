/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tells the thread sanitizer how GLib hands tasks from thread to thread; see the source. */

#pragma once

/* All tasks that have ended are seen from here on. To be called when it is known by other means that they have. */
void lan_glib_threads_meet (void);
