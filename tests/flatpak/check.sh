#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# The Flatpak from its source to a game that is played, saved through the portal and opened again: check.sh [FOLDER]
#
# Not part of ./check: it wants flatpak, flatpak-builder, xdg-desktop-portal with its GTK backend, xvfb and xdotool, takes
# half an hour, and keeps 4 GB in FOLDER. With the remote "flathub" of the user it takes the runtime of GNOME from there;
# else it makes a stand-in (see stand-in.sh), which wants root. CONTRIBUTING.md says more.
set -u
root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
work=${1:-${XDG_CACHE_HOME:-$HOME/.cache}/lancaster-flatpak}
mkdir -p "$work"
work=$(CDPATH='' cd -- "$work" && pwd)
. "$root/tests/data/tap.sh"

flathub=$(flatpak remotes --columns=name 2> /dev/null | grep -x flathub)
. "$root/tests/flatpak/common.sh"

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
  rm -rf "$work/apps"
  ! flatpak --user info "$id" > /dev/null 2>&1 || on_a_bus flatpak --user uninstall -y --noninteractive "$id"
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

# builds ID: into a repository, anew every time; says the end of the log when it fails.
builds ()
{
  on_a_bus flatpak-builder --user --ccache --disable-cache --force-clean --state-dir="$work/state" --repo="$work/apps" "$work/app-$1" \
    "$root/flatpak/$1.json" > "$work/build-$1.log" 2>&1 || { tail -n 60 "$work/build-$1.log"; return 1; }
}

# installs ID: from that repository, with the languages of the test below.
installs ()
{
  flatpak --user remote-add --if-not-exists --no-gpg-verify lancaster "$work/apps" &&
    flatpak --user config --set languages 'en;de' &&
    on_a_bus flatpak --user install -y --noninteractive --reinstall lancaster "$1"
}

# Nothing but the display, the sound and a processor for graphics.
permissions_are_least ()
{
  flatpak --user info --show-permissions "$1" | sed '/^$/d' > "$work/permissions"
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
has_extensions ()
{
  refs=$(ostree --repo="$work/apps" refs)
  for kind in Locale Debug; do
    echo "$refs" | grep -q "runtime/$id.$kind/" || { echo "there is no $kind extension"; return 1; }
  done
  debug=$(echo "$refs" | grep "runtime/$id.Debug/")
  ostree --repo="$work/apps" ls -R "$debug" | grep -q 'bin/lancaster.debug' || { echo 'no symbols'; return 1; }
  ostree --repo="$work/apps" ls -R "$(echo "$refs" | grep "runtime/$id.Locale/")" | grep -q 'de/.*/lancaster.mo' || { echo 'no German'; return 1; }
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

check 'the runtime' runtime_is_there
check 'nothing is installed yet' starts_afresh
check 'the manifest' manifest_is_good "$root/flatpak/$id.json"
check 'the manifest for developers' manifest_is_good "$root/flatpak/$id.Devel.json"
check 'it is built' builds "$id"
check 'it is installed' installs "$id"
check 'it has no more permissions than it needs' permissions_are_least "$id"
check 'it is seen by the desktop' exports "$id"
check 'a manifest with a mistake' planted_manifest
check 'extensions' has_extensions
check 'a bundle' bundles
check 'German' speaks_german
if flatpak --user info "$id" > /dev/null 2>&1; then
  exec sh "$root/tests/flatpak/play.sh" "$work" "$count" "$wrong"
fi
echo 'Bail out! There is nothing to be played.'
exit 1
