#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# What study counts in saved games: test-cli-study.sh CLI ROOT PYTHON
. "$(dirname -- "$0")/cli.sh"

saves=$root/tests/data/saves

study ()
{
  "$cli" study "$@"
}

# has LINE FILE: the study has that line.
has ()
{
  grep -qx -- "$1" "$2" || { grep "^$(echo "$1" | cut -d, -f1-3)," "$2"; return 1; }
}

# A game whose figures can be read in the file: seat 1 begins, all build the Armoury, seat 0 wins with 82 PP.
check 'a game' eval 'study "$saves/3p-plain.lancaster" > one.csv'
check 'what the columns are' eval '[ "$(head -n 1 one.csv)" = players,what,item,chances,taken,percent,finding ]'
check 'the third in the order of players wins' has '3,seat,3,1,1.00,100.0,ahead' one.csv
check 'the start player does not' has '3,seat,1,1,0.00,0.0,' one.csv
check 'one of three with the Armoury wins' has '3,start-wins,armoury,3,1.00,33.3,' one.csv
check 'everybody begins with the Armoury' has '3,first-tile,armoury,3,3,100.0,must' one.csv
check 'nobody begins with the Treasury' has '3,first-tile,treasury,3,0,0.0,' one.csv
check 'all tiles could be the first' eval '[ "$(grep -c "^3,first-tile,.*,3,[03]," one.csv)" -eq 6 ]'
check 'a law is proposed once' eval '[ "$(grep -c "^3,approved,[a-z-]*,1,[01]," one.csv)" -eq 15 ]'
check 'three houses in five rounds could use York' has '3,used,county:york,15,9,60.0,' one.csv
check 'nobody uses a place more often in a round than it could' eval \
  '[ "$(awk -F, "\$2 == \"used\" && (\$5 > \$4 || \$4 > 15)" one.csv | wc -l)" -eq 0 ]'
check 'Kent wants a strength that nobody has in round 1' eval \
  '[ "$(grep "^3,first-place,county:kent," one.csv | cut -d, -f4)" -le 12 ]'

# Whole games of more players, by a count that knows only the files.
whole=$(ls "$saves"/[345]p-plain.lancaster "$saves"/[345]p-random.lancaster)
check 'six games' eval 'study $whole > six.csv'
check 'agrees with the files' eval '"$python" "$root/tests/tools/count-games.py" six.csv $whole'
check 'every game has one victory' eval '[ "$(awk -F, "\$2 == \"seat\" { won += \$5 } END { print won }" six.csv)" = 6 ]'
check 'games add up' eval '[ "$(grep -c "^[345],seat,[1-5],2," six.csv)" -eq 12 ]'
check 'counted twice, twice as much' eval 'study "$saves/3p-plain.lancaster" "$saves/3p-plain.lancaster" | grep -qx 3,start-wins,armoury,6,2.00,33.3,'

# Of an ally only where it stands is counted (R7.5).
check 'a game for two' eval 'study "$saves/2p-plain.lancaster" > two.csv'
check 'allies are placed' eval '[ "$(grep "^2,place,ally:muster-yard," two.csv | cut -d, -f5)" -eq "$(grep -c "to=\"castle:muster-yard\"" "$saves/2p-plain.lancaster")" ]'

unfinished ()
{
  exits 1 study "$saves/3p-cut.lancaster" "$saves/3p-plain.lancaster" > part.csv 2> complaint &&
    grep -q '3p-cut.lancaster: the game is not over' complaint && cmp part.csv one.csv
}

check 'a game that is not over is left out, and said' unfinished
check 'a file that is refused' exits 1 study missing.lancaster
check 'no file' exits 2 study
finish
