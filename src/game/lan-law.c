/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-board-private.h"

enum {
  PROP_0,
  PROP_INDEX,
  PROP_IN_FORCE,
  PROP_POSITION,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

struct _LanLaw {
  GObject parent_instance;

  guint values[N_PROPS]; /* by property */
};

G_DEFINE_FINAL_TYPE (LanLaw, lan_law, G_TYPE_OBJECT)

static void
update (LanLaw *self, guint property, guint value)
{
  lan_update_uint (self, &self->values[property], value, properties[property]);
}

static void
lan_law_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  LanLaw *self = LAN_LAW (object);

  if (id == PROP_IN_FORCE)
    g_value_set_boolean (value, lan_law_get_in_force (self));
  else if (id < N_PROPS)
    g_value_set_uint (value, self->values[id]);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
lan_law_class_init (LanLawClass *klass)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = lan_law_get_property;

  properties[PROP_INDEX] = g_param_spec_uint ("index", NULL, NULL, 0, LAN_LAWS - 1, 0, flags);
  properties[PROP_IN_FORCE] = g_param_spec_boolean ("in-force", NULL, NULL, FALSE, flags);
  properties[PROP_POSITION] = g_param_spec_uint ("position", NULL, NULL, 0, LAN_IN_FORCE - 1, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
lan_law_init (LanLaw *self)
{
}

LanLaw *
lan_law_new (guint index)
{
  LanLaw *self = g_object_new (LAN_TYPE_LAW, NULL);

  self->values[PROP_INDEX] = index;
  return self;
}

void
lan_law_sync (LanLaw *self, gboolean in_force, guint position)
{
  g_object_freeze_notify (G_OBJECT (self));
  update (self, PROP_IN_FORCE, in_force ? 1 : 0);
  update (self, PROP_POSITION, position);
  g_object_thaw_notify (G_OBJECT (self));
}

guint
lan_law_get_index (LanLaw *self)
{
  g_return_val_if_fail (LAN_IS_LAW (self), 0);

  return self->values[PROP_INDEX];
}

gboolean
lan_law_get_in_force (LanLaw *self)
{
  g_return_val_if_fail (LAN_IS_LAW (self), FALSE);

  return self->values[PROP_IN_FORCE] != 0;
}

guint
lan_law_get_position (LanLaw *self)
{
  g_return_val_if_fail (LAN_IS_LAW (self), 0);

  return self->values[PROP_POSITION];
}
