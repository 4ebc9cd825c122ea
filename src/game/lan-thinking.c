/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-thinking.h"

/* An integer, which can be read and written by several threads. */
#define ALL 1000

struct _LanThinking {
  GCancellable *cancellable;
  gint done; /* atomic, 0..ALL */
};

LanThinking *
lan_thinking_new (GCancellable *cancellable)
{
  LanThinking *self = g_atomic_rc_box_new0 (LanThinking);

  g_set_object (&self->cancellable, cancellable);
  return self;
}

LanThinking *
lan_thinking_ref (LanThinking *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return g_atomic_rc_box_acquire (self);
}

static void
lan_thinking_clear (gpointer thinking)
{
  g_clear_object (&((LanThinking *) thinking)->cancellable);
}

void
lan_thinking_unref (LanThinking *self)
{
  g_return_if_fail (self != NULL);

  g_atomic_rc_box_release_full (self, lan_thinking_clear);
}

bool
lan_thinking_poll (void *thinking, float done)
{
  LanThinking *self = thinking;
  gint now = (gint) (CLAMP (done, 0, 1) * ALL);
  gint before = g_atomic_int_get (&self->done);

  while (now > before && !g_atomic_int_compare_and_exchange (&self->done, before, now))
    before = g_atomic_int_get (&self->done);
  return self->cancellable != NULL && g_cancellable_is_cancelled (self->cancellable);
}

double
lan_thinking_get_done (LanThinking *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return (double) g_atomic_int_get (&self->done) / ALL;
}
