/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What came of an arena, as JSON. */

#include <math.h>

#include "lan-cli-arena.h"
#include "lan-cli-json.h"
#include "lan-cli-statistics.h"

static const char *
name_at (const LanCliArena *self, guint entry)
{
  return lan_cli_agent_at (self->agents, entry)->name;
}

static gboolean
is_same (const LanCliArena *self, guint entry, guint other)
{
  return g_str_equal (name_at (self, entry), name_at (self, other));
}

static gboolean
is_first_of_name (const LanCliArena *self, guint entry)
{
  for (guint i = 0; i < entry; i++)
    if (is_same (self, i, entry))
      return FALSE;
  return TRUE;
}

/* How many seats in each game those of that name have. */
static guint
count_seats (const LanCliArena *self, guint first)
{
  guint n = 0;

  for (guint i = 0; i < self->players; i++)
    n += is_same (self, i, first);
  return n;
}

static LanCliScore
add_up (const LanCliArena *self, guint first)
{
  LanCliScore sum = { 0 };

  for (guint i = first; i < self->players; i++)
    if (is_same (self, i, first))
      {
        sum.wins += self->scores[i].wins;
        sum.shared += self->scores[i].shared;
        sum.parts += self->scores[i].parts;
        sum.points += self->scores[i].points;
        sum.ranks += self->scores[i].ranks;
      }
  return sum;
}

/* JSON has no infinity. */
static void
append_figure (GString *json, const char *name, double figure, int decimals)
{
  g_string_append_printf (json, ",\"%s\":", name);
  if (isfinite (figure))
    lan_cli_json_number (json, figure, decimals);
  else
    g_string_append (json, "null");
}

/* The seats of one name do not win independently of each other: a game is one trial, in which one of them wins or
 * none, and each has its part of the share. */
static void
append_share (GString *json, const LanCliArena *self, const LanCliScore *score, guint seats)
{
  double wins = (double) score->parts / LAN_CLI_PARTS;
  LanCliInterval interval = lan_cli_wilson (wins, self->games);

  append_figure (json, "win_share", wins / self->games / seats, 4);
  append_figure (json, "win_share_low", interval.low / seats, 4);
  append_figure (json, "win_share_high", interval.high / seats, 4);
}

/* One entry for each name, all its seats added up. */
static void
append_agent (GString *json, const LanCliArena *self, guint first)
{
  LanCliScore sum = add_up (self, first);
  guint seats = count_seats (self, first);
  double played = (double) self->games * seats;

  g_string_append (json, first > 0 ? ",{\"name\":" : "{\"name\":");
  lan_cli_json_string (json, name_at (self, first));
  g_string_append_printf (json, ",\"seats\":%u,\"games\":%.0f,\"wins\":%" G_GUINT64_FORMAT ",\"shared_wins\":%" G_GUINT64_FORMAT,
                          seats, played, sum.wins, sum.shared);
  append_figure (json, "mean_points", (double) sum.points / played, 3);
  append_figure (json, "mean_rank", (double) sum.ranks / played, 3);
  append_share (json, self, &sum, seats);
  g_string_append_c (json, '}');
}

/* The share of the points that the first name gets against the other: every game is one trial, whose result is the mean
 * over the pairs of their seats of 1 for the better rank, 1/2 for the same. */
static double
duel_points (const LanCliArena *self, guint first, guint other)
{
  guint64 halves = 0;

  for (guint i = 0; i < self->players; i++)
    for (guint k = 0; k < self->players; k++)
      if (is_same (self, i, first) && is_same (self, k, other))
        halves += self->duels[i][k];
  return (double) halves / 2 / count_seats (self, first) / count_seats (self, other);
}

static void
append_pair (GString *json, const LanCliArena *self, guint first, guint other)
{
  double points = duel_points (self, first, other);
  LanCliInterval interval = lan_cli_wilson (points, self->games);

  g_string_append (json, json->str[json->len - 1] == '[' ? "{\"first\":" : ",{\"first\":");
  lan_cli_json_string (json, name_at (self, first));
  g_string_append (json, ",\"second\":");
  lan_cli_json_string (json, name_at (self, other));
  append_figure (json, "score", points / self->games, 4);
  append_figure (json, "elo", lan_cli_elo (points / self->games), 1);
  append_figure (json, "elo_low", lan_cli_elo (interval.low), 1);
  append_figure (json, "elo_high", lan_cli_elo (interval.high), 1);
  g_string_append_c (json, '}');
}

char *
lan_cli_arena_report (const LanCliArena *self)
{
  GString *json = g_string_new (NULL);

  g_string_append_printf (json, "{\"players\":%u,\"games\":%u,\"seed\":%" G_GUINT64_FORMAT, self->players, self->games, self->seed);
  append_figure (json, "fair_share", 1.0 / self->players, 4);
  g_string_append (json, ",\"agents\":[");
  for (guint i = 0; i < self->players; i++)
    if (is_first_of_name (self, i))
      append_agent (json, self, i);
  g_string_append (json, "],\"pairs\":[");
  for (guint i = 0; i < self->players; i++)
    for (guint k = i + 1; k < self->players; k++)
      if (is_first_of_name (self, i) && is_first_of_name (self, k))
        append_pair (json, self, i, k);
  g_string_append_printf (json, "],\"decisions\":%" G_GUINT64_FORMAT, self->decisions);
  append_figure (json, "seconds", self->seconds, 3);
  g_string_append (json, "}\n");
  return g_string_free (json, FALSE);
}
