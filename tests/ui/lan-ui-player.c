/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-ui-player.h"

#include "lan-hand-over.h"
#include "lan-knight-button.h"
#include "lan-knight-chooser.h"
#include "lan-prompt-choices.h"
#include "lan-results-sheet.h"
#include "lan-reveal-sheet.h"
#include "lan-sheet-host.h"
#include "lan-space.h"
#include "lan-squire-chooser.h"
#include "lan-ui-hand.h"
#include "lan-ui-tree.h"
#include "lan-vote-sheet.h"

/* Far more than a computer player or a decision takes. */
#define PATIENCE_SECONDS 60
#define PATIENCE_ACTS 200

/* One in so many: a knight put back, a sheet put aside. */
#define ONE_IN 12

struct _LanUiPlayer {
  LanWindow *window;
  LanSession *session;
  LanSheetHost *host;
  GRand *random;
  guint serial;  /* of the position of the last act */
  guint acts;    /* since it changed */
};

LanUiPlayer *
lan_ui_player_new (LanWindow *window, guint32 seed)
{
  LanUiPlayer *self = g_new0 (LanUiPlayer, 1);

  self->window = window;
  self->session = lan_window_get_session (window);
  self->host = LAN_SHEET_HOST (lan_ui_find (GTK_WIDGET (window), LAN_TYPE_SHEET_HOST));
  self->random = g_rand_new_with_seed (seed);
  return self;
}

void
lan_ui_player_free (LanUiPlayer *self)
{
  g_rand_free (self->random);
  g_free (self);
}

GtkWidget *
lan_ui_player_get_sheet (LanUiPlayer *self)
{
  return lan_sheet_host_get_sheet (self->host);
}

static guint
below (LanUiPlayer *self, guint n)
{
  return (guint) g_rand_int_range (self->random, 0, (gint32) n);
}

static GtkWidget *
pick_one (LanUiPlayer *self, GPtrArray *widgets)
{
  return g_ptr_array_index (widgets, below (self, widgets->len));
}

static GPtrArray *
find (LanUiPlayer *self, GType type, const char *css_class)
{
  return lan_ui_find_class (GTK_WIDGET (self->window), type, css_class);
}

static void
answer_vote (LanUiPlayer *self, GtkWidget *sheet)
{
  GtkWidget *more = lan_ui_find_button (sheet, "One marker more");

  if (below (self, ONE_IN) == 0)
    {
      lan_ui_click_button (sheet, "_View Board");
      g_assert_null (lan_ui_player_get_sheet (self));
      return; /* the prompt bar brings the sheet back */
    }
  lan_ui_click_button (sheet, below (self, 2) == 0 ? "Yes" : "No");
  while (gtk_widget_is_sensitive (more) && below (self, 2) == 0)
    lan_ui_click (more);
  lan_ui_click_button (sheet, "_Seal the Vote");
}

static void
answer_sheet (LanUiPlayer *self, GtkWidget *sheet)
{
  g_autoptr (GPtrArray) buttons = lan_ui_find_class (sheet, GTK_TYPE_BUTTON, "suggested-action");

  if (LAN_IS_VOTE_SHEET (sheet))
    answer_vote (self, sheet);
  else if (LAN_IS_REVEAL_SHEET (sheet))
    lan_ui_click_button (sheet, "_Continue");
  else if (LAN_IS_HAND_OVER (sheet) && buttons->len == 1)
    lan_ui_click (g_ptr_array_index (buttons, 0));
  else
    g_error ("Nobody has told me how to answer %s", G_OBJECT_TYPE_NAME (sheet));
}

/* A spin button is turned as the arrow keys turn it. */
static void
turn_spin (LanUiPlayer *self, GtkWidget *spin)
{
  for (guint i = below (self, 6); i > 0; i--)
    g_signal_emit_by_name (spin, "change-value", GTK_SCROLL_STEP_UP);
  lan_ui_settle ();
}

static void
answer_chooser (LanUiPlayer *self, GtkWidget *chooser)
{
  g_autoptr (GPtrArray) numbers = lan_ui_find_class (chooser, GTK_TYPE_TOGGLE_BUTTON, NULL);
  GtkWidget *spin = lan_ui_find (chooser, GTK_TYPE_SPIN_BUTTON);

  if (spin != NULL)
    turn_spin (self, spin);
  else
    lan_ui_click (pick_one (self, numbers));
  lan_ui_click_button (chooser, "_Place Knight");
}

/* The rows of a list have no gesture of their own; they are activated as Enter does. */
static void
choose_row (LanUiPlayer *self, GtkWidget *list)
{
  g_autoptr (GPtrArray) rows = lan_ui_find_class (list, GTK_TYPE_LIST_BOX_ROW, NULL);

  g_assert_cmpuint (rows->len, >, 0);
  gtk_widget_activate (pick_one (self, rows));
  lan_ui_settle ();
}

/* The buttons of the prompt bar, but not those inside a spin button. */
static gboolean
is_choice (GtkWidget *widget, gpointer data)
{
  return GTK_IS_BUTTON (widget) && gtk_widget_get_ancestor (widget, GTK_TYPE_SPIN_BUTTON) == NULL
         && gtk_widget_get_ancestor (widget, GTK_TYPE_POPOVER) == NULL;
}

/* Everything that the decision at hand lights up. */
static GPtrArray *
find_answers (LanUiPlayer *self)
{
  GtkWidget *choices = lan_ui_find (GTK_WIDGET (self->window), LAN_TYPE_PROMPT_CHOICES);
  GPtrArray *answers = lan_ui_find_all (choices, is_choice, NULL);

  g_ptr_array_extend_and_steal (answers, find (self, LAN_TYPE_SPACE, "legal"));
  g_ptr_array_extend_and_steal (answers, find (self, LAN_TYPE_KNIGHT_BUTTON, "selectable"));
  g_ptr_array_extend_and_steal (answers, find (self, LAN_TYPE_KNIGHT_BUTTON, "upgradable"));
  return answers;
}

static void
answer_on_board (LanUiPlayer *self)
{
  g_autoptr (GPtrArray) answers = find_answers (self);
  GtkWidget *choices = lan_ui_find (GTK_WIDGET (self->window), LAN_TYPE_PROMPT_CHOICES);
  GtkWidget *spin = lan_ui_find (choices, GTK_TYPE_SPIN_BUTTON);
  GtkWidget *answer, *menu;

  if (answers->len == 0)
    {
      g_autofree char *text = lan_ui_read_all (GTK_WIDGET (self->window));

      g_error ("A human must decide, but nothing can be clicked:\n%s", text);
    }
  answer = pick_one (self, answers);
  if (spin != NULL)
    turn_spin (self, spin);
  menu = gtk_widget_get_ancestor (answer, GTK_TYPE_MENU_BUTTON);
  lan_ui_click (answer);
  if (menu != NULL)
    choose_row (self, menu);
}

static void
place_in_hand (LanUiPlayer *self)
{
  g_autoptr (GPtrArray) places = find (self, LAN_TYPE_SPACE, "legal");

  g_assert_cmpuint (places->len, >, 0);
  if (below (self, ONE_IN) == 0)
    lan_ui_click_button (GTK_WIDGET (self->window), "Put Back");
  else
    lan_ui_click (pick_one (self, places));
}

static void
answer_on_page (LanUiPlayer *self)
{
  g_autoptr (GPtrArray) in_hand = find (self, LAN_TYPE_KNIGHT_BUTTON, "selected");
  GtkWidget *chooser = lan_ui_find (GTK_WIDGET (self->window), LAN_TYPE_SQUIRE_CHOOSER);
  GtkWidget *knights = lan_ui_find (GTK_WIDGET (self->window), LAN_TYPE_KNIGHT_CHOOSER);

  if (chooser != NULL)
    answer_chooser (self, chooser);
  else if (knights != NULL)
    choose_row (self, knights);
  else if (in_hand->len > 0)
    place_in_hand (self);
  else
    answer_on_board (self);
}

static void
count_act (LanUiPlayer *self)
{
  guint serial = lan_game_get_serial (lan_session_get_game (self->session));

  self->acts = serial == self->serial ? self->acts + 1 : 0;
  self->serial = serial;
  if (self->acts > PATIENCE_ACTS)
    g_error ("%u clicks have not answered decision %u", self->acts, lan_session_get_decision (self->session).kind);
}

/* Nothing to answer: neither a sheet nor a human's decision. */
static gboolean
is_waiting (LanUiPlayer *self)
{
  return lan_ui_player_get_sheet (self) == NULL && !lan_session_can_decide (self->session);
}

static void
wait_for_computers (LanUiPlayer *self)
{
  gint64 deadline = g_get_monotonic_time () + PATIENCE_SECONDS * G_TIME_SPAN_SECOND;

  while (is_waiting (self))
    {
      g_assert_cmpint (g_get_monotonic_time (), <, deadline);
      if (!g_main_context_iteration (NULL, FALSE))
        g_usleep (500);
    }
}

gboolean
lan_ui_player_try (LanUiPlayer *self)
{
  GtkWidget *sheet;

  if (is_waiting (self))
    return FALSE;
  /* Knights at court are dealt out when the window is laid out: what is seen does not depend on the time. */
  lan_ui_wait_for_frame (GTK_WIDGET (self->window));
  count_act (self);
  sheet = lan_ui_player_get_sheet (self);
  if (sheet != NULL && LAN_IS_RESULTS_SHEET (sheet))
    return FALSE;
  if (sheet != NULL)
    answer_sheet (self, sheet);
  else
    answer_on_page (self);
  return TRUE;
}

gboolean
lan_ui_player_act (LanUiPlayer *self)
{
  gboolean acted;

  wait_for_computers (self);
  acted = lan_ui_player_try (self);
  if (acted)
    wait_for_computers (self);
  return acted;
}

static gboolean
has_reached (LanUiPlayer *self, GType type)
{
  GtkWidget *sheet = lan_ui_player_get_sheet (self);

  if (sheet != NULL)
    return g_type_is_a (G_OBJECT_TYPE (sheet), type);
  return type == G_TYPE_NONE && lan_session_can_decide (self->session);
}

void
lan_ui_player_reach (LanUiPlayer *self, GType sheet)
{
  wait_for_computers (self);
  while (!has_reached (self, sheet))
    g_assert_true (lan_ui_player_act (self));
}

void
lan_ui_player_take_knight (LanUiPlayer *self)
{
  g_autoptr (GPtrArray) knights = find (self, LAN_TYPE_KNIGHT_BUTTON, "selectable");

  while (knights->len == 0)
    {
      g_assert_true (lan_ui_player_act (self));
      g_clear_pointer (&knights, g_ptr_array_unref);
      knights = find (self, LAN_TYPE_KNIGHT_BUTTON, "selectable");
    }
  lan_ui_click (g_ptr_array_index (knights, 0));
}
