/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-favour-tile.h"

#include <glib/gi18n-lib.h>

#include "lan-landmark.h"
#include "lan-token-theme.h"
#include "lan-words.h"

struct _LanFavourTile
{
  LanSpace parent_instance;

  guint favour;
  int awaited; /* it is being turned over, above this widget */
};

static void lan_favour_tile_landmark_init (LanLandmarkInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (LanFavourTile, lan_favour_tile, LAN_TYPE_SPACE,
                               G_IMPLEMENT_INTERFACE (LAN_TYPE_LANDMARK, lan_favour_tile_landmark_init))

static gboolean
is_face_up (LanFavourTile *self)
{
  const LanState *state = lan_session_get_state (lan_space_get_session (LAN_SPACE (self)));

  return (state->favours >> self->favour & 1) != 0;
}

static LanTarget
lan_favour_tile_get_target (LanSpace *space)
{
  LanFavourTile *self = LAN_FAVOUR_TILE (space);
  LanSession *session = lan_space_get_session (space);
  LanTarget target = { LAN_TARGET_IDLE };

  if (!lan_session_can_decide (session) || lan_session_get_decision (session).kind != LAN_DECISION_FAVOUR)
    return target;
  target.status =
      lan_session_can_choose_item (session, LAN_DECISION_FAVOUR, self->favour) ? LAN_TARGET_LEGAL : LAN_TARGET_ILLEGAL;
  target.rule = target.status == LAN_TARGET_LEGAL ? LAN_RULE_OK : LAN_RULE (3, 7, 0);
  target.hinted = lan_session_is_hinted_item (session, LAN_DECISION_FAVOUR, self->favour);
  return target;
}

static void
lan_favour_tile_activated (LanSpace *space)
{
  /* The session says why a tile that lies face down cannot be taken. */
  if (lan_favour_tile_get_target (space).status != LAN_TARGET_IDLE)
    lan_session_choose_item (lan_space_get_session (space), LAN_DECISION_FAVOUR, LAN_FAVOUR_TILE (space)->favour);
}

static char *
lan_favour_tile_describe (LanSpace *space)
{
  LanFavourTile *self = LAN_FAVOUR_TILE (space);
  LanGameContent *content = lan_session_get_content (lan_space_get_session (space));
  g_autofree char *reward = lan_words_reward (&lan_game_content_get_tables (content)->favours[self->favour]);

  if (is_face_up (self))
    /* Translators: %s is a reward, as "2 gold". */
    return g_strdup_printf (_("King’s Favour: %s. The tile is face up."), reward);
  return g_strdup_printf (_("King’s Favour: %s. The tile is face down: taken this round."), reward);
}

static char *
lan_favour_tile_describe_target (LanSpace *space)
{
  switch (lan_favour_tile_get_target (space).status)
    {
    case LAN_TARGET_LEGAL:
      return g_strdup (_("Click to take it."));
    case LAN_TARGET_ILLEGAL:
      return lan_words_refusal (LAN_RULE (3, 7, 0));
    case LAN_TARGET_IDLE:
    default:
      return NULL;
    }
}

static char *
get_token (LanFavourTile *self)
{
  LanSession *session = lan_space_get_session (LAN_SPACE (self));

  if (session == NULL || lan_session_get_state (session) == NULL || !is_face_up (self))
    return g_strdup ("favours/back");
  return g_strdup_printf (
      "favours/%s", lan_game_content_get_item_id (lan_session_get_content (session), LAN_TABLE_FAVOURS, self->favour));
}

static void
lan_favour_tile_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  g_autofree char *token = get_token (LAN_FAVOUR_TILE (widget));
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, width, height);

  if (LAN_FAVOUR_TILE (widget)->awaited == 0)
    lan_token_theme_snapshot (lan_token_theme_get (widget), snapshot, widget, token, 0, 0, width, height);
  lan_space_snapshot_marks (LAN_SPACE (widget), snapshot, &bounds, (float) width * 0.3f);
}

static gboolean
lan_favour_tile_find (LanLandmark *landmark, const LanState *state, const LanSpot *spot, graphene_rect_t *bounds)
{
  GtkWidget *widget = GTK_WIDGET (landmark);

  graphene_rect_init (bounds, 0, 0, (float) gtk_widget_get_width (widget), (float) gtk_widget_get_height (widget));
  return spot->kind == LAN_SPOT_FAVOUR && spot->item == LAN_FAVOUR_TILE (landmark)->favour;
}

static void
lan_favour_tile_await (LanLandmark *landmark, const LanSpot *spot, int change)
{
  LAN_FAVOUR_TILE (landmark)->awaited += change;
  gtk_widget_queue_draw (GTK_WIDGET (landmark));
}

static void
lan_favour_tile_landmark_init (LanLandmarkInterface *iface)
{
  iface->find = lan_favour_tile_find;
  iface->await = lan_favour_tile_await;
}

static void
lan_favour_tile_class_init (LanFavourTileClass *klass)
{
  LanSpaceClass *space_class = LAN_SPACE_CLASS (klass);

  GTK_WIDGET_CLASS (klass)->snapshot = lan_favour_tile_snapshot;
  space_class->activated = lan_favour_tile_activated;
  space_class->get_target = lan_favour_tile_get_target;
  space_class->describe = lan_favour_tile_describe;
  space_class->describe_target = lan_favour_tile_describe_target;
}

static void
lan_favour_tile_init (LanFavourTile *self)
{
}

GtkWidget *
lan_favour_tile_new (guint favour)
{
  LanFavourTile *self;

  g_return_val_if_fail (favour < LAN_FAVOURS, NULL);

  self = g_object_new (LAN_TYPE_FAVOUR_TILE, NULL);
  self->favour = favour;
  return GTK_WIDGET (self);
}

guint
lan_favour_tile_get_favour (LanFavourTile *self)
{
  g_return_val_if_fail (LAN_IS_FAVOUR_TILE (self), 0);

  return self->favour;
}
