/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-view-switcher.h"

#include <glib/gi18n-lib.h>

/* Beside and between the words of a tab. */
#define TAB_PADDING 8

typedef struct {
  GtkWidget *tab;
  GtkWidget *label;
  GtkWidget *mark;
} Tab;

struct _LanViewSwitcher {
  GtkWidget parent_instance;

  LanView view;
  guint needed;
  gboolean wordless;
  Tab tabs[LAN_N_VIEWS];
};

enum {
  PROP_0,
  PROP_VIEW,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (LanViewSwitcher, lan_view_switcher, GTK_TYPE_WIDGET)

static const struct {
  const char *title;
  const char *icon;
} views[LAN_N_VIEWS] = {
  [LAN_VIEW_ENGLAND] = { N_("Map"), "lancaster-county-symbolic" },
  [LAN_VIEW_FRANCE] = { N_("France"), "lancaster-conflict-symbolic" },
  [LAN_VIEW_CASTLE] = { N_("Castle"), "lancaster-extension-symbolic" },
  [LAN_VIEW_PARLIAMENT] = { N_("Laws"), "lancaster-parliament-symbolic" },
  [LAN_VIEW_CHRONICLE] = { N_("Chronicle"), "view-list-symbolic" },
};

static void
set_wordless (LanViewSwitcher *self, gboolean wordless)
{
  if (self->wordless == wordless)
    return;
  self->wordless = wordless;
  for (guint i = 0; i < LAN_N_VIEWS; i++)
    gtk_widget_set_visible (self->tabs[i].label, !wordless);
}

/* Of the widest word, shown or not. */
static int
get_word_width (LanViewSwitcher *self)
{
  int widest = 0;

  for (guint i = 0; i < LAN_N_VIEWS; i++)
    {
      g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (self->tabs[i].label, _(views[i].title));
      int width;

      pango_layout_get_pixel_size (layout, &width, NULL);
      widest = MAX (widest, width);
    }
  return widest;
}

static int
measure_tab (LanViewSwitcher *self, GtkOrientation orientation)
{
  int largest = 0;

  for (guint i = 0; i < LAN_N_VIEWS; i++)
    {
      int minimum;

      gtk_widget_measure (self->tabs[i].tab, orientation, -1, &minimum, NULL, NULL, NULL);
      largest = MAX (largest, minimum);
    }
  return largest;
}

static void
lan_view_switcher_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                           int *minimum, int *natural, int *minimum_baseline, int *natural_baseline)
{
  LanViewSwitcher *self = LAN_VIEW_SWITCHER (widget);

  /* The words give way, so they do not count. */
  *minimum = measure_tab (self, orientation);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum *= LAN_N_VIEWS;
  *natural = *minimum;
}

static void
lan_view_switcher_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  LanViewSwitcher *self = LAN_VIEW_SWITCHER (widget);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  set_wordless (self, get_word_width (self) + TAB_PADDING > width / LAN_N_VIEWS);
  for (int i = 0; i < LAN_N_VIEWS; i++)
    {
      int nth = rtl ? LAN_N_VIEWS - 1 - i : i;
      int left = nth * width / LAN_N_VIEWS, right = (nth + 1) * width / LAN_N_VIEWS;
      int minimum;

      /* It may just have lost its word or got it back. */
      gtk_widget_measure (self->tabs[i].tab, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      gtk_widget_size_allocate (self->tabs[i].tab, &(GtkAllocation) { left, 0, MAX (minimum, right - left), height }, -1);
    }
}

static void
lan_view_switcher_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (lan_view_switcher_parent_class)->dispose (object);
}

static void
lan_view_switcher_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_VIEW:
      g_value_set_uint (value, LAN_VIEW_SWITCHER (object)->view);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
lan_view_switcher_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_VIEW:
      lan_view_switcher_set_view (LAN_VIEW_SWITCHER (object), g_value_get_uint (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
lan_view_switcher_class_init (LanViewSwitcherClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = lan_view_switcher_dispose;
  object_class->get_property = lan_view_switcher_get_property;
  object_class->set_property = lan_view_switcher_set_property;
  widget_class->measure = lan_view_switcher_measure;
  widget_class->size_allocate = lan_view_switcher_size_allocate;

  properties[PROP_VIEW] = g_param_spec_uint ("view", NULL, NULL, 0, LAN_N_VIEWS - 1, LAN_VIEW_ENGLAND,
                                             G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "viewswitcher");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_TAB_LIST);
}

static LanView
find_view (LanViewSwitcher *self, GtkWidget *tab)
{
  LanView view = LAN_VIEW_ENGLAND;

  while (self->tabs[view].tab != tab)
    view++;
  return view;
}

static void
on_toggled (GtkToggleButton *tab, LanViewSwitcher *self)
{
  gboolean active = gtk_toggle_button_get_active (tab);

  gtk_accessible_update_state (GTK_ACCESSIBLE (tab), GTK_ACCESSIBLE_STATE_SELECTED, active, -1);
  if (active)
    lan_view_switcher_set_view (self, find_view (self, GTK_WIDGET (tab)));
}

/* A piece is dragged over the tab. */
static void
on_drag_enter (GtkDropControllerMotion *motion, double x, double y, GtkToggleButton *tab)
{
  gtk_toggle_button_set_active (tab, TRUE);
}

static GtkWidget *
icon_new (const char *icon_name, GtkWidget *mark)
{
  GtkWidget *overlay = gtk_overlay_new ();

  gtk_overlay_set_child (GTK_OVERLAY (overlay), gtk_image_new_from_icon_name (icon_name));
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), mark);
  gtk_widget_set_halign (overlay, GTK_ALIGN_CENTER);
  return overlay;
}

static GtkWidget *
mark_new (void)
{
  GtkWidget *mark = g_object_new (GTK_TYPE_LABEL, "label", "●", "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_widget_add_css_class (mark, "mark");
  gtk_widget_set_halign (mark, GTK_ALIGN_END);
  gtk_widget_set_valign (mark, GTK_ALIGN_START);
  gtk_widget_set_visible (mark, FALSE);
  return mark;
}

static void
add_tab (LanViewSwitcher *self, guint view)
{
  Tab *tab = &self->tabs[view];
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkEventController *motion = gtk_drop_controller_motion_new ();

  tab->tab = g_object_new (GTK_TYPE_TOGGLE_BUTTON, "accessible-role", GTK_ACCESSIBLE_ROLE_TAB, NULL);
  tab->label = gtk_label_new (_(views[view].title));
  /* It asks for no room of its own before it goes. */
  gtk_label_set_ellipsize (GTK_LABEL (tab->label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (tab->label), 1);
  tab->mark = mark_new ();
  gtk_box_append (GTK_BOX (box), icon_new (views[view].icon, tab->mark));
  gtk_box_append (GTK_BOX (box), tab->label);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (tab->tab), box);
  gtk_button_set_has_frame (GTK_BUTTON (tab->tab), FALSE);
  gtk_widget_set_tooltip_text (tab->tab, _(views[view].title));
  gtk_accessible_update_property (GTK_ACCESSIBLE (tab->tab), GTK_ACCESSIBLE_PROPERTY_LABEL, _(views[view].title), -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (tab->tab), GTK_ACCESSIBLE_STATE_SELECTED, FALSE, -1);
  if (view > 0)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (tab->tab), GTK_TOGGLE_BUTTON (self->tabs[0].tab));
  gtk_widget_set_parent (tab->tab, GTK_WIDGET (self));
  gtk_widget_add_controller (tab->tab, motion);
  g_signal_connect (motion, "enter", G_CALLBACK (on_drag_enter), tab->tab);
  g_signal_connect (tab->tab, "toggled", G_CALLBACK (on_toggled), self);
}

static void
lan_view_switcher_init (LanViewSwitcher *self)
{
  for (guint i = 0; i < LAN_N_VIEWS; i++)
    add_tab (self, i);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->tabs[self->view].tab), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Views of the game"), -1);
}

LanView
lan_view_switcher_get_view (LanViewSwitcher *self)
{
  g_return_val_if_fail (LAN_IS_VIEW_SWITCHER (self), LAN_VIEW_ENGLAND);

  return self->view;
}

void
lan_view_switcher_set_view (LanViewSwitcher *self, LanView view)
{
  g_return_if_fail (LAN_IS_VIEW_SWITCHER (self));
  g_return_if_fail (view < LAN_N_VIEWS);

  if (self->view == view)
    return;
  self->view = view;
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->tabs[view].tab), TRUE);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_VIEW]);
}

void
lan_view_switcher_set_needed (LanViewSwitcher *self, guint needed)
{
  g_return_if_fail (LAN_IS_VIEW_SWITCHER (self));

  if (self->needed == needed)
    return;
  self->needed = needed;
  for (guint i = 0; i < LAN_N_VIEWS; i++)
    {
      gboolean marked = (needed & LAN_VIEW_BIT (i)) != 0;

      gtk_widget_set_visible (self->tabs[i].mark, marked);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->tabs[i].tab), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                      marked ? _("The decision can be answered here.") : "", -1);
    }
}
