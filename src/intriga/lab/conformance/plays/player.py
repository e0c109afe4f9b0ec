"""What plays a match at random."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from intriga.kernel.game import Game
from intriga.lab.conformance.plays.random_play import Play, Script


class Player(Protocol):
    """Whoever plays a match at random: `play`, or what remembers the matches that it has played."""

    def __call__(
        self,
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
        """As `play`."""
        ...
