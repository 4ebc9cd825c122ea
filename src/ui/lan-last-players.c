/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-last-players.h"

#include "lan-computers.h"
#include "lan-settings.h"

#define USUAL_PLAYERS 4

/* One seat, as the setting has it. */
typedef struct {
  unsigned family;
  char *name;
  LanController controller;
  char *level;
  char *engine;  /* the command line of an outside program, or NULL */
} Seat;

static void
seat_clear (gpointer data)
{
  Seat *seat = data;

  g_free (seat->name);
  g_free (seat->level);
  g_free (seat->engine);
}

/* (transfer full) */
static char *
draw_character (const char *level)
{
  const char *const *characters = lan_computers_get_characters ();
  guint n = g_strv_length ((char **) characters);
  guint drawn = (guint) g_random_int_range (0, (gint32) n + 1);

  /* One of the chances is a player without a character. */
  return drawn < n ? g_strconcat (level, "-", characters[drawn], NULL) : g_strdup (level);
}

char *
lan_last_players_draw_level (const char *who)
{
  g_auto (GStrv) parts = NULL;

  g_return_val_if_fail (who != NULL, NULL);

  if (g_str_equal (who, LAN_PLAYERS_ENGINE))
    return g_strdup (LAN_COMPUTERS_STRONGEST);
  if (lan_computers_find (who) != NULL)
    return g_strdup (who);
  parts = g_strsplit (who, "-", 2);
  if (g_strcmp0 (parts[0], "") != 0 && g_strcmp0 (parts[1], LAN_PLAYERS_SURPRISE) == 0 && lan_computers_find (parts[0]) != NULL)
    return draw_character (parts[0]);
  /* It may be one of a newer version. */
  return g_strdup (LAN_COMPUTERS_DEFAULT);
}

static void
add_seat (GArray *seats, unsigned family, const char *name, const char *who, const char *engine)
{
  Seat seat = { .family = family, .name = g_strdup (name), .controller = LAN_CONTROLLER_HUMAN };

  if (!g_str_equal (who, LAN_SETTING_HUMAN))
    {
      seat.controller = LAN_CONTROLLER_COMPUTER;
      seat.level = lan_last_players_draw_level (who);
      seat.engine = g_str_equal (who, LAN_PLAYERS_ENGINE) && engine != NULL && *engine != '\0' ? g_strdup (engine) : NULL;
    }
  g_array_append_val (seats, seat);
}

static gboolean
has_family (GArray *seats, unsigned family)
{
  for (guint i = 0; i < seats->len; i++)
    if (g_array_index (seats, Seat, i).family == family)
      return TRUE;
  return FALSE;
}

static void
recall (GArray *seats, LanGameContent *content, GSettings *settings)
{
  g_autoptr (GVariantIter) iter = NULL;
  g_autoptr (GVariant) engines = NULL;
  const char *family, *name, *who;
  unsigned index;

  if (settings == NULL)
    return;
  engines = g_settings_get_value (settings, LAN_SETTING_ENGINES);
  g_settings_get (settings, LAN_SETTING_PLAYERS, "a(sss)", &iter);
  while (g_variant_iter_loop (iter, "(&s&s&s)", &family, &name, &who))
    if (lan_game_content_find (content, LAN_TABLE_FAMILIES, family, &index) && index < LAN_FAMILIES && !has_family (seats, index))
      {
        g_autofree char *engine = NULL;

        g_variant_lookup (engines, family, "s", &engine);
        add_seat (seats, index, name, who, engine);
      }
}

static void
take_usual (GArray *seats, LanGameContent *content)
{
  guint n = MIN (lan_game_content_get_size (content, LAN_TABLE_FAMILIES), USUAL_PLAYERS);

  g_array_set_size (seats, 0);
  for (guint i = 0; i < n; i++)
    add_seat (seats, i, "", i == 0 ? LAN_SETTING_HUMAN : LAN_COMPUTERS_DEFAULT, NULL);
}

LanGameSetup *
lan_last_players_make_setup (LanGameContent *content, GSettings *settings)
{
  g_autoptr (GArray) seats = g_array_new (FALSE, FALSE, sizeof (Seat));
  LanGameSetup *setup;

  g_return_val_if_fail (LAN_IS_GAME_CONTENT (content), NULL);

  g_array_set_clear_func (seats, seat_clear);
  recall (seats, content, settings);
  if (seats->len < LAN_MIN_SEATS)
    take_usual (seats, content);

  setup = lan_game_setup_new (content, seats->len, g_random_int ());
  for (guint i = 0; i < seats->len; i++)
    {
      const Seat *seat = &g_array_index (seats, Seat, i);
      const char *title = lan_game_content_get_plain_title (content, LAN_TABLE_FAMILIES, seat->family);

      setup->houses[i].family = seat->family;
      lan_game_setup_set_house (setup, i, seat->name[0] != '\0' && seat->level == NULL ? seat->name : title, seat->controller, seat->level);
      if (seat->engine != NULL)
        lan_game_setup_set_engine (setup, i, seat->engine);
    }
  setup->take_backs = lan_game_setup_count_humans (setup) > 1 ? LAN_TAKE_BACKS_OWN_TURN : LAN_TAKE_BACKS_FREE;
  return setup;
}
