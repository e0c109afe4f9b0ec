"""The host reads out what was a vote (item 6)."""

from intriga.games.mafia.state import State
from intriga.games.mafia.state.events import Vote
from intriga.games.mafia.subjects import lookup
from intriga.games.mafia.subjects.votes import ballot
from intriga.kernel import PUBLIC, Act, Refusal, Seat, Step, refuse, seat


class ReadVote(Act, frozen=True):
    """What somebody wrote was a vote (item 6)."""

    voter: Seat
    whom: Seat


def check_read(state: State, act: ReadVote) -> Refusal | None:
    if not lookup.is_seat(state, act.voter) or not lookup.is_seat(state, act.whom):
        return refuse("mafia-refused-nobody")
    return ballot.why_not(state, Vote(act.voter, act.whom))


def read_vote(state: State, act: ReadVote, step: Step) -> None:
    ballot.cast(state, Vote(act.voter, act.whom), step)
    step.emit("mafia-host-reads", PUBLIC, who=seat(act.voter), whom=seat(act.whom))
