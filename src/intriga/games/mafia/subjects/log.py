"""The referee's log: what happened at each step, and why; everybody reads it after the end."""

from intriga.games.mafia.state import State
from intriga.kernel import Param, Seat, Step, msg


def note(state: State, step: Step, _at: str, _id: str, **params: Param) -> None:
    """A line of the log, under the tick of now. `_at`: the step, `N0` to `N9`, or `D0` by day."""
    step.note(_id, state.tick, _at, **params)


def role_name(state: State, seat: Seat) -> Param:
    """What somebody is, in words: a bandit by their clan."""
    return msg(f"mafia-role-{state.people[seat].title}")


def profession_name(profession: str | None) -> Param:
    """A profession in words, or that there is none."""
    return msg(f"mafia-profession-{profession or 'none'}")
