"""The shop: for everybody what lies there and at what price, for each what they offer."""

from intriga.games.mafia.data.awards import amounts
from intriga.games.mafia.seen.view import LootOffer, Market, OwnOffer, Shelf, Stall
from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.state.people import Item
from intriga.games.mafia.state.trade import Loot, Tally
from intriga.games.mafia.subjects.market import deposits, loot, shop
from intriga.kernel import Seat


def market(state: State) -> Market:
    """The shop as everybody sees it."""
    if state.phase is Phase.OPENING:
        return Market(closed=True)
    return Market(
        merchant=shop.merchant(state) is not None,
        closed=not shop.trades(state),
        noon=state.trade.shop.wanted is not None and state.phase is Phase.DAY,
        shelves=[
            Shelf(kind, count, shop.price(state, kind))
            for kind, count in shop.counts(state).items()
        ],
    )


def offers(state: State, who: Seat) -> list[OwnOffer]:
    """What somebody offers today."""
    return [
        OwnOffer(one.kind, one.price, sum(one.payers.values()), one.own)
        for one in deposits.own(state, who)
    ]


def loot_of(state: State, who: Seat) -> list[LootOffer]:
    """What a thief offers the merchant."""
    return [
        LootOffer(item.number, item.kind, one.price)
        for one, item in loot.open_offers(state)
        if one.by == who
    ]


def stall(state: State, who: Seat) -> Stall | None:
    """The merchant's."""
    kept = state.trade.shop
    if kept.merchant != who or state.phase is Phase.OPENING:
        return None
    lucky = kept.lucky >= state.tick
    tally = state.trade.tallies.get(who, Tally())
    return Stall(
        margins=kept.margins,
        discount=amounts().coin_discount if lucky else 0,
        lucky=(kept.lucky - 1) // 2 if lucky else 0,
        closes=kept.closes,
        cunning=kept.cunning,
        loot=[_to_merchant(one, item) for one, item in loot.open_offers(state)],
        coming=[one.kind for one in kept.stock if kept.fresh.get(one.number, 0) > state.tick],
        sales=tally.sales,
        robbed=tally.robbed,
    )


def _to_merchant(one: Loot, item: Item) -> LootOffer:
    return LootOffer(one.number, item.kind, one.price)
