/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-panel.h"

typedef struct
{
  GSignalGroup *session_signals;
  GSignalGroup *referee_signals;
} LanPanelPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (LanPanel, lan_panel, GTK_TYPE_WIDGET)

enum {
  PROP_0,
  PROP_SESSION,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
lan_panel_refresh (LanPanel *self)
{
  LanSession *session = lan_panel_get_session (self);

  if (session != NULL && lan_session_get_setup (session) != NULL && lan_session_get_state (session) != NULL)
    LAN_PANEL_GET_CLASS (self)->refresh (self, session);
}

/* The referee is looked up anew each time: a session may come by another one with another game. */
static void
lan_panel_on_changed (LanPanel *self)
{
  LanPanelPrivate *priv = lan_panel_get_instance_private (self);
  LanSession *session = lan_panel_get_session (self);

  g_signal_group_set_target (priv->referee_signals, session != NULL ? lan_session_get_referee (session) : NULL);
  lan_panel_refresh (self);
}

static void
lan_panel_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_SESSION:
      g_value_set_object (value, lan_panel_get_session (LAN_PANEL (object)));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
lan_panel_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_SESSION:
      lan_panel_set_session (LAN_PANEL (object), g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
lan_panel_dispose (GObject *object)
{
  LanPanelPrivate *priv = lan_panel_get_instance_private (LAN_PANEL (object));
  GtkWidget *child;

  g_clear_object (&priv->session_signals);
  g_clear_object (&priv->referee_signals);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (lan_panel_parent_class)->dispose (object);
}

static void
lan_panel_class_init (LanPanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = lan_panel_get_property;
  object_class->set_property = lan_panel_set_property;
  object_class->dispose = lan_panel_dispose;

  properties[PROP_SESSION] =
    g_param_spec_object ("session", NULL, NULL, LAN_TYPE_SESSION,
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
lan_panel_init (LanPanel *self)
{
  LanPanelPrivate *priv = lan_panel_get_instance_private (self);

  priv->session_signals = g_signal_group_new (LAN_TYPE_SESSION);
  g_signal_group_connect_swapped (priv->session_signals, "changed", G_CALLBACK (lan_panel_on_changed), self);
  g_signal_group_connect_swapped (priv->session_signals, "veiled-changed", G_CALLBACK (lan_panel_refresh), self);
  priv->referee_signals = g_signal_group_new (LAN_TYPE_REFEREE);
  g_signal_group_connect_swapped (priv->referee_signals, "notify::thinking-seat", G_CALLBACK (lan_panel_refresh), self);
}

void
lan_panel_set_session (LanPanel *self, LanSession *session)
{
  LanPanelPrivate *priv = lan_panel_get_instance_private (self);

  g_return_if_fail (LAN_IS_PANEL (self));

  if (lan_panel_get_session (self) == session)
    return;

  g_signal_group_set_target (priv->session_signals, session);
  lan_panel_on_changed (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SESSION]);
}

/* The group only borrows its target, which the window keeps. */
LanSession *
lan_panel_get_session (LanPanel *self)
{
  LanPanelPrivate *priv = lan_panel_get_instance_private (self);
  g_autoptr (GObject) target = priv->session_signals != NULL ? g_signal_group_dup_target (priv->session_signals) : NULL;

  return (LanSession *) target;
}

guint
lan_panel_get_thinking_seat (LanPanel *self)
{
  LanSession *session = lan_panel_get_session (self);
  LanReferee *referee = session != NULL ? lan_session_get_referee (session) : NULL;

  return referee != NULL ? lan_referee_get_thinking_seat (referee) : LAN_NO_SEAT;
}
