"""A process that opens the store of a test, takes one act, and kills itself at a given moment."""

import asyncio
import os
import signal
import sys
from typing import Any

from intriga.store import ledgers
from tests.kit.table.world import World


def _die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def _die_between_two_ledgers() -> None:
    """In the middle of the transaction that ends the match."""
    write = ledgers._write
    written: list[Any] = []

    def writing(*arguments: Any) -> None:
        if len(written) == 2:
            _die()
        write(*arguments)
        written.append(arguments)

    setattr(ledgers, "_write", writing)  # noqa: B010


async def main(url: str, match: str, seat: str, act: str, when: str) -> None:
    if when == "between":
        _die_between_two_ledgers()
    world = World(url)
    await world.start()
    await world.done(match, int(seat), act, command="last")
    _die()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
