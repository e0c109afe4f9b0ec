"""The report of a turn on paper: every order with its result, for a table or an archive."""

from typing import Annotated, Final

from msgspec import Meta, Struct

from intriga.presentation import Paper, Scene
from intriga.warfare import message_params
from intriga.warfare.presentation.chart_data import turn_of
from intriga.warfare.presentation.past_turns import name_of, outcomes
from intriga.warfare.war_view import WarView


class TurnQuery(Struct, frozen=True):
    """`turn`: from 1; 0: the last one."""

    turn: Annotated[int, Meta(ge=0)] = 0


class Line(Struct, frozen=True):
    """An order with its result, and why."""

    order: str
    failed: bool
    result: str
    why: str


class PowerLines(Struct, frozen=True):
    """The orders of a power."""

    name: str
    lines: tuple[Line, ...]


class Centres(Struct, frozen=True):
    """The number of a power's centres."""

    name: str
    n: int


class Report(Struct, frozen=True):
    """The data of `report.typ`. `name`: what the report is called."""

    name: str
    centres: tuple[Centres, ...]
    groups: tuple[PowerLines, ...]


def report(view: WarView, scene: Scene, query: TurnQuery) -> Report | None:
    """The report, from the one public event that ended the turn."""
    if query.turn > len(scene.turns):
        return None
    shown = turn_of(scene.turns[query.turn - 1])
    name = name_of(scene, shown)
    return Report(
        name=scene.say("war-page-came", turn=name),
        centres=tuple(
            Centres(scene.render(message_params.power(view.map, power)), len(codes))
            for power, codes in shown.centres.items()
        ),
        groups=tuple(
            PowerLines(
                group.name,
                tuple(Line(line.order, line.failed, line.result, line.why) for line in group.lines),
            )
            for group in outcomes(view.map, shown, scene).groups
        ),
    )


def has_turns(view: WarView, scene: Scene) -> bool:
    """Whether there is a turn to report on."""
    return bool(scene.turns)


TURN_REPORT: Final = Paper(
    source="report.typ",
    title="war-paper-report",
    data=report,
    query=TurnQuery,
    offered=has_turns,
)
"""The paper, for the `papers` of a game under the name `report`."""
