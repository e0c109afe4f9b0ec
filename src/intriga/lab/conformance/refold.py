"""Replaying records in another process: `python -m intriga.lab.conformance.refold`.

Reads pickled questions from standard input, each a search path for modules, a game and the lines of
records, and answers each by a line: the digests of the states that the rules reach, entry by entry.
Under another PYTHONHASHSEED it proves that nothing depends on the order of sets or on what else
happened in the process.
"""

import atexit
import os
import pickle
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from tempfile import TemporaryFile
from typing import IO, Any

import msgspec

from intriga.kernel.game import Game
from intriga.kernel.records.record import digest, read
from intriga.kernel.records.replay import fold

Digests = list[list[str]]


def digests(game: Game[Any], records: Sequence[Sequence[bytes]]) -> Digests:
    """The digest of each state of each record, replayed in this process."""
    return [[digest(step.position.packed) for step in fold(game, read(lines))] for lines in records]


def digests_elsewhere(
    game: Game[Any], records: Sequence[Sequence[bytes]], hash_seed: int
) -> Digests:
    """The same, replayed by another process under this PYTHONHASHSEED. It lives as long as this
    one, as starting it takes longer than most of its answers.

    The game must be an object of a class that can be imported (it travels by pickle). Raises
    `RuntimeError` with what the other process says if it cannot answer.
    """
    question = pickle.dumps((sys.path, game, records))
    try:
        return _elsewhere(hash_seed).ask(question)
    except RuntimeError:
        _elsewhere.cache_clear()
        raise


class _Elsewhere:
    """A process that replays records."""

    def __init__(self, hash_seed: int) -> None:
        environment = {
            **os.environ,
            "PYTHONHASHSEED": str(hash_seed),
            "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
        }
        self._errors: IO[bytes] = TemporaryFile()  # noqa: SIM115 - read when it ends
        self._process = subprocess.Popen(
            [sys.executable, "-m", __name__],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            env=environment,
        )
        atexit.register(self._end)

    def ask(self, question: bytes) -> Digests:
        """What it answers. Raises `RuntimeError` if it ends instead."""
        asks, answers = self._process.stdin, self._process.stdout
        assert asks is not None
        assert answers is not None
        try:
            asks.write(question)
            asks.flush()
            answer = answers.readline()
        except BrokenPipeError:
            answer = b""
        if not answer:
            self._end()
            self._errors.seek(0)
            raise RuntimeError(self._errors.read().decode(errors="replace"))
        return msgspec.json.decode(answer, type=Digests)

    def _end(self) -> None:
        """End it, after it has said why if it ends by itself."""
        if self._process.stdin is not None and not self._process.stdin.closed:
            self._process.communicate()


@cache
def _elsewhere(hash_seed: int) -> _Elsewhere:
    return _Elsewhere(hash_seed)


def main() -> None:
    """Answer questions until there are no more."""
    with suppress(EOFError):
        while True:
            sys.path, game, records = pickle.load(sys.stdin.buffer)
            sys.stdout.buffer.write(msgspec.json.encode(digests(game, records)) + b"\n")
            sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
