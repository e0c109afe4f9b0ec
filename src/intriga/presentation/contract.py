"""The presentation of a game: everything that doors show of it, beside its texts."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from msgspec import Struct, field

from intriga.kernel.disclosure.events import Event
from intriga.presentation.drafts import Drafts
from intriga.presentation.endings import Ending
from intriga.presentation.forms import Forms
from intriga.presentation.frames import Frame
from intriga.presentation.learning import Hint
from intriga.presentation.moments import Moments
from intriga.presentation.named import NamedPage, Paper, check_declared
from intriga.presentation.referee_log import LogTitles
from intriga.presentation.scene import Scene
from intriga.presentation.screens.declared import Screens
from intriga.presentation.status import Board, Now, PersonNote, Resource, SeatMark
from intriga.presentation.turns import Turns
from intriga.presentation.web_files import WebFiles

V_contra = TypeVar("V_contra", contravariant=True)


class OptionGroup(Struct, frozen=True):
    """Options that stand together where a match is set up. `title`: a message id; `advanced`: they
    are folded."""

    title: str
    names: tuple[str, ...]
    advanced: bool = False


class News(Struct, Generic[V_contra], frozen=True, kw_only=True):
    """Which events matter. `key`: ids of those that are highlighted, and count as unread;
    `answers`: of those by which the game answers an act to its actor alone, which stand in the
    receipt and do not count as unread; `opens`: of those that begin a new group. `concerns(view,
    scene, event)`: whether another public event counts as unread for the viewer's seat; without it,
    whether it names that seat."""

    key: frozenset[str] = field(default_factory=frozenset)
    answers: frozenset[str] = field(default_factory=frozenset)
    opens: frozenset[str] = field(default_factory=frozenset)
    concerns: Callable[[V_contra, Scene, Event], bool] | None = None


class Presentation(Struct, Generic[V_contra], frozen=True, kw_only=True):
    """What a game shows. All is optional: a game without any of it is shown in sentences and played
    with its forms. Every function gets the viewer's own view, so it can show nothing else; it keeps
    nothing between calls.

    `minutes`: how long a match takes, "30–60". `board`, `card`: the data of their templates
    (`WebFiles`), the card None for a viewer without one. `frame`: what of the board the viewer's
    decision is about, None for all of it; `strip`: the data of the low stage that stands in place
    of the board where the choices are the board, None where there is none. `now`: where the match
    stands; `people`: a note for each seat; `marks(view, language)`: how each seat is shown (without
    it, letters, and colours that follow the seats); `resources`: what the viewer has, at most four,
    beside each decision. `thumbnail`: the position as a small SVG document, from the view of the
    public. `rules`: kind or key of a window → anchor of the heading of the rules about it
    (`## The bidding {#bidding}`). `screens`: the big screen of a hall. `log`: of a game that writes
    a referee's log, how its parts are called. `pages`, `papers`: of the game's own, by the names in
    their addresses. `hint`: what a newcomer might do now. `ending`: of a match that is over, from
    the view of a referee, since its replay is open to all; also where people ended it before its
    rules did. `Scene.viewer` is who looks.
    """

    minutes: str = ""
    options: tuple[OptionGroup, ...] = ()
    board: Callable[[V_contra, Scene], Board] | None = None
    card: Callable[[V_contra, Scene], Struct | None] | None = None
    frame: Callable[[V_contra, Scene], Frame | None] | None = None
    strip: Callable[[V_contra, Scene], Struct | None] | None = None
    now: Callable[[V_contra, Scene], Now] | None = None
    people: Callable[[V_contra, Scene], Sequence[PersonNote]] | None = None
    marks: Callable[[V_contra, str], Sequence[SeatMark]] | None = None
    resources: Callable[[V_contra, Scene], Sequence[Resource]] | None = None
    thumbnail: Callable[[V_contra, Scene], str] | None = None
    forms: Forms[V_contra] = Forms()
    drafts: Drafts[V_contra] = Drafts()
    news: News[V_contra] = News()
    turns: Turns[V_contra] | None = None
    moments: Moments[V_contra] | None = None
    screens: Screens[V_contra] | None = None
    rules: Mapping[str, str] = {}
    log: LogTitles | None = None
    pages: Mapping[str, NamedPage[V_contra, Any]] = {}
    papers: Mapping[str, Paper[V_contra, Any]] = {}
    hint: Callable[[V_contra, Scene], Hint | None] | None = None
    ending: Callable[[V_contra, Scene], Ending] | None = None
    web: WebFiles = WebFiles()

    def __post_init__(self) -> None:
        """Raises `TypeError` for what cannot be served, so that the server does not start."""
        check_declared({**self.pages, **self.papers})
        if (self.board is None) != (self.web.board is None):
            raise TypeError("a board has data and a template")
        if (self.card is None) != (self.web.card is None):
            raise TypeError("a card has data and a template")
        if (self.strip is None) != (self.web.strip is None):
            raise TypeError("a strip has data and a template")
        if (self.turns is None) != (self.web.turn is None):
            raise TypeError("turns have data and a template")
