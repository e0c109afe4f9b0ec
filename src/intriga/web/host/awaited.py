"""Who is awaited, as the first screen of the cockpit tells it: how many have answered, who is away,
who is here and silent, what the clock will do, and what ending the window now would mean.

Names only where everybody knows whom a window awaits. Of a sealed window a host who does not play
is told a number, if the kernel allows one (`Window.count_for_host`); one who plays nothing.
"""

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Final

from msgspec import Struct

from intriga.kernel.actors import PUBLIC, Seat
from intriga.kernel.questions.windows import COUNTED_FROM, Turnout, Window
from intriga.store.pokes import EVERYBODY
from intriga.table import MatchInfo
from intriga.table.cockpit.pokes import Calls
from intriga.web.game_pages import Data
from intriga.web.lobby.fields.schedule import duration_text
from intriga.web.match.zones.zones import Zones
from intriga.web.request.context import RequestContext
from intriga.words import moment

_MINUTE: Final = 60
_HOUR: Final = 60 * _MINUTE
_STEPS: Final = (
    (30 * _MINUTE, 2 * _MINUTE),
    (3 * _HOUR, 15 * _MINUTE),
    (24 * _HOUR, _HOUR),
)
"""By how much a window is extended with one tap, by its length; both in seconds."""
_DAY: Final = 24 * _HOUR
_LONG_AWAY_MS: Final = 10 * 60_000
"""Who has been away this long may be replaced at once, where windows are short (`_SHORT`)."""
_SHORT: Final = _HOUR
_MISSES: Final = 2
"""So may who has missed this many windows in a row."""
_NAMED: Final = 12
"""How many names are given; of more, the number of the others."""


class Facts(Struct, frozen=True):
    """What the table knows of those who are awaited, at a time in milliseconds since the epoch.
    `away`: since when seats have had no page open, as far as that is known."""

    counts: Mapping[str, Turnout]
    calls: Calls
    away: Mapping[Seat, int]
    now: int


async def facts_of(ctx: RequestContext, info: MatchInfo) -> Facts:
    """The facts for this host. Raises `TableError` for anybody else."""
    cockpits, me = ctx.table.cockpits, ctx.me or ""
    return Facts(
        await cockpits.counts.of(info.id, me),
        await cockpits.pokes.calls(info.id, me),
        cockpits.away_since(info.id, info.online),
        ctx.site.settings.now(),
    )


class AwaitedView:
    """The first screen for one host. `closes`: whether they may end the window now."""

    def __init__(self, zones: Zones, facts: Facts, *, closes: bool) -> None:
        self.zones = zones
        self.facts = facts
        self.t = zones.t
        self.info = zones.page.info
        self.closes = closes
        self.window = main_window(zones)
        window = self.window
        self.sealed = window is not None and bool(window.asked)
        people = (seat.seat for seat in self.info.seats if seat.kind == "person")
        self.people = frozenset(people) - {zones.me}
        """The seats of people, without this host's own."""
        self.waits: tuple[Seat, ...] = ()
        """Of an open window, the people it awaits."""
        if window is not None and not self.sealed:
            self.waits = tuple(seat for seat in window.awaited if seat in self.people)
        self.count = facts.counts.get(window.key) if window is not None else None

    # What is shown.

    def answered(self) -> Data:
        """How many have answered, and what comes next."""
        window, count, t = self.window, self.count, self.t
        if window is None:
            return {"number": None, "text": t("cockpit-nobody-asked"), "about": "", "next": ""}
        title = self.title(window)
        if count is not None:
            text = t("cockpit-answered", n=count.answered, total=count.asked)
        elif self.sealed:
            text = t("cockpit-waits-for-all")
        else:
            text = t("cockpit-waits-for", n=len(window.awaited))
        number = count.answered if count is not None else None
        if number is None and not self.sealed:
            number = len(window.awaited)
        return {
            "title": title,
            "number": number,
            "total": count.asked if count is not None else None,
            "text": text,
            "about": self._about(window),
            "next": self._next(window),
        }

    def absent(self) -> Data:
        """People who have no page open: those who are awaited, or in a sealed window all."""
        among = self.people if self.sealed or self.window is None else frozenset(self.waits)
        gone = sorted(among - self.info.online)
        return {
            "awaited": not self.sealed and self.window is not None,
            "people": [self._row(seat) for seat in gone],
            "reserve": self.info.reserve[0].name if self.info.reserve else None,
        }

    def silent(self) -> Data:
        """Who is here and has not answered, where everybody knows it; and whether all of them, or
        only everybody, can be called."""
        here = [seat for seat in self.waits if seat in self.info.online]
        calls, now = self.facts.calls, self.facts.now
        alone = [seat for seat in here if seat in calls.alone]
        fresh = [seat for seat in alone if calls.until(seat) <= now]
        return {
            "names": [self.zones.names[seat] for seat in here],
            "count": len(here),
            "alone": bool(alone),
            "seats": " ".join(map(str, fresh)),
            "title": self.t("poke-all", n=len(alone)),
            "everybody": not alone and bool(self.people) and self.window is not None,
            "called": not fresh if alone else calls.until(EVERYBODY) > now,
        }

    def extend(self) -> Data:
        """The button that gives more time: by how much, and what the clock says then."""
        window, match_view = self.window, self.zones.page.match_view
        halt = match_view.observation.house.stalled
        stalled = halt is not None and window is not None and halt.window == window.key
        due = match_view.deadlines.get(window.key) if window is not None else None
        if window is None or (due is None and not stalled):
            paused = match_view.observation.house.paused
            return {"window": None, "note": self.t("clock-paused" if paused else "clock-none")}
        seconds = self.step(window)
        becomes = None
        if due is not None:
            at = datetime.fromtimestamp(due / 1000 + seconds, UTC)
            later = moment(due + seconds * 1000, self.info.schedule.zone, self.zones.page.language)
            becomes = {"due": at.isoformat(timespec="seconds"), "left": later, "grace": 0}
        return {
            "window": window.key,
            "generation": window.generation,
            "seconds": seconds,
            "title": self.t("cockpit-extend", length=self._length(seconds)),
            "becomes": becomes,
        }

    def ending(self) -> Data:
        """What ending the window now would mean: what is counted, what is lost, whom it hits, and
        the milder way."""
        window = self.window
        if window is None:
            return {"window": None}
        return {
            "window": window.key,
            "generation": window.generation,
            "title": self.title(window),
            "closes": self.closes,
            "paused": self.zones.page.match_view.observation.house.paused,
            "lines": self._consequences(window),
            "milder": self._milder(window),
        }

    def title(self, window: Window) -> str:
        """What a window is called."""
        return self.zones.book.say(f"window-{window.kind}")

    def step(self, window: Window) -> int:
        """By how many seconds a tap extends this window."""
        length = self.info.schedule.length(window.kind)
        if not isinstance(length, int):
            return _DAY if isinstance(length, str) else 2 * _MINUTE
        return next((step for most, step in _STEPS if length <= most), _DAY)

    # How.

    def _about(self, window: Window) -> str:
        if not self.sealed:
            return self.t("cockpit-open")
        if self.count is not None:
            return self.t("cockpit-sealed-count")
        if not self.info.decides:
            return self.t("cockpit-sealed-plays")
        people = {seat.seat for seat in self.info.seats if seat.kind == "person"}
        few = len(people.intersection(window.asked)) < COUNTED_FROM
        return self.t("cockpit-sealed-few" if few else "cockpit-sealed-soon", n=COUNTED_FROM)

    def _next(self, window: Window) -> str:
        timed = window.key in self.zones.page.match_view.deadlines
        if timed:
            return self.t("cockpit-next-due", policy=self.info.schedule.no_show)
        return self.t("cockpit-next-early" if window.early else "cockpit-next-host")

    def _row(self, seat: Seat) -> Data:
        house = self.zones.page.match_view.observation.house
        since, missed = self.facts.away.get(seat), house.missed(seat)
        gone = 0 if since is None else max(0, self.facts.now - since)
        if since is None:
            text = self.t("cockpit-gone")
        else:
            text = self.t("cockpit-gone-for", n=gone // 60_000)
        long_ = self._short and gone >= _LONG_AWAY_MS
        calls = self.facts.calls
        return {
            **self.zones.seat_data(seat),
            "text": text,
            "missed": missed,
            "poke": seat in calls.alone,
            "called": calls.until(seat) > self.facts.now,
            "replace": missed >= _MISSES or long_,
        }

    @property
    def _short(self) -> bool:
        """Whether the window is so short that people are expected to stay."""
        if self.window is None:
            return False
        length = self.info.schedule.length(self.window.kind)
        return length is None or (isinstance(length, int) and length <= _SHORT)

    def _consequences(self, window: Window) -> list[Data]:
        t, count = self.t, self.count
        late = len(window.awaited) if not self.sealed else None
        if count is not None:
            late = count.asked - count.answered
        lines = [
            {
                "mark": str(count.answered) if count is not None else "✓",
                "text": t("cockpit-end-counted", n=count.answered, total=count.asked)
                if count is not None
                else t("cockpit-end-counted-some"),
                "about": t("cockpit-end-saved"),
            }
        ]
        if late is None:
            hidden = {"text": t("cockpit-end-hidden"), "about": t("cockpit-end-rules")}
            return [*lines, {"mark": "?", **hidden}]
        if late:
            lines.append(
                {
                    "mark": str(late),
                    "text": t("cockpit-end-lost", n=late),
                    "about": self._whom() + " " + t("cockpit-end-rules"),
                }
            )
        return lines

    def _whom(self) -> str:
        """Whom it hits."""
        if self.sealed:
            return self.t("cockpit-end-sealed")
        names = [self.zones.names[seat] for seat in self.window.awaited] if self.window else []
        named, more = names[:_NAMED], max(0, len(names) - _NAMED)
        gone = len([seat for seat in self.waits if seat not in self.info.online])
        text = self.t("cockpit-end-whom", names=named, more=more)
        return text + (" " + self.t("cockpit-end-away", n=gone) if gone else "")

    def _milder(self, window: Window) -> str:
        timed = window.key in self.zones.page.match_view.deadlines
        length = self._length(self.step(window))
        return self.t("cockpit-milder-time", length=length) if timed else self.t("cockpit-milder")

    def _length(self, seconds: int) -> str:
        return duration_text(seconds, self.zones.page.language)


def main_window(zones: Zones) -> Window | None:
    """The window that the large buttons are about, of those that everybody sees: the one that
    closes first, else the first."""
    match_view = zones.page.match_view
    public = [one for one in match_view.observation.windows if one.viewers == PUBLIC]
    dues = match_view.deadlines
    return min(public, key=lambda one: dues.get(one.key, 1 << 62), default=None)
