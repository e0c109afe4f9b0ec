"""Saved games: reading and replaying the JSON of the Python package `diplomacy` and others.

    {"id": "…", "map": "standard", "phases": [
      {"name": "S1901M", "state": {"units": {POWER: ["A PAR", "*F BRE"]}, "centers": {POWER: […]}},
       "orders": {POWER: ["A PAR - BUR"] | null}}, …]}

An asterisk marks a dislodged unit. Phases without orders may be missing, retreat phases without any
possible retreat may be present, and `null` means no orders.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from intriga.diplomacy.adjudication.adjustments import captured, resolve_adjustments
from intriga.diplomacy.adjudication.movement import resolve
from intriga.diplomacy.adjudication.retreats import resolve_retreats
from intriga.diplomacy.file_kinds import Kind, kind_of
from intriga.diplomacy.geography.catalogue import atlas_of, maps, own_map
from intriga.diplomacy.notation.reader import BadOrder, Reader, reader_of
from intriga.diplomacy.reason import Reason, Wrong, reason
from intriga.diplomacy.rule_choices import STANDARD, Rules
from intriga.diplomacy.saved_formats import UnknownVariant, from_server, from_webdiplomacy

Texts: TypeAlias = dict[str, list[str]]
_Value = TypeVar("_Value")

RULE_VARIANTS = (
    STANDARD,
    Rules(adjacent_convoy="explicit"),
    Rules(land_fallback=False),
    Rules(removal="home"),
    Rules(via_by_land=True),
)
"""The rules of other programs, tried in turn: a position that any of them leads to is right."""

_NAME = re.compile(r"([SFW])(\d+)([MRA])")
_STANDARD = "standard"
"""The name of the classic map in such files."""

COMPLETED = "COMPLETED"
"""The name of the phase after the last."""
BUILD_ANY = "BUILD_ANY"
"""The rule in such files for builds in all owned centres."""


class BadGame(ValueError):
    """A file that is not a valid saved game; `.reason` says why."""

    def __init__(self, why: Reason) -> None:
        super().__init__(f"{why.id} {why.params}")
        self.reason = why


class State(Struct):
    """A position as saved; what is missing is not compared."""

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
    """A game as saved. Files of this program also have the rules (`adjudication`), the players
    (power → name), the powers that won or share the draw, and, for the map `own`, its text."""

    phases: list[SavedPhase]
    id: str = ""
    map: str = _STANDARD
    rules: list[str] | None = None
    adjudication: Rules | None = None
    players: dict[str, str] = {}
    winners: list[str] = []
    map_text: str = ""

    @property
    def map_id(self) -> str:
        """The id of the game's map in this process. Raises `BadMap` for a wrong text."""
        return own_map(self.map_text) if self.map_text else map_id(self.map)

    @property
    def reader(self) -> Reader:
        """The reader of the game's map."""
        return reader_of(self.map_id)

    @property
    def played(self) -> list[SavedPhase]:
        """The phases that were played: S1901M, W1901A; without the one after the last."""
        return [phase for phase in self.phases if _NAME.fullmatch(phase.name)]

    @property
    def end(self) -> SavedPhase | None:
        """The position after the last phase, if the file has it."""
        after = (phase for phase in self.phases if not _NAME.fullmatch(phase.name))
        return next((phase for phase in after if phase.state.units), None)

    @property
    def rule_variants(self) -> tuple[Rules, ...]:
        """The rules to try; those named in the file come first."""
        builds: Literal["owned", "home"] = "owned" if BUILD_ANY in (self.rules or ()) else "home"
        others = tuple(replace(rules, builds=builds) for rules in RULE_VARIANTS)
        own = () if self.adjudication is None else (self.adjudication,)
        return tuple(dict.fromkeys((*own, *others)))


def map_id(name: str) -> str:
    """The id of a map from its name in a file."""
    return "classic" if name == _STANDARD else name


def map_name(id: str) -> str:
    """The name of a map in a file, from its id."""
    return _STANDARD if id == "classic" else id


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


def read_saved(raw: bytes, map_text: str = "") -> SavedGame:
    """A saved game from JSON of the package, its server, or webDiplomacy. `map_text`: the map it
    was played on, where it is not one of ours. Raises `BadGame`, `BadMap`."""
    game = _read(raw)
    if map_text:
        game = _on(game, map_text)
    if not game.map_text and map_id(game.map) not in maps():
        raise BadGame(reason("diplomacy-saved-map", map=game.map))
    if not game.played:
        raise BadGame(reason("diplomacy-saved-empty"))
    return game


def _on(game: SavedGame, map_text: str) -> SavedGame:
    """The game with its map. Powers are called as the map calls them: programs differ in what they
    make of hyphens and spaces."""
    known = {_bare(power): power for power in atlas_of(own_map(map_text)).powers}

    def spelled(name: str) -> str:
        return known.get(_bare(name), name)

    def respelled(by_power: dict[str, _Value]) -> dict[str, _Value]:
        return {spelled(power): value for power, value in by_power.items()}

    phases = [
        SavedPhase(
            phase.name,
            State(
                respelled(phase.state.units),
                respelled(phase.state.centers),
                respelled(phase.state.retreats),
            ),
            None if phase.orders is None else respelled(phase.orders),
        )
        for phase in game.phases
    ]
    return replace(
        game,
        phases=phases,
        map_text=map_text,
        players=respelled(game.players),
        winners=[spelled(power) for power in game.winners],
    )


def _bare(power: str) -> str:
    return "".join(letter for letter in power.upper() if letter.isalnum())


def _read(raw: bytes) -> SavedGame:
    kind = kind_of(raw)
    if kind not in (Kind.SAVED, Kind.SERVER, Kind.WEBDIPLOMACY, Kind.OTHER):
        what = {"msg": f"diplomacy-file-{kind.value}"}
        raise BadGame(reason("diplomacy-saved-wanted", what=what))
    try:
        if kind is Kind.WEBDIPLOMACY:
            game = msgspec.convert(from_webdiplomacy(raw), SavedGame)
        elif kind is Kind.SERVER:
            game = msgspec.convert(from_server(raw), SavedGame)
        else:
            game = msgspec.json.decode(raw, type=SavedGame)
    except UnknownVariant as unknown:
        raise BadGame(reason("diplomacy-saved-variant", id=unknown.id)) from unknown
    except (ValueError, RecursionError) as error:  # invalid JSON or Unicode, or nested too deep
        raise BadGame(reason("diplomacy-saved-format", problem=str(error))) from error
    return game


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


def due(name: str) -> tuple[int, int]:
    """A sort key of phases by time: S1901M, S1901R, F1901M, … Raises `BadGame`."""
    turn, stage = _when(name)
    return turn, "MRA".index(stage)


def _when(name: str) -> tuple[int, str]:
    match = _NAME.fullmatch(name)
    if match is None:
        raise BadGame(reason("diplomacy-saved-phase", name=name))
    season, year, stage = match.groups()
    return int(year) * 2 + (season != "S"), stage


def _start(reader: Reader, phase: SavedPhase) -> Position:
    turn, stage = _when(phase.name)
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
    if not _NAME.fullmatch(following.name):  # COMPLETED: retreats and builds may still be due
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
    if _NAME.fullmatch(theirs.name) is None:
        return Position(0, "", units, {}, dislodged).listed in _endings(reader, ours)
    saved = Position(ours.turn, ours.stage, units, {}, dislodged)
    if (ours.turn, ours.stage) != _when(theirs.name):
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
