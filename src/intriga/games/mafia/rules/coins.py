"""Coins change hands: exp is exchanged, somebody gives somebody money (items 38, 39, 42, M45).

All of it by day, among those who count as living. Coins that are offered are put aside, in nobody's
reach, until they are taken, declined, or night falls.
"""

from intriga.games.mafia.acts.money import AnswerGift, ExchangeExp, GiveCoins
from intriga.games.mafia.log import note
from intriga.games.mafia.rules import bribes, lookup
from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.tables.awards import amounts
from intriga.games.mafia.trade import Gift
from intriga.kernel import Refusal, Seat, Step, refuse, seat


def may_pay(state: State, who: Seat) -> Refusal | None:
    """Item 42: the dead hand over no money. The reanimated count as living (M13)."""
    return lookup.must_be(state, Phase.DAY) or lookup.must_walk(state, who)


def has(state: State, who: Seat, coins: int) -> Refusal | None:
    """A refusal of somebody who has less in their purse."""
    short = state.people[who].coins < coins
    return refuse("mafia-refused-purse", coins=coins) if short else None


# ── exchange ────────────────────────────────────────────────────────────────────────────


def rate(state: State, who: Seat) -> int:
    """Exp for a coin: 1, of the dead twice as much (item 40)."""
    return 1 if state.people[who].walks else amounts().dead_factor


def why_no_exchange(state: State, who: Seat) -> Refusal | None:
    """Why somebody cannot exchange at all: by day, and the dead only while a necromancer lives
    (item 18)."""
    if refusal := lookup.must_be(state, Phase.DAY):
        return refusal
    if state.people[who].walks or lookup.necromancer_lives(state):
        return None
    return refuse("mafia-refused-no-necromancer")


def affordable(state: State, who: Seat) -> int:
    """The most coins that somebody could get; not for exp that an order holds (T4)."""
    return lookup.free_exp(state, who) // rate(state, who)


def check_exchange(state: State, who: Seat, act: ExchangeExp) -> Refusal | None:
    """Item 38: one way."""
    if refusal := why_no_exchange(state, who):
        return refusal
    most = affordable(state, who)
    return refuse("mafia-refused-free-exp", coins=most) if most < act.coins else None


def exchange(state: State, who: Seat, act: ExchangeExp, step: Step) -> None:
    exp = act.coins * rate(state, who)
    state.people[who].exp -= exp
    state.people[who].coins += act.coins
    note(state, "D0", "mafia-log-exchanged", who=seat(who), exp=exp, coins=act.coins)
    step.emit("mafia-exchanged", (who,), exp=exp, coins=act.coins)


# ── gifts ───────────────────────────────────────────────────────────────────────────────


def offered(state: State, by: Seat, to: Seat) -> Gift | None:
    """What one person offers another, unanswered."""
    return next((one for one in state.trade.gifts if (one.by, one.to) == (by, to)), None)


def check_give(state: State, who: Seat, act: GiveCoins) -> Refusal | None:
    """M45: at least 6, whoever gives: else a refusal would tell an honest giver from a bandit."""
    if refusal := may_pay(state, who):
        return refusal
    if not may_receive(state, who, act.to):
        return refuse("mafia-refused-living-other")
    least = amounts().least_transfer
    if act.coins < least:
        return refuse("mafia-refused-least-transfer", coins=least)
    if offered(state, who, act.to) is not None:
        return refuse("mafia-refused-gift-open", to=seat(act.to))
    return has(state, who, act.coins)


def may_receive(state: State, who: Seat, to: Seat) -> bool:
    """Whether `to` is somebody else who counts as living today."""
    return lookup.is_seat(state, to) and to != who and state.people[to].walks


def give(state: State, who: Seat, act: GiveCoins, step: Step) -> None:
    state.people[who].coins -= act.coins
    state.trade.gifts.append(Gift(who, act.to, act.coins, act.purchase))
    step.emit("mafia-gift-made", (who,), to=seat(act.to), coins=act.coins)
    purpose = "purchase" if act.purchase else "any"
    step.emit("mafia-gift-offered", (act.to,), by=seat(who), purpose=purpose)


def check_answer(state: State, who: Seat, act: AnswerGift) -> Refusal | None:
    if refusal := may_pay(state, who):
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
