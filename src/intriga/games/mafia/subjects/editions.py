"""What has changed between versions of the rules: a match goes on under those it began with.

`State.edition` is the version of the rules under which a match began. Each difference in what
people agreed to has a name here, with its rule; faults are mended for all matches and need none.
"""

from msgspec import Struct, convert
from msgspec.structs import replace

from intriga.games.mafia.state import State
from intriga.games.mafia.state.people import Role
from intriga.kernel import Note, Param, RawState

FIRST, SECOND, LATEST = 1, 2, 3


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


def host_names_heirs(state: State) -> bool:
    """M17: the host may name who gets the post of a late commissar."""
    return state.edition >= SECOND


def pledges_come_back_at_night(state: State) -> bool:
    """M28: mana given for the shield can be taken back at any time."""
    return state.edition >= SECOND


def clans_hire_guards(state: State) -> bool:
    """Item 22: a clan may pay together for the guard of one of its own."""
    return state.edition >= SECOND


def contracts_are_told_in_part(state: State) -> bool:
    """Item 26: the assassin may tell of the customer or of the victim alone."""
    return state.edition >= SECOND


def recruiting_is_shared_as_agreed(state: State) -> bool:
    """Item 31: each of a clan may say how much of the price for a recruit they pay."""
    return state.edition >= SECOND


def refusals_are_told_at_once(state: State) -> bool:
    """Item 31: after a refusal a clan may ask somebody else on the same day."""
    return state.edition >= SECOND


def souls_can_be_kept(state: State) -> bool:
    """Item 19: the necromancer may use a subjugated vote later in the day."""
    return state.edition >= SECOND


def voice_is_for_anybody(state: State) -> bool:
    """M75: a mage gives the vote of the Voice of spirits to anybody."""
    return state.edition >= SECOND


class HeldLine(Struct, frozen=True):
    """A line of the log as older states held it."""

    tick: int
    step: str
    text: str
    params: dict[str, Param] = {}


def held_notes(raw: RawState, from_version: int) -> list[Note]:
    """The referee's log that states of the first two versions held themselves."""
    held = convert(raw.get("log", ()), list[HeldLine])
    return [Note(line.tick, line.step, line.text, line.params) for line in held]


def upgraded(raw: RawState, from_version: int) -> State:
    """A state of an older version goes on as it is. The first did not name its edition, and its
    sergeants had all been told who the commissar is."""
    if from_version not in (FIRST, SECOND):
        raise ValueError(f"no way from rules version {from_version}")
    state = convert(raw, State)
    if from_version == FIRST:
        state.edition = FIRST
        state.options = replace(state.options, dead_speak=False, watchers_speak=False)
        if state.watch.sergeant is not None:
            state.watch.named = state.holder(Role.COMMISSAR)
    return state
