"""Builds and disbands of a winter (items 26 and 28; Z2, Z31, Z39)."""

from collections.abc import Iterator, Sequence
from typing import Annotated, Final

from msgspec import Meta
from msgspec.structs import replace

from intriga.diplomacy.notation.reader import BadOrder
from intriga.diplomacy.reason import Wrong, reason
from intriga.diplomacy.vocabulary import Verb
from intriga.games.zeppelin.state import Phase, State
from intriga.games.zeppelin.subjects import editions
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
from intriga.warfare.order_parsing import ParsedOrders, read_orders
from intriga.warfare.situation import Situation, place_of, province_of

BEFOREHAND: Final = 64
"""Builds that may be ordered before winter comes."""
_PLANS: Final = 4
"""Builds and removals that a form offers beforehand, where winter has no window."""


class Builds(Act, frozen=True):
    """Builds or disbands of the country for this winter. The latest order counts for each centre
    (Z31); no orders at all withdraw them. With `seen`, the number of changes that whoever orders
    has seen (`Army.revised`), this is the whole list: it is refused if somebody has changed it
    since."""

    orders: Annotated[tuple[Order, ...], Meta(max_length=64), SECRET] = ()
    seen: Annotated[int, Meta(ge=0)] | None = None


def _may_build(state: State) -> bool:
    """Whether builds may be ordered now: in their window, or, without windows, beforehand."""
    return state.options.builds_window == (state.phase is Phase.BUILDS)


def _check(state: State, by: Seat, act: Builds) -> Refusal | None:
    if not _may_build(state):
        return refuse("zeppelin-war-builds-later")
    if act.seen is not None and act.seen != army_of(state, by).revised:
        return refuse("zeppelin-war-builds-stale")
    return check_right(state, _read(state, power_of(state, by), act.orders).wrong)


def _read(state: State, power: str, texts: Sequence[str]) -> ParsedOrders:
    """Builds as they are kept: in the window those that can be done, beforehand all that could be
    when winter comes."""
    now = board.situation(state, "builds")
    if state.options.builds_window:
        return read_orders(now, power, texts)
    orders, wrong = [], []
    for text in texts:
        try:
            orders.append(_beforehand(now, power, text))
        except BadOrder as bad:
            wrong.append(Wrong(power, text, bad.reason))
    return ParsedOrders(orders, wrong)


def _beforehand(now: Situation, power: str, text: str) -> str:
    """A build in some centre of the map, or a removal of an own unit. Raises `BadOrder`."""
    map, reading = now.reader.board, now.reader.order(text)
    if reading.verb == Verb.WAIVE:
        return "WAIVE"
    place = map.codes[reading.at]
    if reading.verb == Verb.DISBAND:
        unit = next((unit for unit in now.units[power] if province_of(unit) == place), None)
        if unit is None:
            raise BadOrder(reason("diplomacy-no-unit", place=place))
        return f"{unit} D"
    if reading.verb != Verb.BUILD:
        raise BadOrder(reason("diplomacy-not-now"))
    if reading.fleet is None:
        raise BadOrder(reason("diplomacy-no-kind"))
    if reading.at not in map.centres:
        raise BadOrder(reason("diplomacy-build-not-owned", place=place))
    return f"{map.pieces[now.reader.standing(reading.fleet, reading.spot)]} B"


def _build(state: State, by: Seat, act: Builds, step: Step) -> None:
    """The latest order counts for each centre; a list that was seen is replaced as a whole."""
    army, map = army_of(state, by), board.map_of(state.options)
    given = _read(state, power_of(state, by), act.orders).orders
    orders = given
    if editions.builds_by_centre(state) and given and act.seen is None:
        orders = [*_others(state, by, given), *given]
    if orders == army.builds:
        return
    army.builds, army.revised = orders, army.revised + 1
    for text in given or [""]:
        log(state, by, _unit_in(text), text, "builds")
    shown: list[Param] = [message_params.order(map, text) for text in orders]
    id = "zeppelin-war-builds-ordered" if shown else "zeppelin-war-builds-withdrawn"
    tell(state, by, step, id, orders=shown)


def _others(state: State, by: Seat, given: Sequence[str]) -> list[str]:
    """Of the builds ordered before, those for other centres that still fit in, the latest."""
    places = {place_of(text) for text in given}
    others = [text for text in army_of(state, by).builds if place_of(text) not in places]
    due = abs(board.situation(state, "builds").due(power_of(state, by)))
    room = (due if state.options.builds_window else BEFOREHAND) - len(given)
    return others[max(0, len(others) - room) :] if room > 0 else []


def _unit_in(order: str) -> str:
    """The unit of a build or a removal: `A PAR` of `A PAR B`; "" for a build waived."""
    return "" if order in ("", "WAIVE") else order.rpartition(" ")[0]


# ── what is offered ─────────────────────────────────────────────────────────────────────


def _offer(state: State, by: Seat) -> Iterator[Form]:
    """In the window a slot for each unit that is due; beforehand as many as the army has, or could
    have."""
    if not _may_build(state):
        return
    now, power = board.situation(state, "builds"), power_of(state, by)
    windowed = state.options.builds_window
    slots = [*(order_fields.slots(now, power) if windowed else _plan_slots())]
    if slots:
        by_centre = editions.builds_by_centre(state)
        seen = {"seen": army_of(state, by).revised} if by_centre else {}
        yield replace(sheet(Builds, slots, Phase.BUILDS, state), preset=seen)


def _plan_slots() -> Iterator[Field]:
    for n in range(_PLANS):
        yield Field(f"{n}", "choice", f"plan {n}", label=msg("zeppelin-war-plan-slot", n=n + 1))


def _builds(state: State, by: Seat, n: str, chosen: Chosen) -> Choices:
    now, saved = _winter(state, n), army_of(state, by).builds
    return order_fields.building(now, power_of(state, by), n, chosen, saved)


def _removals(state: State, by: Seat, n: str, chosen: Chosen) -> Choices:
    now, saved = _winter(state, n), army_of(state, by).builds
    return order_fields.removing(now, power_of(state, by), n, chosen, saved)


def _winter(state: State, n: str) -> Situation:
    if state.phase is not Phase.BUILDS:
        raise KeyError(n)
    return board.situation(state, "builds")


def _plans(state: State, by: Seat, n: str, chosen: Chosen) -> Choices:
    """A build in an own centre, or a removal of a unit, for when winter comes."""
    if not n.isdecimal() or state.options.builds_window:
        raise KeyError(n)
    army, now = army_of(state, by), board.situation(state, "builds")
    before = {province_of(_unit_in(t)) for t in order_fields.chosen_before(chosen, "orders")}
    texts = [f"{unit} B" for code in army.centres for unit in _kinds(now, code)]
    texts += [f"{unit} D" for unit in army.units]
    options = tuple(
        Choice(text, message_params.choice(now.map, message_params.parsed(now.map, text)))
        for text in texts
        if province_of(_unit_in(text)) not in before
    )
    saved = army.builds[int(n) : int(n) + 1]
    return Choices(options, next((o.value for o in options if o.value in saved), None))


def _kinds(now: Situation, code: str) -> list[str]:
    """The units that can stand in a province."""
    map = now.reader.board
    at = map.spot_of[code]
    fleets = [f"F {map.spots[spot]}" for spot in map.coasts[at] or (at,) if map.lanes[spot]]
    return [f"A {code}", *fleets]


BUILDS = Deed(
    Builds,
    _check,
    _build,
    _offer,
    gate=may_order,
    answers=True,
    rank=2,
    families={"war-build": _builds, "war-removal": _removals, "war-plan": _plans},
    insiders=insiders,
)
