/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-motion.h"

#include <adwaita.h>

#include "lan-paint.h"
#include "lan-token-theme.h"

/* From this height on a knight is a standing block. */
#define LEAST_BLOCK 46

/* The disc of a symbol, pixels. */
#define DISC 24.0

/* How far above its place a piece comes from that has been nowhere, and what is paid goes. */
#define DROP 36.0
#define RISE 20.0

/* The height of a flight in its middle, as a share of its length, and the most of it in pixels. */
#define ARC 0.15
#define MOST_ARC 36.0

/* Squires beside a knight: their size, their foot in their own drawing, and their steps, by the size of the knight. */
#define SQUIRE_FACTOR 0.86
#define SQUIRE_STEP 12.0
#define MOST_SQUIRES 3

#define BLOCK_HEIGHT 84.0

typedef struct {
  const LanMotion *motion;
  GtkWidget *layer;
  GtkSnapshot *snapshot;
  graphene_rect_t from;
  graphene_rect_t to;
  double t; /* 0: where it was, 1: where it goes */
} Pen;

LanMotion *
lan_motion_new (LanMotionForm form, const char *token)
{
  LanMotion *motion = g_new0 (LanMotion, 1);

  motion->form = form;
  motion->token = g_strdup (token);
  return motion;
}

void
lan_motion_free (LanMotion *motion)
{
  g_free (motion->token);
  g_free (motion->small);
  g_free (motion->back);
  g_free (motion->squire);
  g_clear_object (&motion->picture);
  g_clear_object (&motion->host);
  g_free (motion);
}

void
lan_motion_set_target (LanMotion *motion, LanLandmark *host, const LanSpot *to)
{
  g_set_object (&motion->host, host);
  motion->to = *to;
}

static double
mix (double from, double to, double t)
{
  return from + (to - from) * t;
}

/* The middle of its lower edge now, on a path a little above the straight one. */
static graphene_point_t
get_foot (const Pen *pen)
{
  double x0 = pen->from.origin.x + pen->from.size.width / 2, x1 = pen->to.origin.x + pen->to.size.width / 2;
  double y0 = pen->from.origin.y + pen->from.size.height, y1 = pen->to.origin.y + pen->to.size.height;
  double arc = MIN (ARC * hypot (x1 - x0, y1 - y0), MOST_ARC);

  return GRAPHENE_POINT_INIT ((float) mix (x0, x1, pen->t),
                              (float) (mix (y0, y1, pen->t) - 4 * arc * pen->t * (1 - pen->t)));
}

static void
draw_squires (Pen *pen, double height)
{
  LanTokenTheme *theme = lan_token_theme_get (pen->layer);
  double factor = height / BLOCK_HEIGHT;

  for (guint i = 0; i < MIN (pen->motion->squires, MOST_SQUIRES); i++)
    lan_token_theme_snapshot_at (theme, pen->snapshot, pen->layer, pen->motion->squire, (20 + SQUIRE_STEP * i) * factor,
                                 -3 * factor, 0, 30, SQUIRE_FACTOR * factor);
}

/* Drawn in one size and scaled, so that no drawing is rendered anew for each frame. */
static void
draw_piece (Pen *pen)
{
  LanTokenTheme *theme = lan_token_theme_get (pen->layer);
  double height = MAX (pen->from.size.height, pen->to.size.height);
  double scale = mix (pen->from.size.height, pen->to.size.height, pen->t) / height;
  const char *token = pen->motion->small != NULL && height < LEAST_BLOCK ? pen->motion->small : pen->motion->token;
  graphene_point_t foot = get_foot (pen);
  double token_width, token_height, width;

  lan_token_theme_get_size (theme, token, &token_width, &token_height);
  width = token_height > 0 ? height * token_width / token_height : 0;
  gtk_snapshot_save (pen->snapshot);
  gtk_snapshot_translate (pen->snapshot, &foot);
  gtk_snapshot_scale (pen->snapshot, (float) scale, (float) scale);
  lan_token_theme_snapshot (theme, pen->snapshot, pen->layer, token, -width / 2, -height, width, height);
  if (pen->motion->squire != NULL)
    draw_squires (pen, height);
  gtk_snapshot_restore (pen->snapshot);
}

static void
draw_symbol (Pen *pen)
{
  GdkRGBA ivory = lan_token_theme_get_color (pen->layer, "board_ivory");
  GdkRGBA line = lan_token_theme_get_color (pen->layer, "board_line");
  GdkRGBA ink = lan_token_theme_get_color (pen->layer, "board_ink");
  graphene_point_t at = get_foot (pen);

  at.y -= (float) mix (pen->from.size.height, pen->to.size.height, pen->t) / 2;
  lan_paint_disc (pen->snapshot, at.x, at.y, DISC / 2, &ivory, &line, 1.2f);
  lan_token_theme_snapshot_symbol (lan_token_theme_get (pen->layer), pen->snapshot, pen->layer, pen->motion->token,
                                   &ink, at.x - DISC / 3, at.y - DISC / 3, DISC * 2 / 3);
}

static void
draw_turn (Pen *pen)
{
  const char *token = pen->t < 0.5 ? pen->motion->token : pen->motion->back;
  float half = pen->to.size.width / 2;

  gtk_snapshot_save (pen->snapshot);
  gtk_snapshot_translate (pen->snapshot, &GRAPHENE_POINT_INIT (pen->to.origin.x + half, pen->to.origin.y));
  gtk_snapshot_scale (pen->snapshot, (float) MAX (fabs (cos (G_PI * pen->t)), 0.02), 1);
  lan_token_theme_snapshot (lan_token_theme_get (pen->layer), pen->snapshot, pen->layer, token, -half, 0, 2 * half,
                            pen->to.size.height);
  gtk_snapshot_restore (pen->snapshot);
}

static void
draw_picture (Pen *pen)
{
  double width = mix (pen->from.size.width, pen->to.size.width, pen->t);
  double height = mix (pen->from.size.height, pen->to.size.height, pen->t);
  graphene_point_t foot = get_foot (pen);

  foot.x -= (float) width / 2;
  foot.y -= (float) height;
  gtk_snapshot_save (pen->snapshot);
  gtk_snapshot_translate (pen->snapshot, &foot);
  gdk_paintable_snapshot (pen->motion->picture, pen->snapshot, width, height);
  gtk_snapshot_restore (pen->snapshot);
}

static void
draw (Pen *pen)
{
  switch (pen->motion->form)
    {
    case LAN_MOTION_PIECE:
      draw_piece (pen);
      break;
    case LAN_MOTION_SYMBOL:
      draw_symbol (pen);
      break;
    case LAN_MOTION_TURN:
      draw_turn (pen);
      break;
    case LAN_MOTION_PICTURE:
      draw_picture (pen);
      break;
    default:
      g_assert_not_reached ();
    }
}

/* Looked up anew for each frame: the window may change its size meanwhile. FALSE: the target is gone. */
static gboolean
find_ends (Pen *pen, const LanState *state)
{
  const LanMotion *motion = pen->motion;

  pen->from = pen->to = motion->from;
  if (motion->host != NULL && !lan_landmark_find (motion->host, state, &motion->to, pen->layer, &pen->to))
    return FALSE;
  if (motion->host == NULL && motion->form == LAN_MOTION_SYMBOL)
    graphene_rect_offset (&pen->to, 0, (float) -RISE);
  if (motion->from.size.height <= 0)
    {
      pen->from = pen->to;
      graphene_rect_offset (&pen->from, 0, (float) -DROP);
    }
  return pen->to.size.height > 0;
}

/* What comes out of nowhere or goes nowhere is faint there. */
static double
get_opacity (const Pen *pen)
{
  if (pen->motion->host == NULL)
    return 1 - pen->t;
  return pen->motion->from.size.height <= 0 ? pen->t : 1;
}

void
lan_motion_snapshot (const LanMotion *motion, GtkWidget *layer, GtkSnapshot *snapshot, const LanState *state,
                     double elapsed)
{
  double progress = CLAMP ((elapsed - motion->delay) / MAX (motion->duration, 1), 0, 1);
  Pen pen = { .motion = motion, .layer = layer, .snapshot = snapshot, .t = adw_easing_ease (ADW_EASE_IN_OUT_CUBIC, progress) };

  if ((motion->hidden && elapsed < motion->delay) || !find_ends (&pen, state))
    return;
  gtk_snapshot_push_opacity (snapshot, get_opacity (&pen));
  draw (&pen);
  gtk_snapshot_pop (snapshot);
}
