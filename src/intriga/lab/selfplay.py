"""Self-play: bots play whole matches, fast and repeatably.

Everything that decides a match follows from its seed: the secret and the salts of its draws, the
match id, the random numbers of the bots, the clock. So the same seed gives the same record, byte
for byte, on every machine. In a league it follows from the matches before, too.

`play` plays one match with a record that verifies; `play_all` many, in several processes,
`play_league` one after another. The loop itself, for studies and benchmarks, is `driver.Driver`.
"""

import contextlib
import hashlib
import os
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from intriga import games
from intriga.kernel.bots.bot import Bot, RandomBot
from intriga.kernel.chance import Sealed, commitment
from intriga.kernel.decode.errors import decode_error
from intriga.kernel.engine import Engine
from intriga.kernel.game import Game, InvalidOptions, Outcome, StateT
from intriga.kernel.positions import Position
from intriga.kernel.records.record import Header, encode_line
from intriga.kernel.seats.chairs import Chair
from intriga.kernel.text import msg
from intriga.lab.driver import LIMIT, Driver
from intriga.lab.errors import CommandError, system

STARTED_AT: Final = 1_767_225_600_000
"""When matches without a clock of their own begin: 2026-01-01 00:00 UTC, in milliseconds."""

RANDOM: Final = "random"
"""The bot that plays every game."""


class Setting(Struct, frozen=True):
    """All that decides a match of bots. `bots` has the name of a bot for each seat; `ledgers`: what
    they have kept of earlier matches, as plain data, by seat; none: nothing."""

    game: str
    seed: int
    bots: tuple[str, ...]
    options: dict[str, Any] = {}
    ledgers: tuple[Any, ...] = ()


class Played(Struct, frozen=True):
    """A match that was played. `seconds` of the wall clock; `record`: the path of its file."""

    game: str
    seed: int
    seats: int
    steps: int
    seconds: float
    outcome: Outcome
    record: str | None


def derived(seed: int, number: int) -> int:
    """The seed of match `number` in a series from `seed`; match 0 has that seed itself."""
    if number == 0:
        return seed
    return int.from_bytes(hashlib.sha256(f"{seed}/{number}".encode()).digest()[:6], "big")


def bots_of(game: Game[Any]) -> dict[str, Callable[[], Bot]]:
    """Makers of all bots that play this game by name, the strongest first."""
    return {**game.bots, RANDOM: RandomBot}


def check_seats(game: Game[Any], number: int) -> None:
    """Raises `CommandError` if this game is not for this number of players."""
    if number not in game.seats:
        low, high = game.seats[0], game.seats[-1]
        given = {"game": game.id, "seats": number, "low": low, "high": high}
        raise CommandError("lab-bad-seats", given)


def prepare(setting: Setting) -> tuple[Header, bytes]:
    """The header of a match and the secret it commits to; both follow from the seed alone."""
    game = games.find(setting.game)
    root = f"{setting.game}/{setting.seed}"
    secret = hashlib.sha256(f"secret/{root}".encode()).digest()
    header = Header(
        match=f"selfplay-{setting.game}-{setting.seed}",
        game=setting.game,
        rules=game.rules_version,
        options=setting.options,
        chairs=tuple(
            Chair(seat, f"{bot}-{seat + 1}", setting.ledgers[seat] if setting.ledgers else None)
            for seat, bot in enumerate(setting.bots)
        ),
        commitment=commitment(secret),
        salts=tuple(
            hashlib.sha256(f"salt/{root}/{seat}".encode()).hexdigest()[:16]
            for seat in range(len(setting.bots))
        ),
        at=STARTED_AT,
    )
    return header, secret


def play(setting: Setting, folder: str | None = None, limit: int = LIMIT) -> Played:
    """Play one match; write its record into `folder` if one is given.

    Raises `CommandError` for options the game does not take, for a match without an end, and when
    the rules break.
    """
    game = games.find(setting.game)
    header, secret = prepare(setting)
    engine = engine_for(game, header, secret)
    makers = bots_of(game)
    driver = Driver(engine, [makers[bot]() for bot in setting.bots], setting.seed, limit)
    lines = [encode_line(header)]
    started = time.perf_counter()
    position = _drive(driver, lines)
    seconds = time.perf_counter() - started
    footer = engine.footer(position, secret)
    lines.append(encode_line(footer))
    record = None if folder is None else _keep(Path(folder), setting, lines)
    seats = len(setting.bots)
    return Played(
        game.id, setting.seed, seats, position.n, round(seconds, 6), footer.outcome, record
    )


def play_all(settings: Sequence[Setting], folder: str | None, jobs: int) -> Iterator[Played]:
    """Play many matches in `jobs` processes; they come back in the order asked for."""
    if jobs == 1 or len(settings) < 2:
        for setting in settings:
            yield play(setting, folder)
        return
    with ProcessPoolExecutor(min(jobs, len(settings))) as pool:
        chunk = max(1, min(16, len(settings) // (4 * jobs)))
        try:
            yield from pool.map(play, settings, [folder] * len(settings), chunksize=chunk)
        finally:
            # Wait for it: otherwise the pool may print errors when the interpreter exits.
            pool.shutdown(cancel_futures=True)


def play_league(settings: Sequence[Setting], folder: str | None) -> Iterator[Played]:
    """Play many matches one after another, each with the ledgers that those before have left. All
    have the same number of seats."""
    ledgers: tuple[Any, ...] = ()
    for setting in settings:
        played = play(msgspec.structs.replace(setting, ledgers=ledgers), folder)
        had = ledgers or (None,) * played.seats
        left = played.outcome.ledger or had
        ledgers = tuple(old if new is None else new for old, new in zip(had, left, strict=True))
        yield played


def engine_for(game: Game[StateT], header: Header, secret: bytes) -> Engine[StateT]:
    """An engine with verifiable draws. Raises `CommandError` for options of a wrong type."""
    try:
        return Engine(game, header, Sealed(secret, header.salts))
    except msgspec.ValidationError as problem:
        raise CommandError("lab-bad-options", {"problem": decode_error(problem)}) from None


def _drive(driver: Driver[StateT], lines: list[bytes]) -> Position[StateT]:
    """Play a match to its end. Raises `CommandError` that says what failed and where."""
    position: Position[StateT] | None = None
    try:
        for advance in driver:
            lines.append(advance.line)
            position = advance.position
    except CommandError:
        raise
    except InvalidOptions as invalid:
        raise bad_options(driver.engine.game, invalid) from invalid
    except Exception as problem:
        raise rules_broke(driver.engine, position.n if position else 0, problem) from problem
    assert position is not None
    return position


def bad_options(game: Game[Any], invalid: InvalidOptions) -> CommandError:
    """The error for options that the game does not take."""
    problem = msg(invalid.refusal.id, **invalid.refusal.params)
    return CommandError("lab-bad-options", {"problem": problem}, words=game.words)


def rules_broke(engine: Engine[Any], step: int, problem: Exception) -> CommandError:
    """The error for rules that raised something while they made entry `step`."""
    what = f"{type(problem).__name__}: {problem}"
    match = engine.header.match
    return CommandError("lab-rules-broke", {"match": match, "step": step, "problem": what}, 1)


def _keep(folder: Path, setting: Setting, lines: Sequence[bytes]) -> str:
    """Write a record whole or not at all; a file of the same match is replaced."""
    path = folder / f"{setting.game}-{len(setting.bots)}-{setting.seed}.jsonl"
    draft = path.with_suffix(f".{os.getpid()}.part")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        draft.write_bytes(b"\n".join(lines) + b"\n")
        draft.replace(path)
    except OSError as problem:
        with contextlib.suppress(OSError):
            draft.unlink()
        given = {"path": str(path), "problem": system(problem)}
        raise CommandError("lab-cannot-write", given, 1) from None
    return str(path)
