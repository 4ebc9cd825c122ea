/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-saved-game-row.h"

#include <glib/gi18n-lib.h>

#include "lan-menus.h"
#include "lan-piece.h"
#include "lan-tooltip.h"
#include "lan-words-library.h"
#include "lan-words-saved.h"
#include "lan-wrap-layout.h"

#define SHIELD 20

struct _LanSavedGameRow {
  GtkBox parent_instance;

  LanMiniatures *miniatures;
  LanSavedGame *saved;        /* or NULL */
  LanSavedGame *here;         /* the game of this window, or NULL */
  GSignalGroup *signals;
  GCancellable *picturing;    /* the picture that is asked for, or NULL */
  gint64 pictured;            /* when the game had been played whose picture is shown or asked for */

  GtkLabel *heading;
  GtkPicture *picture;
  GtkLabel *title;
  GtkLabel *progress;
  GtkWidget *players;
  GtkLabel *state;
  GtkButton *open_button;
  GtkMenuButton *menu_button;
};

G_DEFINE_FINAL_TYPE (LanSavedGameRow, lan_saved_game_row, GTK_TYPE_BOX)

enum { DEED, N_SIGNALS };

static guint signals[N_SIGNALS];

static const char *const actions[LAN_N_DEEDS] = {
  [LAN_DEED_OPEN] = "saved.open",
  [LAN_DEED_RENAME] = "saved.rename",
  [LAN_DEED_DUPLICATE] = "saved.duplicate",
  [LAN_DEED_EXPORT] = "saved.export",
  [LAN_DEED_DELETE] = "saved.delete",
};

/* Shield, kind of player, name and points. */
static GtkWidget *
make_player (LanGameContent *content, const LanSeatSummary *seat)
{
  g_autofree char *token = g_strconcat ("families/", lan_game_content_get_item_id (content, LAN_TABLE_FAMILIES, seat->family), NULL);
  g_autofree char *points = g_strdup_printf ("%u", seat->points);
  g_autofree char *words = lan_words_saved_seat (seat);
  gboolean human = seat->controller == LAN_CONTROLLER_HUMAN;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *name = gtk_label_new (seat->name);
  GtkWidget *amount = gtk_label_new (points);

  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (name), 14);
  gtk_widget_add_css_class (amount, "numeric");
  gtk_widget_add_css_class (amount, "points");
  gtk_box_append (GTK_BOX (box), lan_piece_new (token, SHIELD));
  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name (human ? "avatar-default-symbolic" : "computer-symbolic"));
  gtk_box_append (GTK_BOX (box), name);
  gtk_box_append (GTK_BOX (box), amount);
  lan_tooltip_update (box, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  return box;
}

static void
show_players (LanSavedGameRow *self, const LanGameSummary *summary)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->players)) != NULL)
    gtk_box_remove (GTK_BOX (self->players), child);
  for (unsigned seat = 0; summary != NULL && seat < summary->players; seat++)
    gtk_box_append (GTK_BOX (self->players), make_player (summary->content, &summary->seats[seat]));
}

static void
show_progress (LanSavedGameRow *self, const LanGameSummary *summary)
{
  g_autofree char *progress = NULL;
  g_autofree char *when = NULL;
  g_autofree char *text = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->progress), summary != NULL);
  if (summary == NULL)
    return;
  progress = lan_words_progress (summary->round, summary->phase);
  when = lan_words_when (summary->played, g_get_real_time ());
  /* Translators: how far a game is, and when it was played last: "Round 3 of 5 · Place Knights · Today, 20:15". */
  text = g_strdup_printf (_("%s · %s"), progress, when);
  gtk_label_set_label (self->progress, text);
}

static void
show_state (LanSavedGameRow *self)
{
  g_autofree char *state = lan_words_saved_state (self->saved, self->here);
  gboolean broken = lan_saved_game_get_problem (self->saved) != NULL || lan_saved_game_is_damaged (self->saved);

  gtk_label_set_label (self->state, state != NULL ? state : "");
  gtk_widget_set_visible (GTK_WIDGET (self->state), state != NULL);
  gtk_widget_set_css_classes (GTK_WIDGET (self->state), (const char *[]) { broken ? "error" : "dim-label", NULL });
}

static void
show_button (LanSavedGameRow *self)
{
  gboolean finished = lan_saved_game_is_finished (self->saved);
  const char *words = finished ? _("Look at the End of This Game") : _("Continue This Game");

  gtk_button_set_icon_name (self->open_button, finished ? "view-reveal-symbolic" : "media-playback-start-symbolic");
  lan_tooltip_update (GTK_WIDGET (self->open_button), words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->open_button), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

static GWeakRef *
weak_ref_new (LanSavedGameRow *self)
{
  GWeakRef *ref = g_new (GWeakRef, 1);

  g_weak_ref_init (ref, self);
  return ref;
}

/* The row may be gone: pictures are not waited for. */
static void
on_pictured (GObject *source, GAsyncResult *result, gpointer data)
{
  GWeakRef *ref = data;
  g_autoptr (LanSavedGameRow) self = g_weak_ref_get (ref);
  g_autoptr (GError) error = NULL;
  g_autoptr (GdkTexture) texture = lan_miniatures_ask_finish (result, &error);

  g_weak_ref_clear (ref);
  g_free (ref);
  if (self == NULL || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_clear_object (&self->picturing);
  gtk_picture_set_paintable (self->picture, GDK_PAINTABLE (texture));
}

static void
stop_picturing (LanSavedGameRow *self)
{
  if (self->picturing != NULL)
    g_cancellable_cancel (self->picturing);
  g_clear_object (&self->picturing);
}

/* The one shown before stays until the new one is there. */
static void
ask_for_picture (LanSavedGameRow *self, const LanGameSummary *summary)
{
  gint64 played = summary != NULL ? summary->played : 0;

  if (played == self->pictured)
    return;
  self->pictured = played;
  stop_picturing (self);
  self->picturing = g_cancellable_new ();
  lan_miniatures_ask_async (self->miniatures, self->saved, self->picturing, on_pictured, weak_ref_new (self));
}

static void
update_actions (LanSavedGameRow *self, const LanGameSummary *summary)
{
  GtkWidget *widget = GTK_WIDGET (self);

  gtk_widget_action_set_enabled (widget, "saved.open", summary != NULL);
  gtk_widget_action_set_enabled (widget, "saved.duplicate", summary != NULL);
  gtk_widget_action_set_enabled (widget, "saved.export", summary != NULL);
  gtk_widget_action_set_enabled (widget, "saved.delete", !lan_saved_game_is_in_use (self->saved));
}

static void
update (LanSavedGameRow *self)
{
  const LanGameSummary *summary = lan_saved_game_get_summary (self->saved);
  g_autofree char *title = lan_words_saved_title (self->saved);
  g_autofree char *description = lan_words_saved_description (self->saved, self->here);

  gtk_label_set_label (self->title, title);
  lan_tooltip_update (GTK_WIDGET (self->title), title);
  show_progress (self, summary);
  show_players (self, summary);
  show_state (self);
  show_button (self);
  update_actions (self, summary);
  ask_for_picture (self, summary);
  /* What takes the focus is the toolkit's widget around the place of the row, which has no name of its own on the bus. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (lan_saved_game_row_get_entry (self)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, description, -1);
}

static void
on_deed (GtkWidget *widget, const char *action, GVariant *parameter)
{
  for (guint deed = 0; deed < LAN_N_DEEDS; deed++)
    if (g_str_equal (action, actions[deed]))
      g_signal_emit (widget, signals[DEED], 0, deed);
}

static void
lan_saved_game_row_dispose (GObject *object)
{
  LanSavedGameRow *self = LAN_SAVED_GAME_ROW (object);

  stop_picturing (self);
  g_clear_object (&self->signals);
  g_clear_object (&self->saved);
  g_clear_object (&self->here);

  G_OBJECT_CLASS (lan_saved_game_row_parent_class)->dispose (object);
}

static void
lan_saved_game_row_finalize (GObject *object)
{
  g_clear_object (&LAN_SAVED_GAME_ROW (object)->miniatures);
  G_OBJECT_CLASS (lan_saved_game_row_parent_class)->finalize (object);
}

static void
lan_saved_game_row_class_init (LanSavedGameRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lan_saved_game_row_dispose;
  G_OBJECT_CLASS (klass)->finalize = lan_saved_game_row_finalize;

  signals[DEED] = g_signal_new ("deed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  g_type_ensure (LAN_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/lancaster_game/Lancaster/ui/lan-saved-game-row.ui");
  gtk_widget_class_bind_template_child (widget_class, LanSavedGameRow, heading);
  gtk_widget_class_bind_template_child (widget_class, LanSavedGameRow, picture);
  gtk_widget_class_bind_template_child (widget_class, LanSavedGameRow, title);
  gtk_widget_class_bind_template_child (widget_class, LanSavedGameRow, progress);
  gtk_widget_class_bind_template_child (widget_class, LanSavedGameRow, players);
  gtk_widget_class_bind_template_child (widget_class, LanSavedGameRow, state);
  gtk_widget_class_bind_template_child (widget_class, LanSavedGameRow, open_button);
  gtk_widget_class_bind_template_child (widget_class, LanSavedGameRow, menu_button);
  for (guint deed = 0; deed < LAN_N_DEEDS; deed++)
    gtk_widget_class_install_action (widget_class, actions[deed], NULL, on_deed);
}

static void
on_right_click (LanSavedGameRow *self)
{
  lan_saved_game_row_popup (self);
}

static void
lan_saved_game_row_init (LanSavedGameRow *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *press = gtk_gesture_long_press_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  /* A row is one stop for the keyboard, which has Enter and the Menu key for both buttons: a list leads the focus
   * past a row to what can take it inside. */
  gtk_widget_set_focusable (GTK_WIDGET (self->open_button), FALSE);
  gtk_widget_set_focusable (gtk_widget_get_first_child (GTK_WIDGET (self->menu_button)), FALSE);
  lan_menus_set (self->menu_button, "saved_menu");
  self->signals = g_signal_group_new (LAN_TYPE_SAVED_GAME);
  g_signal_group_connect_swapped (self->signals, "changed", G_CALLBACK (update), self);

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (on_right_click), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (press), TRUE);
  g_signal_connect_swapped (press, "pressed", G_CALLBACK (on_right_click), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (press));
}

GtkWidget *
lan_saved_game_row_new (LanMiniatures *miniatures)
{
  LanSavedGameRow *self;

  g_return_val_if_fail (LAN_IS_MINIATURES (miniatures), NULL);

  self = g_object_new (LAN_TYPE_SAVED_GAME_ROW, NULL);
  self->miniatures = g_object_ref (miniatures);
  return GTK_WIDGET (self);
}

GtkWidget *
lan_saved_game_row_get_entry (LanSavedGameRow *self)
{
  g_return_val_if_fail (LAN_IS_SAVED_GAME_ROW (self), NULL);

  return gtk_widget_get_parent (gtk_widget_get_parent (GTK_WIDGET (self)));
}

LanSavedGame *
lan_saved_game_row_get_saved (LanSavedGameRow *self)
{
  g_return_val_if_fail (LAN_IS_SAVED_GAME_ROW (self), NULL);

  return self->saved;
}

void
lan_saved_game_row_set_saved (LanSavedGameRow *self, LanSavedGame *saved, LanSavedGame *here)
{
  g_return_if_fail (LAN_IS_SAVED_GAME_ROW (self));

  g_set_object (&self->here, here);
  if (g_set_object (&self->saved, saved))
    {
      stop_picturing (self);
      self->pictured = 0;
      gtk_picture_set_paintable (self->picture, NULL);
      g_signal_group_set_target (self->signals, saved);
    }
  if (saved != NULL)
    update (self);
}

void
lan_saved_game_row_set_heading (LanSavedGameRow *self, const char *heading)
{
  g_return_if_fail (LAN_IS_SAVED_GAME_ROW (self));

  gtk_label_set_label (self->heading, heading != NULL ? heading : "");
  gtk_widget_set_visible (GTK_WIDGET (self->heading), heading != NULL);
}

void
lan_saved_game_row_popup (LanSavedGameRow *self)
{
  g_return_if_fail (LAN_IS_SAVED_GAME_ROW (self));

  gtk_menu_button_popup (self->menu_button);
}
