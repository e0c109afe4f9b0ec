"""The data of `board.html`, its rows and layers, and of `card.html`, from what one viewer knows and
may do."""

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple

from markupsafe import Markup

from intriga.games.espionage.data.geometry import (
    BOTTOM_LEFT,
    BOTTOM_RIGHT,
    PLACES,
    SIDE,
    SQUARE,
    TOP_LEFT,
    TOP_RIGHT,
    is_cell,
)
from intriga.games.espionage.seen.view import Card, City, View
from intriga.kernel import Choices

Data = dict[str, Any]
_CAPTION: Final = Markup('<figcaption class="sr" id="spy-caption">{}</figcaption>')
_STEPS = ("step", "jump", "steer", "corner")
"""Domains that are shown on the board before any form is touched."""


def square(place: int) -> int:
    """The number of a place's square, 0…80 in reading order."""
    row, column = SQUARE[place]
    return row * SIDE + column


_ROWS: Final = tuple(
    tuple(sorted(PLACES, key=square)[start : start + SIDE]) for start in range(0, len(PLACES), SIDE)
)
"""The places of each row, from left to right."""
_MIDDLES: Final = tuple(
    f"{column * 40 + 20} {row * 40 + 20}" for row, column in map(SQUARE.__getitem__, PLACES)
)
CORNER_NAMES: tuple[tuple[int, Data], ...] = (
    (TOP_LEFT, {"x": 0, "y": -4}),
    (TOP_RIGHT, {"x": 360, "y": -4}),
    (BOTTOM_LEFT, {"x": 0, "y": 371}),
    (BOTTOM_RIGHT, {"x": 360, "y": 371}),
)
"""Corners, and where the names of their cities are in the drawing."""


class _Marked(NamedTuple):
    """In what a square differs from the others."""

    place: int
    lit: bool = False
    bribe: int = 0
    tick: bool = False
    label: str | None = None
    kind: str = ""
    city: str | None = None
    home: bool = False
    seat: int | None = None
    mark: str | None = None

    def data(self) -> Data:
        """The square as `row.html` wants it."""
        inner = is_cell(self.place)
        return {
            "cell": square(self.place),
            "place": self.place,
            "number": self.place if inner else None,
            "kind": self.kind or ("plain" if inner else "geneva"),
            "city": self.city,
            "home": self.home,
            "seat": self.seat,
            "mark": self.mark,
            "bribe": (self.bribe or None) if inner else None,
            "tick": self.tick and inner,
            "lit": self.lit,
            "blown": False,
            "label": self.label,
        }


def board(view: View, scene: Any) -> Data:
    """The board as this viewer sees it: with their own marks, or with all once cards are open. Most
    rows and layers are as they were, so their data are made only where they are needed."""
    marked = _marked(view, scene)
    rows = {f"spy-row-{n}": row for n, row in enumerate(_ROWS)}
    return {
        "rows": list(rows),
        "corners": [
            {"city": marked[corner].city} | where
            for corner, where in CORNER_NAMES
            if corner in marked
        ],
        "owned": bool(view.cards),
        "parts": {
            **{id: _row(id, row, marked, scene) for id, row in rows.items()},
            "spy-trail": _trail(view, scene),
            "spy-tags": _tags(view, marked, scene),
            "spy-papers": _papers(view, scene),
            "spy-caption": _caption(view, scene),
        },
    }


def _row(id: str, row: tuple[int, ...], marked: Mapping[int, _Marked], scene: Any) -> Any:
    own = tuple(marked[place] for place in row if place in marked)

    def data() -> Data:
        cells = [(marked.get(place) or _Marked(place)).data() for place in row]
        return {"id": id, "cells": cells}

    return scene.kept("row.html", (id, own), data)


def _trail(view: View, scene: Any) -> Any:
    announced = view.announced
    aim = f"M{middle(view.papers)}L{middle(announced.to)}" if announced else None
    points = _trails([_MIDDLES[place] for place in view.path])

    def data() -> Data:
        trails = [{"kind": kind, "points": points} for kind, points in points.items()]
        return {"trails": trails, "aim": aim}

    return scene.kept("trail.html", (aim, *points.items()), data)


def _tags(view: View, marked: Mapping[int, _Marked], scene: Any) -> Any:
    bribes = tuple(
        (square(place), marked[place].bribe)
        for place in sorted(marked, key=square)
        if marked[place].bribe and is_cell(place)
    )
    owned = _owned(view, scene)

    def data() -> Data:
        return {
            "bribes": [{"cell": cell, "bribe": bribe} for cell, bribe in bribes],
            "owned": owned,
        }

    key = bribes, tuple(tuple(one.values()) for one in owned)
    return scene.kept("tags.html", key, data)


def _papers(view: View, scene: Any) -> Any:
    def data() -> Data:
        return {"papers": square(view.papers), "at": middle(view.papers)}

    return scene.kept("papers.html", view.papers, data)


def _caption(view: View, scene: Any) -> Any:
    text = scene.say(
        "espionage-page-caption",
        place=place_text(view, scene, view.papers),
        round=view.round,
        rounds=view.rounds,
    )
    return _CAPTION.format(text)


def _owned(view: View, scene: Any) -> list[Data]:
    """The bribes once cards are open, and whose they are: one above the other on a cell."""
    rows: Counter[int] = Counter()
    owned = []
    for card in view.cards:
        for place, sum in card.bribes.items():
            whose = {"seat": card.seat, "mark": scene.marks[card.seat], "sum": sum}
            owned.append({"cell": square(place), "row": rows[place]} | whose)
            rows[place] += 1
    return owned


def _trails(path: list[str]) -> dict[str, str]:
    """The path of the Papers as lines in the drawing, by how old they are."""
    parts = {"old": path[:-8], "mid": path[-9:-2], "new": path[-3:]}
    return {kind: " ".join(points) for kind, points in parts.items() if len(points) > 1}


def middle(place: int) -> str:
    """The middle of a place's square in the drawing, whose squares are 40 wide."""
    return _MIDDLES[place]


def _may_go(scene: Any) -> set[int]:
    """The targets of the first form that moves something."""
    if scene.offer is None:
        return set()
    for form in scene.offer.forms:
        for field in form.fields:
            if field.domain in _STEPS:
                domain = scene.offer.domain(field.domain, form.preset)
                if isinstance(domain, Choices):
                    return {int(choice.value) for choice in domain.options}
    return set()


def _marked(view: View, scene: Any) -> dict[int, _Marked]:
    """The squares that differ from others for this viewer."""
    cards = view.cards or ((view.me,) if view.me else ())
    bribes: Counter[int] = Counter()
    for card in cards:
        bribes.update(card.bribes)
    ticks = {place for card in cards for place in card.ticks}
    lit = _may_go(scene)
    marked: dict[int, _Marked] = {}
    for place in {*lit, *bribes, *ticks}:
        bribe, tick = bribes[place], place in ticks
        label = None
        if bribe or tick:
            label = _label(scene.pages, place, bribe, tick, not view.cards)
        marked[place] = _Marked(place, place in lit, bribe, tick, label)
    for city in view.cities:
        known = marked.get(city.place) or _Marked(city.place)
        marked[city.place] = known._replace(**_city(city, scene))
    here = marked.get(view.papers) or _Marked(view.papers)
    name = here.label or place_text(view, scene, view.papers)
    label = scene.say("espionage-page-papers-here", place=name)
    marked[view.papers] = here._replace(label=label)
    return marked


def _city(city: City, scene: Any) -> Data:
    """The fields in which the square of a city differs."""
    name = scene.render(city.name)
    if city.seat is None:
        if city.closed:
            label = scene.say("espionage-page-corner-closed")
            return {"kind": "closed", "city": name, "label": label}
        return {"kind": "plain", "city": name, "label": scene.say("espionage-page-corner")}
    owner = scene.names[city.seat]
    home = scene.viewer == city.seat
    return {
        "kind": "city",
        "home": home,
        "city": name,
        "seat": city.seat,
        "mark": scene.marks[city.seat],
        "label": scene.say(
            "espionage-page-city-mine" if home else "espionage-page-city", city=name, who=owner
        ),
    }


@lru_cache(maxsize=8192)
def _label(pages: Any, place: int, bribe: int, tick: bool, own: bool) -> str:
    """A cell with marks, for screen readers. `pages`: the phrasebook; `own`: the marks are of the
    viewer's card, not of all cards."""
    parts = [pages.say("espionage-page-cell", {"number": place})]
    if bribe:
        id = "espionage-page-cell-bribe" if own else "espionage-page-cell-bribes"
        parts.append(pages.say(id, {"sum": bribe}))
    if tick:
        parts.append(pages.say("espionage-page-tick"))
    return ", ".join(parts)


def place_text(view: View, scene: Any, place: int) -> str:
    """The name of a place as text: a city, Geneva, cell 23."""
    for city in view.cities:
        if city.place == place:
            return str(scene.render(city.name))
    if is_cell(place):
        return str(scene.say("espionage-page-cell", number=place))
    return str(scene.say("espionage-page-geneva"))


def card(view: View, scene: Any) -> Data | None:
    """The personal card of the viewer, if they have a seat."""
    mine: Card | None = view.me
    if mine is None:
        return None
    home = next((city for city in view.cities if city.seat == mine.seat), None)
    total = scene.options.get("points", 10) if view.special_moves else None
    return {
        "city": scene.render(home.name) if home else "",
        "seat": mine.seat,
        "mark": scene.marks[mine.seat],
        "money": mine.purse[-1],
        "history": list(mine.purse),
        "specials": [_special(name, left, scene) for name, left in mine.specials.items()],
        "points_spent": (total or 0) - mine.points,
        "points_total": total,
        "bribes": [{"number": cell, "sum": sum} for cell, sum in mine.bribes.items()],
        "ticks": list(mine.ticks),
    }


def _special(name: str, left: int, scene: Any) -> Data:
    id = f"espionage-special-{name}"
    known = scene.book.has(id)
    helps = known and scene.book.has(id, "help")
    return {
        "name": scene.book.say(id) if known else name,
        "left": left,
        "help": scene.book.say(id, attribute="help") if helps else None,
    }
