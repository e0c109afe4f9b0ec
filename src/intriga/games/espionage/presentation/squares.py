"""The squares of the board, and in what they differ for one viewer."""

from collections import Counter
from functools import lru_cache
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from intriga.games.espionage.data.geometry import PLACES, SIDE, SQUARE, is_cell
from intriga.games.espionage.seen.view import City, View
from intriga.kernel import Choices, Seat
from intriga.presentation import Scene
from intriga.words import Phrasebook

_STEPS: Final = ("step", "jump", "steer", "corner")
"""Domains that are shown on the board before any form is touched."""


class Square(Struct, frozen=True):
    """A square as `row.html` shows it. `kind`: city, geneva, plain, closed; `number`: of a cell;
    `label`: what a screen reader says, without it the number alone. Of a city: its name, its owner
    with their mark, and whether it is the viewer's `home`. `bribe`: the sum of those that the
    viewer knows."""

    place: int
    kind: str
    number: int | None
    lit: bool = False
    bribe: int = 0
    tick: bool = False
    label: str | None = None
    city: str | None = None
    home: bool = False
    seat: Seat | None = None
    mark: str | None = None


PLAIN: Final = {
    place: Square(place, "plain", place) if is_cell(place) else Square(place, "geneva", None)
    for place in PLACES
}
"""Each place without anything on it."""
_MIDDLES: Final = tuple(
    f"{column * 40 + 20} {row * 40 + 20}" for row, column in map(SQUARE.__getitem__, PLACES)
)


def index(place: int) -> int:
    """The number of a place's square, 0…80 in reading order."""
    row, column = SQUARE[place]
    return row * SIDE + column


def middle(place: int) -> str:
    """The middle of a place's square in the drawing, whose squares are 40 wide."""
    return _MIDDLES[place]


def place_text(view: View, scene: Scene, place: int) -> str:
    """The name of a place as text: a city, Geneva, cell 23."""
    for city in view.cities:
        if city.place == place:
            return scene.render(city.name)
    if is_cell(place):
        return scene.say("espionage-page-cell", number=place)
    return scene.say("espionage-page-geneva")


def marked(view: View, scene: Scene) -> dict[int, Square]:
    """The squares that differ from others for this viewer."""
    cards = view.cards or ((view.me,) if view.me else ())
    bribes: Counter[int] = Counter()
    for card in cards:
        bribes.update(card.bribes)
    ticks = {place for card in cards for place in card.ticks}
    lit = may_go(scene)
    found: dict[int, Square] = {}
    for place in {*lit, *bribes, *ticks}:
        bribe, tick = bribes[place], place in ticks
        label = None
        if bribe or tick:
            label = _label(scene.pages, place, bribe, tick, own=not view.cards)
        found[place] = replace(PLAIN[place], lit=place in lit, bribe=bribe, tick=tick, label=label)
    for city in view.cities:
        found[city.place] = _city(city, scene, found.get(city.place, PLAIN[city.place]))
    here = found.get(view.papers, PLAIN[view.papers])
    name = here.label or place_text(view, scene, view.papers)
    label = scene.say("espionage-page-papers-here", place=name)
    found[view.papers] = replace(here, label=label)
    return found


def may_go(scene: Scene) -> set[int]:
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


def _city(city: City, scene: Scene, square: Square) -> Square:
    """The square of a city."""
    name = scene.render(city.name)
    if city.seat is None:
        kind, label = ("closed", "corner-closed") if city.closed else ("plain", "corner")
        return replace(square, kind=kind, city=name, label=scene.say(f"espionage-page-{label}"))
    home = scene.viewer == city.seat
    return replace(
        square,
        kind="city",
        home=home,
        city=name,
        seat=city.seat,
        mark=scene.marks[city.seat],
        label=scene.say(
            "espionage-page-city-mine" if home else "espionage-page-city",
            city=name,
            who=scene.names[city.seat],
        ),
    )


@lru_cache(maxsize=8192)
def _label(pages: Phrasebook, place: int, bribe: int, tick: bool, *, own: bool) -> str:
    """A cell with marks, for screen readers. `own`: the marks are of the viewer's card, not of all
    cards."""
    parts = [pages.say("espionage-page-cell", {"number": place})]
    if bribe:
        id = "espionage-page-cell-bribe" if own else "espionage-page-cell-bribes"
        parts.append(pages.say(id, {"sum": bribe}))
    if tick:
        parts.append(pages.say("espionage-page-tick"))
    return ", ".join(parts)
