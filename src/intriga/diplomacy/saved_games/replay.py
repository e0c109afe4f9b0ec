"""Replaying a saved game, phase by phase, against the positions of its file."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TypeAlias

from msgspec import Struct

from intriga.diplomacy.adjudication.adjustments import captured, resolve_adjustments
from intriga.diplomacy.adjudication.movement import resolve
from intriga.diplomacy.adjudication.retreats import resolve_retreats
from intriga.diplomacy.notation.reader import BadOrder, Reader
from intriga.diplomacy.reason import Wrong, reason
from intriga.diplomacy.rule_choices import STANDARD, Rules
from intriga.diplomacy.saved_games.files import (
    PHASE_NAME,
    BadGame,
    SavedGame,
    SavedPhase,
    State,
    due,
    when,
)

Texts: TypeAlias = dict[str, list[str]]


class Difference(Struct, frozen=True):
    """The first phase after which the position in the file differs from that by the rules."""

    phase: str
    """The phase that was adjudicated; "" if the first position differs."""
    next: str
    """The phase whose position differs."""
    ours: dict[str, list[str]]
    theirs: dict[str, list[str]]


class Verdict(Struct, frozen=True):
    """The result of replaying a saved game."""

    phases: int
    """The number of phases replayed."""
    difference: Difference | None = None
    wrong: list[tuple[str, Wrong]] = []
    """Phases and orders that could not be used in them."""
    other_rules: dict[str, Rules] = {}
    """Phases that are right only by other rules than the first ones → these rules."""


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
    def listed(self) -> Texts:
        """Power → its units, sorted, dislodged ones with an asterisk: what is compared."""
        powers = {*self.units, *self.dislodged}
        lists = {
            p: sorted([*self.units.get(p, ()), *(f"*{u}" for u in self.dislodged.get(p, ()))])
            for p in powers
        }
        return {power: lists[power] for power in sorted(lists) if lists[power]}

    @property
    def without_lost(self) -> "Position":
        """The same without dislodged units that cannot retreat: some files leave them out."""
        left = {p: [u for u in lost if self.retreats.get(u)] for p, lost in self.dislodged.items()}
        return Position(self.turn, self.stage, self.units, self.centres, left)


def verify(game: SavedGame) -> Verdict:
    """Replay all phases; stop at the first one after which the position differs."""
    reader = game.reader
    phases, end = game.played, game.end
    wrong: list[tuple[str, Wrong]] = []
    other_rules: dict[str, Rules] = {}
    here = _start(reader, phases[0])
    for number, phase in enumerate(phases):
        orders = {power: list(texts or ()) for power, texts in (phase.orders or {}).items()}
        following = phases[number + 1] if number + 1 < len(phases) else end
        outcomes = list(_outcomes(reader, here, orders, following, game.rule_variants))
        wrong += [(phase.name, fault) for fault in outcomes[0].wrong]
        if following is None:
            return Verdict(number + 1, None, wrong, other_rules)
        gaps = [difference(reader, phase.name, o.then, following) for o in outcomes]
        right = next((o for o, gap in zip(outcomes, gaps, strict=True) if gap is None), None)
        if right is None:
            return Verdict(number + 1, gaps[0], wrong, other_rules)
        if right.rules != game.rule_variants[0]:
            other_rules[phase.name] = right.rules
        here = right.then
        if following is end:
            return Verdict(number + 1, None, wrong, other_rules)
    return Verdict(len(phases), None, wrong, other_rules)


# ── positions of the file ───────────────────────────────────────────────────────────────


def _start(reader: Reader, phase: SavedPhase) -> Position:
    turn, stage = when(phase.name)
    centres = {power: list(codes or ()) for power, codes in phase.state.centers.items()}
    if not any(centres.values()):
        homes = reader.board.home
        centres = {p: [] for p in reader.board.powers}
        for place, power in homes.items():
            centres[power].append(reader.board.codes[place])
    units, dislodged = _saved_units(reader, phase.state)
    retreats = {
        _named(reader, unit): [_spot(reader, unit, spot) for spot in spots]
        for ways in phase.state.retreats.values()
        for unit, spots in (ways or {}).items()
    }
    return Position(turn, stage, units, centres, dislodged, retreats)


def _saved_units(reader: Reader, state: State) -> tuple[Texts, Texts]:
    units: Texts = {}
    dislodged: Texts = {}
    for power, texts in state.units.items():
        units[power] = [_named(reader, u) for u in texts or () if not u.startswith("*")]
        if lost := [_named(reader, u[1:]) for u in texts or () if u.startswith("*")]:
            dislodged[power] = lost
    return units, dislodged


def _named(reader: Reader, unit: str) -> str:
    """A unit in our notation. Raises `BadGame`."""
    try:
        return reader.board.pieces[reader.unit(unit.removeprefix("*"))]
    except BadOrder as bad:
        problem = {"msg": bad.reason.id, **bad.reason.params}
        raise BadGame(reason("diplomacy-saved-unit", unit=unit, problem=problem)) from None


def _spot(reader: Reader, unit: str, spot: str) -> str:
    return _named(reader, f"{unit.strip('*')[0]} {spot}").partition(" ")[2]


# ── from phase to phase ─────────────────────────────────────────────────────────────────


class _Outcome(Struct):
    then: Position
    rules: Rules
    wrong: list[Wrong]


def _outcomes(
    reader: Reader,
    here: Position,
    orders: Texts,
    following: SavedPhase | None,
    variants: tuple[Rules, ...],
) -> Iterator[_Outcome]:
    """The positions after a phase by each of the rules; phases missing in the file are skipped."""
    for rules in variants:
        then, wrong = _play(reader, here, orders, rules)
        while following is not None and _passes(then, following):
            then, _ = _play(reader, then, {}, rules)
        yield _Outcome(then, rules, wrong)


def _passes(here: Position, following: SavedPhase) -> bool:
    """Whether the file skips the phase that is due here."""
    if not PHASE_NAME.fullmatch(following.name):  # COMPLETED: retreats and builds may still be due
        return False
    return (here.turn, "MRA".index(here.stage)) < due(following.name)


def _play(
    reader: Reader, here: Position, orders: Texts, rules: Rules
) -> tuple[Position, list[Wrong]]:
    """Adjudicate a phase; the resulting position has the next stage that is possible."""
    if here.stage == "M":
        season = resolve(reader, here.units, orders, rules)
        then = Position(
            here.turn, "R", season.units, here.centres, season.dislodged, season.retreats
        )
        return then, season.errors
    if here.stage == "R":
        phase = resolve_retreats(
            reader, here.units, here.dislodged, here.retreats, orders, rules=rules
        )
        if here.turn % 2 == 0:
            return Position(here.turn + 1, "M", phase.units, here.centres), phase.errors
        centres = captured(reader, phase.units, here.centres)
        return Position(here.turn, "A", phase.units, centres), phase.errors
    builds = resolve_adjustments(reader, here.units, here.centres, orders, rules)
    return Position(here.turn + 1, "M", builds.units, here.centres), builds.errors


def _agrees(reader: Reader, ours: Position, theirs: SavedPhase) -> bool:
    units, dislodged = _saved_units(reader, theirs.state)
    if PHASE_NAME.fullmatch(theirs.name) is None:
        return Position(0, "", units, {}, dislodged).listed in _endings(reader, ours)
    saved = Position(ours.turn, ours.stage, units, {}, dislodged)
    if (ours.turn, ours.stage) != when(theirs.name):
        return False
    if saved.listed not in (ours.listed, ours.without_lost.listed):
        return False
    centres = {p: sorted(codes) for p, codes in theirs.state.centers.items() if codes}
    if not centres or ours.stage == "R":
        return True
    return centres == {p: sorted(codes) for p, codes in ours.centres.items() if codes}


def _endings(reader: Reader, here: Position) -> list[Texts]:
    """The positions that a file may end with: this one, or those after retreats and adjustments
    without orders."""
    endings = [here.listed, here.without_lost.listed]
    while here.stage != "M":
        here, _ = _play(reader, here, {}, STANDARD)
        endings.append(here.listed)
    return endings


def difference(reader: Reader, name: str, ours: Position, theirs: SavedPhase) -> Difference | None:
    """The difference between a position after the phase `name` and that of the file, if any."""
    if _agrees(reader, ours, theirs):
        return None
    units, dislodged = _saved_units(reader, theirs.state)
    listed = Position(0, "", units, {}, dislodged).listed
    if listed == ours.listed:  # the units agree: the centres differ
        saved = {p: sorted(codes) for p, codes in theirs.state.centers.items() if codes}
        return Difference(name, theirs.name, ours.centres, saved)
    return Difference(name, theirs.name, ours.listed, listed)
