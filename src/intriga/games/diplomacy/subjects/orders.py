"""Orders: what the units of a power do in this phase (C3–C5)."""

from collections.abc import Iterator, Sequence
from typing import Annotated, Final

from msgspec import Meta

from intriga.diplomacy.reason import Wrong
from intriga.games.diplomacy.state import Phase, State
from intriga.games.diplomacy.subjects.disorder import returned
from intriga.games.diplomacy.subjects.powers import check_plays, power_at
from intriga.kernel import (
    SECRET,
    Act,
    Choices,
    Chosen,
    Deed,
    Draft,
    Field,
    Form,
    Param,
    Refusal,
    Seat,
    Step,
    msg,
    refuse,
)
from intriga.warfare import message_params, order_fields
from intriga.warfare.order_parsing import ParsedOrders, lines_of, read_orders
from intriga.warfare.situation import place_of

Order = Annotated[str, Meta(max_length=200)]
_NOTHING: Final = refuse("diplomacy-game-nothing-to-order")
_SEALED: Final = Field("sealed", "flag")
_TEXT: Final = Field("text", "text")


class Orders(Act, frozen=True):
    """All orders of a power for this phase; they replace those saved before (C3).

    `text` may hold more of them, one a line. A unit without an order holds, retreating units are
    disbanded, builds are waived, removals follow the rule of civil disorder. `sealed`: the orders
    are final, the phase need not wait for this power; orders sent later without it are not sealed
    (C4). `keep`: save the valid orders and tell the player which ones were not; otherwise one wrong
    order refuses them all. `amend`: the orders saved before stay, except those of units with a new
    one.
    """

    orders: Annotated[tuple[Order, ...], Meta(max_length=256), SECRET] = ()
    sealed: bool = False
    text: Annotated[Annotated[str, Meta(max_length=8000)], SECRET] = ""
    keep: bool = False
    amend: bool = False


def texts_of(act: Orders) -> list[str]:
    """All texts of an act, one order each."""
    return [line for text in (*act.orders, act.text) for line in lines_of(text)]


def parse_orders(state: State, power: str, texts: Sequence[str]) -> ParsedOrders:
    """Read a power's orders for the current phase."""
    return read_orders(state.situation, power, texts)


def _gate(state: State, seat: Seat) -> Refusal | None:
    refusal = check_plays(state, seat)
    if refusal is None and state.power_of(seat) not in state.deciding:
        return _NOTHING
    return refusal


def _check(state: State, seat: Seat, act: Orders) -> Refusal | None:
    wrong = _parsed(state, power_at(state, seat), act).wrong
    if wrong and (act.sealed or not act.keep):
        return refuse(
            "diplomacy-game-orders-wrong", count=len(wrong), wrong=_problems(state, wrong)
        )
    return None


def _order(state: State, seat: Seat, act: Orders, step: Step) -> None:
    """Save a power's orders, sealed or not."""
    name = power_at(state, seat)
    power = state.powers[name]
    parsed = _parsed(state, name, act)
    power.orders, power.sealed, power.spoke = parsed.orders, act.sealed, True
    returned(state, name, step)
    if parsed.wrong:
        wrong, saved = _problems(state, parsed.wrong), len(parsed.orders)
        step.emit("diplomacy-game-kept", (seat,), saved=saved, count=len(parsed.wrong), wrong=wrong)


def _parsed(state: State, name: str, act: Orders) -> ParsedOrders:
    """The orders of an act; where it amends, with those saved before for other units."""
    parsed = parse_orders(state, name, texts_of(act))
    if not act.amend:
        return parsed
    places = {place_of(order) for order in parsed.orders} - {""}
    kept = [order for order in state.powers[name].orders if place_of(order) not in places]
    whole = parse_orders(state, name, [*parsed.orders, *kept])
    return ParsedOrders(whole.orders, [*parsed.wrong, *whole.wrong])


def _problems(state: State, wrong: Sequence[Wrong]) -> Param:
    """Every wrong order with its reason, as sentences."""
    return message_params.sentences(
        [
            msg(
                "diplomacy-game-order-wrong",
                order=one.given,
                why=message_params.reason(state.map, one.reason),
            )
            for one in wrong
        ]
    )


def _offer(state: State, seat: Seat) -> Iterator[Form]:
    slots = tuple(order_fields.slots(state.situation, power_at(state, seat)))
    fields = (Field("orders", "slots", row=slots), _SEALED)
    yield Form(Orders, fields, (), state.phase.value, state.ticket, main=True)


def drafts(state: State, seat: Seat) -> list[Draft]:
    """The orders that a player is writing as text: each phase has its own. If they have saved
    nothing else when its time is up, these count (C3)."""
    if _gate(state, seat) is not None:
        return []
    phase = state.phase.value
    return [Draft(f"orders:{phase}:{state.ticket}", Orders, _TEXT, (seat,), window=phase)]


def _of_unit(state: State, seat: Seat, site: str, chosen: Chosen) -> Choices:
    """Every order of the unit in a province."""
    name = power_at(state, seat)
    if state.phase not in (Phase.ORDERS, Phase.RETREAT):
        raise KeyError(site)
    return order_fields.unit_orders(state.situation, name, site, state.powers[name].orders)


def _building(state: State, seat: Seat, n: str, chosen: Chosen) -> Choices:
    """What can still be built, or the build waived."""
    name = _power_in_winter(state, seat)
    return order_fields.building(state.situation, name, n, chosen, state.powers[name].orders)


def _removing(state: State, seat: Seat, n: str, chosen: Chosen) -> Choices:
    """What can still be disbanded."""
    name = _power_in_winter(state, seat)
    return order_fields.removing(state.situation, name, n, chosen, state.powers[name].orders)


def _power_in_winter(state: State, seat: Seat) -> str:
    """As `power_at`. Raises `KeyError` in any other phase, too."""
    if state.phase is not Phase.BUILDS:
        raise KeyError(seat)
    return power_at(state, seat)


ORDERS = Deed(
    Orders,
    _check,
    _order,
    _offer,
    gate=_gate,
    answers=True,
    families={"order": _of_unit, "build": _building, "removal": _removing},
)
