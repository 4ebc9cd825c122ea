#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# The program as it is started: test-command-line.sh LANCASTER ROOT
lancaster=$1
root=$2
. "$root/tests/data/tap.sh"
. "$root/tests/ui/windows.sh"

folder=$(mktemp -d)
trap 'rm -rf -- "$folder"' EXIT
export XDG_DATA_HOME="$folder/data"

# run WORD...: its output in said and complaint, its exit status in status. It must end by itself.
run ()
{
  status=0
  timeout 120 "$lancaster" "$@" > "$folder/said" 2> "$folder/complaint" || status=$?
}

# misuse TEXT WORD...: exit 2, the text and a usage on standard error, nothing on standard output.
misuse ()
{
  text=$1
  shift
  run "$@"
  [ "$status" -eq 2 ] || { echo "exit status $status, not 2"; return 1; }
  if ! grep -qF -- "$text" "$folder/complaint" || ! grep -q '^Usage: lancaster ' "$folder/complaint"; then
    cat "$folder/complaint"
    return 1
  fi
  nothing < "$folder/said"
}

failure ()
{
  text=$1
  shift
  run "$@"
  [ "$status" -eq 1 ] || { echo "exit status $status, not 1"; return 1; }
  grep -qF -- "$text" "$folder/complaint" || { cat "$folder/complaint"; return 1; }
}

prints_version ()
{
  run --version
  [ "$status" -eq 0 ] && grep -qE '^lancaster [0-9]+\.[0-9]+\.[0-9]+$' "$folder/said" && nothing < "$folder/complaint"
}

prints_help ()
{
  run --help
  [ "$status" -eq 0 ] && grep -q -- '--new-game=' "$folder/said" && nothing < "$folder/complaint"
}

# Where xdotool is, its window must be there; else the program must at least live for a while.
appears ()
{
  for second in $(seq 60); do
    sleep 1
    kill -0 "$pid" 2> /dev/null || return 1
    if ! command -v xdotool > /dev/null; then
      [ "$second" -lt 3 ] || return 0
    elif xdotool search --onlyvisible --pid "$pid" --name Lancaster > /dev/null 2>&1; then
      return 0
    fi
  done
  return 1
}

# lives WORD...: a window, no word on standard error, and an orderly end at SIGTERM.
lives ()
{
  "$lancaster" "$@" > "$folder/said" 2> "$folder/complaint" &
  pid=$!
  appeared=yes
  appears || appeared=no
  kill -TERM "$pid" 2> /dev/null
  status=0
  wait "$pid" || status=$?
  cat "$folder/complaint"
  echo "window: $appeared, exit status $status"
  [ "$appeared" = yes ] && [ "$status" -eq 0 ] && [ ! -s "$folder/complaint" ]
}

# Killed while computers play, it goes on from what was decided.
goes_on ()
{
  export XDG_DATA_HOME="$folder/killed"
  "$lancaster" --new-game=players:4,humans:0,seed:7 > "$folder/said" 2>&1 &
  pid=$!
  comes_to 3 || { kill -KILL "$pid"; return 1; }
  kill -KILL "$pid"
  wait "$pid"
  decisions > "$folder/before"
  n=$(grep -c . < "$folder/before")

  "$lancaster" --continue > "$folder/said" 2>&1 &
  pid=$!
  came=yes
  comes_to $((n + 3)) || came=no
  kill -TERM "$pid"
  wait "$pid" || came=no
  decisions | head -n "$n" | diff "$folder/before" - || return 1
  [ "$came" = yes ] && nothing < "$folder/said"
}

check 'version' prints_version
check 'help' prints_help
check 'unknown option' misuse '--dance' --dance
check 'new game, unknown word' misuse 'horses:4' --new-game=horses:4
check 'new game, no colon' misuse 'players' --new-game=players
check 'new game, one player' misuse 'from 2 to 5, not “1”' --new-game=players:1
check 'new game, six players' misuse 'from 2 to 5, not “6”' --new-game=players:6
check 'new game, not a number' misuse 'not “four”' --new-game=players:four
check 'new game, negative' misuse 'not “-1”' --new-game=humans:-1
check 'new game, a word twice' misuse 'twice' --new-game=seed:1,seed:2
check 'new game, unknown level' misuse 'genius' --new-game=level:genius
check 'new game, more humans than players' misuse 'more humans' --new-game=players:2,humans:3
check 'two files' misuse 'One game at a time' a.lancaster b.lancaster
check 'a file and a new game' misuse 'One game at a time' --new-game=seed:1 a.lancaster
check 'a new game and going on' misuse 'One game at a time' --new-game=seed:1 --continue
check 'content, no such file' failure 'missing.xml' --content="$folder/missing.xml"
check 'content, not a content file' failure 'play' --content="$root/play"
if [ -n "$DISPLAY" ]; then
  check 'start page' lives
  check 'computers alone' lives --new-game=players:4,humans:0,seed:7
  check 'asked for its players' lives --new-game=ask
  check 'two humans' lives --new-game=players:2,humans:2,seed:7
  check 'nothing to go on with' lives --continue
  check 'killed, and gone on with' goes_on
  check 'saved game' lives "$root/tests/data/saves/4p-cut.lancaster"
  check 'broken file' lives "$root/tests/data/hostile/not-xml.lancaster"
fi
finish
