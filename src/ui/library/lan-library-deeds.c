/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-library-deeds.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "lan-file-dialogs.h"
#include "lan-message-dialogs.h"
#include "lan-recent.h"
#include "lan-save.h"
#include "lan-toasts.h"
#include "lan-words-library.h"

/* Until it goes, a deletion can be taken back. */
#define UNDO_SECONDS 10

/* A deed that waits for an answer: about which game. */
typedef struct {
  GtkWidget *page;       /* weak: no toast keeps the page of a window that is closed */
  LanLibrary *library;
  LanSavedGame *saved;
} Deed;

static Deed *
deed_new (GtkWidget *page, LanLibrary *library, LanSavedGame *saved)
{
  Deed *deed = g_new0 (Deed, 1);

  g_set_weak_pointer (&deed->page, page);
  deed->library = g_object_ref (library);
  deed->saved = g_object_ref (saved);
  return deed;
}

static void
deed_free (gpointer data)
{
  Deed *deed = data;

  g_clear_weak_pointer (&deed->page);
  g_object_unref (deed->library);
  g_object_unref (deed->saved);
  g_free (deed);
}

/* NULL when the window is gone; page: NULL when it is gone itself. */
static GtkWindow *
get_window (GtkWidget *page)
{
  GtkRoot *root = page != NULL ? gtk_widget_get_root (page) : NULL;

  return root != NULL ? GTK_WINDOW (root) : NULL;
}

static void
say_failure (GtkWidget *page, const char *heading, const GError *error)
{
  if (get_window (page) != NULL)
    lan_message_show (get_window (page), heading, error->message);
}

static void
on_title_given (const char *title, gpointer data)
{
  Deed *deed = data;
  g_autoptr (GError) error = NULL;

  if (title != NULL && !lan_library_rename (deed->library, deed->saved, title, &error))
    say_failure (deed->page, _("The Game Was Not Renamed"), error);
  deed_free (deed);
}

void
lan_library_deed_rename (GtkWidget *page, LanLibrary *library, LanSavedGame *saved)
{
  const char *title = lan_saved_game_get_title (saved);

  lan_message_ask_text (get_window (page), _("Name the Game"), _("Without a name it is called by the day on which it was begun."),
                        title != NULL ? title : "", LAN_TITLE_MAX, _("_Rename"), on_title_given, deed_new (page, library, saved));
}

void
lan_library_deed_duplicate (GtkWidget *page, LanLibrary *library, LanSavedGame *saved)
{
  g_autofree char *old_title = lan_words_saved_title (saved);
  /* Translators: the name of a second game that stands where the first one does; %s is the name of that. */
  g_autofree char *title = g_strdup_printf (_("%s (copy)"), old_title);
  g_autoptr (GError) error = NULL;

  if (lan_library_duplicate (library, saved, title, &error) == NULL)
    say_failure (page, _("The Game Was Not Duplicated"), error);
}

static void
on_file_chosen (GFile *file, gpointer data)
{
  Deed *deed = data;
  g_autofree char *title = lan_words_saved_title (deed->saved);
  /* Translators: name of a game. */
  g_autofree char *sentence = g_strdup_printf (_("“%s” is exported."), title);
  g_autoptr (GError) error = NULL;

  if (file != NULL && lan_library_export (deed->library, deed->saved, file, &error))
    {
      lan_recent_add (file);
      if (deed->page != NULL)
        lan_toast_show (deed->page, lan_toast_new (sentence));
    }
  else if (file != NULL)
    say_failure (deed->page, _("The Game Was Not Exported"), error);
  deed_free (deed);
}

/* Nothing that a file name may not hold. (transfer full) */
static char *
suggest_name (LanSavedGame *saved)
{
  g_autofree char *title = lan_words_saved_title (saved);

  g_strdelimit (title, "/\\:", '-');
  return g_strconcat (title, LAN_SAVE_SUFFIX, NULL);
}

void
lan_library_deed_export (GtkWidget *page, LanLibrary *library, LanSavedGame *saved)
{
  g_autofree char *name = suggest_name (saved);

  lan_file_dialog_save (get_window (page), name, on_file_chosen, deed_new (page, library, saved));
}

static void
on_deed_over (gpointer data, GClosure *closure)
{
  deed_free (data);
}

static void
on_undo (AdwToast *toast, Deed *deed)
{
  g_autoptr (GError) error = NULL;

  if (!lan_library_restore (deed->library, deed->saved, &error))
    say_failure (deed->page, _("The Game Was Not Restored"), error);
}

/* Nothing is left to purge after it was restored. */
static void
on_dismissed (AdwToast *toast, Deed *deed)
{
  lan_library_purge (deed->library, deed->saved);
}

gboolean
lan_library_deed_delete (GtkWidget *page, LanLibrary *library, LanSavedGame *saved)
{
  g_autofree char *title = lan_words_saved_title (saved);
  /* Translators: name of a game. */
  g_autofree char *sentence = g_strdup_printf (_("“%s” is deleted."), title);
  g_autoptr (GError) error = NULL;
  AdwToast *toast;
  Deed *deed;

  if (!lan_library_delete (library, saved, &error))
    {
      say_failure (page, _("The Game Was Not Deleted"), error);
      return FALSE;
    }
  toast = lan_toast_new (sentence);
  deed = deed_new (page, library, saved);
  adw_toast_set_button_label (toast, _("Undo"));
  adw_toast_set_timeout (toast, UNDO_SECONDS);
  /* One after another can be taken back, not only the last. */
  adw_toast_set_priority (toast, ADW_TOAST_PRIORITY_HIGH);
  g_signal_connect (toast, "button-clicked", G_CALLBACK (on_undo), deed);
  g_signal_connect_data (toast, "dismissed", G_CALLBACK (on_dismissed), deed, on_deed_over, 0);
  lan_toast_show (page, toast);
  return TRUE;
}
