/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-board-private.h"

#include <string.h>

enum {
  PROP_0,
  PROP_BATTLE,
  PROP_CARD,
  PROP_ENGLAND,
  PROP_FRANCE,
  PROP_SPACES_REVISION,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

struct _LanConflict {
  GObject parent_instance;

  guint values[N_PROPS]; /* by property */
  guint strengths[LAN_CARD_SPACES];
  LanBattleState spaces;
};

G_DEFINE_FINAL_TYPE (LanConflict, lan_conflict, G_TYPE_OBJECT)

static void
update (LanConflict *self, guint property, guint value)
{
  lan_update_uint (self, &self->values[property], value, properties[property]);
}

static void
sync_spaces (LanConflict *self, const LanState *state)
{
  guint battle = self->values[PROP_BATTLE];
  const LanBattleState *spaces = &state->battles[battle];
  gboolean moved = memcmp (self->spaces.sides, spaces->sides, sizeof spaces->sides) != 0
                   || memcmp (self->spaces.knights, spaces->knights, sizeof spaces->knights) != 0;

  self->spaces = *spaces;
  for (guint i = 0; i < LAN_CARD_SPACES; i++)
    self->strengths[i] = lan_state_space_strength (state, battle, i);
  if (moved)
    update (self, PROP_SPACES_REVISION, self->values[PROP_SPACES_REVISION] + 1);
}

static void
lan_conflict_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  LanConflict *self = LAN_CONFLICT (object);

  if (id < N_PROPS)
    g_value_set_uint (value, self->values[id]);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
lan_conflict_class_init (LanConflictClass *klass)
{
  static const char *const names[N_PROPS] = { NULL, "battle", "card", "england", "france", "spaces-revision" };
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = lan_conflict_get_property;

  for (guint i = PROP_0 + 1; i < N_PROPS; i++)
    properties[i] = g_param_spec_uint (names[i], NULL, NULL, 0, G_MAXUINT, 0,
                                       G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
lan_conflict_init (LanConflict *self)
{
  self->values[PROP_CARD] = LAN_NO_CARD;
  memset (self->spaces.sides, LAN_NO_SIDE, sizeof self->spaces.sides);
}

LanConflict *
lan_conflict_new (guint battle)
{
  LanConflict *self = g_object_new (LAN_TYPE_CONFLICT, NULL);

  self->values[PROP_BATTLE] = battle;
  return self;
}

void
lan_conflict_sync (LanConflict *self, const LanContent *content, const LanState *state)
{
  guint battle = self->values[PROP_BATTLE];
  guint card = state->battles[battle].card;

  g_object_freeze_notify (G_OBJECT (self));
  update (self, PROP_CARD, card);
  update (self, PROP_FRANCE, card == LAN_NO_CARD ? 0 : content->conflicts[card].france);
  update (self, PROP_ENGLAND, lan_state_battle_strength (state, battle));
  sync_spaces (self, state);
  g_object_thaw_notify (G_OBJECT (self));
}

guint
lan_conflict_get_battle (LanConflict *self)
{
  g_return_val_if_fail (LAN_IS_CONFLICT (self), 0);

  return self->values[PROP_BATTLE];
}

guint
lan_conflict_get_card (LanConflict *self)
{
  g_return_val_if_fail (LAN_IS_CONFLICT (self), LAN_NO_CARD);

  return self->values[PROP_CARD];
}

guint
lan_conflict_get_england (LanConflict *self)
{
  g_return_val_if_fail (LAN_IS_CONFLICT (self), 0);

  return self->values[PROP_ENGLAND];
}

guint
lan_conflict_get_france (LanConflict *self)
{
  g_return_val_if_fail (LAN_IS_CONFLICT (self), 0);

  return self->values[PROP_FRANCE];
}

guint
lan_conflict_get_space_side (LanConflict *self, guint space)
{
  g_return_val_if_fail (LAN_IS_CONFLICT (self), LAN_NO_SIDE);
  g_return_val_if_fail (space < LAN_CARD_SPACES, LAN_NO_SIDE);

  return self->spaces.sides[space];
}

guint
lan_conflict_get_space_strength (LanConflict *self, guint space)
{
  g_return_val_if_fail (LAN_IS_CONFLICT (self), 0);
  g_return_val_if_fail (space < LAN_CARD_SPACES, 0);

  return self->strengths[space];
}

guint
lan_conflict_get_space_knights (LanConflict *self, guint space, guint strength)
{
  g_return_val_if_fail (LAN_IS_CONFLICT (self), 0);
  g_return_val_if_fail (space < LAN_CARD_SPACES, 0);
  g_return_val_if_fail (strength >= 1 && strength <= LAN_STRENGTHS, 0);

  return self->spaces.knights[space][strength - 1];
}
