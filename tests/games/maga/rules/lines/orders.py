"""State 0 has recruited roles of state 1."""

from intriga.games.maga.data.roles import Role
from intriga.games.maga.state import State
from intriga.games.maga.subjects.ministries.media.moods import WorsenMood
from tests.games.maga.world import (
    NUMBERS,
    M,
    post,
    raise_to,
    world,
)

MEDIA = f"1.{NUMBERS[Role.MEDIA]}"
PRESIDENT = f"1.{NUMBERS[Role.PRESIDENT]}"
SECRETARY = f"1.{NUMBERS[Role.SECRETARY]}"
WORSEN = WorsenMood(target=2, through=MEDIA)
"""The ordered line of most tests: half a million of state 1, against state 2."""
WON = {"contest": [1] * 6, "order": [0] * 9}


def held(*roles: Role, states: int = 4, **options: int) -> State:
    """State 0 has recruited these roles of state 1; its intelligence is of level 5."""
    state = world(states, **options)
    raise_to(state, 0, 5, Role.FOREIGN)
    for role in roles:
        post(state, 1, role).recruiter = 0
    return state


def rich(state: State, land: int, money: int) -> None:
    """A state has so much when its list is carried out."""
    state.territories[land].treasury = money - 3 * M
