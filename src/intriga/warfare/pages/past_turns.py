"""A past turn: its map with all orders, the result of each and why; and the same as a picture."""

from itertools import groupby
from typing import Any, Final

from intriga.diplomacy.graphics.svg_document import ArrowColours, Sheet, document
from intriga.warfare import message_params
from intriga.warfare.pages import map_layers
from intriga.warfare.pages.chart_data import (
    owners,
    pieces_of_turn,
    strokes,
    turn_of,
    units_before,
)
from intriga.warfare.pages.power_marks import letters
from intriga.warfare.turn_report import OrderResult, Turn
from intriga.warfare.war_view import WarView

Data = dict[str, Any]
STANDARD_COLOURS: Final = ArrowColours()


def turn_name(view: WarView, scene: Any, event: Any) -> str:
    """The name of a turn: "Spring 1901, orders"."""
    params = event.params
    return _name(scene, params["phase"], params["season"], str(params["year"]))


def name_of(scene: Any, turn: Turn) -> str:
    """The name of a turn from its report."""
    season = "autumn" if turn.autumn else "spring"
    return _name(scene, turn.phase, season, str(turn.year))


def _name(scene: Any, phase: str, season: str, year: str) -> str:
    return str(scene.say("war-page-turn", phase=phase, season=season, year=year))


def turn(view: WarView, scene: Any, event: Any) -> Data:
    """The data of `turn.html`: the map as the turn left it, with the orders as arrows."""
    map, shown = view.map, turn_of(event)
    pieces = pieces_of_turn(map, shown)
    whose = owners(map, shown.centres, scene.turns)
    return {
        "frame": map_layers.frame(map, scene),
        "land": map_layers.land(map, scene, whose, pieces, ""),
        "arrows": map_layers.arrows(map, strokes(map, shown), units_before(shown), ""),
        "units": map_layers.units(map, scene, pieces, "", shown.name),
        "outcomes": outcomes(map, shown, scene),
        "paper_url": scene.paper("report", turn=len(scene.turns)),
    }


def outcomes(map: str, turn: Turn, scene: Any, first: int = 0) -> Data:
    """Every order with its result and reason, grouped by power; keys count from `first`."""
    number = {power: n for n, power in enumerate(turn.after)}
    marks = letters(map, scene.language)
    keyed = list(enumerate(turn.done, first))
    groups = []
    for power, lines in groupby(keyed, key=lambda pair: pair[1].power):
        groups.append(
            {
                "hue": number[power],
                "mark": marks[number[power]],
                "name": scene.render(message_params.power(map, power)),
                "lines": [_line(map, scene, key, done) for key, done in lines],
            }
        )
    return {"name": name_of(scene, turn), "groups": groups}


def _line(map: str, scene: Any, key: int, done: OrderResult) -> Data:
    order = message_params.parsed(map, done.order)
    failed = done.result != "ok"
    result = (
        scene.book.say(f"diplomacy-game-result-{done.result.replace(' ', '-')}") if failed else ""
    )
    return {
        "key": key,
        "at": _province(done.unit.partition(" ")[2]),
        "to": _province(order.to),
        "order": scene.render(message_params.order(map, done.order)),
        "failed": failed,
        "result": result,
        "why": scene.render(message_params.reason(map, done.why)) if done.why else "",
    }


def _province(spot: str) -> str:
    return spot.partition("/")[0]


def picture(view: WarView, scene: Any, event: Any, arrows: ArrowColours = STANDARD_COLOURS) -> str:
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
            f"{legend['name']} {centres[power]}"
            for legend, power in zip(map_layers.frame(map, scene)["legend"], centres, strict=True)
        ],
        letters=letters(map, scene.language),
        language=scene.language,
        arrows=arrows,
    )
    return document(map, sheet)
