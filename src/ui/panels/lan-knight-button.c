/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-knight-button.h"

#include "lan-heraldry.h"
#include "lan-paint.h"
#include "lan-token-theme.h"
#include "lan-tooltip.h"
#include "lan-words.h"

#include <glib/gi18n-lib.h>

/* The grids of the art: a block stands on (24, 80) of 52 x 84, a chip on (10, 30) of 22 x 31. */
#define BLOCK_HEIGHT 84.0
#define BLOCK_LEAST_FACTOR 0.58
#define CHIP_WIDTH 22.0
#define CHIP_HEIGHT 31.0
#define CHIP_MOST_FACTOR 1.1

/* Where chips stand so close that they would get smaller than this, they cover each other's right sides. */
#define CHIP_LEAST_FACTOR 0.8

/* How far the knight in hand is lifted, as a share of the height. */
#define LIFT 0.08

typedef enum { KNIGHT_IDLE, KNIGHT_SELECTABLE, KNIGHT_SELECTED, KNIGHT_UPGRADABLE } KnightState;

struct _LanKnightButton
{
  GtkButton parent_instance;

  LanSession *session;
  guint side;
  guint strength;
  LanPlace place;
  guint count;
  KnightState state;
};

G_DEFINE_FINAL_TYPE (LanKnightButton, lan_knight_button, GTK_TYPE_BUTTON)

/* The choice that upgrades this knight now; FALSE when there is none. */
static gboolean
lan_knight_button_find_upgrade (LanKnightButton *self, LanChoice *choice)
{
  LanSpan spans[LAN_MAX_SPANS];
  guint n;

  if (lan_session_get_decision (self->session).kind != LAN_DECISION_UPGRADE)
    return FALSE;
  n = lan_session_get_spans (self->session, spans);
  for (guint i = 0; i < n; i++)
    {
      *choice = spans[i].first;
      if (choice->side == self->side && choice->strength == self->strength && choice->place == self->place)
        return TRUE;
    }
  return FALSE;
}

static KnightState
lan_knight_button_find_state (LanKnightButton *self, gboolean first)
{
  LanChoice choice;
  guint side, strength;

  if (self->place != LAN_PLACE_COURT)
    return KNIGHT_IDLE;
  if (lan_knight_button_find_upgrade (self, &choice))
    return KNIGHT_UPGRADABLE;
  if (first && lan_session_get_selection (self->session, &side, &strength) && side == self->side && strength == self->strength)
    return KNIGHT_SELECTED;
  return lan_session_can_select (self->session, self->side, self->strength) ? KNIGHT_SELECTABLE : KNIGHT_IDLE;
}

static char *
lan_knight_button_get_name (LanKnightButton *self)
{
  g_autofree char *side = lan_words_side (lan_session_get_content (self->session), lan_session_get_setup (self->session), self->side);

  if (self->place == LAN_PLACE_RESERVE)
    return g_strdup_printf (/* Translators: strength of the knights, then the house. */
                            ngettext ("%u knight of strength %u in the reserve, %s", "%u knights of strength %u in the reserve, %s", self->count),
                            self->count, self->strength, side);
  if (self->count > 1)
    return g_strdup_printf (/* Translators: number and strength of the knights, then the house. */
                            ngettext ("%u knight of strength %u at court, %s", "%u knights of strength %u at court, %s", self->count),
                            self->count, self->strength, side);
  /* Translators: strength of the knight, then the house. */
  return g_strdup_printf (_("Knight of strength %u at court, %s"), self->strength, side);
}

static const char *
lan_knight_button_get_remark (LanKnightButton *self)
{
  switch (self->state)
    {
    case KNIGHT_SELECTABLE:
      return _("Takes this knight in hand.");
    case KNIGHT_SELECTED:
      return _("In hand; puts it back.");
    case KNIGHT_UPGRADABLE:
      return _("Upgrades this knight.");
    case KNIGHT_IDLE:
    default:
      return "";
    }
}

static void
lan_knight_button_update_words (LanKnightButton *self)
{
  g_autofree char *name = lan_knight_button_get_name (self);
  const char *remark = lan_knight_button_get_remark (self);
  g_autofree char *tooltip = *remark == '\0' ? g_strdup (name) : g_strdup_printf ("%s\n%s", name, remark);

  if (!lan_tooltip_update (GTK_WIDGET (self), tooltip))
    return;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, remark,
                                  -1);
}

static void
lan_knight_button_set_state (LanKnightButton *self, KnightState state)
{
  static const char *const classes[] = { NULL, "selectable", "selected", "upgradable" };

  if (classes[self->state] != NULL)
    gtk_widget_remove_css_class (GTK_WIDGET (self), classes[self->state]);
  self->state = state;
  if (classes[state] != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self), classes[state]);
  gtk_widget_set_focusable (GTK_WIDGET (self), self->place == LAN_PLACE_COURT);
  gtk_widget_set_can_focus (GTK_WIDGET (self), self->place == LAN_PLACE_COURT);
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), state == KNIGHT_IDLE ? NULL : "pointer");
}

static void
lan_knight_button_clicked (GtkButton *button)
{
  LanKnightButton *self = LAN_KNIGHT_BUTTON (button);
  LanChoice choice;

  switch (self->state)
    {
    case KNIGHT_SELECTABLE:
      lan_session_select (self->session, self->side, self->strength);
      break;
    case KNIGHT_SELECTED:
      lan_session_unselect (self->session);
      break;
    case KNIGHT_UPGRADABLE:
      if (lan_knight_button_find_upgrade (self, &choice))
        lan_session_play (self->session, &choice);
      break;
    case KNIGHT_IDLE:
    default:
      break;
    }
}

static void
lan_knight_button_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural, int *minimum_baseline, int *natural_baseline)
{
  *minimum = 1;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? LAN_KNIGHT_BLOCK_WIDTH : 52;
}

/* A block where it comes out at the least size the art allows, else a chip. */
static gboolean
lan_knight_button_shows_chip (LanKnightButton *self)
{
  return gtk_widget_get_height (GTK_WIDGET (self)) / BLOCK_HEIGHT < BLOCK_LEAST_FACTOR
         || gtk_widget_get_width (GTK_WIDGET (self)) < LAN_KNIGHT_BLOCK_WIDTH;
}

static graphene_rect_t
lan_knight_button_get_token_rect (LanKnightButton *self, const char *token)
{
  LanTokenTheme *theme = lan_token_theme_get (GTK_WIDGET (self));
  double width = gtk_widget_get_width (GTK_WIDGET (self));
  double height = gtk_widget_get_height (GTK_WIDGET (self));
  double lift = self->state == KNIGHT_SELECTED ? height * LIFT : 0;

  if (lan_knight_button_shows_chip (self))
    {
      double factor = MIN (MIN (height / CHIP_HEIGHT, MAX (width / CHIP_WIDTH, CHIP_LEAST_FACTOR)), CHIP_MOST_FACTOR);

      return lan_token_theme_get_rect (theme, token, width / 2, height - 2 - lift, 10.5, 30, factor);
    }
  return lan_token_theme_get_rect (theme, token, width / 2 - 1, height - 4 - lift, 24, 80, MIN (height / BLOCK_HEIGHT, 0.72));
}

static void
lan_knight_button_snapshot_knight (LanKnightButton *self, GtkSnapshot *snapshot)
{
  GtkWidget *widget = GTK_WIDGET (self);
  g_autofree char *token = lan_heraldry_knight (self->session, self->side, self->strength, lan_knight_button_shows_chip (self));
  graphene_rect_t at = lan_knight_button_get_token_rect (self, token);

  lan_token_theme_snapshot (lan_token_theme_get (widget), snapshot, widget, token, at.origin.x, at.origin.y, at.size.width, at.size.height);
}

static void
lan_knight_button_snapshot_ring (LanKnightButton *self, GtkSnapshot *snapshot, float width, float height)
{
  GdkRGBA edge = lan_token_theme_get_color (GTK_WIDGET (self), "board_glow_edge");
  GdkRGBA glow = lan_token_theme_get_color (GTK_WIDGET (self), "board_glow");
  float line = self->state == KNIGHT_SELECTABLE ? 1.4f : 2.4f;

  lan_paint_box (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height), 5, NULL, &edge, line + 2);
  lan_paint_box (snapshot, &GRAPHENE_RECT_INIT (1, 1, width - 2, height - 2), 4, NULL, &glow, line);
}

static void
lan_knight_button_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  LanKnightButton *self = LAN_KNIGHT_BUTTON (widget);
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);

  if (self->session == NULL)
    return;
  if (self->state != KNIGHT_IDLE)
    lan_knight_button_snapshot_ring (self, snapshot, width, height);
  if (self->place == LAN_PLACE_RESERVE)
    gtk_snapshot_push_opacity (snapshot, 0.62);
  lan_knight_button_snapshot_knight (self, snapshot);
  if (self->place == LAN_PLACE_RESERVE)
    gtk_snapshot_pop (snapshot);
  if (self->count > 1)
    lan_paint_count (snapshot, widget, width - 4, height - 6, self->count, 11);
}

static void
lan_knight_button_dispose (GObject *object)
{
  g_clear_object (&LAN_KNIGHT_BUTTON (object)->session);

  G_OBJECT_CLASS (lan_knight_button_parent_class)->dispose (object);
}

static void
lan_knight_button_class_init (LanKnightButtonClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lan_knight_button_dispose;
  widget_class->measure = lan_knight_button_measure;
  widget_class->snapshot = lan_knight_button_snapshot;
  GTK_BUTTON_CLASS (klass)->clicked = lan_knight_button_clicked;
}

static void
lan_knight_button_init (LanKnightButton *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "knight");
}

GtkWidget *
lan_knight_button_new (void)
{
  return g_object_new (LAN_TYPE_KNIGHT_BUTTON, NULL);
}

void
lan_knight_button_show (LanKnightButton *self, LanSession *session, guint side, guint strength, LanPlace place, guint count, gboolean first)
{
  g_return_if_fail (LAN_IS_KNIGHT_BUTTON (self));
  g_return_if_fail (LAN_IS_SESSION (session));

  g_set_object (&self->session, session);
  self->side = side;
  self->strength = strength;
  self->place = place;
  self->count = count;
  lan_knight_button_set_state (self, lan_knight_button_find_state (self, first));
  if (place == LAN_PLACE_COURT && lan_session_is_hinted_knight (session, side, strength))
    gtk_widget_add_css_class (GTK_WIDGET (self), "hinted");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "hinted");
  lan_knight_button_update_words (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

graphene_rect_t
lan_knight_button_get_knight (LanKnightButton *self)
{
  g_autofree char *token = NULL;
  graphene_rect_t nowhere = GRAPHENE_RECT_INIT (0, 0, 0, 0);

  g_return_val_if_fail (LAN_IS_KNIGHT_BUTTON (self), nowhere);

  if (self->session == NULL)
    return nowhere;
  token = lan_heraldry_knight (self->session, self->side, self->strength, lan_knight_button_shows_chip (self));
  return lan_knight_button_get_token_rect (self, token);
}

LanSession *
lan_knight_button_pick_up (LanKnightButton *self)
{
  g_return_val_if_fail (LAN_IS_KNIGHT_BUTTON (self), NULL);

  if (self->session == NULL || self->place != LAN_PLACE_COURT || !lan_session_select (self->session, self->side, self->strength))
    return NULL;
  return self->session;
}

gboolean
lan_knight_button_is_active (LanKnightButton *self)
{
  g_return_val_if_fail (LAN_IS_KNIGHT_BUTTON (self), FALSE);

  return self->state != KNIGHT_IDLE;
}

gboolean
lan_knight_button_is_at_court (LanKnightButton *self, guint side, guint strength)
{
  g_return_val_if_fail (LAN_IS_KNIGHT_BUTTON (self), FALSE);

  return self->place == LAN_PLACE_COURT && self->side == side && self->strength == strength;
}
