/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whole games by nothing but keys: from the start page to the final scores and to the next game. */

#include "lan-game-page.h"
#include "lan-hand-over.h"
#include "lan-new-game-sheet.h"
#include "lan-results-sheet.h"
#include "lan-seat-row.h"
#include "lan-sheet-host.h"
#include "lan-ui-fingers.h"
#include "lan-ui-hand.h"
#include "lan-ui-keyboard.h"
#include "lan-ui-tree.h"
#include "lan-ui-window.h"

/* More stops no question has. */
#define MOST_TABS 10

/* One window for the whole evening. */
typedef struct {
  LanWindow *window;
  LanUiKeyboard *keyboard;
  gboolean kinds[LAN_N_DECISIONS];  /* answered by keys so far */
  guint hand_overs;                 /* confirmed by keys so far */
} Evening;

static GtkWidget *
get_sheet (Evening *evening)
{
  return lan_sheet_host_get_sheet (LAN_SHEET_HOST (lan_ui_find (GTK_WIDGET (evening->window), LAN_TYPE_SHEET_HOST)));
}

static GtkWidget *
get_row (Evening *evening, guint family)
{
  g_autoptr (GPtrArray) rows = lan_ui_find_class (GTK_WIDGET (evening->window), LAN_TYPE_SEAT_ROW, NULL);

  g_assert_cmpuint (rows->len, ==, LAN_FAMILIES);
  return g_ptr_array_index (rows, family);
}

static void
press (Evening *evening, GtkWidget *button)
{
  lan_ui_keyboard_go_to (evening->keyboard, button);
  lan_ui_keyboard_type (evening->keyboard, "space");
}

/* A computer player of the first level, which never thinks for long. */
static void
choose_level (Evening *evening, guint family)
{
  GtkWidget *level = lan_ui_find (get_row (evening, family), GTK_TYPE_DROP_DOWN);

  press (evening, level);
  lan_ui_keyboard_type (evening->keyboard, "Home Return");
  g_assert_cmpuint (gtk_drop_down_get_selected (GTK_DROP_DOWN (level)), ==, 0);
}

/* The first so many families are played by people, the next by the computer, the others by nobody. */
static void
fill_sheet (Evening *evening, guint players, guint humans)
{
  for (guint family = 0; family < LAN_FAMILIES; family++)
    {
      const char *who = family < humans ? "Human" : family < players ? "Computer" : "Nobody";

      press (evening, lan_ui_find_button (get_row (evening, family), who));
      if (family >= humans && family < players)
        choose_level (evening, family);
    }
  lan_ui_keyboard_go_to (evening->keyboard, lan_ui_find (get_row (evening, 0), GTK_TYPE_ENTRY));
  lan_ui_keyboard_type (evening->keyboard, "ctrl+a A n n e");
}

/* The game before is not worth a file. */
static void
discard (Evening *evening)
{
  GtkWindow *dialog = lan_ui_find_dialog ();
  GtkWidget *button = lan_ui_find_button (GTK_WIDGET (dialog), "Discard");

  lan_ui_fingers_focus (dialog);
  for (guint i = 0; i < MOST_TABS && gtk_window_get_focus (dialog) != button; i++)
    lan_ui_fingers_type ("Tab");
  g_assert_true (gtk_window_get_focus (dialog) == button);
  lan_ui_fingers_type ("Return");
  g_assert_null (lan_ui_find_dialog ());
  /* What a window manager does. */
  lan_ui_fingers_focus (GTK_WINDOW (evening->window));
}

/* The draw of the cards comes from the generator of the process. */
static void
begin (Evening *evening, guint players, guint humans, guint32 seed)
{
  const LanGameSetup *setup;

  g_assert_true (LAN_IS_NEW_GAME_SHEET (get_sheet (evening)));
  g_assert_true (lan_ui_keyboard_is_in (evening->keyboard, LAN_TYPE_NEW_GAME_SHEET));
  fill_sheet (evening, players, humans);
  lan_ui_keyboard_go_to (evening->keyboard, lan_ui_find_button (GTK_WIDGET (evening->window), "Begin in 1413"));
  g_random_set_seed (seed);
  /* The page of the game takes the focus with its first frame. */
  lan_ui_fingers_type ("Return");
  if (lan_ui_find_dialog () != NULL)
    discard (evening);
  lan_ui_wait_for_frame (GTK_WIDGET (evening->window));
  g_assert_true (lan_ui_keyboard_is_in (evening->keyboard, LAN_TYPE_GAME_PAGE));

  setup = lan_session_get_setup (lan_window_get_session (evening->window));
  g_assert_nonnull (setup);
  g_assert_cmpuint (setup->chance.players, ==, players);
  g_assert_cmpstr (setup->houses[0].name, ==, "Anne");
  g_assert_cmpuint (lan_game_setup_count_humans (setup), ==, humans);
}

static void
play (Evening *evening)
{
  LanGame *game = lan_ui_get_game (evening->window);

  while (!LAN_IS_RESULTS_SHEET (get_sheet (evening)))
    {
      evening->hand_overs += LAN_IS_HAND_OVER (get_sheet (evening));
      lan_ui_keyboard_act (evening->keyboard);
    }
  g_assert_cmpint (lan_state_phase (lan_game_get_state (game)), ==, LAN_PHASE_FINISHED);
  for (guint n = 0; n < lan_game_get_length (game); n++)
    evening->kinds[lan_game_get_choice (game, n)->kind] = TRUE;
  g_test_message ("%u decisions", lan_game_get_length (game));
}

/* The shortcuts window comes and goes; the focus is where it was. */
static void
look_at_shortcuts (Evening *evening)
{
  GtkWidget *focus = lan_ui_keyboard_get_focus (evening->keyboard);
  GtkWidget *overlay;

  lan_ui_fingers_type ("ctrl+question");
  overlay = GTK_WIDGET (gtk_application_window_get_help_overlay (GTK_APPLICATION_WINDOW (evening->window)));
  g_assert_true (gtk_widget_get_mapped (overlay));
  gtk_window_close (GTK_WINDOW (overlay));
  lan_ui_settle ();
  /* What a window manager does. */
  lan_ui_fingers_focus (GTK_WINDOW (evening->window));
  g_assert_true (lan_ui_keyboard_get_focus (evening->keyboard) == focus);
}

/* The sheet of the final scores is put aside and comes back, with its buttons in reach. */
static void
look_at_results (Evening *evening)
{
  g_assert_true (lan_ui_keyboard_is_in (evening->keyboard, LAN_TYPE_RESULTS_SHEET));
  lan_ui_keyboard_go_to (evening->keyboard, lan_ui_find_button (GTK_WIDGET (evening->window), "Play Again"));
  lan_ui_keyboard_go_to (evening->keyboard, lan_ui_find_button (GTK_WIDGET (evening->window), "View Board"));
  lan_ui_keyboard_type (evening->keyboard, "Return");
  g_assert_null (get_sheet (evening));
  g_assert_true (lan_ui_keyboard_is_in (evening->keyboard, LAN_TYPE_GAME_PAGE));
}

static void
assert_kinds (const Evening *evening)
{
  for (guint kind = LAN_DECISION_NONE + 1; kind < LAN_N_DECISIONS; kind++)
    if (!evening->kinds[kind])
      g_error ("No key has answered a decision of kind %u", kind);
  g_assert_cmpuint (evening->hand_overs, >, 0);
}

/* Two players with allies, in whose game every kind of decision comes; then one against three. */
static void
test_evening (void)
{
  Evening evening = { NULL };

  if (!lan_ui_fingers_are_there ())
    return;
  evening.window = lan_ui_open_window (1024, 600); /* the sooner drawn after every key */
  evening.keyboard = lan_ui_keyboard_new (evening.window, 23);
  lan_ui_fingers_focus (GTK_WINDOW (evening.window));

  lan_ui_keyboard_type (evening.keyboard, "ctrl+n");
  begin (&evening, 2, 2, 5);
  look_at_shortcuts (&evening);
  play (&evening);
  assert_kinds (&evening);
  look_at_results (&evening);

  lan_ui_keyboard_type (evening.keyboard, "ctrl+n");
  begin (&evening, 4, 1, 6);
  play (&evening);
  look_at_results (&evening);
  lan_ui_keyboard_free (evening.keyboard);
  lan_ui_close_window (evening.window);
}

int
main (int argc, char **argv)
{
  lan_ui_init (&argc, &argv);
  g_test_add_func ("/ui/keyboard-game/evening", test_evening);
  return g_test_run ();
}
