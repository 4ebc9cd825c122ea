/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whatever the keyboard can reach has a name for a screen reader, at every stage of a game. */

#include <string.h>

#include "lan-county-space.h"
#include "lan-forecast-sheet.h"
#include "lan-reveal-sheet.h"
#include "lan-squire-chooser.h"
#include "lan-ui-hand.h"
#include "lan-ui-library.h"
#include "lan-ui-player.h"
#include "lan-ui-tree.h"
#include "lan-ui-window.h"
#include "lan-vote-sheet.h"

/* Containers hand the focus on to their children. */
static gboolean
takes_focus (GtkWidget *widget, gpointer data)
{
  return gtk_widget_get_focusable (widget) && gtk_widget_get_can_focus (widget) && gtk_widget_is_sensitive (widget)
         && !GTK_IS_SCROLLED_WINDOW (widget) && !GTK_IS_LIST_BASE (widget) && !GTK_IS_LIST_BOX (widget);
}

/* What has the focus may be a part of the widget that has the name. */
static GtkWidget *
get_named (GtkWidget *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);

  if ((GTK_IS_TEXT (widget) && GTK_IS_EDITABLE (parent)) || GTK_IS_MENU_BUTTON (parent) || GTK_IS_DROP_DOWN (parent))
    return parent;
  return widget;
}

/* What stands in an entry or a drop-down is its value, not its name. */
static gboolean
has_name (GtkWidget *widget)
{
  gboolean by_content = !GTK_IS_EDITABLE (widget) && !GTK_IS_DROP_DOWN (widget);
  g_autofree char *name = by_content ? lan_ui_get_name (widget) : lan_ui_get_property (widget, GTK_ACCESSIBLE_PROPERTY_LABEL);

  return name[0] != '\0'
         || gtk_test_accessible_has_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}

/* "LanThing in LanOther in ...", to find it in the source. */
static void
append_path (GString *text, GtkWidget *widget)
{
  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    g_string_append_printf (text, " %s", G_OBJECT_TYPE_NAME (widget));
  g_string_append_c (text, '\n');
}

/* The mark of a mnemonic belongs to what is seen; a screen reader would say "underscore". */
static gboolean
has_mark (GtkWidget *widget, gpointer data)
{
  g_autofree char *name = lan_ui_get_property (widget, GTK_ACCESSIBLE_PROPERTY_LABEL);

  return strchr (name, '_') != NULL;
}

static void
assert_no_marks (GtkWidget *root, const char *stage)
{
  g_autoptr (GPtrArray) widgets = lan_ui_find_all (root, has_mark, NULL);

  for (guint i = 0; i < widgets->len; i++)
    {
      g_autofree char *name = lan_ui_get_name (g_ptr_array_index (widgets, i));

      g_test_message ("%s: %s is called “%s”", stage, G_OBJECT_TYPE_NAME (g_ptr_array_index (widgets, i)), name);
      g_test_fail ();
    }
}

static void
assert_names (LanWindow *window, const char *stage)
{
  g_autoptr (GString) offenders = g_string_new (NULL);
  g_autoptr (GPtrArray) widgets = NULL;

  lan_ui_wait_for_frame (GTK_WIDGET (window));
  assert_no_marks (GTK_WIDGET (window), stage);
  widgets = lan_ui_find_all (GTK_WIDGET (window), takes_focus, NULL);
  g_assert_cmpuint (widgets->len, >, 0);
  for (guint i = 0; i < widgets->len; i++)
    if (!has_name (get_named (g_ptr_array_index (widgets, i))))
      append_path (offenders, g_ptr_array_index (widgets, i));
  g_test_message ("%s: %u widgets take the focus", stage, widgets->len);
  if (offenders->len > 0)
    {
      g_test_message ("%s: without a name:\n%s", stage, offenders->str);
      g_test_fail ();
    }
}

/* The question how many squires go along, where a knight is sent to a county. */
static void
ask_for_squires (LanWindow *window)
{
  g_autoptr (GPtrArray) counties = lan_ui_find_class (GTK_WIDGET (window), LAN_TYPE_COUNTY_SPACE, "legal");

  g_assert_cmpuint (counties->len, >, 0);
  lan_ui_click (g_ptr_array_index (counties, 0));
  g_assert_nonnull (lan_ui_find (GTK_WIDGET (window), LAN_TYPE_SQUIRE_CHOOSER));
}

static void
test_names (void)
{
  LanWindow *window = lan_ui_open_window (0, 0);
  g_autoptr (LanUiPlayer) player = NULL;

  assert_names (window, "start page");
  lan_ui_click_button (GTK_WIDGET (window), "New Game…");
  assert_names (window, "new game");
  g_assert_true (lan_ui_press_key (GTK_WINDOW (window), GDK_KEY_Escape));

  window = lan_ui_begin_game ("players:2,humans:2,seed:41");
  player = lan_ui_player_new (window, 9);
  assert_names (window, "first tile");
  lan_ui_player_take_knight (player);
  assert_names (window, "knight in hand");
  ask_for_squires (window);
  assert_names (window, "squires");
  lan_ui_player_reach (player, LAN_TYPE_VOTE_SHEET);
  assert_names (window, "vote");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.forecast", NULL));
  g_assert_true (LAN_IS_FORECAST_SHEET (lan_ui_player_get_sheet (player)));
  assert_names (window, "forecast");
  g_assert_true (lan_ui_press_key (GTK_WINDOW (window), GDK_KEY_Escape));
  lan_ui_player_reach (player, LAN_TYPE_REVEAL_SHEET);
  assert_names (window, "reveal");
  while (lan_ui_player_act (player))
    ;
  assert_names (window, "results");
  lan_ui_close_window (window);
}

/* Questions, and what is in the menus of the window. */
static void
test_dialogs (void)
{
  LanWindow *window = lan_ui_begin_game ("players:2,humans:2,seed:41");
  g_autoptr (LanUiPlayer) player = lan_ui_player_new (window, 9);
  g_autoptr (GPtrArray) menus = lan_ui_find_class (GTK_WIDGET (window), GTK_TYPE_MENU_BUTTON, NULL);
  LanSavedGame *saved;

  for (guint i = 0; i < menus->len; i++)
    {
      gtk_menu_button_popup (g_ptr_array_index (menus, i));
      lan_ui_wait_for_frame (GTK_WIDGET (window));
      assert_no_marks (GTK_WIDGET (window), "menu");
      gtk_menu_button_popdown (g_ptr_array_index (menus, i));
      lan_ui_settle ();
    }
  lan_ui_player_act (player);
  saved = lan_ui_library_add (window, "4p-cut", NULL);
  lan_ui_library_show (window);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (lan_ui_library_find_row (window, saved)), "saved.rename", NULL));
  lan_ui_settle ();
  g_assert_nonnull (lan_ui_find_dialog ());
  assert_no_marks (GTK_WIDGET (lan_ui_find_dialog ()), "question");
  lan_ui_click_button (GTK_WIDGET (lan_ui_find_dialog ()), "Cancel");
  assert_names (window, "library");
  lan_ui_library_close (window);
}

int
main (int argc, char **argv)
{
  lan_ui_init (&argc, &argv);
  g_test_add_func ("/ui/accessible/names", test_names);
  g_test_add_func ("/ui/accessible/dialogs", test_dialogs);
  return g_test_run ();
}
