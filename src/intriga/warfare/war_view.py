"""What a viewer must know of a war, for its pages: any struct with these attributes serves."""

from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from intriga.diplomacy.notation.reader import reader_of
from intriga.diplomacy.rule_choices import Rules
from intriga.kernel import Param
from intriga.warfare.situation import Situation
from intriga.warfare.turn_report import Kind, Turn

PHASES: Final[Mapping[str, Kind]] = {"orders": "orders", "retreat": "retreat", "builds": "builds"}
"""The phases in which something is ordered."""
ORDERING: Final = frozenset({"orders", "builds"})
"""The types of acts that order something. A game may have builds in an act of their own."""


class PowerForces(Protocol):
    """A power as everybody sees it. `name`: as a message parameter; `lost`: dislodged unit → where
    it may retreat; `due`: units to build, or (below zero) to disband, in winter."""

    @property
    def power(self) -> str: ...
    @property
    def name(self) -> Param: ...
    @property
    def units(self) -> Sequence[str]: ...
    @property
    def centres(self) -> Sequence[str]: ...
    @property
    def lost(self) -> Mapping[str, Sequence[str]]: ...
    @property
    def due(self) -> int: ...


class OwnOrders(Protocol):
    """The orders saved for a power, which only those who command it may see. `sealed`: they are
    final."""

    @property
    def power(self) -> str: ...
    @property
    def orders(self) -> Sequence[str]: ...
    @property
    def sealed(self) -> bool: ...


class WarView(Protocol):
    """A war as one viewer knows it. `phase`: `orders`, `retreat`, `builds`, or a word of the game
    for when nothing is ordered. `turns`: the last movement with what came after it; `me`: the
    orders of the power that the viewer commands; `papers`: for a referee, those of all powers."""

    @property
    def map(self) -> str: ...
    @property
    def rules(self) -> Rules: ...
    @property
    def phase(self) -> str: ...
    @property
    def powers(self) -> Sequence[PowerForces]: ...
    @property
    def turns(self) -> Sequence[Turn]: ...
    @property
    def me(self) -> OwnOrders | None: ...
    @property
    def papers(self) -> Sequence[OwnOrders]: ...


def situation_of(view: WarView) -> Situation:
    """What is ordered in a war, in one of `PHASES`."""
    return Situation(
        reader_of(view.map),
        PHASES[view.phase],
        {power.power: power.units for power in view.powers},
        {power.power: power.centres for power in view.powers},
        {power.power: tuple(power.lost) for power in view.powers if power.lost},
        {unit: ways for power in view.powers for unit, ways in power.lost.items()},
        view.rules,
    )


def own_power(view: WarView) -> PowerForces:
    """The power that the viewer commands, as everybody sees it. Raises `StopIteration` for a viewer
    without one."""
    return next(power for power in view.powers if view.me and power.power == view.me.power)
