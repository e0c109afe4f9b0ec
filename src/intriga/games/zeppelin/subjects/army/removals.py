"""Which units a power loses, if the host decides it (Z37); it is told with the result."""

from collections.abc import Iterator
from typing import Annotated

from msgspec import Meta

from intriga.games.zeppelin.state import Phase, State
from intriga.games.zeppelin.subjects.army.staff import Unit
from intriga.games.zeppelin.war import board
from intriga.kernel import (
    Act,
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


class OverrideRemoval(Act, frozen=True):
    """In the building window: which excess unit of a power goes instead of a random one (Z37)."""

    power: Annotated[str, Meta(max_length=24)]
    unit: Unit


def _short(state: State) -> list[str]:
    """The powers with more units than centres, before they are disbanded."""
    if state.phase is not Phase.BUILDS:
        return []
    now = board.situation(state, "builds")
    return [power for power in state.armies if now.due(power) < 0]


def _check(state: State, act: OverrideRemoval) -> Refusal | None:
    if act.power not in _short(state):
        return refuse("zeppelin-war-no-removal")
    army = state.armies[act.power]
    if act.unit not in army.units or act.unit in army.removals:
        return refuse("zeppelin-war-removal-unit")
    return None


def _override(state: State, act: OverrideRemoval, step: Step) -> None:
    """The latest removals go first, as many as are missing."""
    army = state.armies[act.power]
    missing = len(army.units) - len(army.centres)
    army.removals = [act.unit, *army.removals][:missing]


def _offer(state: State) -> Iterator[Form]:
    if _short(state):
        unit = choice("unit", "war-host-removal", after=("power",))
        yield Form(OverrideRemoval, (choice("power", "war-host-power"), unit))


def _powers(state: State, actor: object, chosen: Chosen) -> Choices:
    map = board.map_of(state.options)
    return labelled(_short(state), lambda power: message_params.power(map, power))


def _units(state: State, actor: object, chosen: Chosen) -> Choices:
    power, map = chosen.get("power"), board.map_of(state.options)
    if not isinstance(power, str) or power not in _short(state):
        raise KeyError(power)
    army = state.armies[power]
    units = [unit for unit in army.units if unit not in army.removals]
    return labelled(units, lambda unit: message_params.unit(map, unit))


OVERRIDE_REMOVAL = HostDeed(
    OverrideRemoval,
    _check,
    _override,
    _offer,
    rank=-1,
    choices={"war-host-power": _powers, "war-host-removal": _units},
)
