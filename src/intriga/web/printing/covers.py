"""What the picture of a game is drawn with: the colours and styles that its cover has on a page.

The renderer of Typst knows plain attributes and simple rules of classes, but no variables and no
`:is()`. So both are read from the style sheets of the pages, in the light theme, and written out.
"""

import re
import textwrap
from functools import lru_cache
from importlib.resources import files
from typing import Final

from msgspec import Struct

WIDTH: Final = 1200
HEIGHT: Final = 630
"""Pixels of the picture: the size that messengers ask for."""

_LINE: Final = 12
"""Characters of a line of the name, if words allow it."""
_ROOM: Final = 530
"""Pixels that a line of the name may take."""
_HIGH: Final = 300
"""Pixels that the lines may take together, without the space between them."""
_LARGEST: Final = 84
"""Pixels of the largest letters of the name."""
_SPREAD: Final = 0.68
"""The width of a letter of PT Serif Bold in a name of many wide ones, in parts of its size."""

_BLOCK: Final = re.compile(r"^([^{}\n]+) \{\n(.*?)^\}", re.M | re.S)
_TOKEN: Final = re.compile(r"--([a-z0-9-]+): ([^;]+);")
_RULE: Final = re.compile(r"^:is\(\.cover, \.thumb\) (.+?) \{ (.+?) \}$", re.M)
_SEAT: Final = re.compile(r"^(\.seat-\d+) \{.*?(fill: var\(--seat-\d+\))", re.M)
_USE: Final = re.compile(r"var\(--([a-z0-9-]+)(?:, [^()]*(?:\([^()]*\))?)?\)")
_EITHER: Final = re.compile(r"light-dark\(([^,]+), [^)]+\)")


class Name(Struct, frozen=True):
    """The name of a game in lines, and the size of its letters in pixels."""

    lines: tuple[str, ...]
    size: int


def lines_of(name: str) -> Name:
    """A name, broken between words so that it fits beside the cover."""
    lines = tuple(textwrap.wrap(name, _LINE, break_long_words=False, break_on_hyphens=False))
    longest = max((len(line) for line in lines), default=1)
    return Name(lines, min(_LARGEST, int(_ROOM / (_SPREAD * longest)), _HIGH // max(len(lines), 1)))


@lru_cache(maxsize=32)
def colours(game: str) -> dict[str, str]:
    """The variables of the pages of this game in the light theme, by name without dashes."""
    found: dict[str, str] = {}
    for selector, body in _BLOCK.findall(_sheet("tokens")):
        if selector == ":root" or f"[data-game='{game}']" in selector:
            found |= {name: _EITHER.sub(r"\1", value) for name, value in _TOKEN.findall(body)}
    return found


@lru_cache(maxsize=32)
def cover_styles(game: str) -> str:
    """The rules for covers (css/lobby.css) and for marks of seats, for this game, as CSS without
    variables."""
    rules = [*_SEAT.findall(_sheet("layout")), *_RULE.findall(_sheet("lobby"))]
    known = colours(game)
    return "\n".join(
        f"{_plain(selector)} {{ {_USE.sub(lambda use: known.get(use[1], ''), body)} }}"
        for selector, body in rules
    )


def _plain(selector: str) -> str:
    """A selector without `:is()`, which stands for the selectors in it."""
    return selector.removeprefix(":is(").removesuffix(")") if selector[0] == ":" else selector


def _sheet(name: str) -> str:
    return (files("intriga.web") / "static" / "css" / f"{name}.css").read_text("utf-8")
