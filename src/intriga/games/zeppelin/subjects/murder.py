"""Murder: secret or open, with dice that all in the room see (item 12, Z22-Z26)."""

from collections.abc import Iterator
from typing import Annotated, ClassVar

from intriga.games.zeppelin.state import State
from intriga.games.zeppelin.subjects import announce, citizens, gates, passage
from intriga.games.zeppelin.subjects.choosing import persons
from intriga.kernel import (
    SECRET,
    Act,
    Deed,
    DrawKind,
    Form,
    Refusal,
    Seat,
    Step,
    choice,
    refuse,
    seat,
)

VICTIM, STRIKE, EXPOSURE = "victim", "strike", "exposure"
SECRET_SUCCESS, SECRET_EXPOSED, OPEN_SUCCESS = 40, 60, 60
"""Chances in per cent (item 12)."""
HOUR_MS = 3_600_000
DRAWS = (
    DrawKind(VICTIM, "other citizens", "zeppelin-draw-victim"),
    DrawKind(STRIKE, "100", "zeppelin-draw-strike"),
    DrawKind(EXPOSURE, "100", "zeppelin-draw-exposure"),
)


class MurderSecretly(Act, frozen=True):
    """`whom`: None for a random other citizen (Z23). All hear of the attempt, not of who did it."""

    unseen: ClassVar[bool] = True

    whom: Annotated[Seat | None, SECRET] = None


class MurderOpenly(Act, frozen=True):
    whom: Seat | None = None


Murder = MurderSecretly | MurderOpenly


def victims(state: State, by: Seat) -> list[Seat]:
    """Z23: the other citizens, prisoners too, by seat."""
    return [s for s in state.citizens(citizens.number_of(state, by)) if s != by]


def by_hours(state: State) -> bool:
    """Z24: whether attempts are counted by real time: if the match says so, or where it leaves that
    to the clock and turns have one."""
    chosen = state.options.attempts
    return chosen == "hours" or (chosen == "auto" and state.clocked)


def _check(state: State, by: Seat, act: Murder) -> Refusal | None:
    others = victims(state, by)
    if not others:
        return refuse("zeppelin-refused-murder-nobody")
    if act.whom == by:
        return refuse("zeppelin-refused-murder-self")
    if act.whom is not None and act.whom not in others:
        return refuse("zeppelin-refused-no-citizen")
    return None


def _check_pause(state: State, by: Seat, act: Murder, now: int) -> Refusal | None:
    """Z24: one attempt in a turn, or in so many hours (`cfg attempts`)."""
    person = state.people[by]
    if not by_hours(state):
        tried = person.tried_turn == state.turn
        return refuse("zeppelin-refused-murder-turn") if tried else None
    if person.tried_at is None:
        return None
    left = person.tried_at + state.options.attempt_hours * HOUR_MS - now
    return refuse("zeppelin-refused-murder-hours", wait=-(-left // 1000)) if left > 0 else None


def _murder_secretly(state: State, by: Seat, act: MurderSecretly, step: Step) -> None:
    """Z22: success below 40, then exposure below 60, also on failure. The room hears of the
    attempt, its victim and dice; who did it only if they are exposed."""
    victim = _victim(state, by, act.whom, step)
    strike = step.randbelow(100, STRIKE)
    exposure = step.randbelow(100, EXPOSURE)
    id = "zeppelin-murder-killed" if strike < SECRET_SUCCESS else "zeppelin-murder-survived"
    params = {"whom": seat(victim), "die": strike, "exposure": exposure}
    if exposure < SECRET_EXPOSED:
        announce.done(state, by, step, f"{id}-exposed", **params)
    else:
        announce.room(state, citizens.number_of(state, by), step, id, **params)
    _strike(state, by, victim, strike < SECRET_SUCCESS, step)


def _murder_openly(state: State, by: Seat, act: MurderOpenly, step: Step) -> None:
    """Z22: success below 60; everybody in the room sees it."""
    victim = _victim(state, by, act.whom, step)
    strike = step.randbelow(100, STRIKE)
    id = "zeppelin-shot-killed" if strike < OPEN_SUCCESS else "zeppelin-shot-survived"
    announce.done(state, by, step, id, whom=seat(victim), die=strike)
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


def _offer_secret(state: State, by: Seat) -> Iterator[Form]:
    return _offer(state, by, MurderSecretly)


def _offer_open(state: State, by: Seat) -> Iterator[Form]:
    return _offer(state, by, MurderOpenly)


def _offer(state: State, by: Seat, act: type[Act]) -> Iterator[Form]:
    """An attempt in this turn, or by the hour, which only the time can tell."""
    used = not by_hours(state) and state.people[by].tried_turn == state.turn
    if not used and victims(state, by):
        yield Form(act, (choice("whom", "victim", optional=True),))


_VICTIM = persons(victims)

MURDER_SECRETLY = Deed(
    MurderSecretly,
    _check,
    _murder_secretly,
    _offer_secret,
    gate=gates.calm_free,
    choices={"victim": _VICTIM},
    check_time=_check_pause,
)
"""Z18: not while the state is frozen."""
MURDER_OPENLY = Deed(
    MurderOpenly,
    _check,
    _murder_openly,
    _offer_open,
    gate=gates.free,
    choices={"victim": _VICTIM},
    check_time=_check_pause,
)
"""Z18, Z22: in the room of one's own state, also while it is frozen."""
