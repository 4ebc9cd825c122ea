# SPDX-License-Identifier: GPL-3.0-or-later
#
# Turns a catalogue whose translations are the messages themselves (msgen) into one of a language that nobody speaks:
# in brackets, half as long again, with no letter of ASCII left, and everything that is no text as it was. What is cut
# off has no bracket at its end, what is not translated has letters of ASCII.
#
#     msgen --no-wrap TEMPLATE | awk -v rtl=0 -f pseudo.awk > pseudo.po
#
# rtl=1: the text runs from right to left, by marks of direction around it.

BEGIN {
  split("a á b ḃ c ç d đ e é f ḟ g ğ h ħ i í j ĵ k ķ l ľ m ḿ n ñ o ö p þ q ǫ r ř s š t ť u ü v ṽ w ŵ x ẋ y ý z ž", low, " ")
  split("A Á B Ḃ C Ç D Đ E É F Ḟ G Ğ H Ħ I Í J Ĵ K Ķ L Ľ M Ḿ N Ñ O Ö P Þ Q Ǫ R Ř S Š T Ť U Ü V Ṽ W Ŵ X Ẋ Y Ý Z Ž", high, " ")
  for (i = 1; i < 52; i += 2) {
    strange[low[i]] = low[i + 1]
    strange[high[i]] = high[i + 1]
  }
  # A placeholder of printf or of a date, markup, an entity, an escape of the catalogue, the mark of a mnemonic.
  kept = "^(%[0-9]*\\$?[-+#0_^]*[0-9]*l*[A-Za-z%]|<[^>]*>|&[a-z]+;|\\\\.|_)"
}

# The letters of a piece of text; counts them in letters and what they became in length.
function disguise(text,   out, letter) {
  out = ""
  while (text != "") {
    if (match(text, kept)) {
      out = out substr(text, 1, RLENGTH)
      text = substr(text, RLENGTH + 1)
      continue
    }
    letter = substr(text, 1, 1)
    text = substr(text, 2)
    length_before++
    length_after++
    if (letter in strange) {
      letters++
      if (letter ~ /[AEIOUaeiou]/) {
        out = out strange[letter]
        letter = tolower(letter)
        length_after++
      }
      letter = strange[letter]
    }
    out = out letter
  }
  return out
}

# Newlines at the ends stay there, for msgfmt compares them. Without a letter (", ", "×%u") there is nothing to translate.
function translate(text,   head, tail, out) {
  head = tail = ""
  while (substr(text, 1, 2) == "\\n") {
    head = head "\\n"
    text = substr(text, 3)
  }
  while (length(text) > 1 && substr(text, length(text) - 1) == "\\n") {
    tail = tail "\\n"
    text = substr(text, 1, length(text) - 2)
  }
  letters = length_before = 0
  length_after = 2
  out = disguise(text)
  if (letters == 0)
    return head text tail
  for (; 2 * (length_after + 5) <= 3 * length_before; length_after += 5)
    out = out " ~~~~"
  for (; 2 * length_after < 3 * length_before; length_after++)
    out = out "~"
  out = "[" out "]"
  if (rtl)
    out = "\342\200\217\342\200\256" out "\342\200\254"
  return head out tail
}

function end_translation() {
  if (keyword == "")
    return
  if (in_header)
    print "msgstr \"MIME-Version: 1.0\\nContent-Type: text/plain; charset=UTF-8\\nContent-Transfer-Encoding: 8bit\\nPlural-Forms: nplurals=2; plural=(n != 1);\\n\""
  else
    print keyword " \"" translate(message) "\""
  keyword = ""
}

/^msgstr/ {
  end_translation()
  match($0, /^[^"]*/)
  keyword = substr($0, 1, RLENGTH - 1)
  message = substr($0, RLENGTH + 2, length($0) - RLENGTH - 2)
  next
}
/^"/ && keyword != "" {
  message = message substr($0, 2, length($0) - 2)
  next
}
/^#, fuzzy/ { next }
{
  end_translation()
  if (/^msgid /)
    in_header = ($0 == "msgid \"\"")
  else if (/^"/)
    in_header = 0
  print
}
END { end_translation() }
