/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-board-private.h"

enum {
  PROP_0,
  PROP_INDEX,
  PROP_OCCUPANT,
  PROP_STRENGTH,
  PROP_SQUIRES,
  PROP_NOBLES,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

struct _LanCounty {
  GObject parent_instance;

  guint values[N_PROPS]; /* by property */
};

G_DEFINE_FINAL_TYPE (LanCounty, lan_county, G_TYPE_OBJECT)

static void
update (LanCounty *self, guint property, guint value)
{
  lan_update_uint (self, &self->values[property], value, properties[property]);
}

static void
lan_county_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  LanCounty *self = LAN_COUNTY (object);

  if (id < N_PROPS)
    g_value_set_uint (value, self->values[id]);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
lan_county_class_init (LanCountyClass *klass)
{
  static const char *const names[N_PROPS] = { NULL, "index", "occupant", "strength", "squires", "nobles" };
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = lan_county_get_property;

  for (guint i = PROP_0 + 1; i < N_PROPS; i++)
    properties[i] = g_param_spec_uint (names[i], NULL, NULL, 0, G_MAXUINT, 0,
                                       G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
lan_county_init (LanCounty *self)
{
  self->values[PROP_OCCUPANT] = LAN_NO_SIDE;
}

LanCounty *
lan_county_new (guint index)
{
  LanCounty *self = g_object_new (LAN_TYPE_COUNTY, NULL);

  self->values[PROP_INDEX] = index;
  return self;
}

void
lan_county_sync (LanCounty *self, const LanState *state)
{
  const LanCountyState *county = &state->counties[self->values[PROP_INDEX]];

  g_object_freeze_notify (G_OBJECT (self));
  update (self, PROP_OCCUPANT, county->side);
  update (self, PROP_STRENGTH, county->strength);
  update (self, PROP_SQUIRES, county->squires);
  update (self, PROP_NOBLES, county->nobles);
  g_object_thaw_notify (G_OBJECT (self));
}

guint
lan_county_get_index (LanCounty *self)
{
  g_return_val_if_fail (LAN_IS_COUNTY (self), 0);

  return self->values[PROP_INDEX];
}

guint
lan_county_get_occupant (LanCounty *self)
{
  g_return_val_if_fail (LAN_IS_COUNTY (self), LAN_NO_SIDE);

  return self->values[PROP_OCCUPANT];
}

guint
lan_county_get_strength (LanCounty *self)
{
  g_return_val_if_fail (LAN_IS_COUNTY (self), 0);

  return self->values[PROP_STRENGTH];
}

guint
lan_county_get_squires (LanCounty *self)
{
  g_return_val_if_fail (LAN_IS_COUNTY (self), 0);

  return self->values[PROP_SQUIRES];
}

guint
lan_county_get_nobles (LanCounty *self)
{
  g_return_val_if_fail (LAN_IS_COUNTY (self), 0);

  return self->values[PROP_NOBLES];
}
