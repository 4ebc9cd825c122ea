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
  GtkSnapshot *snapshot;
  LanSession *session;
  guint side;
  const guint8 *knights;
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
  g_autofree char *token = lan_heraldry_knight (pen->session, pen->side, strength, pen->chip);

  lan_token_theme_snapshot_at (lan_token_theme_get (pen->widget), pen->snapshot, pen->widget, token, pen->x, pen->foot,
                               pen->chip ? 0 : 4, pen->chip ? 30 : 80, pen->factor);
}

static void
draw_each (Pen *pen)
{
  guint i, j;

  for (i = 0; i < LAN_STRENGTHS; i++)
    for (j = 0; j < pen->knights[i]; j++)
      {
        draw_piece (pen, i + 1);
        pen->x += pen->width;
      }
}

/* How many knights a chip stands for, over its upper edge. */
static void
draw_multiple (Pen *pen, guint strength, guint n)
{
  double top = pen->foot - (17 + 3 * strength) * pen->factor;

  if (n > 1)
    lan_paint_count (pen->snapshot, pen->widget, pen->x + pen->width * 0.42, top - 3, n, 11);
}

static void
draw_kinds (Pen *pen)
{
  guint kinds = 0, i;
  double step;

  for (i = 0; i < LAN_STRENGTHS; i++)
    kinds += pen->knights[i] > 0;
  step = kinds < 2 ? 0 : MIN (pen->width + 6, (pen->room - pen->width) / (kinds - 1));
  for (i = 0; i < LAN_STRENGTHS; i++)
    {
      if (pen->knights[i] == 0)
        continue;
      draw_piece (pen, i + 1);
      draw_multiple (pen, i + 1, pen->knights[i]);
      pen->x += step;
    }
}

void
lan_battle_pieces_snapshot (GtkWidget *widget, GtkSnapshot *snapshot, LanSession *session, guint side,
                            const guint8 knights[LAN_STRENGTHS], const graphene_rect_t *bounds)
{
  Pen pen = {
    .widget = widget,
    .snapshot = snapshot,
    .session = session,
    .side = side,
    .knights = knights,
    .x = bounds->origin.x,
    .foot = bounds->origin.y + bounds->size.height,
    .room = bounds->size.width,
  };
  guint n = 0, i;

  for (i = 0; i < LAN_STRENGTHS; i++)
    n += knights[i];
  use_blocks (&pen, bounds->size.height);
  if (pen.factor < LEAST_BLOCK || n * pen.width > pen.room)
    use_chips (&pen, bounds->size.height);
  if (n * pen.width <= pen.room)
    draw_each (&pen);
  else
    draw_kinds (&pen);
}
