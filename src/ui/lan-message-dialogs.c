/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-message-dialogs.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "lan-mnemonics.h"

typedef struct {
  LanDiscardFunc func;
  gpointer data;
} Question;

typedef struct {
  LanConfirmFunc func;
  GObject *object;
} Confirmation;

typedef struct {
  GtkEditable *entry;
  LanTextFunc func;
  gpointer data;
} TextQuestion;

static void
present (GtkWidget *dialog)
{
  lan_mnemonics_hide (dialog);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
lan_message_show (GtkWindow *parent, const char *heading, const char *body)
{
  GtkWidget *dialog = adw_message_dialog_new (parent, heading, body);

  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _("_Close"));
  present (dialog);
}

static void
on_response (AdwMessageDialog *dialog, const char *response, Question *question)
{
  LanDiscardAnswer answer = LAN_DISCARD_CANCEL;

  if (g_str_equal (response, "save"))
    answer = LAN_DISCARD_SAVE;
  else if (g_str_equal (response, "discard"))
    answer = LAN_DISCARD_GO_ON;
  question->func (answer, question->data);
  g_free (question);
}

void
lan_message_ask_discard (GtkWindow *parent, const char *problem, LanDiscardFunc func, gpointer data)
{
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (adw_message_dialog_new (parent, _("Save the Running Game Elsewhere?"), NULL));
  Question *question = g_new (Question, 1);

  question->func = func;
  question->data = data;
  /* Translators: %s says why the game is not saved by itself, in whole sentences. */
  adw_message_dialog_format_body (dialog, _("%s The last decisions are lost if you do not save the game in another folder."), problem);
  adw_message_dialog_add_responses (dialog, "cancel", _("_Cancel"), "discard", _("_Discard"), "save", _("_Save"), NULL);
  adw_message_dialog_set_response_appearance (dialog, "discard", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_response_appearance (dialog, "save", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, "save");
  adw_message_dialog_set_close_response (dialog, "cancel");
  /* An answer may close the parent, which GTK 4.8 looks at once more when it disposes of the dialog. */
  g_object_set_data_full (G_OBJECT (dialog), "parent", g_object_ref (parent), g_object_unref);
  g_signal_connect (dialog, "response", G_CALLBACK (on_response), question);
  present (GTK_WIDGET (dialog));
}

static void
on_confirmed (AdwMessageDialog *dialog, const char *response, Confirmation *confirmation)
{
  if (g_str_equal (response, "go-on"))
    confirmation->func (confirmation->object);
  g_object_unref (confirmation->object);
  g_free (confirmation);
}

void
lan_message_ask (GtkWindow *parent, const char *heading, const char *body, const char *label,
                 LanConfirmFunc func, GObject *object)
{
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (adw_message_dialog_new (parent, heading, body));
  Confirmation *confirmation = g_new (Confirmation, 1);

  confirmation->func = func;
  confirmation->object = g_object_ref (object);
  adw_message_dialog_add_responses (dialog, "cancel", _("_Cancel"), "go-on", label, NULL);
  adw_message_dialog_set_response_appearance (dialog, "go-on", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, "go-on");
  adw_message_dialog_set_close_response (dialog, "cancel");
  g_signal_connect (dialog, "response", G_CALLBACK (on_confirmed), confirmation);
  present (GTK_WIDGET (dialog));
}

static void
on_text_given (AdwMessageDialog *dialog, const char *response, TextQuestion *question)
{
  g_autofree char *text = g_str_equal (response, "take") ? g_strdup (gtk_editable_get_text (question->entry)) : NULL;

  question->func (text, question->data);
  g_free (question);
}

void
lan_message_ask_text (GtkWindow *parent, const char *heading, const char *body, const char *text, int max,
                      const char *label, LanTextFunc func, gpointer data)
{
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (adw_message_dialog_new (parent, heading, body));
  GtkWidget *entry = gtk_entry_new ();
  TextQuestion *question = g_new (TextQuestion, 1);

  question->entry = GTK_EDITABLE (entry);
  question->func = func;
  question->data = data;
  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  gtk_entry_set_max_length (GTK_ENTRY (entry), max);
  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, heading, -1);
  adw_message_dialog_set_extra_child (dialog, entry);
  adw_message_dialog_add_responses (dialog, "cancel", _("_Cancel"), "take", label, NULL);
  adw_message_dialog_set_response_appearance (dialog, "take", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, "take");
  adw_message_dialog_set_close_response (dialog, "cancel");
  g_signal_connect (dialog, "response", G_CALLBACK (on_text_given), question);
  present (GTK_WIDGET (dialog));
  gtk_widget_grab_focus (entry);
}

void
lan_message_show_about (GtkWindow *parent)
{
  adw_show_about_window (parent,
                         "application-name", _("Lancaster"),
                         "application-icon", LAN_APP_ID,
                         "version", LAN_VERSION,
                         "developer-name", _("The Lancaster developers"),
                         "license-type", GTK_LICENSE_GPL_3_0,
                         "website", "https://github.com/lancaster-game/lancaster",
                         "issue-url", "https://github.com/lancaster-game/lancaster/issues",
                         "comments", _("Lead a noble house through the reign of Henry V.\n\n"
                                       "An independent implementation. It is not made, licensed or approved by the publisher "
                                       "or the author of any board game; its words and its art are its own."),
                         /* Translators: your names, one a line. */
                         "translator-credits", _("translator-credits"),
                         NULL);
}
