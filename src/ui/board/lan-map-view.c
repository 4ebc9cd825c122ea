/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-map-view.h"

#include <glib/gi18n-lib.h>

#include "lan-area.h"
#include "lan-board-theme.h"
#include "lan-county-space.h"
#include "lan-lettering.h"
#include "lan-map-ground.h"
#include "lan-paint.h"
#include "lan-squire-chooser.h"
#include "lan-token-theme.h"

#define MIN_HEIGHT 400
#define NATURAL_HEIGHT 633

/* Below this scale the title plate is drawn small. */
#define SMALL_BELOW 0.54

struct _LanMapView
{
  GtkWidget parent_instance;

  LanSession *session;
  GSignalGroup *session_signals;
  LanMapGeometry *geometry; /* NULL before the first session */
  LanMapGround *ground;
  LanMapFrame frame;
  int ground_width;
  guint round;              /* as last drawn; 0: no game */
  GtkWidget *counties[LAN_COUNTIES];
  GtkWidget *chooser;       /* of squires; NULL until first wanted */
};

enum { PROP_0, PROP_SESSION, N_PROPS };

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (LanMapView, lan_map_view, GTK_TYPE_WIDGET)

static guint
get_round (LanMapView *self)
{
  const LanState *state = self->session != NULL ? lan_session_get_state (self->session) : NULL;

  return state != NULL ? state->round : 0;
}

static void
on_changed (LanMapView *self)
{
  if (self->round == get_round (self))
    return;
  self->round = get_round (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
on_squires_wanted (LanMapView *self, guint side, guint place, guint minimum, guint maximum)
{
  graphene_rect_t seat;
  LanCountySpace *county;

  if (!LAN_PLACE_IS_COUNTY (place))
    return;
  county = LAN_COUNTY_SPACE (self->counties[LAN_PLACE_INDEX (place)]);
  seat = lan_county_space_get_seat (county);
  if (self->chooser != NULL)
    gtk_widget_unparent (self->chooser);
  self->chooser = lan_squire_chooser_new (self->session, side, (LanPlace) place, minimum, maximum);
  gtk_widget_set_parent (self->chooser, GTK_WIDGET (county));
  gtk_popover_set_pointing_to (
      GTK_POPOVER (self->chooser),
      &(GdkRectangle) { (int) seat.origin.x, (int) seat.origin.y, (int) seat.size.width, (int) seat.size.height });
  g_object_add_weak_pointer (G_OBJECT (self->chooser), (gpointer *) &self->chooser);
  gtk_popover_popup (GTK_POPOVER (self->chooser));
}

static void
on_style_changed (LanMapView *self)
{
  lan_map_ground_invalidate (self->ground);
}

static void
set_shapes (LanMapView *self)
{
  guint i;

  for (i = 0; i < LAN_COUNTIES; i++)
    lan_county_space_set_shape (LAN_COUNTY_SPACE (self->counties[i]),
                                self->geometry != NULL ? &self->geometry->counties[i] : NULL);
}

static void
draw_roses (LanMapView *self, GtkSnapshot *snapshot, double x, double y, double size, double step)
{
  GdkRGBA red = lan_token_theme_get_color (GTK_WIDGET (self), "board_england");
  GdkRGBA pale = lan_token_theme_get_color (GTK_WIDGET (self), "board_rose_empty");
  guint i;

  for (i = 0; i < LAN_ROUNDS; i++)
    lan_token_theme_snapshot_symbol (lan_token_theme_get (GTK_WIDGET (self)), snapshot, GTK_WIDGET (self), "england",
                                     i < self->round ? &red : &pale, x - 2 * step - size / 2 + i * step, y - size / 2,
                                     size);
}

/* Title plate and round counter in the German Ocean. */
static void
draw_title (LanMapView *self, GtkSnapshot *snapshot)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean small = self->frame.scale < SMALL_BELOW;
  graphene_rect_t units = small ? GRAPHENE_RECT_INIT (612, 40, 278, 112) : GRAPHENE_RECT_INIT (625, 45, 268, 139);
  graphene_rect_t bounds = lan_map_frame_rect (&self->frame, &units);
  GdkRGBA rubric = lan_token_theme_get_color (widget, "board_rubric");
  GdkRGBA line = lan_token_theme_get_color (widget, "board_line");
  double middle = bounds.origin.x + bounds.size.width / 2, top = bounds.origin.y, height = bounds.size.height;

  lan_paint_cartouche (snapshot, widget, &bounds, "board_parchment");
  lan_lettering_snapshot (lan_lettering_get (widget), snapshot, LAN_FONT_PLATE, small ? height * 0.31 : height * 0.265,
                          _("England"), &rubric, middle, top + height * (small ? 0.45 : 0.385), 0.5,
                          bounds.size.width - 16);
  if (!small)
    gtk_snapshot_append_color (snapshot, &line,
                               &GRAPHENE_RECT_INIT ((float) (bounds.origin.x + 22), (float) floor (top + height * 0.48),
                                                    bounds.size.width - 44, 1));
  draw_roses (self, snapshot, middle, top + height * (small ? 0.71 : 0.69), height * (small ? 0.25 : 0.21),
              height * (small ? 0.29 : 0.245));
}

static void
lan_map_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  LanMapView *self = LAN_MAP_VIEW (widget);
  LanTargetStatus status[LAN_COUNTIES];
  guint i;

  for (i = 0; i < LAN_COUNTIES; i++)
    status[i] = lan_space_get_target (LAN_SPACE (self->counties[i])).status;
  lan_map_ground_snapshot (self->ground, snapshot, self->geometry, status, &self->frame,
                           MAX (self->ground_width, gtk_widget_get_width (widget)), gtk_widget_get_height (widget));
  draw_title (self, snapshot);
  for (i = 0; i < LAN_COUNTIES; i++)
    gtk_widget_snapshot_child (widget, self->counties[i], snapshot);
}

static GtkSizeRequestMode
lan_map_view_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_WIDTH_FOR_HEIGHT;
}

static void
lan_map_view_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                      int *minimum_baseline, int *natural_baseline)
{
  const double shape = orientation == GTK_ORIENTATION_HORIZONTAL ? LAN_MAP_WIDTH / LAN_MAP_HEIGHT : 1;

  *minimum = (int) (MIN_HEIGHT * shape);
  *natural =
      MAX (*minimum,
           (int) ((orientation == GTK_ORIENTATION_HORIZONTAL && for_size > 0 ? for_size : NATURAL_HEIGHT) * shape));
}

static void
allocate_county (LanMapView *self, guint county)
{
  const graphene_rect_t map = GRAPHENE_RECT_INIT (LAN_MAP_LEFT, LAN_MAP_TOP, LAN_MAP_WIDTH, LAN_MAP_HEIGHT);
  graphene_rect_t box = { { 0, 0 }, { 100, 100 } };
  GtkAllocation allocation;

  /* Some islands lie beyond the part of the picture that is shown. */
  if (self->geometry != NULL && graphene_rect_intersection (&self->geometry->counties[county].box, &map, &box))
    box = lan_map_frame_rect (&self->frame, &box);
  graphene_rect_round_extents (&box, &box);
  allocation = (GtkAllocation) { (int) box.origin.x, (int) box.origin.y, (int) box.size.width, (int) box.size.height };
  lan_county_space_set_frame (LAN_COUNTY_SPACE (self->counties[county]), &self->frame, allocation.x, allocation.y);
  gtk_widget_size_allocate (self->counties[county], &allocation, -1);
}

static void
lan_map_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  LanMapView *self = LAN_MAP_VIEW (widget);
  guint i;

  self->frame = lan_map_frame_fit (width, height);
  for (i = 0; i < LAN_COUNTIES; i++)
    allocate_county (self, i);
  if (self->chooser != NULL)
    gtk_popover_present (GTK_POPOVER (self->chooser));
}

/* Counties have odd shapes; where their knights stand is where they are for the eye. */
static graphene_point_t
get_seat_point (GtkWidget *county)
{
  graphene_rect_t seat = lan_county_space_get_seat (LAN_COUNTY_SPACE (county));

  return GRAPHENE_POINT_INIT (seat.origin.x + seat.size.width / 2, seat.origin.y + seat.size.height / 2);
}

static gboolean
lan_map_view_focus (GtkWidget *widget, GtkDirectionType direction)
{
  return lan_area_focus (widget, direction, get_seat_point);
}

static void
lan_map_view_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SESSION)
    g_value_set_object (value, LAN_MAP_VIEW (object)->session);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
lan_map_view_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SESSION)
    lan_map_view_set_session (LAN_MAP_VIEW (object), g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
lan_map_view_dispose (GObject *object)
{
  LanMapView *self = LAN_MAP_VIEW (object);

  lan_map_view_set_session (self, NULL);
  g_clear_object (&self->session_signals);
  lan_area_clear (GTK_WIDGET (self));

  G_OBJECT_CLASS (lan_map_view_parent_class)->dispose (object);
}

static void
lan_map_view_finalize (GObject *object)
{
  LanMapView *self = LAN_MAP_VIEW (object);

  g_clear_pointer (&self->geometry, lan_map_geometry_free);
  g_clear_pointer (&self->ground, lan_map_ground_free);

  G_OBJECT_CLASS (lan_map_view_parent_class)->finalize (object);
}

static void
lan_map_view_class_init (LanMapViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = lan_map_view_get_property;
  object_class->set_property = lan_map_view_set_property;
  object_class->dispose = lan_map_view_dispose;
  object_class->finalize = lan_map_view_finalize;
  widget_class->get_request_mode = lan_map_view_get_request_mode;
  widget_class->measure = lan_map_view_measure;
  widget_class->size_allocate = lan_map_view_size_allocate;
  widget_class->snapshot = lan_map_view_snapshot;
  widget_class->focus = lan_map_view_focus;

  properties[PROP_SESSION] = g_param_spec_object ("session", NULL, NULL, LAN_TYPE_SESSION,
                                                  G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "mapview");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
lan_map_view_init (LanMapView *self)
{
  guint i;

  self->ground = lan_map_ground_new (GTK_WIDGET (self));
  self->session_signals = g_signal_group_new (LAN_TYPE_SESSION);
  g_signal_group_connect_swapped (self->session_signals, "changed", G_CALLBACK (on_changed), self);
  g_signal_group_connect_swapped (self->session_signals, "squires-wanted", G_CALLBACK (on_squires_wanted), self);
  g_signal_connect_object (lan_board_theme_get (GTK_WIDGET (self)), "changed", G_CALLBACK (on_style_changed), self,
                           G_CONNECT_SWAPPED);
  for (i = 0; i < LAN_COUNTIES; i++)
    {
      self->counties[i] = lan_county_space_new (i);
      gtk_widget_set_parent (self->counties[i], GTK_WIDGET (self));
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Map of England"), -1);
}

GtkWidget *
lan_map_view_new (void)
{
  return g_object_new (LAN_TYPE_MAP_VIEW, NULL);
}

void
lan_map_view_set_session (LanMapView *self, LanSession *session)
{
  guint i;

  g_return_if_fail (LAN_IS_MAP_VIEW (self));

  if (!g_set_object (&self->session, session))
    return;
  g_clear_pointer (&self->chooser, gtk_widget_unparent);
  g_clear_pointer (&self->geometry, lan_map_geometry_free);
  if (session != NULL)
    self->geometry = lan_map_geometry_new (lan_session_get_content (session));
  set_shapes (self);
  g_signal_group_set_target (self->session_signals, session);
  for (i = 0; i < LAN_COUNTIES; i++)
    lan_space_set_session (LAN_SPACE (self->counties[i]), session);
  on_changed (self);
  lan_map_ground_invalidate (self->ground);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SESSION]);
}

void
lan_map_view_set_ground_width (LanMapView *self, int width)
{
  g_return_if_fail (LAN_IS_MAP_VIEW (self));

  if (self->ground_width == width)
    return;
  self->ground_width = width;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

GtkWidget *
lan_map_view_get_county (LanMapView *self, guint county)
{
  g_return_val_if_fail (LAN_IS_MAP_VIEW (self), NULL);
  g_return_val_if_fail (county < LAN_COUNTIES, NULL);

  return self->counties[county];
}
