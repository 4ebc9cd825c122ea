/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-start-page.h"

#include <glib/gi18n-lib.h>

#include "lan-last-players.h"
#include "lan-lesson-progress.h"
#include "lan-mnemonics.h"
#include "lan-piece.h"
#include "lan-words-saved.h"
#include "lan-wrap-layout.h"

struct _LanStartPage {
  AdwBin parent_instance;

  LanLibrary *library;
  GSettings *settings;     /* NULL where the schema is not installed */
  GtkWidget *likely;       /* the button for what is most likely wanted */

  GtkWidget *continue_button;
  GtkLabel *continue_caption;
  GtkWidget *begin_button;
  GtkLabel *begin_caption;
  GtkWidget *lesson_button;
  GtkLabel *lesson_caption;
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

/* Who would play. (transfer full) */
static char *
describe_players (LanStartPage *self)
{
  g_autoptr (LanGameSetup) setup = lan_last_players_make_setup (lan_library_get_content (self->library), self->settings);

  return lan_words_houses (setup);
}

static const char *
describe_lesson (LanLessonProgress progress)
{
  switch (progress)
    {
    case LAN_LESSON_BEGUN:
      return _("Go on where you were");
    case LAN_LESSON_FINISHED:
      return _("Once more from the beginning");
    case LAN_LESSON_NEW:
    default:
      return _("Learn the game in ten minutes");
    }
}

static void
suggest (LanStartPage *self, GtkWidget *button)
{
  gboolean focused = self->likely != NULL && gtk_widget_is_focus (self->likely);

  if (self->likely == button)
    return;
  if (self->likely != NULL)
    gtk_widget_remove_css_class (self->likely, "suggested-action");
  gtk_widget_add_css_class (button, "suggested-action");
  self->likely = button;
  if (focused)
    gtk_widget_grab_focus (button);
}

static void
update (LanStartPage *self)
{
  LanSavedGame *saved = lan_library_find_unfinished (self->library);
  LanLessonProgress progress = lan_lesson_progress_peek ();
  g_autofree char *players = describe_players (self);
  g_autofree char *text = saved != NULL ? describe (saved) : NULL;
  gboolean beginner = progress != LAN_LESSON_FINISHED && g_list_model_get_n_items (G_LIST_MODEL (self->library)) == 0;

  gtk_widget_set_visible (self->continue_button, saved != NULL);
  gtk_label_set_label (self->continue_caption, text != NULL ? text : "");
  gtk_label_set_label (self->begin_caption, players);
  gtk_label_set_label (self->lesson_caption, describe_lesson (progress));
  suggest (self, saved != NULL ? self->continue_button : beginner ? self->lesson_button : self->begin_button);
}

/* Enter does what is most likely wanted. */
static gboolean
lan_start_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (LAN_START_PAGE (widget)->likely);
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
  g_clear_object (&LAN_START_PAGE (object)->settings);
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
  g_type_ensure (LAN_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/lancaster_game/Lancaster/ui/lan-start-page.ui");
  gtk_widget_class_bind_template_child (widget_class, LanStartPage, continue_button);
  gtk_widget_class_bind_template_child (widget_class, LanStartPage, continue_caption);
  gtk_widget_class_bind_template_child (widget_class, LanStartPage, begin_button);
  gtk_widget_class_bind_template_child (widget_class, LanStartPage, begin_caption);
  gtk_widget_class_bind_template_child (widget_class, LanStartPage, lesson_button);
  gtk_widget_class_bind_template_child (widget_class, LanStartPage, lesson_caption);
}

static void
lan_start_page_init (LanStartPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  lan_mnemonics_hide (GTK_WIDGET (self));
}

GtkWidget *
lan_start_page_new (LanLibrary *library, GSettings *settings)
{
  LanStartPage *self;

  g_return_val_if_fail (LAN_IS_LIBRARY (library), NULL);

  self = g_object_new (LAN_TYPE_START_PAGE, NULL);
  self->library = g_object_ref (library);
  self->settings = settings != NULL ? g_object_ref (settings) : NULL;
  g_signal_connect_object (library, "items-changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (library, "game-changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
