"""The schedule of a match: how long each kind of window stays open, and what happens to people who
do not answer.

A length is a number of seconds, or a time of day (`"21:00"`): the window closes at the next such
time in the schedule's time zone. A kind without a length is closed by the host, or when everybody
has answered.
"""

import re
from collections.abc import Mapping, Set
from datetime import UTC, datetime, time, timedelta
from functools import cache
from typing import Final, Literal, TypeAlias
from zoneinfo import ZoneInfo, available_timezones

from msgspec import Struct

from intriga.kernel.text import Refusal, refuse

Length: TypeAlias = int | str
NoShow: TypeAlias = Literal["pass", "bot", "wait"]

ANY_KIND: Final = "*"
LEAST: Final = 5
MOST: Final = 30 * 24 * 3600
GRACE_MOST: Final = 24 * 3600
MISSES_MOST: Final = 99

_TIME_OF_DAY = re.compile(r"([01]\d|2[0-3]):[0-5]\d")
_DAILY_LEAST: Final = timedelta(hours=2)
"""A window that opens shortly before its time of day stays open until the next one."""


class Schedule(Struct, frozen=True, omit_defaults=True):
    """The schedule of one match.

    `clocks`: lengths by kind of window, `"*"` for all other kinds. `zone`: the time zone of times
    of day. `grace`: seconds after a deadline in which acts are still accepted. `no_show`: when time
    is up, the window closes without those who did not answer, a bot answers for them, or the match
    waits. `misses`: after this many missed windows in a row a bot takes the seat for good (0:
    never).
    """

    clocks: dict[str, Length] = {}
    zone: str = "Europe/Moscow"
    grace: int = 0
    no_show: NoShow = "pass"
    misses: int = 0

    def due(self, kind: str, at: int) -> int | None:
        """When a window of this kind that opens at `at` is due; both in milliseconds since the
        epoch. None: it has no limit."""
        length = self.clocks.get(kind, self.clocks.get(ANY_KIND))
        if length is None:
            return None
        return (
            _time_of_day(length, self.zone, at) if isinstance(length, str) else at + length * 1000
        )

    def closes(self, kind: str, at: int) -> int | None:
        """When it closes: the grace period after it was due."""
        due = self.due(kind, at)
        return None if due is None else due + self.grace * 1000


def _time_of_day(clock: str, zone: str, at: int) -> int:
    """The next such time of day in the zone, at least two hours after `at`."""
    here = ZoneInfo(zone)
    now = datetime.fromtimestamp(at / 1000, UTC)
    shown = time.fromisoformat(clock)
    day = now.astimezone(here).date()
    while True:
        # Through UTC: a day in a zone is not always 24 hours long.
        due = datetime.combine(day, shown, here).astimezone(UTC)
        if due - now >= _DAILY_LEAST:
            return round(due.timestamp() * 1000)
        day += timedelta(days=1)


def fits(schedule: Schedule, kinds: Mapping[str, object]) -> Refusal | None:
    """What is wrong with a schedule for a game with these kinds of windows; None if nothing is."""
    for kind, length in schedule.clocks.items():
        if kind != ANY_KIND and kind not in kinds:
            return refuse("table-clock-kind", kind=kind)
        if isinstance(length, str):
            if not _TIME_OF_DAY.fullmatch(length):
                return refuse("table-clock-time", time=length[:20])
        elif not LEAST <= length <= MOST:
            return refuse("table-clock-length", least=LEAST, most=MOST)
    if schedule.zone not in _zones():
        return refuse("table-clock-zone", zone=schedule.zone[:40])
    if not 0 <= schedule.grace <= GRACE_MOST:
        return refuse("table-clock-grace", most=GRACE_MOST // 3600)
    if not 0 <= schedule.misses <= MISSES_MOST:
        return refuse("table-clock-misses", most=MISSES_MOST)
    return None


@cache
def _zones() -> Set[str]:
    """All time zones; finding them reads a whole folder, so it is done once."""
    return available_timezones()
