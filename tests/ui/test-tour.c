/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Everything that the program can show, looked at once: everything is in its place and can be read, no letter of a
 * window or menu is underlined twice, every dialog opens its page of the help, and the keys are those that people are told of.
 * test-tour [LANGUAGE|LOOK]: the pages of the dialogs are looked for in the usual window only.
 */

#include "lan-config.h"

#include "lan-help-button.h"
#include "lan-help-topics.h"
#include "lan-hidden-list.h"
#include "lan-sheet-host.h"
#include "lan-start-page.h"
#include "lan-ui-fit.h"
#include "lan-ui-hand.h"
#include "lan-ui-help.h"
#include "lan-ui-keys.h"
#include "lan-ui-letters.h"
#include "lan-ui-look.h"
#include "lan-ui-sizes.h"
#include "lan-ui-tour.h"
#include "lan-ui-tree.h"
#include "lan-ui-window.h"

#include <string.h>

#define LTR GTK_TEXT_DIR_LTR

/* The first one is taken where none is named. */
static const LanUiLook looks[] = {
  { "usual", 1366, 768, 1, LTR },
  { "phone", 360, 640, 1, LTR },
  { "small-large-text", 1024, 600, 2, LTR },
  { "phone-large-text", 360, 640, 2, LTR },
};

typedef struct {
  const LanUiLook *look;
  LanUiKeys *obeyed, *told;
} Judge;

/* The page about a stop; NULL: what is shown there is no dialog. */
static const char *
get_page (const char *stage)
{
  static const char *const pages[][2] = {
    { "library", "library" }, { "new-game", "new-game" }, { "new-game-engine", "engines" }, { "forecast", "forecast" },
    { "preferences", "preferences" }, { "lesson-vote", "vote" }, { "vote", "vote" }, { "vote-hint", "vote" }, { "reveal", "vote" },
    { "results", "scores#results" }, { "analysis-working", "analysis" }, { "analysis", "analysis" },
    { "analysis-table", "analysis" }, { "replay", "replay" }, { "hand-over", "several-people" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    if (g_str_equal (pages[i][0], stage))
      return pages[i][1];
  return NULL;
}

/* It has a name, it can be reached, and it opens the page that is about what is shown. */
static void
judge_help (GtkWindow *window, const char *stage)
{
  const char *page = get_page (stage);
  GtkWidget *button = lan_ui_find (GTK_WIDGET (window), LAN_TYPE_HELP_BUTTON);
  GtkWidget *host = lan_ui_find (GTK_WIDGET (window), LAN_TYPE_SHEET_HOST);
  g_autofree char *name = NULL;

  if (page == NULL)
    {
      /* A sheet has one, whatever it is. */
      g_assert_true (host == NULL || lan_sheet_host_get_sheet (LAN_SHEET_HOST (host)) == NULL);
      return;
    }
  g_assert_nonnull (button);
  name = lan_ui_get_name (button);
  g_assert_cmpstr (name, ==, "Help");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (button), ==, "Help");
  /* Else the viewer of this machine would come up. */
  if (g_app_info_get_default_for_uri_scheme ("help") != NULL)
    return;
  lan_ui_click (button);
  g_assert_nonnull (lan_ui_find_help ());
  g_assert_cmpstr (lan_help_window_get_page (lan_ui_find_help ()), ==, page);
  gtk_window_destroy (GTK_WINDOW (lan_ui_find_help ()));
  lan_ui_settle ();
}

/* The window of shortcuts is the toolkit's. */
static void
judge_fit (const LanUiLook *look, GtkWindow *window)
{
  GtkWidget *host = lan_ui_find (GTK_WIDGET (window), LAN_TYPE_SHEET_HOST);
  GtkWidget *sheet = host != NULL ? lan_sheet_host_get_sheet (LAN_SHEET_HOST (host)) : NULL;

  if (!GTK_IS_SHORTCUTS_WINDOW (window))
    lan_ui_judge_fit (window, look);
  if (sheet != NULL)
    lan_ui_assert_sheet_fits (sheet);
}

/* A page that shows all it has at once, as far as there is room: but for large text, and on a telephone. */
static void
judge_whole (const LanUiLook *look, GtkWidget *page)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (lan_ui_find (page, GTK_TYPE_SCROLLED_WINDOW)));

  if (look->width >= 1000 && look->text_scale <= 1)
    g_assert_cmpfloat (gtk_adjustment_get_upper (adjustment), <=, gtk_adjustment_get_page_size (adjustment));
}

/* A sentence of what was hidden is shown as a whole, or has to be scrolled to. */
static void
judge_hidden (GtkWidget *hidden)
{
  GtkWidget *scroller = lan_ui_find (hidden, GTK_TYPE_SCROLLED_WINDOW);
  g_autoptr (GPtrArray) rows = lan_ui_find_class (scroller, GTK_TYPE_LIST_BOX_ROW, NULL);
  const float height = (float) gtk_widget_get_height (scroller);
  guint seen = 0;

  for (guint i = 0; i < rows->len; i++)
    {
      graphene_rect_t row;

      g_assert_true (gtk_widget_compute_bounds (g_ptr_array_index (rows, i), scroller, &row));
      g_assert_true (row.origin.y + row.size.height <= height + 1 || row.origin.y >= height - 1);
      seen += row.origin.y < height - 1;
    }
  g_assert_cmpuint (seen, >, 0);
}

static void
on_stop (GtkWindow *window, const char *stage, gpointer data)
{
  const Judge *judge = data;

  judge_fit (judge->look, window);
  lan_ui_judge_sizes (window, stage);
  if (g_str_equal (stage, "start") || g_str_equal (stage, "start-continue"))
    judge_whole (judge->look, lan_ui_find (GTK_WIDGET (window), LAN_TYPE_START_PAGE));
  if (g_str_equal (stage, "vote") || g_str_equal (stage, "lesson-vote"))
    judge_whole (judge->look, gtk_widget_get_last_child (lan_ui_find (GTK_WIDGET (window), LAN_TYPE_SHEET_HOST)));
  /* Large text leaves no room for the side panel. */
  if (g_str_equal (stage, "replay") && lan_ui_find (GTK_WIDGET (window), LAN_TYPE_HIDDEN_LIST) != NULL)
    judge_hidden (lan_ui_find (GTK_WIDGET (window), LAN_TYPE_HIDDEN_LIST));
  lan_ui_judge_letters (window, stage);
  if (judge->look == &looks[0])
    judge_help (window, stage);
  lan_ui_keys_add_obeyed (judge->obeyed, window);
  if (g_str_equal (stage, "shortcuts"))
    lan_ui_keys_add_window (judge->told, window);
}

/* The page of the help is in English here; in the window a vote has the letters of the language. */
static void
judge_keys (const Judge *judge)
{
  lan_ui_keys_add_accels (judge->obeyed);
  g_assert_cmpuint (lan_ui_keys_size (judge->obeyed), >, 30);
  g_assert_cmpuint (lan_ui_keys_compare (judge->obeyed, judge->told, FALSE, "program and shortcuts"), ==, 0);
  if (judge->look == &looks[0])
    {
      g_autoptr (LanUiKeys) page = lan_ui_keys_new ();

      lan_ui_keys_add_page (page, "controls");
      g_assert_cmpuint (lan_ui_keys_compare (judge->told, page, TRUE, "shortcuts and help"), ==, 0);
    }

  /* A key more, and one that does a second thing, would be found. */
  lan_ui_keys_add (judge->obeyed, "F12");
  lan_ui_keys_add (judge->obeyed, "<Control>z");
  g_assert_cmpuint (lan_ui_keys_compare (judge->obeyed, judge->told, FALSE, "planted"), ==, 2);
}

static void
test_tour (gconstpointer look)
{
  g_autoptr (LanUiKeys) obeyed = lan_ui_keys_new ();
  g_autoptr (LanUiKeys) told = lan_ui_keys_new ();
  Judge judge = { look, obeyed, told };
  const LanUiTour tour = { judge.look->width, judge.look->height, on_stop, &judge };

  lan_ui_tour (&tour);
  judge_keys (&judge);
}

static void
test_menus (void)
{
  lan_ui_judge_menus ();
}

/* Every page is there in the language of the program. */
static void
test_help_language (gconstpointer data)
{
  const LanUiLook *look = data;
  g_autoptr (GPtrArray) topics = lan_help_topics_load ();
  g_autofree char *folder = g_build_filename ("help", look->language, "lancaster", NULL);

  g_assert_cmpuint (topics->len, >, 20);
  for (guint i = 0; i < topics->len; i++)
    g_assert_nonnull (strstr (((const LanHelpTopic *) g_ptr_array_index (topics, i))->folder, folder));
}

static void
test_no_catalogue (void)
{
  g_test_skip ("there is no catalogue of the language, or no locale that lets it be used");
}

/* The small window of a language; without a name the usual one. */
static const LanUiLook *
find_look (const char *name)
{
  const LanUiLook *languages = lan_ui_look_find_language (name);

  if (languages != NULL)
    return &languages[1];
  for (guint i = 0; name != NULL && i < G_N_ELEMENTS (looks); i++)
    if (g_str_equal (looks[i].name, name))
      return &looks[i];
  return &looks[0];
}

int
main (int argc, char **argv)
{
  const LanUiLook *look = find_look (argv[1]);

  g_setenv ("LANGUAGE", "C", TRUE);
  lan_ui_look_prepare (look);
  lan_ui_init (&argc, &argv);
  lan_ui_install_help ();
  if (lan_ui_look_wear (look))
    {
      g_test_add_data_func ("/ui/tour", look, test_tour);
      g_test_add_func ("/ui/words/menus", test_menus);
      if (look->language != NULL)
        g_test_add_data_func ("/ui/words/help", look, test_help_language);
    }
  else
    g_test_add_func ("/ui/tour/language", test_no_catalogue);
  return g_test_run ();
}
