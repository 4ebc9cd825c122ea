#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Games kept in a folder, broken off, gone on with and counted anew: test-cli-arena.sh CLI ROOT PYTHON
. "$(dirname -- "$0")/cli.sh"

arena ()
{
  "$cli" selfplay --players 3 --games 12 --seed 5 --agents greedy,random,page:iterations=6 "$@"
}

same_result ()
{
  sed 's/"seconds":[0-9.]*//' "$1" > one && sed 's/"seconds":[0-9.]*//' "$2" > other && cmp one other
}

# same_games FOLDER: bytewise those of the folder `whole`.
same_games ()
{
  [ "$(ls "$1"/game-*.lancaster | wc -l)" -eq 12 ] || return 1
  for game in whole/game-*.lancaster
  do
    cmp "$game" "$1/$(basename "$game")" || return 1
  done
}

check 'games to a folder' eval 'arena --games-to whole > whole.json'
check 'verify takes them all' eval '"$cli" verify whole/*.lancaster > /dev/null'
check 'the folder changes no result' eval 'arena > none.json && same_result whole.json none.json'

check 'three jobs' eval 'arena --jobs 3 --games-to jobs > jobs.json'
check 'three jobs, the same result' same_result whole.json jobs.json
check 'three jobs, the same games' same_games jobs

# Broken off in the middle of a game: no signal can be caught that would help.
broken_off ()
{
  arena --games-to broken > broken.json &
  run=$!
  until [ -e broken/game-000003.lancaster ] || ! kill -0 "$run" 2> /dev/null; do sleep 0.01; done
  kill -9 "$run" 2> /dev/null
  wait "$run" 2> /dev/null
  [ -e broken/game-000003.lancaster ]
}

written_before ()
{
  [ "$(stat -c %i:%y broken/game-000002.lancaster)" = "$stamp" ]
}

check 'a run is broken off' broken_off
stamp=$(stat -c %i:%y broken/game-000002.lancaster)
check 'it goes on' eval 'arena --games-to broken > broken.json'
check 'broken off and gone on with, the same result' same_result whole.json broken.json
check 'broken off and gone on with, the same games' same_games broken
check 'what was there is not played again' written_before

check 'fewer games first' eval 'arena --games 4 --games-to more > /dev/null && arena --games-to more > more.json'
check 'more games later, the same result' same_result whole.json more.json
rm whole/game-000007.lancaster
check 'a game that is missing is played' eval 'arena --games-to whole > again.json && same_result whole.json again.json'

check 'another seed is refused' complains 'another set-up: “seed” is “5” there, not “6”' exits 1 arena --seed 6 --games-to whole
check 'another number of players is refused' complains '“players” is “3” there, not “4”' exits 1 arena --players 4 --games-to whole
check 'other players are refused' complains 'page:iterations=7' exits 1 "$cli" selfplay --players 3 --games 1 --seed 5 --agents greedy,random,page:iterations=7 --games-to whole
check 'the same name for others is refused' eval '"$cli" train --players 3 --games 2 --iterations 4 -o w.conf &&
  "$cli" selfplay --players 2 --games 1 --agents page:weights=w.conf --games-to w > /dev/null &&
  "$cli" train --players 3 --games 3 --iterations 4 -o w.conf &&
  complains "“fingerprints”" exits 1 "$cli" selfplay --players 2 --games 1 --agents page:weights=w.conf --games-to w'
mkdir full && touch full/letter
check 'a folder with other files is refused' complains 'full holds other files' exits 1 arena --games-to full
check 'a file is no folder' complains 'none.json' exits 1 arena --games-to none.json
cp jobs/game-000001.lancaster jobs/game-000002.lancaster
check 'a game in the place of another is refused' complains 'game-000002.lancaster is not the game that belongs there' exits 1 arena --games-to jobs
head -c 500 whole/game-000001.lancaster > jobs/game-000002.lancaster
check 'a damaged game is refused' complains 'game-000002.lancaster' exits 1 arena --games-to jobs

# Everything in the report, once more from the saved games alone (R1.1: a tie for most is a shared victory).
cat > count.py <<'PYTHON'
import glob, itertools, json, sys, xml.etree.ElementTree as tree
report = json.load(open(sys.argv[1]))
n = report["players"]
games = []
for name in sorted(glob.glob(sys.argv[2] + "/game-*.lancaster")):
    root = tree.parse(name).getroot()
    who = [h.get("level") for h in root.find("setup").findall("house")]
    games.append((who, [int(h.get("pp")) for h in root.find("state").findall("house")]))
assert len(games) == report["games"] and abs(report["fair_share"] - 1 / n) < 0.0001
near = lambda a, b, places: abs(a - b) <= 0.5001 * 10 ** -places or sys.exit("%s is not %s" % (a, b))
for agent in report["agents"]:
    name = agent["name"].split(":")[0]
    seats = [(i, pp) for who, pp in games for i in range(n) if who[i] == name]
    won = [pp.count(max(pp)) for i, pp in seats if pp[i] == max(pp)]
    assert agent["seats"] * len(games) == agent["games"] == len(seats)
    assert agent["wins"] == won.count(1) and agent["shared_wins"] == len(won) - won.count(1)
    near(agent["mean_points"], sum(pp[i] for i, pp in seats) / len(seats), 3)
    near(agent["mean_rank"], sum(1 + sum(p > pp[i] for p in pp) for i, pp in seats) / len(seats), 3)
    near(agent["win_share"], sum(1 / w for w in won) / len(seats), 4)
    assert agent["win_share_low"] <= agent["win_share"] <= agent["win_share_high"]
assert len(report["pairs"]) == len(list(itertools.combinations(report["agents"], 2)))
for pair in report["pairs"]:
    first, second = pair["first"].split(":")[0], pair["second"].split(":")[0]
    duels = [1 if pp[i] > pp[k] else 0.5 if pp[i] == pp[k] else 0
             for who, pp in games for i in range(n) for k in range(n) if who[i] == first and who[k] == second]
    near(pair["score"], sum(duels) / len(duels), 4)
    if pair["elo"] is not None:
        near(1 / (1 + 10 ** (-pair["elo"] / 400)), pair["score"], 3)
    assert (pair["elo"] is None) == (pair["score"] in (0, 1))
if len(sys.argv) > 3: # of every n games in a row each has every seat once, and all orders around the table come
    names = {tuple(who) for who, pp in games}
    assert len(names) == int(sys.argv[3]), names
    for lot in range(0, len(games), n):
        for seat in range(n):
            assert len({games[lot + g][0][seat] for g in range(n)}) == n
PYTHON
check 'the figures, by another count' "$python" count.py whole.json whole 6
"$cli" selfplay --players 4 --games 24 --seed 2 --agents greedy,random,page:iterations=2,squire:iterations=2 --games-to four > four.json
check 'all 24 orders of four players in 24 games' "$python" count.py four.json four 24
"$cli" selfplay --players 5 --games 200 --jobs 2 --seed 9 --agents random,greedy --games-to five > five.json
check 'several seats of a name, shared wins' eval 'grep -q "shared_wins\":[1-9]" five.json && "$python" count.py five.json five'
engines ()
{
  "$cli" selfplay --players 3 --games 3 --seed 4 --agents "engine:'$root/examples/engine/random-engine',engine:$cli engine --level greedy,random" "$@"
}

check 'outside engines' eval 'engines --games-to engines > engines.json && "$cli" verify engines/*.lancaster > /dev/null'
check 'outside engines, three jobs, the same result' eval 'engines --jobs 3 > jobs.json && same_result engines.json jobs.json'
check 'the engine with rules beats the one without' eval 'grep -q "engine --level greedy\",\"seats\":1,\"games\":3,\"wins\":[23]" engines.json'
check 'an engine that fails stops the run' complains 'The engine “true” has ended' exits 1 "$cli" selfplay --players 2 --agents engine:true,random
check 'record takes engines, too' eval '"$cli" record --players 2 --agents "engine:$root/examples/engine/random-engine" -o engine.lancaster && "$cli" verify engine.lancaster'
check 'simple players take no options' exits 2 "$cli" selfplay --players 2 --agents greedy:x
finish
