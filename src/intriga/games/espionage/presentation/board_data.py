"""The data of `board.html`, its rows and layers, from what one viewer knows and may do."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from markupsafe import Markup
from msgspec import Struct

from intriga.games.espionage.data.geometry import (
    BOTTOM_LEFT,
    BOTTOM_RIGHT,
    PLACES,
    SIDE,
    TOP_LEFT,
    TOP_RIGHT,
)
from intriga.games.espionage.presentation.squares import (
    PLAIN,
    Square,
    index,
    marked,
    middle,
    place_text,
)
from intriga.games.espionage.seen.view import View
from intriga.kernel import Seat
from intriga.presentation import Board, Scene

_CAPTION: Final = Markup('<figcaption class="sr" id="spy-caption">{}</figcaption>')
_ROWS: Final = tuple(
    tuple(sorted(PLACES, key=index)[start : start + SIDE]) for start in range(0, len(PLACES), SIDE)
)
"""The places of each row, from left to right."""
_CORNERS: Final = (
    (TOP_LEFT, 0, -4),
    (TOP_RIGHT, 360, -4),
    (BOTTOM_LEFT, 0, 371),
    (BOTTOM_RIGHT, 360, 371),
)
"""Corners, and where the names of their cities are in the drawing."""


class CornerName(Struct, frozen=True):
    """The name of a city, and where it stands in the drawing."""

    city: str | None
    x: int
    y: int


class SpyBoard(Board, frozen=True, kw_only=True):
    """The data of `board.html`. `rows`: the ids of the parts of each row; `owned`: all cards are
    open. Its parts: the rows, `spy-trail`, `spy-tags`, `spy-papers`, `spy-caption`."""

    rows: tuple[str, ...]
    corners: tuple[CornerName, ...]
    owned: bool


class RowShown(Struct, frozen=True):
    """The data of `row.html`. `y`: its top in the drawing."""

    id: str
    y: int
    cells: tuple[Square, ...]


class TrailLine(Struct, frozen=True):
    """A part of the path by its age: old, mid, new."""

    kind: str
    points: str


class TrailShown(Struct, frozen=True):
    """The data of `trail.html`. `aim`: the path of the announced step."""

    trails: tuple[TrailLine, ...]
    aim: str | None


class BribeTag(Struct, frozen=True):
    """The sum on a cell, by the number of its square."""

    cell: int
    bribe: int


class OwnedTag(Struct, frozen=True):
    """A bribe with its owner. `row`: which of its cell, they stand one above the other."""

    cell: int
    row: int
    seat: Seat
    mark: str
    sum: int


class TagsShown(Struct, frozen=True):
    """The data of `tags.html`. `owned`: once cards are open, in place of the sums."""

    bribes: tuple[BribeTag, ...]
    owned: tuple[OwnedTag, ...]


class PapersShown(Struct, frozen=True):
    """The data of `papers.html`: the number of their square, its middle in the drawing."""

    papers: int
    at: str


def board(view: View, scene: Scene) -> SpyBoard:
    """The board as this viewer sees it: with their own marks, or with all once cards are open. Most
    rows and layers are as they were, so their data are made only where they are needed."""
    known = marked(view, scene)
    rows = {f"spy-row-{n}": _row(n, row, known, scene) for n, row in enumerate(_ROWS)}
    return SpyBoard(
        rows=tuple(rows),
        corners=tuple(
            CornerName(known[corner].city, x, y) for corner, x, y in _CORNERS if corner in known
        ),
        owned=bool(view.cards),
        parts={
            **rows,
            "spy-trail": _trail(view, scene),
            "spy-tags": _tags(view, known, scene),
            "spy-papers": _papers(view, scene),
            "spy-caption": _caption(view, scene),
        },
    )


def _row(n: int, row: tuple[int, ...], known: Mapping[int, Square], scene: Scene) -> Markup:
    own = tuple(known[place] for place in row if place in known)

    def data() -> RowShown:
        cells = tuple(known.get(place, PLAIN[place]) for place in row)
        return RowShown(f"spy-row-{n}", n * 40, cells)

    return scene.kept("row.html", (n, own), data)


def _trail(view: View, scene: Scene) -> Markup:
    announced = view.announced
    aim = f"M{middle(view.papers)}L{middle(announced.to)}" if announced else None
    return scene.piece("trail.html", TrailShown(_trails([*map(middle, view.path)]), aim))


def _tags(view: View, known: Mapping[int, Square], scene: Scene) -> Markup:
    bribes = tuple(
        BribeTag(index(place), known[place].bribe)
        for place in sorted(known, key=index)
        if known[place].bribe
    )
    return scene.piece("tags.html", TagsShown(bribes, _owned(view, scene)))


def _papers(view: View, scene: Scene) -> Markup:
    return scene.piece("papers.html", PapersShown(index(view.papers), middle(view.papers)))


def _caption(view: View, scene: Scene) -> Markup:
    text = scene.say(
        "espionage-page-caption",
        place=place_text(view, scene, view.papers),
        round=view.round,
        rounds=view.rounds,
    )
    return _CAPTION.format(text)


def _owned(view: View, scene: Scene) -> tuple[OwnedTag, ...]:
    """The bribes once cards are open, and whose they are."""
    rows: Counter[int] = Counter()
    owned = []
    for card in view.cards:
        for place, sum in card.bribes.items():
            mark = scene.marks[card.seat]
            owned.append(OwnedTag(index(place), rows[place], card.seat, mark, sum))
            rows[place] += 1
    return tuple(owned)


def _trails(path: list[str]) -> tuple[TrailLine, ...]:
    """The path of the Papers as lines in the drawing, by how old they are."""
    parts = {"old": path[:-8], "mid": path[-9:-2], "new": path[-3:]}
    return tuple(
        TrailLine(kind, " ".join(points)) for kind, points in parts.items() if len(points) > 1
    )
