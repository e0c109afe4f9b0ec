"""The fund of an organisation (item 53, M51): who manages it, who pays into it, to whom it pays.

The head alone knows who has given what; members read the head's reports; everybody reads whether
there was one.
"""

from collections.abc import Mapping
from typing import Annotated, ClassVar

from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.state.trade import BookLine, Organisation, Payment
from intriga.games.mafia.subjects import lookup
from intriga.games.mafia.subjects.fields import Coins
from intriga.games.mafia.subjects.log import note
from intriga.kernel import PUBLIC, SECRET, Act, Refusal, Seat, Step, refuse, seat

_LOGGED: Mapping[Payment, str] = {
    "donation": "mafia-log-donation",
    "service": "mafia-log-service",
    "payout": "mafia-log-payout",
}


def numbered(state: State, number: int) -> Organisation | None:
    """The organisation with this number."""
    return next((one for one in state.trade.organisations if one.number == number), None)


def of(state: State, who: Seat) -> Organisation | None:
    """The organisation of which somebody is a member, for life."""
    return next((one for one in state.trade.organisations if who in one.members), None)


def head(state: State, one: Organisation) -> Seat | None:
    """Who manages it: the founder, while they live; else the member who has lived in it longest.
    None if all are dead."""
    return next((who for who in one.members if state.people[who].lives), None)


def announce_heads(state: State, step: Step) -> None:
    """Dusk and dawn: who manages an organisation now, if its head has died or lives again."""
    for one in state.trade.organisations:
        manager = head(state, one)
        known = one.head if one.announced is None else one.announced
        if manager is not None and manager != known:
            one.announced = manager
            step.emit("mafia-new-head", PUBLIC, who=seat(manager), name=one.name)


def headed(state: State, who: Seat) -> Organisation | None:
    """The organisation that somebody manages."""
    one = of(state, who)
    return one if one is not None and head(state, one) == who else None


def must_head(state: State, who: Seat) -> Refusal | None:
    """A refusal of whoever manages no organisation."""
    return None if headed(state, who) is not None else refuse("mafia-refused-not-head")


def by_day(state: State, who: Seat) -> Refusal | None:
    return lookup.must_be(state, Phase.DAY) or lookup.must_walk(state, who)


def short(coins: int, there: int) -> Refusal | None:
    return refuse("mafia-refused-purse", coins=coins) if there < coins else None


def enter(state: State, one: Organisation, line: BookLine, step: Step) -> None:
    """The books, and the fund with them."""
    one.books.append(line)
    one.fund += -line.coins if line.what == "payout" else line.coins
    who = seat(line.who)
    note(state, step, "D0", _LOGGED[line.what], who=who, name=one.name, coins=line.coins)


class DonateToFund(Act, frozen=True):
    """Give coins to the fund of one's organisation."""

    unseen: ClassVar[bool] = True
    coins: Annotated[Coins, SECRET]


def check_donate(state: State, who: Seat, act: DonateToFund) -> Refusal | None:
    """Members alone give to the fund; it is no bribe (M46)."""
    if of(state, who) is None:
        return refuse("mafia-refused-not-member")
    return by_day(state, who) or short(act.coins, state.people[who].coins)


def donate(state: State, who: Seat, act: DonateToFund, step: Step) -> None:
    one = of(state, who)
    assert one is not None
    state.people[who].coins -= act.coins
    enter(state, one, BookLine(state.turn, "donation", who, act.coins), step)
    step.emit("mafia-donated", (who,), name=one.name, coins=act.coins)
    manager = head(state, one)
    if manager is not None and manager != who:
        step.emit("mafia-fund-donation", (manager,), who=seat(who), coins=act.coins)


class SpendFund(Act, frozen=True):
    """The head gives coins of the fund to a member."""

    unseen: ClassVar[bool] = True
    to: Annotated[Seat, SECRET]
    coins: Annotated[Coins, SECRET]


def check_spend(state: State, who: Seat, act: SpendFund) -> Refusal | None:
    """On its members alone."""
    if refusal := by_day(state, who) or must_head(state, who):
        return refusal
    one = headed(state, who)
    assert one is not None
    if act.to not in payable(state, one):
        return refuse("mafia-refused-not-member-they")
    return short(act.coins, one.fund)


def payable(state: State, one: Organisation) -> list[Seat]:
    """The members who count as living today."""
    return [who for who in one.members if state.people[who].walks]


def spend(state: State, who: Seat, act: SpendFund, step: Step) -> None:
    one = headed(state, who)
    assert one is not None
    enter(state, one, BookLine(state.turn, "payout", act.to, act.coins), step)
    state.people[act.to].coins += act.coins
    step.emit("mafia-fund-paid", (who,), to=seat(act.to), coins=act.coins)
    if act.to != who:
        step.emit("mafia-fund-received", (act.to,), name=one.name, coins=act.coins)
