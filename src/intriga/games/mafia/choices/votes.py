"""What fields of votes and pools offer."""

from intriga.games.mafia.choices.parts import Maker
from intriga.games.mafia.data.awards import amounts
from intriga.games.mafia.state import State
from intriga.games.mafia.subjects.votes import ballot, pool
from intriga.kernel import NOTHING, Choices, Chosen, Range, Seat, people


def _accused(state: State, who: Seat, chosen: Chosen) -> Choices:
    return people(ballot.accusable(state))


def _proxy(state: State, who: Seat, chosen: Chosen) -> Choices:
    return people(one for one in state.walking() if one != who)


def _soul(state: State, who: Seat, chosen: Chosen) -> Choices:
    return people(ballot.free_souls(state))


def _kept_soul(state: State, who: Seat, chosen: Chosen) -> Choices:
    return people(ballot.kept_souls(state))


def _open_voter(state: State, who: Seat, chosen: Chosen) -> Choices:
    return people(ballot.unread_voters(state))


def _pool_accused(state: State, who: Seat, chosen: Chosen) -> Choices:
    """Against whom a dead person may put mana into the pool."""
    if not state.people[who].mana or state.under("antimagic", who):
        return NOTHING
    return people(ballot.open_pools(state, who))


def _pool_mana(state: State, who: Seat, chosen: Chosen) -> Range:
    most = amounts().pool_mana
    if "whom" in chosen:
        most = pool.missing(chosen["whom"], ballot.log(state))
    return Range(1, min(most, state.people[who].mana))


def _entrusted(state: State, who: Seat, chosen: Chosen) -> Choices:
    """Whose votes lie with this person, besides their own."""
    return people(one for one in ballot.open_votes_of(state, who) if one != who)


DOMAINS: dict[str, Maker] = {
    "accused": _accused,
    "proxy": _proxy,
    "soul": _soul,
    "kept-soul": _kept_soul,
    "open-voter": _open_voter,
    "pool-accused": _pool_accused,
    "pool-mana": _pool_mana,
    "entrusted": _entrusted,
}
