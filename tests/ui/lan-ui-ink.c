/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-ui-ink.h"

#include <hb.h>

static void read_node (GskRenderNode *node, GString *ink);

/* The letter of ASCII that a font draws with that glyph; '\0' when it is none. */
static char
find_letter (hb_font_t *font, hb_codepoint_t glyph)
{
  for (int c = 'A'; c <= 'z'; c++)
    {
      hb_codepoint_t nominal;

      if (g_ascii_isalpha (c) && hb_font_get_nominal_glyph (font, (hb_codepoint_t) c, &nominal) && nominal == glyph)
        return (char) c;
    }
  return '\0';
}

static void
read_text (GskRenderNode *node, GString *ink)
{
  hb_font_t *font = pango_font_get_hb_font (gsk_text_node_get_font (node));
  guint n_glyphs = gsk_text_node_get_num_glyphs (node); /* GTK 4.8 does not tell with the glyphs themselves */
  const PangoGlyphInfo *glyphs = gsk_text_node_get_glyphs (node, NULL);
  gsize before = ink->len;

  for (guint i = 0; i < n_glyphs; i++)
    {
      char letter = find_letter (font, glyphs[i].glyph);

      if (letter != '\0')
        g_string_append_c (ink, letter);
    }
  if (ink->len > before)
    g_string_append_c (ink, '\n');
}

static void
read_container (GskRenderNode *node, GString *ink)
{
  for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
    read_node (gsk_container_node_get_child (node, i), ink);
}

/* The nodes in which GTK and the program put text. */
static void
read_node (GskRenderNode *node, GString *ink)
{
  switch ((int) gsk_render_node_get_node_type (node))
    {
    case GSK_CONTAINER_NODE:
      read_container (node, ink);
      break;
    case GSK_TEXT_NODE:
      read_text (node, ink);
      break;
    case GSK_TRANSFORM_NODE:
      read_node (gsk_transform_node_get_child (node), ink);
      break;
    case GSK_OPACITY_NODE:
      read_node (gsk_opacity_node_get_child (node), ink);
      break;
    case GSK_CLIP_NODE:
      read_node (gsk_clip_node_get_child (node), ink);
      break;
    case GSK_ROUNDED_CLIP_NODE:
      read_node (gsk_rounded_clip_node_get_child (node), ink);
      break;
    case GSK_SHADOW_NODE:
      read_node (gsk_shadow_node_get_child (node), ink);
      break;
    case GSK_COLOR_MATRIX_NODE:
      read_node (gsk_color_matrix_node_get_child (node), ink);
      break;
    case GSK_DEBUG_NODE:
      read_node (gsk_debug_node_get_child (node), ink);
      break;
    default:
      break;
    }
}

char *
lan_ui_read_ink (GtkWidget *widget)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  GString *ink = g_string_new (NULL);

  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  node = gtk_snapshot_free_to_node (snapshot);
  if (node != NULL)
    read_node (node, ink);
  return g_string_free (ink, FALSE);
}
