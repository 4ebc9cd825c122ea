/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanLandmark: a widget that knows where pieces stand on it, for what travels
 * between widgets. It answers with the figures that it draws by.
 */

#pragma once

#include <gtk/gtk.h>

#include "lan-session.h"

G_BEGIN_DECLS

/* What stands somewhere; the fields of LanSpot that each uses are given behind it. */
typedef enum {
  LAN_SPOT_NONE,
  LAN_SPOT_KNIGHT,  /* side, strength, place */
  LAN_SPOT_NOBLE,   /* side, item = county: at the side's table */
  LAN_SPOT_TILE,    /* side, item = castle space */
  LAN_SPOT_GOOD,    /* side, item = LanGood: its counter */
  LAN_SPOT_HOUSE,   /* side: its shield */
  LAN_SPOT_COUNTY,  /* item: what the county pays */
  LAN_SPOT_STOCK,   /* item: the noblemen left in the county */
  LAN_SPOT_FAVOUR,  /* item */
  LAN_SPOT_LAW,     /* item: the card of the law */
  LAN_SPOT_BATTLE,  /* place: the card of the conflict */
} LanSpotKind;

typedef struct {
  LanSpotKind kind;
  guint side;
  guint strength;
  LanPlace place;
  guint item;
} LanSpot;

#define LAN_TYPE_LANDMARK (lan_landmark_get_type ())
G_DECLARE_INTERFACE (LanLandmark, lan_landmark, LAN, LANDMARK, GtkWidget)

struct _LanLandmarkInterface
{
  GTypeInterface parent_iface;

  /* Where it is drawn in that position, in the widget's own pixels; FALSE: not here. */
  gboolean (*find) (LanLandmark *self, const LanState *state, const LanSpot *spot, graphene_rect_t *bounds);

  /* So many more (or fewer) of these are still on their way here and not to be drawn. May be NULL. */
  void (*await) (LanLandmark *self, const LanSpot *spot, int change);
};

/* Where a spot is, in pixels of `target`. FALSE: not on this widget, or the widget is not shown. */
gboolean lan_landmark_find (LanLandmark *self, const LanState *state, const LanSpot *spot, GtkWidget *target,
                            graphene_rect_t *bounds);

/* A piece is on its way here: not drawn before lan_landmark_arrive(). */
void lan_landmark_await (LanLandmark *self, const LanSpot *spot);
void lan_landmark_arrive (LanLandmark *self, const LanSpot *spot);

/* The bounds of a child as an answer to find(); FALSE when the child is not shown. */
gboolean lan_landmark_find_child (LanLandmark *self, GtkWidget *child, graphene_rect_t *bounds);

G_END_DECLS
