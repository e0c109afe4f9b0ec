"""A vote is cast: final, and everybody sees it (items 6–8, 19, M6–M9)."""

from intriga.games.mafia.state import State
from intriga.games.mafia.state.events import Vote
from intriga.games.mafia.subjects.votes import ballot
from intriga.kernel import Act, Refusal, Seat, Step, refuse


class Accuse(Act, frozen=True):
    """«Guilty: …»: final (item 6). `instead_of`: whose vote this is that was left or subjugated to
    the actor; None: their own."""

    whom: Seat
    instead_of: Seat | None = None


def _vote(who: Seat, act: Accuse) -> Vote:
    if act.instead_of is None or act.instead_of == who:
        return Vote(who, act.whom)
    return Vote(act.instead_of, act.whom, who)


def check_accuse(state: State, who: Seat, act: Accuse) -> Refusal | None:
    """A soul's vote is cast by another act, which nobody notices (`UseSoul`)."""
    if act.instead_of is not None and act.instead_of in ballot.kept_souls(state):
        return refuse("mafia-vote-not-yours")
    return ballot.why_not(state, _vote(who, act))


def accuse(state: State, who: Seat, act: Accuse, step: Step) -> None:
    ballot.cast(state, _vote(who, act), step)
