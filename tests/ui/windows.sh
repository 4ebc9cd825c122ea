# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=sh disable=SC2154
#
# The windows of the program with the number $pid, for shell tests.

# windows TITLE: their numbers. A tooltip has the name of the program for a title.
windows ()
{
  for window in $(xdotool search --all --onlyvisible --pid "$pid" --name "$1" 2> /dev/null); do
    [ "$(xdotool getwindowname "$window" 2> /dev/null)" = "$1" ] && echo "$window"
  done
}

# shows N: the program has that many windows of the game, before long.
shows ()
{
  for _ in $(seq 60); do
    shown=$(windows Lancaster | wc -l)
    [ "$shown" -eq "$1" ] && return 0
    sleep 0.5
  done
  echo "there are $shown windows, not $1"
  return 1
}

# remembers NAME: it is among the files used last, which the toolkit writes when it comes to it.
remembers ()
{
  for _ in $(seq 60); do
    grep -qF -- "$1" "$XDG_DATA_HOME/recently-used.xbel" 2> /dev/null && return 0
    sleep 0.5
  done
  echo "$1 was not opened"
  return 1
}

# decisions: those of the only game that is kept, one a line.
decisions ()
{
  cat "$XDG_DATA_HOME"/lancaster/games/*/1.lancaster 2> /dev/null | grep '<decision '
}

# comes_to N: the game that $pid plays has so many decisions before long.
comes_to ()
{
  for _ in $(seq 60); do
    [ "$(decisions | grep -c .)" -lt "$1" ] || return 0
    sleep 0.5
    kill -0 "$pid" 2> /dev/null || return 1
  done
  return 1
}
