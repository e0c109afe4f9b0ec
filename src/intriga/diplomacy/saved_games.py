"""Saved games: the JSON of the Python package `diplomacy` and its relatives, read and replayed.

    {"id": "…", "map": "standard", "phases": [
      {"name": "S1901M", "state": {"units": {POWER: ["A PAR", "*F BRE"]}, "centers": {POWER: […]}},
       "orders": {POWER: ["A PAR - BUR"] | null}}, …]}

An asterisk marks a dislodged unit. Phases without orders may be left out, a retreat phase may be
listed in which nobody can retreat, and `null` orders mean that nothing was ordered.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from intriga.diplomacy.adjudication.adjustments import captured, resolve_adjustments
from intriga.diplomacy.adjudication.movement import reader_of, resolve
from intriga.diplomacy.adjudication.retreats import resolve_retreats
from intriga.diplomacy.geography.catalogue import maps
from intriga.diplomacy.notation.reader import Reader, Unread
from intriga.diplomacy.reason import Reason, Wrong, reason
from intriga.diplomacy.rules import STANDARD, Rules

Texts: TypeAlias = dict[str, list[str]]

HOUSES = (
    STANDARD,
    Rules(adjacent_convoy="explicit"),
    Rules(land_fallback=False),
    Rules(removal="home"),
)
"""Rules other programs play by, tried in turn: a position any of them leads to is right."""

_NAME = re.compile(r"([SFW])(\d+)([MRA])")
_STANDARD = "standard"
"""What such files call the classic map."""

COMPLETED = "COMPLETED"
"""The name of the phase after the last."""
BUILD_ANY = "BUILD_ANY"
"""The word of such files for builds in every own centre."""


class BadGame(ValueError):
    """A file that is no saved game; `.reason` says why."""

    def __init__(self, why: Reason) -> None:
        super().__init__(f"{why.id} {why.params}")
        self.reason = why


class State(Struct):
    """A position as saved; what it does not tell is not compared."""

    units: dict[str, list[str] | None] = {}
    centers: dict[str, list[str] | None] = {}
    retreats: dict[str, dict[str, list[str]] | None] = {}


class SavedPhase(Struct):
    """A phase as saved."""

    name: str
    state: State
    orders: dict[str, list[str] | None] | None = None
    results: Any = None


class SavedGame(Struct):
    """A game as saved. Our own files say besides by which rules, who played (power → name), and
    which powers have won or share the draw."""

    phases: list[SavedPhase]
    id: str = ""
    map: str = _STANDARD
    rules: list[str] | None = None
    adjudication: Rules | None = None
    players: dict[str, str] = {}
    winners: list[str] = []

    @property
    def reader(self) -> Reader:
        """The reader of the game's map."""
        return reader_of(map_id(self.map))

    @property
    def played(self) -> list[SavedPhase]:
        """The phases of the calendar: S1901M, W1901A; without the one after the last."""
        return [phase for phase in self.phases if _NAME.fullmatch(phase.name)]

    @property
    def end(self) -> SavedPhase | None:
        """The position after the last phase, where the file has it."""
        after = (phase for phase in self.phases if not _NAME.fullmatch(phase.name))
        return next((phase for phase in after if phase.state.units), None)

    @property
    def houses(self) -> tuple[Rules, ...]:
        """The rules to try, those it says it was played by first."""
        builds: Literal["owned", "home"] = "owned" if BUILD_ANY in (self.rules or ()) else "home"
        others = tuple(replace(rules, builds=builds) for rules in HOUSES)
        told = () if self.adjudication is None else (self.adjudication,)
        return tuple(dict.fromkeys((*told, *others)))


def map_id(name: str) -> str:
    """The map of the shelf that a file calls so."""
    return "classic" if name == _STANDARD else name


def map_name(id: str) -> str:
    """What a file calls a map of the shelf."""
    return _STANDARD if id == "classic" else id


class Difference(Struct, frozen=True):
    """The first phase after which the file has another position than the rules."""

    phase: str
    """The phase that was adjudicated, "" if the very first position is at fault."""
    next: str
    """The phase whose position differs."""
    ours: dict[str, list[str]]
    theirs: dict[str, list[str]]


class Verdict(Struct, frozen=True):
    """What replaying a saved game showed."""

    phases: int
    """Phases that were replayed."""
    difference: Difference | None = None
    wrong: list[tuple[str, Wrong]] = []
    """Phase and order that could not be used there."""
    houses: dict[str, Rules] = {}
    """Phases that came out only by other rules than ours, with those."""


@dataclass
class Position:
    """A position between phases. `turn` counts seasons: spring 2 × year, fall 2 × year + 1."""

    turn: int
    stage: str
    units: Texts
    centres: Texts
    dislodged: Texts = field(default_factory=dict)
    retreats: Texts = field(default_factory=dict)

    @property
    def told(self) -> Texts:
        """Units by power, sorted, dislodged ones starred: what is compared."""
        powers = {*self.units, *self.dislodged}
        told = {
            p: sorted([*self.units.get(p, ()), *(f"*{u}" for u in self.dislodged.get(p, ()))])
            for p in powers
        }
        return {power: told[power] for power in sorted(told) if told[power]}

    @property
    def without_lost(self) -> "Position":
        """The same without dislodged units that have nowhere to go: some files drop them."""
        left = {p: [u for u in lost if self.retreats.get(u)] for p, lost in self.dislodged.items()}
        return Position(self.turn, self.stage, self.units, self.centres, left)


def read_saved(raw: bytes) -> SavedGame:
    """A saved game from JSON. Raises `BadGame`."""
    try:
        game = msgspec.json.decode(raw, type=SavedGame)
    except (ValueError, RecursionError) as error:  # no JSON, no game, no Unicode, nested too deep
        raise BadGame(reason("diplomacy-saved-format", problem=str(error))) from error
    if map_id(game.map) not in maps():
        raise BadGame(reason("diplomacy-saved-map", map=game.map))
    if not game.played:
        raise BadGame(reason("diplomacy-saved-empty"))
    return game


def verify(game: SavedGame) -> Verdict:
    """Replay every phase; stop at the first whose next position is not what the rules make."""
    reads = game.reader
    phases, end = game.played, game.end
    wrong: list[tuple[str, Wrong]] = []
    houses: dict[str, Rules] = {}
    here = _start(reads, phases[0])
    for number, phase in enumerate(phases):
        orders = {power: list(texts or ()) for power, texts in (phase.orders or {}).items()}
        following = phases[number + 1] if number + 1 < len(phases) else end
        outcomes = list(_outcomes(reads, here, orders, following, game.houses))
        wrong += [(phase.name, fault) for fault in outcomes[0].wrong]
        if following is None:
            return Verdict(number + 1, None, wrong, houses)
        gaps = [difference(reads, phase.name, o.then, following) for o in outcomes]
        right = next((o for o, gap in zip(outcomes, gaps, strict=True) if gap is None), None)
        if right is None:
            return Verdict(number + 1, gaps[0], wrong, houses)
        if right.rules != game.houses[0]:
            houses[phase.name] = right.rules
        here = right.then
        if following is end:
            return Verdict(number + 1, None, wrong, houses)
    return Verdict(len(phases), None, wrong, houses)


# ── positions of the file ───────────────────────────────────────────────────────────────


def due(name: str) -> tuple[int, int]:
    """Where a phase stands in the calendar: S1901M, S1901R, F1901M, … Raises `BadGame`."""
    turn, stage = _when(name)
    return turn, "MRA".index(stage)


def _when(name: str) -> tuple[int, str]:
    match = _NAME.fullmatch(name)
    if match is None:
        raise BadGame(reason("diplomacy-saved-phase", name=name))
    season, year, stage = match.groups()
    return int(year) * 2 + (season != "S"), stage


def _start(reads: Reader, phase: SavedPhase) -> Position:
    turn, stage = _when(phase.name)
    centres = {power: list(codes or ()) for power, codes in phase.state.centers.items()}
    if not any(centres.values()):
        homes = reads.board.home
        centres = {p: [] for p in reads.board.powers}
        for place, power in homes.items():
            centres[power].append(reads.board.codes[place])
    units, dislodged = _saved_units(reads, phase.state)
    retreats = {
        _named(reads, unit): [_spot(reads, unit, spot) for spot in spots]
        for ways in phase.state.retreats.values()
        for unit, spots in (ways or {}).items()
    }
    return Position(turn, stage, units, centres, dislodged, retreats)


def _saved_units(reads: Reader, state: State) -> tuple[Texts, Texts]:
    units: Texts = {}
    dislodged: Texts = {}
    for power, texts in state.units.items():
        units[power] = [_named(reads, u) for u in texts or () if not u.startswith("*")]
        if lost := [_named(reads, u[1:]) for u in texts or () if u.startswith("*")]:
            dislodged[power] = lost
    return units, dislodged


def _named(reads: Reader, unit: str) -> str:
    """A unit in our notation. Raises `BadGame`."""
    try:
        return reads.board.pieces[reads.unit(unit.removeprefix("*"))]
    except Unread as unread:
        problem = {"msg": unread.reason.id, **unread.reason.params}
        raise BadGame(reason("diplomacy-saved-unit", unit=unit, problem=problem)) from None


def _spot(reads: Reader, unit: str, spot: str) -> str:
    return _named(reads, f"{unit.strip('*')[0]} {spot}").partition(" ")[2]


# ── from phase to phase ─────────────────────────────────────────────────────────────────


class _Outcome(Struct):
    then: Position
    rules: Rules
    wrong: list[Wrong]


def _outcomes(
    reads: Reader,
    here: Position,
    orders: Texts,
    following: SavedPhase | None,
    houses: tuple[Rules, ...],
) -> Iterator[_Outcome]:
    """Where the phase leads by each of the rules, phases left out passed over."""
    for rules in houses:
        then, wrong = _play(reads, here, orders, rules)
        while following is not None and _passes(then, following):
            then, _ = _play(reads, then, {}, rules)
        yield _Outcome(then, rules, wrong)


def _passes(here: Position, following: SavedPhase) -> bool:
    """Whether the file does not list the phase that is due here."""
    if not _NAME.fullmatch(following.name):  # COMPLETED: retreats and builds may be still due
        return False
    return (here.turn, "MRA".index(here.stage)) < due(following.name)


def _play(
    reads: Reader, here: Position, orders: Texts, rules: Rules
) -> tuple[Position, list[Wrong]]:
    """One phase by the rules; the stage of the answer is the next that may come."""
    if here.stage == "M":
        season = resolve(reads, here.units, orders, rules)
        then = Position(
            here.turn, "R", season.units, here.centres, season.dislodged, season.retreats
        )
        return then, season.errors
    if here.stage == "R":
        phase = resolve_retreats(
            reads, here.units, here.dislodged, here.retreats, orders, rules=rules
        )
        if here.turn % 2 == 0:
            return Position(here.turn + 1, "M", phase.units, here.centres), phase.errors
        centres = captured(reads, phase.units, here.centres)
        return Position(here.turn, "A", phase.units, centres), phase.errors
    builds = resolve_adjustments(reads, here.units, here.centres, orders, rules)
    return Position(here.turn + 1, "M", builds.units, here.centres), builds.errors


def _agrees(reads: Reader, ours: Position, theirs: SavedPhase) -> bool:
    units, dislodged = _saved_units(reads, theirs.state)
    if _NAME.fullmatch(theirs.name) is None:
        return Position(0, "", units, {}, dislodged).told in _endings(reads, ours)
    saved = Position(ours.turn, ours.stage, units, {}, dislodged)
    if (ours.turn, ours.stage) != _when(theirs.name):
        return False
    if saved.told not in (ours.told, ours.without_lost.told):
        return False
    centres = {p: sorted(codes) for p, codes in theirs.state.centers.items() if codes}
    if not centres or ours.stage == "R":
        return True
    return centres == {p: sorted(codes) for p, codes in ours.centres.items() if codes}


def _endings(reads: Reader, here: Position) -> list[Texts]:
    """What a file may end with: this position, or that after retreats and builds not ordered."""
    endings = [here.told, here.without_lost.told]
    while here.stage != "M":
        here, _ = _play(reads, here, {}, STANDARD)
        endings.append(here.told)
    return endings


def difference(reads: Reader, name: str, ours: Position, theirs: SavedPhase) -> Difference | None:
    """How a position after the phase `name` differs from that of the file; None if it does not."""
    if _agrees(reads, ours, theirs):
        return None
    units, dislodged = _saved_units(reads, theirs.state)
    told = Position(0, "", units, {}, dislodged).told
    if told == ours.told:  # the units agree: it is the centres
        saved = {p: sorted(codes) for p, codes in theirs.state.centers.items() if codes}
        return Difference(name, theirs.name, ours.centres, saved)
    return Difference(name, theirs.name, ours.told, told)
