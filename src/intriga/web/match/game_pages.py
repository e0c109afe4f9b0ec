"""What a game brings along for its pages: a package `pages` beside its words.

`<game.words>.pages` may hold templates, styles, scripts, `ru.ftl` and `en.ftl`, and, in its
`__init__`, any of the names of `GamePages` below. All of them are optional; a game without a
package of pages is told in sentences and played by its forms.

    BOARD, CARD, COVER   names of templates in the package
    CSS, JS              names of styles and scripts in the package, or of the pages: /js/zoom.js
    MINUTES              how long a match takes: "30–60"
    PICKS                name of a domain → field of the board whose cells are its values
    OPTIONS              groups of options: (message id of the title, advanced?, names)
    KEY                  ids of events that stand out among the dispatches
    QUICK                acts that a page may send by itself, if its player wishes so, when nothing
                         can be chosen in them
    ANSWERS              ids of events by which the game answers an act to its actor alone: they
                         stand in his receipt too
    OPENS                ids of events that begin a new group of dispatches
    MADE                 static files that are made, not read: name → function that gives the bytes
    TURNS                ids of public events that end a turn; a slider leads through them
    TURN                 name of the template of a turn gone by (always there when TURNS is)
    board(view, scene)   data of the board's template (always there when BOARD is)
    card(view, scene)    data of the card's template, or None for who has no card
    now(view, scene)     Now: phase, step, what is asked
    people(view, scene)  a label and a note for each seat
    signs(view, language)  a mark and the number of its colour, 0 to 7, for each seat; else the
                         letters and colours follow the seats
    ask(view, scene, form)  additions to a form as it is told: help, submit, consequence, reckoning;
                         template, as `games/<id>/<name>`: what stands in the place of its fields
    label(value, label)  how the choice of a cell is said on a button
    turn_name(view, scene, event)  what the turn is called that was ended by this event of TURNS
    turn(view, scene, event)  data of the template of a turn, from this one event: the view is
                         of another moment and serves for what never changes
    picture(view, scene, event)  a turn as an SVG document that needs nothing from elsewhere

A board may name `parts`: ready HTML by the id of its element. The template puts them where they
belong (`{{ board.parts['…'] }}`); a live page is sent those that have changed, without the board
around them.

A reckoning is a consequence that follows what is entered, put together in the browser
(js/reckon.js): `{"sums": {name: {field or "": factor}}, "lines": [line]}`, where "" is the
constant of a sum, and a line is `{"text", "when": [sum, least]}`, its `{name}`s filled with sums
and fields, or `{"of": field, "text": {value: sentence}}`.
"""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from markupsafe import Markup
from msgspec import Struct

from intriga.kernel.actors import Seat, Viewer
from intriga.kernel.events import Event
from intriga.kernel.game import Game
from intriga.kernel.observe import Offer
from intriga.words import Phrasebook

Data = dict[str, Any]
WORDS = ("intriga.table", "intriga.http_common", "intriga.web")
"""The packages whose texts all pages use."""


class Scene(Struct, frozen=True):
    """What a game's pages are made from, beside the view.

    `book`: the game's own words, for whatever its messages name; `pages`: the words of its pages.
    `marks`: the letter of each seat. `awaited`: seats that are asked now; `offer`: the forms and
    domains of the viewer, if he sits and the match goes on. `piece` fills in a template of the
    game's with plain data, once for equal data: for the parts of a board that rarely change.
    `turns`: the events of TURNS so far; `url`: the address of a static file of the pages.
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
    url: Callable[[str], str]
    turns: tuple[Event, ...] = ()

    def say(self, id: str, /, **params: Any) -> str:
        """A text of the pages."""
        return self.pages.say(id, params, self.names)

    def render(self, param: Any) -> str:
        """A parameter of a message, in the game's words."""
        return str(self.book.render(param, self.names))


class GamePages:
    """The pages of one game; what its package does not name has a plain default."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        package = f"{game.words}.pages"
        found = find_spec(package)
        self.package = package if found is not None and found.origin is not None else ""
        self._module: ModuleType | None = import_module(package) if self.package else None
        self.minutes: str = self._named("MINUTES", "")
        self.picks: Mapping[str, str] = self._named("PICKS", {})
        self.options: Sequence[tuple[str, bool, Sequence[str]]] = self._named("OPTIONS", ())
        self.key: frozenset[str] = self._named("KEY", frozenset())
        self.quick: frozenset[str] = self._named("QUICK", frozenset())
        self.answers: frozenset[str] = self._named("ANSWERS", frozenset())
        self.opens: frozenset[str] = self._named("OPENS", frozenset())
        self.made: Mapping[str, Callable[[], bytes]] = self._named("MADE", {})
        self.turns: frozenset[str] = self._named("TURNS", frozenset())
        self.board: Callable[[Any, Scene], Data] | None = self._named("board", None)
        self.card: Callable[[Any, Scene], Data | None] | None = self._named("card", None)
        self.now: Callable[[Any, Scene], Data] | None = self._named("now", None)
        self.ask: Callable[[Any, Scene, Data], Data] | None = self._named("ask", None)
        self.people: Callable[[Any, Scene], Sequence[Data]] | None = self._named("people", None)
        self.signs: Callable[[Any, str], Sequence[tuple[str, int]]] | None
        self.signs = self._named("signs", None)
        self.turn_name: Callable[[Any, Scene, Event], str] | None
        self.turn_name = self._named("turn_name", None)
        self.turn: Callable[[Any, Scene, Event], Data] | None = self._named("turn", None)
        self.picture: Callable[[Any, Scene, Event], str] | None = self._named("picture", None)

    def _named(self, name: str, default: Any) -> Any:
        return getattr(self._module, name, default)

    def template(self, part: str) -> str | None:
        """The template of BOARD, CARD, COVER or TURN as the environment knows it."""
        name = self._named(part, None)
        return f"games/{self.game.id}/{name}" if name else None

    def files(self, part: str) -> list[str]:
        """The static paths of CSS or JS; a name that begins with / is one of the pages' own."""
        return [
            name[1:] if name.startswith("/") else f"games/{self.game.id}/{name}"
            for name in self._named(part, ())
        ]

    def source(self, name: str) -> str | None:
        """The text of a template of this package."""
        if not self.package:
            return None
        item = files(self.package) / name
        return item.read_text("utf-8") if item.is_file() else None

    def words(self) -> tuple[str, ...]:
        """The packages whose texts the pages of this game use, later ones winning."""
        words = (*WORDS, self.game.words)
        return (*words, self.package) if self.package else words
