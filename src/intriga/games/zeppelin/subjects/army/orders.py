"""Orders to the units of a state (items 20–24; Z31, Z39)."""

from collections.abc import Iterator, Sequence
from typing import Annotated

from msgspec import Meta

from intriga.diplomacy.notation.reader import BadOrder, Reader
from intriga.games.zeppelin.state import Phase, State
from intriga.games.zeppelin.subjects.army.staff import (
    Order,
    army_of,
    check_right,
    insiders,
    log,
    may_order,
    power_of,
    sheet,
    tell,
)
from intriga.games.zeppelin.war import board
from intriga.kernel import (
    SECRET,
    Act,
    Choice,
    Choices,
    Chosen,
    Deed,
    Draft,
    Field,
    Form,
    Refusal,
    Seat,
    Step,
    msg,
)
from intriga.warfare import message_params, order_fields
from intriga.warfare.order_parsing import ParsedOrders, lines_of, read_orders
from intriga.warfare.situation import place_of, province_of


class Orders(Act, frozen=True):
    """Orders for any of the country's units; `text` may hold more, one a line. Those of other units
    stay. A bare unit (`A PAR`) withdraws its order."""

    orders: Annotated[tuple[Order, ...], Meta(max_length=64), SECRET] = ()
    text: Annotated[Annotated[str, Meta(max_length=4000)], SECRET] = ""


def _check(state: State, by: Seat, act: Orders) -> Refusal | None:
    return check_right(state, _read(state, by, act).wrong)


def _read(state: State, by: Seat, act: Orders) -> ParsedOrders:
    """The orders of an act; those withdrawn are bare units."""
    now, units = board.situation(state, "orders"), army_of(state, by).units
    texts = [line for text in (*act.orders, act.text) for line in lines_of(text)]
    bare = {text: unit for text in texts if (unit := _unit_of(now.reader, text)) in units}
    parsed = read_orders(now, power_of(state, by), [text for text in texts if text not in bare])
    return ParsedOrders([*parsed.orders, *bare.values()], parsed.wrong)


def _unit_of(reader: Reader, text: str) -> str:
    """The unit that a text names, `A PAR`; "" if it is none, or more than a unit."""
    try:
        return reader.board.pieces[reader.unit(text)]
    except BadOrder:
        return ""


def _order(state: State, by: Seat, act: Orders, step: Step) -> None:
    """The latest order of each unit wins; those of other units stay."""
    army, map = army_of(state, by), board.map_of(state.options)
    by_place = {province_of(unit): unit for unit in army.units}
    given, taken = [], []
    for text in _read(state, by, act).orders:
        unit = by_place[place_of(text)]
        if text == unit:
            if army.orders.pop(unit, None) is None:
                continue
            taken.append(message_params.unit(map, unit))
        else:
            army.orders[unit] = text
            given.append(message_params.order(map, text))
        log(state, by, unit, "" if text == unit else text)
    if given:
        tell(state, by, step, "zeppelin-war-ordered", orders=given)
    if taken:
        tell(state, by, step, "zeppelin-war-withdrawn", units=taken)


def _offer(state: State, by: Seat) -> Iterator[Form]:
    if army_of(state, by).units:
        slots = order_fields.slots(board.situation(state, "orders"), power_of(state, by))
        yield sheet(Orders, slots, Phase.TURN, state)


def _orders(state: State, by: Seat, site: str, chosen: Chosen) -> Choices:
    """Every order of a unit, and to withdraw the one it has."""
    army, now = army_of(state, by), board.situation(state, "orders")
    unit = next((unit for unit in army.units if province_of(unit) == site), "")
    given = army.orders.get(unit)
    known = list(army.orders.values())
    offered = order_fields.unit_orders(now, power_of(state, by), site, known).options
    if given is None:
        return Choices(offered)
    none = Choice(unit, msg("zeppelin-war-no-order"))
    return Choices((*offered, none), given if any(o.value == given for o in offered) else None)


ORDERS = Deed(
    Orders,
    _check,
    _order,
    _offer,
    gate=may_order,
    answers=True,
    rank=2,
    families={"war-order": _orders},
    insiders=insiders,
)


def drafts(state: State, seat: Seat) -> Sequence[Draft]:
    """The orders that a commander is writing as text, for this turn and this army: what is right in
    them counts when the time is up, whatever else they have done, unless they are ready."""
    if may_order(state, seat) is not None or not army_of(state, seat).units:
        return ()
    key = f"orders:{power_of(state, seat)}:{state.turn}"
    window = "turn" if state.phase is Phase.TURN else ""
    return [Draft(key, Orders, Field("text", "text"), (seat,), window=window, several=True)]
