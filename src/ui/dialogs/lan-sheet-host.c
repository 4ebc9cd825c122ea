/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-sheet-host.h"

#include "lan-help-button.h"
#include "lan-mnemonics.h"

#include <string.h>

/* A sheet that is too wide is folded by these style classes, one after the other. */
#define N_FOLDS 2

struct _LanSheetHost {
  GtkWidget parent_instance;

  GtkWidget *child;
  GtkWidget *layer;     /* holds the scroller; hidden without a sheet; NULL before the first */
  GtkWidget *scroller;  /* holds the sheet, should the window be too small for it */
  GtkWidget *sheet;
  int needed[N_FOLDS];  /* the least width of the sheet unfolded, folded once ...; 0: not known yet */
  int needed_height;    /* of the sheet as it is usually; 0: not known yet */
  int wanted_width;     /* its width request */
  guint folds;          /* how often it is folded */
  gboolean squeezed;    /* it does with little space around and between what is in it */
  GtkWidget *focus;     /* what had the focus before the sheet; weak */
};

G_DEFINE_FINAL_TYPE (LanSheetHost, lan_sheet_host, GTK_TYPE_WIDGET)

enum {
  PROP_0,
  PROP_CHILD,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
set_child (LanSheetHost *self, GtkWidget *child)
{
  if (self->child == child)
    return;
  g_clear_pointer (&self->child, gtk_widget_unparent);
  self->child = child;
  if (child != NULL)
    gtk_widget_insert_before (child, GTK_WIDGET (self), self->layer);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CHILD]);
}

/* Boxes of the style class "fold" stand upright in a narrow window, those of "fold-last" where that is not enough. */
static void
fold_boxes (GtkWidget *widget, guint folds)
{
  static const char *const classes[N_FOLDS] = { "fold", "fold-last" };

  for (guint i = 0; i < N_FOLDS; i++)
    if (gtk_widget_has_css_class (widget, classes[i]))
      gtk_orientable_set_orientation (GTK_ORIENTABLE (widget), i < folds ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    fold_boxes (child, folds);
}

static void
set_css_class (GtkWidget *widget, const char *name, gboolean set)
{
  if (set)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

static void
set_folds (LanSheetHost *self, guint folds)
{
  if (self->folds == folds)
    return;
  self->folds = folds;
  gtk_widget_set_size_request (self->sheet, folds > 0 ? -1 : self->wanted_width, -1);
  fold_boxes (self->sheet, folds);
  set_css_class (self->layer, "narrow", folds > 0);
  set_css_class (self->layer, "narrowest", folds == N_FOLDS);
}

/* Folds the sheet as often as that width asks for. What a fold needs is known once it has been tried: its style
 * counts only from the next time on that room is shared out, so it is one fold at a time. */
static void
fold_to_width (LanSheetHost *self, int width)
{
  guint folds = 0;

  if (self->folds < N_FOLDS)
    gtk_widget_measure (self->sheet, GTK_ORIENTATION_HORIZONTAL, -1, &self->needed[self->folds], NULL, NULL, NULL);
  while (folds < N_FOLDS && width < self->needed[folds])
    folds++;
  set_folds (self, folds);
}

static void
set_squeezed (LanSheetHost *self, gboolean squeezed)
{
  self->squeezed = squeezed;
  set_css_class (self->layer, "short", squeezed);
}

/* Before a sheet scrolls, and its buttons are out of sight, it is squeezed, as its style then is from the next time on. */
static void
squeeze_to_height (LanSheetHost *self, int width, int height)
{
  int least, liked;

  if (!self->squeezed)
    {
      gtk_widget_measure (self->sheet, GTK_ORIENTATION_HORIZONTAL, -1, &least, &liked, NULL, NULL);
      gtk_widget_measure (self->sheet, GTK_ORIENTATION_VERTICAL, MAX (least, MIN (liked, width)), &self->needed_height, NULL, NULL, NULL);
    }
  set_squeezed (self, height < self->needed_height);
}

static void
lan_sheet_host_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  LanSheetHost *self = LAN_SHEET_HOST (widget);
  const GtkAllocation all = { 0, 0, width, height };
  int minimum;

  if (self->child != NULL && gtk_widget_should_layout (self->child))
    gtk_widget_size_allocate (self->child, &all, -1);
  if (self->sheet == NULL)
    return;
  fold_to_width (self, width);
  squeeze_to_height (self, width, height);
  /* It may just have been folded. */
  gtk_widget_measure (self->layer, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  gtk_widget_size_allocate (self->layer, &all, -1);
}

static void
lan_sheet_host_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                        int *minimum, int *natural, int *minimum_baseline, int *natural_baseline)
{
  LanSheetHost *self = LAN_SHEET_HOST (widget);

  *minimum = *natural = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      int child_minimum, child_natural;

      /* A sheet scrolls where it does not fit. */
      if (!gtk_widget_should_layout (child) || child == self->layer)
        continue;
      gtk_widget_measure (child, orientation, for_size, &child_minimum, &child_natural, NULL, NULL);
      *minimum = MAX (*minimum, child_minimum);
      *natural = MAX (*natural, child_natural);
    }
}

static GtkSizeRequestMode
lan_sheet_host_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
lan_sheet_host_dispose (GObject *object)
{
  LanSheetHost *self = LAN_SHEET_HOST (object);

  g_clear_weak_pointer (&self->focus);
  g_clear_pointer (&self->child, gtk_widget_unparent);
  g_clear_pointer (&self->layer, gtk_widget_unparent);

  G_OBJECT_CLASS (lan_sheet_host_parent_class)->dispose (object);
}

static void
lan_sheet_host_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  LanSheetHost *self = LAN_SHEET_HOST (object);

  switch (prop_id)
    {
    case PROP_CHILD:
      g_value_set_object (value, self->child);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
lan_sheet_host_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  LanSheetHost *self = LAN_SHEET_HOST (object);

  switch (prop_id)
    {
    case PROP_CHILD:
      set_child (self, g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
lan_sheet_host_class_init (LanSheetHostClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = lan_sheet_host_dispose;
  object_class->get_property = lan_sheet_host_get_property;
  object_class->set_property = lan_sheet_host_set_property;

  properties[PROP_CHILD] = g_param_spec_object ("child", NULL, NULL, GTK_TYPE_WIDGET,
                                                G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  widget_class->get_request_mode = lan_sheet_host_get_request_mode;
  widget_class->measure = lan_sheet_host_measure;
  widget_class->size_allocate = lan_sheet_host_size_allocate;

  gtk_widget_class_set_css_name (widget_class, "sheethost");
}

static void
lan_sheet_host_init (LanSheetHost *self)
{
}

static void
make_layer (LanSheetHost *self)
{
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_AUTOMATIC, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_width (GTK_SCROLLED_WINDOW (self->scroller), TRUE);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (self->scroller), TRUE);
  gtk_widget_set_hexpand (self->scroller, TRUE);
  gtk_widget_set_vexpand (self->scroller, TRUE);

  self->layer = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_add_css_class (self->layer, "sheet-layer");
  gtk_box_append (GTK_BOX (self->layer), self->scroller);
  gtk_widget_set_parent (self->layer, GTK_WIDGET (self));
}

static void
remember_focus (LanSheetHost *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  g_set_weak_pointer (&self->focus, focus);
}

/* A sheet may come back: it is then as it was made, and the focus is where it was. */
static void
release_sheet (LanSheetHost *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && gtk_widget_is_ancestor (focus, self->sheet))
    g_object_set_data_full (G_OBJECT (self->sheet), "sheet-focus", g_object_ref (focus), g_object_unref);
  set_folds (self, 0);
  set_squeezed (self, FALSE);
}

static void
lock_child (LanSheetHost *self, gboolean locked, gboolean hidden)
{
  if (self->child == NULL)
    return;
  gtk_widget_set_can_focus (self->child, !locked);
  gtk_widget_set_can_target (self->child, !locked);
  gtk_widget_set_child_visible (self->child, !hidden);
}

/* To what the sheet is about, which its help is not. */
static void
enter_sheet (LanSheetHost *self, GtkRoot *root)
{
  if (gtk_widget_child_focus (self->layer, GTK_DIR_TAB_FORWARD) && root != NULL && LAN_IS_HELP_BUTTON (gtk_root_get_focus (root)))
    gtk_widget_child_focus (self->layer, GTK_DIR_TAB_FORWARD);
}

static void
move_focus (LanSheetHost *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = self->focus;

  if (self->sheet != NULL)
    focus = g_object_get_data (G_OBJECT (self->sheet), "sheet-focus");
  if (focus != NULL && gtk_widget_grab_focus (focus))
    return;
  if (self->sheet != NULL)
    enter_sheet (self, root);
  else if (root != NULL)
    /* GTK would have chosen something nearby, which nobody asked for. */
    gtk_root_set_focus (root, NULL);
}

void
lan_sheet_host_show (LanSheetHost *self, GtkWidget *sheet, LanSheetStyle style)
{
  gboolean page = style == LAN_SHEET_STYLE_PAGE;
  GtkAlign align = page ? GTK_ALIGN_FILL : GTK_ALIGN_CENTER;

  g_return_if_fail (LAN_IS_SHEET_HOST (self));
  g_return_if_fail (sheet == NULL || GTK_IS_WIDGET (sheet));

  if (self->layer == NULL && sheet == NULL)
    return;
  if (self->layer == NULL)
    make_layer (self);
  if (self->sheet == NULL)
    remember_focus (self);
  else
    release_sheet (self);
  self->sheet = sheet;
  memset (self->needed, 0, sizeof self->needed);
  if (sheet != NULL)
    {
      gtk_widget_get_size_request (sheet, &self->wanted_width, NULL);
      lan_mnemonics_hide (sheet);
    }
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), sheet);
  gtk_widget_set_visible (self->layer, sheet != NULL);
  gtk_widget_set_halign (self->scroller, align);
  gtk_widget_set_valign (self->scroller, align);
  set_css_class (self->layer, "opaque", page);

  lock_child (self, sheet != NULL, sheet != NULL && page);
  move_focus (self);
}

GtkWidget *
lan_sheet_host_get_sheet (LanSheetHost *self)
{
  g_return_val_if_fail (LAN_IS_SHEET_HOST (self), NULL);

  return self->sheet;
}
