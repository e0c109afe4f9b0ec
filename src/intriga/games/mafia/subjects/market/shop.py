"""The shop as everybody sees it, and what people offer for its things (items 40, 47, 52, M3, M40).

Offers are made by day, their coins put aside; the sale is at nightfall (`selling`).
"""

from collections import Counter
from collections.abc import Mapping

from intriga.games.mafia.data.awards import amounts
from intriga.games.mafia.data.things import things
from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.state.people import Item
from intriga.games.mafia.state.trade import PlacedBid
from intriga.games.mafia.subjects import lookup
from intriga.games.mafia.subjects.houses import belongings
from intriga.games.mafia.subjects.market import deposits
from intriga.kernel import Refusal, Seat, refuse


def merchant(state: State) -> Seat | None:
    """The living merchant."""
    who = state.trade.shop.merchant
    return who if who is not None and state.people[who].lives else None


def trades(state: State) -> bool:
    """Whether anything is sold today: by the merchant, unless they do not want to, or by the host
    in a match that has no merchant (M3). After the merchant's death nobody sells."""
    shop = state.trade.shop
    if shop.merchant is None:
        return state.options.host_shop
    return merchant(state) is not None and not shop.closed


# ── what lies there ─────────────────────────────────────────────────────────────────────


def shelf(state: State, kind: str) -> list[Item]:
    """The things of a kind that are for sale: without those that came in today."""
    shop = state.trade.shop
    return [
        one
        for one in shop.stock
        if one.kind == kind and shop.fresh.get(one.number, 0) <= state.tick
    ]


def counts(state: State) -> dict[str, int]:
    """How many things of each kind are for sale, in the order of the tables. At night everybody
    reads what lay there in the morning: what is gone at dawn may be sold or stolen."""
    kept = state.trade.shop
    if state.phase is Phase.NIGHT and kept.counted is not None:
        return kept.counted
    found = Counter(one.kind for one in kept.stock if kept.fresh.get(one.number, 0) <= state.tick)
    return {kind: found[kind] for kind in things() if kind in found}


def bring(state: State, kind: str) -> None:
    """A thing comes into the shop. It is for sale, and to be seen there, from the next day on."""
    item = Item(state.number(), kind)
    state.trade.shop.stock.append(item)
    state.trade.shop.fresh[item.number] = 2 * state.turn + (1 if state.phase is Phase.NIGHT else 3)


def take_out(state: State, item: Item) -> None:
    """A thing leaves the shop."""
    state.trade.shop.stock.remove(item)
    state.trade.shop.fresh.pop(item.number, None)


# ── prices ──────────────────────────────────────────────────────────────────────────────


def nominal(state: State, kind: str) -> int:
    """The nominal price in this shop: lower by the lucky coin, never below 0 (M40)."""
    lucky = state.trade.shop.lucky >= state.tick
    return max(0, things()[kind].price - (amounts().coin_discount if lucky else 0))


def price(state: State, kind: str) -> int:
    """What a thing costs today."""
    return state.trade.shop.prices.get(kind, things()[kind].price)


def open_day(state: State) -> None:
    """At dawn the prices of the day are published (item 47); they stay as they are until the next,
    whatever becomes of the nominal price."""
    shop = state.trade.shop
    shop.closed, shop.closes, shop.wanted = shop.closes, False, None
    shop.fresh = {number: tick for number, tick in shop.fresh.items() if tick > state.tick}
    asked = {kind: nominal(state, kind) + shop.margins.get(kind, 0) for kind in things()}
    shop.prices = {kind: coins for kind, coins in asked.items() if coins != things()[kind].price}
    shop.counted = counts(state)


def reach_noon(state: State) -> None:
    """Half of the day is over: what nobody has offered for, the merchant may take (item 47)."""
    shop = state.trade.shop
    shop.wanted = sorted({one.kind for one in shop.offers if not one.own})


# ── offers ──────────────────────────────────────────────────────────────────────────────


def cost(state: State, who: Seat, coins: int) -> int:
    """What an offer of so many coins takes: twice as much of the dead (item 40)."""
    return coins * (1 if state.people[who].lives else amounts().dead_factor)


def check_open(state: State, kind: str) -> Refusal | None:
    """Why nothing of this kind can be had today, as everybody can see."""
    if refusal := lookup.must_be(state, Phase.DAY):
        return refusal
    if not trades(state):
        return refuse("mafia-refused-shop-closed")
    return None if kind in things() and shelf(state, kind) else refuse("mafia-refused-not-there")


def check_buyer(state: State, who: Seat, kind: str, there: int) -> Refusal | None:
    """Why somebody cannot offer for one more of this kind, of which so many are there: only those
    buy who may use it."""
    if not belongings.may_use(state.people[who], kind):
        return refuse("mafia-refused-not-sold-to-you")
    mine = sum(one.kind == kind for one in deposits.own(state, who))
    return refuse("mafia-refused-no-more") if mine >= there else None


def check_coins(state: State, who: Seat, coins: int) -> Refusal | None:
    """Why somebody cannot put so many aside."""
    have = state.people[who].coins
    return refuse("mafia-refused-coins", coins=coins) if have < coins else None


def place(
    state: State,
    kind: str,
    price: int,
    payers: Mapping[Seat, int],
    for_whom: Seat,
    *,
    own: bool = False,
) -> int:
    """An offer is made; its number. The caller has put the coins of `payers` aside, has asked
    `check_open`, and that `price` is at least today's. What is not spent goes back to the payers,
    to the last one first."""
    shop = state.trade.shop
    shop.placed += 1
    shop.offers.append(PlacedBid(shop.placed, kind, price, dict(payers), for_whom, own))
    return shop.placed
