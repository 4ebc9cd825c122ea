/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-file-dialogs.h"

#include <glib/gi18n-lib.h>

#include "lan-save.h"

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

/* filter: taken over. */
static GtkFileChooser *
ask (GtkWindow *parent, GtkFileChooserAction action, const char *title, GtkFileFilter *filter, LanFileFunc func, gpointer data)
{
  Question *question = g_new (Question, 1);

  question->chooser = gtk_file_chooser_native_new (title, parent, action, NULL, NULL);
  question->func = func;
  question->data = data;

  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (question->chooser), filter);
  g_object_unref (filter);

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (question->chooser), TRUE);
  g_signal_connect_swapped (question->chooser, "response", G_CALLBACK (on_response), question);
  return GTK_FILE_CHOOSER (question->chooser);
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
  GtkFileChooser *chooser = ask (parent, GTK_FILE_CHOOSER_ACTION_OPEN, _("Open a Game"), games_filter (), func, data);

  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

void
lan_file_dialog_save (GtkWindow *parent, const char *name, LanFileFunc func, gpointer data)
{
  GtkFileChooser *chooser = ask (parent, GTK_FILE_CHOOSER_ACTION_SAVE, _("Save the Game"), games_filter (), func, data);

  gtk_file_chooser_set_current_name (chooser, name);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

void
lan_file_dialog_export (GtkWindow *parent, const char *title, const char *name, const char *mime_type,
                        LanFileFunc func, gpointer data)
{
  g_autofree char *kind = g_content_type_get_description (mime_type);
  GtkFileFilter *filter = gtk_file_filter_new ();
  GtkFileChooser *chooser;

  gtk_file_filter_set_name (filter, kind);
  gtk_file_filter_add_mime_type (filter, mime_type);
  chooser = ask (parent, GTK_FILE_CHOOSER_ACTION_SAVE, title, filter, func, data);
  gtk_file_chooser_set_current_name (chooser, name);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}
