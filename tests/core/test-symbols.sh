#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# The layers, held by what the static libraries need from outside:
# test-symbols.sh NM CORE-LIBRARY AI-LIBRARY GAME-LIBRARY
. "$(dirname -- "$0")/../data/tap.sh"

nm=$1

# lacks LIBRARY PATTERN: no undefined symbol of the library matches.
lacks ()
{
  symbols=$("$nm" --undefined-only "$1" 2> /dev/null | awk '$1 == "U" { print $2 }' | sort -u)
  # A library that needs nothing at all was not read.
  [ -n "$symbols" ] || { echo "no symbols in $1"; return 1; }
  printf '%s\n' "$symbols" | grep -E "$2" | nothing
}

check 'core uses no GLib, GTK or libxml2' lacks "$2" '^_?(g|gtk|gdk|gsk|adw|rsvg|pango|cairo)_|^xml'
check 'core does not allocate' lacks "$2" '^(malloc|calloc|realloc|reallocarray|free|strdup|alloca|aligned_alloc)$'
check 'core reads and writes nothing' lacks "$2" '^(fopen|open|fread|fwrite|puts|putchar|printf|f?printf|getenv|time|rand|random)$'
check 'ai uses no GLib, GTK or libxml2' lacks "$3" '^_?(g|gtk|gdk|gsk|adw|rsvg|pango|cairo)_|^xml'
check 'game uses no toolkit' lacks "$4" '^_?(gtk|gdk|gsk|adw|rsvg|pango|cairo)_'
finish
