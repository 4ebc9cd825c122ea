# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=sh disable=SC2034,SC2154
#
# Set-up shared by play and check: finds what packages.txt asks for and is not
# there, installs it, builds. Sourced with $root = the top folder of the source.
# Everything it says goes to standard error; standard output belongs to the game.

say ()
{
  printf '%s\n' "$*" >&2
}

die ()
{
  say "$*"
  exit 1
}

# The package manager: sets $manager and the column of packages.txt it reads.
find_manager ()
{
  if command -v apt-get > /dev/null; then
    manager=apt
    column=4
  elif command -v dnf > /dev/null; then
    manager=dnf
    column=5
  elif command -v pacman > /dev/null; then
    manager=pacman
    column=6
  else
    manager=
    column=4
  fi
}

package_installed ()
{
  case $manager in
    apt) dpkg-query -W -f='${db:Status-Status}' "$1" 2> /dev/null | grep -q '^installed' ;;
    dnf) rpm -q --quiet --whatprovides "$1" ;;
    pacman) pacman -T "$1" > /dev/null ;;
    *) false ;;
  esac
}

# probe KIND WHAT PACKAGE: is it there?
probe ()
{
  case $1 in
    cmd) command -v "$2" > /dev/null ;;
    lib) pkg-config --exists "${2%(*} >= $(echo "${2#*(}" | tr -d ')')" 2> /dev/null ;;
    font) fc-list -q "$(echo "$2" | tr _ ' ')" 2> /dev/null ;;
    pkg) [ -z "$manager" ] || package_installed "$3" ;;
  esac
}

# missing NEED FIELD: of that need, "what" is not there, or which "package" would bring it and is not installed.
missing ()
{
  awk -v need="$1" -v column="$column" '$1 == need { print $2, $3, $column }' "$root/build-aux/packages.txt" |
    while read -r kind what package; do
      [ "$package" = - ] && continue
      probe "$kind" "$what" "$package" && continue
      if [ "$2" = what ]; then
        echo "$what"
      elif ! package_installed "$package"; then
        echo "$package"
      fi
    done | sort -u | tr '\n' ' '
}

can_be_root ()
{
  [ "$(id -u)" -eq 0 ] || command -v sudo > /dev/null || command -v doas > /dev/null
}

# run_as_root COMMAND...: directly, or with sudo or doas.
run_as_root ()
{
  if [ "$(id -u)" -eq 0 ]; then
    "$@"
  elif command -v sudo > /dev/null; then
    sudo "$@"
  else
    doas "$@"
  fi
}

# A fresh machine or container has no package lists yet; a stale list names files that are gone.
refresh_lists ()
{
  if [ -z "${lists_refreshed:-}" ]; then
    run_as_root apt-get update -q >&2 || say "The package lists could not be refreshed; trying with the old ones."
    lists_refreshed=yes
  fi
}

install_packages ()
{
  case $manager in
    apt)
      refresh_lists
      run_as_root env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends "$@" >&2
      ;;
    dnf)
      run_as_root dnf install -y --setopt=install_weak_deps=False "$@" >&2
      ;;
    pacman)
      # -Syu only when needed: Arch does not support installing against half-refreshed lists.
      run_as_root pacman -S --needed --noconfirm "$@" >&2 || run_as_root pacman -Syu --needed --noconfirm "$@" >&2
      ;;
  esac
}

# provide NEED PURPOSE: installs what is missing; fails if something is missing still.
provide ()
{
  lacking=$(missing "$1" what)
  if [ -z "$lacking" ]; then
    return 0
  fi
  if [ -z "$manager" ]; then
    say "This machine has none of apt, dnf and pacman: please install what is missing by hand."
  else
    packages=$(missing "$1" package)
    if [ -n "$packages" ] && ! can_be_root; then
      say "These packages are needed for $2: $packages"
      say "Installing needs root, and there is neither sudo nor doas. Please install them, or run this once as root."
    elif [ -n "$packages" ]; then
      say "Installing for $2: $packages"
      # Word splitting is wanted: one word, one package.
      # shellcheck disable=SC2086
      install_packages $packages
      lacking=$(missing "$1" what)
    fi
  fi
  if [ -n "$lacking" ]; then
    say "Missing or too old for $2: $lacking"
    return 1
  fi
}

# provide_build: the needs of every program, or the end. provide_window: sets $ui to what can be built.
provide_build ()
{
  find_manager
  provide build "the build" || die "Lancaster cannot be built without them."
}

provide_window ()
{
  ui=enabled
  if ! provide window "the window"; then
    say "The window needs GTK 4.8 and libadwaita 1.2 or newer; building the game for the terminal only."
    ui=disabled
  fi
}

# build DIR OPTION...: configures once, then compiles what changed; quiet unless it fails.
build ()
{
  dir=$1
  shift
  mkdir -p "$dir"
  log=$dir/build.log
  if [ ! -f "$dir/build.ninja" ]; then
    say "Building Lancaster in ${dir#"$root/"} (the first time takes a minute or two) ..."
    if ! meson setup "$dir" "$root" --buildtype=release "$@" > "$log" 2>&1; then
      tail -n 15 "$log" >&2
      die "Configuring failed; the whole log is $log"
    fi
  fi
  if ! meson compile -C "$dir" > "$log" 2>&1; then
    tail -n 40 "$log" >&2
    die "Compiling failed; the whole log is $log"
  fi
}
