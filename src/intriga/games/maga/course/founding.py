"""The start: lots for places on the circle, numbers of roles (items 3, 4, 26, R-START, R-NUM)."""

import re
from collections.abc import Sequence
from itertools import islice

from intriga.games.maga.data.roles import Role, Sphere
from intriga.games.maga.options import Options
from intriga.games.maga.state import Phase, Post, Squad, State, Territory
from intriga.games.maga.subjects.editions import NEWEST
from intriga.kernel import PUBLIC, Chair, InvalidOptions, Seat, Step, refuse

LOT = "lot"
"""The draw: a team's place on the circle, of those that are left."""
NUMBER = "number"
"""The draw: the number of a role, of those that are left."""


MOST_PEOPLE = 12
"""Of a team whose size is given."""


def teams(options: Options, seats: int) -> list[list[Seat]]:
    """The people of each team: seats that follow each other. Those who are too few for a team of
    their own join the last ones, one each.

    Raises:
        InvalidOptions: fewer than two teams, or sizes of teams that do not fit the seats.
    """
    if options.sizes.strip():
        return _of_sizes([int(size) for size in re.findall("[0-9]+", options.sizes)], seats)
    count = seats // options.people
    if count < 2:
        raise InvalidOptions(refuse("maga-refused-few-teams", people=options.people))
    squads = [list(range(n * options.people, (n + 1) * options.people)) for n in range(count)]
    for extra in range(count * options.people, seats):
        squads[-1 - (extra - count * options.people) % count].append(extra)
    return squads


def _of_sizes(sizes: list[int], seats: int) -> list[list[Seat]]:
    fits = len(sizes) >= 2 and all(1 <= size <= MOST_PEOPLE for size in sizes)
    if not fits or sum(sizes) != seats:
        problem = refuse("maga-refused-sizes", total=sum(sizes), seats=seats, most=MOST_PEOPLE)
        raise InvalidOptions(problem, "sizes")
    left = iter(range(seats))
    return [list(islice(left, size)) for size in sizes]


def lay_out(options: Options, chairs: Sequence[Chair], step: Step) -> State:
    """Lots are drawn; numbers wait for the teams."""
    squads = teams(options, len(chairs))
    left = list(range(len(squads)))
    placed: dict[int, list[Seat]] = {}
    for members in squads:
        placed[left.pop(step.randbelow(len(left), LOT))] = members
    return State(
        options,
        [_territory(options, land) for land in range(len(squads))],
        {team: _squad(placed[team], chairs) for team in sorted(placed)},
        edition=NEWEST,
    )


def _squad(members: list[Seat], chairs: Sequence[Chair]) -> Squad:
    """A team under the name that its people have given it."""
    return Squad(members, name=chairs[members[0]].team)


def team_names(state: State) -> dict[int, str]:
    """What teams are called, by the numbers of their states: a state is called as the team with
    which it began, whoever commands it."""
    return {team + 1: squad.name for team, squad in state.squads.items() if squad.name}


def _territory(options: Options, land: int) -> Territory:
    return Territory(
        team=land,
        treasury=options.treasury,
        incomes=dict.fromkeys(Sphere, options.income),
        roles={role: Post(0, options.level) for role in Role},
        nuclear=options.nuclear,
        abm=options.abm,
        mood=options.mood,
    )


def begin(state: State, step: Step) -> None:
    """The first turn: who has not chosen numbers has them by chance."""
    for territory in state.territories:
        if not territory.roles[Role.PRESIDENT].number:
            left = list(range(1, len(Role) + 1))
            numbers = [left.pop(step.randbelow(len(left), NUMBER)) for _ in Role]
            give(territory, numbers)
            step.emit("maga-numbers", tuple(state.people(territory.team)))
    state.phase = Phase.PLAY
    state.ready = []
    step.emit("maga-turn", PUBLIC, turn=state.turn)


def give(territory: Territory, numbers: Sequence[int]) -> None:
    """The numbers of the roles, in the order of the chapters."""
    for role, number in zip(Role, numbers, strict=True):
        territory.roles[role].number = number
