/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-battle-space.h"

#include <glib/gi18n-lib.h>

#include "lan-amounts.h"
#include "lan-battle-pieces.h"
#include "lan-heraldry.h"
#include "lan-landmark.h"
#include "lan-paint.h"
#include "lan-words-forecast.h"
#include "lan-words.h"

/* The size of a card in the sketches that all sizes here are taken from. */
#define SKETCH_WIDTH 184.0
#define SKETCH_HEIGHT 262.0

struct _LanBattleSpace
{
  LanSpace parent_instance;

  guint battle;
  guint8 coming[LAN_MAX_SIDES][LAN_STRENGTHS]; /* knights that are still on their way */
  int card_awaited;                            /* the card is */
};

static void lan_battle_space_landmark_init (LanLandmarkInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (LanBattleSpace, lan_battle_space, LAN_TYPE_SPACE,
                               G_IMPLEMENT_INTERFACE (LAN_TYPE_LANDMARK, lan_battle_space_landmark_init))

/* Where the parts of a card lie, widget pixels. */
typedef struct {
  double unit; /* 1 at the size of the sketches */
  double width;
  double height;
  double head;         /* height of the head */
  double symbol;       /* size of rose and lily, top of their row */
  double strength_top;
  double bar_top;
  double bar_height;
  double spaces_top;
  double row;          /* from one space to the next */
  double footer;       /* middle of the scores */
} Layout;

typedef struct {
  LanBattleSpace *self;
  GtkWidget *widget;
  GtkSnapshot *snapshot;
  LanSession *session;
  const LanState *state;
  LanTokenTheme *theme;
  LanLettering *lettering;
  const LanBattleState *battle;
  const LanConflictContent *card; /* NULL: no card here */
  guint england;
  gboolean legal;
  Layout at;
} Pen;

static void
compute_layout (Layout *at, double width, double height)
{
  double unit = CLAMP (MIN (width / SKETCH_WIDTH, height / SKETCH_HEIGHT), 0.74, 2);
  double scores_height = 33 * unit;

  at->unit = unit;
  at->width = width;
  at->height = height;
  at->head = floor (34 * unit);
  at->symbol = 22 * unit;
  at->strength_top = at->head + 8 * unit;
  at->bar_top = at->strength_top + at->symbol + 4 * unit;
  at->bar_height = floor (6 * unit);
  at->spaces_top = at->bar_top + at->bar_height + 5 * unit;
  at->row = (height - scores_height - at->spaces_top) / LAN_CARD_SPACES;
  at->footer = height - 18 * unit;
}

static GdkRGBA
get_color (Pen *pen, const char *name)
{
  return lan_token_theme_get_color (pen->widget, name);
}

static double
get_text_size (Pen *pen, double size)
{
  return MAX (11, size * pen->at.unit);
}

static guint
get_space_strength (Pen *pen, guint space)
{
  return lan_state_space_strength (pen->state, pen->self->battle, space);
}

static graphene_rect_t
get_space_rect (const Layout *at, guint space)
{
  return GRAPHENE_RECT_INIT ((float) floor (8 * at->unit), (float) floor (at->spaces_top + space * at->row),
                             (float) (at->width - 2 * floor (8 * at->unit)), (float) floor (at->row - 3 * at->unit));
}

static void
draw_no_card (Pen *pen)
{
  GdkRGBA field = get_color (pen, "board_parchment");
  GdkRGBA line = get_color (pen, "board_line");
  GdkRGBA remark = get_color (pen, "board_remark");
  double size = 40 * pen->at.unit, x = pen->at.width / 2, y = pen->at.height / 2;

  field.alpha = 0.35f;
  line.alpha = 0.6f;
  lan_paint_dashed (pen->snapshot, &GRAPHENE_RECT_INIT (1, 1, (float) pen->at.width - 2, (float) pen->at.height - 2), 6,
                    &field, &line, 1.4);
  remark.alpha = 0.8f;
  lan_token_theme_snapshot_symbol (pen->theme, pen->snapshot, pen->widget, "conflict", &remark, x - size / 2,
                                   y - size * 0.85, size);
  remark.alpha = 1;
  lan_lettering_snapshot (pen->lettering, pen->snapshot, LAN_FONT_ITALIC, get_text_size (pen, 14), _("No battle here"),
                          &remark, x, y + size * 0.6, 0.5, pen->at.width - 12);
}

static void
draw_frame (Pen *pen)
{
  GdkRGBA shadow = get_color (pen, "board_shadow");
  GdkRGBA field = get_color (pen, "board_parchment");
  GdkRGBA blue = get_color (pen, "board_france");
  GdkRGBA gilt = get_color (pen, "board_gilt_line");
  GdkRGBA line = get_color (pen, "board_line");
  float width = (float) pen->at.width, height = (float) pen->at.height, head = (float) pen->at.head;
  graphene_rect_t card = GRAPHENE_RECT_INIT (1, 1, width - 2, height - 4);
  GskRoundedRect shape;

  lan_paint_box (pen->snapshot, &GRAPHENE_RECT_INIT (1, 3, width - 2, height - 3), 7, &shadow, NULL, 0);
  gsk_rounded_rect_init_from_rect (&shape, &card, 6);
  gtk_snapshot_push_rounded_clip (pen->snapshot, &shape);
  gtk_snapshot_append_color (pen->snapshot, &field, &card);
  gtk_snapshot_append_color (pen->snapshot, &blue, &GRAPHENE_RECT_INIT (1, 1, width - 2, head - 1));
  gtk_snapshot_append_color (pen->snapshot, &gilt, &GRAPHENE_RECT_INIT (1, head, width - 2, 2));
  gtk_snapshot_pop (pen->snapshot);
  lan_paint_box (pen->snapshot, &card, 6, NULL, &line, lan_paint_is_high_contrast (pen->widget) ? 2 : 1.5f);
}

static void
draw_head (Pen *pen)
{
  LanGameContent *content = lan_session_get_content (pen->session);
  GdkRGBA text = get_color (pen, "board_head_text");
  GdkRGBA dim = get_color (pen, "board_head_dim");
  guint year = lan_game_content_get_year (content, pen->battle->card);
  double baseline = pen->at.head * 0.68, margin = 10 * pen->at.unit, taken = 0;
  char number[8];

  if (year != 0)
    {
      g_snprintf (number, sizeof number, "%u", year);
      taken = lan_lettering_snapshot (pen->lettering, pen->snapshot, LAN_FONT_HEAD, get_text_size (pen, 14), number,
                                      &dim, pen->at.width - margin, baseline, 1, 0);
    }
  lan_lettering_snapshot (pen->lettering, pen->snapshot, LAN_FONT_HEAD, 19 * pen->at.unit,
                          lan_game_content_get_title (content, LAN_TABLE_CONFLICTS, pen->battle->card), &text,
                          margin, baseline, 0, pen->at.width - 2.6 * margin - taken);
}

static char *
describe_balance (guint england, guint france)
{
  if (england >= france)
    /* Translators: England wins a battle; very short, it stands on a card beside England's strength. */
    return g_strdup (_("wins"));
  /* Translators: how much strength England lacks in a battle; very short, it stands on a card. */
  return g_strdup_printf (_("%u short"), france - england);
}

static void
draw_strengths (Pen *pen)
{
  GdkRGBA england = get_color (pen, "board_england");
  GdkRGBA france = get_color (pen, "board_france");
  GdkRGBA ink = get_color (pen, "board_ink");
  GdkRGBA verdict = get_color (pen, pen->england >= pen->card->france ? "board_win" : "board_rubric");
  g_autofree char *balance = describe_balance (pen->england, pen->card->france);
  double margin = 9 * pen->at.unit, size = pen->at.symbol, baseline = pen->at.strength_top + size * 0.8, left, right;
  char number[8];

  lan_token_theme_snapshot_symbol (pen->theme, pen->snapshot, pen->widget, "england", &england, margin,
                                   pen->at.strength_top, size);
  lan_token_theme_snapshot_symbol (pen->theme, pen->snapshot, pen->widget, "france", &france,
                                   pen->at.width - margin - size, pen->at.strength_top, size);
  g_snprintf (number, sizeof number, "%u", pen->england);
  left = margin + size + 4
         + lan_lettering_snapshot (pen->lettering, pen->snapshot, LAN_FONT_NUMERAL, size * 0.92, number, &ink,
                                   margin + size + 4, baseline, 0, 0);
  g_snprintf (number, sizeof number, "%u", pen->card->france);
  right = pen->at.width - margin - size - 4;
  right -= lan_lettering_snapshot (pen->lettering, pen->snapshot, LAN_FONT_NUMERAL, size * 0.92, number, &ink, right,
                                   baseline, 1, 0);
  lan_lettering_snapshot (pen->lettering, pen->snapshot, LAN_FONT_HEAD, get_text_size (pen, 13.5), balance, &verdict,
                          (left + right) / 2, baseline - 1, 0.5, right - left - 6);
}

/* One piece for each strength that France has. */
static void
draw_bar (Pen *pen)
{
  GdkRGBA full = get_color (pen, "board_england");
  GdkRGBA empty = get_color (pen, "board_bar_empty");
  double margin = 10 * pen->at.unit, gap = 1.6, room = pen->at.width - 2 * margin;
  guint n = MAX (pen->card->france, 1), i;
  double piece = (room - gap * (n - 1)) / n;

  for (i = 0; i < n; i++)
    lan_paint_box (pen->snapshot,
                   &GRAPHENE_RECT_INIT ((float) (margin + i * (piece + gap)), (float) floor (pen->at.bar_top),
                                        (float) piece, (float) pen->at.bar_height),
                   1.2f, i < pen->england ? &full : &empty, NULL, 0);
}

/* What stands on a space, and where. */
typedef struct {
  graphene_rect_t shield;
  graphene_rect_t pieces;
  double number_right;
  double number_size;
  char number[8];
} House;

static void
lay_out_house (Pen *pen, guint space, const graphene_rect_t *bounds, House *house)
{
  double margin = 5 * pen->at.unit, size = get_text_size (pen, 15);
  double height = bounds->size.height - 6 * pen->at.unit, width = height * 64 / 72;
  double left = bounds->origin.x + margin, right = bounds->origin.x + bounds->size.width - 6 * pen->at.unit;

  graphene_rect_init (&house->shield, (float) left, (float) (bounds->origin.y + (bounds->size.height - height) / 2),
                      (float) width, (float) height);
  g_snprintf (house->number, sizeof house->number, "%u", get_space_strength (pen, space));
  house->number_right = right;
  house->number_size = size;
  right -= MAX (12, lan_lettering_measure (pen->lettering, LAN_FONT_NUMERAL, size, house->number));
  left += width + 8 * pen->at.unit;
  graphene_rect_init (&house->pieces, (float) left, bounds->origin.y, (float) (right - 4 - left),
                      bounds->size.height - 3);
}

static LanBattlePieces
get_pieces (Pen *pen, guint space)
{
  LanBattlePieces pieces = { .session = pen->session, .side = pen->battle->sides[space] };

  memcpy (pieces.knights, pen->battle->knights[space], sizeof pieces.knights);
  memcpy (pieces.coming, pen->self->coming[pieces.side], sizeof pieces.coming);
  return pieces;
}

static void
draw_house (Pen *pen, guint space, const graphene_rect_t *bounds)
{
  LanBattlePieces pieces = get_pieces (pen, space);
  g_autofree char *shield = lan_heraldry_token (pen->session, "families", pieces.side);
  GdkRGBA ink = get_color (pen, "board_ink");
  House house;

  lay_out_house (pen, space, bounds, &house);
  lan_token_theme_snapshot (pen->theme, pen->snapshot, pen->widget, shield, house.shield.origin.x,
                            house.shield.origin.y, house.shield.size.width, house.shield.size.height);
  lan_lettering_snapshot (pen->lettering, pen->snapshot, LAN_FONT_NUMERAL, house.number_size, house.number, &ink,
                          house.number_right, bounds->origin.y + bounds->size.height / 2 + house.number_size * 0.36, 1,
                          0);
  lan_battle_pieces_snapshot (pen->widget, pen->snapshot, &pieces, &house.pieces);
}

/* The space that the knight in hand would take (R3.6), -1 when none is in hand. */
static int
get_space_to_join (Pen *pen)
{
  guint side, strength, i;
  int own;

  if (!pen->legal || !lan_session_get_selection (pen->session, &side, &strength))
    return -1;
  own = lan_state_space_of (lan_session_get_state (pen->session), pen->self->battle, side);
  if (own >= 0)
    return own;
  for (i = 0; i < LAN_CARD_SPACES; i++)
    if (pen->battle->sides[i] == LAN_NO_SIDE)
      return (int) i;
  return -1;
}

static void
draw_spaces (Pen *pen)
{
  GdkRGBA field = get_color (pen, "board_parchment_2");
  GdkRGBA line = get_color (pen, "board_space_edge");
  GdkRGBA cream = get_color (pen, "board_legal_fill");
  GdkRGBA edge = get_color (pen, "board_glow_edge");
  GdkRGBA remark = get_color (pen, "board_remark");
  int join = get_space_to_join (pen);
  int i;

  for (i = 0; i < LAN_CARD_SPACES; i++)
    {
      graphene_rect_t bounds = get_space_rect (&pen->at, (guint) i);

      if (i == join)
        lan_paint_dashed (pen->snapshot, &bounds, 4, &cream, &edge, 1.4);
      else
        lan_paint_box (pen->snapshot, &bounds, 4, &field, &line, 1);
      if (pen->battle->sides[i] != LAN_NO_SIDE)
        draw_house (pen, (guint) i, &bounds);
      else if (i == join)
        lan_lettering_snapshot (
            pen->lettering, pen->snapshot, LAN_FONT_ITALIC, get_text_size (pen, 14), _("Join here"), &remark,
            pen->at.width / 2, bounds.origin.y + bounds.size.height / 2 + 4 * pen->at.unit, 0.5, bounds.size.width - 8);
    }
}

static void
draw_scores (Pen *pen)
{
  GdkRGBA ink = get_color (pen, "board_ink");
  GdkRGBA line = get_color (pen, "board_space_edge");
  double third = pen->at.width / LAN_CARD_SPACES;
  guint i;

  for (i = 0; i < LAN_CARD_SPACES; i++)
    {
      LanAmounts amounts = LAN_AMOUNTS_INIT;

      lan_amounts_add_number (&amounts, pen->card->scores[i]);
      lan_amounts_add_symbol (&amounts, "pp");
      lan_amounts_snapshot (&amounts, pen->snapshot, pen->widget, &ink, third * (i + 0.5), pen->at.footer,
                            MAX (12.5, 15 * pen->at.unit), 0.5);
      if (i > 0)
        gtk_snapshot_append_color (pen->snapshot, &line,
                                   &GRAPHENE_RECT_INIT ((float) floor (third * i),
                                                        (float) floor (pen->at.footer - 8 * pen->at.unit), 1,
                                                        (float) (16 * pen->at.unit)));
    }
}

static void
draw_marks (Pen *pen)
{
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (1, 1, (float) pen->at.width - 2, (float) pen->at.height - 4);
  graphene_rect_t halo = GRAPHENE_RECT_INIT (-4, -4, (float) pen->at.width + 8, (float) pen->at.height + 6);
  GdkRGBA cream = get_color (pen, "board_legal_fill");
  GdkRGBA ivory = get_color (pen, "board_ivory");
  GdkRGBA line = get_color (pen, "board_line");

  cream.alpha = 0.75f;
  if (pen->legal)
    lan_paint_box (pen->snapshot, &halo, 10, NULL, &cream, 4);
  lan_space_snapshot_marks (LAN_SPACE (pen->self), pen->snapshot, &bounds, 6);
  if (lan_space_is_last (LAN_SPACE (pen->self)))
    lan_paint_disc (pen->snapshot, pen->at.width - 4, 4, 4, &ivory, &line, 1.2f);
}

/* FALSE: nothing to draw yet. */
static gboolean
prepare_pen (LanBattleSpace *self, GtkSnapshot *snapshot, const LanState *state, Pen *pen)
{
  LanSession *session = lan_space_get_session (LAN_SPACE (self));

  if (state == NULL)
    return FALSE;
  pen->self = self;
  pen->widget = GTK_WIDGET (self);
  pen->snapshot = snapshot;
  pen->session = session;
  pen->state = state;
  pen->theme = lan_token_theme_get (pen->widget);
  pen->lettering = lan_lettering_get (pen->widget);
  pen->battle = &state->battles[self->battle];
  pen->card = pen->battle->card == LAN_NO_CARD
                  ? NULL
                  : &lan_game_content_get_tables (lan_session_get_content (session))->conflicts[pen->battle->card];
  pen->england = lan_state_battle_strength (state, self->battle);
  pen->legal = lan_space_get_target (LAN_SPACE (self)).status == LAN_TARGET_LEGAL;
  compute_layout (&pen->at, gtk_widget_get_width (pen->widget), gtk_widget_get_height (pen->widget));
  return TRUE;
}

static void
lan_battle_space_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  LanBattleSpace *self = LAN_BATTLE_SPACE (widget);
  LanSession *session = lan_space_get_session (LAN_SPACE (self));
  Pen pen;

  if (session == NULL || !prepare_pen (self, snapshot, lan_session_get_state (session), &pen))
    return;
  if (pen.card == NULL || self->card_awaited > 0)
    {
      draw_no_card (&pen);
      return;
    }
  draw_frame (&pen);
  draw_head (&pen);
  draw_strengths (&pen);
  draw_bar (&pen);
  draw_spaces (&pen);
  draw_scores (&pen);
  draw_marks (&pen);
}

static gboolean
lan_battle_space_find (LanLandmark *landmark, const LanState *state, const LanSpot *spot, graphene_rect_t *bounds)
{
  LanBattleSpace *self = LAN_BATTLE_SPACE (landmark);
  graphene_rect_t space;
  LanBattlePieces pieces;
  House house;
  int n;
  Pen pen;

  if (spot->place != LAN_PLACE_BATTLE (self->battle) || !prepare_pen (self, NULL, state, &pen) || pen.card == NULL)
    return FALSE;
  if (spot->kind == LAN_SPOT_BATTLE)
    return gtk_widget_compute_bounds (pen.widget, pen.widget, bounds);
  n = spot->kind == LAN_SPOT_KNIGHT ? lan_state_space_of (state, self->battle, spot->side) : -1;
  if (n < 0)
    return FALSE;
  space = get_space_rect (&pen.at, (guint) n);
  lay_out_house (&pen, (guint) n, &space, &house);
  pieces = get_pieces (&pen, (guint) n);
  return lan_battle_pieces_find (pen.widget, &pieces, &house.pieces, spot->strength, bounds);
}

static void
lan_battle_space_await (LanLandmark *landmark, const LanSpot *spot, int change)
{
  LanBattleSpace *self = LAN_BATTLE_SPACE (landmark);

  if (spot->kind == LAN_SPOT_BATTLE)
    self->card_awaited += change;
  else if (spot->kind == LAN_SPOT_KNIGHT)
    self->coming[spot->side][spot->strength - 1] += (guint8) change;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
lan_battle_space_landmark_init (LanLandmarkInterface *iface)
{
  iface->find = lan_battle_space_find;
  iface->await = lan_battle_space_await;
}

static void
append_house (GString *text, LanSession *session, guint battle, guint space)
{
  const LanState *state = lan_session_get_state (session);
  guint side = state->battles[battle].sides[space];
  g_autofree char *name = NULL;
  guint knights = 0, i;

  if (side == LAN_NO_SIDE)
    return;
  for (i = 0; i < LAN_STRENGTHS; i++)
    knights += state->battles[battle].knights[space][i];
  name = lan_words_side (lan_session_get_content (session), lan_session_get_setup (session), side);
  g_string_append_c (text, ' ');
  g_string_append_printf (
      text,
      /* Translators: house, knights, their strength together. */
      ngettext ("%s has %u knight with strength %u.", "%s has %u knights with strength %u.", knights), name, knights,
      lan_state_space_strength (state, battle, space));
}

static char *
lan_battle_space_describe (LanSpace *space)
{
  LanBattleSpace *self = LAN_BATTLE_SPACE (space);
  LanSession *session = lan_space_get_session (space);
  LanGameContent *content = lan_session_get_content (session);
  const LanState *state = lan_session_get_state (session);
  guint card = state->battles[self->battle].card, england, i;
  const LanConflictContent *conflict;
  g_autofree char *forecast = lan_words_conflict_forecast (content, lan_session_get_setup (session), state, self->battle);
  GString *text;

  if (card == LAN_NO_CARD)
    return g_strdup (_("No battle here."));
  conflict = &lan_game_content_get_tables (content)->conflicts[card];
  england = lan_state_battle_strength (state, self->battle);
  text = g_string_new (NULL);
  g_string_append_printf (text,
                          LAN_BATTLE_IS_UPPER (self->battle)
                            /* Translators: battle, strength of England, of France. */
                            ? _("%s, first battle: England %u, France %u.")
                            : _("%s, second battle: England %u, France %u."),
                          lan_game_content_get_title (content, LAN_TABLE_CONFLICTS, card), england, conflict->france);
  for (i = 0; i < LAN_CARD_SPACES; i++)
    append_house (text, session, self->battle, i);
  g_string_append_c (text, ' ');
  g_string_append_printf (text, _("Scores: %u, %u and %u power points."), conflict->scores[0], conflict->scores[1],
                          conflict->scores[2]);
  if (forecast != NULL)
    g_string_append_printf (text, "\n%s", forecast);
  return g_string_free (text, FALSE);
}

/* An upgrade here means a knight of the side that is asked. */
static void
lan_battle_space_refresh (LanSpace *space)
{
  LanBattleSpace *self = LAN_BATTLE_SPACE (space);
  LanSession *session = lan_space_get_session (space);
  const LanState *state = session != NULL ? lan_session_get_state (session) : NULL;

  if (state != NULL)
    {
      LanDecision decision = lan_session_get_decision (session);

      lan_space_set_side (space, decision.side < LAN_MAX_SIDES ? decision.side : 0);
      gtk_widget_set_focusable (GTK_WIDGET (space), state->battles[self->battle].card != LAN_NO_CARD);
    }
  LAN_SPACE_CLASS (lan_battle_space_parent_class)->refresh (space);
}

static void
lan_battle_space_class_init (LanBattleSpaceClass *klass)
{
  LanSpaceClass *space_class = LAN_SPACE_CLASS (klass);

  GTK_WIDGET_CLASS (klass)->snapshot = lan_battle_space_snapshot;
  space_class->describe = lan_battle_space_describe;
  space_class->refresh = lan_battle_space_refresh;
}

static void
lan_battle_space_init (LanBattleSpace *self)
{
}

GtkWidget *
lan_battle_space_new (guint battle)
{
  LanBattleSpace *self;

  g_return_val_if_fail (battle < LAN_BATTLES, NULL);

  self = g_object_new (LAN_TYPE_BATTLE_SPACE, NULL);
  self->battle = battle;
  lan_space_set_place (LAN_SPACE (self), LAN_PLACE_BATTLE (battle));
  return GTK_WIDGET (self);
}
