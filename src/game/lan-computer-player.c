/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-player-private.h"

#include "lan-background.h"
#include "lan-thinking.h"

struct _LanComputerPlayer {
  GObject parent_instance;

  const LanAgent *agent;
  LanRng rng;
  LanThinking *thinking; /* about the last question; NULL before the first */
};

static void lan_computer_player_player_init (LanPlayerInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (LanComputerPlayer, lan_computer_player, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (LAN_TYPE_PLAYER, lan_computer_player_player_init))

/* All that the worker thread works with; it shares nothing with the player but
 * how far it is, for the player may be asked again while a cancelled worker is
 * still on its way out. */
typedef struct {
  const LanAgent *agent;
  LanGameContent *content;
  LanState view;
  LanRng rng;
  LanThinking *thinking;
} Work;

static void
work_free (gpointer data)
{
  Work *work = data;

  g_object_unref (work->content);
  lan_thinking_unref (work->thinking);
  g_free (work);
}

static void
run_agent (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Work *work = data;
  LanChoice choice = work->agent->choose (work->agent, lan_game_content_get_tables (work->content), &work->view, &work->rng,
                                          lan_thinking_poll, work->thinking);

  lan_thinking_poll (work->thinking, 1);

  /* FALSE: cancelled, and answered so long ago. */
  if (g_task_set_return_on_cancel (task, FALSE))
    lan_player_return_choice (task, &choice);
}

static void
lan_computer_player_decide_async (LanPlayer *player, LanGameContent *content, const LanState *view, GCancellable *cancellable,
                                  GAsyncReadyCallback callback, gpointer data)
{
  LanComputerPlayer *self = LAN_COMPUTER_PLAYER (player);
  g_autoptr (GTask) task = g_task_new (self, cancellable, callback, data);
  Work *work = g_new (Work, 1);
  guint64 seed = (guint64) lan_rng_next (&self->rng) << 32;

  work->agent = self->agent;
  work->content = g_object_ref (content);
  work->view = *view;
  lan_rng_seed (&work->rng, seed | lan_rng_next (&self->rng));
  work->thinking = lan_thinking_new (cancellable);
  g_clear_pointer (&self->thinking, lan_thinking_unref);
  self->thinking = lan_thinking_ref (work->thinking);

  g_task_set_task_data (task, work, work_free);
  /* An agent that is slow to notice must not hold up the game. */
  g_task_set_return_on_cancel (task, TRUE);
  lan_background_run (task, run_agent);
}

static double
lan_computer_player_get_done (LanPlayer *player)
{
  LanComputerPlayer *self = LAN_COMPUTER_PLAYER (player);

  return self->thinking != NULL ? lan_thinking_get_done (self->thinking) : 0;
}

static void
lan_computer_player_player_init (LanPlayerInterface *iface)
{
  iface->decide_async = lan_computer_player_decide_async;
  iface->get_done = lan_computer_player_get_done;
}

static void
lan_computer_player_finalize (GObject *object)
{
  g_clear_pointer (&LAN_COMPUTER_PLAYER (object)->thinking, lan_thinking_unref);
  G_OBJECT_CLASS (lan_computer_player_parent_class)->finalize (object);
}

static void
lan_computer_player_class_init (LanComputerPlayerClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lan_computer_player_finalize;
}

static void
lan_computer_player_init (LanComputerPlayer *self)
{
}

LanPlayer *
lan_computer_player_new (const LanAgent *agent, guint64 seed)
{
  LanComputerPlayer *self;

  g_return_val_if_fail (agent != NULL, NULL);

  self = g_object_new (LAN_TYPE_COMPUTER_PLAYER, NULL);
  self->agent = agent;
  lan_rng_seed (&self->rng, seed);

  return LAN_PLAYER (self);
}
