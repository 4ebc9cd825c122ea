/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-ui-sizes.h"

#include "lan-ui-tree.h"

/* With so much room a box of the toolkit tries whether a child keeps its word. */
#define AMPLE (1 << 20)

/* Says where the least height that it asks for without a width is not the least one: there is a width at which it is
 * content with less, or it wants more however wide it is. (transfer full) (nullable) */
static char *
find_contradiction (GtkWidget *widget)
{
  int asked, least, wanted;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, -1, &asked, NULL, NULL, NULL);
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, &wanted, NULL, NULL);
  for (guint i = 0; i < 5; i++)
    {
      const int widths[] = { least, (least + wanted) / 2, wanted, MAX (least, gtk_widget_get_width (widget)), AMPLE };
      int minimum, natural;

      gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, widths[i], &minimum, &natural, NULL, NULL);
      if (natural < asked || (widths[i] == AMPLE && minimum > asked))
        return g_strdup_printf ("asks for %d at least, but for %d to %d at a width of %d", asked, minimum, natural, widths[i]);
    }
  return NULL;
}

static gboolean
is_in_row (GtkWidget *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);
  GtkLayoutManager *manager = parent != NULL ? gtk_widget_get_layout_manager (parent) : NULL;

  return GTK_IS_BOX_LAYOUT (manager) && gtk_orientable_get_orientation (GTK_ORIENTABLE (manager)) == GTK_ORIENTATION_HORIZONTAL;
}

/* Whether the program itself says how large it is. */
static gboolean
is_own (GtkWidget *widget)
{
  GtkLayoutManager *manager = gtk_widget_get_layout_manager (widget);

  return g_str_has_prefix (manager != NULL ? G_OBJECT_TYPE_NAME (manager) : G_OBJECT_TYPE_NAME (widget), "Lan");
}

static gboolean
contradicts_itself (GtkWidget *widget, gpointer data)
{
  g_autofree char *contradiction = NULL;

  if ((!is_own (widget) && !is_in_row (widget)) || gtk_widget_get_request_mode (widget) != GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH)
    return FALSE;
  contradiction = find_contradiction (widget);
  return contradiction != NULL;
}

void
lan_ui_judge_sizes (GtkWindow *window, const char *stage)
{
  g_autoptr (GPtrArray) offenders = lan_ui_find_all (gtk_widget_get_first_child (GTK_WIDGET (window)), contradicts_itself, NULL);

  for (guint i = 0; i < offenders->len; i++)
    {
      GtkWidget *widget = g_ptr_array_index (offenders, i);
      g_autofree char *contradiction = find_contradiction (widget);

      /* Else the one in it is to blame. */
      if (i + 1 == offenders->len || !gtk_widget_is_ancestor (g_ptr_array_index (offenders, i + 1), widget))
        g_test_message ("%s: %s in %s %s", stage, G_OBJECT_TYPE_NAME (widget),
                        G_OBJECT_TYPE_NAME (gtk_widget_get_parent (widget)), contradiction);
      g_test_fail ();
    }
}
