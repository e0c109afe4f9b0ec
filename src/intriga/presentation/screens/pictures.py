"""Pictures of a big screen that many games show alike: people, lines, curves. Their templates are
the site's own."""

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from intriga.presentation.screens.declared import ScreenPage

PEOPLE: Final = 30
"""People on a picture: three columns of ten."""
LINES: Final = 9
"""Lines on a picture: each may take two lines of letters, if others are short."""
Size: TypeAlias = Literal["few", "several", "many"]
"""How many people there are on a picture, so how large they can be."""
_SIZES: Final[Sequence[tuple[Size, int]]] = (("few", 8), ("several", 18))


class ScreenPerson(Struct, frozen=True, kw_only=True):
    """Somebody, or a state, a power. `note`: what is said of them; `faded`: out of the game."""

    name: str
    mark: str = ""
    hue: int = 10
    note: str = ""
    faded: bool = False


class PeoplePicture(Struct, frozen=True):
    """The data of `screen/people.html`. `count`: how many there are, so how large they are."""

    people: tuple[ScreenPerson, ...]
    count: Size


class ScreenLine(Struct, frozen=True):
    """A sentence on a picture. `when`: before it; `mark`, `hue`: whose it is, if it is anybody's;
    `good`: how it went for them, None if that is no question."""

    text: str
    when: str = ""
    mark: str = ""
    hue: int = 10
    good: bool | None = None


class LinesPicture(Struct, frozen=True):
    """The data of `screen/lines.html`."""

    lines: tuple[ScreenLine, ...]


class ScreenCurve(Struct, frozen=True):
    """How something went for somebody: a value for each moment."""

    name: str
    mark: str
    hue: int
    values: tuple[int, ...]
    last: str


class CurvesPicture(Struct, frozen=True):
    """The data of `screen/curves.html`: curves from `low` to `top`; `first`, `last`: the moments at
    their ends, in words."""

    curves: tuple[ScreenCurve, ...]
    low: int
    top: int
    first: str
    last: str


def people_pages(
    key: str,
    people: Sequence[ScreenPerson],
    title: str = "",
    when: frozenset[str] = frozenset(),
) -> list[ScreenPage]:
    """Everybody, on as many pictures as that takes; none for nobody."""
    parts = -(-len(people) // PEOPLE)
    size = -(-len(people) // parts) if parts else 1
    count: Size = next((name for name, most in _SIZES if len(people) <= most), "many")
    return [
        ScreenPage(
            key=f"{key}-{start // size + 1}" if parts > 1 else key,
            template="/screen/people.html",
            data=PeoplePicture(tuple(people[start : start + size]), count),
            title=title,
            when=when,
        )
        for start in range(0, len(people), size)
    ]


def lines_page(
    key: str, title: str, lines: Sequence[ScreenLine], when: frozenset[str] = frozenset()
) -> ScreenPage:
    """The latest lines that fit a picture, of those given in their order."""
    shown = LinesPicture(tuple(lines[-LINES:]))
    return ScreenPage(key=key, template="/screen/lines.html", data=shown, title=title, when=when)


def curves_page(
    key: str,
    title: str,
    curves: Sequence[ScreenCurve],
    ends: tuple[str, str],
    when: frozenset[str] = frozenset(),
) -> ScreenPage:
    """Curves of the same length, at least two moments. `ends`: the first and the last one."""
    values = [value for curve in curves for value in curve.values]
    low = min(0, *values)
    picture = CurvesPicture(tuple(curves), low, max(low + 1, *values), *ends)
    return ScreenPage(key=key, template="/screen/curves.html", data=picture, title=title, when=when)
