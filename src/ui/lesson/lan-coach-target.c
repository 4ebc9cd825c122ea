/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-coach-target.h"

#include "lan-castle-view.h"
#include "lan-county-space.h"
#include "lan-favour-tile.h"
#include "lan-game-views.h"
#include "lan-knight-button.h"
#include "lan-knight-rank.h"
#include "lan-law-track.h"
#include "lan-prompt-choices.h"
#include "lan-space.h"
#include "lan-vote-sheet.h"

/* What is looked for. */
typedef struct {
  GType type;
  guint side;
  guint strength;
  LanPlace place;
  guint item;
} Wanted;

static gboolean
matches (GtkWidget *widget, const Wanted *wanted)
{
  if (!g_type_is_a (G_OBJECT_TYPE (widget), wanted->type))
    return FALSE;
  if (LAN_IS_KNIGHT_BUTTON (widget))
    return lan_knight_button_is_at_court (LAN_KNIGHT_BUTTON (widget), wanted->side, wanted->strength);
  if (LAN_IS_FAVOUR_TILE (widget))
    return wanted->type == LAN_TYPE_FAVOUR_TILE && lan_favour_tile_get_favour (LAN_FAVOUR_TILE (widget)) == wanted->item;
  if (LAN_IS_SPACE (widget))
    return lan_space_get_place (LAN_SPACE (widget)) == wanted->place
           && (!LAN_PLACE_IS_CASTLE (wanted->place) || lan_space_get_side (LAN_SPACE (widget)) == wanted->side);
  return TRUE;
}

/* The first that is shown. */
static GtkWidget *
find (GtkWidget *widget, const Wanted *wanted)
{
  GtkWidget *found = NULL;

  if (!gtk_widget_get_mapped (widget))
    return NULL;
  if (matches (widget, wanted))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = find (child, wanted);
  return found;
}

static GtkWidget *
find_type (GtkWidget *root, GType type)
{
  return find (root, &(Wanted) { .type = type });
}

static GtkWidget *
find_place (GtkWidget *root, guint side, LanPlace place)
{
  return find (root, &(Wanted) { .type = LAN_TYPE_SPACE, .side = side, .place = place });
}

/* Whether the knight that is to be placed is in hand. */
static gboolean
is_in_hand (LanSession *session, const LanChoice *choice)
{
  guint side, strength;

  return lan_session_get_selection (session, &side, &strength) && side == choice->side && strength == choice->strength;
}

static GtkWidget *
find_choice (LanSession *session, GtkWidget *root, const LanChoice *choice)
{
  GtkWidget *found;

  switch ((LanDecisionKind) choice->kind)
    {
    case LAN_DECISION_PLACE:
      if (is_in_hand (session, choice))
        return find_place (root, choice->side, choice->place);
      return find (root, &(Wanted) { .type = LAN_TYPE_KNIGHT_BUTTON, .side = choice->side, .strength = choice->strength });
    case LAN_DECISION_EXTENSION:
      return find_place (root, choice->side, LAN_PLACE_CASTLE (choice->item));
    case LAN_DECISION_UPGRADE:
      return find_place (root, choice->side, choice->place);
    case LAN_DECISION_NOBLE:
      return find_place (root, choice->side, LAN_PLACE_COUNTY (choice->item));
    case LAN_DECISION_FAVOUR:
      return find (root, &(Wanted) { .type = LAN_TYPE_FAVOUR_TILE, .item = choice->item });
    case LAN_DECISION_VOTE:
      found = find_type (root, LAN_TYPE_VOTE_SHEET);
      return found != NULL ? lan_vote_sheet_find_next (LAN_VOTE_SHEET (found), choice) : NULL;
    case LAN_DECISION_BUY:
    case LAN_DECISION_COUNTY:
    case LAN_DECISION_START:
    case LAN_DECISION_ARM:
    case LAN_DECISION_RANSOM:
    case LAN_DECISION_NONE:
    case LAN_N_DECISIONS:
    default:
      found = find_type (root, LAN_TYPE_PROMPT_CHOICES);
      return found != NULL ? lan_prompt_choices_find_next (LAN_PROMPT_CHOICES (found), choice) : NULL;
    }
}

static const LanLessonStep *
get_step (LanTutor *tutor)
{
  return lan_lesson_get_step (lan_tutor_get_lesson (tutor), lan_tutor_get_step (tutor));
}

GtkWidget *
lan_coach_target_find (LanTutor *tutor, LanSession *session, GtkWidget *root)
{
  const LanLessonStep *step = get_step (tutor);
  LanChoice choice;

  if (lan_tutor_get_wanted (tutor, &choice))
    return find_choice (session, root, &choice);
  if (lan_tutor_get_state (tutor) != LAN_TUTOR_READY)
    return NULL;
  switch (step->sight)
    {
    case LAN_SIGHT_COURT:
      return find_type (root, LAN_TYPE_KNIGHT_RANK);
    case LAN_SIGHT_CASTLE:
      return find_type (root, LAN_TYPE_CASTLE_VIEW);
    case LAN_SIGHT_LAWS:
      return find_type (root, LAN_TYPE_LAW_TRACK);
    case LAN_SIGHT_PLACE:
      return find_place (root, lan_session_get_front_seat (session), step->place);
    case LAN_SIGHT_NONE:
    default:
      return NULL;
    }
}

graphene_rect_t
lan_coach_target_get_area (GtkWidget *target)
{
  if (LAN_IS_COUNTY_SPACE (target))
    return lan_county_space_get_seat (LAN_COUNTY_SPACE (target));
  if (LAN_IS_KNIGHT_BUTTON (target))
    return lan_knight_button_get_knight (LAN_KNIGHT_BUTTON (target));
  return GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (target), gtk_widget_get_height (target));
}

static guint
get_views_of_choice (LanSession *session, const LanChoice *choice)
{
  switch ((LanDecisionKind) choice->kind)
    {
    case LAN_DECISION_PLACE:
      return is_in_hand (session, choice) ? lan_game_view_of_place (choice->place) : LAN_VIEW_BIT (LAN_VIEW_CASTLE);
    case LAN_DECISION_UPGRADE:
      return lan_game_view_of_place (choice->place);
    case LAN_DECISION_EXTENSION:
      return LAN_VIEW_BIT (LAN_VIEW_CASTLE);
    case LAN_DECISION_NOBLE:
    case LAN_DECISION_FAVOUR:
      return LAN_VIEW_BIT (LAN_VIEW_ENGLAND);
    case LAN_DECISION_VOTE:
    case LAN_DECISION_BUY:
    case LAN_DECISION_COUNTY:
    case LAN_DECISION_START:
    case LAN_DECISION_ARM:
    case LAN_DECISION_RANSOM:
    case LAN_DECISION_NONE:
    case LAN_N_DECISIONS:
    default:
      return 0;
    }
}

guint
lan_coach_target_get_views (LanTutor *tutor, LanSession *session)
{
  const LanLessonStep *step = get_step (tutor);
  LanChoice choice;

  if (lan_tutor_get_wanted (tutor, &choice))
    return get_views_of_choice (session, &choice);
  if (lan_tutor_get_state (tutor) != LAN_TUTOR_READY)
    return 0;
  switch (step->sight)
    {
    case LAN_SIGHT_COURT:
    case LAN_SIGHT_CASTLE:
      return LAN_VIEW_BIT (LAN_VIEW_CASTLE);
    case LAN_SIGHT_LAWS:
      return LAN_VIEW_BIT (LAN_VIEW_PARLIAMENT);
    case LAN_SIGHT_PLACE:
      return lan_game_view_of_place (step->place);
    case LAN_SIGHT_NONE:
    default:
      return 0;
    }
}
