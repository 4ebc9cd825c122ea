/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-formula.h"

#include <glib/gi18n-lib.h>

/* Shares of the symbols' height. */
#define ARROW_WIDTH 0.75
#define GAP 0.2
#define LINE_HEIGHT 1.2

/* LanLawContent.maximum: no upper bound. */
#define UNBOUNDED 255

static void
add_strength (LanAmounts *amounts, guint strength)
{
  lan_amounts_add_symbol (amounts, "strength");
  lan_amounts_add_number (amounts, strength);
}

static void
add_quantity (LanAmounts *amounts, const LanLawContent *law)
{
  static const char *const symbols[LAN_N_QUANTITIES] = {
    [LAN_QUANTITY_PP] = "pp",
    [LAN_QUANTITY_GOLD] = "gold",
    [LAN_QUANTITY_SQUIRES] = "squire",
    [LAN_QUANTITY_VOTES] = "vote",
    [LAN_QUANTITY_COUNTIES] = "county",
    [LAN_QUANTITY_CONFLICTS] = "conflict",
    [LAN_QUANTITY_EXTENSIONS] = "extension",
    [LAN_QUANTITY_NOBLES] = "nobleman",
    [LAN_QUANTITY_DEPLOYED] = "knight",
    [LAN_QUANTITY_FRANCE_STRENGTH] = "strength",
    [LAN_QUANTITY_KNIGHTHOOD] = "strength",
  };

  g_return_if_fail (law->quantity < LAN_N_QUANTITIES);

  if (law->quantity == LAN_QUANTITY_DEPLOYED && law->strength > 0)
    {
      add_strength (amounts, law->strength);
      return;
    }
  lan_amounts_add_symbol (amounts, symbols[law->quantity]);
  if (law->quantity == LAN_QUANTITY_FRANCE_STRENGTH)
    lan_amounts_add_symbol (amounts, "conflict");
}

/* How many there must be: "0×", "3×", "≤2×", "2–4×". */
static void
add_range (LanAmounts *amounts, guint minimum, guint maximum)
{
  char text[16];

  if (minimum == 1 && maximum == UNBOUNDED)
    return;
  if (maximum == UNBOUNDED || minimum == maximum)
    g_snprintf (text, sizeof text, "%u×", minimum);
  else if (minimum == 0)
    g_snprintf (text, sizeof text, "≤%u×", maximum);
  else
    g_snprintf (text, sizeof text, "%u–%u×", minimum, maximum);
  lan_amounts_add_text (amounts, text);
}

/* One of something goes without saying where a symbol follows. */
static void
drop_ones (LanAmounts *amounts)
{
  guint kept = 0;

  for (guint i = 0; i < amounts->n; i++)
    {
      gboolean one = amounts->items[i].symbol == NULL && strcmp (amounts->items[i].text, "1") == 0;

      if (!one || i + 1 == amounts->n || amounts->items[i + 1].symbol == NULL)
        amounts->items[kept++] = amounts->items[i];
    }
  amounts->n = kept;
}

static void
add_price (LanAmounts *amounts, const LanReward *reward)
{
  lan_amounts_add_reward (amounts, &(LanReward) { .squires = reward->price_squires });
  if (reward->price_squires > 0 && reward->price_gold > 0)
    lan_amounts_add_text (amounts, "+");
  lan_amounts_add_reward (amounts, &(LanReward) { .gold = reward->price_gold });
  drop_ones (amounts);
}

/* An upgrade of one strength only, written as old and new strength; that the
 * old knight must be deployed need not be written as well. */
static gboolean
is_promotion (const LanLawContent *law)
{
  return law->mode == LAN_LAW_IF && law->reward.upgrades > 0 && law->reward.upgrade_strength > 0
         && law->maximum == UNBOUNDED && law->minimum <= 1;
}

static void
add_condition (LanAmounts *amounts, const LanLawContent *law)
{
  switch ((LanLawMode) law->mode)
    {
    case LAN_LAW_PER:
      if (law->number > 1)
        lan_amounts_add_number (amounts, law->number);
      add_quantity (amounts, law);
      break;
    case LAN_LAW_IF:
      if (law->minimum == 0 && law->maximum == UNBOUNDED)
        break;
      add_range (amounts, law->minimum, law->maximum);
      add_quantity (amounts, law);
      break;
    case LAN_LAW_MOST:
      /* Translators: on a law card before a symbol: the player with the most of it. Very short. */
      lan_amounts_add_text (amounts, _("most"));
      add_quantity (amounts, law);
      break;
    case LAN_LAW_BUY:
      add_price (amounts, &law->reward);
      break;
    default:
      g_return_if_reached ();
    }
}

void
lan_formula_from_law (LanFormula *formula, const LanLawContent *law)
{
  g_return_if_fail (formula != NULL && law != NULL);

  *formula = (LanFormula) { .condition = LAN_AMOUNTS_INIT, .reward = LAN_AMOUNTS_INIT };
  if (is_promotion (law))
    {
      add_strength (&formula->condition, law->reward.upgrade_strength);
      add_strength (&formula->reward, law->reward.upgrade_strength + 1u);
      return;
    }
  add_condition (&formula->condition, law);
  lan_amounts_add_reward (&formula->reward, &law->reward);
  drop_ones (&formula->reward);
}

void
lan_formula_from_reward (LanFormula *formula, const LanReward *reward)
{
  g_return_if_fail (formula != NULL && reward != NULL);

  *formula = (LanFormula) { .condition = LAN_AMOUNTS_INIT, .reward = LAN_AMOUNTS_INIT };
  add_price (&formula->condition, reward);
  lan_amounts_add_reward (&formula->reward, reward);
  drop_ones (&formula->reward);
}

/* The second half: arrow and reward. */
static double
measure_result (const LanFormula *formula, GtkWidget *widget, double size)
{
  return size * (ARROW_WIDTH + GAP) + lan_amounts_measure (&formula->reward, widget, size);
}

static double
measure_line (const LanFormula *formula, GtkWidget *widget, double size)
{
  double width = lan_amounts_measure (&formula->condition, widget, size);

  return (width > 0 ? width + size * GAP : 0) + measure_result (formula, widget, size);
}

static gboolean
fits_one_line (const LanFormula *formula, GtkWidget *widget, double size, double width)
{
  return formula->condition.n == 0 || measure_line (formula, widget, size) <= width;
}

double
lan_formula_measure (const LanFormula *formula, GtkWidget *widget, double size, double width)
{
  if (formula->reward.n == 0)
    return 0;
  return size * LINE_HEIGHT * (fits_one_line (formula, widget, size, width) ? 1 : 2);
}

static void
snapshot_arrow (GtkSnapshot *snapshot, const GdkRGBA *color, double x, double y, double size)
{
  const double points[][2] = { { 0, -1.4 }, { 5, -1.4 }, { 5, -4.4 }, { 10, 0 }, { 5, 4.4 }, { 5, 1.4 }, { 0, 1.4 } };
  graphene_rect_t bounds = GRAPHENE_RECT_INIT ((float) x, (float) (y - size / 2), (float) (size * ARROW_WIDTH), (float) size);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &bounds);

  gdk_cairo_set_source_rgba (cr, color);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size * 0.07, size * 0.07);
  for (guint i = 0; i < G_N_ELEMENTS (points); i++)
    cairo_line_to (cr, points[i][0], points[i][1]);
  cairo_fill (cr);
  cairo_destroy (cr);
}

static void
snapshot_result (const LanFormula *formula, GtkSnapshot *snapshot, GtkWidget *widget, const GdkRGBA *color, double x, double y, double size)
{
  snapshot_arrow (snapshot, color, x, y, size);
  lan_amounts_snapshot (&formula->reward, snapshot, widget, color, x + size * (ARROW_WIDTH + GAP), y, size, 0);
}

/* Condition, arrow and reward around the middle. */
static void
snapshot_line (const LanFormula *formula, GtkSnapshot *snapshot, GtkWidget *widget, const GdkRGBA *color, double middle, double y, double size)
{
  double line = measure_line (formula, widget, size);

  lan_amounts_snapshot (&formula->condition, snapshot, widget, color, middle - line / 2, y, size, 0);
  snapshot_result (formula, snapshot, widget, color, middle + line / 2 - measure_result (formula, widget, size), y, size);
}

void
lan_formula_snapshot_line (const LanFormula *formula, GtkSnapshot *snapshot, GtkWidget *widget, const GdkRGBA *color, const graphene_rect_t *bounds, double size)
{
  double middle = bounds->origin.x + bounds->size.width / 2, y = bounds->origin.y + bounds->size.height / 2;
  gboolean asks = formula->condition.n > 0;
  double width = asks ? measure_line (formula, widget, size) : lan_amounts_measure (&formula->reward, widget, size);

  if (formula->reward.n == 0)
    return;
  size *= MIN (1, bounds->size.width / width);
  if (asks)
    snapshot_line (formula, snapshot, widget, color, middle, y, size);
  else
    lan_amounts_snapshot (&formula->reward, snapshot, widget, color, middle, y, size, 0.5);
}

void
lan_formula_snapshot (const LanFormula *formula, GtkSnapshot *snapshot, GtkWidget *widget, const GdkRGBA *color, const graphene_rect_t *bounds, double size)
{
  double width = bounds->size.width;
  double middle = bounds->origin.x + width / 2;
  double y = bounds->origin.y + bounds->size.height / 2;
  double asked, result, half;

  if (formula->reward.n == 0)
    return;
  if (fits_one_line (formula, widget, size, width))
    {
      snapshot_line (formula, snapshot, widget, color, middle, y, size);
      return;
    }
  half = size * LINE_HEIGHT / 2;
  asked = size * MIN (1, width / lan_amounts_measure (&formula->condition, widget, size));
  result = size * MIN (1, width / measure_result (formula, widget, size));
  lan_amounts_snapshot (&formula->condition, snapshot, widget, color, middle, y - half, asked, 0.5);
  snapshot_result (formula, snapshot, widget, color, middle - measure_result (formula, widget, result) / 2, y + half, result);
}
