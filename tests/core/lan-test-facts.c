/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-test-position.h"

#include <string.h>

/* Appends a word to a list. */
static void G_GNUC_PRINTF (2, 3)
add (GString *out, const char *format, ...)
{
  va_list args;

  if (out->len > 0)
    g_string_append_c (out, ',');
  va_start (args, format);
  g_string_append_vprintf (out, format, args);
  va_end (args);
}

static void
add_bits (GString *out, LanTableKind table, guint mask)
{
  for (guint i = 0; mask >> i != 0; i++)
    if (mask >> i & 1)
      add (out, "%s", lan_test_id (table, i));
}

static void
add_knights (GString *out, const uint8_t *knights)
{
  for (guint s = 0; s < LAN_STRENGTHS; s++)
    for (guint i = 0; i < knights[s]; i++)
      add (out, "%u", s + 1);
}

static void
add_castle (GString *out, const LanState *state, guint side)
{
  for (guint i = 0; i < LAN_SPACES; i++)
    if (state->sides[side].castle[i] != 0)
      add (out, "%s:%u", lan_test_id (LAN_IS_ALLY (side) ? LAN_TABLE_ALLY_SPACES : LAN_TABLE_SPACES, i),
           state->sides[side].castle[i]);
}

static void
add_side_field (GString *out, const LanState *state, guint side, const char *field)
{
  static const char *const GOODS[LAN_N_GOODS] = { "pp", "gold", "squires", "votes" };
  const LanSideState *own = &state->sides[side];

  for (guint good = 0; good < LAN_N_GOODS; good++)
    if (g_str_equal (field, GOODS[good]))
      {
        add (out, "%u", state->houses[side].goods[good]);
        return;
      }
  if (g_str_equal (field, "court"))
    add_knights (out, own->court);
  else if (g_str_equal (field, "reserve"))
    add_knights (out, own->reserve);
  else if (g_str_equal (field, "castle"))
    add_castle (out, state, side);
  else if (g_str_equal (field, "nobles"))
    add_bits (out, LAN_TABLE_COUNTIES, own->nobles);
  else if (g_str_equal (field, "tiles"))
    add_bits (out, LAN_TABLE_SPACES, state->houses[side].extensions);
  else if (g_str_equal (field, "knighthood"))
    add (out, "%u", lan_state_knighthood (lan_test_content (), state, side));
  else if (g_str_equal (field, "deployed"))
    add (out, "%u", lan_state_quantity (state, side, LAN_QUANTITY_DEPLOYED, 0));
  else
    g_error ("no such field: %s", field);
}

static void
add_county (GString *out, const LanCountyState *county)
{
  if (county->side == LAN_NO_SIDE)
    return;
  add (out, "%c%u", lan_test_letter (county->side), county->strength);
  if (county->squires > 0)
    g_string_append_printf (out, "+%u", county->squires);
}

/* "n13,p2"; "gone" when the card is not open. */
static void
add_card (GString *out, const LanState *state, guint card)
{
  guint i = 0;

  while (i < LAN_BATTLES && state->battles[i].card != card)
    i++;
  if (i == LAN_BATTLES)
    {
      add (out, "gone");
      return;
    }
  for (guint space = 0; space < LAN_CARD_SPACES; space++)
    {
      const LanBattleState *battle = &state->battles[i];

      if (battle->sides[space] == LAN_NO_SIDE)
        break;
      add (out, "%c", lan_test_letter (battle->sides[space]));
      for (guint s = 0; s < LAN_STRENGTHS; s++)
        for (guint k = 0; k < battle->knights[space][s]; k++)
          g_string_append_printf (out, "%u", s + 1);
    }
}

static void
add_row (GString *out, const LanState *state, guint first)
{
  for (guint i = first; i < first + 2; i++)
    {
      guint card = state->battles[i].card;

      add (out, "%s", card == LAN_NO_CARD ? "-" : lan_test_id (LAN_TABLE_CONFLICTS, card));
    }
}

static void
add_next (GString *out, const LanState *state)
{
  static const char *const KINDS[LAN_N_DECISIONS] = {
    [LAN_DECISION_NONE] = "none",       [LAN_DECISION_EXTENSION] = "extension", [LAN_DECISION_PLACE] = "place",
    [LAN_DECISION_FAVOUR] = "favour",   [LAN_DECISION_NOBLE] = "noble",         [LAN_DECISION_UPGRADE] = "upgrade",
    [LAN_DECISION_VOTE] = "vote",       [LAN_DECISION_BUY] = "buy",             [LAN_DECISION_COUNTY] = "county",
    [LAN_DECISION_START] = "start",     [LAN_DECISION_ARM] = "arm",             [LAN_DECISION_RANSOM] = "ransom",
  };
  LanDecision next = lan_decision_next (lan_test_content (), state);

  add (out, "%s", KINDS[next.kind]);
  if (next.kind != LAN_DECISION_NONE)
    {
      g_assert_cmpuint (next.seat, ==, LAN_SEAT_OF (next.side));
      g_string_append_printf (out, ":%c", lan_test_letter (next.side));
    }
  if (next.kind == LAN_DECISION_RANSOM)
    g_string_append_printf (out, "%u", next.strength);
}

static void
add_winners (GString *out, const LanState *state)
{
  guint winners = lan_state_winners (state);

  for (guint seat = 0; seat < LAN_MAX_SEATS; seat++)
    if (winners >> seat & 1)
      add (out, "%c", lan_test_letter (seat));
}

static void
add_laws (GString *out, const LanState *state, gboolean proposals)
{
  for (guint i = proposals ? state->proposal : 0; i < 3; i++)
    add (out, "%s", lan_test_id (LAN_TABLE_LAWS, proposals ? lan_state_proposal (state, i) : state->in_force[i]));
}

static gboolean
add_common_field (GString *out, const LanState *state, const char *field)
{
  static const char *const PHASES[] = { "setup", "place", "parliament", "rewards", "finished" };

  if (g_str_equal (field, "next"))
    add_next (out, state);
  else if (g_str_equal (field, "choices"))
    add (out, "%zu", lan_decision_choices (lan_test_content (), state, NULL, 0));
  else if (g_str_equal (field, "phase"))
    add (out, "%s", PHASES[lan_state_phase (state)]);
  else if (g_str_equal (field, "round"))
    add (out, "%u", state->round);
  else if (g_str_equal (field, "start"))
    add (out, "%c", lan_test_letter (state->start_seat));
  else if (g_str_equal (field, "winners"))
    add_winners (out, state);
  else if (g_str_equal (field, "favours"))
    add_bits (out, LAN_TABLE_FAVOURS, state->favours);
  else if (g_str_equal (field, "laws") || g_str_equal (field, "proposals"))
    add_laws (out, state, field[0] == 'p');
  else if (g_str_equal (field, "upper") || g_str_equal (field, "lower"))
    add_row (out, state, field[0] == 'u' ? 0 : 2);
  else
    return FALSE;
  return TRUE;
}

/* How many events of that type. */
static void
add_events (GString *out, const LanEventLog *log, const char *type)
{
  static const char *const TYPES[] = {
    [LAN_EVENT_PLACED] = "placed",   [LAN_EVENT_EXPELLED] = "expelled",   [LAN_EVENT_GAINED] = "gained",
    [LAN_EVENT_PAID] = "paid",       [LAN_EVENT_RECRUITED] = "recruited", [LAN_EVENT_UPGRADED] = "upgraded",
    [LAN_EVENT_DECLINED] = "declined", [LAN_EVENT_VOID] = "void",         [LAN_EVENT_NOBLE] = "noble",
    [LAN_EVENT_RANK] = "rank",       [LAN_EVENT_CAPTURED] = "captured",   [LAN_EVENT_RANSOMED] = "ransomed",
    [LAN_EVENT_VOTED] = "voted",     [LAN_EVENT_RETURNED] = "returned",
  };
  guint wanted = 0, n = 0;

  while (wanted < G_N_ELEMENTS (TYPES) && g_strcmp0 (TYPES[wanted], type) != 0)
    wanted++;
  g_assert_cmpuint (wanted, <, G_N_ELEMENTS (TYPES));
  for (guint i = 0; i < log->n_events; i++)
    n += log->events[i].type == wanted;
  add (out, "%u", n);
}

char *
lan_test_value (const char *field, const LanState *state, const LanEventLog *log)
{
  gboolean has_suffix = g_str_has_suffix (field, ".tiles");
  g_autofree char *county = g_strndup (field, has_suffix ? strlen (field) - strlen (".tiles") : 0);
  GString *out = g_string_new (NULL);
  guint index;

  if (field[0] == '#')
    add_events (out, log, field + 1);
  else if (lan_test_find (LAN_TABLE_COUNTIES, county, &index))
    add (out, "%u", state->counties[index].nobles);
  else if (field[0] != '\0' && field[1] == '.')
    add_side_field (out, state, lan_test_side (field[0]), field + 2);
  else if (lan_test_find (LAN_TABLE_COUNTIES, field, &index))
    add_county (out, &state->counties[index]);
  else if (lan_test_find (LAN_TABLE_CONFLICTS, field, &index))
    add_card (out, state, index);
  else if (!add_common_field (out, state, field))
    g_error ("no such field: %s", field);

  if (out->len == 0)
    g_string_append_c (out, '-');
  return g_string_free (out, FALSE);
}

gboolean
lan_test_facts (const char *facts, const LanState *state, const LanEventLog *log)
{
  g_auto (GStrv) words = g_strsplit (facts, " ", -1);
  gboolean all = TRUE;

  for (guint i = 0; words[i] != NULL && words[i][0] != '\0'; i++)
    {
      g_auto (GStrv) parts = g_strsplit (words[i], "=", 2);
      g_autofree char *value = NULL;

      if (parts[1] == NULL)
        g_error ("not a fact: %s", words[i]);
      value = lan_test_value (parts[0], state, log);
      if (g_str_equal (value, parts[1]))
        continue;
      g_test_fail_printf ("%s is %s, not %s", parts[0], value, parts[1]);
      all = FALSE;
    }
  return all;
}
