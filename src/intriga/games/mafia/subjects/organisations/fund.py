"""The fund of an organisation (item 53, M51): who manages it, who pays into it, to whom it pays.

The head alone knows who has given what; members read the head's reports; everybody reads whether
there was one.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated, ClassVar

from intriga.games.mafia.state import State
from intriga.games.mafia.state.trade import BookLine, Organisation, Payment
from intriga.games.mafia.subjects.asking import about
from intriga.games.mafia.subjects.choosing import coins_between
from intriga.games.mafia.subjects.fields import Coins
from intriga.games.mafia.subjects.log import note
from intriga.games.mafia.subjects.money import paying
from intriga.kernel import (
    PUBLIC,
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
    listed,
    msg,
    people,
    refuse,
    seat,
)

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


def _must_head(state: State, who: Seat) -> Refusal | None:
    """A refusal of whoever manages no organisation."""
    return None if headed(state, who) is not None else refuse("mafia-refused-not-head")


def short(coins: int, there: int) -> Refusal | None:
    """A refusal where there are fewer coins than that."""
    return refuse("mafia-refused-purse", coins=coins) if there < coins else None


def enter(state: State, one: Organisation, line: BookLine, step: Step) -> None:
    """The books, and the fund with them."""
    one.books.append(line)
    one.fund += -line.coins if line.what == "payout" else line.coins
    who = seat(line.who)
    note(state, step, "D0", _LOGGED[line.what], who=who, name=one.name, coins=line.coins)


def heads_by_day(state: State, who: Seat) -> Refusal | None:
    """A gate: whoever manages an organisation, by day."""
    return paying.may_pay(state, who) or _must_head(state, who)


def organisation_choices(found: Iterable[Organisation]) -> Choices:
    """Organisations to choose from."""
    return listed((one.number, msg("mafia-organisation", name=one.name)) for one in found)


def chosen_organisation(state: State, chosen: Chosen) -> Organisation | None:
    """The organisation that was chosen before in the same form."""
    number = chosen.get("organisation")
    return numbered(state, number) if isinstance(number, int) else None


class DonateToFund(Act, frozen=True):
    """Give coins to the fund of one's organisation."""

    unseen: ClassVar[bool] = True
    coins: Annotated[Coins, SECRET]


def _check_donate(state: State, who: Seat, act: DonateToFund) -> Refusal | None:
    """Members alone give to the fund; it is no bribe (M46). It is gone with the last living member,
    and one who is reanimated for a day makes no new one."""
    one = of(state, who)
    if one is None:
        return refuse("mafia-refused-not-member")
    if head(state, one) is None:
        return refuse("mafia-refused-no-organisation")
    return paying.may_pay(state, who) or short(act.coins, state.people[who].coins)


def _donate(state: State, who: Seat, act: DonateToFund, step: Step) -> None:
    one = of(state, who)
    assert one is not None
    state.people[who].coins -= act.coins
    enter(state, one, BookLine(state.turn, "donation", who, act.coins), step)
    step.emit("mafia-donated", (who,), name=one.name, coins=act.coins)
    manager = head(state, one)
    if manager is not None and manager != who:
        step.emit("mafia-fund-donation", (manager,), who=seat(who), coins=act.coins)


def _offer_donate(state: State, who: Seat) -> Iterator[Form]:
    one = of(state, who)
    if one is None or head(state, one) is None or paying.may_pay(state, who):
        return
    if state.people[who].coins:
        yield Form(DonateToFund, (Field("coins", "number", "donation"),))


def _donation(state: State, who: Seat, chosen: Chosen) -> Range:
    return coins_between(1, state.people[who].coins)


DONATE_TO_FUND = Deed(
    DonateToFund, _check_donate, _donate, _offer_donate, choices={"donation": _donation}
)


class SpendFund(Act, frozen=True):
    """The head gives coins of the fund to a member."""

    unseen: ClassVar[bool] = True
    to: Annotated[Seat, SECRET]
    coins: Annotated[Coins, SECRET]


def _check_spend(state: State, who: Seat, act: SpendFund) -> Refusal | None:
    """On its members alone."""
    one = headed(state, who)
    assert one is not None
    if act.to not in _payable(state, one):
        return refuse("mafia-refused-not-member-they")
    return short(act.coins, one.fund)


def _payable(state: State, one: Organisation) -> list[Seat]:
    """The members who count as living today."""
    return [who for who in one.members if state.people[who].walks]


def _spend(state: State, who: Seat, act: SpendFund, step: Step) -> None:
    one = headed(state, who)
    assert one is not None
    enter(state, one, BookLine(state.turn, "payout", act.to, act.coins), step)
    state.people[act.to].coins += act.coins
    step.emit("mafia-fund-paid", (who,), to=seat(act.to), coins=act.coins)
    if act.to != who:
        step.emit("mafia-fund-received", (act.to,), name=one.name, coins=act.coins)


def _offer_spend(state: State, who: Seat) -> Iterator[Form]:
    one = headed(state, who)
    if one is not None and one.fund:
        coins = Field("coins", "number", "from-fund")
        yield from about(state, who, SpendFund, choice("to", "fund-member"), _members, coins)


def _members(state: State, who: Seat, chosen: Chosen) -> Choices:
    one = headed(state, who)
    return people(() if one is None else sorted(_payable(state, one)))


def _from_fund(state: State, who: Seat, chosen: Chosen) -> Range:
    one = headed(state, who)
    return coins_between(1, 0 if one is None else one.fund)


SPEND_FUND = Deed(
    SpendFund,
    _check_spend,
    _spend,
    _offer_spend,
    gate=heads_by_day,
    choices={"fund-member": _members, "from-fund": _from_fund},
)
