/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-conflict-board.h"

#include <glib/gi18n-lib.h>

#include "lan-area.h"
#include "lan-battle-space.h"
#include "lan-lettering.h"
#include "lan-paint.h"
#include "lan-token-theme.h"

#define MIN_WIDTH 286
#define MIN_HEIGHT 400
#define ROWS 2
#define COLUMNS 2

/* The height of the board in the sketches that all sizes here are taken from. */
#define SKETCH_HEIGHT 617.0

struct _LanConflictBoard
{
  GtkWidget parent_instance;

  LanSession *session;
  GtkWidget *battles[LAN_BATTLES];
};

enum { PROP_0, PROP_SESSION, N_PROPS };

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (LanConflictBoard, lan_conflict_board, GTK_TYPE_WIDGET)

/* Where rows and cards lie, widget pixels. */
typedef struct {
  double unit;   /* 1 at the size of the sketches */
  int margin;    /* to the panel's edge, and between cards */
  int title;     /* height of the title */
  int label;     /* height of a row's label */
  int card_width;
  int card_height;
} Layout;

static void
compute_layout (GtkWidget *widget, Layout *at)
{
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);

  at->unit = CLAMP (MIN (height / SKETCH_HEIGHT, width / 380.0), 0.76, 2);
  at->margin = (int) (10 * at->unit);
  at->title = (int) (31 * at->unit);
  at->label = (int) (22 * at->unit);
  at->card_width = (width - (COLUMNS + 1) * at->margin) / COLUMNS;
  at->card_height = (height - at->title - ROWS * at->label - (int) (20 * at->unit)) / ROWS;
}

static int
get_row_top (const Layout *at, int row)
{
  return at->title + row * (at->label + at->card_height + (int) (6 * at->unit));
}

static void
lan_conflict_board_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  LanConflictBoard *self = LAN_CONFLICT_BOARD (widget);
  Layout at;
  int i;

  compute_layout (widget, &at);
  for (i = 0; i < LAN_BATTLES; i++)
    {
      GtkAllocation allocation = { at.margin + i % COLUMNS * (at.card_width + at.margin),
                                   get_row_top (&at, i / COLUMNS) + at.label, at.card_width, at.card_height };

      gtk_widget_size_allocate (self->battles[i], &allocation, -1);
    }
}

static void
draw_row_label (GtkWidget *widget, GtkSnapshot *snapshot, const Layout *at, int row)
{
  LanLettering *lettering = lan_lettering_get (widget);
  GdkRGBA ink = lan_token_theme_get_color (widget, "board_ink");
  double size = MAX (12, 13.5 * at->unit);
  double y = get_row_top (at, row) + at->label - MAX (6.5, 9 * at->unit); /* clear of the glow of a card */
  double room = gtk_widget_get_width (widget) - 2 * at->margin - 4;

  room -=
      lan_lettering_snapshot (lettering, snapshot, LAN_FONT_ITALIC, size,
                              row == 0 ? _("First battle") : _("Second battle"), &ink, at->margin + 2, y, 0, room);
  if (row == 1 && room > 190 * at->unit)
    lan_lettering_snapshot (lettering, snapshot, LAN_FONT_ITALIC, size * 0.93,
                            _("lost knights go to the reserve unless ransomed"), &ink,
                            gtk_widget_get_width (widget) - at->margin - 2, y, 1, room - 12);
}

static void
draw_panel (GtkWidget *widget, GtkSnapshot *snapshot, const Layout *at)
{
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  GdkRGBA rubric = lan_token_theme_get_color (widget, "board_rubric");

  lan_paint_cartouche (snapshot, widget, &bounds, "board_panel");
  lan_lettering_snapshot (lan_lettering_get (widget), snapshot, LAN_FONT_PLATE, 18 * at->unit, _("The War in France"),
                          &rubric, bounds.size.width / 2, at->title * 0.78, 0.5, bounds.size.width - 32);
  draw_row_label (widget, snapshot, at, 0);
  draw_row_label (widget, snapshot, at, 1);
  if (lan_paint_is_night (widget))
    lan_paint_cartouche_night (snapshot, widget, &bounds);
}

static void
lan_conflict_board_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  Layout at;

  compute_layout (widget, &at);
  draw_panel (widget, snapshot, &at);
  GTK_WIDGET_CLASS (lan_conflict_board_parent_class)->snapshot (widget, snapshot);
}

static void
lan_conflict_board_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                            int *minimum_baseline, int *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? MIN_WIDTH : MIN_HEIGHT;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 396 : (int) SKETCH_HEIGHT;
}

static gboolean
lan_conflict_board_focus (GtkWidget *widget, GtkDirectionType direction)
{
  return lan_area_focus (widget, direction, NULL);
}

static void
lan_conflict_board_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SESSION)
    g_value_set_object (value, LAN_CONFLICT_BOARD (object)->session);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
lan_conflict_board_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SESSION)
    lan_conflict_board_set_session (LAN_CONFLICT_BOARD (object), g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
lan_conflict_board_dispose (GObject *object)
{
  g_clear_object (&LAN_CONFLICT_BOARD (object)->session);
  lan_area_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (lan_conflict_board_parent_class)->dispose (object);
}

static void
lan_conflict_board_class_init (LanConflictBoardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = lan_conflict_board_get_property;
  object_class->set_property = lan_conflict_board_set_property;
  object_class->dispose = lan_conflict_board_dispose;
  widget_class->measure = lan_conflict_board_measure;
  widget_class->size_allocate = lan_conflict_board_size_allocate;
  widget_class->snapshot = lan_conflict_board_snapshot;
  widget_class->focus = lan_conflict_board_focus;

  properties[PROP_SESSION] = g_param_spec_object ("session", NULL, NULL, LAN_TYPE_SESSION,
                                                  G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "conflicts");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
lan_conflict_board_init (LanConflictBoard *self)
{
  guint i;

  for (i = 0; i < LAN_BATTLES; i++)
    {
      self->battles[i] = lan_battle_space_new (i);
      gtk_widget_set_parent (self->battles[i], GTK_WIDGET (self));
    }
  lan_paint_follow_style (GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("The War in France"), -1);
}

GtkWidget *
lan_conflict_board_new (void)
{
  return g_object_new (LAN_TYPE_CONFLICT_BOARD, NULL);
}

void
lan_conflict_board_set_session (LanConflictBoard *self, LanSession *session)
{
  guint i;

  g_return_if_fail (LAN_IS_CONFLICT_BOARD (self));

  if (!g_set_object (&self->session, session))
    return;
  for (i = 0; i < LAN_BATTLES; i++)
    lan_space_set_session (LAN_SPACE (self->battles[i]), session);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SESSION]);
}
