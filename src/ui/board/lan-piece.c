/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-piece.h"

#include "lan-token-theme.h"

struct _LanPiece
{
  GtkWidget parent_instance;

  char *token;
  int height;
};

enum { PROP_0, PROP_TOKEN, PROP_HEIGHT, N_PROPS };

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (LanPiece, lan_piece, GTK_TYPE_WIDGET)

static void
set_height (LanPiece *self, int height)
{
  if (self->height == height)
    return;
  self->height = height;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_HEIGHT]);
}

static void
lan_piece_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                   int *minimum_baseline, int *natural_baseline)
{
  LanPiece *self = LAN_PIECE (widget);
  double width = 0, height = 0;

  *minimum = *natural = self->height;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    return;
  if (self->token != NULL)
    lan_token_theme_get_size (lan_token_theme_get (widget), self->token, &width, &height);
  *minimum = *natural = height > 0 ? (int) ceil (self->height * width / height) : 0;
}

static void
lan_piece_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  LanPiece *self = LAN_PIECE (widget);
  double width, height, factor;

  if (self->token == NULL)
    return;
  lan_token_theme_get_size (lan_token_theme_get (widget), self->token, &width, &height);
  if (height <= 0)
    return;
  factor = MIN (gtk_widget_get_width (widget) / width, gtk_widget_get_height (widget) / height);
  lan_token_theme_snapshot (lan_token_theme_get (widget), snapshot, widget, self->token,
                            (gtk_widget_get_width (widget) - width * factor) / 2,
                            (gtk_widget_get_height (widget) - height * factor) / 2, width * factor, height * factor);
}

static void
lan_piece_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  LanPiece *self = LAN_PIECE (object);

  switch (id)
    {
    case PROP_TOKEN:
      g_value_set_string (value, self->token);
      break;
    case PROP_HEIGHT:
      g_value_set_int (value, self->height);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
lan_piece_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  LanPiece *self = LAN_PIECE (object);

  switch (id)
    {
    case PROP_TOKEN:
      lan_piece_set_token (self, g_value_get_string (value));
      break;
    case PROP_HEIGHT:
      set_height (self, g_value_get_int (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
lan_piece_finalize (GObject *object)
{
  g_free (LAN_PIECE (object)->token);

  G_OBJECT_CLASS (lan_piece_parent_class)->finalize (object);
}

static void
lan_piece_class_init (LanPieceClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = lan_piece_get_property;
  object_class->set_property = lan_piece_set_property;
  object_class->finalize = lan_piece_finalize;
  widget_class->measure = lan_piece_measure;
  widget_class->snapshot = lan_piece_snapshot;

  properties[PROP_TOKEN] = g_param_spec_string ("token", NULL, NULL, NULL,
                                                G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_HEIGHT] = g_param_spec_int ("height", NULL, NULL, 1, 512, 24,
                                              G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "piece");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
lan_piece_init (LanPiece *self)
{
  self->height = 24;
}

GtkWidget *
lan_piece_new (const char *token, int height)
{
  return g_object_new (LAN_TYPE_PIECE, "token", token, "height", height, NULL);
}

void
lan_piece_set_token (LanPiece *self, const char *token)
{
  g_return_if_fail (LAN_IS_PIECE (self));

  if (g_strcmp0 (self->token, token) == 0)
    return;
  g_free (self->token);
  self->token = g_strdup (token);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TOKEN]);
}

const char *
lan_piece_get_token (LanPiece *self)
{
  g_return_val_if_fail (LAN_IS_PIECE (self), NULL);

  return self->token;
}
