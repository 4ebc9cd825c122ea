#compdef lancaster-cli lancaster
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Completion for lancaster-cli and lancaster in zsh. What there is to complete, and what it does, the programs say themselves.

# The options of a help as _arguments wants them: --players=[How many]:N:
_lancaster_options ()
{
  local line short long value meaning action
  "$@" 2> /dev/null | while IFS= read -r line; do
    [[ $line =~ '^  (-([a-z]), )?(--[a-z-]+)(=([^ ]*))? +(.*)$' ]] || continue
    short=$match[2] long=$match[3] value=$match[5]
    meaning=${${match[6]//\[/(}//\]/)}
    meaning=${meaning//:/ –}
    case $long in
      --content) action='_files -g "*.xml(-.)"' ;;
      --output | --weights) action=_files ;;
      *) action=' ' ;;
    esac
    if [[ -n $value ]]; then
      print -r -- "${long}=[$meaning]:${value//:/ }:$action"
    else
      print -r -- "${long}[$meaning]"
    fi
  done
}

# "command:what it does", in the language of the user.
_lancaster_commands ()
{
  $1 --help 2> /dev/null | sed -n 's/^  \([a-z][a-z-]*\)  *\(.*\)/\1:\2/p'
}

_lancaster ()
{
  local -a commands options
  local -a help=($words[1])

  if [[ $service == lancaster-cli ]]; then
    if (( CURRENT == 2 )); then
      commands=("${(@f)$(_lancaster_commands $words[1])}")
      options=(--help --version)
      _describe command commands -- options
      return
    fi
    help+=($words[2])
    shift words
    (( CURRENT-- ))
  fi
  options=("${(@f)$(_lancaster_options $help --help)}")
  _arguments $options '*:game:_files -g "*.lancaster(-.)"'
}

_lancaster "$@"
