#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# What the shells offer after a word, by the shells themselves: test-completions.sh ROOT LANCASTER-CLI [LANCASTER]
# A shell that is not installed is left out.
root=$1
. "$root/tests/data/tap.sh"

folder=$(mktemp -d)
trap 'rm -rf -- "$folder"' EXIT
mkdir "$folder/bin" "$folder/zsh" "$folder/home" "$folder/here" "$folder/here/folder"
for program in "$2" ${3+"$3"}; do
  ln -s "$(realpath "$program")" "$folder/bin/"
done
for name in ä.lancaster 'two words.lancaster' other.txt content.xml; do
  : > "$folder/here/$name"
done
cp "$root/data/completions/lancaster-cli.zsh" "$folder/zsh/_lancaster-cli"
PATH=$folder/bin:$PATH
HOME=$folder/home XDG_CONFIG_HOME=$folder/home XDG_DATA_HOME=$folder/home XDG_CACHE_HOME=$folder/home
export PATH HOME XDG_CONFIG_HOME XDG_DATA_HOME XDG_CACHE_HOME
cd "$folder/here" || exit 1

# ask SHELL LINE...: what is offered at the end of each line, into a file: "LINE<Tab>OFFER".
ask ()
{
  shell=$1
  shift
  case $shell in
    bash)
      # shellcheck disable=SC2016
      bash --norc -c '
        source "$0"
        for line; do
          COMP_LINE=$line COMP_POINT=${#line}
          read -ra COMP_WORDS <<< "$line"
          [[ $line == *" " ]] && COMP_WORDS+=("")
          COMP_CWORD=$(( ${#COMP_WORDS[@]} - 1 ))
          _lancaster "${COMP_WORDS[0]}"
          printf "$line\t%s\n" "${COMPREPLY[@]}"
        done' "$root/data/completions/lancaster-cli.bash" "$@"
      ;;
    zsh)
      timeout 120 zsh -f "$root/tests/data/completions.zsh" "$folder/zsh" "$@"
      ;;
    fish)
      # shellcheck disable=SC2016
      fish --no-config -c '
        source $argv[1]
        for line in $argv[2..]
          for offer in (complete -C $line)
            printf "%s\t%s\n" $line (string split \t -- $offer)[1]
          end
        end' "$root/data/completions/lancaster-cli.fish" "$@"
      ;;
  esac > "$folder/$shell.offers"
}

# offers SHELL LINE: what was offered at the end of that line, one a line.
offers ()
{
  awk -v line="$2" 'index($0, line "\t") == 1 { print substr($0, length(line) + 2) }' "$folder/$1.offers"
}

# has WORD...: all of them are in what was offered, and of "not WORD" none is.
has ()
{
  wanted=yes
  for word in "$@"; do
    if [ "$word" = not ]; then
      wanted=no
    elif grep -qxF -- "$word" "$folder/offered"; then
      [ "$wanted" = yes ] || { echo "“$word” is offered:"; cat "$folder/offered"; return 1; }
    else
      [ "$wanted" = no ] || { echo "“$word” is not offered:"; cat "$folder/offered"; return 1; }
    fi
  done
}

# The commands and long options of a help, found in another way than the completions do.
words_of ()
{
  LC_ALL=C.UTF-8 "$@" --help | awk '
    /^Commands:/ { commands = 1; next }
    /^$/ { commands = 0 }
    commands { print $1 }
    { for (i = 1; i <= 2; i++) if ($i ~ /^--[a-z]/) { sub(/=.*/, "", $i); print $i } }'
}

# An option with a value may be offered with its "=".
offers_all ()
{
  offers "$1" "$2" | sed 's/=.*//' > "$folder/offered"
  shift 2
  words=$(words_of "$@")
  [ -n "$words" ] || { echo 'the help has no words'; return 1; }
  # shellcheck disable=SC2086
  has $words
}

offers_commands ()
{
  words_of lancaster-cli | grep -q '^selfplay$' || { echo 'the help has no commands'; return 1; }
  offers "$1" 'lancaster-cli ' > "$folder/offered"
  # shellcheck disable=SC2046
  has $(words_of lancaster-cli | grep -v '^-')
}

offers_games ()
{
  offers "$1" "$2" | sed 's/\\//g; s/^.*=//' > "$folder/offered"
  has ä.lancaster 'two words.lancaster' not other.txt content.xml
}

offers_content ()
{
  offers "$1" 'lancaster-cli verify --content=' | sed 's/^.*=//' > "$folder/offered"
  has content.xml not other.txt
}

set -- 'lancaster-cli ' 'lancaster-cli verify ' 'lancaster-cli verify --content=' ${3+'lancaster --' 'lancaster '}
for command in $(words_of lancaster-cli | grep -v '^-'); do
  set -- "$@" "lancaster-cli $command --"
done
for shell in bash zsh fish; do
  command -v "$shell" > /dev/null || continue
  ask "$shell" "$@"
  check "$shell: commands" offers_commands "$shell"
  for command in $(words_of lancaster-cli | grep -v '^-'); do
    check "$shell: options of $command" offers_all "$shell" "lancaster-cli $command --" lancaster-cli "$command"
  done
  check "$shell: a game" offers_games "$shell" 'lancaster-cli verify '
  [ ! -e "$folder/bin/lancaster" ] || check "$shell: options of lancaster" offers_all "$shell" 'lancaster --' lancaster
  [ ! -e "$folder/bin/lancaster" ] || check "$shell: a game for lancaster" offers_games "$shell" 'lancaster '
  check "$shell: a content file" offers_content "$shell"
done
finish
