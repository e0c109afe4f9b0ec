"""The time of windows: extensions, time given back, another schedule."""

from msgspec.structs import replace

from intriga.kernel.actors import HOST, PUBLIC, TABLE, Actor
from intriga.kernel.house_rules.house_acts import Extend, Reschedule
from intriga.kernel.house_rules.house_state import House, Timing, counted
from intriga.kernel.house_rules.premises import Premises
from intriga.kernel.step import Step
from intriga.kernel.text import Refusal, refuse, seat

LONGEST = 30 * 24 * 3600
"""The most seconds by which the host extends a window at once."""
_LONGEST_HALT = 100 * 366 * 24 * 3600
"""The most seconds that the table gives back; a clock may have been wrong by decades."""


def check(here: Premises, actor: Actor, act: Extend | Reschedule) -> Refusal | None:
    """Why the time cannot be changed so, or None."""
    if isinstance(act, Extend):
        return _check_extend(here, actor, act)
    return _check_reschedule(here, act)


def _check_extend(here: Premises, actor: Actor, act: Extend) -> Refusal | None:
    window = here.window(actor, act)
    if window is None:
        return refuse("refused-stale")
    if actor != TABLE and window.viewers != PUBLIC:
        return refuse("refused-extension-private")  # everybody sees who has used an extension
    if actor == TABLE:
        most, least = _LONGEST_HALT, -_LONGEST_HALT
    else:
        most, least = here.terms.extension if isinstance(actor, int) else LONGEST, 1
    if isinstance(actor, int) and counted(here.house.extended, actor) >= here.terms.extensions:
        return refuse("refused-extensions-spent", n=here.terms.extensions)
    if not (least <= act.seconds <= most and act.seconds):
        return refuse("refused-extension", most=most)
    return None


def _check_reschedule(here: Premises, act: Reschedule) -> Refusal | None:
    """The table has checked times of day, zone and days; here only what any record may hold."""
    for kind, length in act.clocks.items():
        if kind != "*" and kind not in here.game.clocks:
            return refuse("refused-clock-kind", kind=kind[:40])
        if isinstance(length, int) and not 1 <= length <= LONGEST:
            return refuse("refused-clock-length", most=LONGEST)
    return None


def keep(here: Premises, actor: Actor, act: Extend | Reschedule, step: Step) -> House:
    """The house state after the act; those who see the window are told."""
    house = here.house
    if isinstance(act, Reschedule):
        step.emit("table-rescheduled", PUBLIC)
        return replace(house, timing=Timing(act.clocks, act.zone, act.rest))
    window = here.window(actor, act)
    assert window is not None
    if isinstance(actor, int):
        step.emit("table-extended", PUBLIC, seat=seat(actor), seconds=act.seconds)
        return house.lengthened(actor)
    if act.seconds < 0:
        step.emit("table-clock-set-back", window.viewers, seconds=-act.seconds)
        return house
    by = "host" if actor == HOST else "table"
    step.emit(f"table-extended-by-{by}", window.viewers, seconds=act.seconds)
    return replace(house, stalled=None) if actor == HOST else house
