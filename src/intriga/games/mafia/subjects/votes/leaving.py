"""A vote is left to somebody else, or taken back (item 9, M11)."""

from collections.abc import Iterator

from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.state.events import Transfer
from intriga.games.mafia.subjects import lookup
from intriga.games.mafia.subjects.asking import about, only_by_day
from intriga.games.mafia.subjects.votes import ballot
from intriga.kernel import (
    Act,
    Actor,
    Choices,
    Chosen,
    Deed,
    Form,
    HostDeed,
    Refusal,
    Seat,
    Step,
    choice,
    people,
    refuse,
)


class TransferVote(Act, frozen=True):
    """Somebody else votes for me today (M11)."""

    to: Seat


def _check_transfer(state: State, who: Seat, act: TransferVote) -> Refusal | None:
    if not lookup.is_seat(state, act.to) or not state.people[act.to].walks:
        return refuse("mafia-refused-living-other")
    return ballot.why_not(state, Transfer(who, act.to))


def _transfer(state: State, who: Seat, act: TransferVote, step: Step) -> None:
    ballot.transfer(state, Transfer(who, act.to), step)


@only_by_day
def _offer_transfer(state: State, who: Seat) -> Iterator[Form]:
    if who in ballot.open_votes_of(state, who):
        yield from about(state, who, TransferVote, choice("to", "proxy"), _proxies)


def _proxies(state: State, who: Seat, chosen: Chosen) -> Choices:
    return people(one for one in state.walking() if one != who)


TRANSFER_VOTE = Deed(
    TransferVote, _check_transfer, _transfer, _offer_transfer, choices={"proxy": _proxies}
)


class TakeBackVote(Act, frozen=True):
    """Take back a vote that was transferred and not used yet (M11)."""


def _check_take_back(state: State, who: Seat, act: TakeBackVote) -> Refusal | None:
    if who in ballot.open_votes_of(state, who):
        return refuse("mafia-refused-vote-yours")
    return ballot.why_not(state, Transfer(who, None))


def _take_back(state: State, who: Seat, act: TakeBackVote, step: Step) -> None:
    ballot.transfer(state, Transfer(who, None), step)


@only_by_day
def _offer_take_back(state: State, who: Seat) -> Iterator[Form]:
    if ballot.has_left_vote(state, who):
        yield Form(TakeBackVote)


TAKE_BACK_VOTE = Deed(TakeBackVote, _check_take_back, _take_back, _offer_take_back)


class TransferFor(Act, frozen=True):
    """Somebody has written to the host that another votes for them today (item 9, M11)."""

    giver: Seat
    to: Seat


def _check_transfer_for(state: State, act: TransferFor) -> Refusal | None:
    """Item 9: a vote is left to another by a letter to the host (M11)."""
    if not lookup.is_seat(state, act.giver) or not lookup.is_seat(state, act.to):
        return refuse("mafia-refused-nobody")
    if not state.people[act.to].walks:
        return refuse("mafia-refused-living")
    return ballot.why_not(state, Transfer(act.giver, act.to))


def _transfer_for(state: State, act: TransferFor, step: Step) -> None:
    ballot.transfer(state, Transfer(act.giver, act.to), step)


def _offer_transfer_for(state: State) -> Iterator[Form]:
    if state.phase is Phase.DAY and ballot.givers(state):
        to = choice("to", "taker", after=("giver",))
        yield Form(TransferFor, (choice("giver", "writer"), to))


def _writers(state: State, actor: Actor, chosen: Chosen) -> Choices:
    """Whose vote is not cast, and theirs to leave."""
    return people(ballot.givers(state))


def _takers(state: State, actor: Actor, chosen: Chosen) -> Choices:
    return people(one for one in state.walking() if one != chosen.get("giver"))


TRANSFER_FOR = HostDeed(
    TransferFor,
    _check_transfer_for,
    _transfer_for,
    _offer_transfer_for,
    gate=lookup.is_begun,
    choices={"writer": _writers, "taker": _takers},
)
