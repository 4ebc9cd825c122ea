#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# What every file of the source owes: test-source.sh ROOT
. "$(dirname -- "$0")/tap.sh"
cd -- "$1" || exit 1

# Files under our licence lines; COPYING and LICENSES are the licences, screenshots are bitmaps,
# hostile files are broken on purpose, and found ones by a fuzzer.
ours ()
{
  find . \( -path './.git' -o -path './build*' -o -path './_flatpak_build' -o -path './.flatpak-builder' -o -path './LICENSES' \
            -o -path './subprojects' -o -path './data/screenshots' -o -path './tests/data/hostile' \
            -o -path './tests/fuzz/found' \) -prune \
    -o -type f ! -name COPYING ! -name '*.lancaster' ! -name '*.png' ! -name '*~' ! -name '*.pot' ! -name '*.json' ! -name LINGUAS -print
}

c_files ()
{
  find src tests -name '*.[ch]' -type f
}

has_licence_line ()
{
  ours | xargs grep -L 'SPDX-License-Identifier:' | nothing
}

no_open_ends ()
{
  c_files | xargs grep -nwE 'TODO|FIXME|XXX|HACK' | nothing
}

no_tabs_or_trailing_space ()
{
  c_files | xargs grep -nE "$(printf '\t')| +\$" | nothing
}

# A path of somebody's machine in the source works for nobody else.
no_private_paths ()
{
  ours | grep -v 'tests/data/test-source.sh' | xargs grep -nE '(^|[^[:alnum:]./}])/(home|root|work)/' | nothing
}

# po/POTFILES lists exactly the C files and templates that have something to translate.
potfiles_complete ()
{
  listed=$(sed '/^#/d; /^$/d' po/POTFILES | sort)
  marked=$({
    grep -rlE --include='*.c' --include='*.h' '(^|[^[:alnum:]_])(N?C?_|g_dngettext|ngettext|g_dpgettext2?) ?\(' src
    grep -rl --include='*.ui' 'translatable=' src
    find data -name '*.in' ! -name '*.service.in' ! -path 'data/man/*'
    find data -name '*.gschema.xml'
    ls data/content/classic*.xml data/first-steps/first-steps.xml
  } | sort -u)
  [ "$listed" = "$marked" ] || {
    echo "marked but not listed, or listed but not marked:"
    printf '%s\n%s\n' "$listed" "$marked" | sort | uniq -u
    return 1
  }
}

# A page or picture of the help that the build does not name is never installed.
help_complete ()
{
  there=$(cd help/C && find . -type f ! -name '*.pot' | sed 's|^\./||' | sort)
  named=$(sed -n "s/^ *'\(.*\)',\$/\1/p" help/meson.build | sort)
  [ "$there" = "$named" ] || {
    echo 'there but not in help/meson.build, or in it but not there:'
    printf '%s\n%s\n' "$there" "$named" | sort | uniq -u
    return 1
  }
}

# architecture: core <- ai, core <- game; core, ai and game know nothing of the user interface.
includes_follow_layers ()
{
  {
    grep -nE '#include ["<](glib|gio|gtk|adwaita|libxml|lan-(game|save|player|referee|record|content-loader))' \
      src/core/*.[ch] src/ai/*.[ch]
    grep -nE '#include ["<](gtk|adwaita|librsvg|lan-(words|session|window|application))' src/game/*.[ch] src/computer/*.[ch]
    grep -nE '#include ["<]lan-(game|save|player|referee|record)' src/computer/*.[ch]
    grep -nE '#include ["<]lan-(ai|agents|evaluation|greedy|search|tree|weights|computers|level)' src/core/*.[ch] src/game/*.[ch]
  } | nothing
}

check 'every file has a licence line' has_licence_line
check 'no open ends in the C files' no_open_ends
check 'no tabs or trailing spaces in the C files' no_tabs_or_trailing_space
check 'no path of one machine' no_private_paths
check 'POTFILES is complete' potfiles_complete
check 'every page of the help is installed' help_complete
check 'includes follow the layers' includes_follow_layers
finish
