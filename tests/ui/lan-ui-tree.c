/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-ui-tree.h"

#include "lan-tooltip.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <string.h>

/* No accessible text of the program is this. */
#define NO_TEXT "\001"

static void
collect (GtkWidget *widget, LanUiMatch match, gpointer data, GPtrArray *found)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (match (widget, data))
    g_ptr_array_add (found, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    collect (child, match, data, found);
}

GPtrArray *
lan_ui_find_all (GtkWidget *root, LanUiMatch match, gpointer data)
{
  GPtrArray *found = g_ptr_array_new ();

  collect (root, match, data, found);
  return found;
}

static GtkWidget *
find_first (GtkWidget *root, LanUiMatch match, gpointer data)
{
  g_autoptr (GPtrArray) found = lan_ui_find_all (root, match, data);

  return found->len > 0 ? g_ptr_array_index (found, 0) : NULL;
}

typedef struct {
  GType type;
  const char *text; /* a style class, a name or a text; NULL: any */
} Wanted;

static gboolean
has_class (GtkWidget *widget, gpointer data)
{
  const Wanted *wanted = data;

  return g_type_is_a (G_OBJECT_TYPE (widget), wanted->type)
         && (wanted->text == NULL || gtk_widget_has_css_class (widget, wanted->text));
}

GPtrArray *
lan_ui_find_class (GtkWidget *root, GType type, const char *css_class)
{
  Wanted wanted = { type, css_class };

  return lan_ui_find_all (root, has_class, &wanted);
}

GtkWidget *
lan_ui_find (GtkWidget *root, GType type)
{
  Wanted wanted = { type, NULL };

  return find_first (root, has_class, &wanted);
}

/* GTK 4.8 leaves the mark of the mnemonic in the accessible label of a button; it belongs to the message that is translated. */
static char *
strip_mnemonic (char *label)
{
  char *mark = strchr (label, '_');

  if (mark != NULL)
    memmove (mark, mark + 1, strlen (mark));
  return label;
}

static gboolean
is_named (GtkWidget *widget, gpointer data)
{
  g_autofree char *name = NULL;

  if (!GTK_IS_BUTTON (widget))
    return FALSE;
  name = lan_ui_get_name (widget);
  return g_str_equal (name, data);
}

GtkWidget *
lan_ui_find_button (GtkWidget *root, const char *name)
{
  g_autofree char *spoken = strip_mnemonic (g_strdup (g_dgettext (GETTEXT_PACKAGE, name)));

  return find_first (root, is_named, spoken);
}

static gboolean
says (GtkWidget *widget, gpointer data)
{
  return GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), data);
}

GtkWidget *
lan_ui_find_text (GtkWidget *root, const char *text)
{
  return find_first (root, says, (gpointer) text);
}

GtkWindow *
lan_ui_find_dialog (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (ADW_IS_MESSAGE_DIALOG (window) && gtk_widget_get_visible (GTK_WIDGET (window)))
        return window;
    }
  return NULL;
}

/* The toolkit tells values only where they differ from what a test expects. */
char *
lan_ui_get_property (GtkWidget *widget, GtkAccessibleProperty property)
{
  char *value;

  if (!gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), property))
    return g_strdup ("");
  value = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), property, NO_TEXT);
  return value != NULL ? value : g_strdup ("");
}

static void
append_labels (GtkWidget *widget, GString *text)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_get_visible (widget))
    g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", gtk_label_get_text (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    append_labels (child, text);
}

char *
lan_ui_get_name (GtkWidget *widget)
{
  char *label = lan_ui_get_property (widget, GTK_ACCESSIBLE_PROPERTY_LABEL);
  GString *text;

  if (label[0] != '\0')
    return label;
  g_free (label);
  text = g_string_new (NULL);
  append_labels (widget, text);
  return g_string_free (text, FALSE);
}

static void
append_line (GString *text, GtkWidget *widget, const char *what, const char *words)
{
  if (words != NULL && words[0] != '\0')
    g_string_append_printf (text, "%s %s: %s\n", G_OBJECT_TYPE_NAME (widget), what, words);
}

/* A tooltip repeats what stands at its widget, at a time that depends on where the display has its pointer. */
static gboolean
is_tooltip (GtkWidget *widget)
{
  return g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkTooltipWindow");
}

static void
read_widget (GtkWidget *widget, GString *text)
{
  g_autofree char *label = lan_ui_get_property (widget, GTK_ACCESSIBLE_PROPERTY_LABEL);
  g_autofree char *description = lan_ui_get_property (widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);

  append_line (text, widget, "name", label);
  append_line (text, widget, "description", description);
  append_line (text, widget, "tooltip", lan_tooltip_get_text (widget));
  if (GTK_IS_LABEL (widget))
    append_line (text, widget, "text", gtk_label_get_text (GTK_LABEL (widget)));
  if (GTK_IS_EDITABLE (widget))
    append_line (text, widget, "text", gtk_editable_get_text (GTK_EDITABLE (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (!is_tooltip (child))
      read_widget (child, text);
}

char *
lan_ui_read_all (GtkWidget *root)
{
  GString *text = g_string_new (NULL);

  read_widget (root, text);
  return g_string_free (text, FALSE);
}
