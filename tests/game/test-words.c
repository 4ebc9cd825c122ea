/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sentences: all that can happen, be asked and be chosen has one. */

#include <glib.h>
#include <string.h>

#include "lan-content-loader.h"
#include "lan-rule.h"
#include "lan-words.h"

typedef struct {
  LanGameContent *content;
  LanGameSetup *setup;
  LanState state;
} Fixture;

static unsigned
index_of (Fixture *f, LanTableKind table, const char *id)
{
  unsigned index;

  g_assert_true (lan_game_content_find (f->content, table, id, &index));
  return index;
}

/* Four houses at the start of a game; seat 3 is Mortimer, as the content lists the families. */
static void
set_up (Fixture *f, gconstpointer players)
{
  f->content = lan_content_load_default ();
  f->setup = lan_game_setup_new (f->content, GPOINTER_TO_UINT (players), 7);
  g_assert_cmpuint (lan_state_init (lan_game_content_get_tables (f->content), &f->state, &f->setup->chance), ==, LAN_RULE_OK);
}

static void
tear_down (Fixture *f, gconstpointer players)
{
  lan_game_setup_free (f->setup);
  g_object_unref (f->content);
}

static void
assert_readable (const char *text)
{
  g_assert_nonnull (text);
  g_assert_cmpstr (text, !=, "");
  g_assert_null (strchr (text, '%'));
  g_assert_null (strstr (text, "(null)"));
  g_assert_true (g_utf8_validate (text, -1, NULL));
}

static void
assert_sentence (const char *text)
{
  assert_readable (text);
  g_assert_true (g_str_has_suffix (text, ".") || g_str_has_suffix (text, "?"));
}

static void
assert_told (Fixture *f, LanEvent event, const char *expected)
{
  g_autofree char *text = lan_words_event (f->content, f->setup, &f->state, &event);

  g_assert_cmpstr (text, ==, expected);
}

#define EVENT(...) ((LanEvent) { __VA_ARGS__ })

static void
test_placements (Fixture *f, gconstpointer data)
{
  LanPlace somerset = LAN_PLACE_COUNTY (index_of (f, LAN_TABLE_COUNTIES, "somerset"));
  LanPlace york = LAN_PLACE_COUNTY (index_of (f, LAN_TABLE_COUNTIES, "york"));
  LanPlace stables = LAN_PLACE_CASTLE (index_of (f, LAN_TABLE_SPACES, "stables"));

  f->state.battles[1].card = (uint8_t) index_of (f, LAN_TABLE_CONFLICTS, "rouen");
  assert_told (f, EVENT (.type = LAN_EVENT_PLACED, .side = 1, .strength = 2, .place = somerset, .amount = 2),
               "Percy enters Somerset with strength 2 and 2 squires.");
  assert_told (f, EVENT (.type = LAN_EVENT_PLACED, .side = 1, .strength = 2, .place = somerset, .amount = 1),
               "Percy enters Somerset with strength 2 and 1 squire.");
  assert_told (f, EVENT (.type = LAN_EVENT_PLACED, .side = 1, .strength = 4, .place = york), "Percy enters York with strength 4.");
  assert_told (f, EVENT (.type = LAN_EVENT_PLACED, .side = 3, .strength = 2, .place = LAN_PLACE_BATTLE (1)),
               "Mortimer joins Rouen with strength 2.");
  assert_told (f, EVENT (.type = LAN_EVENT_PLACED, .side = 3, .strength = 1, .place = stables),
               "Mortimer posts strength 1 in the Stables.");
  assert_told (f, EVENT (.type = LAN_EVENT_EXPELLED, .side = 1, .other = 0, .strength = 2, .place = york, .amount = 1),
               "Neville expels Percy from York; 1 squire is lost.");
  assert_told (f, EVENT (.type = LAN_EVENT_EXPELLED, .side = 1, .other = 0, .strength = 2, .place = york, .amount = 3),
               "Neville expels Percy from York; 3 squires are lost.");
  assert_told (f, EVENT (.type = LAN_EVENT_EXPELLED, .side = 1, .other = 0, .strength = 2, .place = york),
               "Neville expels Percy from York.");
}

static void
test_results (Fixture *f, gconstpointer data)
{
  uint8_t glory = (uint8_t) index_of (f, LAN_TABLE_LAWS, "glory-in-france");
  uint8_t rouen = (uint8_t) index_of (f, LAN_TABLE_CONFLICTS, "rouen");
  uint8_t gold = (uint8_t) index_of (f, LAN_TABLE_FAVOURS, "gold");

  assert_told (f, EVENT (.type = LAN_EVENT_GAINED, .side = 3, .item = LAN_GOOD_GOLD, .amount = 2, .source = LAN_SOURCE_FAVOUR, .origin = gold),
               "Mortimer takes 2 gold from the King's Favour.");
  assert_told (f, EVENT (.type = LAN_EVENT_FAVOUR, .side = 3, .item = gold), NULL);
  assert_told (f, EVENT (.type = LAN_EVENT_APPROVED, .item = glory, .amount = 6, .amount2 = 4), "Glory in France is approved, 6 to 4.");
  assert_told (f, EVENT (.type = LAN_EVENT_REJECTED, .item = glory, .amount = 2, .amount2 = 4), "Glory in France is rejected, 2 to 4.");
  assert_told (f, EVENT (.type = LAN_EVENT_BATTLE_WON, .item = rouen, .place = LAN_PLACE_BATTLE (0), .amount = 9, .amount2 = 8),
               "England wins at Rouen, 9 to 8.");
  assert_told (f, EVENT (.type = LAN_EVENT_BATTLE_LOST, .item = rouen, .place = LAN_PLACE_BATTLE (0), .amount = 5, .amount2 = 8),
               "France wins the first battle at Rouen, 8 to 5.");
  assert_told (f, EVENT (.type = LAN_EVENT_BATTLE_LOST, .item = rouen, .place = LAN_PLACE_BATTLE (2), .amount = 5, .amount2 = 8),
               "France wins the second battle at Rouen, 8 to 5.");
  assert_told (f, EVENT (.type = LAN_EVENT_RANK, .side = 0, .item = rouen, .other = 2, .amount = 1),
               "Neville is second at Rouen: 1 power point.");
}

/* An event of that type about that side with every other field in range. */
static LanEvent
typical_event (Fixture *f, LanEventType type, unsigned side)
{
  LanEvent event = EVENT (.type = (uint8_t) type, .side = (uint8_t) side, .other = 1, .strength = 2, .place = LAN_PLACE_COUNTY (0),
                          .item = 1, .source = LAN_SOURCE_LAW, .origin = 1, .amount = 3, .amount2 = 2);

  if (type == LAN_EVENT_PHASE)
    event.item = LAN_PHASE_PARLIAMENT;
  if (type == LAN_EVENT_FAVOUR)
    event.item = (uint8_t) index_of (f, LAN_TABLE_FAVOURS, "upgrade");
  if (type == LAN_EVENT_COUNTY_PAYS)
    event.other = LAN_COUNTY_BOTH;
  if (type == LAN_EVENT_BATTLE_WON || type == LAN_EVENT_BATTLE_LOST)
    event.place = LAN_PLACE_BATTLE (0);
  return event;
}

static void
test_every_event (Fixture *f, gconstpointer data)
{
  for (unsigned type = 0; type < LAN_N_EVENTS; type++)
    for (unsigned side = 0; side < 2; side++)
      {
        LanEvent event = typical_event (f, type, side == 0 ? 0 : LAN_ALLY_OF (1));
        g_autofree char *text = lan_words_event (f->content, f->setup, &f->state, &event);

        if (type != LAN_EVENT_RETURNED) /* told by what brought it about */
          assert_sentence (text);
        assert_readable (lan_words_event_symbol (&event));
      }
}

/* A gain says where it comes from. */
static void
test_every_source (Fixture *f, gconstpointer data)
{
  for (unsigned source = 0; source < LAN_N_SOURCES; source++)
    {
      LanEvent event = EVENT (.type = LAN_EVENT_GAINED, .side = 0, .item = LAN_GOOD_PP, .amount = 1, .source = (uint8_t) source);
      g_autofree char *text = lan_words_event (f->content, f->setup, &f->state, &event);

      assert_readable (lan_words_source (source));
      if (source == LAN_SOURCE_CONFLICT)
        continue; /* told with the rank */
      assert_sentence (text);
      g_assert_nonnull (strstr (text, "1 power point"));
    }
}

static void
test_names (Fixture *f, gconstpointer data)
{
  g_autofree char *family = lan_words_side (f->content, f->setup, 0);
  g_autofree char *ally = lan_words_side (f->content, f->setup, LAN_ALLY_OF (1));
  g_autofree char *typed = NULL;
  g_autofree char *nameless = NULL;

  g_assert_cmpstr (family, ==, "Neville");
  g_assert_cmpstr (ally, ==, "Percy's ally");
  lan_game_setup_set_house (f->setup, 0, "Anne <&> 100%", LAN_CONTROLLER_HUMAN, NULL);
  typed = lan_words_side (f->content, f->setup, 0);
  g_assert_cmpstr (typed, ==, "Anne <&> 100%");
  lan_game_setup_set_house (f->setup, 0, "", LAN_CONTROLLER_HUMAN, NULL);
  nameless = lan_words_side (f->content, f->setup, 0);
  g_assert_cmpstr (nameless, ==, "Neville");
}

static void
assert_reward (LanReward reward, const char *expected)
{
  g_autofree char *text = lan_words_reward (&reward);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_rewards (void)
{
  assert_reward ((LanReward) { .gold = 4 }, "4 gold");
  assert_reward ((LanReward) { .gold = 2, .votes = 2 }, "2 gold and 2 voting markers");
  assert_reward ((LanReward) { .gold = 1, .squires = 1, .votes = 1 }, "1 gold, 1 squire and 1 voting marker");
  assert_reward ((LanReward) { .recruits = 1, .price_squires = 1 }, "1 recruit for 1 squire");
  assert_reward ((LanReward) { .pp = 3, .price_gold = 1, .price_squires = 1 }, "3 power points for 1 gold and 1 squire");
  assert_reward ((LanReward) { .upgrades = 1, .upgrade_strength = 3, .upgrade_deployed = 1 },
                 "upgrade of 1 deployed knight of strength 3");
  assert_reward ((LanReward) { 0 }, "nothing");
}

/* Every rule of chapters 1 to 7 that could be named, known or not. */
static void
test_refusals (void)
{
  for (unsigned chapter = 1; chapter <= 7; chapter++)
    for (unsigned section = 1; section <= 10; section++)
      for (unsigned sub = 0; sub <= 6; sub += 6)
        {
          LanRule rule = LAN_RULE (chapter, section, sub);
          g_autofree char *number = lan_rule_to_string (rule);
          g_autofree char *end = g_strdup_printf ("(%s).", number);
          g_autofree char *text = lan_words_refusal (rule);

          assert_sentence (text);
          g_assert_true (g_str_has_suffix (text, end));
        }
}

static void
test_rule_numbers (void)
{
  g_autofree char *two = lan_rule_to_string (LAN_RULE (3, 3, 0));
  g_autofree char *three = lan_rule_to_string (LAN_RULE (5, 4, 6));
  g_autofree char *ten = lan_rule_to_string (LAN_RULE (1, 10, 0));

  g_assert_cmpstr (two, ==, "R3.3");
  g_assert_cmpstr (three, ==, "R5.4.6");
  g_assert_cmpstr (ten, ==, "R1.10");
}

static void
test_outcome (Fixture *f, gconstpointer data)
{
  g_autofree char *one = NULL;
  g_autofree char *two = NULL;
  g_autofree char *three = NULL;

  f->state.houses[0].goods[LAN_GOOD_PP] = 113;
  one = lan_words_outcome (f->content, f->setup, &f->state);
  g_assert_cmpstr (one, ==, "Neville wins with 113 power points.");
  f->state.houses[2].goods[LAN_GOOD_PP] = 113; /* R1.1: a tie is a shared victory */
  two = lan_words_outcome (f->content, f->setup, &f->state);
  g_assert_cmpstr (two, ==, "Neville and Beaufort share the victory with 113 power points.");
  f->state.houses[3].goods[LAN_GOOD_PP] = 113;
  three = lan_words_outcome (f->content, f->setup, &f->state);
  g_assert_cmpstr (three, ==, "Neville, Beaufort and Mortimer share the victory with 113 power points.");
}

static void
test_preview (Fixture *f, gconstpointer data)
{
  unsigned york = index_of (f, LAN_TABLE_COUNTIES, "york");
  LanChoice choice = lan_choice_blank (LAN_DECISION_PLACE, 0);
  g_autofree char *text = NULL;
  g_autofree char *with_squire = NULL;

  f->state.counties[york].side = 1;
  f->state.counties[york].strength = 2;
  choice.strength = 3;
  choice.place = LAN_PLACE_COUNTY (york);
  text = lan_words_preview (f->content, f->setup, &f->state, &choice);
  g_assert_cmpstr (text, ==, "3 beats 2: strength 2 of Percy goes back to court.");
  f->state.counties[york].squires = 1;
  choice.amount = 1;
  with_squire = lan_words_preview (f->content, f->setup, &f->state, &choice);
  g_assert_cmpstr (with_squire, ==, "4 beats 3: strength 2 of Percy goes back to court; 1 squire is lost.");
}

/* No two choices of one decision may read the same. */
static void
check_choices (Fixture *f, const LanSpan *spans, unsigned n)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (unsigned i = 0; i < n; i++)
    {
      LanChoice last = spans[i].first;
      g_autofree char *preview = lan_words_preview (f->content, f->setup, &f->state, &spans[i].first);
      char *text = lan_words_choice (f->content, f->setup, &f->state, &spans[i].first);

      assert_readable (preview);
      assert_readable (text);
      g_assert_true (g_hash_table_add (seen, text));
      last.amount = spans[i].last_amount;
      if (last.amount != spans[i].first.amount)
        {
          text = lan_words_choice (f->content, f->setup, &f->state, &last);
          assert_readable (text);
          g_assert_true (g_hash_table_add (seen, text));
        }
    }
}

static void
check_decision (Fixture *f, const LanDecision *decision)
{
  g_autofree char *who = lan_words_decision (f->content, f->setup, &f->state, decision);
  g_autofree char *how = lan_words_decision_hint (f->content, f->setup, &f->state, decision);
  g_autofree char *name = NULL;

  assert_sentence (who);
  assert_sentence (how);
  if (decision->seat == LAN_NO_SEAT)
    return;
  name = lan_words_side (f->content, f->setup, decision->seat);
  g_assert_true (g_str_has_prefix (who, name));
}

static void
check_events (Fixture *f, const LanEventLog *log)
{
  for (unsigned i = 0; i < log->n_events; i++)
    {
      g_autofree char *text = lan_words_event (f->content, f->setup, &f->state, &log->events[i]);

      if (text != NULL)
        assert_sentence (text);
      g_assert_nonnull (lan_words_event_symbol (&log->events[i]));
    }
}

static void
play_random_game (Fixture *f, unsigned players, guint64 seed)
{
  const LanContent *tables = lan_game_content_get_tables (f->content);
  g_autofree LanEventLog *log = g_new0 (LanEventLog, 1);
  LanSpan spans[LAN_MAX_SPANS];
  LanDecision decision;
  LanSetup setup;
  LanRng rng;
  unsigned n;

  lan_rng_seed (&rng, seed);
  lan_setup_draw (tables, &setup, players, seed);
  lan_state_init (tables, &f->state, &setup);
  do
    {
      LanChoice choice;

      decision = lan_decision_next (tables, &f->state);
      check_decision (f, &decision);
      n = lan_decision_spans (tables, &f->state, spans);
      check_choices (f, spans, n);
      if (n == 0)
        break;
      choice = lan_spans_nth (spans, lan_rng_below (&rng, (uint32_t) lan_spans_count (spans, n)));
      lan_apply_legal (tables, &f->state, &choice, log);
      check_events (f, log);
    }
  while (decision.kind != LAN_DECISION_NONE);
}

static void
test_games (Fixture *f, gconstpointer players)
{
  for (guint64 seed = 0; seed < 10; seed++)
    play_random_game (f, GPOINTER_TO_UINT (players), seed);
}

#define ADD(path, players, test) g_test_add (path, Fixture, GUINT_TO_POINTER (players), set_up, test, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("/words/events/placements", 4u, test_placements);
  ADD ("/words/events/results", 4u, test_results);
  ADD ("/words/events/every-type", 2u, test_every_event);
  ADD ("/words/events/every-source", 4u, test_every_source);
  ADD ("/words/names", 2u, test_names);
  g_test_add_func ("/words/rewards", test_rewards);
  g_test_add_func ("/words/refusals", test_refusals);
  g_test_add_func ("/words/rule-numbers", test_rule_numbers);
  ADD ("/words/outcome", 4u, test_outcome);
  ADD ("/words/preview", 4u, test_preview);
  ADD ("/words/games/2", 2u, test_games);
  ADD ("/words/games/3", 3u, test_games);
  ADD ("/words/games/4", 4u, test_games);
  ADD ("/words/games/5", 5u, test_games);
  return g_test_run ();
}
