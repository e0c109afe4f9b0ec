"""What a bot makes of what came of its lines: how high the roles of other states may be."""

from collections import Counter, defaultdict

from intriga.games.maga.data.lines import Land, kind_of
from intriga.games.maga.data.roles import Role
from intriga.games.maga.seen.prices import ACTIONS
from intriga.games.maga.seen.view import Desk
from intriga.games.maga.state import LineOutcome, Turn

_PACE = 0.45
"""Levels by which a role of another state rises in a turn, until one knows better."""
_SURPRISE = 0.6
"""Levels by which an estimate moves after a contest that was won or lost."""
_CONTESTED = {
    "raid": Role.DEFENCE,
    "sue": Role.JUSTICE,
    "state-lie": Role.MEDIA,
    "worsen-mood": Role.MEDIA,
    "infect": Role.HEALTH,
}
"""The role that defends against an action, where that is known."""


class Memory:
    """What is remembered of other states from turn to turn. `blamed`: by whom one was harmed;
    `suspected`: whose virus was hunted in vain, how often; `poor_years`: how often running a state
    of one's own could not raise its income."""

    def __init__(self) -> None:
        self._off: defaultdict[tuple[Land, Role], float] = defaultdict(float)
        self._least: defaultdict[tuple[Land, Role], int] = defaultdict(int)
        self._read: set[tuple[Land, Turn]] = set()
        self.blamed: defaultdict[Land, float] = defaultdict(float)
        self.suspected: Counter[Land] = Counter()
        self.poor_years: Counter[Land] = Counter()

    def read(self, desk: Desk, turn: Turn) -> None:
        """Learn from the report of the last turn, once."""
        if (desk.land, turn) in self._read:
            return
        self._read.add((desk.land, turn))
        for one in desk.report:
            action = kind_of(one.line)
            target = getattr(one.line, "target", None)
            if action in _CONTESTED and target is not None:
                won = one.outcome is LineOutcome.DONE
                if won or one.outcome is LineOutcome.FAILED:
                    self._off[target, _CONTESTED[action]] += -_SURPRISE if won else _SURPRISE
            if action == "raise-income":
                failed = one.outcome is LineOutcome.FAILED
                self.poor_years[desk.land] = self.poor_years[desk.land] + 1 if failed else 0
            if action == "vaccinate" and one.outcome is LineOutcome.FAILED and target is not None:
                self.suspected[target] += 1
        for liar in desk.liars:
            self.blamed[liar] += 1
            # Its lie was believed, and refuted in vain: it is as good as we are, or better.
            ours = desk.roles[Role.MEDIA].level
            self._least[liar, Role.MEDIA] = max(self._least[liar, Role.MEDIA], ours)
        for war in desk.wars:
            if war.target == desk.land:
                self.blamed[war.attacker] += 3

    def level(self, land: Land, role: Role, turn: Turn, start: float) -> float:
        """About how high a role of another state is now. `start`: where roles began."""
        likely = start + _PACE * (turn - 1) + self._off[land, role]
        return max(1.0, self._least[land, role], likely)


def credited(action: str) -> int:
    """What the success of an action is worth at the end, besides a level; in units of one."""
    return ACTIONS[action].credit
