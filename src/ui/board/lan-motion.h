/* SPDX-License-Identifier: GPL-3.0-or-later */

/* LanMotion: one piece on its way: what it looks like, from where, to where, and when. */

#pragma once

#include "lan-landmark.h"

G_BEGIN_DECLS

typedef enum {
  LAN_MOTION_PIECE,    /* a token of the art; stands on its lower edge */
  LAN_MOTION_SYMBOL,   /* a symbol on a disc */
  LAN_MOTION_TURN,     /* a tile that turns over where it lies: `token`, then `back` */
  LAN_MOTION_PICTURE,  /* what a widget looked like */
} LanMotionForm;

typedef struct {
  LanMotionForm form;
  char *token;            /* or name of the symbol */
  char *small;            /* the piece drawn small, a chip; NULL: `token` */
  char *back;
  char *squire;           /* token of the squires that go with a knight, NULL: none do */
  guint squires;
  GdkPaintable *picture;
  graphene_rect_t from;   /* where it was, layer pixels; of no size: it comes down out of nowhere */
  LanLandmark *host;      /* where it goes; NULL: it fades away where it is */
  LanSpot to;
  gboolean hidden;        /* not seen before it sets out */
  guint delay;            /* milliseconds after the first of its group */
  guint duration;         /* milliseconds */
} LanMotion;

/* (transfer full) */
LanMotion *lan_motion_new (LanMotionForm form, const char *token);
void lan_motion_free (LanMotion *motion);

/* host: (transfer none) */
void lan_motion_set_target (LanMotion *motion, LanLandmark *host, const LanSpot *to);

/* Draws it as it is `elapsed` milliseconds after the first of its group; state: the position that is shown. */
void lan_motion_snapshot (const LanMotion *motion, GtkWidget *layer, GtkSnapshot *snapshot, const LanState *state,
                          double elapsed);

G_END_DECLS
