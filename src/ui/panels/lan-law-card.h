/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanLawCard: a law as a card, with its title and its effect in symbols; the
 * large form says the effect in words as well. Tooltip and accessible name say it in every form.
 * CSS node "law-card". Properties: content (LanGameContent), law (uint, index into
 * LAN_TABLE_LAWS, LAN_NO_ITEM for an empty place), form, marked (boolean: under vote, or new).
 */

#pragma once

#include <gtk/gtk.h>

#include "lan-game-content.h"

G_BEGIN_DECLS

typedef enum {
  LAN_LAW_CARD_AUTO,  /* a scroll where it is narrow, a chip where it is wide and low: for the track */
  LAN_LAW_CARD_MINI,  /* a scroll, about 65 x 78 and wider */
  LAN_LAW_CARD_CHIP,  /* a flat tile, about 98 x 33 */
  LAN_LAW_CARD_LARGE, /* a scroll with the sentence, about 312 x 228 */
} LanLawCardForm;

#define LAN_TYPE_LAW_CARD (lan_law_card_get_type ())
G_DECLARE_FINAL_TYPE (LanLawCard, lan_law_card, LAN, LAW_CARD, GtkWidget)

/* content: kept; may be NULL and set later. */
GtkWidget *lan_law_card_new (LanGameContent *content, guint law, LanLawCardForm form);

void lan_law_card_set_content (LanLawCard *self, LanGameContent *content);
LanGameContent *lan_law_card_get_content (LanLawCard *self); /* (transfer none) (nullable) */

void lan_law_card_set_law (LanLawCard *self, guint law);
guint lan_law_card_get_law (LanLawCard *self);

void lan_law_card_set_form (LanLawCard *self, LanLawCardForm form);
LanLawCardForm lan_law_card_get_form (LanLawCard *self);

void lan_law_card_set_marked (LanLawCard *self, gboolean marked);
gboolean lan_law_card_get_marked (LanLawCard *self);

G_END_DECLS
