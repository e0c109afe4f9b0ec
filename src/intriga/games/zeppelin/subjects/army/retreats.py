"""Where dislodged units go, if the host decides it (Z36); it is told with the result."""

from collections.abc import Iterator

from intriga.games.zeppelin.state import Phase, State
from intriga.games.zeppelin.subjects.army.staff import Unit
from intriga.games.zeppelin.war import board
from intriga.kernel import (
    Act,
    Choice,
    Choices,
    Chosen,
    Form,
    HostDeed,
    Refusal,
    Step,
    choice,
    labelled,
    refuse,
)
from intriga.warfare import message_params


class OverrideRetreat(Act, frozen=True):
    """While reviewing: where a dislodged unit goes; `place` "" disbands it."""

    unit: Unit
    place: Unit = ""


def _fleeing(state: State) -> list[str]:
    """The dislodged units that the host may send somewhere."""
    return [] if state.phase in (Phase.FOUNDING, Phase.OVER) else list(state.fleeing)


def _ways(state: State, unit: str) -> list[str]:
    """Where a dislodged unit may go, without what the host has given to another."""
    others = {
        spot.partition("/")[0] for one, spot in state.overrides.items() if one != unit and spot
    }
    return [spot for spot in state.fleeing[unit] if spot.partition("/")[0] not in others]


def _check(state: State, act: OverrideRetreat) -> Refusal | None:
    if act.unit not in _fleeing(state):
        return refuse("zeppelin-war-no-retreat")
    open = _ways(state, act.unit)
    if act.place and act.place not in open:
        map = board.map_of(state.options)
        shown = [message_params.place(map, spot) for spot in open]
        unit = message_params.unit(map, act.unit)
        return refuse("zeppelin-war-wish-place", unit=unit, ways=shown)
    return None


def _override(state: State, act: OverrideRetreat, step: Step) -> None:
    state.overrides[act.unit] = act.place


def _offer(state: State) -> Iterator[Form]:
    if _fleeing(state):
        place = choice("place", "war-host-place", optional=True, after=("unit",))
        yield Form(OverrideRetreat, (choice("unit", "war-host-unit"), place))


def _units(state: State, actor: object, chosen: Chosen) -> Choices:
    map = board.map_of(state.options)
    return labelled(_fleeing(state), lambda unit: message_params.unit(map, unit))


def _places(state: State, actor: object, chosen: Chosen) -> Choices:
    """Where the chosen unit may go; nowhere disbands it."""
    unit, map = chosen.get("unit"), board.map_of(state.options)
    if not isinstance(unit, str) or unit not in _fleeing(state):
        raise KeyError(unit)
    ways = _ways(state, unit)
    options = tuple(Choice(spot, message_params.place(map, spot)) for spot in ways)
    given = state.overrides.get(unit)
    return Choices(options, given if given in ways else None)


OVERRIDE_RETREAT = HostDeed(
    OverrideRetreat,
    _check,
    _override,
    _offer,
    rank=-1,
    choices={"war-host-unit": _units, "war-host-place": _places},
)
