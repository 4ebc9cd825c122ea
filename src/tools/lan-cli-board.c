/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include <glib/gi18n.h>

#include "lan-cli-board.h"
#include "lan-cli-terminal.h"
#include "lan-words.h"

/* The titles of the table of points are at most that wide. */
#define POINTS_COLUMN 22

typedef struct {
  LanGameContent *content;
  const LanContent *tables;
  const LanGameSetup *setup;
  const LanState *state;
} Board;

static Board
board_of (LanGame *game)
{
  LanGameContent *content = lan_game_get_content (game);

  return (Board) { content, lan_game_content_get_tables (content), lan_game_get_setup (game), lan_game_get_state (game) };
}

static void
append_number (GString *line, unsigned number, guint columns)
{
  g_string_append_printf (line, "%*u  ", (int) columns, number);
}

static void
print_top (const Board *b)
{
  g_autofree char *starter = lan_words_side (b->content, b->setup, b->state->start_seat);
  g_autofree char *line = NULL;

  /* Translators: %1$u of %2$u rounds, %3$s is the phase, %4$s a house. */
  line = g_strdup_printf (_("Round %1$u of %2$u - %3$s - start player: %4$s"), b->state->round, LAN_ROUNDS,
                          lan_words_phase (lan_state_phase (b->state)), starter);
  g_print ("\n");
  lan_cli_print_heading (line);
}

/* "Percy 3+1": owner, strength and squires. */
static char *
describe_occupant (const Board *b, const LanCountyState *county)
{
  g_autofree char *owner = NULL;

  if (county->side == LAN_NO_SIDE)
    return g_strdup ("-");
  owner = lan_words_side (b->content, b->setup, county->side);
  if (county->squires > 0)
    return g_strdup_printf ("%s %u+%u", owner, county->strength, county->squires);
  return g_strdup_printf ("%s %u", owner, county->strength);
}

static void
print_counties (const Board *b)
{
  g_autoptr (GString) line = g_string_new ("\n");

  lan_cli_append_column (line, _("County"), 15);
  lan_cli_append_column (line, _("  Min  "), 7);
  lan_cli_append_column (line, _("Reward"), 28);
  lan_cli_append_column (line, _(" Noblemen  "), 11);
  g_string_append (line, _("Held by"));
  lan_cli_print_heading (line->str);
  for (unsigned i = 0; i < lan_game_content_get_size (b->content, LAN_TABLE_COUNTIES); i++)
    {
      g_autofree char *reward = lan_words_reward (&b->tables->counties[i].reward);
      g_autofree char *occupant = describe_occupant (b, &b->state->counties[i]);

      g_string_truncate (line, 0);
      lan_cli_append_column (line, lan_game_content_get_title (b->content, LAN_TABLE_COUNTIES, i), 15);
      append_number (line, b->tables->counties[i].minimum, 5);
      lan_cli_append_column (line, reward, 28);
      append_number (line, b->state->counties[i].nobles, 9);
      lan_cli_append_column (line, occupant, 18);
      g_print ("%s\n", g_strchomp (line->str));
    }
}

static void
append_knights (GString *text, const uint8_t knights[LAN_STRENGTHS])
{
  for (unsigned s = 0; s < LAN_STRENGTHS; s++)
    for (unsigned i = 0; i < knights[s]; i++)
      g_string_append_printf (text, " %u", s + 1);
}

static char *
describe_spaces (const Board *b, const LanBattleState *battle)
{
  GString *text = g_string_new (NULL);

  for (unsigned space = 0; space < LAN_CARD_SPACES && battle->sides[space] != LAN_NO_SIDE; space++)
    {
      g_autofree char *name = lan_words_side (b->content, b->setup, battle->sides[space]);

      g_string_append_printf (text, "%s%s", space > 0 ? ", " : "", name);
      append_knights (text, battle->knights[space]);
    }
  return g_string_free (text, FALSE);
}

static void
print_battle (const Board *b, unsigned i)
{
  const LanBattleState *battle = &b->state->battles[i];
  const LanConflictContent *card = &b->tables->conflicts[battle->card];
  g_autofree char *scores = g_strdup_printf ("%u/%u/%u", card->scores[0], card->scores[1], card->scores[2]);
  g_autofree char *spaces = describe_spaces (b, battle);
  g_autoptr (GString) line = g_string_new (NULL);

  lan_cli_append_column (line, lan_game_content_get_title (b->content, LAN_TABLE_CONFLICTS, battle->card), 15);
  lan_cli_append_column (line, LAN_BATTLE_IS_UPPER (i) ? _("upper") : _("lower"), 7);
  append_number (line, lan_state_battle_strength (b->state, i), 7);
  append_number (line, card->france, 6);
  lan_cli_append_column (line, scores, 9);
  g_string_append (line, spaces);
  lan_cli_print_wrapped (g_strchomp (line->str), 48);
}

static void
print_conflicts (const Board *b)
{
  g_autoptr (GString) line = g_string_new ("\n");

  lan_cli_append_column (line, _("Conflict"), 15);
  lan_cli_append_column (line, _("Row"), 7);
  lan_cli_append_column (line, _("England  "), 9);
  lan_cli_append_column (line, _("France  "), 8);
  lan_cli_append_column (line, _("Scores"), 9);
  g_string_append (line, _("Knights, from the top"));
  lan_cli_print_heading (line->str);
  for (unsigned i = 0; i < LAN_BATTLES; i++)
    if (b->state->battles[i].card != LAN_NO_CARD)
      print_battle (b, i);
}

static void
print_favours (const Board *b)
{
  g_autoptr (GString) tiles = g_string_new (NULL);
  g_autofree char *line = NULL;

  for (unsigned i = 0; i < LAN_FAVOURS; i++)
    if (b->state->favours & (1u << i))
      {
        g_autofree char *reward = lan_words_reward (&b->tables->favours[i]);

        g_string_append_printf (tiles, "%s%s", tiles->len > 0 ? "; " : "", reward);
      }
  /* Translators: %s lists the tiles that lie face up. */
  line = g_strdup_printf (_("King's Favour: %s"), tiles->len > 0 ? tiles->str : "-");
  g_print ("\n");
  lan_cli_print_wrapped (line, 2);
}

static void
print_law (const Board *b, unsigned law)
{
  /* Translators: %1$s is the name of a law, %2$s the sentence that says what it does. */
  g_autofree char *line = g_strdup_printf (_("  %1$s: %2$s"), lan_game_content_get_title (b->content, LAN_TABLE_LAWS, law),
                                           lan_game_content_get_text (b->content, LAN_TABLE_LAWS, law));

  lan_cli_print_wrapped (line, 4);
}

static void
print_laws (const Board *b)
{
  lan_cli_print_heading (_("Laws in force"));
  for (unsigned i = 0; i < LAN_IN_FORCE; i++)
    print_law (b, b->state->in_force[i]);
  if (b->state->proposal >= LAN_PROPOSALS)
    return;
  lan_cli_print_heading (_("Proposals"));
  for (unsigned i = b->state->proposal; i < LAN_PROPOSALS; i++)
    print_law (b, lan_state_proposal (b->state, i));
}

/* "Treasury (tile), Stables (knight 2)": the castle spaces that are not empty. */
static char *
describe_castle (const Board *b, unsigned side)
{
  LanTableKind table = LAN_IS_ALLY (side) ? LAN_TABLE_ALLY_SPACES : LAN_TABLE_SPACES;
  GString *text = g_string_new (NULL);

  for (unsigned i = 0; i < lan_game_content_get_size (b->content, table); i++)
    {
      unsigned strength = b->state->sides[side].castle[i];
      gboolean tile = !LAN_IS_ALLY (side) && (b->state->houses[side].extensions & (1u << i));
      const char *name = lan_game_content_get_title (b->content, table, i);

      if (strength == 0 && !tile)
        continue;
      g_string_append (text, text->len > 0 ? ", " : "");
      if (strength > 0 && tile)
        /* Translators: %1$s is a castle space, %2$u the strength of the knight there. */
        g_string_append_printf (text, _("%1$s (tile, knight %2$u)"), name, strength);
      else if (strength > 0)
        /* Translators: %1$s is a castle space, %2$u the strength of the knight there. */
        g_string_append_printf (text, _("%1$s (knight %2$u)"), name, strength);
      else
        /* Translators: %s is a castle space that has its extension tile. */
        g_string_append_printf (text, _("%s (tile)"), name);
    }
  return g_string_free (text, FALSE);
}

static char *
describe_table (const Board *b, unsigned side)
{
  GString *text = g_string_new (NULL);

  for (unsigned i = 0; i < lan_game_content_get_size (b->content, LAN_TABLE_COUNTIES); i++)
    if (b->state->sides[side].nobles & (1u << i))
      g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", lan_game_content_get_title (b->content, LAN_TABLE_COUNTIES, i));
  return g_string_free (text, FALSE);
}

static void
print_possessions (const Board *b, unsigned side)
{
  g_autofree char *castle = describe_castle (b, side);
  g_autofree char *table = describe_table (b, side);

  if (*castle != '\0')
    {
      /* Translators: %s lists castle spaces. */
      g_autofree char *line = g_strdup_printf (_("  Castle: %s"), castle);

      lan_cli_print_wrapped (line, 4);
    }
  if (*table != '\0')
    {
      /* Translators: %s lists the counties whose noblemen sit at the table. */
      g_autofree char *line = g_strdup_printf (_("  Noblemen: %s"), table);

      lan_cli_print_wrapped (line, 4);
    }
}

static void
print_side (const Board *b, unsigned side)
{
  static const int widths[LAN_N_GOODS] = { 6, 4, 7, 7 };
  g_autofree char *name = lan_words_side (b->content, b->setup, side);
  g_autoptr (GString) knights = g_string_new (NULL);
  g_autoptr (GString) line = g_string_new (NULL);

  lan_cli_append_column (line, name, 20);
  for (unsigned good = 0; good < LAN_N_GOODS; good++)
    if (LAN_IS_ALLY (side)) /* R7.1: it owns none of them */
      g_string_append_printf (line, "%*s  ", widths[good], "-");
    else
      append_number (line, b->state->houses[side].goods[good], (guint) widths[good]);
  append_knights (knights, b->state->sides[side].court);
  lan_cli_append_column (line, knights->str, 15);
  append_knights (line, b->state->sides[side].reserve);
  g_print ("%s\n", g_strchomp (line->str));
  print_possessions (b, side);
}

static void
print_houses (const Board *b)
{
  g_autoptr (GString) line = g_string_new ("\n");

  lan_cli_append_column (line, _("House"), 20);
  lan_cli_append_column (line, _("Points"), 8);
  lan_cli_append_column (line, _("Gold"), 6);
  lan_cli_append_column (line, _("Squires"), 9);
  lan_cli_append_column (line, _("Markers"), 10);
  lan_cli_append_column (line, _("Court"), 15);
  g_string_append (line, _("Reserve"));
  lan_cli_print_heading (line->str);
  for (unsigned seat = 0; seat < b->state->players; seat++)
    {
      print_side (b, seat);
      if (lan_state_has_allies (b->state))
        print_side (b, LAN_ALLY_OF (seat));
    }
}

void
lan_cli_print_board (LanGame *game)
{
  Board board = board_of (game);

  print_top (&board);
  print_counties (&board);
  print_conflicts (&board);
  print_favours (&board);
  print_laws (&board);
  print_houses (&board);
}

static void
print_points_of_source (LanGame *game, const Board *b, unsigned source)
{
  g_autoptr (GString) line = g_string_new (NULL);
  guint sum = 0;

  lan_cli_append_column (line, lan_words_source (source), POINTS_COLUMN);
  for (unsigned seat = 0; seat < b->state->players; seat++)
    {
      guint points[LAN_N_SOURCES];

      lan_game_get_points_by_source (game, seat, points);
      g_string_append_printf (line, "%12u", points[source]);
      sum += points[source];
    }
  if (sum > 0)
    g_print ("%s\n", line->str);
}

void
lan_cli_print_points (LanGame *game)
{
  Board b = board_of (game);
  g_autoptr (GString) names = g_string_new ("\n");
  g_autoptr (GString) totals = g_string_new (NULL);

  lan_cli_append_column (names, _("Power points"), POINTS_COLUMN);
  lan_cli_append_column (totals, _("Total"), POINTS_COLUMN);
  for (unsigned seat = 0; seat < b.state->players; seat++)
    {
      g_autofree char *name = lan_words_side (b.content, b.setup, seat);
      glong width = g_utf8_strlen (name, -1);

      g_string_append_printf (names, "%*s", (int) MAX (12 - MIN (width, 11), 1), "");
      lan_cli_append_column (names, name, (guint) MIN (width, 11));
      g_string_append_printf (totals, "%12u", b.state->houses[seat].goods[LAN_GOOD_PP]);
    }
  lan_cli_print_heading (names->str);
  for (unsigned source = 0; source < LAN_N_SOURCES; source++)
    print_points_of_source (game, &b, source);
  g_print ("%s\n", totals->str);
}
