#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Every language of the two LINGUAS has a catalogue that msgfmt accepts, format strings included, and every translation
# of the help is the markup it was: test-translations.sh ROOT. Nothing in the catalogues of the program is left in English;
# before a release, nothing that the sources say either: test-translations.sh ROOT TEMPLATE-SCRIPT
. "$(dirname -- "$0")/tap.sh"
cd -- "$1" || exit 1
template_script=${2:-}

# Messages of a catalogue that are not translated, or not for certain: none.
is_complete ()
{
  LC_ALL=C msgfmt --statistics --output-file=/dev/null "$1" 2>&1 | grep -E 'untranslated|fuzzy' | nothing
}

# The same of the messages in a template.
speaks_all ()
{
  msgmerge --quiet --no-fuzzy-matching --output-file="$2.$1" "po/$1.po" "$2" && is_complete "$2.$1"
}

# help_is_strict LANGUAGE [CATALOGUE]
help_is_strict ()
{
  out=$(mktemp -d) || return 1
  msgfmt --output-file="$out/help.gmo" "${2-help/$1/$1.po}" &&
    itstool --strict --merge "$out/help.gmo" --lang "$1" --output "$out" help/C/*.page
  rc=$?
  rm -r -- "$out"
  return "$rc"
}

catalogue_is_good ()
{
  msgfmt --check --output-file=/dev/null "$1"
}

# refuses JUDGE CATALOGUE TEXT: with that at its end it must not pass.
refuses ()
{
  planted=$(mktemp) || return 1
  { cat "$2"; printf '%s\n' "$3"; } > "$planted"
  rc=0
  ! "$1" "$planted" || rc=1
  rm -- "$planted"
  return "$rc"
}

# One sentence more, whose translation takes a word for a number.
mistake_is_found ()
{
  refuses catalogue_is_good "$1" '
#, c-format
msgid "planted %s"
msgstr "planted %d"'
}

# A sentence more that nobody has translated.
gap_is_found ()
{
  refuses is_complete "$1" '
msgid "planted"
msgstr ""'
}

# Translations whose elements nobody ends.
markup_is_judged ()
{
  planted=$(mktemp) || return 1
  sed '/^msgstr/,/^$/s|</gui>||g' "help/$1/$1.po" > "$planted"
  found=0
  ! help_is_strict "$1" "$planted" || found=1
  rm -- "$planted"
  return "$found"
}

for language in $(sed '/^#/d' po/LINGUAS); do
  check "$language" catalogue_is_good "po/$language.po"
  check "$language is complete" is_complete "po/$language.po"
  check "$language with a mistake" mistake_is_found "po/$language.po"
  check "$language with a gap" gap_is_found "po/$language.po"
done
for language in $(sed '/^#/d' help/LINGUAS); do
  check "help in $language" catalogue_is_good "help/$language/$language.po"
  check "markup of the help in $language" help_is_strict "$language"
done
check 'markup of the help with a mistake' markup_is_judged de
if [ -n "$template_script" ]; then
  folder=$(mktemp -d)
  check 'template' sh "$template_script" "$PWD" "$folder/template"
  for language in $(sed '/^#/d' po/LINGUAS); do
    check "all of the sources in $language" speaks_all "$language" "$folder/template"
  done
  rm -r -- "$folder"
fi
finish
