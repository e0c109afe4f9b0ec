"""Things that are used at once, and whom they are for."""

from intriga.games.mafia.choices.parts import Maker, items
from intriga.games.mafia.state import State
from intriga.games.mafia.subjects.uses import using
from intriga.kernel import Choices, Chosen, Seat


def _usable(targets: int) -> Maker:
    def offered(state: State, who: Seat, chosen: Chosen) -> Choices:
        found = using.usable(state, who)
        return items(one for one in found if using.USES[one.kind].targets == targets)

    return offered


DOMAINS: dict[str, Maker] = {f"usable-{targets}": _usable(targets) for targets in range(7)}
