"""What the host may decide in the war: where a dislodged unit goes, and which units a power loses
(Z36, Z37). Both are told with the result."""

from intriga.games.zeppelin.acts import OverrideRemoval, OverrideRetreat
from intriga.games.zeppelin.state import Phase, State
from intriga.games.zeppelin.war import board
from intriga.kernel import Refusal, refuse
from intriga.warfare import message_params


def fleeing(state: State) -> list[str]:
    """The dislodged units that the host may send somewhere."""
    return [] if state.phase in (Phase.FOUNDING, Phase.OVER) else list(_ways(state))


def _ways(state: State) -> dict[str, list[str]]:
    """Dislodged unit → where it may go, also while nobody but the host knows it."""
    return state.ways if state.held is None else state.held.ways


def ways(state: State, unit: str) -> list[str]:
    """Where a dislodged unit may go, without what the host has given to another."""
    others = {
        spot.partition("/")[0] for one, spot in state.overrides.items() if one != unit and spot
    }
    return [spot for spot in _ways(state)[unit] if spot.partition("/")[0] not in others]


def short(state: State) -> list[str]:
    """The powers with more units than centres, before they are disbanded."""
    if state.phase is not Phase.BUILDS:
        return []
    now = board.situation(state, "builds")
    return [power for power in state.armies if now.due(power) < 0]


def check(state: State, act: OverrideRetreat | OverrideRemoval) -> Refusal | None:
    """Why the host cannot decide so, or None."""
    if isinstance(act, OverrideRetreat):
        return _check_retreat(state, act)
    if act.power not in short(state):
        return refuse("zeppelin-war-no-removal")
    army = state.armies[act.power]
    if act.unit not in army.units or act.unit in army.removals:
        return refuse("zeppelin-war-removal-unit")
    return None


def _check_retreat(state: State, act: OverrideRetreat) -> Refusal | None:
    if act.unit not in fleeing(state):
        return refuse("zeppelin-war-no-retreat")
    open = ways(state, act.unit)
    if act.place and act.place not in open:
        map = board.map_of(state.options)
        shown = [message_params.place(map, spot) for spot in open]
        unit = message_params.unit(map, act.unit)
        return refuse("zeppelin-war-wish-place", unit=unit, ways=shown)
    return None


def apply(state: State, act: OverrideRetreat | OverrideRemoval) -> None:
    """Keep what the host has decided. The latest removals go first, as many as are missing."""
    if isinstance(act, OverrideRetreat):
        state.overrides[act.unit] = act.place
        return
    army = state.armies[act.power]
    missing = len(army.units) - len(army.centres)
    army.removals = [act.unit, *army.removals][:missing]


def keeps(state: State) -> list[str]:
    """What does not hold of the host's decisions: for the invariants."""
    strange = [unit for unit in state.overrides if unit not in _ways(state)]
    return [f"an override for a unit that is not dislodged: {unit}" for unit in strange]
