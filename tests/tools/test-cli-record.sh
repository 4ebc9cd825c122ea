#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# record, verify and replay agree with each other: test-cli-record.sh CLI ROOT PYTHON
. "$(dirname -- "$0")/cli.sh"

record ()
{
  "$cli" record "$@"
}

count_decisions ()
{
  grep -c '<decision ' "$1"
}

# record PLAYERS AGENT: a complete game verifies as finished in round 5.
complete_game ()
{
  record --players "$1" --seed "$3" --agents "$2" -o whole.lancaster || return 1
  n=$(count_decisions whole.lancaster)
  [ "$("$cli" verify whole.lancaster)" = "whole.lancaster: ok, $1 players, round 5, $n decisions" ] &&
    grep -q 'phase="finished"' whole.lancaster
}

same_twice ()
{
  record --players 3 --seed 8 --agents greedy,random,random -o a.lancaster &&
    record --players 3 --seed 8 --agents greedy,random,random -o b.lancaster && cmp a.lancaster b.lancaster
}

other_seed_differs ()
{
  record --players 3 --seed 9 --agents greedy,random,random -o c.lancaster && ! cmp -s a.lancaster c.lancaster
}

# A list of agents shorter than the seats begins again.
short_list_is_repeated ()
{
  record --players 5 --seed 8 --agents greedy,random --stop-after 0 -o short.lancaster &&
    [ "$(sed -n 's/.* level="\([a-z]*\)".*/\1/p' short.lancaster | tr '\n' ' ')" = 'greedy random greedy random greedy ' ]
}

# A game stopped early is the beginning of the complete one.
stopped_game ()
{
  record --players 4 --seed 6 --agents random -o whole.lancaster &&
    record --players 4 --seed 6 --agents random --stop-after "$1" -o part.lancaster || return 1
  [ "$(count_decisions part.lancaster)" -eq "$1" ] || return 1
  grep '<decision ' whole.lancaster | head -n "$1" > wanted
  grep '<decision ' part.lancaster | cmp - wanted && "$cli" verify part.lancaster
}

stopped_beyond_the_end ()
{
  record --players 4 --seed 6 --agents random --stop-after 100000 -o part.lancaster && cmp part.lancaster whole.lancaster
}

names_and_families ()
{
  record --players 2 --seed 1 --agents greedy,random --families stafford,percy --stop-after 0 -o f.lancaster &&
    grep -q '<house seat="0" family="stafford" name="Stafford" controller="computer" level="greedy"/>' f.lancaster &&
    grep -q '<house seat="1" family="percy" name="Percy" controller="computer" level="random"/>' f.lancaster &&
    grep -q 'seed="1"' f.lancaster
}

# A new game is dealt with the newest revision of the content, or with the one asked for; it is read by its own.
revisions ()
{
  for revision in 1 2; do
    record --players 3 --seed 8 --agents greedy --content-revision "$revision" -o "$revision.lancaster" &&
      grep -q " content=\"classic\" revision=\"$revision\"" "$revision.lancaster" &&
      "$cli" verify "$revision.lancaster" && replay_prints_the_state "$revision.lancaster" || return 1
  done
  record --players 3 --seed 8 --agents greedy -o newest.lancaster && cmp newest.lancaster 2.lancaster &&
    exits 1 "$cli" verify --content-revision 1 2.lancaster
}

# The position printed is the one in the file, byte for byte.
replay_prints_the_state ()
{
  "$cli" replay "$1" > printed && sed -n '/<state /,/<\/state>/p' "$1" | cmp - printed
}

# The position after K decisions is the one of the game stopped there.
replay_until ()
{
  record --players 4 --seed 6 --agents random --stop-after "$1" -o part.lancaster || return 1
  "$cli" replay whole.lancaster --until "$1" > printed && sed -n '/<state /,/<\/state>/p' part.lancaster | cmp - printed
}

chronicle ()
{
  "$cli" replay whole.lancaster --chronicle > told && grep -q '^Round 5 begins\.$' told &&
    tail -n 1 told | grep -qE '(wins|share the victory) with [0-9]+ power points?\.$'
}

# R8.1: of a game that is over, and of no other. The cards are those of the file.
hidden ()
{
  saved="$root/tests/data/saves/4p-plain.lancaster"
  says 'Round 5: the conflicts Baug' "$cli" replay "$saved" --until 21 --hidden || return 1
  grep -q 'votes for Bought Voices with 1 voting marker' said && grep -q '^<state \|^  <state ' said &&
    says 'Not in this game: the conflicts Valmont and Melun.' "$cli" replay "$saved" --chronicle --hidden || return 1
  ! grep -q 'Round 5: the conflicts' said || return 1
  record --players 3 --seed 8 --agents random --stop-after 60 -o part.lancaster &&
    complains 'this game is not over' exits 1 "$cli" replay part.lancaster --hidden
}

one_bad_among_good ()
{
  head -c 700 whole.lancaster > cut.lancaster
  exits 1 "$cli" verify whole.lancaster cut.lancaster a.lancaster > lines || return 1
  [ "$(wc -l < lines)" -eq 3 ] && sed -n 2p lines | grep -q '^cut\.lancaster: refused: line [0-9]' &&
    sed -n 3p lines | grep -q '^a\.lancaster: ok, '
}

illegal_decision ()
{
  sed '0,/kind="place" of="house" strength="1"/s//kind="place" of="house" strength="4"/' whole.lancaster > illegal.lancaster
  says 'illegal.lancaster: refused: ' "$cli" verify illegal.lancaster
}

for players in 2 3 4 5; do
  for agent in random greedy; do
    check "$players players, $agent" complete_game "$players" "$agent" "4$players"
  done
done
check 'the same seed, the same game' same_twice
check 'another seed, another game' other_seed_differs
check 'a short list of agents is repeated' short_list_is_repeated
for k in 0 1 40 100; do
  check "stopped after $k decisions" stopped_game "$k"
done
check 'stopped beyond the end' stopped_beyond_the_end
check 'names and families' names_and_families
check 'replay prints the state' replay_prints_the_state whole.lancaster
for k in 0 33 90; do
  check "replay until $k" replay_until "$k"
done
check 'replay tells the chronicle' chronicle
check 'replay tells what was hidden, of a finished game only' hidden
check 'one refused among good ones' one_bad_among_good
check 'an illegal decision is refused' illegal_decision
for save in "$root"/tests/data/saves/*.lancaster; do
  check "replay prints the state of $(basename "$save")" replay_prints_the_state "$save"
done
check 'revisions of the content' revisions
finish
