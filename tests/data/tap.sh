# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=sh
#
# TAP for the shell tests: check NAME COMMAND... is one case, finish prints the plan; $wrong cases have failed so far.

count=0
wrong=0

check ()
{
  name=$1
  shift
  count=$((count + 1))
  if output=$("$@" 2>&1); then
    echo "ok $count $name"
  else
    wrong=$((wrong + 1))
    echo "not ok $count $name"
    printf '%s\n' "$output" | sed 's/^/# /'
  fi
}

# Succeeds if standard input is empty, else repeats it: for "no file may ...".
nothing ()
{
  found=$(cat)
  [ -z "$found" ] || { printf '%s\n' "$found"; return 1; }
}

finish ()
{
  echo "1..$count"
}
