/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What libFuzzer calls, and the driver of the ordinary tests too. */

#pragma once

#include <stddef.h>
#include <stdint.h>

#include "lan-content-loader.h"

/* Tries one input; aborts when something is wrong with what came out. Returns 0. */
int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

/* The classic content, read once: that takes longer than most inputs. (transfer none) */
static inline LanGameContent *
get_classic_content (void)
{
  static LanGameContent *content;

  if (content == NULL)
    content = lan_content_load_default ();
  return content;
}
