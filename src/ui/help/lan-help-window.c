/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-help-window.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lan-help-topics.h"
#include "lan-help-view.h"
#include "lan-text-scale.h"
#include "lan-title-buttons.h"

#define HOME "index"
#define SCHEME "help"
#define ADDRESS "help:lancaster"

/* The least width for all buttons of the title bar, in pixels, with text of the usual size */
#define ALL_BUTTONS_FROM 250

struct _LanHelpWindow {
  AdwWindow parent_instance;

  GPtrArray *topics;  /* of LanHelpTopic */
  GPtrArray *past;    /* of char *: the pages seen, the last one is shown; empty: none is */
  GPtrArray *future;  /* those gone back from, the next one last */
  char *section;      /* to scroll to once there is a layout, or NULL */
  guint tick;         /* waits for that, or 0 */
  gboolean found;     /* results of a search are shown */

  AdwHeaderBar *header;
  GtkSearchBar *search_bar;
  GtkEditable *search_entry;
  GtkWidget *scroller;
  AdwClamp *clamp;
};

G_DEFINE_FINAL_TYPE (LanHelpWindow, lan_help_window, ADW_TYPE_WINDOW)

static const char *
get_last (GPtrArray *pages)
{
  return pages->len > 0 ? g_ptr_array_index (pages, pages->len - 1) : NULL;
}

/* The heading comes into sight, and a screen reader begins there. */
static gboolean
on_tick (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  LanHelpWindow *self = data;
  GtkWidget *view = adw_clamp_get_child (self->clamp);
  GtkWidget *heading = lan_help_view_find (view, self->section);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));
  graphene_rect_t bounds;

  if (gtk_widget_get_height (view) == 0)
    return G_SOURCE_CONTINUE;
  self->tick = 0;
  if (heading == NULL)
    heading = lan_help_view_find (view, NULL);
  if (!self->found && heading != NULL)
    gtk_widget_grab_focus (heading);
  if (heading != NULL && gtk_widget_compute_bounds (heading, view, &bounds))
    gtk_adjustment_set_value (adjustment, self->section != NULL ? bounds.origin.y : 0);
  return G_SOURCE_REMOVE;
}

static void
show_view (LanHelpWindow *self, GtkWidget *view, const char *section)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  /* GTK 4.8 asks for what has the focus when that goes. */
  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->clamp)))
    gtk_widget_grab_focus (self->scroller);
  adw_clamp_set_child (self->clamp, view);
  g_free (self->section);
  self->section = g_strdup (section);
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), on_tick, self, NULL);
}

static gboolean on_activate_link (GtkLabel *label, const char *uri, LanHelpWindow *self);

static void
connect_label (GtkLabel *label, gpointer self)
{
  g_signal_connect_object (label, "activate-link", G_CALLBACK (on_activate_link), self, 0);
}

/* There is no such page, or none at all. (transfer floating) */
static GtkWidget *
apology_new (LanHelpWindow *self, const char *id)
{
  LanHelpTopic topic = { .title = (char *) _("No Such Page"), .folder = (char *) "", .id = (char *) id };
  g_autofree char *text = NULL;

  if (self->topics->len == 0)
    /* Translators: %s is a folder. */
    text = g_strdup_printf (_("The help is not installed: there are no pages in “%s”. Install Lancaster with its help."),
                            LAN_DATADIR "/help/C/lancaster");
  else
    /* Translators: %s is the name of a page. */
    text = g_strdup_printf (_("The help has no page “%s”. The overview lists those that there are."), id);
  topic.problem = text;
  return lan_help_view_new (&topic, self->topics, connect_label, self);
}

static void
update (LanHelpWindow *self)
{
  const char *page = get_last (self->past);
  const char *hash = page != NULL ? strchr (page, '#') : NULL;
  g_autofree char *id = page != NULL ? g_strndup (page, strcspn (page, "#")) : NULL;
  const LanHelpTopic *topic = id != NULL ? lan_help_topics_find (self->topics, id) : NULL;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "help.back", self->past->len > 1);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "help.forward", self->future->len > 0);
  self->found = FALSE;
  if (page == NULL)
    return;
  /* The overview is called as the game is; a window of that name would be taken for the game's. */
  gtk_window_set_title (GTK_WINDOW (self), topic != NULL && !g_str_equal (id, HOME) ? topic->title : _("Help"));
  show_view (self, topic != NULL ? lan_help_view_new (topic, self->topics, connect_label, self) : apology_new (self, id),
             hash != NULL ? hash + 1 : NULL);
}

static void
go_to (LanHelpWindow *self, const char *page)
{
  g_ptr_array_set_size (self->future, 0);
  if (g_strcmp0 (get_last (self->past), page) != 0)
    g_ptr_array_add (self->past, g_strdup (page));
  gtk_search_bar_set_search_mode (self->search_bar, FALSE);
  update (self);
}

static gboolean
is_of_web (const char *uri)
{
  return g_str_has_prefix (uri, "https://") || g_str_has_prefix (uri, "http://");
}

/* Nothing else in a page can be opened. */
static gboolean
on_activate_link (GtkLabel *label, const char *uri, LanHelpWindow *self)
{
  g_autofree char *page = NULL;

  if (is_of_web (uri))
    gtk_show_uri (GTK_WINDOW (self), uri, GDK_CURRENT_TIME);
  else if (uri[0] == '#' && get_last (self->past) != NULL)
    {
      page = g_strndup (get_last (self->past), strcspn (get_last (self->past), "#"));
      page = g_realloc (page, strlen (page) + strlen (uri) + 1);
      strcat (page, uri);
      go_to (self, page);
    }
  else
    go_to (self, uri);
  return TRUE;
}

static void
on_back (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LanHelpWindow *self = LAN_HELP_WINDOW (widget);

  g_ptr_array_add (self->future, g_ptr_array_steal_index (self->past, self->past->len - 1));
  update (self);
}

static void
on_forward (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LanHelpWindow *self = LAN_HELP_WINDOW (widget);

  g_ptr_array_add (self->past, g_ptr_array_steal_index (self->future, self->future->len - 1));
  update (self);
}

static void
on_home (GtkWidget *widget, const char *name, GVariant *parameter)
{
  go_to (LAN_HELP_WINDOW (widget), HOME);
}

static void
on_search (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_search_bar_set_search_mode (LAN_HELP_WINDOW (widget)->search_bar, TRUE);
}

static void
on_search_changed (LanHelpWindow *self)
{
  const char *query = gtk_editable_get_text (self->search_entry);
  g_autoptr (GPtrArray) found = g_ptr_array_new ();

  if (query[0] == '\0')
    {
      if (self->found)
        update (self);
      return;
    }
  for (guint i = 0; i < self->topics->len; i++)
    if (lan_help_topic_matches (g_ptr_array_index (self->topics, i), query))
      g_ptr_array_add (found, g_ptr_array_index (self->topics, i));
  self->found = TRUE;
  show_view (self, lan_help_view_new_list (found->len > 0 ? _("Pages With These Words") : _("No Page Has These Words"), found, connect_label, self),
             NULL);
}

/* The toolkit keeps the width that the user has given the window in its default one. */
static void
on_resized (LanHelpWindow *self)
{
  int width;

  g_object_get (self, "default-width", &width, NULL);
  lan_title_buttons_set_few (self->header, width < ALL_BUTTONS_FROM * lan_text_scale_get (GTK_WIDGET (self)));
}

static void
lan_help_window_finalize (GObject *object)
{
  LanHelpWindow *self = LAN_HELP_WINDOW (object);

  g_ptr_array_unref (self->topics);
  g_ptr_array_unref (self->past);
  g_ptr_array_unref (self->future);
  g_free (self->section);
  G_OBJECT_CLASS (lan_help_window_parent_class)->finalize (object);
}

static void
lan_help_window_class_init (LanHelpWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = lan_help_window_finalize;

  gtk_widget_class_install_action (widget_class, "help.back", NULL, on_back);
  gtk_widget_class_install_action (widget_class, "help.forward", NULL, on_forward);
  gtk_widget_class_install_action (widget_class, "help.home", NULL, on_home);
  gtk_widget_class_install_action (widget_class, "help.search", NULL, on_search);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Left, GDK_ALT_MASK, "help.back", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Right, GDK_ALT_MASK, "help.forward", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Home, GDK_ALT_MASK, "help.home", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, "help.search", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_w, GDK_CONTROL_MASK, "window.close", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/lancaster_game/Lancaster/ui/lan-help-window.ui");
  gtk_widget_class_bind_template_child (widget_class, LanHelpWindow, header);
  gtk_widget_class_bind_template_child (widget_class, LanHelpWindow, search_bar);
  gtk_widget_class_bind_template_child (widget_class, LanHelpWindow, search_entry);
  gtk_widget_class_bind_template_child (widget_class, LanHelpWindow, scroller);
  gtk_widget_class_bind_template_child (widget_class, LanHelpWindow, clamp);
  gtk_widget_class_bind_template_callback (widget_class, on_search_changed);
}

static void
lan_help_window_init (LanHelpWindow *self)
{
  self->past = g_ptr_array_new_with_free_func (g_free);
  self->future = g_ptr_array_new_with_free_func (g_free);
  self->topics = lan_help_topics_load ();
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect (self, "notify::default-width", G_CALLBACK (on_resized), NULL);
  on_resized (self);
  gtk_search_bar_connect_entry (self->search_bar, self->search_entry);
  update (self);
}

void
lan_help_window_show (GtkWindow *parent, const char *page)
{
  GtkApplication *application = GTK_APPLICATION (g_application_get_default ());
  GtkWindow *window = NULL;

  g_return_if_fail (parent == NULL || GTK_IS_WINDOW (parent));

  for (GList *l = gtk_application_get_windows (application); l != NULL && window == NULL; l = l->next)
    if (LAN_IS_HELP_WINDOW (l->data))
      window = l->data;
  if (window == NULL)
    window = g_object_new (LAN_TYPE_HELP_WINDOW, "application", application, NULL);
  go_to (LAN_HELP_WINDOW (window), page != NULL ? page : HOME);
  gtk_window_present (window);
}

void
lan_help_show (GtkWindow *parent, const char *page)
{
  g_autoptr (GAppInfo) viewer = g_app_info_get_default_for_uri_scheme (SCHEME);
  g_autofree char *uri = page != NULL ? g_strconcat (ADDRESS "/", page, NULL) : g_strdup (ADDRESS);

  g_return_if_fail (parent == NULL || GTK_IS_WINDOW (parent));

  if (viewer != NULL)
    gtk_show_uri (parent, uri, GDK_CURRENT_TIME);
  else
    lan_help_window_show (parent, page);
}

const char *
lan_help_window_get_page (LanHelpWindow *self)
{
  g_return_val_if_fail (LAN_IS_HELP_WINDOW (self), NULL);

  return self->found ? NULL : get_last (self->past);
}
