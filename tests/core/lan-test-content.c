/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-test-content.h"

#include <string.h>

#include "lan-content-loader.h"

static const char LETTERS[] = "npbmsNP";

/* Chapter 10 of the rules, by which the cases reckon, is revision 1. */
static LanGameContent *
load_rules (void)
{
  g_autoptr (LanGameContent) newest = lan_content_load_default ();

  return g_object_ref (lan_game_content_find_revision (newest, "classic", 1));
}

static LanGameContent *
game_content (void)
{
  static LanGameContent *content;

  if (g_once_init_enter (&content))
    g_once_init_leave (&content, load_rules ());
  return content;
}

const LanContent *
lan_test_content (void)
{
  return lan_game_content_get_tables (game_content ());
}

gboolean
lan_test_find (LanTableKind table, const char *id, guint *index)
{
  return lan_game_content_find (game_content (), table, id, index);
}

guint
lan_test_index (LanTableKind table, const char *id)
{
  guint index;

  if (!lan_test_find (table, id, &index))
    g_error ("no such id: %s", id);
  return index;
}

const char *
lan_test_id (LanTableKind table, guint index)
{
  return lan_game_content_get_item_id (game_content (), table, index);
}

guint
lan_test_number (const char *text)
{
  guint64 value;

  if (!g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT16, &value, NULL))
    g_error ("not a number: %s", text);
  return (guint) value;
}

guint
lan_test_side (char letter)
{
  const char *found = strchr (LETTERS, letter);

  if (letter == '-')
    return LAN_NO_SIDE;
  if (letter == '\0' || found == NULL)
    g_error ("no such side: %c", letter);
  return (guint) (found - LETTERS);
}

char
lan_test_letter (guint side)
{
  return side < LAN_MAX_SIDES ? LETTERS[side] : '-';
}
