#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# The engine protocol: test-cli-engine.sh CLI ROOT PYTHON
. "$(dirname -- "$0")/cli.sh"
example=$root/examples/engine/random-engine
page=$root/help/C/engines.page

# The n-th session of the help page, commands marked by "<input>".
session ()
{
  awk -v wanted="$1" '/<screen>/ { n++; within = 1 } within && n == wanted { print } /<\/screen>/ { within = 0 }' "$page" |
    sed 's/^ *<screen>//; s/<\/screen>//; s/&lt;/</g; s/&gt;/>/g; s/&amp;/\&/g'
}

# follows_page N COMMAND...: the program answers what the page says, word for word.
follows_page ()
{
  session "$1" > session
  shift
  sed -n 's/^<input>\(.*\)<\/input>$/\1/p' session > commands
  { sed '/^<input>/d' session; echo; } > wanted
  "$@" < commands > answers && [ "$(wc -l < commands)" -ge 7 ] && diff wanted answers
}

drive ()
{
  "$python" "$root/tests/tools/engine-driver.py" "$cli" "$example" "$@"
}

check 'the session of the help' follows_page 1 "$cli" engine
check 'the session of the example' follows_page 2 "$example"
for players in 2 3 4 5; do
  check "a whole game against the example through pipes, $players players" drive whole_game $players
done
check 'stop and quit while thinking' drive stop_while_thinking
check 'secret votes' drive secret_votes
check 'saved games' drive saved_games "$root"/tests/data/saves/*.lancaster
check 'refusals' drive refusals
check 'the end of input ends it, when all is answered' says '=2 seat=' eval 'printf "1 newgame players=2 seed=1\n2 choose greedy" | "$cli" engine'
check 'an unknown level' complains 'duke' exits 2 "$cli" engine --level duke < /dev/null
finish
