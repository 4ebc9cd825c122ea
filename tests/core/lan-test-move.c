/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-test-move.h"

#include <string.h>

/* Where a conflict card lies, by its id or by the corner of the board. */
static LanPlace
find_battle (const LanState *state, const char *name)
{
  static const char *const CORNERS[LAN_BATTLES] = { "upper-left", "upper-right", "lower-left", "lower-right" };
  guint card = LAN_NO_CARD;

  lan_test_find (LAN_TABLE_CONFLICTS, name, &card);
  for (guint i = 0; i < LAN_BATTLES; i++)
    if (g_str_equal (name, CORNERS[i]) || (card != LAN_NO_CARD && state->battles[i].card == card))
      return LAN_PLACE_BATTLE (i);
  g_error ("no such place: %s", name);
}

static LanPlace
find_place (const LanState *state, guint side, const char *name)
{
  guint index;

  if (g_str_equal (name, "court"))
    return LAN_PLACE_COURT;
  if (g_str_equal (name, "reserve"))
    return LAN_PLACE_RESERVE;
  if (lan_test_find (LAN_TABLE_COUNTIES, name, &index))
    return LAN_PLACE_COUNTY (index);
  if (lan_test_find (LAN_IS_ALLY (side) ? LAN_TABLE_ALLY_SPACES : LAN_TABLE_SPACES, name, &index))
    return LAN_PLACE_CASTLE (index);
  if (lan_test_find (LAN_TABLE_SPACES, name, &index)) /* a space that only houses have */
    return LAN_PLACE_CASTLE (index);
  return find_battle (state, name);
}

/* "n2>york+1" */
static LanChoice
parse_placement (const char *text, const LanState *state, const LanDecision *next)
{
  g_auto (GStrv) parts = g_strsplit_set (text + 3, "+", 2);
  LanChoice choice = lan_choice_blank (LAN_DECISION_PLACE, next->seat);

  choice.side = (uint8_t) lan_test_side (text[0]);
  choice.strength = (uint8_t) (text[1] - '0');
  choice.place = find_place (state, choice.side, parts[0]);
  choice.amount = (uint16_t) (parts[1] != NULL ? lan_test_number (parts[1]) : 0);
  return choice;
}

static LanDecisionKind
kind_of (const char *verb)
{
  static const char *const VERBS[LAN_N_DECISIONS] = {
    [LAN_DECISION_NONE] = "-",          [LAN_DECISION_PLACE] = "-",         [LAN_DECISION_EXTENSION] = "ext",
    [LAN_DECISION_FAVOUR] = "favour",   [LAN_DECISION_NOBLE] = "noble",     [LAN_DECISION_UPGRADE] = "upgrade",
    [LAN_DECISION_VOTE] = "vote",       [LAN_DECISION_BUY] = "buy",         [LAN_DECISION_COUNTY] = "county",
    [LAN_DECISION_START] = "start",     [LAN_DECISION_ARM] = "arm",         [LAN_DECISION_RANSOM] = "ransom",
  };

  for (guint i = 0; i < LAN_N_DECISIONS; i++)
    if (g_str_equal (verb, VERBS[i]))
      return (LanDecisionKind) i;
  g_error ("no such move: %s", verb);
}

static uint8_t
answer_of (const char *word)
{
  static const char *const COUNTY_ANSWERS[] = { "reward", "noble", "both", NULL };

  if (g_str_equal (word, "yes") || g_str_equal (word, "no"))
    return word[0] == 'y' ? LAN_YES : LAN_NO;
  for (guint i = 0; COUNTY_ANSWERS[i] != NULL; i++)
    if (g_str_equal (word, COUNTY_ANSWERS[i]))
      return (uint8_t) i;
  g_error ("no such answer: %s", word);
}

/* "1@york", "none" */
static void
parse_upgrade (const char *word, const LanState *state, LanChoice *choice)
{
  if (g_str_equal (word, "none"))
    return;
  choice->strength = (uint8_t) (word[0] - '0');
  choice->place = find_place (state, choice->side, word + 2);
}

/* "yes+2", and which law if not the one under vote */
static void
parse_vote (char **words, LanChoice *choice)
{
  g_auto (GStrv) parts = g_strsplit (words[1], "+", 2);

  choice->answer = answer_of (parts[0]);
  choice->amount = (uint16_t) (parts[1] != NULL ? lan_test_number (parts[1]) : 0);
  if (words[2] != NULL)
    choice->item = (uint8_t) lan_test_index (LAN_TABLE_LAWS, words[2]);
}

static void
parse_answer (char **words, const LanState *state, LanChoice *choice)
{
  switch ((LanDecisionKind) choice->kind)
    {
    case LAN_DECISION_EXTENSION: choice->item = (uint8_t) lan_test_index (LAN_TABLE_SPACES, words[1]); break;
    case LAN_DECISION_FAVOUR: choice->item = (uint8_t) lan_test_index (LAN_TABLE_FAVOURS, words[1]); break;
    case LAN_DECISION_NOBLE: choice->item = (uint8_t) lan_test_index (LAN_TABLE_COUNTIES, words[1]); break;
    case LAN_DECISION_START: choice->item = (uint8_t) lan_test_side (words[1][0]); break;
    case LAN_DECISION_UPGRADE: parse_upgrade (words[1], state, choice); break;
    case LAN_DECISION_VOTE: parse_vote (words, choice); break;
    case LAN_DECISION_BUY: choice->amount = (uint16_t) lan_test_number (words[1]); break;
    default: choice->answer = answer_of (words[1]); break;
    }
}

LanChoice
lan_test_move (const char *text, const LanState *state)
{
  LanDecision next = lan_decision_next (lan_test_content (), state);
  g_auto (GStrv) words = NULL;
  LanChoice choice;

  if (text[0] != '\0' && text[1] == ':')
    {
      next.side = (uint8_t) lan_test_side (text[0]);
      next.seat = LAN_SEAT_OF (next.side);
      text += 3;
    }
  if (strchr (text, '>') != NULL)
    return parse_placement (text, state, &next);

  words = g_strsplit (text, " ", -1);
  choice = lan_choice_blank (kind_of (words[0]), next.seat);
  choice.side = next.side;
  if (choice.kind == next.kind)
    {
      choice.item = next.item;
      choice.place = next.place;
      choice.strength = next.strength;
    }
  parse_answer (words, state, &choice);
  return choice;
}
