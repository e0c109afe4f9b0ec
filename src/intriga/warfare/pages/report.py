"""The report of a turn on paper: every order with its result, for a table or an archive."""

from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from intriga.warfare import message_params
from intriga.warfare.pages.chart_data import turn_of
from intriga.warfare.pages.past_turns import name_of, outcomes
from intriga.warfare.war_view import WarView

Data = dict[str, Any]


class TurnQuery(Struct, frozen=True):
    """`turn`: from 1; 0: the last one."""

    turn: Annotated[int, Meta(ge=0)] = 0


def report(view: WarView, scene: Any, query: TurnQuery) -> Data | None:
    """The data of `report.typ`, from the one public event that ended the turn."""
    if query.turn > len(scene.turns):
        return None
    shown = turn_of(scene.turns[query.turn - 1])
    name = name_of(scene, shown)
    return {
        "name": scene.say("war-page-came", turn=name),
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


def has_turns(view: WarView, scene: Any) -> bool:
    """Whether there is a turn to report on."""
    return bool(scene.turns)


TURN_REPORT: Final[Data] = {
    "source": "report.typ",
    "title": "war-paper-report",
    "data": report,
    "query": TurnQuery,
    "offered": has_turns,
}
"""The paper, for `PAPERS` of a game under the name `report`."""
