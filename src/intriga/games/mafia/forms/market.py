"""The shop: buyers, the merchant, thieves who sell."""

from collections.abc import Iterator

from intriga.games.mafia import choices
from intriga.games.mafia.forms.parts import YES, Maker, about
from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.subjects.magic import casting
from intriga.games.mafia.subjects.magic.casting import CastSpell
from intriga.games.mafia.subjects.market import buying, loot, shop, stall
from intriga.kernel import Field, Form, Seat, choice


def _buyer(state: State, who: Seat) -> Iterator[Form]:
    if state.phase is not Phase.DAY:
        return
    price = Field("price", "number", "bid-price", after=("thing",))
    yield from about(state, who, buying.BidForThing, "thing", "for-sale", price)
    yield from about(state, who, buying.TakeBackBid, "thing", "own-bids")


def _merchant(state: State, who: Seat) -> Iterator[Form]:
    if stall.check_merchant(state, who) is not None:
        return
    if state.phase is Phase.DAY:
        yield from about(state, who, loot.AnswerLoot, "offer", "loot-cheap", YES, asks=True)
        if choices.some(state, who, "loot-dear"):
            dear = (choice("offer", "loot-dear"),)
            yield Form(loot.AnswerLoot, dear, preset={"yes": False}, asks=True)
        yield from about(state, who, stall.BuyOwn, "thing", "own-stock")
    kept = state.trade.shop
    margins = Field("margins", "counts", "margins")
    yield Form(stall.SetPrices, (margins,), filled={"margins": kept.margins})
    closed = Field("closed", "flag", question=True)
    yield Form(stall.CloseShop, (closed,), filled={"closed": kept.closes})
    if casting.CREATES in casting.payable(state, who):
        preset = {"spell": casting.CREATES}
        yield Form(CastSpell, (choice("making", "making"),), preset=preset)


def _thief(state: State, who: Seat) -> Iterator[Form]:
    if state.phase is not Phase.DAY or not state.people[who].lives or not loot.stolen(state, who):
        return
    yield Form(loot.SellLoot, (choice("thing", "stolen-for-host"),))
    if shop.merchant(state) is not None:
        price = Field("price", "number", "loot-price")
        yield Form(loot.OfferLoot, (choice("thing", "stolen"), price))


MAKERS: tuple[Maker, ...] = (_merchant, _thief, _buyer)
