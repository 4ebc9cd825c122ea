/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-board-view.h"

#include "lan-area.h"
#include "lan-conflict-board.h"
#include "lan-favour-display.h"
#include "lan-map-view.h"

/* The least sizes of the whole and of the map; the natural ones are those of the sketches. */
#define MIN_WIDTH 640
#define MIN_HEIGHT 340
#define MIN_MAP_WIDTH 280
#define MIN_MAP_HEIGHT 320
#define NATURAL_WIDTH 926
#define NATURAL_HEIGHT 633

/* Around the panel of the war in France. */
#define MARGIN 8
#define GAP 7

/* The least part of the board's width for the war in France, and the most in proportion to its height. */
#define WAR_SHARE 0.4
#define WAR_SHAPE 1.0

/* Size of a favour tile, and where their row in the Channel ends, in map units. */
#define TILE 80
#define CHANNEL_RIGHT 903

struct _LanBoardView
{
  GtkWidget parent_instance;

  LanSession *session;
  LanBoardPart part;
  GtkWidget *map;
  GtkWidget *favours;
  GtkWidget *war;
};

enum { PROP_0, PROP_SESSION, N_PROPS };

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (LanBoardView, lan_board_view, GTK_TYPE_WIDGET)

static void
place (GtkWidget *widget, int x, int y, int width, int height)
{
  GtkAllocation allocation = { x, y, width, height };

  gtk_widget_size_allocate (widget, &allocation, -1);
}

static void
place_favours (LanBoardView *self, int map_width, int height)
{
  LanMapFrame frame = lan_map_frame_fit (map_width, height);
  graphene_point_t corner = lan_map_frame_point (&frame, CHANNEL_RIGHT, LAN_MAP_TOP + LAN_MAP_HEIGHT);
  int wanted_width, wanted_height;

  lan_favour_display_set_tile_size (LAN_FAVOUR_DISPLAY (self->favours), (int) (TILE * frame.scale));
  gtk_widget_measure (self->favours, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &wanted_width, NULL, NULL);
  gtk_widget_measure (self->favours, GTK_ORIENTATION_VERTICAL, -1, NULL, &wanted_height, NULL, NULL);
  place (self->favours, (int) corner.x - wanted_width, (int) corner.y - wanted_height, wanted_width, wanted_height);
}

static void
place_england (LanBoardView *self, int map_width, int width, int height)
{
  lan_map_view_set_ground_width (LAN_MAP_VIEW (self->map), width);
  place (self->map, 0, 0, map_width, height);
  place_favours (self, map_width, height);
}

static void
place_france (LanBoardView *self, int left, int width, int height)
{
  int war_width = MIN (width, (int) (height * WAR_SHAPE));

  place (self->war, left + (width - war_width) / 2, MARGIN, war_width, height - 2 * MARGIN);
}

static void
lan_board_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  LanBoardView *self = LAN_BOARD_VIEW (widget);
  int map_width = MIN ((int) ceil (height * LAN_MAP_WIDTH / LAN_MAP_HEIGHT), (int) (width * (1 - WAR_SHARE)));

  switch (self->part)
    {
    case LAN_BOARD_ENGLAND:
      place_england (self, width, width, height);
      break;
    case LAN_BOARD_FRANCE:
      place_france (self, MARGIN, width - 2 * MARGIN, height);
      break;
    case LAN_BOARD_ALL:
    default:
      place_england (self, map_width, width, height);
      place_france (self, map_width + GAP, width - map_width - 2 * GAP, height);
    }
}

static void
measure_war (LanBoardView *self, GtkOrientation orientation, int *minimum, int *natural)
{
  gtk_widget_measure (self->war, orientation, -1, minimum, natural, NULL, NULL);
  *minimum += 2 * MARGIN;
  *natural += 2 * MARGIN;
}

static void
lan_board_view_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                        int *minimum_baseline, int *natural_baseline)
{
  LanBoardView *self = LAN_BOARD_VIEW (widget);
  gboolean across = orientation == GTK_ORIENTATION_HORIZONTAL;

  switch (self->part)
    {
    case LAN_BOARD_ENGLAND:
      *minimum = across ? MIN_MAP_WIDTH : MIN_MAP_HEIGHT;
      *natural = *minimum;
      break;
    case LAN_BOARD_FRANCE:
      measure_war (self, orientation, minimum, natural);
      break;
    case LAN_BOARD_ALL:
    default:
      *minimum = across ? MIN_WIDTH : MIN_HEIGHT;
      *natural = across ? NATURAL_WIDTH : NATURAL_HEIGHT;
    }
}

static void
lan_board_view_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SESSION)
    g_value_set_object (value, LAN_BOARD_VIEW (object)->session);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
lan_board_view_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SESSION)
    lan_board_view_set_session (LAN_BOARD_VIEW (object), g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
lan_board_view_dispose (GObject *object)
{
  g_clear_object (&LAN_BOARD_VIEW (object)->session);
  lan_area_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (lan_board_view_parent_class)->dispose (object);
}

static void
lan_board_view_class_init (LanBoardViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = lan_board_view_get_property;
  object_class->set_property = lan_board_view_set_property;
  object_class->dispose = lan_board_view_dispose;
  widget_class->measure = lan_board_view_measure;
  widget_class->size_allocate = lan_board_view_size_allocate;

  properties[PROP_SESSION] = g_param_spec_object ("session", NULL, NULL, LAN_TYPE_SESSION,
                                                  G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "board");
}

static void
lan_board_view_init (LanBoardView *self)
{
  self->map = lan_map_view_new ();
  self->favours = lan_favour_display_new ();
  self->war = lan_conflict_board_new ();
  gtk_widget_set_parent (self->map, GTK_WIDGET (self));
  gtk_widget_set_parent (self->favours, GTK_WIDGET (self));
  gtk_widget_set_parent (self->war, GTK_WIDGET (self));
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

GtkWidget *
lan_board_view_new (void)
{
  return g_object_new (LAN_TYPE_BOARD_VIEW, NULL);
}

void
lan_board_view_set_session (LanBoardView *self, LanSession *session)
{
  g_return_if_fail (LAN_IS_BOARD_VIEW (self));

  if (!g_set_object (&self->session, session))
    return;
  lan_map_view_set_session (LAN_MAP_VIEW (self->map), session);
  lan_favour_display_set_session (LAN_FAVOUR_DISPLAY (self->favours), session);
  lan_conflict_board_set_session (LAN_CONFLICT_BOARD (self->war), session);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SESSION]);
}

void
lan_board_view_set_part (LanBoardView *self, LanBoardPart part)
{
  g_return_if_fail (LAN_IS_BOARD_VIEW (self));

  if (self->part == part)
    return;
  self->part = part;
  gtk_widget_set_child_visible (self->map, part != LAN_BOARD_FRANCE);
  gtk_widget_set_child_visible (self->favours, part != LAN_BOARD_FRANCE);
  gtk_widget_set_child_visible (self->war, part != LAN_BOARD_ENGLAND);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
