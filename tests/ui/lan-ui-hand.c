/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-ui-hand.h"

#include "lan-ui-tree.h"

/* Points tried across a widget: counties have odd shapes. */
#define GRID 9

/* Frames that a new or scrolled widget may take to come to its place. */
#define PATIENCE_FRAMES 20
#define FOCUS_FRAMES 8

void
lan_ui_settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

void
lan_ui_wait_for_frame (GtkWidget *widget)
{
  gtk_test_widget_wait_for_draw (widget);
  lan_ui_settle ();
}

static gboolean
is_hit_at (GtkWidget *widget, double x, double y)
{
  GtkWidget *surface = GTK_WIDGET (gtk_widget_get_native (widget));
  graphene_point_t there;
  GtkWidget *hit;

  if (!gtk_widget_compute_point (widget, surface, &GRAPHENE_POINT_INIT ((float) x, (float) y), &there))
    return FALSE;
  hit = gtk_widget_pick (surface, there.x, there.y, GTK_PICK_DEFAULT);
  return hit != NULL && (hit == widget || gtk_widget_is_ancestor (hit, widget));
}

/* The middle if possible, else the first point of a grid. */
static gboolean
find_point (GtkWidget *widget, double *x, double *y)
{
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);

  if (!gtk_widget_get_mapped (widget) || width == 0 || height == 0)
    return FALSE;
  *x = width / 2.0;
  *y = height / 2.0;
  for (guint i = 0; i < GRID * GRID && !is_hit_at (widget, *x, *y); i++)
    {
      *x = width * (i % GRID + 0.5) / GRID;
      *y = height * (i / GRID + 0.5) / GRID;
    }
  return is_hit_at (widget, *x, *y);
}

static gboolean
reach_point (GtkWidget *widget, double *x, double *y)
{
  for (guint i = 0; i < PATIENCE_FRAMES; i++)
    {
      if (find_point (widget, x, y))
        return TRUE;
      /* As Tab does, which scrolls the widget into view; again, should the sheet have folded after that. */
      if (i % FOCUS_FRAMES == 1)
        {
          gtk_root_set_focus (gtk_widget_get_root (widget), NULL);
          gtk_widget_grab_focus (widget);
        }
      lan_ui_wait_for_frame (GTK_WIDGET (gtk_widget_get_root (widget)));
    }
  return FALSE;
}

/* (transfer full) */
static GtkGesture *
find_gesture (GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_CLICK (controller))
        return GTK_GESTURE (g_steal_pointer (&controller));
    }
  return NULL;
}

static void
refuse (GtkWidget *widget, const char *why)
{
  g_autofree char *name = lan_ui_get_name (widget);

  g_error ("%s “%s” cannot be clicked: %s", G_OBJECT_TYPE_NAME (widget), name, why);
}

void
lan_ui_click (GtkWidget *widget)
{
  g_autoptr (GtkWidget) kept = g_object_ref (widget);
  g_autoptr (GtkGesture) gesture = find_gesture (widget);
  double x, y;

  if (gesture == NULL)
    refuse (widget, "it has no click gesture");
  if (!gtk_widget_is_sensitive (widget))
    refuse (widget, "it is insensitive");
  if (!reach_point (widget, &x, &y))
    refuse (widget, "no point of it is under the pointer");
  g_signal_emit_by_name (gesture, "pressed", 1, x, y);
  g_signal_emit_by_name (gesture, "released", 1, x, y);
  lan_ui_settle ();
}

void
lan_ui_click_button (GtkWidget *root, const char *name)
{
  GtkWidget *button = lan_ui_find_button (root, name);

  if (button == NULL)
    {
      g_autofree char *text = lan_ui_read_all (root);

      g_error ("There is no button “%s” in this:\n%s", name, text);
    }
  lan_ui_click (button);
}

static gboolean
is_key (GtkShortcut *shortcut, guint keyval)
{
  GtkShortcutTrigger *trigger = gtk_shortcut_get_trigger (shortcut);

  return GTK_IS_KEYVAL_TRIGGER (trigger)
         && gtk_keyval_trigger_get_keyval (GTK_KEYVAL_TRIGGER (trigger)) == keyval
         && gtk_keyval_trigger_get_modifiers (GTK_KEYVAL_TRIGGER (trigger)) == 0;
}

static gboolean
activate_shortcut (GListModel *shortcuts, GtkWidget *widget, guint keyval)
{
  for (guint i = 0; i < g_list_model_get_n_items (shortcuts); i++)
    {
      g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (shortcuts, i);

      if (is_key (shortcut, keyval)
          && gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), GTK_SHORTCUT_ACTION_EXCLUSIVE, widget,
                                           gtk_shortcut_get_arguments (shortcut)))
        return TRUE;
    }
  return FALSE;
}

static gboolean
offer_key (GtkWidget *widget, guint keyval)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_SHORTCUT_CONTROLLER (controller) && activate_shortcut (G_LIST_MODEL (controller), widget, keyval))
        return TRUE;
    }
  return FALSE;
}

gboolean
lan_ui_press_key (GtkWindow *window, guint keyval)
{
  GtkWidget *widget = gtk_window_get_focus (window);
  gboolean taken = FALSE;

  if (widget == NULL)
    widget = GTK_WIDGET (window);
  for (; widget != NULL && !taken; widget = gtk_widget_get_parent (widget))
    taken = offer_key (widget, keyval);
  lan_ui_settle ();
  return taken;
}
