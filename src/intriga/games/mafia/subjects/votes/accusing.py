"""A vote is cast: final, and everybody sees it (items 6–8, 19, M6–M9)."""

from collections.abc import Iterator

from intriga.games.mafia.state import State
from intriga.games.mafia.state.events import Vote
from intriga.games.mafia.subjects.asking import only_by_day
from intriga.games.mafia.subjects.votes import ballot
from intriga.kernel import (
    Act,
    Actor,
    Choices,
    Chosen,
    Deed,
    Form,
    Refusal,
    Seat,
    Step,
    choice,
    people,
    refuse,
)


class Accuse(Act, frozen=True):
    """«Guilty: …»: final (item 6). `instead_of`: whose vote this is that was left or subjugated to
    the actor; None: their own."""

    whom: Seat
    instead_of: Seat | None = None


def _vote(who: Seat, act: Accuse) -> Vote:
    if act.instead_of is None or act.instead_of == who:
        return Vote(who, act.whom)
    return Vote(act.instead_of, act.whom, who)


def _check_accuse(state: State, who: Seat, act: Accuse) -> Refusal | None:
    """A soul's vote is cast by another act, which nobody notices (`UseSoul`)."""
    if act.instead_of is not None and act.instead_of in ballot.kept_souls(state):
        return refuse("mafia-vote-not-yours")
    return ballot.why_not(state, _vote(who, act))


def _accuse(state: State, who: Seat, act: Accuse, step: Step) -> None:
    ballot.cast(state, _vote(who, act), step)


@only_by_day
def _offer(state: State, who: Seat) -> Iterator[Form]:
    """Whose vote it is, is asked only of those who have others'."""
    votes = ballot.open_votes_of(state, who)
    if not votes:
        return
    mine = who in votes
    whom = choice("whom", "accused")
    instead = choice("instead_of", "entrusted", optional=mine)
    fields = (instead, whom) if len(votes) > mine else (whom,)
    yield Form(Accuse, fields, (), "day", state.turn, main=True)


def accused(state: State, actor: Actor, chosen: Chosen) -> Choices:
    """Whom anybody may accuse."""
    return people(ballot.accusable(state))


def _entrusted(state: State, who: Seat, chosen: Chosen) -> Choices:
    """Whose votes lie with this person, besides their own."""
    return people(one for one in ballot.open_votes_of(state, who) if one != who)


ACCUSE = Deed(
    Accuse,
    _check_accuse,
    _accuse,
    _offer,
    answers=True,
    choices={"accused": accused, "entrusted": _entrusted},
)
