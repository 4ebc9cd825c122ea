/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-board.h"

#include "lan-board-private.h"

struct _LanBoard {
  GListStore *lists[LAN_BOARD_N_LISTS];
  guint generation; /* rises with every sync, to notice one within another */
};

static guint
list_size (GListStore *list)
{
  return g_list_model_get_n_items (G_LIST_MODEL (list));
}

static gboolean
list_has (GListStore *list, guint position, gconstpointer item)
{
  g_autoptr (GObject) found = g_list_model_get_object (G_LIST_MODEL (list), position);

  return found == item;
}

/* One items-changed signal for the stretch that differs, none when nothing does. */
static void
replace_items (GListStore *list, GPtrArray *items)
{
  guint size = list_size (list);
  guint shorter = MIN (size, items->len);
  guint head = 0;
  guint tail = 0;

  while (head < shorter && list_has (list, head, g_ptr_array_index (items, head)))
    head++;
  while (tail < shorter - head && list_has (list, size - 1 - tail, g_ptr_array_index (items, items->len - 1 - tail)))
    tail++;

  if (head + tail < MAX (size, items->len))
    g_list_store_splice (list, head, size - head - tail, items->pdata + head, items->len - head - tail);
}

static GPtrArray *
collect_items (GListStore *list)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < list_size (list); i++)
    g_ptr_array_add (items, g_list_model_get_object (G_LIST_MODEL (list), i));

  return items;
}

static GPtrArray *
create_houses (const LanGameSetup *setup)
{
  GPtrArray *houses = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint seat = 0; seat < setup->chance.players; seat++)
    g_ptr_array_add (houses, lan_house_new (setup, seat));
  if (setup->chance.players == 2) /* R7.1 */
    for (guint seat = 0; seat < LAN_MAX_ALLIES; seat++)
      g_ptr_array_add (houses, lan_house_new (setup, LAN_ALLY_OF (seat)));

  return houses;
}

static LanLaw *
find_or_create_law (GListStore *laws, guint index)
{
  for (guint i = 0; i < list_size (laws); i++)
    {
      g_autoptr (LanLaw) law = g_list_model_get_item (G_LIST_MODEL (laws), i);

      if (lan_law_get_index (law) == index)
        return g_steal_pointer (&law);
    }

  return lan_law_new (index);
}

static GPtrArray *
collect_laws (GListStore *list, const LanState *state)
{
  GPtrArray *laws = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < LAN_IN_FORCE; i++)
    g_ptr_array_add (laws, find_or_create_law (list, state->in_force[i]));
  for (guint i = state->proposal; i < LAN_PROPOSALS; i++)
    g_ptr_array_add (laws, find_or_create_law (list, lan_state_proposal (state, i)));

  return laws;
}

static void
sync_item (LanBoardList list, gpointer item, guint position, const LanContent *content, const LanState *state)
{
  switch (list)
    {
    case LAN_BOARD_HOUSES:
      lan_house_sync (item, content, state);
      break;
    case LAN_BOARD_COUNTIES:
      lan_county_sync (item, state);
      break;
    case LAN_BOARD_CONFLICTS:
      lan_conflict_sync (item, content, state);
      break;
    case LAN_BOARD_LAWS:
      if (position < LAN_IN_FORCE)
        lan_law_sync (item, TRUE, position);
      else
        lan_law_sync (item, FALSE, state->proposal + position - LAN_IN_FORCE);
      break;
    case LAN_BOARD_N_LISTS:
    default:
      g_assert_not_reached ();
    }
}

static void
add_item (LanBoard *board, LanBoardList list, gpointer item)
{
  g_list_store_append (board->lists[list], item);
  g_object_unref (item);
}

LanBoard *
lan_board_new (void)
{
  LanBoard *board = g_new0 (LanBoard, 1);

  board->lists[LAN_BOARD_HOUSES] = g_list_store_new (LAN_TYPE_HOUSE);
  board->lists[LAN_BOARD_COUNTIES] = g_list_store_new (LAN_TYPE_COUNTY);
  board->lists[LAN_BOARD_CONFLICTS] = g_list_store_new (LAN_TYPE_CONFLICT);
  board->lists[LAN_BOARD_LAWS] = g_list_store_new (LAN_TYPE_LAW);

  for (guint i = 0; i < LAN_COUNTIES; i++)
    add_item (board, LAN_BOARD_COUNTIES, lan_county_new (i));
  for (guint i = 0; i < LAN_BATTLES; i++)
    add_item (board, LAN_BOARD_CONFLICTS, lan_conflict_new (i));

  return board;
}

void
lan_board_free (LanBoard *board)
{
  for (guint list = 0; list < LAN_BOARD_N_LISTS; list++)
    g_object_unref (board->lists[list]);
  g_free (board);
}

GListModel *
lan_board_get_list (LanBoard *board, LanBoardList list)
{
  return G_LIST_MODEL (board->lists[list]);
}

void
lan_board_sync (LanBoard *board, const LanContent *content, const LanState *state, const LanGameSetup *new_setup)
{
  GPtrArray *items[LAN_BOARD_N_LISTS];
  guint generation = ++board->generation;

  items[LAN_BOARD_HOUSES] = new_setup != NULL ? create_houses (new_setup) : collect_items (board->lists[LAN_BOARD_HOUSES]);
  items[LAN_BOARD_COUNTIES] = collect_items (board->lists[LAN_BOARD_COUNTIES]);
  items[LAN_BOARD_CONFLICTS] = collect_items (board->lists[LAN_BOARD_CONFLICTS]);
  items[LAN_BOARD_LAWS] = collect_laws (board->lists[LAN_BOARD_LAWS], state);

  for (guint list = 0; list < LAN_BOARD_N_LISTS; list++)
    for (guint i = 0; i < items[list]->len; i++)
      {
        g_object_freeze_notify (g_ptr_array_index (items[list], i));
        sync_item (list, g_ptr_array_index (items[list], i), i, content, state);
      }

  /* A handler of items-changed may have moved the game on: its lists are the newer ones. */
  for (guint list = 0; list < LAN_BOARD_N_LISTS && board->generation == generation; list++)
    replace_items (board->lists[list], items[list]);

  for (guint list = 0; list < LAN_BOARD_N_LISTS; list++)
    {
      for (guint i = 0; i < items[list]->len; i++)
        g_object_thaw_notify (g_ptr_array_index (items[list], i));
      g_ptr_array_unref (items[list]);
    }
}
