/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How LanGame makes and updates the objects that widgets bind to. */

#pragma once

#include "lan-conflict.h"
#include "lan-county.h"
#include "lan-house.h"
#include "lan-law.h"
#include "lan-state.h"

G_BEGIN_DECLS

/* Objects as they are before the first sync: empty. (transfer full) */
LanHouse *lan_house_new (const LanGameSetup *setup, guint side);
LanCounty *lan_county_new (guint index);
LanConflict *lan_conflict_new (guint battle);
LanLaw *lan_law_new (guint index);

/* Takes over the position; notifies of what changed. */
void lan_house_sync (LanHouse *self, const LanContent *content, const LanState *state);
void lan_county_sync (LanCounty *self, const LanState *state);
void lan_conflict_sync (LanConflict *self, const LanContent *content, const LanState *state);
void lan_law_sync (LanLaw *self, gboolean in_force, guint position);

/* Sets a field behind a property; notifies if that changed it. */
static inline void
lan_update_uint (gpointer object, guint *field, guint value, GParamSpec *pspec)
{
  if (*field == value)
    return;

  *field = value;
  g_object_notify_by_pspec (object, pspec);
}

G_END_DECLS
