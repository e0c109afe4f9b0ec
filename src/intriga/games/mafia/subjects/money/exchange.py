"""Exp is exchanged for coins (items 38, 40, M4)."""

from collections.abc import Iterator
from typing import Annotated, ClassVar

from intriga.games.mafia.data.awards import amounts
from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.subjects import lookup
from intriga.games.mafia.subjects.choosing import coins_between
from intriga.games.mafia.subjects.fields import Coins
from intriga.games.mafia.subjects.log import note
from intriga.kernel import (
    SECRET,
    Act,
    Chosen,
    Deed,
    Field,
    Form,
    Range,
    Refusal,
    Seat,
    Step,
    refuse,
    seat,
)


class ExchangeExp(Act, frozen=True):
    """Get coins for exp: one for each, of the dead for two (items 38, 40)."""

    unseen: ClassVar[bool] = True
    coins: Annotated[Coins, SECRET]


def _rate(state: State, who: Seat) -> int:
    """Exp for a coin: 1, of the dead twice as much (item 40)."""
    return 1 if state.people[who].walks else amounts().dead_factor


def _why_no_exchange(state: State, who: Seat) -> Refusal | None:
    """Why somebody cannot exchange at all: by day, and the dead only while a necromancer lives
    (item 18)."""
    if refusal := lookup.must_be(state, Phase.DAY):
        return refusal
    if state.people[who].walks or lookup.necromancer_lives(state):
        return None
    return refuse("mafia-refused-no-necromancer")


def _affordable(state: State, who: Seat) -> int:
    """The most coins that somebody could get; not for exp that an order holds (T4)."""
    return lookup.free_exp(state, who) // _rate(state, who)


def _check_exchange(state: State, who: Seat, act: ExchangeExp) -> Refusal | None:
    """Item 38: one way."""
    most = _affordable(state, who)
    return refuse("mafia-refused-free-exp", coins=most) if most < act.coins else None


def _exchange(state: State, who: Seat, act: ExchangeExp, step: Step) -> None:
    exp = act.coins * _rate(state, who)
    state.people[who].exp -= exp
    state.people[who].coins += act.coins
    note(state, step, "D0", "mafia-log-exchanged", who=seat(who), exp=exp, coins=act.coins)
    step.emit("mafia-exchanged", (who,), exp=exp, coins=act.coins)


def _offer(state: State, who: Seat) -> Iterator[Form]:
    if _affordable(state, who):
        yield Form(ExchangeExp, (Field("coins", "number", "exchange"),))


def _coins(state: State, who: Seat, chosen: Chosen) -> Range:
    return coins_between(1, _affordable(state, who))


EXCHANGE_EXP = Deed(
    ExchangeExp,
    _check_exchange,
    _exchange,
    _offer,
    gate=_why_no_exchange,
    choices={"exchange": _coins},
)
