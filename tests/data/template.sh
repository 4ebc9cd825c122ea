#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Every message of the sources, as ninja lancaster-pot finds them, which writes into the source tree:
# template.sh ROOT FILE
set -eu

GETTEXTDATADIRS=$1/data/content xgettext --package-name=lancaster --directory="$1" --files-from="$1/po/POTFILES" \
  --from-code=UTF-8 --add-comments --keyword=_ --keyword=N_ --keyword=C_:1c,2 --keyword=NC_:1c,2 \
  --keyword=g_dcgettext:2 --keyword=g_dngettext:2,3 --keyword=g_dpgettext2:2c,3 \
  --flag=N_:1:pass-c-format --flag=C_:2:pass-c-format --flag=NC_:2:pass-c-format \
  --flag=g_dngettext:2:pass-c-format --flag=g_strdup_printf:1:c-format --flag=g_print:1:c-format \
  --flag=g_printerr:1:c-format --flag=g_string_append_printf:2:c-format --output="$2"
