/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-torture.h"

#include "lan-ui-hand.h"
#include "lan-ui-library.h"
#include "lan-ui-tree.h"
#include "lan-ui-window.h"

#define WIDTH 1366
#define HEIGHT 768

guint
lan_torture_below (guint n)
{
  return (guint) g_test_rand_int_range (0, (gint32) n);
}

LanSession *
lan_torture_get_session (LanTorture *self)
{
  return lan_window_get_session (self->window);
}

static void
open_window (LanTorture *self)
{
  self->window = lan_ui_open_window (WIDTH, HEIGHT);
  self->player = lan_ui_player_new (self->window, (guint32) g_test_rand_int ());
}

static void
close_window (LanTorture *self)
{
  g_clear_pointer (&self->player, lan_ui_player_free);
  lan_ui_library_close (self->window);
}

LanTorture *
lan_torture_new (void)
{
  LanTorture *self = g_new0 (LanTorture, 1);
  g_autoptr (GFileIOStream) stream = NULL;
  g_autoptr (GError) error = NULL;

  self->file = g_file_new_tmp ("lancaster-XXXXXX.lancaster", &stream, &error);
  g_assert_no_error (error);
  open_window (self);
  lan_torture_begin_next (self);
  return self;
}

void
lan_torture_free (LanTorture *self)
{
  lan_torture_close_others (self);
  close_window (self);
  g_file_delete (self->file, NULL, NULL);
  g_object_unref (self->file);
  g_free (self);
}

void
lan_torture_close_others (LanTorture *self)
{
  g_autoptr (GListModel) windows = g_object_ref (gtk_window_get_toplevels ());

  for (guint i = g_list_model_get_n_items (windows); i > 0; i--)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i - 1);

      if (window != NULL && window != GTK_WINDOW (self->window) && gtk_widget_get_visible (GTK_WIDGET (window)))
        gtk_window_close (window);
    }
}

void
lan_torture_leave_and_return (LanTorture *self)
{
  lan_torture_close_others (self);
  close_window (self);
  open_window (self);
}

void
lan_torture_begin_next (LanTorture *self)
{
  static const guint humans[] = { 1, 2, 0 };
  /* From players who answer at once to those who think for a second. */
  static const char *const levels[] = { "greedy", "page", "squire", "greedy", "lord" };
  guint n = self->n_games++;
  g_autofree char *words = g_strdup_printf ("players:%u,humans:%u,seed:%u,level:%s", 2 + n % 4, humans[n % G_N_ELEMENTS (humans)],
                                            lan_torture_below (G_MAXINT), levels[n % G_N_ELEMENTS (levels)]);

  g_test_message ("  %s", words);
  lan_ui_begin_in_window (self->window, words);
}

void
lan_torture_let_pass (guint n)
{
  while (n-- > 0)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (500);
}

/* An independent reading of the log: nothing but the rules. */
static void
assert_follows (LanSession *session)
{
  LanGame *game = lan_session_get_game (session);
  const LanContent *tables = lan_game_content_get_tables (lan_session_get_content (session));
  g_autoptr (LanRecord) record = lan_game_to_record (game);
  gboolean shown;
  LanState state;

  lan_state_init (tables, &state, &record->setup->chance);
  shown = lan_state_equal (&state, lan_session_get_state (session));
  for (guint n = 0; n < record->choices->len; n++)
    {
      g_assert_cmpint (lan_apply (tables, &state, &g_array_index (record->choices, LanChoice, n), NULL), ==, LAN_RULE_OK);
      shown = shown || lan_state_equal (&state, lan_session_get_state (session));
    }
  g_assert_true (lan_state_equal (&state, lan_game_get_state (game)));
  g_assert_true (shown);
  if (!lan_session_is_visiting (session))
    g_assert_true (lan_state_equal (&state, lan_session_get_state (session)));
}

void
lan_torture_check (LanTorture *self)
{
  GtkWindow *dialog = lan_ui_find_dialog ();

  if (dialog != NULL)
    {
      g_autofree char *text = lan_ui_read_all (GTK_WIDGET (dialog));

      g_error ("Nothing was to be asked or told:\n%s", text);
    }
  if (lan_session_get_setup (lan_torture_get_session (self)) != NULL)
    assert_follows (lan_torture_get_session (self));
}
