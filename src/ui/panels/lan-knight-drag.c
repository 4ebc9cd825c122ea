/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-knight-drag.h"

#include "lan-heraldry.h"
#include "lan-knight-button.h"
#include "lan-token-theme.h"

/* The block under the pointer; it stands on (24, 80) of the 52 x 84 of its drawing and is held at its middle. */
#define FACTOR 0.72f
#define GRIP_X 24
#define GRIP_Y 56

/* What is being dragged, on the drag source. */
typedef struct {
  LanSession *session;
  GtkWidget *button; /* weak: the court may be shown anew meanwhile */
} LanKnightDrag;

static void
lan_knight_drag_free (LanKnightDrag *drag)
{
  g_clear_object (&drag->session);
  g_clear_weak_pointer (&drag->button);
  g_free (drag);
}

static void
mark_button (LanKnightDrag *drag, gboolean dragged)
{
  if (drag->button == NULL)
    return;
  if (dragged)
    gtk_widget_add_css_class (drag->button, "dragged");
  else
    gtk_widget_remove_css_class (drag->button, "dragged");
}

static void
set_icon (GtkDragSource *source, LanSession *session)
{
  GtkWidget *widget = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (source));
  LanTokenTheme *theme = lan_token_theme_get (widget);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GdkPaintable) icon = NULL;
  g_autofree char *token = NULL;
  double width, height;
  guint side, strength;

  if (lan_session_get_selection (session, &side, &strength))
    token = lan_heraldry_knight (session, side, strength, FALSE);
  if (token != NULL)
    {
      lan_token_theme_get_size (theme, token, &width, &height);
      lan_token_theme_snapshot (theme, snapshot, widget, token, 0, 0, width * FACTOR, height * FACTOR);
    }
  icon = gtk_snapshot_free_to_paintable (snapshot, NULL);
  gtk_drag_source_set_icon (source, icon, (int) (GRIP_X * FACTOR), (int) (GRIP_Y * FACTOR));
}

static GdkContentProvider *
on_prepare (GtkDragSource *source, double x, double y)
{
  GtkWidget *widget = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (source));
  GtkWidget *hit = gtk_widget_pick (widget, x, y, GTK_PICK_DEFAULT);
  GtkWidget *button = hit != NULL ? gtk_widget_get_ancestor (hit, LAN_TYPE_KNIGHT_BUTTON) : NULL;
  LanSession *session = button != NULL ? lan_knight_button_pick_up (LAN_KNIGHT_BUTTON (button)) : NULL;
  LanKnightDrag *drag;

  if (session == NULL)
    return NULL;
  drag = g_new0 (LanKnightDrag, 1);
  drag->session = g_object_ref (session);
  g_set_weak_pointer (&drag->button, button);
  g_object_set_data_full (G_OBJECT (source), "knight", drag, (GDestroyNotify) lan_knight_drag_free);
  set_icon (source, session);
  return gdk_content_provider_new_typed (LAN_TYPE_SESSION, session);
}

static void
on_begin (GtkDragSource *source, GdkDrag *gdk_drag)
{
  mark_button (g_object_get_data (G_OBJECT (source), "knight"), TRUE);
}

/* TRUE: nothing flies back, for those who want nothing to move. */
static gboolean
on_cancel (GtkDragSource *source, GdkDrag *gdk_drag, GdkDragCancelReason reason)
{
  LanKnightDrag *drag = g_object_get_data (G_OBJECT (source), "knight");
  GtkWidget *widget = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (source));
  gboolean animated;

  lan_session_unselect (drag->session);
  g_object_get (gtk_widget_get_settings (widget), "gtk-enable-animations", &animated, NULL);
  return !animated;
}

static void
on_end (GtkDragSource *source, GdkDrag *gdk_drag, gboolean moved)
{
  mark_button (g_object_get_data (G_OBJECT (source), "knight"), FALSE);
  g_object_set_data (G_OBJECT (source), "knight", NULL);
}

void
lan_knight_drag_attach (GtkWidget *widget)
{
  GtkDragSource *source = gtk_drag_source_new ();

  g_return_if_fail (GTK_IS_WIDGET (widget));

  gtk_drag_source_set_actions (source, GDK_ACTION_MOVE);
  /* Before the buttons, whose click gestures would keep the press for themselves. */
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (source), GTK_PHASE_CAPTURE);
  g_signal_connect (source, "prepare", G_CALLBACK (on_prepare), NULL);
  g_signal_connect (source, "drag-begin", G_CALLBACK (on_begin), NULL);
  g_signal_connect (source, "drag-cancel", G_CALLBACK (on_cancel), NULL);
  g_signal_connect (source, "drag-end", G_CALLBACK (on_end), NULL);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (source));
}
