"""Replaying records in another process: `python -m intriga.lab.conformance.refold`.

Reads a pickled game and the lines of records from standard input, and prints the digests of the
states that the rules reach, entry by entry. Under another PYTHONHASHSEED it proves that nothing
depends on the order of sets or on what else happened in the process.
"""

import os
import pickle
import subprocess
import sys
from collections.abc import Sequence
from typing import Any

import msgspec

from intriga.kernel.game import Game
from intriga.kernel.records.record import digest, read
from intriga.kernel.records.replay import fold


def digests(game: Game[Any], records: Sequence[Sequence[bytes]]) -> list[list[str]]:
    """The digest of each state of each record, replayed in this process."""
    return [[digest(step.position.packed) for step in fold(game, read(lines))] for lines in records]


def digests_elsewhere(
    game: Game[Any], records: Sequence[Sequence[bytes]], hash_seed: int
) -> list[list[str]]:
    """The same, replayed by a new process under this PYTHONHASHSEED.

    The game must be an object of a class that can be imported (it travels by pickle).
    """
    environment = {
        **os.environ,
        "PYTHONHASHSEED": str(hash_seed),
        "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
    }
    done = subprocess.run(
        [sys.executable, "-m", __name__],
        input=pickle.dumps((game, records)),
        env=environment,
        capture_output=True,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(done.stderr.decode(errors="replace"))
    return msgspec.json.decode(done.stdout, type=list[list[str]])


def main() -> None:
    """Answer one question from standard input."""
    game, records = pickle.loads(sys.stdin.buffer.read())
    sys.stdout.buffer.write(msgspec.json.encode(digests(game, records)))


if __name__ == "__main__":
    main()
