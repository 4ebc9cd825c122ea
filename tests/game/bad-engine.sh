#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# An engine with a fault: bad-engine.sh FAULT PIDFILE
# It writes its process id first, answers what it must to be asked for a choice, and then does what it is called.
fault=$1
echo $$ > "$2"

choose ()
{
  case $fault in
    slow) while :; do sleep 1; done ;;
    garbage) printf 'I would rather not say\n\n' ;;
    bytes) printf '=%s \377\376\001\n\n' "$id" ;;
    other-id) printf '=999999 none\n\n' ;;
    endless-line) printf '=%s ' "$id"; while printf 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'; do :; done ;;
    endless-answer) printf '=%s a\n' "$id"; while printf 'line after line after line\n'; do :; done ;;
    half-answer) printf '=%s seat=0' "$id"; while :; do sleep 1; done ;;
    dying) exit 3 ;;
    killed) kill -9 $$ ;;
    deaf) exec < /dev/null; while :; do sleep 1; done ;;
    illegal) printf '=%s seat=0 kind=start choice=0\n\n' "$id" ;;
    foolish) printf '=%s chapel, please\n\n' "$id" ;;
    empty) printf '=%s\n\n' "$id" ;;
    refusing) printf '?%s no idea\n\n' "$id" ;;
  esac
}

[ "$fault" != mute ] || while :; do sleep 1; done
[ "$fault" != stubborn ] || trap '' TERM
while IFS= read -r line
do
  id=${line%%[!0-9]*}
  case $line in
    *list_commands) printf '=%s choose\nstop\nchoices\n\n' "$id" ;;
    *choose*) choose ;;
    *) printf '=%s\n\n' "$id" ;;
  esac
done
# Its input has ended, and the stubborn one does not care.
[ "$fault" != stubborn ] || while :; do sleep 1; done
