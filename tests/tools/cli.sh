# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=sh
#
# For the tests of lancaster-cli: sets cli, root, python and a folder of its own, and sources TAP's check.
cli=$(CDPATH='' cd -- "$(dirname -- "$1")" && pwd)/$(basename -- "$1")
root=$2
python=$3
. "$root/tests/data/tap.sh"

folder=$(mktemp -d)
trap 'rm -rf -- "$folder"' EXIT
cd -- "$folder" || exit 1

# exits STATUS COMMAND...: the exit status is that.
exits ()
{
  wanted=$1
  shift
  "$@"
  status=$?
  [ "$status" -eq "$wanted" ] || { echo "exit status $status, not $wanted"; return 1; }
}

# says TEXT COMMAND...: standard output holds the text.
says ()
{
  text=$1
  shift
  "$@" > said 2> /dev/null
  grep -qF -- "$text" said || { cat said; return 1; }
}

# complains TEXT COMMAND...: standard error holds the text, standard output nothing.
complains ()
{
  text=$1
  shift
  "$@" > said 2> complaint
  grep -qF -- "$text" complaint || { cat complaint; return 1; }
  nothing < said
}

# holds EXPRESSION FILE: the one line of the file is JSON, and the expression over r is true of it.
holds ()
{
  [ "$(wc -l < "$2")" -eq 1 ] || return 1
  "$python" -c 'import json, sys
r = json.load(open(sys.argv[2]))
sys.exit(0 if eval(sys.argv[1]) else "not so: %s" % r)' "$1" "$2"
}
