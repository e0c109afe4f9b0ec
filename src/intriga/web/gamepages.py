"""What a game brings along for its pages: a package `pages` beside its words.

`<game.words>.pages` may hold templates, styles, scripts, `ru.ftl` and `en.ftl`, and, in its
`__init__`, any of the names of `GamePages` below. All of them are optional; a game without a
package of pages is told in sentences and played by its forms.

    BOARD, CARD, COVER   names of templates in the package
    CSS, JS              names of styles and scripts in the package
    MINUTES              how long a match takes: "30–60"
    PICKS                name of a domain → field of the board whose cells are its values
    OPTIONS              groups of options: (message id of the title, advanced?, names)
    KEY                  ids of events that stand out among the dispatches
    QUICK                acts that a page may send by itself, if its player wishes so, when nothing
                         can be chosen in them
    OPENS                ids of events that begin a new group of dispatches
    board(view, scene)   data of the board's template (always there when BOARD is)
    card(view, scene)    data of the card's template, or None for who has no card
    now(view, scene)     Now: phase, step, what is asked
    people(view, scene)  a label and a note for each seat
    ask(view, scene, form)  additions to a form as it is told: help, submit, consequence, reckoning
    label(value, label)  how the choice of a cell is said on a button

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
from intriga.kernel.game import Game
from intriga.kernel.observe import Offer
from intriga.words import Phrasebook

Data = dict[str, Any]


class Scene(Struct, frozen=True):
    """What a game's pages are made from, beside the view.

    `book`: the game's own words, for whatever its messages name; `pages`: the words of its pages.
    `marks`: the letter of each seat. `awaited`: seats that are asked now; `offer`: the forms and
    domains of the viewer, if he sits and the match goes on. `piece` fills in a template of the
    game's with plain data, once for equal data: for the parts of a board that rarely change.
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
        self.opens: frozenset[str] = self._named("OPENS", frozenset())
        self.board: Callable[[Any, Scene], Data] | None = self._named("board", None)
        self.card: Callable[[Any, Scene], Data | None] | None = self._named("card", None)
        self.now: Callable[[Any, Scene], Data] | None = self._named("now", None)
        self.ask: Callable[[Any, Scene, Data], Data] | None = self._named("ask", None)
        self.people: Callable[[Any, Scene], Sequence[Data]] | None = self._named("people", None)

    def _named(self, name: str, default: Any) -> Any:
        return getattr(self._module, name, default)

    def template(self, part: str) -> str | None:
        """The template of BOARD, CARD or COVER as the environment knows it."""
        name = self._named(part, None)
        return f"games/{self.game.id}/{name}" if name else None

    def files(self, part: str) -> list[str]:
        """The static paths of CSS or JS."""
        return [f"games/{self.game.id}/{name}" for name in self._named(part, ())]

    def source(self, name: str) -> str | None:
        """The text of a template of this package."""
        if not self.package:
            return None
        item = files(self.package) / name
        return item.read_text("utf-8") if item.is_file() else None

    def words(self) -> tuple[str, ...]:
        """The packages whose texts the pages of this game use, later ones winning."""
        words = ("intriga.table", "intriga.web", self.game.words)
        return (*words, self.package) if self.package else words
