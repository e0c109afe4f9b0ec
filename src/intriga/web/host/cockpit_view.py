"""What the cockpit shows: its data, and the fragments of it that change by themselves."""

from datetime import timedelta
from typing import Final, get_args

from babel.dates import format_timedelta
from markupsafe import Markup
from msgspec import Struct

from intriga.kernel.actors import PUBLIC
from intriga.kernel.acts import tag_of
from intriga.kernel.observe import Offer
from intriga.kernel.questions.windows import Window
from intriga.kernel.text import Refusal
from intriga.table import MatchInfo, MatchView
from intriga.table.event_texts import act_name
from intriga.web.game_pages import Data
from intriga.web.host.awaited import AwaitedView, Facts, main_window
from intriga.web.lobby.admission import reserve_data, signups_data
from intriga.web.lobby.doors import doors_buttons
from intriga.web.lobby.fields.local_time import local_value
from intriga.web.match.actions.acts import asked_first, checker_of, why_refused
from intriga.web.match.forms.form_values import (
    Problem,
    after_step,
    completed,
    decode,
    form_sent,
    kinds_of,
)
from intriga.web.match.renderer import Page
from intriga.web.match.zones.notices import failing_notice, undo_notice
from intriga.web.match.zones.zones import Zones
from intriga.web.rendering.fragments import COMMAND, CSRF
from intriga.web.request.context import RequestContext
from intriga.web.request.sent import Form
from intriga.words import place

EXTENSIONS: Final = (60, 300, 3600, 24 * 3600)
"""Seconds offered to extend a window by."""


class Part(Struct, frozen=True):
    """A part of the page that changes by itself: the name of its template, and what it shows. It is
    sent again only if that has changed."""

    name: str
    shown: Data


class CockpitView:
    """The cockpit of a match at one moment, for one host. `offer`: what the rules let the host do
    now; `facts`: of those who are awaited; `sent`: the fields of one of these forms that was
    refused, and why (`refusal`); `date`: what they entered as the end of a pause, if that was
    refused."""

    def __init__(
        self,
        ctx: RequestContext,
        info: MatchInfo,
        match_view: MatchView,
        offer: Offer,
        *,
        facts: Facts,
        sent: Form | None = None,
        refusal: Refusal | None = None,
        date: str | None = None,
    ) -> None:
        self.ctx = ctx
        self.info = info
        self.offer = offer
        self.facts = facts
        self.date = date
        self.problem = self._entered(sent, refusal) if sent is not None else None
        page = Page(ctx.site, ctx.language, info, match_view, None, problem=self.problem)
        self.zones = Zones(page)
        self.url = f"/m/{info.id}/host"

    def _entered(self, sent: Form, refusal: Refusal | None) -> Problem:
        """What was entered in one of the forms, with what is wrong, or changed by a button that
        only does that."""
        act = decode(sent, kinds_of(self.offer))
        form = form_sent(self.offer, act, sent)
        if form is None:
            return Problem(act)
        if "_step" in sent:
            return after_step(form, sent)
        asked = asked_first(self.ctx, self.info, self.offer, sent)
        if asked is not None:
            return asked
        act = completed(form, act)
        checker = checker_of(self.ctx, self.info, form)
        error = checker.error(act) or (refusal and why_refused(self.ctx, checker, act, refusal))
        if not error:
            return Problem(act, form=form)
        return Problem(act, self.ctx.text_of(error.refusal), form=form, marks=error.marks)

    def data(self) -> Data:
        """What the fragments show, and the page beside them (see host/cockpit.html)."""
        house = self.zones.page.match_view.observation.house
        return {
            "url": self.url,
            "paused": house.paused,
            "away": self._away(house.resumes_at),
            "windows": self._windows(),
            "extensions": [
                {"seconds": seconds, "title": _length(seconds, self.ctx.language)}
                for seconds in EXTENSIONS
            ],
            "people": self._people(),
            "reserve": len(self.info.reserve),
            "doors": doors_buttons(self.info, self.zones.t),
            **self._locks(),
            "forms": self._forms(),
        }

    def parts(self) -> dict[str, "Part"]:
        """The parts that change by themselves, by the id of their element."""
        cockpit, awaited = self.data(), self._awaited()
        signups = signups_data(self.info, self.zones.t, self.url)
        reserve = reserve_data(self.info.reserve)
        parts = {
            "cockpit-head": self._part("awaited/head", cockpit, head=self._head(awaited)),
            "cockpit-failing": self._part("failing", cockpit, notices=self._failing()),
            "cockpit-asks": self._part("awaited/asks", cockpit, asks=self._asks()),
            "cockpit-answered": self._part(
                "awaited/answered", cockpit, answered=awaited.answered()
            ),
            "cockpit-absent": self._part("awaited/absent", cockpit, absent=awaited.absent()),
            "cockpit-silent": self._part("awaited/silent", cockpit, silent=awaited.silent()),
            "cockpit-extend": self._part("awaited/extend", cockpit, extend=awaited.extend()),
            "cockpit-pause": self._part("awaited/pause", cockpit, "paused", "away"),
            "cockpit-close": self._part(
                "awaited/close", cockpit, close=awaited.ending(), extend=awaited.extend()
            ),
            "cockpit-people": self._part("people", cockpit, "people", "reserve"),
            "cockpit-time": self._part("time", cockpit, "paused", "away", "windows", "extensions"),
            "cockpit-undo": self._part("undo", cockpit, notices=self._undo()),
            "cockpit-locks": self._part("locks", cockpit, "locked", "acts"),
            "cockpit-forms": self._part("forms", cockpit, "forms"),
            "cockpit-admission": self._part(
                "admission", cockpit, signups=signups, reserve=reserve, roll=False
            ),
        }
        if cockpit["doors"] is not None:
            parts["cockpit-doors"] = self._part("doors", cockpit, "doors")
        return parts

    def html(self, part: "Part") -> Markup:
        """A part as HTML, with placeholders."""
        site, game = self.ctx.site, self.info.game
        return site.piece(f"host/fragments/{part.name}.html", self.ctx.language, game, part.shown)

    def html_of_all(self) -> dict[str, Markup]:
        """All parts as HTML."""
        return {id: self.html(part) for id, part in self.parts().items()}

    def seats_to_give(self) -> list[Data]:
        """The seats that may be given to somebody, with their labels."""
        seats: list[Data] = signups_data(self.info, self.zones.t, self.url)["seats"]
        return seats

    def _part(self, name: str, cockpit: Data, *keys: str, **data: object) -> "Part":
        """A part that needs these keys of the data of the cockpit."""
        return Part(
            name,
            {
                "csrf": CSRF,
                "command": COMMAND,
                "match": {"url": f"/m/{self.info.id}", "host": True, "game_id": self.info.game},
                "cockpit": {key: cockpit[key] for key in ("url", *keys)},
                **data,
            },
        )

    def _awaited(self) -> AwaitedView:
        window = main_window(self.zones)
        closes = window is not None and self._may_close(window)
        return AwaitedView(self.zones, self.facts, closes=closes)

    def _head(self, awaited: AwaitedView) -> Data:
        """What goes on, the clock, and what this host sees of it."""
        now, t = self.zones.now(), self.zones.t
        window = awaited.window
        return {
            "title": self.zones.match()["title"],
            "phase": now["phase"],
            "window": awaited.title(window) if window is not None else "",
            "clock": now["clock"],
            "note": now["clock_note"],
            "seen": t("cockpit-sees-plays" if self.info.seat is not None else "cockpit-sees"),
        }

    def _asks(self) -> int:
        """How many people ask for a seat."""
        return sum(one.status == "asked" for one in self.info.others)

    def _away(self, until: int | None) -> Data:
        """Until when the match is put away, and the field for that date."""
        zone, t = self.info.schedule.zone, self.zones.t
        value = local_value(until, zone) if until is not None else ""
        return {
            "text": t("cockpit-away", until=until, zone=zone) if until is not None else "",
            "value": value if self.date is None else self.date[:40],
            "help": t("away-zone", zone=place(zone, self.ctx.language)),
        }

    def _windows(self) -> list[Data]:
        match_view, zones = self.zones.page.match_view, self.zones
        halt = match_view.observation.house.stalled
        stalled = halt.window if halt is not None else None
        main = main_window(self.zones)
        return [
            {
                "key": window.key,
                "main": window == main,
                "generation": window.generation,
                "title": zones.book.say(f"window-{window.kind}"),
                "awaited": [zones.names[seat] for seat in window.awaited],
                "sealed": bool(window.asked),
                "closes": self._may_close(window),
                "timed": window.key in match_view.deadlines or stalled == window.key,
            }
            for window in match_view.observation.windows
            if window.viewers == PUBLIC  # a host acts on what everybody sees
        ]

    def _may_close(self, window: Window) -> bool:
        """Whether this host may close a window: one who plays does not cut the time of other people
        short."""
        if self.info.decides or window.key not in self.zones.page.match_view.deadlines:
            return True
        seats = self.info.seats
        others = (seats[one] for one in window.awaited if one not in (self.zones.me, len(seats)))
        return all(one.kind != "person" for one in others)

    def _failing(self) -> list[Data]:
        """That the rules have failed, and what can be done."""
        notice = failing_notice(self.info, self.zones.page.match_view, self.zones.t)
        return [notice | {"forms": []}] if notice is not None else []

    def _undo(self) -> list[Data]:
        """The request to take something back, if one is open."""
        zones, match_view = self.zones, self.zones.page.match_view
        undo = match_view.observation.house.undo
        if undo is None or not undo.stands(self.ctx.site.settings.now()):
            return []
        return [undo_notice(match_view, undo, zones.me, zones.undone(undo), zones.t)]

    def _people(self) -> list[Data]:
        house, online = self.zones.page.match_view.observation.house, self.info.online
        return [
            {
                **person,
                "me": person["seat"] == self.zones.me,
                "online": person["seat"] in online or person["seat"] == self.zones.me,
                "muted": person["seat"] in house.muted,
                "missed": house.missed(person["seat"]),
            }
            for person in self.zones.people()
        ]

    def _locks(self) -> dict[str, list[Data]]:
        """The acts that are locked, and those that can be: those that have a name."""
        locked = self.zones.page.match_view.observation.house.locked
        game = self.info.game
        named = ((act, act_name(self.zones.book, game, act)) for act in acts_of(self.ctx, game))
        acts = [{"act": act, "title": name} for act, name in named if name]
        return {
            "locked": [act for act in acts if act["act"] in locked],
            "acts": [act for act in acts if act["act"] not in locked] if self.info.decides else [],
        }

    def _forms(self) -> list[Data]:
        """The forms of the game's own acts of the host."""
        return self.zones.forms(self.offer, self.problem)

    @property
    def shows_problem(self) -> bool:
        """Whether one of the forms says what was wrong with it."""
        problem = self.problem
        return problem is not None and any(problem.of(form) for form in self.offer.forms)


def acts_of(ctx: RequestContext, game: str) -> tuple[str, ...]:
    """The types of the acts of a game."""
    act = ctx.site.games[game].Acts
    return tuple(tag_of(one) for one in get_args(act) or (act,))


def _length(seconds: int, language: str) -> str:
    return format_timedelta(timedelta(seconds=seconds), threshold=1, locale=language)
