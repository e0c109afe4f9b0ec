"""In which line of a TOML file a value stands."""

import tomllib
from typing import Final, TypeAlias

from intriga.games.economicus.data.faults import Path

Table: TypeAlias = dict[str, object]
"""What a table of a TOML file has."""
_LONGEST: Final = 12
"""Lines of one statement; what comes after a longer one is not located."""


def line_of(places: dict[Path, int], path: Path) -> int:
    """The line of what stands there, or of the nearest thing around it; 0 if there is none."""
    while path and path not in places:
        path = path[:-1]
    return places.get(path, 0)


def lines_of(text: str) -> dict[Path, int]:
    """The line of each table and value of a TOML file that can be read.

    A statement ends where its lines, taken alone, are TOML: so none has to be parsed here.
    """
    places: dict[Path, int] = {}
    counts: dict[Path, int] = {}
    table: Path = ()
    lines, first = text.replace("\r\n", "\n").split("\n"), 0
    while first < len(lines):
        read = _statement(lines, first)
        if read is None:
            break
        size, alone = read
        begun = lines[first].lstrip()
        if begun.startswith("["):
            table = _header(alone, counts, begun.startswith("[["))
            places.setdefault(table, first + 1)
        else:
            _enter(places, alone, table, first + 1)
        first += size
    return places


def _statement(lines: list[str], first: int) -> tuple[int, Table] | None:
    """How many lines the statement has, and what it says."""
    for size in range(1, _LONGEST + 1):
        if first + size > len(lines):
            return None
        try:
            return size, tomllib.loads("\n".join(lines[first : first + size]))
        except (ValueError, RecursionError):
            continue
    return None


def _header(alone: Table, counts: dict[Path, int], many: bool) -> Path:
    """The table that a header opens: the last one of those in a list."""
    path: Path = ()
    value: object = alone
    while isinstance(value, dict) and value:
        key, value = next(iter(value.items()))
        path += (key,)
        last = not (isinstance(value, dict) and value)
        if last and many:
            counts[path] = counts.get(path, -1) + 1
        if path in counts:
            path += (counts[path],)
    return path


def _enter(places: dict[Path, int], value: Table, at: Path, line: int) -> None:
    for key, item in value.items():
        places.setdefault((*at, key), line)
        if isinstance(item, dict):
            _enter(places, item, (*at, key), line)
