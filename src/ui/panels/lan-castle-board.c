/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-castle-board.h"

#include "lan-castle-anchors.h"
#include "lan-castle-bay.h"
#include "lan-heraldry.h"
#include "lan-knight-rank.h"
#include "lan-landmark.h"
#include "lan-lettering.h"
#include "lan-piece.h"
#include "lan-token-theme.h"
#include "lan-tooltip.h"
#include "lan-words.h"

#include <glib/gi18n-lib.h>

/* A nobleman at the table: 48 x 52 with its middle at (24, 28), castle units. */
#define NOBLE_FACTOR 0.64f

/* The smallest on which a knight can be hit. */
#define LEAST_WIDTH_HOUSE 256
#define LEAST_WIDTH_ALLY 150
#define NATURAL_WIDTH_ALLY 190

/* Larger than this nobody needs a castle. */
#define MOST_WIDTH 660

struct _LanCastleBoard
{
  GtkWidget parent_instance;

  const LanCastleAnchors *anchors;
  gboolean ally;
  LanSession *session;
  guint side;

  GtkWidget *bays[LAN_SPACES];
  GtkWidget *court;
  GtkWidget *reserve;
  GtkWidget *lord;                   /* only there to say what the seat is */
  GtkWidget *nobles[LAN_TABLE_SEATS];
  guint awaited; /* bit i: the nobleman of county i is still on his way */
};

static void lan_castle_board_landmark_init (LanLandmarkInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (LanCastleBoard, lan_castle_board, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (LAN_TYPE_LANDMARK, lan_castle_board_landmark_init))

/* Where the drawing lies in the widget: as large as fits, in the middle. */
typedef struct {
  float x, y, scale;
} LanCastleFrame;

static LanCastleFrame
lan_castle_board_get_frame (LanCastleBoard *self, int width, int height)
{
  float scale = MIN (width / self->anchors->width, height / self->anchors->height);

  return (LanCastleFrame) {
    .x = (width - self->anchors->width * scale) / 2,
    .y = (height - self->anchors->height * scale) / 2,
    .scale = scale,
  };
}

static GtkSizeRequestMode
lan_castle_board_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
lan_castle_board_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural, int *minimum_baseline, int *natural_baseline)
{
  LanCastleBoard *self = LAN_CASTLE_BOARD (widget);
  float shape = self->anchors->height / self->anchors->width;
  int least = self->ally ? LEAST_WIDTH_ALLY : LEAST_WIDTH_HOUSE;
  int wanted = self->ally ? NATURAL_WIDTH_ALLY : (int) self->anchors->width;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = least;
      *natural = wanted;
      return;
    }
  *minimum = (int) ceilf (least * shape);
  *natural = MAX (*minimum, (int) ceilf (MIN (for_size < 0 ? wanted : for_size, MOST_WIDTH) * shape));
}

static void
lan_castle_board_allocate (GtkWidget *child, const LanCastleFrame *frame, float x, float y, float width, float height)
{
  GtkAllocation allocation = {
    (int) roundf (frame->x + x * frame->scale), (int) roundf (frame->y + y * frame->scale),
    (int) roundf (width * frame->scale), (int) roundf (height * frame->scale),
  };

  gtk_widget_size_allocate (child, &allocation, -1);
}

static void
lan_castle_board_allocate_rect (GtkWidget *child, const LanCastleFrame *frame, const graphene_rect_t *rect)
{
  lan_castle_board_allocate (child, frame, rect->origin.x, rect->origin.y, rect->size.width, rect->size.height);
}

static void
lan_castle_board_allocate_table (LanCastleBoard *self, const LanCastleFrame *frame)
{
  const LanCastleAnchors *anchors = self->anchors;
  float radius = anchors->lord_radius;

  lan_castle_board_allocate (self->lord, frame, anchors->lord.x - radius, anchors->lord.y - radius, 2 * radius, 2 * radius);
  for (guint i = 0; i < LAN_TABLE_SEATS; i++)
    if (gtk_widget_get_visible (self->nobles[i]))
      lan_castle_board_allocate (self->nobles[i], frame, anchors->seats[i].x - 24 * NOBLE_FACTOR, anchors->seats[i].y - 28 * NOBLE_FACTOR,
                                 48 * NOBLE_FACTOR, 52 * NOBLE_FACTOR);
}

static void
lan_castle_board_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  LanCastleBoard *self = LAN_CASTLE_BOARD (widget);
  LanCastleFrame frame = lan_castle_board_get_frame (self, width, height);

  for (guint i = 0; i < self->anchors->n_spaces; i++)
    lan_castle_board_allocate_rect (self->bays[i], &frame, &self->anchors->spaces[i]);
  lan_castle_board_allocate_rect (self->court, &frame, &self->anchors->court);
  lan_castle_board_allocate_rect (self->reserve, &frame, &self->anchors->reserve);
  if (self->lord != NULL)
    lan_castle_board_allocate_table (self, &frame);
}

static void
lan_castle_board_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  LanCastleBoard *self = LAN_CASTLE_BOARD (widget);
  const LanCastleAnchors *anchors = self->anchors;
  LanCastleFrame frame = lan_castle_board_get_frame (self, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  g_autofree char *token = NULL;

  if (self->session == NULL)
    return;
  token = lan_heraldry_token (self->session, "castles", self->side);
  lan_token_theme_snapshot (lan_token_theme_get (widget), snapshot, widget, token, frame.x, frame.y, anchors->width * frame.scale, anchors->height * frame.scale);
  if (self->lord != NULL)
    {
      GdkRGBA ink = lan_token_theme_get_color (widget, "board_ink");

      lan_lettering_snapshot (lan_lettering_get (widget), snapshot, LAN_FONT_ITALIC, MAX (15 * frame.scale, 12), _("Table"), &ink,
                              frame.x + anchors->table.x * frame.scale, frame.y + (anchors->table.y + 5) * frame.scale, 0.5, 54 * frame.scale);
    }
  GTK_WIDGET_CLASS (lan_castle_board_parent_class)->snapshot (widget, snapshot);
}

/* The first bay where something can be done now, else the first one. */
static GtkWidget *
lan_castle_board_find_bay (LanCastleBoard *self)
{
  for (guint i = 0; i < self->anchors->n_spaces; i++)
    if (lan_space_get_target (LAN_SPACE (self->bays[i])).status == LAN_TARGET_LEGAL)
      return self->bays[i];
  return self->bays[0];
}

/* Tab stops at the court, then at the bays; the arrow keys go everywhere. */
static gboolean
lan_castle_board_focus (GtkWidget *widget, GtkDirectionType direction)
{
  LanCastleBoard *self = LAN_CASTLE_BOARD (widget);
  GtkWidget *inside = gtk_widget_get_focus_child (widget);
  gboolean in_bays = inside != NULL && inside != self->court;

  switch (direction)
    {
    case GTK_DIR_TAB_FORWARD:
      if (inside == NULL && gtk_widget_child_focus (self->court, direction))
        return TRUE;
      return !in_bays && gtk_widget_grab_focus (lan_castle_board_find_bay (self));
    case GTK_DIR_TAB_BACKWARD:
      if (inside == NULL)
        return gtk_widget_grab_focus (lan_castle_board_find_bay (self));
      return in_bays && gtk_widget_child_focus (self->court, direction);
    case GTK_DIR_UP:
    case GTK_DIR_DOWN:
    case GTK_DIR_LEFT:
    case GTK_DIR_RIGHT:
    default:
      return GTK_WIDGET_CLASS (lan_castle_board_parent_class)->focus (widget, direction);
    }
}

static void
lan_castle_board_dispose (GObject *object)
{
  LanCastleBoard *self = LAN_CASTLE_BOARD (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (lan_castle_board_parent_class)->dispose (object);
}

static void
lan_castle_board_class_init (LanCastleBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lan_castle_board_dispose;
  widget_class->get_request_mode = lan_castle_board_get_request_mode;
  widget_class->measure = lan_castle_board_measure;
  widget_class->size_allocate = lan_castle_board_size_allocate;
  widget_class->focus = lan_castle_board_focus;
  widget_class->snapshot = lan_castle_board_snapshot;
  gtk_widget_class_set_css_name (widget_class, "castle");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
lan_castle_board_init (LanCastleBoard *self)
{
}

static void
lan_castle_board_add_table (LanCastleBoard *self)
{
  self->lord = g_object_new (GTK_TYPE_LABEL,
                             "accessible-role", GTK_ACCESSIBLE_ROLE_IMG,
                             "tooltip-text", _("The Lord"),
                             NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->lord), GTK_ACCESSIBLE_PROPERTY_LABEL, _("The Lord"), -1);
  gtk_widget_set_parent (self->lord, GTK_WIDGET (self));
  for (guint i = 0; i < LAN_TABLE_SEATS; i++)
    {
      self->nobles[i] = g_object_new (LAN_TYPE_PIECE, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, "height", 16, NULL);
      gtk_widget_set_parent (self->nobles[i], GTK_WIDGET (self));
    }
}

GtkWidget *
lan_castle_board_new (gboolean ally)
{
  LanCastleBoard *self = g_object_new (LAN_TYPE_CASTLE_BOARD, NULL);

  self->ally = ally;
  self->anchors = lan_castle_anchors_get (ally);
  self->court = lan_knight_rank_new (LAN_PLACE_COURT);
  gtk_widget_set_parent (self->court, GTK_WIDGET (self));
  for (guint i = 0; i < self->anchors->n_spaces; i++)
    {
      self->bays[i] = lan_castle_bay_new (i);
      gtk_widget_set_parent (self->bays[i], GTK_WIDGET (self));
    }
  if (self->anchors->lord_radius > 0)
    lan_castle_board_add_table (self);
  self->reserve = lan_knight_rank_new (LAN_PLACE_RESERVE);
  gtk_widget_set_parent (self->reserve, GTK_WIDGET (self));
  return GTK_WIDGET (self);
}

static void
lan_castle_board_show_noble (LanCastleBoard *self, guint seat, guint county)
{
  LanGameContent *content = lan_session_get_content (self->session);
  g_autofree char *token = g_strdup_printf ("noblemen/%s", lan_game_content_get_item_id (content, LAN_TABLE_COUNTIES, county));
  /* Translators: %s is a county. */
  g_autofree char *words = g_strdup_printf (_("Nobleman of %s"), lan_game_content_get_title (content, LAN_TABLE_COUNTIES, county));

  lan_piece_set_token (LAN_PIECE (self->nobles[seat]), token);
  gtk_widget_set_opacity (self->nobles[seat], (self->awaited >> county & 1) != 0 ? 0 : 1);
  lan_tooltip_update (self->nobles[seat], words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->nobles[seat]), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

/* Seated from the Lord outwards. */
static void
lan_castle_board_refresh_table (LanCastleBoard *self)
{
  guint nobles = lan_session_get_state (self->session)->sides[self->side].nobles;
  guint seat = 0;

  for (guint county = 0; county < LAN_COUNTIES; county++)
    if ((nobles >> county & 1) != 0)
      lan_castle_board_show_noble (self, seat++, county);
  for (guint i = 0; i < LAN_TABLE_SEATS; i++)
    gtk_widget_set_visible (self->nobles[i], i < seat);
}

static gboolean
lan_castle_board_find (LanLandmark *landmark, const LanState *state, const LanSpot *spot, graphene_rect_t *bounds)
{
  LanCastleBoard *self = LAN_CASTLE_BOARD (landmark);
  guint nobles, seat = 0;

  if (spot->kind != LAN_SPOT_NOBLE || spot->side != self->side || self->session == NULL || self->lord == NULL)
    return FALSE;
  nobles = lan_session_get_state (self->session)->sides[self->side].nobles;
  for (guint county = 0; county < spot->item; county++)
    seat += nobles >> county & 1;
  return (nobles >> spot->item & 1) != 0 && lan_landmark_find_child (landmark, self->nobles[seat], bounds);
}

static void
lan_castle_board_await (LanLandmark *landmark, const LanSpot *spot, int change)
{
  LanCastleBoard *self = LAN_CASTLE_BOARD (landmark);

  if (change > 0)
    self->awaited |= 1u << spot->item;
  else
    self->awaited &= ~(1u << spot->item);
  lan_castle_board_refresh_table (self);
}

static void
lan_castle_board_landmark_init (LanLandmarkInterface *iface)
{
  iface->find = lan_castle_board_find;
  iface->await = lan_castle_board_await;
}

void
lan_castle_board_refresh (LanCastleBoard *self, LanSession *session, guint side)
{
  g_return_if_fail (LAN_IS_CASTLE_BOARD (self));
  g_return_if_fail (LAN_IS_ALLY (side) == self->ally);

  g_set_object (&self->session, session);
  self->side = side;
  for (guint i = 0; i < self->anchors->n_spaces; i++)
    {
      lan_space_set_side (LAN_SPACE (self->bays[i]), side);
      lan_space_set_session (LAN_SPACE (self->bays[i]), session);
      gtk_widget_queue_draw (self->bays[i]);
    }
  lan_knight_rank_refresh (LAN_KNIGHT_RANK (self->court), session, side);
  lan_knight_rank_refresh (LAN_KNIGHT_RANK (self->reserve), session, side);
  if (self->lord != NULL)
    lan_castle_board_refresh_table (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
