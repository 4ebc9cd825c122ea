#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# The shell scripts parse, and the package table is whole: test-scripts.sh ROOT
. "$(dirname -- "$0")/tap.sh"
cd -- "$1" || exit 1

# A need, a probe, a thing and one package for each of the three package managers.
table_is_whole ()
{
  sed '/^#/d; /^$/d' build-aux/packages.txt |
    awk 'NF != 6 || $1 !~ /^(build|window|look|test)$/ || $2 !~ /^(cmd|lib|font|pkg)$/ { print NR ": " $0 }' | nothing
}

for script in play check .ci/run build-aux/*.sh examples/engine/random-engine tests/*/*.sh; do
  check "$script parses" sh -n "$script"
done
for script in play check .ci/run examples/engine/random-engine; do
  check "$script can be executed" test -x "$script"
done
check 'packages.txt is whole' table_is_whole
finish
