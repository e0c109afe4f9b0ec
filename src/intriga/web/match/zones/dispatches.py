"""Zone "view-events": what has happened, and what of it counts as news for its viewer."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any
from urllib.parse import urlencode

from intriga.kernel.actors import PUBLIC, REFEREE, Seat
from intriga.kernel.disclosure.events import Event
from intriga.presentation.moments import MomentKind
from intriga.presentation.scene import Query
from intriga.web.game_pages import Data
from intriga.web.match.headings import JUST, at_word, newest_text
from intriga.web.match.renderer import PageRenderer


class DispatchesZone(PageRenderer):
    """Renders the events of one page."""

    def dispatches(self) -> Data:
        """Zone "view-events": groups of events, the newest first."""
        groups: list[Data] = []
        for number, event in self.page.events:
            if not groups or self.opens(event):
                groups.append(self.group(number, event))
            if not self.opens(event):
                groups[-1]["items"].append(self.dispatch(number, event))
        for group in groups:
            group["items"].reverse()
        return {"groups": groups[::-1], "earlier_url": self.page.earlier}

    def opens(self, event: Event) -> bool:
        """Whether this event begins a new group."""
        return event.id in self.shows.news.opens

    def group(self, number: int, event: Event) -> Data:
        """A new group that begins with this event; an event that opens a group is its title."""
        if self.opens(event):
            title = self.text_of(event, number)
        else:
            title = self.t("dispatches-before" if self.page.earlier else "dispatches-start")
        opens = self.opens(event)
        again = self._again(number, event) if opens else None
        return {"key": str(number), "title": title, "items": [], "event": opens, "again": again}

    @property
    def kinds(self) -> Mapping[str, MomentKind]:
        """The events that are shown as cards, by their ids."""
        return self.shows.moments.kinds if self.shows.moments is not None else {}

    def _again(self, number: int, event: Event) -> Data | None:
        """The link that shows a great event as its card once more."""
        kind = self.kinds.get(event.id)
        if kind is None:
            return None
        query: dict[str, Query] = {"at": number}
        if self.page.step is not None:
            whose = self.page.match_view.viewer
            query |= {"step": self.page.step, "seat": "all" if whose == REFEREE else str(whose)}
        return {"id": number, "kind": kind, "url": f"{self.url}/moments?{urlencode(query)}"}

    def dispatch(self, number: int, event: Event) -> Data:
        """One event; one that cannot be told is a line that says so."""
        make = partial(self._dispatch, number, event)
        return self.attempt(event.id, make, None) or self._untold(number, event)

    def _untold(self, number: int, event: Event) -> Data:
        lacking = ("again", "why", "key", "concerns", "seat", "mark", "hue", "picture", "erases")
        return dict.fromkeys(lacking) | {
            "id": number,
            "text": self.t("part-failed-line"),
            "short": "…",
            "private": event.to != PUBLIC and self.looker.sits,
            "documents": [],
        }

    def _dispatch(self, number: int, event: Event) -> Data:
        seat = next((seat for seat in map(_seat_of, event.params.values()) if seat is not None), -1)
        known = 0 <= seat < len(self.scene.marks)
        return {
            "id": number,
            "text": self.text_of(event, number),
            "again": self._again(number, event),
            "short": self._short(event, number),
            "why": None,
            "private": event.to != PUBLIC and self.looker.sits,
            "key": event.id in self.shows.news.key,
            "concerns": self.concerns(event),
            "seat": seat if known else None,
            "mark": self.scene.marks[seat] if known else None,
            "hue": self.marks[seat][1] if known else None,
            "documents": self.documents(event.params),
            "picture": self._picture(event),
            "erases": event.params.get("text") if event.id == "table-document-erased" else None,
        }

    def _short(self, event: Event, number: int) -> str:
        """An event in a few words, for the bar: its own, or the beginning of its text."""
        if self.book.has(event.id, "short"):
            own = self.book.say(event.id, event.params, self.names, "short")
            return at_word(own, JUST)
        return newest_text(self.text_of(event, number))

    def _picture(self, event: Event) -> str | None:
        """The address of the picture of the turn that this event ended."""
        own = self.shows.turns
        if own is None or own.picture is None or event.id not in own.events:
            return None
        turns = self.page.turns
        number = next((n for n in range(len(turns), 0, -1) if turns[n - 1] == event), None)
        return f"{self.url}/turn/{number}.svg" if number is not None else None

    def concerns(self, event: Event) -> bool:
        """Whether an event counts as unread for this viewer: it is important, it tells them alone
        something that does not just answer their own act, or the game says so; where the game says
        nothing, if it names them."""
        if event.id in self.shows.news.key:
            return True
        if not self.looker.sits:
            return False
        if event.to != PUBLIC:
            return event.id not in self.shows.news.answers
        own = self.shows.news.concerns
        if own is not None:
            return self.attempt("concerns", lambda: own(self.view, self.scene, event), False)
        me = self.me
        return me is not None and any(_names(param, me) for param in event.params.values())

    def latest(self, items: Sequence[Data]) -> Data | None:
        """The event for the bar, of those that came last (newest first): one that concerns the
        viewer, else the newest."""
        return next((item for item in items if item["concerns"]), next(iter(items), None))

    def newest(self, dispatches: Data) -> Data | None:
        """The event that the bar of a page shows when it is opened."""
        groups = (group["items"] for group in dispatches["groups"] if group["items"])
        items: list[Data] = next(groups, [])
        return self.latest(items if self.shows.turns else items[:1])


def _names(param: Any, seat: Seat) -> bool:
    """Whether a parameter is this seat, or a list or message that has it."""
    if isinstance(param, dict):
        return param.get("seat") == seat or any(_names(one, seat) for one in param.values())
    return isinstance(param, list) and any(_names(one, seat) for one in param)


def _seat_of(param: Any) -> Seat | None:
    if isinstance(param, dict) and set(param) == {"seat"}:
        seat: Seat = param["seat"]
        return seat
    return None
