"""The page of the end: the points of each team by what they are for (item 69, R-S1 to R-S5), what
decided the match, and how every characteristic of every state went from turn to turn."""

from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Struct

from intriga.games.maga.presentation.beginnings import start
from intriga.games.maga.presentation.phrases import hue, land, lands, money
from intriga.games.maga.seen.view import View
from intriga.games.maga.state import Figures, Phase, Score, Year
from intriga.presentation import NamedPage, NoQuery, PageData, Scene

PARTS: Final = ("treasury", "levels", "income", "nuclear", "abm", "mood", "credit")
"""What points are for, in the order of the table: fields of `Score`."""
MONEY: Final = frozenset({"treasury", "income"})
CURVES: Final[dict[str, Callable[[Figures], int]]] = {
    "treasury": lambda one: one.treasury,
    "income": lambda one: sum(one.incomes.values()),
    "mood": lambda one: one.mood,
    "nuclear": lambda one: one.nuclear,
    "abm": lambda one: one.abm,
    "levels": lambda one: sum(one.levels.values()),
}
"""The charts: what a territory has of each characteristic (item 24), levels of all roles added."""


class TeamPoints(Struct, frozen=True):
    """A row of the table of points."""

    place: int
    name: str
    hue: int
    mine: bool
    people: list[str]
    parts: list[str]
    total: str


class StateName(Struct, frozen=True):
    """A state in the legend of the charts."""

    name: str
    hue: int


class EndingSheet(PageData, frozen=True, kw_only=True):
    """Why the match ended, what decided it, points and charts."""

    why: str
    decided: str
    heads: list[str]
    teams: list[TeamPoints]
    federations: list[str]
    turns: list[int]
    charts: list["CurveChart"]
    states: list[StateName]


def ending(view: View, scene: Scene, query: NoQuery) -> EndingSheet | None:
    """The data of `ending.html`; None before the end."""
    if view.secret is None or not view.scores:
        return None
    before = start(scene, 0)
    return EndingSheet(
        why=scene.say(f"maga-page-ended-{view.ending or 'turns'}", turn=view.turn),
        decided=decided(scene, view.scores),
        heads=[scene.say(f"maga-page-points-{part}") for part in PARTS],
        teams=[_team(view, scene, one) for one in view.scores],
        federations=[
            scene.say(
                "maga-page-belongs-since",
                land=land(scene, n),
                to=land(scene, one.team),
                turn=one.conquered,
            )
            for n, one in enumerate(view.lands)
            if one.team != n
        ],
        turns=[0, *(year.turn for year in view.secret.history)],
        charts=[
            _chart(scene, name, of(before), _years(view.secret.history, of))
            for name, of in CURVES.items()
        ],
        states=[StateName(land(scene, n), hue(n)) for n in range(len(view.lands))],
    )


def decided(scene: Scene, scores: Sequence[Score]) -> str:
    """What the first was ahead of the second by; scores are the best first."""
    if len(scores) < 2:
        return scene.say("maga-page-decided-alone", land=land(scene, scores[0].team))
    first, second = scores[0], scores[1]
    if first.total == second.total:
        tied = [one.team for one in scores if one.total == first.total]
        return scene.say("maga-page-decided-tie", lands=lands(scene, tied))
    part = decisive(scores)
    return scene.say(
        "maga-page-decided",
        first=land(scene, first.team),
        second=land(scene, second.team),
        lead=money(scene, first.total - second.total),
        part=part,
        more=money(scene, getattr(first, part) - getattr(second, part)),
    )


def decisive(scores: Sequence[Score]) -> str:
    """By what the first was most ahead of the second: one of `PARTS`."""
    if len(scores) < 2:
        return PARTS[0]
    first, second = scores[0], scores[1]
    return max(PARTS, key=lambda one: getattr(first, one) - getattr(second, one))


def _team(view: View, scene: Scene, score: Score) -> TeamPoints:
    """A row of the table. Equal ones share a place (R-S4)."""
    return TeamPoints(
        place=1 + sum(other.total > score.total for other in view.scores),
        name=land(scene, score.team),
        hue=hue(score.team),
        mine=view.home is not None and view.home.team == score.team,
        people=[
            scene.names[who]
            for team, squad in view.squads.items()
            if view.lands[team].team == score.team
            for who in squad
        ],
        parts=[money(scene, getattr(score, part)) for part in PARTS],
        total=money(scene, score.total),
    )


# ── the curves ──────────────────────────────────────────────────────────────────────────

_DASHES: Final = ("", "dashed", "dotted")
"""Of the curves of eight states each, which have eight colours."""


def _years(history: Sequence[Year], of: Callable[[Figures], int]) -> list[list[int]]:
    """What each territory had after each turn."""
    return [[of(one) for one in year.figures] for year in history]


class Curve(Struct, frozen=True):
    """The curve of a state."""

    hue: int
    values: list[int]
    dash: str
    title: str


class CurveRow(Struct, frozen=True):
    """The same as a row of a table."""

    name: str
    values: list[str]


class CurveChart(Struct, frozen=True):
    """One characteristic of all states (see `macros/curves.html`)."""

    title: str
    label: str
    low: int
    top: int
    lowest: str
    highest: str
    curves: list[Curve]
    rows: list[CurveRow]


def _chart(scene: Scene, name: str, start: int, years: list[list[int]]) -> CurveChart:
    """`start`: how the characteristic began; `years`: for each turn a number for each state."""
    count = len(years[0]) if years else 0
    rows = [[start] * count, *years]
    values = [one for row in rows for one in row] or [start]
    # Levels never fall far: their curves would be flat over a scale that begins at nothing.
    low = min(values) if name == "levels" else min(0, *values)
    top = max(low + 1, *values)
    return CurveChart(
        title=scene.say(f"maga-page-chart-{name}"),
        label=scene.say("maga-page-chart-label", what=name, n=count),
        low=low,
        top=top,
        lowest=_amount(scene, name, low),
        highest=_amount(scene, name, top),
        curves=[
            Curve(
                hue=hue(n),
                values=[row[n] for row in rows],
                dash=_DASHES[min(2, n // 8)],
                title=scene.say("maga-page-land", n=n + 1),
            )
            for n in range(count)
        ],
        rows=[
            CurveRow(land(scene, n), [_amount(scene, name, row[n]) for row in rows])
            for n in range(count)
        ],
    )


def _amount(scene: Scene, name: str, value: int) -> str:
    return money(scene, value) if name in MONEY else str(value)


def is_over(view: View, scene: Scene) -> bool:
    """Only the end has it: until then figures are secret."""
    return view.phase is Phase.OVER


ENDING_PAGE: Final = NamedPage(
    template="ending.html",
    title="maga-page-end",
    data=ending,
    offered=is_over,
)
