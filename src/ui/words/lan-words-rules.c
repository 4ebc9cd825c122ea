/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Rules, refusals, phases, sources and how a game ended. */

#include "lan-config.h"

#include <glib/gi18n.h>

#include "lan-rule.h"
#include "lan-words-private.h"

/* Each sentence ends with the number under which the rules in the help tell more. */
static const struct {
  LanRule rule;
  const char *sentence;
} refusals[] = {
  { LAN_RULE (1, 1, 0), N_("A game has 2 to 5 houses and is over after five rounds (R1.1).") },
  { LAN_RULE (1, 4, 0), N_("No knight is left in the reserve to be recruited (R1.4).") },
  { LAN_RULE (1, 5, 0), N_("A knight can be upgraded only if the reserve holds one that is exactly one strength higher (R1.5).") },
  { LAN_RULE (1, 8, 0), N_("An extension tile is built only when a reward says so, on a castle space that has none yet (R1.8).") },
  { LAN_RULE (1, 9, 0), N_("No tile of this nobleman is left, or one is already at that table; choose another county (R1.9).") },
  { LAN_RULE (1, 10, 0), N_("That reward cannot be carried out, so it is void (R1.10).") },
  { LAN_RULE (2, 1, 0), N_("The start player must be one of the houses in the game (R2.1).") },
  { LAN_RULE (2, 4, 0), N_("The conflict deck must hold every conflict card once (R2.4).") },
  { LAN_RULE (2, 5, 0), N_("The law deck must hold every law once, group after group (R2.5).") },
  { LAN_RULE (2, 7, 0), N_("Each house first chooses an extension tile, in player order (R2.7).") },
  { LAN_RULE (3, 1, 0), N_("Something else must be decided now, or it is somebody else's turn (R3.1).") },
  { LAN_RULE (3, 2, 0), N_("The knight alone must reach the minimum of the county; only squires that the house owns can go with it (R3.2).") },
  { LAN_RULE (3, 3, 0), N_("Knight and squires together must be stronger than the knight that stands there; a tie is not enough (R3.3).") },
  { LAN_RULE (3, 4, 0), N_("A knight of your own already stands there, and nothing can be added to it (R3.4).") },
  { LAN_RULE (3, 5, 0), N_("A castle knight needs an empty space of its own castle, without extension tile, and takes no squires along (R3.5).") },
  { LAN_RULE (3, 6, 0), N_("A knight joins a conflict card that has an empty space or knights of its own house, and goes without squires (R3.6).") },
  { LAN_RULE (3, 7, 0), N_("One King's Favour tile is taken for a knight sent to a conflict, and only one that lies face up (R3.7).") },
  { LAN_RULE (4, 1, 0), N_("Another proposal is being voted on (R4.1).") },
  { LAN_RULE (4, 2, 0), N_("A vote is yes or no, with no more voting markers than you own, once for each proposal (R4.2).") },
  { LAN_RULE (4, 6, 0), N_("The law does not offer that, or you cannot pay for it so often (R4.6).") },
  { LAN_RULE (5, 1, 0), N_("The county does not offer that: take its nobleman, its reward, or pay for both if you can (R5.1).") },
  { LAN_RULE (5, 2, 0), N_("The knight in the right county names the start player, one of the houses in the game (R5.2).") },
  { LAN_RULE (5, 3, 0), N_("The castle does not offer that, or you cannot pay for it (R5.3).") },
  { LAN_RULE (5, 4, 6), N_("Only the knight in question can be ransomed, for 1 gold per strength (R5.4.6).") },
  { LAN_RULE (7, 2, 0), N_("Only knights of your own house and of your own ally are yours to place (R7.2).") },
  { LAN_RULE (7, 3, 0), N_("An ally takes no squires along, uses its own castle, and never expels a knight of its own house, nor the house one of the ally (R7.3).") },
  { LAN_RULE (7, 5, 0), N_("An ally keeps only noblemen, recruits and upgrades, and cannot pay for both (R7.5).") },
};

char *
lan_words_refusal (LanRule rule)
{
  g_autofree char *number = NULL;

  if (rule == LAN_RULE_OK)
    return g_strdup (_("The rules allow this."));
  for (gsize i = 0; i < G_N_ELEMENTS (refusals); i++)
    if (refusals[i].rule == rule)
      return g_strdup (_(refusals[i].sentence));

  number = lan_rule_to_string (rule);
  /* Translators: %s is the number of a rule, such as R5.4.6. */
  return g_strdup_printf (_("The rules do not allow this now (%s)."), number);
}

const char *
lan_words_phase (LanPhase phase)
{
  switch (phase)
    {
    case LAN_PHASE_SETUP:
      return _("Setup");
    case LAN_PHASE_PLACE:
      return _("Place Knights");
    case LAN_PHASE_PARLIAMENT:
      return _("Parliament");
    case LAN_PHASE_REWARDS:
      return _("Rewards");
    case LAN_PHASE_FINISHED:
    default:
      return _("Game over");
    }
}

const char *
lan_words_source (LanSource source)
{
  switch (source)
    {
    case LAN_SOURCE_SETUP:
      return _("Start");
    case LAN_SOURCE_COUNTY:
      return _("Counties");
    case LAN_SOURCE_CASTLE:
      return _("Castle");
    case LAN_SOURCE_TABLE:
      return _("Table");
    case LAN_SOURCE_FAVOUR:
      return _("King's Favour");
    case LAN_SOURCE_LAW:
      return _("Laws");
    case LAN_SOURCE_CONFLICT:
      return _("Conflicts");
    case LAN_SOURCE_FINAL_KNIGHTHOOD:
      return _("Strongest knighthood");
    case LAN_SOURCE_FINAL_EXTENSIONS:
      return _("Most extension tiles");
    case LAN_SOURCE_FINAL_NOBLES:
      return _("Noblemen");
    case LAN_SOURCE_NONE:
    case LAN_N_SOURCES:
    default:
      return _("Other");
    }
}

char *
lan_words_winners (LanGameContent *content, const LanGameSetup *setup, const LanState *state, unsigned winners)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;
  unsigned pp = 0, n;

  for (unsigned seat = 0; seat < state->players; seat++)
    if (winners & (1u << seat))
      {
        g_ptr_array_add (names, lan_words_side (content, setup, seat));
        pp = state->houses[seat].goods[LAN_GOOD_PP];
      }
  n = names->len;
  if (n == 0)
    return g_strdup (_("Nobody wins."));

  g_ptr_array_add (names, NULL);
  list = lan_words_join ((const char *const *) names->pdata);
  if (n == 1)
    /* Translators: %1$s is a house. */
    return g_strdup_printf (ngettext ("%1$s wins with %2$u power point.", "%1$s wins with %2$u power points.", pp), list, pp);
  /* Translators: %1$s is a list of two or more houses. */
  return g_strdup_printf (ngettext ("%1$s share the victory with %2$u power point.",
                                    "%1$s share the victory with %2$u power points.", pp), list, pp);
}

char *
lan_words_outcome (LanGameContent *content, const LanGameSetup *setup, const LanState *state)
{
  return lan_words_winners (content, setup, state, lan_state_winners (state));
}
