/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-words-hint.h"

#include <glib/gi18n.h>

#include "lan-words-private.h"

/* Every phrase ends a sentence that begins with "what counts is", also as part of a list. */

/* R3.3: the choice drives a knight of the rival out of its county. */
static gboolean
expels (const LanState *state, const LanChoice *choice, unsigned seat)
{
  if (choice->kind != LAN_DECISION_PLACE || !LAN_PLACE_IS_COUNTY (choice->place))
    return FALSE;
  return state->counties[LAN_PLACE_INDEX (choice->place)].side == seat;
}

static char *
rival_phrase (LanGameContent *content, const LanGameSetup *setup, const LanState *state, const LanAdvice *advice, unsigned seat)
{
  g_autofree char *name = lan_words_side (content, setup, seat);
  g_autofree char *place = NULL;

  if (!expels (state, &advice->choice, seat))
    /* Translators: part of "what counts is ..."; %s is a house. */
    return g_strdup_printf (_("that %s gets less"), name);
  place = lan_words_place (content, state, seat, advice->choice.place);
  /* Translators: part of "what counts is ..."; %1$s is a house, %2$s a county. */
  return g_strdup_printf (_("that %1$s loses %2$s"), name, place);
}

/* What the house has or is given at once. */
static char *
gain_phrase (const LanReason *reason)
{
  switch ((LanTopic) reason->topic)
    {
    case LAN_TOPIC_POINTS:
      return lan_words_good (LAN_GOOD_PP, reason->amount);
    case LAN_TOPIC_GOLD:
      return lan_words_good (LAN_GOOD_GOLD, reason->amount);
    case LAN_TOPIC_SQUIRES:
      return lan_words_good (LAN_GOOD_SQUIRES, reason->amount);
    case LAN_TOPIC_VOTES:
      return lan_words_good (LAN_GOOD_VOTES, reason->amount);
    case LAN_TOPIC_OWED_FAVOUR:
      /* Translators: part of "what counts is ...". */
      return g_strdup (_("a King's Favour tile"));
    case LAN_TOPIC_OWED_TILE:
      /* Translators: part of "what counts is ...". */
      return g_strdup (_("an extension tile"));
    case LAN_TOPIC_OWED_UPGRADE:
      /* Translators: part of "what counts is ...". */
      return g_strdup (_("an upgrade"));
    default:
      /* Translators: part of "what counts is ...". */
      return g_strdup (_("a nobleman"));
    }
}

/* What stands somewhere or is in force. */
static char *
item_phrase (LanGameContent *content, unsigned seat, const LanReason *reason)
{
  switch ((LanTopic) reason->topic)
    {
    case LAN_TOPIC_TILE:
      /* Translators: part of "what counts is ..."; %s is a castle space such as "Stables". */
      return g_strdup_printf (_("what the extension tile %s pays from now on"), lan_words_space_title (content, seat, reason->item));
    case LAN_TOPIC_SPACE:
      /* Translators: part of "what counts is ..."; %s is a castle space such as "Stables". */
      return g_strdup_printf (_("what the %s pays the knight there"), lan_words_space_title (content, seat, reason->item));
    case LAN_TOPIC_COUNTY:
      /* Translators: part of "what counts is ..."; %s is a county. */
      return g_strdup_printf (_("what %s pays"), lan_game_content_get_title (content, LAN_TABLE_COUNTIES, reason->item));
    default:
      /* Translators: part of "what counts is ..."; %s is a law. */
      return g_strdup_printf (_("the law %s"), lan_game_content_get_title (content, LAN_TABLE_LAWS, reason->item));
    }
}

/* What is likely to come of it. */
static const char *
prospect_phrase (LanTopic topic)
{
  switch (topic)
    {
    case LAN_TOPIC_KNIGHTS:
      /* Translators: this and the following are parts of "what counts is ...". */
      return _("the strength of the knighthood");
    case LAN_TOPIC_COURT:
      return _("what the knights at court can still do");
    case LAN_TOPIC_NOBLES:
      return _("the noblemen at table");
    case LAN_TOPIC_WAR:
      return _("the battles in France");
    case LAN_TOPIC_RISK:
      return _("the ransom that is not needed");
    case LAN_TOPIC_PROPOSALS:
      return _("what the proposals would bring");
    case LAN_TOPIC_KNIGHTHOOD_PLACE:
      return _("the final scoring of the knighthood");
    case LAN_TOPIC_TILES_PLACE:
      return _("the final scoring of extension tiles");
    case LAN_TOPIC_START:
      return _("being start player");
    default:
      return _("what the ally can do");
    }
}

static char *
reason_phrase (LanGameContent *content, const LanGameSetup *setup, const LanState *state, const LanAdvice *advice, const LanReason *reason)
{
  switch ((LanTopic) reason->topic)
    {
    case LAN_TOPIC_RIVAL:
      return rival_phrase (content, setup, state, advice, reason->item);
    case LAN_TOPIC_POINTS:
    case LAN_TOPIC_GOLD:
    case LAN_TOPIC_SQUIRES:
    case LAN_TOPIC_VOTES:
    case LAN_TOPIC_OWED_FAVOUR:
    case LAN_TOPIC_OWED_TILE:
    case LAN_TOPIC_OWED_UPGRADE:
    case LAN_TOPIC_OWED_NOBLE:
      return gain_phrase (reason);
    case LAN_TOPIC_TILE:
    case LAN_TOPIC_SPACE:
    case LAN_TOPIC_COUNTY:
    case LAN_TOPIC_LAW:
      return item_phrase (content, advice->choice.seat, reason);
    default:
      return g_strdup (prospect_phrase (reason->topic));
    }
}

char *
lan_words_advice (LanGameContent *content, const LanGameSetup *setup, const LanState *state, const LanAdvice *advice)
{
  g_autofree char *choice = lan_words_choice (content, setup, state, &advice->choice);
  g_autoptr (GPtrArray) phrases = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *joined = NULL;

  if (advice->other.kind == LAN_DECISION_NONE)
    /* Translators: %s is a choice such as "Send strength 2 to York". */
    return g_strdup_printf (_("%s – there is no other choice of worth."), choice);
  if (advice->n_reasons == 0)
    /* Translators: %s is a choice such as "Send strength 2 to York". */
    return g_strdup_printf (_("%s – nothing more at once, but it leads furthest in the end."), choice);

  for (unsigned i = 0; i < advice->n_reasons; i++)
    g_ptr_array_add (phrases, reason_phrase (content, setup, state, advice, &advice->reasons[i]));
  g_ptr_array_add (phrases, NULL);
  joined = lan_words_join ((const char *const *) phrases->pdata);
  /* Translators: %1$s is a choice such as "Send strength 2 to York", %2$s a list of reasons such as "2 gold, what York pays
   * and that Percy loses York". */
  return g_strdup_printf (_("%1$s – what counts is %2$s."), choice, joined);
}
