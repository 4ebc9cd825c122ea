/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-court-chips.h"

#include "lan-heraldry.h"
#include "lan-lettering.h"
#include "lan-token-theme.h"
#include "lan-tooltip.h"

#include <glib/gi18n-lib.h>

/* A chip is 22 x 31 and stands on (10, 30). */
#define FACTOR 0.86
#define CHIP_STEP 21
#define CLOSE_STEP 11
#define HEIGHT 27

/* Always kept, so that the rows of several houses stand in line. */
#define WIDTH (CHIP_STEP + CLOSE_STEP)

struct _LanCourtChips
{
  GtkWidget parent_instance;

  LanSession *session;
  guint side;
  guint counts[LAN_STRENGTHS];
  guint n;
};

G_DEFINE_FINAL_TYPE (LanCourtChips, lan_court_chips, GTK_TYPE_WIDGET)

static void
lan_court_chips_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural, int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH : HEIGHT;
}

static void
lan_court_chips_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  LanCourtChips *self = LAN_COURT_CHIPS (widget);
  double height = gtk_widget_get_height (widget);
  double step = MIN (CLOSE_STEP, (WIDTH - CHIP_STEP) / (double) MAX (self->n - 1, 1));
  double x = gtk_widget_get_width (widget) - CHIP_STEP - step * (self->n > 0 ? self->n - 1 : 0);

  if (self->session == NULL)
    return;
  if (self->n == 0)
    {
      GdkRGBA color;

      gtk_style_context_get_color (gtk_widget_get_style_context (widget), &color);
      color.alpha *= 0.55f;
      lan_lettering_snapshot (lan_lettering_get (widget), snapshot, LAN_FONT_BOLD, 14, "–", &color, gtk_widget_get_width (widget) - CHIP_STEP / 2, height / 2 + 5, 0.5, 0);
    }
  for (guint i = 0; i < LAN_STRENGTHS; i++)
    for (guint k = 0; k < self->counts[i]; k++, x += step)
      {
        g_autofree char *token = lan_heraldry_knight (self->session, self->side, i + 1, TRUE);

        lan_token_theme_snapshot_at (lan_token_theme_get (widget), snapshot, widget, token, x + 10, (height + HEIGHT) / 2 - 1, 10, 30, FACTOR);
      }
}

static void
lan_court_chips_dispose (GObject *object)
{
  g_clear_object (&LAN_COURT_CHIPS (object)->session);

  G_OBJECT_CLASS (lan_court_chips_parent_class)->dispose (object);
}

static void
lan_court_chips_class_init (LanCourtChipsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lan_court_chips_dispose;
  widget_class->measure = lan_court_chips_measure;
  widget_class->snapshot = lan_court_chips_snapshot;
  gtk_widget_class_set_css_name (widget_class, "court-chips");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
lan_court_chips_init (LanCourtChips *self)
{
}

GtkWidget *
lan_court_chips_new (void)
{
  return g_object_new (LAN_TYPE_COURT_CHIPS, NULL);
}

char *
lan_court_chips_describe (LanSession *session, guint side)
{
  const LanState *state = lan_session_get_state (session);
  GString *list = g_string_new (NULL);
  char *words;

  for (guint i = 0; i < LAN_STRENGTHS; i++)
    for (guint k = 0; k < state->sides[side].court[i]; k++)
      {
        if (list->len > 0)
          g_string_append (list, _(", "));
        /* Translators: a knight at court, in a list of them. */
        g_string_append_printf (list, _("strength %u"), i + 1);
      }
  if (list->len == 0)
    words = g_strdup (_("No knight at court"));
  else
    /* Translators: %s is a list such as "strength 1, strength 2". */
    words = g_strdup_printf (_("At court: %s"), list->str);
  g_string_free (list, TRUE);
  return words;
}

void
lan_court_chips_refresh (LanCourtChips *self, LanSession *session, guint side)
{
  g_autofree char *words = lan_court_chips_describe (session, side);
  const LanState *state = lan_session_get_state (session);

  g_return_if_fail (LAN_IS_COURT_CHIPS (self));

  g_set_object (&self->session, session);
  self->side = side;
  self->n = 0;
  for (guint i = 0; i < LAN_STRENGTHS; i++)
    {
      self->counts[i] = state->sides[side].court[i];
      self->n += self->counts[i];
    }
  lan_tooltip_update (GTK_WIDGET (self), words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
