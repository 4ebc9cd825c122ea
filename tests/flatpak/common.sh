# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=sh disable=SC2034
#
# What the parts of the Flatpak check share. Sourced with $root = the top folder of the source, and $work = where
# everything is kept: runtimes, build, installation, home.

id=io.github.lancaster_game.Lancaster
version=$(sed -n 's/.*"runtime-version": "\(.*\)".*/\1/p' "$root/flatpak/$id.json")

export FLATPAK_USER_DIR="$work/user" HOME="$work/home"
export XDG_DATA_HOME="$work/home/.local/share" XDG_CONFIG_HOME="$work/home/.config" XDG_CACHE_HOME="$work/home/.cache"
# Where the desktop of this user finds what is installed.
export XDG_DATA_DIRS="$FLATPAK_USER_DIR/exports/share:/usr/local/share:/usr/share"
export LC_ALL=C.UTF-8
mkdir -p "$XDG_DATA_HOME" "$XDG_CONFIG_HOME" "$XDG_CACHE_HOME"

# on_a_bus COMMAND...: flatpak and its portals want a session.
on_a_bus ()
{
  dbus-run-session -- "$@"
}

# on_a_display COMMAND...: on a display and a bus of its own.
on_a_display ()
{
  xvfb-run -a -s '-screen 0 1366x768x24' dbus-run-session -- "$@"
}
