"""The zones of a match's page, each a fragment with a stable id: what one viewer sees now.

Zones are made once for a viewer's sight and language, however many windows show it; what differs
from window to window stands in them as a mark (see `fragments`).
"""

from collections.abc import Sequence
from datetime import UTC, datetime
from functools import cached_property
from typing import Any, Final

from markupsafe import Markup
from msgspec import Struct

from intriga.kernel.actors import PUBLIC, Seat
from intriga.kernel.events import Event
from intriga.kernel.observe import Offer
from intriga.table import MatchInfo, MatchView, Numbered, RoomInfo
from intriga.web.lobby.schedule import time_doings
from intriga.web.match.chat_view import RoomRenderer, Talking
from intriga.web.match.forms import FormRenderer, Problem
from intriga.web.match.fragments import COMMAND, CSRF, LEFT, part
from intriga.web.match.game_pages import Data, Scene
from intriga.web.match.seats import Chairs
from intriga.web.site import Site

LETTERS: Final = {"ru": "АБВГДЕЖЗИКЛМНПРСТУФХЦЧШЩЭЮЯ", "en": "ABCDEFGHIJKLMNOPQRSTUVWXYZ"}
HUES: Final = 8
"""Colours that tell seats apart: `--seat-0` … of css/tokens.css."""
ROOMS: Final = "zone-rooms"
TAIL: Final = 60
"""How many dispatches a page shows at first."""


class Page(Struct, frozen=True):
    """A match's page for one viewer: what it is made of. `offer`: None for who does not sit."""

    site: Site
    language: str
    info: MatchInfo
    sight: MatchView
    offer: Offer | None
    events: Sequence[Numbered] = ()
    """What happened, but for talk, each with the viewer's own ordinal."""
    earlier: str | None = None
    """Where the dispatches before `events` are shown."""
    problem: Problem | None = None
    receipt: str | None = None
    said: str | None = None
    """A refusal that belongs to no form offered now."""
    rooms: tuple[RoomInfo, ...] = ()
    company: tuple[Seat, ...] = ()
    """With whom the viewer may talk in private."""
    talking: Talking | None = None
    """The talk as one person has it; None where it is told as every window of a viewer has it."""
    turns: tuple[Event, ...] = ()
    """The public events that ended the turns so far, where the game has such."""
    slider: bool = True
    """Whether a slider leads through them."""


class Zones:
    """Renders the zones of one page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.site = page.site
        self.game = page.info.game
        self.pages = page.site.pages[self.game]
        self.t = page.site.say(page.language, self.game)
        self.book = page.site.game_book(page.language, self.game)
        self.view = page.sight.observation.view
        windows = page.sight.observation.windows
        self.awaited = tuple(sorted({seat for window in windows for seat in window.awaited}))
        self.me: Seat | None = page.sight.viewer if isinstance(page.sight.viewer, int) else None
        names = page.sight.names
        self.slider = page.slider and bool(self.pages.turns)
        self.signs = self._signs(len(names))
        self.scene = Scene(
            viewer=page.sight.viewer,
            language=page.language,
            names=names,
            marks=tuple(letter for letter, _ in self.signs),
            options=page.info.options,
            awaited=self.awaited,
            offer=page.offer,
            book=self.book,
            pages=page.site.book(page.language, self.game),
            piece=self._piece,
            url=page.site.assets.url,
            turns=page.turns,
        )

    def _signs(self, seats: int) -> Sequence[tuple[str, int]]:
        """The mark and the number of the colour of each seat."""
        if self.pages.signs:
            return self.pages.signs(self.view, self.page.language)
        return [(mark(seat, self.page.language), seat % HUES) for seat in range(seats)]

    def _piece(self, template: str, shown: Data) -> Markup:
        """A part of a game's own template."""
        name = f"games/{self.game}/{template}"
        return self.site.piece(name, self.page.language, self.game, shown)

    # what the templates are given

    def match(self) -> Data:
        """The match itself, as match.html and its fragments want it."""
        return dict(self._match)

    @cached_property
    def _match(self) -> Data:
        info = self.page.info
        board = self.pages.template("BOARD")
        return {
            "id": info.id,
            "url": f"/m/{info.id}",
            "title": info.title or self.book.say(f"game-{info.game}"),
            "game_id": info.game,
            "game_name": self.book.say(f"game-{info.game}"),
            "rules_url": f"/rules/{info.game}",
            "board_template": board or "fragments/told.html",
            "card_template": self.pages.template("CARD"),
            "css": self.pages.files("CSS"),
            "js": self.pages.files("JS"),
            "turns": self.slider,
            "imported": info.imported,
        }

    def now(self) -> Data:
        """Zone «now»."""
        mine = self.me in self.awaited
        told = self.pages.now(self.view, self.scene) if self.pages.now else self._plain_now(mine)
        due = min(self.page.sight.deadlines.values(), default=None)
        over = self.page.sight.observation.outcome is not None
        clock = None
        if due is not None and not over:
            at = datetime.fromtimestamp(due / 1000, UTC)
            grace = self.page.sight.grace
            clock = {"due": at.isoformat(timespec="seconds"), "left": LEFT, "grace": grace}
        paused = self.page.sight.observation.house.paused
        note = self.t("clock-paused" if paused else "clock-none")
        return {
            "mine": mine,
            "clock": clock,
            "clock_note": None if clock or over else note,
            "time": time_doings(
                self.t, self.page.language, self.page.sight, self.page.info.terms, self.me
            ),
            "awaited": [self.who(seat) | {"done": False} for seat in self.awaited],
            **told,
        }

    def _plain_now(self, mine: bool) -> Data:
        """For a game without pages."""
        if self.page.sight.observation.outcome is not None:
            return {"phase": self.t("match-over"), "step": None, "asked": self.t("match-over-note")}
        main = next((form for form in self.page.sight.observation.forms if form.main), None)
        if mine and main is not None:
            id = f"form-{self.game}-{main.act}"
            asked = self.book.say(id, main.preset, self.page.sight.names)
        else:
            asked = self.t("asked-you" if mine else "asked-others")
        return {"phase": self.t("match-goes-on"), "step": None, "asked": asked}

    def who(self, seat: Seat) -> Data:
        """A seat with its mark and its name."""
        letter, hue = self.signs[seat]
        return {"seat": seat, "mark": letter, "hue": hue, "name": self.page.sight.names[seat]}

    def board(self) -> Data:
        """Zone «board»: the game's own, or the position in sentences; below it the slider through
        turns, where the game has such."""
        shown = self._board()
        if self.slider:
            bar = self.fragment("turns_bar", turns={"last": len(self.page.turns)})
            shown = shown | {"parts": {**shown.get("parts", {}), "turns-bar": Markup(bar)}}
        return shown

    def _board(self) -> Data:
        if self.pages.template("BOARD") and self.pages.board:
            return self.pages.board(self.view, self.scene)
        told = self.site.games[self.game].describe(self.view)
        return {"told": [self.book.text_of(message, self.page.sight.names) for message in told]}

    def turn_name(self, event: Event) -> str:
        """What the turn that this event ended is called."""
        name = self.pages.turn_name
        return name(self.view, self.scene, event) if name else ""

    def turn(self, event: Event) -> Data:
        """A turn gone by, from the event that ended it."""
        shown = self.pages.turn(self.view, self.scene, event) if self.pages.turn else {}
        return {"name": self.turn_name(event), **shown}

    def card(self) -> Data | None:
        """Zone «card», where the game has one."""
        return self.pages.card(self.view, self.scene) if self.pages.card else None

    def act(self) -> Data:
        """Zone «act»: what I may do."""
        page = self.page
        over = page.sight.observation.outcome is not None
        forms = []
        if page.offer is not None and not over:
            renderer = FormRenderer(self.pages, self.book, self.t, page.sight.names, page.offer)
            forms = renderer.forms(COMMAND, page.problem)
            if self.pages.ask:
                forms = [form | self.pages.ask(self.view, self.scene, form) for form in forms]
        shown = any(form["error"] for form in forms)
        said = page.said or (page.problem.text if page.problem and not shown else None)
        return {
            "url": f"/m/{page.info.id}/act",
            "forms": forms,
            "error": {"text": said, "possible": None} if said else None,
            "receipt": page.receipt,
            "empty": self._nothing_to_do(over),
            "quick": bool(self.pages.quick),
            "sole": len(forms) == 1 and self._formality(forms[0]),
            "solo": all(chair.kind == "bot" or chair.seat == self.me for chair in page.info.seats),
        }

    def _formality(self, form: Data) -> bool:
        """Whether a page may answer by itself: the game says so, and there is nothing to choose."""
        return form["act"] in self.pages.quick and all(map(_decided, form["fields"]))

    def _nothing_to_do(self, over: bool) -> str:
        if over:
            return self.t("act-over")
        if self.me is None:
            return self.t("act-watching")
        if self.page.sight.observation.house.paused:
            return self.t("act-paused")
        others = [self.page.sight.names[seat] for seat in self.awaited if seat != self.me]
        return self.t("act-wait", names=others) if others else self.t("act-nothing")

    def dispatches(self) -> Data:
        """Zone «dispatches»: groups of events, the newest first."""
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
        return event.id in self.pages.opens

    def group(self, number: int, event: Event) -> Data:
        """A new group that begins with this event; one that opens a group is its title."""
        opening = self.opens(event)
        title = self.text_of(event) if opening else self.t("dispatches-start")
        return {"key": str(number), "title": title, "items": []}

    def dispatch(self, number: int, event: Event) -> Data:
        """One dispatch."""
        seat = next((seat for seat in map(_seat_of, event.params.values()) if seat is not None), -1)
        known = 0 <= seat < len(self.scene.marks)
        return {
            "id": number,
            "text": self.text_of(event),
            "why": None,
            "private": event.to != PUBLIC and self.me is not None,
            "key": event.id in self.pages.key,
            "seat": seat if known else None,
            "mark": self.scene.marks[seat] if known else None,
            "hue": self.signs[seat][1] if known else None,
        }

    def text_of(self, event: Event) -> str:
        """An event as a sentence."""
        return self.book.text_of(event, self.page.sight.names)

    def table(self) -> Data:
        """Zone «table»: who is here."""
        notes: Sequence[Data] = [{} for _ in self.page.info.seats]
        if self.pages.people:
            notes = self.pages.people(self.view, self.scene)
        people = []
        over = self.page.sight.observation.outcome is not None or self.page.info.status == "over"
        for chair, note in zip(self.page.info.seats, notes, strict=False):
            people.append(
                {
                    **self.who(chair.seat),
                    "label": self.t("seat-number", n=chair.seat + 1),
                    "me": chair.seat == self.me,
                    "bot": chair.kind == "bot",
                    "host": chair.host,
                    "online": chair.online or chair.seat == self.me or over,
                    "turn": chair.seat in self.awaited,
                    "note": None,
                    **note,
                }
            )
        info = self.page.info
        hosts = info.hosted and info.status == "playing"
        chairs = Chairs(info, self.page.sight.names, self.me, self.t)
        return {
            "people": people,
            "watchers": 0,
            "changes": chairs.changes(),
            "host_url": f"/m/{info.id}/host" if hosts else None,
        }

    def rooms(self) -> Data:
        """Zone «rooms»: where people talk."""
        return RoomRenderer(self).zone()

    def finished(self) -> Data | None:
        """The banner of a finished match."""
        outcome = self.page.sight.observation.outcome
        if outcome is None:
            return None
        names = self.page.sight.names
        winners = [names[seat] for seat in outcome.winners]
        count = len(outcome.winners)
        return {
            "headline": self.t("finished-won", names=winners, n=count)
            if winners
            else self.t("finished-nobody"),
            "reason": self.book.text_of(outcome.reason, names),
            "mine": self.me in outcome.winners,
            "replay_url": f"/m/{self.page.info.id}/replay",
            "again_url": f"/m/{self.page.info.id}/again" if self.me is not None else None,
            "next_url": f"/m/{self.page.info.next}" if self.page.info.next else None,
        }

    def context(self) -> Data:
        """Everything match.html wants, beside the frame."""
        return {
            "match": self.match(),
            "now": self.now(),
            "board": self.board(),
            "act": self.act(),
            "card": self.card(),
            "dispatches": self.dispatches(),
            "rooms": self.rooms(),
            "table": self.table(),
            "finished": self.finished(),
            "announcement": Markup(RoomRenderer(self).unread_announcement()),
            "command": COMMAND,
            "watching": self.me is None,
        }

    # ready fragments

    def fragment(self, name: str, **data: Any) -> str:
        """One fragment with its marks still in it."""
        shown = {"csrf": CSRF, "match": self.match(), **data}
        return self.site.piece(f"fragments/{name}.html", self.page.language, self.game, shown)

    def fragments(self) -> dict[str, str]:
        """The zones that change as wholes, by the id of their element."""
        board = self.board()
        parts: dict[str, str] = board.get("parts", {})
        frame = board | {"parts": {id: Markup(part(id)) for id in parts}}
        made = {
            "zone-now": self.fragment("now", now=self.now()),
            "finished": self.fragment("finished", finished=self.finished()),
            "zone-board": self.fragment("board", board=frame if parts else board),
            **parts,
            "zone-act": self.fragment("act", act=self.act()),
            ROOMS: self.fragment("rooms", rooms=self.rooms(), command=COMMAND),
            "zone-table": self.fragment("table", table=self.table()),
        }
        card = self.card()
        if card is not None:
            made["zone-card"] = self.fragment("card", card=card)
        return made


def mark(seat: Seat, language: str) -> str:
    """The letter of a seat: its sign beside the colour."""
    letters = LETTERS[language]
    return letters[seat] if seat < len(letters) else str(seat + 1)


def _decided(field: Data) -> bool:
    """Whether there is nothing to choose in this field."""
    return field["kind"] == "choice" and len(field["choices"]) == 1


def _seat_of(param: Any) -> Seat | None:
    if isinstance(param, dict) and set(param) == {"seat"}:
        seat: Seat = param["seat"]
        return seat
    return None
