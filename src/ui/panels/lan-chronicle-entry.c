/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-chronicle-entry.h"

struct _LanChronicleEntry
{
  GObject parent_instance;

  guint decision;
  gboolean heading;
  guint side;
  guint other; /* the side that expelled it, or LAN_NO_SIDE */
  const char *symbol;
  char *text;
  gboolean current;
};

G_DEFINE_FINAL_TYPE (LanChronicleEntry, lan_chronicle_entry, G_TYPE_OBJECT)

enum {
  PROP_0,
  PROP_CURRENT,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
lan_chronicle_entry_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_CURRENT:
      g_value_set_boolean (value, lan_chronicle_entry_get_current (LAN_CHRONICLE_ENTRY (object)));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
lan_chronicle_entry_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_CURRENT:
      lan_chronicle_entry_set_current (LAN_CHRONICLE_ENTRY (object), g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
lan_chronicle_entry_finalize (GObject *object)
{
  g_free (LAN_CHRONICLE_ENTRY (object)->text);

  G_OBJECT_CLASS (lan_chronicle_entry_parent_class)->finalize (object);
}

static void
lan_chronicle_entry_class_init (LanChronicleEntryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = lan_chronicle_entry_get_property;
  object_class->set_property = lan_chronicle_entry_set_property;
  object_class->finalize = lan_chronicle_entry_finalize;

  properties[PROP_CURRENT] =
    g_param_spec_boolean ("current", NULL, NULL, FALSE, G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
lan_chronicle_entry_init (LanChronicleEntry *self)
{
  self->side = LAN_NO_SIDE;
  self->other = LAN_NO_SIDE;
}

LanChronicleEntry *
lan_chronicle_entry_new (guint decision, const LanEvent *event, const char *symbol, char *text)
{
  LanChronicleEntry *self = g_object_new (LAN_TYPE_CHRONICLE_ENTRY, NULL);

  self->decision = decision;
  self->heading = event == NULL;
  self->symbol = symbol;
  self->text = text;
  if (event != NULL)
    {
      self->side = event->side;
      self->other = event->type == LAN_EVENT_EXPELLED ? event->other : LAN_NO_SIDE;
    }
  return self;
}

guint
lan_chronicle_entry_get_decision (LanChronicleEntry *self)
{
  return self->decision;
}

gboolean
lan_chronicle_entry_is_heading (LanChronicleEntry *self)
{
  return self->heading;
}

const char *
lan_chronicle_entry_get_text (LanChronicleEntry *self)
{
  return self->text;
}

const char *
lan_chronicle_entry_get_symbol (LanChronicleEntry *self)
{
  return self->symbol;
}

gboolean
lan_chronicle_entry_concerns (LanChronicleEntry *self, guint seat)
{
  return (self->side != LAN_NO_SIDE && LAN_SEAT_OF (self->side) == seat)
         || (self->other != LAN_NO_SIDE && LAN_SEAT_OF (self->other) == seat);
}

gboolean
lan_chronicle_entry_get_current (LanChronicleEntry *self)
{
  return self->current;
}

void
lan_chronicle_entry_set_current (LanChronicleEntry *self, gboolean current)
{
  g_return_if_fail (LAN_IS_CHRONICLE_ENTRY (self));

  if (self->current == current)
    return;
  self->current = current;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CURRENT]);
}
