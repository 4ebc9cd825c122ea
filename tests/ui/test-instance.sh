#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# What is asked of the program that runs already: test-instance.sh LANCASTER ROOT
lancaster=$(realpath "$1")
root=$2
. "$root/tests/data/tap.sh"
. "$root/tests/ui/windows.sh"

if ! command -v dbus-run-session > /dev/null || ! command -v xdotool > /dev/null || [ -z "$DISPLAY" ]; then
  echo '1..0 # SKIP needs dbus-run-session, xdotool and a display'
  exit 0
fi
# A session of its own, whoever runs this.
if [ "${LAN_TEST_SESSION-}" != own ]; then
  export LAN_TEST_SESSION=own
  unset DBUS_SESSION_BUS_ADDRESS
  # What the session's services say is no TAP.
  # shellcheck disable=SC2016
  exec dbus-run-session -- sh -c 'exec sh "$0" "$@" >&3' "$0" "$@" 3>&1 > /dev/null
fi

folder=$(mktemp -d)
export XDG_DATA_HOME="$folder/data" XDG_CACHE_HOME="$folder/cache"
mkdir "$folder/Spiele ä"
cp "$root/tests/data/saves/3p-cut.lancaster" "$folder/Spiele ä/Käthes Spiel (2) #1.lancaster"
"$lancaster" --new-game=players:4,humans:1,seed:7 > /dev/null 2>&1 &
pid=$!
trap 'kill "$pid" 2> /dev/null; wait "$pid"; rm -rf -- "$folder"' EXIT

# give NAME: by a name that means something only in that folder. It ends at once, for the other one opens it.
give ()
{
  (cd "$folder/Spiele ä" && timeout 120 "$lancaster" "$1")
}

opens ()
{
  give 'Käthes Spiel (2) #1.lancaster' && shows 2 && remembers 'K%C3%A4thes%20Spiel%20(2)%20%231.lancaster'
}

# The window that plays it comes to the front.
opens_once ()
{
  give './Käthes Spiel (2) #1.lancaster' && sleep 2 && shows 2
}

# The game played last is the one in front, which is not over: nothing else is opened.
continues_here ()
{
  timeout 120 "$lancaster" --continue && sleep 2 && shows 2
}

# begin WORD...: ends the program that runs, and starts another one.
begin ()
{
  kill -KILL "$pid"
  wait "$pid" 2> /dev/null
  "$lancaster" "$@" > /dev/null 2>&1 &
  pid=$!
}

# A window with the start page takes the game that was killed; no other window comes.
continues_in_window ()
{
  export XDG_DATA_HOME="$folder/killed"
  begin --new-game=players:4,humans:0,seed:7
  comes_to 3 || return 1
  begin
  shows 1 || return 1
  n=$(decisions | grep -c .)
  decisions > "$folder/before"
  sleep 2
  [ "$(decisions | grep -c .)" -eq "$n" ] || { echo 'somebody plays already'; return 1; }
  timeout 120 "$lancaster" --continue && comes_to $((n + 3)) && shows 1 || return 1
  decisions | head -n "$n" | diff "$folder/before" -
}

# Over a battle with a long story; the pointer moves until it is noticed.
wraps_tooltips ()
{
  for i in $(seq 120); do
    xdotool mousemove "$((600 + i % 2))" 480
    sleep 1
    tooltip=$(windows lancaster | head -n 1)
    [ -n "$tooltip" ] && break
  done
  width=$(xdotool getwindowgeometry --shell "$tooltip" | sed -n 's/^WIDTH=//p')
  [ "$width" -le 640 ] || { echo "the tooltip is $width pixels wide"; return 1; }
}

check 'the program runs' shows 1
check 'a file with blanks, umlauts and a relative name' opens
check 'the same file again' opens_once
check 'a long tooltip is wrapped' wraps_tooltips
check 'going on, while a game is played' continues_here
check 'going on, at the start page' continues_in_window
finish
