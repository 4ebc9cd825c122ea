/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The objects that a game shows: in step with the position, the same all the time, and notified only of what changed. */

#include <string.h>

#include "lan-conflict.h"
#include "lan-county.h"
#include "lan-house.h"
#include "lan-law.h"
#include "lan-test-objects.h"
#include "lan-test-wait.h"
#include "random-play.h"

static void
test_lists (void)
{
  for (guint players = LAN_MIN_SEATS; players <= LAN_MAX_SEATS; players++)
    {
      g_autoptr (LanGame) game = new_game (players, players, EVERYBODY_HUMAN, LAN_TAKE_BACKS_FREE);
      GListModel *houses = lan_game_get_houses (game);

      g_assert_cmpuint (g_list_model_get_n_items (houses), ==, players == 2 ? 4 : players);
      g_assert_cmpuint (g_list_model_get_n_items (lan_game_get_counties (game)), ==, LAN_COUNTIES);
      g_assert_cmpuint (g_list_model_get_n_items (lan_game_get_conflicts (game)), ==, LAN_BATTLES);
      for (guint seat = 0; seat < players; seat++)
        {
          g_assert_cmpuint (lan_house_get_side (lan_test_item (houses, seat)), ==, seat);
          g_assert_false (lan_house_is_ally (lan_test_item (houses, seat)));
        }
      lan_test_assert_objects_in_step (game);
      lan_test_assert_laws_in_step (game);
    }
}

/* R7.1: an ally belongs to a seat and wears a colour nobody plays. */
static void
test_allies (void)
{
  g_autoptr (LanGame) game = new_game (2, 3, 1, LAN_TAKE_BACKS_FREE);
  GListModel *houses = lan_game_get_houses (game);

  for (guint seat = 0; seat < 2; seat++)
    {
      LanHouse *ally = lan_test_item (houses, 2 + seat);

      g_assert_true (lan_house_is_ally (ally));
      g_assert_cmpuint (lan_house_get_side (ally), ==, LAN_ALLY_OF (seat));
      g_assert_cmpuint (lan_house_get_seat (ally), ==, seat);
      g_assert_cmpuint (lan_house_get_controller (ally), ==, seat == 0 ? LAN_CONTROLLER_HUMAN : LAN_CONTROLLER_COMPUTER);
      g_assert_cmpuint (lan_house_get_family (ally), >=, 2);
      g_assert_cmpuint (lan_house_get_court (ally, 1), ==, 1);
      g_assert_cmpuint (lan_house_get_court (ally, 2), ==, 1);
    }
  g_assert_cmpuint (lan_house_get_family (lan_test_item (houses, 2)), !=, lan_house_get_family (lan_test_item (houses, 3)));
}

static void
on_notify_check (LanGame *game)
{
  lan_test_assert_objects_in_step (game);
}

static void
on_law_notify_check (LanGame *game)
{
  lan_test_assert_objects_in_step (game);
  lan_test_assert_laws_in_step (game);
}

static void
watch_list (LanGame *game, GListModel *list, GCallback check)
{
  g_signal_connect_object (list, "items-changed", G_CALLBACK (on_notify_check), game, G_CONNECT_SWAPPED);
  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    g_signal_connect_object (lan_test_item (list, i), "notify", check, game, G_CONNECT_SWAPPED);
}

/* Whoever hears of anything sees everything at its new value. */
static void
test_consistent_in_handlers (void)
{
  for (guint players = LAN_MIN_SEATS; players <= LAN_MAX_SEATS; players++)
    {
      g_autoptr (LanGame) game = new_game (players, 40 + players, 1, LAN_TAKE_BACKS_FREE);
      LanRng rng;

      watch_list (game, lan_game_get_houses (game), G_CALLBACK (on_notify_check));
      watch_list (game, lan_game_get_counties (game), G_CALLBACK (on_notify_check));
      watch_list (game, lan_game_get_conflicts (game), G_CALLBACK (on_notify_check));
      watch_list (game, lan_game_get_laws (game), G_CALLBACK (on_law_notify_check));
      g_signal_connect (game, "notify", G_CALLBACK (on_law_notify_check), NULL);
      g_signal_connect (game, "event", G_CALLBACK (on_law_notify_check), NULL);
      g_signal_connect (game, "decision-changed", G_CALLBACK (on_law_notify_check), NULL);

      lan_rng_seed (&rng, players);
      while (play_random (game, &rng))
        if (lan_rng_below (&rng, 20) == 0 && lan_game_undo (game) && lan_rng_below (&rng, 2) == 0)
          g_assert_true (lan_game_redo (game));
    }
}

static gboolean
same_knights (const LanSideState *a, const LanSideState *b)
{
  return memcmp (a->reserve, b->reserve, sizeof a->reserve) == 0 && memcmp (a->court, b->court, sizeof a->court) == 0
         && memcmp (a->castle, b->castle, sizeof a->castle) == 0;
}

static gboolean
same_spaces (const LanBattleState *a, const LanBattleState *b)
{
  return memcmp (a->sides, b->sides, sizeof a->sides) == 0 && memcmp (a->knights, b->knights, sizeof a->knights) == 0;
}

/* Widgets bind once: the objects stay, and only what changed is notified. */
static void
test_objects_last (void)
{
  g_autoptr (LanGame) game = new_game (4, 12, 1, LAN_TAKE_BACKS_FREE);
  g_autoptr (LanHouse) house = g_list_model_get_item (lan_game_get_houses (game), 2);
  g_autoptr (LanCounty) county = g_list_model_get_item (lan_game_get_counties (game), 5);
  g_autoptr (LanConflict) conflict = g_list_model_get_item (lan_game_get_conflicts (game), 0);
  guint lists_changed = 0;
  guint house_changed = 0;
  guint county_changed = 0;
  guint knights_changed = 0;
  guint spaces_changed = 0;
  LanRng rng;

  g_signal_connect_swapped (lan_game_get_houses (game), "items-changed", G_CALLBACK (count_up), &lists_changed);
  g_signal_connect_swapped (lan_game_get_counties (game), "items-changed", G_CALLBACK (count_up), &lists_changed);
  g_signal_connect_swapped (lan_game_get_conflicts (game), "items-changed", G_CALLBACK (count_up), &lists_changed);
  g_signal_connect_swapped (house, "notify::gold", G_CALLBACK (count_up), &house_changed);
  g_signal_connect_swapped (county, "notify", G_CALLBACK (count_up), &county_changed);
  g_signal_connect_swapped (house, "notify::knights-revision", G_CALLBACK (count_up), &knights_changed);
  g_signal_connect_swapped (conflict, "notify::spaces-revision", G_CALLBACK (count_up), &spaces_changed);

  lan_rng_seed (&rng, 1);
  do
    {
      guint gold = lan_house_get_good (house, LAN_GOOD_GOLD);
      LanState before = *lan_game_get_state (game);
      const LanState *after;

      house_changed = county_changed = knights_changed = spaces_changed = 0;
      if (!play_random (game, &rng))
        break;

      after = lan_game_get_state (game);
      g_assert_cmpuint (house_changed, ==, lan_house_get_good (house, LAN_GOOD_GOLD) != gold);
      g_assert_true ((county_changed > 0) == (memcmp (&before.counties[5], &after->counties[5], sizeof before.counties[5]) != 0));
      g_assert_cmpuint (knights_changed, ==, !same_knights (&before.sides[2], &after->sides[2]));
      g_assert_cmpuint (spaces_changed, ==, !same_spaces (&before.battles[0], &after->battles[0]));
    }
  while (TRUE);

  g_assert_cmpuint (lists_changed, ==, 0);
  g_assert_true (lan_test_item (lan_game_get_houses (game), 2) == house);
}

typedef struct {
  guint changes;
  guint position;
  guint removed;
  guint added;
} ItemsChanged;

static void
on_items_changed (GListModel *list, guint position, guint removed, guint added, ItemsChanged *change)
{
  *change = (ItemsChanged) { change->changes + 1, position, removed, added };
}

/* R4.4: the oldest law leaves, the proposal becomes the newest in force. R4.5: the proposal leaves.
 * R5.5: three new proposals. Each is one change of the list, and the approved law stays the same object. */
static void
test_laws_list (void)
{
  g_autoptr (LanGame) game = new_game (3, 5, NOBODY_HUMAN, LAN_TAKE_BACKS_FREE);
  GListModel *laws = lan_game_get_laws (game);
  ItemsChanged change = { 0 };
  guint n_approved = 0;
  guint n_rejected = 0;
  LanRng rng;

  g_signal_connect (laws, "items-changed", G_CALLBACK (on_items_changed), &change);
  lan_rng_seed (&rng, 2);

  while (TRUE)
    {
      LanState before = *lan_game_get_state (game);
      LanDecision decision = lan_game_get_decision (game);
      LanLaw *proposal = decision.kind == LAN_DECISION_VOTE ? lan_test_item (laws, LAN_IN_FORCE) : NULL;

      change = (ItemsChanged) { 0 };
      if (!play_random (game, &rng))
        break;
      if (proposal == NULL || before.proposal + 1 != lan_game_get_state (game)->proposal)
        continue;

      if (memcmp (before.in_force, lan_game_get_state (game)->in_force, sizeof before.in_force) != 0)
        {
          n_approved++;
          g_assert_cmpuint (change.changes, ==, 1);
          g_assert_cmpuint (change.position, ==, 0);
          g_assert_cmpuint (change.removed, ==, 1);
          g_assert_cmpuint (change.added, ==, 0);
          g_assert_true (lan_test_item (laws, LAN_IN_FORCE - 1) == proposal);
          g_assert_true (lan_law_get_in_force (proposal));
        }
      else
        {
          n_rejected++;
          g_assert_cmpuint (change.changes, ==, 1);
          g_assert_cmpuint (change.position, ==, LAN_IN_FORCE);
          g_assert_cmpuint (change.removed, ==, 1);
          g_assert_cmpuint (change.added, ==, 0);
        }
    }

  g_assert_cmpuint (n_approved, >, 0);
  g_assert_cmpuint (n_rejected, >, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/objects/lists", test_lists);
  g_test_add_func ("/objects/allies", test_allies);
  g_test_add_func ("/objects/consistent-in-handlers", test_consistent_in_handlers);
  g_test_add_func ("/objects/objects-last", test_objects_last);
  g_test_add_func ("/objects/laws-list", test_laws_list);

  return g_test_run ();
}
