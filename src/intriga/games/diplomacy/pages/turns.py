"""A turn gone by: its map with all orders, what came of each and why; and the same as a picture."""

from itertools import groupby
from typing import Any

from intriga.diplomacy.graphics.picture import Sheet, document
from intriga.games.diplomacy import message_params
from intriga.games.diplomacy.pages import frame
from intriga.games.diplomacy.pages.powers import (
    letters,
    owners,
    pieces_of_turn,
    standing,
    strokes,
    turn_of,
)
from intriga.games.diplomacy.turn import Done, Turn
from intriga.games.diplomacy.view import View

Data = dict[str, Any]


def turn_name(view: View, scene: Any, event: Any) -> str:
    """Spring 1901, orders."""
    told = event.params
    return _name(scene, told["phase"], told["season"], str(told["year"]))


def _name(scene: Any, phase: str, season: str, year: str) -> str:
    return str(scene.say("classic-page-turn", phase=phase, season=season, year=year))


def turn(view: View, scene: Any, event: Any) -> Data:
    """The map as the turn left it, with the arrows of what was ordered."""
    map, shown = view.map, turn_of(event)
    pieces = pieces_of_turn(map, shown)
    whose = owners(map, shown.centres, scene.turns)
    return {
        "frame": frame.frame(map, scene),
        "land": frame.land(map, scene, whose, pieces, ""),
        "arrows": frame.arrows(map, strokes(map, shown), standing(shown), ""),
        "units": frame.units(map, scene, pieces, "", shown.name),
        "outcomes": outcomes(map, shown, scene),
    }


def outcomes(map: str, turn: Turn, scene: Any, first: int = 0) -> Data:
    """Every order with its result and reason, by powers; keys count from `first`."""
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
    season = "autumn" if turn.autumn else "spring"
    return {"name": _name(scene, turn.phase, season, str(turn.year)), "groups": groups}


def _line(map: str, scene: Any, key: int, done: Done) -> Data:
    order = message_params.parsed(map, done.order)
    failed = done.result != "ok"
    word = scene.book.say(f"classic-result-{done.result.replace(' ', '-')}") if failed else ""
    return {
        "key": key,
        "at": _province(done.unit.partition(" ")[2]),
        "to": _province(order.to),
        "said": scene.render(message_params.order(map, done.order)),
        "failed": failed,
        "result": word,
        "why": scene.render(message_params.why(map, done.why)) if done.why else "",
    }


def _province(spot: str) -> str:
    return spot.partition("/")[0]


def picture(view: View, scene: Any, event: Any) -> str:
    """The turn as an SVG document."""
    map, shown = view.map, turn_of(event)
    centres = {power: len(codes) for power, codes in shown.centres.items()}
    sheet = Sheet(
        title=turn_name(view, scene, event),
        owners=owners(map, shown.centres, scene.turns),
        pieces=pieces_of_turn(map, shown),
        strokes=strokes(map, shown),
        standing=standing(shown),
        legend=[
            f"{legend['name']} {centres[power]}"
            for legend, power in zip(frame.frame(map, scene)["legend"], centres, strict=True)
        ],
        letters=letters(map, scene.language),
        language=scene.language,
    )
    return document(map, sheet)
