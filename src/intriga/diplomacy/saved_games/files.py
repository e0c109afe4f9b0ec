"""Saved games: reading and replaying the JSON of the Python package `diplomacy` and others.

    {"id": "…", "map": "standard", "phases": [
      {"name": "S1901M", "state": {"units": {POWER: ["A PAR", "*F BRE"]}, "centers": {POWER: […]}},
       "orders": {POWER: ["A PAR - BUR"] | null}}, …]}

An asterisk marks a dislodged unit. Phases without orders may be missing, retreat phases without any
possible retreat may be present, and `null` means no orders.
"""

import re
from typing import Any, Literal, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from intriga.diplomacy.file_kinds import Kind, kind_of
from intriga.diplomacy.geography.catalogue import atlas_of, maps, own_map
from intriga.diplomacy.notation.reader import Reader, reader_of
from intriga.diplomacy.reason import Reason, reason
from intriga.diplomacy.rule_choices import STANDARD, Rules
from intriga.diplomacy.saved_formats import UnknownVariant, from_server, from_webdiplomacy

_Value = TypeVar("_Value")

RULE_VARIANTS = (
    STANDARD,
    Rules(adjacent_convoy="explicit"),
    Rules(land_fallback=False),
    Rules(removal="home"),
    Rules(via_by_land=True),
)
"""The rules of other programs, tried in turn: a position that any of them leads to is right."""

PHASE_NAME = re.compile(r"([SFW])(\d+)([MRA])")
"""How a phase is called: season, year, stage."""
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
        return [phase for phase in self.phases if PHASE_NAME.fullmatch(phase.name)]

    @property
    def end(self) -> SavedPhase | None:
        """The position after the last phase, if the file has it."""
        after = (phase for phase in self.phases if not PHASE_NAME.fullmatch(phase.name))
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


def due(name: str) -> tuple[int, int]:
    """A sort key of phases by time: S1901M, S1901R, F1901M, … Raises `BadGame`."""
    turn, stage = when(name)
    return turn, "MRA".index(stage)


def when(name: str) -> tuple[int, str]:
    """The turn and the stage of a phase by its name. Raises `BadGame`."""
    match = PHASE_NAME.fullmatch(name)
    if match is None:
        raise BadGame(reason("diplomacy-saved-phase", name=name))
    season, year, stage = match.groups()
    return int(year) * 2 + (season != "S"), stage
