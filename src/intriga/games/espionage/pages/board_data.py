"""The data of `board.html` and `card.html`, from what one viewer knows and may do."""

from collections import Counter
from functools import lru_cache
from typing import Any

from intriga.games.espionage.geometry import PLACES, SIDE, SQUARE, is_cell
from intriga.games.espionage.view import Card, City, View
from intriga.kernel import Choices

Data = dict[str, Any]
_STEPS = ("step", "jump", "steer", "corner")
"""Domains that are shown on the board before any form is touched."""


def square(place: int) -> int:
    """The number of a place's square, 0…80 in reading order."""
    row, column = SQUARE[place]
    return row * SIDE + column


IN_READING_ORDER = sorted(PLACES, key=square)
CORNER_NAMES: tuple[tuple[int, Data], ...] = (
    (0, {"x": 0, "y": -4}),
    (8, {"x": 360, "y": -4}),
    (72, {"x": 0, "y": 371}),
    (80, {"x": 360, "y": 371}),
)
"""Squares of the corners, and where the names of their cities are in the drawing."""


def board(view: View, scene: Any) -> Data:
    """The board as this viewer sees it: with their own marks, or with all once cards are open."""
    cells = _cells(view, scene)
    here = square(view.papers)
    name = cells[here]["label"] or place_text(view, scene, view.papers)
    cells[here] = cells[here] | {"label": scene.say("espionage-page-papers-here", place=name)}
    rows = (cells[start : start + SIDE] for start in range(0, len(cells), SIDE))
    path = [middle(place) for place in view.path]
    announced = view.announced
    return {
        "rows": [scene.piece("row.html", {"cells": row}) for row in rows],
        "corners": [cells[corner] | at for corner, at in CORNER_NAMES],
        "bribes": [cell for cell in cells if cell["bribe"]],
        "owned": _owned(view, scene),
        "papers": here,
        "at": middle(view.papers),
        "trails": _trails(path),
        "aim": f"M{middle(view.papers)}L{middle(announced.to)}" if announced else None,
        "caption": scene.say(
            "espionage-page-caption",
            place=place_text(view, scene, view.papers),
            round=view.round,
            rounds=view.rounds,
        ),
    }


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


def _trails(path: list[str]) -> list[Data]:
    """The path of the Papers as lines in the drawing, the newest part strongest."""
    parts = {"old": path[:-8], "mid": path[-9:-2], "new": path[-3:]}
    return [
        {"kind": kind, "points": " ".join(points)}
        for kind, points in parts.items()
        if len(points) > 1
    ]


def middle(place: int) -> str:
    """The middle of a place's square in the drawing, whose squares are 40 wide."""
    row, column = SQUARE[place]
    return f"{column * 40 + 20} {row * 40 + 20}"


def _may_go(scene: Any) -> set[int | str]:
    """The targets of the first form that moves something."""
    if scene.offer is None:
        return set()
    for form in scene.offer.forms:
        for field in form.fields:
            if field.domain in _STEPS:
                domain = scene.offer.domain(field.domain, form.preset)
                if isinstance(domain, Choices):
                    return {choice.value for choice in domain.options}
    return set()


def _cells(view: View, scene: Any) -> list[Data]:
    """All squares in reading order."""
    lit = _may_go(scene)
    cities = {city.place: _city(city, scene) for city in view.cities}
    cards = view.cards or ((view.me,) if view.me else ())
    own = not view.cards
    bribes: dict[int, int] = {}
    for card in cards:
        for place, sum in card.bribes.items():
            bribes[place] = bribes.get(place, 0) + sum
    ticks = {place for card in cards for place in card.ticks}
    cells = []
    for place in IN_READING_ORDER:
        bribe, tick = bribes.get(place, 0), place in ticks
        label = _label(scene.pages, place, bribe, tick, own) if bribe or tick else None
        cell = _cell(place, place in lit, bribe, tick, label)
        cells.append(cell | cities[place] if place in cities else cell)
    return cells


@lru_cache(maxsize=16384)
def _cell(place: int, lit: bool, bribe: int, tick: bool, label: str | None) -> Data:
    """A square with its marks. It is shared between boards: do not change it."""
    inner = is_cell(place)
    return {
        "cell": square(place),
        "place": place,
        "number": place if inner else None,
        "kind": "plain" if inner else "geneva",
        "city": None,
        "home": False,
        "seat": None,
        "mark": None,
        "bribe": (bribe or None) if inner else None,
        "tick": tick and inner,
        "lit": lit,
        "blown": False,
        "label": label,
    }


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
