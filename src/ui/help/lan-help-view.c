/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-help-view.h"

#include <adwaita.h>
#include <string.h>

#include "lan-help-markup.h"

#define SECTION_KEY "lan-help-section"
#define INDENT 18
#define GAP 10

/* Sections in sections, of which Mallard knows no end. */
#define MAX_DEPTH 12

/* The page being built. */
typedef struct {
  const LanHelpTopic *topic;
  GPtrArray *topics;
  LanHelpLabelFunc func;
  gpointer data;
  guint depth;
} Builder;

static void add_blocks (Builder *builder, GtkWidget *box, const xmlNode *node);

static GtkWidget *
column_new (int spacing)
{
  return gtk_box_new (GTK_ORIENTATION_VERTICAL, spacing);
}

static GtkWidget *
label_new (const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

static GtkWidget *
text_new (Builder *builder, const xmlNode *node, const char *css_class)
{
  g_autofree char *markup = lan_help_markup (node, builder->topics);
  GtkWidget *label = label_new (css_class);

  gtk_label_set_markup (GTK_LABEL (label), markup);
  builder->func (GTK_LABEL (label), builder->data);
  return label;
}

/* It takes the focus, so that a screen reader begins there; a label would only with text that can be selected. */
static GtkWidget *
heading_new (const char *text, const char *css_class, const char *section)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING, "focusable", TRUE, NULL);
  GtkWidget *label = label_new (css_class);

  gtk_label_set_label (GTK_LABEL (label), text);
  gtk_box_append (GTK_BOX (box), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  g_object_set_data_full (G_OBJECT (box), SECTION_KEY, g_strdup (section != NULL ? section : ""), g_free);
  return box;
}

static void
add_heading (GtkWidget *box, const xmlNode *node, const char *css_class, const char *section)
{
  const xmlNode *title = lan_help_child (node, "title");
  g_autofree char *text = title != NULL ? lan_help_line (title) : NULL;

  if (text != NULL)
    gtk_box_append (GTK_BOX (box), heading_new (text, css_class, section));
}

/* Items of a list, each behind its mark; steps are numbered. */
static void
add_items (Builder *builder, GtkWidget *box, const xmlNode *node, gboolean numbered)
{
  GtkWidget *grid = gtk_grid_new ();
  int n = 0;

  gtk_grid_set_column_spacing (GTK_GRID (grid), GAP);
  gtk_grid_set_row_spacing (GTK_GRID (grid), GAP / 2);
  for (const xmlNode *item = node->children; item != NULL; item = item->next)
    if (item->type == XML_ELEMENT_NODE && g_str_equal (item->name, "item"))
      {
        g_autofree char *mark = numbered ? g_strdup_printf ("%d.", n + 1) : g_strdup ("•");
        GtkWidget *label = gtk_label_new (mark);
        GtkWidget *column = column_new (GAP / 2);

        gtk_widget_set_valign (label, GTK_ALIGN_START);
        gtk_widget_set_hexpand (column, TRUE);
        add_blocks (builder, column, item);
        gtk_grid_attach (GTK_GRID (grid), label, 0, n, 1, 1);
        gtk_grid_attach (GTK_GRID (grid), column, 1, n++, 1, 1);
      }
  gtk_box_append (GTK_BOX (box), grid);
}

static void
add_terms (Builder *builder, GtkWidget *box, const xmlNode *node)
{
  for (const xmlNode *item = node->children; item != NULL; item = item->next)
    if (item->type == XML_ELEMENT_NODE && g_str_equal (item->name, "item"))
      {
        const xmlNode *title = lan_help_child (item, "title");
        GtkWidget *column = column_new (GAP / 2);

        if (title != NULL)
          gtk_box_append (GTK_BOX (box), text_new (builder, title, "heading"));
        gtk_widget_set_margin_start (column, INDENT);
        add_blocks (builder, column, item);
        gtk_box_append (GTK_BOX (box), column);
      }
}

static void
add_row (Builder *builder, GtkWidget *grid, const xmlNode *row, int y, gboolean head)
{
  int x = 0;

  for (const xmlNode *cell = row->children; cell != NULL; cell = cell->next)
    if (cell->type == XML_ELEMENT_NODE && (g_str_equal (cell->name, "td") || g_str_equal (cell->name, "th")))
      {
        GtkWidget *column = column_new (0);

        gtk_widget_set_hexpand (column, TRUE);
        if (head)
          gtk_widget_add_css_class (column, "heading");
        add_blocks (builder, column, cell);
        gtk_grid_attach (GTK_GRID (grid), column, x++, y, 1, 1);
      }
}

static int
add_rows (Builder *builder, GtkWidget *grid, const xmlNode *node, int y, gboolean head)
{
  for (const xmlNode *child = node->children; child != NULL; child = child->next)
    {
      if (child->type != XML_ELEMENT_NODE)
        continue;
      if (g_str_equal (child->name, "tr"))
        add_row (builder, grid, child, y++, head);
      else if (g_str_equal (child->name, "thead") || g_str_equal (child->name, "tbody"))
        y = add_rows (builder, grid, child, y, g_str_equal (child->name, "thead"));
    }
  return y;
}

static void
add_table (Builder *builder, GtkWidget *box, const xmlNode *node)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_column_spacing (GTK_GRID (grid), 2 * GAP);
  gtk_grid_set_row_spacing (GTK_GRID (grid), GAP / 2);
  add_rows (builder, grid, node, 0, FALSE);
  gtk_box_append (GTK_BOX (box), grid);
}

static void
add_note (Builder *builder, GtkWidget *box, const xmlNode *node)
{
  GtkWidget *column = column_new (GAP / 2);

  gtk_widget_add_css_class (column, "help-note");
  add_heading (column, node, "heading", NULL);
  add_blocks (builder, column, node);
  gtk_box_append (GTK_BOX (box), column);
}

/* Only what lies beside the page. */
static gboolean
is_beside (const char *source)
{
  return !g_path_is_absolute (source) && strstr (source, "..") == NULL && strchr (source, ':') == NULL;
}

/* No wider than it is; else its height would be that of a picture as wide as the page. (transfer floating) */
static GtkWidget *
clamp_new (GtkWidget *picture)
{
  GdkPaintable *paintable = gtk_picture_get_paintable (GTK_PICTURE (picture));
  int width = paintable != NULL ? gdk_paintable_get_intrinsic_width (paintable) : 0;

  return g_object_new (ADW_TYPE_CLAMP, "child", picture, "maximum-size", width, "tightening-threshold", width, NULL);
}

static void
add_media (Builder *builder, GtkWidget *box, const xmlNode *node)
{
  g_autofree char *source = lan_help_attribute (node, "src");
  g_autofree char *path = source != NULL && is_beside (source) ? g_build_filename (builder->topic->folder, source, NULL) : NULL;
  g_autofree char *words = lan_help_line (node);
  GtkWidget *picture;

  /* Whoever cannot see the picture reads what it shows. */
  if (path == NULL || !g_file_test (path, G_FILE_TEST_IS_REGULAR))
    {
      add_blocks (builder, box, node);
      return;
    }
  picture = gtk_picture_new_for_filename (path);
  gtk_picture_set_alternative_text (GTK_PICTURE (picture), words);
  gtk_box_append (GTK_BOX (box), clamp_new (picture));
}

static void
add_section (Builder *builder, GtkWidget *box, const xmlNode *node)
{
  g_autofree char *id = lan_help_attribute (node, "id");
  g_autofree char *list = id != NULL ? g_strconcat (builder->topic->id, "#", id, NULL) : NULL;

  if (builder->depth >= MAX_DEPTH)
    return;
  builder->depth++;
  add_heading (box, node, builder->depth > 1 ? "title-4" : "title-2", id);
  add_blocks (builder, box, node);
  builder->depth--;
  for (guint i = 0; list != NULL && i < builder->topics->len; i++)
    {
      const LanHelpTopic *topic = g_ptr_array_index (builder->topics, i);
      g_autoptr (GPtrArray) one = NULL;

      if (!g_ptr_array_find_with_equal_func (topic->guides, list, g_str_equal, NULL))
        continue;
      one = g_ptr_array_new ();
      g_ptr_array_add (one, (gpointer) topic);
      gtk_box_append (GTK_BOX (box), lan_help_view_new_list (NULL, one, builder->func, builder->data));
    }
}

static void
add_block (Builder *builder, GtkWidget *box, const xmlNode *node)
{
  if (g_str_equal (node->name, "p"))
    gtk_box_append (GTK_BOX (box), text_new (builder, node, NULL));
  else if (g_str_equal (node->name, "screen") || g_str_equal (node->name, "code"))
    gtk_box_append (GTK_BOX (box), text_new (builder, node, "monospace"));
  else if (g_str_equal (node->name, "list") || g_str_equal (node->name, "steps"))
    add_items (builder, box, node, g_str_equal (node->name, "steps"));
  else if (g_str_equal (node->name, "terms"))
    add_terms (builder, box, node);
  else if (g_str_equal (node->name, "table"))
    add_table (builder, box, node);
  else if (g_str_equal (node->name, "note"))
    add_note (builder, box, node);
  else if (g_str_equal (node->name, "media"))
    add_media (builder, box, node);
  else if (g_str_equal (node->name, "section"))
    add_section (builder, box, node);
  else if (g_str_equal (node->name, "desc"))
    gtk_box_append (GTK_BOX (box), text_new (builder, node, "dim-label"));
  else if (!g_str_equal (node->name, "info") && !g_str_equal (node->name, "title") && !g_str_equal (node->name, "comment"))
    add_blocks (builder, box, node);
}

static void
add_blocks (Builder *builder, GtkWidget *box, const xmlNode *node)
{
  for (const xmlNode *child = node->children; child != NULL; child = child->next)
    if (child->type == XML_ELEMENT_NODE)
      add_block (builder, box, child);
}

GtkWidget *
lan_help_view_new (const LanHelpTopic *topic, GPtrArray *topics, LanHelpLabelFunc func, gpointer data)
{
  Builder builder = { topic, topics, func, data, 0 };
  GtkWidget *box = column_new (GAP);

  gtk_widget_add_css_class (box, "help-page");
  gtk_box_append (GTK_BOX (box), heading_new (topic->title, "title-1", NULL));
  if (topic->doc != NULL)
    add_blocks (&builder, box, xmlDocGetRootElement (topic->doc));
  else
    {
      GtkWidget *label = label_new (NULL);

      gtk_label_set_label (GTK_LABEL (label), topic->problem);
      gtk_box_append (GTK_BOX (box), label);
    }
  return box;
}

GtkWidget *
lan_help_view_find (GtkWidget *view, const char *section)
{
  const char *own = g_object_get_data (G_OBJECT (view), SECTION_KEY);
  GtkWidget *found = NULL;

  if (own != NULL && g_str_equal (own, section != NULL ? section : ""))
    return view;
  for (GtkWidget *child = gtk_widget_get_first_child (view); child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = lan_help_view_find (child, section);
  return found;
}

GtkWidget *
lan_help_view_new_list (const char *title, GPtrArray *found, LanHelpLabelFunc func, gpointer data)
{
  GtkWidget *box = column_new (GAP / 2);

  if (title != NULL)
    {
      gtk_widget_add_css_class (box, "help-page");
      gtk_box_append (GTK_BOX (box), heading_new (title, "title-1", NULL));
    }
  for (guint i = 0; i < found->len; i++)
    {
      const LanHelpTopic *topic = g_ptr_array_index (found, i);
      g_autofree char *markup = g_markup_printf_escaped ("<a href=\"%s\">%s</a>", topic->id, topic->title);
      GtkWidget *label = label_new ("heading");

      gtk_label_set_markup (GTK_LABEL (label), markup);
      func (GTK_LABEL (label), data);
      gtk_box_append (GTK_BOX (box), label);
      if (topic->desc != NULL)
        {
          label = label_new ("dim-label");
          gtk_label_set_label (GTK_LABEL (label), topic->desc);
          gtk_box_append (GTK_BOX (box), label);
        }
    }
  return box;
}
