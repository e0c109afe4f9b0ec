"""Scenarios as files: what may stand in one, read and checked.

    {"game": "…", "options": {…}, "seats": ["Ann", "Bob"], "at": "2026-03-01T19:00:00+03:00",
     "draws": [0, 3] | {"first-player": [0]} | "random", "seed": 7,
     "clock": {"turn": 60}, "state": {…},
     "steps": [{"by": 0, "act": {"type": "…"}}, {"by": "host", "act": {…}, "at": 90},
               {"expire": true}, {"wait": 30}, {"enter": "Cid"}, {"leave": "Bob"}]}

A seat is given by its number from 0 or by its name; `seats` may also be a number, and then they
are named A, B, C, …. `state` is a merge patch (RFC 7396) over the state after the set-up.
"""

import secrets
from collections.abc import Collection, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Raw, Struct

from intriga import games
from intriga.kernel.chance import Chance, Fast, Forced
from intriga.kernel.decode.errors import UNREADABLE, decode_error
from intriga.kernel.game import Game
from intriga.kernel.seats.chairs import Chair
from intriga.lab.errors import CommandError
from intriga.lab.selfplay import STARTED_AT, check_seats

LONGEST: Final = 10**9
"""Seconds that nothing in a scenario reaches: more than thirty years."""


class SeatSpec(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a scenario, with what its player keeps from earlier matches."""

    name: str
    ledger: dict[str, Any] | None = None


class TimedStep(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every step may have. `at`: its time, in seconds after the start of the match."""

    at: float | None = None
    note: str = ""


class ActStep(TimedStep, frozen=True):
    """A seat or the host acts."""

    by: int | str
    act: Raw


class ExpireStep(TimedStep, frozen=True):
    """The time of a window is up: of the one with this key, or (`true`) of the first one open."""

    expire: str | bool


class WaitStep(TimedStep, frozen=True):
    """This many seconds pass."""

    wait: float


class EnterStep(TimedStep, frozen=True):
    """A new player joins."""

    enter: str


class LeaveStep(TimedStep, frozen=True):
    """A player leaves a seat."""

    leave: int | str


class ReturnStep(TimedStep, frozen=True, rename={"seat": "return"}):
    """A player comes back to the seat that they have left."""

    seat: int | str


AnyStep: TypeAlias = ActStep | ExpireStep | WaitStep | EnterStep | LeaveStep | ReturnStep

_KINDS: Final[dict[str, Any]] = {
    "by": ActStep,
    "expire": ExpireStep,
    "wait": WaitStep,
    "enter": EnterStep,
    "leave": LeaveStep,
    "return": ReturnStep,
}


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    seats: list[str | SeatSpec] | int
    at: str | None = None
    options: dict[str, Any] = {}
    state: dict[str, Any] = {}
    draws: list[int] | dict[str, list[int]] | Literal["random"] = "random"
    seed: int | None = None
    clock: dict[str, float] = {}
    steps: list[Raw] = []
    note: str = ""


class Scenario(Struct, frozen=True):
    """A scenario as it was read: the game is installed, the steps are well-formed."""

    game: Game[Any]
    chairs: tuple[Chair, ...]
    chance: Chance
    options: dict[str, Any] = {}
    state: dict[str, Any] = {}
    """A merge patch over the state after the set-up; empty for none."""
    clock: dict[str, int] = {}
    """Milliseconds that windows of a kind stay open; those of other kinds have no limit."""
    start: int = STARTED_AT
    """When the match begins, in milliseconds since the epoch."""
    steps: tuple[AnyStep, ...] = ()

    @property
    def draws_left(self) -> int:
        """How many of the draws in the file have not been used."""
        return self.chance.left if isinstance(self.chance, _Plain) else 0


def read(raw: bytes) -> Scenario:
    """Read a scenario. Raises `CommandError` that says what is wrong with the file."""
    try:
        file = msgspec.json.decode(raw, type=_File)
    except UNREADABLE as problem:
        raise CommandError("lab-bad-scenario", {"problem": decode_error(problem)}) from None
    try:
        game = games.find(file.game)
    except games.UnknownGame:
        raise CommandError("lab-unknown-game", {"game": file.game}) from None
    steps = tuple(_step(number, raw) for number, raw in enumerate(file.steps, 1))
    _check_times(steps)
    return Scenario(
        game=game,
        chairs=_chairs(file.seats, game),
        chance=_chance(file, game),
        options=file.options,
        state=file.state,
        clock=_clock(file.clock),
        start=STARTED_AT if file.at is None else _start(file.at),
        steps=steps,
    )


def blank(game: Game[Any], seats: int, seed: int = 0) -> Scenario:
    """A match of this game that has just been set up."""
    return Scenario(game, _chairs(seats, game), Fast(seed))


def milliseconds(seconds: float) -> int:
    """Seconds of a scenario as the recorded clock counts them."""
    return round(seconds * 1000)


def _chairs(seats: Sequence[str | SeatSpec] | int, game: Game[Any]) -> tuple[Chair, ...]:
    number = seats if isinstance(seats, int) else len(seats)
    check_seats(game, number)
    specs = [_letter(seat) for seat in range(number)] if isinstance(seats, int) else seats
    named = [SeatSpec(spec) if isinstance(spec, str) else spec for spec in specs]
    if len({spec.name for spec in named}) < len(named):
        raise CommandError("lab-same-names")
    return tuple(Chair(seat, spec.name, spec.ledger) for seat, spec in enumerate(named))


def _letter(seat: int) -> str:
    """A, B, …, Z, AA, AB, …"""
    letters = ""
    seat += 1
    while seat:
        seat, rest = divmod(seat - 1, 26)
        letters = chr(ord("A") + rest) + letters
    return letters


def _chance(file: _File, game: Game[Any]) -> Chance:
    plain = {kind.why for kind in game.draws if kind.plain}
    if isinstance(file.draws, str):
        return _Plain(Fast(secrets.randbits(48) if file.seed is None else file.seed), plain)
    named = file.draws if isinstance(file.draws, dict) else {}
    return _Plain(Forced(file.draws), plain - named.keys())


class _Plain:
    """The draws of a scenario, which is spared those of some kinds (`DrawKind.plain`): they give 0,
    and take nothing from the others."""

    def __init__(self, others: Fast | Forced, plain: Collection[str]) -> None:
        self._others = others
        self._plain = plain

    def randbelow(self, entry: int, k: int, n: int, why: str) -> int:
        return 0 if why in self._plain else self._others.randbelow(entry, k, n, why)

    @property
    def left(self) -> int:
        """How many draws have not been used."""
        return self._others.left if isinstance(self._others, Forced) else 0


def _clock(seconds: Mapping[str, float]) -> dict[str, int]:
    for kind, span in seconds.items():
        if not 0 < span < LONGEST:
            raise CommandError("lab-bad-clock", {"kind": kind})
    return {kind: max(1, milliseconds(span)) for kind, span in seconds.items()}


def _step(number: int, raw: Raw) -> AnyStep:
    try:
        keys = msgspec.json.decode(raw, type=dict[str, Any])
        kind = next((kind for key, kind in _KINDS.items() if key in keys), None)
        if kind is None:
            raise CommandError("lab-unknown-step", {"step": number})
        step: AnyStep = msgspec.json.decode(raw, type=kind)
    except UNREADABLE as problem:
        raise CommandError(
            "lab-bad-step", {"step": number, "problem": decode_error(problem)}
        ) from None
    if isinstance(step, ExpireStep) and step.expire is False:
        raise CommandError("lab-unknown-step", {"step": number})
    if isinstance(step, WaitStep) and not 0 <= step.wait < LONGEST:
        raise CommandError("lab-bad-wait", {"step": number})
    if step.at is not None and not 0 <= step.at < LONGEST:
        raise CommandError("lab-bad-at", {"step": number})
    return step


def _check_times(steps: Sequence[AnyStep]) -> None:
    """Raises `CommandError` if a step is earlier than the one before it has left the clock."""
    now = 0
    for number, step in enumerate(steps, 1):
        if step.at is not None:
            at = milliseconds(step.at)
            if at < now:
                given = {"step": number, "at": f"{step.at:g}", "now": f"{now / 1000:g}"}
                raise CommandError("lab-at-goes-back", given)
            now = at
        if isinstance(step, WaitStep):
            now += milliseconds(step.wait)


def _start(given: str) -> int:
    """The start of the match, in milliseconds since the epoch."""
    try:
        start = datetime.fromisoformat(given)
    except ValueError:
        raise CommandError("lab-bad-start", {"at": given}) from None
    if start.tzinfo is None:
        raise CommandError("lab-bad-start", {"at": given})
    return (start - datetime.fromtimestamp(0, UTC)) // timedelta(milliseconds=1)
