#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# What "meson dist" packs, the files under version control, is all that the build reads: test-dist.sh ROOT BUILD MESON
root=$1
build=$2
meson=$3
. "$root/tests/data/tap.sh"

# The tarball is tried below the build folder, which may itself be in a checkout.
if [ "$(git -C "$root" rev-parse --show-toplevel 2> /dev/null)" != "$(realpath "$root")" ]; then
  echo '1..0 # SKIP this is no checkout'
  exit 0
fi
folder=$(mktemp -d) || exit 1
trap 'rm -rf -- "$folder"' EXIT
git -C "$root" ls-files | LC_ALL=C sort > "$folder/packed"

# The sources of every target, what is installed, and the descriptions of the build itself. Of a name that is none of
# a file here (another folder's, a folder) there is nothing to pack.
needed ()
{
  {
    "$meson" introspect "$build" --targets --installed --buildsystem-files | grep -o "\"$root/[^\"]*\"" | tr -d '"'
    sed '/^#/d; /^$/d' "$root/po/POTFILES" | sed "s|^|$root/|"
  } | sort -u | while read -r file; do
    [ ! -f "$file" ] || echo "$file"
  done | xargs realpath --relative-to="$root" | grep -v "^${build#"$root"/}/" | LC_ALL=C sort -u
}

is_packed ()
{
  LC_ALL=C comm -23 "$folder/needed" "$folder/$1" | nothing
}

needed > "$folder/needed"
# One file that is needed, left out of the list, must be missed.
grep -vxF src/core/lan-apply.c "$folder/packed" > "$folder/mistaken"

enough_is_needed ()
{
  [ "$(grep -c . "$folder/needed")" -gt 200 ] || { cat "$folder/needed"; return 1; }
}

all_is_packed ()
{
  is_packed packed
}

mistake_is_found ()
{
  ! is_packed mistaken > /dev/null
}

check 'the build is known' enough_is_needed
check 'all that it reads is packed' all_is_packed
check 'a file left out is found' mistake_is_found
finish
