/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-game-page.h"

#include "lan-animator.h"
#include "lan-board-view.h"
#include "lan-castle-view.h"
#include "lan-chronicle.h"
#include "lan-house-list.h"
#include "lan-law-track.h"
#include "lan-point-track.h"
#include "lan-prompt-bar.h"
#include "lan-sounds.h"

/* Widths in pixels, from the art kit. */
#define SIDE_WIDE 440
#define SIDE_NARROW 322
#define WIDE_FROM 1200

#define TRACK_WIDE 36
#define TRACK_NARROW 30

/* The smallest page on which all of the game can be played. */
#define MIN_WIDTH 900
#define MIN_HEIGHT 480

struct _LanGamePage {
  GtkWidget parent_instance;

  LanSession *session;

  GtkWidget *board;
  GtkWidget *side;
  GtkWidget *track;
  GtkWidget *prompt;
  GtkWidget *motions;      /* over all of the others */
  LanAnimator *animator;
  LanSounds *sounds;
};

G_DEFINE_FINAL_TYPE (LanGamePage, lan_game_page, GTK_TYPE_WIDGET)

enum {
  PROP_0,
  PROP_SESSION,
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

static void
lan_game_page_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  LanGamePage *self = LAN_GAME_PAGE (widget);
  gboolean narrow = width < WIDE_FROM;
  int side_width = MAX (narrow ? SIDE_NARROW : SIDE_WIDE, minimum_width (self->side));
  int prompt_height = natural_height (self->prompt, width, 0);
  int track_height = natural_height (self->track, width, narrow ? TRACK_NARROW : TRACK_WIDE);
  int board_height = height - prompt_height - track_height;

  place (self->board, 0, 0, width - side_width, board_height);
  place (self->side, width - side_width, 0, side_width, board_height);
  place (self->track, 0, board_height, width, track_height);
  place (self->prompt, 0, board_height + track_height, width, prompt_height);
  place (self->motions, 0, 0, width, height);
}

static void
lan_game_page_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                       int *minimum, int *natural, int *minimum_baseline, int *natural_baseline)
{
  LanGamePage *self = LAN_GAME_PAGE (widget);
  int board, side, track, prompt;

  /* Measured without a size of the other direction, so that the page has one smallest size. */
  gtk_widget_measure (self->board, orientation, -1, &board, NULL, NULL, NULL);
  gtk_widget_measure (self->side, orientation, -1, &side, NULL, NULL, NULL);
  gtk_widget_measure (self->track, orientation, -1, &track, NULL, NULL, NULL);
  gtk_widget_measure (self->prompt, orientation, -1, &prompt, NULL, NULL, NULL);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = MAX (MIN_WIDTH, MAX (board + side, MAX (track, prompt)));
  else
    *minimum = MAX (MIN_HEIGHT, MAX (board, side) + track + prompt);
  *natural = *minimum;
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
  g_type_ensure (LAN_TYPE_HOUSE_LIST);
  g_type_ensure (LAN_TYPE_LAW_TRACK);
  g_type_ensure (LAN_TYPE_POINT_TRACK);
  g_type_ensure (LAN_TYPE_PROMPT_BAR);
}

static void
lan_game_page_class_init (LanGamePageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = lan_game_page_dispose;
  object_class->get_property = lan_game_page_get_property;
  object_class->set_property = lan_game_page_set_property;
  widget_class->measure = lan_game_page_measure;
  widget_class->size_allocate = lan_game_page_size_allocate;

  properties[PROP_SESSION] = g_param_spec_object ("session", NULL, NULL, LAN_TYPE_SESSION,
                                                  G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  ensure_types ();
  gtk_widget_class_set_css_name (widget_class, "gamepage");
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/lancaster_game/Lancaster/ui/lan-game-page.ui");
  gtk_widget_class_bind_template_child (widget_class, LanGamePage, board);
  gtk_widget_class_bind_template_child (widget_class, LanGamePage, side);
  gtk_widget_class_bind_template_child (widget_class, LanGamePage, track);
  gtk_widget_class_bind_template_child (widget_class, LanGamePage, prompt);
}

static void
lan_game_page_init (LanGamePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->motions = lan_motion_layer_new ();
  gtk_widget_set_parent (self->motions, GTK_WIDGET (self));
  self->animator = lan_animator_new (GTK_WIDGET (self), LAN_MOTION_LAYER (self->motions));
  self->sounds = lan_sounds_new (GTK_WIDGET (self));
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
}
