#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# The Flatpak from its source to a game that is played, saved through the portal and opened again: check.sh [FOLDER]
#
# Not part of ./check: it wants flatpak, flatpak-builder, xdg-desktop-portal with its GTK backend, xvfb and xdotool, takes
# most of an hour, and keeps 2 GB in FOLDER. With the remote "flathub" of the user it takes the runtime of GNOME from there;
# else it makes a stand-in (see stand-in.sh), which wants root. CONTRIBUTING.md says more.
set -u
root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
work=${1:-${XDG_CACHE_HOME:-$HOME/.cache}/lancaster-flatpak}
mkdir -p "$work"
work=$(CDPATH='' cd -- "$work" && pwd)
. "$root/tests/data/tap.sh"

flathub=$(flatpak remotes --columns=name 2> /dev/null | grep -x flathub)
. "$root/tests/flatpak/common.sh"
devel=$id.Devel

# The real runtime where there is a way to it, else the stand-in, which is made once.
runtime_is_there ()
{
  if [ -n "$flathub" ]; then
    flatpak --user remote-add --if-not-exists runtimes https://dl.flathub.org/repo/flathub.flatpakrepo
  else
    [ -e "$work/repo/summary" ] || sh "$root/tests/flatpak/stand-in.sh" "$work/repo" "$version" || return 1
    flatpak --user remote-add --if-not-exists --no-gpg-verify runtimes "$work/repo"
  fi || return 1
  on_a_bus flatpak --user install -y --noninteractive --or-update runtimes "org.gnome.Platform//$version" "org.gnome.Sdk//$version"
}

# Nothing of an earlier check, so that no failed build is followed by a good old program.
starts_afresh ()
{
  rm -rf "$work/apps" "$work/planted-apps"
  uninstalls "$id" && uninstalls "$devel"
}

uninstalls ()
{
  ! flatpak --user info "$1" > /dev/null 2>&1 || on_a_bus flatpak --user uninstall -y --noninteractive "$1"
}

# flatpak-builder goes on over a key it does not know, with a warning.
manifest_is_good ()
{
  flatpak-builder --show-manifest "$1" > /dev/null 2> "$work/warnings" || { cat "$work/warnings"; return 1; }
  nothing < "$work/warnings"
}

planted_manifest ()
{
  sed 's/"buildsystem"/"bildsystem"/' "$root/flatpak/$id.json" > "$work/planted.json"
  ! manifest_is_good "$work/planted.json"
}

# builds ID [SOURCE REPOSITORY]: into a repository, anew every time; says the end of the log when it fails.
builds ()
{
  rm -rf "$work/state/build"
  on_a_bus flatpak-builder --user --ccache --disable-cache --keep-build-dirs --force-clean --state-dir="$work/state" --repo="$work/${3-apps}" \
    "$work/app-$1" "${2-$root}/flatpak/$1.json" > "$work/build-$1.log" 2>&1 || { tail -n 60 "$work/build-$1.log"; return 1; }
}

# Some tests of the window, where it was built: there is no display in flatpak-builder, but in "flatpak build" there is.
# None in which a question is asked: GTK 4.18 warns of how libadwaita 1.7 measures the title of its message dialogs.
window_tests_pass ()
{
  on_a_display flatpak build --share=ipc --socket=x11 --bind-mount=/run/build/lancaster="$work/state/build/lancaster" "$work/app-$devel" \
    meson test -C /run/build/lancaster/_flatpak_build --no-rebuild --print-errorlogs whole-game replay keyboard renderer play > "$work/window.log" 2>&1
  grep -q '^Ok: *5 *$' "$work/window.log" || { tail -n 60 "$work/window.log"; return 1; }
}

# installs ID [REPOSITORY]: from that one in $work, with the languages of the test below.
installs ()
{
  uninstalls "$1" && flatpak --user remote-add --if-not-exists --no-gpg-verify "${2-apps}" "$work/${2-apps}" &&
    flatpak --user config --set languages 'en;de' &&
    on_a_bus flatpak --user install -y --noninteractive "${2-apps}" "$1"
}

# permissions_are_least ID [REPOSITORY]: nothing but the display, the sound and a processor for graphics.
permissions_are_least ()
{
  ref=$(ref_of app "$1" "${2-apps}") || return 1
  ostree --repo="$work/${2-apps}" cat "$ref" /metadata |
    awk '/^\[/ { told = $0 !~ /^\[(Application|Build|Extension .*)\]$/ } told && NF' > "$work/permissions"
  cat > "$work/wanted" << 'END'
[Context]
shared=ipc;
sockets=fallback-x11;pulseaudio;wayland;x11;
devices=dri;
END
  sort_words "$work/permissions" > "$work/found"
  sort_words "$work/wanted" | diff - "$work/found"
}

# The words of each line in one order, for versions of flatpak differ in it.
sort_words ()
{
  while IFS='=' read -r key words; do
    printf '%s %s\n' "$key" "$(printf '%s' "$words" | tr ';' '\n' | sort | tr '\n' ' ')"
  done < "$1"
}

# ref_of KIND ID [REPOSITORY]: fails where there is none; ostree takes the name of nothing for anything.
ref_of ()
{
  ostree --repo="$work/${3-apps}" refs | grep "^$1/$2/"
}

# exports ID: what the desktop outside sees of it.
exports ()
{
  for file in "applications/$1.desktop" "mime/packages/$1.xml" "dbus-1/services/$1.service" \
    "icons/hicolor/scalable/apps/$1.svg" "icons/hicolor/symbolic/apps/$1-symbolic.svg" "icons/hicolor/scalable/mimetypes/$1-game.svg"; do
    [ -e "$FLATPAK_USER_DIR/exports/share/$file" ] || { echo "$file is not exported"; return 1; }
  done
  # Older versions of flatpak-builder give it the older name.
  [ -e "$FLATPAK_USER_DIR/exports/share/metainfo/$1.metainfo.xml" ] || [ -e "$FLATPAK_USER_DIR/exports/share/metainfo/$1.appdata.xml" ] ||
    { echo 'the metainfo is not exported'; return 1; }
  desktop-file-validate "$FLATPAK_USER_DIR/exports/share/applications/$1.desktop"
}

# Translations and debugging symbols are extensions of their own, so that nobody has what he does not want.
# has_symbols ID [REPOSITORY], has_languages ID [REPOSITORY]
has_symbols ()
{
  ref=$(ref_of runtime "$1.Debug" "${2-apps}") && ostree --repo="$work/${2-apps}" ls -R "$ref" | grep -q 'bin/lancaster.debug'
}

has_languages ()
{
  ref=$(ref_of runtime "$1.Locale" "${2-apps}") || { echo 'there is no extension'; return 1; }
  ostree --repo="$work/${2-apps}" ls -R "$ref" > "$work/languages"
  while read -r language; do
    case $language in '' | '#'*) continue ;; esac
    grep -q "/$language/.*/lancaster.mo" "$work/languages" || { echo "$language is missing"; return 1; }
  done < "$root/po/LINGUAS"
}

# One file to give away, which installs what was taken off. It has no extensions: they come from a repository.
bundles ()
{
  flatpak build-bundle "$work/apps" "$work/$id.flatpak" "$id" master &&
    on_a_bus flatpak --user uninstall -y --noninteractive "$id" &&
    on_a_bus flatpak --user install -y --noninteractive --bundle "$work/$id.flatpak" && exports "$id" && installs "$id"
}

# German as the extension brings it, by the program that needs no display.
speaks_german ()
{
  on_a_bus flatpak run --user --env=LC_ALL=de_DE.UTF-8 --command=lancaster-cli "$id" --help | grep 'Aufruf'
}

# A copy of the source with one mistake for each of the cases above that could pass over it; built once for all.
plants ()
{
  rm -rf "$work/planted" "$work/planted-apps"
  mkdir "$work/planted"
  git -C "$root" ls-files -z | (cd "$root" && xargs -0 cp --parents -t "$work/planted")
  # One more permission (not that of files, for then the portal would not come between), languages inside, no symbols;
  # and the path of the file in the message that it is saved.
  sed -i -e 's/"--device=dri"/&, "--share=network"/' -e 's/"command": "lancaster",/& "separate-locales": false,/' \
    -e 's|"buildsystem"|"build-options": { "no-debuginfo": true }, &|' \
    "$work/planted/flatpak/$id.json"
  sed -i 's/_("The game is saved.")/g_file_peek_path (file)/' "$work/planted/src/ui/lan-window-files.c"
  # The development version with the names of the other one.
  sed -i -e 's/"-Dprofile=development"/"-Dtests=false"/' -e '/"run-tests"/d' -e '/"test-/,/^ *\]/d' "$work/planted/flatpak/$devel.json"
  for file in "flatpak/$id.json" "flatpak/$devel.json" src/ui/lan-window-files.c; do
    ! cmp -s "$root/$file" "$work/planted/$file" || { echo "no mistake is planted in $file"; return 1; }
  done
  builds "$id" "$work/planted" planted-apps
}

# not COMMAND...: finds what was planted.
not ()
{
  ! "$@" || { echo "not found by: $*"; return 1; }
}

# flatpak-builder itself misses the desktop file of that name.
wrong_name_is_found ()
{
  not builds "$devel" "$work/planted" planted-apps && grep "desktop file.*/$devel.desktop" "$work/build-$devel.log"
}

# plays [planted]: the cases of play.sh, counted on.
plays ()
{
  rm -f "$work/counted"
  sh "$root/tests/flatpak/play.sh" "$work" "$count" "$wrong" "$@"
  read -r count wrong < "$work/counted" || { echo 'Bail out! It was not played to the end.'; exit 1; }
}

check 'the runtime' runtime_is_there
check 'nothing is installed yet' starts_afresh
for app in "$id" "$devel"; do
  check "$app: the manifest" manifest_is_good "$root/flatpak/$app.json"
  check "$app: it is built, and passes its tests" builds "$app"
  check "$app: it is installed" installs "$app"
  check "$app: it has no more permissions than it needs" permissions_are_least "$app"
  check "$app: it is seen by the desktop" exports "$app"
  check "$app: symbols" has_symbols "$app"
  check "$app: languages" has_languages "$app"
done
check 'the window in the sandbox' window_tests_pass
check 'a bundle' bundles
check 'German' speaks_german
if ! flatpak --user info "$id" > /dev/null 2>&1; then
  echo 'Bail out! There is nothing to be played.'
  exit 1
fi
check 'a manifest with a mistake' planted_manifest
plays
check 'it is built with mistakes' plants
check 'one permission more' not permissions_are_least "$id" planted-apps
check 'no symbols' not has_symbols "$id" planted-apps
check 'no languages' not has_languages "$id" planted-apps
check 'the development version under a wrong name' wrong_name_is_found
check 'the one with mistakes is installed' installs "$id" planted-apps
plays planted
finish
[ "$wrong" -eq 0 ]
