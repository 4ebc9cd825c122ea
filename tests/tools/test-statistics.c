/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shares and ratings against figures that others have published. */

#include <glib.h>
#include <math.h>

#include "lan-cli-statistics.h"

static void
assert_near (double value, double wanted, double error)
{
  if (!(fabs (value - wanted) <= error))
    g_error ("%f is not %f", value, wanted);
}

/* R. G. Newcombe, Two-sided confidence intervals for the single proportion, Statistics in Medicine 17 (1998), table I,
 * method 3 (the score method of Wilson without continuity correction). */
static void
test_wilson (void)
{
  static const struct { double successes, trials, low, high; } table[] = {
    { 81, 263, 0.2553, 0.3662 },
    { 15, 148, 0.0624, 0.1605 },
    { 0, 20, 0.0000, 0.1611 },
    { 1, 29, 0.0061, 0.1718 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      LanCliInterval interval = lan_cli_wilson (table[i].successes, table[i].trials);
      LanCliInterval mirror = lan_cli_wilson (table[i].trials - table[i].successes, table[i].trials);

      assert_near (interval.low, table[i].low, 0.00005);
      assert_near (interval.high, table[i].high, 0.00005);
      assert_near (mirror.low, 1 - interval.high, 1e-12);
      assert_near (mirror.high, 1 - interval.low, 1e-12);
    }
}

static void
test_wilson_ends (void)
{
  for (double trials = 1; trials < 2000; trials++)
    {
      g_assert_cmpfloat (lan_cli_wilson (0, trials).low, ==, 0);
      g_assert_cmpfloat (lan_cli_wilson (trials, trials).high, ==, 1);
      g_assert_cmpfloat (lan_cli_wilson (0, trials).high, <, 1);
    }
}

/* By the definition: 400 for odds of ten to one; and the table of percentage expectancies that chess federations
 * publish for the logistic curve: 200 points are 0.76, 100 are 0.64. */
static void
test_elo (void)
{
  assert_near (lan_cli_elo (0.5), 0, 1e-9);
  assert_near (lan_cli_elo (10.0 / 11), 400, 1e-9);
  assert_near (lan_cli_elo (1.0 / 101), -800, 1e-9);
  assert_near (lan_cli_elo (0.76), 200, 1);
  assert_near (lan_cli_elo (0.64), 100, 1);
  g_assert_true (isinf (lan_cli_elo (1)) && lan_cli_elo (1) > 0);
  g_assert_true (isinf (lan_cli_elo (0)) && lan_cli_elo (0) < 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/statistics/wilson", test_wilson);
  g_test_add_func ("/statistics/wilson-ends", test_wilson_ends);
  g_test_add_func ("/statistics/elo", test_elo);
  return g_test_run ();
}
