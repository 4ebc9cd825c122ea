/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-ui-keys.h"

#include "lan-ui-tree.h"

struct _LanUiKeys {
  GHashTable *counts;
  GHashTable *obeyed;  /* of "action key", for a widget may be met again */
};

LanUiKeys *
lan_ui_keys_new (void)
{
  LanUiKeys *keys = g_new0 (LanUiKeys, 1);

  keys->counts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  keys->obeyed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  return keys;
}

void
lan_ui_keys_free (LanUiKeys *keys)
{
  g_hash_table_unref (keys->counts);
  g_hash_table_unref (keys->obeyed);
  g_free (keys);
}

static guint
count (LanUiKeys *keys, const char *key)
{
  return GPOINTER_TO_UINT (g_hash_table_lookup (keys->counts, key));
}

/* The other keys for the same thing have its name. (transfer full) */
static char *
name_key (guint keyval, GdkModifierType modifiers)
{
  static const guint same[][2] = {
    { GDK_KEY_KP_Add, GDK_KEY_plus },     { GDK_KEY_KP_Subtract, GDK_KEY_minus }, { GDK_KEY_KP_Enter, GDK_KEY_Return },
    { GDK_KEY_KP_Space, GDK_KEY_space },  { GDK_KEY_ISO_Enter, GDK_KEY_Return },  { GDK_KEY_KP_Left, GDK_KEY_Left },
    { GDK_KEY_KP_Right, GDK_KEY_Right },  { GDK_KEY_KP_Delete, GDK_KEY_Delete },
  };

  if (keyval == GDK_KEY_F10 && modifiers == GDK_SHIFT_MASK)
    return g_strdup ("Menu");
  if (keyval >= GDK_KEY_KP_0 && keyval <= GDK_KEY_KP_9)
    keyval = GDK_KEY_0 + keyval - GDK_KEY_KP_0;
  for (guint i = 0; i < G_N_ELEMENTS (same); i++)
    if (keyval == same[i][0])
      keyval = same[i][1];
  return gtk_accelerator_name (keyval, modifiers);
}

static char *
parse_key (const char *accelerator)
{
  GdkModifierType modifiers;
  guint keyval;

  if (!gtk_accelerator_parse (accelerator, &keyval, &modifiers))
    g_error ("“%s” is no key", accelerator);
  return name_key (keyval, modifiers);
}

/* (transfer full) */
static void
add (LanUiKeys *keys, char *key)
{
  g_hash_table_insert (keys->counts, key, GUINT_TO_POINTER (count (keys, key) + 1));
}

void
lan_ui_keys_add (LanUiKeys *keys, const char *accelerator)
{
  add (keys, parse_key (accelerator));
}

void
lan_ui_keys_add_digits (LanUiKeys *keys, const char *first, const char *last)
{
  for (char digit[] = { first[0], '\0' }; ++digit[0] <= last[0];)
    lan_ui_keys_add (keys, digit);
}

void
lan_ui_keys_add_list (LanUiKeys *keys, const char *list)
{
  g_auto (GStrv) parts = g_strsplit (list, " ", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    {
      g_auto (GStrv) ends = g_strsplit (parts[i], "...", 2);

      lan_ui_keys_add (keys, ends[0]);
      if (ends[1] != NULL)
        lan_ui_keys_add_digits (keys, ends[0], ends[1]);
    }
}

/* (transfer full): key */
static void
add_obeyed (LanUiKeys *keys, const char *action, char *key)
{
  if (g_hash_table_add (keys->obeyed, g_strconcat (action, " ", key, NULL)))
    add (keys, key);
  else
    g_free (key);
}

/* What the toolkit binds by itself names no action. */
static void
add_shortcuts (LanUiKeys *keys, GListModel *shortcuts)
{
  for (guint i = 0; i < g_list_model_get_n_items (shortcuts); i++)
    {
      g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (shortcuts, i);
      GtkShortcutTrigger *trigger = gtk_shortcut_get_trigger (shortcut);
      GtkShortcutAction *action = gtk_shortcut_get_action (shortcut);

      if (GTK_IS_NAMED_ACTION (action) && GTK_IS_KEYVAL_TRIGGER (trigger))
        add_obeyed (keys, gtk_named_action_get_action_name (GTK_NAMED_ACTION (action)),
                    name_key (gtk_keyval_trigger_get_keyval (GTK_KEYVAL_TRIGGER (trigger)),
                              gtk_keyval_trigger_get_modifiers (GTK_KEYVAL_TRIGGER (trigger))));
    }
}

static gboolean
is_ours (GtkWidget *widget, gpointer data)
{
  return g_str_has_prefix (G_OBJECT_TYPE_NAME (widget), "Lan");
}

void
lan_ui_keys_add_obeyed (LanUiKeys *keys, GtkWindow *window)
{
  g_autoptr (GPtrArray) widgets = lan_ui_find_all (GTK_WIDGET (window), is_ours, NULL);

  for (guint i = 0; i < widgets->len; i++)
    {
      g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (g_ptr_array_index (widgets, i));

      for (guint k = 0; k < g_list_model_get_n_items (controllers); k++)
        {
          g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, k);

          if (GTK_IS_SHORTCUT_CONTROLLER (controller))
            add_shortcuts (keys, G_LIST_MODEL (controller));
        }
    }
}

void
lan_ui_keys_add_accels (LanUiKeys *keys)
{
  GtkApplication *application = GTK_APPLICATION (g_application_get_default ());
  g_auto (GStrv) actions = gtk_application_list_action_descriptions (application);

  for (guint i = 0; actions[i] != NULL; i++)
    {
      g_auto (GStrv) accels = gtk_application_get_accels_for_action (application, actions[i]);

      for (guint k = 0; accels[k] != NULL; k++)
        add_obeyed (keys, actions[i], parse_key (accels[k]));
    }
}

guint
lan_ui_keys_size (LanUiKeys *keys)
{
  return g_hash_table_size (keys->counts);
}

static gboolean
is_general (const char *key)
{
  static const char *const general[] = { "Return", "space", "Tab", "<Shift>Tab", "Left", "Right", "Up", "Down", "F10", NULL };

  return g_strv_contains (general, key);
}

static guint
compare_key (LanUiKeys *first, LanUiKeys *second, const char *key, const char *what)
{
  if (count (first, key) == count (second, key))
    return 0;
  g_test_message ("%s: %s is there %u and %u times", what, key, count (first, key), count (second, key));
  return 1;
}

guint
lan_ui_keys_compare (LanUiKeys *first, LanUiKeys *second, gboolean general, const char *what)
{
  GHashTableIter iter;
  gpointer key;
  guint wrong = 0;

  g_hash_table_iter_init (&iter, first->counts);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    if (general || !is_general (key))
      wrong += compare_key (first, second, key, what);
  g_hash_table_iter_init (&iter, second->counts);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    if ((general || !is_general (key)) && count (first, key) == 0)
      wrong += compare_key (first, second, key, what);
  return wrong;
}
