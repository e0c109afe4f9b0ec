"""How the match ended (item 69, R-S4, R-S5)."""

from intriga.games.maga.course.score import ranking
from intriga.games.maga.state import Phase, State
from intriga.games.maga.subjects.teams import team_of
from intriga.kernel import Message, Outcome


def outcome(state: State) -> Outcome | None:
    """Winners are all people of the teams with the most points, those of conquered states with
    them (R-W8)."""
    if state.phase is not Phase.OVER:
        return None
    table = state.scores or ranking(state)
    best = {one.team for one in table if one.total == table[0].total}
    points = {one.team: one.total for one in table}
    seats = sorted(who for squad in state.squads.values() for who in squad.members)
    return Outcome(
        winners=tuple(who for who in seats if team_of(state, who) in best),
        scores=tuple(points[team_of(state, who)] for who in seats),
        reason=Message(f"maga-ending-{state.ending or 'turns'}"),
    )
