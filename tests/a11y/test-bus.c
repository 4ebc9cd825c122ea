/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The program, started as a user starts it, read over the accessibility bus at five stages of a
 * game: test-bus LANCASTER FOLDER. No control is without a name, and whatever stands on the
 * board is found by name. What was read is left in FOLDER, a text a stage.
 */

#include "lan-bus-tree.h"
#include "lan-game-content.h"
#include "lan-content-loader.h"
#include "lan-save-writer.h"
#include "lan-test-child.h"
#include "lan-test-folder.h"
#include "lan-ui-busy.h"

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <sys/wait.h>

/* A stage that is not there after so many seconds never comes. */
#define PATIENCE 60

static const char *program;
static const char *folder;

typedef struct {
  LanGameContent *content;
  LanRecord *record;       /* of the fullest board */
  char *path;              /* of the save file it is opened from */
  GPid pid;                /* 0: not running */
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LanGameContent) newest = lan_content_load_default ();

  fixture->record = lan_ui_busy_record (newest);
  fixture->content = g_object_ref (fixture->record->setup->content);
  fixture->path = g_build_filename (folder, "stage.lancaster", NULL);
}

static void
stop (Fixture *fixture)
{
  if (fixture->pid == 0)
    return;
  kill (fixture->pid, SIGKILL); /* nobody is asked whether to save */
  g_assert_cmpint (waitpid (fixture->pid, NULL, 0), ==, fixture->pid);
  fixture->pid = 0;
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  stop (fixture);
  g_remove (fixture->path);
  g_free (fixture->path);
  lan_record_free (fixture->record);
  g_object_unref (fixture->content);
}

static void
start (Fixture *fixture, const char *file)
{
  const char *const arguments[] = { program, file, NULL };

  fixture->pid = lan_test_child_start (arguments, NULL);
}

static void
open_record (Fixture *fixture)
{
  g_autoptr (GFile) file = g_file_new_for_path (fixture->path);
  g_autoptr (GError) error = NULL;

  lan_save_write_file (fixture->record, file, &error);
  g_assert_no_error (error);
  start (fixture, fixture->path);
}

/* A button stays down for a moment before it acts, and what it makes possible is possible after that. */
static void
click (GPtrArray *nodes, AtspiRole role, const char *text)
{
  gint64 deadline = g_get_monotonic_time () + PATIENCE * G_USEC_PER_SEC;
  LanBusNode *node = lan_bus_find (nodes, role, text);

  g_assert_nonnull (node);
  while (!lan_bus_click (node))
    {
      g_assert_cmpint (g_get_monotonic_time (), <, deadline);
      g_usleep (G_USEC_PER_SEC / 10);
    }
}

/* GTK 4.8 calls a widget that has no name after its type. */
static gboolean
has_name (const LanBusNode *node)
{
  return node->name != NULL && node->name[0] != '\0' && !g_str_has_prefix (node->name, "Gtk")
         && !g_str_has_prefix (node->name, "Adw") && !g_str_has_prefix (node->name, "Lan");
}

/* The button within a named combo box, and the scrolled area around named things, are the toolkit's own. */
static gboolean
needs_name (GPtrArray *nodes, guint i)
{
  const LanBusNode *node = g_ptr_array_index (nodes, i);
  const LanBusNode *parent = i > 0 ? g_ptr_array_index (nodes, i - 1) : NULL;

  if (!node->focusable || node->role == ATSPI_ROLE_SCROLL_PANE || node->role == ATSPI_ROLE_FILLER)
    return FALSE;
  return parent == NULL || parent->role != ATSPI_ROLE_COMBO_BOX || !has_name (parent);
}

/* What is a mark of the mnemonic to the eye is an underscore to the ear; nobody here has one in the name. */
static gboolean
has_mark (const LanBusNode *node)
{
  return node->name != NULL && strchr (node->name, '_') != NULL;
}

static void
save_text (const char *stage, const char *text)
{
  g_autofree char *name = g_strdup_printf ("%s.txt", stage);
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static void
check_names (GPtrArray *nodes, const char *stage)
{
  g_autofree char *text = lan_bus_print (nodes);
  guint controls = 0;

  save_text (stage, text);
  for (guint i = 0; i < nodes->len; i++)
    {
      const LanBusNode *node = g_ptr_array_index (nodes, i);

      controls += node->focusable;
      if (has_mark (node) || (needs_name (nodes, i) && !has_name (node)))
        {
          g_test_message ("%s: “%s”, node %u, role %d, has no good name", stage, node->name, i, (int) node->role);
          g_test_fail ();
        }
    }
  g_test_message ("%s: %u nodes, %u take the focus", stage, nodes->len, controls);
  g_assert_cmpuint (controls, >, 0);
}

/* Somewhere stands a name with all of these in it. */
static void
assert_told (GPtrArray *nodes, const char *first, const char *second, const char *third)
{
  for (guint i = 0; i < nodes->len; i++)
    {
      const char *name = ((const LanBusNode *) g_ptr_array_index (nodes, i))->name;

      if (name != NULL && strstr (name, first) != NULL && strstr (name, second) != NULL && strstr (name, third) != NULL)
        return;
    }
  g_test_message ("No name has “%s”, “%s” and “%s”", first, second, third);
  g_test_fail ();
}

static const char *
get_house (Fixture *fixture, guint side)
{
  return fixture->record->setup->houses[side].name;
}

static void
check_counties (Fixture *fixture, GPtrArray *nodes, const LanState *state)
{
  for (guint i = 0; i < LAN_COUNTIES; i++)
    {
      const LanCountyState *county = &state->counties[i];
      const char *title = lan_game_content_get_title (fixture->content, LAN_TABLE_COUNTIES, i);
      g_autofree char *knight = g_strdup_printf ("strength %u", county->strength);
      g_autofree char *nobles = g_strdup_printf (county->nobles == 1 ? "%u nobleman" : "%u noblemen", county->nobles);

      if (county->side != LAN_NO_SIDE)
        assert_told (nodes, title, get_house (fixture, county->side), knight);
      if (county->nobles > 0)
        assert_told (nodes, title, nobles, "left");
      if (county->squires > 0)
        {
          g_autofree char *squires = g_strdup_printf (county->squires == 1 ? "%u squire" : "%u squires", county->squires);

          assert_told (nodes, title, get_house (fixture, county->side), squires);
        }
    }
}

static void
check_battles (Fixture *fixture, GPtrArray *nodes, const LanState *state)
{
  for (guint battle = 0; battle < LAN_BATTLES; battle++)
    {
      const LanBattleState *card = &state->battles[battle];
      const char *title = lan_game_content_get_title (fixture->content, LAN_TABLE_CONFLICTS, card->card);

      for (guint space = 0; space < LAN_CARD_SPACES; space++)
        if (card->sides[space] != LAN_NO_SIDE)
          {
            const char *house = get_house (fixture, card->sides[space]);
            guint knights = 0;
            g_autofree char *count = NULL, *strength = NULL;

            for (guint s = 0; s < LAN_STRENGTHS; s++)
              knights += card->knights[space][s];
            count = g_strdup_printf ("%s has %u knight", house, knights);
            strength = g_strdup_printf ("strength %u", lan_state_space_strength (state, battle, space));
            assert_told (nodes, title, count, strength);
          }
    }
}

static void
check_castle (Fixture *fixture, GPtrArray *nodes, const LanState *state, guint seat)
{
  const LanSideState *side = &state->sides[seat];

  for (guint space = 0; space < LAN_SPACES; space++)
    {
      const char *title = lan_game_content_get_title (fixture->content, LAN_TABLE_SPACES, space);
      g_autofree char *knight = g_strdup_printf ("strength %u", side->castle[space]);

      if (side->castle[space] != 0)
        assert_told (nodes, title, knight, "");
      if (state->houses[seat].extensions & (1u << space))
        assert_told (nodes, title, "Extension tile", "");
    }
  for (guint strength = 1; strength <= LAN_STRENGTHS; strength++)
    if (side->court[strength - 1] > 0)
      {
        g_autofree char *knight = g_strdup_printf ("strength %u", strength);

        assert_told (nodes, knight, "at court", get_house (fixture, seat));
      }
  for (guint county = 0; county < LAN_COUNTIES; county++)
    if (side->nobles & (1u << county))
      assert_told (nodes, "Nobleman of", lan_game_content_get_title (fixture->content, LAN_TABLE_COUNTIES, county), "");
}

static void
check_pawns (Fixture *fixture, GPtrArray *nodes, const LanState *state)
{
  for (guint seat = 0; seat < state->players; seat++)
    {
      g_autofree char *points =
          g_strdup_printf ("%s %u", get_house (fixture, seat), state->houses[seat].goods[LAN_GOOD_PP]);

      assert_told (nodes, "Power points", points, "");
    }
}

static void
test_start (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) nodes = NULL;

  start (fixture, NULL);
  nodes = lan_bus_wait_for (fixture->pid, ATSPI_ROLE_PUSH_BUTTON, "New Game…");
  check_names (nodes, "start-page");
  click (nodes, ATSPI_ROLE_PUSH_BUTTON, "New Game…");
  g_clear_pointer (&nodes, g_ptr_array_unref);
  nodes = lan_bus_wait_for (fixture->pid, ATSPI_ROLE_DIALOG, "New Game");
  check_names (nodes, "new-game");
}

static void
test_knight_in_hand (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) nodes = NULL;
  guint seat;
  LanState state;

  g_assert_true (lan_record_replay (fixture->record, fixture->record->choices->len, &state, NULL, NULL));
  seat = lan_decision_next (lan_game_content_get_tables (fixture->content), &state).seat;
  open_record (fixture);
  nodes = lan_bus_wait_for (fixture->pid, ATSPI_ROLE_PUSH_BUTTON, "at court");
  click (nodes, ATSPI_ROLE_PUSH_BUTTON, "at court");
  g_clear_pointer (&nodes, g_ptr_array_unref);
  nodes = lan_bus_wait_for (fixture->pid, ATSPI_ROLE_STATUS_BAR, "in hand");
  check_names (nodes, "knight-in-hand");
  check_counties (fixture, nodes, &state);
  check_battles (fixture, nodes, &state);
  check_castle (fixture, nodes, &state, seat);
  check_pawns (fixture, nodes, &state);
}

/* Waits until the bus tells that something of that role is called by a name with the text in it; others are kept from
 * the next wait. */
typedef struct {
  AtspiRole role;
  const char *text;
  gboolean heard;
} Ear;

static void
on_name_changed (AtspiEvent *event, gpointer data)
{
  Ear *ear = data;
  const char *name = G_VALUE_HOLDS_STRING (&event->any_data) ? g_value_get_string (&event->any_data) : NULL;

  if (name != NULL && ear->text != NULL && strstr (name, ear->text) != NULL
      && atspi_accessible_get_role (event->source, NULL) == ear->role)
    ear->heard = TRUE;
  g_boxed_free (ATSPI_TYPE_EVENT, event);
}

static void
wait_to_hear (Ear *ear)
{
  gint64 deadline = g_get_monotonic_time () + PATIENCE * G_USEC_PER_SEC;

  while (!ear->heard)
    {
      if (g_get_monotonic_time () > deadline)
        g_error ("Nothing was told with “%s” in it", ear->text);
      if (!g_main_context_iteration (NULL, FALSE))
        g_usleep (G_USEC_PER_SEC / 100);
    }
}

/* What is to be done, and what has happened, is told when it comes about, without anybody going there to read it. */
static void
test_told (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) nodes = NULL;
  Ear ear = { .role = ATSPI_ROLE_STATUS_BAR };
  AtspiEventListener *listener = atspi_event_listener_new (on_name_changed, &ear, NULL);

  g_assert_true (atspi_event_listener_register (listener, "object:property-change:accessible-name", NULL));
  open_record (fixture);
  nodes = lan_bus_wait_for (fixture->pid, ATSPI_ROLE_PUSH_BUTTON, "at court");
  ear.text = "is in hand";
  click (nodes, ATSPI_ROLE_PUSH_BUTTON, "at court");
  wait_to_hear (&ear);

  /* Orca says aloud what the window is called by, not what a status is. */
  ear = (Ear) { ATSPI_ROLE_FRAME, "Stables", FALSE };
  click (nodes, ATSPI_ROLE_PUSH_BUTTON, "Stables: ");
  wait_to_hear (&ear);
  atspi_event_listener_deregister (listener, "object:property-change:accessible-name", NULL);
  g_object_unref (listener);
}

/* Plays the record on with the first choice of each decision, until a decision of that kind; NONE: to the end. */
static void
play_on (Fixture *fixture, LanDecisionKind kind)
{
  const LanContent *tables = lan_game_content_get_tables (fixture->content);
  LanState state;

  g_assert_true (lan_record_replay (fixture->record, fixture->record->choices->len, &state, NULL, NULL));
  while (lan_decision_next (tables, &state).kind != kind)
    {
      LanSpan spans[LAN_MAX_SPANS];

      g_assert_cmpuint (lan_decision_spans (tables, &state, spans), >, 0);
      g_array_append_val (fixture->record->choices, spans[0].first);
      lan_apply_legal (tables, &state, &spans[0].first, NULL);
    }
}

/* One human votes, four computer players do with it. */
static void
test_vote (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) nodes = NULL;

  play_on (fixture, LAN_DECISION_VOTE);
  for (guint seat = 1; seat < fixture->record->setup->chance.players; seat++)
    lan_game_setup_set_house (fixture->record->setup, seat, get_house (fixture, seat), LAN_CONTROLLER_COMPUTER, "greedy");
  open_record (fixture);
  nodes = lan_bus_wait_for (fixture->pid, ATSPI_ROLE_PUSH_BUTTON, "Seal the Vote");
  check_names (nodes, "vote");
  click (nodes, ATSPI_ROLE_PUSH_BUTTON, "Yes");
  click (nodes, ATSPI_ROLE_PUSH_BUTTON, "Seal the Vote");
  g_clear_pointer (&nodes, g_ptr_array_unref);
  nodes = lan_bus_wait_for (fixture->pid, ATSPI_ROLE_PUSH_BUTTON, "Continue");
  check_names (nodes, "reveal");
}

static void
test_results (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) nodes = NULL;

  play_on (fixture, LAN_DECISION_NONE);
  open_record (fixture);
  nodes = lan_bus_wait_for (fixture->pid, ATSPI_ROLE_DIALOG, "power points");
  check_names (nodes, "results");
}

static int
skip (void)
{
  g_print ("1..0 # SKIP there is no accessibility bus\n");
  return 0;
}

int
main (int argc, char **argv)
{
  g_autofree char *home = NULL;
  int status;

  g_test_init (&argc, &argv, NULL);
  /* libatspi warns of every program that is not quite there yet. */
  g_log_set_always_fatal (G_LOG_FATAL_MASK | G_LOG_LEVEL_CRITICAL);
  if (argc != 3 || !lan_bus_is_there ())
    return skip ();
  program = argv[1];
  folder = argv[2];
  g_mkdir_with_parents (folder, 0777);
  home = lan_test_folder_new ();
  g_setenv ("XDG_DATA_HOME", home, TRUE);
  g_test_add ("/a11y/bus/start", Fixture, NULL, set_up, test_start, tear_down);
  g_test_add ("/a11y/bus/knight-in-hand", Fixture, NULL, set_up, test_knight_in_hand, tear_down);
  g_test_add ("/a11y/bus/told", Fixture, NULL, set_up, test_told, tear_down);
  g_test_add ("/a11y/bus/vote", Fixture, NULL, set_up, test_vote, tear_down);
  g_test_add ("/a11y/bus/results", Fixture, NULL, set_up, test_results, tear_down);
  status = g_test_run ();
  lan_test_folder_remove (home);
  return status;
}
