#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# The data files by the tools of their trade, each of which must also refuse a copy with a planted mistake:
# test-validation.sh ROOT [BUILT-DATA ID]   BUILT-DATA: the folder with the files as they are installed, of that application id
# A tool that is not installed leaves its cases out; ./check installs them all.
root=$1
built=${2-}
id=${3-}
. "$root/tests/data/tap.sh"

work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT

has ()
{
  command -v "$1" > /dev/null
}

# refused FILE SED-SCRIPT JUDGE [ARGUMENT...]: the copy with the mistake differs, and the judge does not take it.
refused ()
{
  copy=$work/planted/$(basename -- "$1")
  mkdir -p "$work/planted"
  sed -e "$2" "$1" > "$copy"
  shift 2
  ! cmp -s "$copy" "$original" || { echo 'the mistake is not planted: the text has changed'; return 1; }
  ! "$@" "$copy" || { echo 'the mistake is not found'; return 1; }
}

# judge NAME FILE SED-SCRIPT JUDGE [ARGUMENT...]: two cases, the file and a copy with a mistake.
judge ()
{
  original=$2
  name=$1
  script=$3
  shift 3
  check "$name" "$@" "$original"
  check "$name with a mistake" refused "$original" "$script" "$@"
}

# AppStream before 1.0 has another name for the developers, and takes the new one for a mistake.
metainfo_is_good ()
{
  mkdir -p "$work/metainfo"
  copy_of_metainfo=$work/metainfo/$(basename -- "$1")
  cp "$1" "$copy_of_metainfo"
  if appstreamcli --version | grep -q ' 0\.'; then
    sed -i -e '/<developer id/d' -e '/<\/developer>/d' -e 's|<name>The Lancaster developers</name>|<developer_name>The Lancaster developers</developer_name>|' \
      "$copy_of_metainfo"
    sed -i '/<name xml:lang=.*Lancaster.*<\/name>/{/developer/d}' "$copy_of_metainfo"
  fi
  appstreamcli validate --strict --no-net --explain "$copy_of_metainfo"
}

# The icon is that of the desktop file: flatpak-builder of Debian 12 fails on one beside it.
leaves_icon_to_desktop ()
{
  ! grep '<icon' "$1"
}

# The same versions in the same order as in the news, the first of them that of the program.
releases_are_news ()
{
  xmllint --xpath '//release/@version' "$1" | sed 's/^ *version="\(.*\)"$/\1/' > "$work/releases"
  sed -n 's/^## \([0-9.]*\)$/\1/p' "$root/NEWS.md" > "$work/news"
  diff "$work/news" "$work/releases" || return 1
  grep -q "version: '$(head -n 1 "$work/news")'" "$root/meson.build" || { echo 'the program has another version'; return 1; }
}

# Every picture is one of data/screenshots, of the size that is given.
screenshots_are_there ()
{
  n=$(xmllint --xpath 'count(//screenshot/image)' "$1")
  [ "$n" -ge 3 ] || { echo "$n screenshots"; return 1; }
  for i in $(seq "$n"); do
    address=$(xmllint --xpath "string((//screenshot/image)[$i])" "$1")
    picture=$root/data/screenshots/${address##*/}
    size=$(xmllint --xpath "concat((//screenshot/image)[$i]/@width, ' ', (//screenshot/image)[$i]/@height)" "$1")
    # Width and height stand at byte 16 of a PNG file, the most significant byte first.
    real=$(od -An -tu1 -j16 -N8 "$picture" | awk '{ print ($1 * 256 + $2) * 65536 + $3 * 256 + $4, ($5 * 256 + $6) * 65536 + $7 * 256 + $8 }')
    [ "$size" = "$real" ] || { echo "${address##*/} is $real, not $size"; return 1; }
  done
}

schema_is_good ()
{
  mkdir -p "$work/schema"
  rm -f "$work"/schema/*
  cp "$1" "$work/schema/"
  glib-compile-schemas --strict --dry-run "$work/schema"
}

# D-Bus starts the program of the right name.
service_is_good ()
{
  [ "$(sed -n 1,99p "$1" | grep -v '^#' | head -n 1)" = '[D-BUS Service]' ] &&
    grep -qx "Name=$id" "$1" && grep -q '^Exec=/.*/lancaster --gapplication-service$' "$1"
}

# A desktop with this type knows saved games by name, by content and with our icon.
mime_is_good ()
{
  rm -rf "$work/mime"
  mkdir -p "$work/mime/packages"
  cp "$1" "$work/mime/packages/"
  xmllint --noout "$1" && update-mime-database "$work/mime" || return 1
  set -- "$root"/tests/data/saves/*.lancaster
  cp "$1" "$work/game.lancaster"
  cp "$1" "$work/no-ending"
  echo '<?xml version="1.0"?><cut' > "$work/cut.lancaster"
  for file in game.lancaster no-ending cut.lancaster; do
    # A Lancaster that is installed here must not help.
    type=$(XDG_DATA_HOME=$work XDG_DATA_DIRS=$work gio info --attributes=standard::content-type,standard::icon "$work/$file")
    echo "$type"
    [ -n "${type##*application/x-lancaster-game+xml*}" ] && return 1
    [ -n "${type##*"$id"-game*}" ] && return 1
  done
  return 0
}

# Roff has no errors: what it does not understand it says and leaves out.
page_is_good ()
{
  mandoc -T lint -W warning "$1" | grep -v 'missing date\|STYLE' | nothing
}

# help WHAT SED-SCRIPT: yelp-check says it by words, not by its exit status.
help_is_good ()
{
  yelp-check "$1" "$2" 2>&1 | nothing
}

planted_help ()
{
  rm -rf "$work/help"
  cp -R "$root/help/C" "$work/help"
  sed -i -e "$2" "$work/help/controls.page"
  ! help_is_good "$1" "$work/help" || { echo 'the mistake is not found'; return 1; }
}

content_is_good ()
{
  xmllint --noout --nonet --relaxng "$root/data/content/lancaster-content.rng" "$1"
}

# A display, sound, a processor for graphics: no files, no network, nobody on the bus.
permissions_are_least ()
{
  sed -n '/"finish-args"/,/\]/s/^ *"\(--.*\)",*$/\1/p' "$1" | sort > "$work/asked"
  printf '%s\n' --device=dri --share=ipc --socket=fallback-x11 --socket=pulseaudio --socket=wayland | diff - "$work/asked"
}

for manifest in "$root"/flatpak/*.json; do
  judge "permissions in $(basename "$manifest")" "$manifest" 's/--share=ipc/--share=network/' permissions_are_least
done
if has xmllint; then
  judge 'game content' "$root/data/content/classic.xml" '0,/<county /s//<kounty /' content_is_good
  judge 'releases and news' "$root/data/io.github.lancaster_game.Lancaster.metainfo.xml.in" \
    '0,/<release version="[0-9.]*"/s//<release version="99.0"/' releases_are_news
  judge 'screenshots' "$root/data/io.github.lancaster_game.Lancaster.metainfo.xml.in" '0,/width="[0-9]*"/s//width="2"/' screenshots_are_there
  for file in $(cd "$root" && find src data -name '*.ui' -o -name '*.gresource.xml' -o -name '*.svg' | LC_ALL=C sort); do
    set -- "$@" "$root/$file"
  done
  [ -z "$built" ] || shift 2
  shift
  check 'templates, resources and pictures are XML' xmllint --noout --nonet "$@"
  judge 'a template' "$root/src/ui/lan-window.ui" '0,/<\/object>/s///' xmllint --noout --nonet
fi
if has glib-compile-schemas; then
  judge 'settings schema' "$root/data/io.github.lancaster_game.Lancaster.gschema.xml" 's|<default>1366<|<default>1<|' schema_is_good
fi
if has yelp-check; then
  for what in validate links orphans ids; do
    check "help: $what" help_is_good "$what" "$root/help/C"
  done
  check 'help: validate with a mistake' planted_help validate 's|<title>|<heading/><title>|'
  check 'help: links with a mistake' planted_help links 's|</page>|<p><link xref="nowhere"/></p></page>|'
  check 'help: orphans with a mistake' planted_help orphans '/type="guide"/d'
  check 'help: ids with a mistake' planted_help ids 's|id="controls"|id="kontrols"|'
fi
if [ -n "$built" ]; then
  if has desktop-file-validate; then
    judge 'desktop file' "$built/$id.desktop" 's/^StartupNotify=true/StartupNotify=perhaps/' desktop-file-validate
    judge 'actions of the desktop file' "$built/$id.desktop" 's/^Actions=.*/Actions=new-game;/' desktop-file-validate
  fi
  if has appstreamcli; then
    judge 'metainfo' "$built/$id.metainfo.xml" '/<summary>/d' metainfo_is_good
    judge 'metainfo, its icon' "$built/$id.metainfo.xml" 's|<launchable|<icon type="stock">lancaster</icon>&|' leaves_icon_to_desktop
    judge 'metainfo, an unknown word' "$built/$id.metainfo.xml" 's/type="homepage"/type="house"/' metainfo_is_good
  fi
  if has update-mime-database; then
    judge 'MIME type' "$built/$id.xml" 's/\*\.lancaster/*.lankaster/' mime_is_good
    judge 'MIME type, its magic' "$built/$id.xml" 's/<lancaster-game/<lankaster/; s/&lt;lancaster-game/\&lt;lankaster/; s/localName="lancaster-game"/localName="lankaster"/' mime_is_good
    judge 'MIME type, its icon' "$built/$id.xml" '/<icon name/d' mime_is_good
  fi
  judge 'D-Bus service' "$built/$id.service" 's/--gapplication-service/--service/' service_is_good
  if has mandoc; then
    for page in "$built"/man/*.1; do
      judge "manual page $(basename "$page")" "$page" 's/^\.SH DESCRIPTION/.SX DESCRIPTION/' page_is_good
    done
  fi
fi
finish
