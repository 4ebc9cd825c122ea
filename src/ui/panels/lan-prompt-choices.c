/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-prompt-choices.h"

#include "lan-choice-menu.h"
#include "lan-heraldry.h"
#include "lan-mnemonics.h"
#include "lan-piece.h"
#include "lan-words.h"
#include "lan-wrap-layout.h"

#include <glib/gi18n-lib.h>

#define SHIELD_HEIGHT 18

/* What the buttons were made for. */
typedef struct {
  guint serial;
  gboolean deciding;
  gboolean in_hand;
} LanPromptKey;

struct _LanPromptChoices
{
  GtkWidget parent_instance;

  LanSession *session;
  LanPromptKey key;
  LanChoice purchase; /* LAN_DECISION_BUY: with the amount chosen so far */
};

G_DEFINE_FINAL_TYPE (LanPromptChoices, lan_prompt_choices, GTK_TYPE_WIDGET)

static char *
lan_prompt_choices_get_words (LanPromptChoices *self, const LanChoice *choice)
{
  return lan_words_choice (lan_session_get_content (self->session), lan_session_get_setup (self->session), lan_session_get_state (self->session), choice);
}

static void
lan_prompt_choices_on_choice (GtkWidget *button, LanPromptChoices *self)
{
  const LanChoice *choice = g_object_get_data (G_OBJECT (button), "choice");

  lan_session_play (self->session, choice);
}

static void
lan_prompt_choices_on_put_back (LanPromptChoices *self)
{
  lan_session_unselect (self->session);
}

static GtkWidget *
lan_prompt_choices_append (LanPromptChoices *self, GtkWidget *child)
{
  gtk_widget_set_parent (child, GTK_WIDGET (self));
  return child;
}

/* label: NULL for the whole sentence of the choice. */
static GtkWidget *
lan_prompt_choices_add (LanPromptChoices *self, const LanChoice *choice, const char *label)
{
  g_autofree char *words = lan_prompt_choices_get_words (self, choice);
  GtkWidget *button = gtk_button_new_with_label (label != NULL ? label : words);

  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), TRUE);
  g_object_set_data_full (G_OBJECT (button), "choice", g_memdup2 (choice, sizeof *choice), g_free);
  g_signal_connect (button, "clicked", G_CALLBACK (lan_prompt_choices_on_choice), self);
  if (label != NULL)
    {
      gtk_widget_set_tooltip_text (button, words);
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
    }
  return lan_prompt_choices_append (self, button);
}

/* R5.2: a house to name, with its shield. */
static void
lan_prompt_choices_add_house (LanPromptChoices *self, const LanChoice *choice)
{
  g_autofree char *token = lan_heraldry_token (self->session, "families", choice->item);
  g_autofree char *name = lan_words_side (lan_session_get_content (self->session), lan_session_get_setup (self->session), choice->item);
  GtkWidget *button = lan_prompt_choices_add (self, choice, name);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (name);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), MIN ((int) g_utf8_strlen (name, -1), 12));
  gtk_box_append (GTK_BOX (box), lan_piece_new (token, SHIELD_HEIGHT));
  gtk_box_append (GTK_BOX (box), label);
  gtk_button_set_child (GTK_BUTTON (button), box);
}

static void
lan_prompt_choices_add_menu (LanPromptChoices *self, const char *label)
{
  GtkWidget *menu = lan_choice_menu_new (self->session);

  gtk_menu_button_set_label (GTK_MENU_BUTTON (menu), label);
  gtk_menu_button_set_direction (GTK_MENU_BUTTON (menu), GTK_ARROW_UP);
  lan_prompt_choices_append (self, menu);
}

static void
lan_prompt_choices_update_purchase (GtkSpinButton *spin, LanPromptChoices *self)
{
  GtkWidget *button = g_object_get_data (G_OBJECT (spin), "button");
  g_autofree char *words = NULL;

  self->purchase.amount = (guint16) gtk_spin_button_get_value_as_int (spin);
  words = lan_prompt_choices_get_words (self, &self->purchase);
  gtk_button_set_label (GTK_BUTTON (button), words);
  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), TRUE);
}

static void
lan_prompt_choices_on_purchase (LanPromptChoices *self)
{
  LanChoice purchase = self->purchase;

  lan_session_play (self->session, &purchase);
}

/* R4.6: how often; the button says what that buys. */
static void
lan_prompt_choices_add_purchase (LanPromptChoices *self, const LanSpan *span)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (span->first.amount, span->last_amount, 1);
  GtkWidget *button = gtk_button_new_with_label ("");

  self->purchase = span->first;
  gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL, _("How often"), -1);
  gtk_widget_set_tooltip_text (spin, _("How often"));
  g_object_set_data (G_OBJECT (spin), "button", button);
  g_signal_connect (spin, "value-changed", G_CALLBACK (lan_prompt_choices_update_purchase), self);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (lan_prompt_choices_on_purchase), self);
  lan_prompt_choices_append (self, spin);
  lan_prompt_choices_append (self, button);
  lan_prompt_choices_update_purchase (GTK_SPIN_BUTTON (spin), self);
}

static void
lan_prompt_choices_add_button (LanPromptChoices *self, const char *label, void (*clicked) (LanPromptChoices *))
{
  GtkWidget *button = gtk_button_new_with_label (label);

  g_signal_connect_swapped (button, "clicked", G_CALLBACK (clicked), self);
  lan_prompt_choices_append (self, button);
}

static void
lan_prompt_choices_add_vote (LanPromptChoices *self)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (_("_Vote…"));

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.vote");
  gtk_widget_add_css_class (button, "suggested-action");
  lan_mnemonics_hide (button);
  lan_prompt_choices_append (self, button);
}

/* An upgrade may be declined (R1.5); the knights themselves are on the board and in the menu. */
static void
lan_prompt_choices_add_upgrade (LanPromptChoices *self, const LanSpan *spans, guint n)
{
  lan_prompt_choices_add_menu (self, _("Choose…"));
  for (guint i = 0; i < n; i++)
    if (spans[i].first.strength == 0)
      lan_prompt_choices_add (self, &spans[i].first, _("No Upgrade"));
}

static void
lan_prompt_choices_build_decision (LanPromptChoices *self)
{
  LanSpan spans[LAN_MAX_SPANS];
  guint n = lan_session_get_spans (self->session, spans);

  switch ((LanDecisionKind) lan_session_get_decision (self->session).kind)
    {
    case LAN_DECISION_PLACE:
      if (self->key.in_hand)
        lan_prompt_choices_add_button (self, _("Put Back"), lan_prompt_choices_on_put_back);
      break;
    case LAN_DECISION_EXTENSION:
    case LAN_DECISION_FAVOUR:
    case LAN_DECISION_NOBLE:
      lan_prompt_choices_add_menu (self, _("Choose…"));
      break;
    case LAN_DECISION_UPGRADE:
      lan_prompt_choices_add_upgrade (self, spans, n);
      break;
    case LAN_DECISION_VOTE:
      lan_prompt_choices_add_vote (self);
      break;
    case LAN_DECISION_BUY:
      if (n > 0)
        lan_prompt_choices_add_purchase (self, &spans[0]);
      break;
    case LAN_DECISION_START:
      for (guint i = 0; i < n; i++)
        lan_prompt_choices_add_house (self, &spans[i].first);
      break;
    case LAN_DECISION_COUNTY:
    case LAN_DECISION_ARM:
    case LAN_DECISION_RANSOM:
      for (guint i = 0; i < n; i++)
        lan_prompt_choices_add (self, &spans[i].first, NULL);
      break;
    case LAN_DECISION_NONE:
    case LAN_N_DECISIONS:
    default:
      break;
    }
}

static void
lan_prompt_choices_clear (LanPromptChoices *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
}

/* Whoever plays by keyboard is not sent back to the start of the window by each answer. */
static void
lan_prompt_choices_rebuild (LanPromptChoices *self)
{
  gboolean focused = gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;
  GtkWidget *first;

  lan_prompt_choices_clear (self);
  if (self->key.deciding)
    lan_prompt_choices_build_decision (self);

  first = gtk_widget_get_first_child (GTK_WIDGET (self));
  if (focused && first != NULL)
    gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD);
}

static void
lan_prompt_choices_dispose (GObject *object)
{
  LanPromptChoices *self = LAN_PROMPT_CHOICES (object);

  lan_prompt_choices_clear (self);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (lan_prompt_choices_parent_class)->dispose (object);
}

static void
lan_prompt_choices_class_init (LanPromptChoicesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lan_prompt_choices_dispose;
  gtk_widget_class_set_css_name (widget_class, "choices");
  gtk_widget_class_set_layout_manager_type (widget_class, LAN_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
lan_prompt_choices_init (LanPromptChoices *self)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Choices"), -1);
}

GtkWidget *
lan_prompt_choices_new (void)
{
  return g_object_new (LAN_TYPE_PROMPT_CHOICES, NULL);
}

/* Lights the button that the hint means. */
static void
lan_prompt_choices_mark (LanPromptChoices *self)
{
  const LanChoice *hinted = lan_session_get_hinted_choice (self->session);

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      const LanChoice *choice = g_object_get_data (G_OBJECT (child), "choice");

      if (hinted != NULL && choice != NULL && lan_choice_equal (choice, hinted))
        gtk_widget_add_css_class (child, "hinted");
      else
        gtk_widget_remove_css_class (child, "hinted");
    }
}

void
lan_prompt_choices_refresh (LanPromptChoices *self, LanSession *session)
{
  guint side, strength;
  LanPromptKey key = {
    .serial = lan_game_get_serial (lan_session_get_game (session)),
    .deciding = lan_session_can_decide (session),
    .in_hand = lan_session_get_selection (session, &side, &strength),
  };

  g_return_if_fail (LAN_IS_PROMPT_CHOICES (self));

  if (self->session != session || key.serial != self->key.serial || key.deciding != self->key.deciding
      || key.in_hand != self->key.in_hand)
    {
      g_set_object (&self->session, session);
      self->key = key;
      lan_prompt_choices_rebuild (self);
    }
  lan_prompt_choices_mark (self);
}

GtkWidget *
lan_prompt_choices_find_next (LanPromptChoices *self, const LanChoice *choice)
{
  g_return_val_if_fail (LAN_IS_PROMPT_CHOICES (self), NULL);

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      const LanChoice *own = g_object_get_data (G_OBJECT (child), "choice");
      GtkWidget *purchase = g_object_get_data (G_OBJECT (child), "button");

      if (purchase != NULL && choice->kind == LAN_DECISION_BUY)
        return self->purchase.amount == choice->amount ? purchase : child;
      if (own != NULL && lan_choice_equal (own, choice))
        return child;
    }
  return NULL;
}
