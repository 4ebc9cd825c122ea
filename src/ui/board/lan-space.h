/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanSpace: one place where a piece can stand: a county, a castle space, a
 * battle, or a tile of the King's Favour. A focusable button for the pointer,
 * the keyboard and screen readers; it draws the marks of its state itself when
 * a subclass does not. What a click does is the session's business.
 *
 * A knight can be dropped on it (lan-knight-drag.h), which is the same as a click.
 * CSS node "space" with the classes "legal" and "illegal" (neither: idle) and "last" (the last move).
 * Signals: activated. Class action: space.activate.
 */

#pragma once

#include <gtk/gtk.h>

#include "lan-session.h"

G_BEGIN_DECLS

#define LAN_TYPE_SPACE (lan_space_get_type ())
G_DECLARE_DERIVABLE_TYPE (LanSpace, lan_space, LAN, SPACE, GtkWidget)

struct _LanSpaceClass
{
  GtkWidgetClass parent_class;

  /* Clicked, or Enter or Space. Default: lan_session_act(). */
  void (*activated) (LanSpace *self);

  /* What a click would do now. Default: lan_session_get_target(). */
  LanTarget (*get_target) (LanSpace *self);

  /* Everything there is to know about the place, for screen readers and the
   * tooltip. Default: lan_words_place(). (transfer full) */
  char *(*describe) (LanSpace *self);

  /* What a click would do, or why it is not possible; NULL when idle.
   * Default: lan_session_describe_target(). (transfer full) */
  char *(*describe_target) (LanSpace *self);

  /* The position or the decision changed. Chain up: the default updates state,
   * name and description, and redraws. */
  void (*refresh) (LanSpace *self);

  gpointer padding[4];
};

GtkWidget *lan_space_new (LanSession *session, guint side, LanPlace place);

LanSession *lan_space_get_session (LanSpace *self); /* (transfer none) (nullable) */
void lan_space_set_session (LanSpace *self, LanSession *session);

/* The side whose castle it is; 0 for places of the board. */
guint lan_space_get_side (LanSpace *self);
void lan_space_set_side (LanSpace *self, guint side);

LanPlace lan_space_get_place (LanSpace *self);
void lan_space_set_place (LanSpace *self, LanPlace place);

/* What a click would do, as of the last refresh. */
LanTarget lan_space_get_target (LanSpace *self);

/* The last move went here. */
gboolean lan_space_is_last (LanSpace *self);

/* The pointer, a dragged knight or the visible keyboard focus is here: show what a click would do. */
gboolean lan_space_is_hot (LanSpace *self);

/* Draws the ring of a legal place, the dashed one of the keyboard focus, and the one of a hint,
 * along a rounded rectangle in widget pixels. */
void lan_space_snapshot_marks (LanSpace *self, GtkSnapshot *snapshot, const graphene_rect_t *bounds, float radius);

/* Reads everything from the session again. */
void lan_space_refresh (LanSpace *self);

G_END_DECLS
