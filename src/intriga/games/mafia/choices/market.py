"""What fields of the shop offer."""

from collections.abc import Iterable

from intriga.games.mafia.choices.parts import Maker, items
from intriga.games.mafia.data.things import things
from intriga.games.mafia.state import State
from intriga.games.mafia.state.people import Item
from intriga.games.mafia.state.trade import Loot
from intriga.games.mafia.subjects.market import deposits, loot, shop
from intriga.kernel import Choice, Choices, Chosen, Range, Seat, labelled, listed, msg

MOST_FOR_LOOT = 9_999
"""It may be any price (item 46)."""


def _kinds(kinds: Iterable[str]) -> Choices:
    return labelled(kinds, _name)


def _priced(state: State, kinds: Iterable[str]) -> Choices:
    """Kinds with today's prices."""
    return labelled(kinds, lambda kind: _name_priced(kind, shop.price(state, kind)))


def _name_priced(kind: str, coins: int) -> dict[str, object]:
    return msg("mafia-shop-priced", thing=_name(kind), coins=coins)


def _name(kind: str) -> dict[str, object]:
    return msg(things()[kind].text)


def _affordable(state: State, who: Seat) -> Iterable[str]:
    """What somebody could offer for now, or the merchant take."""
    if not shop.trades(state):
        return
    for kind, there in shop.counts(state).items():
        coins = shop.cost(state, who, shop.price(state, kind))
        refusal = shop.check_buyer(state, who, kind, there)
        if (refusal or shop.check_coins(state, who, coins)) is None:
            yield kind


def _for_sale(state: State, who: Seat, chosen: Chosen) -> Choices:
    mine = who == state.trade.shop.merchant
    return _priced(state, () if mine else _affordable(state, who))


def _own_stock(state: State, who: Seat, chosen: Chosen) -> Choices:
    return _priced(state, _affordable(state, who))


def _bid_price(state: State, who: Seat, chosen: Chosen) -> Range:
    kind = str(chosen.get("thing"))
    least = shop.price(state, kind) if kind in things() else 1
    return Range(least, max(least, state.people[who].coins // shop.cost(state, who, 1)))


def _own_bids(state: State, who: Seat, chosen: Chosen) -> Choices:
    return _kinds(dict.fromkeys(one.kind for one in deposits.own(state, who)))


def _margins(state: State, who: Seat, chosen: Chosen) -> Choices:
    """All kinds, with the nominal prices that the margins come on top of; coins of different
    things are no sum (`weight`)."""
    return Choices(
        tuple(
            Choice(kind, _name_priced(kind, one.price), weight=0) for kind, one in things().items()
        )
    )


def _stolen(state: State, who: Seat, chosen: Chosen) -> Choices:
    return items(loot.stolen(state, who))


def _stolen_for_host(state: State, who: Seat, chosen: Chosen) -> Choices:
    """With what the host gives for them."""
    return listed(
        (one.number, _name_priced(one.kind, loot.host_price(one.kind)))
        for one in loot.stolen(state, who)
    )


def _loot_price(state: State, who: Seat, chosen: Chosen) -> Range:
    return Range(1, MOST_FOR_LOOT)


def _loot(found: Iterable[tuple[Loot, Item]]) -> Choices:
    return listed((one.number, _name_priced(item.kind, one.price)) for one, item in found)


def _loot_cheap(state: State, who: Seat, chosen: Chosen) -> Choices:
    """What thieves offer and the merchant can pay."""
    coins = state.people[who].coins
    return _loot(found for found in loot.open_offers(state) if found[0].price <= coins)


def _loot_dear(state: State, who: Seat, chosen: Chosen) -> Choices:
    """What they can only decline."""
    coins = state.people[who].coins
    return _loot(found for found in loot.open_offers(state) if found[0].price > coins)


def _making(state: State, who: Seat, chosen: Chosen) -> Choices:
    return _kinds(things())


DOMAINS: dict[str, Maker] = {
    "for-sale": _for_sale,
    "own-stock": _own_stock,
    "bid-price": _bid_price,
    "own-bids": _own_bids,
    "margins": _margins,
    "stolen": _stolen,
    "stolen-for-host": _stolen_for_host,
    "loot-price": _loot_price,
    "loot-cheap": _loot_cheap,
    "loot-dear": _loot_dear,
    "making": _making,
}
