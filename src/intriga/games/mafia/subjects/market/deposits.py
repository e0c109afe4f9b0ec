"""Coins that are put aside for things of the shop, and how they come back."""

from intriga.games.mafia.state import State
from intriga.games.mafia.state.trade import PlacedBid
from intriga.kernel import Seat


def own(state: State, who: Seat) -> list[PlacedBid]:
    """What somebody offers alone and for themselves, in the order in which it was offered."""
    return [
        one for one in state.trade.shop.offers if one.for_whom == who and set(one.payers) == {who}
    ]


def give_back(state: State, offer: PlacedBid, coins: int) -> dict[Seat, int]:
    """So many coins of an offer go back, first to those who gave last; seat → what each gets."""
    back: dict[Seat, int] = {}
    for payer in reversed(offer.payers):
        share = min(coins, offer.payers[payer])
        if share:
            back[payer] = share
            state.people[payer].coins += share
            coins -= share
    return back


def release(state: State) -> None:
    """No offer is open any more: all coins go back."""
    offers, state.trade.shop.offers = state.trade.shop.offers, []
    for offer in offers:
        give_back(state, offer, sum(offer.payers.values()))
