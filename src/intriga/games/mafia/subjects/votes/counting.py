"""The day's vote: who hangs, and when nothing can change it (items 6–8, 12, 41, 48, M6–M13).

All weights are in half votes. The day is a log of events, and every question is answered from the
whole of it, since Silence works backwards: the accused's totals are those that would have grown
without the votes of whoever is muted by the end.
"""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from intriga.games.mafia.data.awards import amounts
from intriga.games.mafia.state.events import Electorate, Extra, Log, Mute, Vote
from intriga.games.mafia.subjects.votes.pool import used
from intriga.games.mafia.subjects.votes.rights import (
    living,
    may_vote,
    necromancer_lives,
    subjugated,
    voted,
)
from intriga.kernel import Seat

HALF = 1
"""The vote of the dead."""

WHOLE = 2
"""A vote."""

Totals = dict[Seat, int]
"""Accused → half votes. Nobody is in it without votes."""


class DayResult(Struct, frozen=True):
    """The result of a day. `hanged`: None if nobody. `leader`: who has most votes, also a celebrity
    whom too few of the living accuse."""

    totals: Totals
    leader: Seat | None
    hanged: Seat | None


def result(electorate: Electorate, log: Log) -> DayResult:
    """What this day's votes come to if it ends now."""
    final = _totals(electorate, log, muted(electorate, log))
    leader = _first_to_reach(final, electorate, log)
    hanged = leader
    if leader is not None and leader == electorate.celebrity:
        hanged = leader if _enough_for_celebrity(final[leader], electorate, log) else None
    return DayResult(final, leader, hanged)


def muted(electorate: Electorate, log: Log) -> frozenset[Seat]:
    """Whose votes do not count, all the day long."""
    silenced = {seat for event in log if isinstance(event, Mute) for seat in event.seats}
    return electorate.void | silenced


def _totals(electorate: Electorate, log: Log, silent: frozenset[Seat]) -> Totals:
    """What counts against each accused."""
    alive = living(electorate, log)
    extra = _extra_votes(log)
    found: Totals = {}
    for vote in _counted(electorate, log, silent):
        weight = _weight(vote.by, alive) + WHOLE * extra.get(vote.by, 0)
        found[vote.against] = found.get(vote.against, 0) + weight
    by_pool = used(log)
    if by_pool is not None and by_pool != electorate.celebrity:
        found[by_pool] = found.get(by_pool, 0) + WHOLE * amounts().pool_votes
    return found


def _counted(electorate: Electorate, log: Log, silent: frozenset[Seat]) -> Iterator[Vote]:
    """The votes that count: the dead have none against a celebrity (item 48)."""
    alive = living(electorate, log)
    for vote in _votes(log):
        ignored = vote.against == electorate.celebrity and vote.by not in alive
        if vote.by not in silent and not ignored:
            yield vote


def _votes(log: Log) -> Iterator[Vote]:
    """All votes but those against oneself."""
    return (event for event in log if isinstance(event, Vote) and event.by != event.against)


def _weight(seat: Seat, alive: frozenset[Seat]) -> int:
    """A whole vote of the living, half a vote of the dead."""
    return WHOLE if seat in alive else HALF


def _extra_votes(log: Log) -> dict[Seat, int]:
    """Seat → how many votes artifacts and spells have added to its own."""
    found: dict[Seat, int] = {}
    for event in log:
        if isinstance(event, Extra):
            found[event.by] = found.get(event.by, 0) + event.votes
    return found


def _first_to_reach(final: Totals, electorate: Electorate, log: Log) -> Seat | None:
    """Who has most; of several, who first had as many as all of them have now (M6)."""
    if not final:
        return None
    most = max(final.values())
    tied = {seat for seat, total in final.items() if total == most}
    silent = muted(electorate, log)
    for length in range(len(log) + 1):
        then = _totals(electorate, log[:length], silent)
        if reached := [seat for seat in sorted(tied) if then.get(seat, 0) >= most]:
            return reached[0]
    raise AssertionError("nobody reached what they have")


def _enough_for_celebrity(total: int, electorate: Electorate, log: Log) -> bool:
    """Two thirds of all votes of the living that are available: not muted, cast or not (M9)."""
    available = living(electorate, log) - muted(electorate, log)
    extra = _extra_votes(log)
    votes = sum(WHOLE * (1 + extra.get(seat, 0)) for seat in available)
    share, whole = amounts().celebrity_share
    return total * whole >= votes * share


def fixed(electorate: Electorate, log: Log) -> bool:
    """Whether the day is over: nothing that is not cast can change whether and who is hanged (items
    6, 7, M7).

    Only what everybody knows counts: one vote of each of the living, half a vote of the dead who
    have it, two votes of the pool. Extra votes, Silence and void votes neither hasten the end nor
    put it off. It must be over whoever of those who may be the celebrity is: else the end would
    tell who is.
    """
    public = tuple(event for event in log if not isinstance(event, Extra | Mute))
    plain = _in_public(electorate, None)
    if not _settled(plain, public):
        return False
    alive = living(electorate, log)
    leader = result(plain, public).leader
    # To be a celebrity changes something only for the leader and for whom the dead accuse.
    doubtful = {vote.against for vote in _votes(public) if vote.by not in alive}
    doubtful |= {seat for seat in (leader, used(log)) if seat is not None}
    suspects = sorted(doubtful & electorate.perhaps)
    return all(_settled(_in_public(electorate, one), public) for one in suspects)


def _in_public(electorate: Electorate, celebrity: Seat | None) -> Electorate:
    """The electorate of anybody who only reads along, and who takes this seat for the celebrity."""
    return replace(electorate, celebrity=celebrity, void=frozenset())


def _settled(electorate: Electorate, log: Log) -> bool:
    """Whether no open vote can change who is hanged, with all of the log and the electorate
    public."""
    alive = living(electorate, log)
    open_votes = {seat: _weight(seat, alive) for seat in may_vote(electorate, log) - voted(log)}
    pool = WHOLE * amounts().pool_votes if _pool_is_open(electorate, log) else 0
    if not open_votes and not pool:
        return True
    outcome = result(electorate, log)
    leader = outcome.leader
    if leader is None:
        return False

    def reach(seat: Seat) -> int:
        """As much as can still come against somebody: not their own vote, and of the dead nothing
        against a celebrity."""
        famous = seat == electorate.celebrity
        votes = sum(
            weight
            for voter, weight in open_votes.items()
            if voter != seat and (voter in alive or not famous)
        )
        return outcome.totals.get(seat, 0) + votes + (0 if famous else pool)

    # With as many votes as the leader, others would have reached them later.
    top = outcome.totals[leader]
    if any(reach(seat) > top for seat in alive - {leader}):
        return False
    spared = outcome.hanged is None
    return not (spared and _enough_for_celebrity(reach(leader), electorate, log))


def _pool_is_open(electorate: Electorate, log: Log) -> bool:
    if necromancer_lives(electorate, log) or used(log) is not None:
        return False
    return bool(electorate.pool - living(electorate, log))


def public_totals(electorate: Electorate, log: Log) -> Totals:
    """The count of anybody who only reads along."""
    alive = living(electorate, log)
    found: Totals = {}
    for vote in _votes(log):
        found[vote.against] = found.get(vote.against, 0) + _weight(vote.by, alive)
    by_pool = used(log)
    if by_pool is not None:
        found[by_pool] = found.get(by_pool, 0) + WHOLE * amounts().pool_votes
    return found


def first_accusers(electorate: Electorate, log: Log) -> dict[Seat, Seat]:
    """Accused → whose counted vote was the first against them today (item 43). For a subjugated
    vote it is the necromancer's."""
    found: dict[Seat, Seat] = {}
    for vote in _counted(electorate, log, muted(electorate, log)):
        owner = electorate.necromancer if vote.by in subjugated(log) else vote.by
        if owner is not None:
            found.setdefault(vote.against, owner)
    return found
