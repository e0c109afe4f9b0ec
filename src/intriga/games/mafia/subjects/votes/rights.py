"""Who may do what about votes now (items 6, 8, 12, 19, 41, M11, M13)."""

from intriga.games.mafia.state.events import (
    Contribute,
    Electorate,
    Event,
    Extra,
    Log,
    Mute,
    Raise,
    Subjugate,
    Transfer,
    Vote,
)
from intriga.games.mafia.subjects.votes.pool import chosen_by, missing, used
from intriga.kernel import Refusal, Seat, refuse
from intriga.kernel import seat as seat_name


def living(electorate: Electorate, log: Log) -> frozenset[Seat]:
    """Who counts as living now."""
    return electorate.living | {event.seat for event in log if isinstance(event, Raise)}


def necromancer_lives(electorate: Electorate, log: Log) -> bool:
    """Whether the dead have half votes now, and no pool."""
    return electorate.necromancer in living(electorate, log)


def may_vote(electorate: Electorate, log: Log) -> frozenset[Seat]:
    """Whoever has a vote now, cast or not, whether it counts or not."""
    alive = living(electorate, log)
    half = electorate.half if necromancer_lives(electorate, log) else frozenset()
    return alive | half


def voted(log: Log) -> frozenset[Seat]:
    """Whose votes are cast."""
    return frozenset(event.by for event in log if isinstance(event, Vote))


def subjugated(log: Log) -> frozenset[Seat]:
    """Whose votes are the necromancer's today."""
    return frozenset(event.seat for event in log if isinstance(event, Subjugate))


def holder(owner: Seat, electorate: Electorate, log: Log) -> Seat | None:
    """Who may cast the vote of this seat now."""
    if owner in subjugated(log):
        return electorate.necromancer
    return handed_on(log).get(owner, owner)


def handed_on(log: Log) -> dict[Seat, Seat]:
    """Who may cast the votes that were handed on or taken back, by whose they are."""
    transfers = (event for event in log if isinstance(event, Transfer))
    return {one.giver: one.giver if one.to is None else one.to for one in transfers}


def why_not(event: Event, electorate: Electorate, log: Log) -> Refusal | None:
    """Why this cannot happen now, if so. Mana, scrolls and roles are not looked at here."""
    match event:
        case Vote():
            return _why_not_vote(event, electorate, log)
        case Subjugate():
            return _why_not_subjugate(event, electorate, log)
        case Raise():
            if event.seat in living(electorate, log):
                return refuse("mafia-vote-lives", seat=seat_name(event.seat))
        case Transfer():
            return _why_not_transfer(event, electorate, log)
        case Contribute():
            return _why_not_contribute(event, electorate, log)
        case Extra() | Mute():
            pass
    return None


def _why_not_vote(vote: Vote, electorate: Electorate, log: Log) -> Refusal | None:
    if vote.by not in may_vote(electorate, log):
        return refuse("mafia-vote-none")
    if vote.by in voted(log):
        return refuse("mafia-vote-final")
    hand = vote.by if vote.hand is None else vote.hand
    if hand != holder(vote.by, electorate, log):
        return refuse("mafia-vote-not-yours")
    if vote.against not in living(electorate, log):
        return refuse("mafia-vote-dead", seat=seat_name(vote.against))
    return None


def _why_not_subjugate(event: Subjugate, electorate: Electorate, log: Log) -> Refusal | None:
    dead_with_votes = may_vote(electorate, log) - living(electorate, log)
    if event.seat not in dead_with_votes:
        return refuse("mafia-vote-none-of-dead", seat=seat_name(event.seat))
    if event.seat in voted(log):
        return refuse("mafia-vote-cast", seat=seat_name(event.seat))
    if event.seat in subjugated(log):
        return refuse("mafia-vote-subjugated", seat=seat_name(event.seat))
    return None


def _why_not_transfer(event: Transfer, electorate: Electorate, log: Log) -> Refusal | None:
    if event.giver not in may_vote(electorate, log):
        return refuse("mafia-vote-none")
    if event.giver in voted(log):
        return refuse("mafia-vote-final")
    if event.giver in subjugated(log):
        return refuse("mafia-vote-not-yours")
    return refuse("mafia-vote-to-oneself") if event.giver == event.to else None


def _why_not_contribute(event: Contribute, electorate: Electorate, log: Log) -> Refusal | None:
    alive = living(electorate, log)
    if necromancer_lives(electorate, log):
        return refuse("mafia-pool-necromancer")
    if event.by not in electorate.pool - alive:
        return refuse("mafia-pool-not-you")
    if event.against not in alive:
        return refuse("mafia-vote-dead", seat=seat_name(event.against))
    if used(log) is not None:
        return refuse("mafia-pool-used")
    chosen = chosen_by(event.by, log)
    if chosen not in (None, event.against):
        return refuse("mafia-pool-final", seat=seat_name(chosen))
    if not 1 <= event.mana <= missing(event.against, log):
        return refuse("mafia-pool-mana", mana=missing(event.against, log))
    return None
