/* SPDX-License-Identifier: GPL-3.0-or-later */

/* R8.1 at one screen: nobody sees how another has voted before the reveal. */

#include "lan-board-view.h"
#include "lan-hand-over.h"
#include "lan-reveal-sheet.h"
#include "lan-ui-hand.h"
#include "lan-ui-player.h"
#include "lan-ui-tree.h"
#include "lan-ui-window.h"
#include "lan-vote-sheet.h"

#define WORDS "players:2,humans:2,seed:31"

/* What can be read on the window while the screen is handed over, when the second player votes, and at the reveal. */
typedef struct {
  char *veil;
  char *second_vote;
  char *reveal;
} Views;

static void
vote (LanUiPlayer *player, const char *answer, guint markers)
{
  GtkWidget *sheet = lan_ui_player_get_sheet (player);

  lan_ui_click_button (sheet, answer);
  for (guint i = 0; i < markers; i++)
    lan_ui_click_button (sheet, "One marker more");
  lan_ui_click_button (sheet, "Seal the Vote");
}

/* The veil covers the window: nothing of the page or of a vote is shown or can be clicked. */
static void
assert_veiled (LanWindow *window, LanUiPlayer *player)
{
  g_autoptr (GPtrArray) buttons = NULL;

  lan_ui_wait_for_frame (GTK_WIDGET (window));
  g_assert_true (LAN_IS_HAND_OVER (lan_ui_player_get_sheet (player)));
  g_assert_null (lan_ui_find (GTK_WIDGET (window), LAN_TYPE_VOTE_SHEET));
  g_assert_null (lan_ui_find (GTK_WIDGET (window), LAN_TYPE_BOARD_VIEW));
  buttons = lan_ui_find_class (lan_ui_player_get_sheet (player), GTK_TYPE_BUTTON, "suggested-action");
  g_assert_cmpuint (buttons->len, ==, 1);
}

/* Plays to the first vote, always the same way, and lets the first player vote so. */
static void
look (Views *views, const char *answer, guint markers)
{
  LanWindow *window = lan_ui_begin_game (WORDS);
  g_autoptr (LanUiPlayer) player = lan_ui_player_new (window, 7);

  lan_ui_player_reach (player, LAN_TYPE_VOTE_SHEET);
  vote (player, answer, markers);
  assert_veiled (window, player);
  views->veil = lan_ui_read_all (GTK_WIDGET (window));
  lan_ui_player_act (player);
  lan_ui_wait_for_frame (GTK_WIDGET (window));
  g_assert_true (LAN_IS_VOTE_SHEET (lan_ui_player_get_sheet (player)));
  views->second_vote = lan_ui_read_all (GTK_WIDGET (window));

  vote (player, "Yes", 0);
  g_assert_true (LAN_IS_REVEAL_SHEET (lan_ui_player_get_sheet (player)));
  views->reveal = lan_ui_read_all (GTK_WIDGET (window));
  lan_ui_close_window (window);
}

static void
views_clear (Views *views)
{
  g_free (views->veil);
  g_free (views->second_vote);
  g_free (views->reveal);
}

/* Both texts are the same; the first line that is not tells where a vote shows. */
static void
assert_same (const char *one, const char *other)
{
  g_auto (GStrv) lines = g_strsplit (one, "\n", -1);
  g_auto (GStrv) others = g_strsplit (other, "\n", -1);

  for (guint i = 0; lines[i] != NULL && others[i] != NULL; i++)
    g_assert_cmpstr (lines[i], ==, others[i]);
  g_assert_cmpuint (g_strv_length (lines), ==, g_strv_length (others));
}

/* Whatever the first player did, every text, tooltip and accessible name in the window is the same until the reveal. */
static void
test_secret (void)
{
  Views before, yes, no;

  /* The start page below offers to go on with the game before: there is one both times. */
  look (&before, "Yes", 0);
  look (&yes, "Yes", 1);
  look (&no, "No", 0);
  assert_same (yes.veil, no.veil);
  assert_same (yes.second_vote, no.second_vote);
  g_assert_cmpstr (yes.reveal, !=, no.reveal);
  views_clear (&before);
  views_clear (&yes);
  views_clear (&no);
}

/* Before the first vote too: who voted last in the round before is not who votes first now. */
static void
test_before_each_human (void)
{
  LanWindow *window = lan_ui_begin_game ("players:3,humans:3,seed:32");
  g_autoptr (LanUiPlayer) player = lan_ui_player_new (window, 8);
  LanSession *session = lan_window_get_session (window);
  guint last = LAN_NO_SEAT;
  guint veils = 0;

  lan_ui_player_reach (player, LAN_TYPE_VOTE_SHEET);
  for (guint votes = 0; votes < 9;)
    {
      GtkWidget *sheet = lan_ui_player_get_sheet (player);

      if (LAN_IS_HAND_OVER (sheet))
        {
          assert_veiled (window, player);
          veils++;
        }
      else if (LAN_IS_VOTE_SHEET (sheet))
        {
          guint seat = lan_session_get_decision (session).seat;

          g_assert_true (last == LAN_NO_SEAT || last == seat || veils > 0);
          last = seat;
          veils = 0;
          vote (player, "No", 0);
          votes++;
          continue;
        }
      g_assert_true (lan_ui_player_act (player));
    }
  lan_ui_close_window (window);
}

int
main (int argc, char **argv)
{
  lan_ui_init (&argc, &argv);
  g_test_add_func ("/ui/hand-over/secret", test_secret);
  g_test_add_func ("/ui/hand-over/before-each-human", test_before_each_human);
  return g_test_run ();
}
