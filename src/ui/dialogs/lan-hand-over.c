/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-hand-over.h"

#include <glib/gi18n-lib.h>

#include "lan-badge.h"
#include "lan-help-button.h"
#include "lan-words.h"

struct _LanHandOver {
  GtkBox parent_instance;

  LanSession *session;

  GtkBox *shield;
  GtkLabel *heading;
  GtkButton *confirm;
};

G_DEFINE_FINAL_TYPE (LanHandOver, lan_hand_over, GTK_TYPE_BOX)

static void
on_confirm (LanHandOver *self)
{
  lan_session_lift_veil (self->session);
}

static void
lan_hand_over_dispose (GObject *object)
{
  LanHandOver *self = LAN_HAND_OVER (object);

  g_clear_object (&self->session);

  G_OBJECT_CLASS (lan_hand_over_parent_class)->dispose (object);
}

static void
lan_hand_over_class_init (LanHandOverClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lan_hand_over_dispose;

  g_type_ensure (LAN_TYPE_HELP_BUTTON);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/lancaster_game/Lancaster/ui/lan-hand-over.ui");
  gtk_widget_class_bind_template_child (widget_class, LanHandOver, shield);
  gtk_widget_class_bind_template_child (widget_class, LanHandOver, heading);
  gtk_widget_class_bind_template_child (widget_class, LanHandOver, confirm);
  gtk_widget_class_bind_template_callback (widget_class, on_confirm);
}

static void
lan_hand_over_init (LanHandOver *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
lan_hand_over_new (LanSession *session)
{
  LanHandOver *self = g_object_new (LAN_TYPE_HAND_OVER, NULL);
  guint seat = lan_session_get_decision (session).seat;
  g_autofree char *name = lan_words_side (lan_session_get_content (session), lan_session_get_setup (session), seat);
  g_autofree char *heading = NULL;
  g_autofree char *confirm = NULL;

  self->session = g_object_ref (session);
  /* Translators: the name of a house or of who plays it. */
  heading = g_strdup_printf (_("Pass the screen to %s"), name);
  /* Translators: a button that the player of that name presses. */
  confirm = g_strdup_printf (_("I Am %s"), name);
  gtk_label_set_label (self->heading, heading);
  gtk_button_set_label (self->confirm, confirm);
  gtk_box_append (self->shield, lan_badge_shield_new (session, seat, 128));
  return GTK_WIDGET (self);
}
