"""Wishes: where a unit should retreat if it must (item 25, Z36)."""

from collections.abc import Iterator
from typing import Annotated

from msgspec import Meta

from intriga.diplomacy.geography.board import bits
from intriga.games.zeppelin.state import Phase, State
from intriga.games.zeppelin.subjects.army.staff import Unit, army_of, insiders, log, may_order, tell
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
    labelled,
    msg,
    refuse,
)
from intriga.warfare import message_params, order_fields


class Wishes(Act, frozen=True):
    """Where a unit should retreat to if it must, the most wanted first; empty withdraws."""

    unit: Annotated[Unit, SECRET]
    places: Annotated[tuple[Unit, ...], Meta(max_length=12), SECRET] = ()


def _ways_of(state: State, by: Seat, unit: str) -> list[str]:
    """The spots to which a unit might have to retreat: of a dislodged one those it may. The unit
    that stands in its place has the same name, but another power."""
    if unit in army_of(state, by).lost:
        return state.ways[unit]
    reader = board.reader(state)
    steps = reader.board.steps(reader.unit(unit))
    return sorted(reader.board.spots[spot] for spot in bits(steps))


def _wishing(state: State, by: Seat) -> list[str]:
    """The units that may be given wishes: all that may yet be dislodged, and dislodged ones while
    they wait for the end of a turn."""
    army = army_of(state, by)
    return [*army.units, *(army.lost if state.phase is not Phase.REVIEW else ())]


def _check(state: State, by: Seat, act: Wishes) -> Refusal | None:
    """Wishes are made beforehand: while the host reviews a turn, it is too late for it."""
    map = board.map_of(state.options)
    if act.unit not in _wishing(state, by):
        late = act.unit in army_of(state, by).lost
        return refuse("zeppelin-war-wish-late" if late else "zeppelin-war-wish-unit")
    ways = _ways_of(state, by, act.unit)
    if any(place not in ways for place in act.places) or len(set(act.places)) < len(act.places):
        shown: list[Param] = [message_params.place(map, spot) for spot in ways]
        unit = message_params.unit(map, act.unit)
        return refuse("zeppelin-war-wish-place", unit=unit, ways=shown)
    return None


def _wish(state: State, by: Seat, act: Wishes, step: Step) -> None:
    army, map = army_of(state, by), board.map_of(state.options)
    if army.wishes.get(act.unit, ()) == act.places:
        return
    army.wishes.pop(act.unit, None)
    if act.places:
        army.wishes[act.unit] = act.places
    log(state, by, act.unit, " ".join(act.places), "wishes")
    unit = message_params.unit(map, act.unit)
    places: list[Param] = [message_params.place(map, spot) for spot in act.places]
    id = "zeppelin-war-wished" if places else "zeppelin-war-unwished"
    tell(state, by, step, id, unit=unit, places=places)


def _offer(state: State, by: Seat) -> Iterator[Form]:
    """A unit, and then its places, as many as any of the units could have."""
    units = _wishing(state, by)
    if not units:
        return
    most = max(len(_ways_of(state, by, unit)) for unit in units)
    row = tuple(
        Field(
            f"{n}",
            "choice",
            f"war-place {n}",
            optional=True,
            label=msg("zeppelin-war-wish-slot", n=n + 1),
            after=("unit",),
        )
        for n in range(min(most, 12))
    )
    yield Form(Wishes, (Field("unit", "choice", "war-unit"), Field("places", "slots", row=row)))


def _units(state: State, by: Seat, chosen: Chosen) -> Choices:
    map = board.map_of(state.options)
    return labelled(_wishing(state, by), lambda unit: message_params.unit(map, unit))


def _places(state: State, by: Seat, n: str, chosen: Chosen) -> Choices:
    """Where the chosen unit could retreat to, without the places wished before."""
    unit, map = chosen.get("unit"), board.map_of(state.options)
    if not n.isdecimal() or not isinstance(unit, str):
        raise KeyError(n)
    if unit not in _wishing(state, by):
        raise KeyError(unit)
    before = order_fields.chosen_before(chosen, "places")
    ways = [spot for spot in _ways_of(state, by, unit) if spot not in before]
    wished = army_of(state, by).wishes.get(unit, ())[int(n) : int(n) + 1]
    options = tuple(Choice(spot, message_params.place(map, spot)) for spot in ways)
    return Choices(options, next((spot for spot in wished if spot in ways), None))


WISHES = Deed(
    Wishes,
    _check,
    _wish,
    _offer,
    gate=may_order,
    rank=2,
    choices={"war-unit": _units},
    families={"war-place": _places},
    insiders=insiders,
)
