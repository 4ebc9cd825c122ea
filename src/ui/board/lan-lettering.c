/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-lettering.h"

#define MAX_LAYOUTS 600
#define LEAST_SIZE 11.0
#define SERIF "EB Garamond, Junicode, serif"

/* The board is laid out for EB Garamond, a narrow font with small letters, whose alphabet takes so many times its size.
 * Another one is made smaller until it takes no more, but not so much that it looks smaller. */
#define ALPHABET "abcdefghijklmnopqrstuvwxyz"
#define ALPHABET_WIDTH 11.4
#define LEAST_SCALE 0.78
#define LEAST_STEP 0.25

/* Between the capitals of a plate, as a part of their size; nothing where a word would not fit otherwise. */
#define SPACING 0.11

/* Places on the board are fixed; letters may grow by this much before they collide. */
#define MOST_GROWTH 1.2

struct _LanLettering {
  GObject parent_instance;

  PangoContext *context;
  GHashTable *layouts; /* key -> PangoLayout */
  double growth;
  double serif_scale; /* of SERIF as it is here; at most 1 */
};

G_DEFINE_FINAL_TYPE (LanLettering, lan_lettering, G_TYPE_OBJECT)

static gboolean
is_serif (LanFont font)
{
  return font == LAN_FONT_PLATE || font == LAN_FONT_HEAD || font == LAN_FONT_ITALIC;
}

static PangoFontDescription *
describe_font (LanLettering *self, LanFont font, double size)
{
  PangoFontDescription *description = pango_font_description_copy (pango_context_get_font_description (self->context));

  if (is_serif (font))
    pango_font_description_set_family (description, SERIF);
  switch (font)
    {
    case LAN_FONT_PLATE:
      pango_font_description_set_weight (description, PANGO_WEIGHT_SEMIBOLD);
      break;
    case LAN_FONT_HEAD:
    case LAN_FONT_BOLD:
      pango_font_description_set_weight (description, PANGO_WEIGHT_BOLD);
      break;
    case LAN_FONT_ITALIC:
      pango_font_description_set_weight (description, PANGO_WEIGHT_MEDIUM);
      pango_font_description_set_style (description, PANGO_STYLE_ITALIC);
      break;
    case LAN_FONT_NUMERAL:
      pango_font_description_set_weight (description, PANGO_WEIGHT_ULTRABOLD);
      break;
    case LAN_FONT_SANS:
    default:
      break;
    }
  pango_font_description_set_absolute_size (description, size * PANGO_SCALE);
  return description;
}

static PangoLayout *
create_layout (LanLettering *self, LanFont font, double size, const char *text, double spacing)
{
  PangoLayout *layout = pango_layout_new (self->context);
  PangoFontDescription *description = describe_font (self, font, size);
  PangoAttrList *attributes = pango_attr_list_new ();

  /* Old-style figures are hard to compare. */
  pango_attr_list_insert (attributes, pango_attr_font_features_new ("lnum=1, tnum=1"));
  if (font == LAN_FONT_PLATE)
    {
      pango_attr_list_insert (attributes, pango_attr_letter_spacing_new ((int) (size * spacing * PANGO_SCALE)));
      pango_attr_list_insert (attributes, pango_attr_text_transform_new (PANGO_TEXT_TRANSFORM_UPPERCASE));
    }
  pango_layout_set_attributes (layout, attributes);
  pango_layout_set_font_description (layout, description);
  pango_layout_set_text (layout, text, -1);
  pango_attr_list_unref (attributes);
  pango_font_description_free (description);
  return layout;
}

static double
get_width (PangoLayout *layout)
{
  int width;

  pango_layout_get_size (layout, &width, NULL);
  return (double) width / PANGO_SCALE;
}

/* (transfer full) */
static PangoLayout *
create_fitting (LanLettering *self, LanFont font, double size, const char *text, double max_width)
{
  PangoLayout *layout = create_layout (self, font, size, text, SPACING);
  double least = MIN (size, is_serif (font) ? LEAST_SIZE * self->serif_scale : LEAST_SIZE);

  if (max_width <= 0)
    return layout;
  /* Hinting rounds the width of every letter, so a word does not shrink exactly as its letters do. */
  for (double width = get_width (layout); width > max_width && size > least; width = get_width (layout))
    {
      size = MAX (least, MIN (size - LEAST_STEP, size * max_width / width));
      g_object_unref (layout);
      layout = create_layout (self, font, size, text, SPACING);
    }
  if (font == LAN_FONT_PLATE && get_width (layout) > max_width)
    {
      g_object_unref (layout);
      layout = create_layout (self, font, size, text, 0);
    }
  if (get_width (layout) > max_width + 1)
    {
      pango_layout_set_width (layout, (int) (max_width * PANGO_SCALE));
      pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
    }
  return layout;
}

/* (transfer none) */
static PangoLayout *
get_layout (LanLettering *self, LanFont font, double size, const char *text, double max_width)
{
  g_autofree char *key = g_strdup_printf ("%d %d %d %s", font, (int) (size * 8), (int) max_width, text);
  PangoLayout *layout = g_hash_table_lookup (self->layouts, key);

  if (layout != NULL)
    return layout;
  if (g_hash_table_size (self->layouts) >= MAX_LAYOUTS)
    g_hash_table_remove_all (self->layouts);
  layout = create_fitting (self, font, size * self->growth * (is_serif (font) ? self->serif_scale : 1), text, max_width);
  g_hash_table_insert (self->layouts, g_steal_pointer (&key), layout);
  return layout;
}

static void
append_layout (GtkSnapshot *snapshot, PangoLayout *layout, const GdkRGBA *color, double x, double y)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, (float) y));
  gtk_snapshot_append_layout (snapshot, layout, color);
  gtk_snapshot_restore (snapshot);
}

/* The fonts themselves may be other ones now. */
static void
measure_serif (LanLettering *self)
{
  const double size = 100;
  g_autoptr (PangoLayout) layout = create_layout (self, LAN_FONT_HEAD, size, ALPHABET, SPACING);

  self->serif_scale = CLAMP (ALPHABET_WIDTH * size / get_width (layout), LEAST_SCALE, 1);
}

static void
on_settings_changed (LanLettering *self, GParamSpec *pspec, GtkSettings *settings)
{
  int dpi;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  self->growth = dpi <= 0 ? 1.0 : CLAMP (dpi / (96.0 * 1024.0), 1.0, MOST_GROWTH);
  measure_serif (self);
  g_hash_table_remove_all (self->layouts);
}

static void
lan_lettering_finalize (GObject *object)
{
  LanLettering *self = LAN_LETTERING (object);

  g_hash_table_unref (self->layouts);
  g_clear_object (&self->context);

  G_OBJECT_CLASS (lan_lettering_parent_class)->finalize (object);
}

static void
lan_lettering_class_init (LanLetteringClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lan_lettering_finalize;
}

static void
lan_lettering_init (LanLettering *self)
{
  self->growth = 1.0;
  self->serif_scale = 1.0;
  self->layouts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
}

static LanLettering *
lan_lettering_new (GtkWidget *widget)
{
  LanLettering *self = g_object_new (LAN_TYPE_LETTERING, NULL);
  GtkSettings *settings = gtk_widget_get_settings (widget);

  self->context = gtk_widget_create_pango_context (widget);
  g_signal_connect_object (settings, "notify::gtk-xft-dpi", G_CALLBACK (on_settings_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "notify::gtk-font-name", G_CALLBACK (on_settings_changed), self,
                           G_CONNECT_SWAPPED);
  on_settings_changed (self, NULL, settings);
  return self;
}

LanLettering *
lan_lettering_get (GtkWidget *widget)
{
  GdkDisplay *display = gtk_widget_get_display (widget);
  LanLettering *lettering = g_object_get_data (G_OBJECT (display), "lan-lettering");

  if (lettering == NULL)
    {
      lettering = lan_lettering_new (widget);
      g_object_set_data_full (G_OBJECT (display), "lan-lettering", lettering, g_object_unref);
    }
  return lettering;
}

double
lan_lettering_get_serif_scale (LanLettering *self)
{
  g_return_val_if_fail (LAN_IS_LETTERING (self), 1);

  return self->serif_scale;
}

double
lan_lettering_measure (LanLettering *self, LanFont font, double size, const char *text)
{
  return get_width (get_layout (self, font, size, text, 0));
}

double
lan_lettering_snapshot (LanLettering *self, GtkSnapshot *snapshot, LanFont font, double size, const char *text,
                        const GdkRGBA *color, double x, double y, double align, double max_width)
{
  PangoLayout *layout = get_layout (self, font, size, text, max_width);
  double width = get_width (layout);

  append_layout (snapshot, layout, color, x - align * width,
                 y - (double) pango_layout_get_baseline (layout) / PANGO_SCALE);
  return width;
}

double
lan_lettering_snapshot_halo (LanLettering *self, GtkSnapshot *snapshot, LanFont font, double size, const char *text,
                             const GdkRGBA *color, const GdkRGBA *halo, double x, double y, double align)
{
  static const double around[8][2] = { { -1, 0 },      { 1, 0 },      { 0, -1 },     { 0, 1 },
                                       { -0.7, -0.7 }, { 0.7, -0.7 }, { -0.7, 0.7 }, { 0.7, 0.7 } };
  PangoLayout *layout = get_layout (self, font, size, text, 0);
  double width = get_width (layout);
  double left = x - align * width;
  double top = y - (double) pango_layout_get_baseline (layout) / PANGO_SCALE;
  guint i;

  for (i = 0; i < G_N_ELEMENTS (around); i++)
    append_layout (snapshot, layout, halo, left + around[i][0] * 1.2, top + around[i][1] * 1.2);
  append_layout (snapshot, layout, color, left, top);
  return width;
}
