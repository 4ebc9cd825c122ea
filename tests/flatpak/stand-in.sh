#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Where the runtime of GNOME cannot be downloaded: makes org.gnome.Platform and org.gnome.Sdk of that version
# out of a Debian tree, in an OSTree repository: stand-in.sh REPOSITORY VERSION
# It is not the real runtime: the names are right, the libraries are those of Debian $SUITE. Wants root, debootstrap
# and 2 GB; three minutes the first time. MIRROR names another archive of Debian.
set -eu

repository=$1
version=$2
suite=${SUITE:-trixie}
mirror=${MIRROR:-http://deb.debian.org/debian}
arch=$(flatpak --default-arch)
work=$repository.work
tree=$work/tree

platform='libgtk-4-1 libadwaita-1-0 libxml2 librsvg2-2 librsvg2-common adwaita-icon-theme fonts-cantarell fonts-dejavu-core
  dconf-gsettings-backend shared-mime-info gsettings-desktop-schemas at-spi2-core libgtk-4-media-gstreamer locales'
sdk='gcc libc6-dev meson ninja-build pkgconf libgtk-4-dev libadwaita-1-dev libxml2-dev librsvg2-dev libxml2-utils gettext
  itstool desktop-file-utils appstream appstream-util appstream-compose ccache libglib2.0-dev-bin libgtk-4-bin gtk-update-icon-cache python3 binutils xauth dbus-daemon'

# add PACKAGE...: into the tree, quietly.
add ()
{
  DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 chroot "$tree" apt-get install -qqy --no-install-recommends "$@" >> "$work/log" 2>&1 || {
    tail -n 20 "$work/log" >&2
    exit 1
  }
}

# export_as NAME: what the tree holds now is that runtime.
export_as ()
{
  rm -rf "$tree/usr/etc"
  cp -a "$tree/etc" "$tree/usr/etc"
  printf '[Runtime]\nname=%s\nruntime=org.gnome.Platform/%s/%s\nsdk=org.gnome.Sdk/%s/%s\n' "$1" "$arch" "$version" "$arch" "$version" > "$tree/metadata"
  flatpak build-export --runtime --files=usr --disable-sandbox --no-update-summary "$repository" "$tree" "$version" >> "$work/log" 2>&1
  rm -rf "$tree/usr/etc"
}

rm -rf "$repository" "$work"
mkdir -p "$work"
echo "Making a stand-in for org.gnome.Platform//$version out of Debian $suite ..." >&2
debootstrap --variant=minbase --merged-usr "$suite" "$tree" "$mirror" > "$work/log" 2>&1 || { tail -n 20 "$work/log" >&2; exit 1; }
printf 'force-unsafe-io\npath-exclude=/usr/share/doc/*\npath-exclude=/usr/share/man/*\n' > "$tree/etc/dpkg/dpkg.cfg.d/zz-slim"

ostree init --repo="$repository" --mode=bare-user-only
# Word splitting is wanted: one word, one package.
# shellcheck disable=SC2086
add $platform
for locale in de_DE fr_FR es_ES it_IT pl_PL nl_NL; do
  chroot "$tree" localedef -i "$locale" -f UTF-8 "$locale.UTF-8"
done
export_as org.gnome.Platform
# shellcheck disable=SC2086
add $sdk
export_as org.gnome.Sdk
flatpak build-update-repo "$repository" > /dev/null
rm -rf "$work"
