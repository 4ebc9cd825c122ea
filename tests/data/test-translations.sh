#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Every language of the two LINGUAS has a catalogue that msgfmt accepts, format strings included, and every translation
# of the help is the markup it was: test-translations.sh ROOT
. "$(dirname -- "$0")/tap.sh"
cd -- "$1" || exit 1

help_is_strict ()
{
  out=$(mktemp -d) || return 1
  msgfmt --output-file="$out/help.gmo" "help/$1/$1.po" &&
    itstool --strict --merge "$out/help.gmo" --lang "$1" --output "$out" help/C/*.page
  rc=$?
  rm -r -- "$out"
  return "$rc"
}

for language in $(sed '/^#/d' po/LINGUAS); do
  check "$language" msgfmt --check --output-file=/dev/null "po/$language.po"
done
for language in $(sed '/^#/d' help/LINGUAS); do
  check "help in $language" msgfmt --check --output-file=/dev/null "help/$language/$language.po"
  check "markup of the help in $language" help_is_strict "$language"
done
finish
