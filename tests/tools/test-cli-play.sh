#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# The text game, fed by a pipe: test-cli-play.sh CLI ROOT PYTHON
. "$(dirname -- "$0")/cli.sh"

# play TEXT WORD...: types the lines of the text into a game; what it says is in the file `said`.
play ()
{
  typed=$1
  shift
  # shellcheck disable=SC2059
  printf "$typed" | "$cli" play "$@" > said 2> complaint || return 1
  nothing < complaint
}

said ()
{
  grep -qF -- "$1" said || { cat said; return 1; }
}

# Answers for a whole game: one of the numbers always fits.
numbers ()
{
  i=0
  while [ "$i" -lt 3000 ]; do
    echo 1; echo 2; echo 3
    i=$((i + 1))
  done
}

demo ()
{
  "$cli" play --demo --players "$1" --seed 3 > told < /dev/null && grep -q '^Round 5 begins\.$' told &&
    tail -n 1 told | grep -qE '(wins|share the victory) with [0-9]+ power points?\.$'
}

narrow ()
{
  [ "$(awk 'length > 80' told | wc -l)" -eq 0 ] && ! grep -q "$(printf '\033')" told
}

# Extension, knight, place, squires; then take the placement back.
moves_and_undo ()
{
  play '1\n1\n1\n1\nundo\nsave undone.lancaster\nquit\n' --players 3 --seed 4 --agents greedy &&
    said 'Neville builds the Treasury.' && said 'Neville enters ' && said 'Taken back to your last decision.' &&
    "$cli" verify undone.lancaster && ! grep -q 'seat="0" kind="place"' undone.lancaster
}

redo ()
{
  play '1\n1\n1\n1\nundo\nredo\nsave redone.lancaster\nquit\n' --players 3 --seed 4 --agents greedy &&
    said 'Played again what was taken back.' && "$cli" verify redone.lancaster && grep -q 'seat="0" kind="place"' redone.lancaster
}

go_on ()
{
  play '1\n1\n1\nsave\nquit\n' undone.lancaster && said 'Saved as undone.lancaster.' &&
    grep -q 'seat="0" kind="place"' undone.lancaster && "$cli" verify undone.lancaster
}

# At the end of input nothing is written unasked.
end_of_input ()
{
  cp undone.lancaster before.lancaster
  play '' undone.lancaster && said 'lancaster-cli play undone.lancaster' && cmp before.lancaster undone.lancaster &&
    play '1\n' --players 2 --seed 4 && said 'The last decisions are not saved'
}

quit_asks_to_save ()
{
  play '1\nquit\nasked.lancaster\n' --players 2 --seed 4 && said 'Saved as asked.lancaster.' && "$cli" verify asked.lancaster &&
    play '1\nquit\nno\n' --players 2 --seed 4 && said 'The game is not saved.'
}

overwriting_is_asked ()
{
  echo precious > precious
  play '1\nsave precious\nn\nquit\nno\n' --players 2 --seed 4 && said 'precious exists already.' && [ "$(cat precious)" = precious ] &&
    play '1\nsave precious\ny\nquit\n' --players 2 --seed 4 && "$cli" verify precious
}

wrong_answers ()
{
  play '99\ndance\nr\nhelp\nquit\n' --players 2 --seed 4 && said 'Choose a number from 1 to 6.' &&
    said "'dance' is not an answer here" && said "'r' is not an answer here" && said 'chronicle'
}

whole_game ()
{
  numbers | "$cli" play --players "$1" --humans "$2" --seed 11 > said 2> complaint || return 1
  nothing < complaint && said 'The game is over' && grep -qE '(wins|share the victory) with' said && said 'Total'
}

# R4.2: with several humans a vote is asked behind a hand-over, and told only with all the others.
secret_votes ()
{
  numbers | "$cli" play --players 2 --humans 2 --seed 11 > said 2> complaint || return 1
  first=$(grep -n -m 1 'votes in secret' said | cut -d: -f1)
  second=$(grep -n -m 2 'votes in secret' said | tail -n 1 | cut -d: -f1)
  [ "$second" -gt "$first" ] || return 1
  sed -n "${first},${second}p" said | grep -E 'votes (for|against) ' | nothing
}

vote_left_early ()
{
  play '1\n' --players 2 --humans 2 --seed 4 && said 'The input has ended.'
}

all_computers ()
{
  "$cli" play --players 2 --humans 0 --seed 2 --agents random < /dev/null > said && grep -qE '(wins|share the victory) with' said
}

for players in 2 3 4 5; do
  check "demo, $players players" demo "$players"
  check "demo, $players players: 80 columns, no colour" narrow
done
check 'moves and undo' moves_and_undo
check 'redo' redo
check 'go on with a saved game' go_on
check 'end of input' end_of_input
check 'quit asks to save' quit_asks_to_save
check 'overwriting is asked' overwriting_is_asked
check 'wrong answers' wrong_answers
check 'a whole game of one human' whole_game 3 1
check 'a whole game of five humans' whole_game 5 5
check 'a whole game with allies' whole_game 2 1
check 'votes are secret' secret_votes
check 'leaving early' vote_left_early
check 'computers only' all_computers
finish
