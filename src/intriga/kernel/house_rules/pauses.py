"""Pauses: the host decides alone, seats ask and must all agree.

A pause may last until a date: the match is put away, and the table resumes it at that time. All of
it is public.
"""

from collections.abc import Iterable
from typing import Final, Protocol

from msgspec.structs import replace

from intriga.kernel.actors import HOST, PUBLIC, TABLE, Actor, Seat
from intriga.kernel.house_rules.house_acts import AskPause, Pause, PutAway, Resume
from intriga.kernel.house_rules.house_state import AWAY_LEAST_MS, Break, House
from intriga.kernel.step import Step
from intriga.kernel.text import Refusal, refuse, seat

LONGEST_DAYS: Final = 60
"""The most days for which a match is put away at once."""
_LONGEST_MS: Final = LONGEST_DAYS * 24 * 3600 * 1000

PauseAct = AskPause | Pause | PutAway | Resume


class Pausing(Protocol):
    """What a pause depends on. `present`: the seats whose players have not left; `now`: the time of
    the act in milliseconds since the epoch."""

    house: House
    present: tuple[Seat, ...]
    now: int


def check(here: Pausing, actor: Actor, act: PauseAct) -> Refusal | None:
    """Why this is not possible now, or None."""
    match act:
        case Pause():
            return refuse("refused-paused-already") if here.house.paused else None
        case PutAway():
            return _check_date(act.until, here.now)
        case Resume():
            return _check_resume(here, actor)
        case AskPause():
            return _check_ask(here, actor, act)


def _check_date(until: int, now: int) -> Refusal | None:
    if until < now + AWAY_LEAST_MS:
        return refuse("refused-away-past")
    if until > now + _LONGEST_MS:
        return refuse("refused-away-far", days=LONGEST_DAYS)
    return None


def _check_resume(here: Pausing, actor: Actor) -> Refusal | None:
    house = here.house
    if actor != TABLE:
        return None if house.paused else refuse("refused-not-paused")
    if house.resumes_at is None:
        return refuse("refused-stale")
    return None if here.now >= house.resumes_at else refuse("refused-not-due")


def _check_ask(here: Pausing, actor: Actor, act: AskPause) -> Refusal | None:
    if actor == HOST:
        return refuse("refused-host-pauses")
    asking, wanted = here.house.asking_at(here.now), here.house.break_asked
    if act.ask == (actor in asking):
        return refuse("refused-asked-already")
    if not act.ask:
        return None
    if asking and wanted is None and act.until is not None:
        return refuse("refused-break-undated")
    if asking and wanted is not None and act.until != wanted.until:
        return refuse("refused-break-other", until=wanted.until, zone=wanted.zone)
    return None if act.until is None else _check_date(act.until, here.now)


def keep(here: Pausing, actor: Actor, act: PauseAct, step: Step) -> House:
    """The house state after the act; everybody is told."""
    match act:
        case PutAway():
            return _put_away(here.house, Break(act.until, act.zone), step)
        case AskPause():
            return _ask(here, actor, act, step)
        case Pause() | Resume():
            return _halt(here.house, isinstance(act, Pause), step)


def _ask(here: Pausing, actor: Actor, act: AskPause, step: Step) -> House:
    house, asking = here.house, here.house.asking_at(here.now)
    assert isinstance(actor, int)
    if not act.ask:
        step.emit("table-pause-unasked", PUBLIC, seat=seat(actor))
        others = tuple(other for other in asking if other != actor)
        return replace(house, asking=others, break_asked=house.break_asked if others else None)
    wanted = None if act.until is None else Break(act.until, act.zone)
    if wanted is not None:
        id = "table-break-agreed" if asking else "table-break-asked"
        step.emit(id, PUBLIC, seat=seat(actor), until=wanted.until, zone=wanted.zone)
    else:
        asked = "table-resume-asked" if house.paused else "table-pause-asked"
        step.emit(asked, PUBLIC, seat=seat(actor))
    wanted = house.break_asked if asking else wanted
    house = replace(house, asking=tuple(sorted((*asking, actor))), break_asked=wanted)
    return _granted(house, here.present, step)


def left(here: Pausing, gone: Seat, step: Step) -> House:
    """The house state after the player of a seat has left: a pause for which all others have asked
    is granted. `here`: before they left."""
    house = here.house.vacated(gone)
    if not here.house.asking_at(here.now) or not house.asking:
        return replace(house, break_asked=house.break_asked if house.asking else None)
    return _granted(house, [other for other in here.present if other != gone], step)


def _granted(house: House, present: Iterable[Seat], step: Step) -> House:
    """The house state once a pause, or its end, is granted if everybody asks for it."""
    if not set(present).issubset(house.asking):
        return house
    if house.break_asked is not None:
        return _put_away(house, house.break_asked, step)
    return _halt(house, not house.paused, step)


def _put_away(house: House, until: Break, step: Step) -> House:
    step.emit("table-put-away", PUBLIC, until=until.until, zone=until.zone)
    return replace(house, paused=True, resumes_at=until.until, asking=(), break_asked=None)


def _halt(house: House, paused: bool, step: Step) -> House:
    step.emit("table-paused" if paused else "table-resumed", PUBLIC)
    return replace(house, paused=paused, resumes_at=None, asking=(), break_asked=None)
