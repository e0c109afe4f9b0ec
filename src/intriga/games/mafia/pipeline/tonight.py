"""A night that is being resolved: what its steps hand on to each other."""

from intriga.games.mafia import log
from intriga.games.mafia.night.target import Hears, Verdict
from intriga.games.mafia.state import State
from intriga.kernel import Param, Seat, Step


class Tonight:
    """The position, the step of the record, and what has come of the night so far.

    `deaths`: who dies at N7, with the cause and whose deed it is. `news`: what clans and people
    hear of the shots, with whom it is about. `meeting`: the report speaks of a meeting (item 30).
    `pacifist`: all orders to the assassin are off. `royale`: who dies in a Flash Royale.
    `verdicts`: of all houses, in order. `drained`: exp taken by the shield. `mana`: what each had
    after N1, by which all spells of N2 work at once.
    """

    def __init__(self, state: State, step: Step) -> None:
        self.state = state
        self.step = step
        self.deaths: dict[Seat, tuple[str, tuple[Seat, ...]]] = {}
        self.news: list[tuple[Hears, Seat]] = []
        self.meeting = False
        self.pacifist = False
        self.royale: tuple[Seat, ...] = ()
        self.verdicts: list[Verdict] = []
        self.drained: dict[Seat, int] = {}
        self.mana: tuple[int, ...] = ()

    def below(self, n: int, why: str) -> int:
        """A random number from 0 to n - 1."""
        return self.step.randbelow(n, why)

    def note(self, at: str, id: str, /, **params: Param) -> None:
        """A line of the referee's log."""
        log.note(self.state, at, id, **params)

    def doom(self, who: Seat, cause: str, by: tuple[Seat, ...] = ()) -> None:
        """Somebody dies at N7; the first cause counts."""
        self.deaths.setdefault(who, (cause, by))
