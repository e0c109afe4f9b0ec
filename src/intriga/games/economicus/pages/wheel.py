"""The circle of sectors as a drawing: eleven wedges, the roll and the players in the middle.

On a narrow screen the drawing has larger figures and no names: the table below it has them.
"""

from collections.abc import Iterator
from math import atan2, cos, degrees, hypot, pi, sin
from typing import Any, Final

from intriga.games.economicus.pages.phrases import Data, gain, hue, name_of, profit_of, sector
from intriga.games.economicus.seen.view import View
from intriga.games.economicus.state.position import Stage

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


def wheel(view: View, scene: Any) -> Data:
    """The data of `wheel.html`."""
    count = len(view.circle)
    beside = _beside(view)
    return {
        "wedges": [_wedge(view, scene, at, count, beside) for at in range(count)],
        "dice": list(view.dice or ()),
        "active": _lines(name_of(view, scene, view.sector)) if view.sector else [],
        "year": scene.say("economicus-page-year", n=view.year) if view.year else "",
        "players": [_player(view, scene, seat) for seat in range(len(view.players))],
    }


def _beside(view: View) -> set[int]:
    """The neighbours of the active sector, whose companies earn, too (item 18)."""
    if not view.sector:
        return set()
    at, count = view.circle.index(view.sector), len(view.circle)
    return {view.circle[at - 1], view.circle[(at + 1) % count]}


def _wedge(view: View, scene: Any, at: int, count: int, beside: set[int]) -> Data:
    number = view.circle[at]
    market, shown = view.markets[number], sector(view, number)
    angle = 2 * pi * at / count - pi / 2
    profit = profit_of(view, number)
    return {
        "path": _path(angle - pi / count, angle + pi / count),
        "active": number == view.sector,
        "beside": number in beside,
        "crisis": market.crisis,
        "special": shown.special,
        **_at(_LOWER if sin(angle) > 0.3 else _TEXT, angle),
        "number": view.numbers[at],
        "profit": gain(scene, profit),
        "loss": profit < 0,
        "price": "" if shown.innovation else market.price or "?",
        "name": _lines(name_of(view, scene, number)),
        "token": _at(_INNER, angle - _ASIDE),
        "chips": list(_row(list(_chips(view, scene, number)))),
    }


def _at(distance: float, angle: float) -> Data:
    return {
        "x": round(_MIDDLE + distance * cos(angle), 1),
        "y": round(_MIDDLE + distance * sin(angle), 1),
    }


def _path(start: float, end: float) -> str:
    a, b = _at(_OUTER, start), _at(_OUTER, end)
    c, d = _at(_INNER, end), _at(_INNER, start)
    return (
        f"M{a['x']} {a['y']}A{_OUTER} {_OUTER} 0 0 1 {b['x']} {b['y']}"
        f"L{c['x']} {c['y']}A{_INNER} {_INNER} 0 0 0 {d['x']} {d['y']}z"
    )


def _lines(name: str) -> list[str]:
    """A long name on two lines."""
    words = name.split()
    if len(name) <= _LINE or len(words) < 2:
        return [name]
    return [words[0], " ".join(words[1:])]


def _chips(view: View, scene: Any, number: int) -> Iterator[Data]:
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
        chip = {"hue": hue(seat), "mark": scene.marks[seat], "kind": "owned"}
        if many:
            yield chip | {"count": one.companies, "gear": one.gears > 0}
            continue
        for n in range(one.companies):
            yield chip | {"count": 0, "gear": n < one.gears}
    for kind, free in (("private", market.private), ("state", market.state)):
        if many and free:
            yield {"kind": kind, "mark": free}
        elif not many:
            yield from ({"kind": kind, "mark": ""} for _ in range(free))
    if sector(view, number).innovation:
        for seat, player in enumerate(view.players):
            if player.startups:
                mark = f"{scene.marks[seat]}{player.startups}"
                yield {"kind": "startups", "mark": mark, "hue": hue(seat)}


def _row(chips: list[Data]) -> Iterator[Data]:
    """Where each stands beside the others; of very many the row is close."""
    step = min(_CHIP, 80 / max(1, len(chips)))
    for n, chip in enumerate(chips):
        yield chip | {"x": round((n - (len(chips) - 1) / 2) * step, 1)}


def _player(view: View, scene: Any, seat: int) -> Data:
    """A player in the middle, and the money that flies to them from the active sector."""
    angle = 2 * pi * seat / len(view.players) - pi / 2
    place = _at(_PLAYERS, angle)
    one = view.players[seat]
    paid = view.paid.get(seat, 0) if view.stage is not Stage.ROLL else 0
    return place | {
        "hue": hue(seat),
        "mark": scene.marks[seat],
        "stars": one.stars,
        "active": seat == view.active and view.stage is not Stage.OVER,
        "bankrupt": one.bankrupt,
        "paid": gain(scene, paid) if paid else "",
        "loss": paid < 0,
        "coin": _flight(view, place, seat) if paid > 0 else None,
    }


def _flight(view: View, place: Data, seat: int) -> Data:
    """Which way a coin comes: turned towards the active sector, a hundred units of its scale away.
    Its id is another one each turn, so that it flies once."""
    at = view.circle.index(view.sector)
    start = _at(_TEXT, 2 * pi * at / len(view.circle) - pi / 2)
    x, y = start["x"] - place["x"], start["y"] - place["y"]
    return {
        "id": f"coin-{view.year}-{view.turn}-{seat}",
        "turn": round(degrees(atan2(y, x)), 1),
        "scale": round(hypot(x, y) / 100, 2),
    }
