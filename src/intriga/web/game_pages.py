"""What a game brings for its pages: a package `pages` beside its texts.

`<game.words>.pages` may hold templates, styles, scripts, images, fonts, `ru.ftl` and `en.ftl`, and,
in its `__init__`, any of the names below. All of them are optional; a game without such a package
is shown in sentences and played with its forms.

    BOARD, CARD, COVER   names of templates in the package, "board.html", or in one of SHARES:
                         "/shared/<package>/board.html"
    CSS, JS              names of styles and scripts in the package, "js/map.js", of the site:
                         "/js/zoom.js", or in one of SHARES: "/shared/<package>/js/map.js"
    SHARES               packages with templates, static files, GENERATED and Typst sources that
                         several games use; their texts come by SPEAKS_WITH
    MINUTES              how long a match takes: "30–60"
    PICKS                name of a domain → field of the board whose cells are its values
    OPTIONS              groups of options: (message id of the title, advanced?, names)
    KEY                  ids of events that are highlighted among the events, and count as unread
    QUICK                acts that a page may send automatically against bots, when there is nothing
                         to choose in them
    ANSWERS              ids of events by which the game answers an act to its actor alone: they
                         are shown in the receipt too, and do not count as unread
    OPENS                ids of events that begin a new group of events
    RULES                kind or key of a window → anchor of the heading of the rules about it
                         (`## The bidding {#bidding}`): the page opens the rules there
    GENERATED            static files made by functions: name → function that gives the bytes
    OWN_DRAFTS           acts whose drafts the game's own forms show
    TURNS                ids of public events that end a turn; a slider leads through the turns
    TURN                 name of the template of a past turn (required with TURNS)
    board(view, scene)   data of the board's template (required with BOARD)
    card(view, scene)    data of the card's template, or None for a viewer without a card
    now(view, scene)     data of the zone "now": phase, step, asked
    people(view, scene)  a label and a note for each seat
    seat_marks(view, language)  a mark and the number of its colour, 0 to 9 (10: none), for each
                         seat; without it marks are letters and colours follow the seats
    form_extras(view, scene, form)  additions to the data of a form: help, submit, consequence,
                         reckoning, ready, submits, beside and stands_beside (the button of a form
                         stands in another; see match/fragments/act_form.html), fields; template,
                         as `games/<id>/<name>`: what replaces its fields. `form` is kept for the
                         next time: it is not to be changed
    draft_words(view, scene, draft)  other words for a list that several write, as {title, submit,
                         help}; `draft` is a `kernel.Draft`
    draft_row(view, scene, draft, row)  a row of such a list at a glance, from what was entered:
                         {summary: the row as a line, tag: a word before it, price: one after it,
                         help: what it does, done: whether nothing is missing}; a page shows it
                         folded when it is done
    draft_numbers(view, draft, rows)  the number of each row of such a list, where several are one
                         thing; without it they are numbered as they stand
    draft_proposals(view, scene, draft, rows)  what one may put into such a list at once, given what
                         was entered: [{key, title, note, lines: [text], rows: [row]}]
    form_view(view)      the view as far as form_extras and arrange read it, who then get this one:
                         as long as it is equal, the forms on a page need not be made again
    arrange(view, scene, forms)  how the forms of a viewer stand, where there are many of them:
                         `groups` by subject, each {key, title, note, open, forms: [key of a form],
                         blocked: [{title, why}] (what is not possible now)}, and `standing`, what
                         was decided: [{text, act: type of the act that changes it, or None}];
                         forms in no group stand before the groups, those of a
                         group without a title unfolded
    concerns(view, scene, event)  whether a public event, beside those of KEY, counts as unread for
                         the viewer's seat; without it, whether it names that seat
    turn_name(view, scene, event)  the name of the turn that this event of TURNS ended
    turn(view, scene, event)  data of the template of a turn, from this one event: the view is of
                         another moment and serves for what never changes
    picture(view, scene, event)  a turn as an SVG document without references to other files; the
                         event that ended the turn links it, unless it is the title of a group
    thumbnail(view, scene)  the position as a small SVG document of that kind, for the lobby: the
                         view is that of the public
    read_act(view, scene, act)  what to do with a form that was sent: {act, problem, lines, ask}.
                         `act` is done (None: nothing); `problem` says what of the form was not
                         accepted, `lines` ({n, text, why}) line by line; with `ask`, a question,
                         nothing is done, and the form's template asks it
    accepted(view, scene)  what was accepted last, in place of "Accepted" ("": that)
    PAGES, PAPERS        pages and printouts of its own, from the viewer's own view: by name, what
                         `intriga.web.named_pages` says

Static files. Every file of the package with a type of `intriga.web.assets.TYPES` (styles, scripts,
images, fonts, JSON) is served as `games/<id>/<path in the package>`, sub-folders included; Python,
templates and texts are not. `scene.url("games/<id>/…")` and `static(…)` in templates give the
address, which changes with the content, so browsers cache the files for ever. Inside styles and
scripts use relative addresses: `url(images/paper.webp)`, `import './panel.js'`. Scripts are loaded
as ES modules and may import the shared modules of the site: from the package itself as
`'../../js/zoom.js'`, from a folder in it as `'../../../js/zoom.js'`. Inline scripts and styles are
blocked. What is said here of `games/<id>/` is true of `shared/<package>/`, too.

The data of a board may have `parts`: rendered HTML by the id of its element. The template puts them
in place (`{{ board.parts['…'] }}`); an open page is sent the changed parts without the board around
them.

A reckoning is a sentence about what an act will do that follows what is entered, computed in the
browser (js/consequence.js): `{"sums": {name: {field or "": factor}}, "lines": [line]}`, where "" is
the constant of a sum, and a line is `{"text", "when": [sum, least]}`, its `{name}`s filled with
sums and fields, or `{"of": field, "text": {value: sentence}}`.
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Final
from urllib.parse import urlencode

from markupsafe import Markup
from msgspec import Struct

from intriga.kernel.actors import PUBLIC, REFEREE, Seat, Viewer
from intriga.kernel.documents import Document
from intriga.kernel.drafts import Draft, Entered
from intriga.kernel.events import Event
from intriga.kernel.game import Game
from intriga.kernel.observe import Offer
from intriga.web.named_pages import NamedPage, Paper, declared
from intriga.words import Phrasebook

Data = dict[str, Any]
WORDS = ("intriga.table", "intriga.http_common", "intriga.web")
"""The packages whose texts all pages use."""


LETTERS: Final = {"ru": "АБВГДЕЖЗИКЛМНПРСТУФХЦЧШЩЭЮЯ", "en": "ABCDEFGHIJKLMNOPQRSTUVWXYZ"}
HUES: Final = 8
"""Colours of seats: `--seat-0` … in css/tokens.css."""


def default_mark(seat: Seat, language: str) -> str:
    """The letter shown beside the colour of a seat, where a game has no `seat_marks`; a number
    from 1 for seats beyond the alphabet."""
    letters = LETTERS[language]
    return letters[seat] if seat < len(letters) else str(seat + 1)


class Scene(Struct, frozen=True):
    """What a game's pages are rendered from, beside the view.

    `book`: the texts of the game; `pages`: the texts of its pages. `marks`: the letter of each
    seat. `awaited`: seats that have to act now, as everybody knows; `asked`: whether the viewer is
    asked for something, be it in private. `offer`: the forms and domains of the viewer, if the
    viewer has a seat and the match is not over. `piece` renders a template, named as BOARD is,
    with plain data, once for equal data: for parts of a board that rarely change;
    `kept(template, key, make)` does not even make the data as long as a key that they follow from
    is equal, names and all. `turns`: the events of TURNS so far; `url`: the address of a static
    file. `document`: the data with which match/fragments/document_link.html shows a document that
    the viewer may read. `events`: on a named page or paper, those of its events that the viewer
    received. `match_url`: the path of the match; `step`: of a finished match, the step that is
    shown, None in the present.
    """

    viewer: Viewer
    language: str
    names: tuple[str, ...]
    marks: tuple[str, ...]
    options: Mapping[str, Any]
    awaited: tuple[Seat, ...]
    offer: Offer | None
    book: Phrasebook
    pages: Phrasebook
    piece: Callable[[str, Data], Markup]
    kept: Callable[[str, Hashable, Callable[[], Data]], Markup]
    url: Callable[[str], str]
    document: Callable[[Document], Data]
    turns: tuple[Event, ...] = ()
    asked: bool = False
    events: tuple[Event, ...] = ()
    match_url: str = ""
    step: int | None = None

    def page(self, name: str, **query: Any) -> str:
        """The address of a page of PAGES, as this viewer sees it at this moment. A parameter that
        is None is left out."""
        return self._address(f"{self.match_url}/p/{name}", query)

    def paper(self, name: str, **query: Any) -> str:
        """The address of a printout of PAPERS, as `page`."""
        return self._address(f"{self.match_url}/papers/{name}.pdf", query)

    def _address(self, path: str, query: Mapping[str, Any]) -> str:
        given = {key: _word(value) for key, value in query.items() if value is not None}
        if self.viewer == REFEREE:
            given["seat"] = "all"
        elif self.viewer == PUBLIC:  # a player may look at the big screen
            given["seat"] = "public"
        elif self.step is not None:
            given["seat"] = str(self.viewer)
        if self.step is not None:
            given["step"] = str(self.step)
        return f"{path}?{urlencode(given)}" if given else path

    def tell(self, event: Event) -> str:
        """The text of an event, with the names of today."""
        return self.book.text_of(event, self.names)

    def say(self, id: str, /, **params: Any) -> str:
        """A text of the pages."""
        return self.pages.say(id, params, self.names)

    def render(self, param: Any) -> str:
        """The text of a parameter of a message."""
        return str(self.book.render(param, self.names))


def named_in(game: str, name: str) -> str:
    """The template or static file that the pages of a game call so: in its own folder, unless the
    name begins with /."""
    return name[1:] if name.startswith("/") else f"games/{game}/{name}"


def _word(value: Any) -> str:
    """A parameter as `NamedPage.read` reads it back."""
    return str(value).lower() if isinstance(value, bool) else str(value)


class GamePages:
    """The pages of one game; names its package lacks have plain defaults."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        package = f"{game.words}.pages"
        found = find_spec(package)
        self.package = package if found is not None and found.origin is not None else ""
        self._module: ModuleType | None = import_module(package) if self.package else None
        self.shares: tuple[str, ...] = tuple(self._named("SHARES", ()))
        self.minutes: str = self._named("MINUTES", "")
        self.picks: Mapping[str, str] = self._named("PICKS", {})
        self.options: Sequence[tuple[str, bool, Sequence[str]]] = self._named("OPTIONS", ())
        self.key = self._ids("KEY")
        self.quick = self._ids("QUICK")
        self.answers = self._ids("ANSWERS")
        self.opens = self._ids("OPENS")
        self.rules: Mapping[str, str] = self._named("RULES", {})
        self.own_drafts = self._ids("OWN_DRAFTS")
        self.turns = self._ids("TURNS")
        self.board: Callable[[Any, Scene], Data] | None = self._named("board", None)
        self.card: Callable[[Any, Scene], Data | None] | None = self._named("card", None)
        self.now: Callable[[Any, Scene], Data] | None = self._named("now", None)
        self.form_extras: Callable[[Any, Scene, Data], Data] | None
        self.form_extras = self._named("form_extras", None)
        self.draft_words: Callable[[Any, Scene, Draft], Data] | None
        self.draft_words = self._named("draft_words", None)
        self.draft_row: Callable[[Any, Scene, Draft, Entered], Data] | None
        self.draft_row = self._named("draft_row", None)
        self.draft_numbers: Callable[[Any, Draft, Sequence[Entered]], Sequence[int]] | None
        self.draft_numbers = self._named("draft_numbers", None)
        self.draft_proposals: (
            Callable[[Any, Scene, Draft, Sequence[Entered]], list[Data]] | None
        ) = self._named("draft_proposals", None)
        self.form_view: Callable[[Any], Any] | None = self._named("form_view", None)
        self.arrange: Callable[[Any, Scene, Sequence[Data]], Data] | None
        self.arrange = self._named("arrange", None)
        self.read_act: Callable[[Any, Scene, Data], Data] | None = self._named("read_act", None)
        self.accepted: Callable[[Any, Scene], str] | None = self._named("accepted", None)
        self.people: Callable[[Any, Scene], Sequence[Data]] | None = self._named("people", None)
        self.seat_marks: Callable[[Any, str], Sequence[tuple[str, int]]] | None
        self.seat_marks = self._named("seat_marks", None)
        self.concerns: Callable[[Any, Scene, Event], bool] | None = self._named("concerns", None)
        self.turn_name: Callable[[Any, Scene, Event], str] | None
        self.turn_name = self._named("turn_name", None)
        self.turn: Callable[[Any, Scene, Event], Data] | None = self._named("turn", None)
        self.picture: Callable[[Any, Scene, Event], str] | None = self._named("picture", None)
        self.thumbnail: Callable[[Any, Scene], str] | None = self._named("thumbnail", None)
        self.named: dict[str, NamedPage] = declared(NamedPage, self._named("PAGES", {}))
        self.papers: dict[str, Paper] = declared(Paper, self._named("PAPERS", {}))

    def _named(self, name: str, default: Any) -> Any:
        return getattr(self._module, name, default)

    def _ids(self, name: str) -> frozenset[str]:
        return frozenset(self._named(name, ()))

    def template(self, part: str) -> str | None:
        """The name of the template BOARD, CARD, COVER or TURN in the environment."""
        name = self._named(part, None)
        return named_in(self.game.id, name) if name else None

    def files(self, part: str) -> list[str]:
        """The static paths of CSS or JS."""
        return [named_in(self.game.id, name) for name in self._named(part, ())]

    @property
    def folders(self) -> dict[str, str]:
        """Folder of templates and static files → the package whose files are there."""
        own = {f"games/{self.game.id}": self.package} if self.package else {}
        return own | {f"shared/{name}": name for name in self.shares}

    @property
    def typst_packages(self) -> tuple[str, ...]:
        """The packages with the sources of its papers; later ones win."""
        return (*self.shares, self.package)

    def words(self) -> tuple[str, ...]:
        """The packages whose texts the pages of this game use; later ones win."""
        words = (*WORDS, self.game.words)
        return (*words, self.package) if self.package else words
