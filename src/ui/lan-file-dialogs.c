/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-file-dialogs.h"

#include <glib/gi18n-lib.h>

#include "lan-message-dialogs.h"
#include "lan-save.h"

/* GTK reads it for the dialog, and ends the program when it is not there. */
#define CHOOSER_SCHEMA "org.gtk.gtk4.Settings.FileChooser"

typedef struct {
  GtkFileChooserNative *chooser;
  LanFileFunc func;
  gpointer data;
} Question;

static void
on_response (Question *question, int response)
{
  g_autoptr (GFile) file = NULL;

  if (response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (question->chooser));
  gtk_native_dialog_destroy (GTK_NATIVE_DIALOG (question->chooser));
  question->func (file, question->data);
  g_object_unref (question->chooser);
  g_free (question);
}

static gboolean
can_choose (void)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) schema = NULL;

  if (source != NULL)
    schema = g_settings_schema_source_lookup (source, CHOOSER_SCHEMA, TRUE);
  return schema != NULL;
}

/* Shows the dialog; name: what to suggest, NULL for nothing. filter: taken over. */
static void
ask (GtkWindow *parent, GtkFileChooserAction action, const char *title, const char *name, GtkFileFilter *filter,
     LanFileFunc func, gpointer data)
{
  g_autoptr (GtkFileFilter) owned = filter;
  Question *question;

  if (!can_choose ())
    {
      lan_message_show (parent, _("No File Can Be Chosen"),
                        _("The settings schemas of GTK are missing or were not compiled. Install GTK anew, or run “glib-compile-schemas” on its folder. "
                          "Your games stay in the library."));
      func (NULL, data);
      return;
    }
  question = g_new (Question, 1);
  question->chooser = gtk_file_chooser_native_new (title, parent, action, NULL, NULL);
  question->func = func;
  question->data = data;

  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (question->chooser), filter);
  if (name != NULL)
    gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (question->chooser), name);

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (question->chooser), TRUE);
  g_signal_connect_swapped (question->chooser, "response", G_CALLBACK (on_response), question);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (question->chooser));
}

/* (transfer full) */
static GtkFileFilter *
games_filter (void)
{
  GtkFileFilter *filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _("Lancaster games"));
  gtk_file_filter_add_pattern (filter, "*" LAN_SAVE_SUFFIX);
  gtk_file_filter_add_mime_type (filter, LAN_SAVE_MIME_TYPE);
  return filter;
}

void
lan_file_dialog_open (GtkWindow *parent, LanFileFunc func, gpointer data)
{
  ask (parent, GTK_FILE_CHOOSER_ACTION_OPEN, _("Open a Game"), NULL, games_filter (), func, data);
}

void
lan_file_dialog_save (GtkWindow *parent, const char *name, LanFileFunc func, gpointer data)
{
  ask (parent, GTK_FILE_CHOOSER_ACTION_SAVE, _("Save the Game"), name, games_filter (), func, data);
}

void
lan_file_dialog_export (GtkWindow *parent, const char *title, const char *name, const char *mime_type,
                        LanFileFunc func, gpointer data)
{
  g_autofree char *kind = g_content_type_get_description (mime_type);
  GtkFileFilter *filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, kind);
  gtk_file_filter_add_mime_type (filter, mime_type);
  ask (parent, GTK_FILE_CHOOSER_ACTION_SAVE, title, name, filter, func, data);
}
