/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The help in a window of the program: every page and link of it, by keyboard, and pages that are broken or not there. */

#include "lan-config.h"

#include "lan-help-topics.h"
#include "lan-help-window.h"
#include "lan-seat-row.h"
#include "lan-ui-hand.h"
#include "lan-ui-help.h"
#include "lan-ui-library.h"
#include "lan-ui-player.h"
#include "lan-ui-tree.h"
#include "lan-ui-window.h"
#include "lan-vote-sheet.h"

static LanHelpWindow *
show (const char *page)
{
  LanHelpWindow *help;

  lan_help_window_show (NULL, page);
  help = lan_ui_find_help ();
  g_assert_nonnull (help);
  lan_ui_wait_for_frame (GTK_WIDGET (help));
  lan_ui_wait_for_frame (GTK_WIDGET (help));
  return help;
}

static void
close_help (void)
{
  gtk_window_destroy (GTK_WINDOW (lan_ui_find_help ()));
  lan_ui_settle ();
}

static gboolean
has_words (GtkWidget *widget, gpointer words)
{
  return GTK_IS_LABEL (widget) && strstr (gtk_label_get_text (GTK_LABEL (widget)), words) != NULL;
}

static gboolean
says (LanHelpWindow *help, const char *words)
{
  g_autoptr (GPtrArray) labels = lan_ui_find_all (GTK_WIDGET (help), has_words, (gpointer) words);

  return labels->len > 0;
}

static void
assert_focus (LanHelpWindow *help, const char *heading)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (help));
  g_autofree char *name = NULL;

  g_assert_nonnull (focus);
  name = lan_ui_get_name (focus);
  g_assert_cmpstr (name, ==, heading);
}

static gboolean
is_link (GtkWidget *widget, gpointer data)
{
  return GTK_IS_LABEL (widget) && g_str_has_prefix (gtk_label_get_label (GTK_LABEL (widget)), "<a href=");
}

/* Where the overview lists that page. */
static guint
get_position (GPtrArray *links, const char *page)
{
  g_autofree char *begin = g_strdup_printf ("<a href=\"%s\"", page);

  for (guint i = 0; i < links->len; i++)
    if (g_str_has_prefix (gtk_label_get_label (g_ptr_array_index (links, i)), begin))
      return i;
  g_error ("the overview does not list “%s”", page);
}

/* The overview lists every page once; what is to be read first comes first. */
static void
test_overview (void)
{
  LanWindow *window = lan_ui_open_window (0, 0);
  g_autoptr (GPtrArray) topics = lan_help_topics_load ();
  g_autoptr (GPtrArray) links = lan_ui_find_all (GTK_WIDGET (show ("index")), is_link, NULL);

  g_assert_cmpuint (links->len, ==, topics->len - 1);
  g_assert_cmpuint (get_position (links, "first-steps"), <, 3);
  g_assert_cmpuint (get_position (links, "introduction"), <, 3);
  g_assert_cmpuint (get_position (links, "first-game"), <, 3);
  g_assert_cmpuint (get_position (links, "castle"), <, get_position (links, "rules"));
  g_assert_cmpuint (get_position (links, "rules"), <, get_position (links, "rules-france"));
  g_assert_cmpuint (get_position (links, "rules-rewards"), <, get_position (links, "strategy"));
  g_assert_cmpuint (get_position (links, "strategy"), <, get_position (links, "troubleshooting"));
  g_assert_cmpuint (get_position (links, "troubleshooting"), <, get_position (links, "engines"));
  close_help ();
  lan_ui_close_window (window);
}

/* Every page is shown, with its title in focus, and no link leads nowhere. */
static void
test_pages (void)
{
  LanWindow *window = lan_ui_open_window (0, 0);
  g_autoptr (GPtrArray) topics = lan_help_topics_load ();

  g_assert_cmpuint (topics->len, >, 20);
  for (guint i = 0; i < topics->len; i++)
    {
      const LanHelpTopic *topic = g_ptr_array_index (topics, i);
      LanHelpWindow *help;

      g_test_message ("%s", topic->id);
      g_assert_null (topic->problem);
      help = show (topic->id);
      g_assert_cmpstr (lan_help_window_get_page (help), ==, topic->id);
      /* The overview has the title of the game, and the window must have another. */
      g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (help)), ==, g_str_equal (topic->id, "index") ? "Help" : topic->title);
      assert_focus (help, topic->title);
      for (guint k = 0; k < topic->guides->len; k++)
        g_assert_true (g_str_has_prefix (g_ptr_array_index (topic->guides, k), "index#"));
    }
  close_help ();
  lan_ui_close_window (window);
}

static gboolean
is_of_figure (GtkWidget *widget, gpointer data)
{
  GdkPaintable *paintable = GTK_IS_PICTURE (widget) ? gtk_picture_get_paintable (GTK_PICTURE (widget)) : NULL;

  return paintable != NULL && gdk_paintable_get_intrinsic_width (paintable) > 0;
}

/* The pictures that a page asks for, each with words in their place. */
static void
collect_media (const xmlNode *node, GPtrArray *words)
{
  for (const xmlNode *child = node->children; child != NULL; child = child->next)
    if (child->type == XML_ELEMENT_NODE && g_str_equal (child->name, "media"))
      {
        g_ptr_array_add (words, lan_help_line (child));
        g_assert_cmpuint (strlen (g_ptr_array_index (words, words->len - 1)), >, 20);
      }
    else if (child->type == XML_ELEMENT_NODE)
      collect_media (child, words);
}

/* As large as it is or as the window is wide, and nothing empty above and below. */
static void
assert_in_shape (GtkWidget *picture, GtkWidget *help)
{
  GdkPaintable *paintable = gtk_picture_get_paintable (GTK_PICTURE (picture));
  int width = gtk_widget_get_width (picture);

  g_assert_cmpint (width, >, 100);
  g_assert_cmpint (width, <=, MIN (gdk_paintable_get_intrinsic_width (paintable), gtk_widget_get_width (help)));
  g_assert_cmpfloat_with_epsilon (gtk_widget_get_height (picture),
                                  width / gdk_paintable_get_intrinsic_aspect_ratio (paintable), 2);
}

/* Each picture of a page is there, said in words to whoever cannot see it. */
static void
test_figures (void)
{
  LanWindow *window = lan_ui_open_window (0, 0);
  g_autoptr (GPtrArray) topics = lan_help_topics_load ();
  guint n = 0;

  for (guint i = 0; i < topics->len; i++)
    {
      const LanHelpTopic *topic = g_ptr_array_index (topics, i);
      g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
      g_autoptr (GPtrArray) pictures = NULL;
      GtkWidget *help = GTK_WIDGET (show (topic->id));

      g_test_message ("%s", topic->id);
      collect_media (xmlDocGetRootElement (topic->doc), words);
      pictures = lan_ui_find_all (help, is_of_figure, NULL);
      g_assert_cmpuint (pictures->len, ==, words->len);
      for (guint k = 0; k < pictures->len; k++)
        {
          GtkWidget *picture = g_ptr_array_index (pictures, k);

          g_assert_cmpstr (gtk_picture_get_alternative_text (GTK_PICTURE (picture)), ==, g_ptr_array_index (words, k));
          assert_in_shape (picture, help);
          n++;
        }
    }
  g_assert_cmpuint (n, >=, 14);
  close_help ();
  lan_ui_close_window (window);
}

/* Links, back and forward, the overview, a section, the search. */
static void
test_around (void)
{
  LanWindow *window = lan_ui_open_window (0, 0);
  LanHelpWindow *help = show (NULL);
  g_autoptr (GPtrArray) labels = NULL;
  gboolean handled;

  /* The overview lists the pages that ask for it. */
  labels = lan_ui_find_all (GTK_WIDGET (help), has_words, (gpointer) "Computer players");
  g_assert_cmpuint (labels->len, ==, 1);
  g_signal_emit_by_name (g_ptr_array_index (labels, 0), "activate-link", "computer-players", &handled);
  lan_ui_wait_for_frame (GTK_WIDGET (help));
  g_assert_cmpstr (lan_help_window_get_page (help), ==, "computer-players");
  show ("rules-rewards#final-scoring");
  assert_focus (help, "Final scoring");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (help), "help.back", NULL));
  g_assert_cmpstr (lan_help_window_get_page (help), ==, "computer-players");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (help), "help.forward", NULL));
  g_assert_cmpstr (lan_help_window_get_page (help), ==, "rules-rewards#final-scoring");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (help), "help.home", NULL));
  g_assert_cmpstr (lan_help_window_get_page (help), ==, "index");

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (help), "help.search", NULL));
  lan_ui_wait_for_frame (GTK_WIDGET (help));
  gtk_editable_set_text (GTK_EDITABLE (lan_ui_find (GTK_WIDGET (help), GTK_TYPE_SEARCH_ENTRY)), "RANSOM");
  while (!says (help, "Pages With These Words"))
    g_main_context_iteration (NULL, TRUE);
  g_assert_null (lan_help_window_get_page (help));
  lan_ui_wait_for_frame (GTK_WIDGET (help));
  g_assert_true (says (help, "Conflicts in France"));
  g_assert_false (says (help, "Preferences and colours"));
  close_help ();
  lan_ui_close_window (window);
}

static void
write_page (const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "help", "C", "lancaster", name, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

/* Broken, cut off, someone else's: each says so, and the others can be read. */
static void
test_hostile (void)
{
  static const char *const pages[] = {
    "",
    "<page",
    "<page xmlns=\"http://projectmallard.org/1.0/\" id=\"hostile\"><title>Cut",
    "<!DOCTYPE page [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><page xmlns=\"http://projectmallard.org/1.0/\"><p>&x;</p></page>",
    "<html/>",
    "<page><title>No namespace</title></page>",
  };
  LanWindow *window = lan_ui_open_window (0, 0);
  GString *deep = g_string_new ("<page xmlns=\"http://projectmallard.org/1.0/\"><title>Deep</title>");
  LanHelpWindow *help;

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      write_page ("hostile.page", pages[i]);
      help = show ("hostile");
      g_test_message ("%s", pages[i]);
      g_assert_true (says (help, "Install Lancaster anew."));
      g_assert_false (says (help, "root:"));
      close_help ();
    }

  /* As deep as the parser takes; pictures from elsewhere; links to what is none of the web's. */
  for (guint i = 0; i < 200; i++)
    g_string_append (deep, "<section><title>x</title>");
  g_string_append (deep, "<p><link href=\"file:///etc/passwd\">a</link></p>"
                         "<media type=\"image\" src=\"/etc/passwd\"><p>pic</p></media><media type=\"image\" src=\"../../x.png\"/>");
  for (guint i = 0; i < 200; i++)
    g_string_append (deep, "</section>");
  g_string_append (deep, "</page>");
  write_page ("hostile.page", deep->str);
  help = show ("hostile");
  g_assert_true (says (help, "Deep"));
  g_string_free (deep, TRUE);

  show ("no-such-page");
  g_assert_true (says (help, "The help has no page “no-such-page”."));
  show ("index");
  g_assert_true (says (help, "Computer players"));
  close_help ();
  lan_ui_close_window (window);
}

/* The last level of the computer players is an outside engine. */
static void
focus_engine (LanWindow *window)
{
  g_autoptr (GPtrArray) rows = lan_ui_find_class (GTK_WIDGET (window), LAN_TYPE_SEAT_ROW, NULL);
  GtkWidget *row = g_ptr_array_index (rows, 1);
  GtkDropDown *level = GTK_DROP_DOWN (lan_ui_find (row, GTK_TYPE_DROP_DOWN));

  gtk_drop_down_set_selected (level, g_list_model_get_n_items (gtk_drop_down_get_model (level)) - 1);
  lan_ui_settle ();
  g_assert_true (gtk_widget_grab_focus (lan_ui_find (row, GTK_TYPE_ENTRY)));
}

/* F1 opens the page about what is done. */
static void
test_context (void)
{
  /* All that F1 may ask for. */
  static const char *const asked[] = {
    "new-game", "vote", "several-people", "forecast", "scores", "library", "first-steps", "replay", "rules-counties", "place",
    "rules-france", "castle", "rules-parliament", "preferences", "controls", "rules", "engines", "rewards",
  };
  LanWindow *window = lan_ui_open_window (0, 0);
  g_autoptr (GPtrArray) topics = lan_help_topics_load ();
  g_autoptr (LanUiPlayer) player = NULL;

  lan_ui_library_empty (window);
  g_assert_null (lan_window_get_help_page (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", NULL);
  g_assert_cmpstr (lan_window_get_help_page (window), ==, "new-game");
  focus_engine (window);
  g_assert_cmpstr (lan_window_get_help_page (window), ==, "engines");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  lan_ui_library_show (window);
  g_assert_cmpstr (lan_window_get_help_page (window), ==, "library");
  /* Else the viewer of this machine would come up. */
  if (g_app_info_get_default_for_uri_scheme ("help") == NULL)
    {
      g_action_group_activate_action (G_ACTION_GROUP (g_application_get_default ()), "help", NULL);
      g_assert_cmpstr (lan_help_window_get_page (lan_ui_find_help ()), ==, "library");
      close_help ();
    }

  lan_ui_begin_in_window (window, "players:3,humans:1,seed:7");
  player = lan_ui_player_new (window, 1);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.forecast", NULL);
  g_assert_cmpstr (lan_window_get_help_page (window), ==, "forecast");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  lan_ui_player_reach (player, LAN_TYPE_VOTE_SHEET);
  g_assert_cmpstr (lan_window_get_help_page (window), ==, "vote");
  lan_session_visit (lan_window_get_session (window), 0);
  g_assert_cmpstr (lan_window_get_help_page (window), ==, "replay");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.first-steps", NULL);
  g_assert_cmpstr (lan_window_get_help_page (window), ==, "first-steps");
  lan_ui_close_window (window);

  for (guint i = 0; i < G_N_ELEMENTS (asked); i++)
    g_assert_nonnull (lan_help_topics_find (topics, asked[i]));
}

int
main (int argc, char **argv)
{
  g_setenv ("LANGUAGE", "C", TRUE);
  lan_ui_init (&argc, &argv);
  lan_ui_install_help ();
  g_test_add_func ("/ui/help/overview", test_overview);
  g_test_add_func ("/ui/help/pages", test_pages);
  g_test_add_func ("/ui/help/figures", test_figures);
  g_test_add_func ("/ui/help/around", test_around);
  g_test_add_func ("/ui/help/hostile", test_hostile);
  g_test_add_func ("/ui/help/context", test_context);
  return g_test_run ();
}
