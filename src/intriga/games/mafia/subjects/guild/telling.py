"""The dead assassin tells of an order when all are dead (item 26)."""

from collections.abc import Iterator
from typing import Literal

from intriga.games.mafia.state import State
from intriga.games.mafia.state.guild import Done, Job
from intriga.games.mafia.state.people import Role
from intriga.games.mafia.subjects import editions
from intriga.games.mafia.subjects.asking import about
from intriga.games.mafia.subjects.fields import Number
from intriga.games.mafia.subjects.guild import customers
from intriga.kernel import (
    PUBLIC,
    Act,
    Choices,
    Chosen,
    Deed,
    Form,
    Refusal,
    Seat,
    Step,
    choice,
    refuse,
    seat,
    words,
)


class TellContract(Act, frozen=True):
    """The dead assassin tells everybody of a contract whose customer and victim are dead (item 26).
    `which`: its place among those executed, from 1. `what`: all of it, or only who the customer or
    the victim was; the rest may be told later."""

    which: Number
    what: Literal["both", "customer", "victim"] = "both"


def tellable(state: State, who: Seat) -> list[Done]:
    """Item 26: what the dead assassin may tell: victim and customer are dead; of a guard to whom
    nobody came, the customer."""
    if state.people[who].lives:
        return []
    return [
        one
        for one in state.guild.done
        if one.assassin == who
        and one.order.number not in state.guild.told
        and _all_dead(state, one)
    ]


def _all_dead(state: State, one: Done) -> bool:
    victim = one.order.job is Job.GUARD and not one.struck
    dead = not state.people[one.order.by].lives
    return dead and (victim or not state.people[one.order.victim].lives)


def _parts(state: State, number: int) -> tuple[str, ...]:
    """What the assassin may still tell of an order (item 26)."""
    if not editions.contracts_are_told_in_part(state):
        return ("both",)
    match state.guild.half_told.get(number):
        case "customer":
            return ("victim",)
        case "victim":
            return ("customer",)
        case _:
            return ("both", "customer", "victim")


def _check_tell(state: State, who: Seat, act: TellContract) -> Refusal | None:
    found = any(one.order.number == act.which for one in tellable(state, who))
    if not found:
        return refuse("mafia-refused-not-tellable")
    return None if act.what in _parts(state, act.which) else refuse("mafia-refused-told", at="what")


def _tell(state: State, who: Seat, act: TellContract, step: Step) -> None:
    one = next(one for one in tellable(state, who) if one.order.number == act.which)
    what, by = customers.what(one.order), customers.named(one.order)
    if act.what == "both":
        step.emit("mafia-told", PUBLIC, who=seat(who), what=what, by=by)
    elif act.what == "customer":
        step.emit("mafia-told-customer", PUBLIC, who=seat(who), by=by)
    else:
        step.emit("mafia-told-victim", PUBLIC, who=seat(who), what=what)
    half = state.guild.half_told
    if act.what == "both" or act.which in half:
        half.pop(act.which, None)
        state.guild.told.append(act.which)
    else:
        half[act.which] = act.what


def _offer(state: State, who: Seat) -> Iterator[Form]:
    if state.people[who].role is Role.ASSASSIN:
        part = choice("what", "told-part", after=("which",))
        yield from about(state, who, TellContract, choice("which", "tellable"), _tellable, part)


def _tellable(state: State, who: Seat, chosen: Chosen) -> Choices:
    return customers.by_number(one.order for one in tellable(state, who))


def _told_part(state: State, who: Seat, chosen: Chosen) -> Choices:
    which = chosen.get("which")
    fit = _parts(state, which) if isinstance(which, int) else ("both",)
    return words(fit, "mafia-tell-")


TELL_CONTRACT = Deed(
    TellContract,
    _check_tell,
    _tell,
    _offer,
    choices={"tellable": _tellable, "told-part": _told_part},
)
