"""The host reads out what was a vote (item 6)."""

from collections.abc import Iterator

from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.state.events import Vote
from intriga.games.mafia.subjects import lookup
from intriga.games.mafia.subjects.votes import accusing, ballot
from intriga.kernel import (
    PUBLIC,
    Act,
    Actor,
    Choices,
    Chosen,
    Form,
    HostDeed,
    Refusal,
    Seat,
    Step,
    choice,
    people,
    refuse,
    seat,
)


class ReadVote(Act, frozen=True):
    """What somebody wrote was a vote (item 6)."""

    voter: Seat
    whom: Seat


def _check_read(state: State, act: ReadVote) -> Refusal | None:
    if not lookup.is_seat(state, act.voter) or not lookup.is_seat(state, act.whom):
        return refuse("mafia-refused-nobody")
    return ballot.why_not(state, Vote(act.voter, act.whom))


def _read_vote(state: State, act: ReadVote, step: Step) -> None:
    ballot.cast(state, Vote(act.voter, act.whom), step)
    step.emit("mafia-host-reads", PUBLIC, who=seat(act.voter), whom=seat(act.whom))


def _offer(state: State) -> Iterator[Form]:
    if state.phase is Phase.DAY and ballot.unread_voters(state):
        yield Form(ReadVote, (choice("voter", "open-voter"), choice("whom", "accused")))


def _voters(state: State, actor: Actor, chosen: Chosen) -> Choices:
    return people(ballot.unread_voters(state))


READ_VOTE = HostDeed(
    ReadVote,
    _check_read,
    _read_vote,
    _offer,
    gate=lookup.is_begun,
    choices={"open-voter": _voters, "accused": accusing.accused},
)
