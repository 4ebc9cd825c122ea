/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-start-page.h"

#include "lan-mnemonics.h"
#include "lan-piece.h"
#include "lan-words-saved.h"

struct _LanStartPage {
  AdwBin parent_instance;

  LanLibrary *library;

  GtkWidget *continue_button;
  GtkLabel *continue_caption;
  GtkWidget *new_button;
};

G_DEFINE_FINAL_TYPE (LanStartPage, lan_start_page, ADW_TYPE_BIN)

/* Who, how far and when: what somebody knows the game by. (transfer full) */
static char *
describe (LanSavedGame *saved)
{
  const LanGameSummary *summary = lan_saved_game_get_summary (saved);
  const char *title = lan_saved_game_get_title (saved);
  g_autofree char *players = lan_words_players (summary);
  g_autofree char *progress = lan_words_progress (summary->round, summary->phase);
  g_autofree char *when = lan_words_when (summary->played, g_get_real_time ());

  return g_strdup_printf ("%s\n%s\n%s", title != NULL ? title : players, progress, when);
}

static void
update (LanStartPage *self)
{
  LanSavedGame *saved = lan_library_find_unfinished (self->library);

  gtk_widget_set_visible (self->continue_button, saved != NULL);
  if (saved != NULL)
    {
      g_autofree char *text = describe (saved);

      gtk_label_set_label (self->continue_caption, text);
      gtk_widget_remove_css_class (self->new_button, "suggested-action");
    }
  else
    gtk_widget_add_css_class (self->new_button, "suggested-action");
}

/* Enter does what is most likely wanted. */
static gboolean
lan_start_page_grab_focus (GtkWidget *widget)
{
  LanStartPage *self = LAN_START_PAGE (widget);
  GtkWidget *likely = gtk_widget_get_visible (self->continue_button) ? self->continue_button : self->new_button;

  return gtk_widget_grab_focus (likely);
}

static void
lan_start_page_map (GtkWidget *widget)
{
  update (LAN_START_PAGE (widget));
  GTK_WIDGET_CLASS (lan_start_page_parent_class)->map (widget);
  gtk_widget_grab_focus (widget);
}

static void
lan_start_page_dispose (GObject *object)
{
  g_clear_object (&LAN_START_PAGE (object)->library);
  G_OBJECT_CLASS (lan_start_page_parent_class)->dispose (object);
}

static void
lan_start_page_class_init (LanStartPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lan_start_page_dispose;
  widget_class->grab_focus = lan_start_page_grab_focus;
  widget_class->map = lan_start_page_map;
  g_type_ensure (LAN_TYPE_PIECE);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/lancaster_game/Lancaster/ui/lan-start-page.ui");
  gtk_widget_class_bind_template_child (widget_class, LanStartPage, continue_button);
  gtk_widget_class_bind_template_child (widget_class, LanStartPage, continue_caption);
  gtk_widget_class_bind_template_child (widget_class, LanStartPage, new_button);
}

static void
lan_start_page_init (LanStartPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  lan_mnemonics_hide (GTK_WIDGET (self));
}

GtkWidget *
lan_start_page_new (LanLibrary *library)
{
  LanStartPage *self;

  g_return_val_if_fail (LAN_IS_LIBRARY (library), NULL);

  self = g_object_new (LAN_TYPE_START_PAGE, NULL);
  self->library = g_object_ref (library);
  g_signal_connect_object (library, "items-changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
