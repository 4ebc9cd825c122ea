/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-battle-pieces.h"

#include "lan-heraldry.h"
#include "lan-paint.h"
#include "lan-token-theme.h"

/* Sizes of the drawings: a block of strength 4 with its shadow, and a chip of strength 4. */
#define BLOCK_WIDTH 48.0
#define BLOCK_HEIGHT 75.0
#define CHIP_WIDTH 22.0
#define CHIP_HEIGHT 31.0

/* A block is not drawn smaller than this part of its own size. */
#define LEAST_BLOCK 0.58

typedef struct {
  GtkWidget *widget;
  GtkSnapshot *snapshot; /* NULL: only looks for a knight of strength `wanted` */
  const LanBattlePieces *pieces;
  guint wanted;
  gboolean found;
  graphene_rect_t at;
  double x;      /* where the next piece goes */
  double foot;
  double room;
  double width;  /* of a piece */
  double factor; /* of a piece's own size */
  gboolean chip;
} Pen;

static void
use_blocks (Pen *pen, double height)
{
  pen->chip = FALSE;
  pen->factor = MIN (1.2, height / BLOCK_HEIGHT);
  pen->width = BLOCK_WIDTH * pen->factor;
}

static void
use_chips (Pen *pen, double height)
{
  pen->chip = TRUE;
  pen->factor = MIN (1.1, height / CHIP_HEIGHT);
  pen->width = CHIP_WIDTH * pen->factor;
}

static void
draw_piece (Pen *pen, guint strength)
{
  g_autofree char *token = lan_heraldry_knight (pen->pieces->session, pen->pieces->side, strength, pen->chip);
  LanTokenTheme *theme = lan_token_theme_get (pen->widget);
  graphene_rect_t at = lan_token_theme_get_rect (theme, token, pen->x, pen->foot, pen->chip ? 0 : 4,
                                                 pen->chip ? 30 : 80, pen->factor);

  if (pen->snapshot != NULL)
    lan_token_theme_snapshot (theme, pen->snapshot, pen->widget, token, at.origin.x, at.origin.y, at.size.width,
                              at.size.height);
  else if (strength == pen->wanted)
    {
      pen->found = TRUE;
      pen->at = at;
    }
}

/* How many of a strength stand here already. */
static guint
count_present (Pen *pen, guint kind)
{
  return pen->snapshot == NULL ? pen->pieces->knights[kind]
                               : pen->pieces->knights[kind] - MIN (pen->pieces->coming[kind], pen->pieces->knights[kind]);
}

static void
draw_each (Pen *pen)
{
  guint i, j;

  for (i = 0; i < LAN_STRENGTHS; i++)
    for (j = 0; j < pen->pieces->knights[i]; j++)
      {
        if (j < count_present (pen, i))
          draw_piece (pen, i + 1);
        pen->x += pen->width;
      }
}

/* How many knights a chip stands for, over its upper edge. */
static void
draw_multiple (Pen *pen, guint strength, guint n)
{
  double top = pen->foot - (17 + 3 * strength) * pen->factor;

  if (n > 1 && pen->snapshot != NULL)
    lan_paint_count (pen->snapshot, pen->widget, pen->x + pen->width * 0.42, top - 3, n, 11);
}

static void
draw_kinds (Pen *pen)
{
  guint kinds = 0, i;
  double step;

  for (i = 0; i < LAN_STRENGTHS; i++)
    kinds += pen->pieces->knights[i] > 0;
  step = kinds < 2 ? 0 : MIN (pen->width + 6, (pen->room - pen->width) / (kinds - 1));
  for (i = 0; i < LAN_STRENGTHS; i++)
    {
      if (pen->pieces->knights[i] == 0)
        continue;
      if (count_present (pen, i) > 0)
        draw_piece (pen, i + 1);
      draw_multiple (pen, i + 1, count_present (pen, i));
      pen->x += step;
    }
}

static void
draw_pieces (Pen *pen, const graphene_rect_t *bounds)
{
  guint n = 0, i;

  pen->x = bounds->origin.x;
  pen->foot = bounds->origin.y + bounds->size.height;
  pen->room = bounds->size.width;
  for (i = 0; i < LAN_STRENGTHS; i++)
    n += pen->pieces->knights[i];
  use_blocks (pen, bounds->size.height);
  if (pen->factor < LEAST_BLOCK || n * pen->width > pen->room)
    use_chips (pen, bounds->size.height);
  if (n * pen->width <= pen->room)
    draw_each (pen);
  else
    draw_kinds (pen);
}

void
lan_battle_pieces_snapshot (GtkWidget *widget, GtkSnapshot *snapshot, const LanBattlePieces *pieces,
                            const graphene_rect_t *bounds)
{
  Pen pen = { .widget = widget, .snapshot = snapshot, .pieces = pieces };

  draw_pieces (&pen, bounds);
}

gboolean
lan_battle_pieces_find (GtkWidget *widget, const LanBattlePieces *pieces, const graphene_rect_t *bounds, guint strength,
                        graphene_rect_t *at)
{
  Pen pen = { .widget = widget, .pieces = pieces, .wanted = strength };

  draw_pieces (&pen, bounds);
  *at = pen.at;
  return pen.found;
}
