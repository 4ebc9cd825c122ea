/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The <state> element of saved games: written from a position, and compared
 * with the one that the decisions lead to. */

#include "lan-config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lan-save-private.h"
#include "lan-save-writer.h"

static int
compare_words (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* An attribute with the ids of the entries whose bits are set, in alphabetical order. */
static void
write_id_set (xmlTextWriter *writer, const char *name, LanGameContent *content, LanTableKind table, unsigned bits)
{
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  g_autofree char *text = NULL;

  for (unsigned i = 0; i < lan_game_content_get_size (content, table); i++)
    if (bits >> i & 1)
      g_ptr_array_add (ids, (gpointer) lan_game_content_get_item_id (content, table, i));
  g_ptr_array_sort (ids, compare_words);
  g_ptr_array_add (ids, NULL);
  text = g_strjoinv (" ", (char **) ids->pdata);
  lan_save_write_text (writer, name, text);
}

/* The knights of one strength, by the names of their places. */
static void
write_knights_of_strength (xmlTextWriter *writer, LanGameContent *content, const LanState *state, unsigned side, unsigned strength)
{
  g_autoptr (GPtrArray) places = g_ptr_array_new_with_free_func (g_free);

  for (LanPlace place = 0; place < LAN_PLACES; place++)
    for (unsigned n = lan_state_knights_at (state, side, strength, place); n > 0; n--)
      g_ptr_array_add (places, lan_save_place_to_text (content, state, side, place));
  g_ptr_array_sort (places, compare_words);
  for (guint i = 0; i < places->len; i++)
    {
      lan_save_open (writer, "knight");
      lan_save_write_number (writer, "strength", strength);
      lan_save_write_text (writer, "at", g_ptr_array_index (places, i));
      lan_save_close (writer);
    }
}

/* All on the line of their house; ends that line. */
static void
close_with_knights (xmlTextWriter *writer, LanGameContent *content, const LanState *state, unsigned side)
{
  xmlTextWriterSetIndent (writer, 0);
  for (unsigned strength = 1; strength <= LAN_STRENGTHS; strength++)
    write_knights_of_strength (writer, content, state, side, strength);
  lan_save_close (writer);
  xmlTextWriterWriteRaw (writer, BAD_CAST "\n");
  xmlTextWriterSetIndent (writer, 1);
}

static void
write_house (xmlTextWriter *writer, LanGameContent *content, const LanState *state, unsigned seat)
{
  const LanHouseState *house = &state->houses[seat];

  lan_save_open (writer, "house");
  lan_save_write_number (writer, "seat", seat);
  lan_save_write_number (writer, "pp", house->goods[LAN_GOOD_PP]);
  lan_save_write_number (writer, "gold", house->goods[LAN_GOOD_GOLD]);
  lan_save_write_number (writer, "squires", house->goods[LAN_GOOD_SQUIRES]);
  lan_save_write_number (writer, "votes", house->goods[LAN_GOOD_VOTES]);
  write_id_set (writer, "extensions", content, LAN_TABLE_SPACES, house->extensions);
  write_id_set (writer, "nobles", content, LAN_TABLE_COUNTIES, state->sides[seat].nobles);
  close_with_knights (writer, content, state, seat);
}

static void
write_ally (xmlTextWriter *writer, LanGameContent *content, const LanState *state, unsigned seat)
{
  unsigned side = LAN_ALLY_OF (seat);

  lan_save_open (writer, "ally");
  lan_save_write_number (writer, "seat", seat);
  write_id_set (writer, "nobles", content, LAN_TABLE_COUNTIES, state->sides[side].nobles);
  close_with_knights (writer, content, state, side);
}

static void
write_county (xmlTextWriter *writer, LanGameContent *content, const LanState *state, unsigned county)
{
  lan_save_open (writer, "county");
  lan_save_write_text (writer, "id", lan_game_content_get_item_id (content, LAN_TABLE_COUNTIES, county));
  lan_save_write_number (writer, "nobles", state->counties[county].nobles);
  lan_save_write_number (writer, "squires", state->counties[county].squires);
  lan_save_close (writer);
}

static void
write_conflict (xmlTextWriter *writer, LanGameContent *content, const LanState *state, unsigned index)
{
  const LanBattleState *battle = &state->battles[index];
  g_autoptr (GString) spaces = g_string_new (NULL);

  for (unsigned i = 0; i < LAN_CARD_SPACES && battle->sides[i] != LAN_NO_SIDE; i++)
    g_string_append_printf (spaces, "%s%s:%u", i > 0 ? " " : "", lan_save_sides[LAN_IS_ALLY (battle->sides[i])], LAN_SEAT_OF (battle->sides[i]));
  lan_save_open (writer, "conflict");
  lan_save_write_text (writer, "id", lan_game_content_get_item_id (content, LAN_TABLE_CONFLICTS, battle->card));
  lan_save_write_text (writer, "row", LAN_BATTLE_IS_UPPER (index) ? "upper" : "lower");
  lan_save_write_text (writer, "spaces", spaces->str);
  lan_save_close (writer);
}

static void
write_favours (xmlTextWriter *writer, LanGameContent *content, const LanState *state)
{
  g_autoptr (GString) ids = g_string_new (NULL);

  for (unsigned i = 0; i < LAN_FAVOURS; i++)
    if (state->favours >> i & 1)
      g_string_append_printf (ids, "%s%s", ids->len > 0 ? " " : "", lan_game_content_get_item_id (content, LAN_TABLE_FAVOURS, i));
  xmlTextWriterWriteElement (writer, BAD_CAST "favours", BAD_CAST ids->str);
}

static void
write_laws (xmlTextWriter *writer, LanGameContent *content, const LanState *state)
{
  g_autoptr (GString) in_force = g_string_new (NULL);
  g_autoptr (GString) proposals = g_string_new (NULL);

  for (unsigned i = 0; i < LAN_IN_FORCE; i++)
    g_string_append_printf (in_force, "%s%s", i > 0 ? " " : "", lan_game_content_get_item_id (content, LAN_TABLE_LAWS, state->in_force[i]));
  for (unsigned i = state->proposal; i < LAN_PROPOSALS; i++)
    g_string_append_printf (proposals, "%s%s", proposals->len > 0 ? " " : "", lan_game_content_get_item_id (content, LAN_TABLE_LAWS, lan_state_proposal (state, i)));
  lan_save_open (writer, "laws");
  lan_save_write_text (writer, "in-force", in_force->str);
  lan_save_write_text (writer, "proposals", proposals->str);
  lan_save_close (writer);
}

void
lan_save_write_state (xmlTextWriter *writer, LanGameContent *content, const LanState *state, unsigned after)
{
  LanDecision next = lan_decision_next (lan_game_content_get_tables (content), state);

  lan_save_open (writer, "state");
  lan_save_write_number (writer, "after", after);
  lan_save_write_number (writer, "round", state->round);
  lan_save_write_text (writer, "phase", lan_save_phases[lan_state_phase (state)]);
  lan_save_write_number (writer, "start-seat", state->start_seat);
  if (next.kind != LAN_DECISION_NONE)
    lan_save_write_number (writer, "deciding-seat", next.seat);
  for (unsigned seat = 0; seat < state->players; seat++)
    write_house (writer, content, state, seat);
  for (unsigned seat = 0; lan_state_has_allies (state) && seat < state->players; seat++)
    write_ally (writer, content, state, seat);
  for (unsigned county = 0; county < LAN_COUNTIES; county++)
    write_county (writer, content, state, county);
  for (unsigned battle = 0; battle < LAN_BATTLES; battle++)
    if (state->battles[battle].card != LAN_NO_CARD)
      write_conflict (writer, content, state, battle);
  write_favours (writer, content, state);
  write_laws (writer, content, state);
  lan_save_close (writer);
}

static gboolean
fail_value (const LanXmlSource *source, const xmlNode *node, const char *what, const char *found, const char *expected, GError **error)
{
  g_autofree char *where = lan_xml_describe (node);
  g_autofree char *quote = lan_xml_quote (found);

  /* Translators: element, attribute, its value, the right value. */
  return lan_xml_fail (source, node, LAN_SAVE_ERROR_STATE, NULL, error, _("%s: %s is '%s', but the decisions lead to '%s'."), where, what, quote, expected);
}

/* The same attributes with the same values. */
static gboolean
compare_attributes (const LanXmlSource *source, const xmlNode *node, const xmlNode *expected, GError **error)
{
  g_autofree char *where = lan_xml_describe (node);

  for (const xmlAttr *attribute = expected->properties; attribute != NULL; attribute = attribute->next)
    {
      const char *name = (const char *) attribute->name;
      const char *right = lan_xml_attribute (expected, name);
      const char *found = lan_xml_attribute (node, name);
      if (found == NULL)
        return lan_xml_fail (source, node, LAN_SAVE_ERROR_STATE, NULL, error, _("%s: attribute “%s” is missing; the decisions lead to '%s'."), where, name, right);
      if (!g_str_equal (found, right))
        return fail_value (source, node, name, found, right, error);
    }
  for (const xmlAttr *attribute = node->properties; attribute != NULL; attribute = attribute->next)
    if (lan_xml_attribute (expected, (const char *) attribute->name) == NULL)
      {
        g_autofree char *quote = lan_xml_quote ((const char *) attribute->name);
        return lan_xml_fail (source, node, LAN_SAVE_ERROR_STATE, NULL, error, _("%s: attribute “%s” does not belong there in this position."), where, quote);
      }
  return TRUE;
}

/* The same element, all below it included. */
static gboolean
compare_elements (const LanXmlSource *source, const xmlNode *node, const xmlNode *expected, GError **error)
{
  xmlNode *cursor = NULL;

  if (!compare_attributes (source, node, expected, error))
    return FALSE;
  for (xmlNode *right = lan_xml_first (expected); right != NULL; right = lan_xml_next (right))
    if (!lan_xml_expect (source, node, &cursor, (const char *) right->name, error) || !compare_elements (source, cursor, right, error))
      return FALSE;
  if (!lan_xml_expect_end (source, node, cursor, error))
    return FALSE;
  if (lan_xml_first (expected) == NULL && !g_str_equal (lan_xml_text (node), lan_xml_text (expected)))
    return fail_value (source, node, _("the text"), lan_xml_text (node), lan_xml_text (expected), error);
  return TRUE;
}

gboolean
lan_save_check_state (const LanXmlSource *source, const xmlNode *node, LanGameContent *content, const LanState *state, unsigned after, GError **error)
{
  g_autofree char *text = lan_save_state_to_xml (content, state, after);
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (LanXmlDoc) expected = lan_xml_parse (source, bytes, LAN_SAVE_MAX_BYTES, error);

  return expected != NULL && compare_elements (source, node, xmlDocGetRootElement (expected), error);
}
