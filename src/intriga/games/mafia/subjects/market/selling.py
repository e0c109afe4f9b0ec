"""Nightfall: the shop sells, to the dearest offers where things are short (items 43, 47, M40)."""

from msgspec import Struct

from intriga.games.mafia.data.things import things
from intriga.games.mafia.state import State
from intriga.games.mafia.state.people import Item
from intriga.games.mafia.state.trade import PlacedBid, Tally
from intriga.games.mafia.subjects.log import note
from intriga.games.mafia.subjects.market import deposits, shop
from intriga.kernel import Seat, Step, dearest_first, msg, seat


class Sale(Struct, frozen=True):
    """A thing that was sold: for which offer, at what price; `item`: as it is theirs; `paid`: what
    each payer gave in the end."""

    offer: PlacedBid
    item: Item
    price: int
    paid: dict[Seat, int]


def close_day(state: State, step: Step) -> list[Sale]:
    """All sales of the day at once, kind by kind; what came of no offer goes back."""
    offers, state.trade.shop.offers = state.trade.shop.offers, []
    sales: list[Sale] = []
    for kind in things():
        wanted = dearest_first((one for one in offers if one.kind == kind), _price)
        sales += _sell_kind(state, kind, wanted, step)
    _pay_merchant(state, [sale for sale in sales if not sale.offer.own], step)
    state.trade.loot = []
    return sales


def _price(offer: PlacedBid) -> int:
    return offer.price


def _sell_kind(state: State, kind: str, wanted: list[PlacedBid], step: Step) -> list[Sale]:
    """What the merchant has taken at noon is gone; the others get what is left, in an auction if
    there is less than they want. Without one everybody pays the price of the day."""
    stock = shop.shelf(state, kind)
    early = state.trade.shop.wanted
    void = [one for one in wanted if _is_void(state, one)]
    others = [one for one in wanted if not one.own and one not in void]
    sought = bool(others) if early is None else kind in early
    own = [one for one in wanted if one.own]
    served = [] if sought else own[: len(stock)]
    served += others[: len(stock) - len(served)]
    auction = len(others) > len(stock) - sum(one.own for one in served)
    sales = []
    for offer in wanted:
        if offer not in served:
            _turn_down(state, offer, step)
            continue
        price = offer.price if auction and not offer.own else shop.price(state, kind)
        sales.append(_hand_over(state, offer, stock.pop(0), price, step))
    return sales


def _is_void(state: State, offer: PlacedBid) -> bool:
    """Several have paid for somebody who was hanged today: it would help them no more."""
    shared = set(offer.payers) != {offer.for_whom}
    return shared and not state.people[offer.for_whom].lives


def _turn_down(state: State, offer: PlacedBid, step: Step) -> None:
    back = deposits.give_back(state, offer, sum(offer.payers.values()))
    for payer, coins in sorted(back.items()):
        step.emit("mafia-not-bought", (payer,), thing=_name(offer.kind), coins=coins)


def _hand_over(state: State, offer: PlacedBid, item: Item, price: int, step: Step) -> Sale:
    """The thing goes to whom it was bought for; what was offered above the price goes back, and of
    the merchant's own purchase all but the nominal price."""
    shop.take_out(state, item)
    received = state.people[offer.for_whom].receive(item.kind)
    aside = sum(offer.payers.values())
    costs = price * aside // offer.price  # twice as much of the dead
    if offer.own:
        costs = min(costs, shop.nominal(state, offer.kind))
    back = deposits.give_back(state, offer, aside - costs)
    paid = {payer: coins - back.get(payer, 0) for payer, coins in offer.payers.items()}
    for payer, coins in sorted(paid.items()):
        id = "mafia-bought" if payer == offer.for_whom else "mafia-helped-buy"
        step.emit(id, (payer,), thing=_name(offer.kind), coins=coins)
    if offer.for_whom not in paid:
        step.emit("mafia-bought-for-you", (offer.for_whom,), thing=_name(offer.kind))
    note(
        state,
        step,
        "N0",
        "mafia-log-bought",
        who=seat(offer.for_whom),
        thing=_name(offer.kind),
        price=price,
        coins=sum(paid.values()),
    )
    return Sale(offer, received, price, paid)


def _pay_merchant(state: State, sales: list[Sale], step: Step) -> None:
    """M40: what is above the nominal price; with a cunning contract all, of the sale with the
    highest nominal price. The rest burns. The merchant hears sums, and of no client."""
    who = shop.merchant(state)
    if who is None or not sales:
        return
    by_nominal = sorted(sales, key=lambda sale: -shop.nominal(state, sale.offer.kind))
    whole = by_nominal[: state.trade.shop.cunning]
    state.trade.shop.cunning -= len(whole)
    tally = state.trade.tallies.setdefault(who, Tally())
    for sale in sales:
        kind = sale.offer.kind
        share = sale.price if sale in whole else sale.price - shop.nominal(state, kind)
        state.people[who].coins += share
        tally.sales += 1
        step.emit("mafia-sold", (who,), thing=_name(kind), price=sale.price, coins=share)
        note(state, step, "N0", "mafia-log-sold", thing=_name(kind), coins=share)


def _name(kind: str) -> dict[str, object]:
    return msg(things()[kind].text)
