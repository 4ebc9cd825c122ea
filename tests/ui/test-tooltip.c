/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tooltips whose words change with the game: asked for when they are to be shown, and never before. */

#include "lan-tooltip.h"
#include "lan-ui-window.h"

/* As GTK asks when the pointer rests; whether there is something to show. */
static gboolean
ask (GtkWidget *widget)
{
  g_autoptr (GtkTooltip) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  gboolean shown = FALSE;

  g_signal_emit_by_name (widget, "query-tooltip", 1, 1, FALSE, tooltip, &shown);
  return shown;
}

static void
assert_text (GtkWidget *widget, const char *text)
{
  g_assert_cmpstr (lan_tooltip_get_text (widget), ==, text);
  g_assert_true (ask (widget) == (text != NULL));
}

static void
test_changes (void)
{
  GtkWidget *widget = g_object_ref_sink (gtk_label_new ("York"));

  assert_text (widget, NULL);
  g_assert_true (lan_tooltip_update (widget, "Recruit a knight."));
  assert_text (widget, "Recruit a knight.");
  g_assert_false (lan_tooltip_update (widget, "Recruit a knight."));
  g_assert_true (lan_tooltip_update (widget, NULL));
  assert_text (widget, NULL);
  g_assert_false (lan_tooltip_update (widget, NULL));
  g_assert_true (lan_tooltip_update (widget, "4 gold."));
  assert_text (widget, "4 gold.");
  g_object_unref (widget);
}

/* What a .ui file set is taken over, and replaced. */
static void
test_after_other (void)
{
  GtkWidget *widget = g_object_ref_sink (gtk_button_new ());

  gtk_widget_set_tooltip_text (widget, "Undo");
  assert_text (widget, "Undo");
  g_assert_false (lan_tooltip_update (widget, "Undo"));
  assert_text (widget, "Undo");
  g_assert_true (lan_tooltip_update (widget, "A card was turned over."));
  assert_text (widget, "A card was turned over.");
  g_object_unref (widget);
}

/* The words of whoever has gone are not asked for. */
static void
test_gone (void)
{
  GtkWidget *widget = g_object_ref_sink (gtk_label_new ("York"));
  gpointer gone = widget;

  lan_tooltip_update (widget, "Recruit a knight.");
  g_object_add_weak_pointer (G_OBJECT (widget), &gone);
  g_object_unref (widget);
  g_assert_null (gone);
}

int
main (int argc, char **argv)
{
  lan_ui_init (&argc, &argv);
  g_test_add_func ("/tooltip/changes", test_changes);
  g_test_add_func ("/tooltip/after-other", test_after_other);
  g_test_add_func ("/tooltip/gone", test_gone);
  return g_test_run ();
}
