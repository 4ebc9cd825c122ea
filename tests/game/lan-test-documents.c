/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-test-documents.h"

#include <string.h>

#define MAX_MEMORY_KIB (64 * 1024)

char *
lan_test_insert (const char *good, const LanTestInsertion *insertion)
{
  const char *at = strstr (good, insertion->before);
  GString *text;

  g_assert_nonnull (at);
  g_assert_true (g_str_has_prefix (at, insertion->in_place));
  text = g_string_new_len (good, at - good);
  g_string_append (text, insertion->text);
  g_string_append (text, at + strlen (insertion->in_place));
  return g_string_free (text, FALSE);
}

char *
lan_test_heap_up (const LanTestHeap *heap, gsize max_bytes)
{
  GString *text = g_string_new (heap->head);
  const char *number = strchr (heap->unit, '#');

  for (guint i = 0; text->len + strlen (heap->unit) + 8 + strlen (heap->tail) < max_bytes; i++)
    if (number == NULL)
      g_string_append (text, heap->unit);
    else
      {
        g_string_append_len (text, heap->unit, number - heap->unit);
        g_string_append_printf (text, "%x%s", i, number + 1);
      }
  g_string_append (text, heap->tail);
  return g_string_free (text, FALSE);
}

void
lan_test_assert_memory (void)
{
#ifdef __SANITIZE_ADDRESS__
  g_test_message ("The sanitizer keeps what is freed: memory is not measured");
#else
  g_autofree char *status = NULL;
  const char *peak;
  guint64 kib;

  g_assert_true (g_file_get_contents ("/proc/self/status", &status, NULL, NULL));
  peak = strstr (status, "VmHWM:");
  g_assert_nonnull (peak);
  kib = g_ascii_strtoull (peak + strlen ("VmHWM:"), NULL, 10);
  g_test_message ("memory: at most %" G_GUINT64_FORMAT " KiB", kib);
  g_assert_cmpuint (kib, <, MAX_MEMORY_KIB);
#endif
}
