/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-test-files.h"

#include <libxml/relaxng.h>
#include <string.h>

char *
lan_test_read (const char *path)
{
  g_autofree char *full = g_test_build_filename (G_TEST_DIST, path, NULL);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (full, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

char *
lan_test_edit (const char *text, const LanTestEdit *edit, guint *line)
{
  const char *found = strstr (text, edit->from);
  GString *edited;

  if (found == NULL)
    g_error ("“%s” does not stand in the file", edit->from);
  *line = 1;
  for (const char *p = text; p < found; p++)
    *line += *p == '\n';
  edited = g_string_new_len (text, found - text);
  g_string_append (edited, edit->to);
  g_string_append (edited, found + strlen (edit->from));
  return g_string_free (edited, FALSE);
}

void
lan_test_assert_refused (const GError *error, GQuark domain, const LanTestEdit *edit, guint line)
{
  g_autofree char *place = g_strdup_printf (", line %u: ", line + edit->line_offset);

  g_test_message ("%s", error != NULL ? error->message : "accepted");
  g_assert_error (error, domain, edit->code);
  if (strstr (error->message, place) == NULL || strstr (error->message, edit->fragment) == NULL)
    g_error ("“%s” should have “%s” and “%s”", error->message, place, edit->fragment);
  g_assert_true (g_str_has_suffix (error->message, "."));
}

/* Invalid files are asked about on purpose: nothing is to be printed. */
static void G_GNUC_PRINTF (2, 3)
keep_silent (void *data, const char *format, ...)
{
}

LanTestSchema *
lan_test_schema_new (const char *path)
{
  g_autofree char *full = g_test_build_filename (G_TEST_DIST, path, NULL);
  xmlRelaxNGParserCtxt *parser = xmlRelaxNGNewParserCtxt (full);
  xmlRelaxNG *schema = xmlRelaxNGParse (parser);

  g_assert_nonnull (schema);
  xmlRelaxNGFreeParserCtxt (parser);
  return schema;
}

void
lan_test_schema_free (LanTestSchema *schema)
{
  xmlRelaxNGFree (schema);
}

gboolean
lan_test_schema_accepts (LanTestSchema *schema, const char *text, gsize size)
{
  xmlRelaxNGValidCtxt *validator = xmlRelaxNGNewValidCtxt (schema);
  xmlDoc *doc = xmlReadMemory (text, (int) size, "test", NULL, XML_PARSE_NONET);
  int result;

  g_assert_nonnull (doc);
  xmlRelaxNGSetValidErrors (validator, keep_silent, keep_silent, NULL);
  result = xmlRelaxNGValidateDoc (validator, doc);
  xmlFreeDoc (doc);
  xmlRelaxNGFreeValidCtxt (validator);
  return result == 0;
}

LanRecord *
lan_test_play_random (LanGameContent *content, unsigned players, guint64 seed, guint max_decisions)
{
  const LanContent *tables = lan_game_content_get_tables (content);
  g_autoptr (LanGameSetup) setup = lan_game_setup_new (content, players, seed);
  LanRecord *record = lan_record_new (setup);
  LanSpan spans[LAN_MAX_SPANS];
  LanState state;
  LanRng rng;

  lan_rng_seed (&rng, seed);
  g_assert_cmpuint (lan_state_init (tables, &state, &setup->chance), ==, LAN_RULE_OK);
  while (record->choices->len < max_decisions && lan_decision_next (tables, &state).kind != LAN_DECISION_NONE)
    {
      unsigned n = lan_decision_spans (tables, &state, spans);
      LanChoice choice = lan_spans_nth (spans, lan_rng_below (&rng, (uint32_t) lan_spans_count (spans, n)));
      g_array_append_val (record->choices, choice);
      lan_apply_legal (tables, &state, &choice, NULL);
    }
  return record;
}
