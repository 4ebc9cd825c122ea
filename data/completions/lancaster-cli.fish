# SPDX-License-Identifier: GPL-3.0-or-later
#
# Completion for lancaster-cli and lancaster in fish. What there is to complete, and what it does, the programs say themselves.

# "command<Tab>what it does", in the language of the user.
function __lancaster_commands
    lancaster-cli --help 2>/dev/null | string replace -rf '^  ([a-z][a-z-]*)  +(.*)$' '$1\t$2'
end

# "--option=<Tab>what it does" of what has been typed so far: the program, and the command of one that has some.
function __lancaster_options
    set -l typed (commandline -opc)
    set -l help $typed[1]
    test (basename $typed[1]) = lancaster-cli; and set -q typed[2]; and set -a help $typed[2]
    $help --help 2>/dev/null | string replace -rf '^  (?:-[a-z], )?(--[a-z-]+=?)[^ ]* +(.*)$' '$1\t$2'
end

function __lancaster_needs_command
    test (count (commandline -opc)) -eq 1
end

# __lancaster_files SUFFIX: such files, and the folders they may be in, for the word at the cursor or what follows its "=".
function __lancaster_files
    set -l parts (string match -r '^(--[a-z-]+=)?(.*)$' -- (commandline -ct))
    for name in (__fish_complete_path $parts[-1])
        set name (string split \t -- $name)[1]
        string match -qr -- "($argv[1]|/)\$" $name; and echo -- $parts[2]$name
    end
end

function __lancaster_types
    string match -qr -- $argv[1] (commandline -ct)
end

complete -c lancaster-cli -c lancaster -f
complete -c lancaster-cli -n __lancaster_needs_command -a '(__lancaster_commands)'
complete -c lancaster-cli -c lancaster -n '__lancaster_types "^-[^=]*\$"' -a '(__lancaster_options)'
complete -c lancaster-cli -c lancaster -n '__lancaster_types "^--content="' -a '(__lancaster_files .xml)'
complete -c lancaster-cli -c lancaster -n '__lancaster_types "^--output="' -a '(__lancaster_files .lancaster)'
complete -c lancaster-cli -n 'not __lancaster_needs_command; and __lancaster_types "^(?!-)"' -a '(__lancaster_files .lancaster)'
complete -c lancaster -n '__lancaster_types "^(?!-)"' -a '(__lancaster_files .lancaster)'
