/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-race-chart.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "lan-heraldry.h"
#include "lan-paint.h"
#include "lan-token-theme.h"
#include "lan-words.h"

#define MIN_WIDTH 240
#define MIN_HEIGHT 200
#define NATURAL_WIDTH 560
#define NATURAL_HEIGHT 360
#define GAP 8
#define LABEL_GAP 3 /* between labels, one above the other */
#define MARKER 4.5
#define MOST_LINES 8
#define LAST (LAN_SCORE_ROUNDS - 1)

/* The share of the width that names may take, and how many pixels at least, if they must be cut. */
#define NAME_SHARE 0.22
#define LEAST_NAME 90

/* The least share of its size at which text can be read. */
#define LEAST_FIT 0.8f

struct _LanRaceChart {
  GtkWidget parent_instance;

  LanSession *session;
  guint players;
  GArray *points;               /* of LanRacePoint, from left to right */
  guint totals[LAN_MAX_SEATS];  /* at the ends of the lines */
  gboolean percent;             /* not PP: they go up to 100 */
};

G_DEFINE_FINAL_TYPE (LanRaceChart, lan_race_chart, GTK_TYPE_WIDGET)

typedef enum { FONT_SMALL, FONT_NAME, FONT_TOTAL } Font;

/* Where the grid lies: its left, right, top and bottom edge, and what the top stands for. */
typedef struct {
  double left, right, top, bottom;
  guint most, step;
  double row;       /* height of a line of text */
  double name;      /* widest name and widest total beside the grid */
  double total;
} Frame;

/* (transfer full) */
static PangoLayout *
create_text (LanRaceChart *self, Font font, const char *text)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  PangoAttrList *attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_font_features_new ("lnum=1, tnum=1"));
  if (font == FONT_NAME)
    pango_attr_list_insert (attributes, pango_attr_family_new ("EB Garamond, Junicode, serif"));
  pango_attr_list_insert (attributes, pango_attr_scale_new (font == FONT_SMALL ? 0.87 : 1.07));
  if (font != FONT_SMALL)
    pango_attr_list_insert (attributes, pango_attr_weight_new (font == FONT_NAME ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_ULTRABOLD));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);
  return layout;
}

static void
measure_text (LanRaceChart *self, Font font, const char *text, double *width, double *height)
{
  g_autoptr (PangoLayout) layout = create_text (self, font, text);
  int pixel_width, pixel_height;

  pango_layout_get_pixel_size (layout, &pixel_width, &pixel_height);
  *width = pixel_width;
  *height = pixel_height;
}

/* y: the middle of the line; align: 0 begins at x, 0.5 is centred on it, 1 ends there. room: 0 for no limit. */
static void
draw_text (LanRaceChart *self, GtkSnapshot *snapshot, Font font, const char *text, const GdkRGBA *color,
           double x, double y, double align, double room)
{
  g_autoptr (PangoLayout) layout = create_text (self, font, text);
  int width, height;

  if (room > 0)
    {
      pango_layout_get_pixel_size (layout, &width, &height);
      pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
      pango_layout_set_width (layout, (int) (MIN (room, width) * PANGO_SCALE));
    }
  pango_layout_get_pixel_size (layout, &width, &height);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) floor (x - align * width), (float) floor (y - height / 2.0)));
  gtk_snapshot_append_layout (snapshot, layout, color);
  gtk_snapshot_restore (snapshot);
}

/* "100", "42 %". (transfer full) */
static char *
figure (LanRaceChart *self, guint value)
{
  /* Translators: a chance. */
  return self->percent ? g_strdup_printf (_("%u %%"), value) : g_strdup_printf ("%u", value);
}

static char *
house_name (LanRaceChart *self, guint seat)
{
  return lan_words_side (lan_session_get_content (self->session), lan_session_get_setup (self->session), seat);
}

static void
measure_labels (LanRaceChart *self, Frame *frame)
{
  double width, height;

  frame->name = frame->total = 0;
  for (guint seat = 0; seat < self->players; seat++)
    {
      g_autofree char *name = house_name (self, seat);
      g_autofree char *total = figure (self, self->totals[seat]);

      measure_text (self, FONT_NAME, name, &width, &height);
      frame->name = MAX (frame->name, width);
      measure_text (self, FONT_TOTAL, total, &width, &height);
      frame->total = MAX (frame->total, width);
      frame->row = MAX (frame->row, height);
    }
}

static guint
get_most (LanRaceChart *self)
{
  guint most = self->percent ? 100 : 0;

  for (guint seat = 0; seat < self->players; seat++)
    most = MAX (most, self->totals[seat]);
  return most;
}

static Frame
get_frame (LanRaceChart *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self)), height = gtk_widget_get_height (GTK_WIDGET (self));
  guint most = get_most (self);
  Frame frame = { .step = lan_race_chart_get_step (most) };
  g_autofree char *top = NULL;
  double axis;

  frame.most = MAX (1, (most + frame.step - 1) / frame.step) * frame.step;
  top = g_strdup_printf ("%u", frame.most);
  measure_text (self, FONT_SMALL, top, &axis, &frame.row);
  measure_labels (self, &frame);
  if (frame.name > width * NAME_SHARE)
    frame.name = width * NAME_SHARE < LEAST_NAME ? 0 : width * NAME_SHARE; /* the shield alone, rather than two letters */
  frame.left = axis + GAP;
  frame.right = width - (MARKER + GAP + frame.row + GAP + frame.name + GAP + frame.total);
  frame.top = frame.row / 2;
  frame.bottom = height - 2.25 * frame.row;
  return frame;
}

static double
get_x (const Frame *frame, double round)
{
  return floor (frame->left + (frame->right - frame->left) * round / LAST) + 0.5;
}

static double
get_y (const Frame *frame, double points)
{
  return floor (frame->bottom - (frame->bottom - frame->top) * points / frame->most) + 0.5;
}

static GdkRGBA
text_color (LanRaceChart *self, float alpha)
{
  GdkRGBA color;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &color);
  color.alpha = lan_paint_is_high_contrast (GTK_WIDGET (self)) ? 1 : color.alpha * alpha;
  return color;
}

static gboolean
is_dark (LanRaceChart *self)
{
  GdkRGBA color = text_color (self, 1);

  return color.red + color.green + color.blue > 1.5;
}

static GdkRGBA
house_color (LanRaceChart *self, guint seat, const char *shade)
{
  g_autofree char *name = g_strconcat (lan_heraldry_get_id (self->session, seat), "_", shade, NULL);

  return lan_token_theme_get_color (GTK_WIDGET (self), name);
}

static void
draw_grid (LanRaceChart *self, GtkSnapshot *snapshot, const Frame *frame)
{
  GdkRGBA line = text_color (self, 0.15f), color = text_color (self, 0.75f);

  for (guint points = 0; points <= frame->most; points += frame->step)
    {
      g_autofree char *text = g_strdup_printf ("%u", points);
      double y = get_y (frame, points);

      gtk_snapshot_append_color (snapshot, &line, &GRAPHENE_RECT_INIT ((float) frame->left, (float) floor (y),
                                                                       (float) (frame->right - frame->left), 1));
      draw_text (self, snapshot, FONT_SMALL, text, &color, frame->left - GAP, y, 1, 0);
    }
}

static char *
axis_title (guint round)
{
  if (round == 0)
    return g_strdup (_("Start"));
  if (round == LAST)
    /* Translators: the end of the game, on the axis of a chart. */
    return g_strdup (_("End"));
  return g_strdup_printf ("%u", round);
}

/* Whether titles that are so many rounds apart leave each other room. */
static gboolean
titles_fit (LanRaceChart *self, const Frame *frame, guint apart)
{
  double last = 0;

  for (guint round = 0; round <= LAST; round += apart)
    {
      g_autofree char *title = axis_title (round);
      double width, height;

      measure_text (self, FONT_SMALL, title, &width, &height);
      if (round > 0 && (last + width) / 2 > get_x (frame, round) - get_x (frame, round - apart))
        return FALSE;
      last = width;
    }
  return TRUE;
}

/* Where large letters have little room, the first and the last round alone; the table tells it all. */
static void
draw_axis (LanRaceChart *self, GtkSnapshot *snapshot, const Frame *frame)
{
  GdkRGBA color = text_color (self, 0.75f);
  double y = frame->bottom + 0.75 * frame->row;
  guint apart = titles_fit (self, frame, 1) ? 1 : LAST;

  for (guint round = 0; round <= LAST && titles_fit (self, frame, apart); round += apart)
    {
      g_autofree char *title = axis_title (round);

      draw_text (self, snapshot, FONT_SMALL, title, &color, get_x (frame, round), y, 0.5, 0);
    }
  /* Translators: what the numbers 1 to 5 on the axis of a chart stand for. */
  draw_text (self, snapshot, FONT_SMALL, _("after round"), &color, get_x (frame, LAST / 2), y + frame->row, 0.5, 0);
}

/* In as many lines as it takes, the last one at the bottom. Where a word is wider than the stripe it is made smaller;
 * where it would be too small for that, the text goes upwards. */
static void
draw_in_stripe (LanRaceChart *self, GtkSnapshot *snapshot, const char *text, const GdkRGBA *color, double x, double bottom, double width)
{
  g_autoptr (PangoLayout) layout = create_text (self, FONT_SMALL, text);
  PangoRectangle ink;
  int height;
  float fit;
  gboolean upright;

  pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD);
  pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
  pango_layout_get_pixel_extents (layout, &ink, NULL);
  fit = (float) MIN (1, width / MAX (ink.width, 1));
  upright = fit < LEAST_FIT;
  if (upright)
    pango_layout_set_width (layout, -1);
  pango_layout_get_pixel_size (layout, NULL, &height);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, upright ? &GRAPHENE_POINT_INIT ((float) floor (x + (width - height) / 2), (float) floor (bottom - 2))
                                            : &GRAPHENE_POINT_INIT ((float) floor (x - MIN (ink.x, 0) * fit), (float) floor (bottom - height * fit)));
  if (upright)
    gtk_snapshot_rotate (snapshot, -90);
  else
    gtk_snapshot_scale (snapshot, fit, fit);
  gtk_snapshot_append_layout (snapshot, layout, color);
  gtk_snapshot_restore (snapshot);
}

/* Its name is where there are no lines: of points at the foot, of chances, which end at 0 or 100, in the middle. */
static void
draw_final_stripe (LanRaceChart *self, GtkSnapshot *snapshot, const Frame *frame)
{
  GdkRGBA fill = lan_token_theme_get_color (GTK_WIDGET (self), "board_gilt"), color = text_color (self, 0.75f);
  double x = get_x (frame, LAST - 1), width = get_x (frame, LAST) - x;
  double foot = self->percent ? (frame->top + frame->bottom) / 2 : frame->bottom - 2;

  fill.alpha = 0.16f;
  gtk_snapshot_append_color (snapshot, &fill, &GRAPHENE_RECT_INIT ((float) x, (float) frame->top, (float) width,
                                                                   (float) (frame->bottom - frame->top)));
  draw_in_stripe (self, snapshot, _("final scoring"), &color, x, foot, width);
}

/* Markers as the art kit gives them to the families; a regular shape with its first corner on top. */
static guint
count_corners (const char *family)
{
  if (g_str_equal (family, "neville") || g_str_equal (family, "stafford"))
    return 4;
  if (g_str_equal (family, "mortimer"))
    return 3;
  return g_str_equal (family, "beaufort") ? 5 : 0; /* Percy: a disc */
}

static void
trace_marker (cairo_t *cr, const char *family, double x, double y)
{
  guint corners = count_corners (family);
  double turn = g_str_equal (family, "neville") ? G_PI / 4 : 0;
  double radius = corners == 0 ? MARKER : MARKER * 1.3;

  cairo_new_path (cr);
  if (corners == 0)
    cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
  for (guint i = 0; i < corners; i++)
    cairo_line_to (cr, x + radius * sin (turn + 2 * G_PI * i / corners), y - radius * cos (turn + 2 * G_PI * i / corners));
  cairo_close_path (cr);
}

static void
stroke (cairo_t *cr, const GdkRGBA *color, double width)
{
  gdk_cairo_set_source_rgba (cr, color);
  cairo_set_line_width (cr, width);
  cairo_stroke_preserve (cr);
}

static const LanRacePoint *
get_point (LanRaceChart *self, guint i)
{
  return &g_array_index (self->points, LanRacePoint, i);
}

/* A line has an edge that stands out from the ground, and a gap around that parts it from the lines below. */
static void
draw_line (LanRaceChart *self, cairo_t *cr, const Frame *frame, guint seat)
{
  const char *family = lan_heraldry_get_id (self->session, seat);
  GdkRGBA ground = lan_token_theme_get_color (GTK_WIDGET (self), "window_bg_color");
  GdkRGBA edge = house_color (self, seat, is_dark (self) ? "light" : "dark");
  GdkRGBA fill = house_color (self, seat, "base");

  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_new_path (cr);
  for (guint i = 0; i < self->points->len; i++)
    cairo_line_to (cr, get_x (frame, get_point (self, i)->x), get_y (frame, get_point (self, i)->y[seat]));
  stroke (cr, &ground, 6);
  stroke (cr, &edge, 3.6);
  stroke (cr, &fill, 2.2);
  for (guint i = 1; i < self->points->len; i++)
    {
      const LanRacePoint *point = get_point (self, i);

      if (point->x != floor (point->x))
        continue;
      trace_marker (cr, family, get_x (frame, point->x), get_y (frame, point->y[seat]));
      stroke (cr, &ground, 4);
      stroke (cr, &edge, 1.6);
      gdk_cairo_set_source_rgba (cr, &fill);
      cairo_fill (cr);
    }
}

/* Seats by what is at the end of their lines, most first. */
static void
sort_seats (LanRaceChart *self, guint seats[LAN_MAX_SEATS])
{
  for (guint i = 0; i < self->players; i++)
    {
      guint at = i;

      for (; at > 0 && self->totals[seats[at - 1]] < self->totals[i]; at--)
        seats[at] = seats[at - 1];
      seats[at] = i;
    }
}

/* The winner's line comes last, on top. */
static void
draw_lines (LanRaceChart *self, GtkSnapshot *snapshot, const Frame *frame, const guint seats[LAN_MAX_SEATS])
{
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (GTK_WIDGET (self)),
                                               (float) gtk_widget_get_height (GTK_WIDGET (self)));
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &bounds);

  for (guint i = self->players; i > 0; i--)
    draw_line (self, cr, frame, seats[i - 1]);
  cairo_destroy (cr);
}

/* From the end of a line to its label, where the label had to move. */
static void
draw_leader (LanRaceChart *self, GtkSnapshot *snapshot, const Frame *frame, double from, double to)
{
  double x = frame->right + MARKER + 1;
  graphene_rect_t bounds = GRAPHENE_RECT_INIT ((float) x, (float) (MIN (from, to) - 1), GAP - 1, (float) (fabs (to - from) + 2));
  GdkRGBA color = text_color (self, 0.5f);
  cairo_t *cr;

  if (fabs (to - from) < frame->row / 3)
    return;
  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  cairo_move_to (cr, x, from);
  cairo_line_to (cr, x + GAP - 1, to);
  stroke (cr, &color, 1);
  cairo_destroy (cr);
}

static void
draw_label (LanRaceChart *self, GtkSnapshot *snapshot, const Frame *frame, guint seat, double y)
{
  g_autofree char *token = lan_heraldry_token (self->session, "families", seat);
  g_autofree char *name = house_name (self, seat);
  g_autofree char *total = figure (self, self->totals[seat]);
  GdkRGBA color = text_color (self, 1);
  double x = frame->right + MARKER + GAP;
  double height = frame->row, width = height * 64 / 72;

  lan_token_theme_snapshot (lan_token_theme_get (GTK_WIDGET (self)), snapshot, GTK_WIDGET (self), token, x, y - height / 2, width, height);
  if (frame->name > 0)
    draw_text (self, snapshot, FONT_NAME, name, &color, x + height + GAP, y, 0, frame->name);
  draw_text (self, snapshot, FONT_TOTAL, total, &color, gtk_widget_get_width (GTK_WIDGET (self)), y, 1, 0);
}

/* Above the words of the axis, unless there are too many labels for that. */
static double
get_lowest_label (LanRaceChart *self, const Frame *frame)
{
  double lowest = frame->bottom - frame->row / 2;

  if (lowest - frame->top >= (self->players - 1) * (frame->row + LABEL_GAP))
    return lowest;
  return gtk_widget_get_height (GTK_WIDGET (self)) - frame->row / 2;
}

static void
draw_labels (LanRaceChart *self, GtkSnapshot *snapshot, const Frame *frame, const guint seats[LAN_MAX_SEATS])
{
  double places[LAN_MAX_SEATS];

  for (guint i = 0; i < self->players; i++)
    places[i] = get_y (frame, self->totals[seats[i]]);
  lan_race_chart_spread (places, self->players, frame->row + LABEL_GAP, frame->top, get_lowest_label (self, frame));
  for (guint i = 0; i < self->players; i++)
    {
      draw_leader (self, snapshot, frame, get_y (frame, self->totals[seats[i]]), places[i]);
      draw_label (self, snapshot, frame, seats[i], places[i]);
    }
}

static void
lan_race_chart_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  LanRaceChart *self = LAN_RACE_CHART (widget);
  Frame frame = get_frame (self);
  guint seats[LAN_MAX_SEATS];

  sort_seats (self, seats);
  draw_final_stripe (self, snapshot, &frame);
  draw_grid (self, snapshot, &frame);
  draw_axis (self, snapshot, &frame);
  draw_lines (self, snapshot, &frame, seats);
  draw_labels (self, snapshot, &frame, seats);
}

static void
lan_race_chart_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                        int *minimum_baseline, int *natural_baseline)
{
  gboolean horizontal = orientation == GTK_ORIENTATION_HORIZONTAL;

  *minimum = horizontal ? MIN_WIDTH : MIN_HEIGHT;
  *natural = horizontal ? NATURAL_WIDTH : NATURAL_HEIGHT;
}

static const LanRacePoint *
find_nearest (LanRaceChart *self, double x)
{
  guint nearest = 0;

  for (guint i = 1; i < self->points->len; i++)
    if (fabs (get_point (self, i)->x - x) < fabs (get_point (self, nearest)->x - x))
      nearest = i;
  return get_point (self, nearest);
}

/* The figures of all houses at the point nearest to the pointer. */
static gboolean
lan_race_chart_query_tooltip (GtkWidget *widget, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  LanRaceChart *self = LAN_RACE_CHART (widget);
  Frame frame = get_frame (self);
  const LanRacePoint *nearest = find_nearest (self, (x - frame.left) * LAST / (frame.right - frame.left));
  g_autofree char *title = lan_score_round_title ((guint) ceil (nearest->x));
  g_autoptr (GString) text = g_string_new (title);

  if (keyboard)
    return FALSE;
  for (guint seat = 0; seat < self->players; seat++)
    {
      g_autofree char *name = house_name (self, seat);
      g_autofree char *value = figure (self, (guint) (nearest->y[seat] + 0.5));

      g_string_append_c (text, '\n');
      /* Translators: a house and its power points or its chance. */
      g_string_append_printf (text, _("%1$s: %2$s"), name, value);
    }
  gtk_tooltip_set_text (tooltip, text->str);
  return TRUE;
}

static void
lan_race_chart_dispose (GObject *object)
{
  g_clear_object (&LAN_RACE_CHART (object)->session);
  g_clear_pointer (&LAN_RACE_CHART (object)->points, g_array_unref);

  G_OBJECT_CLASS (lan_race_chart_parent_class)->dispose (object);
}

static void
lan_race_chart_class_init (LanRaceChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lan_race_chart_dispose;
  widget_class->measure = lan_race_chart_measure;
  widget_class->query_tooltip = lan_race_chart_query_tooltip;
  widget_class->snapshot = lan_race_chart_snapshot;

  gtk_widget_class_set_css_name (widget_class, "race-chart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
lan_race_chart_init (LanRaceChart *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE); /* to be read */
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  lan_paint_follow_style (GTK_WIDGET (self));
}

static void
describe (LanRaceChart *self, const LanScoreTable *table)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint seat = 0; seat < self->players; seat++)
    {
      g_autofree char *sentence = lan_score_table_describe_race (table, lan_session_get_content (self->session),
                                                                 lan_session_get_setup (self->session), seat);

      g_string_append_printf (text, "%s%s", seat > 0 ? " " : "", sentence);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("The race for power points"),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text->str, -1);
}

static LanRaceChart *
chart_new (LanSession *session, guint players)
{
  LanRaceChart *self = g_object_new (LAN_TYPE_RACE_CHART, NULL);

  self->session = g_object_ref (session);
  self->players = players;
  self->points = g_array_new (FALSE, FALSE, sizeof (LanRacePoint));
  return self;
}

GtkWidget *
lan_race_chart_new (LanSession *session, const LanScoreTable *table)
{
  LanRaceChart *self = chart_new (session, table->players);

  for (guint round = 0; round <= LAST; round++)
    {
      LanRacePoint point = { .x = round };

      for (guint seat = 0; seat < table->players; seat++)
        point.y[seat] = table->race[round][seat];
      g_array_append_val (self->points, point);
    }
  for (guint seat = 0; seat < table->players; seat++)
    self->totals[seat] = table->totals[seat];
  describe (self, table);
  return GTK_WIDGET (self);
}

GtkWidget *
lan_race_chart_new_chances (LanSession *session, const LanRacePoint *points, guint n_points)
{
  guint players = lan_session_get_setup (session)->chance.players;
  LanRaceChart *self = chart_new (session, players);

  g_array_append_vals (self->points, points, n_points);
  for (guint seat = 0; n_points > 0 && seat < players; seat++)
    self->totals[seat] = (guint) (points[n_points - 1].y[seat] + 0.5);
  self->percent = TRUE;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("The course of the chances to win"),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, _("The table has the figures after each round."), -1);
  return GTK_WIDGET (self);
}

void
lan_race_chart_spread (double *places, guint n, double gap, double low, double high)
{
  for (guint i = 0; i < n; i++)
    places[i] = MAX (places[i], i > 0 ? places[i - 1] + gap : low);
  for (guint i = n; i > 0; i--)
    places[i - 1] = MIN (places[i - 1], i < n ? places[i] - gap : high);
}

guint
lan_race_chart_get_step (guint most)
{
  static const guint factors[] = { 1, 2, 5 };

  for (guint power = 1;; power *= 10)
    for (guint i = 0; i < G_N_ELEMENTS (factors); i++)
      if (most <= MOST_LINES * power * factors[i])
        return power * factors[i];
}
