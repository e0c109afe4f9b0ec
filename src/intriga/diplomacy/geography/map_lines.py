"""Map lines: on which line of a map's JSON something stands, so that errors can say where."""

import re
from json.decoder import JSONDecodeError, JSONDecoder
from typing import Final, TypeAlias

from intriga.diplomacy.reason import Reason

Path: TypeAlias = tuple[str, ...]
"""Names from the outermost object inwards: `("provinces", "PAR", "army")`; in a list, numbers."""

_SPACE: Final = re.compile(r"[ \t\n\r]*")
_SECTION: Final = {"power": "powers", "code": "provinces", "codes": "provinces"}
_PLAIN: Final = JSONDecoder()


def lines_of(text: str) -> dict[Path, int]:
    """Everything in a valid JSON text → the line it begins on, from 1."""
    return {path: text.count("\n", 0, at) + 1 for path, at in _values(text, 0, ())[1]}


def line_of(lines: dict[Path, int], path: Path) -> int:
    """The line of something, or of the innermost thing around it; 0 if nothing is known."""
    return next((lines[path[:n]] for n in range(len(path), -1, -1) if path[:n] in lines), 0)


def place_of(problem: Reason) -> Path:
    """Where in a map a problem is."""
    drawn = "-map-drawn-" in problem.id
    for name, section in _SECTION.items():
        value = problem.params.get(name)
        # Of a name that two provinces have, the second one is to blame.
        code = value[-1] if isinstance(value, list | tuple) and value else value
        if isinstance(code, str):
            province, _, coast = code.partition("/") if section == "provinces" else (code, "", "")
            inside: Path = ("coasts", coast) if coast else ()
            return (*(("drawing", "places") if drawn else (section,)), province, *inside)
    if problem.id == "diplomacy-map-year":
        return ("year",)
    return ("line_ups", str(problem.params["players"])) if "players" in problem.params else ()


def syntax_line(text: str) -> int:
    """The line on which a text stops being JSON; 0 if it is JSON."""
    try:
        _PLAIN.decode(text)
    except JSONDecodeError as error:
        return error.lineno
    except RecursionError:
        return 1
    return 0


def _values(text: str, at: int, path: Path) -> tuple[int, list[tuple[Path, int]]]:
    """The value that begins here, and where it ends."""
    at = _skip(text, at)
    found = [(path, at)]
    if text[at] in "{[":
        return _inside(text, at, path, found)
    return _PLAIN.raw_decode(text, at)[1], found


def _inside(
    text: str, at: int, path: Path, found: list[tuple[Path, int]]
) -> tuple[int, list[tuple[Path, int]]]:
    """An object or a list: everything in it."""
    close, number = ("}" if text[at] == "{" else "]"), 0
    at = _skip(text, at + 1)
    while text[at] != close:
        key, named = str(number), at
        if close == "}":
            key, at = _PLAIN.raw_decode(text, at)
            at = _skip(text, at) + 1  # the colon
        at, inner = _values(text, at, (*path, key))
        found += [(inner[0][0], named), *inner[1:]]
        at = _skip(text, at)
        if text[at] == ",":
            at = _skip(text, at + 1)
        number += 1
    return at + 1, found


def _skip(text: str, at: int) -> int:
    space = _SPACE.match(text, at)
    return space.end() if space else at
