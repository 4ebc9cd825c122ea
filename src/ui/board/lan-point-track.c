/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-point-track.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "lan-heraldry.h"
#include "lan-lettering.h"
#include "lan-paint.h"
#include "lan-token-theme.h"
#include "lan-tooltip.h"
#include "lan-words.h"

#define POINTS 100
#define MIN_WIDTH 320
#define MIN_HEIGHT 30
#define NATURAL_HEIGHT 36
#define LEFT 36
#define RIGHT 10
#define FIELD 27 /* pawns stay right of the laurel */
#define LAPS_WIDTH 36

/* Enough for five pawns on one point to come apart to less than a pixel. */
#define SPREAD_ROUNDS 60

struct _LanPointTrack
{
  GtkWidget parent_instance;

  LanSession *session;
  GSignalGroup *session_signals;
  char *label;  /* all points in words; changes whenever the pawns do */
  guint front;

  AdwAnimation *run;           /* of the pawns, NULL before the first one */
  double way;                  /* of it that is still to go: 1 at its start, then 0 */
  guint before[LAN_MAX_SEATS]; /* points at its start */
};

enum { PROP_0, PROP_SESSION, N_PROPS };

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (LanPointTrack, lan_point_track, GTK_TYPE_WIDGET)

/* A pawn: where its point is and where it stands. */
typedef struct {
  guint seat;
  guint laps;
  double point; /* x of the middle of its point */
  double x;     /* x of its own middle */
  double half;  /* half of the width it needs */
  double factor;
} Pawn;

static const LanState *
get_state (LanPointTrack *self)
{
  return self->session != NULL ? lan_session_get_state (self->session) : NULL;
}

static char *
describe (LanPointTrack *self)
{
  const LanState *state = get_state (self);
  GString *text = g_string_new (_("Power points:"));
  guint i;

  for (i = 0; state != NULL && i < state->players; i++)
    {
      g_autofree char *name =
          lan_words_side (lan_session_get_content (self->session), lan_session_get_setup (self->session), i);

      g_string_append (text, i == 0 ? " " : ", ");
      /* Translators: house and its power points, in a list. */
      g_string_append_printf (text, _("%s %u"), name, state->houses[i].goods[LAN_GOOD_PP]);
    }
  return g_string_free (text, FALSE);
}

static void
on_changed (LanPointTrack *self)
{
  g_autofree char *label = describe (self);
  guint front = get_state (self) != NULL ? lan_session_get_front_seat (self->session) : 0;

  if (g_strcmp0 (label, self->label) == 0 && front == self->front)
    return;
  g_free (self->label);
  self->label = g_steal_pointer (&label);
  self->front = front;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, self->label, -1);
  lan_tooltip_update (GTK_WIDGET (self), self->label);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static double
get_cell_width (GtkWidget *widget)
{
  return (gtk_widget_get_width (widget) - LEFT - RIGHT) / (double) POINTS;
}

static int
compare_pawns (const void *a, const void *b)
{
  const Pawn *one = a, *other = b;

  if (one->point != other->point)
    return one->point < other->point ? -1 : 1;
  return (int) one->seat - (int) other->seat;
}

/* Moves pawns that would overlap apart, each pair by the same way, until none do; they stay in order. */
static void
spread (Pawn *pawns, guint n, double left, double right)
{
  guint round, i;

  for (round = 0; round < SPREAD_ROUNDS; round++)
    {
      for (i = 0; i < n; i++)
        pawns[i].x = CLAMP (pawns[i].x, left + pawns[i].half, right - pawns[i].half);
      for (i = 1; i < n; i++)
        {
          double overlap = pawns[i - 1].x + pawns[i - 1].half + pawns[i].half - pawns[i].x;

          if (overlap <= 0)
            continue;
          pawns[i - 1].x -= overlap / 2;
          pawns[i].x += overlap / 2;
        }
    }
}

/* A pawn that scored more than a round of the track runs all of it. */
static double
get_points (LanPointTrack *self, guint seat)
{
  double points = get_state (self)->houses[seat].goods[LAN_GOOD_PP];

  return points + self->way * (self->before[seat] - points);
}

static guint
place_pawns (LanPointTrack *self, Pawn pawns[LAN_MAX_SEATS])
{
  const LanState *state = get_state (self);
  double cell = get_cell_width (GTK_WIDGET (self));
  double height = gtk_widget_get_height (GTK_WIDGET (self)) / (double) NATURAL_HEIGHT;
  guint i;

  for (i = 0; i < state->players; i++)
    {
      double points = get_points (self, i);

      pawns[i].seat = i;
      pawns[i].laps = (guint) points / POINTS;
      pawns[i].point = LEFT + (fmod (points, POINTS) + 0.5) * cell;
      pawns[i].x = pawns[i].point;
      pawns[i].factor = (i == self->front ? 1.15 : 1.02) * height;
      pawns[i].half = pawns[i].laps > 0 ? LAPS_WIDTH / 2 + 1 : 10 * pawns[i].factor + 0.5;
    }
  qsort (pawns, state->players, sizeof *pawns, compare_pawns);
  spread (pawns, state->players, FIELD, gtk_widget_get_width (GTK_WIDGET (self)));
  return state->players;
}

static void
draw_track (GtkWidget *widget, GtkSnapshot *snapshot)
{
  GdkRGBA field = lan_token_theme_get_color (widget, "track_field");
  GdkRGBA stripe = lan_token_theme_get_color (widget, "track_stripe");
  GdkRGBA line = lan_token_theme_get_color (widget, "board_line");
  GdkRGBA faint = line;
  float width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  double cell = get_cell_width (widget);
  int i;

  gtk_snapshot_append_color (snapshot, &field, &GRAPHENE_RECT_INIT (0, 0, width, height));
  faint.alpha = 0.3f;
  for (i = 0; i < POINTS; i++)
    {
      float x = (float) floor (LEFT + i * cell);
      float tick = i % 5 == 0 ? 9 : 5;

      if (i % 10 == 0)
        gtk_snapshot_append_color (snapshot, &stripe, &GRAPHENE_RECT_INIT (x, 0, (float) (5 * cell), height));
      gtk_snapshot_append_color (snapshot, i % 5 == 0 ? &line : &faint,
                                 &GRAPHENE_RECT_INIT (x, height - tick, 1, tick));
    }
  if (lan_paint_is_night (widget))
    {
      GdkRGBA night = lan_token_theme_get_color (widget, "board_night");

      gtk_snapshot_append_color (snapshot, &night, &GRAPHENE_RECT_INIT (0, 0, width, height));
    }
  gtk_snapshot_append_color (snapshot, &line, &GRAPHENE_RECT_INIT (0, 0, width, 1));
  gtk_snapshot_append_color (snapshot, &line, &GRAPHENE_RECT_INIT (0, height - 1, width, 1));
}

static void
draw_numbers (GtkWidget *widget, GtkSnapshot *snapshot)
{
  GdkRGBA ink = lan_token_theme_get_color (widget, "board_ink");
  double cell = get_cell_width (widget), height = gtk_widget_get_height (widget);
  int step = cell * 5 > 24 ? 5 : cell * 10 > 24 ? 10 : 20;
  char number[8];
  int i;

  lan_token_theme_snapshot_symbol (lan_token_theme_get (widget), snapshot, widget, "pp", &ink, 8, height / 2 - 8, 17);
  for (i = 0; i < POINTS; i += step)
    {
      g_snprintf (number, sizeof number, "%d", i);
      lan_lettering_snapshot (lan_lettering_get (widget), snapshot, LAN_FONT_BOLD, 11, number, &ink,
                              LEFT + i * cell + 3, height - 2.5, 0, 0);
    }
}

/* From the tip of a pawn that had to step aside to its point. */
static void
draw_line (GtkWidget *widget, cairo_t *cr, const Pawn *pawn)
{
  double tip = 1.5 + 21 * pawn->factor;

  if (fabs (pawn->x - pawn->point) < 1.5)
    return;
  cairo_move_to (cr, pawn->x, tip - 2);
  cairo_line_to (cr, pawn->point, tip + 4);
  cairo_stroke (cr);
  cairo_arc (cr, pawn->point, tip + 4, 1.8, 0, 2 * G_PI);
  cairo_fill (cr);
}

static void
draw_laps (LanPointTrack *self, GtkSnapshot *snapshot, const Pawn *pawn)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GdkRGBA dark = lan_token_theme_get_color (widget, "board_glow_edge");
  GdkRGBA cream = lan_token_theme_get_color (widget, "board_legal_fill");
  graphene_rect_t bounds = GRAPHENE_RECT_INIT ((float) pawn->x - LAPS_WIDTH / 2, 1, LAPS_WIDTH, 13);
  char text[8];

  if (pawn->laps == 0)
    return;
  bounds.origin.y = (float) gtk_widget_get_height (widget) - 14;
  g_snprintf (text, sizeof text, "+%u", MIN (pawn->laps, 99) * POINTS);
  lan_paint_box (snapshot, &bounds, 6.5, &dark, NULL, 0);
  lan_lettering_snapshot (lan_lettering_get (widget), snapshot, LAN_FONT_BOLD, 11, text, &cream, pawn->x,
                          bounds.origin.y + 10.5, 0.5, LAPS_WIDTH - 4);
}

static void
draw_pawns (LanPointTrack *self, GtkSnapshot *snapshot)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GdkRGBA ink = lan_token_theme_get_color (widget, "board_ink");
  Pawn pawns[LAN_MAX_SEATS];
  guint n = place_pawns (self, pawns), i;
  cairo_t *cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget), gtk_widget_get_height (widget)));

  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_set_line_width (cr, 1.2);
  for (i = 0; i < n; i++)
    draw_line (widget, cr, &pawns[i]);
  cairo_destroy (cr);
  for (i = 0; i < n; i++)
    {
      g_autofree char *token = lan_heraldry_token (self->session, "pawns", pawns[i].seat);

      lan_token_theme_snapshot_at (lan_token_theme_get (widget), snapshot, widget, token, pawns[i].x, 1.5, 10, 0,
                                   pawns[i].factor);
      draw_laps (self, snapshot, &pawns[i]);
    }
}

static void
lan_point_track_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  draw_track (widget, snapshot);
  draw_numbers (widget, snapshot);
  if (get_state (LAN_POINT_TRACK (widget)) != NULL)
    draw_pawns (LAN_POINT_TRACK (widget), snapshot);
}

static void
lan_point_track_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                         int *minimum_baseline, int *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? MIN_WIDTH : MIN_HEIGHT;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? MIN_WIDTH : MIN_HEIGHT;
}

static void
lan_point_track_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SESSION)
    g_value_set_object (value, LAN_POINT_TRACK (object)->session);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
lan_point_track_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SESSION)
    lan_point_track_set_session (LAN_POINT_TRACK (object), g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
lan_point_track_dispose (GObject *object)
{
  LanPointTrack *self = LAN_POINT_TRACK (object);

  g_clear_object (&self->run);
  g_clear_object (&self->session_signals);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (lan_point_track_parent_class)->dispose (object);
}

static void
lan_point_track_finalize (GObject *object)
{
  g_free (LAN_POINT_TRACK (object)->label);

  G_OBJECT_CLASS (lan_point_track_parent_class)->finalize (object);
}

static void
lan_point_track_class_init (LanPointTrackClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = lan_point_track_get_property;
  object_class->set_property = lan_point_track_set_property;
  object_class->dispose = lan_point_track_dispose;
  object_class->finalize = lan_point_track_finalize;
  widget_class->measure = lan_point_track_measure;
  widget_class->snapshot = lan_point_track_snapshot;

  properties[PROP_SESSION] = g_param_spec_object ("session", NULL, NULL, LAN_TYPE_SESSION,
                                                  G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "pointtrack");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
lan_point_track_init (LanPointTrack *self)
{
  self->session_signals = g_signal_group_new (LAN_TYPE_SESSION);
  g_signal_group_connect_swapped (self->session_signals, "changed", G_CALLBACK (on_changed), self);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  lan_paint_follow_style (GTK_WIDGET (self));
}

GtkWidget *
lan_point_track_new (void)
{
  return g_object_new (LAN_TYPE_POINT_TRACK, NULL);
}

static void
set_way (double way, LanPointTrack *self)
{
  self->way = way;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
lan_point_track_run (LanPointTrack *self, const LanState *before, guint duration)
{
  g_return_if_fail (LAN_IS_POINT_TRACK (self));
  g_return_if_fail (before != NULL);

  if (self->run == NULL)
    self->run = adw_timed_animation_new (
        GTK_WIDGET (self), 1, 0, duration,
        adw_callback_animation_target_new ((AdwAnimationTargetFunc) set_way, self, NULL));
  for (guint i = 0; i < LAN_MAX_SEATS; i++)
    self->before[i] = before->houses[i].goods[LAN_GOOD_PP];
  adw_timed_animation_set_duration (ADW_TIMED_ANIMATION (self->run), duration);
  adw_animation_reset (self->run);
  adw_animation_play (self->run);
}

void
lan_point_track_stop (LanPointTrack *self)
{
  g_return_if_fail (LAN_IS_POINT_TRACK (self));

  if (self->run != NULL && adw_animation_get_state (self->run) == ADW_ANIMATION_PLAYING)
    adw_animation_skip (self->run);
}

void
lan_point_track_set_session (LanPointTrack *self, LanSession *session)
{
  g_return_if_fail (LAN_IS_POINT_TRACK (self));

  if (!g_set_object (&self->session, session))
    return;
  g_signal_group_set_target (self->session_signals, session);
  on_changed (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SESSION]);
}
