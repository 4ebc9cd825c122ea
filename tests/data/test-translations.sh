#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Every language of LINGUAS has a catalogue that msgfmt accepts, format strings included: test-translations.sh ROOT
. "$(dirname -- "$0")/tap.sh"
cd -- "$1/po" || exit 1

for language in $(sed '/^#/d' LINGUAS); do
  check "$language" msgfmt --check --output-file=/dev/null "$language.po"
done
finish
