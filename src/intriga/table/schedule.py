"""The schedule of a match: how long each kind of window stays open, and what happens to people who
do not answer.

A length is a number of seconds, or one or more times of day (`"21:00"`, `"09:00, 21:00"`): the
window closes at the next of them in the schedule's time zone. A kind without a length is closed by
the host, or when everybody has answered. A deadline that would fall on a day of rest moves to the
same time on the next day that is none. So they stay where a pause or a halt of the server would
have moved them: times of day, and days of rest.
"""

import re
from collections.abc import Mapping, Sequence, Set
from datetime import UTC, datetime, time, timedelta
from functools import cache
from typing import Final, Literal, TypeAlias
from zoneinfo import ZoneInfo, available_timezones

from msgspec import Struct
from msgspec.structs import replace

from intriga.kernel.game import Clock
from intriga.kernel.text import Refusal, refuse

Length: TypeAlias = int | str
NoShow: TypeAlias = Literal["pass", "bot", "wait"]
Pace: TypeAlias = Literal["evening", "correspondence", "unlimited"]
"""How a match is played: in one evening, over days or weeks, or without deadlines."""

ANY_KIND: Final = "*"
LEAST: Final = 5
MOST: Final = 30 * 24 * 3600
GRACE_MOST: Final = 24 * 3600
MISSES_MOST: Final = 99
TIMES_MOST: Final = 6
"""The most times of day of one kind of window."""
WEEKEND: Final = (6, 7)
"""Saturday and Sunday, as ISO weekdays."""
_SLOW: Final = 6 * 3600
"""A match with a window this long, or with times of day, is played by correspondence."""

_TIME_OF_DAY = re.compile(r"([01][0-9]|2[0-3]):[0-5][0-9]")
_TYPED_MOST: Final = 200
"""The most characters of times of day as people write them."""
_BETWEEN_TIMES = re.compile(r"\s*[,;]\s*|\s+(?:и|and)\s+")
_TIME_AS_TYPED = re.compile(
    r"""(?P<hour>[0-9]{1,2}) \s* (?:час(?:а|ов)?|ч\.?|h)? \s*      # 9, 9 ч, 9h, 9 часов
        (?:[:.]? \s* (?P<minute>[0-5][0-9]) \s* (?:мин(?:ут)?|м|m|min)?\.?)?
        \s* (?P<half>am|pm)?""",
    re.VERBOSE,
)
_DAILY_LEAST: Final = timedelta(hours=2)
"""A window that opens shortly before its time of day stays open until the next one."""
_LITTLE: Final = timedelta(minutes=15)
"""Of a window that ends at a time of day, so much is given back after a halt at most."""


class Schedule(Struct, frozen=True, omit_defaults=True):
    """The schedule of one match.

    `clocks`: lengths by kind of window, `"*"` for all other kinds. `zone`: the time zone of times
    of day. `grace`: seconds after a deadline in which acts are still accepted. `no_show`: when time
    is up, the window closes without those who did not answer, a bot answers for them, or the match
    waits. `misses`: after this many missed windows in a row a bot takes the seat for good (0:
    never). `rest`: ISO weekdays (1 Monday … 7 Sunday) on which no deadline falls, in the zone.
    """

    clocks: dict[str, Length] = {}
    zone: str = "Europe/Moscow"
    grace: int = 0
    no_show: NoShow = "pass"
    misses: int = 0
    rest: tuple[int, ...] = ()

    def resumed(self, kind: str, due: int, left: int, at: int) -> int:
        """When a window of this kind is due whose clock has stood still and runs on `at` a time;
        `due`: when it was due before, with its grace, `left`: how much of that was left. All in
        milliseconds.

        One that ends at a time of day ends at the same time as before, as long as half of the time
        that was left is left of it now, or two hours; otherwise at the next of its times.
        """
        if not has_times(self, kind):
            return self.off_rest(at + left, at)
        grace = self.grace * 1000 if left > self.grace * 1000 else 0
        if due - grace - at >= min((left - grace) // 2, _ms_of(_DAILY_LEAST)):
            return due
        return self._next(kind, at)

    def given_back(self, kind: str, due: int, left: int, at: int) -> int:
        """As `resumed`, for a window whose time has run out while nobody could act. What was left
        of it is given back; but one that ends at a time of day, and of which more than a quarter
        of an hour was left, ends at the next of its times."""
        if has_times(self, kind) and left > _ms_of(_LITTLE):
            return self._next(kind, at)
        return at + left if has_times(self, kind) else self.off_rest(at + left, at)

    def off_rest(self, due: int, at: int) -> int:
        """When a window is due that would be due at a time (with its grace) of a day of rest; `at`:
        now. In milliseconds since the epoch."""
        deadline = due - self.grace * 1000
        if not self.rest or deadline < at:  # the grace may reach into a day of rest
            return due
        here = datetime.fromtimestamp(deadline / 1000, UTC).astimezone(ZoneInfo(self.zone))
        return _ms(_after_rest(here, self.rest)) + self.grace * 1000

    def _next(self, kind: str, at: int) -> int:
        """The next time of day at which windows of this kind end, with the grace."""
        due = self.due(kind, at)
        assert due is not None
        return due + self.grace * 1000

    def length(self, kind: str) -> Length | None:
        """How long windows of this kind stay open; None: as long as it takes."""
        return self.clocks.get(kind, self.clocks.get(ANY_KIND))

    def due(self, kind: str, at: int) -> int | None:
        """When a window of this kind that opens at `at` is due; both in milliseconds since the
        epoch. None: it has no limit."""
        length = self.length(kind)
        if length is None:
            return None
        here, opened = ZoneInfo(self.zone), datetime.fromtimestamp(at / 1000, UTC)
        if isinstance(length, str):
            return _ms(_next_of(times_of(length), here, opened, self.rest))
        if not self.rest:
            return at + length * 1000
        due = (opened + timedelta(seconds=length)).astimezone(here)
        return _ms(_after_rest(due, self.rest))


def has_times(schedule: Schedule, kind: str) -> bool:
    """Whether windows of this kind end at times of day."""
    return isinstance(schedule.length(kind), str)


def times_of(length: str) -> list[time]:
    """The times of day in a length such as "09:00, 21:00"."""
    return [time.fromisoformat(one) for one in length.split(", ")]


def _next_of(
    times: Sequence[time], here: ZoneInfo, opened: datetime, rest: Sequence[int]
) -> datetime:
    """The next of these times of day, at least two hours after the window opened, on a day that is
    none of rest."""
    day = opened.astimezone(here).date()
    while True:
        # Through UTC: a day in a zone is not always 24 hours long.
        dues = sorted(datetime.combine(day, shown, here).astimezone(UTC) for shown in times)
        for due in dues:
            if due - opened >= _DAILY_LEAST and day.isoweekday() not in rest:
                return due
        day += timedelta(days=1)


def _after_rest(due: datetime, rest: Sequence[int]) -> datetime:
    """This time, or the same time of day on the next day that is none of rest. `due`: in the
    schedule's zone, where adding a day keeps the time of day."""
    while due.isoweekday() in rest:
        due += timedelta(days=1)
    return due


def _ms_of(length: timedelta) -> int:
    return round(length.total_seconds() * 1000)


def _ms(at: datetime) -> int:
    return round(at.timestamp() * 1000)


def read_times(typed: str) -> str:
    """Times of day as people write them ("9", "9.00", "9 ч", "9:00 и 21:00", "9 pm"), in order, as
    they are stored ("09:00, 21:00"); a text that is none is returned as it is."""
    found = []
    if len(typed) > _TYPED_MOST:
        return typed
    # Blanks in a row could be divided between the parts of the pattern in very many ways.
    for one in _BETWEEN_TIMES.split(" ".join(typed.lower().split())):
        match = _TIME_AS_TYPED.fullmatch(one)
        hour = int(match["hour"]) if match else 24
        if match is None or hour > (12 if match["half"] else 24):
            return typed
        if match["half"]:
            hour = hour % 12 + (12 if match["half"] == "pm" else 0)
        minute = match["minute"] or "00"
        if hour == 24 and minute != "00":
            return typed
        found.append(f"{hour % 24:02}:{minute}")
    return ", ".join(sorted(set(found)))


def tidy(schedule: Schedule) -> Schedule:
    """The schedule with its times of day as they are stored, and its days of rest in order."""
    clocks = {
        kind: read_times(length) if isinstance(length, str) else length
        for kind, length in schedule.clocks.items()
    }
    return replace(schedule, clocks=clocks, rest=tuple(sorted(set(schedule.rest))))


def clocks_for(pace: Pace, kinds: Mapping[str, Clock]) -> dict[str, Length]:
    """The lengths of all kinds of windows of a game at this pace, as the game suggests them."""
    match pace:
        case "evening":
            return {kind: clock.live for kind, clock in kinds.items()}
        case "correspondence":
            return {kind: clock.slow for kind, clock in kinds.items()}
        case "unlimited":
            return {}


def pace_of(schedule: Schedule) -> Pace:
    """At which pace a match with this schedule is played, by its longest window."""
    lengths = schedule.clocks.values()
    if not lengths:
        return "unlimited"
    slow = any(isinstance(length, str) or length >= _SLOW for length in lengths)
    return "correspondence" if slow else "evening"


def fits(schedule: Schedule, kinds: Mapping[str, object]) -> Refusal | None:
    """What is wrong with a schedule, once tidied, for a game with these kinds of windows; None if
    nothing is."""
    for kind, length in schedule.clocks.items():
        if kind != ANY_KIND and kind not in kinds:
            return refuse("table-clock-kind", kind=kind)
        if isinstance(length, str):
            times = length.split(", ")
            if not all(map(_TIME_OF_DAY.fullmatch, times)):
                return refuse("table-clock-time", time=length[:20])
            if len(times) > TIMES_MOST:
                return refuse("table-clock-times", most=TIMES_MOST)
        elif not LEAST <= length <= MOST:
            return refuse("table-clock-length", least=LEAST, most=MOST)
    if schedule.zone not in _zones():
        return refuse("table-clock-zone", zone=schedule.zone[:40])
    if not 0 <= schedule.grace <= GRACE_MOST:
        return refuse("table-clock-grace", most=GRACE_MOST // 3600)
    if not 0 <= schedule.misses <= MISSES_MOST:
        return refuse("table-clock-misses", most=MISSES_MOST)
    if not set(schedule.rest) < set(range(1, 8)):
        return refuse("table-clock-rest")
    return None


@cache
def _zones() -> Set[str]:
    """All time zones; finding them reads a whole folder, so it is done once."""
    return available_timezones()
