"""The report of a turn on paper: every order with its result, for a table or an archive."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from intriga.games.diplomacy import message_params
from intriga.games.diplomacy.pages.chart_data import turn_of
from intriga.games.diplomacy.pages.past_turns import name_of, outcomes
from intriga.games.diplomacy.view import View

Data = dict[str, Any]


class TurnQuery(Struct, frozen=True):
    """`turn`: from 1; 0: the last one."""

    turn: Annotated[int, Meta(ge=0)] = 0


def report(view: View, scene: Any, query: TurnQuery) -> Data | None:
    """The data of `report.typ`, from the one public event that ended the turn."""
    if query.turn > len(scene.turns):
        return None
    shown = turn_of(scene.turns[query.turn - 1])
    name = name_of(scene, shown)
    return {
        "name": scene.say("diplomacy-game-page-came", turn=name),
        "centres": [
            {"name": scene.render(message_params.power(view.map, power)), "n": len(codes)}
            for power, codes in shown.centres.items()
        ],
        "groups": [
            {
                "name": group["name"],
                "lines": [
                    {key: line[key] for key in ("order", "failed", "result", "why")}
                    for line in group["lines"]
                ],
            }
            for group in outcomes(view.map, shown, scene)["groups"]
        ],
    }


def has_turns(view: View, scene: Any) -> bool:
    """Whether there is a turn to report on."""
    return bool(scene.turns)


PAPERS: dict[str, Data] = {
    "report": {
        "source": "report.typ",
        "title": "diplomacy-game-paper-report",
        "data": report,
        "query": TurnQuery,
        "offered": has_turns,
    }
}
