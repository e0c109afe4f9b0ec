"""Somebody offers somebody coins (items 39, 42, M45)."""

from typing import Annotated, ClassVar

from intriga.games.mafia.data.awards import amounts
from intriga.games.mafia.state import State
from intriga.games.mafia.state.trade import Gift
from intriga.games.mafia.subjects import lookup
from intriga.games.mafia.subjects.fields import Coins
from intriga.games.mafia.subjects.money import bribes, paying
from intriga.kernel import SECRET, Act, Refusal, Seat, Step, refuse, seat


class GiveCoins(Act, frozen=True):
    """Offer coins to somebody (M45). `purchase`: if it is the commissar, for a purchase that they
    have asked for (item 39)."""

    unseen: ClassVar[bool] = True
    to: Annotated[Seat, SECRET]
    coins: Annotated[Coins, SECRET]
    purchase: Annotated[bool, SECRET] = False


def offered(state: State, by: Seat, to: Seat) -> Gift | None:
    """What one person offers another, unanswered."""
    return next((one for one in state.trade.gifts if (one.by, one.to) == (by, to)), None)


def check_give(state: State, who: Seat, act: GiveCoins) -> Refusal | None:
    """M45: at least 6, whoever gives: else a refusal would tell an honest giver from a bandit."""
    if refusal := paying.may_pay(state, who):
        return refusal
    if not may_receive(state, who, act.to):
        return refuse("mafia-refused-living-other")
    least = amounts().least_transfer
    if act.coins < least:
        return refuse("mafia-refused-least-transfer", coins=least)
    if offered(state, who, act.to) is not None:
        return refuse("mafia-refused-gift-open", to=seat(act.to))
    return paying.has(state, who, act.coins)


def may_receive(state: State, who: Seat, to: Seat) -> bool:
    """Whether `to` is somebody else who counts as living today."""
    return lookup.is_seat(state, to) and to != who and state.people[to].walks


def give(state: State, who: Seat, act: GiveCoins, step: Step) -> None:
    state.people[who].coins -= act.coins
    state.trade.gifts.append(Gift(who, act.to, act.coins, act.purchase))
    step.emit("mafia-gift-made", (who,), to=seat(act.to), coins=act.coins)
    purpose = "purchase" if act.purchase else "any"
    step.emit("mafia-gift-offered", (act.to,), by=seat(who), purpose=purpose)


class AnswerGift(Act, frozen=True):
    """Take the coins that somebody offers, or not. How many arrive one reads when they have."""

    unseen: ClassVar[bool] = True
    by: Annotated[Seat, SECRET]
    yes: Annotated[bool, SECRET]


def check_answer(state: State, who: Seat, act: AnswerGift) -> Refusal | None:
    if refusal := paying.may_pay(state, who):
        return refusal
    found = act.by in givers(state, who)
    return None if found else refuse("mafia-refused-no-gift")


def givers(state: State, who: Seat) -> list[Seat]:
    """Who offers this person coins; not those who have died since."""
    gifts = state.trade.gifts
    return [one.by for one in gifts if one.to == who and state.people[one.by].walks]


def answer(state: State, who: Seat, act: AnswerGift, step: Step) -> None:
    gift = offered(state, act.by, who)
    assert gift is not None
    state.trade.gifts.remove(gift)
    if act.yes:
        bribes.deliver(state, gift, step)
    else:
        _give_back(state, gift, step)


def return_gifts(state: State, step: Step) -> None:
    """Nightfall: what nobody answered goes back to its giver."""
    for gift in state.trade.gifts:
        _give_back(state, gift, step)
    state.trade.gifts = []


def _give_back(state: State, gift: Gift, step: Step) -> None:
    state.people[gift.by].coins += gift.coins
    step.emit("mafia-gift-declined", (gift.by,), to=seat(gift.to), coins=gift.coins)
