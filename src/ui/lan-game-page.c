/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-game-page.h"

#include "lan-animator.h"
#include "lan-areas.h"
#include "lan-board-view.h"
#include "lan-castle-view.h"
#include "lan-chronicle.h"
#include "lan-hidden-list.h"
#include "lan-house-list.h"
#include "lan-law-track.h"
#include "lan-point-track.h"
#include "lan-prompt-bar.h"
#include "lan-replay-bar.h"
#include "lan-sounds.h"
#include "lan-text-scale.h"
#include "lan-view-switcher.h"

/* Widths in pixels, from the art kit. */
#define SIDE_WIDE 440
#define SIDE_NARROW 322
#define WIDE_FROM 1200

#define TRACK_WIDE 36
#define TRACK_NARROW 30

/* Below these widths the side panel folds away, and the board comes in views. Text of more
 * than the usual size needs more room, most of it in the side panel. */
#define SIDE_FROM 1000
#define BOARD_FROM 700
#define SIDE_GROWTH 190

/* Below this width, times the size of text, the words of the panels grow less than the desktop asks for. */
#define UNCRAMPED_FROM 280

/* The least height of a page for the board in one piece, and of what is above track and prompt bar. */
#define BOARD_FROM_HEIGHT 420
#define MIN_VIEW_HEIGHT 160

/* How the page shares its room out. */
typedef enum {
  LAYOUT_WIDE,    /* board and side panel */
  LAYOUT_NARROW,  /* the same, the side panel narrower */
  LAYOUT_FOLDED,  /* the board; the side panel comes over it when asked for */
  LAYOUT_VIEWS,   /* one view at a time */
} Layout;

struct _LanGamePage {
  GtkWidget parent_instance;

  LanSession *session;
  GSignalGroup *session_signals;
  Layout layout;
  gboolean side_shown;     /* in LAYOUT_FOLDED */
  guint serial;            /* of the position, as last seen */
  guint needed;            /* the views that its decision needs */
  guint notify_source;

  GtkWidget *board_scroller;
  GtkWidget *board;
  GtkWidget *side;
  GtkWidget *laws;
  GtkWidget *castle;
  GtkWidget *houses;
  GtkWidget *chronicle;
  GtkWidget *track;
  GtkWidget *prompt;
  GtkWidget *replay;       /* in the place of the prompt bar while an earlier position is looked at */
  GtkWidget *switcher;
  GtkWidget *motions;      /* over all of the others */
  LanAnimator *animator;
  LanSounds *sounds;
};

G_DEFINE_FINAL_TYPE (LanGamePage, lan_game_page, GTK_TYPE_WIDGET)

enum {
  PROP_0,
  PROP_SESSION,
  PROP_FOLDED,
  PROP_COMPACT,
  PROP_SIDE_SHOWN,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static int
natural_height (GtkWidget *widget, int width, int least)
{
  int minimum, natural;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, &minimum, &natural, NULL, NULL);
  return MAX (minimum, MAX (least, natural));
}

static int
minimum_width (GtkWidget *widget)
{
  int minimum;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  return minimum;
}

static void
place (GtkWidget *widget, int x, int y, int width, int height)
{
  GtkAllocation allocation = { x, y, width, height };

  gtk_widget_size_allocate (widget, &allocation, -1);
}

/* From the size of the page and of text alone, never from what is shown: no layout can call for another one. */
static Layout
find_layout (LanGamePage *self, int width, int height)
{
  double larger = lan_text_scale_get (GTK_WIDGET (self)) - 1;
  int extra = (int) (SIDE_GROWTH * larger);

  if (width < BOARD_FROM || height < BOARD_FROM_HEIGHT)
    return LAYOUT_VIEWS;
  if (width < SIDE_FROM + extra)
    return LAYOUT_FOLDED;
  return width < WIDE_FROM + extra ? LAYOUT_NARROW : LAYOUT_WIDE;
}

static LanView
get_view (LanGamePage *self)
{
  return lan_view_switcher_get_view (LAN_VIEW_SWITCHER (self->switcher));
}

/* What can be seen, as a set of views. */
static guint
get_shown_views (LanGamePage *self)
{
  switch (self->layout)
    {
    case LAYOUT_VIEWS:
      return LAN_VIEW_BIT (get_view (self));
    case LAYOUT_FOLDED:
      return self->side_shown ? LAN_VIEWS_SIDE : LAN_VIEWS_BOARD;
    case LAYOUT_NARROW:
    case LAYOUT_WIDE:
    default:
      return LAN_VIEWS_SIDE | LAN_VIEWS_BOARD;
    }
}

static void
set_css_class (LanGamePage *self, const char *name, gboolean set)
{
  if (set)
    gtk_widget_add_css_class (GTK_WIDGET (self), name);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), name);
}

static void
update_board (LanGamePage *self, guint shown)
{
  LanBoardPart part = LAN_BOARD_ALL;

  if (self->layout == LAYOUT_VIEWS)
    part = (shown & LAN_VIEW_BIT (LAN_VIEW_FRANCE)) != 0 ? LAN_BOARD_FRANCE : LAN_BOARD_ENGLAND;
  lan_board_view_set_part (LAN_BOARD_VIEW (self->board), part);
  gtk_widget_set_child_visible (self->board_scroller, self->layout == LAYOUT_FOLDED || (shown & LAN_VIEWS_BOARD) != 0);
}

static void
update_side (LanGamePage *self, guint shown)
{
  guint panels = self->layout == LAYOUT_VIEWS ? shown : LAN_VIEWS_SIDE;

  gtk_widget_set_visible (self->laws, (panels & LAN_VIEW_BIT (LAN_VIEW_PARLIAMENT)) != 0);
  gtk_widget_set_visible (self->castle, (panels & LAN_VIEW_BIT (LAN_VIEW_CASTLE)) != 0);
  gtk_widget_set_visible (self->houses, (panels & LAN_VIEW_BIT (LAN_VIEW_CASTLE)) != 0);
  gtk_widget_set_visible (self->chronicle, (panels & LAN_VIEW_BIT (LAN_VIEW_CHRONICLE)) != 0);
  gtk_widget_set_child_visible (self->side, (shown & LAN_VIEWS_SIDE) != 0);
}

/* Shows what the layout, the view and the folded panel ask for. Whoever had the focus in something that goes
 * goes on in what comes. */
static void
update_shown (LanGamePage *self)
{
  guint shown = get_shown_views (self);
  GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (self));

  update_board (self, shown);
  update_side (self, shown);
  gtk_widget_set_child_visible (self->switcher, self->layout == LAYOUT_VIEWS);
  set_css_class (self, "narrow", self->layout != LAYOUT_WIDE);
  set_css_class (self, "folded", self->layout == LAYOUT_FOLDED);
  gtk_widget_queue_allocate (GTK_WIDGET (self));

  if (focus != NULL && !gtk_widget_get_child_visible (focus))
    gtk_widget_child_focus ((shown & LAN_VIEWS_SIDE) != 0 ? self->side : self->board_scroller, GTK_DIR_TAB_FORWARD);
}

static LanView
first_view (guint views)
{
  LanView view = LAN_VIEW_ENGLAND;

  while (view < LAN_N_VIEWS - 1 && (views & LAN_VIEW_BIT (view)) == 0)
    view++;
  return view;
}

/* Where nothing in sight can answer the decision, what can comes. */
static void
show_needed (LanGamePage *self)
{
  lan_game_page_show_one_of (self, self->needed);
}

static gboolean
notify_layout (gpointer data)
{
  LanGamePage *self = LAN_GAME_PAGE (data);

  self->notify_source = 0;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FOLDED]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_COMPACT]);
  return G_SOURCE_REMOVE;
}

/* Called while room is shared out, so others hear of it afterwards: they may want room themselves. Before the next
 * drawing, which may leave no time on a slow machine. */
static void
set_layout (LanGamePage *self, Layout layout)
{
  if (self->layout == layout)
    return;
  self->layout = layout;
  update_shown (self);
  show_needed (self);
  if (self->notify_source == 0)
    self->notify_source = g_idle_add_full (G_PRIORITY_HIGH_IDLE, notify_layout, self, NULL);
}

/* Another decision, or another knight in hand. */
static void
on_changed (LanGamePage *self)
{
  guint serial = lan_game_get_serial (lan_session_get_game (self->session));
  guint needed = lan_game_views_needed (self->session);

  set_css_class (self, "allies", lan_state_has_allies (lan_session_get_state (self->session)));
  if (serial == self->serial && needed == self->needed)
    return;
  self->serial = serial;
  self->needed = needed;
  lan_view_switcher_set_needed (LAN_VIEW_SWITCHER (self->switcher), needed);
  show_needed (self);
}

static GtkWidget *
get_bar (LanGamePage *self)
{
  return gtk_widget_get_visible (self->replay) ? self->replay : self->prompt;
}

/* What it asks for, or the most that there is room for, but no less than it can do with. */
static int
find_bar_height (GtkWidget *bar, int width, int room)
{
  int minimum, natural;

  gtk_widget_measure (bar, GTK_ORIENTATION_VERTICAL, width, &minimum, &natural, NULL, NULL);
  return MAX (minimum, MIN (natural, room));
}

/* What lies at the foot of the page, from the bottom up; returns where it begins. */
static int
place_foot (LanGamePage *self, int width, int height)
{
  int track = natural_height (self->track, width, self->layout == LAYOUT_WIDE ? TRACK_WIDE : TRACK_NARROW);
  GtkWidget *bar = get_bar (self);
  int prompt;
  int y = height;

  if (self->layout == LAYOUT_VIEWS)
    {
      int switcher = natural_height (self->switcher, -1, 0);

      y -= switcher;
      place (self->switcher, 0, y, width, switcher);
    }
  prompt = find_bar_height (bar, width, y - track - MIN_VIEW_HEIGHT);
  y -= prompt;
  place (bar, 0, y, width, prompt);
  y -= track;
  place (self->track, 0, y, width, track);
  return y;
}

static void
lan_game_page_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  LanGamePage *self = LAN_GAME_PAGE (widget);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int room, side, board;

  set_layout (self, find_layout (self, width, height));
  set_css_class (self, "cramped", width < UNCRAMPED_FROM * lan_text_scale_get (widget));
  room = place_foot (self, width, height);
  side = self->layout == LAYOUT_VIEWS ? width : MAX (self->layout == LAYOUT_WIDE ? SIDE_WIDE : SIDE_NARROW, minimum_width (self->side));
  board = self->layout == LAYOUT_WIDE || self->layout == LAYOUT_NARROW ? width - side : width;
  room = MAX (room, 1);

  if (gtk_widget_get_child_visible (self->board_scroller))
    place (self->board_scroller, rtl ? width - board : 0, 0, board, room);
  if (gtk_widget_get_child_visible (self->side))
    place (self->side, rtl ? 0 : width - side, 0, side, room);
  place (self->motions, 0, 0, width, height);
}

static GtkSizeRequestMode
lan_game_page_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* The smallest page is one of views. */
static void
lan_game_page_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                       int *minimum, int *natural, int *minimum_baseline, int *natural_baseline)
{
  LanGamePage *self = LAN_GAME_PAGE (widget);
  int track, prompt, switcher;

  gtk_widget_measure (self->track, orientation, for_size, &track, NULL, NULL, NULL);
  gtk_widget_measure (get_bar (self), orientation, for_size, &prompt, NULL, NULL, NULL);
  gtk_widget_measure (self->switcher, orientation, -1, &switcher, NULL, NULL, NULL);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = MAX (track, MAX (prompt, switcher));
  else
    *minimum = MIN_VIEW_HEIGHT + track + prompt + switcher;
  *natural = *minimum;
}

static gboolean
lan_game_page_focus (GtkWidget *widget, GtkDirectionType direction)
{
  return lan_areas_focus (widget, direction);
}

static void
lan_game_page_dispose (GObject *object)
{
  LanGamePage *self = LAN_GAME_PAGE (object);
  GtkWidget *child;

  /* While the places where pieces arrive are still there. */
  g_clear_object (&self->animator);
  g_clear_object (&self->sounds);
  g_clear_pointer (&self->motions, gtk_widget_unparent);
  g_clear_handle_id (&self->notify_source, g_source_remove);
  g_clear_object (&self->session_signals);
  g_clear_object (&self->session);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (lan_game_page_parent_class)->dispose (object);
}

static void
lan_game_page_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  LanGamePage *self = LAN_GAME_PAGE (object);

  switch (prop_id)
    {
    case PROP_SESSION:
      g_value_set_object (value, self->session);
      break;
    case PROP_FOLDED:
      g_value_set_boolean (value, lan_game_page_get_folded (self));
      break;
    case PROP_COMPACT:
      g_value_set_boolean (value, lan_game_page_get_compact (self));
      break;
    case PROP_SIDE_SHOWN:
      g_value_set_boolean (value, self->side_shown);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
lan_game_page_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  LanGamePage *self = LAN_GAME_PAGE (object);

  switch (prop_id)
    {
    case PROP_SESSION:
      lan_game_page_set_session (self, g_value_get_object (value));
      break;
    case PROP_SIDE_SHOWN:
      lan_game_page_set_side_shown (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

/* The children are named in the template. */
static void
ensure_types (void)
{
  g_type_ensure (LAN_TYPE_BOARD_VIEW);
  g_type_ensure (LAN_TYPE_CASTLE_VIEW);
  g_type_ensure (LAN_TYPE_CHRONICLE);
  g_type_ensure (LAN_TYPE_HIDDEN_LIST);
  g_type_ensure (LAN_TYPE_HOUSE_LIST);
  g_type_ensure (LAN_TYPE_LAW_TRACK);
  g_type_ensure (LAN_TYPE_POINT_TRACK);
  g_type_ensure (LAN_TYPE_PROMPT_BAR);
  g_type_ensure (LAN_TYPE_REPLAY_BAR);
  g_type_ensure (LAN_TYPE_VIEW_SWITCHER);
}

static void
lan_game_page_class_init (LanGamePageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = lan_game_page_dispose;
  object_class->get_property = lan_game_page_get_property;
  object_class->set_property = lan_game_page_set_property;
  widget_class->get_request_mode = lan_game_page_get_request_mode;
  widget_class->measure = lan_game_page_measure;
  widget_class->size_allocate = lan_game_page_size_allocate;
  widget_class->focus = lan_game_page_focus;

  properties[PROP_SESSION] = g_param_spec_object ("session", NULL, NULL, LAN_TYPE_SESSION,
                                                  G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_FOLDED] = g_param_spec_boolean ("folded", NULL, NULL, FALSE,
                                                  G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_COMPACT] = g_param_spec_boolean ("compact", NULL, NULL, FALSE,
                                                   G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_SIDE_SHOWN] = g_param_spec_boolean ("side-shown", NULL, NULL, FALSE,
                                                      G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  ensure_types ();
  gtk_widget_class_set_css_name (widget_class, "gamepage");
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/lancaster_game/Lancaster/ui/lan-game-page.ui");
  gtk_widget_class_bind_template_child (widget_class, LanGamePage, board_scroller);
  gtk_widget_class_bind_template_child (widget_class, LanGamePage, board);
  gtk_widget_class_bind_template_child (widget_class, LanGamePage, side);
  gtk_widget_class_bind_template_child (widget_class, LanGamePage, laws);
  gtk_widget_class_bind_template_child (widget_class, LanGamePage, castle);
  gtk_widget_class_bind_template_child (widget_class, LanGamePage, houses);
  gtk_widget_class_bind_template_child (widget_class, LanGamePage, chronicle);
  gtk_widget_class_bind_template_child (widget_class, LanGamePage, track);
  gtk_widget_class_bind_template_child (widget_class, LanGamePage, prompt);
  gtk_widget_class_bind_template_child (widget_class, LanGamePage, replay);
  gtk_widget_class_bind_template_child (widget_class, LanGamePage, switcher);
  gtk_widget_class_bind_template_callback (widget_class, update_shown);
}

static void
lan_game_page_init (LanGamePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* Until there is a size, nothing may ask for more room than the smallest page needs. */
  self->layout = LAYOUT_VIEWS;
  self->motions = lan_motion_layer_new ();
  gtk_widget_set_parent (self->motions, GTK_WIDGET (self));
  self->animator = lan_animator_new (GTK_WIDGET (self), LAN_MOTION_LAYER (self->motions));
  self->sounds = lan_sounds_new (GTK_WIDGET (self));
  self->session_signals = g_signal_group_new (LAN_TYPE_SESSION);
  g_signal_group_connect_swapped (self->session_signals, "changed", G_CALLBACK (on_changed), self);
  g_signal_group_connect_swapped (self->session_signals, "veiled-changed", G_CALLBACK (on_changed), self);
  update_shown (self);
}

GtkWidget *
lan_game_page_new (void)
{
  return g_object_new (LAN_TYPE_GAME_PAGE, NULL);
}

void
lan_game_page_set_session (LanGamePage *self, LanSession *session)
{
  g_return_if_fail (LAN_IS_GAME_PAGE (self));
  g_return_if_fail (session == NULL || LAN_IS_SESSION (session));

  if (!g_set_object (&self->session, session))
    return;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SESSION]);
  /* After the widgets: they have been refreshed when it hears of a decision. */
  lan_animator_set_session (self->animator, session);
  lan_sounds_set_session (self->sounds, session);
  g_signal_group_set_target (self->session_signals, session);
}

gboolean
lan_game_page_get_folded (LanGamePage *self)
{
  g_return_val_if_fail (LAN_IS_GAME_PAGE (self), FALSE);

  return self->layout == LAYOUT_FOLDED;
}

gboolean
lan_game_page_get_compact (LanGamePage *self)
{
  g_return_val_if_fail (LAN_IS_GAME_PAGE (self), FALSE);

  return self->layout == LAYOUT_VIEWS;
}

void
lan_game_page_set_side_shown (LanGamePage *self, gboolean shown)
{
  g_return_if_fail (LAN_IS_GAME_PAGE (self));

  if (self->side_shown == shown)
    return;
  self->side_shown = shown;
  update_shown (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SIDE_SHOWN]);
}

void
lan_game_page_show_one_of (LanGamePage *self, guint views)
{
  g_return_if_fail (LAN_IS_GAME_PAGE (self));

  if (views != 0 && self->layout == LAYOUT_VIEWS && (views & get_shown_views (self)) == 0)
    lan_view_switcher_set_view (LAN_VIEW_SWITCHER (self->switcher), first_view (views));
  else if (views != 0 && self->layout == LAYOUT_FOLDED)
    lan_game_page_set_side_shown (self, (views & LAN_VIEWS_BOARD) == 0);
}

void
lan_game_page_replay (LanGamePage *self)
{
  g_return_if_fail (LAN_IS_GAME_PAGE (self));

  lan_session_visit (self->session, 0);
  lan_replay_bar_play (LAN_REPLAY_BAR (self->replay));
}
