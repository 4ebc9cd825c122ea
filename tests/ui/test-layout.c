/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Windows of every size, text of every size, both directions: everything in its place, nothing cut off. */

#include "lan-board-view.h"
#include "lan-castle-view.h"
#include "lan-chronicle.h"
#include "lan-conflict-board.h"
#include "lan-game-page.h"
#include "lan-house-list.h"
#include "lan-knight-button.h"
#include "lan-law-card.h"
#include "lan-law-track.h"
#include "lan-map-view.h"
#include "lan-prompt-bar.h"
#include "lan-reveal-sheet.h"
#include "lan-ui-fit.h"
#include "lan-ui-hand.h"
#include "lan-ui-ink.h"
#include "lan-ui-library.h"
#include "lan-ui-look.h"
#include "lan-ui-player.h"
#include "lan-ui-tree.h"
#include "lan-ui-window.h"
#include "lan-view-switcher.h"
#include "lan-vote-sheet.h"

#include <string.h>

#define LTR GTK_TEXT_DIR_LTR
#define RTL GTK_TEXT_DIR_RTL

static const LanUiLook wide = { "wide", 1366, 768, 1, LTR };
static const LanUiLook small = { "small", 1024, 600, 1, LTR };
static const LanUiLook folded = { "folded", 800, 600, 1, LTR };
static const LanUiLook phone = { "phone", 360, 640, 1, LTR };
static const LanUiLook right_to_left = { "right-to-left", 1366, 768, 1, RTL };

static const LanUiLook large_texts[] = {
  { "large-text", 1366, 768, 2, LTR },
  { "small-large-text", 1024, 600, 2, LTR },
  { "phone-large-text", 360, 640, 2, LTR },
  { "phone-right-to-left", 360, 640, 1, RTL },
};

static LanWindow *
begin (const LanUiLook *look, const char *words)
{
  LanWindow *window;

  lan_ui_look_wear (look);
  window = lan_ui_open_window (look->width, look->height);
  lan_ui_begin_in_window (window, words);
  lan_ui_wait_for_frame (GTK_WIDGET (window));
  lan_ui_wait_for_frame (GTK_WIDGET (window));
  return window;
}

static LanGamePage *
get_page (LanWindow *window)
{
  return LAN_GAME_PAGE (lan_ui_find (GTK_WIDGET (window), LAN_TYPE_GAME_PAGE));
}

static void
test_fit (gconstpointer data)
{
  const LanUiLook *look = data;
  LanWindow *window = begin (look, "players:4,humans:1,seed:7");
  g_autoptr (LanUiPlayer) player = lan_ui_player_new (window, 1);
  GtkWidget *switcher = lan_ui_find (GTK_WIDGET (window), LAN_TYPE_VIEW_SWITCHER);

  lan_ui_assert_fits (window, look);
  lan_ui_player_take_knight (player);
  for (guint view = 0; view < LAN_N_VIEWS; view++)
    {
      if (switcher != NULL)
        lan_view_switcher_set_view (LAN_VIEW_SWITCHER (switcher), view);
      lan_ui_assert_fits (window, look);
    }
  lan_session_unselect (lan_window_get_session (window));
  lan_ui_player_reach (player, LAN_TYPE_VOTE_SHEET);
  lan_ui_assert_fits (window, look);
  lan_ui_assert_sheet_fits (lan_ui_player_get_sheet (player));
  lan_ui_player_reach (player, LAN_TYPE_REVEAL_SHEET);
  lan_ui_assert_fits (window, look);
  lan_ui_assert_sheet_fits (lan_ui_player_get_sheet (player));
  lan_ui_close_window (window);
}

/* The start page with a game to go on with, and the library with the most players. */
static void
test_library (gconstpointer data)
{
  const LanUiLook *look = data;
  LanWindow *window;

  lan_ui_look_wear (look);
  window = lan_ui_open_window (look->width, look->height);
  lan_ui_library_empty (window);
  lan_ui_library_add (window, "5p-cut", "A title that is rather long for a small window");
  lan_ui_library_add (window, "2p-plain", NULL);
  lan_ui_assert_fits (window, look);
  lan_ui_library_show (window);
  lan_ui_assert_fits (window, look);
  lan_ui_library_empty (window);
  lan_ui_assert_fits (window, look);
  lan_ui_library_close (window);
}

static int
get_left (GtkWidget *widget, LanWindow *window)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (window), &bounds));
  return (int) bounds.origin.x;
}

static GtkWidget *
find (LanWindow *window, GType type)
{
  return lan_ui_find (GTK_WIDGET (window), type);
}

/* R-to-l: the panel changes sides; England stays west of France. */
static void
test_mirror (void)
{
  LanWindow *window = begin (&wide, "players:4,humans:1,seed:7");

  g_assert_cmpint (get_left (find (window, LAN_TYPE_CASTLE_VIEW), window), >,
                   get_left (find (window, LAN_TYPE_BOARD_VIEW), window));
  lan_ui_close_window (window);

  window = begin (&right_to_left, "players:4,humans:1,seed:7");
  g_assert_cmpint (get_left (find (window, LAN_TYPE_CASTLE_VIEW), window), <,
                   get_left (find (window, LAN_TYPE_BOARD_VIEW), window));
  g_assert_cmpint (get_left (find (window, LAN_TYPE_MAP_VIEW), window), <,
                   get_left (find (window, LAN_TYPE_CONFLICT_BOARD), window));
  lan_ui_close_window (window);
}

static GtkAdjustment *
get_side_adjustment (LanWindow *window)
{
  GtkWidget *panel = gtk_widget_get_ancestor (find (window, LAN_TYPE_CASTLE_VIEW), GTK_TYPE_SCROLLED_WINDOW);

  return gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (panel));
}

/* Four players need no scrolling beside the board at 1024 x 600. */
static void
test_side_panel (gconstpointer look)
{
  LanWindow *window = begin (look, "players:4,humans:4,seed:7");
  GtkAdjustment *adjustment = get_side_adjustment (window);

  g_assert_false (lan_game_page_get_folded (get_page (window)));
  g_assert_cmpfloat (gtk_adjustment_get_upper (adjustment), <=, gtk_adjustment_get_page_size (adjustment));
  lan_ui_close_window (window);
}

/* Nor do two with allies, who have one more castle, with a knight in hand and the chronicle's button for the last turn.
 */
static void
test_side_panel_allies (gconstpointer look)
{
  LanWindow *window = begin (look, "players:2,humans:2,seed:7");
  g_autoptr (LanUiPlayer) player = lan_ui_player_new (window, 9);
  GtkAdjustment *adjustment = get_side_adjustment (window);

  g_assert_false (lan_game_page_get_folded (get_page (window)));
  lan_ui_player_take_knight (player);
  lan_ui_wait_for_frame (GTK_WIDGET (window));
  g_assert_cmpfloat (gtk_adjustment_get_upper (adjustment), <=, gtk_adjustment_get_page_size (adjustment));
  lan_ui_close_window (window);
}

/* F9 brings the folded panel; a knight in hand sends it away, for the places are on the board. */
static void
test_fold (void)
{
  LanWindow *window = begin (&folded, "players:2,humans:2,seed:41");
  g_autoptr (LanUiPlayer) player = lan_ui_player_new (window, 9);
  LanGamePage *page = get_page (window);

  g_assert_true (lan_game_page_get_folded (page));
  g_assert_nonnull (find (window, LAN_TYPE_MAP_VIEW));
  g_assert_nonnull (find (window, LAN_TYPE_CASTLE_VIEW)); /* the first decision builds in the castle */
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.side-panel", NULL));
  g_assert_null (find (window, LAN_TYPE_CASTLE_VIEW));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.side-panel", NULL));
  g_assert_nonnull (find (window, LAN_TYPE_CASTLE_VIEW));

  lan_ui_player_take_knight (player);
  g_assert_null (find (window, LAN_TYPE_CASTLE_VIEW));
  lan_ui_close_window (window);
}

static LanViewSwitcher *
get_switcher (LanWindow *window)
{
  return LAN_VIEW_SWITCHER (find (window, LAN_TYPE_VIEW_SWITCHER));
}

/* One view at a time; what a decision needs comes by itself and is marked; the prompt bar stays. */
static void
test_views (void)
{
  LanWindow *window = begin (&phone, "players:2,humans:2,seed:41");
  g_autoptr (LanUiPlayer) player = lan_ui_player_new (window, 9);
  static const struct {
    LanView view;
    GType (*type) (void);
  } views[] = {
    { LAN_VIEW_ENGLAND, lan_map_view_get_type },    { LAN_VIEW_FRANCE, lan_conflict_board_get_type },
    { LAN_VIEW_CASTLE, lan_castle_view_get_type },  { LAN_VIEW_PARLIAMENT, lan_law_track_get_type },
    { LAN_VIEW_CHRONICLE, lan_chronicle_get_type },
  };

  g_assert_cmpint (lan_view_switcher_get_view (get_switcher (window)), ==, LAN_VIEW_CASTLE);
  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    {
      lan_view_switcher_set_view (get_switcher (window), views[i].view);
      lan_ui_wait_for_frame (GTK_WIDGET (window));
      for (guint j = 0; j < G_N_ELEMENTS (views); j++)
        g_assert_cmpint (find (window, views[j].type ()) != NULL, ==, i == j);
      g_assert_nonnull (find (window, LAN_TYPE_PROMPT_BAR));
    }
  /* Whoever went to read the chronicle is not called away; the next decision does that. */
  lan_view_switcher_set_view (get_switcher (window), LAN_VIEW_CASTLE);
  lan_ui_player_take_knight (player);
  lan_ui_wait_for_frame (GTK_WIDGET (window));
  g_assert_nonnull (lan_ui_find_text (GTK_WIDGET (get_switcher (window)), "●"));
  lan_ui_close_window (window);
}

static void
add_fit (const LanUiLook *look)
{
  g_autofree char *path = g_strconcat ("/ui/layout/fit/", look->name, NULL);

  g_test_add_data_func (path, look, test_fit);
}

/* Long words take more lines: what decisions need stays in sight, and the end of the chronicle may be scrolled to. */
static void
test_side_panel_long_words (gconstpointer look)
{
  LanWindow *window = begin (look, "players:2,humans:2,seed:7");
  GtkWidget *houses = find (window, LAN_TYPE_HOUSE_LIST);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (houses, gtk_widget_get_parent (houses), &bounds));
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=,
                     gtk_adjustment_get_page_size (get_side_adjustment (window)));
  lan_ui_close_window (window);
}

/* Words stay whole, whatever font there is for them: a line of a title begins the title or a word. */
static void
assert_whole_words (GtkLabel *label)
{
  PangoLayout *layout = gtk_label_get_layout (label);
  const char *text = pango_layout_get_text (layout);

  g_assert_false (pango_layout_is_ellipsized (layout));
  for (GSList *l = pango_layout_get_lines_readonly (layout); l != NULL; l = l->next)
    {
      int start = ((PangoLayoutLine *) l->data)->start_index;

      if (start > 0 && text[start - 1] != ' ')
        g_error ("“%s” is broken at “%s”", text, text + start);
    }
}

/* Every law in turn on a card of the track; title and symbols have their room. */
static void
test_law_titles (gconstpointer look)
{
  LanWindow *window = begin (look, "players:4,humans:1,seed:7");
  LanGameContent *content = lan_session_get_content (lan_window_get_session (window));
  GtkWidget *card = find (window, LAN_TYPE_LAW_CARD);

  for (guint i = 0; i < lan_game_content_get_size (content, LAN_TABLE_LAWS); i++)
    {
      int least;

      lan_law_card_set_law (LAN_LAW_CARD (card), i);
      /* The title is made smaller once the card has its width. */
      lan_ui_wait_for_frame (card);
      lan_ui_wait_for_frame (card);
      assert_whole_words (GTK_LABEL (lan_ui_find (card, GTK_TYPE_LABEL)));
      gtk_widget_measure (card, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (card), &least, NULL, NULL, NULL);
      g_assert_cmpint (least, <=, gtk_widget_get_height (card));
    }
  lan_ui_close_window (window);
}

/* What is written on the board and the castle is there to its last letter; spaces have no ink. */
static void
test_lettering (gconstpointer look)
{
  static const char *const words[] = { "Firstbattle", "lostknightsgotothereserveunlessransomed", "Table", "Court", "Reserve" };
  LanWindow *window = begin (look, "players:4,humans:1,seed:7");
  g_autofree char *ink = lan_ui_read_ink (GTK_WIDGET (window));

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (strstr (ink, words[i]) == NULL)
      g_error ("“%s” is not to be read in:\n%s", words[i], ink);
  lan_ui_close_window (window);
}

static void
add_lettering (const LanUiLook *look)
{
  g_autofree char *titles = g_strconcat ("/ui/layout/law-titles/", look->name, NULL);
  g_autofree char *lettering = g_strconcat ("/ui/layout/lettering/", look->name, NULL);

  g_test_add_data_func (titles, look, test_law_titles);
  g_test_add_data_func (lettering, look, test_lettering);
}

/* With fonts that are wider than those that everything is made for. Phones with large text scroll sideways then. */
static void
add_plain_fonts (void)
{
  add_lettering (&wide);
  add_lettering (&small);
  add_fit (&wide);
  add_fit (&small);
  add_fit (&phone);
  add_fit (&large_texts[1]);
}

static void
add_english (void)
{
  add_lettering (&wide);
  add_lettering (&small);
  add_fit (&wide);
  add_fit (&small);
  add_fit (&folded);
  add_fit (&phone);
  add_fit (&right_to_left);
  for (guint i = 0; i < G_N_ELEMENTS (large_texts); i++)
    add_fit (&large_texts[i]);
  g_test_add_func ("/ui/layout/mirror", test_mirror);
  g_test_add_data_func ("/ui/layout/side-panel/four", &small, test_side_panel);
  g_test_add_data_func ("/ui/layout/side-panel/allies", &small, test_side_panel_allies);
  g_test_add_func ("/ui/layout/fold", test_fold);
  g_test_add_func ("/ui/layout/views", test_views);
  g_test_add_data_func ("/ui/layout/library/phone", &phone, test_library);
  g_test_add_data_func ("/ui/layout/library/right-to-left", &right_to_left, test_library);
  for (guint i = 0; i < G_N_ELEMENTS (large_texts); i++)
    {
      g_autofree char *path = g_strconcat ("/ui/layout/library/", large_texts[i].name, NULL);

      g_test_add_data_func (path, &large_texts[i], test_library);
    }
}

static void
test_no_catalogue (void)
{
  g_test_skip ("there is no catalogue of the language, or no locale that lets it be used");
}

static void
add_language (const LanUiLook looks[LAN_UI_SIZES])
{
  if (!lan_ui_look_wear (&looks[0]))
    {
      g_test_add_func ("/ui/layout/language", test_no_catalogue);
      return;
    }
  for (guint i = 0; i < LAN_UI_SIZES; i++)
    add_fit (&looks[i]);
  g_test_add_data_func ("/ui/layout/library/language", &looks[2], test_library);
  g_test_add_data_func ("/ui/layout/side-panel/four", &looks[1], test_side_panel);
  g_test_add_data_func ("/ui/layout/side-panel/allies", &looks[1], test_side_panel_long_words);
}

/* A process speaks its language from the beginning: test-layout [LANGUAGE|plain-fonts]. */
int
main (int argc, char **argv)
{
  const LanUiLook *language = lan_ui_look_find_language (argv[1]);
  gboolean plain = g_strcmp0 (argv[1], "plain-fonts") == 0;

  if (language != NULL)
    lan_ui_look_prepare (&language[0]);
  lan_ui_init (&argc, &argv);
  if (language != NULL)
    add_language (language);
  else if (plain)
    add_plain_fonts ();
  else
    add_english ();
  return g_test_run ();
}
