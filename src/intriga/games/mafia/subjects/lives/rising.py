"""Somebody is resurrected, and everybody is told."""

from intriga.games.mafia.state import Phase, State, events
from intriga.games.mafia.subjects.lives import dying
from intriga.games.mafia.subjects.log import note
from intriga.games.mafia.subjects.votes import ballot, rights
from intriga.kernel import PUBLIC, Seat, Step, seat


def rise(state: State, whom: Seat, at: str, step: Step) -> None:
    """Somebody lives again, and everybody is told."""
    dying.live_again(state, whom)
    if state.phase is Phase.DAY:
        state.today.risen.append(whom)
    if state.phase is Phase.DAY and whom not in rights.living(
        ballot.electorate(state), tuple(state.today.log)
    ):
        state.today.log.append(events.Raise(whom))
    step.emit("mafia-risen", PUBLIC, who=seat(whom))
    note(state, step, at, "mafia-log-risen", who=seat(whom))
