/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-favour-display.h"

#include <glib/gi18n-lib.h>

#include "lan-area.h"
#include "lan-favour-tile.h"
#include "lan-lettering.h"
#include "lan-paint.h"
#include "lan-token-theme.h"

#define GAP 5

/* Room for rings around legal tiles. */
#define MARGIN 6
#define DEFAULT_TILE 40

struct _LanFavourDisplay
{
  GtkWidget parent_instance;

  LanSession *session;
  int tile_size;
  GtkWidget *tiles[LAN_FAVOURS];
};

enum { PROP_0, PROP_SESSION, N_PROPS };

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (LanFavourDisplay, lan_favour_display, GTK_TYPE_WIDGET)

static double
get_letter_size (LanFavourDisplay *self)
{
  return CLAMP (self->tile_size * 0.28, 12, 22);
}

static int
get_head_height (LanFavourDisplay *self)
{
  return (int) (get_letter_size (self) * 1.3);
}

static void
lan_favour_display_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                            int *minimum_baseline, int *natural_baseline)
{
  LanFavourDisplay *self = LAN_FAVOUR_DISPLAY (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = LAN_FAVOURS * self->tile_size + (LAN_FAVOURS - 1) * GAP + 2 * MARGIN;
  else
    *minimum = get_head_height (self) + self->tile_size + 2 * MARGIN;
  *natural = *minimum;
}

static void
lan_favour_display_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  LanFavourDisplay *self = LAN_FAVOUR_DISPLAY (widget);
  guint i;

  for (i = 0; i < LAN_FAVOURS; i++)
    {
      GtkAllocation allocation = { MARGIN + (int) i * (self->tile_size + GAP), MARGIN + get_head_height (self),
                                   self->tile_size, self->tile_size };

      gtk_widget_size_allocate (self->tiles[i], &allocation, -1);
    }
}

static void
lan_favour_display_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  LanFavourDisplay *self = LAN_FAVOUR_DISPLAY (widget);
  GdkRGBA color = lan_token_theme_get_color (widget, lan_paint_is_night (widget) ? "board_ivory" : "board_sea_text");
  double size = get_letter_size (self);

  /* Clear of the coast of France. */
  lan_lettering_snapshot (lan_lettering_get (widget), snapshot, LAN_FONT_ITALIC, size, _("King’s Favour"), &color,
                          gtk_widget_get_width (widget) - MARGIN - self->tile_size / 3, MARGIN + size * 0.85, 1, 0);
  GTK_WIDGET_CLASS (lan_favour_display_parent_class)->snapshot (widget, snapshot);
}

static gboolean
lan_favour_display_focus (GtkWidget *widget, GtkDirectionType direction)
{
  return lan_area_focus (widget, direction, NULL);
}

static gboolean
lan_favour_display_contains (GtkWidget *widget, double x, double y)
{
  /* Between the tiles the map shows through, for clicks too. */
  return FALSE;
}

static void
lan_favour_display_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SESSION)
    g_value_set_object (value, LAN_FAVOUR_DISPLAY (object)->session);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
lan_favour_display_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SESSION)
    lan_favour_display_set_session (LAN_FAVOUR_DISPLAY (object), g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
lan_favour_display_dispose (GObject *object)
{
  g_clear_object (&LAN_FAVOUR_DISPLAY (object)->session);
  lan_area_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (lan_favour_display_parent_class)->dispose (object);
}

static void
lan_favour_display_class_init (LanFavourDisplayClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = lan_favour_display_get_property;
  object_class->set_property = lan_favour_display_set_property;
  object_class->dispose = lan_favour_display_dispose;
  widget_class->measure = lan_favour_display_measure;
  widget_class->size_allocate = lan_favour_display_size_allocate;
  widget_class->snapshot = lan_favour_display_snapshot;
  widget_class->focus = lan_favour_display_focus;
  widget_class->contains = lan_favour_display_contains;

  properties[PROP_SESSION] = g_param_spec_object ("session", NULL, NULL, LAN_TYPE_SESSION,
                                                  G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "favours");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
lan_favour_display_init (LanFavourDisplay *self)
{
  guint i;

  self->tile_size = DEFAULT_TILE;
  for (i = 0; i < LAN_FAVOURS; i++)
    {
      self->tiles[i] = lan_favour_tile_new (i);
      gtk_widget_set_parent (self->tiles[i], GTK_WIDGET (self));
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("King’s Favour"), -1);
  lan_paint_follow_style (GTK_WIDGET (self));
}

GtkWidget *
lan_favour_display_new (void)
{
  return g_object_new (LAN_TYPE_FAVOUR_DISPLAY, NULL);
}

void
lan_favour_display_set_session (LanFavourDisplay *self, LanSession *session)
{
  guint i;

  g_return_if_fail (LAN_IS_FAVOUR_DISPLAY (self));

  if (!g_set_object (&self->session, session))
    return;
  for (i = 0; i < LAN_FAVOURS; i++)
    lan_space_set_session (LAN_SPACE (self->tiles[i]), session);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SESSION]);
}

void
lan_favour_display_set_tile_size (LanFavourDisplay *self, int size)
{
  g_return_if_fail (LAN_IS_FAVOUR_DISPLAY (self));

  size = CLAMP (size, 30, 96);
  if (self->tile_size == size)
    return;
  self->tile_size = size;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
