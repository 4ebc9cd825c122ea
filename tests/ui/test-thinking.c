/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * How far a computer player is: shown at its house and beside the question, by an agent that is as far as the test says.
 */

#include "lan-ai.h"
#include "lan-house-list.h"
#include "lan-progress-ring.h"
#include "lan-prompt-bar.h"
#include "lan-ui-hand.h"
#include "lan-ui-player.h"
#include "lan-ui-tree.h"
#include "lan-ui-window.h"

typedef struct {
  LanAgent agent;  /* first: it is what players ask */
  gint per_mille;  /* atomic: how much of the thinking is over; 1000: it decides */
} Thinker;

static LanChoice
choose (const LanAgent *agent, const LanContent *content, const LanState *view, LanRng *rng, LanAgentPoll poll, void *data)
{
  const LanAgent *greedy = lan_ai_find ("greedy");
  gint now;

  while ((now = g_atomic_int_get (&((Thinker *) agent)->per_mille)) < 1000 && !poll (data, (float) now / 1000))
    g_usleep (1000);
  return greedy->choose (greedy, content, view, rng, NULL, NULL);
}

/* In the place of the computer players; nobody sits at the seat of a human. */
static void
seat_thinkers (LanWindow *window, const Thinker *thinker)
{
  LanReferee *referee = lan_session_get_referee (lan_window_get_session (window));

  for (guint seat = 0; seat < lan_game_get_setup (lan_ui_get_game (window))->chance.players; seat++)
    if (lan_referee_get_player (referee, seat) != NULL)
      {
        g_autoptr (LanPlayer) player = lan_computer_player_new (&thinker->agent, seat);

        lan_referee_set_player (referee, seat, player);
      }
}

static gboolean
is_shown_ring (GtkWidget *widget, gpointer data)
{
  return LAN_IS_PROGRESS_RING (widget) && gtk_widget_get_mapped (widget);
}

/* The only one; NULL: none. */
static LanProgressRing *
find_ring (LanWindow *window, GType panel)
{
  g_autoptr (GPtrArray) rings = lan_ui_find_all (lan_ui_find (GTK_WIDGET (window), panel), is_shown_ring, NULL);

  g_assert_cmpuint (rings->len, <=, 1);
  return rings->len > 0 ? g_ptr_array_index (rings, 0) : NULL;
}

static void
wait_for_done (LanProgressRing *ring, gint per_mille)
{
  while (lan_progress_ring_get_done (ring) * 1000 < per_mille - 1)
    g_main_context_iteration (NULL, TRUE);
}

static void
assert_said (LanProgressRing *ring, double per_cent)
{
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (ring), GTK_ACCESSIBLE_ROLE_PROGRESS_BAR);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (ring), GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, per_cent);
}

/* It rises at both places; a screen reader hears of quarters only, and nothing else is told anew. */
static void
assert_rises (LanWindow *window, Thinker *thinker)
{
  static const struct {
    gint per_mille;
    double said;
  } steps[] = { { 100, 0 }, { 240, 0 }, { 260, 25 }, { 490, 25 }, { 800, 75 } };
  LanProgressRing *at_house = find_ring (window, LAN_TYPE_HOUSE_LIST), *at_prompt = find_ring (window, LAN_TYPE_PROMPT_BAR);
  GtkWidget *prompt = lan_ui_find (GTK_WIDGET (window), LAN_TYPE_PROMPT_BAR);
  g_autofree char *told = lan_ui_get_name (prompt);

  g_assert_nonnull (at_house);
  g_assert_nonnull (at_prompt);
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      g_autofree char *now = NULL;

      g_atomic_int_set (&thinker->per_mille, steps[i].per_mille);
      wait_for_done (at_house, steps[i].per_mille);
      wait_for_done (at_prompt, steps[i].per_mille);
      assert_said (at_house, steps[i].said);
      assert_said (at_prompt, steps[i].said);
      now = lan_ui_get_name (prompt);
      g_assert_cmpstr (now, ==, told);
    }
}

static void
test_thinking (void)
{
  Thinker thinker = { .agent = { "thinker", choose } };
  LanWindow *window = lan_ui_begin_game ("players:3,humans:1,seed:7");
  LanReferee *referee = lan_session_get_referee (lan_window_get_session (window));
  g_autoptr (LanUiPlayer) player = lan_ui_player_new (window, 5);

  lan_ui_player_reach (player, G_TYPE_NONE);
  seat_thinkers (window, &thinker);
  while (lan_session_can_decide (lan_window_get_session (window)))
    g_assert_true (lan_ui_player_try (player));
  while (lan_referee_get_thinking_seat (referee) == LAN_NO_SEAT)
    g_main_context_iteration (NULL, TRUE);
  lan_ui_wait_for_frame (GTK_WIDGET (window));
  assert_rises (window, &thinker);

  g_atomic_int_set (&thinker.per_mille, 1000);
  lan_ui_player_reach (player, G_TYPE_NONE);
  lan_ui_wait_for_frame (GTK_WIDGET (window));
  g_assert_null (find_ring (window, LAN_TYPE_HOUSE_LIST));
  g_assert_null (find_ring (window, LAN_TYPE_PROMPT_BAR));
  g_assert_cmpfloat (lan_referee_get_done (referee), ==, LAN_PLAYER_DONE_UNKNOWN);
  lan_ui_close_window (window);
}

/* A hint is a search, too; a house does not think then. */
static void
test_hint (void)
{
  LanWindow *window = lan_ui_begin_game ("players:3,humans:1,seed:7");
  LanSession *session = lan_window_get_session (window);
  g_autoptr (LanUiPlayer) player = lan_ui_player_new (window, 5);
  LanProgressRing *ring;
  double last = 0;
  guint rises = 0;

  lan_ui_player_reach (player, G_TYPE_NONE);
  g_assert_true (lan_session_ask_hint (session));
  lan_ui_wait_for_frame (GTK_WIDGET (window));
  ring = find_ring (window, LAN_TYPE_PROMPT_BAR);
  g_assert_nonnull (ring);
  g_assert_null (find_ring (window, LAN_TYPE_HOUSE_LIST));
  while (lan_session_is_hinting (session))
    {
      double done = lan_progress_ring_get_done (ring);

      g_assert_cmpfloat (done, >=, last);
      rises += done > last;
      last = done;
      g_main_context_iteration (NULL, TRUE);
    }
  g_assert_cmpuint (rises, >, 0);
  lan_ui_wait_for_frame (GTK_WIDGET (window));
  g_assert_null (find_ring (window, LAN_TYPE_PROMPT_BAR));
  lan_ui_close_window (window);
}

int
main (int argc, char **argv)
{
  lan_ui_init (&argc, &argv);
  g_test_add_func ("/ui/thinking/house", test_thinking);
  g_test_add_func ("/ui/thinking/hint", test_hint);
  return g_test_run ();
}
