"""What a thief knows of other houses."""

from intriga.games.mafia.rules import lookup
from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.tables.things import Profession
from intriga.games.mafia.view import Den
from intriga.kernel import Seat


def den(state: State, who: Seat) -> Den | None:
    """A thief's, living or dead."""
    if state.phase is Phase.OPENING or not lookup.practises(state, who, Profession.THIEF):
        return None
    return Den(
        seen=dict(sorted(state.trade.spied.get(who, {}).items())),
        nets=[net.watched for net in state.trade.nets if net.by == who],
        banned=state.people[who].lame_until,
    )
