#!/bin/sh
# Prints the Pythons of this machine that Intriga runs on, one for each version, as paths, the one
# to take first: the newest that we test, and last those that we do not.
#
#     sh scripts/pythons.sh           all of them
#     sh scripts/pythons.sh 3.12      that of one version; ends non-zero if there is none
#
# They are looked for on the PATH and, where there is pyenv, among its versions.

# The path of the Python behind a command, if it is one of this version and can make environments.
works() {
    "$1" -c '
import sys
import ensurepip, venv
if sys.argv[1] != "%d.%d" % sys.version_info[:2]:
    sys.exit(1)
print(sys.executable)' "$2" 2>/dev/null
}

# The commands that may be a Python of a version.
commands() {
    echo "python$1"
    if command -v pyenv >/dev/null 2>&1; then
        for made in $(pyenv versions --bare 2>/dev/null | grep "^$1\.[0-9]*$" | sort -t . -k 3 -nr); do
            echo "$(pyenv prefix "$made" 2>/dev/null)/bin/python$1"
        done
    fi
    echo python3
    echo python
}

status=1
for version in ${1:-3.13 3.12 3.11 3.14}; do
    for command in $(commands "$version"); do
        if works "$command" "$version"; then
            status=0
            break
        fi
    done
done
exit $status
