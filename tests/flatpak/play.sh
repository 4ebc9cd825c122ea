#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# The last part of the Flatpak check: the installed Flatpak on a display and a bus of its own, by keys: play.sh WORK COUNT WRONG [planted]
# COUNT cases came before, WRONG of them failed; how many they are then is written into WORK/counted. The one with
# planted mistakes only saves a game.
# The portals are the real ones of this machine.
root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
work=$1
. "$root/tests/data/tap.sh"
. "$root/tests/ui/windows.sh"
. "$root/tests/flatpak/common.sh"
count=$2
wrong=$3
planted=${4-}
devel=$id.Devel
# Its numbers mean nothing outside of its sandbox.
pid=none

runtime=/run/user/$(id -u)
if [ "${LAN_TEST_SESSION-}" != own ]; then
  export LAN_TEST_SESSION=own XDG_RUNTIME_DIR="$runtime"
  # The backend of the portals is chosen by the desktop.
  export XDG_CURRENT_DESKTOP=GNOME
  # What the services of the session say is no TAP.
  # shellcheck disable=SC2016
  set -- xvfb-run -a -s '-screen 0 1366x768x24' dbus-run-session -- sh -c 'exec sh "$0" "$@" >&3' "$0" "$@"
  # The document portal has its files there and nowhere else; where nobody has logged in, it is made for this alone.
  if [ ! -w "$runtime" ]; then
    # shellcheck disable=SC2016
    set -- unshare -m sh -c 'mount -t tmpfs tmpfs /run/user && mkdir -m 700 "$0" && exec "$@"' "$runtime" "$@"
  fi
  exec "$@" 3>&1 > /dev/null 2>&1
fi

games=$HOME/.var/app/$id/data/lancaster/games
saved="$HOME/Games of mine/My game (1).lancaster"
mkdir -p "$HOME/Games of mine"
rm -rf "$HOME/.var/app/$id" "$saved"

# look NAME: a picture for people, where there is a program that takes one.
look ()
{
  mkdir -p "$work/pictures"
  ! command -v import > /dev/null || import -window root "$work/pictures/$1.png"
}

window ()
{
  xdotool search --onlyvisible --name "^$1\$" 2> /dev/null | grep -m 1 .
}

press ()
{
  xdotool windowfocus --sync "$(window Lancaster)" key "$1"
}

# own FILE: how many decisions the human has taken in it.
own ()
{
  cat "$@" 2> /dev/null | grep -c '<decision seat="0"'
}

kept ()
{
  cat "$games"/*/1.lancaster 2> /dev/null
}

has_own ()
{
  [ "$(kept | grep -c '<decision seat="0"')" -ge "$1" ]
}

# plays N: the human has decided so often. A knight is taken, the focus led to what can be chosen, and that is chosen.
plays ()
{
  for _ in $(seq 40); do
    for key in 1 n Return; do
      press "$key"
    done
    sleep 1
    has_own "$1" && return 0
  done
  look "not-decided-$1"
  echo "the human has not decided $1 times"
  return 1
}

# starts WORD...: a window of the game; LANG may be another one.
starts ()
{
  # One that is still there after a case that has failed.
  flatpak kill "$id" > /dev/null 2>&1
  flatpak run --user --env=LC_ALL="${language-C.UTF-8}" "$id" "$@" > "$work/said" 2>&1 &
  wait_for window Lancaster || { cat "$work/said"; return 1; }
}

leaves ()
{
  press ctrl+q
  wait_for sh -c '! flatpak ps --columns=application | grep -qx "$0"' "$id"
}

is_game ()
{
  xmllint --noout --nonet --relaxng "$root/data/content/lancaster-save.rng" "$1"
}

saves ()
{
  choose 'Save the Game' ctrl+s "$saved" && wait_for is_game "$saved"
}

# Written again without a question: what is kept by itself and what was saved are the same.
is_up_to_date ()
{
  [ -s "$saved" ] && [ "$(own "$saved")" -ge "$1" ] && [ "$(grep -c '<decision ' "$saved")" -eq "$(kept | grep -c '<decision ')" ]
}

# The computer players may go on between the save and the look at it.
saves_up_to_date ()
{
  press ctrl+s
  sleep 1
  is_up_to_date "$1"
}

saves_again ()
{
  plays 2 && wait_for saves_up_to_date 2 && no_dialog 'Save the Game'
}

# What the program asks the portal for: a name that the player knows, and no place of the portal.
proposes_a_name ()
{
  dbus-monitor --session "interface='org.freedesktop.portal.FileChooser'" > "$work/asked" 2> /dev/null &
  monitor=$!
  wait_for grep -q NameAcquired "$work/asked"
  press ctrl+shift+s
  wait_for dialog 'Save the Game' && xdotool windowfocus --sync "$(dialog 'Save the Game')" key Escape && closes 'Save the Game'
  kill "$monitor"
  grep -q 'My game (1).lancaster' "$work/asked" || { cat "$work/asked"; return 1; }
  grep -E '/run/(user|flatpak)/[^ ]*doc' "$work/asked" | nothing
}

# goes_on FILE OTHER: the other one has the decisions of the first, and perhaps more.
goes_on ()
{
  grep '<decision ' "$1" > "$work/decisions"
  grep '<decision ' "$2" | head -n "$(grep -c . "$work/decisions")" | diff "$work/decisions" -
}

runs ()
{
  flatpak ps --columns=application | grep -qx "$1"
}

# Both versions know such files; whoever has both says once which one opens them.
opens_file ()
{
  gio mime application/x-lancaster-game+xml "$id.desktop" || return 1
  rm -f "$saved.before"
  cp -p "$saved" "$saved.before"
  gio open "$saved" && wait_for window Lancaster && runs "$id" && sleep 2 && press ctrl+s && wait_for test "$saved" -nt "$saved.before" &&
    is_game "$saved" && goes_on "$saved.before" "$saved" && no_dialog 'Save the Game'
}

# What a screen reader is told just after the game was saved, which is the message in the window, and every title.
tells ()
{
  bus=$(gdbus call --session --dest org.a11y.Bus --object-path /org/a11y/bus --method org.a11y.Bus.GetAddress | sed "s/^('\(.*\)',)$/\1/")
  dbus-monitor --address "$bus" "interface='org.a11y.atspi.Event.Object',member='Announcement'" > "$work/told" 2> /dev/null &
  monitor=$!
  wait_for grep -q NameAcquired "$work/told" && press ctrl+s && wait_for grep -q 'member=Announcement' "$work/told"
  sleep 1
  kill "$monitor"
  grep -q 'member=Announcement' "$work/told" || { echo 'there is no message'; return 1; }
  for number in $(xdotool search --onlyvisible --name . 2> /dev/null); do
    xdotool getwindowname "$number" 2> /dev/null
  done >> "$work/told"
  grep -qx Lancaster "$work/told" || { echo 'there is no title'; return 1; }
}

shows_no_place ()
{
  tells && grep -q 'The game is saved' "$work/told" && grep -E '/run/(user|flatpak)/' "$work/told" | nothing
}

place_is_found ()
{
  tells && grep -E '/run/(user|flatpak)/[^ ]*doc/' "$work/told"
}

both_run ()
{
  runs "$id" && runs "$devel" &&
    [ "$(xdotool search --onlyvisible --name '^Lancaster$' 2> /dev/null | wc -l)" -eq 2 ]
}

# The development version has one game, of three houses.
devel_keeps ()
{
  [ "$(find "$HOME/.var/app/$devel/data/lancaster/games" -name 1.lancaster | wc -l)" -eq 1 ] &&
    grep -q '<house seat="2"' "$HOME/.var/app/$devel/data/lancaster/games"/*/1.lancaster
}

# Both at the same time: a game of its own for each, in a folder of its own.
runs_beside ()
{
  rm -rf "$HOME/.var/app/$devel"
  starts --new-game=players:2,humans:0,seed:11,level:random || return 1
  flatpak run --user "$devel" --new-game=players:3,humans:0,seed:12,level:random > "$work/said-devel" 2>&1 &
  wait_for both_run || { cat "$work/said-devel"; return 1; }
  wait_for devel_keeps && both_run || return 1
  look beside
  flatpak kill "$devel"
  leaves
}

# How many games are in the library.
games_kept ()
{
  find "$games" -name 1.lancaster | wc -l
}

# The game goes on, and not as another one.
opens_from_library ()
{
  were=$(games_kept)
  before=$(own "$games"/*/1.lancaster)
  starts && press ctrl+l && sleep 2 && press Return && sleep 2 && plays $((before + 1)) && leaves &&
    [ "$(games_kept)" -eq "$were" ]
}

in_german ()
{
  title=$(sed -n '/^msgid "Save the Game"$/{n;s/^msgstr "\(.*\)"$/\1/p;}' "$root/po/de.po")
  language=de_DE.UTF-8
  starts --new-game=players:2,humans:1,seed:7 && press ctrl+s && wait_for dialog "$title" &&
    look german && xdotool windowfocus --sync "$(dialog "$title")" key Escape && closes "$title" && leaves
}

if [ -n "$planted" ]; then
  check 'the one with mistakes starts' starts --new-game=players:4,humans:1,seed:7,level:random
  check 'the one with mistakes saves' saves
  check 'a place of the portal that is shown' place_is_found
  look planted
  check 'the one with mistakes ends' leaves
else
  check 'it starts' starts --new-game=players:4,humans:1,seed:7,level:random
  check 'it is played' plays 1
  look played
  check 'saved through the portal' saves
  check 'saved again' saves_again
  check 'a name is proposed, not a place of the portal' proposes_a_name
  check 'no place of the portal is shown' shows_no_place
  look saved
  check 'it ends' leaves
  check 'opened from the file, saved back' opens_file
  look opened
  check 'it ends again' leaves
  check 'gone on with from the library' opens_from_library
  check 'the development version beside it' runs_beside
  check 'in German' in_german
fi
echo "$count $wrong" > "$work/counted"
