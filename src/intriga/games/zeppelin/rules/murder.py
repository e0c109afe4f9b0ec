"""Murder: secret or open, with dice that all in the room see (item 12, Z22-Z26)."""

from intriga.games.zeppelin import acts
from intriga.games.zeppelin.rules import announce, gates, passage, standing
from intriga.games.zeppelin.state import State
from intriga.kernel import Refusal, Seat, Step, refuse, seat

VICTIM, STRIKE, EXPOSURE = "victim", "strike", "exposure"
SECRET_SUCCESS, SECRET_EXPOSED, OPEN_SUCCESS = 40, 60, 60
"""Chances in per cent (item 12)."""
HOUR_MS = 3_600_000


def check_secret(state: State, by: Seat, act: acts.MurderSecretly, now: int) -> Refusal | None:
    """Z18, Z23: not while the state is frozen."""
    return (
        gates.free(state, by) or gates.calm(state, by) or _check_attempt(state, by, act.whom, now)
    )


def check_open(state: State, by: Seat, act: acts.MurderOpenly, now: int) -> Refusal | None:
    """Z18, Z23: in the room of one's own state, also while it is frozen."""
    return gates.free(state, by) or _check_attempt(state, by, act.whom, now)


def _check_attempt(state: State, by: Seat, whom: Seat | None, now: int) -> Refusal | None:
    others = victims(state, by)
    if not others:
        return refuse("zeppelin-refused-murder-nobody")
    if whom == by:
        return refuse("zeppelin-refused-murder-self")
    if whom is not None and whom not in others:
        return refuse("zeppelin-refused-no-citizen")
    return _check_pause(state, by, now)


def _check_pause(state: State, by: Seat, now: int) -> Refusal | None:
    """Z24: one attempt in a turn, or in so many hours (`cfg attempts`)."""
    person = state.people[by]
    if not by_hours(state):
        tried = person.tried_turn == state.turn
        return refuse("zeppelin-refused-murder-turn") if tried else None
    if person.tried_at is None:
        return None
    left = person.tried_at + state.options.attempt_hours * HOUR_MS - now
    return refuse("zeppelin-refused-murder-hours", wait=-(-left // 1000)) if left > 0 else None


def by_hours(state: State) -> bool:
    """Z24: whether attempts are counted by real time: if the match says so, or where it leaves that
    to the clock and turns have one."""
    chosen = state.options.attempts
    return chosen == "hours" or (chosen == "auto" and state.clocked)


def victims(state: State, by: Seat) -> list[Seat]:
    """Z23: the other citizens, prisoners too, by seat."""
    return [s for s in state.citizens(standing.number_of(state, by)) if s != by]


def may_try(state: State, by: Seat) -> bool:
    """Whether a form for an attempt is offered: in this turn, or by the hour, which only the time
    can tell."""
    used = not by_hours(state) and state.people[by].tried_turn == state.turn
    return not used and bool(victims(state, by))


def secret(state: State, by: Seat, act: acts.MurderSecretly, step: Step) -> None:
    """Z22: success below 40, then exposure below 60, also on failure. The room hears of the
    attempt, its victim and dice; who did it only if they are exposed."""
    victim = _victim(state, by, act.whom, step)
    strike = step.randbelow(100, STRIKE)
    exposure = step.randbelow(100, EXPOSURE)
    id = "zeppelin-murder-killed" if strike < SECRET_SUCCESS else "zeppelin-murder-survived"
    params = {"whom": seat(victim), "die": strike, "exposure": exposure}
    number = standing.number_of(state, by)
    if exposure < SECRET_EXPOSED:
        announce.room(state, number, step, f"{id}-exposed", who=seat(by), **params)
    else:
        announce.room(state, number, step, id, **params)
    _strike(state, by, victim, strike < SECRET_SUCCESS, step)


def openly(state: State, by: Seat, act: acts.MurderOpenly, step: Step) -> None:
    """Z22: success below 60; everybody in the room sees it."""
    victim = _victim(state, by, act.whom, step)
    strike = step.randbelow(100, STRIKE)
    id = "zeppelin-shot-killed" if strike < OPEN_SUCCESS else "zeppelin-shot-survived"
    number = standing.number_of(state, by)
    announce.room(state, number, step, id, who=seat(by), whom=seat(victim), die=strike)
    _strike(state, by, victim, strike < OPEN_SUCCESS, step)


def _victim(state: State, by: Seat, whom: Seat | None, step: Step) -> Seat:
    """Z22: if none is named, an index among the other citizens by seat, drawn before the dice."""
    if whom is not None:
        return whom
    others = victims(state, by)
    return others[step.randbelow(len(others), VICTIM)]


def _strike(state: State, by: Seat, victim: Seat, dies: bool, step: Step) -> None:
    person = state.people[by]
    person.tried_turn, person.tried_at = state.turn, step.now
    if dies:
        passage.die(state, victim)
