/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Keys without modifiers that play the game, and where the focus goes when a decision is made. */

#include "lan-config.h"

#include "lan-window-private.h"

#include "lan-areas.h"

/* NULL: there is none yet, or it is not shown. */
static GtkWidget *
get_page (LanWindow *self)
{
  GtkWidget *page = gtk_stack_get_child_by_name (self->stack, "game");

  return page != NULL && gtk_widget_get_mapped (page) ? page : NULL;
}

/* Not while something lies over the page: a sheet, the squire chooser, a menu. */
static gboolean
is_at_page (LanWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  return self->sheet == LAN_SHEET_NONE && get_page (self) != NULL
         && (focus == NULL || gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) == NULL);
}

static void
on_take (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LanWindow *self = LAN_WINDOW (widget);

  if (is_at_page (self))
    lan_session_take (self->session, (guint) g_variant_get_int32 (parameter));
}

static void
on_step (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LanWindow *self = LAN_WINDOW (widget);
  int step = g_variant_get_int32 (parameter);

  if (!is_at_page (self))
    return;
  if (g_str_equal (name, "focus.area"))
    lan_areas_step (get_page (self), step);
  else
    lan_areas_step_target (get_page (self), step);
  gtk_window_set_focus_visible (GTK_WINDOW (self), TRUE);
}

void
lan_window_install_keys (GtkWidgetClass *widget_class)
{
  static const guint digits[] = { GDK_KEY_1, GDK_KEY_KP_1 };

  gtk_widget_class_install_action (widget_class, "knight.take", "i", on_take);
  gtk_widget_class_install_action (widget_class, "focus.area", "i", on_step);
  gtk_widget_class_install_action (widget_class, "focus.target", "i", on_step);

  for (guint i = 0; i < G_N_ELEMENTS (digits); i++)
    for (guint k = 0; k < LAN_STRENGTHS; k++)
      gtk_widget_class_add_binding_action (widget_class, digits[i] + k, 0, "knight.take", "i", (int) k + 1);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F6, 0, "focus.area", "i", 1);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F6, GDK_SHIFT_MASK, "focus.area", "i", -1);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_n, 0, "focus.target", "i", 1);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_p, 0, "focus.target", "i", -1);
}

/* Another game: wherever the focus has been, it is led to the first decision. */
static void
on_reset (LanWindow *self)
{
  self->guided_serial = 0;
  lan_window_guide_focus (self);
}

void
lan_window_init_keys (LanWindow *self)
{
  g_signal_connect (self, "map", G_CALLBACK (lan_window_guide_focus), NULL);
  /* After the widgets, which then show what can be done now. */
  g_signal_connect_object (self->session, "changed", G_CALLBACK (lan_window_guide_focus), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (lan_session_get_game (self->session), "reset", G_CALLBACK (on_reset), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

static gboolean
on_page_tick (GtkWidget *page, GdkFrameClock *clock, gpointer data)
{
  LanWindow *self = LAN_WINDOW (data);

  if (gtk_widget_get_width (page) == 0)
    return G_SOURCE_CONTINUE;
  self->guide_tick = 0;
  lan_window_guide_focus (self);
  return G_SOURCE_REMOVE;
}

/* A new page shows and hides its parts only with its first layout. */
static gboolean
must_wait (LanWindow *self, GtkWidget *page)
{
  if (gtk_widget_get_width (page) > 0)
    return FALSE;
  if (self->guide_tick == 0)
    self->guide_tick = gtk_widget_add_tick_callback (page, on_page_tick, self, NULL);
  return TRUE;
}

void
lan_window_guide_focus (LanWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));
  GtkWidget *page = get_page (self);
  guint serial = lan_game_get_serial (lan_session_get_game (self->session));
  gboolean lost = focus == NULL || !gtk_widget_get_mapped (focus);
  gboolean asked = lan_session_can_decide (self->session) && serial != self->guided_serial;
  gboolean new_page = self->guided_serial == 0;
  gboolean moves;

  if (page == NULL || must_wait (self, page) || lan_window_lead_lesson (self) || self->sheet != LAN_SHEET_NONE)
    return;
  /* Whoever reads the laws or the chronicle meanwhile is not called away. */
  moves = lost || new_page || (asked && lan_areas_is_playing (page, focus));
  if (moves)
    lan_areas_go_home (page);
  if (moves || asked)
    self->guided_serial = serial;
}
