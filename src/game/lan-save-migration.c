/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Saved games of older versions: each step turns a document into one of the
 * next version, so that the reader knows but one. */

#include "lan-config.h"

#include <glib/gi18n-lib.h>

#include "lan-save-private.h"

/* Version 1 is the first, so that there is nothing to be migrated yet. */
const LanSaveStep lan_save_steps[] = { NULL };
G_STATIC_ASSERT (G_N_ELEMENTS (lan_save_steps) == LAN_SAVE_VERSION);

gboolean
lan_save_migrate (const LanXmlSource *source, xmlNode *root, const LanSaveStep *steps, GError **error)
{
  guint64 version, newest = 1;

  while (steps[newest - 1] != NULL)
    newest++;
  if (!lan_xml_number (source, root, "version", 1, G_MAXUINT, &version, error))
    return FALSE;
  if (version > newest)
    return lan_xml_fail (source, root, LAN_SAVE_ERROR_VERSION, _("Install the newest Lancaster to open it."), error,
                         _("The file was saved by a newer Lancaster: its format is version %u, this program reads up to %u."), (unsigned) version, (unsigned) newest);
  for (; version < newest; version++)
    if (!steps[version - 1](source, root, error))
      return FALSE;
  return TRUE;
}
