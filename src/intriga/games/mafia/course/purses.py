"""All the coins of a match: where they are, and how those that are put aside come back."""

from intriga.games.mafia.state import State
from intriga.games.mafia.subjects.money import gifts, pooling
from intriga.games.mafia.subjects.organisations import services
from intriga.kernel import Step


def release(state: State, step: Step) -> None:
    """Coins that were put aside today and came to nothing go back: of gifts, collections and
    services."""
    gifts.return_gifts(state, step)
    pooling.return_collections(state, step)
    services.return_fees(state, step)


def total(state: State) -> int:
    """All coins there are, in purses, put aside, or in funds."""
    trade = state.trade
    return (
        sum(person.coins for person in state.people)
        + sum(gift.coins for gift in trade.gifts)
        + sum(sum(one.given.values()) for one in trade.collections)
        + sum(sum(offer.payers.values()) for offer in trade.shop.offers)
        + sum(one.fund for one in trade.organisations)
        + sum(order.service.fee for one in trade.organisations for order in one.orders)
    )
