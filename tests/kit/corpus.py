"""Matches of our games that are played at random once for each state of `src`, and read by every
test that looks at whole matches.

Whoever asks for a match first plays it, in whichever process; others wait for that, and later runs
read it until anything in `src` changes. What lies in `.cache/corpus` is the record of a match, and
how often its forms led to legal acts. Whoever reads it folds the record, which takes a tenth of the
time that playing took, and must come to the same lines, to the byte.
"""

import fcntl
import hashlib
import os
import platform
import shutil
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from intriga import games
from intriga.kernel.game import Game
from intriga.kernel.records.record import read
from intriga.kernel.records.replay import fold
from intriga.lab.conformance.plays.random_play import Play, Script, Tally
from intriga.lab.conformance.plays.random_play import play as play_at_random

ROOT: Final = Path(__file__).resolve().parents[2]
CORPUS: Final = ROOT / ".cache" / "corpus"
ABOVE: Final = frozenset({"cli", "web", "api", "mail"})
"""The layers above the laboratory: nothing below may use them, which import-linter holds."""
KEPT: Final = 4
"""Of how many states of `src` matches are kept: of some branches at once."""


class Asked(Struct, frozen=True, kw_only=True):
    """All that decides a match. `options`, `script` and `ledgers` as JSON."""

    game: str
    seats: int
    options: bytes
    seed: int | str
    steps: int
    table: bool
    bots: bool
    script: bytes
    ledgers: bytes


class Kept(Struct, frozen=True):
    """A match as it lies in its file: the lines of its record without the footer, and its tally."""

    lines: list[bytes]
    secret: bytes
    tried: dict[str, int]
    accepted: dict[str, int]
    invalid: list[str]


def play(
    game: Game[Any],
    seats: int,
    options: Mapping[str, Any] | None = None,
    seed: int | str = 0,
    steps: int = 200,
    *,
    table: bool = True,
    bots: bool = False,
    script: Script | None = None,
    ledgers: Sequence[Any] = (),
) -> Play:
    """The match that `random_play.play` plays if it is asked the same. Nobody may change it.

    Raises `Broken` as that does, and `AssertionError` if its record is folded to another one. A
    game that is not installed may be anything: its matches are not kept.
    """
    if games.installed().get(game.id) is not game:
        more: Any = {"table": table, "bots": bots, "script": script, "ledgers": ledgers}
        return play_at_random(game, seats, options, seed, steps, **more)
    encode = msgspec.json.Encoder(order="deterministic").encode
    return _match(
        Asked(
            game=game.id,
            seats=seats,
            options=encode(dict(options or {})),
            seed=seed,
            steps=steps,
            table=table,
            bots=bots,
            script=encode(script),
            ledgers=encode(ledgers),
        )
    )


def _match(asked: Asked) -> Play:
    folder = _folder()
    path = folder / hashlib.sha256(msgspec.msgpack.encode(asked)).hexdigest()
    with _alone(path.with_suffix(".lock")):
        if path.exists():
            return _read(asked.game, msgspec.msgpack.decode(path.read_bytes(), type=Kept))
        match = _played(asked)
        _write(path, match)
    return match


def _played(asked: Asked) -> Play:
    decode = msgspec.json.decode
    return play_at_random(
        games.find(asked.game),
        asked.seats,
        decode(asked.options),
        asked.seed,
        asked.steps,
        table=asked.table,
        bots=asked.bots,
        script=decode(asked.script, type=Script | None),
        ledgers=decode(asked.ledgers),
    )


def _read(id: str, kept: Kept) -> Play:
    game, record = games.find(id), read(kept.lines)
    steps = list(fold(game, record))
    assert [step.line for step in steps] == kept.lines[1:], "a record is folded to another one"
    tally = Tally(Counter(kept.tried), Counter(kept.accepted), kept.invalid)
    return Play(game, record.header, kept.secret, steps, tally)


def _write(path: Path, match: Play) -> None:
    """Whole or not at all: a run may be stopped at any time."""
    lines = [msgspec.json.encode(match.header), *(step.line for step in match.steps)]
    tally = match.tally
    kept = Kept(lines, match.secret, dict(tally.tried), dict(tally.accepted), tally.invalid)
    draft = path.with_suffix(f".{os.getpid()}.part")
    draft.write_bytes(msgspec.msgpack.encode(kept))
    draft.replace(path)


@contextmanager
def _alone(lock: Path) -> Iterator[None]:
    """While one process has this lock, others wait for it."""
    with lock.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


@cache
def _folder() -> Path:
    """Where the matches of this state of `src` lie. Those of the oldest others are forgotten."""
    folder = CORPUS / state_of(ROOT / "src" / "intriga")
    folder.mkdir(parents=True, exist_ok=True)
    os.utime(folder)
    others = sorted(CORPUS.iterdir(), key=lambda one: one.stat().st_mtime, reverse=True)
    for old in others[KEPT:]:
        shutil.rmtree(old, ignore_errors=True)
    return folder


def state_of(package: Path) -> str:
    """A digest of all that can have a part in playing: every file of this package but those of the
    layers above the laboratory, which plays; the other packages that it uses; Python."""
    found = hashlib.sha256(platform.python_version().encode())
    found.update((ROOT / "requirements" / "run.txt").read_bytes())
    for part in sorted(package.iterdir()):
        for path in sorted(part.rglob("*")) if part.is_dir() else (part,):
            below = path.relative_to(package)
            if part.name not in ABOVE and path.is_file() and "__pycache__" not in below.parts:
                found.update(f"\0{below}\0".encode())
                found.update(hashlib.sha256(path.read_bytes()).digest())
    return found.hexdigest()[:16]
