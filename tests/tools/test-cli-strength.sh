#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# The levels are as strong as they say, and better the higher: test-cli-strength.sh CLI ROOT PYTHON [long]
#
# Every result follows from the seed, so nothing changes until somebody changes rules, search or weights. The bounds of the
# long form are so far below what src/ai/README.md has measured that chance hardly ever fails it then.
. "$(dirname -- "$0")/cli.sh"

# A search of a set length in place of one second.
lord=lord:milliseconds=0:threads=1:iterations

# beats NAME PLAYERS GAMES LEAST AGENTS: the first of the agents wins at least so many of the games alone.
beats ()
{
  check "$1" eval "'$cli' selfplay --players $2 --games $3 --seed 21 --jobs 2 --agents $5 > result.json &&
    holds 'r[\"agents\"][0][\"wins\"] >= $4' result.json"
}

if [ "${4-}" = long ]; then
  beats 'Lord beats three greedy ones' 4 40 20 $lord=400,greedy,greedy,greedy
  beats 'Lord beats greedy' 2 40 32 $lord=400,greedy
  beats 'Lord beats Knight' 2 40 20 $lord=1200,knight:iterations=120
  beats 'Knight beats Squire' 2 40 26 knight,squire
  beats 'Squire beats Page' 2 40 24 squire,page
  beats 'Page beats random' 2 40 36 page,random
  beats 'greedy beats random' 2 200 190 greedy,random
else
  beats 'Lord beats three greedy ones' 4 8 4 $lord=60,greedy,greedy,greedy
  beats 'Knight beats Page' 2 8 6 knight:iterations=60,page
  beats 'Page beats random' 2 8 6 page,random
  beats 'greedy beats random' 2 100 95 greedy,random
fi
finish
