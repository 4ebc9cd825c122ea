/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-house-row.h"

#include "lan-court-chips.h"
#include "lan-engine-player.h"
#include "lan-heraldry.h"
#include "lan-house-counters.h"
#include "lan-piece.h"
#include "lan-progress-ring.h"
#include "lan-tooltip.h"
#include "lan-words.h"
#include "lan-words-computers.h"

#include <glib/gi18n-lib.h>

/* Widths of names, in characters. */
#define HOUSE_CHARS 9
#define ALLY_CHARS 24

struct _LanHouseRow
{
  GtkListBoxRow parent_instance;

  guint side;

  GtkWidget *shield;
  GtkWidget *name;
  GtkWidget *mark; /* one place for thinking and start player, so that all rows stand in line */
  GtkWidget *ring;
  LanCounterBar *counters;
  LanHouseCounters house_counters;
  GtkWidget *court;
};

static void lan_house_row_landmark_init (LanLandmarkInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (LanHouseRow, lan_house_row, GTK_TYPE_LIST_BOX_ROW,
                               G_IMPLEMENT_INTERFACE (LAN_TYPE_LANDMARK, lan_house_row_landmark_init))

/* Everything the side has, at its counter; where there is none, at its shield. */
static gboolean
lan_house_row_find (LanLandmark *landmark, const LanState *state, const LanSpot *spot, graphene_rect_t *bounds)
{
  LanHouseRow *self = LAN_HOUSE_ROW (landmark);
  GtkWidget *child = lan_house_counters_get (&self->house_counters, spot);

  switch (spot->kind)
    {
    case LAN_SPOT_KNIGHT:
      if (LAN_PLACE_IS_COUNTY (spot->place) || LAN_PLACE_IS_BATTLE (spot->place))
        return FALSE;
      if (spot->place == LAN_PLACE_COURT)
        child = self->court;
      break;
    case LAN_SPOT_NOBLE:
    case LAN_SPOT_TILE:
    case LAN_SPOT_GOOD:
    case LAN_SPOT_HOUSE:
      break;
    default:
      return FALSE;
    }
  return spot->side == self->side
         && ((child != NULL && lan_landmark_find_child (landmark, child, bounds))
             || lan_landmark_find_child (landmark, self->shield, bounds));
}

static void
lan_house_row_landmark_init (LanLandmarkInterface *iface)
{
  iface->find = lan_house_row_find;
}

static void
lan_house_row_class_init (LanHouseRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (LAN_TYPE_PIECE);
  g_type_ensure (LAN_TYPE_COUNTER_BAR);
  g_type_ensure (LAN_TYPE_PROGRESS_RING);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/lancaster_game/Lancaster/panels/lan-house-row.ui");
  gtk_widget_class_bind_template_child (widget_class, LanHouseRow, shield);
  gtk_widget_class_bind_template_child (widget_class, LanHouseRow, name);
  gtk_widget_class_bind_template_child (widget_class, LanHouseRow, ring);
  gtk_widget_class_bind_template_child (widget_class, LanHouseRow, mark);
  gtk_widget_class_bind_template_child (widget_class, LanHouseRow, counters);
}

static void
lan_house_row_init (LanHouseRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  gtk_widget_add_css_class (GTK_WIDGET (self), "house");
  lan_house_counters_create (&self->house_counters, self->counters, TRUE);
  self->court = lan_court_chips_new ();
  lan_counter_bar_append (self->counters, self->court, TRUE);
}

GtkWidget *
lan_house_row_new (void)
{
  return g_object_new (LAN_TYPE_HOUSE_ROW, NULL);
}

/* Read aloud as a whole, and the tooltip of what a narrow row leaves out. */
/* "Computer player: Lord, Warlike"; NULL: it is no computer player. (transfer full) */
static char *
lan_house_row_describe_player (LanSession *session, guint side)
{
  const LanHouseSetup *house = &lan_session_get_setup (session)->houses[LAN_SEAT_OF (side)];
  LanPlayer *player;

  if (LAN_IS_ALLY (side) || house->controller != LAN_CONTROLLER_COMPUTER || house->level == NULL)
    return NULL;
  player = lan_referee_get_player (lan_session_get_referee (session), LAN_SEAT_OF (side));
  if (LAN_IS_ENGINE_PLAYER (player) && lan_engine_player_is_engaged (LAN_ENGINE_PLAYER (player)))
    /* Translators: %s is the command line of a program that plays. */
    return g_strdup_printf (_("Outside engine: %s"), house->engine);
  return lan_words_computer (house->level);
}

static void
lan_house_row_update_words (LanHouseRow *self, LanSession *session, guint side, const char *name)
{
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;
  g_autofree char *player = lan_house_row_describe_player (session, side);
  g_autofree char *counters = lan_house_counters_describe (session, side);
  g_autofree char *court = lan_court_chips_describe (session, side);
  g_autofree char *words = NULL;
  g_autofree char *lines = NULL;
  g_autofree char *tooltip = NULL;

  if (player != NULL)
    g_strv_builder_add (parts, player);
  if (lan_session_get_state (session)->start_seat == side)
    g_strv_builder_add (parts, _("Start player"));
  g_strv_builder_add_many (parts, counters, court, NULL);
  list = g_strv_builder_end (parts);
  words = g_strjoinv (". ", list);
  lines = g_strjoinv ("\n", list);
  tooltip = g_strconcat (name, "\n", lines, NULL);

  if (!lan_tooltip_update (GTK_WIDGET (self), tooltip))
    return;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words,
                                  -1);
}

void
lan_house_row_refresh (LanHouseRow *self, LanSession *session, guint side, gboolean thinking)
{
  g_autofree char *token = lan_heraldry_token (session, "families", side);
  g_autofree char *name = lan_words_side (lan_session_get_content (session), lan_session_get_setup (session), side);
  gboolean start = lan_session_get_state (session)->start_seat == side;

  g_return_if_fail (LAN_IS_HOUSE_ROW (self));

  self->side = side;
  lan_piece_set_token (LAN_PIECE (self->shield), token);
  gtk_label_set_text (GTK_LABEL (self->name), name);
  /* "Ally of ..." is long, but an ally has less to count. */
  gtk_label_set_width_chars (GTK_LABEL (self->name), LAN_IS_ALLY (side) ? -1 : HOUSE_CHARS);
  gtk_label_set_max_width_chars (GTK_LABEL (self->name), LAN_IS_ALLY (side) ? ALLY_CHARS : HOUSE_CHARS);
  gtk_stack_set_visible_child_name (GTK_STACK (self->mark), thinking ? "thinking" : start ? "start" : "none");
  lan_progress_ring_follow (LAN_PROGRESS_RING (self->ring), thinking ? session : NULL);
  lan_house_counters_update (&self->house_counters, session, side);
  gtk_widget_set_visible (GTK_WIDGET (self->house_counters.counters[LAN_HOUSE_COUNTER_KNIGHTHOOD]), LAN_IS_ALLY (side));
  lan_court_chips_refresh (LAN_COURT_CHIPS (self->court), session, side);
  lan_house_row_update_words (self, session, side, name);
}

guint
lan_house_row_get_seat (LanHouseRow *self)
{
  g_return_val_if_fail (LAN_IS_HOUSE_ROW (self), LAN_NO_SEAT);

  return LAN_SEAT_OF (self->side);
}
