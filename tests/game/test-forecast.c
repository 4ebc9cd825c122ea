/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Forecasts against positions reckoned by hand from the rules, and against what then happens. */

#include "lan-config.h"

#include <string.h>

#include "lan-forecast.h"
#include "lan-test-case.h"
#include "lan-test-games.h"
#include "lan-test-position.h"
#include "lan-view.h"

typedef struct {
  const char *name;      /* rule, slash, what is shown */
  const char *position;
  const char *about;     /* id of a card, county or law, letter of a seat */
  const char *expected;
} Case;

static void
append_count (GString *text, const char *what, int n)
{
  if (n != 0)
    g_string_append_printf (text, "%s%s%+d", text->len > 0 ? " " : "", what, n);
}

/* "pp+3 gold-1", "-" for nothing. (transfer full) */
static char *
gains_text (const LanGains *gains)
{
  static const char *const GOODS[LAN_N_GOODS] = { "pp", "gold", "squires", "votes" };
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < LAN_N_GOODS; i++)
    append_count (text, GOODS[i], gains->goods[i]);
  append_count (text, "recruits", gains->recruits);
  append_count (text, "upgrades", gains->upgrades);
  append_count (text, "tiles", gains->extensions);
  append_count (text, "nobles", gains->nobles);
  g_assert_cmpint (lan_gains_is_empty (gains), ==, text->len == 0);
  return g_string_free (text->len > 0 ? text : g_string_assign (text, "-"), FALSE);
}

static guint
find_battle (const LanState *state, const char *card)
{
  guint battle = 0;

  while (battle < LAN_BATTLES && state->battles[battle].card != lan_test_index (LAN_TABLE_CONFLICTS, card))
    battle++;
  g_assert_cmpuint (battle, <, LAN_BATTLES);
  return battle;
}

static char *
conflict_text (const LanState *state, const char *about)
{
  static const char *const FATES[] = { "return", "stay", "ransom" };
  LanConflictForecast forecast = lan_forecast_conflict (lan_test_content (), state, find_battle (state, about));
  GString *text = g_string_new (NULL);

  if (forecast.card == LAN_NO_CARD)
    return g_string_free (g_string_assign (text, "over"), FALSE);
  g_string_printf (text, "%s %u:%u %s", forecast.won ? "won" : "lost", forecast.england, forecast.france, FATES[forecast.fate]);
  for (guint i = 0; i < forecast.n_ranks; i++)
    {
      const LanRankForecast *rank = &forecast.ranks[i];

      g_string_append_printf (text, " %c%u=%u", lan_test_letter (rank->side), rank->strength, rank->score);
      if (rank->ransomed + rank->captured > 0)
        g_string_append_printf (text, "(%u for %u, %u lost)", rank->ransomed, rank->ransom, rank->captured);
    }
  return g_string_free (text, FALSE);
}

static const Case CONFLICTS[] = {
  { "R5.4.1/as-strong-as-France", "3p upper=agincourt,caen agincourt=n4,p23", "agincourt", "won 9:9 return p5=10 n4=6" },
  { "R5.4.2/entered-later-ranks-higher", "3p upper=valmont,caen valmont=n2,p2", "valmont", "won 4:4 return p2=5 n2=3" },
  { "R5.4.3/three-scores", "3p upper=valmont,caen valmont=n1,p3,b2", "valmont", "won 6:4 return p3=5 b2=3 n1=1" },
  { "R5.4.4/scores-move-down", "3p upper=rouen,caen rouen=n1,p2,b3", "rouen", "lost 6:8 stay b3=5 p2=2 n1=0" },
  { "R5.4.1/nobody-there", "3p upper=rouen,caen", "rouen", "lost 0:8 stay" },
  { "R5.4.5/second-battle-won", "3p round=2 lower=rouen rouen=n34,p3", "rouen", "won 10:8 return n7=9 p3=5" },
  { "R5.4.6/weakest-first-while-gold-lasts", "3p round=2 lower=rouen rouen=n12 n.gold=2", "rouen", "lost 3:8 ransom n3=5(1 for 1, 1 lost)" },
  { "R5.4.6/all-paid", "3p round=2 lower=rouen rouen=n12 n.gold=3", "rouen", "lost 3:8 ransom n3=5(2 for 3, 0 lost)" },
  { "R7.7/paid-for-the-ally", "2p round=2 lower=rouen rouen=N2,p1 n.gold=2", "rouen", "lost 3:8 ransom N2=5(1 for 2, 0 lost) p1=2(0 for 0, 1 lost)" },
  { "R5.4/while-knights-are-placed", "3p upper=valmont,caen valmont=n4 p.court=2", "valmont", "won 4:4 return n4=5" },
  { "R5.4/over-when-moved-down", "3p round=2 at=conflicts upper=rouen,caen lower=agincourt agincourt=n1 n.gold=1", "agincourt", "over" },
};

static char *
county_text (const LanState *state, const char *about)
{
  static const char *const ANSWERS[] = { "reward", "noble", "both" };
  LanCountyForecast forecast = lan_forecast_county (lan_test_content (), state, lan_test_index (LAN_TABLE_COUNTIES, about));
  GString *text = g_string_new (NULL);

  if (forecast.side == LAN_NO_SIDE)
    return g_string_free (g_string_assign (text, "nobody"), FALSE);
  g_string_append_c (text, lan_test_letter (forecast.side));
  for (guint i = 0; i < G_N_ELEMENTS (ANSWERS); i++)
    if (forecast.answers >> i & 1)
      {
        g_autofree char *gains = gains_text (&forecast.gains[i]);

        g_string_append_printf (text, " %s(%s)", ANSWERS[i], gains);
      }
  return g_string_free (text, FALSE);
}

static const Case COUNTIES[] = {
  { "R5.1/three-answers", "3p norfolk=p1 p.gold=3", "norfolk", "p reward(gold+4) noble(nobles+1) both(gold+1 nobles+1)" },
  { "R5.1/both-costs-three-gold", "3p norfolk=p1 p.gold=2", "norfolk", "p reward(gold+4) noble(nobles+1)" },
  { "R1.9/nobleman-held", "3p norfolk=p1 p.gold=3 p.nobles=norfolk", "norfolk", "p reward(gold+4)" },
  { "R2.2/no-nobleman-left", "3p norfolk=p1 p.gold=3 n.nobles=norfolk b.nobles=norfolk", "norfolk", "p reward(gold+4)" },
  { "R1.4/recruit", "3p york=n2", "york", "n reward(recruits+1) noble(nobles+1)" },
  { "R1.10/nobody-to-recruit", "3p york=n1 n.court=1,1,2,2,3,4", "york", "n reward(-) noble(nobles+1)" },
  { "R1.5/upgrade", "3p lincoln=n2", "lincoln", "n reward(upgrades+1) noble(nobles+1)" },
  { "R1.5/nothing-to-upgrade", "3p lincoln=n4", "lincoln", "n reward(-) noble(nobles+1)" },
  { "R1.8/extension", "3p gloucester=n3", "gloucester", "n reward(tiles+1) noble(nobles+1)" },
  { "R7.5/ally-keeps-no-goods", "2p norfolk=N1 n.gold=3", "norfolk", "N reward(-) noble(nobles+1)" },
  { "R5.1/nobody", "3p", "kent", "nobody" },
  { "R5.1/asked-now", "3p at=counties chester=n1 norfolk=p1", "chester", "n reward(squires+3) noble(nobles+1)" },
  { "R5.1/later-this-phase", "3p at=counties chester=n1 norfolk=p1", "norfolk", "p reward(gold+4) noble(nobles+1)" },
  { "R5.1/has-paid", "3p at=counties surrey=n2 n.nobles=surrey", "surrey", "nobody" }, /* the start player is still to be named */
};

static char *
castle_text (const LanState *state, const char *about)
{
  guint seat = lan_test_side (about[0]);
  LanCastleForecast forecast = lan_forecast_castle (lan_test_content (), state, seat);
  g_autofree char *total = gains_text (&forecast.total);
  g_autofree char *table = gains_text (&forecast.table);
  GString *text = g_string_new (NULL);

  if (!forecast.open)
    return g_string_free (g_string_assign (text, "over"), FALSE);
  g_string_printf (text, "%s: table(%s)", total, table);
  for (guint i = 0; i < LAN_SPACES + LAN_ALLY_SPACES; i++)
    {
      gboolean ally = i >= LAN_SPACES;
      const LanGains *gains = ally ? &forecast.ally_spaces[i - LAN_SPACES] : &forecast.spaces[i];
      g_autofree char *words = gains_text (gains);

      if (!lan_gains_is_empty (gains))
        g_string_append_printf (text, " %s(%s)%s",
                                ally ? lan_test_id (LAN_TABLE_ALLY_SPACES, i - LAN_SPACES) : lan_test_id (LAN_TABLE_SPACES, i), words,
                                !ally && forecast.offers >> i & 1 ? "?" : "");
    }
  return g_string_free (text, FALSE);
}

static const Case CASTLES[] = {
  { "R5.3/knight-and-tile-both-count", "3p n.castle=chapel:2 n.tiles=chapel,treasury", "n",
    "pp+4 gold+2 votes+1: table(votes+1) treasury(gold+2) chapel(pp+4)" },
  { "R5.3/company-at-table", "3p n.nobles=york,kent", "n", "votes+3: table(votes+3)" },
  { "R5.3/no-company-in-the-last-round", "3p round=5 n.nobles=york,kent n.tiles=chancery", "n", "votes+3: table(-) chancery(votes+3)" },
  { "R5.3/armoury-is-paid-for", "3p n.castle=armoury:1 n.squires=1", "n", "squires-1 votes+1 recruits+1: table(votes+1) armoury(squires-1 recruits+1)?" },
  { "R5.3/nothing-to-pay-with", "3p n.castle=armoury:1", "n", "votes+1: table(votes+1)" },
  { "R5.3/paid-from-the-stables", "3p n.castle=stables:1,armoury:2", "n",
    "votes+1 recruits+1: table(votes+1) stables(squires+1) armoury(squires-1 recruits+1)?" },
  { "R5.3/of-each-house-alone", "3p n.tiles=chapel p.tiles=treasury", "p", "gold+2 votes+1: table(votes+1) treasury(gold+2)" },
  { "R7.5/small-castle", "2p N.castle=muster-yard:1,tiltyard:2", "n", "votes+1: table(votes+1) muster-yard(recruits+1) tiltyard(upgrades+1)" },
  { "R5.3/scored-already", "3p at=castles p.castle=tiltyard:1", "n", "over" },
  { "R5.3/scored-now", "3p at=castles p.castle=tiltyard:1", "p", "votes+1 upgrades+1: table(votes+1) tiltyard(upgrades+1)" },
};

static char *
law_text (const LanState *state, const char *about)
{
  LanGains gains[LAN_MAX_SEATS];
  GString *text = g_string_new (NULL);

  lan_forecast_law (lan_test_content (), state, lan_test_index (LAN_TABLE_LAWS, about), gains);
  for (guint seat = 0; seat < LAN_MAX_SEATS; seat++)
    {
      g_autofree char *words = gains_text (&gains[seat]);

      if (!lan_gains_is_empty (&gains[seat]))
        g_string_append_printf (text, "%s%c(%s)", text->len > 0 ? " " : "", lan_test_letter (seat), words);
    }
  return g_string_free (text->len > 0 ? text : g_string_assign (text, "nothing"), FALSE);
}

static const Case LAWS[] = {
  { "R4.6/for-every-two", "3p york=n1 chester=n1 norfolk=n2 kent=p4", "county-levy", "n(pp+3)" },
  { "R4.6/a-proposal", "3p upper=rouen,caen rouen=n1,p2 caen=p1", "glory-in-france", "n(pp+3) p(pp+6)" },
  { "R4.6/bought-as-often-as-paid", "3p n.squires=3 n.gold=2 p.gold=9", "tournament", "n(pp+6 gold-2 squires-2)" },
  { "R4.7/all-tied-are-rewarded", "3p n.squires=2 p.squires=2 b.squires=1", "squires-knighted", "n(recruits+1) p(recruits+1)" },
  { "R4.7/at-least-one", "3p", "squires-knighted", "nothing" },
  { "R4.6/if", "3p york=n1 chester=n1 norfolk=n1 lincoln=p2", "foot-service", "n(pp+5)" },
  { "R7.6/not-the-ally", "2p upper=rouen,caen rouen=N4,p1", "marshal-of-england", "p(pp+6)" },
  { "R4.6/turn-has-passed", "3p at=counties york=n1 chester=n1", "county-levy", "nothing" },
  { "R8.1/sealed-votes-do-not-matter", "3p at=vote n.vote=no+0 york=p1 chester=p1", "county-levy", "p(pp+3)" },
};

typedef char *(*TextFunc) (const LanState *state, const char *about);

typedef struct {
  const Case *test;
  TextFunc text;
} Run;

static void
run_case (gconstpointer data)
{
  const Run *run = data;
  LanState state, before;
  g_autofree char *text = NULL;

  lan_test_position (run->test->position, &state, NULL);
  before = state;
  text = run->text (&state, run->test->about);
  g_assert_cmpstr (text, ==, run->test->expected);
  g_assert_true (lan_state_equal (&state, &before));
}

static void
add_cases (const char *path, const Case *cases, guint n, TextFunc text)
{
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = g_strdup_printf ("/forecast/%s/%s", path, cases[i].name);
      Run *run = g_new (Run, 1);

      *run = (Run) { &cases[i], text };
      g_test_add_data_func_full (name, run, run_case, g_free);
    }
}

/* What a vote changes: what the proposal brings less what the oldest law, the Royal Armourer, would have. */
static void
test_net (void)
{
  LanGains won[LAN_MAX_SEATS], lost[LAN_MAX_SEATS], net;
  LanState state;
  g_autofree char *text = NULL;

  lan_test_position ("3p upper=rouen,caen rouen=n1 n.gold=1", &state, NULL);
  lan_forecast_law (lan_test_content (), &state, lan_test_index (LAN_TABLE_LAWS, "glory-in-france"), won);
  lan_forecast_law (lan_test_content (), &state, state.in_force[0], lost);
  net = lan_gains_subtract (&won[0], &lost[0]);
  text = gains_text (&net);
  g_assert_cmpstr (text, ==, "pp+3 upgrades-1");
}

/* R6.1: 4 against 3 against 2; R6.2: two tiles against none twice, the second place shared (R6.3); R6.4: two noblemen. */
static void
test_points (void)
{
  LanPointsForecast points[LAN_MAX_SEATS];
  LanState state;

  lan_test_position ("3p n.court=4 p.court=3 b.court=2 n.tiles=chapel,stables n.nobles=york,kent n.pp=10 p.pp=9", &state, NULL);
  lan_forecast_points (lan_test_content (), &state, points);

  g_assert_cmpuint (points[0].knighthood, ==, 8);
  g_assert_cmpuint (points[0].extensions, ==, 8);
  g_assert_cmpuint (points[0].nobles, ==, 1);
  g_assert_cmpuint (points[0].ended, ==, 27);
  g_assert_cmpuint (points[1].ended, ==, 9 + 4 + 4);
  g_assert_cmpuint (points[2].ended, ==, 4);
  for (guint seat = 0; seat < 3; seat++)
    g_assert_cmpuint (points[seat].rank, ==, seat + 1);
}

/* County Levy for two counties 3; Northumberland 4 and Kent 7; Chapel 2; second rank at Rouen, lost: 2. */
static void
test_points_of_the_round (void)
{
  LanPointsForecast points[LAN_MAX_SEATS];
  LanState state;

  lan_test_position ("3p upper=rouen,caen northumberland=n2 kent=n4 n.tiles=chapel rouen=n1,p3 p.court=1 n.gold=3", &state, NULL);
  lan_forecast_points (lan_test_content (), &state, points);

  g_assert_cmpuint (points[0].round[LAN_SOURCE_LAW], ==, 3);
  g_assert_cmpuint (points[0].round[LAN_SOURCE_COUNTY], ==, 11);
  g_assert_cmpuint (points[0].round[LAN_SOURCE_CASTLE], ==, 2);
  g_assert_cmpuint (points[0].round[LAN_SOURCE_CONFLICT], ==, 2);
  g_assert_cmpuint (points[0].round_total, ==, 18);
  g_assert_cmpuint (points[1].round_total, ==, 5);
  g_assert_cmpuint (points[2].round_total, ==, 0);
}

/* What a forecast of points says that players do: no upgrades, no offers but those of PP, rewards of the counties. */
static LanChoice
plain_choice (const LanState *state)
{
  const LanContent *content = lan_test_content ();
  LanDecision decision = lan_decision_next (content, state);
  LanSpan spans[LAN_MAX_SPANS];
  guint n = lan_decision_spans (content, state, spans);

  if (decision.kind == LAN_DECISION_UPGRADE)
    return spans[n - 1].first;
  if (decision.kind == LAN_DECISION_RANSOM)
    return spans[1].first;
  if (decision.kind == LAN_DECISION_BUY && content->laws[decision.item].reward.pp > 0)
    spans[0].first.amount = spans[0].last_amount;
  return spans[0].first; /* votes: no, without markers */
}

static gboolean
play_to_votes (LanState *state, LanRng *rng)
{
  do
    if (!lan_test_play_random (state, rng, 1))
      return FALSE;
  while (state->step != LAN_STEP_VOTE || state->proposal > 0 || state->votes[0] + state->votes[1] > 0);
  return TRUE;
}

static void
check_conflict (const LanConflictForecast *forecast, const LanEvent *event)
{
  gboolean won = event->type == LAN_EVENT_BATTLE_WON;

  if (event->item != forecast->card)
    return;
  if (won || event->type == LAN_EVENT_BATTLE_LOST)
    {
      g_assert_cmpint (forecast->won, ==, won);
      g_assert_cmpuint (forecast->england, ==, event->amount);
      g_assert_cmpuint (forecast->france, ==, event->amount2);
    }
  else if (event->type == LAN_EVENT_RANK)
    {
      g_assert_cmpuint (event->other, <=, forecast->n_ranks);
      g_assert_cmpuint (forecast->ranks[event->other - 1].side, ==, event->side);
      g_assert_cmpuint (forecast->ranks[event->other - 1].score, ==, event->amount);
    }
  else if (event->type == LAN_EVENT_CARD_MOVED)
    g_assert_cmpint (forecast->fate, ==, LAN_FATE_STAY);
  else if (event->type == LAN_EVENT_CAPTURED || event->type == LAN_EVENT_RANSOMED)
    g_assert_cmpint (forecast->fate, ==, LAN_FATE_RANSOM);
}

/* Before Parliament, what is foretold of a round is what then happens when everybody does as foretold. */
static void
play_round (LanState *state)
{
  LanPointsForecast points[LAN_MAX_SEATS];
  LanConflictForecast conflicts[LAN_BATTLES];
  LanEventLog log;
  guint round = state->round, gained[LAN_MAX_SEATS] = { 0 };

  lan_forecast_points (lan_test_content (), state, points);
  for (guint i = 0; i < LAN_BATTLES; i++)
    conflicts[i] = lan_forecast_conflict (lan_test_content (), state, i);

  while (state->round == round && state->step != LAN_STEP_FINISHED)
    {
      LanChoice choice = plain_choice (state);

      g_assert_cmpuint (lan_apply (lan_test_content (), state, &choice, &log), ==, LAN_RULE_OK);
      for (guint i = 0; i < log.n_events; i++)
        {
          const LanEvent *event = &log.events[i];

          for (guint battle = 0; battle < LAN_BATTLES; battle++)
            check_conflict (&conflicts[battle], event);
          if (event->type == LAN_EVENT_GAINED && event->item == LAN_GOOD_PP && event->source < LAN_SOURCE_FINAL_KNIGHTHOOD)
            gained[event->side] += event->amount;
        }
    }
  for (guint seat = 0; seat < state->players; seat++)
    g_assert_cmpuint (points[seat].round_total, ==, gained[seat]);
}

static void
test_played_on (void)
{
  for (guint i = 0; i < lan_test_n_games (200); i++)
    {
      LanRng rng;
      LanState state;

      lan_rng_seed (&rng, i);
      lan_test_new_game (&state, 2 + i % 4, i);
      while (play_to_votes (&state, &rng))
        play_round (&state);
    }
}

/* With nothing open any more, the end is what was foretold. */
static void
test_at_the_end (void)
{
  for (guint i = 0; i < lan_test_n_games (200); i++)
    {
      LanRng rng;
      LanState state, before;
      LanPointsForecast points[LAN_MAX_SEATS];
      LanEventLog log;

      lan_rng_seed (&rng, i);
      lan_test_new_game (&state, 2 + i % 4, i);
      for (log.n_events = 0; state.step != LAN_STEP_FINISHED;)
        {
          LanChoice choice = lan_test_random_choice (&state, &rng);

          g_assert_cmpuint (lan_apply (lan_test_content (), &state, &choice, &log), ==, LAN_RULE_OK);
        }

      before = state;
      before.step = LAN_STEP_CONFLICTS;
      before.item = LAN_BATTLES;
      for (guint k = 0; k < log.n_events; k++)
        if (log.events[k].type == LAN_EVENT_GAINED && log.events[k].source >= LAN_SOURCE_FINAL_KNIGHTHOOD)
          before.houses[log.events[k].side].goods[LAN_GOOD_PP] -= log.events[k].amount;
      lan_forecast_points (lan_test_content (), &before, points);
      for (guint seat = 0; seat < state.players; seat++)
        {
          g_assert_cmpuint (points[seat].ended, ==, state.houses[seat].goods[LAN_GOOD_PP]);
          g_assert_cmpuint (points[seat].round_total, ==, 0);
        }

      lan_forecast_points (lan_test_content (), &state, points);
      for (guint seat = 0; seat < state.players; seat++)
        {
          g_assert_cmpuint (points[seat].ended, ==, state.houses[seat].goods[LAN_GOOD_PP]);
          g_assert_cmpint (points[seat].rank == 1, ==, lan_state_winners (&state) >> seat & 1);
        }
    }
}

/* R8.1, at every decision of random games: what a seat may not know changes no forecast. */
static void
test_secrets (void)
{
  const LanContent *content = lan_test_content ();

  for (guint i = 0; i < lan_test_n_games (40); i++)
    {
      LanRng rng;
      LanState state, view;

      lan_rng_seed (&rng, i);
      lan_test_new_game (&state, 2 + i % 4, i);
      do
        {
          LanPointsForecast points[2][LAN_MAX_SEATS];
          LanGains gains[2][LAN_MAX_SEATS];

          lan_view (content, &state, 0, &rng, &view);
          lan_forecast_points (content, &state, points[0]);
          lan_forecast_points (content, &view, points[1]);
          g_assert_cmpmem (points[0], sizeof points[0], points[1], sizeof points[1]);
          for (guint k = 0; k < LAN_IN_FORCE; k++)
            {
              lan_forecast_law (content, &state, state.in_force[k], gains[0]);
              lan_forecast_law (content, &view, state.in_force[k], gains[1]);
              g_assert_cmpmem (gains[0], sizeof gains[0], gains[1], sizeof gains[1]);
            }
        }
      while (lan_test_play_random (&state, &rng, 1));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add_cases ("conflict", CONFLICTS, G_N_ELEMENTS (CONFLICTS), conflict_text);
  add_cases ("county", COUNTIES, G_N_ELEMENTS (COUNTIES), county_text);
  add_cases ("castle", CASTLES, G_N_ELEMENTS (CASTLES), castle_text);
  add_cases ("law", LAWS, G_N_ELEMENTS (LAWS), law_text);
  g_test_add_func ("/forecast/R4.4/net", test_net);
  g_test_add_func ("/forecast/R6/points", test_points);
  g_test_add_func ("/forecast/points-of-the-round", test_points_of_the_round);
  g_test_add_func ("/forecast/played-on", test_played_on);
  g_test_add_func ("/forecast/at-the-end", test_at_the_end);
  g_test_add_func ("/forecast/R8.1/secrets", test_secrets);

  return g_test_run ();
}
