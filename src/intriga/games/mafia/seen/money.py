"""Coins on their way, as those see them who gave or may take them."""

from intriga.games.mafia.seen.view import Collection, OwnGift
from intriga.games.mafia.state import State
from intriga.games.mafia.subjects.money import pooling
from intriga.kernel import Seat


def gifts(state: State, who: Seat) -> list[OwnGift]:
    """What somebody has offered or is offered."""
    found = [OwnGift(one.to, one.coins, one.purchase) for one in state.trade.gifts if one.by == who]
    return found + [
        OwnGift(one.by, purchase=one.purchase, incoming=True)
        for one in state.trade.gifts
        if one.to == who
    ]


def collections(state: State, who: Seat) -> list[Collection]:
    """The collections that are their business."""
    return [
        Collection(one.to, one.kind, one.price, one.price - one.missing, one.given.get(who, 0))
        for one in pooling.visible(state, who)
    ]


def public_collections(state: State) -> list[Collection]:
    """The commissar's, for whoever looks on."""
    return [
        Collection(one.to, one.kind, one.price, one.price - one.missing)
        for one in state.trade.collections
        if one.to == pooling.COMMISSAR
    ]
