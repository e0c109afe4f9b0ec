"""What has changed between versions of the rules: a match goes on under those it began with.

`State.edition` is the version of the rules under which a match began. Each difference in what
people agreed to has a name here, with its rule; faults are mended for all matches and need none.
"""

from typing import Any

import msgspec

from intriga.games.mafia.people import Role
from intriga.games.mafia.state import State

FIRST, SECOND = 1, 2


def day_waits_for_two_thirds(state: State) -> bool:
    """M7: a day does not close while votes can still hang a celebrity, or whoever may be one."""
    return state.edition >= SECOND


def assassin_has_few_awards(state: State) -> bool:
    """Item 20: the assassin gets only the awards for taking part and for playing the role."""
    return state.edition >= SECOND


def guards_count_as_killed(state: State) -> bool:
    """M24: an infiltrator who kills an honest knight on guard has killed an honest person."""
    return state.edition >= SECOND


def new_assassin_is_unknown(state: State) -> bool:
    """M22: who becomes the assassin is recognised anew, and is nobody who was stripped of it."""
    return state.edition >= SECOND


def infiltrator_is_a_clan_mate(state: State) -> bool:
    """T4: a clan whose last living member is an infiltrator is not wiped out."""
    return state.edition >= SECOND


def from_version_1(raw: dict[str, Any]) -> State:
    """A state of version 1, which did not name its edition: it goes on as it is. Its sergeants had
    all been told who the commissar is."""
    state = msgspec.convert(raw, State)
    state.edition = FIRST
    if state.watch.sergeant is not None:
        state.watch.named = state.holder(Role.COMMISSAR)
    return state
