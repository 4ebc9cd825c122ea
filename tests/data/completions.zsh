# SPDX-License-Identifier: GPL-3.0-or-later
#
# Types lines with the completion key into a zsh on a terminal of its own, and prints what it offers, "LINE<Tab>OFFER":
# completions.zsh FOLDER LINE...   FOLDER: with the completion functions

zmodload zsh/zpty
zpty shell zsh -f -i

# Everything that is offered goes through compadd: with -O it tells the matches instead of adding them.
zpty -w shell "
PROMPT= RPROMPT=
unsetopt zle_bracketed_paste 2> /dev/null
fpath=(${(q)1} \$fpath)
autoload -Uz compinit
compinit -u -D
compadd ()
{
  local -a hits
  if [[ \${@[(I)-[AOD]*]} -ne 0 ]]; then
    builtin compadd \"\$@\"
    return
  fi
  builtin compadd -O hits \"\$@\"
  (( \$#hits )) && print -rl -- \"<offer>\"\$^hits
  builtin compadd \"\$@\"
}
finish () { print '<end>' }
zle -C offer complete-word _main_complete
offers () { zle offer; finish; BUFFER= }
zle -N offers
bindkey '^I' offers
print '<read''y>'
"
while zpty -r shell line; do
  [[ $line == *'<ready>'* ]] && break
done
for typed in "${@:2}"; do
  zpty -w -n shell "$typed"$'\t'
  while zpty -r shell line; do
    line=${line//[[:cntrl:]]/}
    [[ $line == *'<offer>'* ]] && print -r -- "$typed"$'\t'"${line##*<offer>}"
    [[ $line == *'<end>'* ]] && break
  done
  # The line is given up.
  zpty -w -n shell $'\C-u'
done
zpty -d shell
