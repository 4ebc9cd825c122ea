#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# ./play where there is no display, or one that does not answer: test-play.sh LANCASTER LANCASTER-CLI ROOT
# Everything is real but what installs packages and builds, which has been done.
lancaster=$(realpath -- "$1")
cli=$(realpath -- "$2")
root=$3
. "$root/tests/data/tap.sh"

folder=$(mktemp -d)
trap 'rm -rf -- "$folder"' EXIT

# A copy of the two scripts, with programs that are built already.
lay_out ()
{
  mkdir -p "$folder/build-aux" "$folder/data"
  cp "$root/play" "$folder/play"
  for kind in window terminal; do
    mkdir -p "$folder/build/$kind/src/ui" "$folder/build/$kind/src/tools"
    ln -s "$lancaster" "$folder/build/$kind/src/ui/lancaster"
    ln -s "$cli" "$folder/build/$kind/src/tools/lancaster-cli"
    ln -s "$GSETTINGS_SCHEMA_DIR" "$folder/build/$kind/data"
    : > "$folder/build/$kind/build.ninja"
  done
  cat "$root/build-aux/setup.sh" - > "$folder/build-aux/setup.sh" << 'END'
provide () { :; }
provide_build () { :; }
provide_window () { ui=enabled; }
build () { :; }
END
}

# run WORD...: ./play without a terminal; its exit status in status.
run ()
{
  status=0
  timeout 120 "$folder/play" "$@" < /dev/null > "$folder/said" 2> "$folder/complaint" || status=$?
}

# A whole game is told: the last round, and who has won it.
tells_a_game ()
{
  [ "$status" -eq 0 ] || { echo "exit status $status"; cat "$folder/complaint"; return 1; }
  grep -q 'No display and no terminal' "$folder/said" "$folder/complaint" || { cat "$folder/said"; return 1; }
  grep -q 'Round 5' "$folder/said" || { tail -5 "$folder/said"; return 1; }
}

says_why ()
{
  status=0
  DISPLAY=:987 WAYLAND_DISPLAY='' GDK_BACKEND=x11 "$lancaster" > /dev/null 2> "$folder/complaint" || status=$?
  [ "$status" -eq 3 ] || { echo "exit status $status, not 3"; return 1; }
  grep -q 'no display' "$folder/complaint" || { cat "$folder/complaint"; return 1; }
}

dead_display ()
{
  DISPLAY=:987 WAYLAND_DISPLAY='' GDK_BACKEND=x11 run
  grep -q 'lancaster-cli play' "$folder/complaint" || { echo 'The window was not tried.'; return 1; }
  tells_a_game
}

no_display ()
{
  DISPLAY='' WAYLAND_DISPLAY='' run
  if grep -q 'lancaster-cli play' "$folder/complaint"; then
    echo 'A window was tried.'
    return 1
  fi
  tells_a_game
}

# The program that ends by itself with another status: that is what play ends with, and nothing else is played.
other_failure ()
{
  DISPLAY=:987 GDK_BACKEND=x11 run --dance
  [ "$status" -eq 2 ] || { echo "exit status $status, not 2"; return 1; }
  nothing < "$folder/said"
}

lay_out
check 'a display that does not answer: exit 3, and why' says_why
check 'play goes on in the terminal' dead_display
check 'play without a display' no_display
check 'play, a wrong word' other_failure
finish
