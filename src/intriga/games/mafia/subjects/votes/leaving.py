"""A vote is left to somebody else, or taken back (item 9, M11)."""

from intriga.games.mafia.state import State
from intriga.games.mafia.state.events import Transfer
from intriga.games.mafia.subjects import lookup
from intriga.games.mafia.subjects.votes import ballot
from intriga.kernel import Act, Refusal, Seat, Step, refuse


class TransferVote(Act, frozen=True):
    """Somebody else votes for me today (M11)."""

    to: Seat


def check_transfer(state: State, who: Seat, act: TransferVote) -> Refusal | None:
    if not lookup.is_seat(state, act.to) or not state.people[act.to].walks:
        return refuse("mafia-refused-living-other")
    return ballot.why_not(state, Transfer(who, act.to))


def transfer(state: State, who: Seat, act: TransferVote, step: Step) -> None:
    ballot.transfer(state, Transfer(who, act.to), step)


class TakeBackVote(Act, frozen=True):
    """Take back a vote that was transferred and not used yet (M11)."""


def check_take_back(state: State, who: Seat, act: TakeBackVote) -> Refusal | None:
    if who in ballot.open_votes_of(state, who):
        return refuse("mafia-refused-vote-yours")
    return ballot.why_not(state, Transfer(who, None))


def take_back(state: State, who: Seat, act: TakeBackVote, step: Step) -> None:
    ballot.transfer(state, Transfer(who, None), step)


class TransferFor(Act, frozen=True):
    """Somebody has written to the host that another votes for them today (item 9, M11)."""

    giver: Seat
    to: Seat


def check_transfer_for(state: State, act: TransferFor) -> Refusal | None:
    """Item 9: a vote is left to another by a letter to the host (M11)."""
    if not lookup.is_seat(state, act.giver) or not lookup.is_seat(state, act.to):
        return refuse("mafia-refused-nobody")
    if not state.people[act.to].walks:
        return refuse("mafia-refused-living")
    return ballot.why_not(state, Transfer(act.giver, act.to))


def transfer_for(state: State, act: TransferFor, step: Step) -> None:
    ballot.transfer(state, Transfer(act.giver, act.to), step)
