"""The circle of states as far as the viewer knows it: a drawing, and the same as a table."""

from collections.abc import Iterator
from math import cos, pi, sin
from typing import Final

from msgspec import Struct

from intriga.games.maga.presentation.phrases import hue, land
from intriga.games.maga.seen.view import View
from intriga.games.maga.state import War
from intriga.presentation import Scene

_MIDDLE: Final = 200
_RADIUS: Final = 172
"""The map in units of SVG, 400 × 400: its middle, and the circle of states."""
_FEW: Final = 12
_TOLD: Final = 4
"""So many lines of the map are also told in sentences; of more, only those that touch the viewer:
the table has all."""
_BENDS: Final = {"war": 0.6, "flight": 0.4, "lie": 0.8, "agent": 0.2}


class OnMap(Struct, frozen=True):
    """A state on the drawing. `of`: the number of the state that commands it; 0: its own."""

    n: int
    x: int
    y: int
    hue: int
    mine: bool
    of: int
    warned: bool
    revolt: bool


class Link(Struct, frozen=True):
    """What one state does to another, as a line of SVG."""

    kind: str
    path: str


class Meaning(Struct, frozen=True):
    """What a kind of lines means."""

    kind: str
    text: str


class InTable(Struct, frozen=True):
    """What the table says of one state."""

    name: str
    mine: bool
    people: list[str]
    notes: list[str]
    neighbours: str


class Circle(Struct, frozen=True):
    """The data of `circle.html`. `radius`, `size`: of a state and its number, in units of SVG."""

    states: list[OnMap]
    radius: int
    size: int
    links: list[Link]
    legend: list[Meaning]
    told: list[str]


def circle(view: View, scene: Scene) -> Circle:
    """The circle of states."""
    links = list(_links(view))
    count = len(view.lands)
    radius = 22 if count <= _FEW else max(11, 560 // count)
    kinds = list(dict.fromkeys(kind for kind, _, _ in links))
    return Circle(
        states=states(view),
        radius=radius,
        size=17 if count <= _FEW else 13,
        links=[
            Link(kind, _path(_at(a, count), _at(b, count), radius, _BENDS[kind]))
            for kind, a, b in links
        ],
        legend=[Meaning(kind, scene.say(f"maga-page-map-{kind}")) for kind in kinds],
        told=[
            scene.say(f"maga-page-link-{kind}", a=land(scene, a), b=land(scene, b))
            for kind, a, b in (links if len(links) <= _TOLD else _ours(view, links))
        ],
    )


def states(view: View) -> list[OnMap]:
    """The states, where they are on the drawing."""
    return [_state(view, n) for n in range(len(view.lands))]


def as_table(view: View, scene: Scene) -> list[InTable]:
    """The circle as a table: who sits where, and what is known of each state."""
    links = list(_links(view))
    return [_row(view, scene, n, links) for n in range(len(view.lands))]


def _links(view: View) -> Iterator[tuple[str, int, int]]:
    """What one state does to another, as (kind, from, to): the press is public, of wars and
    launches everybody knows their own."""
    for lie in dict.fromkeys((one.by, one.against) for one in view.lies):
        yield "lie", *lie
    wars: list[War] = list(view.secret.wars) if view.secret else []
    wars += [war for desk in view.desks for war in desk.wars]
    for war in dict.fromkeys((one.attacker, one.target) for one in wars):
        yield "war", *war
    flights = [(desk.land, target) for desk in view.desks for target, _ in desk.flights]
    if view.secret:
        flights += [(one.launcher, one.target) for one in view.secret.flights]
    for flight in dict.fromkeys(flights):
        yield "flight", *flight
    for desk in view.desks:
        for other in dict.fromkeys(other for other, _ in desk.recruited):
            yield "agent", desk.land, other


def _ours(view: View, links: list[tuple[str, int, int]]) -> list[tuple[str, int, int]]:
    mine = {desk.land for desk in view.desks}
    return [link for link in links if mine & {link[1], link[2]}]


def _at(n: int, count: int) -> tuple[float, float]:
    """Where a state is: the first on top, then clockwise."""
    angle = 2 * pi * n / count - pi / 2
    return _MIDDLE + _RADIUS * cos(angle), _MIDDLE + _RADIUS * sin(angle)


def _path(start: tuple[float, float], end: tuple[float, float], radius: int, out: float) -> str:
    """A line from the edge of one state to that of the other. `out`: how near to the ocean's
    shore it stays, so that two lines between the same states lie apart."""
    middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    bend = tuple(_MIDDLE + (one - _MIDDLE) * out for one in middle)
    (x, y), (u, v) = _edge(start, bend, radius), _edge(end, bend, radius + 4)
    return f"M{x:.0f} {y:.0f}Q{bend[0]:.0f} {bend[1]:.0f} {u:.0f} {v:.0f}"


def _edge(point: tuple[float, float], to: tuple[float, ...], radius: int) -> tuple[float, float]:
    x, y = to[0] - point[0], to[1] - point[1]
    length = max(1.0, (x * x + y * y) ** 0.5)
    return point[0] + x * radius / length, point[1] + y * radius / length


def _state(view: View, n: int) -> OnMap:
    x, y = _at(n, len(view.lands))
    known = view.lands[n]
    desk = next((one for one in view.desks if one.land == n), None)
    return OnMap(
        n=n + 1,
        x=round(x),
        y=round(y),
        hue=hue(known.team),
        mine=view.home is not None and known.team == view.home.team,
        of=known.team + 1 if known.team != n else 0,
        warned=any(n in one.warned for one in view.desks),
        revolt=desk is not None and desk.revolt,
    )


def _row(view: View, scene: Scene, n: int, links: list[tuple[str, int, int]]) -> InTable:
    """What the table says of one state."""
    known = view.lands[n]
    notes = []
    if known.team != n:
        notes.append(
            scene.say("maga-page-belongs", land=land(scene, known.team), turn=known.conquered)
        )
    if any(n in one.warned for one in view.desks):
        notes.append(scene.say("maga-page-launched"))
    for kind, a, b in links:
        if n == a:
            notes.append(scene.say(f"maga-page-does-{kind}", land=land(scene, b)))
        elif n == b:
            notes.append(scene.say(f"maga-page-suffers-{kind}", land=land(scene, a)))
    people = view.squads.get(n, [])
    return InTable(
        name=land(scene, n),
        mine=view.home is not None and known.team == view.home.team,
        people=[scene.names[who] for who in people],
        notes=notes,
        neighbours=_neighbours(n, len(view.lands)),
    )


def _neighbours(n: int, count: int) -> str:
    beside = sorted({(n - 1) % count, (n + 1) % count} - {n})
    return ", ".join(str(one + 1) for one in beside)
