/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-knight-rank.h"

#include "lan-heraldry.h"
#include "lan-knight-button.h"
#include "lan-knight-drag.h"
#include "lan-landmark.h"
#include "lan-lettering.h"
#include "lan-tab-stop.h"
#include "lan-token-theme.h"

#include <glib/gi18n-lib.h>

/* Knights closer together than this are shown by strength. */
#define LEAST_STEP 11

/* Squires keep at most this share of the room. */
#define SQUIRES_SHARE 0.3

struct _LanKnightRank
{
  GtkWidget parent_instance;

  LanPlace place;
  LanSession *session;
  guint side;
  guint counts[LAN_STRENGTHS];
  int awaited[LAN_STRENGTHS]; /* so many of them are still on their way */
  gboolean grouped;
  GtkWidget *buttons[LAN_KNIGHTS];

  int heading_width;
  int knights_end; /* where the last knight ends, for the squires */
};

static void lan_knight_rank_landmark_init (LanLandmarkInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (LanKnightRank, lan_knight_rank, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (LAN_TYPE_LANDMARK, lan_knight_rank_landmark_init))

static const char *
lan_knight_rank_get_heading (LanKnightRank *self)
{
  return self->place == LAN_PLACE_COURT ? _("Court") : _("Reserve");
}

static guint
lan_knight_rank_count (LanKnightRank *self)
{
  guint n = 0;

  for (guint i = 0; i < LAN_STRENGTHS; i++)
    n += self->grouped ? self->counts[i] > 0 : self->counts[i];
  return n;
}

static guint
lan_knight_rank_get_squires (LanKnightRank *self)
{
  if (self->session == NULL || self->place != LAN_PLACE_COURT || LAN_IS_ALLY (self->side))
    return 0;
  return lan_session_get_state (self->session)->houses[self->side].goods[LAN_GOOD_SQUIRES];
}

/* How many buttons a strength takes. */
static guint
lan_knight_rank_count_shown (LanKnightRank *self, guint i)
{
  return self->grouped ? MIN (self->counts[i], 1) : self->counts[i];
}

/* The last of a strength is the one that arrives; it keeps its room and its name. */
static gboolean
lan_knight_rank_is_awaited (LanKnightRank *self, guint i, guint k)
{
  guint awaited = MIN ((guint) self->awaited[i], self->counts[i]);

  return self->grouped ? awaited == self->counts[i] : k >= self->counts[i] - awaited;
}

/* The buttons in order; a strength that several knights have takes as many buttons, or one. */
static void
lan_knight_rank_assign (LanKnightRank *self)
{
  guint n = 0;

  for (guint i = 0; i < LAN_STRENGTHS; i++)
    {
      guint shown = lan_knight_rank_count_shown (self, i);

      for (guint k = 0; k < shown && n < LAN_KNIGHTS; k++, n++)
        {
          gtk_widget_set_child_visible (self->buttons[n], TRUE);
          gtk_widget_set_opacity (self->buttons[n], lan_knight_rank_is_awaited (self, i, k) ? 0 : 1);
          lan_knight_button_show (LAN_KNIGHT_BUTTON (self->buttons[n]), self->session, self->side, i + 1, self->place,
                                  self->grouped ? self->counts[i] : 1, k == 0);
        }
    }
  for (; n < LAN_KNIGHTS; n++)
    gtk_widget_set_child_visible (self->buttons[n], FALSE);
}

/* The heading stands beside the knights where they have room enough, else above them. */
static gboolean
lan_knight_rank_heading_is_beside (int width, int height)
{
  return width >= 95 && height < 70;
}

static double
lan_knight_rank_get_heading_size (int height)
{
  return height >= 48 ? 12.5 : height >= 40 ? 11 : 10;
}

static void
lan_knight_rank_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  LanKnightRank *self = LAN_KNIGHT_RANK (widget);
  gboolean beside = lan_knight_rank_heading_is_beside (width, height);
  double heading = lan_lettering_measure (lan_lettering_get (widget), LAN_FONT_ITALIC, lan_knight_rank_get_heading_size (height), lan_knight_rank_get_heading (self));
  int left = beside ? (int) MIN (heading + 14, width * 0.4) : 4;
  int right = lan_knight_rank_get_squires (self) > 0 ? (int) (width * SQUIRES_SHARE) : 4;
  int top = beside ? 1 : (int) lan_knight_rank_get_heading_size (height) + 3; /* rings leave the heading free */
  int room = width - left - right;
  guint n;
  int step;

  self->grouped = FALSE;
  n = lan_knight_rank_count (self);
  self->grouped = n > 0 && room / (int) n < LEAST_STEP;
  n = lan_knight_rank_count (self);
  step = n == 0 ? 0 : MIN (room / (int) n, height >= 49 ? LAN_KNIGHT_BLOCK_WIDTH + 3 : LAN_KNIGHT_CHIP_WIDTH + 6);
  if (self->session != NULL)
    lan_knight_rank_assign (self);

  self->heading_width = (int) heading;
  self->knights_end = left + (int) n * step;
  for (guint i = 0; i < n; i++)
    {
      GtkAllocation allocation = { left + (int) i * step, top, MAX (step - 1, 1), height - top - 1 };

      gtk_widget_size_allocate (self->buttons[i], &allocation, -1);
    }
}

/* All pegs where they fit, else one and their number. */
static void
lan_knight_rank_snapshot_squires (LanKnightRank *self, GtkSnapshot *snapshot, double width, double height)
{
  GtkWidget *widget = GTK_WIDGET (self);
  LanTokenTheme *theme = lan_token_theme_get (widget);
  g_autofree char *token = NULL;
  g_autofree char *text = NULL;
  GdkRGBA ink = lan_token_theme_get_color (widget, "board_ink");
  guint squires = lan_knight_rank_get_squires (self);
  double factor = MIN (0.72, height * 0.5 / 32);
  double step = 24 * factor;
  double x = self->knights_end + step / 2 + 2;
  guint shown = squires * step <= width - x ? squires : 1;

  if (squires == 0)
    return;
  token = lan_heraldry_token (self->session, "squires", self->side);
  for (guint i = 0; i < shown; i++)
    lan_token_theme_snapshot_at (theme, snapshot, widget, token, x + i * step, height - 3, 12, 30, factor);
  if (shown == squires)
    return;
  text = g_strdup_printf (/* Translators: a number of squires, after a drawing of one. */ _("×%u"), squires);
  lan_lettering_snapshot (lan_lettering_get (widget), snapshot, LAN_FONT_BOLD, 12, text, &ink, x + step / 2 + 1, height - 6, 0, width - x - step / 2);
}

static void
lan_knight_rank_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  LanKnightRank *self = LAN_KNIGHT_RANK (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  double size = lan_knight_rank_get_heading_size (height);
  GdkRGBA ink = lan_token_theme_get_color (widget, "board_ink");
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  lan_lettering_snapshot (lan_lettering_get (widget), snapshot, LAN_FONT_ITALIC, size, lan_knight_rank_get_heading (self), &ink,
                          rtl ? width - 6 : 6, size + 1, rtl ? 1 : 0, lan_knight_rank_heading_is_beside (width, height) ? width * 0.4 : width - 8);
  if (self->session != NULL)
    lan_knight_rank_snapshot_squires (self, snapshot, width, height);
  GTK_WIDGET_CLASS (lan_knight_rank_parent_class)->snapshot (widget, snapshot);
}

static void
lan_knight_rank_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural, int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = 1;
}

/* Tab comes to the first knight that can be taken, else to the first one. */
static gboolean
lan_knight_rank_focus (GtkWidget *widget, GtkDirectionType direction)
{
  LanKnightRank *self = LAN_KNIGHT_RANK (widget);
  GtkWidget *entrance = NULL;
  gboolean moved;

  for (guint i = 0; i < LAN_KNIGHTS && gtk_widget_get_visible (self->buttons[i]); i++)
    {
      if (entrance == NULL && gtk_widget_get_can_focus (self->buttons[i]))
        entrance = self->buttons[i];
      if (lan_knight_button_is_active (LAN_KNIGHT_BUTTON (self->buttons[i])))
        {
          entrance = self->buttons[i];
          break;
        }
    }
  if (lan_tab_stop_focus (widget, direction, entrance, &moved))
    return moved;
  return GTK_WIDGET_CLASS (lan_knight_rank_parent_class)->focus (widget, direction);
}

/* The last knight of that strength; all strengths before it stand to its left. */
static gboolean
lan_knight_rank_find (LanLandmark *landmark, const LanState *state, const LanSpot *spot, graphene_rect_t *bounds)
{
  LanKnightRank *self = LAN_KNIGHT_RANK (landmark);
  graphene_rect_t button;
  guint n = 0;

  if (spot->kind != LAN_SPOT_KNIGHT || spot->place != self->place || spot->side != self->side
      || self->counts[spot->strength - 1] == 0)
    return FALSE;
  for (guint i = 0; i < spot->strength; i++)
    n += lan_knight_rank_count_shown (self, i);
  if (!lan_landmark_find_child (landmark, self->buttons[n - 1], &button))
    return FALSE;
  *bounds = lan_knight_button_get_knight (LAN_KNIGHT_BUTTON (self->buttons[n - 1]));
  graphene_rect_offset (bounds, button.origin.x, button.origin.y);
  return TRUE;
}

static void
lan_knight_rank_await (LanLandmark *landmark, const LanSpot *spot, int change)
{
  LanKnightRank *self = LAN_KNIGHT_RANK (landmark);

  self->awaited[spot->strength - 1] += change;
  lan_knight_rank_assign (self);
}

static void
lan_knight_rank_landmark_init (LanLandmarkInterface *iface)
{
  iface->find = lan_knight_rank_find;
  iface->await = lan_knight_rank_await;
}

static void
lan_knight_rank_dispose (GObject *object)
{
  LanKnightRank *self = LAN_KNIGHT_RANK (object);

  for (guint i = 0; i < LAN_KNIGHTS; i++)
    g_clear_pointer (&self->buttons[i], gtk_widget_unparent);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (lan_knight_rank_parent_class)->dispose (object);
}

static void
lan_knight_rank_class_init (LanKnightRankClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lan_knight_rank_dispose;
  widget_class->measure = lan_knight_rank_measure;
  widget_class->size_allocate = lan_knight_rank_size_allocate;
  widget_class->focus = lan_knight_rank_focus;
  widget_class->snapshot = lan_knight_rank_snapshot;
  gtk_widget_class_set_css_name (widget_class, "knight-rank");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
lan_knight_rank_init (LanKnightRank *self)
{
  for (guint i = 0; i < LAN_KNIGHTS; i++)
    {
      self->buttons[i] = lan_knight_button_new ();
      gtk_widget_set_parent (self->buttons[i], GTK_WIDGET (self));
    }
  lan_knight_drag_attach (GTK_WIDGET (self));
}

GtkWidget *
lan_knight_rank_new (LanPlace place)
{
  LanKnightRank *self = g_object_new (LAN_TYPE_KNIGHT_RANK, NULL);

  self->place = place;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, lan_knight_rank_get_heading (self), -1);
  return GTK_WIDGET (self);
}

void
lan_knight_rank_refresh (LanKnightRank *self, LanSession *session, guint side)
{
  const LanState *state = lan_session_get_state (session);
  guint n = 0;

  g_return_if_fail (LAN_IS_KNIGHT_RANK (self));

  g_set_object (&self->session, session);
  self->side = side;
  for (guint i = 0; i < LAN_STRENGTHS; i++)
    {
      self->counts[i] = lan_state_knights_at (state, side, i + 1, self->place);
      n += self->counts[i];
    }
  for (guint i = 0; i < LAN_KNIGHTS; i++)
    gtk_widget_set_visible (self->buttons[i], i < n);
  lan_knight_rank_assign (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}
