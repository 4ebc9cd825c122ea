/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-results-sheet.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "lan-badge.h"
#include "lan-file-dialogs.h"
#include "lan-help-button.h"
#include "lan-message-dialogs.h"
#include "lan-picture.h"
#include "lan-plate.h"
#include "lan-race-chart.h"
#include "lan-reason.h"
#include "lan-score-grid.h"
#include "lan-score-table.h"
#include "lan-split-layout.h"
#include "lan-words.h"
#include "lan-prompt-layout.h"
#include "lan-wrap-layout.h"

struct _LanResultsSheet {
  GtkBox parent_instance;

  LanSession *session;
  LanScoreTable table;

  GtkWidget *page;
  GtkBox *shields;
  GtkLabel *outcome;
  GtkLabel *lead;
  AdwBin *sources;
  AdwBin *rounds;
  GtkBox *race;
};

G_DEFINE_FINAL_TYPE (LanResultsSheet, lan_results_sheet, GTK_TYPE_BOX)

enum { SAVED, N_SIGNALS };

static guint signals[N_SIGNALS];

static void
fill_banner (LanResultsSheet *self)
{
  LanGameContent *content = lan_session_get_content (self->session);
  const LanGameSetup *setup = lan_session_get_setup (self->session);
  const LanState *state = lan_session_get_state (self->session);
  g_autofree char *outcome = lan_words_outcome (content, setup, state);
  g_autofree char *lead = lan_score_table_describe_lead (&self->table, content, setup);
  unsigned winners = lan_state_winners (state);

  for (guint seat = 0; seat < state->players; seat++)
    if (winners & (1u << seat))
      gtk_box_append (self->shields, lan_badge_shield_new (self->session, seat, 52));
  gtk_label_set_label (self->outcome, outcome);
  gtk_label_set_label (self->lead, lead);
}

static gboolean
write_file (GFile *file, const char *content, gsize length, GError **error)
{
  return g_file_replace_contents (file, content, length, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, error);
}

typedef gboolean (*SaveFunc) (LanResultsSheet *self, GFile *file, GError **error);

/* The sheet may be gone when the file is chosen at last: the window holds it no longer, but this does. */
typedef struct {
  LanResultsSheet *sheet;
  SaveFunc save;
  const char *done;
} Saving;

static void
on_file_chosen (GFile *file, gpointer data)
{
  Saving *saving = data;
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (saving->sheet));
  g_autoptr (GError) error = NULL;

  if (file != NULL && root != NULL)
    {
      if (saving->save (saving->sheet, file, &error))
        g_signal_emit (saving->sheet, signals[SAVED], 0, saving->done);
      else
        {
          g_autofree char *reason = lan_reason_of (file, error);

          lan_message_show (GTK_WINDOW (root), _("The File Was Not Written"), reason);
        }
    }
  g_object_unref (saving->sheet);
  g_free (saving);
}

static Saving *
saving_new (LanResultsSheet *self, SaveFunc save, const char *done)
{
  Saving *saving = g_new (Saving, 1);

  saving->sheet = g_object_ref (self);
  saving->save = save;
  saving->done = done;
  return saving;
}

static void
on_save_picture (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_autofree char *name = g_strconcat (_("Lancaster scores"), ".png", NULL);

  lan_file_dialog_export (GTK_WINDOW (gtk_widget_get_root (widget)), _("Save the Scores as a Picture"), name, "image/png", on_file_chosen,
                          saving_new (LAN_RESULTS_SHEET (widget), lan_results_sheet_save_picture, _("The picture is saved.")));
}

static void
on_save_table (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_autofree char *name = g_strconcat (_("Lancaster scores"), ".csv", NULL);

  lan_file_dialog_export (GTK_WINDOW (gtk_widget_get_root (widget)), _("Export the Scores"), name, "text/csv", on_file_chosen,
                          saving_new (LAN_RESULTS_SHEET (widget), lan_results_sheet_save_table, _("The tables are saved.")));
}

static void
lan_results_sheet_dispose (GObject *object)
{
  LanResultsSheet *self = LAN_RESULTS_SHEET (object);

  g_clear_object (&self->session);

  G_OBJECT_CLASS (lan_results_sheet_parent_class)->dispose (object);
}

static void
lan_results_sheet_class_init (LanResultsSheetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lan_results_sheet_dispose;

  signals[SAVED] = g_signal_new ("saved", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  g_type_ensure (LAN_TYPE_HELP_BUTTON);
  g_type_ensure (LAN_TYPE_PLATE);
  g_type_ensure (LAN_TYPE_SPLIT_LAYOUT);
  g_type_ensure (LAN_TYPE_PROMPT_LAYOUT);
  g_type_ensure (LAN_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/lancaster_game/Lancaster/ui/lan-results-sheet.ui");
  gtk_widget_class_bind_template_child (widget_class, LanResultsSheet, page);
  gtk_widget_class_bind_template_child (widget_class, LanResultsSheet, shields);
  gtk_widget_class_bind_template_child (widget_class, LanResultsSheet, outcome);
  gtk_widget_class_bind_template_child (widget_class, LanResultsSheet, lead);
  gtk_widget_class_bind_template_child (widget_class, LanResultsSheet, sources);
  gtk_widget_class_bind_template_child (widget_class, LanResultsSheet, rounds);
  gtk_widget_class_bind_template_child (widget_class, LanResultsSheet, race);

  gtk_widget_class_install_action (widget_class, "results.save-picture", NULL, on_save_picture);
  gtk_widget_class_install_action (widget_class, "results.save-table", NULL, on_save_table);
}

static void
lan_results_sheet_init (LanResultsSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
lan_results_sheet_new (LanSession *session)
{
  LanResultsSheet *self = g_object_new (LAN_TYPE_RESULTS_SHEET, NULL);
  GtkWidget *chart;

  self->session = g_object_ref (session);
  lan_score_table_init (&self->table, lan_session_get_game (session));
  fill_banner (self);
  adw_bin_set_child (self->sources, lan_score_grid_new_sources (session, &self->table));
  adw_bin_set_child (self->rounds, lan_score_grid_new_rounds (session, &self->table));
  chart = lan_race_chart_new (session, &self->table);
  gtk_widget_set_vexpand (chart, TRUE);
  gtk_box_append (self->race, chart);
  return GTK_WIDGET (self);
}

gboolean
lan_results_sheet_save_picture (LanResultsSheet *self, GFile *file, GError **error)
{
  g_autoptr (GBytes) bytes = NULL;

  g_return_val_if_fail (LAN_IS_RESULTS_SHEET (self), FALSE);

  bytes = lan_picture_take (self->page, LAN_RESULTS_DETAIL);
  return write_file (file, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), error);
}

gboolean
lan_results_sheet_save_table (LanResultsSheet *self, GFile *file, GError **error)
{
  g_autofree char *csv = NULL;

  g_return_val_if_fail (LAN_IS_RESULTS_SHEET (self), FALSE);

  csv = lan_score_table_to_csv (&self->table, lan_session_get_content (self->session), lan_session_get_setup (self->session));
  return write_file (file, csv, strlen (csv), error);
}
