"""What a player may do now, as forms; and the choices of every field.

The orders of a power are slots, one for each unit that may be ordered; the choices of a slot are
all orders of its unit, and the default is the one saved before, or to hold.
"""

from collections.abc import Callable, Iterable
from functools import lru_cache

from intriga.diplomacy.adjudication.legal import Menu, Possible, builds_of, retreats_of
from intriga.diplomacy.vocabulary import Verb
from intriga.games.diplomacy import acts, message_params
from intriga.games.diplomacy.acts import DRAW
from intriga.games.diplomacy.rules import calendar, voting
from intriga.games.diplomacy.state import Phase, State
from intriga.kernel import (
    Actor,
    Choice,
    Choices,
    Chosen,
    Domain,
    Draft,
    Field,
    Form,
    Param,
    Seat,
    msg,
)

_SEALED = Field("sealed", "flag")


def forms(state: State, actor: Actor) -> list[Form]:
    """The forms of this actor. The host has none: the rules need no referee."""
    if isinstance(actor, str):
        return []
    if state.phase is Phase.WISHES:
        return [_wish(state)] if actor in range(state.chairs) else []
    name = state.power_of(actor)
    if name is None or state.powers[name].gone:
        return []
    offered = [_orders(state, name)] if name in state.deciding else []
    if voting.may_vote(state, name):
        offered.append(_vote(state))
    return offered


def _wish(state: State) -> Form:
    slots = tuple(
        Field(
            f"{n}", "choice", "wish", optional=True, label=msg("diplomacy-game-wish-slot", n=n + 1)
        )
        for n in range(len(state.powers))
    )
    powers = Field("powers", "slots", row=slots)
    return Form(acts.Wish, (powers,), (), state.phase.value, state.ticket, main=True)


def _orders(state: State, name: str) -> Form:
    slots = tuple(_slots(state, name))
    fields = (Field("orders", "slots", row=slots), _SEALED)
    return Form(acts.Orders, fields, (), state.phase.value, state.ticket, main=True)


def drafts(state: State, seat: Seat) -> list[Draft]:
    """The orders that a player is writing as text: each phase has its own."""
    name = state.power_of(seat)
    if name is None or state.powers[name].gone or name not in state.deciding:
        return []
    key = f"orders:{state.phase.value}:{state.ticket}"
    return [Draft(key, acts.Orders, Field("text", "text"), (seat,))]


def _slots(state: State, name: str) -> Iterable[Field]:
    power, map = state.powers[name], state.map
    if state.phase is Phase.BUILDS:
        kind = "build" if state.due(name) > 0 else "removal"
        for n in range(_to_decide(state, name)):
            label = msg(f"diplomacy-game-{kind}-slot", n=n + 1)
            yield Field(f"{n}", "choice", f"{kind} {n}", label=label)
        return
    for unit in power.units if state.phase is Phase.ORDERS else power.lost:
        yield Field(unit, "choice", f"order {_site(unit)}", label=message_params.unit(map, unit))


def _to_decide(state: State, name: str) -> int:
    """The number of units to build or to disband."""
    due = state.due(name)
    return -due if due < 0 else min(due, len({_site(order.unit) for order in _builds(state, name)}))


def _builds(state: State, name: str) -> list[Possible]:
    """What a power may build or must disband; waived builds are left out."""
    offered = builds_of(state.reader, name, state.units, state.centres, state.options.rules)
    return [order for order in offered if order.unit]


def _site(unit: str) -> str:
    """The province of `F STP/NC`."""
    return unit.partition(" ")[2].partition("/")[0]


def _vote(state: State) -> Form:
    row: tuple[Field, ...]
    if state.options.dias:
        row = (
            Field("0", "choice", "proposal", optional=True, label=msg("diplomacy-game-vote-slot")),
        )
    else:
        row = tuple(
            Field(name, "choice", f"sharer {name}", optional=True, label=_power(state, name))
            for name in calendar.survivors(state)
        )
    return Form(acts.Vote, (Field("share", "slots", row=row),))


def _power(state: State, name: str) -> Param:
    return message_params.power(state.map, name)


# ── choices ─────────────────────────────────────────────────────────────────────────────


def domain(state: State, seat: Seat, name: str, chosen: Chosen) -> Domain:
    """The choices of a field. Raises `KeyError` for a name no form of this seat uses."""
    kind, _, of = name.partition(" ")
    return _DOMAINS[kind](state, seat, of, chosen)


def _wishes(state: State, seat: Seat, of: str, chosen: Chosen) -> Choices:
    taken = _before(chosen, "powers")
    return Choices(tuple(Choice(p, _power(state, p)) for p in state.powers if p not in taken))


def _unit_orders(state: State, seat: Seat, site: str, chosen: Chosen) -> Choices:
    """Every order of the unit in a province."""
    power = state.powers[_power_at(state, seat)]
    there = {Phase.ORDERS: power.units, Phase.RETREAT: power.lost}.get(state.phase, [])
    unit = next((unit for unit in there if _site(unit) == site), None)
    if unit is None:
        raise KeyError(site)
    if state.phase is Phase.RETREAT:
        ways, plain = retreats_of(unit, state.retreats[unit]), None
        options = tuple(Choice(way.text, message_params.choice(state.map, way)) for way in ways)
    else:
        units = tuple((name, tuple(units)) for name, units in state.units.items())
        options, plain = _all_orders(state.map, units, unit), f"{unit} H"
    saved = next((text for text in power.orders if text.startswith(f"{unit} ")), plain)
    return Choices(options, saved if any(o.value == saved for o in options) else plain)


@lru_cache(maxsize=4096)
def _all_orders(
    map: str, units: tuple[tuple[str, tuple[str, ...]], ...], unit: str
) -> tuple[Choice, ...]:
    orders = _menu(map, units).of(unit)
    return tuple(Choice(order.text, message_params.choice(map, order)) for order in orders)


@lru_cache(maxsize=256)
def _menu(map: str, units: tuple[tuple[str, tuple[str, ...]], ...]) -> Menu:
    return Menu(map, dict(units))


def _building(state: State, seat: Seat, n: str, chosen: Chosen) -> Choices:
    """What can still be built, or the build waived."""
    name = _power_at(state, seat)
    taken = {_site(text.rpartition(" ")[0]) for text in _before(chosen, "orders")}
    offered = [order for order in _builds(state, name) if _site(order.unit) not in taken]
    waived = Possible("WAIVE", Verb.WAIVE, "")
    return _nth(state, name, n, [*offered, waived])


def _removing(state: State, seat: Seat, n: str, chosen: Chosen) -> Choices:
    """What can still be disbanded."""
    name = _power_at(state, seat)
    taken = _before(chosen, "orders")
    return _nth(state, name, n, [o for o in _builds(state, name) if o.text not in taken])


def _nth(state: State, name: str, n: str, offered: list[Possible]) -> Choices:
    """These orders; the one saved for this slot before is the default."""
    if state.phase is not Phase.BUILDS or not n.isdecimal():
        raise KeyError(n)
    map, saved = state.map, state.powers[name].orders[int(n) : int(n) + 1]
    options = tuple(Choice(order.text, message_params.choice(map, order)) for order in offered)
    return Choices(options, next((o.value for o in options if o.value in saved), None))


def _proposals(state: State, seat: Seat, of: str, chosen: Chosen) -> Choices:
    """A draw of all survivors, or the victory of one."""
    name = _power_at(state, seat)
    draw = Choice(DRAW, msg("diplomacy-game-vote-draw"))
    left = calendar.survivors(state) if state.options.votes == "all" else ()
    wins = (
        Choice(other, msg("diplomacy-game-vote-power", power=_power(state, other)))
        for other in left
    )
    return Choices((draw, *wins), next(iter(state.powers[name].vote), None))


def _sharer(state: State, seat: Seat, other: str, chosen: Chosen) -> Choices:
    """Whether a power would share."""
    vote = state.powers[_power_at(state, seat)].vote
    if other not in calendar.survivors(state):
        raise KeyError(other)
    shares = other in vote or vote == (DRAW,)
    return Choices((Choice(other, msg("diplomacy-game-vote-shares")),), other if shares else None)


_DOMAINS: dict[str, Callable[[State, Seat, str, Chosen], Choices]] = {
    "wish": _wishes,
    "order": _unit_orders,
    "build": _building,
    "removal": _removing,
    "proposal": _proposals,
    "sharer": _sharer,
}


def _power_at(state: State, seat: Seat) -> str:
    """The power of this seat. Raises `KeyError` for a seat without one."""
    name = state.power_of(seat)
    if name is None:
        raise KeyError(seat)
    return name


def _before(chosen: Chosen, field: str) -> list[str]:
    """The choices in the slots before this one."""
    values = chosen.get(field)
    return [value for value in values if isinstance(value, str)] if isinstance(values, list) else []
