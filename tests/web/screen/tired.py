"""Games whose bots stop in the middle of a match, so that it stands still in a rich state."""

import threading
from copy import copy
from random import Random
from typing import Any

from intriga.kernel import Observation, Offer, Plain, RandomBot
from intriga.kernel.game import Game
from tests.kit.patience import PATIENCE


class Rest:
    """When the bots of a game stop: each, once its seat was told of so many events. `wait` until
    the first one has stopped."""

    def __init__(self, events: int) -> None:
        self.events = events
        self._begun = threading.Event()

    def due(self, observation: Observation) -> bool:
        """Whether a bot that is asked at this moment has had enough."""
        if observation.cursor < self.events:
            return False
        self._begun.set()
        return True

    def wait(self) -> None:
        """Raises `AssertionError` if no bot ever stops."""
        assert self._begun.wait(PATIENCE), f"no seat was told of {self.events} events"


def tired(game: Game[Any], rest: Rest) -> Game[Any]:
    """The same game with bots that stop."""
    bots = {name: _tired(kind, rest) for name, kind in game.bots.items()}
    slow = copy(game)
    vars(slow)["bots"] = bots or {"tired": _tired(RandomBot, rest)}
    return slow


def _tired(kind: Any, rest: Rest) -> Any:
    def act(self: Any, observation: Observation, offer: Offer, rng: Random) -> Plain | None:
        if rest.due(observation):
            return None
        plain: Plain | None = kind.act(self, observation, offer, rng)
        return plain

    def unasked(self: Any, observation: Observation, offer: Offer, rng: Random) -> Plain | None:
        if observation.cursor >= rest.events:
            return None
        plain: Plain | None = kind.unasked(self, observation, offer, rng)
        return plain

    methods = {"act": act} | ({"unasked": unasked} if hasattr(kind, "unasked") else {})
    return type(f"Tired{kind.__name__}", (kind,), methods)
