/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-board-private.h"

#include <string.h>

enum {
  PROP_0,
  PROP_SIDE,
  PROP_FAMILY,
  PROP_CONTROLLER,
  PROP_PP,
  PROP_GOLD,
  PROP_SQUIRES,
  PROP_VOTES,
  PROP_EXTENSIONS,
  PROP_NOBLES,
  PROP_STRENGTH,
  PROP_KNIGHTS_REVISION,
  N_UINTS,
  PROP_NAME = N_UINTS,
  PROP_IS_ALLY,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

struct _LanHouse {
  GObject parent_instance;

  char *name;
  guint values[N_UINTS]; /* by property */
  LanSideState knights;
};

G_DEFINE_FINAL_TYPE (LanHouse, lan_house, G_TYPE_OBJECT)

/* R7.1: the ally wears a colour nobody plays, the n-th free one for seat n. */
static guint
find_ally_family (const LanGameSetup *setup, guint seat)
{
  guint n_free = 0;

  for (guint family = 0; family < LAN_FAMILIES; family++)
    {
      gboolean played = FALSE;

      for (guint i = 0; i < setup->chance.players; i++)
        played = played || setup->houses[i].family == family;
      if (!played && n_free++ == seat)
        return family;
    }

  return setup->houses[seat].family;
}

static void
update (LanHouse *self, guint property, guint value)
{
  lan_update_uint (self, &self->values[property], value, properties[property]);
}

static void
sync_knights (LanHouse *self, const LanSideState *knights)
{
  gboolean moved = memcmp (self->knights.reserve, knights->reserve, sizeof knights->reserve) != 0
                   || memcmp (self->knights.court, knights->court, sizeof knights->court) != 0
                   || memcmp (self->knights.castle, knights->castle, sizeof knights->castle) != 0;

  self->knights = *knights;
  if (moved)
    update (self, PROP_KNIGHTS_REVISION, self->values[PROP_KNIGHTS_REVISION] + 1);
}

static void
lan_house_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  LanHouse *self = LAN_HOUSE (object);

  if (id < N_UINTS)
    g_value_set_uint (value, self->values[id]);
  else if (id == PROP_NAME)
    g_value_set_string (value, self->name);
  else if (id == PROP_IS_ALLY)
    g_value_set_boolean (value, lan_house_is_ally (self));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
lan_house_finalize (GObject *object)
{
  LanHouse *self = LAN_HOUSE (object);

  g_free (self->name);
  G_OBJECT_CLASS (lan_house_parent_class)->finalize (object);
}

static void
lan_house_class_init (LanHouseClass *klass)
{
  static const char *const names[N_UINTS] = {
    NULL, "side", "family", "controller", "pp", "gold", "squires", "votes", "extensions", "nobles", "strength", "knights-revision",
  };
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = lan_house_get_property;
  object_class->finalize = lan_house_finalize;

  for (guint i = PROP_0 + 1; i < N_UINTS; i++)
    properties[i] = g_param_spec_uint (names[i], NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, NULL, flags);
  properties[PROP_IS_ALLY] = g_param_spec_boolean ("is-ally", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
lan_house_init (LanHouse *self)
{
}

LanHouse *
lan_house_new (const LanGameSetup *setup, guint side)
{
  LanHouse *self = g_object_new (LAN_TYPE_HOUSE, NULL);
  const LanHouseSetup *house = &setup->houses[LAN_SEAT_OF (side)];

  self->name = g_strdup (house->name);
  self->values[PROP_SIDE] = side;
  self->values[PROP_FAMILY] = LAN_IS_ALLY (side) ? find_ally_family (setup, LAN_SEAT_OF (side)) : house->family;
  self->values[PROP_CONTROLLER] = house->controller;

  return self;
}

void
lan_house_sync (LanHouse *self, const LanContent *content, const LanState *state)
{
  guint side = lan_house_get_side (self);

  g_object_freeze_notify (G_OBJECT (self));
  if (!lan_house_is_ally (self))
    {
      for (guint good = 0; good < LAN_N_GOODS; good++)
        update (self, PROP_PP + good, state->houses[side].goods[good]);
      update (self, PROP_EXTENSIONS, state->houses[side].extensions);
    }
  update (self, PROP_NOBLES, state->sides[side].nobles);
  update (self, PROP_STRENGTH, lan_state_knighthood (content, state, side));
  sync_knights (self, &state->sides[side]);
  g_object_thaw_notify (G_OBJECT (self));
}

guint
lan_house_get_side (LanHouse *self)
{
  g_return_val_if_fail (LAN_IS_HOUSE (self), LAN_NO_SIDE);

  return self->values[PROP_SIDE];
}

guint
lan_house_get_seat (LanHouse *self)
{
  return LAN_SEAT_OF (lan_house_get_side (self));
}

gboolean
lan_house_is_ally (LanHouse *self)
{
  return LAN_IS_ALLY (lan_house_get_side (self));
}

guint
lan_house_get_family (LanHouse *self)
{
  g_return_val_if_fail (LAN_IS_HOUSE (self), 0);

  return self->values[PROP_FAMILY];
}

const char *
lan_house_get_name (LanHouse *self)
{
  g_return_val_if_fail (LAN_IS_HOUSE (self), NULL);

  return self->name;
}

LanController
lan_house_get_controller (LanHouse *self)
{
  g_return_val_if_fail (LAN_IS_HOUSE (self), LAN_CONTROLLER_HUMAN);

  return self->values[PROP_CONTROLLER];
}

guint
lan_house_get_good (LanHouse *self, LanGood good)
{
  g_return_val_if_fail (LAN_IS_HOUSE (self), 0);
  g_return_val_if_fail (good < LAN_N_GOODS, 0);

  return self->values[PROP_PP + good];
}

guint
lan_house_get_extensions (LanHouse *self)
{
  g_return_val_if_fail (LAN_IS_HOUSE (self), 0);

  return self->values[PROP_EXTENSIONS];
}

guint
lan_house_get_nobles (LanHouse *self)
{
  g_return_val_if_fail (LAN_IS_HOUSE (self), 0);

  return self->values[PROP_NOBLES];
}

guint
lan_house_get_strength (LanHouse *self)
{
  g_return_val_if_fail (LAN_IS_HOUSE (self), 0);

  return self->values[PROP_STRENGTH];
}

guint
lan_house_get_court (LanHouse *self, guint strength)
{
  g_return_val_if_fail (LAN_IS_HOUSE (self), 0);
  g_return_val_if_fail (strength >= 1 && strength <= LAN_STRENGTHS, 0);

  return self->knights.court[strength - 1];
}

guint
lan_house_get_reserve (LanHouse *self, guint strength)
{
  g_return_val_if_fail (LAN_IS_HOUSE (self), 0);
  g_return_val_if_fail (strength >= 1 && strength <= LAN_STRENGTHS, 0);

  return self->knights.reserve[strength - 1];
}

guint
lan_house_get_castle (LanHouse *self, guint space)
{
  g_return_val_if_fail (LAN_IS_HOUSE (self), 0);
  g_return_val_if_fail (space < LAN_SPACES, 0);

  return self->knights.castle[space];
}
