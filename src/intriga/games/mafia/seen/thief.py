"""What a thief knows of other houses."""

from intriga.games.mafia.data.things import Profession
from intriga.games.mafia.seen.view import Den
from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.subjects import lookup
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
