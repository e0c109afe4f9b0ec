"""How long a bot waits before it acts, and when it considers what nobody asks it for."""

from random import Random
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

_LONGEST_MS: Final = 3_600_000
"""However long nothing has happened, it considers again after about this time."""

_ALONE: Final = 0.4
"""Which part of their pauses bots take with one person."""


class BotPause(Struct, frozen=True):
    """How long bots wait before they act, in seconds: from `shortest` to `longest`, then `think`,
    which hides how long they really think. `patience`: how long they leave it, at least, before
    they consider again whether to do something that nobody asks them for."""

    shortest: float = 1.2
    longest: float = 3.0
    think: float = 0.3
    patience: float = 30.0

    def alone(self) -> "BotPause":
        """The pauses of bots that one person alone watches: with the thinking at most 1.5 s."""
        return replace(self, shortest=_ALONE * self.shortest, longest=_ALONE * self.longest)


class BotPace:
    """The pace of one bot: after news, then less and less often, and never more often than its
    patience allows. `patience`: in seconds; `now`: in milliseconds since the epoch. `at`: the next
    time, in milliseconds since the epoch."""

    def __init__(self, patience: float, now: int, rng: Random) -> None:
        self._patience = patience
        self._rng = rng
        self._idle = 0
        """How often it has considered since the last news."""
        self._not_before = self.at = now + self._wait()

    def news(self, now: int, pause: int) -> None:
        """Something has happened that the seat can see. `pause`: for which it thinks, in
        milliseconds."""
        self._idle = 0
        self.at = min(self.at, max(now + pause, self._not_before))

    def due(self, now: int) -> bool:
        """Whether it is time to consider."""
        return now >= self.at

    def considered(self, now: int) -> None:
        """It considers now."""
        self._not_before = now + self._wait()
        self._idle += 1
        self.at = now + min(self._wait() << min(self._idle, 16), _LONGEST_MS)

    def _wait(self) -> int:
        """From one to two patiences, at least a second: bots do not act all at once."""
        return max(1000, round(1000 * self._patience * self._rng.uniform(1, 2)))
