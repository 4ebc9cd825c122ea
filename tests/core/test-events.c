/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is reported while a choice is carried out, in order: chronicle, motion and sound are made from nothing else. */

#include "lan-test-case.h"

typedef struct {
  const char *path;
  const char *position;
  const char *moves;   /* the events are those of the last move; of setting up if there is none */
  const char *events;  /* the first of them, as in describe() */
} EventCase;

static const EventCase CASES[] = {
  { "R1.8/built", "4p at=setup", "ext chapel", "built:n/chapel from=setup" },
  { "R2.7/phase", "2p at=setup p.court=1", "ext chapel; ext stables", "built:p/stables from=setup; phase/place" },
  { "R3.1/placed", "4p n.court=2 n.squires=3", "n2>york+1", "placed:n2@york+1; phase/parliament" },
  { "R3.3/expelled", "4p n.court=4 york=p2+1", "n4>york", "expelled:p2@york+1 other=n; placed:n4@york" },
  { "R3.5/castle", "4p n.court=2 p.court=1", "n2>chapel", "placed:n2@chapel" },
  { "R3.6/conflict", "4p favours=- n.court=2 p.court=1", "n2>agincourt", "placed:n2@upper-right" },
  { "R3.7/favour", "4p n.court=1 p.court=1", "n1>harfleur; favour gold", "favour:n/gold; gained:n/gold+2 from=favour/gold" },
  { "R3.7/upgrade", "4p n.court=1 p.court=1", "n1>harfleur; favour upgrade; upgrade 1@harfleur", "upgraded:n2@upper-left from=favour/upgrade" },
  { "R3.7/declined", "4p n.court=1 p.court=1", "n1>harfleur; favour upgrade; upgrade none", "declined:n from=favour/upgrade" },
  { "R3.7/nobleman", "4p n.court=1 p.court=1", "n1>harfleur; favour noble; noble kent", "noble:n/kent from=favour/noble" },
  { "R3.7/void", "4p n.court=4 p.court=1", "n4>harfleur; favour upgrade", "favour:n/upgrade; void:n from=favour/upgrade" },
  { "R4.4/approved", "2p start=p at=vote n.votes=1", "vote no; vote yes+1", "voted:p/bought-voices no; voted:n/bought-voices+1 yes; approved/bought-voices+2+1; left/royal-armourer" },
  { "R4.5/rejected", "2p at=vote p.votes=2", "vote yes; vote no+2", "voted:n/bought-voices yes; voted:p/bought-voices+2 no; rejected/bought-voices+1+3" },
  { "R4.2/nothing-before-the-reveal", "2p at=vote", "vote yes", "" },
  { "R4.6/law", "4p law=county-levy york=n1 norfolk=n1", "", "law/county-levy; gained:n/pp+3 from=law/county-levy; phase/rewards" },
  { "R4.6/bought", "4p law=tournament n.gold=3 n.squires=2 york=m1", "buy 2", "paid:n/gold+2 from=law/tournament; paid:n/squires+2 from=law/tournament; gained:n/pp+6 from=law/tournament" },
  { "R4.6/not-bought", "4p law=royal-loan n.gold=3 york=m1", "buy 0", "declined:n from=law/royal-loan" },
  { "R4.6/recruited", "4p law=squires-knighted n.squires=1 york=m1", "", "law/squires-knighted; recruited:n1 from=law/squires-knighted" },
  { "R5.1/reward", "4p at=counties kent=n4 surrey=m2", "county reward", "pays:n/kent reward; gained:n/pp+7 from=county/kent; returned:n4@kent" },
  { "R5.1/both", "4p at=counties norfolk=n1 n.gold=3 surrey=m2", "county both", "pays:n/norfolk both; paid:n/gold+3 from=county/norfolk; noble:n/norfolk from=county/norfolk; gained:n/gold+4 from=county/norfolk; returned:n1@norfolk" },
  { "R5.1/tile", "4p at=counties gloucester=n3 surrey=m2", "county reward; ext chapel", "built:n/chapel from=county/gloucester; returned:n3@gloucester" },
  { "R5.2/start", "4p at=counties surrey=n2 n.nobles=surrey", "start p", "start:n/p; returned:n2@surrey" },
  { "R5.3/castle", "2p at=castles n.castle=chapel:2 N.castle=muster-yard:1", "", "gained:n/pp+2 from=castle/chapel; gained:n/votes+1 from=table; returned:n2@chapel; recruited:N1 from=castle/muster-yard; returned:N1@muster-yard; gained:p/votes+1 from=table" },
  { "R5.3/armoury", "4p at=castles n.tiles=armoury n.squires=1", "arm yes", "paid:n/squires+1 from=castle/armoury; recruited:n1 from=castle/armoury; gained:n/votes+1 from=table" },
  { "R5.3/armoury-declined", "4p at=castles n.tiles=armoury n.squires=1", "arm no", "declined:n from=castle/armoury" },
  { "R5.4/won", "4p at=conflicts harfleur=n4,p1 agincourt=n3", "", "won/harfleur@upper-left+5+5; rank:n/harfleur+6 1; gained:n/pp+6 from=conflict/harfleur; rank:p/harfleur+4 2; gained:p/pp+4 from=conflict/harfleur; returned:n4@upper-left; returned:p1@upper-left; gone/harfleur@upper-left; lost/agincourt@upper-right+3+9" },
  { "R5.4/lost", "4p at=conflicts harfleur=n1", "", "lost/harfleur@upper-left+1+5; rank:n/harfleur+4 1; gained:n/pp+4 from=conflict/harfleur; moved/harfleur@lower-left" },
  { "R5.4.6/captured", "4p round=2 lower=melun at=conflicts melun=n12", "", "lost/melun@lower-left+3+7; rank:n/melun+4 1; gained:n/pp+4 from=conflict/melun; captured:n1/melun; captured:n2/melun; gone/melun@lower-left" },
  { "R5.4.6/ransomed", "4p round=2 lower=melun at=conflicts melun=n2 n.gold=2", "ransom yes", "paid:n/gold+2 from=conflict/melun; ransomed:n2/melun; gone/melun@lower-left" },
  { "R7.7/ransomed", "2p round=2 lower=melun at=conflicts melun=N2 n.gold=2", "ransom yes", "paid:n/gold+2 from=conflict/melun; ransomed:N2/melun" },
  { "R5.5/round", "4p at=conflicts n.court=1", "", "lost/harfleur@upper-left+0+5; moved/harfleur@lower-left; lost/agincourt@upper-right+0+9; moved/agincourt@lower-right; round+2; phase/place" },
  { "R6/final", "3p round=5 upper=-,- at=conflicts n.court=1 p.tiles=chapel p.nobles=kent,york b.tiles=chapel,stables", "", "phase/finished; gained:n/pp+8 from=final-knighthood; gained:p/pp+4 from=final-knighthood; gained:b/pp+4 from=final-knighthood; gained:p/pp+4 from=final-extensions; gained:b/pp+8 from=final-extensions; gained:p/pp+1 from=final-noblemen; over b" },
  { "R7.5/void", "2p at=counties kent=N4 surrey=p2", "county reward", "pays:N/kent reward; void:N/pp+7 from=county/kent; returned:N4@kent" },
};

static const char *
place_name (const LanEvent *event)
{
  static const char *const CORNERS[] = { "upper-left", "upper-right", "lower-left", "lower-right" };
  guint index = LAN_PLACE_INDEX (event->place);

  if (LAN_PLACE_IS_COUNTY (event->place))
    return lan_test_id (LAN_TABLE_COUNTIES, index);
  if (LAN_PLACE_IS_CASTLE (event->place))
    return lan_test_id (LAN_IS_ALLY (event->side) ? LAN_TABLE_ALLY_SPACES : LAN_TABLE_SPACES, index);
  return LAN_PLACE_IS_BATTLE (event->place) ? CORNERS[index] : "court";
}

/* What `item` means, by the type of the event. */
static char *
item_name (const LanEvent *event)
{
  static const char *const GOODS[] = { "pp", "gold", "squires", "votes" };
  static const char *const PHASES[] = { "setup", "place", "parliament", "rewards", "finished" };

  switch ((LanEventType) event->type)
    {
    case LAN_EVENT_PHASE: return g_strdup (PHASES[event->item]);
    case LAN_EVENT_BUILT: return g_strdup (lan_test_id (LAN_TABLE_SPACES, event->item));
    case LAN_EVENT_FAVOUR: return g_strdup (lan_test_id (LAN_TABLE_FAVOURS, event->item));
    case LAN_EVENT_GAINED:
    case LAN_EVENT_PAID:
    case LAN_EVENT_VOID: return g_strdup (GOODS[event->item]);
    case LAN_EVENT_NOBLE:
    case LAN_EVENT_COUNTY_PAYS: return g_strdup (lan_test_id (LAN_TABLE_COUNTIES, event->item));
    case LAN_EVENT_VOTED:
    case LAN_EVENT_APPROVED:
    case LAN_EVENT_REJECTED:
    case LAN_EVENT_LAW_LEFT:
    case LAN_EVENT_LAW: return g_strdup (lan_test_id (LAN_TABLE_LAWS, event->item));
    case LAN_EVENT_START: return g_strdup_printf ("%c", lan_test_letter (event->item));
    default: return g_strdup (lan_test_id (LAN_TABLE_CONFLICTS, event->item));
    }
}

static void
add_source (GString *out, const LanEvent *event)
{
  static const char *const SOURCES[LAN_N_SOURCES] = {
    [LAN_SOURCE_NONE] = NULL,
    [LAN_SOURCE_SETUP] = "setup",
    [LAN_SOURCE_COUNTY] = "county",
    [LAN_SOURCE_CASTLE] = "castle",
    [LAN_SOURCE_TABLE] = "table",
    [LAN_SOURCE_FAVOUR] = "favour",
    [LAN_SOURCE_LAW] = "law",
    [LAN_SOURCE_CONFLICT] = "conflict",
    [LAN_SOURCE_FINAL_KNIGHTHOOD] = "final-knighthood",
    [LAN_SOURCE_FINAL_EXTENSIONS] = "final-extensions",
    [LAN_SOURCE_FINAL_NOBLES] = "final-noblemen",
  };
  static const LanTableKind TABLES[LAN_N_SOURCES] = {
    [LAN_SOURCE_COUNTY] = LAN_TABLE_COUNTIES,
    [LAN_SOURCE_CASTLE] = LAN_TABLE_SPACES,
    [LAN_SOURCE_FAVOUR] = LAN_TABLE_FAVOURS,
    [LAN_SOURCE_LAW] = LAN_TABLE_LAWS,
    [LAN_SOURCE_CONFLICT] = LAN_TABLE_CONFLICTS,
  };
  LanTableKind table = TABLES[event->source];

  if (SOURCES[event->source] == NULL)
    return;
  g_string_append_printf (out, " from=%s", SOURCES[event->source]);
  if (event->source == LAN_SOURCE_CASTLE && LAN_IS_ALLY (event->side))
    table = LAN_TABLE_ALLY_SPACES;
  if (event->source == LAN_SOURCE_COUNTY || table != LAN_TABLE_COUNTIES)
    g_string_append_printf (out, "/%s", lan_test_id (table, event->origin));
}

/* What `other` means, by the type of the event. */
static void
add_other (GString *out, const LanEvent *event)
{
  static const char *const ANSWERS[] = { "reward", "noble", "both" };

  switch ((LanEventType) event->type)
    {
    case LAN_EVENT_EXPELLED: g_string_append_printf (out, " other=%c", lan_test_letter (event->other)); break;
    case LAN_EVENT_VOTED: g_string_append (out, event->other == LAN_YES ? " yes" : " no"); break;
    case LAN_EVENT_COUNTY_PAYS: g_string_append_printf (out, " %s", ANSWERS[event->other]); break;
    case LAN_EVENT_RANK: g_string_append_printf (out, " %u", event->other); break;
    case LAN_EVENT_GAME_OVER:
      for (guint seat = 0; seat < LAN_MAX_SEATS; seat++)
        if (event->other >> seat & 1)
          g_string_append_printf (out, " %c", lan_test_letter (seat));
      break;
    default: g_assert_cmpuint (event->other, ==, 0); break;
    }
}

/* "TYPE:SIDE STRENGTH /ITEM @PLACE +AMOUNT +AMOUNT2 OTHER from=SOURCE/ORIGIN", without the blanks before OTHER and
 * without what is not there. */
static void
describe (GString *out, const LanEvent *event)
{
  static const char *const TYPES[LAN_N_EVENTS] = {
    "round", "phase", "built", "placed", "expelled", "favour", "gained", "paid", "recruited", "upgraded",
    "declined", "noble", "void", "voted", "approved", "rejected", "left", "law", "pays", "start",
    "won", "lost", "rank", "moved", "gone", "ransomed", "captured", "returned", "over",
  };

  g_string_append (out, TYPES[event->type]);
  if (event->side != LAN_NO_SIDE)
    g_string_append_printf (out, ":%c", lan_test_letter (event->side));
  if (event->strength > 0)
    g_string_append_printf (out, "%u", event->strength);
  if (event->item != LAN_NO_ITEM)
    {
      g_autofree char *item = item_name (event);

      g_string_append_printf (out, "/%s", item);
    }
  if (event->place != LAN_PLACE_NONE)
    g_string_append_printf (out, "@%s", place_name (event));
  if (event->amount > 0 || event->amount2 > 0)
    g_string_append_printf (out, "+%u", event->amount);
  if (event->amount2 > 0)
    g_string_append_printf (out, "+%u", event->amount2);
  add_other (out, event);
  add_source (out, event);
}

static void
run_case (gconstpointer data)
{
  const EventCase *test = data;
  g_auto (GStrv) moves = g_strsplit (test->moves, "; ", -1);
  g_auto (GStrv) expected = g_strsplit (test->events, "; ", -1);
  g_autofree LanEventLog *log = g_new0 (LanEventLog, 1);
  guint n_expected = g_strv_length (expected);
  LanState state;

  lan_test_position (test->position, &state, log);
  for (guint i = 0; moves[i] != NULL && moves[i][0] != '\0'; i++)
    lan_test_play (&state, moves[i], log);

  if (n_expected == 0)
    g_assert_cmpuint (log->n_events, ==, 0);
  g_assert_cmpuint (log->n_events, >=, n_expected);
  for (guint i = 0; i < n_expected; i++)
    {
      g_autoptr (GString) event = g_string_new (NULL);

      describe (event, &log->events[i]);
      g_assert_cmpstr (event->str, ==, expected[i]);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (CASES); i++)
    {
      g_autofree char *path = g_strconcat ("/events/", CASES[i].path, NULL);

      g_test_add_data_func (path, &CASES[i], run_case);
    }

  return g_test_run ();
}
