"""The host sets a number of a territory right, for all to read or under seal."""

from collections.abc import Iterator
from typing import Annotated, Final, Literal

from msgspec import Meta

from intriga.games.maga.data.lines import MOST_MISSILES, MOST_MONEY
from intriga.games.maga.state import State
from intriga.games.maga.subjects.ministries.aims import any_land
from intriga.games.maga.subjects.names import seat_of
from intriga.games.maga.subjects.teams import known_land, playing, reasons
from intriga.kernel import (
    PUBLIC,
    Act,
    Actor,
    Chosen,
    Field,
    Form,
    HostDeed,
    Param,
    Range,
    Refusal,
    Step,
    always,
    choice,
    msg,
    refuse,
    words,
)

Land = Annotated[int, Meta(ge=0, le=119)]
Reason = Annotated[str, Meta(min_length=1, max_length=300)]


class Correct(Act, frozen=True):
    """Set a number of a territory right. `sealed`: only its team reads which, by how much and why;
    that it was done everybody reads."""

    land: Land
    what: Literal["treasury", "nuclear", "abm", "mood"]
    value: Annotated[int, Meta(ge=-(10**12), le=10**12)]
    reason: Reason
    sealed: bool = False


def _check(state: State, act: Correct) -> Refusal | None:
    if refusal := known_land(state, act.land):
        return refusal
    low, high = _bounds(act.what)
    fits = low <= act.value <= high
    return None if fits else refuse("maga-refused-value", low=low, high=high, at="value")


def _bounds(what: str) -> tuple[int, int]:
    """Between which numbers the host sets something right."""
    match what:
        case "mood":
            return 0, 100
        case "nuclear" | "abm":
            return 0, MOST_MISSILES
    return -MOST_MONEY, MOST_MONEY


def _correct(state: State, act: Correct, step: Step) -> None:
    """Everybody reads whose number was set right, and by how much and why; sealed, only the
    territory's team reads more than whose. Only a host without a seat seals (`Game.impartial`)."""
    territory = state.territories[act.land]
    by = act.value - getattr(territory, act.what)
    setattr(territory, act.what, act.value)
    note(state, step, f"corrected-{act.what}", land=seat_of(act.land), by=by)
    if act.sealed:
        step.emit("maga-corrected-sealed", PUBLIC, land=act.land + 1)
    to = tuple(state.people(territory.team)) if act.sealed else PUBLIC
    step.emit("maga-corrected", to, land=act.land + 1, reason=act.reason)
    what = msg(f"maga-correct-{act.what}")
    step.emit("maga-corrected-by", to, land=act.land + 1, what=what, by=abs(by), way=_way(by))


def _way(by: int) -> str:
    """In which direction a number has changed."""
    return "same" if by == 0 else "up" if by > 0 else "down"


def note(state: State, step: Step, _text: str, **params: Param) -> None:
    """A line of the resolution log."""
    step.note(f"maga-log-{_text}", state.turn, "host", **params)


def _offer(state: State) -> Iterator[Form]:
    value = Field("value", "number", "value", after=("what",))
    reason = Field("reason", "text", "reason")
    fields = (choice("land", "any-land"), choice("what", "what"), value, reason)
    yield Form(Correct, fields, preset={"sealed": False})
    yield Form(Correct, fields, preset={"sealed": True}, impartial=True)


def _values(state: State, who: Actor, chosen: Chosen) -> Range:
    return Range(*_bounds(str(chosen.get("what"))))


CORRECT: Final = HostDeed(
    Correct,
    _check,
    _correct,
    _offer,
    gate=playing,
    choices={
        "any-land": any_land,
        "what": always(words(("treasury", "nuclear", "abm", "mood"), "maga-correct-")),
        "value": _values,
        "reason": reasons,
    },
    impartial=lambda act: act.sealed,
)
