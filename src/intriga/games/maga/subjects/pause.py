"""Time alone with the reports: a team may say that it needs no more (items 6, 7)."""

from collections.abc import Iterator
from typing import Final

from intriga.games.maga.state import Phase, State
from intriga.games.maga.subjects.teams import founded, lands_of, team_form, tell_team
from intriga.kernel import Act, Deed, Form, Refusal, Seat, Step, refuse


class GoOn(Act, frozen=True):
    """The team has read its reports and needs no more time alone."""


def _reads(state: State, who: Seat) -> Refusal | None:
    """In a pause, once for each team."""
    if state.phase is not Phase.PAUSE:
        return refuse("maga-refused-no-pause")
    if not lands_of(state, who):
        return refuse("maga-refused-commands-nothing")
    return refuse("maga-refused-no-change") if founded(state, who) in state.ready else None


def _go_on(state: State, who: Seat, act: GoOn, step: Step) -> None:
    """The pause ends when all teams have said so."""
    state.ready.append(founded(state, who))
    tell_team(state, who, step, "maga-goes-on")


def _offer(state: State, who: Seat) -> Iterator[Form]:
    team = team_form(state, who)
    yield Form(GoOn, (), (), "pause", state.turn, main=True, team=team)


GO_ON: Final = Deed(GoOn, None, _go_on, _offer, gate=_reads, answers=True)
