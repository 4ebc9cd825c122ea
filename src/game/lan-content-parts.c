/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every section of a content file but the laws. */

#include "lan-config.h"

#include "lan-content-private.h"

#include <glib/gi18n-lib.h>

#define MAX_WORDS 200
#define MAX_YEAR 9999

static const char *const id_only[] = { "id", NULL };

gboolean
lan_content_read_list (LanContentReader *reader, const xmlNode *section, const char *name, unsigned count, LanContentEntry entry, GError **error)
{
  unsigned n = 0;

  for (xmlNode *node = lan_xml_first (section); node != NULL; node = lan_xml_next (node), n++)
    {
      if (n == count)
        return lan_xml_fail (&reader->source, node, LAN_CONTENT_ERROR_INVALID, NULL, error, _("%s: there must be exactly %u of “%s”, this is one more."), (const char *) section->name, count, name);
      if (!lan_xml_is (node, name))
        {
          g_autofree char *what = lan_xml_describe (node);
          return lan_xml_fail (&reader->source, node, LAN_CONTENT_ERROR_INVALID, NULL, error, _("“%s” stands where “%s” belongs."), what, name);
        }
      if (!entry (reader, node, n, error))
        return FALSE;
    }
  if (n < count)
    return lan_xml_fail (&reader->source, section, LAN_CONTENT_ERROR_INVALID, NULL, error, _("%s: there must be exactly %u of “%s”, not %u."), (const char *) section->name, count, name, n);
  return TRUE;
}

gboolean
lan_content_read_number (LanContentReader *reader, const xmlNode *node, const char *name, unsigned minimum, unsigned maximum, uint8_t *field, GError **error)
{
  guint64 number;

  if (!lan_xml_number (&reader->source, node, name, minimum, maximum, &number, error))
    return FALSE;
  *field = (uint8_t) number;
  return TRUE;
}

/* The text of a title or text element, which holds nothing else. */
static const char *
read_line (LanContentReader *reader, const xmlNode *node, xmlNode **cursor, const char *name, GError **error)
{
  const char *text;

  if (!lan_xml_expect (&reader->source, node, cursor, name, error)
      || !lan_xml_check_element (&reader->source, *cursor, name, NULL, NULL, error)
      || !lan_xml_expect_end (&reader->source, *cursor, NULL, error))
    return NULL;
  text = lan_xml_text (*cursor);
  if (lan_xml_is_line (text, MAX_WORDS))
    return text;
  lan_xml_fail (&reader->source, *cursor, LAN_CONTENT_ERROR_INVALID, NULL, error, _("“%s” must be one line of 1 to %d characters."), name, MAX_WORDS);
  return NULL;
}

gboolean
lan_content_read_words (LanContentReader *reader, const xmlNode *node, LanTableKind table, gboolean with_text, unsigned year, xmlNode **cursor, GError **error)
{
  const char *id = lan_xml_attribute (node, "id");
  const char *title, *text = "";
  g_autofree char *quote = lan_xml_quote (id);

  if (!lan_xml_is_id (id))
    return lan_xml_fail (&reader->source, node, LAN_CONTENT_ERROR_INVALID, NULL, error, _("The id '%s' must be lower-case letters, digits and hyphens, at most 40."), quote);
  title = read_line (reader, node, cursor, "title", error);
  if (title == NULL)
    return FALSE;
  if (with_text)
    text = read_line (reader, node, cursor, "text", error);
  if (text == NULL)
    return FALSE;
  if (!lan_game_content_add (reader->content, table, id, title, text, year))
    return lan_xml_fail (&reader->source, node, LAN_CONTENT_ERROR_INVALID, NULL, error, _("The id '%s' is used twice."), quote);
  return TRUE;
}

/* Title, text and reward, and nothing behind them. */
static gboolean
read_rewarding_entry (LanContentReader *reader, const xmlNode *node, LanTableKind table, LanReward *reward, GError **error)
{
  xmlNode *cursor = NULL;

  return lan_content_read_words (reader, node, table, TRUE, 0, &cursor, error)
         && lan_content_read_reward (reader, node, &cursor, reward, error)
         && lan_xml_expect_end (&reader->source, node, cursor, error);
}

static gboolean
read_family (LanContentReader *reader, const xmlNode *node, unsigned index, GError **error)
{
  xmlNode *cursor = NULL;

  return lan_xml_check_element (&reader->source, node, "family", id_only, NULL, error)
         && lan_content_read_words (reader, node, LAN_TABLE_FAMILIES, FALSE, 0, &cursor, error)
         && lan_xml_expect_end (&reader->source, node, cursor, error);
}

gboolean
lan_content_read_families (LanContentReader *reader, const xmlNode *section, GError **error)
{
  return lan_xml_check_element (&reader->source, section, "families", NULL, NULL, error)
         && lan_content_read_list (reader, section, "family", LAN_FAMILIES, read_family, error);
}

/* What houses have besides that come later in the player order. */
static gboolean
read_later (LanContentReader *reader, const xmlNode *section, GError **error)
{
  static const char *const attributes[] = { "players", "place", "pp", NULL };

  for (const xmlNode *node = lan_xml_first (section); node != NULL; node = lan_xml_next (node))
    {
      uint8_t players, place;
      uint8_t *pp;

      if (!lan_xml_check_element (&reader->source, node, "later", attributes, NULL, error)
          || !lan_content_read_number (reader, node, "players", LAN_MIN_SEATS, LAN_MAX_SEATS, &players, error)
          || !lan_content_read_number (reader, node, "place", 2, players, &place, error))
        return FALSE;
      pp = &reader->tables->later_pp[players][place - 1];
      if (*pp != 0)
        return lan_xml_fail (&reader->source, node, LAN_CONTENT_ERROR_INVALID, NULL, error, _("Place %u of %u players is there twice."), place, players);
      if (!lan_content_read_number (reader, node, "pp", 1, LAN_REWARD_MAX, pp, error)
          || !lan_xml_expect_end (&reader->source, node, NULL, error))
        return FALSE;
    }
  return TRUE;
}

gboolean
lan_content_read_start (LanContentReader *reader, const xmlNode *section, GError **error)
{
  static const char *const attributes[] = { "pp", "gold", "squires", "votes", NULL };
  LanContent *tables = reader->tables;

  return lan_xml_check_element (&reader->source, section, "start", attributes, NULL, error)
         && lan_content_read_number (reader, section, "pp", 0, LAN_REWARD_MAX, &tables->start_pp, error)
         && lan_content_read_number (reader, section, "gold", 0, LAN_REWARD_MAX, &tables->start_gold, error)
         && lan_content_read_number (reader, section, "squires", 0, LAN_REWARD_MAX, &tables->start_squires, error)
         && lan_content_read_number (reader, section, "votes", 0, LAN_REWARD_MAX, &tables->start_votes, error)
         && read_later (reader, section, error);
}

static gboolean
read_knight (LanContentReader *reader, const xmlNode *node, unsigned index, GError **error)
{
  static const char *const attributes[] = { "strength", "number", "court", NULL };
  uint8_t strength;

  return lan_xml_check_element (&reader->source, node, "knight", attributes, NULL, error)
         && lan_content_read_number (reader, node, "strength", index + 1, index + 1, &strength, error)
         && lan_content_read_number (reader, node, "number", 0, LAN_KNIGHTS, &reader->tables->knights[index], error)
         && lan_content_read_number (reader, node, "court", 0, reader->tables->knights[index], &reader->tables->start_court[index], error)
         && lan_xml_expect_end (&reader->source, node, NULL, error);
}

gboolean
lan_content_read_knights (LanContentReader *reader, const xmlNode *section, GError **error)
{
  unsigned total = 0;

  if (!lan_xml_check_element (&reader->source, section, "knights", NULL, NULL, error)
      || !lan_content_read_list (reader, section, "knight", LAN_STRENGTHS, read_knight, error))
    return FALSE;
  for (unsigned i = 0; i < LAN_STRENGTHS; i++)
    total += reader->tables->knights[i];
  if (total != LAN_KNIGHTS)
    return lan_xml_fail (&reader->source, section, LAN_CONTENT_ERROR_INVALID, NULL, error, _("knights: the numbers must add up to %d, not %u."), LAN_KNIGHTS, total);
  return TRUE;
}

static gboolean
read_tile (LanContentReader *reader, const xmlNode *node, unsigned index, GError **error)
{
  static const char *const attributes[] = { "players", "number", NULL };
  uint8_t players;

  return lan_xml_check_element (&reader->source, node, "tile", attributes, NULL, error)
         && lan_content_read_number (reader, node, "players", LAN_MIN_SEATS + index, LAN_MIN_SEATS + index, &players, error)
         && lan_content_read_number (reader, node, "number", 0, LAN_REWARD_MAX, &reader->tables->nobles[players], error)
         && lan_xml_expect_end (&reader->source, node, NULL, error);
}

gboolean
lan_content_read_tiles (LanContentReader *reader, const xmlNode *section, GError **error)
{
  return lan_xml_check_element (&reader->source, section, "tiles", NULL, NULL, error)
         && lan_content_read_list (reader, section, "tile", LAN_MAX_SEATS - LAN_MIN_SEATS + 1, read_tile, error);
}

static gboolean
read_county (LanContentReader *reader, const xmlNode *node, unsigned index, GError **error)
{
  static const char *const required[] = { "id", "minimum", NULL };
  static const char *const optional[] = { "names-start", NULL };
  static const char *const answers[] = { "no", "yes", NULL };
  LanCountyContent *county = &reader->tables->counties[index];
  unsigned names_start = 0;

  if (!lan_xml_check_element (&reader->source, node, "county", required, optional, error)
      || !lan_content_read_number (reader, node, "minimum", 1, LAN_STRENGTHS, &county->minimum, error))
    return FALSE;
  if (lan_xml_attribute (node, "names-start") != NULL && !lan_xml_word (&reader->source, node, "names-start", answers, &names_start, error))
    return FALSE;
  county->names_start = (uint8_t) names_start;
  return read_rewarding_entry (reader, node, LAN_TABLE_COUNTIES, &county->reward, error);
}

gboolean
lan_content_read_counties (LanContentReader *reader, const xmlNode *section, GError **error)
{
  static const char *const attributes[] = { "both-price", NULL };

  return lan_xml_check_element (&reader->source, section, "counties", attributes, NULL, error)
         && lan_content_read_number (reader, section, "both-price", 0, LAN_REWARD_MAX, &reader->tables->both_price, error)
         && lan_content_read_list (reader, section, "county", LAN_COUNTIES, read_county, error);
}

static gboolean
read_space (LanContentReader *reader, const xmlNode *node, unsigned index, GError **error)
{
  LanReward *reward = &reader->tables->spaces[index];
  xmlNode *cursor = NULL;
  gboolean priced;

  return lan_xml_check_element (&reader->source, node, "space", id_only, NULL, error)
         && lan_content_read_words (reader, node, LAN_TABLE_SPACES, TRUE, 0, &cursor, error)
         && lan_content_read_reward (reader, node, &cursor, reward, error)
         && lan_content_read_price (reader, node, &cursor, reward, &priced, error)
         && lan_xml_expect_end (&reader->source, node, cursor, error);
}

gboolean
lan_content_read_castle (LanContentReader *reader, const xmlNode *section, GError **error)
{
  return lan_xml_check_element (&reader->source, section, "castle", NULL, NULL, error)
         && lan_content_read_list (reader, section, "space", LAN_SPACES, read_space, error);
}

/* An ally has nothing to pay a price with (R7.1). */
static gboolean
read_ally_space (LanContentReader *reader, const xmlNode *node, unsigned index, GError **error)
{
  return lan_xml_check_element (&reader->source, node, "space", id_only, NULL, error)
         && read_rewarding_entry (reader, node, LAN_TABLE_ALLY_SPACES, &reader->tables->ally_spaces[index], error);
}

gboolean
lan_content_read_ally_castle (LanContentReader *reader, const xmlNode *section, GError **error)
{
  return lan_xml_check_element (&reader->source, section, "ally-castle", NULL, NULL, error)
         && lan_content_read_list (reader, section, "space", LAN_ALLY_SPACES, read_ally_space, error);
}

static gboolean
read_favour (LanContentReader *reader, const xmlNode *node, unsigned index, GError **error)
{
  return lan_xml_check_element (&reader->source, node, "favour", id_only, NULL, error)
         && read_rewarding_entry (reader, node, LAN_TABLE_FAVOURS, &reader->tables->favours[index], error);
}

gboolean
lan_content_read_favours (LanContentReader *reader, const xmlNode *section, GError **error)
{
  return lan_xml_check_element (&reader->source, section, "favours", NULL, NULL, error)
         && lan_content_read_list (reader, section, "favour", LAN_FAVOURS, read_favour, error);
}

static gboolean
read_conflict (LanContentReader *reader, const xmlNode *node, unsigned index, GError **error)
{
  static const char *const required[] = { "id", "france", "first", "second", "third", NULL };
  static const char *const optional[] = { "year", NULL };
  LanConflictContent *conflict = &reader->tables->conflicts[index];
  xmlNode *cursor = NULL;
  guint64 year = 0;

  if (!lan_xml_check_element (&reader->source, node, "conflict", required, optional, error)
      || !lan_content_read_number (reader, node, "france", 0, LAN_REWARD_MAX, &conflict->france, error)
      || !lan_content_read_number (reader, node, "first", 0, LAN_REWARD_MAX, &conflict->scores[0], error)
      || !lan_content_read_number (reader, node, "second", 0, LAN_REWARD_MAX, &conflict->scores[1], error)
      || !lan_content_read_number (reader, node, "third", 0, LAN_REWARD_MAX, &conflict->scores[2], error))
    return FALSE;
  if (lan_xml_attribute (node, "year") != NULL && !lan_xml_number (&reader->source, node, "year", 1, MAX_YEAR, &year, error))
    return FALSE;
  return lan_content_read_words (reader, node, LAN_TABLE_CONFLICTS, FALSE, (unsigned) year, &cursor, error)
         && lan_xml_expect_end (&reader->source, node, cursor, error);
}

gboolean
lan_content_read_conflicts (LanContentReader *reader, const xmlNode *section, GError **error)
{
  return lan_xml_check_element (&reader->source, section, "conflicts", NULL, NULL, error)
         && lan_content_read_list (reader, section, "conflict", LAN_CONFLICTS, read_conflict, error);
}

/* Rising numbers, so that none stands twice; those left out score nothing. */
static gboolean
read_final_nobles (LanContentReader *reader, const xmlNode *section, GError **error)
{
  static const char *const attributes[] = { "held", "pp", NULL };
  xmlNode *last = NULL;
  uint8_t held = 0;

  for (xmlNode *node = lan_xml_first (section); node != NULL && held < LAN_COUNTIES; node = lan_xml_next (node))
    {
      if (!lan_xml_check_element (&reader->source, node, "noblemen", attributes, NULL, error)
          || !lan_content_read_number (reader, node, "held", held + 1u, LAN_COUNTIES, &held, error)
          || !lan_content_read_number (reader, node, "pp", 0, LAN_REWARD_MAX, &reader->tables->final_nobles[held], error)
          || !lan_xml_expect_end (&reader->source, node, NULL, error))
        return FALSE;
      last = node;
    }
  return lan_xml_expect_end (&reader->source, section, last, error);
}

gboolean
lan_content_read_final (LanContentReader *reader, const xmlNode *section, GError **error)
{
  static const char *const attributes[] = { "first", "second", NULL };
  LanContent *tables = reader->tables;

  return lan_xml_check_element (&reader->source, section, "final", attributes, NULL, error)
         && lan_content_read_number (reader, section, "first", 0, LAN_REWARD_MAX, &tables->final_first, error)
         && lan_content_read_number (reader, section, "second", 0, LAN_REWARD_MAX, &tables->final_second, error)
         && read_final_nobles (reader, section, error);
}
