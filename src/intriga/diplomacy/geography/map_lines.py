"""Map lines: on which line of a map's JSON something stands, so that errors can say where."""

import re
from json.decoder import JSONDecodeError, JSONDecoder
from typing import Final, TypeAlias

from intriga.diplomacy.reason import Reason, reason

Path: TypeAlias = tuple[str, ...]
"""Names from the outermost object inwards: `("provinces", "PAR", "army")`; in a list, numbers."""

_SPACE: Final = re.compile(r"[ \t\n\r]*")
_SECTION: Final = {"power": "powers", "code": "provinces", "codes": "provinces"}
_PLAIN: Final = JSONDecoder()

_QUOTED: Final = 30
"""Characters of a text that are quoted in an error."""
UNREADABLE: Final = (ValueError, RecursionError)
"""What reading a JSON text may raise: msgspec's errors are `ValueError`, and so are those of texts
that are not Unicode and of numbers with thousands of digits."""
_BYTE: Final = re.compile(r"\(byte (\d+)\)")
_STRING: Final = r'"(?:[^"\\]|\\.)*"'
_NO_NUMBER: Final = re.compile(rf"{_STRING}|(-?(?:NaN|Infinity)\b)", re.S)
_LONG_NUMBER: Final = re.compile(rf"{_STRING}|(\d{{100,}}|\d[\d.]*[eE]\+?\d{{3,}})", re.S)
_HALF: Final = re.compile(
    r"\\\\|(\\u[dD][89abAB][0-9a-fA-F]{2}(?!\\u[dD][c-fC-F])|\\u[dD][c-fC-F][0-9a-fA-F]{2})"
    r"|\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|([\ud800-\udfff])"
)
_COMMON: Final = (
    ("diplomacy-map-no-number", _NO_NUMBER),
    ("diplomacy-map-long-number", _LONG_NUMBER),
    ("diplomacy-map-half-character", _HALF),
)
"""What other programs write that is no JSON, or that no map can hold."""


def lines_of(text: str) -> dict[Path, int]:
    """Everything in a valid JSON text → the line it begins on, from 1; nothing, if it is nested too
    deep."""
    try:
        found = _values(text, 0, ())[1]
    except RecursionError:
        return {}
    return {path: text.count("\n", 0, at) + 1 for path, at in found}


def line_of(lines: dict[Path, int], path: Path) -> int:
    """The line of something, or of the innermost thing around it; 0 if nothing is known."""
    return next((lines[path[:n]] for n in range(len(path), -1, -1) if path[:n] in lines), 0)


def place_of(problem: Reason) -> Path:
    """Where in a map a problem is."""
    if "path" in problem.params:
        return tuple(problem.params["path"])
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


def unreadable(text: str, error: Exception) -> tuple[Reason, int]:
    """Why a text cannot be read as JSON, and the line where that is. `error`: what msgspec raised,
    `UNREADABLE`."""
    if isinstance(error, RecursionError):
        return reason("diplomacy-map-deep"), 1
    line = _syntax_line(text)
    for id, pattern in _COMMON:
        found = next((one for one in pattern.finditer(text) if one.lastindex), None)
        if found is not None and (not line or text.count("\n", 0, found.start()) < line):
            given = found[found.lastindex or 0].encode("ascii", "backslashreplace").decode()
            given = given if len(given) <= _QUOTED else f"{given[:_QUOTED]}…"
            return reason(id, given=given), text.count("\n", 0, found.start()) + 1
    return reason("diplomacy-map-format", problem=str(error)), line or _line_of_byte(text, error)


def _line_of_byte(text: str, error: Exception) -> int:
    """The line that msgspec complains of."""
    at = _BYTE.search(str(error))
    return 1 + text.encode("utf-8", "replace")[: int(at[1])].count(b"\n") if at else 0


def _syntax_line(text: str) -> int:
    """The line on which a text stops being JSON; 0 if Python, which is more generous than msgspec,
    can read it, or does not say."""
    try:
        _PLAIN.decode(text)
    except JSONDecodeError as error:
        return error.lineno
    except UNREADABLE:
        return 0
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
