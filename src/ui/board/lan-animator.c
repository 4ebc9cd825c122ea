/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-animator.h"

#include "lan-heraldry.h"
#include "lan-point-track.h"
#include "lan-settings.h"

/* Milliseconds: of one motion, and from one to the next where there is time enough. */
#define DURATION 280
#define STAGGER 90

struct _LanAnimator
{
  GObject parent_instance;

  GtkWidget *page;
  LanMotionLayer *layer;
  GtkEventController *controller; /* of the page, that hears clicks and keys while something moves */
  GSettings *settings;            /* NULL where the schema is not installed */
  LanSession *session;
  GSignalGroup *game_signals;
  GSignalGroup *session_signals;

  /* Of the decision whose events come in. */
  guint serial;
  double speed;                   /* 0: nothing moves */
  LanState before;
  GPtrArray *landmarks;           /* of LanLandmark, in the order of the page */
  GtkWidget *track;               /* the point track, NULL without one; weak */
  gboolean scored;
  gboolean stepping;              /* of a replay: between `stepped` and `changed` of the session */
  GPtrArray *motions;             /* of LanMotion */
};

G_DEFINE_FINAL_TYPE (LanAnimator, lan_animator, G_TYPE_OBJECT)

static gboolean
is_minimized (GtkWidget *widget)
{
  GtkNative *native = gtk_widget_get_native (widget);
  GdkSurface *surface = native != NULL ? gtk_native_get_surface (native) : NULL;

  return surface == NULL
         || (GDK_IS_TOPLEVEL (surface) && (gdk_toplevel_get_state (GDK_TOPLEVEL (surface)) & GDK_TOPLEVEL_STATE_MINIMIZED) != 0);
}

/* What times are multiplied by now; 0 when nobody would see anything move, or wants to. */
static double
get_speed (LanAnimator *self)
{
  gboolean enabled;

  if (!gtk_widget_get_mapped (GTK_WIDGET (self->layer)) || is_minimized (self->page))
    return 0;
  g_object_get (gtk_widget_get_settings (self->page), "gtk-enable-animations", &enabled, NULL);
  return enabled ? lan_settings_get_motion (self->settings) : 0;
}

static void
skip (LanAnimator *self)
{
  g_ptr_array_set_size (self->motions, 0);
  g_ptr_array_set_size (self->landmarks, 0);
  self->scored = FALSE;
  lan_motion_layer_skip (self->layer);
  if (self->track != NULL)
    lan_point_track_stop (LAN_POINT_TRACK (self->track));
  gtk_event_controller_set_propagation_phase (self->controller, GTK_PHASE_NONE);
}

static void
collect_landmarks (LanAnimator *self, GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (LAN_IS_LANDMARK (widget))
    g_ptr_array_add (self->landmarks, g_object_ref (widget));
  if (LAN_IS_POINT_TRACK (widget))
    g_set_weak_pointer (&self->track, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    collect_landmarks (self, child);
}

/* (transfer none) NULL: nowhere to be seen. */
static LanLandmark *
find_spot (LanAnimator *self, const LanState *state, const LanSpot *spot, graphene_rect_t *bounds)
{
  for (guint i = 0; i < self->landmarks->len; i++)
    if (lan_landmark_find (g_ptr_array_index (self->landmarks, i), state, spot, GTK_WIDGET (self->layer), bounds))
      return g_ptr_array_index (self->landmarks, i);
  return NULL;
}

/* Takes a motion into the group, from where the spot was to where another one will be (NULL: nowhere).
 * motion: (transfer full) */
static void
add (LanAnimator *self, LanMotion *motion, const LanSpot *from, const LanSpot *to)
{
  if (from != NULL && find_spot (self, &self->before, from, &motion->from) == NULL)
    {
      lan_motion_free (motion);
      return;
    }
  if (to != NULL)
    motion->to = *to;
  motion->hidden = from == NULL || from->kind != LAN_SPOT_KNIGHT;
  g_ptr_array_add (self->motions, motion);
}

static LanSpot
knight_at (guint side, guint strength, LanPlace place)
{
  return (LanSpot) { .kind = LAN_SPOT_KNIGHT, .side = side, .strength = strength, .place = place };
}

static void
add_knight (LanAnimator *self, guint side, guint strength, LanPlace from, LanPlace to, guint squires)
{
  LanMotion *motion = lan_motion_new (LAN_MOTION_PIECE, NULL);
  LanSpot source = knight_at (side, strength, from);
  LanSpot target = knight_at (side, strength, to);

  motion->token = lan_heraldry_knight (self->session, side, strength, FALSE);
  motion->small = lan_heraldry_knight (self->session, side, strength, TRUE);
  motion->squires = squires;
  if (squires > 0)
    motion->squire = lan_heraldry_token (self->session, "squires", side);
  add (self, motion, &source, &target);
}

/* The knight of the new strength comes from the reserve, where the old one goes (R1.5). */
static void
add_upgrade (LanAnimator *self, const LanEvent *event)
{
  add_knight (self, event->side, event->strength - 1u, event->place, LAN_PLACE_RESERVE, 0);
  add_knight (self, event->side, event->strength, LAN_PLACE_RESERVE, event->place, 0);
}

static void
add_token (LanAnimator *self, const char *folder, LanTableKind table, guint item, const LanSpot *from, const LanSpot *to)
{
  LanGameContent *content = lan_session_get_content (self->session);
  g_autofree char *token = g_strdup_printf ("%s/%s", folder, lan_game_content_get_item_id (content, table, item));

  add (self, lan_motion_new (LAN_MOTION_PIECE, token), from, to);
}

/* Where an open conflict card lay before the decision. */
static LanPlace
find_card (LanAnimator *self, guint card)
{
  for (guint i = 0; i < LAN_BATTLES; i++)
    if (self->before.battles[i].card == card)
      return LAN_PLACE_BATTLE (i);
  return LAN_PLACE_NONE;
}

/* The place on the board that a gain comes from; FALSE when there is none. */
static gboolean
get_origin (LanAnimator *self, const LanEvent *event, LanSpot *spot)
{
  *spot = (LanSpot) { .side = event->side, .item = event->origin };
  switch (event->source)
    {
    case LAN_SOURCE_COUNTY:
      spot->kind = LAN_SPOT_COUNTY;
      return TRUE;
    case LAN_SOURCE_CASTLE:
      spot->kind = LAN_SPOT_TILE;
      return TRUE;
    case LAN_SOURCE_FAVOUR:
      spot->kind = LAN_SPOT_FAVOUR;
      return TRUE;
    case LAN_SOURCE_LAW:
      spot->kind = LAN_SPOT_LAW;
      return TRUE;
    case LAN_SOURCE_CONFLICT:
      spot->kind = LAN_SPOT_BATTLE;
      spot->place = find_card (self, event->origin);
      return TRUE;
    default:
      return FALSE;
    }
}

/* A symbol goes from what pays to the counter, or from the counter away. */
static void
add_good (LanAnimator *self, const LanEvent *event)
{
  static const char *const symbols[LAN_N_GOODS] = { "pp", "gold", "squire", "vote" };
  LanSpot counter = { .kind = LAN_SPOT_GOOD, .side = event->side, .item = event->item };
  LanMotion *motion = lan_motion_new (LAN_MOTION_SYMBOL, symbols[event->item]);
  LanSpot origin;

  if (event->item == LAN_GOOD_PP)
    self->scored = TRUE;
  if (event->type == LAN_EVENT_PAID)
    add (self, motion, &counter, NULL);
  else
    add (self, motion, get_origin (self, event, &origin) ? &origin : NULL, &counter);
}

/* The widget of the spot as it was drawn last goes to where another one is, or fades away. */
static void
add_picture (LanAnimator *self, const LanSpot *from, const LanSpot *to)
{
  graphene_rect_t bounds;
  LanLandmark *host = find_spot (self, &self->before, from, &bounds);
  LanMotion *motion;
  g_autoptr (GdkPaintable) paintable = NULL;

  if (host == NULL)
    return;
  paintable = gtk_widget_paintable_new (GTK_WIDGET (host));
  motion = lan_motion_new (LAN_MOTION_PICTURE, NULL);
  motion->picture = gdk_paintable_get_current_image (paintable);
  add (self, motion, from, to);
  motion->hidden = FALSE;
}

static void
add_favour (LanAnimator *self, guint favour)
{
  LanSpot spot = { .kind = LAN_SPOT_FAVOUR, .item = favour };
  LanMotion *motion = lan_motion_new (LAN_MOTION_TURN, NULL);

  motion->token = g_strdup_printf (
      "favours/%s", lan_game_content_get_item_id (lan_session_get_content (self->session), LAN_TABLE_FAVOURS, favour));
  motion->back = g_strdup ("favours/back");
  add (self, motion, &spot, &spot);
  motion->hidden = FALSE;
}

static void
add_start_player (LanAnimator *self, guint seat)
{
  LanSpot from = { .kind = LAN_SPOT_HOUSE, .side = self->before.start_seat };
  LanSpot to = { .kind = LAN_SPOT_HOUSE, .side = seat };

  if (from.side != to.side)
    add (self, lan_motion_new (LAN_MOTION_SYMBOL, "start-player"), &from, &to);
}

/* What happens with cards of laws and conflicts. */
static void
add_card_event (LanAnimator *self, const LanEvent *event)
{
  LanSpot law = { .kind = LAN_SPOT_LAW, .item = event->item };
  LanSpot battle = { .kind = LAN_SPOT_BATTLE, .place = event->place };
  LanSpot before = { .kind = LAN_SPOT_BATTLE, .place = find_card (self, event->item) };

  switch (event->type)
    {
    case LAN_EVENT_APPROVED:
      add_picture (self, &law, &law);
      break;
    case LAN_EVENT_REJECTED:
    case LAN_EVENT_LAW_LEFT:
      add_picture (self, &law, NULL);
      break;
    case LAN_EVENT_CARD_MOVED:
      add_picture (self, &before, &battle);
      break;
    case LAN_EVENT_CARD_LEFT:
      add_picture (self, &before, NULL);
      break;
    default:
      break;
    }
}

static void
add_tile (LanAnimator *self, const LanEvent *event)
{
  LanSpot to = { .kind = LAN_SPOT_TILE, .side = event->side, .item = event->item };
  LanSpot from;

  add_token (self, "extensions", LAN_TABLE_SPACES, event->item, get_origin (self, event, &from) ? &from : NULL, &to);
}

static void
add_noble (LanAnimator *self, const LanEvent *event)
{
  LanSpot from = { .kind = LAN_SPOT_STOCK, .item = event->item };
  LanSpot to = { .kind = LAN_SPOT_NOBLE, .side = event->side, .item = event->item };

  add_token (self, "noblemen", LAN_TABLE_COUNTIES, event->item, &from, &to);
}

static void
add_event (LanAnimator *self, const LanEvent *event)
{
  switch (event->type)
    {
    case LAN_EVENT_PLACED:
      if (event->place != lan_session_get_carried_place (self->session))
        add_knight (self, event->side, event->strength, LAN_PLACE_COURT, event->place, event->amount);
      break;
    case LAN_EVENT_EXPELLED:
    case LAN_EVENT_RETURNED:
      add_knight (self, event->side, event->strength, event->place, LAN_PLACE_COURT, 0);
      break;
    case LAN_EVENT_RANSOMED:
      add_knight (self, event->side, event->strength, find_card (self, event->item), LAN_PLACE_COURT, 0);
      break;
    case LAN_EVENT_CAPTURED:
      add_knight (self, event->side, event->strength, find_card (self, event->item), LAN_PLACE_RESERVE, 0);
      break;
    case LAN_EVENT_RECRUITED:
      add_knight (self, event->side, event->strength, LAN_PLACE_RESERVE, LAN_PLACE_COURT, 0);
      break;
    case LAN_EVENT_UPGRADED:
      add_upgrade (self, event);
      break;
    case LAN_EVENT_BUILT:
      add_tile (self, event);
      break;
    case LAN_EVENT_NOBLE:
      add_noble (self, event);
      break;
    case LAN_EVENT_FAVOUR:
      add_favour (self, event->item);
      break;
    case LAN_EVENT_GAINED:
    case LAN_EVENT_PAID:
      add_good (self, event);
      break;
    case LAN_EVENT_START:
      add_start_player (self, event->item);
      break;
    default:
      add_card_event (self, event);
    }
}

/* The widgets still show the position before, after so many decisions: they are refreshed after the last event. */
static void
begin_group (LanAnimator *self, guint before, gboolean shown)
{
  LanGame *game = lan_session_get_game (self->session);

  skip (self);
  self->serial = lan_game_get_serial (game);
  self->speed = shown ? get_speed (self) : 0;
  if (self->speed <= 0)
    return;
  self->before = *lan_game_peek_state (game, before);
  collect_landmarks (self, self->page);
}

static void
on_event (LanAnimator *self, const LanEvent *event)
{
  LanGame *game = lan_session_get_game (self->session);

  if (self->serial != lan_game_get_serial (game))
    begin_group (self, lan_game_get_length (game) - 1, !lan_session_is_visiting (self->session));
  if (self->speed > 0)
    add_event (self, event);
}

/* Where the motion goes, now that the widgets show the new position; FALSE: it would go nowhere. */
static gboolean
find_target (LanAnimator *self, LanMotion *motion, const LanState *state)
{
  graphene_rect_t bounds;
  LanSpot to = motion->to;
  LanLandmark *host;

  if (to.kind == LAN_SPOT_NONE)
    return TRUE;
  host = find_spot (self, state, &to, &bounds);
  if (host != NULL)
    lan_motion_set_target (motion, host, &to);
  return host != NULL;
}

static void
drop_lost (LanAnimator *self)
{
  const LanState *state = lan_session_get_state (self->session);

  for (guint n = self->motions->len; n > 0; n--)
    if (!find_target (self, g_ptr_array_index (self->motions, n - 1), state))
      g_ptr_array_remove_index (self->motions, n - 1);
}

/* One after the other, but all within LAN_ANIMATOR_MOST_TIME. */
static void
send_all (LanAnimator *self)
{
  guint n = self->motions->len;
  double duration = DURATION * self->speed;
  double step = n > 1 ? MIN (STAGGER * self->speed, (LAN_ANIMATOR_MOST_TIME - duration) / (n - 1)) : 0;

  for (guint i = 0; i < n; i++)
    {
      LanMotion *motion = g_ptr_array_index (self->motions, i);

      motion->delay = (guint) (i * step);
      motion->duration = (guint) duration;
    }
  while (self->motions->len > 0)
    lan_motion_layer_take (self->layer, g_ptr_array_steal_index (self->motions, 0));
}

/* The widgets show the new position. */
static void
send_group (LanAnimator *self)
{
  if (self->speed <= 0)
    return;
  drop_lost (self);
  if (self->motions->len > 0)
    gtk_event_controller_set_propagation_phase (self->controller, GTK_PHASE_CAPTURE);
  send_all (self);
  if (self->scored && self->track != NULL)
    lan_point_track_run (LAN_POINT_TRACK (self->track), &self->before, (guint) (DURATION * self->speed));
  g_ptr_array_set_size (self->landmarks, 0);
}

static void
on_decision_changed (LanAnimator *self)
{
  guint serial = lan_game_get_serial (lan_session_get_game (self->session));

  /* A decision without events, as a vote that is not counted yet. */
  if (self->serial != serial)
    {
      self->serial = serial;
      self->speed = 0;
      skip (self);
    }
  send_group (self);
}

/* The next position of a replay: what led to it is shown as it was when it happened. */
static void
on_stepped (LanAnimator *self, guint before)
{
  LanGame *game = lan_session_get_game (self->session);

  begin_group (self, before, TRUE);
  self->stepping = self->speed > 0;
  for (guint n = before; self->stepping && n < lan_session_get_visited (self->session); n++)
    {
      guint n_events;
      const LanEvent *events = lan_game_get_events (game, n, &n_events);

      for (guint i = 0; i < n_events; i++)
        add_event (self, &events[i]);
    }
}

/* What is taken back, opened or looked at is there at once, but for the steps of a replay. */
static void
on_session_changed (LanAnimator *self)
{
  gboolean stepping = self->stepping;

  self->stepping = FALSE;
  if (stepping)
    send_group (self);
  else if (lan_session_is_visiting (self->session))
    skip (self);
}

static gboolean
on_input (GtkEventControllerLegacy *controller, GdkEvent *event, LanAnimator *self)
{
  switch ((guint) gdk_event_get_event_type (event))
    {
    case GDK_BUTTON_PRESS:
    case GDK_TOUCH_BEGIN:
    case GDK_KEY_PRESS:
      skip (self);
      break;
    default:
      break;
    }
  return GDK_EVENT_PROPAGATE;
}

static void
lan_animator_dispose (GObject *object)
{
  LanAnimator *self = LAN_ANIMATOR (object);

  g_clear_object (&self->game_signals);
  g_clear_object (&self->session_signals);
  g_clear_object (&self->session);
  g_clear_object (&self->settings);
  g_clear_weak_pointer (&self->track);

  G_OBJECT_CLASS (lan_animator_parent_class)->dispose (object);
}

static void
lan_animator_finalize (GObject *object)
{
  LanAnimator *self = LAN_ANIMATOR (object);

  g_ptr_array_unref (self->landmarks);
  g_ptr_array_unref (self->motions);

  G_OBJECT_CLASS (lan_animator_parent_class)->finalize (object);
}

static void
lan_animator_class_init (LanAnimatorClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lan_animator_dispose;
  G_OBJECT_CLASS (klass)->finalize = lan_animator_finalize;
}

static void
lan_animator_init (LanAnimator *self)
{
  self->settings = lan_settings_new ();
  self->landmarks = g_ptr_array_new_with_free_func (g_object_unref);
  self->motions = g_ptr_array_new_with_free_func ((GDestroyNotify) lan_motion_free);

  self->game_signals = g_signal_group_new (LAN_TYPE_GAME);
  g_signal_group_connect_swapped (self->game_signals, "event", G_CALLBACK (on_event), self);
  g_signal_group_connect_swapped (self->game_signals, "decision-changed", G_CALLBACK (on_decision_changed), self);
  g_signal_group_connect_swapped (self->game_signals, "undone", G_CALLBACK (skip), self);
  g_signal_group_connect_swapped (self->game_signals, "redone", G_CALLBACK (skip), self);
  g_signal_group_connect_swapped (self->game_signals, "reset", G_CALLBACK (skip), self);
  self->session_signals = g_signal_group_new (LAN_TYPE_SESSION);
  g_signal_group_connect_swapped (self->session_signals, "changed", G_CALLBACK (on_session_changed), self);
  g_signal_group_connect_swapped (self->session_signals, "stepped", G_CALLBACK (on_stepped), self);
}

LanAnimator *
lan_animator_new (GtkWidget *page, LanMotionLayer *layer)
{
  LanAnimator *self = g_object_new (LAN_TYPE_ANIMATOR, NULL);

  self->page = page;
  self->layer = layer;
  self->controller = gtk_event_controller_legacy_new ();
  gtk_event_controller_set_propagation_phase (self->controller, GTK_PHASE_NONE);
  g_signal_connect_object (self->controller, "event", G_CALLBACK (on_input), self, 0);
  gtk_widget_add_controller (page, self->controller);
  return self;
}

void
lan_animator_set_session (LanAnimator *self, LanSession *session)
{
  g_return_if_fail (LAN_IS_ANIMATOR (self));

  if (!g_set_object (&self->session, session))
    return;
  skip (self);
  self->serial = 0;
  lan_motion_layer_set_session (self->layer, session);
  g_signal_group_set_target (self->session_signals, session);
  g_signal_group_set_target (self->game_signals, session != NULL ? lan_session_get_game (session) : NULL);
}
