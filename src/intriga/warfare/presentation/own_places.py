"""What of the map a decision is about: the places of one power in which something is ordered.
Whoever orders a unit on the map is shown its targets by the script of the page."""

from collections.abc import Iterator
from typing import Final

from intriga.diplomacy.graphics.svg_layers import chart_of
from intriga.presentation import Frame, Scene
from intriga.warfare.situation import province_of
from intriga.warfare.war_view import PowerForces, WarView, situation_of

_MARGIN: Final = 70.0
"""Around a place, in units of the map: its province can be seen, and where it leads."""


def frame(view: WarView, scene: Scene) -> Frame | None:
    """The places of the power that the viewer commands."""
    return frame_of(view, scene, view.me.power if view.me is not None else None)


def frame_of(view: WarView, scene: Scene, power: str | None) -> Frame | None:
    """The units of a power; after a movement those that must retreat, in winter where it may build.
    Its centres, where it has none of these; None without a power on the map."""
    mine = next((one for one in view.powers if one.power == power), None)
    if mine is None:
        return None
    codes = tuple(dict.fromkeys(_places(view, mine))) or tuple(mine.centres)
    places = chart_of(view.map).drawing.places
    points = [places[code].unit for code in codes]
    if not points:
        return None
    left, top = (min(axis) - _MARGIN for axis in zip(*points, strict=True))
    right, bottom = (max(axis) + _MARGIN for axis in zip(*points, strict=True))
    return Frame(
        box=(left, top, right - left, bottom - top),
        say=scene.say("war-page-frame", power=scene.render(mine.name)),
        picks=codes,
    )


def _places(view: WarView, mine: PowerForces) -> Iterator[str]:
    """The provinces in which this power orders something now; where nothing is ordered, those of
    its units."""
    if view.phase == "retreat" and mine.lost:
        for unit, ways in mine.lost.items():
            yield from map(_province, (unit, *ways))
    elif view.phase == "builds" and mine.due > 0:
        yield from (province_of(order.unit) for order in situation_of(view).builds(mine.power))
    else:
        yield from map(province_of, mine.units)


def _province(spot: str) -> str:
    """The province of a unit, or of a spot with its coast."""
    return spot.rpartition(" ")[2].partition("/")[0]
