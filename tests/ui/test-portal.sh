#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Save, Save As and Open through the real file chooser portal and its GTK backend, by keys: test-portal.sh LANCASTER ROOT
lancaster=$(realpath "$1")
root=$2
. "$root/tests/data/tap.sh"
. "$root/tests/ui/windows.sh"

if ! command -v dbus-run-session > /dev/null || ! command -v xdotool > /dev/null || [ -z "$DISPLAY" ] ||
  ! ls /usr/share/xdg-desktop-portal/portals/gtk.portal > /dev/null 2>&1; then
  echo '1..0 # SKIP needs dbus-run-session, xdotool, xdg-desktop-portal-gtk and a display'
  exit 0
fi
# A session of its own; the backend is chosen by the name of the desktop.
if [ "${LAN_TEST_SESSION-}" != own ]; then
  folder=$(mktemp -d)
  trap 'rm -rf -- "$folder"' EXIT
  mkdir -m 700 "$folder/run"
  mkdir "$folder/games"
  unset DBUS_SESSION_BUS_ADDRESS ADW_DISABLE_PORTAL
  export LAN_TEST_SESSION=own GDK_DEBUG=gl-disable,portals XDG_CURRENT_DESKTOP=GNOME HOME="$folder" XDG_RUNTIME_DIR="$folder/run"
  export XDG_DATA_HOME="$folder/data" XDG_CONFIG_HOME="$folder/config" XDG_CACHE_HOME="$folder/cache"
  # What the session's services say is no TAP.
  # shellcheck disable=SC2016
  dbus-run-session -- sh -c 'exec sh "$0" "$@" >&3' "$0" "$@" 3>&1 > /dev/null 2>&1
  exit
fi

"$lancaster" --new-game=players:4,humans:0,seed:7,level:random > "$HOME/said" 2>&1 &
pid=$!
trap 'kill "$pid" 2> /dev/null; wait "$pid"' EXIT

press ()
{
  xdotool windowfocus --sync "$(windows Lancaster | head -n 1)" key "$1"
}

is_game ()
{
  xmllint --noout --nonet --relaxng "$root/data/content/lancaster-save.rng" "$1"
}

saves ()
{
  choose 'Save the Game' ctrl+s "$HOME/games/a game of ours.lancaster" && wait_for is_game "$HOME/games/a game of ours.lancaster"
}

# There is a file now, so that nothing is asked.
saves_again ()
{
  cp -p "$HOME/games/a game of ours.lancaster" "$HOME/before"
  sleep 2
  press ctrl+s
  wait_for test "$HOME/games/a game of ours.lancaster" -nt "$HOME/before" && no_dialog 'Save the Game' && is_game "$HOME/games/a game of ours.lancaster"
}

# The name used last is proposed; taking another one leaves the first file alone.
saves_as ()
{
  cp "$HOME/games/a game of ours.lancaster" "$HOME/before"
  choose 'Save the Game' ctrl+shift+s "$HOME/games/another.lancaster" && wait_for is_game "$HOME/games/another.lancaster" &&
    cmp "$HOME/games/a game of ours.lancaster" "$HOME/before"
}

opens ()
{
  cp "$root/tests/data/saves/3p-cut.lancaster" "$HOME/games/to open.lancaster"
  choose 'Open a Game' ctrl+o "$HOME/games/to open.lancaster" && remembers 'to%20open.lancaster' && shows 1
}

check 'the program runs' shows 1
check 'save' saves
check 'save again' saves_again
check 'save as' saves_as
check 'open' opens
finish
