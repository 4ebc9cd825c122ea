#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# A manual page out of its text and what the program says about its own options: options.sh PROGRAM VERSION DATE TEXT
# A line "@options COMMAND@" stands for the options of that command, "@commands@" for all commands with theirs,
# so that the page has no word about an option that is not true.
set -eu

program=$1
version=$2
date=$3
text=$4

# In English, without a display, and without a leak checker's report in a build that has one.
ask ()
{
  LC_ALL=C.UTF-8 ASAN_OPTIONS=detect_leaks=0 "$program" "$@"
}

# Roff takes a leading dot and every backslash for its own, and a minus sign is not a hyphen.
escape ()
{
  sed -e 's/\\/\\e/g' -e 's/-/\\-/g' -e "s/^\\([.']\\)/\\\\\\&\\1/"
}

# The lines "  -o, --option=X   what it does" of a help, but those about the help itself.
options ()
{
  ask "$@" | sed -n 's/^  \(-.*[^ ]\)   *\([^ ].*\)$/\1\t\2/p' | grep -v '^--\{0,1\}h\(elp\|,\)' | escape |
    while IFS="$(printf '\t')" read -r option meaning; do
      printf '.TP\n.B %s\n%s\n' "$option" "$meaning"
    done
}

# The lines "  command   what it does" of a help, each with the rest of its own help.
commands ()
{
  ask --help | sed -n '/^Commands:/,/^$/s/^  \([a-z-]*\)  *\([^ ].*\)$/\1/p' |
    while read -r command; do
      usage=$(ask "$command" --help | sed -n '2s/^ *//p' | escape)
      printf '.SS %s\n.B %s\n.PP\n' "$command" "$usage"
      # Its summary is a heading, what follows are sentences.
      ask "$command" --help | sed -n '4,/^Help Options/p' | sed -e '/^Help Options/d' -e '/^$/d' -e '1s/$/./' | escape
      options "$command" --help
    done
}

sed -e "s/@version@/$version/g" -e "s/@date@/$date/g" "$text" |
  while IFS= read -r line; do
    case $line in
      @commands@) commands ;;
      @options@) options --help-all ;;
      *) printf '%s\n' "$line" ;;
    esac
  done
