/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any bytes as a saved game: refused with a message, or a game that is written and read alike. */

#include "lan-fuzz-target.h"
#include "lan-save-reader.h"
#include "lan-save-writer.h"

static void
assert_round_trip (const LanRecord *record, LanGameContent *content)
{
  g_autoptr (GBytes) bytes = lan_save_write_bytes (record);
  g_autoptr (LanRecord) again = lan_save_read_bytes (bytes, "again", content, NULL);
  g_autoptr (GBytes) written = NULL;

  g_assert_nonnull (again);
  written = lan_save_write_bytes (again);
  g_assert_true (g_bytes_equal (bytes, written));
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  LanGameContent *content = get_classic_content ();
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (LanRecord) record = lan_save_read_bytes (bytes, "fuzz", content, &error);

  g_assert_true ((record == NULL) == (error != NULL));
  if (record != NULL)
    assert_round_trip (record, content);
  else
    g_assert_true (g_utf8_validate (error->message, -1, NULL));
  return 0;
}
