"""The papers of an army: orders, wishes, builds (items 20, 25, 26; Z31, Z36, Z39).

Society says who commands which power, and who sees it; here is what may be ordered. An order
belongs to the state: it stands whatever becomes of its author (Z31).
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

from intriga.diplomacy.geography.board import bits
from intriga.diplomacy.notation.reader import BadOrder, Reader
from intriga.diplomacy.reason import Wrong, reason
from intriga.diplomacy.vocabulary import Verb
from intriga.games.zeppelin import editions
from intriga.games.zeppelin.acts import Builds, Orders, Wishes
from intriga.games.zeppelin.state import Army, Logged, Phase, State
from intriga.games.zeppelin.war import board
from intriga.games.zeppelin.war.staff import Staff
from intriga.kernel import Param, Refusal, Step, msg, refuse, seat
from intriga.warfare import message_params
from intriga.warfare.order_parsing import ParsedOrders, lines_of, read_orders
from intriga.warfare.situation import Situation, place_of, province_of

Command: TypeAlias = Orders | Wishes | Builds
LOGGED: Final = 10_000
"""Lines of an army's log that are kept: all of any match that people play."""
BEFOREHAND: Final = 64
"""Builds that may be ordered before winter comes."""


def check(state: State, power: str, act: Command) -> Refusal | None:
    """Why the commanders of a power cannot order this now, or None."""
    if state.phase in (Phase.FOUNDING, Phase.OVER):
        return refuse("zeppelin-war-no-orders-now")
    if power not in state.armies:
        return refuse("zeppelin-war-no-army")
    if state.held is not None:
        return refuse("zeppelin-war-under-review")
    match act:
        case Orders():
            return _wrong(state, _read(state, power, act).wrong)
        case Wishes():
            return _check_wishes(state, power, act)
        case Builds():
            return _check_builds(state, power, act)


def apply(state: State, staff: Staff, act: Command, step: Step) -> None:
    """Keep what a commander has ordered."""
    match act:
        case Orders():
            _order(state, staff, act, step)
        case Wishes():
            _wish(state, staff, act, step)
        case Builds():
            _build(state, staff, act, step)


# ── orders (Z31) ────────────────────────────────────────────────────────────────────────


def _read(state: State, power: str, act: Orders) -> ParsedOrders:
    """The orders of an act; those withdrawn are bare units."""
    now, units = board.situation(state, "orders"), state.armies[power].units
    texts = [line for text in (*act.orders, act.text) for line in lines_of(text)]
    bare = {text: unit for text in texts if (unit := unit_of(now.reader, text)) in units}
    parsed = read_orders(now, power, [text for text in texts if text not in bare])
    return ParsedOrders([*parsed.orders, *bare.values()], parsed.wrong)


def unit_of(reader: Reader, text: str) -> str:
    """The unit that a text names, `A PAR`; "" if it is none, or more than a unit."""
    try:
        return reader.board.pieces[reader.unit(text)]
    except BadOrder:
        return ""


def _wrong(state: State, wrong: Sequence[Wrong]) -> Refusal | None:
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


def _order(state: State, staff: Staff, act: Orders, step: Step) -> None:
    """The latest order of each unit wins; those of other units stay."""
    army, map = state.armies[staff.power], board.map_of(state.options)
    by_place = {province_of(unit): unit for unit in army.units}
    given, taken = [], []
    for text in _read(state, staff.power, act).orders:
        unit = by_place[place_of(text)]
        if text == unit:
            if army.orders.pop(unit, None) is None:
                continue
            taken.append(message_params.unit(map, unit))
        else:
            army.orders[unit] = text
            given.append(message_params.order(map, text))
        written = "" if text == unit else text
        log(army, Logged(state.turn, staff.by, unit, written))
    if given:
        _tell(step, staff, "zeppelin-war-ordered", orders=given)
    if taken:
        _tell(step, staff, "zeppelin-war-withdrawn", units=taken)


def log(army: Army, line: Logged) -> None:
    """Note who wrote what."""
    army.log = [*army.log, line][-LOGGED:]


def _tell(step: Step, staff: Staff, id: str, **params: Param) -> None:
    step.emit(id, tuple(sorted(staff.hearers)), who=seat(staff.by), **params)


# ── wishes (Z36) ────────────────────────────────────────────────────────────────────────


def ways_of(state: State, power: str, unit: str) -> list[str]:
    """The spots to which a unit might have to retreat: of a dislodged one those it may. The unit
    that stands in its place has the same name, but another power."""
    if unit in state.armies[power].lost:
        return state.ways[unit]
    reader = board.reader(state)
    steps = reader.board.steps(reader.unit(unit))
    return sorted(reader.board.spots[spot] for spot in bits(steps))


def wishing(state: State, power: str) -> list[str]:
    """The units that may be given wishes: all that may yet be dislodged, and dislodged ones while
    they wait for the end of a turn."""
    army = state.armies[power]
    return [*army.units, *(army.lost if state.phase is not Phase.REVIEW else ())]


def _check_wishes(state: State, power: str, act: Wishes) -> Refusal | None:
    """Wishes are made beforehand: while the host reviews a turn, it is too late for it."""
    map = board.map_of(state.options)
    if act.unit not in wishing(state, power):
        late = act.unit in state.armies[power].lost
        return refuse("zeppelin-war-wish-late" if late else "zeppelin-war-wish-unit")
    ways = ways_of(state, power, act.unit)
    if any(place not in ways for place in act.places) or len(set(act.places)) < len(act.places):
        shown: list[Param] = [message_params.place(map, spot) for spot in ways]
        unit = message_params.unit(map, act.unit)
        return refuse("zeppelin-war-wish-place", unit=unit, ways=shown)
    return None


def _wish(state: State, staff: Staff, act: Wishes, step: Step) -> None:
    army, map = state.armies[staff.power], board.map_of(state.options)
    if army.wishes.get(act.unit, ()) == act.places:
        return
    army.wishes.pop(act.unit, None)
    if act.places:
        army.wishes[act.unit] = act.places
    log(army, Logged(state.turn, staff.by, act.unit, " ".join(act.places), "wishes"))
    unit = message_params.unit(map, act.unit)
    places: list[Param] = [message_params.place(map, spot) for spot in act.places]
    id = "zeppelin-war-wished" if places else "zeppelin-war-unwished"
    _tell(step, staff, id, unit=unit, places=places)


# ── builds (Z2, Z39) ────────────────────────────────────────────────────────────────────


def may_build(state: State) -> bool:
    """Whether builds may be ordered now: in their window, or, without windows, beforehand."""
    if state.options.builds_window:
        return state.phase is Phase.BUILDS
    return state.phase is not Phase.BUILDS


def _check_builds(state: State, power: str, act: Builds) -> Refusal | None:
    if not may_build(state):
        return refuse("zeppelin-war-builds-later")
    if act.seen is not None and act.seen != state.armies[power].revised:
        return refuse("zeppelin-war-builds-stale")
    return _wrong(state, read_builds(state, power, act.orders).wrong)


def read_builds(state: State, power: str, texts: Sequence[str]) -> ParsedOrders:
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


def _build(state: State, staff: Staff, act: Builds, step: Step) -> None:
    """The latest order counts for each centre; a list that was seen is replaced as a whole."""
    army, map = state.armies[staff.power], board.map_of(state.options)
    given = read_builds(state, staff.power, act.orders).orders
    orders = given
    if editions.builds_by_centre(state) and given and act.seen is None:
        orders = [*_others(state, staff.power, given), *given]
    if orders == army.builds:
        return
    army.builds, army.revised = orders, army.revised + 1
    for text in given or [""]:
        log(army, Logged(state.turn, staff.by, unit_in(text), text, "builds"))
    shown: list[Param] = [message_params.order(map, text) for text in orders]
    id = "zeppelin-war-builds-ordered" if shown else "zeppelin-war-builds-withdrawn"
    _tell(step, staff, id, orders=shown)


def _others(state: State, power: str, given: Sequence[str]) -> list[str]:
    """Of the builds ordered before, those for other centres that still fit in, the latest."""
    places = {place_of(text) for text in given}
    others = [text for text in state.armies[power].builds if place_of(text) not in places]
    due = abs(board.situation(state, "builds").due(power))
    room = (due if state.options.builds_window else BEFOREHAND) - len(given)
    return others[max(0, len(others) - room) :] if room > 0 else []


def unit_in(order: str) -> str:
    """The unit of a build or a removal: `A PAR` of `A PAR B`; "" for a build waived."""
    return "" if order in ("", "WAIVE") else order.rpartition(" ")[0]
