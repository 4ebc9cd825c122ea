/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-cancelled.h"

bool
lan_is_cancelled (void *cancellable, float done)
{
  return g_cancellable_is_cancelled (cancellable);
}
