"""Tells whether games behave as before: writes down what two versions of the code do, and compares.

    python -m scripts.same_behaviour write AFTER [--game mafia] [--positions 200]
    PYTHONPATH=/checkout/of/before/src python -m scripts.same_behaviour write BEFORE
    python -m scripts.same_behaviour compare BEFORE AFTER [--game mafia]

`write` plays matches of every game, always the same, and writes `FOLDER/<game>/<kind>.xz`, a line
for each thing seen: position, viewer, what, digest, text (as JSON). The kinds:

- records: the lines of records that bots have played, the strongest of a game and the random one
- states: their states as the engine packs them
- api: views with events, forms, choices, drafts of seats, the public, the host, a referee
- pages: the page of a match, its named pages and past turns, the host's and the referee's
- papers: what Typst is given for each paper
- replay: the same of matches that are over

`compare` says of each kind whether it is equal and shows the first differences; it exits with 1 if
there are any. Only entry points that other programs use are called, so one script serves two
versions. Static files are not compared, nor the digest of them in their addresses.
"""

import argparse
import asyncio
import difflib
import json
import lzma
import re
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from itertools import zip_longest
from pathlib import Path
from typing import Final

from intriga import games
from intriga.store import Store
from scripts.same_plays import KINDS, Kept, write_matches, write_records
from scripts.same_world import STRANGER, World, foretold

_DIFFERENCES: Final = 3
_KINDS: Final = 12
_LINES: Final = 40
_WIDTH: Final = 220


async def write_openapi(folder: Path, store: Store) -> None:
    """The document of the API, without the version of the server."""
    async with World(store) as world:
        document = json.loads(await world.api(STRANGER, "/openapi.json"))
    document["info"].pop("version", None)
    text = json.dumps(document, ensure_ascii=False, indent=1, sort_keys=True)
    (folder / "openapi.json").write_text(text + "\n", "utf-8")


def write(folder: Path, chosen: list[str], positions: int) -> None:
    """Write down everything of these games."""
    folder.mkdir(parents=True, exist_ok=True)
    for game in chosen:
        with foretold(), _empty_store() as store, Kept(folder / game) as kept:
            write_records(kept, game, positions)
            asyncio.run(write_matches(kept, game, positions, store))
    with foretold(), _empty_store() as store:
        asyncio.run(write_openapi(folder, store))


@contextmanager
def _empty_store() -> Iterator[Store]:
    with tempfile.TemporaryDirectory() as folder, closing(Store.open_dir(Path(folder))) as store:
        yield store


def compare(before: Path, after: Path, chosen: list[str]) -> bool:
    """Print of each kind whether it is equal, and the first differences; whether all are."""
    equal = _compared(before / "openapi.json", after / "openapi.json", _read_whole)
    for game in chosen:
        for kind in KINDS:
            name = f"{game}/{kind}.xz"
            equal &= _compared(before / name, after / name, _read_lines)
    return equal


def _compared(one: Path, other: Path, read: Callable[[Path], Iterator[str]]) -> bool:
    name = "/".join(one.parts[-2:])
    if not (one.exists() and other.exists()):
        print(f"MISSING  {name}")
        return False
    if one.read_bytes() == other.read_bytes():
        print(f"equal    {name}")
        return True
    lines = 0
    different: list[tuple[str, str]] = []
    for a, b in zip_longest(read(one), read(other), fillvalue=""):
        lines += 1
        if a != b:
            different.append((a, b))
    print(f"DIFFERS  {name}: {len(different)} of {lines} lines{_kinds(different)}")
    for a, b in different[:_DIFFERENCES]:
        _show(a, b)
    return not different


def _read_whole(path: Path) -> Iterator[str]:
    yield path.read_text("utf-8")


def _kinds(different: list[tuple[str, str]]) -> str:
    """What differs, the most frequent first: numbers aside."""
    what = Counter(
        re.sub(r"\d+", "#", (a or b).split("\t")[2]) for a, b in different if "\t" in (a or b)
    )
    return "".join(f"\n    {count} × {name}" for name, count in what.most_common(_KINDS))


def _read_lines(path: Path) -> Iterator[str]:
    with lzma.open(path, "rt", encoding="utf-8") as file:
        yield from file


def _show(a: str, b: str) -> None:
    """A unified difference of two lines, cut."""
    where, before = _parted(a)
    where_after, after = _parted(b)
    print(f"  at {where}" + ("" if where == where_after else f" / {where_after}"))
    found = list(difflib.unified_diff(before, after, "before", "after", n=2, lineterm=""))[2:]
    for line in found[:_LINES]:
        print(f"    {line[:_WIDTH]}")
    if len(found) > _LINES:
        print(f"    … {len(found) - _LINES} more")


def _parted(line: str) -> tuple[str, list[str]]:
    """Where a line was seen, and its text in short lines."""
    parts = line.rstrip("\n").split("\t", 4)
    if len(parts) < 5:
        return "the document", line.splitlines()
    text = json.loads(parts[4])
    try:
        text = json.dumps(json.loads(text), ensure_ascii=False, indent=1)
    except ValueError:
        text = re.sub(r"(?=<)|(?<=>)", "\n", text) if "<" in text else text.replace(", ", ",\n")
    return " · ".join(parts[:3]), [short for short in text.splitlines() if short.strip()]


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="same_behaviour", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    writing = commands.add_parser("write", help="write down what this version does")
    writing.add_argument("folder", type=Path)
    writing.add_argument("--positions", type=int, default=200, help="of each game (200)")
    comparing = commands.add_parser("compare", help="compare two folders")
    comparing.add_argument("before", type=Path)
    comparing.add_argument("after", type=Path)
    for command in (writing, comparing):
        command.add_argument("--game", action="append", help="only this one; may be repeated")
    given = parser.parse_args()
    chosen = given.game or sorted(games.installed())
    if given.command == "write":
        write(given.folder, chosen, given.positions)
        return 0
    return 0 if compare(given.before, given.after, chosen) else 1


if __name__ == "__main__":
    sys.exit(main())
