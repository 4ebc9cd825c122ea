/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-chronicle-model.h"

#include "lan-words.h"

#include <glib/gi18n-lib.h>

struct _LanChronicleModel
{
  GObject parent_instance;

  GPtrArray *entries;   /* of LanChronicleEntry, oldest first, headings before their events */
  GArray *places;       /* of guint: the entries by their place in the list */
  GArray *choices;      /* of LanChoice: the decisions told so far */
  LanSetup chance;      /* of the game told so far */
  guint round;          /* as of the last entry */
  LanChronicleEntry *current;
};

static void lan_chronicle_model_list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (LanChronicleModel, lan_chronicle_model, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, lan_chronicle_model_list_model_init))

static LanChronicleEntry *
lan_chronicle_model_entry_at (LanChronicleModel *self, guint place)
{
  return g_ptr_array_index (self->entries, g_array_index (self->places, guint, place));
}

static GType
lan_chronicle_model_get_item_type (GListModel *model)
{
  return LAN_TYPE_CHRONICLE_ENTRY;
}

static guint
lan_chronicle_model_get_n_items (GListModel *model)
{
  return LAN_CHRONICLE_MODEL (model)->places->len;
}

static gpointer
lan_chronicle_model_get_item (GListModel *model, guint position)
{
  LanChronicleModel *self = LAN_CHRONICLE_MODEL (model);

  return position < self->places->len ? g_object_ref (lan_chronicle_model_entry_at (self, position)) : NULL;
}

static void
lan_chronicle_model_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = lan_chronicle_model_get_item_type;
  iface->get_n_items = lan_chronicle_model_get_n_items;
  iface->get_item = lan_chronicle_model_get_item;
}

/* Phases newest first, each with its heading on top and its events newest first. */
static void
lan_chronicle_model_order (LanChronicleModel *self)
{
  guint end = self->entries->len;

  g_array_set_size (self->places, 0);
  while (end > 0)
    {
      guint heading = end - 1;

      while (heading > 0 && !lan_chronicle_entry_is_heading (g_ptr_array_index (self->entries, heading)))
        heading--;
      g_array_append_val (self->places, heading);
      for (guint i = end - 1; i > heading; i--)
        g_array_append_val (self->places, i);
      end = heading;
    }
}

static void
lan_chronicle_model_add_heading (LanChronicleModel *self, guint decision, LanPhase phase)
{
  char *text;

  if (phase == LAN_PHASE_SETUP || phase == LAN_PHASE_FINISHED)
    text = g_strdup (lan_words_phase (phase));
  else
    /* Translators: heading in the chronicle: a round and one of its phases. */
    text = g_strdup_printf (_("Round %u · %s"), self->round, lan_words_phase (phase));
  g_ptr_array_add (self->entries, lan_chronicle_entry_new (decision, NULL, NULL, text));
}

static void
lan_chronicle_model_add_event (LanChronicleModel *self, LanGame *game, guint decision, const LanEvent *event)
{
  char *text;

  if (event->type == LAN_EVENT_ROUND)
    {
      self->round = event->amount;
      return;
    }
  if (event->type == LAN_EVENT_PHASE)
    {
      lan_chronicle_model_add_heading (self, decision, (LanPhase) event->item);
      return;
    }
  text = lan_words_event (lan_game_get_content (game), lan_game_get_setup (game), lan_game_peek_state (game, decision + 1), event);
  if (text != NULL)
    g_ptr_array_add (self->entries, lan_chronicle_entry_new (decision, event, lan_words_event_symbol (event), text));
}

static void
lan_chronicle_model_add_decision (LanChronicleModel *self, LanGame *game, guint decision)
{
  guint n_events;
  const LanEvent *events = lan_game_get_events (game, decision, &n_events);
  LanChoice choice = *lan_game_get_choice (game, decision);

  g_array_append_val (self->choices, choice);
  for (guint i = 0; i < n_events; i++)
    lan_chronicle_model_add_event (self, game, decision, &events[i]);
}

/* Drops what the decisions from `kept` on caused. The heading of the first phase stays. */
static void
lan_chronicle_model_cut (LanChronicleModel *self, LanGame *game, guint kept)
{
  guint n = self->entries->len;

  while (n > 1 && lan_chronicle_entry_get_decision (g_ptr_array_index (self->entries, n - 1)) >= kept)
    n--;
  g_ptr_array_set_size (self->entries, (int) n);
  g_array_set_size (self->choices, kept);
  self->round = lan_game_peek_state (game, kept)->round;
}

static gboolean
lan_chronicle_model_is_of (LanChronicleModel *self, LanGame *game)
{
  return self->entries->len > 0 && memcmp (&self->chance, &lan_game_get_setup (game)->chance, sizeof self->chance) == 0;
}

static void
lan_chronicle_model_restart (LanChronicleModel *self, LanGame *game)
{
  const LanState *state = lan_game_peek_state (game, 0);

  g_ptr_array_set_size (self->entries, 0);
  g_array_set_size (self->choices, 0);
  self->chance = lan_game_get_setup (game)->chance;
  self->round = state->round;
  lan_chronicle_model_add_heading (self, 0, lan_state_phase (state));
}

/* How many decisions, from the first on, are told as they were made. */
static guint
lan_chronicle_model_find_common (LanChronicleModel *self, LanGame *game)
{
  guint n = MIN (self->choices->len, lan_game_get_length (game));
  guint common = 0;

  while (common < n && lan_choice_equal (&g_array_index (self->choices, LanChoice, common), lan_game_get_choice (game, common)))
    common++;
  return common;
}

/* Tells the list which part changed: everything behind the entries that kept their place at the end. */
static void
lan_chronicle_model_emit (LanChronicleModel *self, GArray *before, guint kept)
{
  guint tail = 0;

  while (tail < before->len && tail < self->places->len)
    {
      guint old = g_array_index (before, guint, before->len - 1 - tail);

      if (old >= kept || old != g_array_index (self->places, guint, self->places->len - 1 - tail))
        break;
      tail++;
    }
  if (before->len > tail || self->places->len > tail)
    g_list_model_items_changed (G_LIST_MODEL (self), 0, before->len - tail, self->places->len - tail);
}

static void
lan_chronicle_model_mark (LanChronicleModel *self, guint shown)
{
  LanChronicleEntry *current = NULL;

  for (guint i = 0; i < self->places->len && current == NULL; i++)
    {
      LanChronicleEntry *entry = lan_chronicle_model_entry_at (self, i);

      if (!lan_chronicle_entry_is_heading (entry) && lan_chronicle_entry_get_decision (entry) < shown)
        current = entry;
    }
  if (self->current == current)
    return;
  if (self->current != NULL)
    lan_chronicle_entry_set_current (self->current, FALSE);
  g_set_object (&self->current, current);
  if (current != NULL)
    lan_chronicle_entry_set_current (current, TRUE);
}

static void
lan_chronicle_model_dispose (GObject *object)
{
  LanChronicleModel *self = LAN_CHRONICLE_MODEL (object);

  g_clear_object (&self->current);
  g_clear_pointer (&self->entries, g_ptr_array_unref);
  g_clear_pointer (&self->places, g_array_unref);
  g_clear_pointer (&self->choices, g_array_unref);

  G_OBJECT_CLASS (lan_chronicle_model_parent_class)->dispose (object);
}

static void
lan_chronicle_model_class_init (LanChronicleModelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lan_chronicle_model_dispose;
}

static void
lan_chronicle_model_init (LanChronicleModel *self)
{
  self->entries = g_ptr_array_new_with_free_func (g_object_unref);
  self->places = g_array_new (FALSE, FALSE, sizeof (guint));
  self->choices = g_array_new (FALSE, FALSE, sizeof (LanChoice));
}

LanChronicleModel *
lan_chronicle_model_new (void)
{
  return g_object_new (LAN_TYPE_CHRONICLE_MODEL, NULL);
}

void
lan_chronicle_model_update (LanChronicleModel *self, LanGame *game, guint shown)
{
  g_autoptr (GArray) before = NULL;
  guint length = lan_game_get_length (game);
  guint common = 0, kept = 0;

  g_return_if_fail (LAN_IS_CHRONICLE_MODEL (self));

  before = g_array_copy (self->places);
  if (!lan_chronicle_model_is_of (self, game))
    lan_chronicle_model_restart (self, game);
  else
    {
      common = lan_chronicle_model_find_common (self, game);
      if (common < self->choices->len)
        lan_chronicle_model_cut (self, game, common);
      kept = self->entries->len;
    }
  for (guint i = common; i < length; i++)
    lan_chronicle_model_add_decision (self, game, i);
  lan_chronicle_model_order (self);
  lan_chronicle_model_emit (self, before, kept);
  lan_chronicle_model_mark (self, shown);
}

gboolean
lan_chronicle_model_has_in_phase (LanChronicleModel *self, LanChronicleEntry *heading, LanChronicleFunc func, gpointer data)
{
  guint i;

  g_return_val_if_fail (LAN_IS_CHRONICLE_MODEL (self), FALSE);

  if (!g_ptr_array_find (self->entries, heading, &i))
    return FALSE;
  for (i++; i < self->entries->len; i++)
    {
      LanChronicleEntry *entry = g_ptr_array_index (self->entries, i);

      if (lan_chronicle_entry_is_heading (entry))
        return FALSE;
      if (func (entry, data))
        return TRUE;
    }
  return FALSE;
}

guint
lan_chronicle_model_count_since (LanChronicleModel *self, guint since)
{
  guint n = 0;

  g_return_val_if_fail (LAN_IS_CHRONICLE_MODEL (self), 0);

  for (guint i = self->entries->len; i > 0; i--)
    {
      LanChronicleEntry *entry = g_ptr_array_index (self->entries, i - 1);

      if (lan_chronicle_entry_get_decision (entry) < since)
        break;
      if (!lan_chronicle_entry_is_heading (entry))
        n++;
    }
  return n;
}
