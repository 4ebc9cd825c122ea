/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-analysis-sheet.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "lan-badge.h"
#include "lan-help-button.h"
#include "lan-plate.h"
#include "lan-prompt-layout.h"
#include "lan-race-chart.h"
#include "lan-score-grid.h"
#include "lan-split-layout.h"
#include "lan-words-hint.h"
#include "lan-words-saved.h"
#include "lan-words.h"
#include "lan-wrap-layout.h"

struct _LanAnalysisSheet {
  GtkBox parent_instance;

  LanSession *session;
  LanAnalysis *analysis;

  GtkLabel *status;
  GtkProgressBar *progress;
  GtkWidget *findings;
  AdwBin *chart;
  AdwBin *table;
  GtkDropDown *house;
  GtkBox *mistakes;
};

G_DEFINE_FINAL_TYPE (LanAnalysisSheet, lan_analysis_sheet, GTK_TYPE_BOX)

static guint
count_players (LanAnalysisSheet *self)
{
  return lan_session_get_setup (self->session)->chance.players;
}

static const LanState *
state_before (LanAnalysisSheet *self, guint n)
{
  return lan_game_peek_state (lan_session_get_game (self->session), n);
}

static guint
to_percent (double share)
{
  return (guint) (100 * share + 0.5);
}

static void
fill_chart (LanAnalysisSheet *self)
{
  guint n_points;
  const LanAnalysisPoint *points = lan_analysis_get_points (self->analysis, &n_points);
  g_autofree LanRacePoint *race = g_new0 (LanRacePoint, n_points);

  for (guint i = 0; i < n_points; i++)
    {
      race[i].x = points[i].time;
      for (guint seat = 0; seat < LAN_MAX_SEATS; seat++)
        race[i].y[seat] = 100 * (double) points[i].chance[seat];
    }
  adw_bin_set_child (self->chart, lan_race_chart_new_chances (self->session, race, n_points));
}

/* What was last known by the end of each round. */
static void
fill_table (LanAnalysisSheet *self)
{
  guint n_points, i = 0;
  const LanAnalysisPoint *points = lan_analysis_get_points (self->analysis, &n_points);
  guint chances[LAN_SCORE_ROUNDS][LAN_MAX_SEATS];

  for (guint round = 0; round < LAN_SCORE_ROUNDS; round++)
    {
      while (i + 1 < n_points && points[i + 1].time <= round)
        i++;
      for (guint seat = 0; seat < LAN_MAX_SEATS; seat++)
        chances[round][seat] = to_percent ((double) points[i].chance[seat]);
    }
  adw_bin_set_child (self->table, lan_score_grid_new_chances (self->session, chances));
}

static void
on_mistake (GtkButton *button, LanAnalysisSheet *self)
{
  lan_session_visit (self->session, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "n")));
}

/* Where in the game it was, what was chosen, what would have been better, and what that would have been worth. */
static char *
mistake_text (LanAnalysisSheet *self, const LanMistake *mistake)
{
  LanGameContent *content = lan_session_get_content (self->session);
  const LanGameSetup *setup = lan_session_get_setup (self->session);
  const LanState *state = state_before (self, mistake->n);
  g_autofree char *made = lan_words_choice (content, setup, state, &mistake->advice.other);
  g_autofree char *better = lan_words_advice (content, setup, state, &mistake->advice);
  guint cost = to_percent ((double) mistake->cost);
  /* Translators: what a choice took off the chance to win. */
  g_autofree char *worth = g_strdup_printf (ngettext ("%u percent less", "%u percent less", cost), cost);

  /* Translators: the first is a choice that was made, the second what it cost ("12 percent less"), the third a sentence with
   * the better one: "Send strength 2 to York – what counts is 1 recruit." */
  return g_strdup_printf (_("Chosen: %1$s (%2$s). Better: %3$s"), made, worth, better);
}

static void
add_mistake (LanAnalysisSheet *self, const LanMistake *mistake)
{
  const LanState *state = state_before (self, mistake->n);
  g_autofree char *when = lan_words_progress (state->round, lan_state_phase (state));
  g_autofree char *text = mistake_text (self, mistake);
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *title = lan_badge_label_new (when, "heading");
  GtkWidget *label = lan_badge_label_new (text, "mistake");

  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_label_set_wrap (GTK_LABEL (title), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), label);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_set_tooltip_text (button, _("Shows the board at that moment"));
  g_object_set_data (G_OBJECT (button), "n", GUINT_TO_POINTER (mistake->n));
  g_signal_connect (button, "clicked", G_CALLBACK (on_mistake), self);
  gtk_box_append (self->mistakes, button);
}

static void
fill_mistakes (LanAnalysisSheet *self)
{
  LanMistake mistakes[LAN_MISTAKES];
  GtkWidget *child;
  guint n;

  if (self->analysis == NULL || !lan_analysis_is_done (self->analysis))
    return;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->mistakes))) != NULL)
    gtk_box_remove (self->mistakes, child);
  n = lan_analysis_get_mistakes (self->analysis, gtk_drop_down_get_selected (self->house), mistakes);
  for (guint i = 0; i < n; i++)
    add_mistake (self, &mistakes[i]);
  if (n == 0)
    {
      GtkWidget *label = lan_badge_label_new (_("No decision of this house cost it as much as one percent."), "dim-label");

      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_box_append (self->mistakes, label);
    }
}

static void
show_findings (LanAnalysisSheet *self)
{
  gtk_label_set_label (self->status, _("How likely each house was to win, and which decisions would have been better made another way."));
  gtk_widget_set_visible (GTK_WIDGET (self->progress), FALSE);
  fill_chart (self);
  fill_table (self);
  fill_mistakes (self);
  gtk_widget_set_visible (self->findings, TRUE);
}

static void
on_changed (LanAnalysisSheet *self)
{
  gtk_progress_bar_set_fraction (self->progress, lan_analysis_get_progress (self->analysis));
  if (lan_analysis_is_done (self->analysis) && !gtk_widget_get_visible (self->findings))
    show_findings (self);
}

/* Houses to choose from; first the one that most want to know about: the first human. */
static void
fill_houses (LanAnalysisSheet *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  const LanGameSetup *setup = lan_session_get_setup (self->session);
  guint first = 0;

  for (guint seat = count_players (self); seat > 0; seat--)
    if (setup->houses[seat - 1].controller == LAN_CONTROLLER_HUMAN)
      first = seat - 1;
  for (guint seat = 0; seat < count_players (self); seat++)
    {
      g_autofree char *name = lan_words_side (lan_session_get_content (self->session), setup, seat);

      gtk_string_list_append (names, name);
    }
  gtk_drop_down_set_model (self->house, G_LIST_MODEL (names));
  gtk_drop_down_set_selected (self->house, first);
}

static void
lan_analysis_sheet_dispose (GObject *object)
{
  LanAnalysisSheet *self = LAN_ANALYSIS_SHEET (object);

  g_clear_object (&self->session);
  g_clear_object (&self->analysis);

  G_OBJECT_CLASS (lan_analysis_sheet_parent_class)->dispose (object);
}

static void
lan_analysis_sheet_class_init (LanAnalysisSheetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lan_analysis_sheet_dispose;

  g_type_ensure (LAN_TYPE_HELP_BUTTON);
  g_type_ensure (LAN_TYPE_PLATE);
  g_type_ensure (LAN_TYPE_SPLIT_LAYOUT);
  g_type_ensure (LAN_TYPE_PROMPT_LAYOUT);
  g_type_ensure (LAN_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/lancaster_game/Lancaster/ui/lan-analysis-sheet.ui");
  gtk_widget_class_bind_template_child (widget_class, LanAnalysisSheet, status);
  gtk_widget_class_bind_template_child (widget_class, LanAnalysisSheet, progress);
  gtk_widget_class_bind_template_child (widget_class, LanAnalysisSheet, findings);
  gtk_widget_class_bind_template_child (widget_class, LanAnalysisSheet, chart);
  gtk_widget_class_bind_template_child (widget_class, LanAnalysisSheet, table);
  gtk_widget_class_bind_template_child (widget_class, LanAnalysisSheet, house);
  gtk_widget_class_bind_template_child (widget_class, LanAnalysisSheet, mistakes);
  gtk_widget_class_bind_template_callback (widget_class, fill_mistakes);
}

static void
lan_analysis_sheet_init (LanAnalysisSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
lan_analysis_sheet_new (LanSession *session, LanAnalysis *analysis)
{
  LanAnalysisSheet *self = g_object_new (LAN_TYPE_ANALYSIS_SHEET, NULL);

  self->session = g_object_ref (session);
  self->analysis = g_object_ref (analysis);
  fill_houses (self);
  gtk_label_set_label (self->status, _("The game is looked at again, decision by decision. This takes some seconds; Esc stops it."));
  g_signal_connect_object (analysis, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  on_changed (self);
  return GTK_WIDGET (self);
}
