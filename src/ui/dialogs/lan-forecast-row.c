/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-forecast-row.h"

#include "lan-badge.h"

#define SHIELD_HEIGHT 28
#define LINE_SHIELD_HEIGHT 22
#define SYMBOL_SIZE 15

/* The least width of the words of a row, in characters: the rest wraps. */
#define WORDS_WIDTH 8

struct _LanForecastRow {
  GtkWidget parent_instance;

  GtkWidget *expander;
  GtkWidget *head;   /* of the expander */
  GtkWidget *lines;  /* the breakdown */
};

G_DEFINE_FINAL_TYPE (LanForecastRow, lan_forecast_row, GTK_TYPE_WIDGET)

static GtkWidget *
label_new (const char *text, const char *classes)
{
  GtkWidget *label = lan_badge_label_new (text, classes);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_width_chars (GTK_LABEL (label), WORDS_WIDTH);
  return label;
}

static void
append_figure (GtkWidget *box, const LanForecastItem *item)
{
  if (item->figure != NULL)
    gtk_box_append (GTK_BOX (box), lan_badge_label_new (item->figure, "numeric"));
  if (item->symbol != NULL)
    {
      g_autofree char *icon = g_strconcat ("lancaster-", item->symbol, "-symbolic", NULL);
      GtkWidget *image = g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                       "icon-name", icon, "pixel-size", SYMBOL_SIZE, NULL);

      gtk_box_append (GTK_BOX (box), image);
    }
  if (item->has_gains)
    gtk_box_append (GTK_BOX (box), lan_badge_gains_new (&item->gains, FALSE));
}

/* Shield, words and figures of an item into an empty box. */
static void
fill (GtkWidget *box, LanSession *session, const LanForecastItem *item, int shield_height, const char *title_class)
{
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  if (item->side != LAN_NO_SIDE)
    gtk_box_append (GTK_BOX (box), lan_badge_shield_new (session, item->side, shield_height));
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (words), label_new (item->title, title_class));
  if (item->subtitle != NULL)
    gtk_box_append (GTK_BOX (words), label_new (item->subtitle, "caption dim-label"));
  gtk_box_append (GTK_BOX (box), words);
  append_figure (box, item);
}

static void
clear (GtkWidget *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (box)) != NULL)
    gtk_box_remove (GTK_BOX (box), child);
}

/* The breakdown as one text, for those who do not see it. (transfer full) */
static char *
breakdown_words (const LanForecastItem *item)
{
  GString *words = g_string_new (NULL);

  for (guint i = 0; i < item->lines->len; i++)
    {
      g_autofree char *line = lan_forecast_item_words (g_ptr_array_index (item->lines, i));

      g_string_append_printf (words, "%s%s", i > 0 ? "\n" : "", line);
    }
  return g_string_free (words, FALSE);
}

static void
describe (LanForecastRow *self, const LanForecastItem *item)
{
  g_autofree char *name = lan_forecast_item_words (item);
  g_autofree char *breakdown = breakdown_words (item);

  gtk_widget_set_tooltip_text (self->head, *breakdown != '\0' ? breakdown : NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->expander),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, breakdown, -1);
}

static void
lan_forecast_row_dispose (GObject *object)
{
  LanForecastRow *self = LAN_FORECAST_ROW (object);

  g_clear_pointer (&self->expander, gtk_widget_unparent);

  G_OBJECT_CLASS (lan_forecast_row_parent_class)->dispose (object);
}

static void
lan_forecast_row_class_init (LanForecastRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lan_forecast_row_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "forecastrow");
}

static void
lan_forecast_row_init (LanForecastRow *self)
{
  self->head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  gtk_widget_set_hexpand (self->head, TRUE);
  self->lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  gtk_widget_add_css_class (self->lines, "forecast-lines");

  self->expander = gtk_expander_new (NULL);
  gtk_expander_set_label_widget (GTK_EXPANDER (self->expander), self->head);
  gtk_expander_set_child (GTK_EXPANDER (self->expander), self->lines);
  gtk_widget_set_parent (self->expander, GTK_WIDGET (self));
}

GtkWidget *
lan_forecast_row_new (gboolean open)
{
  LanForecastRow *self = g_object_new (LAN_TYPE_FORECAST_ROW, NULL);

  gtk_expander_set_expanded (GTK_EXPANDER (self->expander), open);
  return GTK_WIDGET (self);
}

void
lan_forecast_row_set_item (LanForecastRow *self, LanSession *session, const LanForecastItem *item)
{
  g_return_if_fail (LAN_IS_FORECAST_ROW (self));
  g_return_if_fail (item != NULL);

  clear (self->head);
  fill (self->head, session, item, SHIELD_HEIGHT, "house-name");
  clear (self->lines);
  for (guint i = 0; i < item->lines->len; i++)
    {
      GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

      fill (line, session, g_ptr_array_index (item->lines, i), LINE_SHIELD_HEIGHT, "forecast-line");
      gtk_box_append (GTK_BOX (self->lines), line);
    }
  describe (self, item);
}
