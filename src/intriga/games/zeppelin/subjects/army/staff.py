"""Who orders an army, who sees its orders, what is kept of them (Z31).

An order belongs to the state: it stands whatever becomes of its author.
"""

from collections.abc import Iterable, Sequence
from typing import Annotated, Final

from msgspec import Meta
from msgspec.structs import replace

from intriga.diplomacy.reason import Wrong
from intriga.games.zeppelin.state import Army, Logged, LogKind, Phase, State
from intriga.games.zeppelin.subjects import citizens, gates
from intriga.games.zeppelin.war import board
from intriga.kernel import Act, Field, Form, Param, Refusal, Seat, Step, msg, refuse, seat
from intriga.warfare import message_params

Unit = Annotated[str, Meta(max_length=24)]
Order = Annotated[str, Meta(max_length=200)]
LOGGED: Final = 10_000
"""Lines of an army's log that are kept: all of any match that people play."""


def may_order(state: State, by: Seat) -> Refusal | None:
    """The gate of what commanders do: a free citizen with the right to command; in jail, too, with
    the bot's quirks; of a state with an army, but not while the host looks at its moves."""
    commands = citizens.commands(state, by)
    refusal = gates.begun(state) if commands else gates.holder(state, by, "command")
    if refusal is not None:
        return refusal
    if state.phase is Phase.OVER:
        return refuse("refused-over")
    if citizens.country_of(state, by).power not in state.armies:
        return refuse("zeppelin-war-no-army")
    return None if state.held is None else refuse("zeppelin-war-under-review")


def power_of(state: State, by: Seat) -> str:
    """The power that somebody commands. Raises `KeyError` for whoever commands none: what may be
    chosen tells what was ordered."""
    power = citizens.country_of(state, by).power
    if power not in state.armies or not citizens.commands(state, by):
        raise KeyError(by)
    return power


def army_of(state: State, by: Seat) -> Army:
    """The army that somebody commands. Raises `KeyError` as `power_of`."""
    return state.armies[power_of(state, by)]


def insiders(state: State, by: Seat, act: Act) -> Sequence[Seat]:
    """The commanders of an army know each other's orders."""
    number = state.people[by].country
    return () if number is None else citizens.commanders(state, number)


def sheet(act: type[Act], slots: Iterable[Field], window: str, state: State) -> Form:
    """A form with a slot for each unit, to be left out for those whose order stays. `window`: the
    phase that asks for it; in others it may be filled in beforehand."""
    row = tuple(replace(one, domain=f"war-{one.domain}", optional=True) for one in slots)
    asked = (window, state.ticket) if window == state.phase.value else ("", 0)
    return Form(act, (Field("orders", "slots", row=row),), (), *asked)


def check_right(state: State, wrong: Sequence[Wrong]) -> Refusal | None:
    """Why these orders cannot be, if some cannot."""
    if not wrong:
        return None
    map = board.map_of(state.options)
    told = [
        msg(
            "diplomacy-game-order-wrong",
            order=one.given,
            why=message_params.reason(map, one.reason),
        )
        for one in wrong
    ]
    said = message_params.sentences(told)
    return refuse("zeppelin-war-orders-wrong", count=len(wrong), wrong=said)


def log(state: State, by: Seat, unit: str, text: str, kind: LogKind = "order") -> None:
    """Note who wrote what."""
    army = army_of(state, by)
    army.log = [*army.log, Logged(state.turn, by, unit, text, kind)][-LOGGED:]


def tell(state: State, by: Seat, step: Step, id: str, **params: Param) -> None:
    """Tell all commanders of an army what one has ordered."""
    hearers = citizens.commanders(state, citizens.number_of(state, by))
    step.emit(id, tuple(sorted(hearers)), who=seat(by), **params)
