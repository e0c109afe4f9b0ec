"""A server without limits on how often and how many: for measuring what stands behind them. Heavy
work is still done one piece at a time.

Run as `python -m bench.unlimited PORT FOLDER [GAME]`, with the console script's own way of serving;
GAME: a toy of `tests/shapes/`, or a game that is not installed yet, served besides those that are.
"""

import sys
from collections.abc import Mapping
from contextlib import AbstractContextManager, nullcontext
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from intriga.api import create_api
from intriga.games import installed
from intriga.http_common import RateLimits
from intriga.kernel.game import Game
from intriga.store import Store
from intriga.web.server import run

MOST = 1_000_000_000


def _everybody(wanted: Mapping[str, int]) -> AbstractContextManager[None]:
    """A place in the queue for heavy work, where nobody is refused one."""
    return nullcontext()


def raise_limits() -> None:
    """Let every server made from now on allow everything."""
    made: Any = RateLimits.__init__

    def unlimited(self: RateLimits, *given: Any, **named: Any) -> None:
        made(self, *given, **named)
        self.heavy._slots.take = _everybody  # type: ignore[method-assign,assignment]
        tables: Any = (self.policies, self.places)
        for table in tables:
            table.update({name: replace(row, most=MOST) for name, row in table.items()})

    RateLimits.__init__ = unlimited  # type: ignore[method-assign]


def besides(id: str) -> Game[Any]:
    """A game that is added by its id: a toy of the tests, or one of ours."""
    toy = find_spec(f"tests.shapes.{id}") is not None
    module = f"tests.shapes.{id}" if toy else f"intriga.games.{id}.game"
    game: Game[Any] = import_module(module).game
    return game


def main() -> None:
    """Serve until terminated."""
    port, folder = int(sys.argv[1]), Path(sys.argv[2])
    raise_limits()
    store = Store.open_dir(folder)
    try:
        games = {**installed(), **{id: besides(id) for id in sys.argv[3:]}}
        run("127.0.0.1", port, store, str(folder), mounts={"/api/": create_api}, games=games)
    finally:
        store.close()


if __name__ == "__main__":
    main()
