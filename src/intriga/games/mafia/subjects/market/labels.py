"""Things of the shop, by name and price."""

from collections.abc import Iterable

from intriga.games.mafia.data.things import things
from intriga.games.mafia.state import State
from intriga.games.mafia.subjects.market import shop
from intriga.kernel import Choices, labelled, msg


def kinds(kinds: Iterable[str]) -> Choices:
    """Kinds of things to choose from."""
    return labelled(kinds, _name)


def priced(state: State, kinds: Iterable[str]) -> Choices:
    """Kinds with today's prices."""
    return labelled(kinds, lambda kind: name_priced(kind, shop.price(state, kind)))


def name_priced(kind: str, coins: int) -> dict[str, object]:
    """The name of a kind, with so many coins."""
    return msg("mafia-shop-priced", thing=_name(kind), coins=coins)


def _name(kind: str) -> dict[str, object]:
    return msg(things()[kind].text)
