#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# The JSON of selfplay and bench: test-cli-selfplay.sh CLI ROOT PYTHON
. "$(dirname -- "$0")/cli.sh"

without_seconds ()
{
  sed 's/"seconds":[0-9.]*//' "$1"
}

same_result ()
{
  without_seconds one.json > one && without_seconds "$1" > other && cmp one other
}

selfplay ()
{
  "$cli" selfplay --players 3 --games 30 --seed 5 --agents greedy,random,random "$@"
}

check 'one job' eval 'selfplay > one.json'
check 'two jobs' eval 'selfplay --jobs 2 > two.json'
check 'more jobs than games' eval 'selfplay --jobs 40 > forty.json'
check 'two jobs, the same result' same_result two.json
check 'forty jobs, the same result' same_result forty.json
check 'no progress bar in a file' eval 'selfplay 2>&1 > again.json | nothing'
check 'what was asked' holds 'r["players"] == 3 and r["games"] == 30 and r["seed"] == 5' one.json
check 'one entry a name' holds '[a["name"] for a in r["agents"]] == ["greedy", "random"]' one.json
check 'seats and games' holds '[(a["seats"], a["games"]) for a in r["agents"]] == [(1, 30), (2, 60)]' one.json
check 'every game is won' holds 'sum(a["wins"] + a["shared_wins"] for a in r["agents"]) >= 30' one.json
check 'no more victories than games' holds 'sum(a["wins"] for a in r["agents"]) <= 30' one.json
check 'greedy beats random' holds 'r["agents"][0]["wins"] >= 27 and r["agents"][0]["mean_points"] > r["agents"][1]["mean_points"]' one.json
check 'ranks' holds '1 <= r["agents"][0]["mean_rank"] < r["agents"][1]["mean_rank"] <= 3' one.json
check 'decisions and seconds' holds 'r["decisions"] > 30 * 60 and r["seconds"] >= 0' one.json

learn ()
{
  "$cli" train --players 3 --games 6 --iterations 8 --seed 3 "$@"
}

# 256 searches of this size want 5 GB. (Under a sanitizer the program itself wants more than the limit.)
little_memory ()
{
  (ulimit -v 1000000 && exec "$cli" --version) > version 2>&1 || return 0
  (ulimit -v 1000000 && exits 1 learn --iterations 100000 --jobs 256 -o none.conf) 2> complaint &&
    grep -q 'not enough memory' complaint && [ ! -e none.conf ]
}

check 'train' eval 'learn -o learnt.conf'
check 'train, two jobs, the same weights' eval 'learn --jobs 2 -o again.conf && cmp learnt.conf again.conf'
check 'train tells how' grep -q -- '--games 6 --iterations 8 --seed 3' learnt.conf
check 'train goes on from what was learnt' eval 'learn --weights learnt.conf -o further.conf && ! cmp -s learnt.conf further.conf'
check 'play with what was learnt' eval '"$cli" selfplay --players 3 --games 2 --agents page:weights=further.conf,page:weights=hand > learnt.json'

check 'train with too little memory' little_memory

check 'bench' eval '"$cli" bench --seconds 0.05 > bench.json'
check 'bench: 2 to 5 players' holds '[p["players"] for p in r["results"]] == [2, 3, 4, 5]' bench.json
check 'bench: speeds' holds 'all(p["games_per_second"] > 0 and p["decisions_per_game"] > 60 for p in r["results"])' bench.json
check 'bench: guided playouts' holds 'all(p["playouts_per_second"] > p["guided_games_per_second"] > 0 and p["iterations_per_second"] > 0 for p in r["results"])' bench.json
check 'bench: LanState is small' holds '0 < r["lan_state_bytes"] <= 1024' bench.json
finish
