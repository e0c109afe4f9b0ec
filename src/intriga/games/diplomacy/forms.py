"""What a player may do now, as forms; and the choices of every field.

Those of the orders of a power are in `intriga.warfare.order_fields`.
"""

from collections.abc import Callable

from intriga.games.diplomacy import acts
from intriga.games.diplomacy.acts import DRAW
from intriga.games.diplomacy.rules import calendar, voting
from intriga.games.diplomacy.state import Phase, State
from intriga.kernel import (
    Actor,
    AtLeast,
    Choice,
    Choices,
    Chosen,
    Domain,
    Draft,
    Field,
    Form,
    Limit,
    Param,
    Seat,
    msg,
)
from intriga.warfare import message_params, order_fields

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
    slots = tuple(order_fields.slots(state.situation, name))
    fields = (Field("orders", "slots", row=slots), _SEALED)
    return Form(acts.Orders, fields, (), state.phase.value, state.ticket, main=True)


def drafts(state: State, seat: Seat) -> list[Draft]:
    """The orders that a player is writing as text: each phase has its own. If they have saved
    nothing else when its time is up, these count (C3)."""
    name = state.power_of(seat)
    if name is None or state.powers[name].gone or name not in state.deciding:
        return []
    key = f"orders:{state.phase.value}:{state.ticket}"
    field, window = Field("text", "text"), state.phase.value
    return [Draft(key, acts.Orders, field, (seat,), window=window)]


def _vote(state: State) -> Form:
    row: tuple[Field, ...]
    limits: tuple[Limit, ...] = ()
    if state.options.dias:
        row = (
            Field("0", "choice", "proposal", optional=True, label=msg("diplomacy-game-vote-slot")),
        )
    else:
        row = tuple(
            Field(name, "choice", f"sharer {name}", optional=True, label=_power(state, name))
            for name in calendar.survivors(state)
        )
        if state.options.votes == "draws":
            limits = (AtLeast("share", 2, or_none=True),)
    return Form(acts.Vote, (Field("share", "slots", row=row),), limits)


def _power(state: State, name: str) -> Param:
    return message_params.power(state.map, name)


# ── choices ─────────────────────────────────────────────────────────────────────────────


def domain(state: State, seat: Seat, name: str, chosen: Chosen) -> Domain:
    """The choices of a field. Raises `KeyError` for a name no form of this seat uses."""
    kind, _, of = name.partition(" ")
    return _DOMAINS[kind](state, seat, of, chosen)


def _wishes(state: State, seat: Seat, of: str, chosen: Chosen) -> Choices:
    taken = order_fields.chosen_before(chosen, "powers")
    return Choices(tuple(Choice(p, _power(state, p)) for p in state.powers if p not in taken))


def _unit_orders(state: State, seat: Seat, site: str, chosen: Chosen) -> Choices:
    """Every order of the unit in a province."""
    name = _power_at(state, seat)
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


def _power_in_winter(state: State, seat: Seat) -> str:
    """As `_power_at`. Raises `KeyError` in any other phase, too."""
    if state.phase is not Phase.BUILDS:
        raise KeyError(seat)
    return _power_at(state, seat)
