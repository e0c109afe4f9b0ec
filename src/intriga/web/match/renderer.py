"""A match's page for one viewer: what it is made of, and what all its zones are rendered with."""

from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from functools import cached_property, lru_cache, partial
from typing import Any, Final, TypeVar

from markupsafe import Markup
from msgspec import Struct
from msgspec.structs import replace

from intriga.kernel.actors import Seat
from intriga.kernel.decode.reader import reader
from intriga.kernel.disclosure.events import Event
from intriga.kernel.disclosure.notes import Note
from intriga.kernel.observe import Offer
from intriga.kernel.questions.asked import asked_by, is_private
from intriga.kernel.questions.documents import Document, documents_in
from intriga.kernel.text import Message
from intriga.presentation.scene import DocumentLink, Looker, Scene
from intriga.table import Attention, ChatMessage, MatchInfo, MatchView, Numbered, RoomInfo
from intriga.table.chat.messages import NO_ATTENTION
from intriga.table.event_texts import event_text, names_along
from intriga.web.game_pages import HUES, Data, as_data, default_mark, named_in
from intriga.web.match.forms.act_forms import FormMemory, FormRenderer, weight_of
from intriga.web.match.forms.form_values import Problem
from intriga.web.rendering.fragments import COMMAND, CSRF
from intriga.web.rendering.page_cache import PageFrame, PageKey, ToldEvent
from intriga.web.site import Say, Site

T = TypeVar("T")


class UnsentMessage(Struct, frozen=True):
    """A message that could not be sent, and why."""

    room: str
    text: str
    problem: str


class Chat(Struct, frozen=True):
    """The chat of a page for one person. `latest`: the last messages of each room, by its key;
    `opened`: the key of the room to show."""

    latest: Mapping[str, Sequence[ChatMessage]] = {}
    attention: Attention = NO_ATTENTION
    opened: str = ""
    draft: UnsentMessage | None = None


class Page(Struct, frozen=True):
    """What a match's page for one viewer is made of. `offer`: None for a viewer without a seat."""

    site: Site
    language: str
    info: MatchInfo
    match_view: MatchView
    offer: Offer | None
    events: Sequence[Numbered] = ()
    """Events except those of the chat, each with the viewer's own number."""
    earlier: str | None = None
    """The address of the page with the events before `events`."""
    all_events: bool = False
    """Whether `events` are as many as a page may show, not only the latest."""
    problem: Problem | None = None
    hint: Data | None = None
    """What a bot would do, if the viewer has asked: the data of match/fragments/hint.html."""
    receipt: str | None = None
    refusal: str | None = None
    """The text of a refusal that belongs to no form offered now."""
    rooms: tuple[RoomInfo, ...] = ()
    company: tuple[Seat, ...] = ()
    """The seats with which the viewer may start a private chat."""
    chat: Chat | None = None
    """The chat as one person has it; None for what is the same on every page of this viewer."""
    turns: tuple[Event, ...] = ()
    """The public events that ended the turns so far, where the game has turns."""
    step: int | None = None
    """Of a finished match: the page shows it after this step."""
    slider: bool = True
    """Whether a slider leads through the turns."""
    own_events: tuple[Event, ...] = ()
    """Of a named page: those of its events that the viewer received."""
    own_notes: tuple[Note, ...] = ()
    """Of a named page that shows the referee's log: that log, if the viewer may read it."""


class PageRenderer:
    """The texts, seats and templates that the zones of one page are rendered with."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.site = page.site
        self.url = f"/m/{page.info.id}"
        self.game = page.info.game
        self.pages = page.site.pages[self.game]
        self.shows = self.pages.presentation
        self.t = page.site.say(page.language, self.game)
        self.book = page.site.game_book(page.language, self.game)
        self.names = page.match_view.names
        self.view = page.match_view.observation.view
        self.over = page.match_view.observation.outcome is not None
        self.looker = Looker(page.match_view.viewer)
        self.slider = page.slider and self.shows.turns is not None
        self.failed: set[str] = set()
        """The parts that could not be made."""
        self._names_at: dict[int, tuple[str, ...]] = {}
        self.follow(page.events)

    def attempt(self, part: str, make: Callable[[], T], failed: T) -> T:
        """What `make` makes of a part of the page, or `failed`: whatever a game's pages do, the
        page stands."""
        try:
            return make()
        except Exception as problem:
            self.site.failures.log(f"{self.game}: {part}", problem)
            self.failed.add(part)
            self.looker.asked = True  # what has failed for one is made anew for others
            return failed

    @property
    def me(self) -> Seat | None:
        """The viewer's own seat. Whoever only asks whether there is one asks `looker.sits`."""
        return viewer if isinstance(viewer := self.looker.viewer, int) else None

    @cached_property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats that windows wait for, as everybody is told."""
        return awaited_by(self.page.match_view)

    @cached_property
    def asked(self) -> tuple[str, ...]:
        """Where the viewer's own seat is asked."""
        return asked_by(self.page.match_view.observation, self.page.match_view.viewer)

    @cached_property
    def private(self) -> bool:
        """Whether the viewer's seat is asked, and nobody else is told that it is."""
        return is_private(self.page.match_view.observation, self.page.match_view.viewer)

    @cached_property
    def lasting_info(self) -> MatchInfo:
        """What the lobby knows of the match, but for who is online."""
        return replace(self.page.info, online=frozenset())

    @cached_property
    def marks(self) -> Sequence[tuple[str, int]]:
        """The mark and the number of the colour of each seat; where a game names fewer than there
        are, the others have their numbers and no colour."""
        own = self.shows.marks
        if own is not None:
            usual: Sequence[tuple[str, int]] = _default_marks(len(self.names), self.page.language)
            marks = self.attempt("seat_marks", lambda: own(self.view, self.page.language), usual)
            if len(marks) >= len(self.names):
                return marks
            return [*marks, *((str(n + 1), _NO_HUE) for n in range(len(marks), len(self.names)))]
        return _default_marks(len(self.names), self.page.language)

    @cached_property
    def scene(self) -> Scene:
        """What a game's own pages know beside the view."""
        page = self.page
        return Scene(
            looker=self.looker,
            language=page.language,
            names=self.names,
            marks=tuple(letter for letter, _ in self.marks),
            options=page.info.options,
            awaited=self.awaited,
            asked=bool(self.asked),
            offer=page.offer,
            book=self.book,
            pages=page.site.book(page.language, self.game),
            # Not a method: its cycle with this renderer would keep the page in memory.
            piece=partial(_game_piece, page.site, page.language, self.game),
            kept=partial(_kept_piece, page.site, (page.language, self.game)),
            url=page.site.assets.url,
            turns=page.turns,
            document=partial(_document_link, page.info.id, page.step, self.t),
            events=page.own_events,
            notes=page.own_notes,
            match_url=self.url,
            step=page.step,
        )

    def fragment(self, name: str, **data: Any) -> str:
        """A rendered fragment of templates/match/fragments, placeholders not filled in."""
        template, frame = f"match/fragments/{name}.html", self.frame
        if self.page.problem is not None:  # what was entered is not kept
            t, language = self.t, self.page.language
            return Markup(self.site.render(template, t=t, lang=language, **frame.data, **data))
        return self.site.piece(template, self.page.language, self.game, data, frame)

    def text_of(self, event: Event, number: int | None = None) -> str:
        """The text of an event. `number`: of one of the page's events, which is then told with the
        names that players had when it happened."""
        names = self.names if number is None else self._names_at.get(number, self.names)
        told = self.site.page_cache.told
        key = (id(event), self.page.language, self.game)
        known = told.get(key)
        if known is None or known.event is not event or known.names != names:
            line = self.t("part-failed-line")
            make = partial(event_text, self.book, self.game, event, names)
            known = told.put(key, ToldEvent(event, names, self.attempt(event.id, make, line)))
        return known.text

    def line(self, message: Message) -> Data:
        """A sentence of the position, for match/fragments/zones/position.html."""
        text = self.book.text_of(message, self.names)
        return {"text": text, "documents": self.documents(message.params)}

    def forms(
        self,
        offer: Offer,
        problem: Problem | None,
        generation: str | None = None,
        without: Collection[tuple[str, Data]] = (),
    ) -> list[Data]:
        """The forms of an offer, with what was wrong with the one just sent. `generation`: what
        stands for those of the windows they answer (None: themselves); `without`: see
        `FormRenderer.forms`."""
        renderer = FormRenderer(
            self.pages,
            self.book,
            self.t,
            self.names,
            offer,
            url=self.url,
            generation=generation,
            memory=self.form_memory if generation is not None else None,
            attempt=self.attempt,
        )
        return renderer.forms(COMMAND, problem, without)

    @cached_property
    def form_memory(self) -> FormMemory:
        """The forms that this viewer was shown last."""
        known = self.site.page_cache.forms.get(self._viewer_key)
        return {} if known is None else known[0]

    def keep_forms(self) -> None:
        """Remember these forms for the next time."""
        memory = self.form_memory
        self.site.page_cache.forms.put(self._viewer_key, (memory, weight_of(memory)))

    @property
    def _viewer_key(self) -> PageKey:
        page = self.page
        return page.info.id, page.match_view.viewer, page.language

    def documents(self, value: Any) -> list[DocumentLink]:
        """The documents that stand in this, for match/fragments/document_link.html."""
        if not self.frame.data["match"]["documents"]:
            return []
        return [self.scene.document(one) for one in documents_in(value)]

    def follow(self, events: Sequence[Numbered]) -> None:
        """Know the names at each of these events, which reach to the present."""
        along = names_along([event for _, event in events], self.names)
        self._names_at |= {
            number: names
            for (number, _), names in zip(events, along, strict=True)
            if names != self.names
        }

    def seat_data(self, seat: Seat) -> Data:
        """A seat with its mark, its colour and its player's name."""
        letter, hue = self.marks[seat]
        return {"seat": seat, "mark": letter, "hue": hue, "name": self.names[seat]}

    def match(self) -> Data:
        """The match as match/page.html and its fragments want it. The caller may change it."""
        return dict(self.frame.data["match"])

    @cached_property
    def frame(self) -> PageFrame:
        """What all fragments of the match have."""
        info, page = self.page.info, self.page
        key = (info.id, info.game, info.title, info.imported, self.slider, page.language)
        frames = page.site.page_cache.frames
        known: PageFrame | None = frames.get(key)
        return known or frames.put(key, PageFrame(self._frame_data(), key))

    def _frame_data(self) -> Data:
        info = self.page.info
        name, web = self.book.say(f"game-{info.game}"), self.shows.web
        match = {
            "id": info.id,
            "url": self.url,
            "title": info.title or name,
            "game_id": info.game,
            "game_name": name,
            "rules_url": f"/rules/{info.game}",
            "board_template": self.pages.template(web.board)
            or "match/fragments/zones/position.html",
            "card_template": self.pages.template(web.card),
            "strip_template": self.pages.template(web.strip),
            "css": self.pages.styles,
            "js": self.pages.scripts,
            "turns": self.slider,
            "quick": bool(self.shows.forms.quick),
            "moments": self.shows.moments is not None,
            "documents": bool(reader(self.site.games[self.game]).documents),
            "imported": info.imported,
        }
        return {"csrf": CSRF, "command": COMMAND, "match": match}


_NO_HUE: Final = 34
"""The number of no colour: those before it are colours of the powers of a map."""


def awaited_by(match_view: MatchView) -> tuple[Seat, ...]:
    """The seats that the windows a viewer sees wait for; none during a pause."""
    known = match_view.observation
    if known.house.paused or not known.windows:
        return ()
    if len(known.windows) == 1:
        return tuple(sorted(known.windows[0].awaited))
    return tuple(sorted({seat for one in known.windows for seat in one.awaited}))


@lru_cache(maxsize=256)
def _default_marks(seats: int, language: str) -> tuple[tuple[str, int], ...]:
    return tuple((default_mark(seat, language), seat % HUES) for seat in range(seats))


def _document_link(match: str, step: int | None, t: Say, reference: Document) -> DocumentLink:
    """A document for match/fragments/document_link.html."""
    url = f"/m/{match}/documents/{reference.id}" + (f"?step={step}" if step is not None else "")
    return DocumentLink(reference.id, url, t("document-read", n=reference.length))


def _game_piece(site: Site, language: str, game: str, template: str, data: Struct) -> Markup:
    """A rendered template of the game."""
    return site.piece(named_in(game, template), language, game, as_data(data))


def _kept_piece(
    site: Site, words: tuple[str, str], template: str, key: Hashable, make: Callable[[], Struct]
) -> Markup:
    """A rendered template of the game, whose data follow from the key. `words`: the language and
    the game."""
    return site.kept_piece(named_in(words[1], template), words, key, lambda: as_data(make()))
