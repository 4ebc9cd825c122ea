/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-words-computers.h"

#include <glib/gi18n.h>

const char *
lan_words_level (const char *level)
{
  if (g_str_equal (level, "page"))
    return C_("level", "Page");
  if (g_str_equal (level, "squire"))
    return C_("level", "Squire");
  if (g_str_equal (level, "knight"))
    return C_("level", "Knight");
  if (g_str_equal (level, "lord"))
    return C_("level", "Lord");
  return level;
}

const char *
lan_words_character (const char *character)
{
  if (character == NULL)
    /* Translators: the character of a computer player that likes nothing in particular. */
    return C_("character", "Even-handed");
  if (g_str_equal (character, "warlike"))
    return C_("character", "Warlike");
  if (g_str_equal (character, "builder"))
    return C_("character", "Builder");
  if (g_str_equal (character, "courtier"))
    return C_("character", "Courtier");
  return character;
}

const char *
lan_words_character_likes (const char *character)
{
  if (character == NULL)
    return _("Likes nothing more than it is worth.");
  if (g_str_equal (character, "warlike"))
    return _("Likes the battles in France.");
  if (g_str_equal (character, "builder"))
    return _("Likes to build and to use the castle.");
  if (g_str_equal (character, "courtier"))
    return _("Likes noblemen and votes.");
  return character;
}

char *
lan_words_computer (const char *name)
{
  g_auto (GStrv) parts = g_strsplit (name, "-", 2);

  if (parts[0] == NULL || parts[1] == NULL)
    /* Translators: %s is the level of a computer player, "Lord". */
    return g_strdup_printf (_("Computer player: %s"), lan_words_level (name));
  /* Translators: the level of a computer player, "Lord", and its character, "Warlike". */
  return g_strdup_printf (_("Computer player: %1$s, %2$s"), lan_words_level (parts[0]), lan_words_character (parts[1]));
}
