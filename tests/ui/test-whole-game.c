/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whole games, played through the window by clicks alone. */

#include "lan-results-sheet.h"
#include "lan-ui-player.h"
#include "lan-ui-tree.h"
#include "lan-ui-window.h"

/* One game; `kinds` is shared by all. */
typedef struct {
  const char *words;          /* as after --new-game= */
  guint32 seed;               /* of the clicks */
  gboolean *kinds;            /* LAN_N_DECISIONS: seen in a game so far */
} Game;

static void
note_kinds (LanGame *game, gboolean *kinds)
{
  for (guint n = 0; n < lan_game_get_length (game); n++)
    kinds[lan_game_get_choice (game, n)->kind] = TRUE;
}

/* The record of the game leads to its position (R9.1). */
static void
assert_replays (LanGame *game)
{
  g_autoptr (LanRecord) record = lan_game_to_record (game);
  LanState state;

  g_assert_true (lan_record_replay (record, record->choices->len, &state, NULL, NULL));
  g_assert_true (lan_state_equal (&state, lan_game_get_state (game)));
}

static guint
read_points (GtkGrid *grid, int column, int row)
{
  GtkWidget *label = gtk_grid_get_child_at (grid, column, row);

  g_assert_true (GTK_IS_LABEL (label));
  return (guint) g_ascii_strtoull (gtk_label_get_text (GTK_LABEL (label)), NULL, 10); /* a dash is 0 */
}

/* The column of a seat: its sources, then a total, which is what they add up to and what the house has. */
static void
assert_column (GtkGrid *grid, int column, int total_row, guint points)
{
  guint sum = 0;

  for (int row = 1; row < total_row; row++)
    sum += read_points (grid, column, row);
  g_assert_cmpuint (sum, ==, points);
  g_assert_cmpuint (read_points (grid, column, total_row), ==, points);
}

static void
assert_results (GtkWidget *sheet, const LanState *state)
{
  GtkWidget *total = lan_ui_find_text (sheet, "Total");
  GtkWidget *head;
  GtkGrid *grid;
  int row, column, width, height;

  g_assert_nonnull (total);
  head = gtk_widget_get_parent (total); /* symbol and title */
  grid = GTK_GRID (gtk_widget_get_parent (head));
  gtk_grid_query_child (grid, head, &column, &row, &width, &height);
  for (int seat = 0; seat < state->players; seat++)
    assert_column (grid, seat + 1, row, state->houses[seat].goods[LAN_GOOD_PP]);
}

static void
test_game (gconstpointer data)
{
  const Game *game = data;
  LanWindow *window = lan_ui_begin_game (game->words);
  g_autoptr (LanUiPlayer) player = lan_ui_player_new (window, game->seed);
  LanGame *model = lan_ui_get_game (window);
  guint acts = 0;

  while (lan_ui_player_act (player))
    acts++;
  g_test_message ("%u acts, %u decisions", acts, lan_game_get_length (model));

  g_assert_cmpuint (lan_state_phase (lan_game_get_state (model)), ==, LAN_PHASE_FINISHED);
  g_assert_true (LAN_IS_RESULTS_SHEET (lan_ui_player_get_sheet (player)));
  assert_results (lan_ui_player_get_sheet (player), lan_game_get_state (model));
  assert_replays (model);
  note_kinds (model, game->kinds);
  lan_ui_close_window (window);
}

/* The games above had every kind of decision in them. */
static void
test_kinds (gconstpointer data)
{
  const gboolean *kinds = data;

  for (guint kind = LAN_DECISION_NONE + 1; kind < LAN_N_DECISIONS; kind++)
    if (!kinds[kind])
      g_error ("No game had a decision of kind %u", kind);
}

int
main (int argc, char **argv)
{
  gboolean kinds[LAN_N_DECISIONS] = { FALSE };
  const Game games[] = {
    { "players:2,humans:2,seed:11", 1, kinds },
    { "players:4,humans:1,seed:12", 2, kinds },
    { "players:4,humans:4,seed:13", 3, kinds },
    { "players:3,humans:2,seed:14", 4, kinds },
    { "players:5,humans:1,seed:15", 5, kinds },
  };
  const char *paths[] = { "/ui/game/two-and-allies", "/ui/game/one-against-three", "/ui/game/four-humans",
                          "/ui/game/three", "/ui/game/five" };

  lan_ui_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    g_test_add_data_func (paths[i], &games[i], test_game);
  g_test_add_data_func ("/ui/game/every-decision", kinds, test_kinds);
  return g_test_run ();
}
