/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-rule.h"

char *
lan_rule_to_string (LanRule rule)
{
  unsigned chapter = LAN_RULE_CHAPTER (rule);
  unsigned section = LAN_RULE_SECTION (rule);
  unsigned sub = LAN_RULE_SUB (rule);

  if (sub > 0)
    return g_strdup_printf ("R%u.%u.%u", chapter, section, sub);

  return g_strdup_printf ("R%u.%u", chapter, section);
}
