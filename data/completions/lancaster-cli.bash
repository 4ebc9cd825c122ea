# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
#
# Completion for lancaster-cli and lancaster in bash. What there is to complete the programs say themselves.

# _lancaster_words HELP...: the long options of a help, those with a value with their "=".
_lancaster_options ()
{
  LC_ALL=C.UTF-8 "$@" 2> /dev/null | sed -n 's/^  \(-[a-z], \)\{0,1\}\(--[a-z-]*=\{0,1\}\).*/\2/p'
}

_lancaster_commands ()
{
  LC_ALL=C.UTF-8 "$1" --help 2> /dev/null | sed -n '/^Commands:/,/^$/s/^  \([a-z-]*\)  .*/\1/p'
}

# Saved games, and the folders they may be in.
_lancaster_games ()
{
  compopt -o filenames 2> /dev/null
  COMPREPLY=()
  while IFS= read -r name; do
    if [[ -d $name || $name == *"$2" ]]; then
      COMPREPLY+=("$name")
    fi
  done < <(compgen -f -- "$1")
}

# The word before the cursor as it was typed: bash cuts "--agents=page" at its "=".
_lancaster ()
{
  local line=${COMP_LINE:0:COMP_POINT}
  local word=${line##*[[:space:]]}
  local value=${word#*=}
  local help=("$1")

  if [[ ${1##*/} == lancaster-cli ]]; then
    if [[ $COMP_CWORD -eq 1 ]]; then
      mapfile -t COMPREPLY < <(compgen -W "$(_lancaster_commands "$1") --help --version" -- "$word")
      return
    fi
    help+=("${COMP_WORDS[1]}")
  fi
  case $word in
    --content=*) _lancaster_games "$value" .xml ;;
    --output=*) _lancaster_games "$value" .lancaster ;;
    --*=*) COMPREPLY=() ;;
    -*)
      mapfile -t COMPREPLY < <(compgen -W "$(_lancaster_options "${help[@]}" --help)" -- "$word")
      [[ ${COMPREPLY[0]-} == *= ]] && compopt -o nospace 2> /dev/null
      ;;
    *) _lancaster_games "$word" .lancaster ;;
  esac
}

complete -F _lancaster lancaster-cli lancaster
