#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Makes the pictures of the rules in the help anew: figures.sh FIGURES FOLDER. They are kept in the source, so that
# nobody needs a display to build the help; a palette makes them small.
set -eu

program=$1
folder=$2
made=$(mktemp -d)
trap 'rm -r -- "$made"' EXIT

command -v convert > /dev/null || { echo "figures.sh needs ImageMagick’s convert" >&2; exit 1; }
"$program" "$made"
for picture in "$made"/*.png; do
  convert "$picture" -strip -colors 96 PNG8:"$folder/${picture##*/}"
done
