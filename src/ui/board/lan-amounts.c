/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-amounts.h"

#define GAP 2.0

static double
measure_item (const LanAmountsItem *item, GtkWidget *widget, double size)
{
  if (item->symbol != NULL)
    return size;
  return lan_lettering_measure (lan_lettering_get (widget), LAN_FONT_BOLD, size * 0.9, item->text);
}

void
lan_amounts_add_symbol (LanAmounts *self, const char *symbol)
{
  if (self->n < LAN_AMOUNTS_MAX)
    self->items[self->n++].symbol = symbol;
}

void
lan_amounts_add_text (LanAmounts *self, const char *text)
{
  LanAmountsItem *item = &self->items[self->n];
  const char *end;

  if (self->n == LAN_AMOUNTS_MAX)
    return;
  item->symbol = NULL;
  g_strlcpy (item->text, text, sizeof item->text);
  g_utf8_validate (item->text, -1, &end);
  item->text[end - item->text] = '\0'; /* not in the middle of a letter */
  self->n++;
}

void
lan_amounts_add_number (LanAmounts *self, guint number)
{
  char text[8];

  g_snprintf (text, sizeof text, "%u", MIN (number, LAN_COUNTER_MAX));
  lan_amounts_add_text (self, text);
}

void
lan_amounts_add_reward (LanAmounts *self, const LanReward *reward)
{
  const struct { guint amount; const char *symbol; gboolean countable; } parts[] = {
    { reward->pp, "pp", TRUE },
    { reward->gold, "gold", TRUE },
    { reward->squires, "squire", TRUE },
    { reward->votes, "vote", TRUE },
    { reward->recruits, "recruit", FALSE },
    { reward->extensions, "extension", FALSE },
    { reward->upgrades, "upgrade", FALSE },
    { reward->nobles, "nobleman", FALSE },
  };
  guint i;

  for (i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      if (parts[i].amount == 0)
        continue;
      if (parts[i].countable || parts[i].amount > 1)
        lan_amounts_add_number (self, parts[i].amount);
      lan_amounts_add_symbol (self, parts[i].symbol);
    }
}

double
lan_amounts_measure (const LanAmounts *self, GtkWidget *widget, double size)
{
  double width = 0;
  guint i;

  for (i = 0; i < self->n; i++)
    width += measure_item (&self->items[i], widget, size) + (i > 0 ? GAP : 0);
  return width;
}

void
lan_amounts_snapshot (const LanAmounts *self, GtkSnapshot *snapshot, GtkWidget *widget, const GdkRGBA *color,
                      double x, double y, double size, double align)
{
  LanTokenTheme *theme = lan_token_theme_get (widget);
  LanLettering *lettering = lan_lettering_get (widget);
  guint i;

  x -= align * lan_amounts_measure (self, widget, size);
  for (i = 0; i < self->n; i++)
    {
      const LanAmountsItem *item = &self->items[i];

      if (item->symbol != NULL)
        lan_token_theme_snapshot_symbol (theme, snapshot, widget, item->symbol, color, x, y - size / 2, size);
      else
        lan_lettering_snapshot (lettering, snapshot, LAN_FONT_BOLD, size * 0.9, item->text, color, x, y + size * 0.33,
                                0, 0);
      x += measure_item (item, widget, size) + GAP;
    }
}
