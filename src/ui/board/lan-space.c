/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-space.h"

#include "lan-knight-chooser.h"
#include "lan-paint.h"
#include "lan-token-theme.h"
#include "lan-tooltip.h"
#include "lan-words.h"

typedef struct {
  LanSession *session;
  GSignalGroup *session_signals;
  guint side;
  guint place;
  LanTarget target;
  gboolean last;
  char *label;  /* all about the place; changes whenever something to draw does */
  char *remark; /* what a click does, or why not */
  gboolean keyed;    /* the keyboard brought the focus here */
  gboolean dragged;  /* a knight is dragged over it */
  gboolean speaking; /* the session has the remark from here */
} LanSpacePrivate;

enum { PROP_0, PROP_SESSION, PROP_SIDE, PROP_PLACE, N_PROPS };
enum { ACTIVATED, N_SIGNALS };

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_TYPE_WITH_PRIVATE (LanSpace, lan_space, GTK_TYPE_WIDGET)

static LanSpacePrivate *
get_private (LanSpace *self)
{
  return lan_space_get_instance_private (self);
}

static gboolean
has_position (LanSpace *self)
{
  LanSpacePrivate *priv = get_private (self);

  return priv->session != NULL && lan_session_get_state (priv->session) != NULL;
}

static void
activate (LanSpace *self)
{
  if (has_position (self))
    g_signal_emit (self, signals[ACTIVATED], 0);
}

/* Says what a click would do where no tooltip comes: to the keyboard, and while a knight is dragged. */
static void
update_remark (LanSpace *self)
{
  LanSpacePrivate *priv = get_private (self);
  gboolean speaking = priv->session != NULL && (priv->keyed || priv->dragged);

  if (speaking)
    lan_session_set_remark (priv->session, priv->remark);
  else if (priv->speaking)
    lan_session_set_remark (priv->session, NULL);
  priv->speaking = speaking;
}

static void
on_released (GtkGestureClick *gesture, int n_press, double x, double y, LanSpace *self)
{
  if (!gtk_widget_contains (GTK_WIDGET (self), x, y))
    return;
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_grab_focus (GTK_WIDGET (self));
  get_private (self)->keyed = FALSE;
  update_remark (self);
  activate (self);
}

static void
on_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  activate (LAN_SPACE (widget));
}

static void
set_class (LanSpace *self, const char *css_class, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (GTK_WIDGET (self), css_class);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), css_class);
}

static gboolean
is_last_place (LanSpace *self)
{
  LanSpacePrivate *priv = get_private (self);
  guint side = 0;
  LanPlace last = lan_session_get_last_place (priv->session, &side);

  if (priv->place == LAN_PLACE_NONE || last != priv->place)
    return FALSE;
  return !LAN_PLACE_IS_CASTLE (last) || side == priv->side;
}

static void
update_accessible (LanSpace *self)
{
  LanSpacePrivate *priv = get_private (self);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, priv->label != NULL ? priv->label : "",
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, priv->remark != NULL ? priv->remark : "",
                                  -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_DISABLED,
                               priv->target.status == LAN_TARGET_ILLEGAL, -1);
}

/* Whether what is dragged here is the knight in hand of the same game. */
static gboolean
is_own_knight (LanSpace *self, GdkDrop *drop)
{
  LanSession *session = get_private (self)->session;
  GdkDrag *drag = gdk_drop_get_drag (drop);
  g_auto (GValue) value = G_VALUE_INIT;

  g_value_init (&value, LAN_TYPE_SESSION);
  return session != NULL && drag != NULL && lan_session_get_selection (session, NULL, NULL)
         && gdk_content_provider_get_value (gdk_drag_get_content (drag), &value, NULL)
         && g_value_get_object (&value) == session;
}

/* Every place takes part, so that illegal ones can say why; only legal ones offer to take the knight. */
static gboolean
on_drop_accept (GtkDropTarget *target, GdkDrop *drop, LanSpace *self)
{
  return is_own_knight (self, drop);
}

static void
set_dragged (LanSpace *self, gboolean dragged)
{
  get_private (self)->dragged = dragged;
  update_remark (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
on_drop_leave (GtkDropTarget *target, LanSpace *self)
{
  set_dragged (self, FALSE);
}

static GdkDragAction
on_drop_motion (GtkDropTarget *target, double x, double y, LanSpace *self)
{
  if (!get_private (self)->dragged)
    set_dragged (self, TRUE);
  return get_private (self)->target.status == LAN_TARGET_LEGAL ? GDK_ACTION_MOVE : 0;
}

static gboolean
on_drop (GtkDropTarget *target, const GValue *value, double x, double y, LanSpace *self)
{
  set_dragged (self, FALSE);
  if (get_private (self)->target.status != LAN_TARGET_LEGAL)
    return FALSE;
  lan_session_carry (get_private (self)->session, lan_space_get_place (self));
  activate (self);
  return TRUE;
}

static void
on_knights_wanted (LanSpace *self, guint side, guint place)
{
  LanSpacePrivate *priv = get_private (self);

  if (place == priv->place && (!LAN_PLACE_IS_CASTLE (place) || side == priv->side))
    lan_knight_chooser_ask (GTK_WIDGET (self), priv->session, side, (LanPlace) place);
}

static void
lan_space_real_activated (LanSpace *self)
{
  LanSpacePrivate *priv = get_private (self);

  lan_session_act (priv->session, priv->side, (LanPlace) priv->place);
}

static LanTarget
lan_space_real_get_target (LanSpace *self)
{
  LanSpacePrivate *priv = get_private (self);

  return lan_session_get_target (priv->session, priv->side, (LanPlace) priv->place);
}

static char *
lan_space_real_describe (LanSpace *self)
{
  LanSpacePrivate *priv = get_private (self);

  return lan_words_place (lan_session_get_content (priv->session), lan_session_get_state (priv->session),
                          priv->side, (LanPlace) priv->place);
}

static char *
lan_space_real_describe_target (LanSpace *self)
{
  LanSpacePrivate *priv = get_private (self);

  return lan_session_describe_target (priv->session, priv->side, (LanPlace) priv->place);
}

static void
lan_space_real_refresh (LanSpace *self)
{
  LanSpacePrivate *priv = get_private (self);
  LanSpaceClass *klass = LAN_SPACE_GET_CLASS (self);
  g_autofree char *label = NULL;
  g_autofree char *remark = NULL;
  LanTarget target = { LAN_TARGET_IDLE };
  gboolean last = FALSE;

  if (has_position (self))
    {
      target = klass->get_target (self);
      last = is_last_place (self);
      label = klass->describe (self);
      remark = klass->describe_target (self);
    }
  if (target.status == priv->target.status && target.hinted == priv->target.hinted
      && target.min_squires == priv->target.min_squires && last == priv->last && g_strcmp0 (label, priv->label) == 0 && g_strcmp0 (remark, priv->remark) == 0)
    return;
  priv->target = target;
  priv->last = last;
  g_free (priv->label);
  g_free (priv->remark);
  priv->label = g_steal_pointer (&label);
  priv->remark = g_steal_pointer (&remark);

  set_class (self, "legal", target.status == LAN_TARGET_LEGAL);
  set_class (self, "illegal", target.status == LAN_TARGET_ILLEGAL);
  set_class (self, "last", last);
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), target.status == LAN_TARGET_LEGAL ? "pointer" : NULL);
  update_accessible (self);
  update_remark (self);
  gtk_widget_trigger_tooltip_query (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static gboolean
lan_space_query_tooltip (GtkWidget *widget, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  LanSpacePrivate *priv = get_private (LAN_SPACE (widget));
  GtkWidget *popover = gtk_widget_get_first_child (widget);
  g_autofree char *text = NULL;

  /* What it asks with, such as the squire chooser, says more than the tooltip and would be covered by it. */
  if (priv->label == NULL || (popover != NULL && gtk_widget_get_visible (popover)))
    return FALSE;
  text = priv->remark == NULL ? g_strdup (priv->label) : g_strdup_printf ("%s\n%s", priv->label, priv->remark);
  lan_tooltip_set_text (tooltip, text);
  return TRUE;
}

static void
lan_space_state_flags_changed (GtkWidget *widget, GtkStateFlags previous)
{
  const GtkStateFlags shown = GTK_STATE_FLAG_PRELIGHT | GTK_STATE_FLAG_FOCUS_VISIBLE | GTK_STATE_FLAG_FOCUSED;
  GtkStateFlags flags = gtk_widget_get_state_flags (widget);
  LanSpacePrivate *priv = get_private (LAN_SPACE (widget));

  GTK_WIDGET_CLASS (lan_space_parent_class)->state_flags_changed (widget, previous);

  if (((flags ^ previous) & shown) == 0)
    return;
  /* GTK hides the focus again after some seconds, long before a decision is made. */
  priv->keyed = (flags & GTK_STATE_FLAG_FOCUSED) != 0 && (priv->keyed || (flags & GTK_STATE_FLAG_FOCUS_VISIBLE) != 0);
  update_remark (LAN_SPACE (widget));
  gtk_widget_queue_draw (widget);
}

static void
lan_space_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  graphene_rect_t bounds =
      GRAPHENE_RECT_INIT (2, 2, gtk_widget_get_width (widget) - 4, gtk_widget_get_height (widget) - 4);

  lan_space_snapshot_marks (LAN_SPACE (widget), snapshot, &bounds, 6);
}

static void
lan_space_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  LanSpacePrivate *priv = get_private (LAN_SPACE (object));

  switch (id)
    {
    case PROP_SESSION:
      g_value_set_object (value, priv->session);
      break;
    case PROP_SIDE:
      g_value_set_uint (value, priv->side);
      break;
    case PROP_PLACE:
      g_value_set_uint (value, priv->place);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
lan_space_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  LanSpace *self = LAN_SPACE (object);

  switch (id)
    {
    case PROP_SESSION:
      lan_space_set_session (self, g_value_get_object (value));
      break;
    case PROP_SIDE:
      lan_space_set_side (self, g_value_get_uint (value));
      break;
    case PROP_PLACE:
      lan_space_set_place (self, (LanPlace) g_value_get_uint (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
lan_space_dispose (GObject *object)
{
  LanSpacePrivate *priv = get_private (LAN_SPACE (object));
  GtkWidget *child;

  /* A popover that asks about this place. */
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&priv->session_signals);
  g_clear_object (&priv->session);

  G_OBJECT_CLASS (lan_space_parent_class)->dispose (object);
}

static void
lan_space_finalize (GObject *object)
{
  LanSpacePrivate *priv = get_private (LAN_SPACE (object));

  g_free (priv->label);
  g_free (priv->remark);

  G_OBJECT_CLASS (lan_space_parent_class)->finalize (object);
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  properties[PROP_SESSION] = g_param_spec_object ("session", NULL, NULL, LAN_TYPE_SESSION, flags);
  properties[PROP_SIDE] = g_param_spec_uint ("side", NULL, NULL, 0, LAN_MAX_SIDES - 1, 0, flags);
  properties[PROP_PLACE] = g_param_spec_uint ("place", NULL, NULL, 0, LAN_PLACE_NONE, LAN_PLACE_NONE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
install_activation (GtkWidgetClass *widget_class)
{
  static const guint keys[] = { GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter, GDK_KEY_space, GDK_KEY_KP_Space };
  guint i;

  gtk_widget_class_install_action (widget_class, "space.activate", NULL, on_action);
  for (i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_action (widget_class, keys[i], 0, "space.activate", NULL);
}

static void
lan_space_class_init (LanSpaceClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = lan_space_get_property;
  object_class->set_property = lan_space_set_property;
  object_class->dispose = lan_space_dispose;
  object_class->finalize = lan_space_finalize;

  widget_class->query_tooltip = lan_space_query_tooltip;
  widget_class->state_flags_changed = lan_space_state_flags_changed;
  widget_class->snapshot = lan_space_snapshot;

  klass->activated = lan_space_real_activated;
  klass->get_target = lan_space_real_get_target;
  klass->describe = lan_space_real_describe;
  klass->describe_target = lan_space_real_describe_target;
  klass->refresh = lan_space_real_refresh;

  install_properties (object_class);
  signals[ACTIVATED] = g_signal_new ("activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST | G_SIGNAL_ACTION,
                                     G_STRUCT_OFFSET (LanSpaceClass, activated), NULL, NULL, NULL, G_TYPE_NONE, 0);

  install_activation (widget_class);
  gtk_widget_class_set_css_name (widget_class, "space");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_BUTTON);
}

static void
lan_space_init (LanSpace *self)
{
  LanSpacePrivate *priv = get_private (self);
  GtkGesture *click = gtk_gesture_click_new ();
  GtkDropTarget *drop = gtk_drop_target_new (LAN_TYPE_SESSION, GDK_ACTION_MOVE);

  priv->place = LAN_PLACE_NONE;
  priv->session_signals = g_signal_group_new (LAN_TYPE_SESSION);
  g_signal_group_connect_swapped (priv->session_signals, "changed", G_CALLBACK (lan_space_refresh), self);
  g_signal_group_connect_swapped (priv->session_signals, "knights-wanted", G_CALLBACK (on_knights_wanted), self);

  g_signal_connect (click, "released", G_CALLBACK (on_released), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  g_signal_connect (drop, "accept", G_CALLBACK (on_drop_accept), self);
  g_signal_connect (drop, "enter", G_CALLBACK (on_drop_motion), self);
  g_signal_connect (drop, "motion", G_CALLBACK (on_drop_motion), self);
  g_signal_connect (drop, "leave", G_CALLBACK (on_drop_leave), self);
  g_signal_connect (drop, "drop", G_CALLBACK (on_drop), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drop));
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
}

GtkWidget *
lan_space_new (LanSession *session, guint side, LanPlace place)
{
  return g_object_new (LAN_TYPE_SPACE, "side", side, "place", place, "session", session, NULL);
}

LanSession *
lan_space_get_session (LanSpace *self)
{
  g_return_val_if_fail (LAN_IS_SPACE (self), NULL);

  return get_private (self)->session;
}

void
lan_space_set_session (LanSpace *self, LanSession *session)
{
  LanSpacePrivate *priv = get_private (self);

  g_return_if_fail (LAN_IS_SPACE (self));

  if (!g_set_object (&priv->session, session))
    return;
  g_signal_group_set_target (priv->session_signals, session);
  lan_space_refresh (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SESSION]);
}

guint
lan_space_get_side (LanSpace *self)
{
  g_return_val_if_fail (LAN_IS_SPACE (self), 0);

  return get_private (self)->side;
}

void
lan_space_set_side (LanSpace *self, guint side)
{
  LanSpacePrivate *priv = get_private (self);

  g_return_if_fail (LAN_IS_SPACE (self));
  g_return_if_fail (side < LAN_MAX_SIDES);

  if (priv->side == side)
    return;
  priv->side = side;
  lan_space_refresh (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SIDE]);
}

LanPlace
lan_space_get_place (LanSpace *self)
{
  g_return_val_if_fail (LAN_IS_SPACE (self), LAN_PLACE_NONE);

  return (LanPlace) get_private (self)->place;
}

void
lan_space_set_place (LanSpace *self, LanPlace place)
{
  LanSpacePrivate *priv = get_private (self);

  g_return_if_fail (LAN_IS_SPACE (self));

  if (priv->place == place)
    return;
  priv->place = place;
  lan_space_refresh (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PLACE]);
}

LanTarget
lan_space_get_target (LanSpace *self)
{
  return get_private (self)->target;
}

gboolean
lan_space_is_last (LanSpace *self)
{
  return get_private (self)->last;
}

gboolean
lan_space_is_hot (LanSpace *self)
{
  LanSpacePrivate *priv = get_private (self);

  return priv->keyed || priv->dragged || (gtk_widget_get_state_flags (GTK_WIDGET (self)) & GTK_STATE_FLAG_PRELIGHT) != 0;
}

/* The ring's line runs along the middle of the rectangle's edge. */
static void
append_ring (GtkSnapshot *snapshot, const graphene_rect_t *bounds, float radius, float width, const GdkRGBA *color)
{
  graphene_rect_t outer;

  graphene_rect_inset_r (bounds, -width / 2, -width / 2, &outer);
  lan_paint_box (snapshot, &outer, radius + width / 2, NULL, color, width);
}

static void
append_focus (GtkSnapshot *snapshot, GtkWidget *widget, const graphene_rect_t *bounds, float radius)
{
  GdkRGBA accent = lan_token_theme_get_color (widget, "board_rubric");
  GdkRGBA edge = lan_token_theme_get_color (widget, "board_glow_edge");
  GdkRGBA glow = lan_token_theme_get_color (widget, "board_glow");
  graphene_rect_t outer, dashed;

  graphene_rect_inset_r (bounds, -3.5, -3.5, &outer);
  graphene_rect_inset_r (bounds, -1.3f, -1.3f, &dashed);
  append_ring (snapshot, &outer, radius + 3.5f, 2, &accent);
  append_ring (snapshot, bounds, radius, 4.4f, &edge);
  lan_paint_dashed (snapshot, &dashed, radius + 1.3f, NULL, &glow, 2.6);
}

/* Around whatever other mark there is. */
static void
append_hint (GtkSnapshot *snapshot, GtkWidget *widget, const graphene_rect_t *bounds, float radius)
{
  GdkRGBA ring = lan_token_theme_get_color (widget, "board_hint");
  GdkRGBA edge = lan_token_theme_get_color (widget, "board_hint_edge");
  graphene_rect_t outer;

  graphene_rect_inset_r (bounds, -6, -6, &outer);
  append_ring (snapshot, &outer, radius + 6, 7, &edge);
  append_ring (snapshot, &outer, radius + 6, 4, &ring);
}

void
lan_space_snapshot_marks (LanSpace *self, GtkSnapshot *snapshot, const graphene_rect_t *bounds, float radius)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GdkRGBA edge, glow;

  if (get_private (self)->target.hinted)
    append_hint (snapshot, widget, bounds, radius);
  if (get_private (self)->keyed)
    {
      append_focus (snapshot, widget, bounds, radius);
      return;
    }
  if (get_private (self)->target.status != LAN_TARGET_LEGAL)
    return;
  edge = lan_token_theme_get_color (widget, "board_glow_edge");
  glow = lan_token_theme_get_color (widget, "board_glow");
  append_ring (snapshot, bounds, radius, 4.4f, &edge);
  append_ring (snapshot, bounds, radius, 2.4f, &glow);
}

void
lan_space_refresh (LanSpace *self)
{
  g_return_if_fail (LAN_IS_SPACE (self));

  LAN_SPACE_GET_CLASS (self)->refresh (self);
}
