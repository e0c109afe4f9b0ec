#!/bin/sh
# Pins every dependency of pyproject.toml, with hashes, for all supported platforms and Python
# versions. The files name no package index: whoever installs chooses their own.
#   sh scripts/lock.sh .venv/bin/uv
set -eu
uv=${1:-uv}
cd "$(dirname "$0")/.."

pin() {
    out=$1
    shift
    "$uv" pip compile --quiet --universal --python-version 3.11 --generate-hashes \
        --no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" \
        --upgrade --output-file "requirements/$out" "$@" >/dev/null
}

pin run.txt pyproject.toml
pin tools.txt --group tools
pin nodes.txt --constraint requirements/run.txt pyproject.toml --extra nodes
pin dev.txt --constraint requirements/run.txt --constraint requirements/tools.txt \
    --constraint requirements/nodes.txt pyproject.toml --extra nodes --group tools --group dev
pin maps.txt --constraint requirements/run.txt --group maps
if grep -nE '://|index-url|find-links' requirements/*.txt; then
    echo 'requirements/ must not contain the URL of a package index' >&2
    exit 1
fi
