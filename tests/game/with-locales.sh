#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Runs a test with the locales it asks for, made in a temporary folder, since few
# machines have them: with-locales.sh PROGRAM ARGUMENT...
# Where they cannot be made, the test says which are missing.
folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"' EXIT INT TERM

for name in de_DE tr_TR ar_SA; do
  # -c: warnings about a locale's own source are not ours.
  localedef -c -f UTF-8 -i "$name" "$folder/$name.UTF-8" > /dev/null 2>&1
done
LOCPATH=$folder "$@"
