#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Makes a language that nobody speaks of the messages in the sources, and looks at the window in it:
# test-pseudo.sh TEST-PSEUDO ROOT LANGUAGE [ARGUMENT...]; the language is pseudo or pseudo-rtl.
set -eu

program=$1
root=$2
language=$3
shift 3
folder=$(mktemp -d)
trap 'rm -r -- "$folder"' EXIT
rtl=0
[ "$language" = pseudo ] || rtl=1

mkdir -p "$folder/$language/LC_MESSAGES"
sh "$root/tests/data/template.sh" "$root" "$folder/template.pot"
msgen --no-wrap "$folder/template.pot" | LC_ALL=C awk -v rtl="$rtl" -f "$root/tests/ui/pseudo.awk" > "$folder/pseudo.po"
msgfmt --check-format --output-file="$folder/$language/LC_MESSAGES/lancaster.mo" "$folder/pseudo.po"
LAN_UI_LOCALEDIR=$folder "$program" "${language#pseudo-}" "$@"
