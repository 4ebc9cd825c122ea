/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Anything at any time in the window: whatever is done, nothing breaks and the position follows from the log. */

#include "lan-torture.h"
#include "lan-ui-hand.h"
#include "lan-ui-window.h"

#define ACTIONS 150
#define ACTIONS_LONG 2000

/* Every mixture of players has a part in it. */
#define MIXTURES 12

static const LanTortureAction *
pick_action (void)
{
  const LanTortureAction *action;
  guint sum = 0, chance;

  for (action = lan_torture_actions; action->name != NULL; action++)
    sum += action->weight;
  chance = lan_torture_below (sum);
  for (action = lan_torture_actions; chance >= action->weight; action++)
    chance -= action->weight;
  return action;
}

/* Said before it is done: the last lines tell how it came to a failure of whatever kind. */
static void
do_action (LanTorture *torture, const LanTortureAction *action, guint n)
{
  gboolean still = lan_session_can_decide (lan_torture_get_session (torture));
  guint serial = lan_game_get_serial (lan_ui_get_game (torture->window));

  g_test_message ("%u: %s", n, action->name);
  action->act (torture);
  lan_torture_let_pass (lan_torture_below (10));
  if (action->harmless && still)
    g_assert_cmpuint (lan_game_get_serial (lan_ui_get_game (torture->window)), ==, serial);
  lan_torture_check (torture);
}

static void
test_torture (void)
{
  g_autoptr (LanTorture) torture = lan_torture_new ();
  guint n_actions = g_test_slow () ? ACTIONS_LONG : ACTIONS;

  for (guint n = 0; n < n_actions; n++)
    {
      if (n % (n_actions / MIXTURES) == 0 && n > 0)
        lan_torture_begin_next (torture);
      do_action (torture, pick_action (), n);
    }
}

int
main (int argc, char **argv)
{
  lan_ui_init (&argc, &argv);
  g_test_add_func ("/ui/torture", test_torture);
  return g_test_run ();
}
