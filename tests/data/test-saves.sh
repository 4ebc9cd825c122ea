#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# The golden games fit the schema of saved games: test-saves.sh ROOT SAVES
. "$(dirname -- "$0")/tap.sh"

for save in "$2"/*.lancaster "$2"/*/*.lancaster; do
  check "${save#"$2"/}" xmllint --noout --nonet --relaxng "$1/data/content/lancaster-save.rng" "$save"
done
finish
