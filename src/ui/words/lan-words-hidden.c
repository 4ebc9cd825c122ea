/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What nobody may know while a game goes on (R8.1): votes that are not counted yet, and the order of the cards. */

#include "lan-config.h"

#include <glib/gi18n.h>

#include "lan-words-private.h"

char *
lan_words_vote (LanGameContent *content, const LanGameSetup *setup, const LanState *state, const LanChoice *vote)
{
  LanEvent event = { .type = LAN_EVENT_VOTED, .side = vote->seat, .place = LAN_PLACE_NONE, .item = vote->item,
                     .other = vote->answer, .amount = vote->amount };

  return lan_words_event (content, setup, state, &event);
}

/* Those of the vote under way, in player order. */
static void
add_votes (GStrvBuilder *sentences, LanGameContent *content, const LanGameSetup *setup, const LanState *state)
{
  for (unsigned n = 0; n < state->players; n++)
    {
      uint8_t seat = lan_state_seat_at (state, n);
      LanChoice vote = { .kind = LAN_DECISION_VOTE, .seat = seat, .item = lan_state_proposal (state, state->proposal),
                         .amount = state->markers[seat] };
      g_autofree char *sentence = NULL;

      if (state->votes[seat] == 0)
        continue;
      vote.answer = (uint8_t) (state->votes[seat] - 1);
      sentence = lan_words_vote (content, setup, state, &vote);
      g_strv_builder_add (sentences, sentence);
    }
}

/* R2.4: two conflicts a round; R2.5: three proposals a round, behind the laws in force at the start. */
static void
add_round (GStrvBuilder *sentences, LanGameContent *content, const LanState *state, unsigned round)
{
  const uint8_t *conflicts = state->conflict_deck + 2 * (round - 1);
  const uint8_t *laws = state->law_deck + LAN_IN_FORCE + LAN_PROPOSALS * (round - 1);
  g_autofree char *sentence = NULL;

  /* Translators: %1$u is a round that is still to come, %2$s and %3$s are the conflict cards that it brings,
   * %4$s, %5$s and %6$s the laws that will be voted on, in this order. */
  sentence = g_strdup_printf (_("Round %1$u: the conflicts %2$s and %3$s, and the proposals %4$s, %5$s and %6$s."), round,
                              lan_game_content_get_title (content, LAN_TABLE_CONFLICTS, conflicts[0]),
                              lan_game_content_get_title (content, LAN_TABLE_CONFLICTS, conflicts[1]),
                              lan_game_content_get_title (content, LAN_TABLE_LAWS, laws[0]),
                              lan_game_content_get_title (content, LAN_TABLE_LAWS, laws[1]),
                              lan_game_content_get_title (content, LAN_TABLE_LAWS, laws[2]));
  g_strv_builder_add (sentences, sentence);
}

/* The conflict cards below those of the last round. */
static void
add_unused (GStrvBuilder *sentences, LanGameContent *content, const LanState *state)
{
  const uint8_t *unused = state->conflict_deck + 2 * LAN_ROUNDS;
  g_autofree char *sentence = NULL;

  G_STATIC_ASSERT (LAN_CONFLICTS == 2 * LAN_ROUNDS + 2);
  /* Translators: %1$s and %2$s are conflict cards that stay face down to the end of the game. */
  sentence = g_strdup_printf (_("Not in this game: the conflicts %1$s and %2$s."),
                              lan_game_content_get_title (content, LAN_TABLE_CONFLICTS, unused[0]),
                              lan_game_content_get_title (content, LAN_TABLE_CONFLICTS, unused[1]));
  g_strv_builder_add (sentences, sentence);
}

char **
lan_words_hidden (LanGameContent *content, const LanGameSetup *setup, const LanState *state)
{
  g_autoptr (GStrvBuilder) sentences = g_strv_builder_new ();

  if (lan_state_phase (state) == LAN_PHASE_PARLIAMENT && lan_state_proposal (state, state->proposal) != LAN_NO_ITEM)
    add_votes (sentences, content, setup, state);
  for (unsigned round = state->round + 1u; round <= LAN_ROUNDS; round++)
    add_round (sentences, content, state, round);
  add_unused (sentences, content, state);
  return g_strv_builder_end (sentences);
}
