/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A game: its signals, what it refuses, its record and its points. */

#include <string.h>

#include "lan-conflict.h"
#include "lan-house.h"
#include "lan-law.h"
#include "lan-test-objects.h"
#include "lan-test-wait.h"
#include "random-play.h"

static gboolean
get_boolean (gpointer object, const char *property)
{
  gboolean value;

  g_object_get (object, property, &value, NULL);
  return value;
}

typedef struct {
  GString *order;  /* n: notify, e: event, d: decision-changed, u, r: undone, redone, f: finished, s: reset */
  guint n_events;
  guint length;    /* argument of undone and redone */
} Signals;

static void
on_notify (LanGame *game, GParamSpec *pspec, Signals *signals)
{
  g_string_append_c (signals->order, 'n');
}

static void
on_event (LanGame *game, const LanEvent *event, Signals *signals)
{
  guint n_events;
  const LanEvent *events = lan_game_get_events (game, lan_game_get_length (game) - 1, &n_events);

  g_assert_cmpuint (signals->n_events, <, n_events);
  g_assert_cmpmem (event, sizeof *event, &events[signals->n_events], sizeof *event);
  g_string_append_c (signals->order, 'e');
  signals->n_events++;
}

static void
on_decision_changed (LanGame *game, Signals *signals)
{
  g_string_append_c (signals->order, 'd');
}

static void
on_undone (LanGame *game, guint length, Signals *signals)
{
  signals->length = length;
  g_string_append_c (signals->order, 'u');
}

static void
on_redone (LanGame *game, guint length, Signals *signals)
{
  signals->length = length;
  g_string_append_c (signals->order, 'r');
}

static void
on_finished (LanGame *game, Signals *signals)
{
  g_string_append_c (signals->order, 'f');
}

static void
on_reset (LanGame *game, Signals *signals)
{
  g_string_append_c (signals->order, 's');
}

static void
signals_watch (Signals *signals, LanGame *game)
{
  signals->order = g_string_new (NULL);
  g_signal_connect (game, "notify", G_CALLBACK (on_notify), signals);
  g_signal_connect (game, "event", G_CALLBACK (on_event), signals);
  g_signal_connect (game, "decision-changed", G_CALLBACK (on_decision_changed), signals);
  g_signal_connect (game, "undone", G_CALLBACK (on_undone), signals);
  g_signal_connect (game, "redone", G_CALLBACK (on_redone), signals);
  g_signal_connect (game, "finished", G_CALLBACK (on_finished), signals);
  g_signal_connect (game, "reset", G_CALLBACK (on_reset), signals);
}

static void
signals_clear (Signals *signals)
{
  g_string_truncate (signals->order, 0);
  signals->n_events = 0;
}

static void
assert_order (Signals *signals, const char *pattern)
{
  if (!g_regex_match_simple (pattern, signals->order->str, 0, 0))
    g_error ("signals %s, expected %s", signals->order->str, pattern);
}

static void
test_signal_order (void)
{
  g_autoptr (LanGame) game = new_game (3, 21, 1, LAN_TAKE_BACKS_FREE);
  Signals signals = { 0 };
  LanRng rng;

  signals_watch (&signals, game);
  lan_rng_seed (&rng, 3);

  while (play_random (game, &rng))
    {
      gboolean over = lan_game_get_decision (game).kind == LAN_DECISION_NONE;
      guint n_events;

      lan_game_get_events (game, lan_game_get_length (game) - 1, &n_events);
      g_assert_cmpuint (signals.n_events, ==, n_events);
      assert_order (&signals, over ? "^n*e+df$" : "^n*e*d$");
      signals_clear (&signals);
    }

  g_assert_true (lan_game_undo (game));
  assert_order (&signals, "^n+ud$");
  g_assert_cmpuint (signals.length, ==, lan_game_get_length (game));
  signals_clear (&signals);

  while (lan_game_redo (game))
    g_assert_cmpuint (signals.length, ==, lan_game_get_length (game));
  assert_order (&signals, "^(n+rd)*n+rdf$");

  g_signal_handlers_disconnect_by_data (game, &signals);
  g_string_free (signals.order, TRUE);
}

static void
test_reset (void)
{
  g_autoptr (LanGame) game = new_game (3, 21, 1, LAN_TAKE_BACKS_FREE);
  g_autoptr (LanGameSetup) setup = lan_game_setup_copy (lan_game_get_setup (game));
  g_autoptr (GError) error = NULL;
  Signals signals = { 0 };
  LanRng rng;

  lan_rng_seed (&rng, 3);
  for (guint i = 0; i < 30; i++)
    play_random (game, &rng);

  signals_watch (&signals, game);
  g_assert_true (lan_game_begin (game, setup, &error));
  g_assert_no_error (error);
  assert_order (&signals, "^n+sd$");
  g_assert_cmpuint (lan_game_get_length (game), ==, 0);
  g_assert_false (get_boolean (game, "can-undo"));
  g_assert_false (get_boolean (game, "can-redo"));
  lan_test_assert_objects_in_step (game);
  lan_test_assert_laws_in_step (game);

  g_signal_handlers_disconnect_by_data (game, &signals);
  g_string_free (signals.order, TRUE);
}

typedef struct {
  LanRng rng;
  guint depth;    /* 1 while the handler plays on */
  gboolean played;
  guint n_heard;  /* events of the older change */
} PlayOn;

static void
on_event_play_on (LanGame *game, const LanEvent *event, PlayOn *play_on)
{
  if (play_on->depth > 0)
    return;

  play_on->n_heard++;
  if (play_on->played)
    return;

  play_on->played = TRUE;
  play_on->depth++;
  play_random (game, &play_on->rng);
  play_on->depth--;
}

/* A handler may play on: the older change then tells nothing more. */
static void
test_play_from_handler (void)
{
  g_autoptr (LanGame) game = new_game (3, 8, 1, LAN_TAKE_BACKS_FREE);
  PlayOn play_on = { 0 };
  guint n_decisions = 0;
  guint n_cut_short = 0;

  lan_rng_seed (&play_on.rng, 4);
  g_signal_connect (game, "event", G_CALLBACK (on_event_play_on), &play_on);
  g_signal_connect_swapped (game, "decision-changed", G_CALLBACK (count_up), &n_decisions);

  while (lan_game_get_decision (game).kind != LAN_DECISION_NONE)
    {
      guint length = lan_game_get_length (game);
      guint n_events;

      play_on.played = FALSE;
      play_on.n_heard = 0;
      n_decisions = 0;
      play_random (game, &play_on.rng);

      lan_game_get_events (game, length, &n_events);
      g_assert_cmpuint (n_decisions, ==, 1);
      lan_test_assert_objects_in_step (game);
      if (lan_game_get_length (game) == length + 2 && n_events > 1)
        {
          n_cut_short++;
          g_assert_cmpuint (play_on.n_heard, ==, 1);
        }
    }
  g_assert_cmpuint (n_cut_short, >, 0);
}

/* Illegal choices */

static void
assert_refused (LanGame *game, const LanChoice *choice, const char *rule)
{
  LanState before = *lan_game_get_state (game);
  guint serial = lan_game_get_serial (game);
  guint length = lan_game_get_length (game);
  g_autoptr (GError) error = NULL;
  Signals signals = { 0 };

  signals_watch (&signals, game);
  g_assert_false (lan_game_play (game, choice, &error));
  g_assert_error (error, LAN_GAME_ERROR, LAN_GAME_ERROR_ILLEGAL);
  g_assert_nonnull (strstr (error->message, rule));

  g_assert_cmpstr (signals.order->str, ==, "");
  g_assert_true (lan_state_equal (&before, lan_game_get_state (game)));
  g_assert_cmpuint (lan_game_get_serial (game), ==, serial);
  g_assert_cmpuint (lan_game_get_length (game), ==, length);

  g_signal_handlers_disconnect_by_data (game, &signals);
  g_string_free (signals.order, TRUE);
}

/* R3.2: a knight of strength 1 may not stand in Kent, where 4 is the least. R3.5: no knight on an extension tile. */
static void
test_illegal (void)
{
  g_autoptr (LanGame) game = new_game (3, 30, EVERYBODY_HUMAN, LAN_TAKE_BACKS_FREE);
  LanChoice choice;
  guint seat;
  LanRng rng;

  lan_rng_seed (&rng, 5);
  while (lan_game_get_decision (game).kind != LAN_DECISION_PLACE)
    play_random (game, &rng);
  g_assert_true (lan_game_undo (game));
  g_assert_true (get_boolean (game, "can-redo"));
  g_assert_true (lan_game_redo (game));

  seat = lan_game_get_decision (game).seat;
  choice = lan_choice_blank (LAN_DECISION_PLACE, seat);
  choice.strength = 1;
  choice.place = LAN_PLACE_COUNTY (7);
  assert_refused (game, &choice, "R3.2");

  for (guint space = 0; space < LAN_SPACES; space++)
    if (lan_game_get_state (game)->houses[seat].extensions & (1u << space))
      choice.place = LAN_PLACE_CASTLE (space);
  assert_refused (game, &choice, "R3.5");
}

/* A refused choice must not even cut the redo tail. */
static void
test_illegal_keeps_redo (void)
{
  g_autoptr (LanGame) game = new_game (3, 31, EVERYBODY_HUMAN, LAN_TAKE_BACKS_FREE);
  LanChoice nonsense = lan_choice_blank (LAN_DECISION_RANSOM, 0);
  g_autoptr (GError) error = NULL;
  LanRng rng;

  lan_rng_seed (&rng, 6);
  play_random (game, &rng);
  g_assert_true (lan_game_undo (game));
  g_assert_false (lan_game_play (game, &nonsense, &error));
  g_assert_error (error, LAN_GAME_ERROR, LAN_GAME_ERROR_ILLEGAL);
  g_assert_true (lan_game_redo (game));
}

static void
test_bad_setup (void)
{
  g_autoptr (LanGame) game = new_game (3, 32, EVERYBODY_HUMAN, LAN_TAKE_BACKS_FREE);
  g_autoptr (LanGameSetup) setup = lan_game_setup_copy (lan_game_get_setup (game));
  g_autoptr (GError) error = NULL;
  guint serial = lan_game_get_serial (game);
  guint n_resets = 0;

  g_signal_connect_swapped (game, "reset", G_CALLBACK (count_up), &n_resets);
  setup->chance.law_deck[0] = setup->chance.law_deck[1]; /* R2.5: a law twice */
  g_assert_false (lan_game_begin (game, setup, &error));
  g_assert_error (error, LAN_GAME_ERROR, LAN_GAME_ERROR_SETUP);
  g_assert_nonnull (strstr (error->message, "R2.5"));
  g_assert_cmpuint (n_resets, ==, 0);
  g_assert_cmpuint (lan_game_get_serial (game), ==, serial);
}

/* Records */

static void
test_record (void)
{
  g_autoptr (LanGame) game = new_game (4, 50, 1, LAN_TAKE_BACKS_FREE);
  g_autoptr (LanGame) other = new_game (2, 51, 1, LAN_TAKE_BACKS_FREE);
  g_autoptr (LanRecord) record = NULL;
  g_autoptr (GError) error = NULL;
  LanState before = *lan_game_get_state (other);
  guint n_resets = 0;
  LanRng rng;

  lan_rng_seed (&rng, 7);
  for (guint i = 0; i < 80; i++)
    play_random (game, &rng);
  record = lan_game_to_record (game);
  g_assert_cmpuint (record->choices->len, ==, 80);

  g_signal_connect_swapped (other, "reset", G_CALLBACK (count_up), &n_resets);
  g_assert_true (lan_game_open (other, record, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (n_resets, ==, 1);
  g_assert_cmpuint (lan_game_get_length (other), ==, 80);
  g_assert_true (lan_state_equal (lan_game_get_state (other), lan_game_get_state (game)));
  for (guint n = 0; n <= 80; n++)
    g_assert_true (lan_state_equal (lan_game_peek_state (other, n), lan_game_peek_state (game, n)));
  g_assert_true (get_boolean (other, "can-undo"));
  g_assert_false (get_boolean (other, "modified"));
  lan_test_assert_objects_in_step (other);

  before = *lan_game_get_state (other);
  g_array_index (record->choices, LanChoice, 40).kind = LAN_DECISION_RANSOM;
  g_array_index (record->choices, LanChoice, 40).place = LAN_PLACE_NONE;
  g_assert_false (lan_game_open (other, record, &error));
  g_assert_error (error, LAN_GAME_ERROR, LAN_GAME_ERROR_ILLEGAL);
  g_assert_cmpuint (n_resets, ==, 1);
  g_assert_true (lan_state_equal (lan_game_get_state (other), &before));
}

static void
test_record_after_undo (void)
{
  g_autoptr (LanGame) game = new_game (3, 52, NOBODY_HUMAN, LAN_TAKE_BACKS_FREE);
  g_autoptr (LanRecord) record = NULL;
  LanRng rng;

  lan_rng_seed (&rng, 8);
  for (guint i = 0; i < 10; i++)
    play_random (game, &rng);
  g_assert_true (lan_game_undo (game));
  record = lan_game_to_record (game);
  g_assert_cmpuint (record->choices->len, ==, 9);
}

static void
test_modified (void)
{
  g_autoptr (LanGame) game = new_game (3, 53, EVERYBODY_HUMAN, LAN_TAKE_BACKS_FREE);
  LanRng rng;

  lan_rng_seed (&rng, 9);
  g_assert_false (get_boolean (game, "modified"));
  play_random (game, &rng);
  g_assert_true (get_boolean (game, "modified"));
  lan_game_mark_saved (game);
  g_assert_false (get_boolean (game, "modified"));
  g_assert_true (lan_game_undo (game));
  g_assert_true (get_boolean (game, "modified"));
  g_assert_true (lan_game_redo (game));
  g_assert_false (get_boolean (game, "modified"));
  g_assert_true (lan_game_undo (game));
  play_random (game, &rng);
  g_assert_true (get_boolean (game, "modified"));
}

/* Points */

static guint
points_now (LanGame *game, guint seat)
{
  return lan_game_get_state (game)->houses[seat].goods[LAN_GOOD_PP];
}

static void
assert_points_add_up (LanGame *game, guint seat)
{
  guint points[LAN_N_SOURCES];
  guint sum = 0;

  lan_game_get_points_by_source (game, seat, points);
  for (guint source = 0; source < LAN_N_SOURCES; source++)
    sum += points[source];
  g_assert_cmpuint (sum, ==, points_now (game, seat));
  g_assert_cmpuint (lan_game_get_points_after_round (game, seat, LAN_ROUNDS + 1), ==, points_now (game, seat));
}

static void
assert_final_points (LanGame *game, guint seat, const guint at_end[LAN_ROUNDS])
{
  guint points[LAN_N_SOURCES];

  for (guint round = 1; round < LAN_ROUNDS; round++)
    g_assert_cmpuint (lan_game_get_points_after_round (game, seat, round), ==, at_end[round - 1]);

  lan_game_get_points_by_source (game, seat, points);
  g_assert_cmpuint (lan_game_get_points_after_round (game, seat, LAN_ROUNDS), ==,
                    points_now (game, seat) - points[LAN_SOURCE_FINAL_KNIGHTHOOD] - points[LAN_SOURCE_FINAL_EXTENSIONS]
                      - points[LAN_SOURCE_FINAL_NOBLES]);
}

static void
test_points (void)
{
  for (guint players = LAN_MIN_SEATS; players <= LAN_MAX_SEATS; players++)
    {
      g_autoptr (LanGame) game = new_game (players, 60, 1, LAN_TAKE_BACKS_FREE);
      guint at_end[LAN_MAX_SEATS][LAN_ROUNDS] = { 0 };
      guint round = 1;
      LanRng rng;

      lan_rng_seed (&rng, players);
      while (play_random (game, &rng))
        {
          for (guint seat = 0; seat < players; seat++)
            {
              assert_points_add_up (game, seat);
              if (lan_test_get_uint (game, "round") > round)
                at_end[seat][round - 1] = points_now (game, seat);
              g_assert_cmpuint (lan_game_get_points_after_round (game, seat, lan_test_get_uint (game, "round")), <=, points_now (game, seat));
            }
          round = lan_test_get_uint (game, "round");
        }
      for (guint seat = 0; seat < players; seat++)
        assert_final_points (game, seat, at_end[seat]);
    }
}

/* Undoing takes the points back too. */
static void
test_points_undo (void)
{
  g_autoptr (LanGame) game = new_game (4, 61, NOBODY_HUMAN, LAN_TAKE_BACKS_FREE);
  LanRng rng;

  lan_rng_seed (&rng, 10);
  while (play_random (game, &rng))
    ;
  do
    for (guint seat = 0; seat < 4; seat++)
      assert_points_add_up (game, seat);
  while (lan_game_undo (game));
  g_assert_cmpuint (lan_game_get_length (game), ==, 0);
}

/* Unreferenced, everything goes. */
static void
test_finalize (void)
{
  LanGame *game = new_game (2, 70, 1, LAN_TAKE_BACKS_FREE);
  LanHouse *house = g_list_model_get_item (lan_game_get_houses (game), 0);
  LanLaw *law = g_list_model_get_item (lan_game_get_laws (game), 0);
  LanConflict *conflict = g_list_model_get_item (lan_game_get_conflicts (game), 0);
  LanRng rng;

  lan_rng_seed (&rng, 11);
  while (play_random (game, &rng))
    ;
  g_assert_finalize_object (game);
  g_assert_finalize_object (house);
  g_assert_finalize_object (law);
  g_assert_finalize_object (conflict);
}

static void
test_before_begin (void)
{
  g_autoptr (LanGameContent) content = lan_content_load_default ();
  g_autoptr (LanGame) game = lan_game_new (content);

  g_assert_false (lan_game_is_open (game));
  g_assert_null (lan_game_get_state (game));
  g_assert_null (lan_game_get_setup (game));
  g_assert_cmpuint (lan_game_get_decision (game).kind, ==, LAN_DECISION_NONE);
  g_assert_cmpuint (lan_test_get_uint (game, "deciding-seat"), ==, LAN_NO_SEAT);
  g_assert_false (lan_game_undo (game));
  g_assert_false (lan_game_redo (game));
  g_assert_false (lan_game_restart_turn (game));
  g_assert_nonnull (lan_game_get_undo_obstacle (game));
  g_assert_cmpuint (g_list_model_get_n_items (lan_game_get_conflicts (game)), ==, LAN_BATTLES);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/game/before-begin", test_before_begin);
  g_test_add_func ("/game/signal-order", test_signal_order);
  g_test_add_func ("/game/reset", test_reset);
  g_test_add_func ("/game/play-from-handler", test_play_from_handler);
  g_test_add_func ("/game/illegal", test_illegal);
  g_test_add_func ("/game/illegal-keeps-redo", test_illegal_keeps_redo);
  g_test_add_func ("/game/bad-setup", test_bad_setup);
  g_test_add_func ("/game/record", test_record);
  g_test_add_func ("/game/record-after-undo", test_record_after_undo);
  g_test_add_func ("/game/modified", test_modified);
  g_test_add_func ("/game/points", test_points);
  g_test_add_func ("/game/points-undo", test_points_undo);
  g_test_add_func ("/game/finalize", test_finalize);

  return g_test_run ();
}
