"""A night that is being resolved: what its steps hand on to each other."""

from intriga.games.mafia.state import State
from intriga.games.mafia.subjects import log
from intriga.games.mafia.subjects.awards import prizes
from intriga.games.mafia.subjects.shots.target import Hears, Verdict
from intriga.kernel import Param, Seat, Step, msg, seat


def cause_name(cause: str) -> Param:
    """A cause of death in words."""
    return msg(f"mafia-cause-{cause}")


class Tonight:
    """The position, the step of the record, and what has come of the night so far.

    `deaths`: who dies at N7, with the cause and whose deed it is. `news`: what clans and people
    hear of the shots, with whom it is about. `meeting`: the report speaks of a meeting (item 30).
    `pacifist`: all orders to the assassin are off. `royale`: who dies in a Flash Royale.
    `verdicts`: of all houses, in order. `drained`: exp taken by the shield. `mana`: what each had
    after N1, by which all spells of N2 work at once.

    What thieves leave behind: `hidden`: who is in a hideout. `out`: who went out; `caught`: who was
    caught or killed on it. `inside`: house → the thieves that were in it. `axes`: knights whose axe
    has struck at home, and strikes all night. `felled`: whom a stiletto has killed → whose it was;
    they do nothing more. `slain`: who dies of N4. `hits`: for whom the commissar has been paid.
    `drains`: who struck at a thief with a necromancer's ready shield.
    `whispers`: what one person hears at dawn.
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
        self.hidden: set[Seat] = set()
        self.out: set[Seat] = set()
        self.caught: set[Seat] = set()
        self.inside: dict[Seat, set[Seat]] = {}
        self.axes: set[Seat] = set()
        self.felled: dict[Seat, Seat] = {}
        self.slain: set[Seat] = set()
        self.hits: set[Seat] = set()
        self.drains: list[Seat] = []
        self.whispers: list[tuple[str, Seat, dict[str, Param]]] = []

    def below(self, n: int, why: str) -> int:
        """A random number from 0 to n - 1."""
        return self.step.randbelow(n, why)

    def note(self, _at: str, _id: str, **params: Param) -> None:
        """A line of the referee's log."""
        log.note(self.state, self.step, _at, _id, **params)

    def whisper(self, id: str, to: Seat, /, **params: Param) -> None:
        """One person hears something at dawn."""
        self.whispers.append((id, to, params))

    def hit(self, commissar: Seat, whom: Seat, exp: int) -> None:
        """Item 43: the commissar's exp for a bandit or the assassin, once for each in a night."""
        if exp and whom not in self.hits:
            self.hits.add(whom)
            reason = "hit-bandit" if exp > 1 else "hit-assassin"
            prizes.award(self.state, commissar, reason, exp)

    def strike(self, who: Seat, cause: str, by: Seat) -> bool:
        """Somebody is struck at N4, and dies unless Magic protection saves them. Returns whether
        they die."""
        if self.state.under("protection", who):
            self.note("N4", "mafia-log-invulnerable", who=seat(who), cause=cause_name(cause))
            return False
        self.slain.add(who)
        self.doom(who, cause, (by,))
        return True

    def doom(self, who: Seat, cause: str, by: tuple[Seat, ...] = ()) -> None:
        """Somebody dies at N7; the first cause counts."""
        self.deaths.setdefault(who, (cause, by))
