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

# tell_of_windows: for whoever has to find out why another number of them was expected.
tell_of_windows ()
{
  kill -0 "$pid" 2> /dev/null || echo 'the program has ended'
  for window in $(xdotool search --all --onlyvisible --pid "$pid" --name '' 2> /dev/null); do
    echo "a window: $(xdotool getwindowname "$window" 2> /dev/null)"
  done
  [ ! -f "${said-}" ] || cat "$said"
}

# shows N: the program has that many windows of the game, before long.
shows ()
{
  for _ in $(seq 120); do
    shown=$(windows Lancaster | wc -l)
    [ "$shown" -eq "$1" ] && return 0
    sleep 0.5
  done
  echo "there are $shown windows, not $1"
  tell_of_windows
  return 1
}

# remembers NAME: it is among the files used last, which the toolkit writes when it comes to it.
remembers ()
{
  for _ in $(seq 120); do
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
  for _ in $(seq 120); do
    [ "$(decisions | grep -c .)" -lt "$1" ] || return 0
    sleep 0.5
    kill -0 "$pid" 2> /dev/null || return 1
  done
  return 1
}

# wait_for COMMAND...: until it succeeds, a minute at most.
wait_for ()
{
  for _ in $(seq 120); do
    "$@" > /dev/null 2>&1 && return 0
    sleep 0.5
  done
  echo "in vain: $*"
  return 1
}

# dialog TITLE: the number of that window, which is one of the file chooser portal and not of the program.
dialog ()
{
  found=$(xdotool search --onlyvisible --name "^$1\$" | head -n 1)
  [ -n "$found" ] && [ "$(xdotool getwindowpid "$found")" != "$pid" ] && echo "$found"
}

no_dialog ()
{
  ! dialog "$1"
}

# closes TITLE: within a few seconds.
closes ()
{
  for _ in 1 2 3 4 5 6; do
    no_dialog "$1" > /dev/null && return 0
    sleep 0.5
  done
  return 1
}

# choose TITLE KEY PATH: the file is typed into the dialog that the key brings, again when it was not ready for it yet.
# Whoever uses this has a function press, for a key to the program.
choose ()
{
  press "$2"
  wait_for dialog "$1" || return 1
  for _ in $(seq 10); do
    xdotool windowfocus --sync "$(dialog "$1")"
    # The name that is proposed is replaced; a dialog to open has a line for a name when it is asked for one.
    [ "$2" = ctrl+o ] && xdotool key ctrl+l
    xdotool key ctrl+a
    xdotool type --delay 60 "$3"
    sleep 1
    xdotool key Return
    closes "$1" && return 0
  done
  echo 'the dialog does not close'
  return 1
}
