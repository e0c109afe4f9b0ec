"""What a game's presentation is made from, beside the view."""

from collections.abc import Callable, Hashable, Mapping
from typing import TypeAlias
from urllib.parse import urlencode

from markupsafe import Markup
from msgspec import Struct

from intriga.kernel.actors import PUBLIC, REFEREE, Seat, Viewer
from intriga.kernel.disclosure.events import Event
from intriga.kernel.disclosure.notes import Note
from intriga.kernel.observe import Offer
from intriga.kernel.questions.documents import Document
from intriga.kernel.text import Param
from intriga.words import MessageLike, Phrasebook

Query: TypeAlias = int | str | bool | None
"""A parameter of an address; None: it is left out."""


class DocumentLink(Struct, frozen=True):
    """A document that the viewer may read: its id, its address, what the link says."""

    id: str
    url: str
    label: str


class Looker:
    """Who looks at a page, and whether what is made for it has asked that: whatever has not is the
    same for all who see the same, and made once for them. `asked` is set as it is asked, and may be
    set back by whoever wants to know it of one part."""

    __slots__ = ("_viewer", "asked")

    def __init__(self, viewer: Viewer) -> None:
        self._viewer = viewer
        self.asked = False

    @property
    def viewer(self) -> Viewer:
        """Who looks."""
        self.asked = True
        return self._viewer

    @property
    def sees_all(self) -> bool:
        """Whether it is a referee. Asks nothing: those who see the same are all seats, or one."""
        return self._viewer == REFEREE

    @property
    def is_public(self) -> bool:
        """Whether it is somebody without a seat. Asks nothing, as `sees_all`."""
        return self._viewer == PUBLIC

    @property
    def sits(self) -> bool:
        """Whether it is a seat. Asks nothing, as `sees_all`."""
        return isinstance(self._viewer, int)


class Scene(Struct, frozen=True):
    """What a game's presentation is made from, beside the view.

    `viewer`: who looks; what is made without asking that is made once for all with this view
    (`Looker`; `mine` in templates is for what only one of them is to read). `book`: the texts of
    the game; `pages`: with those of its presentation. `marks`: the letter of each seat. `awaited`:
    seats that have to act now, as everybody knows; `asked`: whether the viewer is asked for
    something, be it in private. `offer`: the forms and domains of the viewer, if the viewer has a
    seat and the match is not over. `piece` renders a template, named as in `WebFiles`, with the
    fields of a struct, once for equal data: for parts of a board that rarely change;
    `kept(template, key, make)` does not even make the data as long as a key that they follow from
    is equal, names and all. `turns`: the events of `Turns` so far; `url`: the address of a static
    file; `document`: how a document is linked to. `events`: on a named page or paper, those of its
    events that the viewer received; `notes`: on one that shows the referee's log, that log, if the
    viewer may read it. `match_url`: the path of the match; `step`: of a finished match, the step
    that is shown, None in the present.
    """

    looker: Looker
    language: str
    names: tuple[str, ...]
    marks: tuple[str, ...]
    options: Mapping[str, object]
    awaited: tuple[Seat, ...]
    offer: Offer | None
    book: Phrasebook
    pages: Phrasebook
    piece: Callable[[str, Struct], Markup]
    kept: Callable[[str, Hashable, Callable[[], Struct]], Markup]
    url: Callable[[str], str]
    document: Callable[[Document], DocumentLink]
    turns: tuple[Event, ...] = ()
    asked: bool = False
    events: tuple[Event, ...] = ()
    notes: tuple[Note, ...] = ()
    match_url: str = ""
    step: int | None = None

    @property
    def viewer(self) -> Viewer:
        """Who looks."""
        return self.looker.viewer

    def page(self, name: str, **query: Query) -> str:
        """The address of a named page, as this viewer sees it at this moment."""
        return self._address(f"{self.match_url}/p/{name}", query)

    def paper(self, name: str, **query: Query) -> str:
        """The address of a paper, as `page`."""
        return self._address(f"{self.match_url}/papers/{name}.pdf", query)

    def log(self, **query: Query) -> str:
        """The address of the referee's log, as `page`. `upto`: up to which turn."""
        return self._address(f"{self.match_url}/log", query)

    def _address(self, path: str, query: Mapping[str, Query]) -> str:
        given = {key: _word(value) for key, value in query.items() if value is not None}
        if self.looker.sees_all:
            given["seat"] = "all"
        elif self.looker.is_public:  # a player may look at the big screen
            given["seat"] = "public"
        elif self.step is not None:
            given["seat"] = str(self.viewer)
        if self.step is not None:
            given["step"] = str(self.step)
        return f"{path}?{urlencode(given)}" if given else path

    def tell(self, told: MessageLike) -> str:
        """The text of an event or a message, with the names of today."""
        return self.book.text_of(told, self.names)

    def say(self, id: str, /, **params: Param) -> str:
        """A text of the presentation."""
        return self.pages.say(id, params, self.names)

    def render(self, param: Param) -> str:
        """The text of a parameter of a message."""
        return str(self.book.render(param, self.names))


def _word(value: Query) -> str:
    """A parameter as `NamedPage.read` reads it back."""
    return str(value).lower() if isinstance(value, bool) else str(value)
