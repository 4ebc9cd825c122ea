/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-turning-tile.h"

#include "lan-paint.h"
#include "lan-token-theme.h"

/* A tile on its edge is still to be seen. */
#define LEAST_WIDTH 0.03

struct _LanTurningTile
{
  GtkWidget parent_instance;

  GtkWidget *face;
  double turn;
};

G_DEFINE_FINAL_TYPE (LanTurningTile, lan_turning_tile, GTK_TYPE_WIDGET)

static void
draw_back (GtkWidget *widget, GtkSnapshot *snapshot)
{
  GdkRGBA field = lan_token_theme_get_color (widget, "board_parchment_2");
  GdkRGBA line = lan_token_theme_get_color (widget, "board_line");
  float width = (float) gtk_widget_get_width (widget), height = (float) gtk_widget_get_height (widget);
  float size = MIN (width, height) / 2;

  lan_paint_box (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height), 6, &field, &line, 1.5f);
  lan_token_theme_snapshot_symbol (lan_token_theme_get (widget), snapshot, widget, "parliament", &line,
                                   (width - size) / 2, (height - size) / 2, size);
}

static void
lan_turning_tile_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  LanTurningTile *self = LAN_TURNING_TILE (widget);
  float middle = (float) gtk_widget_get_width (widget) / 2;
  float narrowed = (float) MAX (fabs (cos (G_PI * self->turn)), LEAST_WIDTH);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (middle * (1 - narrowed), 0));
  gtk_snapshot_scale (snapshot, narrowed, 1);
  if (self->turn < 0.5)
    draw_back (widget, snapshot);
  else
    gtk_widget_snapshot_child (widget, self->face, snapshot);
  gtk_snapshot_restore (snapshot);
}

static void
lan_turning_tile_dispose (GObject *object)
{
  g_clear_pointer (&LAN_TURNING_TILE (object)->face, gtk_widget_unparent);

  G_OBJECT_CLASS (lan_turning_tile_parent_class)->dispose (object);
}

static void
lan_turning_tile_class_init (LanTurningTileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lan_turning_tile_dispose;
  widget_class->snapshot = lan_turning_tile_snapshot;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "turningtile");
}

static void
lan_turning_tile_init (LanTurningTile *self)
{
  self->turn = 1;
}

GtkWidget *
lan_turning_tile_new (GtkWidget *face)
{
  LanTurningTile *self = g_object_new (LAN_TYPE_TURNING_TILE, NULL);

  self->face = face;
  gtk_widget_set_parent (face, GTK_WIDGET (self));
  return GTK_WIDGET (self);
}

void
lan_turning_tile_set_turn (LanTurningTile *self, double turn)
{
  g_return_if_fail (LAN_IS_TURNING_TILE (self));

  turn = CLAMP (turn, 0, 1);
  if (self->turn == turn)
    return;
  self->turn = turn;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

double
lan_turning_tile_get_turn (LanTurningTile *self)
{
  g_return_val_if_fail (LAN_IS_TURNING_TILE (self), 1);

  return self->turn;
}
