/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A saved game in words: who, how far, when. */

#include "lan-words-saved.h"

/* A moment of this time zone, in microseconds since 1970. */
static gint64
moment (int year, int month, int day, int hour, int minute, double second)
{
  g_autoptr (GDateTime) time = g_date_time_new_local (year, month, day, hour, minute, second);

  return g_date_time_to_unix (time) * G_USEC_PER_SEC;
}

static void
assert_when (gint64 time, gint64 now, const char *expected)
{
  g_autofree char *text = lan_words_when (time, now);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_when (void)
{
  gint64 now = moment (2031, 1, 1, 20, 15, 0);

  assert_when (now, now, "Today, 20:15");
  assert_when (moment (2031, 1, 1, 0, 0, 0), now, "Today, 00:00");
  assert_when (moment (2031, 1, 1, 23, 59, 59), now, "Today, 23:59");
  /* The year changes between them. */
  assert_when (moment (2030, 12, 31, 23, 59, 59), now, "Yesterday, 23:59");
  assert_when (moment (2030, 12, 31, 0, 0, 0), now, "Yesterday, 00:00");
  assert_when (moment (2030, 12, 30, 23, 59, 59), now, "30 December 2030");
  assert_when (moment (2030, 1, 1, 20, 15, 0), now, "1 January 2030");
  /* A clock that was put back. */
  assert_when (moment (2031, 1, 2, 0, 0, 0), now, "2 January 2031");
  /* No date at all. */
  assert_when (G_MAXINT64, now, "");
}

static void
test_progress (void)
{
  g_autofree char *playing = lan_words_progress (3, LAN_PHASE_PARLIAMENT);
  g_autofree char *finished = lan_words_progress (5, LAN_PHASE_FINISHED);

  g_assert_cmpstr (playing, ==, "Round 3 of 5 · Parliament");
  g_assert_cmpstr (finished, ==, "Final scores");
}

static void
test_players (void)
{
  LanGameSummary summary = { .players = 2, .seats = { { .name = (char *) "Anne" }, { .name = (char *) "<Percy>" } } };
  g_autofree char *players = lan_words_players (&summary);

  g_assert_cmpstr (players, ==, "Anne, <Percy>");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/words-saved/when", test_when);
  g_test_add_func ("/words-saved/progress", test_progress);
  g_test_add_func ("/words-saved/players", test_players);
  return g_test_run ();
}
