/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-areas.h"

#include "lan-castle-view.h"
#include "lan-chronicle.h"
#include "lan-conflict-board.h"
#include "lan-favour-display.h"
#include "lan-hidden-list.h"
#include "lan-house-list.h"
#include "lan-knight-button.h"
#include "lan-law-track.h"
#include "lan-map-view.h"
#include "lan-prompt-bar.h"
#include "lan-prompt-choices.h"
#include "lan-replay-bar.h"
#include "lan-space.h"
#include "lan-view-switcher.h"

#define N_AREAS 10

/* The first so many are where decisions are made. */
#define N_PLAYING 5

static void
get_types (GType types[N_AREAS])
{
  types[0] = LAN_TYPE_PROMPT_BAR;
  types[1] = LAN_TYPE_CASTLE_VIEW;
  types[2] = LAN_TYPE_MAP_VIEW;
  types[3] = LAN_TYPE_CONFLICT_BOARD;
  types[4] = LAN_TYPE_FAVOUR_DISPLAY;
  types[5] = LAN_TYPE_LAW_TRACK;
  types[6] = LAN_TYPE_HIDDEN_LIST;
  types[7] = LAN_TYPE_HOUSE_LIST;
  types[8] = LAN_TYPE_CHRONICLE;
  types[9] = LAN_TYPE_VIEW_SWITCHER;
}

/* The first widget of a type that is shown. */
static GtkWidget *
find (GtkWidget *widget, GType type)
{
  GtkWidget *found = NULL;

  if (!gtk_widget_get_mapped (widget))
    return NULL;
  if (g_type_is_a (G_OBJECT_TYPE (widget), type))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find (child, type);
  return found;
}

static void
find_areas (GtkWidget *page, GtkWidget *areas[N_AREAS])
{
  GType types[N_AREAS];

  get_types (types);
  for (guint i = 0; i < N_AREAS; i++)
    areas[i] = find (page, types[i]);
  /* It stands in the place of the prompt bar. */
  if (areas[0] == NULL)
    areas[0] = find (page, LAN_TYPE_REPLAY_BAR);
}

static GtkWidget *
get_focus (GtkWidget *page)
{
  GtkRoot *root = gtk_widget_get_root (page);

  return root != NULL ? gtk_root_get_focus (root) : NULL;
}

/* The area that a widget is in; -1: none of them. */
static int
find_current (GtkWidget *areas[N_AREAS], GtkWidget *widget)
{
  for (int i = 0; i < N_AREAS; i++)
    if (widget != NULL && areas[i] != NULL && (widget == areas[i] || gtk_widget_is_ancestor (widget, areas[i])))
      return i;
  return -1;
}

static gboolean
enter (GtkWidget *area, GtkDirectionType direction)
{
  return area != NULL && gtk_widget_child_focus (area, direction);
}

gboolean
lan_areas_focus (GtkWidget *page, GtkDirectionType direction)
{
  GtkWidget *areas[N_AREAS];
  gboolean back = direction == GTK_DIR_TAB_BACKWARD;
  int current, i;

  find_areas (page, areas);
  current = find_current (areas, get_focus (page));
  if (current >= 0 && enter (areas[current], direction))
    return TRUE;
  if (current >= 0 && direction != GTK_DIR_TAB_FORWARD && !back)
    return TRUE;
  for (i = current >= 0 ? current + (back ? -1 : 1) : back ? N_AREAS - 1 : 0; i >= 0 && i < N_AREAS; i += back ? -1 : 1)
    if (enter (areas[i], direction))
      return TRUE;
  return FALSE;
}

gboolean
lan_areas_step (GtkWidget *page, int step)
{
  GtkWidget *areas[N_AREAS];
  int current;

  find_areas (page, areas);
  current = find_current (areas, get_focus (page));
  if (current < 0 && step < 0)
    current = 0;
  for (int i = 0; i < N_AREAS; i++)
    {
      current = (current + step + N_AREAS) % N_AREAS;
      if (enter (areas[current], GTK_DIR_TAB_FORWARD))
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_target (GtkWidget *widget)
{
  if (!gtk_widget_get_focusable (widget))
    return FALSE;
  if (LAN_IS_SPACE (widget))
    return lan_space_get_target (LAN_SPACE (widget)).status == LAN_TARGET_LEGAL;
  return LAN_IS_KNIGHT_BUTTON (widget) && lan_knight_button_is_active (LAN_KNIGHT_BUTTON (widget));
}

static void
collect_targets (GtkWidget *widget, GPtrArray *targets)
{
  if (widget == NULL || !gtk_widget_get_mapped (widget))
    return;
  if (is_target (widget))
    g_ptr_array_add (targets, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    collect_targets (child, targets);
}

/* With a knight in hand the places for it; the other knights at court are none of its targets. */
static void
drop_knights (GPtrArray *targets)
{
  gboolean in_hand = FALSE;

  for (guint i = 0; i < targets->len; i++)
    in_hand |= gtk_widget_has_css_class (g_ptr_array_index (targets, i), "selected");
  for (guint i = targets->len; in_hand && i > 0; i--)
    if (LAN_IS_KNIGHT_BUTTON (g_ptr_array_index (targets, i - 1)))
      g_ptr_array_remove_index (targets, i - 1);
}

/* The board first, then the castle. (transfer container) */
static GPtrArray *
find_targets (GtkWidget *page)
{
  static const guint order[] = { 2, 3, 4, 1 };
  GPtrArray *targets = g_ptr_array_new ();
  GtkWidget *areas[N_AREAS];

  find_areas (page, areas);
  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    collect_targets (areas[order[i]], targets);
  drop_knights (targets);
  return targets;
}

static gboolean
enter_choices (GtkWidget *page)
{
  GtkWidget *choices = find (page, LAN_TYPE_PROMPT_CHOICES);

  if (choices != NULL && gtk_widget_get_focus_child (choices) != NULL)
    return TRUE;
  return enter (choices, GTK_DIR_TAB_FORWARD);
}

gboolean
lan_areas_step_target (GtkWidget *page, int step)
{
  g_autoptr (GPtrArray) targets = find_targets (page);
  guint n = targets->len, current;

  if (n == 0)
    return enter_choices (page);
  if (!g_ptr_array_find (targets, get_focus (page), &current))
    current = step > 0 ? n - 1 : 0;
  return gtk_widget_grab_focus (g_ptr_array_index (targets, (current + n + (guint) step) % n));
}

void
lan_areas_go_home (GtkWidget *page)
{
  g_autoptr (GPtrArray) targets = find_targets (page);

  if (targets->len > 0)
    gtk_widget_grab_focus (g_ptr_array_index (targets, 0));
  else if (!enter_choices (page))
    lan_areas_step (page, 1);
}

gboolean
lan_areas_is_playing (GtkWidget *page, GtkWidget *widget)
{
  GtkWidget *areas[N_AREAS];
  int current;

  find_areas (page, areas);
  current = find_current (areas, widget);
  return current >= 0 && current < N_PLAYING;
}
