"""The phases of a turn, and when revolutions may no longer start (Z1, Z2, Z15)."""

from collections.abc import Sequence

from intriga.games.zeppelin.course import annals
from intriga.games.zeppelin.state import Phase, State
from intriga.games.zeppelin.subjects import editions, ready
from intriga.kernel import PUBLIC, Clock, Mark, Step, Window

CLOCKS = {
    "founding": Clock(live=600, slow=172_800),
    "turn": Clock(live=900, slow=86_400),
    "review": Clock(live=300, slow=43_200),
    "builds": Clock(live=180, slow=43_200),
}

LATE = "late"
"""The mark of a turn after which no revolution starts."""
CLOCK = "clock"
"""The first moments of a turn: it is reached where turns have a clock, and there alone (Z24)."""


def windows(state: State) -> Sequence[Window]:
    """The window of the phase."""
    if state.phase is Phase.OVER:
        return ()
    key, awaited = state.phase.value, ready.awaited(state) if state.waits else ()
    return (Window(key, key, awaited, state.ticket, early=state.waits, marks=_marks(state)),)


def _marks(state: State) -> tuple[Mark, ...]:
    marks = []
    closes, phases = state.options.revolt_closes, {Phase.TURN}
    if editions.revolts_in_winter(state):
        phases |= {Phase.REVIEW, Phase.BUILDS}
    if state.phase in phases and not state.late and closes:
        marks.append(Mark(LATE, 100 - closes))
    if state.phase is Phase.TURN and not state.clocked and state.options.attempts == "auto":
        marks.append(Mark(CLOCK, 1))
    return tuple(marks)


def reach_mark(state: State, window: Window, mark: Mark, step: Step) -> None:
    """Turns have a clock (Z24); or the last part of it has begun (Z15)."""
    state.clocked = True
    if mark.name == LATE:
        state.late = True
        step.emit("zeppelin-late", PUBLIC)


def open_founding(state: State) -> None:
    """Turn 0 (Z27): it lasts until the host begins, or, if the states are there from the outset,
    until everybody is ready."""
    for person in state.people:
        person.asked = True
    state.waits = state.options.founding == "auto" and state.options.early_end


def extend_founding(state: State, step: Step) -> None:
    """Z30: the time of the founding begins anew; whoever was ready may think again."""
    _open(state, Phase.FOUNDING)
    state.late, state.extended = False, True
    for person in state.people:
        person.ready = False
    step.emit("zeppelin-founding-extended", PUBLIC)


def open_turn(state: State, step: Step) -> None:
    """A turn begins: its citizens are asked."""
    _open(state, Phase.TURN)
    state.late = False
    ready.ask_citizens(state)
    season = "zeppelin-autumn" if state.even else "zeppelin-spring"
    step.emit("zeppelin-turn", PUBLIC, turn=state.turn, season={"msg": season})
    annals.tell_rulers(state, step)


def open_review(state: State, step: Step) -> None:
    """Z36: the host looks at what has happened before it is published."""
    _open(state, Phase.REVIEW)
    state.waits = False
    step.emit("zeppelin-review", PUBLIC)


def open_builds(state: State, step: Step) -> None:
    """Z2: there is something to build or to disband. Who commands is for each state to know, so all
    citizens are asked."""
    _open(state, Phase.BUILDS)
    ready.ask_citizens(state)
    step.emit("zeppelin-builds", PUBLIC, turn=state.turn)


def end(state: State, ending: str, sharers: tuple[int, ...]) -> None:
    """The match is over."""
    _open(state, Phase.OVER)
    state.ending, state.sharers = ending, sharers
    state.requests = []


def _open(state: State, phase: Phase) -> None:
    state.phase = phase
    state.vain = ""
    state.ticket += 1
    closed = bool(state.options.revolt_closes) and not editions.revolts_in_winter(state)
    state.late = state.late or closed
