/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-token-theme.h"

#include "lan-art.h"
#include "lan-raster.h"

#define SYMBOL_PATH "/io/github/lancaster_game/Lancaster/icons/scalable/actions/lancaster-"

/* A board at scale 2 needs about 150 rasters of some 20 KiB; a resize replaces them all. */
#define MAX_RASTERS 600

typedef struct {
  RsvgHandle *handle; /* NULL: there is no such file */
  double width;
  double height;
} Drawing;

typedef struct {
  char *key;
  LanRaster *raster;
  GList link; /* in LanTokenTheme.recent, data is the entry */
} Entry;

struct _LanTokenTheme
{
  GObject parent_instance;

  GHashTable *drawings; /* resource path -> Drawing */
  GHashTable *rasters;  /* key -> Entry */
  GQueue recent;        /* of Entry, the last used first */
  int detail;           /* pixels drawn for each of the screen */
};

G_DEFINE_FINAL_TYPE (LanTokenTheme, lan_token_theme, G_TYPE_OBJECT)

static void
drawing_free (gpointer data)
{
  Drawing *drawing = data;

  g_clear_object (&drawing->handle);
  g_free (drawing);
}

static void
entry_free (gpointer data)
{
  Entry *entry = data;

  lan_raster_free (entry->raster);
  g_free (entry->key);
  g_free (entry);
}

static const Drawing *
get_drawing (LanTokenTheme *self, const char *path)
{
  Drawing *drawing = g_hash_table_lookup (self->drawings, path);

  if (drawing != NULL)
    return drawing;
  drawing = g_new0 (Drawing, 1);
  drawing->handle = lan_art_load (path);
  if (drawing->handle != NULL
      && !rsvg_handle_get_intrinsic_size_in_pixels (drawing->handle, &drawing->width, &drawing->height))
    g_warning ("%s says no size", path);
  g_hash_table_insert (self->drawings, g_strdup (path), drawing);
  return drawing;
}

static cairo_surface_t *
render (const Drawing *drawing, int width, int height, const GdkRGBA *color)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (surface);

  /* Tokens may be stretched a little to whole pixels: the drawing must fill its rectangle. */
  cairo_scale (cr, width / drawing->width, height / drawing->height);
  lan_art_draw (drawing->handle, cr, 0, 0, drawing->width, drawing->height);
  if (color != NULL)
    {
      cairo_identity_matrix (cr);
      gdk_cairo_set_source_rgba (cr, color);
      cairo_set_operator (cr, CAIRO_OPERATOR_IN);
      cairo_paint (cr);
    }
  cairo_destroy (cr);
  return surface;
}

static void
remember (LanTokenTheme *self, const char *key, LanRaster *raster)
{
  Entry *entry = g_new0 (Entry, 1);

  if (self->recent.length >= MAX_RASTERS)
    {
      Entry *oldest = g_queue_peek_tail (&self->recent);

      g_queue_unlink (&self->recent, &oldest->link);
      g_hash_table_remove (self->rasters, oldest->key);
    }
  entry->key = g_strdup (key);
  entry->raster = raster;
  entry->link.data = entry;
  g_queue_push_head_link (&self->recent, &entry->link);
  g_hash_table_insert (self->rasters, entry->key, entry);
}

/* Returns (transfer none) NULL when there is no such drawing. */
static LanRaster *
get_raster (LanTokenTheme *self, const char *path, int width, int height, const GdkRGBA *color)
{
  char key[160];
  guint tint = color == NULL ? 0
                             : ((guint) (color->red * 255) << 24 | (guint) (color->green * 255) << 16
                                | (guint) (color->blue * 255) << 8 | (guint) (color->alpha * 255));
  const Drawing *drawing;
  Entry *entry;
  LanRaster *raster;

  g_snprintf (key, sizeof key, "%s %dx%d %08x %d", path, width, height, tint, color != NULL);
  entry = g_hash_table_lookup (self->rasters, key);
  if (entry != NULL)
    {
      g_queue_unlink (&self->recent, &entry->link);
      g_queue_push_head_link (&self->recent, &entry->link);
      return entry->raster;
    }
  drawing = get_drawing (self, path);
  if (drawing->handle == NULL || drawing->width <= 0 || drawing->height <= 0)
    return NULL;
  raster = lan_raster_new (render (drawing, width, height, color));
  remember (self, key, raster);
  return raster;
}

/* Rectangles begin and end at device pixels, so that a raster is never resampled. */
static void
append_raster (LanTokenTheme *self, GtkSnapshot *snapshot, GtkWidget *widget, const char *path, const GdkRGBA *color,
               double x, double y, double width, double height)
{
  int scale = gtk_widget_get_scale_factor (widget) * self->detail;
  int pixel_width = MAX (1, (int) (width * scale + 0.5));
  int pixel_height = MAX (1, (int) (height * scale + 0.5));
  LanRaster *raster = get_raster (self, path, pixel_width, pixel_height, color);
  graphene_rect_t bounds;

  if (raster == NULL)
    return;
  graphene_rect_init (&bounds, floor (x * scale + 0.5) / scale, floor (y * scale + 0.5) / scale,
                      (float) pixel_width / scale, (float) pixel_height / scale);
  lan_raster_snapshot (raster, snapshot, widget, &bounds);
}

static void
lan_token_theme_finalize (GObject *object)
{
  LanTokenTheme *self = LAN_TOKEN_THEME (object);

  g_hash_table_unref (self->rasters);
  g_hash_table_unref (self->drawings);

  G_OBJECT_CLASS (lan_token_theme_parent_class)->finalize (object);
}

static void
lan_token_theme_class_init (LanTokenThemeClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lan_token_theme_finalize;
}

static void
lan_token_theme_init (LanTokenTheme *self)
{
  self->drawings = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, drawing_free);
  self->rasters = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, entry_free);
  g_queue_init (&self->recent);
  self->detail = 1;
}

LanTokenTheme *
lan_token_theme_get (GtkWidget *widget)
{
  GdkDisplay *display = gtk_widget_get_display (widget);
  LanTokenTheme *theme = g_object_get_data (G_OBJECT (display), "lan-token-theme");

  if (theme == NULL)
    {
      theme = g_object_new (LAN_TYPE_TOKEN_THEME, NULL);
      g_object_set_data_full (G_OBJECT (display), "lan-token-theme", theme, g_object_unref);
    }
  return theme;
}

void
lan_token_theme_set_detail (LanTokenTheme *self, int detail)
{
  g_return_if_fail (LAN_IS_TOKEN_THEME (self));

  self->detail = detail;
}

void
lan_token_theme_get_size (LanTokenTheme *self, const char *name, double *width, double *height)
{
  char path[128];
  const Drawing *drawing;

  g_snprintf (path, sizeof path, LAN_ART_PATH "%s.svg", name);
  drawing = get_drawing (self, path);
  *width = drawing->width;
  *height = drawing->height;
}

void
lan_token_theme_snapshot (LanTokenTheme *self, GtkSnapshot *snapshot, GtkWidget *widget, const char *name,
                          double x, double y, double width, double height)
{
  char path[128];

  g_return_if_fail (name != NULL);

  g_snprintf (path, sizeof path, LAN_ART_PATH "%s.svg", name);
  append_raster (self, snapshot, widget, path, NULL, x, y, width, height);
}

graphene_rect_t
lan_token_theme_get_rect (LanTokenTheme *self, const char *name, double x, double y, double foot_x, double foot_y,
                          double factor)
{
  double width, height;

  lan_token_theme_get_size (self, name, &width, &height);
  return GRAPHENE_RECT_INIT ((float) (x - foot_x * factor), (float) (y - foot_y * factor), (float) (width * factor),
                             (float) (height * factor));
}

void
lan_token_theme_snapshot_at (LanTokenTheme *self, GtkSnapshot *snapshot, GtkWidget *widget, const char *name,
                             double x, double y, double foot_x, double foot_y, double factor)
{
  graphene_rect_t at = lan_token_theme_get_rect (self, name, x, y, foot_x, foot_y, factor);

  lan_token_theme_snapshot (self, snapshot, widget, name, at.origin.x, at.origin.y, at.size.width, at.size.height);
}

void
lan_token_theme_snapshot_symbol (LanTokenTheme *self, GtkSnapshot *snapshot, GtkWidget *widget, const char *symbol,
                                 const GdkRGBA *color, double x, double y, double size)
{
  char path[128];
  GdkRGBA own;

  if (color == NULL)
    {
      gtk_style_context_get_color (gtk_widget_get_style_context (widget), &own);
      color = &own;
    }
  g_snprintf (path, sizeof path, SYMBOL_PATH "%s-symbolic.svg", symbol);
  append_raster (self, snapshot, widget, path, color, x, y, size, size);
}

GdkRGBA
lan_token_theme_get_color (GtkWidget *widget, const char *name)
{
  GdkRGBA color = { 1, 0, 1, 1 };

  gtk_style_context_lookup_color (gtk_widget_get_style_context (widget), name, &color);
  return color;
}
