/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-county-space.h"

#include <glib/gi18n-lib.h>

#include "lan-amounts.h"
#include "lan-heraldry.h"
#include "lan-landmark.h"
#include "lan-paint.h"
#include "lan-words-forecast.h"
#include "lan-words.h"

/* The scale of the map in the sketches that all sizes here are taken from. */
#define SKETCH_SCALE 0.6166

/* A block is not drawn smaller than this part of its own size. */
#define LEAST_BLOCK 0.58

struct _LanCountySpace
{
  LanSpace parent_instance;

  guint county;
  const LanCountyShape *shape;
  LanMapFrame frame;
  double x;
  double y;
  int awaited; /* the knight is still on its way */
};

static void lan_county_space_landmark_init (LanLandmarkInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (LanCountySpace, lan_county_space, LAN_TYPE_SPACE,
                               G_IMPLEMENT_INTERFACE (LAN_TYPE_LANDMARK, lan_county_space_landmark_init))

/* What every part of the drawing needs. */
typedef struct {
  LanCountySpace *self;
  GtkWidget *widget;
  GtkSnapshot *snapshot;
  LanTokenTheme *theme;
  LanLettering *lettering;
  const LanState *state;
  const LanContent *content;
  double unit;             /* 1 at the scale of the sketches, not below 0.8 */
  graphene_point_t seat;
  double radius;           /* of the seat */
  double plate_top;        /* of the reward plate; knights stand on it */
  gboolean legal;
  gboolean veiled;
} Pen;

static graphene_point_t
locate (LanCountySpace *self, const graphene_point_t *point)
{
  graphene_point_t at = lan_map_frame_point (&self->frame, point->x, point->y);

  at.x -= (float) self->x;
  at.y -= (float) self->y;
  return at;
}

static GdkRGBA
get_color (Pen *pen, const char *name)
{
  return lan_token_theme_get_color (pen->widget, name);
}

static double
get_plate_height (const Pen *pen)
{
  return 19 * pen->unit;
}

static void
draw_seat (Pen *pen)
{
  static const double glows[3][2] = { { 11, 0.16 }, { 7.5, 0.26 }, { 4.5, 0.4 } };
  GdkRGBA cream = get_color (pen, "board_legal_fill");
  GdkRGBA field = get_color (pen, "board_parchment");
  GdkRGBA line = get_color (pen, "board_line");
  graphene_rect_t bounds = GRAPHENE_RECT_INIT ((float) (pen->seat.x - pen->radius), (float) (pen->seat.y - pen->radius),
                                               (float) (2 * pen->radius), (float) (2 * pen->radius));
  guint i;

  if (!pen->legal)
    {
      field.alpha = 0.42f;
      lan_paint_dashed (pen->snapshot, &bounds, (float) pen->radius, &field, &line,
                        lan_paint_is_high_contrast (pen->widget) ? 2 : 1.2);
    }
  else
    {
      for (i = 0; i < G_N_ELEMENTS (glows); i++)
        {
          GdkRGBA glow = cream;

          glow.alpha = (float) glows[i][1];
          lan_paint_disc (pen->snapshot, pen->seat.x, pen->seat.y, pen->radius + glows[i][0], &glow, NULL, 0);
        }
      cream.alpha = 0.85f;
      lan_paint_disc (pen->snapshot, pen->seat.x, pen->seat.y, pen->radius, &cream, NULL, 0);
    }
  lan_space_snapshot_marks (LAN_SPACE (pen->self), pen->snapshot, &bounds, (float) pen->radius);
}

static void
draw_name (Pen *pen)
{
  const char *name = lan_game_content_get_title (
      lan_session_get_content (lan_space_get_session (LAN_SPACE (pen->self))), LAN_TABLE_COUNTIES, pen->self->county);
  graphene_point_t at = locate (pen->self, &pen->self->shape->label);
  GdkRGBA ink = get_color (pen, pen->veiled ? "board_ivory" : "board_ink");
  GdkRGBA halo = get_color (pen, pen->veiled ? "board_ink" : "board_ivory");
  double size = MAX (24.5 * pen->self->frame.scale, 12);

  halo.alpha = 0.55f;
  lan_lettering_snapshot_halo (pen->lettering, pen->snapshot, LAN_FONT_HEAD, size, name, &ink, &halo, at.x,
                               at.y + size * 0.3, 0.5);
}

static void
draw_minimum (Pen *pen)
{
  graphene_point_t at = locate (pen->self, &pen->self->shape->shield);
  GdkRGBA ivory = get_color (pen, "board_ivory");
  double size = 28 * pen->unit;
  char text[8];

  g_snprintf (text, sizeof text, "%u", pen->content->counties[pen->self->county].minimum);
  lan_token_theme_snapshot (pen->theme, pen->snapshot, pen->widget, "minimum", at.x - size / 2, at.y - size * 0.53,
                            size, size * 19 / 18);
  lan_lettering_snapshot (pen->lettering, pen->snapshot, LAN_FONT_NUMERAL, 13.5 * pen->unit, text, &ivory,
                          at.x, at.y + 4.4 * pen->unit, 0.5, 0);
}

static graphene_rect_t
get_noblemen_rect (Pen *pen, const char *token)
{
  graphene_point_t at = locate (pen->self, &pen->self->shape->token);

  return lan_token_theme_get_rect (pen->theme, token, at.x, at.y, 24, 28, 0.56 * pen->unit);
}

static char *
get_noblemen_token (Pen *pen)
{
  LanGameContent *content = lan_session_get_content (lan_space_get_session (LAN_SPACE (pen->self)));

  return g_strdup_printf ("noblemen/%s",
                          lan_game_content_get_item_id (content, LAN_TABLE_COUNTIES, pen->self->county));
}

static void
draw_noblemen (Pen *pen)
{
  graphene_point_t at = locate (pen->self, &pen->self->shape->token);
  g_autofree char *token = get_noblemen_token (pen);
  graphene_rect_t bounds = get_noblemen_rect (pen, token);
  guint left = pen->state->counties[pen->self->county].nobles;

  if (left == 0)
    gtk_snapshot_push_opacity (pen->snapshot, 0.4);
  lan_token_theme_snapshot (pen->theme, pen->snapshot, pen->widget, token, bounds.origin.x, bounds.origin.y,
                            bounds.size.width, bounds.size.height);
  if (left == 0)
    gtk_snapshot_pop (pen->snapshot);
  lan_paint_count (pen->snapshot, pen->widget, at.x + 12 * pen->unit, at.y + 9 * pen->unit, left,
                   MAX (11, 11 * pen->unit));
}

static void
draw_reward (Pen *pen)
{
  const LanCountyContent *county = &pen->content->counties[pen->self->county];
  GdkRGBA ivory = get_color (pen, "board_ivory");
  GdkRGBA line = get_color (pen, "board_line");
  GdkRGBA ink = get_color (pen, "board_plaque");
  double size = 15 * pen->unit, height = get_plate_height (pen), width;
  LanAmounts amounts = LAN_AMOUNTS_INIT;
  graphene_rect_t bounds;

  lan_amounts_add_reward (&amounts, &county->reward);
  if (county->names_start)
    lan_amounts_add_symbol (&amounts, "start-player");
  width = lan_amounts_measure (&amounts, pen->widget, size) + 10 * pen->unit;
  graphene_rect_init (&bounds, (float) (pen->seat.x - width / 2), (float) pen->plate_top, (float) width,
                      (float) height);
  lan_paint_box (pen->snapshot, &bounds, 4, &ivory, &line, 1.1f);
  lan_amounts_snapshot (&amounts, pen->snapshot, pen->widget, &ink, pen->seat.x, pen->plate_top + height / 2, size,
                        0.5);
}

static void
draw_squires (Pen *pen, guint side, guint squires, double x, double factor)
{
  g_autofree char *token = lan_heraldry_token (lan_space_get_session (LAN_SPACE (pen->self)), "squires", side);
  guint shown = squires > 3 ? 1 : squires;
  guint i;

  for (i = 0; i < shown; i++)
    lan_token_theme_snapshot_at (pen->theme, pen->snapshot, pen->widget, token, x + (15 + 9 * i) * factor / 0.74,
                                 pen->plate_top, 0, 30, 0.64 * factor / 0.74);
  if (shown < squires)
    lan_paint_count (pen->snapshot, pen->widget, x + 34 * factor / 0.74, pen->plate_top - 8 * factor / 0.74, squires,
                     MAX (11, 11 * pen->unit));
}

static double
get_knight_factor (Pen *pen)
{
  return MAX (1.2 * pen->self->frame.scale, LEAST_BLOCK);
}

static gboolean
is_chip (Pen *pen)
{
  return 1.2 * pen->self->frame.scale < LEAST_BLOCK - 0.05;
}

/* Where a knight stands that has its middle at x. */
static graphene_rect_t
get_knight_rect (Pen *pen, const char *token, double x)
{
  if (is_chip (pen))
    return lan_token_theme_get_rect (pen->theme, token, x, pen->plate_top, 10, 30, 1);
  return lan_token_theme_get_rect (pen->theme, token, x, pen->plate_top + 1, 24, 80, get_knight_factor (pen));
}

static void
draw_knight (Pen *pen, guint side, guint strength, guint squires, double x)
{
  double factor = get_knight_factor (pen);
  g_autofree char *token =
      lan_heraldry_knight (lan_space_get_session (LAN_SPACE (pen->self)), side, strength, is_chip (pen));
  graphene_rect_t at = get_knight_rect (pen, token, x);

  lan_token_theme_snapshot (pen->theme, pen->snapshot, pen->widget, token, at.origin.x, at.origin.y, at.size.width,
                            at.size.height);
  draw_squires (pen, side, squires, x, factor);
  if (lan_space_is_last (LAN_SPACE (pen->self)))
    {
      GdkRGBA ivory = get_color (pen, "board_ivory");
      GdkRGBA line = get_color (pen, "board_line");

      lan_paint_disc (pen->snapshot, x + 17 * factor, pen->plate_top - (26 + 11 * strength) * factor, 4, &ivory, &line,
                      1.2f);
    }
}

/* The knight in hand over the seat it would take. */
static void
draw_ghost (Pen *pen, double x)
{
  LanSession *session = lan_space_get_session (LAN_SPACE (pen->self));
  guint side, strength;

  if (!pen->legal || !lan_space_is_hot (LAN_SPACE (pen->self))
      || !lan_session_get_selection (session, &side, &strength))
    return;
  gtk_snapshot_push_opacity (pen->snapshot, 0.6);
  draw_knight (pen, side, strength, 0, x);
  gtk_snapshot_pop (pen->snapshot);
}

/* The middle of the knight, which steps aside for its squires. */
static double
get_occupant_x (Pen *pen)
{
  double step = 8 * pen->self->frame.scale / SKETCH_SCALE;

  return pen->seat.x - 1 - (pen->state->counties[pen->self->county].squires > 0 ? step : 0);
}

static void
draw_occupant (Pen *pen)
{
  const LanCountyState *county = &pen->state->counties[pen->self->county];
  double step = 8 * pen->self->frame.scale / SKETCH_SCALE;

  if (county->side == LAN_NO_SIDE)
    {
      draw_ghost (pen, pen->seat.x - 1);
      return;
    }
  if (pen->self->awaited == 0)
    draw_knight (pen, county->side, county->strength, county->squires, get_occupant_x (pen));
  draw_ghost (pen, pen->seat.x + 2.5 * step);
}

/* "+1 squire" at the ring's upper edge: so many are needed. */
static void
draw_squires_needed (Pen *pen)
{
  guint needed = lan_space_get_target (LAN_SPACE (pen->self)).min_squires;
  GdkRGBA dark = get_color (pen, "board_glow_edge");
  GdkRGBA glow = get_color (pen, "board_glow");
  GdkRGBA cream = get_color (pen, "board_legal_fill");
  LanAmounts amounts = LAN_AMOUNTS_INIT;
  graphene_point_t at = locate (pen->self, &pen->self->shape->badge);
  double size = MAX (12.5 * pen->unit, 11.5), width;
  graphene_rect_t bounds;
  char text[8];

  if (!pen->legal || needed == 0)
    return;
  g_snprintf (text, sizeof text, "+%u", MIN (needed, 99));
  lan_amounts_add_text (&amounts, text);
  lan_amounts_add_symbol (&amounts, "squire");
  width = lan_amounts_measure (&amounts, pen->widget, size) + 12;
  graphene_rect_init (&bounds, (float) (at.x - width / 2), (float) (at.y - size * 0.72), (float) width,
                      (float) (size * 1.44));
  lan_paint_box (pen->snapshot, &bounds, (float) (size * 0.72), &dark, &glow, 1.4f);
  lan_amounts_snapshot (&amounts, pen->snapshot, pen->widget, &cream, at.x, at.y, size, 0.5);
}

static gboolean
prepare_pen (LanCountySpace *self, GtkSnapshot *snapshot, Pen *pen)
{
  LanSession *session = lan_space_get_session (LAN_SPACE (self));
  LanTargetStatus status = lan_space_get_target (LAN_SPACE (self)).status;

  if (self->shape == NULL || session == NULL || lan_session_get_state (session) == NULL)
    return FALSE;
  pen->self = self;
  pen->widget = GTK_WIDGET (self);
  pen->snapshot = snapshot;
  pen->theme = lan_token_theme_get (pen->widget);
  pen->lettering = lan_lettering_get (pen->widget);
  pen->state = lan_session_get_state (session);
  pen->content = lan_game_content_get_tables (lan_session_get_content (session));
  pen->unit = MAX (self->frame.scale / SKETCH_SCALE, 0.8);
  pen->seat = locate (self, &self->shape->seat);
  pen->radius = LAN_MAP_SEAT_RADIUS * self->frame.scale;
  pen->plate_top = pen->seat.y + pen->radius + 1 - get_plate_height (pen) / 2;
  pen->legal = status == LAN_TARGET_LEGAL;
  pen->veiled = status == LAN_TARGET_ILLEGAL;
  return TRUE;
}

static void
lan_county_space_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  Pen pen;

  if (!prepare_pen (LAN_COUNTY_SPACE (widget), snapshot, &pen))
    return;
  draw_seat (&pen);
  draw_minimum (&pen);
  draw_noblemen (&pen);
  draw_occupant (&pen);
  draw_reward (&pen);
  draw_name (&pen);
  draw_squires_needed (&pen);
}

/* Where the pen would draw it; FALSE: not in this county. */
static gboolean
find_spot (Pen *pen, const LanSpot *spot, graphene_rect_t *bounds)
{
  g_autofree char *token = NULL;

  switch (spot->kind)
    {
    case LAN_SPOT_KNIGHT:
      if (spot->place != LAN_PLACE_COUNTY (pen->self->county))
        return FALSE;
      token = lan_heraldry_knight (lan_space_get_session (LAN_SPACE (pen->self)), spot->side, spot->strength,
                                   is_chip (pen));
      *bounds = get_knight_rect (pen, token, get_occupant_x (pen));
      return TRUE;
    case LAN_SPOT_STOCK:
      token = get_noblemen_token (pen);
      *bounds = get_noblemen_rect (pen, token);
      return spot->item == pen->self->county;
    case LAN_SPOT_COUNTY:
      graphene_rect_init (bounds, pen->seat.x - 10, (float) pen->plate_top, 20, (float) get_plate_height (pen));
      return spot->item == pen->self->county;
    default:
      return FALSE;
    }
}

static gboolean
lan_county_space_find (LanLandmark *landmark, const LanState *state, const LanSpot *spot, graphene_rect_t *bounds)
{
  Pen pen;

  if (!prepare_pen (LAN_COUNTY_SPACE (landmark), NULL, &pen))
    return FALSE;
  pen.state = state;
  return find_spot (&pen, spot, bounds);
}

static void
lan_county_space_await (LanLandmark *landmark, const LanSpot *spot, int change)
{
  if (spot->kind != LAN_SPOT_KNIGHT)
    return;
  LAN_COUNTY_SPACE (landmark)->awaited += change;
  gtk_widget_queue_draw (GTK_WIDGET (landmark));
}

static void
lan_county_space_landmark_init (LanLandmarkInterface *iface)
{
  iface->find = lan_county_space_find;
  iface->await = lan_county_space_await;
}

static gboolean
lan_county_space_contains (GtkWidget *widget, double x, double y)
{
  LanCountySpace *self = LAN_COUNTY_SPACE (widget);
  double u, v, from_seat_u, from_seat_v;

  if (self->shape == NULL || self->frame.scale <= 0)
    return FALSE;
  u = LAN_MAP_LEFT + (x + self->x - self->frame.x) / self->frame.scale;
  v = LAN_MAP_TOP + (y + self->y - self->frame.y) / self->frame.scale;
  from_seat_u = u - self->shape->seat.x;
  from_seat_v = v - self->shape->seat.y;
  return from_seat_u * from_seat_u + from_seat_v * from_seat_v <= LAN_MAP_SEAT_RADIUS * LAN_MAP_SEAT_RADIUS
         || lan_county_shape_contains (self->shape, u, v);
}

static void
append_occupant (GString *text, LanSession *session, const LanCountyState *county)
{
  g_autofree char *side = NULL;

  if (county->side == LAN_NO_SIDE)
    {
      g_string_append (text, _("Nobody stands here."));
      return;
    }
  side = lan_words_side (lan_session_get_content (session), lan_session_get_setup (session), county->side);
  if (county->squires == 0)
    /* Translators: %s is a house: "Percy stands here with strength 2." */
    g_string_append_printf (text, _("%s stands here with strength %u."), side, county->strength);
  else
    g_string_append_printf (text,
                            /* Translators: house, strength of the knight, squires, total strength. */
                            ngettext ("%s stands here with strength %u and %u squire: %u in all.",
                                      "%s stands here with strength %u and %u squires: %u in all.", county->squires),
                            side, county->strength, county->squires, county->strength + county->squires);
}

static char *
lan_county_space_describe (LanSpace *space)
{
  LanCountySpace *self = LAN_COUNTY_SPACE (space);
  LanSession *session = lan_space_get_session (space);
  LanGameContent *content = lan_session_get_content (session);
  const LanCountyContent *county = &lan_game_content_get_tables (content)->counties[self->county];
  const LanCountyState *state = &lan_session_get_state (session)->counties[self->county];
  g_autofree char *reward = lan_words_reward (&county->reward);
  g_autofree char *forecast = lan_words_county_forecast (content, lan_session_get_setup (session),
                                                         lan_session_get_state (session), self->county);
  GString *text = g_string_new (NULL);

  /* Translators: county, least strength of a knight, reward: "York: strength 1 or more, pays 4 gold." */
  g_string_append_printf (text, _("%s: strength %u or more, pays %s."),
                          lan_game_content_get_title (content, LAN_TABLE_COUNTIES, self->county), county->minimum,
                          reward);
  g_string_append_c (text, ' ');
  if (county->names_start)
    g_string_append_printf (text, "%s ", _("Its owner names the start player."));
  g_string_append_printf (text, ngettext ("%u nobleman is left.", "%u noblemen are left.", state->nobles),
                          state->nobles);
  g_string_append_c (text, ' ');
  append_occupant (text, session, state);
  if (forecast != NULL)
    g_string_append_printf (text, "\n%s", forecast);
  return g_string_free (text, FALSE);
}

/* An upgrade here means the knight that stands here: act for its side. */
static void
lan_county_space_refresh (LanSpace *space)
{
  LanSession *session = lan_space_get_session (space);
  const LanState *state = session != NULL ? lan_session_get_state (session) : NULL;

  if (state != NULL)
    {
      guint occupant = state->counties[LAN_COUNTY_SPACE (space)->county].side;

      lan_space_set_side (space, occupant == LAN_NO_SIDE ? 0 : occupant);
    }
  LAN_SPACE_CLASS (lan_county_space_parent_class)->refresh (space);
}

static void
lan_county_space_class_init (LanCountySpaceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  LanSpaceClass *space_class = LAN_SPACE_CLASS (klass);

  widget_class->snapshot = lan_county_space_snapshot;
  widget_class->contains = lan_county_space_contains;
  space_class->describe = lan_county_space_describe;
  space_class->refresh = lan_county_space_refresh;
}

static void
lan_county_space_init (LanCountySpace *self)
{
}

GtkWidget *
lan_county_space_new (guint county)
{
  LanCountySpace *self;

  g_return_val_if_fail (county < LAN_COUNTIES, NULL);

  self = g_object_new (LAN_TYPE_COUNTY_SPACE, NULL);
  self->county = county;
  lan_space_set_place (LAN_SPACE (self), LAN_PLACE_COUNTY (county));
  return GTK_WIDGET (self);
}

void
lan_county_space_set_shape (LanCountySpace *self, const LanCountyShape *shape)
{
  g_return_if_fail (LAN_IS_COUNTY_SPACE (self));

  if (self->shape == shape)
    return;
  self->shape = shape;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
lan_county_space_set_frame (LanCountySpace *self, const LanMapFrame *frame, double x, double y)
{
  g_return_if_fail (LAN_IS_COUNTY_SPACE (self));

  if (self->frame.scale == frame->scale && self->frame.x == frame->x && self->frame.y == frame->y && self->x == x
      && self->y == y)
    return;
  self->frame = *frame;
  self->x = x;
  self->y = y;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

graphene_rect_t
lan_county_space_get_seat (LanCountySpace *self)
{
  graphene_rect_t seat = GRAPHENE_RECT_INIT (0, 0, 0, 0);
  double radius = LAN_MAP_SEAT_RADIUS * self->frame.scale;
  graphene_point_t at;

  if (self->shape == NULL)
    return seat;
  at = locate (self, &self->shape->seat);
  graphene_rect_init (&seat, (float) (at.x - radius), (float) (at.y - radius), (float) (2 * radius),
                      (float) (2 * radius));
  return seat;
}
