"""A small world for tests worked by hand: numbers of roles are known, no draw but those named."""

from collections.abc import Mapping, Sequence
from typing import Any

from intriga.games.maga.course import calendar, founding
from intriga.games.maga.data.lines import Line
from intriga.games.maga.data.roles import Role
from intriga.games.maga.options import Options
from intriga.games.maga.state import LineOutcome, Post, Reported, State
from intriga.games.maga.subjects.ministries.secretary.help import Help
from intriga.games.maga.subjects.stage.stage import Stage
from intriga.games.maga.technical import resolve
from intriga.kernel.chance import Fast, Forced
from intriga.kernel.seats.chairs import Chair
from intriga.kernel.step import Step

M, K = 1_000_000, 1_000
NUMBERS = {role: number for number, role in enumerate(Role, 1)}
"""What every state calls its roles here: their order in the rulebook."""

Lists = Mapping[int, Sequence[Any]]
"""Of each territory."""
Draws = Mapping[str, Sequence[int]]


def step(draws: Draws | None = None) -> Step:
    """A step with these draws, by their names; any other is an error."""
    return Step(1, 1_800_000_000_000, Forced(draws or {}))


def world(states: int = 3, *, people: int = 1, **options: Any) -> State:
    """The first turn of so many states; the team of seat 0 is at place 0, and so on."""
    state = founding.lay_out(
        Options(people=people, **options),
        [Chair(seat, f"P{seat}") for seat in range(states * people)],
        Step(0, 1_800_000_000_000, Fast(7)),
    )
    for land, squad in state.squads.items():
        squad.members = list(range(land * people, (land + 1) * people))
    for territory in state.territories:
        founding.give(territory, list(NUMBERS.values()))
    founding.begin(state, step())
    return state


def post(state: State, land: int, role: Role) -> Post:
    """A role of a state."""
    return state.territories[land].roles[role]


def raise_to(state: State, land: int, level: int, *roles: Role) -> None:
    """These roles of a state have this level."""
    for role in roles:
        post(state, land, role).level = level


def helping(role: Role, whom: Role, target: int, *, home: bool) -> Help:
    """A help: at home by title, abroad by number."""
    return Help(role=role, target=target, whom=str(whom) if home else str(NUMBERS[whom]))


def stage(state: State, lists: Lists, draws: Draws | None = None) -> Stage:
    """The technical stage of this turn alone; the turn does not end."""
    state.lists = {land: tuple(lines) for land, lines in lists.items()}
    return resolve.resolve(state, step(draws))


def turn(state: State, lists: Lists | None = None, draws: Draws | None = None) -> Step:
    """The turn ends with these lists, and the next one begins."""
    state.lists = {land: tuple(lines) for land, lines in (lists or {}).items()}
    taken = step(draws)
    calendar.close(state, taken)
    return taken


def outcomes(state: State, land: int) -> list[LineOutcome]:
    """What became of the lines of a list."""
    return [one.outcome for one in state.reports[land]]


def reported(state: State, land: int) -> list[Reported[Line]]:
    """The same with the reasons."""
    return state.reports[land]
