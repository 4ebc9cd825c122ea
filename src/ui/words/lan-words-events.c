/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The chronicle: what happened, one sentence an event. */

#include "lan-config.h"

#include <glib/gi18n.h>

#include "lan-words-private.h"

/* What every sentence needs. name: the side of the event, or NULL. */
typedef struct {
  LanGameContent *content;
  const LanGameSetup *setup;
  const LanState *state;
  const LanEvent *event;
  const char *name;
} Telling;

static const char *
title (const Telling *t, LanTableKind table)
{
  return lan_game_content_get_title (t->content, table, t->event->item);
}

static char *
tell_phase (LanPhase phase)
{
  switch (phase)
    {
    case LAN_PHASE_SETUP:
      return g_strdup (_("Each house chooses its first extension tile."));
    case LAN_PHASE_PLACE:
      return g_strdup (_("The houses place their knights."));
    case LAN_PHASE_PARLIAMENT:
      return g_strdup (_("Parliament meets."));
    case LAN_PHASE_REWARDS:
      return g_strdup (_("The rewards are given."));
    case LAN_PHASE_FINISHED:
    default:
      return g_strdup (_("Final scoring begins."));
    }
}

static char *
tell_placed (const Telling *t)
{
  const LanEvent *e = t->event;
  g_autofree char *place = lan_words_place (t->content, t->state, e->side, e->place);

  if (LAN_PLACE_IS_CASTLE (e->place))
    /* Translators: %1$s is a house, %2$u the strength of its knight, %3$s a castle space such as "the Stables". */
    return g_strdup_printf (_("%1$s posts strength %2$u in %3$s."), t->name, e->strength, place);
  if (LAN_PLACE_IS_BATTLE (e->place))
    /* Translators: %1$s is a house, %2$s a battle in France, %3$u the strength of the knight. */
    return g_strdup_printf (_("%1$s joins %2$s with strength %3$u."), t->name, place, e->strength);
  if (e->amount == 0)
    /* Translators: %1$s is a house, %2$s a county, %3$u the strength of the knight. */
    return g_strdup_printf (_("%1$s enters %2$s with strength %3$u."), t->name, place, e->strength);
  /* Translators: %1$s is a house, %2$s a county, %3$u the strength of the knight, %4$u a number of squires. */
  return g_strdup_printf (ngettext ("%1$s enters %2$s with strength %3$u and %4$u squire.",
                                    "%1$s enters %2$s with strength %3$u and %4$u squires.", e->amount),
                          t->name, place, e->strength, e->amount);
}

static char *
tell_expelled (const Telling *t)
{
  const LanEvent *e = t->event;
  g_autofree char *by = lan_words_side (t->content, t->setup, e->other);
  g_autofree char *place = lan_words_place (t->content, t->state, e->side, e->place);

  if (e->amount == 0)
    /* Translators: %1$s and %2$s are houses, %3$s is a county. */
    return g_strdup_printf (_("%1$s expels %2$s from %3$s."), by, t->name, place);
  /* Translators: %1$s and %2$s are houses, %3$s is a county, %4$u a number of squires. */
  return g_strdup_printf (ngettext ("%1$s expels %2$s from %3$s; %4$u squire is lost.",
                                    "%1$s expels %2$s from %3$s; %4$u squires are lost.", e->amount),
                          by, t->name, place, e->amount);
}

static char *
tell_favour (const Telling *t)
{
  const LanReward *reward = &lan_game_content_get_tables (t->content)->favours[t->event->item];
  g_autofree char *what = NULL;

  /* What a house gains by it is told next; for an ally (R7.5) the tile may bring nothing. */
  if (lan_words_is_goods (reward) && !LAN_IS_ALLY (t->event->side))
    return NULL;
  what = lan_words_reward (reward);
  /* Translators: %1$s is a house, %2$s what the tile gives, such as "upgrade of 1 knight". */
  return g_strdup_printf (_("%1$s takes a King's Favour tile: %2$s."), t->name, what);
}

static char *
tell_upgraded (const Telling *t)
{
  const LanEvent *e = t->event;
  g_autofree char *place = NULL;

  if (e->place == LAN_PLACE_COURT)
    /* Translators: %1$s is a house, %2$u the new strength. */
    return g_strdup_printf (_("%1$s upgrades a knight at court to strength %2$u."), t->name, e->strength);
  /* The card may have moved on since, so no battle is named. */
  if (LAN_PLACE_IS_BATTLE (e->place))
    /* Translators: %1$s is a house, %2$u the new strength. */
    return g_strdup_printf (_("%1$s upgrades a knight in France to strength %2$u."), t->name, e->strength);
  place = lan_words_place (t->content, t->state, e->side, e->place);
  /* Translators: %1$s is a house, %2$s a county or a castle space such as "the Stables", %3$u the new strength. */
  return g_strdup_printf (_("%1$s upgrades a knight in %2$s to strength %3$u."), t->name, place, e->strength);
}

static char *
tell_declined (const Telling *t)
{
  if (t->event->source == LAN_SOURCE_LAW)
    /* Translators: %1$s is a house, %2$s a law. */
    return g_strdup_printf (_("%1$s makes no use of the law %2$s."), t->name,
                            lan_game_content_get_title (t->content, LAN_TABLE_LAWS, t->event->origin));
  if (t->event->source == LAN_SOURCE_CASTLE)
    /* Translators: %1$s is a house, %2$s a castle space such as "Armoury". */
    return g_strdup_printf (_("%1$s makes no use of the %2$s."), t->name,
                            lan_words_space_title (t->content, t->event->side, t->event->origin));
  /* Translators: %s is a house. */
  return g_strdup_printf (_("%s declines the upgrade."), t->name);
}

static char *
tell_voted (const Telling *t)
{
  const LanEvent *e = t->event;
  const char *law = title (t, LAN_TABLE_LAWS);

  if (e->other == LAN_YES && e->amount == 0)
    /* Translators: %1$s is a house, %2$s a law. */
    return g_strdup_printf (_("%1$s votes for %2$s."), t->name, law);
  if (e->amount == 0)
    /* Translators: %1$s is a house, %2$s a law. */
    return g_strdup_printf (_("%1$s votes against %2$s."), t->name, law);
  if (e->other == LAN_YES)
    /* Translators: %1$s is a house, %2$s a law, %3$u a number of voting markers. */
    return g_strdup_printf (ngettext ("%1$s votes for %2$s with %3$u voting marker.",
                                      "%1$s votes for %2$s with %3$u voting markers.", e->amount), t->name, law, e->amount);
  /* Translators: %1$s is a house, %2$s a law, %3$u a number of voting markers. */
  return g_strdup_printf (ngettext ("%1$s votes against %2$s with %3$u voting marker.",
                                    "%1$s votes against %2$s with %3$u voting markers.", e->amount), t->name, law, e->amount);
}

static char *
tell_law (const Telling *t)
{
  const LanEvent *e = t->event;
  const char *law = title (t, LAN_TABLE_LAWS);

  switch (e->type)
    {
    case LAN_EVENT_APPROVED:
      /* Translators: %1$s is a law; the numbers are the votes for and against it. */
      return g_strdup_printf (_("%1$s is approved, %2$u to %3$u."), law, e->amount, e->amount2);
    case LAN_EVENT_REJECTED:
      /* Translators: %1$s is a law; the numbers are the votes for and against it. */
      return g_strdup_printf (_("%1$s is rejected, %2$u to %3$u."), law, e->amount, e->amount2);
    case LAN_EVENT_LAW_LEFT:
      /* Translators: %s is a law. */
      return g_strdup_printf (_("%s is no longer in force."), law);
    default:
      /* Translators: %s is a law. */
      return g_strdup_printf (_("The law %s is carried out."), law);
    }
}

static char *
tell_county (const Telling *t)
{
  const LanEvent *e = t->event;
  const LanReward *reward = &lan_game_content_get_tables (t->content)->counties[e->item].reward;

  if (e->other == LAN_COUNTY_BOTH)
    /* Translators: %1$s is a house, %2$s a county. */
    return g_strdup_printf (_("%1$s pays for both the nobleman and the reward of %2$s."), t->name, title (t, LAN_TABLE_COUNTIES));
  /* The nobleman, or the goods a house gains, are told next. */
  if (e->other == LAN_COUNTY_NOBLE || (lan_words_is_goods (reward) && !LAN_IS_ALLY (e->side)))
    return NULL;
  /* Translators: %1$s is a house, %2$s a county. */
  return g_strdup_printf (_("%1$s takes the reward of %2$s."), t->name, title (t, LAN_TABLE_COUNTIES));
}

static char *
tell_start (const Telling *t)
{
  g_autofree char *starter = lan_words_side (t->content, t->setup, t->event->item);

  if (t->name == NULL)
    /* Translators: %s is a house. */
    return g_strdup_printf (_("%s is the start player."), starter);
  if (t->event->side == t->event->item)
    /* Translators: %s is a house that names itself. */
    return g_strdup_printf (_("%s takes the place of the start player."), starter);
  /* Translators: %1$s and %2$s are houses. */
  return g_strdup_printf (_("%1$s names %2$s start player."), t->name, starter);
}

static char *
tell_battle (const Telling *t)
{
  const LanEvent *e = t->event;
  const char *card = title (t, LAN_TABLE_CONFLICTS);

  if (e->type == LAN_EVENT_BATTLE_WON)
    /* Translators: %1$s is a battle; the numbers are the strengths of England and France. */
    return g_strdup_printf (_("England wins at %1$s, %2$u to %3$u."), card, e->amount, e->amount2);
  if (LAN_BATTLE_IS_UPPER (LAN_PLACE_INDEX (e->place)))
    /* Translators: %1$s is a battle; the numbers are the strengths of France and England. */
    return g_strdup_printf (_("France wins the first battle at %1$s, %2$u to %3$u."), card, e->amount2, e->amount);
  /* Translators: %1$s is a battle; the numbers are the strengths of France and England. */
  return g_strdup_printf (_("France wins the second battle at %1$s, %2$u to %3$u."), card, e->amount2, e->amount);
}

static char *
tell_rank_without_score (const char *name, const char *card, unsigned rank)
{
  switch (rank)
    {
    case 1:
      /* Translators: %1$s is a house, %2$s a battle. */
      return g_strdup_printf (_("%1$s is first at %2$s."), name, card);
    case 2:
      /* Translators: %1$s is a house, %2$s a battle. */
      return g_strdup_printf (_("%1$s is second at %2$s."), name, card);
    default:
      /* Translators: %1$s is a house, %2$s a battle. */
      return g_strdup_printf (_("%1$s is third at %2$s."), name, card);
    }
}

static char *
tell_rank (const Telling *t)
{
  const LanEvent *e = t->event;
  const char *card = title (t, LAN_TABLE_CONFLICTS);

  /* R7.4: the points of an ally are not given to anybody. */
  if (e->amount == 0 || LAN_IS_ALLY (e->side))
    return tell_rank_without_score (t->name, card, e->other);
  switch (e->other)
    {
    case 1:
      /* Translators: %1$s is a house, %2$s a battle. */
      return g_strdup_printf (ngettext ("%1$s is first at %2$s: %3$u power point.",
                                        "%1$s is first at %2$s: %3$u power points.", e->amount), t->name, card, e->amount);
    case 2:
      /* Translators: %1$s is a house, %2$s a battle. */
      return g_strdup_printf (ngettext ("%1$s is second at %2$s: %3$u power point.",
                                        "%1$s is second at %2$s: %3$u power points.", e->amount), t->name, card, e->amount);
    default:
      /* Translators: %1$s is a house, %2$s a battle. */
      return g_strdup_printf (ngettext ("%1$s is third at %2$s: %3$u power point.",
                                        "%1$s is third at %2$s: %3$u power points.", e->amount), t->name, card, e->amount);
    }
}

static char *
tell_card (const Telling *t)
{
  const LanEvent *e = t->event;
  const char *card = title (t, LAN_TABLE_CONFLICTS);

  switch (e->type)
    {
    case LAN_EVENT_CARD_MOVED:
      /* Translators: %s is a battle. */
      return g_strdup_printf (_("%s moves to the lower row: a second battle follows."), card);
    case LAN_EVENT_CARD_LEFT:
      /* Translators: %s is a battle. */
      return g_strdup_printf (_("%s leaves the game."), card);
    case LAN_EVENT_RANSOMED:
      /* Translators: %1$s is a house, %2$u the strength of its knight, %3$s a battle. */
      return g_strdup_printf (_("%1$s gets strength %2$u back from %3$s for a ransom."), t->name, e->strength, card);
    default:
      /* Translators: %1$s is a house, %2$u the strength of its knight, %3$s a battle. */
      return g_strdup_printf (_("%1$s loses strength %2$u at %3$s to the reserve."), t->name, e->strength, card);
    }
}

static char *
tell_void (const Telling *t)
{
  g_autofree char *what = NULL;

  if (t->event->source == LAN_SOURCE_CONFLICT)
    return NULL; /* R7.4: that an ally gets no points is nothing new */
  if (t->event->item == LAN_NO_ITEM)
    /* Translators: %s is a house or an ally; nothing can be recruited, built or upgraded. */
    return g_strdup_printf (_("%s cannot use the reward: it is void."), t->name);
  what = lan_words_good (t->event->item, t->event->amount);
  /* Translators: %1$s is an ally, %2$s an amount such as "2 gold". */
  return g_strdup_printf (_("%1$s has no use for %2$s: the reward is void."), t->name, what);
}

/* Events of one side about knights and tiles; name is never NULL here. */
static char *
tell_side (const Telling *t)
{
  const LanEvent *e = t->event;
  g_autofree char *what = NULL;

  switch (e->type)
    {
    case LAN_EVENT_BUILT:
      /* Translators: %1$s is a house, %2$s a castle space such as "Stables". */
      return g_strdup_printf (_("%1$s builds the %2$s."), t->name, title (t, LAN_TABLE_SPACES));
    case LAN_EVENT_PAID:
      what = lan_words_good (e->item, e->amount);
      /* Translators: %1$s is a house, %2$s an amount such as "2 gold". */
      return g_strdup_printf (_("%1$s pays %2$s."), t->name, what);
    case LAN_EVENT_RECRUITED:
      /* Translators: %1$s is a house, %2$u the strength of the knight. */
      return g_strdup_printf (_("%1$s recruits a knight of strength %2$u."), t->name, e->strength);
    case LAN_EVENT_NOBLE:
      /* Translators: %1$s is a house, %2$s a county. */
      return g_strdup_printf (_("%1$s receives the nobleman of %2$s."), t->name, title (t, LAN_TABLE_COUNTIES));
    default:
      return tell_void (t);
    }
}

static char *
tell (const Telling *t)
{
  const LanEvent *e = t->event;

  switch ((LanEventType) e->type)
    {
    case LAN_EVENT_ROUND:
      return g_strdup_printf (_("Round %u begins."), e->amount);
    case LAN_EVENT_PHASE:
      return tell_phase (e->item);
    case LAN_EVENT_PLACED:
      return tell_placed (t);
    case LAN_EVENT_EXPELLED:
      return tell_expelled (t);
    case LAN_EVENT_FAVOUR:
      return tell_favour (t);
    case LAN_EVENT_GAINED:
      return lan_words_gained (t->content, t->setup, e);
    case LAN_EVENT_UPGRADED:
      return tell_upgraded (t);
    case LAN_EVENT_DECLINED:
      return tell_declined (t);
    case LAN_EVENT_BUILT:
    case LAN_EVENT_PAID:
    case LAN_EVENT_RECRUITED:
    case LAN_EVENT_NOBLE:
    case LAN_EVENT_VOID:
      return tell_side (t);
    case LAN_EVENT_VOTED:
      return tell_voted (t);
    case LAN_EVENT_APPROVED:
    case LAN_EVENT_REJECTED:
    case LAN_EVENT_LAW_LEFT:
    case LAN_EVENT_LAW:
      return tell_law (t);
    case LAN_EVENT_COUNTY_PAYS:
      return tell_county (t);
    case LAN_EVENT_START:
      return tell_start (t);
    case LAN_EVENT_BATTLE_WON:
    case LAN_EVENT_BATTLE_LOST:
      return tell_battle (t);
    case LAN_EVENT_RANK:
      return tell_rank (t);
    case LAN_EVENT_CARD_MOVED:
    case LAN_EVENT_CARD_LEFT:
    case LAN_EVENT_RANSOMED:
    case LAN_EVENT_CAPTURED:
      return tell_card (t);
    case LAN_EVENT_GAME_OVER:
      return lan_words_winners (t->content, t->setup, t->state, e->other);
    case LAN_EVENT_RETURNED: /* every knight does, unless told otherwise */
    case LAN_N_EVENTS:
    default:
      return NULL;
    }
}

char *
lan_words_event (LanGameContent *content, const LanGameSetup *setup, const LanState *state_after, const LanEvent *event)
{
  g_autofree char *name = event->side == LAN_NO_SIDE ? NULL : lan_words_side (content, setup, event->side);
  Telling t = { content, setup, state_after, event, name };

  return tell (&t);
}

static const char *
good_symbol (LanGood good)
{
  static const char *const symbols[LAN_N_GOODS] = { "pp", "gold", "squire", "vote" };

  return good < LAN_N_GOODS ? symbols[good] : "pp";
}

static const char *
place_symbol (LanPlace place)
{
  return LAN_PLACE_IS_COUNTY (place) ? "county" : LAN_PLACE_IS_BATTLE (place) ? "conflict" : "knight";
}

const char *
lan_words_event_symbol (const LanEvent *event)
{
  static const char *const symbols[LAN_N_EVENTS] = {
    [LAN_EVENT_ROUND] = "round", [LAN_EVENT_PHASE] = "round", [LAN_EVENT_BUILT] = "extension",
    [LAN_EVENT_EXPELLED] = "county", [LAN_EVENT_FAVOUR] = "favour", [LAN_EVENT_RECRUITED] = "recruit",
    [LAN_EVENT_UPGRADED] = "upgrade", [LAN_EVENT_DECLINED] = "no", [LAN_EVENT_NOBLE] = "nobleman",
    [LAN_EVENT_VOID] = "no", [LAN_EVENT_APPROVED] = "parliament", [LAN_EVENT_REJECTED] = "parliament",
    [LAN_EVENT_LAW_LEFT] = "parliament", [LAN_EVENT_LAW] = "parliament", [LAN_EVENT_COUNTY_PAYS] = "county",
    [LAN_EVENT_START] = "start-player", [LAN_EVENT_BATTLE_WON] = "england", [LAN_EVENT_BATTLE_LOST] = "france",
    [LAN_EVENT_RANK] = "conflict", [LAN_EVENT_CARD_MOVED] = "conflict", [LAN_EVENT_CARD_LEFT] = "conflict",
    [LAN_EVENT_RANSOMED] = "ransom", [LAN_EVENT_CAPTURED] = "france", [LAN_EVENT_RETURNED] = "knight",
    [LAN_EVENT_GAME_OVER] = "pp",
  };

  switch (event->type)
    {
    case LAN_EVENT_GAINED:
    case LAN_EVENT_PAID:
      return good_symbol (event->item);
    case LAN_EVENT_PLACED:
      return place_symbol (event->place);
    case LAN_EVENT_VOTED:
      return event->other == LAN_YES ? "yes" : "no";
    default:
      return event->type < LAN_N_EVENTS ? symbols[event->type] : "round";
    }
}
