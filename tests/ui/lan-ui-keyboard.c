/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-ui-keyboard.h"

#include "lan-knight-chooser.h"
#include "lan-prompt-bar.h"
#include "lan-prompt-choices.h"
#include "lan-sheet-host.h"
#include "lan-squire-chooser.h"
#include "lan-ui-fingers.h"
#include "lan-ui-tree.h"
#include "lan-vote-sheet.h"

#define PATIENCE_SECONDS 60
#define PATIENCE_ACTS 60

struct _LanUiKeyboard {
  LanWindow *window;
  LanSession *session;
  LanSheetHost *host;
  GRand *random;
  guint serial;  /* of the position of the last act */
  guint acts;    /* since it changed */
};

LanUiKeyboard *
lan_ui_keyboard_new (LanWindow *window, guint32 seed)
{
  LanUiKeyboard *self = g_new0 (LanUiKeyboard, 1);

  self->window = window;
  self->session = lan_window_get_session (window);
  self->host = LAN_SHEET_HOST (lan_ui_find (GTK_WIDGET (window), LAN_TYPE_SHEET_HOST));
  self->random = g_rand_new_with_seed (seed);
  return self;
}

void
lan_ui_keyboard_free (LanUiKeyboard *self)
{
  g_rand_free (self->random);
  g_free (self);
}

GtkWidget *
lan_ui_keyboard_get_focus (LanUiKeyboard *self)
{
  return gtk_window_get_focus (GTK_WINDOW (self->window));
}

gboolean
lan_ui_keyboard_is_in (LanUiKeyboard *self, GType type)
{
  GtkWidget *focus = lan_ui_keyboard_get_focus (self);

  return focus != NULL && gtk_widget_get_mapped (focus) && gtk_widget_get_ancestor (focus, type) != NULL;
}

/* After every key the next one has somewhere to go that can be seen. */
static void
assert_focus (LanUiKeyboard *self)
{
  GtkWidget *focus = lan_ui_keyboard_get_focus (self);

  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_get_mapped (focus));
}

static void
repeat (LanUiKeyboard *self, guint n, const char *key)
{
  lan_ui_fingers_repeat (n, key);
  assert_focus (self);
}

static void
type (LanUiKeyboard *self, const char *keys)
{
  g_auto (GStrv) names = g_strsplit (keys, " ", -1);

  for (guint i = 0; names[i] != NULL; i++)
    repeat (self, 1, names[i]);
}

void
lan_ui_keyboard_type (LanUiKeyboard *self, const char *keys)
{
  type (self, keys);
}

static guint
below (LanUiKeyboard *self, guint n)
{
  return (guint) g_rand_int_range (self->random, 0, (gint32) n);
}

/* Which of them does not matter; that it can be done by keys does. */
static void
answer_vote (LanUiKeyboard *self)
{
  type (self, below (self, 2) == 0 ? "y" : "n");
  repeat (self, below (self, 3), "plus");
  repeat (self, below (self, 2), "minus");
  type (self, "Return");
}

static void
answer_sheet (LanUiKeyboard *self, GtkWidget *sheet)
{
  if (LAN_IS_VOTE_SHEET (sheet))
    answer_vote (self);
  else
    type (self, "Return");
}

static void
take_knight (LanUiKeyboard *self)
{
  static const char *const digits[] = { "1", "2", "3", "4" };
  guint first = below (self, LAN_STRENGTHS);

  for (guint i = 0; i < LAN_STRENGTHS && !lan_session_get_selection (self->session, NULL, NULL); i++)
    type (self, digits[(first + i) % LAN_STRENGTHS]);
  g_assert_true (lan_session_get_selection (self->session, NULL, NULL));
}

static void
answer_lit (LanUiKeyboard *self)
{
  repeat (self, 1 + below (self, 8), below (self, 3) == 0 ? "p" : "n");
  type (self, "Return");
}

static void
answer_place (LanUiKeyboard *self)
{
  if (!lan_session_get_selection (self->session, NULL, NULL))
    take_knight (self);
  answer_lit (self);
  if (lan_ui_keyboard_is_in (self, LAN_TYPE_SQUIRE_CHOOSER))
    {
      repeat (self, below (self, 2), "Right");
      type (self, "Return");
    }
}

/* Where several knights stand the place asks which is meant. */
static void
answer_upgrade (LanUiKeyboard *self)
{
  answer_lit (self);
  if (lan_ui_keyboard_is_in (self, LAN_TYPE_KNIGHT_CHOOSER))
    {
      repeat (self, below (self, 2), "Down");
      type (self, "Return");
    }
}

/* The list of all choices in the prompt bar. */
static void
answer_menu (LanUiKeyboard *self)
{
  for (guint i = 0; i < PATIENCE_ACTS && !lan_ui_keyboard_is_in (self, LAN_TYPE_PROMPT_BAR); i++)
    type (self, "F6");
  for (guint i = 0; i < PATIENCE_ACTS && !lan_ui_keyboard_is_in (self, LAN_TYPE_PROMPT_CHOICES); i++)
    type (self, "Tab");
  type (self, "Return Down Return");
}

/* The focus has been led to the choices of the prompt bar. */
static void
answer_prompt (LanUiKeyboard *self)
{
  g_assert_true (lan_ui_keyboard_is_in (self, LAN_TYPE_PROMPT_CHOICES));
  if (lan_ui_keyboard_is_in (self, GTK_TYPE_SPIN_BUTTON))
    {
      repeat (self, below (self, 3), "Up");
      type (self, "Tab");
    }
  else
    repeat (self, below (self, 3), "Right");
  type (self, "Return");
}

static void
answer_page (LanUiKeyboard *self)
{
  switch ((LanDecisionKind) lan_session_get_decision (self->session).kind)
    {
    case LAN_DECISION_PLACE:
      answer_place (self);
      break;
    case LAN_DECISION_EXTENSION:
    case LAN_DECISION_FAVOUR:
    case LAN_DECISION_NOBLE:
      answer_lit (self);
      break;
    case LAN_DECISION_UPGRADE:
      if (below (self, 2) == 0)
        answer_menu (self);
      else
        answer_upgrade (self);
      break;
    case LAN_DECISION_BUY:
    case LAN_DECISION_COUNTY:
    case LAN_DECISION_START:
    case LAN_DECISION_ARM:
    case LAN_DECISION_RANSOM:
      answer_prompt (self);
      break;
    case LAN_DECISION_NONE:
    case LAN_DECISION_VOTE:
    case LAN_N_DECISIONS:
    default:
      g_assert_not_reached ();
    }
}

static gboolean
is_waiting (LanUiKeyboard *self)
{
  return lan_sheet_host_get_sheet (self->host) == NULL && !lan_session_can_decide (self->session);
}

void
lan_ui_keyboard_wait (LanUiKeyboard *self)
{
  gint64 deadline = g_get_monotonic_time () + PATIENCE_SECONDS * G_TIME_SPAN_SECOND;

  while (is_waiting (self))
    {
      g_assert_cmpint (g_get_monotonic_time (), <, deadline);
      if (!g_main_context_iteration (NULL, FALSE))
        g_usleep (500);
    }
}

static gboolean
has_focus_in (LanUiKeyboard *self, GtkWidget *widget)
{
  GtkWidget *focus = lan_ui_keyboard_get_focus (self);

  return focus == widget || gtk_widget_is_ancestor (focus, widget);
}

void
lan_ui_keyboard_act (LanUiKeyboard *self)
{
  guint serial = lan_game_get_serial (lan_session_get_game (self->session));
  GtkWidget *sheet;

  self->acts = serial == self->serial ? self->acts + 1 : 0;
  self->serial = serial;
  g_assert_cmpuint (self->acts, <, PATIENCE_ACTS);

  lan_ui_keyboard_wait (self);
  sheet = lan_sheet_host_get_sheet (self->host);
  if (sheet != NULL)
    answer_sheet (self, sheet);
  else
    answer_page (self);
  lan_ui_keyboard_wait (self);
  /* Whatever was answered: the next key goes somewhere, and not to the window's buttons. */
  g_assert_true (lan_ui_keyboard_is_in (self, LAN_TYPE_SHEET_HOST));
}

void
lan_ui_keyboard_go_to (LanUiKeyboard *self, GtkWidget *widget)
{
  g_assert_nonnull (widget);
  for (guint i = 0; i < PATIENCE_ACTS && !has_focus_in (self, widget); i++)
    type (self, "Tab");
  g_assert_true (has_focus_in (self, widget));
}
