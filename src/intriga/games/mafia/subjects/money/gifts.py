"""Somebody offers somebody coins (items 39, 42, M45)."""

from collections.abc import Iterator
from typing import Annotated, ClassVar

from intriga.games.mafia.data.awards import amounts
from intriga.games.mafia.state import State
from intriga.games.mafia.state.trade import Gift
from intriga.games.mafia.subjects import lookup
from intriga.games.mafia.subjects.asking import YES, about
from intriga.games.mafia.subjects.choosing import coins_between
from intriga.games.mafia.subjects.fields import Coins
from intriga.games.mafia.subjects.money import bribes, paying
from intriga.kernel import (
    SECRET,
    Act,
    Choices,
    Chosen,
    Deed,
    Field,
    Form,
    Range,
    Refusal,
    Seat,
    Step,
    choice,
    people,
    refuse,
    seat,
)


class GiveCoins(Act, frozen=True):
    """Offer coins to somebody (M45). `purchase`: if it is the commissar, for a purchase that they
    have asked for (item 39)."""

    unseen: ClassVar[bool] = True
    to: Annotated[Seat, SECRET]
    coins: Annotated[Coins, SECRET]
    purchase: Annotated[bool, SECRET] = False


def _offered(state: State, by: Seat, to: Seat) -> Gift | None:
    """What one person offers another, unanswered."""
    return next((one for one in state.trade.gifts if (one.by, one.to) == (by, to)), None)


def _check_give(state: State, who: Seat, act: GiveCoins) -> Refusal | None:
    """M45: at least 6, whoever gives: else a refusal would tell an honest giver from a bandit."""
    if not _may_receive(state, who, act.to):
        return refuse("mafia-refused-living-other")
    least = amounts().least_transfer
    if act.coins < least:
        return refuse("mafia-refused-least-transfer", coins=least)
    if _offered(state, who, act.to) is not None:
        return refuse("mafia-refused-gift-open", to=seat(act.to))
    return paying.has(state, who, act.coins)


def _may_receive(state: State, who: Seat, to: Seat) -> bool:
    """Whether `to` is somebody else who counts as living today."""
    return lookup.is_seat(state, to) and to != who and state.people[to].walks


def _give(state: State, who: Seat, act: GiveCoins, step: Step) -> None:
    state.people[who].coins -= act.coins
    state.trade.gifts.append(Gift(who, act.to, act.coins, act.purchase))
    step.emit("mafia-gift-made", (who,), to=seat(act.to), coins=act.coins)
    purpose = "purchase" if act.purchase else "any"
    step.emit("mafia-gift-offered", (act.to,), by=seat(who), purpose=purpose)


def _offer_give(state: State, who: Seat) -> Iterator[Form]:
    if state.people[who].coins >= amounts().least_transfer:
        coins, purpose = Field("coins", "number", "gift"), Field("purchase", "flag")
        to = choice("to", "receiver")
        yield from about(state, who, GiveCoins, to, _receivers, coins, purpose)


def _receivers(state: State, who: Seat, chosen: Chosen) -> Choices:
    others = (one for one in range(len(state.people)) if _may_receive(state, who, one))
    return people(one for one in others if _offered(state, who, one) is None)


def _coins(state: State, who: Seat, chosen: Chosen) -> Range:
    return coins_between(amounts().least_transfer, state.people[who].coins)


GIVE_COINS = Deed(
    GiveCoins,
    _check_give,
    _give,
    _offer_give,
    gate=paying.may_pay,
    choices={"receiver": _receivers, "gift": _coins},
)


class AnswerGift(Act, frozen=True):
    """Take the coins that somebody offers, or not. How many arrive one reads when they have."""

    unseen: ClassVar[bool] = True
    by: Annotated[Seat, SECRET]
    yes: Annotated[bool, SECRET]


def _check_answer(state: State, who: Seat, act: AnswerGift) -> Refusal | None:
    found = act.by in givers(state, who)
    return None if found else refuse("mafia-refused-no-gift")


def givers(state: State, who: Seat) -> list[Seat]:
    """Who offers this person coins; not those who have died since."""
    gifts = state.trade.gifts
    return [one.by for one in gifts if one.to == who and state.people[one.by].walks]


def _answer(state: State, who: Seat, act: AnswerGift, step: Step) -> None:
    gift = _offered(state, act.by, who)
    assert gift is not None
    state.trade.gifts.remove(gift)
    if act.yes:
        bribes.deliver(state, gift, step)
    else:
        _give_back(state, gift, step)


def _offer_answer(state: State, who: Seat) -> Iterator[Form]:
    yield from about(state, who, AnswerGift, choice("by", "giver"), _givers, YES, asks=True)


def _givers(state: State, who: Seat, chosen: Chosen) -> Choices:
    return people(sorted(givers(state, who)))


ANSWER_GIFT = Deed(
    AnswerGift,
    _check_answer,
    _answer,
    _offer_answer,
    gate=paying.may_pay,
    answers=True,
    choices={"giver": _givers},
)


def return_gifts(state: State, step: Step) -> None:
    """Nightfall: what nobody answered goes back to its giver."""
    for gift in state.trade.gifts:
        _give_back(state, gift, step)
    state.trade.gifts = []


def _give_back(state: State, gift: Gift, step: Step) -> None:
    state.people[gift.by].coins += gift.coins
    step.emit("mafia-gift-declined", (gift.by,), to=seat(gift.to), coins=gift.coins)
