/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The <setup> of saved games. */

#include "lan-config.h"

#include <glib/gi18n-lib.h>

#include "lan-rule.h"
#include "lan-save-private.h"

static gboolean
read_deck (const LanXmlSource *source, const xmlNode *node, LanGameContent *content, LanTableKind table, uint8_t *deck, unsigned size, GError **error)
{
  g_auto (GStrv) words = NULL;
  unsigned n = 0;

  if (!lan_xml_check_element (source, node, (const char *) node->name, NULL, NULL, error) || !lan_xml_expect_end (source, node, NULL, error))
    return FALSE;
  words = lan_xml_split (source, node, lan_xml_text (node), error);
  if (words == NULL)
    return FALSE;
  for (; words[n] != NULL; n++)
    {
      g_autofree char *quote = lan_xml_quote (words[n]);
      unsigned card;
      if (n == size)
        return lan_xml_fail (source, node, LAN_SAVE_ERROR_FORMAT, NULL, error, _("There are more than %u cards."), size);
      if (!lan_game_content_find (content, table, words[n], &card))
        return lan_xml_fail (source, node, LAN_SAVE_ERROR_FORMAT, NULL, error, _("The card '%s' is not in this content."), quote);
      deck[n] = (uint8_t) card;
    }
  if (n < size)
    return lan_xml_fail (source, node, LAN_SAVE_ERROR_FORMAT, NULL, error, _("There must be %u cards, not %u."), size, n);
  return TRUE;
}

static gboolean
read_family (const LanXmlSource *source, const xmlNode *node, LanGameContent *content, LanGameSetup *setup, unsigned seat, GError **error)
{
  const char *id = lan_xml_attribute (node, "family");
  g_autofree char *quote = lan_xml_quote (id);

  if (!lan_game_content_find (content, LAN_TABLE_FAMILIES, id, &setup->houses[seat].family))
    return lan_xml_fail (source, node, LAN_SAVE_ERROR_FORMAT, NULL, error, _("The family '%s' is not in this content."), quote);
  for (unsigned i = 0; i < seat; i++)
    if (setup->houses[i].family == setup->houses[seat].family)
      return lan_xml_fail (source, node, LAN_SAVE_ERROR_FORMAT, NULL, error, _("Two houses are of the family '%s'."), quote);
  return TRUE;
}

static gboolean
read_house (const LanXmlSource *source, const xmlNode *node, LanGameContent *content, LanGameSetup *setup, unsigned seat, GError **error)
{
  static const char *const human[] = { "seat", "family", "name", "controller", NULL };
  static const char *const computer[] = { "seat", "family", "name", "controller", "level", NULL };
  const char *name = lan_xml_attribute (node, "name");
  const char *level = lan_xml_attribute (node, "level");
  unsigned controller;
  guint64 number;

  if (!lan_xml_check_element (source, node, "house", human, computer, error)
      || !lan_xml_expect_end (source, node, NULL, error)
      || !lan_xml_word (source, node, "controller", lan_save_controllers, &controller, error)
      || !lan_xml_check_element (source, node, "house", controller == LAN_CONTROLLER_COMPUTER ? computer : human, NULL, error)
      || !lan_xml_number (source, node, "seat", seat, seat, &number, error)
      || !read_family (source, node, content, setup, seat, error))
    return FALSE;
  if (!lan_xml_is_line (name, LAN_NAME_MAX))
    return lan_xml_fail (source, node, LAN_SAVE_ERROR_FORMAT, NULL, error, _("The name of a house must be one line of 1 to %d characters."), LAN_NAME_MAX);
  if (level != NULL && !lan_xml_is_id (level))
    return lan_xml_fail (source, node, LAN_SAVE_ERROR_FORMAT, NULL, error, _("The level of a computer player must be lower-case letters, digits and hyphens, at most 40."));
  lan_game_setup_set_house (setup, seat, name, (LanController) controller, level);
  return TRUE;
}

static gboolean
read_figures (const LanXmlSource *source, const xmlNode *node, LanGameSetup *setup, GError **error)
{
  static const char *const attributes[] = { "players", "seed", "start-seat", "take-backs", NULL };
  guint64 players, start_seat;
  unsigned take_backs;

  if (!lan_xml_check_element (source, node, "setup", attributes, NULL, error)
      || !lan_xml_number (source, node, "players", LAN_MIN_SEATS, LAN_MAX_SEATS, &players, error)
      || !lan_xml_number (source, node, "seed", 0, G_MAXUINT64, &setup->seed, error)
      || !lan_xml_number (source, node, "start-seat", 0, players - 1, &start_seat, error)
      || !lan_xml_word (source, node, "take-backs", lan_save_take_backs, &take_backs, error))
    return FALSE;
  setup->chance.players = (uint8_t) players;
  setup->chance.start_seat = (uint8_t) start_seat;
  setup->take_backs = (LanTakeBacks) take_backs;
  return TRUE;
}

/* What the rules say about the setup as a whole: no card twice, laws in the order of their groups. */
static gboolean
begin (const LanXmlSource *source, const xmlNode *node, LanGameContent *content, const LanGameSetup *setup, LanState *state, GError **error)
{
  LanRule broken = lan_state_init (lan_game_content_get_tables (content), state, &setup->chance);
  g_autofree char *rule = lan_rule_to_string (broken);

  return broken == LAN_RULE_OK || lan_xml_fail (source, node, LAN_SAVE_ERROR_RULE, NULL, error, _("The game cannot begin like this (%s)."), rule);
}

static gboolean
read_parts (const LanXmlSource *source, const xmlNode *node, LanGameContent *content, LanGameSetup *setup, LanState *state, GError **error)
{
  xmlNode *cursor = NULL;

  if (!read_figures (source, node, setup, error))
    return FALSE;
  for (unsigned seat = 0; seat < setup->chance.players; seat++)
    if (!lan_xml_expect (source, node, &cursor, "house", error) || !read_house (source, cursor, content, setup, seat, error))
      return FALSE;
  return lan_xml_expect (source, node, &cursor, "conflict-deck", error)
         && read_deck (source, cursor, content, LAN_TABLE_CONFLICTS, setup->chance.conflict_deck, LAN_CONFLICTS, error)
         && lan_xml_expect (source, node, &cursor, "law-deck", error)
         && read_deck (source, cursor, content, LAN_TABLE_LAWS, setup->chance.law_deck, LAN_LAWS, error)
         && lan_xml_expect_end (source, node, cursor, error)
         && begin (source, node, content, setup, state, error);
}

LanGameSetup *
lan_save_read_setup (const LanXmlSource *source, const xmlNode *node, LanGameContent *content, LanState *state, GError **error)
{
  g_autoptr (LanGameSetup) setup = g_new0 (LanGameSetup, 1);

  setup->content = g_object_ref (content);
  return read_parts (source, node, content, setup, state, error) ? g_steal_pointer (&setup) : NULL;
}
