/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The <decisions> of saved games. A decision says as little as needed: whose
 * nobleman, tile or county it is about follows from the position. */

#include "lan-config.h"

#include <glib/gi18n-lib.h>

#include "lan-rule.h"
#include "lan-save-private.h"

#define MAX_ATTRIBUTES 8

/* The attributes of each kind; those of an upgrade and of a placement depend on more. */
static const char *const attributes[LAN_N_DECISIONS][MAX_ATTRIBUTES] = {
  [LAN_DECISION_EXTENSION] = { "seat", "kind", "choice", NULL },
  [LAN_DECISION_PLACE] = { "seat", "kind", "of", "strength", "to", NULL },
  [LAN_DECISION_FAVOUR] = { "seat", "kind", "choice", NULL },
  [LAN_DECISION_NOBLE] = { "seat", "kind", "choice", NULL },
  [LAN_DECISION_UPGRADE] = { "seat", "kind", "of", "strength", "at", NULL },
  [LAN_DECISION_VOTE] = { "seat", "kind", "law", "choice", "markers", NULL },
  [LAN_DECISION_BUY] = { "seat", "kind", "law", "count", NULL },
  [LAN_DECISION_COUNTY] = { "seat", "kind", "county", "choice", NULL },
  [LAN_DECISION_START] = { "seat", "kind", "choice", NULL },
  [LAN_DECISION_ARM] = { "seat", "kind", "choice", NULL },
  [LAN_DECISION_RANSOM] = { "seat", "kind", "of", "conflict", "strength", "choice", NULL },
};
static const char *const county_place_attributes[] = { "seat", "kind", "of", "strength", "to", "squires", NULL };
static const char *const declined_attributes[] = { "seat", "kind", "of", "choice", NULL };

/* The table that the attribute `choice`, `law` or `county` of a kind names an entry of. */
static LanTableKind
table_of (unsigned kind)
{
  switch (kind) {
    case LAN_DECISION_EXTENSION: return LAN_TABLE_SPACES;
    case LAN_DECISION_FAVOUR: return LAN_TABLE_FAVOURS;
    case LAN_DECISION_VOTE:
    case LAN_DECISION_BUY: return LAN_TABLE_LAWS;
    default: return LAN_TABLE_COUNTIES;
  }
}

static void
write_item (xmlTextWriter *writer, const char *name, LanGameContent *content, const LanChoice *choice)
{
  lan_save_write_text (writer, name, lan_game_content_get_item_id (content, table_of (choice->kind), choice->item));
}

static void
write_of (xmlTextWriter *writer, const LanChoice *choice)
{
  lan_save_write_text (writer, "of", lan_save_sides[LAN_IS_ALLY (choice->side)]);
}

static void
write_knight (xmlTextWriter *writer, const char *place_name, LanGameContent *content, const LanState *state, const LanChoice *choice)
{
  g_autofree char *place = lan_save_place_to_text (content, state, choice->side, choice->place);

  lan_save_write_number (writer, "strength", choice->strength);
  lan_save_write_text (writer, place_name, place);
}

static void
write_upgrade (xmlTextWriter *writer, LanGameContent *content, const LanState *state, const LanChoice *choice)
{
  write_of (writer, choice);
  if (choice->strength == 0)
    lan_save_write_text (writer, "choice", "none");
  else
    write_knight (writer, "at", content, state, choice);
}

static void
write_ransom (xmlTextWriter *writer, LanGameContent *content, const LanState *state, const LanChoice *choice)
{
  unsigned card = state->battles[LAN_PLACE_INDEX (choice->place)].card;

  write_of (writer, choice);
  lan_save_write_text (writer, "conflict", lan_game_content_get_item_id (content, LAN_TABLE_CONFLICTS, card));
  lan_save_write_number (writer, "strength", choice->strength);
  lan_save_write_text (writer, "choice", lan_save_answers[choice->answer]);
}

/* All attributes but seat and kind. */
static void
write_answer (xmlTextWriter *writer, LanGameContent *content, const LanState *state, const LanChoice *choice)
{
  switch ((LanDecisionKind) choice->kind) {
    case LAN_DECISION_EXTENSION:
    case LAN_DECISION_FAVOUR:
    case LAN_DECISION_NOBLE:
      write_item (writer, "choice", content, choice);
      break;
    case LAN_DECISION_PLACE:
      write_of (writer, choice);
      write_knight (writer, "to", content, state, choice);
      if (LAN_PLACE_IS_COUNTY (choice->place))
        lan_save_write_number (writer, "squires", choice->amount);
      break;
    case LAN_DECISION_UPGRADE:
      write_upgrade (writer, content, state, choice);
      break;
    case LAN_DECISION_VOTE:
      write_item (writer, "law", content, choice);
      lan_save_write_text (writer, "choice", lan_save_answers[choice->answer]);
      lan_save_write_number (writer, "markers", choice->amount);
      break;
    case LAN_DECISION_BUY:
      write_item (writer, "law", content, choice);
      lan_save_write_number (writer, "count", choice->amount);
      break;
    case LAN_DECISION_COUNTY:
      write_item (writer, "county", content, choice);
      lan_save_write_text (writer, "choice", lan_save_county_answers[choice->answer]);
      break;
    case LAN_DECISION_START:
      lan_save_write_number (writer, "choice", choice->item);
      break;
    case LAN_DECISION_ARM:
      lan_save_write_text (writer, "choice", lan_save_answers[choice->answer]);
      break;
    case LAN_DECISION_RANSOM:
      write_ransom (writer, content, state, choice);
      break;
    case LAN_DECISION_NONE:
    case LAN_N_DECISIONS:
      break;
  }
}

void
lan_save_write_decision (xmlTextWriter *writer, LanGameContent *content, const LanState *state, const LanChoice *choice)
{
  lan_save_open (writer, "decision");
  lan_save_write_number (writer, "seat", choice->seat);
  lan_save_write_text (writer, "kind", lan_save_kinds[choice->kind]);
  write_answer (writer, content, state, choice);
  lan_save_close (writer);
}

/* One decision being read. */
typedef struct {
  const LanXmlSource *source;
  const xmlNode *node;
  LanGameContent *content;
  const LanState *state;
  LanChoice *choice;
} LanDecisionReader;

static gboolean
read_item (const LanDecisionReader *reader, const char *name, GError **error)
{
  const char *id = lan_xml_attribute (reader->node, name);
  g_autofree char *quote = lan_xml_quote (id);
  unsigned index;

  if (!lan_game_content_find (reader->content, table_of (reader->choice->kind), id, &index))
    return lan_xml_fail (reader->source, reader->node, LAN_SAVE_ERROR_FORMAT, NULL, error, _("The decision names '%s', which this content does not have."), quote);
  reader->choice->item = (uint8_t) index;
  return TRUE;
}

static gboolean
read_answer (const LanDecisionReader *reader, const char *const *words, GError **error)
{
  unsigned answer;

  if (!lan_xml_word (reader->source, reader->node, "choice", words, &answer, error))
    return FALSE;
  reader->choice->answer = (uint8_t) answer;
  return TRUE;
}

static gboolean
read_amount (const LanDecisionReader *reader, const char *name, GError **error)
{
  guint64 amount;

  if (!lan_xml_number (reader->source, reader->node, name, 0, LAN_COUNTER_MAX, &amount, error))
    return FALSE;
  reader->choice->amount = (uint16_t) amount;
  return TRUE;
}

static gboolean
read_of (const LanDecisionReader *reader, GError **error)
{
  unsigned side;

  if (!lan_xml_word (reader->source, reader->node, "of", lan_save_sides, &side, error))
    return FALSE;
  if (side != 0 && !lan_state_has_allies (reader->state))
    return lan_xml_fail (reader->source, reader->node, LAN_SAVE_ERROR_RULE, NULL, error, _("Only with two players there are allies (R7.1)."));
  reader->choice->side = side == 0 ? reader->choice->seat : LAN_ALLY_OF (reader->choice->seat);
  return TRUE;
}

static gboolean
read_strength (const LanDecisionReader *reader, GError **error)
{
  guint64 strength;

  if (!lan_xml_number (reader->source, reader->node, "strength", 1, LAN_STRENGTHS, &strength, error))
    return FALSE;
  reader->choice->strength = (uint8_t) strength;
  return TRUE;
}

/* R3.6: a card that does not lie open is no place for a knight. */
static gboolean
read_place_text (const LanDecisionReader *reader, const char *text, GError **error)
{
  g_autofree char *quote = lan_xml_quote (text);
  gboolean known;

  if (lan_save_place_from_text (reader->content, reader->state, reader->choice->side, text, &reader->choice->place, &known))
    return TRUE;
  if (known)
    return lan_xml_fail (reader->source, reader->node, LAN_SAVE_ERROR_RULE, NULL, error, _("The decision names '%s', which does not lie open (R3.6)."), quote);
  return lan_xml_fail (reader->source, reader->node, LAN_SAVE_ERROR_FORMAT, NULL, error, _("The decision names '%s', which this content does not have."), quote);
}

static gboolean
read_ransom (const LanDecisionReader *reader, GError **error)
{
  g_autofree char *place = g_strconcat ("conflict:", lan_xml_attribute (reader->node, "conflict"), NULL);

  return read_of (reader, error) && read_strength (reader, error)
         && read_place_text (reader, place, error)
         && read_answer (reader, lan_save_answers, error);
}

static gboolean
read_upgrade (const LanDecisionReader *reader, GError **error)
{
  static const char *const none[] = { "none", NULL };
  unsigned index;

  if (!read_of (reader, error))
    return FALSE;
  if (lan_xml_attribute (reader->node, "choice") != NULL)
    return lan_xml_word (reader->source, reader->node, "choice", none, &index, error);
  return read_strength (reader, error) && read_place_text (reader, lan_xml_attribute (reader->node, "at"), error);
}

static gboolean
read_start (const LanDecisionReader *reader, GError **error)
{
  guint64 seat;

  if (!lan_xml_number (reader->source, reader->node, "choice", 0, reader->state->players - 1u, &seat, error))
    return FALSE;
  reader->choice->item = (uint8_t) seat;
  return TRUE;
}

/* What write_answer() wrote. */
static gboolean
read_rest (const LanDecisionReader *reader, GError **error)
{
  switch ((LanDecisionKind) reader->choice->kind) {
    case LAN_DECISION_EXTENSION:
    case LAN_DECISION_FAVOUR:
    case LAN_DECISION_NOBLE:
      return read_item (reader, "choice", error);
    case LAN_DECISION_PLACE:
      return read_of (reader, error) && read_strength (reader, error)
             && read_place_text (reader, lan_xml_attribute (reader->node, "to"), error)
             && (!LAN_PLACE_IS_COUNTY (reader->choice->place) || read_amount (reader, "squires", error));
    case LAN_DECISION_UPGRADE:
      return read_upgrade (reader, error);
    case LAN_DECISION_VOTE:
      return read_item (reader, "law", error) && read_answer (reader, lan_save_answers, error) && read_amount (reader, "markers", error);
    case LAN_DECISION_BUY:
      return read_item (reader, "law", error) && read_amount (reader, "count", error);
    case LAN_DECISION_COUNTY:
      return read_item (reader, "county", error) && read_answer (reader, lan_save_county_answers, error);
    case LAN_DECISION_START:
      return read_start (reader, error);
    case LAN_DECISION_ARM:
      return read_answer (reader, lan_save_answers, error);
    case LAN_DECISION_RANSOM:
      return read_ransom (reader, error);
    case LAN_DECISION_NONE:
    case LAN_N_DECISIONS:
      break;
  }
  return FALSE;
}

static const char *const *
attributes_of (const xmlNode *node, unsigned kind)
{
  const char *to = lan_xml_attribute (node, "to");

  if (kind == LAN_DECISION_PLACE && to != NULL && g_str_has_prefix (to, "county:"))
    return county_place_attributes;
  if (kind == LAN_DECISION_UPGRADE && lan_xml_attribute (node, "choice") != NULL)
    return declined_attributes;
  return attributes[kind];
}

/* Seat and kind, and what follows from the position. */
static gboolean
read_head (const LanDecisionReader *reader, const LanDecision *next, GError **error)
{
  static const char *const head[] = { "seat", "kind", NULL };
  static const char *const others[] = { "choice", "of", "strength", "to", "at", "squires", "law", "markers", "count", "county", "conflict", NULL };
  guint64 seat;
  unsigned kind;

  if (!lan_xml_check_element (reader->source, reader->node, "decision", head, others, error)
      || !lan_xml_expect_end (reader->source, reader->node, NULL, error)
      || !lan_xml_number (reader->source, reader->node, "seat", 0, reader->state->players - 1u, &seat, error)
      || !lan_xml_word (reader->source, reader->node, "kind", lan_save_kinds + 1, &kind, error))
    return FALSE;
  kind++;
  *reader->choice = lan_choice_blank (kind, (unsigned) seat);
  if (next->kind == kind && next->seat == seat)
    {
      reader->choice->side = next->side;
      if (kind == LAN_DECISION_ARM)
        reader->choice->item = next->item;
    }
  return lan_xml_check_element (reader->source, reader->node, "decision", attributes_of (reader->node, kind), NULL, error);
}

static gboolean
fail_rule (const LanDecisionReader *reader, const LanDecision *next, unsigned number, LanRule broken, GError **error)
{
  g_autofree char *rule = lan_rule_to_string (broken);
  const char *kind = lan_save_kinds[reader->choice->kind];

  if (next->kind == LAN_DECISION_NONE)
    return lan_xml_fail (reader->source, reader->node, LAN_SAVE_ERROR_RULE, NULL, error, _("Decision %u comes after the end of the game (%s)."), number, rule);
  if (next->kind != reader->choice->kind || next->seat != reader->choice->seat)
    /* Translators: number of the decision, kind and seat in the file, kind and seat that belong there, rule. */
    return lan_xml_fail (reader->source, reader->node, LAN_SAVE_ERROR_RULE, NULL, error, _("Decision %u is “%s” by seat %u where “%s” by seat %u belongs (%s)."), number, kind, reader->choice->seat, lan_save_kinds[next->kind], next->seat, rule);
  return lan_xml_fail (reader->source, reader->node, LAN_SAVE_ERROR_RULE, NULL, error, _("Decision %u, “%s” by seat %u, is not allowed here (%s)."), number, kind, reader->choice->seat, rule);
}

gboolean
lan_save_read_decision (const LanXmlSource *source, const xmlNode *node, LanGameContent *content, const LanState *state, unsigned number, LanChoice *choice, GError **error)
{
  const LanContent *tables = lan_game_content_get_tables (content);
  LanDecisionReader reader = { source, node, content, state, choice };
  LanDecision next = lan_decision_next (tables, state);
  LanRule broken;

  if (!read_head (&reader, &next, error) || !read_rest (&reader, error))
    return FALSE;
  broken = lan_decision_check (tables, state, choice);
  return broken == LAN_RULE_OK || fail_rule (&reader, &next, number, broken, error);
}

gboolean
lan_save_read_decisions (const LanXmlSource *source, const xmlNode *node, LanGameContent *content, LanRecord *record, LanState *state, GError **error)
{
  if (!lan_xml_check_element (source, node, "decisions", NULL, NULL, error))
    return FALSE;
  for (xmlNode *child = lan_xml_first (node); child != NULL; child = lan_xml_next (child))
    {
      LanChoice choice;
      if (record->choices->len == LAN_DECISIONS_MAX)
        return lan_xml_fail (source, child, LAN_SAVE_ERROR_FORMAT, NULL, error, _("There are more than %d decisions."), LAN_DECISIONS_MAX);
      if (!lan_save_read_decision (source, child, content, state, record->choices->len + 1, &choice, error))
        return FALSE;
      g_array_append_val (record->choices, choice);
      lan_apply_legal (lan_game_content_get_tables (content), state, &choice, NULL);
    }
  return TRUE;
}
