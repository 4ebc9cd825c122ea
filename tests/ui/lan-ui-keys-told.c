/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The keys that people are told of. */

#include "lan-config.h"

#include "lan-ui-keys.h"

#include "lan-help-topics.h"

#include <string.h>

/* The search of the window has every shortcut once more, in no group. */
static void
add_entries (LanUiKeys *keys, GtkWidget *widget)
{
  if (GTK_IS_SHORTCUTS_SHORTCUT (widget) && gtk_widget_get_ancestor (widget, GTK_TYPE_SHORTCUTS_GROUP) != NULL)
    {
      g_autofree char *accelerator = NULL;

      /* The toolkit has filled in those of actions. */
      g_object_get (widget, "accelerator", &accelerator, NULL);
      g_assert_nonnull (accelerator);
      lan_ui_keys_add_list (keys, accelerator);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    add_entries (keys, child);
}

void
lan_ui_keys_add_window (LanUiKeys *keys, GtkWindow *shortcuts)
{
  add_entries (keys, GTK_WIDGET (shortcuts));
}

/* A key as the page writes it, as the toolkit calls it. */
static char *
read_key (const xmlNode *node)
{
  static const char *const names[][2] = {
    { "Enter", "Return" },  { "Space", "space" }, { "Esc", "Escape" }, { "←", "Left" },     { "→", "Right" },
    { "+", "plus" },        { "-", "minus" },     { ",", "comma" },    { "?", "question" }, { "Ctrl", "<Control>" },
    { "Shift", "<Shift>" }, { "Alt", "<Alt>" },
  };
  g_autofree char *name = lan_help_line (node);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (name, names[i][0]))
      return g_strdup (names[i][1]);
  return strlen (name) == 1 ? g_ascii_strdown (name, -1) : g_steal_pointer (&name);
}

static void
add_keyseq (LanUiKeys *keys, const xmlNode *node)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (const xmlNode *child = node->children; child != NULL; child = child->next)
    if (child->type == XML_ELEMENT_NODE)
      {
        g_autofree char *part = read_key (child);

        g_string_append (words, part);
      }
  lan_ui_keys_add (keys, words->str);
}

/* "<key>1</key> to <key>4</key>": the last of a range, or NULL. */
static const xmlNode *
get_range_end (const xmlNode *from)
{
  const xmlNode *text = from->next;

  return text != NULL && text->type == XML_TEXT_NODE && g_str_equal (text->content, " to ") ? text->next : NULL;
}

/* The last key that has been read. */
static const xmlNode *
add_key (LanUiKeys *keys, const xmlNode *node)
{
  const xmlNode *end = get_range_end (node);
  g_autofree char *first = read_key (node);
  g_autofree char *last = end != NULL ? read_key (end) : NULL;

  lan_ui_keys_add (keys, first);
  if (last != NULL)
    lan_ui_keys_add_digits (keys, first, last);
  return end != NULL ? end : node;
}

static void
add_cell (LanUiKeys *keys, const xmlNode *node)
{
  for (const xmlNode *child = node->children; child != NULL; child = child->next)
    {
      if (child->type == XML_TEXT_NODE && strstr ((const char *) child->content, "arrow keys") != NULL)
        lan_ui_keys_add_list (keys, "Left Right Up Down");
      if (child->type != XML_ELEMENT_NODE)
        continue;
      if (g_str_equal (child->name, "keyseq"))
        add_keyseq (keys, child);
      else if (g_str_equal (child->name, "key"))
        child = add_key (keys, child);
      else
        add_cell (keys, child);
    }
}

static void
add_tables (LanUiKeys *keys, const xmlNode *node)
{
  for (const xmlNode *child = node->children; child != NULL; child = child->next)
    {
      if (child->type != XML_ELEMENT_NODE)
        continue;
      if (g_str_equal (child->name, "td"))
        add_cell (keys, child);
      else
        add_tables (keys, child);
    }
}

void
lan_ui_keys_add_page (LanUiKeys *keys, const char *page)
{
  g_autoptr (GPtrArray) topics = lan_help_topics_load ();
  const LanHelpTopic *topic = lan_help_topics_find (topics, page);

  g_assert_nonnull (topic);
  g_assert_nonnull (topic->doc);
  add_tables (keys, xmlDocGetRootElement (topic->doc));
}
