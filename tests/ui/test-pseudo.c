/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The window in a language that nobody speaks, half as long again as English and without a letter of ASCII
 * (pseudo.awk): what can be read in English there is not translatable. test-pseudo.sh makes the language.
 */

#include "lan-new-game-sheet.h"
#include "lan-save-writer.h"
#include "lan-tooltip.h"
#include "lan-ui-fit.h"
#include "lan-ui-hand.h"
#include "lan-ui-help.h"
#include "lan-ui-ink.h"
#include "lan-ui-library.h"
#include "lan-ui-player.h"
#include "lan-ui-tour.h"
#include "lan-ui-tree.h"
#include "lan-ui-window.h"

#include <string.h>

#define LTR GTK_TEXT_DIR_LTR
#define RTL GTK_TEXT_DIR_RTL

static const LanUiLook pseudo[] = {
  { "small-pseudo", 1024, 600, 1, LTR, .language = "pseudo" },
  { "phone-pseudo", 360, 640, 1, LTR, .language = "pseudo" },
};

static const LanUiLook pseudo_rtl[] = {
  { "small-pseudo-rtl", 1024, 600, 1, RTL, .language = "pseudo-rtl" },
  { "phone-pseudo-rtl", 360, 640, 1, RTL, .language = "pseudo-rtl" },
};

typedef struct {
  const LanUiLook *look;
  GtkWindow *window;
  gboolean saved; /* games from files are shown, in which names were typed */
} Sight;

/* The name of the program is the same in every language; the level of the tests is none that a player can choose. */
static const char *const names[] = { "Lancaster", "greedy" };
static const char *const typed[] = { "Neville", "Percy", "Beaufort", "Mortimer", "Stafford" };

static gboolean
has_english (const char *text, gboolean saved)
{
  g_autoptr (GString) rest = g_string_new (text);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_string_replace (rest, names[i], "", 0);
  for (guint i = 0; saved && i < G_N_ELEMENTS (typed); i++)
    g_string_replace (rest, typed[i], "", 0);
  return strpbrk (rest->str, G_CSET_A_2_Z G_CSET_a_2_z) != NULL;
}

/* A message that is whole has both its brackets, and nothing in it is still to be filled in. */
static gboolean
is_broken (const char *text)
{
  int open = 0;

  for (const char *c = text; *c != '\0'; c++)
    open += *c == '[' ? 1 : *c == ']' ? -1 : 0;
  return open != 0 || strchr (text, '%') != NULL;
}

static void
judge (const Sight *sight, GtkWidget *widget, const char *what, const char *text)
{
  if (text == NULL || (!has_english (text, sight->saved) && !is_broken (text)))
    return;
  g_test_message ("%s: %s: “%s”", G_OBJECT_TYPE_NAME (widget), what, text);
  g_test_fail ();
}

/* The buttons of the title bar are the toolkit's, which has catalogues of its own; what was typed stays as it was
 * typed. */
static gboolean
is_ours (GtkWidget *widget, gpointer data)
{
  return gtk_widget_get_ancestor (widget, GTK_TYPE_WINDOW_CONTROLS) == NULL
         && gtk_widget_get_ancestor (widget, GTK_TYPE_EDITABLE) == NULL;
}

static void
judge_widget (const Sight *sight, GtkWidget *widget)
{
  g_autofree char *name = lan_ui_get_property (widget, GTK_ACCESSIBLE_PROPERTY_LABEL);
  g_autofree char *description = lan_ui_get_property (widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);

  judge (sight, widget, "name", name);
  judge (sight, widget, "description", description);
  judge (sight, widget, "tooltip", lan_tooltip_get_text (widget));
  if (GTK_IS_LABEL (widget))
    judge (sight, widget, "text", gtk_label_get_text (GTK_LABEL (widget)));
}

/* A typed name as it may be drawn: cut where room is short, from right to left, with a ligature in the place of letters. */
static gboolean
is_of_name (const char *letters)
{
  for (guint i = 0; i < G_N_ELEMENTS (typed); i++)
    if (strspn (letters, typed[i]) == strlen (letters))
      return TRUE;
  return FALSE;
}

static void
assert_translated (const Sight *sight, GtkWidget *root)
{
  g_autoptr (GPtrArray) widgets = lan_ui_find_all (root, is_ours, NULL);
  g_autofree char *ink = lan_ui_read_ink (root);
  g_auto (GStrv) words = g_strsplit (ink, "\n", -1);

  for (guint i = 0; i < widgets->len; i++)
    judge_widget (sight, g_ptr_array_index (widgets, i));
  for (guint i = 0; words[i] != NULL; i++)
    if (!sight->saved || !is_of_name (words[i]))
      judge (sight, root, "drawn", words[i]);
}

static void
assert_good (const Sight *sight, const char *stage)
{
  g_test_message ("%s: %s", sight->look->name, stage);
  lan_ui_assert_fits (LAN_WINDOW (sight->window), sight->look);
  assert_translated (sight, GTK_WIDGET (sight->window));
}

/* The pages of the help have catalogues of their own, the window of shortcuts is the toolkit's, games without a title
 * have the day in the language of the system, and after the first one the start page has the names that were typed. */
static gboolean
is_of_others (const char *stage)
{
  static const char *const others[] = { "start", "start-continue", "library", "lesson-left", "shortcuts", NULL };

  return g_strv_contains (others, stage) || g_str_has_prefix (stage, "help");
}

/* Names are typed in the first steps, too; a new game lies over the start page. */
static void
on_stop (GtkWindow *window, const char *stage, gpointer look)
{
  const Sight sight = { look, window, g_str_has_prefix (stage, "lesson") };
  GtkWidget *sheet = lan_ui_find (GTK_WIDGET (window), LAN_TYPE_NEW_GAME_SHEET);

  if (!g_str_equal (stage, "shortcuts"))
    lan_ui_judge_fit (window, look);
  if (!is_of_others (stage))
    assert_translated (&sight, sheet != NULL ? sheet : GTK_WIDGET (window));
}

static void
test_tour (gconstpointer data)
{
  const LanUiLook *look = data;
  const LanUiTour tour = { look->width, look->height, on_stop, (gpointer) look };

  lan_ui_look_wear (look);
  lan_ui_tour (&tour);
}

static Sight
open_window (const LanUiLook *look, gboolean saved)
{
  lan_ui_look_wear (look);
  return (Sight) { look, GTK_WINDOW (lan_ui_open_window (look->width, look->height)), saved };
}

/* The pages that are there without a game. A game without a title would show its day in the language of the system. */
static void
test_pages (gconstpointer look)
{
  Sight sight = open_window (look, TRUE);
  LanWindow *window = LAN_WINDOW (sight.window);

  assert_good (&sight, "start");
  lan_ui_library_empty (window);
  lan_ui_library_add (window, "5p-cut", "1");
  lan_ui_library_add (window, "2p-plain", "2");
  assert_good (&sight, "start with a game to go on with");
  lan_ui_library_show (window);
  assert_good (&sight, "library");
  lan_ui_press_key (GTK_WINDOW (window), GDK_KEY_Escape);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", NULL);
  assert_good (&sight, "new game");
  lan_ui_library_empty (window);
  lan_ui_library_close (window);
}

/* No letter of the language: the file is the same in every one. */
static void
assert_save_is_plain (LanWindow *window)
{
  LanGame *game = lan_ui_get_game (window);
  g_autoptr (LanRecord) record = lan_game_to_record (game);
  g_autoptr (GBytes) bytes = lan_save_write_bytes (record);
  gsize size;
  const char *text = g_bytes_get_data (bytes, &size);

  for (gsize i = 0; i < size; i++)
    if (!g_ascii_isprint (text[i]) && text[i] != '\n')
      {
        g_test_message ("translated: %.*s", (int) size, text);
        g_test_fail ();
        return;
      }
}

/* Games begun in every way, and one with decisions of every kind of phase. */
static void
test_saves (gconstpointer look)
{
  LanWindow *window = LAN_WINDOW (open_window (look, FALSE).window);
  g_autoptr (LanUiPlayer) player = lan_ui_player_new (window, 1);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", NULL);
  lan_ui_click_button (GTK_WIDGET (window), "_Begin in 1413");
  assert_save_is_plain (window);
  lan_ui_begin_in_window (window, "players:4,humans:1,seed:7");
  while (lan_game_get_state (lan_ui_get_game (window))->round == 1)
    lan_ui_player_act (player);
  assert_save_is_plain (window);
  lan_ui_close_window (window);
}

static void
add (const char *name, const LanUiLook *look, GTestDataFunc test)
{
  g_autofree char *path = g_strdup_printf ("/ui/pseudo/%s/%s", name, look->name);

  g_test_add_data_func (path, look, test);
}

/* A process speaks its language from the beginning: test-pseudo [rtl]. */
int
main (int argc, char **argv)
{
  gboolean rtl = argc > 1 && g_str_equal (argv[1], "rtl");
  const LanUiLook *looks = rtl ? pseudo_rtl : pseudo;

  lan_ui_look_prepare (&looks[0]);
  lan_ui_init (&argc, &argv);
  lan_ui_install_help ();
  if (!lan_ui_look_wear (&looks[0]))
    g_error ("there is no catalogue “%s” in LAN_UI_LOCALEDIR", looks[0].language);
  for (guint i = 0; i < (rtl ? G_N_ELEMENTS (pseudo_rtl) : G_N_ELEMENTS (pseudo)); i++)
    {
      add ("pages", &looks[i], test_pages);
      add ("tour", &looks[i], test_tour);
    }
  add ("saves", &looks[0], test_saves);
  return g_test_run ();
}
