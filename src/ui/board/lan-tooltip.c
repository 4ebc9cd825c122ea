/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-tooltip.h"

/* A line that the eye follows without losing it. */
#define MAX_CHARS 60

void
lan_tooltip_set_text (GtkTooltip *tooltip, const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), MAX_CHARS);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_tooltip_set_custom (tooltip, label);
}

/* What a widget's tooltip says, asked for only when it is to be shown. */
typedef struct {
  char *text; /* NULL for none */
} Words;

static void
words_free (gpointer data)
{
  Words *words = data;

  g_free (words->text);
  g_free (words);
}

static G_DEFINE_QUARK (lan-tooltip-words, words)

static gboolean
on_query (GtkWidget *widget, int x, int y, gboolean keyboard, GtkTooltip *tooltip, Words *words)
{
  if (words->text == NULL)
    return FALSE;
  lan_tooltip_set_text (tooltip, words->text);
  return TRUE;
}

static Words *
ensure_words (GtkWidget *widget)
{
  Words *words = g_object_get_qdata (G_OBJECT (widget), words_quark ());

  if (words != NULL)
    return words;
  words = g_new0 (Words, 1);
  words->text = g_strdup (gtk_widget_get_tooltip_text (widget));
  gtk_widget_set_tooltip_text (widget, NULL);
  gtk_widget_set_has_tooltip (widget, TRUE);
  g_object_set_qdata_full (G_OBJECT (widget), words_quark (), words, words_free);
  g_signal_connect (widget, "query-tooltip", G_CALLBACK (on_query), words);
  return words;
}

gboolean
lan_tooltip_update (GtkWidget *widget, const char *text)
{
  Words *words = ensure_words (widget);

  if (g_strcmp0 (words->text, text) == 0)
    return FALSE;
  g_free (words->text);
  words->text = g_strdup (text);
  if (gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_PRELIGHT)
    gtk_widget_trigger_tooltip_query (widget);
  return TRUE;
}

const char *
lan_tooltip_get_text (GtkWidget *widget)
{
  const Words *words = g_object_get_qdata (G_OBJECT (widget), words_quark ());

  return words != NULL ? words->text : gtk_widget_get_tooltip_text (widget);
}
