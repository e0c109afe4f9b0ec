"""What fields of gifts, collections and the exchange offer."""

from intriga.games.mafia.choices.parts import Maker, coins_between
from intriga.games.mafia.data.awards import amounts
from intriga.games.mafia.data.things import things
from intriga.games.mafia.state import State
from intriga.games.mafia.state.trade import Collector
from intriga.games.mafia.subjects.market import shop
from intriga.games.mafia.subjects.money import exchange, gifts, pooling
from intriga.kernel import Choices, Chosen, Range, Seat, people, words


def wanted(state: State, to: Collector) -> list[str]:
    """The things for which they can collect today."""
    return [kind for kind in pooling.special(to) if shop.check_open(state, kind) is None]


def _exchange(state: State, who: Seat, chosen: Chosen) -> Range:
    return coins_between(1, exchange.affordable(state, who))


def _giver(state: State, who: Seat, chosen: Chosen) -> Choices:
    return people(sorted(gifts.givers(state, who)))


def _receiver(state: State, who: Seat, chosen: Chosen) -> Choices:
    others = (one for one in range(len(state.people)) if gifts.may_receive(state, who, one))
    return people(one for one in others if gifts.offered(state, who, one) is None)


def _gift(state: State, who: Seat, chosen: Chosen) -> Range:
    return coins_between(amounts().least_transfer, state.people[who].coins)


def _special(state: State, who: Seat, chosen: Chosen) -> Choices:
    return words(wanted(state, chosen["to"]) if "to" in chosen else (), "mafia-thing-")


def _collection_price(state: State, who: Seat, chosen: Chosen) -> Range:
    thing = chosen.get("thing")
    if not isinstance(thing, str) or thing not in things():
        return Range(1, pooling.DEAREST)
    return Range(*pooling.prices(state, thing))


def _chip(state: State, who: Seat, chosen: Chosen) -> Range:
    one = pooling.open_for(state, chosen["to"]) if "to" in chosen else None
    missing = 0 if one is None else one.missing
    return coins_between(1, min(missing, state.people[who].coins))


DOMAINS: dict[str, Maker] = {
    "exchange": _exchange,
    "giver": _giver,
    "receiver": _receiver,
    "gift": _gift,
    "special": _special,
    "collection-price": _collection_price,
    "chip": _chip,
}
