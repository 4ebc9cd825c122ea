/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-forecast-sheet.h"

#include <glib/gi18n-lib.h>

#include "lan-badge.h"
#include "lan-forecast-row.h"
#include "lan-help-button.h"
#include "lan-wrap-layout.h"

/* Inner height of the list, in pixels: five rows closed, or one of them opened. */
#define LIST_HEIGHT 320

/* Of the explanations, in characters: the sheet is as wide as they are. */
#define NOTE_WIDTH 80

struct _LanForecastSheet {
  GtkBox parent_instance;

  LanSession *session;
  GtkWidget *pages[LAN_N_FORECASTS];  /* boxes of rows */
  GPtrArray *titles[LAN_N_FORECASTS]; /* of the rows there */

  GtkStack *stack;
};

G_DEFINE_FINAL_TYPE (LanForecastSheet, lan_forecast_sheet, GTK_TYPE_BOX)

static const char *
get_title (LanForecastKind kind)
{
  switch (kind)
    {
    case LAN_FORECAST_POINTS:
      return _("Points");
    case LAN_FORECAST_CONFLICTS:
      return _("Conflicts");
    case LAN_FORECAST_COUNTIES:
      return _("Counties");
    case LAN_FORECAST_CASTLES:
      return _("Castles");
    case LAN_FORECAST_LAWS:
    case LAN_N_FORECASTS:
    default:
      return _("Laws");
    }
}

static const char *
get_explanation (LanForecastKind kind)
{
  switch (kind)
    {
    case LAN_FORECAST_POINTS:
      return _("If the game ended now. The rest of the round counts the reward of each county and offers of power points; no more placements, no new laws, no upgrades.");
    case LAN_FORECAST_CONFLICTS:
      return _("Who would win, and what each rank would gain.");
    case LAN_FORECAST_COUNTIES:
      return _("What each county with a knight in it would pay; the figure is its reward.");
    case LAN_FORECAST_CASTLES:
      return _("What each castle would bring, its offers taken and every upgrade made.");
    case LAN_FORECAST_LAWS:
    case LAN_N_FORECASTS:
    default:
      return _("What each law would bring if it were carried out now, offers taken as often as they can be paid and every upgrade made.");
    }
}

static GtkWidget *
note_new (const char *text)
{
  GtkWidget *label = lan_badge_label_new (text, "dim-label");

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), NOTE_WIDTH);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  return label;
}

static gboolean
shows (LanForecastSheet *self, LanForecastKind kind, GPtrArray *items)
{
  GPtrArray *titles = self->titles[kind];

  if (titles == NULL || titles->len != items->len)
    return FALSE;
  for (guint i = 0; i < items->len; i++)
    if (g_strcmp0 (titles->pdata[i], ((LanForecastItem *) items->pdata[i])->title) != 0)
      return FALSE;
  return TRUE;
}

/* What laws bring each house is the whole point of their rows: they begin open. */
static void
build_rows (LanForecastSheet *self, LanForecastKind kind, GPtrArray *items)
{
  GtkBox *page = GTK_BOX (self->pages[kind]);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (page))) != NULL)
    gtk_box_remove (page, child);
  g_clear_pointer (&self->titles[kind], g_ptr_array_unref);
  self->titles[kind] = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < items->len; i++)
    {
      g_ptr_array_add (self->titles[kind], g_strdup (((LanForecastItem *) items->pdata[i])->title));
      gtk_box_append (page, lan_forecast_row_new (kind == LAN_FORECAST_LAWS));
    }
  if (items->len == 0)
    gtk_box_append (page, note_new (_("Nothing is to come here in this round.")));
}

/* Rows that are still there keep their focus and stay open. */
static void
update_page (LanForecastSheet *self, LanForecastKind kind)
{
  g_autoptr (GPtrArray) items = lan_forecast_items_new (self->session, kind);
  GtkWidget *row;

  if (!shows (self, kind, items))
    build_rows (self, kind, items);
  row = gtk_widget_get_first_child (self->pages[kind]);
  for (guint i = 0; i < items->len; i++, row = gtk_widget_get_next_sibling (row))
    lan_forecast_row_set_item (LAN_FORECAST_ROW (row), self->session, items->pdata[i]);
}

static void
update (LanForecastSheet *self)
{
  if (lan_session_get_state (self->session) == NULL)
    return;
  for (guint kind = 0; kind < LAN_N_FORECASTS; kind++)
    update_page (self, (LanForecastKind) kind);
}

static void
add_page (LanForecastSheet *self, LanForecastKind kind)
{
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *scroller = gtk_scrolled_window_new ();

  self->pages[kind] = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), self->pages[kind]);
  gtk_widget_set_size_request (scroller, -1, LIST_HEIGHT);
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_box_append (GTK_BOX (page), note_new (get_explanation (kind)));
  gtk_box_append (GTK_BOX (page), scroller);
  gtk_stack_add_titled (self->stack, page, NULL, get_title (kind));
}

static void
lan_forecast_sheet_dispose (GObject *object)
{
  LanForecastSheet *self = LAN_FORECAST_SHEET (object);

  for (guint kind = 0; kind < LAN_N_FORECASTS; kind++)
    g_clear_pointer (&self->titles[kind], g_ptr_array_unref);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (lan_forecast_sheet_parent_class)->dispose (object);
}

static void
lan_forecast_sheet_class_init (LanForecastSheetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lan_forecast_sheet_dispose;

  g_type_ensure (LAN_TYPE_HELP_BUTTON);
  g_type_ensure (LAN_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/lancaster_game/Lancaster/ui/lan-forecast-sheet.ui");
  gtk_widget_class_bind_template_child (widget_class, LanForecastSheet, stack);
}

static void
lan_forecast_sheet_init (LanForecastSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint kind = 0; kind < LAN_N_FORECASTS; kind++)
    add_page (self, (LanForecastKind) kind);
}

GtkWidget *
lan_forecast_sheet_new (LanSession *session)
{
  LanForecastSheet *self = g_object_new (LAN_TYPE_FORECAST_SHEET, NULL);

  self->session = g_object_ref (session);
  g_signal_connect_object (session, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
