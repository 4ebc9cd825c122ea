/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Rewards, prices and laws of a content file. */

#include "lan-config.h"

#include "lan-content-private.h"

#include <glib/gi18n-lib.h>

#define NO_MAXIMUM 255

/* In the order of LanLawMode. */
static const char *const modes[] = { "per", "if", "most", "buy", NULL };

/* In the order of LanQuantity. */
static const char *const quantities[] = {
  "pp", "gold", "squires", "votes", "counties", "conflicts", "extensions", "nobles", "deployed", "france-strength", "knighthood", NULL
};
G_STATIC_ASSERT (G_N_ELEMENTS (quantities) == LAN_N_QUANTITIES + 1);

/* The attributes that a law of each mode must have and may have. */
static const struct {
  const char *required[6];
  const char *optional[4];
} law_attributes[] = {
  [LAN_LAW_PER] = { { "id", "group", "mode", "quantity", "number", NULL }, { "strength", NULL } },
  [LAN_LAW_IF] = { { "id", "group", "mode", "quantity", NULL }, { "strength", "minimum", "maximum", NULL } },
  [LAN_LAW_MOST] = { { "id", "group", "mode", "quantity", NULL }, { "strength", NULL } },
  [LAN_LAW_BUY] = { { "id", "group", "mode", NULL }, { NULL } },
};

/* The attribute if it is there; the field stays as it is otherwise. */
static gboolean
read_optional (LanContentReader *reader, const xmlNode *node, const char *name, unsigned minimum, unsigned maximum, uint8_t *field, GError **error)
{
  return lan_xml_attribute (node, name) == NULL || lan_content_read_number (reader, node, name, minimum, maximum, field, error);
}

gboolean
lan_content_read_reward (LanContentReader *reader, const xmlNode *node, xmlNode **cursor, LanReward *reward, GError **error)
{
  static const char *const attributes[] = { "pp", "gold", "squires", "votes", "recruits", "extensions", "nobles", "upgrades", "upgrade-strength", "upgrade-deployed", NULL };
  static const char *const answers[] = { "no", "yes", NULL };
  uint8_t *const fields[] = { &reward->pp, &reward->gold, &reward->squires, &reward->votes, &reward->recruits, &reward->extensions, &reward->nobles, &reward->upgrades };
  unsigned deployed = 0, total = 0;

  if (!lan_xml_expect (&reader->source, node, cursor, "reward", error)
      || !lan_xml_check_element (&reader->source, *cursor, "reward", NULL, attributes, error)
      || !lan_xml_expect_end (&reader->source, *cursor, NULL, error))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    {
      if (!read_optional (reader, *cursor, attributes[i], 1, LAN_REWARD_MAX, fields[i], error))
        return FALSE;
      total += *fields[i];
    }
  if (total == 0)
    return lan_xml_fail (&reader->source, *cursor, LAN_CONTENT_ERROR_INVALID, NULL, error, _("The reward gives nothing."));
  /* The strongest knight has nothing to become (R1.5). */
  if (!read_optional (reader, *cursor, "upgrade-strength", 1, LAN_STRENGTHS - 1, &reward->upgrade_strength, error))
    return FALSE;
  if (lan_xml_attribute (*cursor, "upgrade-deployed") != NULL && !lan_xml_word (&reader->source, *cursor, "upgrade-deployed", answers, &deployed, error))
    return FALSE;
  reward->upgrade_deployed = (uint8_t) deployed;
  if (reward->upgrades == 0 && (reward->upgrade_strength != 0 || lan_xml_attribute (*cursor, "upgrade-deployed") != NULL))
    return lan_xml_fail (&reader->source, *cursor, LAN_CONTENT_ERROR_INVALID, NULL, error, _("The reward says which knights to upgrade, but gives no upgrades."));
  return TRUE;
}

gboolean
lan_content_read_price (LanContentReader *reader, const xmlNode *node, xmlNode **cursor, LanReward *reward, gboolean *found, GError **error)
{
  static const char *const attributes[] = { "gold", "squires", NULL };
  xmlNode *price = lan_xml_next (*cursor);

  *found = price != NULL && lan_xml_is (price, "price");
  if (!*found)
    return TRUE;
  *cursor = price;
  if (!lan_xml_check_element (&reader->source, price, "price", NULL, attributes, error)
      || !read_optional (reader, price, "gold", 1, LAN_REWARD_MAX, &reward->price_gold, error)
      || !read_optional (reader, price, "squires", 1, LAN_REWARD_MAX, &reward->price_squires, error)
      || !lan_xml_expect_end (&reader->source, price, NULL, error))
    return FALSE;
  if (reward->price_gold == 0 && reward->price_squires == 0)
    return lan_xml_fail (&reader->source, price, LAN_CONTENT_ERROR_INVALID, NULL, error, _("The price is nothing."));
  return TRUE;
}

/* Group, mode and the figures of the mode. */
static gboolean
read_law_figures (LanContentReader *reader, const xmlNode *node, LanLawContent *law, GError **error)
{
  static const char *const all[] = { "id", "group", "quantity", "strength", "number", "minimum", "maximum", NULL };
  static const char *const mode_only[] = { "mode", NULL };
  unsigned mode, quantity = 0;

  if (!lan_xml_check_element (&reader->source, node, "law", mode_only, all, error)
      || !lan_xml_word (&reader->source, node, "mode", modes, &mode, error)
      || !lan_xml_check_element (&reader->source, node, "law", law_attributes[mode].required, law_attributes[mode].optional, error)
      || !lan_content_read_number (reader, node, "group", 0, LAN_LAW_GROUPS - 1, &law->group, error))
    return FALSE;
  if (mode != LAN_LAW_BUY && !lan_xml_word (&reader->source, node, "quantity", quantities, &quantity, error))
    return FALSE;
  law->mode = (uint8_t) mode;
  law->quantity = (uint8_t) quantity;
  law->maximum = mode == LAN_LAW_IF ? NO_MAXIMUM : 0;
  return read_optional (reader, node, "strength", 1, LAN_STRENGTHS, &law->strength, error)
         && read_optional (reader, node, "number", 1, LAN_REWARD_MAX, &law->number, error)
         && read_optional (reader, node, "minimum", 0, LAN_REWARD_MAX, &law->minimum, error)
         && read_optional (reader, node, "maximum", 0, LAN_REWARD_MAX, &law->maximum, error);
}

static gboolean
check_law (LanContentReader *reader, const xmlNode *node, const LanLawContent *law, gboolean priced, GError **error)
{
  g_autofree char *what = lan_xml_describe (node);

  if (law->strength != 0 && law->quantity != LAN_QUANTITY_DEPLOYED)
    return lan_xml_fail (&reader->source, node, LAN_CONTENT_ERROR_INVALID, NULL, error, _("%s: a strength belongs only to the quantity “deployed”."), what);
  if (law->mode == LAN_LAW_IF && law->minimum == 0 && law->maximum == NO_MAXIMUM)
    return lan_xml_fail (&reader->source, node, LAN_CONTENT_ERROR_INVALID, NULL, error, _("%s: a minimum or a maximum is missing."), what);
  if (law->mode == LAN_LAW_IF && law->minimum > law->maximum)
    return lan_xml_fail (&reader->source, node, LAN_CONTENT_ERROR_INVALID, NULL, error, _("%s: the minimum is above the maximum."), what);
  if (law->mode == LAN_LAW_BUY && !priced)
    return lan_xml_fail (&reader->source, node, LAN_CONTENT_ERROR_INVALID, NULL, error, _("%s: a law to buy by needs a price, or buying would never end."), what);
  if (law->mode != LAN_LAW_BUY && priced)
    return lan_xml_fail (&reader->source, node, LAN_CONTENT_ERROR_INVALID, NULL, error, _("%s: a price belongs only to castle spaces and to laws to buy by."), what);
  return TRUE;
}

static gboolean
read_law (LanContentReader *reader, const xmlNode *node, unsigned index, GError **error)
{
  LanLawContent *law = &reader->tables->laws[index];
  xmlNode *cursor = NULL;
  gboolean priced;
  unsigned in_group = 1;

  if (!read_law_figures (reader, node, law, error)
      || !lan_content_read_words (reader, node, LAN_TABLE_LAWS, TRUE, 0, &cursor, error)
      || !lan_content_read_reward (reader, node, &cursor, &law->reward, error)
      || !lan_content_read_price (reader, node, &cursor, &law->reward, &priced, error)
      || !lan_xml_expect_end (&reader->source, node, cursor, error)
      || !check_law (reader, node, law, priced, error))
    return FALSE;
  for (unsigned i = 0; i < index; i++)
    in_group += reader->tables->laws[i].group == law->group;
  if (in_group > LAN_LAW_GROUP_SIZE (law->group))
    {
      g_autofree char *what = lan_xml_describe (node);
      return lan_xml_fail (&reader->source, node, LAN_CONTENT_ERROR_INVALID, NULL, error, _("%s: group %u holds %u laws, this is one more."), what, law->group, (unsigned) LAN_LAW_GROUP_SIZE (law->group));
    }
  return TRUE;
}

gboolean
lan_content_read_laws (LanContentReader *reader, const xmlNode *section, GError **error)
{
  return lan_xml_check_element (&reader->source, section, "laws", NULL, NULL, error)
         && lan_content_read_list (reader, section, "law", LAN_LAWS, read_law, error);
}
