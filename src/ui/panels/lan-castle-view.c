/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-castle-view.h"

#include "lan-castle-board.h"
#include "lan-heraldry.h"
#include "lan-house-counters.h"
#include "lan-piece.h"
#include "lan-tooltip.h"
#include "lan-words.h"

#include <glib/gi18n-lib.h>

struct _LanCastleView
{
  LanPanel parent_instance;

  GtkWidget *shield;
  GtkWidget *name;
  GtkWidget *start;
  LanCounterBar *counters;
  LanHouseCounters house_counters;
  GtkWidget *board;

  GtkWidget *ally_row;
  GtkWidget *ally_shield;
  GtkWidget *ally_name;
  LanCounterBar *ally_counters;
  LanHouseCounters ally_house_counters;
  GtkWidget *ally_board;
  guint seat; /* as last shown */
};

static void lan_castle_view_landmark_init (LanLandmarkInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (LanCastleView, lan_castle_view, LAN_TYPE_PANEL,
                               G_IMPLEMENT_INTERFACE (LAN_TYPE_LANDMARK, lan_castle_view_landmark_init))

static void
lan_castle_view_refresh_name (LanSession *session, guint side, GtkWidget *shield, GtkWidget *label)
{
  g_autofree char *token = lan_heraldry_token (session, "families", side);
  g_autofree char *name = lan_words_side (lan_session_get_content (session), lan_session_get_setup (session), side);

  lan_piece_set_token (LAN_PIECE (shield), token);
  gtk_label_set_text (GTK_LABEL (label), name);
  lan_tooltip_update (label, name);
}

static void
lan_castle_view_refresh_ally (LanCastleView *self, LanSession *session, guint side)
{
  lan_castle_view_refresh_name (session, side, self->ally_shield, self->ally_name);
  lan_house_counters_update (&self->ally_house_counters, session, side);
  lan_castle_board_refresh (LAN_CASTLE_BOARD (self->ally_board), session, side);
}

static void
lan_castle_view_refresh (LanPanel *panel, LanSession *session)
{
  LanCastleView *self = LAN_CASTLE_VIEW (panel);
  const LanState *state = lan_session_get_state (session);
  guint seat = lan_session_get_front_seat (session);
  g_autofree char *name = NULL;
  g_autofree char *words = NULL;

  if (seat >= state->players)
    return;
  self->seat = seat;
  lan_castle_view_refresh_name (session, seat, self->shield, self->name);
  lan_house_counters_update (&self->house_counters, session, seat);
  lan_castle_board_refresh (LAN_CASTLE_BOARD (self->board), session, seat);
  gtk_widget_set_visible (self->start, state->start_seat == seat);
  gtk_widget_set_visible (self->ally_row, lan_state_has_allies (state));
  if (lan_state_has_allies (state))
    lan_castle_view_refresh_ally (self, session, LAN_ALLY_OF (seat));

  name = lan_words_side (lan_session_get_content (session), lan_session_get_setup (session), seat);
  /* Translators: %s is a house. */
  words = g_strdup_printf (_("Castle of %s"), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

/* Noblemen of the house are at its table, those of an ally only counted. */
static gboolean
lan_castle_view_find (LanLandmark *landmark, const LanState *state, const LanSpot *spot, graphene_rect_t *bounds)
{
  LanCastleView *self = LAN_CASTLE_VIEW (landmark);
  gboolean ally = LAN_IS_ALLY (spot->side);
  GtkWidget *child = NULL;

  if (spot->side >= LAN_MAX_SIDES || LAN_SEAT_OF (spot->side) != self->seat)
    return FALSE;
  if (spot->kind == LAN_SPOT_HOUSE)
    child = ally ? self->ally_shield : self->shield;
  else if (ally && spot->kind == LAN_SPOT_NOBLE)
    child = lan_house_counters_get (&self->ally_house_counters, spot);
  else if (!ally && spot->kind == LAN_SPOT_GOOD)
    child = lan_house_counters_get (&self->house_counters, spot);
  return child != NULL && lan_landmark_find_child (landmark, child, bounds);
}

static void
lan_castle_view_landmark_init (LanLandmarkInterface *iface)
{
  iface->find = lan_castle_view_find;
}

static void
lan_castle_view_class_init (LanCastleViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  LAN_PANEL_CLASS (klass)->refresh = lan_castle_view_refresh;

  g_type_ensure (LAN_TYPE_PIECE);
  g_type_ensure (LAN_TYPE_COUNTER_BAR);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/lancaster_game/Lancaster/panels/lan-castle-view.ui");
  gtk_widget_class_bind_template_child (widget_class, LanCastleView, shield);
  gtk_widget_class_bind_template_child (widget_class, LanCastleView, name);
  gtk_widget_class_bind_template_child (widget_class, LanCastleView, start);
  gtk_widget_class_bind_template_child (widget_class, LanCastleView, counters);
  gtk_widget_class_bind_template_child (widget_class, LanCastleView, ally_row);
  gtk_widget_class_bind_template_child (widget_class, LanCastleView, ally_shield);
  gtk_widget_class_bind_template_child (widget_class, LanCastleView, ally_name);
  gtk_widget_class_bind_template_child (widget_class, LanCastleView, ally_counters);

  gtk_widget_class_set_css_name (widget_class, "castle-view");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
lan_castle_view_init (LanCastleView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  lan_house_counters_create (&self->house_counters, self->counters, TRUE);
  lan_house_counters_create (&self->ally_house_counters, self->ally_counters, FALSE);
  self->board = lan_castle_board_new (FALSE);
  gtk_widget_insert_before (self->board, GTK_WIDGET (self), self->ally_row);
  self->ally_board = lan_castle_board_new (TRUE);
  gtk_box_append (GTK_BOX (self->ally_row), self->ally_board);
}

GtkWidget *
lan_castle_view_new (void)
{
  return g_object_new (LAN_TYPE_CASTLE_VIEW, NULL);
}
