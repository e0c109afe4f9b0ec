"""Where the match stands: the phase, who has to act, the clocks, what is asked; and why a page asks
nothing."""

from functools import cached_property
from typing import Final

from msgspec.structs import replace

from intriga.kernel.questions.forms import spoken
from intriga.presentation.status import Now
from intriga.table import MatchInfo
from intriga.web.game_pages import Data
from intriga.web.lobby.rule_texts import rendered as rendered_rules
from intriga.web.match.renderer import PageRenderer
from intriga.web.match.zones.clocks import clock_note, clocks_of, time_buttons

_NAMED: Final = 12
"""How many players are named where it is said who is awaited; of more, the number."""


class NowZone(PageRenderer):
    """Renders zone "now" of one page."""

    def now(self) -> Data:
        """All of it in one, for the pages of hosts: phase, who has to act, clock, what is asked."""
        said = self.said
        return self.times() | {
            "failed": "now" in self.failed,
            "mine": bool(self.asked),
            "private": self.private,
            "rules": self.rules,
            "awaited": self.listed() if said.awaited is None else said.awaited,
            "crowd": self.crowd,
            "phase": said.phase,
            "step": said.step,
            "asked": said.asked,
        }

    def times(self) -> Data:
        """The clocks, and what may be done about time."""
        page = self.page
        clock, clocks = (
            (None, [])
            if self.over
            else clocks_of(page.match_view, page.info.schedule.zone, self.book)
        )
        return {
            "clock": clock,
            "clocks": clocks,
            "clock_note": None if clock or self.over else clock_note(page, self.t),
            "time": [] if self.over else time_buttons(page, self.me, self.t),
        }

    @property
    def crowd(self) -> str | None:
        """How many are awaited, where they are more than can be listed."""
        return self.t("awaited-many", n=len(self.awaited)) if self._crowd else None

    @property
    def _crowd(self) -> bool:
        """Whether more are awaited than can be listed beside what is asked."""
        return len(self.awaited) > _NAMED

    def listed(self) -> list[Data]:
        """The seats that are awaited."""
        if self._crowd:
            return []
        return [self.seat_data(seat) | {"done": False} for seat in self.awaited]

    def paused(self) -> str:
        """That the match is paused, and until when; "" if it is not."""
        house = self.page.match_view.observation.house
        if house.resumes_at is not None:
            zone = self.page.info.schedule.zone
            return self.t("act-away", until=house.resumes_at, zone=zone)
        if house.stalled is not None:
            return self.t("act-stalled", why=house.stalled.why)
        return self.t("act-paused") if house.paused else ""

    @cached_property
    def said(self) -> Now:
        """The phase and what is asked; in a pause, that it is one."""
        said, paused = self._phase(bool(self.asked)), self.paused()
        if not paused or self.over:
            return said
        return replace(said, asked=paused, ask="", why="", tray=None)

    def _phase(self, mine: bool) -> Now:
        """The phase and what is asked, as the game says it; it knows nothing of an early end."""
        outcome = self.page.match_view.observation.outcome
        own = self.shows.now
        if own is None or (outcome is not None and outcome.early):
            return self._plain_now(mine)
        said = self.attempt("now", lambda: own(self.view, self.scene), None)
        return self._plain_now(mine) if said is None else said

    def _plain_now(self, mine: bool) -> Now:
        """The phase and what is asked, for a game that says nothing of it."""
        if self.over:
            return Now(self.t("match-over"), self.t("match-over-note"))
        forms = self.page.match_view.observation.forms
        here = [form for form in forms if (form.asks if self.private else form.main)]
        if mine and here:
            asked = self.book.say(
                f"form-{self.game}-{here[0].act}", spoken(here[0].preset), self.names
            )
        else:
            asked = self.t("asked-you" if mine else "asked-others")
        return Now(self.t("match-goes-on"), asked)

    @property
    def rules(self) -> Data | None:
        """What the rules say about the window that is open: the one that asks this seat, else the
        first. None for a game without rules to read, and once it is over."""
        if self.over:
            return None
        text, contents = rendered_rules(self.site.games[self.game].words, self.page.language)
        if not text:
            return None
        windows = self.page.match_view.observation.windows
        window = next((w for w in windows if w.key in self.asked), next(iter(windows), None))
        part = None
        if window is not None:
            part = self.shows.rules.get(window.key) or self.shows.rules.get(window.kind)
        titles = {heading["id"]: heading["title"] for heading in contents}
        known = part in titles
        return {
            "url": f"/rules/{self.game}" + (f"#{part}" if known else ""),
            "part": part if known else None,
            "title": self.t("rules-here", part=titles[part]) if known else self.t("nav-rules"),
        }

    @property
    def standing_by(self) -> str:
        """What somebody without a seat is here, and why nothing is asked of them."""
        return self.t(_standing_by(self.page.info))

    @cached_property
    def idle_text(self) -> str:
        """Why there is nothing to do now, for a page on which nothing is asked."""
        if self.over:
            return self.t("act-over")
        if self.me is None:
            return self.standing_by
        if paused := self.paused():
            return paused
        others = [seat for seat in self.awaited if seat != self.me]
        windows = self.page.match_view.observation.windows
        sealed = any(window.asked for window in windows)
        if others and self._crowd:
            return self.t("act-wait-sealed-many" if sealed else "act-wait-many")
        if others:
            names = [self.names[seat] for seat in others]
            return self.t("act-wait-sealed" if sealed else "act-wait", names=names)
        answered = any(window.early and self.me in window.asked for window in windows)
        return self.t("act-answered" if answered else "act-nothing")


def _standing_by(info: MatchInfo) -> str:
    """The text for somebody without a seat, by what they are here."""
    if info.hosted:
        return "act-hosting"
    return "act-office" if info.official else "act-watching"
