#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# The cards and the rules of the help say what the content does: test-figures.sh ROOT
. "$(dirname -- "$0")/tap.sh"

content=$1/data/content/classic.xml
help=$1/help/C

from ()
{
  xmllint --nonet --xpath "$1" "$2"
}

# The numbers of a text, but for those of rules (R5.2), as they come.
numbers ()
{
  sed 's/R[0-9.]*//g' | grep -o '[0-9][0-9]*' | tr '\n' ' '
}

sorted ()
{
  tr ' ' '\n' | sort -n | tr '\n' ' '
}

# What is to be counted of a reward and its price: "recruit a knight" and "upgrade a knight" say no number.
amounts ()
{
  from "$1/*[self::reward or self::price]/@*[name() != 'recruits' and name() != 'upgrades']" "$content" | numbers
}

same ()
{
  [ "$1" = "$2" ] || { echo "'$1' is not '$2'"; return 1; }
}

# The cell of the help's table that stands so many columns behind a title.
cell ()
{
  from "string(//*[local-name() = 'tr'][*[1] = '$1']/*[$2])" "$3"
}

cell_after ()
{
  from "string(//*[local-name() = 'td'][. = '$1']/following-sibling::*[1])" "$2"
}

item_says ()
{
  wanted=$(amounts "$1" | sorted)
  same "$(from "string($1/text)" "$content" | numbers | sorted)" "$wanted" &&
    same "$(cell "$(from "string($1/title)" "$content")" "$2" "$3" | numbers | sorted)" "$wanted"
}

minimum_says ()
{
  same "$(cell "$(from "string($1/title)" "$content")" 2 "$help/rules-counties.page")" "$(from "string($1/@minimum)" "$content")"
}

# The sentence of a law stands in the help as on the card, but for a word here and there: the same numbers in the same order.
law_says ()
{
  same "$(cell_after "$(from "string($1/title)" "$content")" "$help/rules-parliament.page" | numbers)" "$(from "string($1/text)" "$content" | numbers)"
}

conflict_says ()
{
  name="$(from "string($1/title)" "$content") $(from "string($1/@year)" "$content")"
  same "$(cell "$name" 2 "$help/rules-france.page") / $(cell "$name" 3 "$help/rules-france.page")" \
    "$(from "concat($1/@france, ' / ', $1/@first, ' / ', $1/@second, ' / ', $1/@third)" "$content")"
}

later_says ()
{
  same "$(sed -n 's/.*with two players the second has //p' "$help/rules.page" | numbers)" "$(from '//later/@pp' "$content" | numbers)"
}

for id in $(from '//county/@id' "$content" | cut -d'"' -f2); do
  check "$id, minimum" minimum_says "//county[@id='$id']"
  check "$id, reward" item_says "//county[@id='$id']" 3 "$help/rules-counties.page"
done
for id in $(from '//castle/space/@id' "$content" | cut -d'"' -f2); do
  check "$id, reward" item_says "//castle/space[@id='$id']" 2 "$help/rules-rewards.page"
done
for id in $(from '//law/@id' "$content" | cut -d'"' -f2); do
  check "$id" law_says "//law[@id='$id']"
done
for id in $(from '//conflict/@id' "$content" | cut -d'"' -f2); do
  check "$id" conflict_says "//conflict[@id='$id']"
done
check 'PP of those who begin later' later_says
finish
