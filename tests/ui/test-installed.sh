#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# The program as it is installed: in an empty prefix with nothing around it, and as a desktop starts it and gives it files:
# test-installed.sh MESON BUILD ROOT PREFIX ID
meson=$1
build=$2
root=$3
prefix=$4
id=$5
. "$root/tests/data/tap.sh"
. "$root/tests/ui/windows.sh"

for tool in dbus-run-session xdotool gio gapplication xdg-open update-mime-database update-desktop-database glib-compile-schemas; do
  if ! command -v "$tool" > /dev/null || [ -z "$DISPLAY" ]; then
    echo "1..0 # SKIP needs $tool and a display"
    exit 0
  fi
done

# Once for all: laid out as a package is, and what a package manager runs afterwards.
if [ "${LAN_TEST_STAGE-}" = "" ]; then
  folder=$(mktemp -d)
  trap 'rm -rf -- "$folder"' EXIT
  "$meson" install -C "$build" --no-rebuild --quiet --destdir "$folder/stage" > "$folder/log" 2>&1 || {
    sed 's/^/# /' "$folder/log"
    echo 'Bail out! The program cannot be installed'
    exit 1
  }
  LAN_TEST_STAGE=$folder/stage$prefix
  share=$LAN_TEST_STAGE/share
  sed -i "s|^Exec=$prefix/|Exec=$LAN_TEST_STAGE/|" "$share/dbus-1/services/$id.service"
  update-mime-database "$share/mime" > /dev/null 2>&1
  update-desktop-database -q "$share/applications"
  mkdir -m 700 "$folder/run"
  # Nothing of the person who runs this, and a session of its own.
  env -i PATH="$LAN_TEST_STAGE/bin:/usr/local/bin:/usr/bin:/bin" DISPLAY="$DISPLAY" XAUTHORITY="${XAUTHORITY-}" HOME="$folder" \
    XDG_RUNTIME_DIR="$folder/run" XDG_DATA_HOME="$folder/data" XDG_CONFIG_HOME="$folder/config" XDG_CACHE_HOME="$folder/cache" \
    XDG_DATA_DIRS="$share" LC_ALL=C.UTF-8 ADW_DISABLE_PORTAL=1 GDK_BACKEND=x11 GDK_DEBUG=gl-disable GSK_RENDERER=cairo \
    GSETTINGS_BACKEND=keyfile GTK_A11Y=none LAN_TEST_STAGE="$LAN_TEST_STAGE" \
    dbus-run-session -- sh -c 'exec sh "$0" "$@" >&3' "$0" "$@" 3>&1 > /dev/null 2>&1
  exit
fi

share=$XDG_DATA_DIRS
schemas=$share/glib-2.0/schemas
said=$HOME/said

# start WORD...: the installed program, by hand; its number in pid.
start ()
{
  lancaster "$@" > "$said" 2>&1 &
  pid=$!
}

# ends: at SIGTERM in order, without having complained. libadwaita 1.2 complains where there is not a single schema.
ends ()
{
  kill -TERM "$pid" 2> /dev/null
  status=0
  wait "$pid" || status=$?
  [ "$status" -eq 0 ] || { echo "exit status $status"; cat "$said"; return 1; }
  grep -iE 'critical|assert|abort|segmentation' "$said" | grep -v "g_settings_schema_source_lookup: assertion 'source != NULL'" | nothing
}

# lives: a window, and an orderly end.
lives ()
{
  start "$@"
  shows 1 && ends
}

# other_windows N: that many besides the game, before long, and the program lives.
other_windows ()
{
  for _ in $(seq 60); do
    all=$(xdotool search --all --onlyvisible --pid "$pid" --name '' 2> /dev/null | wc -l)
    [ $((all - $(windows Lancaster | wc -l))) -ge "$1" ] && kill -0 "$pid" && return 0
    sleep 0.5
  done
  echo "there are $all windows"
  cat "$said"
  return 1
}

press ()
{
  xdotool windowfocus --sync "$(windows Lancaster | head -n 1)" key "$1"
}

# GTK itself ends a program that makes a file dialog where its own schemas are missing.
says_no_file_can_be_chosen ()
{
  start
  shows 1 && press ctrl+o && other_windows 1 && ends
}

# Something answers F1: a page or a message.
says_without_help_viewer ()
{
  start
  shows 1 && press F1 && other_windows 1 && ends
}

plays_without_sound ()
{
  mkdir -p "$XDG_CONFIG_HOME/glib-2.0/settings"
  printf '[io/github/lancaster_game/Lancaster]\nsounds=true\n' > "$XDG_CONFIG_HOME/glib-2.0/settings/keyfile"
  export XDG_DATA_HOME="$HOME/silent" GST_PLUGIN_SYSTEM_PATH_1_0="$HOME/none" GST_PLUGIN_PATH="$HOME/none" GTK_PATH="$HOME/none"
  start --new-game=players:4,humans:0,seed:7,level:random
  shows 1 && comes_to 5 && ends
}

# In a shell of its own, for what is missing is missing in there only.
without_bus ()
{
  (
    unset DBUS_SESSION_BUS_ADDRESS
    export DBUS_SESSION_BUS_ADDRESS=disabled:
    lives
  ) && (
    export DBUS_SESSION_BUS_ADDRESS="unix:path=$HOME/nobody"
    lives
  )
}

# running: the program that owns the name on the bus, in pid.
running ()
{
  for _ in $(seq 60); do
    pid=$(gdbus call --session --dest org.freedesktop.DBus --object-path /org/freedesktop/DBus \
      --method org.freedesktop.DBus.GetConnectionUnixProcessID "$id" 2> /dev/null | sed 's/(uint32 \(.*\),)/\1/')
    [ -z "$pid" ] || return 0
    sleep 0.5
  done
  echo 'the program does not run'
  return 1
}

# quits: by its own action; the name is free afterwards.
quits ()
{
  gapplication action "$id" quit
  for _ in $(seq 60); do
    kill -0 "$pid" 2> /dev/null || return 0
    sleep 0.5
  done
  echo 'the program does not end'
  kill -KILL "$pid"
  return 1
}

first='Käthes Spiel (2) #1.lancaster'
second='Ein zweites Spiel für Jörg.lancaster'

# lay_out NAME: two games with names that have to be written in another way in an address, and no other game.
lay_out ()
{
  export XDG_DATA_HOME="$HOME/$1"
  mkdir -p "$XDG_DATA_HOME" "$HOME/Meine Spiele"
  cp "$root/tests/data/saves/3p-cut.lancaster" "$HOME/Meine Spiele/$first"
  cp "$root/tests/data/saves/4p-cut.lancaster" "$HOME/Meine Spiele/$second"
  # Who starts the program is the bus.
  dbus-update-activation-environment XDG_DATA_HOME XDG_DATA_DIRS 2> /dev/null
}

# opens NAME COMMAND...: cold, then a second game into the running program.
opens ()
{
  lay_out "$1"
  shift
  "$@" "$HOME/Meine Spiele/$first" && running && shows 1 && remembers 'K%C3%A4thes%20Spiel%20(2)%20%231.lancaster' || return 1
  before=$pid
  "$@" "$HOME/Meine Spiele/$second" && shows 2 && remembers 'Ein%20zweites%20Spiel%20f%C3%BCr%20J%C3%B6rg.lancaster' || return 1
  running && [ "$pid" = "$before" ] || { echo 'a second program runs'; return 1; }
  quits
}

# As on a desktop that xdg-open does not know: it runs what the desktop file says.
opens_anywhere ()
{
  "$@" > "$said" 2>&1 &
}

opens_by_xdg_open ()
{
  export XDG_CURRENT_DESKTOP="$1"
  opens "xdg$1" opens_anywhere xdg-open
}

# lay_out_players NAME: the dialog of a new game proposes computer players. With a person among them, who may be the
# first to decide, nothing would be there to be kept.
lay_out_players ()
{
  lay_out "$1"
  mkdir -p "$XDG_CONFIG_HOME/glib-2.0/settings"
  printf "[io/github/lancaster_game/Lancaster]\nlast-players=[('neville', '', 'page'), ('percy', '', 'page'), ('beaufort', '', 'page')]\n" \
    > "$XDG_CONFIG_HOME/glib-2.0/settings/keyfile"
}

# The dialog of a new game; its button begins one.
begins_a_game ()
{
  for _ in $(seq 30); do
    press alt+b
    sleep 1
    [ -n "$(ls "$XDG_DATA_HOME/lancaster/games" 2> /dev/null)" ] && return 0
  done
  echo 'no game has begun'
  return 1
}

new_game_cold ()
{
  lay_out_players new-cold
  gapplication action "$id" new-game && running && shows 1 && begins_a_game && quits
}

new_game_warm ()
{
  lay_out_players new-warm
  gapplication launch "$id" && running && shows 1 || return 1
  gapplication action "$id" new-game && begins_a_game && shows 1 && quits
}

# A game of computer players was left in the middle.
lay_out_game ()
{
  lay_out "$1"
  start --new-game=players:4,humans:0,seed:7,level:random
  shows 1 && comes_to 2
  kill -KILL "$pid"
  wait "$pid" 2> /dev/null
  n=$(decisions | grep -c .)
  [ "$n" -gt 1 ]
}

continue_cold ()
{
  lay_out_game go-on-cold && gapplication action "$id" continue && running && comes_to $((n + 3)) && quits
}

continue_warm ()
{
  lay_out_game go-on-warm && gapplication launch "$id" && running && shows 1 || return 1
  gapplication action "$id" continue && comes_to $((n + 3)) && shows 1 && quits
}

check 'schemas not compiled' lives
check 'schemas of GTK missing too: no file can be chosen' says_no_file_can_be_chosen
check 'no help viewer' says_without_help_viewer
check 'no session bus' without_bus
glib-compile-schemas "$schemas"
check 'schemas compiled' lives
check 'no sound' plays_without_sound
mv "$share/icons" "$HOME/icons"
check 'no icons' lives
mv "$HOME/icons" "$share/icons"

# What a desktop has besides: the types of files, for one.
export XDG_DATA_DIRS="$share:/usr/local/share:/usr/share"
check 'gio open' opens gio gio open
check 'xdg-open on GNOME' opens_by_xdg_open GNOME
# Elsewhere xdg-open asks this for the type of a file, or else takes a guess by its content.
if command -v mimetype > /dev/null; then
  check 'xdg-open elsewhere' opens_by_xdg_open ''
fi
check 'New Game, cold' new_game_cold
check 'New Game into the running program' new_game_warm
check 'Continue, cold' continue_cold
check 'Continue into the running program' continue_warm
finish
