/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-castle-bay.h"

#include "lan-castle-anchors.h"
#include "lan-formula.h"
#include "lan-heraldry.h"
#include "lan-landmark.h"
#include "lan-lettering.h"
#include "lan-paint.h"
#include "lan-token-theme.h"
#include "lan-words.h"

#include <glib/gi18n-lib.h>

/* The art's factors, castle units: tile and knight in a bay, chip in a small castle. */
#define TILE_FACTOR 0.66f
#define BLOCK_FACTOR 0.72f
#define BLOCK_LEAST 0.58f
#define CHIP_FACTOR 1.4f

/* The dark strip at the foot of a tile, and the symbols on it, in parts of the tile. */
#define STRIP GRAPHENE_RECT_INIT (7 / 64.0f, 50.5f / 72, 50 / 64.0f, 16.5f / 72)
#define STRIP_SYMBOL (14 / 72.0f)

/* Below this scale of the drawing a name would be too small to read. */
#define NAME_SCALE 0.85f
#define NAME_SIZE 12
#define NAME_SIZE_LEAST 11

/* How far two lines of names are from where one would be; the width of the drawing's frame. Castle units. */
#define NAME_ABOVE 3
#define NAME_BELOW 6
#define FRAME 5

struct _LanCastleBay
{
  LanSpace parent_instance;

  int knight_awaited; /* still on its way */
  int tile_awaited;
};

static void lan_castle_bay_landmark_init (LanLandmarkInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (LanCastleBay, lan_castle_bay, LAN_TYPE_SPACE,
                               G_IMPLEMENT_INTERFACE (LAN_TYPE_LANDMARK, lan_castle_bay_landmark_init))

static guint
lan_castle_bay_get_index (LanCastleBay *self)
{
  return LAN_PLACE_INDEX (lan_space_get_place (LAN_SPACE (self)));
}

static LanTableKind
lan_castle_bay_get_table (LanCastleBay *self)
{
  return LAN_IS_ALLY (lan_space_get_side (LAN_SPACE (self))) ? LAN_TABLE_ALLY_SPACES : LAN_TABLE_SPACES;
}

static const char *
lan_castle_bay_get_title (LanCastleBay *self)
{
  return lan_game_content_get_title (lan_session_get_content (lan_space_get_session (LAN_SPACE (self))),
                                     lan_castle_bay_get_table (self), lan_castle_bay_get_index (self));
}

static gboolean
lan_castle_bay_has_tile (LanCastleBay *self)
{
  guint side = lan_space_get_side (LAN_SPACE (self));
  const LanState *state = lan_session_get_state (lan_space_get_session (LAN_SPACE (self)));

  return !LAN_IS_ALLY (side) && (state->houses[side].extensions >> lan_castle_bay_get_index (self) & 1) != 0;
}

static guint
lan_castle_bay_get_strength (LanCastleBay *self)
{
  const LanState *state = lan_session_get_state (lan_space_get_session (LAN_SPACE (self)));

  return state->sides[lan_space_get_side (LAN_SPACE (self))].castle[lan_castle_bay_get_index (self)];
}

static char *
lan_castle_bay_describe (LanSpace *space)
{
  LanCastleBay *self = LAN_CASTLE_BAY (space);
  const LanContent *content = lan_game_content_get_tables (lan_session_get_content (lan_space_get_session (space)));
  guint index = lan_castle_bay_get_index (self);
  guint strength = lan_castle_bay_get_strength (self);
  gboolean tile = lan_castle_bay_has_tile (self);
  const char *title = lan_castle_bay_get_title (self);
  g_autofree char *reward = lan_words_reward (LAN_IS_ALLY (lan_space_get_side (space)) ? &content->ally_spaces[index] : &content->spaces[index]);

  if (tile && strength > 0)
    /* Translators: %1$s is a castle space, %2$s what it pays, %3$u the strength of the knight there. */
    return g_strdup_printf (_("%1$s: %2$s. Extension tile built; a knight of strength %3$u stands there."), title, reward, strength);
  if (tile)
    /* Translators: %1$s is a castle space, %2$s what it pays. */
    return g_strdup_printf (_("%1$s: %2$s. Extension tile built."), title, reward);
  if (strength > 0)
    /* Translators: %1$s is a castle space, %2$s what it pays, %3$u the strength of the knight there. */
    return g_strdup_printf (_("%1$s: %2$s. A knight of strength %3$u stands there."), title, reward, strength);
  /* Translators: %1$s is a castle space, %2$s what it pays. */
  return g_strdup_printf (_("%1$s: %2$s. Empty."), title, reward);
}

static const LanCastleAnchors *
lan_castle_bay_get_anchors (LanCastleBay *self)
{
  return lan_castle_anchors_get (LAN_IS_ALLY (lan_space_get_side (LAN_SPACE (self))));
}

static float
lan_castle_bay_get_scale (LanCastleBay *self)
{
  return (float) gtk_widget_get_width (GTK_WIDGET (self)) / lan_castle_bay_get_anchors (self)->spaces[0].size.width;
}

static graphene_rect_t
lan_castle_bay_get_tile_rect (LanCastleBay *self)
{
  const LanCastleAnchors *anchors = lan_castle_bay_get_anchors (self);
  float scale = lan_castle_bay_get_scale (self);

  return GRAPHENE_RECT_INIT (1.5f * scale, (anchors->niche_top - anchors->spaces[0].origin.y) * scale,
                             64 * TILE_FACTOR * scale, 72 * TILE_FACTOR * scale);
}

static gboolean
lan_castle_bay_shows_chip (LanCastleBay *self)
{
  return BLOCK_FACTOR * lan_castle_bay_get_scale (self) < BLOCK_LEAST;
}

static graphene_rect_t
lan_castle_bay_get_knight_rect (LanCastleBay *self, const char *token)
{
  const LanCastleAnchors *anchors = lan_castle_bay_get_anchors (self);
  LanTokenTheme *theme = lan_token_theme_get (GTK_WIDGET (self));
  float scale = lan_castle_bay_get_scale (self);
  float foot = (anchors->foot_y - anchors->spaces[0].origin.y) * scale;
  double middle = gtk_widget_get_width (GTK_WIDGET (self)) / 2.0;

  if (lan_castle_bay_shows_chip (self))
    return lan_token_theme_get_rect (theme, token, middle, foot, 10.5, 30, CHIP_FACTOR * scale);
  return lan_token_theme_get_rect (theme, token, middle - 1, foot, 24, 80, BLOCK_FACTOR * scale);
}

/* What the tile pays, by the content of the game. */
static void
lan_castle_bay_snapshot_pay (LanCastleBay *self, GtkSnapshot *snapshot, const graphene_rect_t *tile)
{
  LanGameContent *content = lan_session_get_content (lan_space_get_session (LAN_SPACE (self)));
  GdkRGBA color = lan_token_theme_get_color (GTK_WIDGET (self), "board_ivory");
  graphene_rect_t strip = STRIP;
  LanFormula formula;

  graphene_rect_scale (&strip, tile->size.width, tile->size.height, &strip);
  graphene_rect_offset (&strip, tile->origin.x, tile->origin.y);
  lan_formula_from_reward (&formula, &lan_game_content_get_tables (content)->spaces[lan_castle_bay_get_index (self)]);
  lan_formula_snapshot_line (&formula, snapshot, GTK_WIDGET (self), &color, &strip, STRIP_SYMBOL * tile->size.height);
}

/* The built tile, or the faint symbol of the space on the back wall of its niche. */
static void
lan_castle_bay_snapshot_tile (LanCastleBay *self, GtkSnapshot *snapshot, float width, float scale)
{
  GtkWidget *widget = GTK_WIDGET (self);
  LanGameContent *content = lan_session_get_content (lan_space_get_session (LAN_SPACE (self)));
  const LanCastleAnchors *anchors = lan_castle_bay_get_anchors (self);
  const char *id = lan_game_content_get_item_id (content, lan_castle_bay_get_table (self), lan_castle_bay_get_index (self));
  float top = (anchors->niche_top - anchors->spaces[0].origin.y) * scale;
  GdkRGBA color = lan_token_theme_get_color (widget, "board_parchment_2");

  if (lan_castle_bay_has_tile (self) && self->tile_awaited == 0)
    {
      g_autofree char *token = g_strdup_printf ("extensions/%s", id);
      graphene_rect_t at = lan_castle_bay_get_tile_rect (self);

      lan_token_theme_snapshot (lan_token_theme_get (widget), snapshot, widget, token, at.origin.x, at.origin.y, at.size.width, at.size.height);
      lan_castle_bay_snapshot_pay (self, snapshot, &at);
      return;
    }
  color.alpha = 0.6f;
  lan_token_theme_snapshot_symbol (lan_token_theme_get (widget), snapshot, widget, strcmp (id, "muster-yard") == 0 ? "muster" : id, &color,
                                   width / 2 - 12.8 * scale, top + 12 * scale, 25.6 * scale);
}

static void
lan_castle_bay_snapshot_knight (LanCastleBay *self, GtkSnapshot *snapshot)
{
  GtkWidget *widget = GTK_WIDGET (self);
  guint strength = lan_castle_bay_get_strength (self);
  g_autofree char *token = NULL;
  graphene_rect_t at;

  if (strength == 0 || self->knight_awaited > 0)
    return;
  token = lan_heraldry_knight (lan_space_get_session (LAN_SPACE (self)), lan_space_get_side (LAN_SPACE (self)), strength,
                               lan_castle_bay_shows_chip (self));
  at = lan_castle_bay_get_knight_rect (self, token);
  lan_token_theme_snapshot (lan_token_theme_get (widget), snapshot, widget, token, at.origin.x, at.origin.y, at.size.width, at.size.height);
}

/* Whether every name of the castle has room under its own space, if need be a little smaller. */
static gboolean
lan_castle_bay_names_fit (LanCastleBay *self, float width)
{
  LanGameContent *content = lan_session_get_content (lan_space_get_session (LAN_SPACE (self)));
  LanLettering *lettering = lan_lettering_get (GTK_WIDGET (self));
  gboolean fit = TRUE;

  for (guint i = 0; fit && i < lan_castle_bay_get_anchors (self)->n_spaces; i++)
    fit = lan_lettering_measure (lettering, LAN_FONT_HEAD, NAME_SIZE_LEAST, lan_game_content_get_title (content, lan_castle_bay_get_table (self), i)) <= width;
  return fit;
}

/* Long names stand in two lines by turns, so that each has the room of two; the first one keeps off the frame. */
static void
lan_castle_bay_snapshot_name (LanCastleBay *self, GtkSnapshot *snapshot, float width, float scale)
{
  GtkWidget *widget = GTK_WIDGET (self);
  LanLettering *lettering = lan_lettering_get (widget);
  const LanCastleAnchors *anchors = lan_castle_bay_get_anchors (self);
  GdkRGBA ink = lan_token_theme_get_color (widget, "board_ink");
  const char *title = lan_castle_bay_get_title (self);
  guint index = lan_castle_bay_get_index (self);
  float baseline = anchors->name_baseline, room = width + 2;
  double middle = width / 2, size = NAME_SIZE;

  if (anchors->name_baseline == 0 || scale < NAME_SCALE)
    return;
  if (!lan_castle_bay_names_fit (self, room))
    {
      size = NAME_SIZE_LEAST;
      baseline += index % 2 == 0 ? -NAME_ABOVE : NAME_BELOW;
      room = 2 * (anchors->spaces[1].origin.x - anchors->spaces[0].origin.x) * scale - 6;
      middle = MAX (middle, lan_lettering_measure (lettering, LAN_FONT_HEAD, size, title) / 2 - (anchors->spaces[index].origin.x - FRAME) * scale);
    }
  lan_lettering_snapshot (lettering, snapshot, LAN_FONT_HEAD, size, title, &ink, middle,
                          (baseline - anchors->spaces[0].origin.y) * scale, 0.5, room);
}

/* The small pip of the last move, as on the map. */
static void
lan_castle_bay_snapshot_last (LanCastleBay *self, GtkSnapshot *snapshot, float width, float scale)
{
  GdkRGBA fill = lan_token_theme_get_color (GTK_WIDGET (self), "board_ivory");
  GdkRGBA line = lan_token_theme_get_color (GTK_WIDGET (self), "board_line");

  lan_paint_disc (snapshot, width - 7, 3 * scale + 7, 4, &fill, &line, 1.4f);
}

static void
lan_castle_bay_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  LanCastleBay *self = LAN_CASTLE_BAY (widget);
  const LanCastleAnchors *anchors = lan_castle_bay_get_anchors (self);
  float width = (float) gtk_widget_get_width (widget);
  float scale = lan_castle_bay_get_scale (self);
  float top = (anchors->niche_top - anchors->spaces[0].origin.y) * scale;
  graphene_rect_t niche = GRAPHENE_RECT_INIT (2, top, width - 4, anchors->niche_height * scale);
  LanSession *session = lan_space_get_session (LAN_SPACE (self));

  if (session == NULL || lan_session_get_state (session) == NULL)
    return;
  lan_castle_bay_snapshot_tile (self, snapshot, width, scale);
  if (lan_space_get_target (LAN_SPACE (self)).status == LAN_TARGET_ILLEGAL)
    {
      GdkRGBA veil = lan_token_theme_get_color (widget, "board_veil");

      gtk_snapshot_append_color (snapshot, &veil, &niche);
    }
  lan_castle_bay_snapshot_knight (self, snapshot);
  if (lan_space_is_last (LAN_SPACE (self)))
    lan_castle_bay_snapshot_last (self, snapshot, width, scale);
  lan_castle_bay_snapshot_name (self, snapshot, width, scale);
  lan_space_snapshot_marks (LAN_SPACE (self), snapshot, &niche, 6);
}

static void
lan_castle_bay_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural, int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = 1;
}

static gboolean
lan_castle_bay_find (LanLandmark *landmark, const LanState *state, const LanSpot *spot, graphene_rect_t *bounds)
{
  LanCastleBay *self = LAN_CASTLE_BAY (landmark);
  LanSession *session = lan_space_get_session (LAN_SPACE (self));
  g_autofree char *token = NULL;

  if (session == NULL || spot->side != lan_space_get_side (LAN_SPACE (self)))
    return FALSE;
  if (spot->kind == LAN_SPOT_TILE && spot->item == lan_castle_bay_get_index (self))
    {
      *bounds = lan_castle_bay_get_tile_rect (self);
      return TRUE;
    }
  if (spot->kind != LAN_SPOT_KNIGHT || spot->place != lan_space_get_place (LAN_SPACE (self)))
    return FALSE;
  token = lan_heraldry_knight (session, spot->side, spot->strength, lan_castle_bay_shows_chip (self));
  *bounds = lan_castle_bay_get_knight_rect (self, token);
  return TRUE;
}

static void
lan_castle_bay_await (LanLandmark *landmark, const LanSpot *spot, int change)
{
  LanCastleBay *self = LAN_CASTLE_BAY (landmark);

  if (spot->kind == LAN_SPOT_TILE)
    self->tile_awaited += change;
  else
    self->knight_awaited += change;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
lan_castle_bay_landmark_init (LanLandmarkInterface *iface)
{
  iface->find = lan_castle_bay_find;
  iface->await = lan_castle_bay_await;
}

static void
lan_castle_bay_class_init (LanCastleBayClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = lan_castle_bay_measure;
  widget_class->snapshot = lan_castle_bay_snapshot;
  LAN_SPACE_CLASS (klass)->describe = lan_castle_bay_describe;
}

static void
lan_castle_bay_init (LanCastleBay *self)
{
}

GtkWidget *
lan_castle_bay_new (guint space)
{
  g_return_val_if_fail (space < LAN_SPACES, NULL);

  return g_object_new (LAN_TYPE_CASTLE_BAY, "place", LAN_PLACE_CASTLE (space), NULL);
}
