"""The choices of the fields of forms: a function for each domain, by name, in the `DOMAINS` of a
file for each subject."""

from intriga.games.mafia.choices import (
    citizens,
    crypt,
    desk,
    magic,
    market,
    money,
    orders,
    organisations,
    thieves,
    things,
    using,
    votes,
)
from intriga.games.mafia.choices.parts import Maker
from intriga.games.mafia.state import State
from intriga.kernel import Actor, Chosen, Domain, Seat, offers_any

DOMAINS: dict[str, Maker] = {
    **citizens.DOMAINS,
    **votes.DOMAINS,
    **orders.DOMAINS,
    **things.DOMAINS,
    **magic.DOMAINS,
    **thieves.DOMAINS,
    **using.DOMAINS,
    **crypt.DOMAINS,
    **desk.DOMAINS,
    **money.DOMAINS,
    **organisations.DOMAINS,
    **market.DOMAINS,
}


def domain(state: State, actor: Actor, name: str, chosen: Chosen) -> Domain:
    """The choices of a field. Raises `KeyError` for a name that no form uses."""
    who = actor if isinstance(actor, int) else -1
    return DOMAINS[name](state, who, chosen)


def some(state: State, who: Seat, name: str) -> bool:
    """Whether a field that stands first in its form has any choice."""
    return offers_any(DOMAINS[name](state, who, {}))
