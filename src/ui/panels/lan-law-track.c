/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-law-track.h"

#include "lan-law-card.h"
#include "lan-tab-stop.h"
#include "lan-text-scale.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#define N_CARDS (LAN_IN_FORCE + LAN_PROPOSALS)

/* From this width on all six stand in one row. */
#define WIDE 400
#define CARD_WIDTH 66
#define ARROW_WIDTH 16
#define GAP 4
#define CLOSE_GAP 1
#define HEADING_GAP 2

/* A chip; larger text needs a part of its growth. */
#define LEAST_CHIP 82
#define CHIP_GROWTH 24

struct _LanLawTrack
{
  LanPanel parent_instance;

  GtkWidget *headings[2]; /* in force, proposals */
  GtkWidget *buttons[N_CARDS];
  GtkWidget *cards[N_CARDS];
  GtkWidget *arrow;
  GtkWidget *popover; /* a law that was clicked */
  GtkWidget *large;
};

G_DEFINE_FINAL_TYPE (LanLawTrack, lan_law_track, LAN_TYPE_PANEL)

/* Three chips. */
static int
lan_law_track_get_least_width (LanLawTrack *self)
{
  int chip = LEAST_CHIP + (int) (CHIP_GROWTH * (lan_text_scale_get (GTK_WIDGET (self)) - 1));

  return LAN_IN_FORCE * chip + (LAN_IN_FORCE - 1) * GAP;
}

static gboolean
lan_law_track_is_wide (LanLawTrack *self, int width)
{
  return width >= WIDE * lan_text_scale_get (GTK_WIDGET (self));
}

static int
lan_law_track_get_card_width (LanLawTrack *self, int width)
{
  if (!lan_law_track_is_wide (self, width))
    return (width - (LAN_IN_FORCE - 1) * GAP) / LAN_IN_FORCE;
  return MIN (CARD_WIDTH, (width - ARROW_WIDTH - 2 * GAP - (N_CARDS - 2) * CLOSE_GAP) / N_CARDS);
}

static int
lan_law_track_measure_tallest (GtkWidget **widgets, guint n, int width)
{
  int height, tallest = 0;

  for (guint i = 0; i < n; i++)
    {
      gtk_widget_measure (widgets[i], GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
      tallest = MAX (tallest, height);
    }
  return tallest;
}

static int
lan_law_track_measure_height (LanLawTrack *self, int width)
{
  int heading = lan_law_track_measure_tallest (self->headings, 2, -1);
  int card = lan_law_track_measure_tallest (self->buttons, N_CARDS, lan_law_track_get_card_width (self, width));
  int row = heading + HEADING_GAP + card;

  return lan_law_track_is_wide (self, width) ? row : 2 * row + GAP;
}

static GtkSizeRequestMode
lan_law_track_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
lan_law_track_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural, int *minimum_baseline, int *natural_baseline)
{
  LanLawTrack *self = LAN_LAW_TRACK (widget);
  int wide = (int) ceil (WIDE * lan_text_scale_get (widget));

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = lan_law_track_get_least_width (self);
      *natural = WIDE;
    }
  else if (for_size < 0)
    /* As low as it can be: in two rows of the widest cards, or in one. */
    *minimum = *natural = MIN (lan_law_track_measure_height (self, wide - 1), lan_law_track_measure_height (self, wide + N_CARDS * CARD_WIDTH));
  else
    *minimum = *natural = lan_law_track_measure_height (self, for_size);
}

static void
lan_law_track_allocate (GtkWidget *child, int x, int y, int width, int height)
{
  gtk_widget_size_allocate (child, &(GtkAllocation) { x, y, width, height }, -1);
}

/* One half of the track: a heading and its three laws. */
static void
lan_law_track_allocate_half (LanLawTrack *self, guint half, int x, int y, int card_width, int card_height, int gap)
{
  int heading = lan_law_track_measure_tallest (self->headings, 2, -1);
  int step = card_width + gap;

  lan_law_track_allocate (self->headings[half], x, y, LAN_IN_FORCE * step - gap, heading);
  for (guint i = 0; i < LAN_IN_FORCE; i++)
    lan_law_track_allocate (self->buttons[half * LAN_IN_FORCE + i], x + (int) i * step, y + heading + HEADING_GAP, card_width, card_height);
}

static void
lan_law_track_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  LanLawTrack *self = LAN_LAW_TRACK (widget);
  gboolean wide = lan_law_track_is_wide (self, width);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int card_width = lan_law_track_get_card_width (self, width);
  int card_height = lan_law_track_measure_tallest (self->buttons, N_CARDS, card_width);
  int half = LAN_IN_FORCE * (card_width + CLOSE_GAP) - CLOSE_GAP;
  int top = height - card_height;

  gtk_popover_present (GTK_POPOVER (self->popover));
  gtk_widget_set_child_visible (self->arrow, wide && gtk_widget_get_visible (self->headings[1]));
  if (!wide)
    {
      lan_law_track_allocate_half (self, 0, 0, 0, card_width, card_height, GAP);
      lan_law_track_allocate_half (self, 1, 0, height - card_height - HEADING_GAP - lan_law_track_measure_tallest (self->headings, 2, -1), card_width, card_height, GAP);
      return;
    }
  lan_law_track_allocate_half (self, 0, rtl ? width - half : 0, 0, card_width, card_height, CLOSE_GAP);
  lan_law_track_allocate_half (self, 1, rtl ? 0 : width - half, 0, card_width, card_height, CLOSE_GAP);
  lan_law_track_allocate (self->arrow, (width - ARROW_WIDTH) / 2, top + (card_height - ARROW_WIDTH) / 2, ARROW_WIDTH, ARROW_WIDTH);
}

/* Tab comes to the law under vote, else to the first one. */
static gboolean
lan_law_track_focus (GtkWidget *widget, GtkDirectionType direction)
{
  LanLawTrack *self = LAN_LAW_TRACK (widget);
  GtkWidget *entrance = self->buttons[0];
  gboolean moved;

  for (guint i = 0; i < N_CARDS; i++)
    if (lan_law_card_get_marked (LAN_LAW_CARD (self->cards[i])))
      entrance = self->buttons[i];
  if (lan_tab_stop_focus (widget, direction, entrance, &moved))
    return moved;
  return GTK_WIDGET_CLASS (lan_law_track_parent_class)->focus (widget, direction);
}

static void
lan_law_track_refresh (LanPanel *panel, LanSession *session)
{
  LanLawTrack *self = LAN_LAW_TRACK (panel);
  const LanState *state = lan_session_get_state (session);
  guint under_vote = lan_state_phase (state) == LAN_PHASE_PARLIAMENT ? lan_state_proposal (state, state->proposal) : LAN_NO_ITEM;
  guint proposals = 0;

  for (guint i = 0; i < N_CARDS; i++)
    {
      LanLawCard *card = LAN_LAW_CARD (self->cards[i]);
      guint proposal = i - LAN_IN_FORCE;
      guint law = i < LAN_IN_FORCE ? state->in_force[i] : lan_state_proposal (state, proposal);

      if (i >= LAN_IN_FORCE && proposal < state->proposal)
        law = LAN_NO_ITEM;
      lan_law_card_set_content (card, lan_session_get_content (session));
      lan_law_card_set_law (card, law);
      lan_law_card_set_marked (card, i >= LAN_IN_FORCE && law != LAN_NO_ITEM && law == under_vote);
      gtk_widget_set_visible (self->buttons[i], law != LAN_NO_ITEM);
      proposals += i >= LAN_IN_FORCE && law != LAN_NO_ITEM;
    }
  gtk_widget_set_visible (self->headings[1], proposals > 0);
}

static void
lan_law_track_class_init (LanLawTrackClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->get_request_mode = lan_law_track_get_request_mode;
  widget_class->measure = lan_law_track_measure;
  widget_class->size_allocate = lan_law_track_size_allocate;
  widget_class->focus = lan_law_track_focus;
  LAN_PANEL_CLASS (klass)->refresh = lan_law_track_refresh;

  gtk_widget_class_set_css_name (widget_class, "law-track");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

/* Opens the law of that button large. */
static void
lan_law_track_on_clicked (GtkWidget *button, LanLawTrack *self)
{
  LanLawCard *card = LAN_LAW_CARD (gtk_button_get_child (GTK_BUTTON (button)));
  graphene_rect_t bounds;

  if (!gtk_widget_compute_bounds (button, GTK_WIDGET (self), &bounds))
    return;
  lan_law_card_set_content (LAN_LAW_CARD (self->large), lan_law_card_get_content (card));
  lan_law_card_set_law (LAN_LAW_CARD (self->large), lan_law_card_get_law (card));
  gtk_popover_set_pointing_to (GTK_POPOVER (self->popover),
                               &(GdkRectangle) { (int) bounds.origin.x, (int) bounds.origin.y, (int) bounds.size.width, (int) bounds.size.height });
  gtk_popover_popup (GTK_POPOVER (self->popover));
}

static void
lan_law_track_add_card (LanLawTrack *self, guint i)
{
  GtkWidget *card = lan_law_card_new (NULL, LAN_NO_ITEM, LAN_LAW_CARD_AUTO);
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), card);
  gtk_widget_add_css_class (button, "law");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_HAS_POPUP, TRUE, -1);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY, card, NULL, -1);
  g_signal_connect (button, "clicked", G_CALLBACK (lan_law_track_on_clicked), self);
  gtk_widget_set_parent (button, GTK_WIDGET (self));
  self->cards[i] = card;
  self->buttons[i] = button;
}

static void
lan_law_track_add_popover (LanLawTrack *self)
{
  self->popover = gtk_popover_new ();
  self->large = lan_law_card_new (NULL, LAN_NO_ITEM, LAN_LAW_CARD_LARGE);
  gtk_popover_set_child (GTK_POPOVER (self->popover), self->large);
  gtk_widget_set_parent (self->popover, GTK_WIDGET (self));
}

static GtkWidget *
lan_law_track_add_heading (LanLawTrack *self, const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, "panel-heading");
  gtk_widget_set_parent (label, GTK_WIDGET (self));
  return label;
}

static void
lan_law_track_init (LanLawTrack *self)
{
  for (guint i = 0; i < N_CARDS; i++)
    {
      if (i == 0)
        self->headings[0] = lan_law_track_add_heading (self, _("In force"));
      if (i == LAN_IN_FORCE)
        self->headings[1] = lan_law_track_add_heading (self, _("Proposals"));
      lan_law_track_add_card (self, i);
    }
  self->arrow = g_object_new (GTK_TYPE_IMAGE,
                              "icon-name", "go-previous-symbolic",
                              "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                              NULL);
  gtk_widget_add_css_class (self->arrow, "dim-label");
  gtk_widget_set_parent (self->arrow, GTK_WIDGET (self));
  lan_law_track_add_popover (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Laws"), -1);
}

GtkWidget *
lan_law_track_new (void)
{
  return g_object_new (LAN_TYPE_LAW_TRACK, NULL);
}
