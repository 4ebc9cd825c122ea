/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-sounds.h"

#include "lan-settings.h"

#define SOUNDS_PATH "/io/github/lancaster_game/Lancaster/sounds/"

/* In the order of their importance: a decision makes the greatest one of its events. */
typedef enum {
  SOUND_NONE,
  SOUND_SEAL,
  SOUND_GAIN,
  SOUND_PLACE,
  SOUND_EXPEL,
  SOUND_REVEAL,
  SOUND_VICTORY,
} Sound;

static const char *const names[] = { NULL, "seal", "gain", "place", "expel", "reveal", "victory" };

struct _LanSounds
{
  GObject parent_instance;

  GtkWidget *page;
  GSettings *settings;      /* NULL where the schema is not installed */
  LanSession *session;
  GSignalGroup *game_signals;
  Sound wanted;             /* by the events of the decision so far */
  Sound last;
  gboolean moved;           /* taken back, done again or opened: nothing happened in the game */
  GtkMediaStream *stream;   /* of the last sound, NULL before the first one */
};

G_DEFINE_FINAL_TYPE (LanSounds, lan_sounds, G_TYPE_OBJECT)

static Sound
get_sound (const LanEvent *event)
{
  switch (event->type)
    {
    case LAN_EVENT_PLACED:
      return SOUND_PLACE;
    case LAN_EVENT_EXPELLED:
      return SOUND_EXPEL;
    case LAN_EVENT_APPROVED:
    case LAN_EVENT_REJECTED:
      return SOUND_REVEAL;
    case LAN_EVENT_GAINED:
    case LAN_EVENT_NOBLE:
      return SOUND_GAIN;
    case LAN_EVENT_GAME_OVER:
      return SOUND_VICTORY;
    default:
      return SOUND_NONE;
    }
}

static void
on_event (LanSounds *self, const LanEvent *event)
{
  self->wanted = MAX (self->wanted, get_sound (event));
}

/* A stream that cannot be played keeps its error to itself. */
static void
play (LanSounds *self, Sound sound)
{
  g_autofree char *path = g_strconcat (SOUNDS_PATH, names[sound], ".wav", NULL);

  if (!lan_settings_get_sounds (self->settings) || !gtk_widget_get_mapped (self->page))
    return;
  self->last = sound;
  g_clear_object (&self->stream);
  self->stream = gtk_media_file_new_for_resource (path);
  gtk_media_stream_play (self->stream);
}

/* A vote that is not counted yet makes no event. */
static gboolean
is_sealed (LanSounds *self)
{
  LanGame *game = lan_session_get_game (self->session);
  guint length = lan_game_get_length (game);

  return length > 0 && lan_game_get_choice (game, length - 1)->kind == LAN_DECISION_VOTE;
}

static void
on_decision_changed (LanSounds *self)
{
  Sound sound = self->wanted;

  if (sound == SOUND_NONE && !self->moved && is_sealed (self))
    sound = SOUND_SEAL;
  self->wanted = SOUND_NONE;
  self->moved = FALSE;
  if (sound != SOUND_NONE)
    play (self, sound);
}

static void
on_moved (LanSounds *self)
{
  self->moved = TRUE;
  self->wanted = SOUND_NONE;
}

static void
lan_sounds_dispose (GObject *object)
{
  LanSounds *self = LAN_SOUNDS (object);

  g_clear_object (&self->game_signals);
  g_clear_object (&self->session);
  g_clear_object (&self->settings);
  g_clear_object (&self->stream);

  G_OBJECT_CLASS (lan_sounds_parent_class)->dispose (object);
}

static void
lan_sounds_class_init (LanSoundsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lan_sounds_dispose;
}

static void
lan_sounds_init (LanSounds *self)
{
  self->settings = lan_settings_new ();
  self->game_signals = g_signal_group_new (LAN_TYPE_GAME);
  g_signal_group_connect_swapped (self->game_signals, "event", G_CALLBACK (on_event), self);
  g_signal_group_connect_swapped (self->game_signals, "decision-changed", G_CALLBACK (on_decision_changed), self);
  g_signal_group_connect_swapped (self->game_signals, "undone", G_CALLBACK (on_moved), self);
  g_signal_group_connect_swapped (self->game_signals, "redone", G_CALLBACK (on_moved), self);
  g_signal_group_connect_swapped (self->game_signals, "reset", G_CALLBACK (on_moved), self);
}

LanSounds *
lan_sounds_new (GtkWidget *page)
{
  LanSounds *self = g_object_new (LAN_TYPE_SOUNDS, NULL);

  self->page = page;
  return self;
}

void
lan_sounds_set_session (LanSounds *self, LanSession *session)
{
  g_return_if_fail (LAN_IS_SOUNDS (self));

  if (!g_set_object (&self->session, session))
    return;
  g_signal_group_set_target (self->game_signals, session != NULL ? lan_session_get_game (session) : NULL);
}

const char *
lan_sounds_get_last (LanSounds *self)
{
  g_return_val_if_fail (LAN_IS_SOUNDS (self), NULL);

  return names[self->last];
}
