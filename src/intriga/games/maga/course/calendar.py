"""Turns follow each other: game stage, technical stage (items 6, 28, R-LEN, R-N12)."""

from collections.abc import Sequence
from typing import Final

from intriga.games.maga.course import founding
from intriga.games.maga.course.score import ranking
from intriga.games.maga.state import Phase, State, Team
from intriga.games.maga.subjects.captains import lose_absent
from intriga.games.maga.subjects.circles.sitting import all_go_home
from intriga.games.maga.subjects.teams import teams
from intriga.games.maga.technical import breaches, resolve
from intriga.kernel import PUBLIC, Clock, Seat, Step, Window

CLOCKS: Final = {
    "numbers": Clock(live=300, slow=86_400),
    "stage": Clock(live=900, slow=172_800),
    "pause": Clock(live=180, slow=43_200),
}
"""How long each kind of window is open, in seconds."""


def windows(state: State) -> Sequence[Window]:
    """All teams are asked; a stage closes early when all have handed in, the lists of conquered
    territories too."""
    everybody = tuple(who for team in teams(state) for who in state.squads[team].members)
    match state.phase:
        case Phase.OPENING:
            late = tuple(
                who
                for team, squad in state.squads.items()
                if team not in state.ready
                for who in squad.members
            )
            return (Window("numbers", "numbers", late, 0, asked=tuple(sorted(everybody))),)
        case Phase.PLAY:
            late = tuple(
                who
                for team in teams(state)
                if not has_handed_in(state, team)
                for who in state.squads[team].members
            )
            asked = tuple(sorted(everybody))
            return (Window("stage", "stage", tuple(sorted(late)), state.turn, asked=asked),)
        case Phase.PAUSE:
            asked = tuple(sorted(everybody))
            late = tuple(
                who
                for team in teams(state)
                if team not in state.ready
                for who in state.squads[team].members
            )
            return (Window("pause", "pause", tuple(sorted(late)), state.turn, asked=asked),)
    return ()


def has_handed_in(state: State, team: Team) -> bool:
    """Whether nobody need wait for a team."""
    return all(land in state.lists for land in state.lands(team))


def saved(state: State, window: Window) -> Sequence[Seat]:
    """Whoever has handed in one of several lists has answered (`Game.saved`); and nobody misses a
    pause: who reads until it ends has read."""
    if window.kind == "pause":
        return window.awaited
    if window.kind != "stage":
        return ()
    return [
        who
        for team in teams(state)
        if not has_handed_in(state, team) and any(one in state.lists for one in state.lands(team))
        for who in state.squads[team].members
    ]


def close(state: State, step: Step) -> None:
    """The time of a window is up, or all have answered."""
    if state.phase is Phase.OPENING:
        founding.begin(state, step)
        return
    if state.phase is Phase.PAUSE:
        state.phase, state.ready = Phase.PLAY, []
        step.emit("maga-turn", PUBLIC, turn=state.turn)
        return
    all_go_home(state)
    lose_absent(state, step.missed, step)
    bound = breaches.bound(state)
    stage = resolve.resolve(state, step)
    breaches.note_breaches(state, list(breaches.done(stage)), bound)
    _next(state, step)


def _next(state: State, step: Step) -> None:
    last = state.turn >= state.options.turns or state.ending == "host" or len(teams(state)) < 2
    if last and state.options.closing and (state.flights or state.wars):
        state.lists = {}
        state.turn += 1
        resolve.resolve(state, step)
        _void(state)
        _end(state, step)
        return
    if last:
        _void(state)
        _end(state, step)
        return
    state.lists = {}
    state.turn += 1
    if state.options.pause:
        state.phase = Phase.PAUSE
        step.emit("maga-pause", PUBLIC, turn=state.turn - 1)
        return
    step.emit("maga-turn", PUBLIC, turn=state.turn)


def _void(state: State) -> None:
    """R-N12: what flies returns, wars are void."""
    for flight in state.flights:
        state.territories[flight.launcher].nuclear += flight.missiles
    state.flights, state.wars = [], []


def _end(state: State, step: Step) -> None:
    state.phase = Phase.OVER
    alone = len(teams(state)) < 2
    state.ending = state.ending or ("conquest" if alone else "turns")
    state.scores = ranking(state)
    step.emit("maga-over", PUBLIC, turn=state.turn)
