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
