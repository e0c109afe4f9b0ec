"""The circle of sectors as a drawing: eleven wedges, the roll and the players in the middle.

On a narrow screen the drawing has larger figures and no names: the table below it has them.
"""

from collections.abc import Iterator
from math import atan2, cos, degrees, hypot, pi, sin
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from intriga.games.economicus.presentation.phrases import gain, hue, name_of, profit_of, sector
from intriga.games.economicus.seen.view import View
from intriga.games.economicus.state.position import Stage
from intriga.games.economicus.state.questions import ExclusiveOffer, Proposal, SectorNumber
from intriga.presentation import Frame, Scene

_MIDDLE: Final = 220
_INNER: Final = 112
_OUTER: Final = 216
"""The wheel in units of SVG, 440 × 440."""
_TEXT: Final = 165
_LOWER: Final = 173
_PLAYERS: Final = 80
"""How far from the middle the middles of the wedges' texts are (further out in the lower half,
where the long first line is the one nearer to the middle), and the players."""
_ASIDE: Final = 0.2
"""How far a crisis token stands from the middle of its sector's inner edge, in radians: there it
covers no chip, figure or player, wherever the sector lies."""
_CHIP: Final = 16.5
_MOST: Final = 5
"""How far apart chips are, and how many stand in a row; of more, each player's are counted."""
_LINE: Final = 10
"""Letters of a name on one line."""
_FRAME: Final = (124.0, 100.0)
"""The width and the height of what is shown of the circle at least: a sector with all its texts."""


class Spot(Struct, frozen=True):
    """A point of the drawing."""

    x: float
    y: float


class ChipShown(Struct, frozen=True):
    """A company, or several counted ones: `owned` by a player, `private` or `state` ones that are
    free, `startups`. `mark`: what stands on it; `x`: where it stands in its row."""

    kind: str
    mark: str | int
    hue: int = 0
    count: int = 0
    gear: bool = False
    x: float = 0


class Wedge(Struct, frozen=True):
    """A sector. `x`, `y`: the middle of its texts; `beside`: it earns beside the active one;
    `crisis`: its strength; `token`: where its token lies; `name`: in lines."""

    path: str
    active: bool
    beside: bool
    crisis: int
    special: bool
    x: float
    y: float
    number: int
    profit: str
    loss: bool
    price: int | str
    name: tuple[str, ...]
    token: Spot
    chips: tuple[ChipShown, ...]


class Coin(Struct, frozen=True):
    """Which way a coin comes: turned towards the active sector, a hundred units of its scale away.
    Its id is another one each turn, so that it flies once."""

    id: str
    turn: float
    scale: float


class Seated(Struct, frozen=True):
    """A player in the middle, and the money that flies to them from the active sector."""

    x: float
    y: float
    hue: int
    mark: str
    stars: int
    active: bool
    bankrupt: bool
    paid: str
    loss: bool
    coin: Coin | None


class Wheel(Struct, frozen=True):
    """The data of `wheel.html`. `active`: the name of the active sector, in lines."""

    wedges: tuple[Wedge, ...]
    dice: tuple[int, ...]
    active: tuple[str, ...]
    year: str
    players: tuple[Seated, ...]


def wheel(view: View, scene: Scene) -> Wheel:
    """The whole drawing."""
    beside = _beside(view)
    return Wheel(
        wedges=tuple(_wedge(view, scene, at, beside) for at in range(len(view.circle))),
        dice=view.dice or (),
        active=_lines(name_of(view, scene, view.sector)) if view.sector else (),
        year=scene.say("economicus-page-year", n=view.year) if view.year else "",
        players=tuple(_player(view, scene, seat) for seat in range(len(view.players))),
    )


def frame(view: View, scene: Scene) -> Frame | None:
    """The sector that is sold, offered or hit, and as much of its neighbours as there is room for;
    None for what is about all of the circle."""
    number = _at_stake(view)
    if number is None:
        return None
    at = view.circle.index(number)
    middle = _at(_TEXT, 2 * pi * at / len(view.circle) - pi / 2)
    return Frame(
        box=(middle.x - _FRAME[0] / 2, middle.y - _FRAME[1] / 2, *_FRAME),
        say=scene.say("economicus-page-frame", sector=name_of(view, scene, number)),
    )


def _at_stake(view: View) -> SectorNumber | None:
    """The sector that the match waits about."""
    if view.lot is not None:
        return view.lot.sector
    if view.crime is not None:
        return view.crime.play.sector
    if isinstance(view.asked, Proposal | ExclusiveOffer):
        return view.asked.sector
    return view.sector if view.sector and view.stage is Stage.SALES else None


def _beside(view: View) -> set[int]:
    """The neighbours of the active sector, whose companies earn, too (item 18)."""
    if not view.sector:
        return set()
    at, count = view.circle.index(view.sector), len(view.circle)
    return {view.circle[at - 1], view.circle[(at + 1) % count]}


def _wedge(view: View, scene: Scene, at: int, beside: set[int]) -> Wedge:
    number, count = view.circle[at], len(view.circle)
    market, shown = view.markets[number], sector(view, number)
    angle = 2 * pi * at / count - pi / 2
    middle = _at(_LOWER if sin(angle) > 0.3 else _TEXT, angle)
    profit = profit_of(view, number)
    return Wedge(
        path=_path(angle - pi / count, angle + pi / count),
        active=number == view.sector,
        beside=number in beside,
        crisis=market.crisis,
        special=shown.special,
        x=middle.x,
        y=middle.y,
        number=view.numbers[at],
        profit=gain(scene, profit),
        loss=profit < 0,
        price="" if shown.innovation else market.price or "?",
        name=_lines(name_of(view, scene, number)),
        token=_at(_INNER, angle - _ASIDE),
        chips=tuple(_row(list(_chips(view, scene, number)))),
    )


def _at(distance: float, angle: float) -> Spot:
    return Spot(
        round(_MIDDLE + distance * cos(angle), 1), round(_MIDDLE + distance * sin(angle), 1)
    )


def _path(start: float, end: float) -> str:
    a, b = _at(_OUTER, start), _at(_OUTER, end)
    c, d = _at(_INNER, end), _at(_INNER, start)
    return (
        f"M{a.x} {a.y}A{_OUTER} {_OUTER} 0 0 1 {b.x} {b.y}"
        f"L{c.x} {c.y}A{_INNER} {_INNER} 0 0 0 {d.x} {d.y}z"
    )


def _lines(name: str) -> tuple[str, ...]:
    """A long name on two lines."""
    words = name.split()
    if len(name) <= _LINE or len(words) < 2:
        return (name,)
    return words[0], " ".join(words[1:])


def _chips(view: View, scene: Scene, number: int) -> Iterator[ChipShown]:
    """A chip for each company: its owner's colour and letter, round; with M&T it has a ring. Free
    ones are empty, a state company square. Many of them are counted by owner, startups always."""
    market = view.markets[number]
    total = market.private + market.state
    held = {
        seat: one.holdings[number]
        for seat, one in enumerate(view.players)
        if number in one.holdings
    }
    many = total + sum(one.companies for one in held.values()) > _MOST
    for seat, one in held.items():
        chip = ChipShown("owned", scene.marks[seat], hue(seat))
        if many:
            yield replace(chip, count=one.companies, gear=one.gears > 0)
            continue
        for n in range(one.companies):
            yield replace(chip, gear=n < one.gears)
    for kind, free in (("private", market.private), ("state", market.state)):
        if many and free:
            yield ChipShown(kind, free)
        elif not many:
            yield from (ChipShown(kind, "") for _ in range(free))
    if sector(view, number).innovation:
        for seat, player in enumerate(view.players):
            if player.startups:
                yield ChipShown("startups", f"{scene.marks[seat]}{player.startups}", hue(seat))


def _row(chips: list[ChipShown]) -> Iterator[ChipShown]:
    """Where each stands beside the others; of very many the row is close."""
    step = min(_CHIP, 80 / max(1, len(chips)))
    for n, chip in enumerate(chips):
        yield replace(chip, x=round((n - (len(chips) - 1) / 2) * step, 1))


def _player(view: View, scene: Scene, seat: int) -> Seated:
    place = _at(_PLAYERS, 2 * pi * seat / len(view.players) - pi / 2)
    one = view.players[seat]
    paid = view.paid.get(seat, 0) if view.stage is not Stage.ROLL else 0
    return Seated(
        x=place.x,
        y=place.y,
        hue=hue(seat),
        mark=scene.marks[seat],
        stars=one.stars,
        active=seat == view.active and view.stage is not Stage.OVER,
        bankrupt=one.bankrupt,
        paid=gain(scene, paid) if paid else "",
        loss=paid < 0,
        coin=_flight(view, place, seat) if paid > 0 else None,
    )


def _flight(view: View, place: Spot, seat: int) -> Coin:
    at = view.circle.index(view.sector)
    start = _at(_TEXT, 2 * pi * at / len(view.circle) - pi / 2)
    x, y = start.x - place.x, start.y - place.y
    return Coin(
        id=f"coin-{view.year}-{view.turn}-{seat}",
        turn=round(degrees(atan2(y, x)), 1),
        scale=round(hypot(x, y) / 100, 2),
    )
