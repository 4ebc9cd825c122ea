#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# A desktop that installs our MIME type knows saved games by name and by
# content: test-mime.sh MIME-XML SAVES
. "$(dirname -- "$0")/tap.sh"

work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/mime/packages"
cp "$1" "$work/mime/packages/"
XDG_DATA_HOME=$work
export XDG_DATA_HOME

has_type ()
{
  gio info --attributes=standard::content-type "$1" | grep -q 'content-type: application/x-lancaster-game+xml'
}

set -- "$2"/*.lancaster
cp "$1" "$work/game.lancaster"
cp "$1" "$work/no-ending"
check 'the database takes the type' update-mime-database "$work/mime"
check 'known by its name' has_type "$work/game.lancaster"
check 'known by its content' has_type "$work/no-ending"
finish
