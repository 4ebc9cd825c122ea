/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Decisions that the rules forbid. In positions of random games every answer that
 * can be written is considered; the forbidden ones are put at the end of the file
 * and must be refused in that line, with the number of their rule. */

#include <string.h>

#include "lan-rule.h"
#include "lan-save-private.h"
#include "lan-save-writer.h"
#include "lan-test-files.h"
#include "lan-test-hostile.h"

/* The first game in which a conflict card is closed to somebody (R3.6), which is rare. */
#define SEED 5

typedef struct {
  LanTestTally tally;
  GHashTable *rules;  /* those that were broken, "R3.2" */
  LanRng rng;
} Suite;

static void
add (GArray *choices, LanChoice choice, unsigned amount)
{
  choice.amount = (uint16_t) amount;
  g_array_append_val (choices, choice);
}

/* The answers of that kind by the seat for one side. The amounts: none, one, more than anybody has. */
static void
consider_knights (GArray *choices, const LanState *state, LanChoice choice)
{
  unsigned spaces = LAN_IS_ALLY (choice.side) ? LAN_ALLY_SPACES : LAN_SPACES;

  for (LanPlace place = LAN_PLACE_COURT; place < LAN_PLACES; place++)
    {
      choice.place = place;
      if ((LAN_PLACE_IS_CASTLE (place) && LAN_PLACE_INDEX (place) >= spaces)
          || (LAN_PLACE_IS_BATTLE (place) && state->battles[LAN_PLACE_INDEX (place)].card == LAN_NO_CARD)
          || (choice.kind == LAN_DECISION_RANSOM && !LAN_PLACE_IS_BATTLE (place)))
        continue;
      for (choice.strength = 1; choice.strength <= LAN_STRENGTHS; choice.strength++)
        for (choice.answer = LAN_NO; choice.answer <= (choice.kind == LAN_DECISION_RANSOM ? LAN_YES : LAN_NO); choice.answer++)
          {
            add (choices, choice, 0);
            if (choice.kind == LAN_DECISION_PLACE && LAN_PLACE_IS_COUNTY (place))
              {
                add (choices, choice, 1);
                add (choices, choice, LAN_COUNTER_MAX);
              }
          }
    }
}

static unsigned
count_items (unsigned kind, const LanState *state)
{
  switch ((LanDecisionKind) kind)
    {
    case LAN_DECISION_EXTENSION: return LAN_SPACES;
    case LAN_DECISION_FAVOUR: return LAN_FAVOURS;
    case LAN_DECISION_NOBLE:
    case LAN_DECISION_COUNTY: return LAN_COUNTIES;
    case LAN_DECISION_VOTE:
    case LAN_DECISION_BUY: return LAN_LAWS;
    case LAN_DECISION_START: return state->players;
    default: return 0;
    }
}

static void
consider_items (GArray *choices, const LanState *state, LanChoice choice)
{
  static const uint8_t answers[LAN_N_DECISIONS] = { [LAN_DECISION_VOTE] = LAN_YES, [LAN_DECISION_COUNTY] = LAN_COUNTY_BOTH };

  for (choice.item = 0; choice.item < count_items (choice.kind, state); choice.item++)
    for (choice.answer = 0; choice.answer <= answers[choice.kind]; choice.answer++)
      {
        add (choices, choice, 0);
        if (choice.kind == LAN_DECISION_VOTE || choice.kind == LAN_DECISION_BUY)
          {
            add (choices, choice, 1);
            add (choices, choice, LAN_COUNTER_MAX);
          }
      }
}

static void
consider_kind (GArray *choices, const LanState *state, const LanDecision *next, unsigned kind, unsigned seat)
{
  LanChoice choice = lan_choice_blank (kind, seat);
  gboolean is_next = next->kind == kind && next->seat == seat;

  switch ((LanDecisionKind) kind)
    {
    case LAN_DECISION_PLACE:
    case LAN_DECISION_UPGRADE:
    case LAN_DECISION_RANSOM:
      consider_knights (choices, state, choice);
      if (lan_state_has_allies (state))
        {
          choice.side = LAN_ALLY_OF (seat);
          consider_knights (choices, state, choice);
        }
      break;
    case LAN_DECISION_ARM:
      choice.side = is_next ? next->side : choice.side;
      choice.item = is_next ? next->item : choice.item;
      add (choices, choice, 0);
      break;
    default:
      /* For whom it is follows from the position. */
      choice.side = is_next ? next->side : choice.side;
      consider_items (choices, state, choice);
    }
}

/* Everything that a file can say there, allowed or not. (transfer full) */
static GArray *
consider (const LanState *state, const LanDecision *next)
{
  GArray *choices = g_array_new (FALSE, FALSE, sizeof (LanChoice));

  for (unsigned kind = LAN_DECISION_EXTENSION; kind < LAN_N_DECISIONS; kind++)
    for (unsigned seat = 0; seat < state->players; seat++)
      consider_kind (choices, state, next, kind, seat);
  return choices;
}

static char *
write_decision (LanGameContent *content, const LanState *state, const LanChoice *choice)
{
  xmlBuffer *buffer = xmlBufferCreate ();
  xmlTextWriter *writer = xmlNewTextWriterMemory (buffer, 0);
  char *text;

  lan_save_write_decision (writer, content, state, choice);
  xmlFreeTextWriter (writer);
  text = g_strdup ((const char *) xmlBufferContent (buffer));
  xmlBufferFree (buffer);
  return text;
}

/* The game so far with one decision more. line: 1-based, where it stands. (transfer full) */
static char *
append_decision (const char *file, const char *decision, guint *line)
{
  const char *end = strstr (file, "  <state");
  GString *text = g_string_new_len (file, end - file);

  g_string_replace (text, "<decisions/>\n", "<decisions>\n  </decisions>\n", 1);
  g_string_truncate (text, text->len - strlen ("  </decisions>\n"));
  *line = 1;
  for (const char *p = text->str; *p != '\0'; p++)
    *line += *p == '\n';
  g_string_append_printf (text, "    %s\n  </decisions>\n%s", decision, end);
  return g_string_free (text, FALSE);
}

/* file: the game so far; number: of the decision, 1-based. */
static void
try_choice (Suite *suite, const char *file, const LanState *state, const LanChoice *choice, guint number, const char *rule)
{
  g_autofree char *decision = write_decision (suite->tally.content, state, choice);
  guint line;
  g_autofree char *text = append_decision (file, decision, &line);
  g_autofree char *message = g_strdup_printf (", line %u: Decision %u*(%s). ", line, number, rule);

  lan_test_refuse (&suite->tally, text, strlen (text), LAN_SAVE_ERROR_RULE, message, decision);
  g_hash_table_add (suite->rules, g_strdup (rule));
}

static void
shuffle (GArray *choices, LanRng *rng)
{
  for (guint i = choices->len; i > 1; i--)
    {
      LanChoice *last = &g_array_index (choices, LanChoice, i - 1);
      LanChoice *other = &g_array_index (choices, LanChoice, lan_rng_below (rng, i));
      LanChoice choice = *last;

      *last = *other;
      *other = choice;
    }
}

/* One forbidden answer for each rule that forbids some here. */
static void
try_position (Suite *suite, const LanRecord *record, const LanState *state)
{
  const LanContent *tables = lan_game_content_get_tables (suite->tally.content);
  LanDecision next = lan_decision_next (tables, state);
  g_autoptr (GArray) choices = consider (state, &next);
  g_autoptr (GHashTable) tried = g_hash_table_new (NULL, NULL);
  g_autoptr (GBytes) bytes = lan_save_write_bytes (record);
  g_autofree char *file = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));

  shuffle (choices, &suite->rng);
  for (guint i = 0; i < choices->len; i++)
    {
      const LanChoice *choice = &g_array_index (choices, LanChoice, i);
      LanRule broken = lan_decision_check (tables, state, choice);

      if (broken != LAN_RULE_OK && g_hash_table_add (tried, GUINT_TO_POINTER (broken)))
        {
          g_autofree char *rule = lan_rule_to_string (broken);
          try_choice (suite, file, state, choice, record->choices->len + 1, rule);
        }
    }
}

static void
try_game (Suite *suite, unsigned players, guint64 seed)
{
  const LanContent *tables = lan_game_content_get_tables (suite->tally.content);
  g_autoptr (LanRecord) record = lan_test_play_random (suite->tally.content, players, seed, G_MAXUINT);
  g_autoptr (LanRecord) part = lan_record_new (record->setup);
  LanState state;

  g_assert_cmpuint (lan_state_init (tables, &state, &record->setup->chance), ==, LAN_RULE_OK);
  for (guint n = 0; n <= record->choices->len; n++)
    {
      const LanChoice *choice = &g_array_index (record->choices, LanChoice, n);

      try_position (suite, part, &state);
      if (n == record->choices->len)
        break;
      g_array_append_val (part->choices, *choice);
      lan_apply_legal (tables, &state, choice, NULL);
    }
}

/* The rules that can forbid a decision in a file, as chapters 1 to 7 of the rules number them. */
static const char *const rules[] = {
  "R1.1",   /* after the end */
  "R1.5",   /* an upgrade that is not due, or impossible */
  "R1.8",   /* an extension that is not due, or of a space that has one */
  "R1.9",   /* a nobleman that is not due, or not to be had */
  "R3.1",   /* a knight that is not at court, or out of turn */
  "R3.2",   /* a county too great, or squires that the house does not have */
  "R3.3",   /* too few squires against an occupant */
  "R3.4",   /* the own county */
  "R3.5",   /* a full castle space */
  "R3.6",   /* a card with no room, or with the own stack */
  "R3.7",   /* a favour that is taken, or out of turn */
  "R4.1",   /* the wrong law */
  "R4.2",   /* more voting markers than there are */
  "R4.6",   /* a law that allows less */
  "R5.1",   /* a county that is not due */
  "R5.2",   /* no right to name the start player */
  "R5.3",   /* no Armoury to pay for */
  "R5.4.6", /* no knight to ransom */
  "R7.3",   /* an ally's county or castle space */
  "R7.5",   /* an ally takes one thing only */
};

static void
test_rules (void)
{
  guint games = g_test_slow () ? 20 : 1;
  Suite suite = { .rules = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL) };

  lan_test_tally_init (&suite.tally, &lan_test_save_reader);
  lan_rng_seed (&suite.rng, 1399);
  for (unsigned players = LAN_MIN_SEATS; players <= LAN_MAX_SEATS; players++)
    for (guint seed = SEED; seed < SEED + games; seed++)
      try_game (&suite, players, seed);
  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    if (!g_hash_table_contains (suite.rules, rules[i]))
      g_error ("%s forbade nothing", rules[i]);
  g_assert_cmpuint (g_hash_table_size (suite.rules), ==, G_N_ELEMENTS (rules));
  g_hash_table_unref (suite.rules);
  lan_test_tally_finish (&suite.tally, "forbidden decisions");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/hostile/rules", test_rules);
  return g_test_run ();
}
