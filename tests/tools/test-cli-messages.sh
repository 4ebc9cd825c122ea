#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Help, exit codes and complaints: test-cli-messages.sh CLI ROOT PYTHON
. "$(dirname -- "$0")/cli.sh"

# misuse NAME TEXT WORD...: exit 2, the text and a usage on standard error, nothing on standard output.
misuse ()
{
  name=$1
  text=$2
  shift 2
  check "$name: exit 2" exits 2 "$cli" "$@"
  check "$name: says why" complains "lancaster-cli: $text" "$cli" "$@"
  check "$name: usage" complains 'Usage: lancaster-cli ' "$cli" "$@"
}

# failure NAME TEXT WORD...: exit 1 and the text on standard error.
failure ()
{
  name=$1
  text=$2
  shift 2
  check "$name: exit 1" exits 1 "$cli" "$@"
  check "$name: says why" complains "$text" "$cli" "$@"
}

full_disk ()
{
  [ -w /dev/full ] || return 0
  exits 1 "$cli" replay "$save" > /dev/full
}

save=$root/tests/data/saves/4p-cut.lancaster

check 'help: exit 0' exits 0 "$cli" --help
check 'help: usage' says 'Usage: lancaster-cli COMMAND' "$cli" --help
check 'version' says 'lancaster-cli ' "$cli" --version
for command in play record verify replay selfplay bench train study; do
  check "help lists $command" says "  $command " "$cli" --help
  check "$command --help: exit 0" exits 0 "$cli" "$command" --help
  check "$command --help: usage" says "lancaster-cli $command" "$cli" "$command" --help
  misuse "$command, unknown option" '' "$command" --no-such-option
done

misuse 'nothing' 'a command is needed'
misuse 'unknown command' "unknown command 'dance'" dance
misuse 'unknown option' "unknown option '--dance'" --dance
misuse 'record without players' '--players' record --agents random -o x
misuse 'record, one player' '--players' record --players 1 --agents random -o x
misuse 'record, six players' '--players' record --players 6 --agents random -o x
misuse 'record, no output' '--agents and --output' record --players 2 --agents random
misuse 'record, unknown agent' "unknown computer player 'nobody'" record --players 2 --agents nobody -o x
misuse 'record, too many agents' '--agents' record --players 2 --agents random,random,greedy -o x
misuse 'record, a word too many' "unexpected argument 'word'" record --players 2 --agents random -o x word
misuse 'record, unknown family' "--families: 'tudor'" record --players 2 --agents random --families percy,tudor -o x
misuse 'record, a family twice' "--families: 'percy'" record --players 2 --agents random --families percy,percy -o x
misuse 'record, not a number' '' record --players two --agents random -o x
misuse 'record, negative' 'numbers must not be negative' record --players 2 --agents random --stop-after -3 -o x
misuse 'verify nothing' 'a file is needed' verify
misuse 'replay nothing' 'one file is needed' replay
misuse 'replay, negative' 'numbers must not be negative' replay "$save" --until -1
misuse 'selfplay, no games' '--games' selfplay --players 2 --agents random --games 0
misuse 'selfplay, no jobs' '--jobs' selfplay --players 2 --agents random --jobs 0
misuse 'selfplay, unknown option of a player' "unknown option “speed”" selfplay --players 2 --agents lord:speed=3
misuse 'train, no output' '--output' train
misuse 'train, one player' '--players' train --players 1 -o x
misuse 'train, no iterations' '--iterations' train --iterations 0 -o x
misuse 'train, no games' '--games' train --games 0 -o x
misuse 'train, no jobs' '--jobs' train --jobs 0 -o x
misuse 'bench, no time' '--seconds' bench --seconds 0
misuse 'play, two files' "unexpected argument 'y'" play x y
misuse 'play, file and players' 'a saved game brings its own' play "$save" --players 3
misuse 'play, too many humans' '--humans' play --players 3 --humans 4

failure 'train, no such weights' 'cannot use the weights of nowhere.conf' train --players 2 --games 1 --iterations 1 --weights nowhere.conf -o x
failure 'record, no such folder' 'lancaster-cli: ' record --players 2 --agents random -o no/such/folder
failure 'replay, no such file' 'lancaster-cli: ' replay missing.lancaster
failure 'replay, beyond the end' '--until 88: this game has 87 decisions' replay "$save" --until 88
failure 'play, no such file' 'lancaster-cli: ' play missing.lancaster
failure 'content, no such file' 'lancaster-cli: ' bench --content missing.xml
check 'verify, no such file: exit 1' exits 1 "$cli" verify missing.lancaster
check 'verify, no such file: says so' says 'missing.lancaster: refused: ' "$cli" verify missing.lancaster
check 'a full disk is noticed' full_disk
check 'nothing was written' test ! -e x
check 'content from a file' exits 0 "$cli" verify --content "$root/data/content/classic-1.xml" "$save"
check 'the first revision' exits 0 "$cli" verify --content-revision 1 "$save"
failure 'no such revision' '--content-revision 9' verify --content-revision 9 "$save"
failure 'no such revision, below all' '--content-revision -1' verify --content-revision=-1 "$save"
finish
