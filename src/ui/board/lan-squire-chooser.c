/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-squire-chooser.h"

#include <glib/gi18n-lib.h>

#include "lan-mnemonics.h"
#include "lan-words.h"

/* Up to so many numbers are buttons, more are a spin button. */
#define MAX_BUTTONS 6

struct _LanSquireChooser
{
  GtkPopover parent_instance;

  LanSession *session;
  LanPlace place;
  guint side;     /* of the knight in hand */
  guint strength;
  guint squires;
  GtkWidget *preview;
  GtkWidget *numbers;
  GtkWidget *total;
};

G_DEFINE_FINAL_TYPE (LanSquireChooser, lan_squire_chooser, GTK_TYPE_POPOVER)

static void
show_effect (LanSquireChooser *self)
{
  LanDecision decision = lan_session_get_decision (self->session);
  LanChoice choice = lan_choice_blank (LAN_DECISION_PLACE, decision.seat);
  g_autofree char *preview = NULL;
  g_autofree char *total = NULL;

  choice.side = (guint8) self->side;
  choice.strength = (guint8) self->strength;
  choice.place = self->place;
  choice.amount = (guint16) self->squires;
  preview = lan_words_preview (lan_session_get_content (self->session), lan_session_get_setup (self->session),
                               lan_session_get_state (self->session), &choice);
  gtk_inscription_set_text (GTK_INSCRIPTION (self->preview), preview);
  /* Translators: strength of a knight, squires with it, their sum. */
  total = g_strdup_printf (_("%u + %u = %u in all"), self->strength, self->squires, self->strength + self->squires);
  gtk_label_set_label (GTK_LABEL (self->total), total);
}

static void
set_squires (LanSquireChooser *self, guint squires)
{
  self->squires = squires;
  show_effect (self);
}

static void
place_knight (LanSquireChooser *self)
{
  g_autoptr (LanSession) session = g_object_ref (self->session);
  LanPlace place = self->place;
  guint squires = self->squires;

  gtk_popover_popdown (GTK_POPOVER (self));
  lan_session_place (session, place, squires);
}

static guint
get_squires (GtkWidget *button)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "squires"));
}

static void
on_number_toggled (GtkToggleButton *button, LanSquireChooser *self)
{
  if (gtk_toggle_button_get_active (button))
    set_squires (self, get_squires (GTK_WIDGET (button)));
}

static void
on_spin_changed (GtkSpinButton *spin, LanSquireChooser *self)
{
  set_squires (self, (guint) gtk_spin_button_get_value_as_int (spin));
}

static void
on_activate_default (GtkWidget *widget, const char *name, GVariant *parameter)
{
  place_knight (LAN_SQUIRE_CHOOSER (widget));
}

/* The button of a number; NULL when there is none. */
static GtkWidget *
find_button (LanSquireChooser *self, guint squires)
{
  GtkWidget *button = gtk_widget_get_first_child (self->numbers);

  while (button != NULL && get_squires (button) != squires)
    button = gtk_widget_get_next_sibling (button);
  return button;
}

/* As if that number had been chosen by hand; nothing where it is not offered. */
static void
choose (LanSquireChooser *self, guint squires)
{
  GtkWidget *button;

  if (GTK_IS_SPIN_BUTTON (self->numbers))
    {
      gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->numbers), squires);
      return;
    }
  button = find_button (self, squires);
  if (button != NULL)
    gtk_widget_grab_focus (button);
}

static void
on_choose (GtkWidget *widget, const char *name, GVariant *parameter)
{
  choose (LAN_SQUIRE_CHOOSER (widget), (guint) g_variant_get_int32 (parameter));
}

static void
on_step (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LanSquireChooser *self = LAN_SQUIRE_CHOOSER (widget);

  choose (self, (guint) MAX ((int) self->squires + g_variant_get_int32 (parameter), 0));
}

/* The number in focus is the number that Enter sends. */
static void
on_number_focused (GtkWidget *button)
{
  if (gtk_widget_has_focus (button))
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
}

static GtkWidget *
create_buttons (LanSquireChooser *self, guint minimum, guint maximum)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *first = NULL;
  guint i;

  gtk_widget_add_css_class (box, "linked");
  for (i = minimum; i <= maximum; i++)
    {
      g_autofree char *number = g_strdup_printf ("%u", i);
      g_autofree char *name = g_strdup_printf (ngettext ("%u squire", "%u squires", i), i);
      GtkWidget *button = gtk_toggle_button_new_with_label (number);

      g_object_set_data (G_OBJECT (button), "squires", GUINT_TO_POINTER (i));
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
      if (first == NULL)
        first = button;
      else
        gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), GTK_TOGGLE_BUTTON (first));
      g_signal_connect (button, "toggled", G_CALLBACK (on_number_toggled), self);
      g_signal_connect (button, "notify::has-focus", G_CALLBACK (on_number_focused), NULL);
      gtk_box_append (GTK_BOX (box), button);
    }
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (first), TRUE);
  return box;
}

static GtkWidget *
create_spin (LanSquireChooser *self, guint minimum, guint maximum)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (minimum, maximum, 1);

  gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Squires to send"), -1);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), minimum);
  g_signal_connect (spin, "value-changed", G_CALLBACK (on_spin_changed), self);
  return spin;
}

/* Its height does not follow its text: a popover of GTK 4.8 would be too low for
 * a label that wraps, and buttons would move under the pointer. */
static GtkWidget *
create_preview (void)
{
  GtkWidget *preview = gtk_inscription_new (NULL);

  gtk_inscription_set_min_chars (GTK_INSCRIPTION (preview), 42);
  gtk_inscription_set_nat_chars (GTK_INSCRIPTION (preview), 42);
  gtk_inscription_set_min_lines (GTK_INSCRIPTION (preview), 2);
  gtk_inscription_set_nat_lines (GTK_INSCRIPTION (preview), 2);
  gtk_inscription_set_yalign (GTK_INSCRIPTION (preview), 0);
  gtk_inscription_set_text_overflow (GTK_INSCRIPTION (preview), GTK_INSCRIPTION_OVERFLOW_ELLIPSIZE_END);
  return preview;
}

static GtkWidget *
create_label (const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

static GtkWidget *
create_number_row (LanSquireChooser *self, guint minimum, guint maximum)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label = gtk_label_new (_("Send squires"));

  self->numbers =
      maximum - minimum < MAX_BUTTONS ? create_buttons (self, minimum, maximum) : create_spin (self, minimum, maximum);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), self->numbers);
  return row;
}

static GtkWidget *
create_place_row (LanSquireChooser *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *button = gtk_button_new_with_mnemonic (_("_Place Knight"));

  gtk_widget_set_hexpand (self->total, TRUE);
  gtk_widget_add_css_class (button, "suggested-action");
  lan_mnemonics_hide (button);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (place_knight), self);
  gtk_box_append (GTK_BOX (row), self->total);
  gtk_box_append (GTK_BOX (row), button);
  return row;
}

static void
build (LanSquireChooser *self, guint minimum, guint maximum)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *title;
  g_autofree char *name = lan_words_place (lan_session_get_content (self->session),
                                           lan_session_get_state (self->session), self->side, self->place);

  title = create_label ("heading");
  self->preview = create_preview ();
  self->total = create_label ("dim-label");
  gtk_label_set_label (GTK_LABEL (title), name);
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), self->preview);
  gtk_box_append (GTK_BOX (box), create_number_row (self, minimum, maximum));
  gtk_box_append (GTK_BOX (box), create_place_row (self));
  gtk_popover_set_child (GTK_POPOVER (self), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  set_squires (self, minimum);
}

static void
lan_squire_chooser_show (GtkWidget *widget)
{
  LanSquireChooser *self = LAN_SQUIRE_CHOOSER (widget);
  GtkWidget *chosen = GTK_IS_SPIN_BUTTON (self->numbers) ? self->numbers : find_button (self, self->squires);

  GTK_WIDGET_CLASS (lan_squire_chooser_parent_class)->show (widget);

  gtk_widget_grab_focus (chosen);
}

/* Back to the place that was asked about. */
static void
lan_squire_chooser_closed (GtkPopover *popover)
{
  GtkWidget *place = gtk_widget_get_parent (GTK_WIDGET (popover));

  if (place != NULL)
    gtk_widget_grab_focus (place);
}

static void
lan_squire_chooser_dispose (GObject *object)
{
  g_clear_object (&LAN_SQUIRE_CHOOSER (object)->session);

  G_OBJECT_CLASS (lan_squire_chooser_parent_class)->dispose (object);
}

static void
install_keys (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "chooser.choose", "i", on_choose);
  gtk_widget_class_install_action (widget_class, "chooser.step", "i", on_step);
  for (guint i = 0; i <= 9; i++)
    {
      gtk_widget_class_add_binding_action (widget_class, GDK_KEY_0 + i, 0, "chooser.choose", "i", (int) i);
      gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_0 + i, 0, "chooser.choose", "i", (int) i);
    }
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_plus, 0, "chooser.step", "i", 1);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Add, 0, "chooser.step", "i", 1);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_minus, 0, "chooser.step", "i", -1);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Subtract, 0, "chooser.step", "i", -1);
}

static void
lan_squire_chooser_class_init (LanSquireChooserClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lan_squire_chooser_dispose;
  widget_class->show = lan_squire_chooser_show;
  GTK_POPOVER_CLASS (klass)->closed = lan_squire_chooser_closed;
  gtk_widget_class_install_action (widget_class, "chooser.place", NULL, on_activate_default);
  install_keys (widget_class);
}

/* Enter places at once, also with the focus on a number. */
static void
add_enter (LanSquireChooser *self)
{
  GtkEventController *shortcuts = gtk_shortcut_controller_new ();
  static const guint keys[] = { GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter };
  guint i;

  gtk_event_controller_set_propagation_phase (shortcuts, GTK_PHASE_CAPTURE);
  for (i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_shortcut_controller_add_shortcut (
        GTK_SHORTCUT_CONTROLLER (shortcuts),
        gtk_shortcut_new (gtk_keyval_trigger_new (keys[i], 0), gtk_named_action_new ("chooser.place")));
  gtk_widget_add_controller (GTK_WIDGET (self), shortcuts);
}

static void
lan_squire_chooser_init (LanSquireChooser *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "squire-chooser");
  add_enter (self);
}

GtkWidget *
lan_squire_chooser_new (LanSession *session, guint side, LanPlace place, guint minimum, guint maximum)
{
  LanSquireChooser *self;

  g_return_val_if_fail (LAN_IS_SESSION (session), NULL);
  g_return_val_if_fail (minimum <= maximum, NULL);

  self = g_object_new (LAN_TYPE_SQUIRE_CHOOSER, NULL);
  self->session = g_object_ref (session);
  self->place = place;
  self->side = side;
  lan_session_get_selection (session, &self->side, &self->strength);
  build (self, minimum, maximum);
  return GTK_WIDGET (self);
}
