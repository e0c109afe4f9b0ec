"""The war as the shared pages of maps want it (`intriga.warfare.war_view`), from the view of a
match."""

from collections.abc import Mapping, Sequence

import msgspec
from msgspec import Struct

from intriga.diplomacy.rule_choices import Rules
from intriga.games.zeppelin.options import Options
from intriga.games.zeppelin.presentation.countries import power_of
from intriga.games.zeppelin.presentation.offered import can
from intriga.games.zeppelin.seen.view import Command, View
from intriga.kernel import Param
from intriga.presentation import Scene
from intriga.warfare.turn_report import Turn

_OPEN = frozenset({"turn", "review", "builds"})
"""Phases in which something is ordered: orders in all of them, be it for the next turn."""


class Forces(Struct, frozen=True):
    """A power, as `war_view.PowerForces`."""

    power: str
    name: Param
    units: Sequence[str]
    centres: Sequence[str]
    lost: Mapping[str, Sequence[str]]
    due: int


class Sheet(Struct, frozen=True):
    """The orders of a state, as `war_view.OwnOrders`: nothing is sealed, the latest order of a unit
    counts until the turn ends (Z31)."""

    power: str
    orders: Sequence[str]
    sealed: bool = False


class Theatre(Struct, frozen=True):
    """A war as one viewer knows it, as `war_view.WarView`."""

    map: str
    rules: Rules
    phase: str
    powers: Sequence[Forces]
    turns: Sequence[Turn]
    me: Sheet | None
    papers: Sequence[Sheet]


def theatre(view: View, scene: Scene, kind: str = "") -> Theatre:
    """The war of this match now. `kind`: what is ordered, `orders` or `builds`; "": builds while
    the viewer may give them in their window, else orders."""
    if not kind:
        winter = view.phase == "builds" and can(scene, "builds")
        kind = "builds" if winter else "orders"
    sheets = tuple(_sheet(command, kind) for command in view.commands)
    return Theatre(
        map=view.map,
        rules=_rules(scene.options),
        phase=kind if view.phase in _OPEN else view.phase,
        powers=tuple(
            Forces(one.power, one.name, one.units, one.centres, one.lost, one.due)
            for one in view.powers
        ),
        turns=view.turns,
        me=_mine(view, scene, sheets),
        papers=sheets if view.me is None else (),
    )


def _sheet(command: Command, kind: str) -> Sheet:
    if kind == "builds":
        return Sheet(command.power, list(command.builds))
    return Sheet(command.power, sorted(command.orders.values()))


def _mine(view: View, scene: Scene, sheets: Sequence[Sheet]) -> Sheet | None:
    """The orders of the state that the viewer commands now."""
    power = power_of(view, view.me.country) if view.me is not None else None
    if power is None or not can(scene, "orders", "builds"):
        return None
    return next((one for one in sheets if one.power == power.power), None)


def _rules(options: Mapping[str, object]) -> Rules:
    chosen = msgspec.convert(dict(options), Options)
    return Rules(strict_hold=chosen.strict_hold, builds="owned")
