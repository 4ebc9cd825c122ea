/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which page of the help is about what is being done. */

#include "lan-config.h"

#include "lan-window-private.h"

#include "lan-castle-view.h"
#include "lan-chronicle.h"
#include "lan-conflict-board.h"
#include "lan-favour-display.h"
#include "lan-house-list.h"
#include "lan-law-track.h"
#include "lan-map-view.h"
#include "lan-point-track.h"
#include "lan-seat-row.h"

/* The row of a family that an outside engine plays has the focus. */
static gboolean
is_at_engine (LanWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));
  GtkWidget *row = focus != NULL ? gtk_widget_get_ancestor (focus, LAN_TYPE_SEAT_ROW) : NULL;
  g_autofree char *engine = row != NULL ? lan_seat_row_get_engine (LAN_SEAT_ROW (row)) : NULL;

  return engine != NULL;
}

static const char *
get_page_of_sheet (LanWindow *self)
{
  switch (self->sheet)
    {
    case LAN_SHEET_NEW_GAME:
      return is_at_engine (self) ? "engines" : "new-game";
    case LAN_SHEET_VOTE:
    case LAN_SHEET_REVEAL:
      return "vote";
    case LAN_SHEET_HAND_OVER:
      return "several-people";
    case LAN_SHEET_FORECAST:
      return "forecast";
    case LAN_SHEET_ANALYSIS:
      return "analysis";
    case LAN_SHEET_RESULTS:
      return "scores#results";
    case LAN_SHEET_NONE:
    default:
      return NULL;
    }
}

/* By the area of the page that has the focus. */
static const char *
get_page_of_focus (LanWindow *self)
{
  const struct {
    GType type;
    const char *page;
  } areas[] = {
    { LAN_TYPE_FAVOUR_DISPLAY, "rules-counties#favours" },
    { LAN_TYPE_MAP_VIEW, "place" },
    { LAN_TYPE_CONFLICT_BOARD, "rules-france" },
    { LAN_TYPE_CASTLE_VIEW, "castle" },
    { LAN_TYPE_LAW_TRACK, "rules-parliament" },
    { LAN_TYPE_HOUSE_LIST, "castle" },
    { LAN_TYPE_CHRONICLE, "scores#chronicle" },
    { LAN_TYPE_POINT_TRACK, "scores" },
  };
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  for (guint i = 0; focus != NULL && i < G_N_ELEMENTS (areas); i++)
    if (gtk_widget_get_ancestor (focus, areas[i].type) != NULL)
      return areas[i].page;
  return NULL;
}

/* What is to be decided, where the focus is on no part of the board. */
static const char *
get_page_of_decision (LanWindow *self)
{
  switch (lan_session_get_decision (self->session).kind)
    {
    case LAN_DECISION_EXTENSION:
      return "castle";
    case LAN_DECISION_PLACE:
      return "place";
    case LAN_DECISION_FAVOUR:
    case LAN_DECISION_NOBLE:
      return "rules-counties#favours";
    case LAN_DECISION_VOTE:
      return "vote";
    case LAN_DECISION_UPGRADE:
    case LAN_DECISION_BUY:
    case LAN_DECISION_COUNTY:
    case LAN_DECISION_START:
    case LAN_DECISION_ARM:
    case LAN_DECISION_RANSOM:
      return "rewards";
    case LAN_DECISION_NONE:
    default:
      return NULL;
    }
}

const char *
lan_window_get_help_page (LanWindow *self)
{
  const char *page;

  g_return_val_if_fail (LAN_IS_WINDOW (self), NULL);

  page = get_page_of_sheet (self);
  if (page != NULL)
    return page;
  if (self->library_shown)
    return "library";
  if (lan_window_is_free (self))
    return NULL;
  if (self->tutor != NULL)
    return "first-steps";
  if (lan_session_is_visiting (self->session))
    return "replay";
  page = get_page_of_focus (self);
  return page != NULL ? page : get_page_of_decision (self);
}
