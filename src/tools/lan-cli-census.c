/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-cli-census.h"

#define FIRST_SPACE LAN_COUNTIES
#define FIRST_ALLY_SPACE (FIRST_SPACE + LAN_SPACES)
#define FIRST_CARD (FIRST_ALLY_SPACE + LAN_ALLY_SPACES)
#define ALL_FAVOURS ((1u << LAN_FAVOURS) - 1)

static const struct {
  const char *name;
  LanTableKind table;
} kinds[LAN_CENSUS_KINDS] = {
  [LAN_CENSUS_SEAT] = { "seat", LAN_N_TABLES },
  [LAN_CENSUS_START_WINS] = { "start-wins", LAN_TABLE_SPACES },
  [LAN_CENSUS_FIRST_TILE] = { "first-tile", LAN_TABLE_SPACES },
  [LAN_CENSUS_TILE] = { "tile", LAN_TABLE_SPACES },
  [LAN_CENSUS_FIRST_PLACE] = { "first-place", LAN_N_TABLES },
  [LAN_CENSUS_PLACE] = { "place", LAN_N_TABLES },
  [LAN_CENSUS_USED] = { "used", LAN_N_TABLES },
  [LAN_CENSUS_COUNTY_REWARD] = { "county-reward", LAN_TABLE_COUNTIES },
  [LAN_CENSUS_COUNTY_NOBLE] = { "county-noble", LAN_TABLE_COUNTIES },
  [LAN_CENSUS_COUNTY_BOTH] = { "county-both", LAN_TABLE_COUNTIES },
  [LAN_CENSUS_FIRST_FAVOUR] = { "first-favour", LAN_TABLE_FAVOURS },
  [LAN_CENSUS_FAVOUR] = { "favour", LAN_TABLE_FAVOURS },
  [LAN_CENSUS_NOBLE] = { "noble", LAN_TABLE_COUNTIES },
  [LAN_CENSUS_YES] = { "yes", LAN_TABLE_LAWS },
  [LAN_CENSUS_APPROVED] = { "approved", LAN_TABLE_LAWS },
  [LAN_CENSUS_BOUGHT] = { "bought", LAN_TABLE_LAWS },
  [LAN_CENSUS_ARMED] = { "armed", LAN_TABLE_SPACES },
};

/* A choice as it is counted; kind LAN_CENSUS_KINDS: not at all. */
typedef struct {
  LanCliCensusKind kind;
  guint item;
} Cell;

/* What happened in the round: where each house could place a knight, and did; bits are places. */
typedef struct {
  guint round;
  guint64 offered[LAN_MAX_SEATS];
  guint64 used[LAN_MAX_SEATS];
} Course;

G_STATIC_ASSERT (LAN_CENSUS_PLACES <= 64);

static guint
place_of (const LanState *state, const LanChoice *choice)
{
  guint index = LAN_PLACE_INDEX (choice->place);

  if (LAN_PLACE_IS_COUNTY (choice->place))
    return index;
  if (LAN_PLACE_IS_CASTLE (choice->place))
    return (LAN_IS_ALLY (choice->side) ? FIRST_ALLY_SPACE : FIRST_SPACE) + index;
  return FIRST_CARD + state->battles[index].card;
}

static Cell
cell_of (const LanState *state, const LanChoice *choice)
{
  const Cell none = { LAN_CENSUS_KINDS, 0 };

  if (choice->kind == LAN_DECISION_PLACE)
    return (Cell) { LAN_CENSUS_PLACE, place_of (state, choice) };
  if (LAN_IS_ALLY (choice->side)) /* R7.5: most of it is void */
    return none;
  switch (choice->kind)
    {
    case LAN_DECISION_EXTENSION:
      return (Cell) { LAN_CENSUS_TILE, choice->item };
    case LAN_DECISION_FAVOUR:
      return (Cell) { LAN_CENSUS_FAVOUR, choice->item };
    case LAN_DECISION_NOBLE:
      return (Cell) { LAN_CENSUS_NOBLE, choice->item };
    case LAN_DECISION_COUNTY:
      return (Cell) { LAN_CENSUS_COUNTY_REWARD + choice->answer, choice->item };
    case LAN_DECISION_VOTE:
      return choice->answer == LAN_YES ? (Cell) { LAN_CENSUS_YES, choice->item } : none;
    case LAN_DECISION_ARM:
      return choice->answer == LAN_YES ? (Cell) { LAN_CENSUS_ARMED, choice->item } : none;
    case LAN_DECISION_BUY:
      return choice->amount > 0 ? (Cell) { LAN_CENSUS_BOUGHT, choice->item } : none;
    default:
      return none;
    }
}

/* The kind that counts first choices besides; LAN_CENSUS_KINDS when this is none. */
static LanCliCensusKind
first_kind (const LanState *state, guint seat, LanCliCensusKind kind, const Course *course)
{
  if (kind == LAN_CENSUS_TILE && state->step == LAN_STEP_SETUP)
    return LAN_CENSUS_FIRST_TILE;
  if (kind == LAN_CENSUS_PLACE && course->used[seat] == 0)
    return LAN_CENSUS_FIRST_PLACE;
  if (kind == LAN_CENSUS_FAVOUR && state->favours == ALL_FAVOURS)
    return LAN_CENSUS_FIRST_FAVOUR;
  return LAN_CENSUS_KINDS;
}

static void
count_chances (LanCliCensus *self, const LanContent *content, const LanState *state, Course *course)
{
  gboolean seen[LAN_CENSUS_KINDS][LAN_CENSUS_PLACES] = { 0 };
  LanSpan spans[LAN_MAX_SPANS];
  guint n = lan_decision_spans (content, state, spans);

  for (guint i = 0; i < n; i++)
    {
      LanChoice choice = spans[i].first;
      LanCliCensusKind first;
      Cell cell;

      choice.amount = spans[i].last_amount;
      cell = cell_of (state, &choice);
      if (cell.kind == LAN_CENSUS_KINDS || seen[cell.kind][cell.item])
        continue;
      seen[cell.kind][cell.item] = TRUE;
      self->counts[cell.kind][cell.item].chances++;
      if (cell.kind == LAN_CENSUS_PLACE)
        course->offered[choice.seat] |= G_GUINT64_CONSTANT (1) << cell.item;
      first = first_kind (state, choice.seat, cell.kind, course);
      if (first != LAN_CENSUS_KINDS)
        self->counts[first][cell.item].chances++;
    }
}

static void
count_choice (LanCliCensus *self, const LanState *state, const LanChoice *choice, Course *course)
{
  Cell cell = cell_of (state, choice);
  LanCliCensusKind first;

  if (cell.kind == LAN_CENSUS_KINDS)
    return;
  self->counts[cell.kind][cell.item].taken++;
  first = first_kind (state, choice->seat, cell.kind, course);
  if (first != LAN_CENSUS_KINDS)
    self->counts[first][cell.item].taken++;
  if (cell.kind == LAN_CENSUS_PLACE)
    course->used[choice->seat] |= G_GUINT64_CONSTANT (1) << cell.item;
}

static void
count_round (LanCliCensus *self, const Course *course)
{
  for (guint seat = 0; seat < LAN_MAX_SEATS; seat++)
    for (guint place = 0; place < LAN_CENSUS_PLACES; place++)
      {
        self->counts[LAN_CENSUS_USED][place].chances += course->offered[seat] >> place & 1;
        self->counts[LAN_CENSUS_USED][place].taken += course->used[seat] >> place & 1;
      }
}

static void
count_laws (LanCliCensus *self, const LanEventLog *log)
{
  for (guint i = 0; i < log->n_events; i++)
    {
      const LanEvent *event = &log->events[i];

      if (event->type != LAN_EVENT_APPROVED && event->type != LAN_EVENT_REJECTED)
        continue;
      self->counts[LAN_CENSUS_APPROVED][event->item].chances++;
      self->counts[LAN_CENSUS_APPROVED][event->item].taken += event->type == LAN_EVENT_APPROVED;
    }
}

static void
count_victory (LanCliCensus *self, LanCliCensusKind kind, guint item, guint part)
{
  self->counts[kind][item].chances++;
  self->counts[kind][item].taken += part;
}

/* tiles: the first extension tile of each seat. */
static void
count_victories (LanCliCensus *self, const LanState *end, guint start_seat, const guint8 *tiles)
{
  guint winners = lan_state_winners (end);
  guint part = LAN_CENSUS_VICTORY / (guint) __builtin_popcount (winners);

  for (guint seat = 0; seat < end->players; seat++)
    {
      guint won = winners >> seat & 1 ? part : 0;

      count_victory (self, LAN_CENSUS_SEAT, (seat + end->players - start_seat) % end->players, won);
      count_victory (self, LAN_CENSUS_START_WINS, tiles[seat], won);
    }
}

static void
count_game (LanCliCensus *self, const LanContent *content, const LanRecord *record)
{
  guint8 tiles[LAN_MAX_SEATS] = { 0 };
  Course course = { 0 };
  LanEventLog log;
  LanState state;

  lan_state_init (content, &state, &record->setup->chance);
  for (guint i = 0; i < record->choices->len; i++)
    {
      const LanChoice *choice = &g_array_index (record->choices, LanChoice, i);

      if (course.round != state.round)
        {
          count_round (self, &course);
          course = (Course) { .round = state.round };
        }
      if (state.step == LAN_STEP_SETUP)
        tiles[choice->seat] = choice->item;
      count_chances (self, content, &state, &course);
      count_choice (self, &state, choice, &course);
      lan_apply (content, &state, choice, &log);
      count_laws (self, &log);
    }
  count_round (self, &course);
  count_victories (self, &state, record->setup->chance.start_seat, tiles);
  self->games++;
}

gboolean
lan_cli_census_add (LanCliCensus *self, const LanRecord *record)
{
  LanState end;

  if (!lan_record_replay (record, record->choices->len, &end, NULL, NULL) || end.step != LAN_STEP_FINISHED)
    return FALSE;
  count_game (self, lan_game_content_get_tables (record->setup->content), record);
  return TRUE;
}

static gboolean
is_of_places (LanCliCensusKind kind)
{
  return kind == LAN_CENSUS_PLACE || kind == LAN_CENSUS_FIRST_PLACE || kind == LAN_CENSUS_USED;
}

guint
lan_cli_census_size (LanCliCensusKind kind, guint players)
{
  static const guint sizes[LAN_N_TABLES] = {
    [LAN_TABLE_COUNTIES] = LAN_COUNTIES,
    [LAN_TABLE_SPACES] = LAN_SPACES,
    [LAN_TABLE_FAVOURS] = LAN_FAVOURS,
    [LAN_TABLE_LAWS] = LAN_LAWS,
  };

  if (kind == LAN_CENSUS_SEAT)
    return players;
  return is_of_places (kind) ? LAN_CENSUS_PLACES : sizes[kinds[kind].table];
}

static char *
name_place (LanGameContent *content, guint item)
{
  if (item >= FIRST_CARD)
    return g_strconcat ("conflict:", lan_game_content_get_item_id (content, LAN_TABLE_CONFLICTS, item - FIRST_CARD), NULL);
  if (item >= FIRST_ALLY_SPACE)
    return g_strconcat ("ally:", lan_game_content_get_item_id (content, LAN_TABLE_ALLY_SPACES, item - FIRST_ALLY_SPACE), NULL);
  if (item >= FIRST_SPACE)
    return g_strconcat ("castle:", lan_game_content_get_item_id (content, LAN_TABLE_SPACES, item - FIRST_SPACE), NULL);
  return g_strconcat ("county:", lan_game_content_get_item_id (content, LAN_TABLE_COUNTIES, item), NULL);
}

char *
lan_cli_census_item (LanGameContent *content, LanCliCensusKind kind, guint item)
{
  if (kind == LAN_CENSUS_SEAT)
    return g_strdup_printf ("%u", item + 1);
  if (is_of_places (kind))
    return name_place (content, item);
  return g_strdup (lan_game_content_get_item_id (content, kinds[kind].table, item));
}

const char *
lan_cli_census_kind (LanCliCensusKind kind)
{
  return kinds[kind].name;
}
