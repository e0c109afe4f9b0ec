"""Pictures of a war for the big screen: the map, the centres over the years, the last battles."""

from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Struct

from intriga.diplomacy.geography.board import board_of
from intriga.presentation import (
    Scene,
    ScreenCurve,
    ScreenLine,
    ScreenPage,
    curves_page,
    lines_page,
)
from intriga.warfare.presentation import map_layers
from intriga.warfare.presentation.addresses import SHARED
from intriga.warfare.presentation.chart_data import owners, pieces_of_view, turn_of
from intriga.warfare.presentation.past_turns import outcomes
from intriga.warfare.presentation.power_marks import letters
from intriga.warfare.war_view import WarView

_WIDE, _HIGH = 50.0, 31.0
"""Of a picture, in rem."""
_LETTER: Final = 13
"""The letter of a unit, in units of its map."""
_GROWN: Final = (2.8, 3.3, 4.0, 5.0)
"""How many times as large units are drawn: `data-large` in screen.css."""

SCREEN_STYLES: Final = (f"{SHARED}/screen.css",)


class ScreenMap(Struct, frozen=True):
    """The data of `screen_map.html`: colours and units, without names. `large`: how large units
    are drawn, from 1."""

    large: int
    frame: map_layers.MapFrame
    land: str
    units: str


def map_page(view: WarView, scene: Scene, turns: frozenset[str]) -> ScreenPage:
    """The map as it is now. `turns`: ids of the events that end a turn."""
    pieces = pieces_of_view(view)
    centres = {power.power: power.centres for power in view.powers}
    whose = owners(view.map, centres, scene.turns)
    frame = map_layers.frame(view.map, scene)
    picture = ScreenMap(
        large=_large(frame),
        frame=frame,
        land=map_layers.land(view.map, scene, whose, pieces, ""),
        units=map_layers.units(view.map, scene, pieces, ""),
    )
    return ScreenPage(
        key="map", template=f"{SHARED}/screen_map.html", data=picture, seconds=18, when=turns
    )


def _large(frame: map_layers.MapFrame) -> int:
    """How large the units of a map must be, so that their letters are read in a hall."""
    unit = min(_WIDE / frame.width, _HIGH / frame.height)  # rem
    needed = 1 / (_LETTER * unit)
    return next((n for n, size in enumerate(_GROWN, 1) if size >= needed), len(_GROWN))


def centres_page(map: str, scene: Scene, name: Callable[[str], str]) -> list[ScreenPage]:
    """The centres of each power at the end of each season; nothing before there are two. `name`:
    of a power, "" for one that is left out."""
    seasons: dict[tuple[int, bool], dict[str, int]] = {}
    for event in scene.turns:
        turn = turn_of(event)
        counts = {power: len(codes) for power, codes in turn.centres.items()}
        seasons[turn.year, turn.autumn] = counts
    if len(seasons) < 2:
        return []
    marks, number = letters(map, scene.language), board_of(map).power_number
    last = next(reversed(seasons.values()))
    curves = [
        ScreenCurve(
            name(power),
            marks[number[power]],
            number[power],
            tuple(one.get(power, 0) for one in seasons.values()),
            str(last.get(power, 0)),
        )
        for power in sorted(number, key=lambda power: -last.get(power, 0))
        if name(power)
    ]
    ends = [
        scene.say("war-page-season", season="autumn" if autumn else "spring", year=str(year))
        for year, autumn in (next(iter(seasons)), next(reversed(seasons)))
    ]
    title = scene.say("war-page-centres-over-time")
    return [curves_page("centres", title, curves, (ends[0], ends[1]))]


def battles_page(view: WarView, scene: Scene) -> list[ScreenPage]:
    """The orders of the last turn that failed, with the reason of each; nothing before it."""
    if not view.turns:
        return []
    turn = view.turns[0]
    shown = outcomes(view.map, turn, scene)
    lines: Sequence[ScreenLine] = [
        ScreenLine(f"{line.order} ({line.result})", mark=group.mark, hue=group.hue, good=False)
        for group in shown.groups
        for line in group.lines
        if line.failed
    ]
    if not lines:
        lines = [ScreenLine(scene.say("war-page-nothing-failed"))]
    return [lines_page("battles", scene.say("war-page-came", turn=shown.name), lines)]
