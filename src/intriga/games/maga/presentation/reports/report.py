"""The report of a turn (R-T7): what became of each line, what the team was told, and how the
figures moved; with all turns before."""

from collections.abc import Sequence
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from intriga.games.maga.data.lines import Land
from intriga.games.maga.data.roles import Role
from intriga.games.maga.presentation.phrases import (
    Became,
    TurnLink,
    became,
    land,
    money,
    role,
    turn_links,
)
from intriga.games.maga.presentation.reports.dossiers import DOSSIERS, DossierShown, dossier
from intriga.games.maga.seen.prices import AnyLine
from intriga.games.maga.seen.reveals import STAGE
from intriga.games.maga.seen.view import Desk, View
from intriga.games.maga.state import Figures, Reported
from intriga.kernel import Event
from intriga.presentation import NamedPage, PageData, Scene

_ENDS: Final = "maga-report"
_REWOUND: Final = frozenset({"table-rewound", "table-rewound-together"})
_STAGE: Final = frozenset(STAGE)
_PRESS: Final = frozenset(
    {
        "maga-statement",
        "maga-refuted",
        "maga-conquered",
        "maga-corrected",
        "maga-corrected-by",
        "maga-corrected-sealed",
        "maga-fined",
        "maga-awarded",
    }
)
"""What everybody reads."""


class Query(Struct, frozen=True):
    """`turn`: 0 is the last one."""

    turn: Annotated[int, Meta(ge=0, le=200)] = 0


class Figure(Struct, frozen=True):
    """A figure after the turn, and before it."""

    name: str
    now: str
    was: str


class ListReport(Struct, frozen=True):
    """What became of the list of a territory, and how its figures moved."""

    title: str
    lines: list[Became]
    figures: list[Figure]


class Report(PageData, frozen=True, kw_only=True):
    """The report of a turn."""

    turn: int
    turns: list[TurnLink]
    lists: list[ListReport]
    told: list[str]
    dossiers: list[DossierShown]
    press: list[str]


def report(view: View, scene: Scene, query: Query) -> Report | None:
    """The data of `report.html`; None while there is no such turn."""
    turns = by_turn(scene.events)
    turn = query.turn or max(turns, default=0)
    if turn not in turns:
        return None
    ending, told = turns[turn][-1], turns[turn][:-1]
    return Report(
        title=scene.say("maga-page-report-of", turn=turn),
        turn=turn,
        turns=turn_links(scene, "report", sorted(turns), turn),
        lists=[_list(view, scene, one, turn) for one in lists_of(ending)],
        told=[scene.tell(event) for event in told if event.id in _STAGE],
        dossiers=[dossier(scene, event) for event in told if event.id in DOSSIERS],
        press=[scene.tell(event) for event in told if event.id in _PRESS],
    )


def by_turn(events: Sequence[Event]) -> dict[int, list[Event]]:
    """The events of each turn that is over, up to its report. What a rewind has undone is
    forgotten."""
    turns: dict[int, list[Event]] = {}
    told: list[Event] = []
    for event in events:
        if event.id in _REWOUND:
            told = []
            continue
        told.append(event)
        if event.id == _ENDS:
            turn = turn_of(event)
            turns = {n: one for n, one in turns.items() if n < turn}
            turns[turn], told = told, []
    return turns


def turn_of(event: Event) -> int:
    """The turn that this event ends."""
    turn = event.params["turn"]
    return turn if isinstance(turn, int) else 0


class Told(Struct, frozen=True):
    """A list in the event that ends a turn."""

    land: Land
    lines: list[Reported[AnyLine]]


def lists_of(ending: Event) -> list[Told]:
    """The lists in the event that ends a turn."""
    told: Any = ending.params.get("lists", {"data": []})
    return msgspec.convert(told["data"], list[Told])


def _list(view: View, scene: Scene, told: Told, turn: int) -> ListReport:
    desk = next((one for one in view.desks if one.land == told.land), None)
    return ListReport(
        title=land(scene, told.land),
        lines=[became(scene, one) for one in told.lines],
        figures=_figures(scene, desk, turn) if desk is not None else [],
    )


# ── the figures ─────────────────────────────────────────────────────────────────────────


def _figures(scene: Scene, desk: Desk, turn: int) -> list[Figure]:
    """The characteristics after this turn and before it."""
    known = {one.turn: one.figures for one in desk.past}
    if turn not in known:
        return []
    after, then = known[turn], known.get(turn - 1)
    rows = [(name, money(scene, n), was) for name, n, was in _amounts(scene, after, then)]
    rows += [(name, str(n), was) for name, n, was in _counts(scene, after, then)]
    return [Figure(name, now, was) for name, now, was in rows]


def _amounts(scene: Scene, after: Figures, then: Figures | None) -> list[tuple[str, int, str]]:
    pairs: list[tuple[str, int, int | None]] = [
        (scene.say("maga-page-treasury"), after.treasury, then.treasury if then else None)
    ]
    for sphere, income in after.incomes.items():
        name = scene.say(f"maga-page-sphere-{sphere}")
        pairs.append((name, income, then.incomes[sphere] if then else None))
    return [(name, now, "" if was is None else money(scene, was)) for name, now, was in pairs]


def _counts(scene: Scene, after: Figures, then: Figures | None) -> list[tuple[str, int, str]]:
    pairs = [
        (scene.say("maga-page-mood"), after.mood, then and then.mood),
        (scene.say("maga-page-nuclear"), after.nuclear, then and then.nuclear),
        (scene.say("maga-page-abm"), after.abm, then and then.abm),
        *((role(scene, name), after.levels[name], then and then.levels[name]) for name in Role),
    ]
    return [(name, now, "" if was is None else str(was)) for name, now, was in pairs]


def has_seat(view: View, scene: Scene) -> bool:
    """Only players have reports."""
    return view.home is not None


REPORT_PAGE: Final = NamedPage(
    template="report.html",
    title="maga-page-report",
    data=report,
    query=Query,
    events=_STAGE | _PRESS | DOSSIERS | {_ENDS} | _REWOUND,
    offered=has_seat,
    live=True,
)
