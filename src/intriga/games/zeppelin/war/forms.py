"""What commanders and the host may do in the war, as forms, and the choices of every field.

The names of all domains begin with `war-`, those of the host with `war-host-`.
"""

from collections.abc import Callable, Iterator
from typing import Final

from intriga.games.zeppelin import editions
from intriga.games.zeppelin.acts import (
    Builds,
    Orders,
    OverrideRemoval,
    OverrideRetreat,
    Wishes,
)
from intriga.games.zeppelin.state import Phase, State
from intriga.games.zeppelin.war import board, overrides, papers
from intriga.kernel import Choice, Choices, Chosen, Domain, Field, Form, labelled, msg
from intriga.warfare import message_params, order_fields
from intriga.warfare.situation import Situation, province_of

PREFIX: Final = "war-"
"""What the names of domains here begin with."""
_PLANS: Final = 4
"""Builds and removals that a form offers beforehand, where winter has no window."""


def forms(state: State, power: str) -> list[Form]:
    """The forms of who commands a power."""
    army = state.armies.get(power)
    if army is None or state.phase in (Phase.FOUNDING, Phase.OVER) or state.held is not None:
        return []
    offered = []
    if army.units:
        slots = tuple(_slots(board.situation(state, "orders"), power))
        window = ("turn", state.ticket) if state.phase is Phase.TURN else ("", 0)
        offered.append(Form(Orders, (Field("orders", "slots", row=slots),), (), *window))
    if papers.wishing(state, power):
        offered.append(_wishes(state, power))
    if papers.may_build(state):
        offered += _builds(state, power)
    return offered


def _slots(now: Situation, power: str) -> Iterator[Field]:
    """A slot for each unit, to be left out for those whose order stays."""
    for slot in order_fields.slots(now, power):
        domain = f"{PREFIX}{slot.domain}"
        yield Field(slot.name, slot.kind, domain, optional=True, label=slot.label)


def _wishes(state: State, power: str) -> Form:
    """A unit, and then its places, as many as any of the units could have."""
    units = papers.wishing(state, power)
    most = max(len(papers.ways_of(state, power, unit)) for unit in units)
    row = tuple(
        Field(
            f"{n}",
            "choice",
            f"{PREFIX}place {n}",
            optional=True,
            label=msg("zeppelin-war-wish-slot", n=n + 1),
            after=("unit",),
        )
        for n in range(min(most, 12))
    )
    unit = Field("unit", "choice", f"{PREFIX}unit")
    return Form(Wishes, (unit, Field("places", "slots", row=row)))


def _builds(state: State, power: str) -> list[Form]:
    """In the window a slot for each unit that is due; beforehand as many as the army has, or could
    have."""
    now = board.situation(state, "builds")
    if state.options.builds_window:
        if not now.to_decide(power):
            return []
        slots = tuple(_slots(now, power))
    else:
        slots = tuple(
            Field(
                f"{n}",
                "choice",
                f"{PREFIX}plan {n}",
                optional=True,
                label=msg("zeppelin-war-plan-slot", n=n + 1),
            )
            for n in range(_PLANS)
        )
    window = ("builds", state.ticket) if state.options.builds_window else ("", 0)
    by_centre = editions.builds_by_centre(state)
    seen = {"seen": state.armies[power].revised} if by_centre else {}
    return [Form(Builds, (Field("orders", "slots", row=slots),), (), *window, preset=seen)]


def domain(state: State, power: str, name: str, chosen: Chosen) -> Domain:
    """The choices of a field of a commander. Raises `KeyError` for a name that no form has."""
    kind, _, of = name.removeprefix(PREFIX).partition(" ")
    return _DOMAINS[kind](state, power, of, chosen)


def _order(state: State, power: str, site: str, chosen: Chosen) -> Choices:
    """Every order of a unit, and to withdraw the one it has."""
    army, now = state.armies[power], board.situation(state, "orders")
    unit = next((unit for unit in army.units if province_of(unit) == site), "")
    given = army.orders.get(unit)
    offered = order_fields.unit_orders(now, power, site, list(army.orders.values()))
    if given is None:
        return Choices(offered.options)
    none = Choice(unit, msg("zeppelin-war-no-order"))
    known = any(choice.value == given for choice in offered.options)
    return Choices((*offered.options, none), given if known else None)


def _unit(state: State, power: str, of: str, chosen: Chosen) -> Choices:
    map = board.map_of(state.options)
    units = papers.wishing(state, power)
    return labelled(units, lambda unit: message_params.unit(map, unit))


def _place(state: State, power: str, n: str, chosen: Chosen) -> Choices:
    """Where the chosen unit could retreat to, without the places wished before."""
    unit, map = chosen.get("unit"), board.map_of(state.options)
    if not n.isdecimal() or not isinstance(unit, str):
        raise KeyError(n)
    if unit not in papers.wishing(state, power):
        raise KeyError(unit)
    before = order_fields.chosen_before(chosen, "places")
    ways = [spot for spot in papers.ways_of(state, power, unit) if spot not in before]
    wished = state.armies[power].wishes.get(unit, ())[int(n) : int(n) + 1]
    options = tuple(Choice(spot, message_params.place(map, spot)) for spot in ways)
    return Choices(options, next((spot for spot in wished if spot in ways), None))


def _build(state: State, power: str, n: str, chosen: Chosen) -> Choices:
    _expect_window(state, n)
    now, saved = board.situation(state, "builds"), state.armies[power].builds
    return order_fields.building(now, power, n, chosen, saved)


def _removal(state: State, power: str, n: str, chosen: Chosen) -> Choices:
    _expect_window(state, n)
    now, saved = board.situation(state, "builds"), state.armies[power].builds
    return order_fields.removing(now, power, n, chosen, saved)


def _expect_window(state: State, n: str) -> None:
    if state.phase is not Phase.BUILDS:
        raise KeyError(n)


def _plan(state: State, power: str, n: str, chosen: Chosen) -> Choices:
    """A build in an own centre, or a removal of a unit, for when winter comes."""
    if not n.isdecimal() or state.options.builds_window:
        raise KeyError(n)
    army, now = state.armies[power], board.situation(state, "builds")
    before = {province_of(papers.unit_in(t)) for t in order_fields.chosen_before(chosen, "orders")}
    texts = [f"{unit} B" for code in army.centres for unit in _kinds(now, code)]
    texts += [f"{unit} D" for unit in army.units]
    options = tuple(
        Choice(text, message_params.choice(now.map, message_params.parsed(now.map, text)))
        for text in texts
        if province_of(papers.unit_in(text)) not in before
    )
    saved = army.builds[int(n) : int(n) + 1]
    return Choices(options, next((o.value for o in options if o.value in saved), None))


def _kinds(now: Situation, code: str) -> list[str]:
    """The units that can stand in a province."""
    map = now.reader.board
    at = map.spot_of[code]
    fleets = [f"F {map.spots[spot]}" for spot in map.coasts[at] or (at,) if map.lanes[spot]]
    return [f"A {code}", *fleets]


_DOMAINS: Final[dict[str, Callable[[State, str, str, Chosen], Choices]]] = {
    "order": _order,
    "unit": _unit,
    "place": _place,
    "build": _build,
    "removal": _removal,
    "plan": _plan,
}


# ── the host (Z36, Z37) ─────────────────────────────────────────────────────────────────


def host_forms(state: State) -> list[Form]:
    """The host's forms in the war."""
    offered = []
    if overrides.fleeing(state):
        unit = Field("unit", "choice", f"{PREFIX}host-unit")
        place = Field("place", "choice", f"{PREFIX}host-place", optional=True, after=("unit",))
        offered.append(Form(OverrideRetreat, (unit, place)))
    if overrides.short(state):
        power = Field("power", "choice", f"{PREFIX}host-power")
        unit = Field("unit", "choice", f"{PREFIX}host-removal", after=("power",))
        offered.append(Form(OverrideRemoval, (power, unit)))
    return offered


def host_domain(state: State, name: str, chosen: Chosen) -> Domain:
    """The choices of a field of the host. Raises `KeyError` for a name that no form has."""
    return _HOST_DOMAINS[name.removeprefix(f"{PREFIX}host-")](state, chosen)


def _host_unit(state: State, chosen: Chosen) -> Choices:
    map = board.map_of(state.options)
    units = overrides.fleeing(state)
    return labelled(units, lambda unit: message_params.unit(map, unit))


def _host_place(state: State, chosen: Chosen) -> Choices:
    """Where the chosen unit may go; nowhere disbands it."""
    unit, map = chosen.get("unit"), board.map_of(state.options)
    if not isinstance(unit, str) or unit not in overrides.fleeing(state):
        raise KeyError(unit)
    ways = overrides.ways(state, unit)
    options = tuple(Choice(spot, message_params.place(map, spot)) for spot in ways)
    given = state.overrides.get(unit)
    return Choices(options, given if given in ways else None)


def _host_power(state: State, chosen: Chosen) -> Choices:
    map = board.map_of(state.options)
    powers = overrides.short(state)
    return labelled(powers, lambda power: message_params.power(map, power))


def _host_removal(state: State, chosen: Chosen) -> Choices:
    power, map = chosen.get("power"), board.map_of(state.options)
    if not isinstance(power, str) or power not in overrides.short(state):
        raise KeyError(power)
    army = state.armies[power]
    units = [unit for unit in army.units if unit not in army.removals]
    return labelled(units, lambda unit: message_params.unit(map, unit))


_HOST_DOMAINS: Final[dict[str, Callable[[State, Chosen], Choices]]] = {
    "unit": _host_unit,
    "place": _host_place,
    "power": _host_power,
    "removal": _host_removal,
}
