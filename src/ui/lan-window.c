/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-window-private.h"

#include <glib/gi18n-lib.h>

#include "lan-menus.h"
#include "lan-message-dialogs.h"
#include "lan-mnemonics.h"
#include "lan-settings.h"
#include "lan-title-buttons.h"
#include "lan-toast-layout.h"
#include "lan-toasts.h"
#include "lan-start-page.h"
#include "lan-words-saved.h"
#include "lan-words.h"

#define DEFAULT_WIDTH 1366
#define DEFAULT_HEIGHT 768

G_DEFINE_FINAL_TYPE (LanWindow, lan_window, ADW_TYPE_APPLICATION_WINDOW)

enum {
  PROP_0,
  PROP_LIBRARY,
  PROP_SESSION,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

/* Whether the window is too small for more than one view of the game. */
static gboolean
is_compact (LanWindow *self)
{
  return self->page != NULL && lan_game_page_get_compact (self->page);
}

static char *
subtitle_text (LanWindow *self)
{
  const LanState *state = lan_session_get_state (self->session);

  if (self->library_shown)
    return lan_window_describe_library (self);
  if (state == NULL || self->start_shown)
    return g_strdup ("");
  if (lan_session_is_visiting (self->session))
    return g_strdup (_("Earlier position"));
  if (is_compact (self) && lan_state_phase (state) != LAN_PHASE_FINISHED)
    return g_strdup (lan_words_phase (lan_state_phase (state)));
  return lan_words_progress (state->round, lan_state_phase (state));
}

/* A very small window has no room for the round and the phase in one line. */
static char *
title_text (LanWindow *self)
{
  const LanState *state = lan_session_get_state (self->session);

  if (self->library_shown)
    return g_strdup (_("Library"));
  if (self->tutor != NULL && !self->start_shown && !is_compact (self))
    return g_strdup (_("First Steps"));
  if (state == NULL || self->start_shown || !is_compact (self))
    return g_strdup (_("Lancaster"));
  /* Translators: the title of a very small window; the phase stands below. */
  return g_strdup_printf (_("Round %d"), state->round);
}

static void
make_page (LanWindow *self)
{
  g_autoptr (GPropertyAction) side = NULL;

  self->page = g_object_new (LAN_TYPE_GAME_PAGE, "session", self->session, NULL);
  side = g_property_action_new ("side-panel", self->page, "side-shown");
  g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (side));
  g_object_bind_property (self->page, "folded", self->side_button, "visible", G_BINDING_SYNC_CREATE);
  g_signal_connect_object (self->page, "notify::compact", G_CALLBACK (lan_window_update), self, G_CONNECT_SWAPPED);
  gtk_stack_add_named (self->stack, GTK_WIDGET (self->page), "game");
}

/* The board is made for the first game: a window that still has none comes up sooner without. */
static void
show_page (LanWindow *self, gboolean open)
{
  if (open && self->page == NULL)
    make_page (self);
  gtk_stack_set_visible_child_name (self->stack, self->library_shown ? "library" : open ? "game" : "start");
}

void
lan_window_update (LanWindow *self)
{
  gboolean open = lan_game_is_open (lan_session_get_game (self->session)) && !self->start_shown;
  /* Nothing of an earlier position can be. */
  gboolean can_take_back = open && !self->library_shown && !(is_compact (self) && lan_session_is_visiting (self->session));
  g_autofree char *title = NULL;
  g_autofree char *subtitle = NULL;

  show_page (self, open);
  title = title_text (self);
  subtitle = subtitle_text (self);
  adw_window_title_set_title (self->title, title);
  adw_window_title_set_subtitle (self->title, subtitle);
  /* The start page and the main menu have all of it as well. */
  gtk_widget_set_visible (GTK_WIDGET (self->new_button), open && !is_compact (self));
  gtk_widget_set_visible (self->hint_button, open && !is_compact (self) && !self->library_shown);
  gtk_widget_set_visible (self->undo_button, can_take_back);
  gtk_widget_set_visible (self->redo_button, can_take_back);
  lan_title_buttons_set_few (self->header, is_compact (self));
  gtk_widget_set_sensitive (self->side_button, !self->library_shown);
  lan_window_update_actions (self);
  lan_window_update_sheets (self);
  lan_window_update_library (self);
  lan_window_update_lesson (self);
}

static void
on_failed (LanWindow *self, GError *error)
{
  lan_message_show (GTK_WINDOW (self), _("A Computer Player Cannot Go On"), error->message);
}

static void
on_replaced (LanWindow *self, const char *what)
{
  lan_message_show (GTK_WINDOW (self), _("An Engine Was Replaced"), what);
}

static void
restore_size (LanWindow *self)
{
  GListModel *monitors = gdk_display_get_monitors (gtk_widget_get_display (GTK_WIDGET (self)));
  g_autoptr (GdkMonitor) monitor = g_list_model_get_item (monitors, 0);
  int width = DEFAULT_WIDTH;
  int height = DEFAULT_HEIGHT;

  if (self->settings != NULL)
    {
      width = g_settings_get_int (self->settings, LAN_SETTING_WIDTH);
      height = g_settings_get_int (self->settings, LAN_SETTING_HEIGHT);
      if (g_settings_get_boolean (self->settings, LAN_SETTING_MAXIMIZED))
        gtk_window_maximize (GTK_WINDOW (self));
    }
  if (monitor != NULL)
    {
      GdkRectangle screen;

      gdk_monitor_get_geometry (monitor, &screen);
      width = MIN (width, screen.width);
      height = MIN (height, screen.height);
    }
  gtk_window_set_default_size (GTK_WINDOW (self), width, height);
}

static void
remember_size (LanWindow *self)
{
  gboolean maximized = gtk_window_is_maximized (GTK_WINDOW (self));
  int width, height;

  if (self->settings == NULL)
    return;
  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  g_settings_set_boolean (self->settings, LAN_SETTING_MAXIMIZED, maximized);
  if (!maximized && width > 0 && height > 0)
    {
      g_settings_set_int (self->settings, LAN_SETTING_WIDTH, width);
      g_settings_set_int (self->settings, LAN_SETTING_HEIGHT, height);
    }
}

static void
leave (LanWindow *self)
{
  self->leaving = TRUE;
  gtk_window_close (GTK_WINDOW (self));
}

static gboolean
lan_window_close_request (GtkWindow *window)
{
  LanWindow *self = LAN_WINDOW (window);

  /* GTK lets no window be closed by what asks whether it may be. */
  if (!self->leaving && lan_window_would_lose_game (self))
    {
      lan_window_release_game (self, leave);
      return GDK_EVENT_STOP;
    }
  remember_size (self);
  return GTK_WINDOW_CLASS (lan_window_parent_class)->close_request (window);
}

static void
lan_window_constructed (GObject *object)
{
  LanWindow *self = LAN_WINDOW (object);
  LanGame *game;

  G_OBJECT_CLASS (lan_window_parent_class)->constructed (object);

  self->session = lan_session_new (lan_library_get_content (self->library));
  game = lan_session_get_game (self->session);
  self->autosave = lan_autosave_new (self->library, game);
  gtk_stack_add_named (self->stack, lan_start_page_new (self->library, self->settings), "start");

  g_signal_connect_object (self->session, "changed", G_CALLBACK (lan_window_update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "veiled-changed", G_CALLBACK (lan_window_update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "refused", G_CALLBACK (lan_window_toast), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "replaced", G_CALLBACK (on_replaced), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (lan_session_get_referee (self->session), "failed", G_CALLBACK (on_failed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->autosave, "notify::problem", G_CALLBACK (lan_window_update_problem), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "notify", G_CALLBACK (lan_window_update_actions), self, G_CONNECT_SWAPPED);

  lan_window_init_actions (self);
  lan_window_init_keys (self);
  lan_window_init_sheets (self);
  lan_window_init_library (self);
  lan_window_init_lesson (self);
  lan_window_init_files (self);
  restore_size (self);
  lan_window_update (self);
}

static void
lan_window_dispose (GObject *object)
{
  LanWindow *self = LAN_WINDOW (object);

  /* It keeps the page. */
  g_action_map_remove_action (G_ACTION_MAP (self), "side-panel");
  self->page = NULL;
  lan_window_clear_sheets (self);
  lan_window_clear_library (self);
  lan_window_clear_lesson (self);
  /* Waits until the last decision is on disk. */
  g_clear_object (&self->autosave);
  g_clear_object (&self->session);
  g_clear_object (&self->library);
  g_clear_object (&self->settings);
  g_clear_object (&self->file);
  g_clear_object (&self->given);

  G_OBJECT_CLASS (lan_window_parent_class)->dispose (object);
}

static void
lan_window_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  LanWindow *self = LAN_WINDOW (object);

  switch (prop_id)
    {
    case PROP_LIBRARY:
      g_value_set_object (value, self->library);
      break;
    case PROP_SESSION:
      g_value_set_object (value, self->session);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
lan_window_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  LanWindow *self = LAN_WINDOW (object);

  switch (prop_id)
    {
    case PROP_LIBRARY:
      self->library = g_value_dup_object (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
on_problem_closed (LanWindow *self)
{
  gtk_widget_set_visible (self->problem_bar, FALSE);
}

static void
lan_window_class_init (LanWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = lan_window_constructed;
  object_class->dispose = lan_window_dispose;
  object_class->get_property = lan_window_get_property;
  object_class->set_property = lan_window_set_property;
  GTK_WINDOW_CLASS (klass)->close_request = lan_window_close_request;

  properties[PROP_LIBRARY] = g_param_spec_object ("library", NULL, NULL, LAN_TYPE_LIBRARY,
                                                  G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  properties[PROP_SESSION] = g_param_spec_object ("session", NULL, NULL, LAN_TYPE_SESSION,
                                                  G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (LAN_TYPE_SHEET_HOST);
  g_type_ensure (LAN_TYPE_TOAST_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/lancaster_game/Lancaster/ui/lan-window.ui");
  gtk_widget_class_bind_template_child (widget_class, LanWindow, problem_bar);
  gtk_widget_class_bind_template_child (widget_class, LanWindow, problem_text);
  gtk_widget_class_bind_template_child (widget_class, LanWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, LanWindow, header);
  gtk_widget_class_bind_template_child (widget_class, LanWindow, title);
  gtk_widget_class_bind_template_child (widget_class, LanWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, LanWindow, new_button);
  gtk_widget_class_bind_template_child (widget_class, LanWindow, menu_button);
  gtk_widget_class_bind_template_child (widget_class, LanWindow, undo_button);
  gtk_widget_class_bind_template_child (widget_class, LanWindow, redo_button);
  gtk_widget_class_bind_template_child (widget_class, LanWindow, hint_button);
  gtk_widget_class_bind_template_child (widget_class, LanWindow, side_button);
  gtk_widget_class_bind_template_child (widget_class, LanWindow, content);
  gtk_widget_class_bind_template_child (widget_class, LanWindow, overlay);
  gtk_widget_class_bind_template_child (widget_class, LanWindow, host);
  gtk_widget_class_bind_template_callback (widget_class, on_problem_closed);
  lan_window_install_actions (widget_class);
}

static void
lan_window_init (LanWindow *self)
{
  g_queue_init (&self->reveals);
  self->settings = lan_settings_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  lan_toasts_name_buttons (self->toasts);
  lan_mnemonics_hide (GTK_WIDGET (self));
  lan_menus_set (self->new_button, "new_menu");
  lan_menus_set (self->menu_button, "primary_menu");
  /* A stack shares out its room anew, but asks for none. When a scrollbar then comes or goes within the page while the window
   * is laid out for another reason (its title), GTK 4.8 forgets whatever stands between the two, and does not draw it once. */
  g_signal_connect_swapped (self->stack, "notify::visible-child", G_CALLBACK (gtk_widget_queue_resize), self->stack);
}

LanWindow *
lan_window_new (AdwApplication *application, LanLibrary *library)
{
  g_return_val_if_fail (LAN_IS_LIBRARY (library), NULL);

  return g_object_new (LAN_TYPE_WINDOW, "application", application, "library", library, NULL);
}

LanLibrary *
lan_window_get_library (LanWindow *self)
{
  g_return_val_if_fail (LAN_IS_WINDOW (self), NULL);

  return self->library;
}

LanSession *
lan_window_get_session (LanWindow *self)
{
  g_return_val_if_fail (LAN_IS_WINDOW (self), NULL);

  return self->session;
}

void
lan_window_begin (LanWindow *self, const LanGameSetup *setup)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (LAN_IS_WINDOW (self));

  if (lan_session_begin (self->session, setup, &error))
    g_clear_object (&self->file);
  else
    lan_message_show (GTK_WINDOW (self), _("This Game Cannot Begin"), error->message);
}

void
lan_window_toast (LanWindow *self, const char *sentence)
{
  AdwToast *toast = lan_toast_new (sentence);

  adw_toast_set_timeout (toast, 4);
  lan_toast_show (GTK_WIDGET (self->toasts), toast);
}
