"""A past turn: its map with all orders, the result of each and why; and the same as a picture."""

from itertools import groupby
from typing import Final

from markupsafe import Markup
from msgspec import Struct

from intriga.diplomacy.graphics.svg_document import ArrowColours, Sheet, document
from intriga.kernel import Event
from intriga.presentation import Scene
from intriga.warfare import message_params
from intriga.warfare.presentation import map_layers
from intriga.warfare.presentation.chart_data import (
    owners,
    pieces_of_turn,
    strokes,
    turn_of,
    units_before,
)
from intriga.warfare.presentation.power_marks import letters
from intriga.warfare.turn_report import OrderResult, Turn
from intriga.warfare.war_view import WarView

STANDARD_COLOURS: Final = ArrowColours()


class OutcomeLine(Struct, frozen=True):
    """An order with its result. `key`: of its arrow; `at`, `to`: provinces; `why`: the reason."""

    key: int
    at: str
    to: str
    order: str
    failed: bool
    result: str
    why: str


class PowerOutcomes(Struct, frozen=True):
    """The orders of a power with their results."""

    hue: int
    mark: str
    name: str
    lines: tuple[OutcomeLine, ...]


class Outcomes(Struct, frozen=True):
    """All orders of a turn with their results; `name`: of the turn."""

    name: str
    groups: tuple[PowerOutcomes, ...]


class PastTurn(Struct, frozen=True):
    """The data of `turn.html`. `land`, `arrows`, `units`: ready layers."""

    frame: map_layers.MapFrame
    land: Markup
    arrows: Markup
    units: Markup
    outcomes: Outcomes
    paper_url: str


def turn_name(view: WarView, scene: Scene, event: Event) -> str:
    """The name of a turn: "Spring 1901, orders"."""
    params = event.params
    return _name(scene, params["phase"], params["season"], str(params["year"]))


def name_of(scene: Scene, turn: Turn) -> str:
    """The name of a turn from its report."""
    season = "autumn" if turn.autumn else "spring"
    return _name(scene, turn.phase, season, str(turn.year))


def _name(scene: Scene, phase: str, season: str, year: str) -> str:
    return scene.say("war-page-turn", phase=phase, season=season, year=year)


def turn(view: WarView, scene: Scene, event: Event) -> PastTurn:
    """The map as the turn left it, with the orders as arrows."""
    map, shown = view.map, turn_of(event)
    pieces = pieces_of_turn(map, shown)
    whose = owners(map, shown.centres, scene.turns)
    return PastTurn(
        frame=map_layers.frame(map, scene),
        land=map_layers.land(map, scene, whose, pieces, ""),
        arrows=map_layers.arrows(map, strokes(map, shown), units_before(shown), ""),
        units=map_layers.units(map, scene, pieces, "", shown.name),
        outcomes=outcomes(map, shown, scene),
        paper_url=scene.paper("report", turn=len(scene.turns)),
    )


def outcomes(map: str, turn: Turn, scene: Scene, first: int = 0) -> Outcomes:
    """Every order with its result and reason, grouped by power; keys count from `first`."""
    number = {power: n for n, power in enumerate(turn.after)}
    marks = letters(map, scene.language)
    keyed = list(enumerate(turn.done, first))
    groups = tuple(
        PowerOutcomes(
            hue=number[power],
            mark=marks[number[power]],
            name=scene.render(message_params.power(map, power)),
            lines=tuple(_line(map, scene, key, done) for key, done in lines),
        )
        for power, lines in groupby(keyed, key=lambda pair: pair[1].power)
    )
    return Outcomes(name_of(scene, turn), groups)


def _line(map: str, scene: Scene, key: int, done: OrderResult) -> OutcomeLine:
    order = message_params.parsed(map, done.order)
    failed = done.result != "ok"
    result = (
        scene.book.say(f"diplomacy-game-result-{done.result.replace(' ', '-')}") if failed else ""
    )
    return OutcomeLine(
        key=key,
        at=_province(done.unit.partition(" ")[2]),
        to=_province(order.to),
        order=scene.render(message_params.order(map, done.order)),
        failed=failed,
        result=result,
        why=scene.render(message_params.reason(map, done.why)) if done.why else "",
    )


def _province(spot: str) -> str:
    return spot.partition("/")[0]


def picture(
    view: WarView, scene: Scene, event: Event, arrows: ArrowColours = STANDARD_COLOURS
) -> str:
    """The turn as an SVG document. `arrows`: for a game with colours of its own (map.css)."""
    map, shown = view.map, turn_of(event)
    centres = {power: len(codes) for power, codes in shown.centres.items()}
    sheet = Sheet(
        title=turn_name(view, scene, event),
        owners=owners(map, shown.centres, scene.turns),
        pieces=pieces_of_turn(map, shown),
        strokes=strokes(map, shown),
        standing=units_before(shown),
        legend=[
            f"{key.name} {centres[power]}"
            for key, power in zip(map_layers.frame(map, scene).legend, centres, strict=True)
        ],
        letters=letters(map, scene.language),
        language=scene.language,
        arrows=arrows,
    )
    return document(map, sheet)
