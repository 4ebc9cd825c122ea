/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-test-position.h"

#include <string.h>

#include "lan-play.h" /* lan_advance(): from a position put up by hand to its first decision */

typedef struct {
  const char *name;
  void (*set) (LanState *state, const char *value);
} Field;

typedef struct {
  const char *name;
  void (*set) (LanState *state, guint side, const char *value);
} SideField;

/* Words between commas; none for "-". */
static char **
list (const char *value)
{
  return g_str_equal (value, "-") ? g_new0 (char *, 1) : g_strsplit (value, ",", -1);
}

static guint
bits (LanTableKind table, const char *value)
{
  g_auto (GStrv) ids = list (value);
  guint mask = 0;

  for (guint i = 0; ids[i] != NULL; i++)
    mask |= 1u << lan_test_index (table, ids[i]);
  return mask;
}

/* Cards */

/* Makes `card` the one at that place of the deck. */
static void
stack (uint8_t *deck, guint size, guint place, uint8_t card)
{
  for (guint i = 0; i < size; i++)
    if (deck[i] == card)
      deck[i] = deck[place];
  deck[place] = card;
}

static void
open_card (LanState *state, guint battle, const char *id)
{
  guint drawn_in = LAN_BATTLE_IS_UPPER (battle) ? state->round : state->round - 1u;
  LanBattleState *here = &state->battles[battle];

  memset (here, 0, sizeof *here);
  memset (here->sides, LAN_NO_SIDE, sizeof here->sides);
  here->card = LAN_NO_CARD;
  if (g_str_equal (id, "-"))
    return;
  if (drawn_in == 0)
    g_error ("no card can lie in the lower row in round 1");
  here->card = (uint8_t) lan_test_index (LAN_TABLE_CONFLICTS, id);
  stack (state->conflict_deck, LAN_CONFLICTS, 2 * (drawn_in - 1) + battle % 2, here->card);
}

static void
open_row (LanState *state, guint first, const char *value)
{
  g_auto (GStrv) ids = g_strsplit (value, ",", 2);

  for (guint i = 0; i < 2 && ids[i] != NULL; i++)
    open_card (state, first + i, ids[i]);
}

static void
set_upper (LanState *state, const char *value)
{
  open_row (state, 0, value);
}

static void
set_lower (LanState *state, const char *value)
{
  open_row (state, 2, value);
}

/* The cards that the deck holds for that round. */
static void
set_round (LanState *state, const char *value)
{
  state->round = (uint8_t) lan_test_number (value);
  for (guint i = 0; i < 2; i++)
    open_card (state, i, lan_test_id (LAN_TABLE_CONFLICTS, state->conflict_deck[2 * (state->round - 1) + i]));
}

/* The course of the round */

static void
set_start (LanState *state, const char *value)
{
  state->start_seat = state->turn = (uint8_t) lan_test_side (value[0]);
}

static void
set_turn (LanState *state, const char *value)
{
  state->turn = (uint8_t) lan_test_side (value[0]);
}

static void
set_at (LanState *state, const char *value)
{
  static const char *const STEPS[] = {
    [LAN_STEP_SETUP] = "setup",         [LAN_STEP_PLACE] = "place",       [LAN_STEP_VOTE] = "vote",
    [LAN_STEP_LAWS] = "laws",           [LAN_STEP_COUNTIES] = "counties", [LAN_STEP_CASTLES] = "castles",
    [LAN_STEP_CONFLICTS] = "conflicts",
  };

  for (guint i = 0; i < G_N_ELEMENTS (STEPS); i++)
    if (g_str_equal (value, STEPS[i]))
      {
        state->step = (uint8_t) i;
        state->proposal = i > LAN_STEP_VOTE ? LAN_PROPOSALS : 0;
        state->turn = i > LAN_STEP_PLACE ? 0 : state->turn;
        return;
      }
  g_error ("no such step: %s", value);
}

static void
set_proposal (LanState *state, const char *value)
{
  state->proposal = (uint8_t) lan_test_number (value);
}

static void
set_laws (LanState *state, const char *value)
{
  g_auto (GStrv) ids = list (value);

  g_assert_cmpuint (g_strv_length (ids), ==, LAN_IN_FORCE);
  for (guint i = 0; i < LAN_IN_FORCE; i++)
    state->in_force[i] = (uint8_t) lan_test_index (LAN_TABLE_LAWS, ids[i]);
}

/* The last law in force, in the first round in which it can be; the other two have had their turn. */
static void
set_law (LanState *state, const char *value)
{
  uint8_t law = (uint8_t) lan_test_index (LAN_TABLE_LAWS, value);
  g_autofree char *round = g_strdup_printf ("%u", lan_test_content ()->laws[law].group + 1u);

  if (lan_test_number (round) > state->round)
    set_round (state, round);
  for (guint i = 0; i < LAN_IN_FORCE; i++)
    if (state->in_force[i] == law)
      state->in_force[i] = state->in_force[LAN_IN_FORCE - 1];
  state->in_force[LAN_IN_FORCE - 1] = law;
  set_at (state, "laws");
  state->item = LAN_IN_FORCE - 1;
}

static void
set_favours (LanState *state, const char *value)
{
  state->favours = (uint8_t) bits (LAN_TABLE_FAVOURS, value);
}

static const Field FIELDS[] = {
  { "round", set_round }, { "start", set_start }, { "turn", set_turn },   { "at", set_at },       { "proposal", set_proposal },
  { "laws", set_laws },   { "law", set_law },     { "upper", set_upper }, { "lower", set_lower }, { "favours", set_favours },
};

/* Knights and goods */

static void
set_court (LanState *state, guint side, const char *value)
{
  g_auto (GStrv) knights = list (value);

  for (guint i = 0; knights[i] != NULL; i++)
    state->sides[side].court[lan_test_number (knights[i]) - 1]++;
}

static void
set_castle (LanState *state, guint side, const char *value)
{
  g_auto (GStrv) spaces = list (value);

  for (guint i = 0; spaces[i] != NULL; i++)
    {
      g_auto (GStrv) parts = g_strsplit (spaces[i], ":", 2);
      guint space = lan_test_index (LAN_IS_ALLY (side) ? LAN_TABLE_ALLY_SPACES : LAN_TABLE_SPACES, parts[0]);

      state->sides[side].castle[space] = (uint8_t) lan_test_number (parts[1]);
    }
}

static void
set_tiles (LanState *state, guint side, const char *value)
{
  state->houses[side].extensions = (uint8_t) bits (LAN_TABLE_SPACES, value);
}

static void
set_nobles (LanState *state, guint side, const char *value)
{
  state->sides[side].nobles = (uint16_t) bits (LAN_TABLE_COUNTIES, value);
}

static void
set_pp (LanState *state, guint side, const char *value)
{
  state->houses[side].goods[LAN_GOOD_PP] = (uint16_t) lan_test_number (value);
}

static void
set_gold (LanState *state, guint side, const char *value)
{
  state->houses[side].goods[LAN_GOOD_GOLD] = (uint16_t) lan_test_number (value);
}

static void
set_squires (LanState *state, guint side, const char *value)
{
  state->houses[side].goods[LAN_GOOD_SQUIRES] = (uint16_t) lan_test_number (value);
}

static void
set_votes (LanState *state, guint side, const char *value)
{
  state->houses[side].goods[LAN_GOOD_VOTES] = (uint16_t) lan_test_number (value);
}

static void
set_vote (LanState *state, guint side, const char *value)
{
  g_auto (GStrv) parts = g_strsplit (value, "+", 2);

  state->votes[side] = (uint8_t) (1 + (g_str_equal (parts[0], "yes") ? LAN_YES : LAN_NO));
  state->markers[side] = (uint16_t) (parts[1] != NULL ? lan_test_number (parts[1]) : 0);
}

static const SideField SIDE_FIELDS[] = {
  { "court", set_court }, { "castle", set_castle }, { "tiles", set_tiles }, { "nobles", set_nobles }, { "pp", set_pp },
  { "gold", set_gold },   { "squires", set_squires }, { "votes", set_votes }, { "vote", set_vote },
};

/* "p2+1" */
static void
set_county (LanState *state, guint county, const char *value)
{
  LanCountyState *here = &state->counties[county];

  here->side = (uint8_t) lan_test_side (value[0]);
  here->strength = (uint8_t) (value[1] - '0');
  here->squires = (uint16_t) (value[2] == '+' ? lan_test_number (value + 3) : 0);
}

/* "n13,p2" */
static void
set_card (LanState *state, guint card, const char *value)
{
  g_auto (GStrv) spaces = list (value);
  guint battle = 0;

  while (battle < LAN_BATTLES && state->battles[battle].card != card)
    battle++;
  g_assert_cmpuint (battle, <, LAN_BATTLES);
  for (guint i = 0; spaces[i] != NULL; i++)
    {
      state->battles[battle].sides[i] = (uint8_t) lan_test_side (spaces[i][0]);
      for (const char *knight = spaces[i] + 1; *knight != '\0'; knight++)
        state->battles[battle].knights[i][*knight - '1']++;
    }
}

static void
set_field (LanState *state, const char *name, const char *value)
{
  guint index;

  for (guint i = 0; i < G_N_ELEMENTS (FIELDS); i++)
    if (g_str_equal (name, FIELDS[i].name))
      {
        FIELDS[i].set (state, value);
        return;
      }
  for (guint i = 0; i < G_N_ELEMENTS (SIDE_FIELDS); i++)
    if (name[0] != '\0' && name[1] == '.' && g_str_equal (name + 2, SIDE_FIELDS[i].name))
      {
        SIDE_FIELDS[i].set (state, lan_test_side (name[0]), value);
        return;
      }
  if (lan_test_find (LAN_TABLE_COUNTIES, name, &index))
    set_county (state, index, value);
  else if (lan_test_find (LAN_TABLE_CONFLICTS, name, &index))
    set_card (state, index, value);
  else
    g_error ("no such field: %s", name);
}

/* Setting up */

/* Seat 0 starts, all decks lie in the order of the content file. */
static void
init_in_order (LanState *state, guint players)
{
  LanSetup setup = { .players = (uint8_t) players };

  for (guint i = 0; i < LAN_CONFLICTS; i++)
    setup.conflict_deck[i] = (uint8_t) i;
  for (guint i = 0; i < LAN_LAWS; i++)
    setup.law_deck[i] = (uint8_t) i;
  g_assert_cmpuint (lan_state_init (lan_test_content (), state, &setup), ==, LAN_RULE_OK);
}

/* R2 done, but nobody has anything. */
static void
empty_houses (LanState *state)
{
  memset (&state->due, 0, sizeof state->due);
  memset (state->houses, 0, sizeof state->houses);
  memset (state->sides, 0, sizeof state->sides);
  state->served = 0;
  state->step = LAN_STEP_PLACE;
}

/* What is not elsewhere is in the reserve (R1.2); tiles not held are in their counties (R2.2). */
static void
fill_up (LanState *state)
{
  const LanContent *content = lan_test_content ();

  for (guint side = 0; side < LAN_MAX_SIDES; side++)
    {
      if (LAN_IS_ALLY (side) ? state->players != 2 : side >= state->players)
        continue;
      for (guint s = 1; s <= LAN_STRENGTHS; s++)
        {
          state->sides[side].reserve[s - 1] = content->knights[s - 1];
          for (guint place = LAN_PLACE_COURT; place < LAN_PLACES; place++)
            state->sides[side].reserve[s - 1] -= (uint8_t) lan_state_knights_at (state, side, s, (LanPlace) place);
        }
      for (guint i = 0; i < LAN_COUNTIES; i++)
        state->counties[i].nobles -= state->sides[side].nobles >> i & 1;
    }
}

void
lan_test_position (const char *text, LanState *state, LanEventLog *log)
{
  LanPlay play = { lan_test_content (), state, log };
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  LanInvariant broken;

  g_assert_true (words[0][0] >= '2' && words[0][0] <= '5' && words[0][1] == 'p');
  init_in_order (state, (guint) (words[0][0] - '0'));
  empty_houses (state);
  for (guint i = 1; words[i] != NULL; i++)
    {
      g_auto (GStrv) parts = g_strsplit (words[i], "=", 2);

      if (parts[0] == NULL || parts[1] == NULL)
        g_error ("not a field: \"%s\" in \"%s\"", words[i], text);
      set_field (state, parts[0], parts[1]);
    }
  fill_up (state);
  if (log != NULL)
    log->n_events = 0;
  lan_advance (&play);
  broken = lan_state_check (play.content, state);
  if (broken != LAN_INVARIANT_OK)
    g_error ("impossible position (%u): %s", broken, text);
}
