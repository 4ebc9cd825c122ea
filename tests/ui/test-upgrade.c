/* SPDX-License-Identifier: GPL-3.0-or-later */

/* R1.5 where knights of several strengths stand in one place: the place itself asks which of them is meant. */

#include "lan-battle-space.h"
#include "lan-knight-chooser.h"
#include "lan-ui-fingers.h"
#include "lan-ui-hand.h"
#include "lan-ui-tree.h"
#include "lan-ui-window.h"
#include "lan-words.h"

#define PLAYERS 3

/* Games tried until one has what is wanted. */
#define GAMES 500

#define MAX_CHOICES 4096

typedef struct {
  LanWindow *window;
  LanSession *session;
  GtkWidget *battle;    /* where several knights can be upgraded */
  LanPlace place;
  LanSpan spans[2];     /* the first of the upgrades there */
} Fixture;

/* The place of a battle where the decision at hand can upgrade knights of several strengths, or NONE. */
static LanPlace
find_crowd (const LanContent *tables, const LanState *state)
{
  LanSpan spans[LAN_MAX_SPANS];
  guint n = (guint) lan_decision_spans (tables, state, spans);

  for (guint i = 1; i < n; i++)
    if (spans[i].first.kind == LAN_DECISION_UPGRADE && LAN_PLACE_IS_BATTLE (spans[i].first.place)
        && spans[i].first.place == spans[i - 1].first.place && spans[i].first.side == spans[i - 1].first.side)
      return spans[i].first.place;
  return LAN_PLACE_NONE;
}

/* Plays one game at random until such a decision. NULL: it had none. (transfer full) */
static LanRecord *
play (LanGameContent *content, guint32 seed, LanPlace *place)
{
  const LanContent *tables = lan_game_content_get_tables (content);
  g_autoptr (LanGameSetup) setup = lan_game_setup_new (content, PLAYERS, seed);
  g_autoptr (LanRecord) record = lan_record_new (setup);
  g_autofree LanChoice *choices = g_new (LanChoice, MAX_CHOICES);
  LanState state;
  LanRng rng;

  lan_rng_seed (&rng, seed);
  lan_state_init (tables, &state, &setup->chance);
  while (lan_decision_next (tables, &state).kind != LAN_DECISION_NONE)
    {
      gsize n = lan_decision_choices (tables, &state, choices, MAX_CHOICES);
      LanChoice choice = choices[lan_rng_below (&rng, (uint32_t) n)];

      *place = find_crowd (tables, &state);
      if (*place != LAN_PLACE_NONE)
        return g_steal_pointer (&record);
      g_array_append_val (record->choices, choice);
      lan_apply_legal (tables, &state, &choice, NULL);
    }
  return NULL;
}

static gboolean
is_the_battle (GtkWidget *widget, gpointer data)
{
  return LAN_IS_BATTLE_SPACE (widget) && lan_space_get_place (LAN_SPACE (widget)) == *(LanPlace *) data;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LanRecord) record = NULL;
  g_autoptr (GPtrArray) battles = NULL;
  LanSpan spans[LAN_MAX_SPANS];

  fixture->window = lan_ui_begin_game ("players:3,humans:3,seed:1");
  fixture->session = lan_window_get_session (fixture->window);
  for (guint32 seed = 1; seed < GAMES && record == NULL; seed++)
    record = play (lan_session_get_content (fixture->session), seed, &fixture->place);
  g_assert_nonnull (record);
  g_assert_true (lan_session_open (fixture->session, record, NULL));
  lan_ui_wait_for_frame (GTK_WIDGET (fixture->window));
  battles = lan_ui_find_all (GTK_WIDGET (fixture->window), is_the_battle, &fixture->place);
  g_assert_cmpuint (battles->len, ==, 1);
  fixture->battle = g_ptr_array_index (battles, 0);
  g_assert_cmpuint (lan_session_get_spans_at (fixture->session, lan_space_get_side (LAN_SPACE (fixture->battle)),
                                              fixture->place, spans), >=, 2);
  fixture->spans[0] = spans[0];
  fixture->spans[1] = spans[1];
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  lan_ui_close_window (fixture->window);
}

static GtkWidget *
find_chooser (Fixture *fixture)
{
  return lan_ui_find (GTK_WIDGET (fixture->window), LAN_TYPE_KNIGHT_CHOOSER);
}

static guint
count_knights (const LanState *state, const LanChoice *choice, guint strength)
{
  return lan_state_knights_at (state, choice->side, strength, choice->place);
}

static void
assert_upgraded (Fixture *fixture, const LanState *before, const LanChoice *choice)
{
  LanState after = lan_ui_copy_state (fixture->window);
  guint strength = choice->strength;

  g_assert_cmpuint (count_knights (&after, choice, strength), ==, count_knights (before, choice, strength) - 1);
  g_assert_cmpuint (count_knights (&after, choice, strength + 1), ==, count_knights (before, choice, strength + 1) + 1);
}

/* A click asks on the conflict itself; the rows say which knight becomes which. */
static void
test_click (Fixture *fixture, gconstpointer data)
{
  LanState before = lan_ui_copy_state (fixture->window);
  g_autoptr (GPtrArray) rows = NULL;

  lan_ui_click (fixture->battle);
  g_assert_nonnull (find_chooser (fixture));
  g_assert_true (gtk_widget_get_parent (find_chooser (fixture)) == fixture->battle);
  lan_ui_assert_state (fixture->window, &before);

  rows = lan_ui_find_class (find_chooser (fixture), GTK_TYPE_LIST_BOX_ROW, NULL);
  g_assert_cmpuint (rows->len, >=, 2);
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *name = lan_ui_get_name (g_ptr_array_index (rows, i));
      g_autofree char *words = lan_words_choice (lan_session_get_content (fixture->session), lan_session_get_setup (fixture->session),
                                                 &before, &fixture->spans[i].first);

      g_assert_cmpstr (name, ==, words);
    }
  gtk_widget_activate (g_ptr_array_index (rows, 1));
  lan_ui_settle ();
  g_assert_null (find_chooser (fixture));
  assert_upgraded (fixture, &before, &fixture->spans[1].first);
}

static void
go_to_battle (Fixture *fixture)
{
  lan_ui_fingers_focus (GTK_WINDOW (fixture->window));
  for (guint i = 0; i < LAN_MAX_SPANS && gtk_window_get_focus (GTK_WINDOW (fixture->window)) != fixture->battle; i++)
    lan_ui_fingers_type ("n");
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) == fixture->battle);
}

static void
test_keys (Fixture *fixture, gconstpointer data)
{
  LanState before = lan_ui_copy_state (fixture->window);
  g_autofree char *remark = NULL;

  if (!lan_ui_fingers_are_there ())
    return;
  go_to_battle (fixture);
  remark = lan_ui_get_property (fixture->battle, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  g_assert_cmpstr (remark, ==, "Asks which of your knights here is upgraded.");
  lan_ui_fingers_type ("Return");
  g_assert_nonnull (find_chooser (fixture));
  lan_ui_fingers_type ("Escape");
  g_assert_null (find_chooser (fixture));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) == fixture->battle);
  lan_ui_assert_state (fixture->window, &before);

  lan_ui_fingers_type ("Return Down Return");
  g_assert_null (find_chooser (fixture));
  assert_upgraded (fixture, &before, &fixture->spans[1].first);
}

/* A decision that is taken back meanwhile is not asked for any more. */
static void
test_taken_back (Fixture *fixture, gconstpointer data)
{
  lan_ui_click (fixture->battle);
  g_assert_nonnull (find_chooser (fixture));
  g_assert_true (lan_game_undo (lan_ui_get_game (fixture->window)));
  lan_ui_settle ();
  g_assert_null (find_chooser (fixture));
}

#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  lan_ui_init (&argc, &argv);
  ADD ("/ui/upgrade/click", test_click);
  ADD ("/ui/upgrade/keys", test_keys);
  ADD ("/ui/upgrade/taken-back", test_taken_back);
  return g_test_run ();
}
