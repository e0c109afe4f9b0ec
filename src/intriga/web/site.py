"""What all pages of one server share: the table, templates, texts, static files, caches."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

import msgspec
from jinja2 import pass_context
from jinja2.runtime import Context
from markupsafe import Markup

from intriga.games import installed
from intriga.http_common import RateLimits, Settings
from intriga.kernel.game import Game
from intriga.kernel.text import refuse
from intriga.table import Table, TableError
from intriga.web.assets import Assets
from intriga.web.game_pages import WORDS, GamePages
from intriga.web.page_cache import PageCache
from intriga.web.printing.printer import Printer
from intriga.web.template_engine import Templates
from intriga.words import Phrasebook, phrasebook

Say = Callable[..., str]
"""`t(id, **params)`: the text of a message."""

_encode = msgspec.json.Encoder(enc_hook=str).encode


class Site:
    """One server's pages. `limits`: shared with the API."""

    def __init__(
        self, table: Table, settings: Settings, games: Mapping[str, Game[Any]] | None = None
    ) -> None:
        self.table = table
        self.settings = settings
        self.games = dict(installed() if games is None else games)
        self.pages = {id: GamePages(game) for id, game in self.games.items()}
        packages = {id: pages.package for id, pages in self.pages.items() if pages.package}
        generated = {
            id: {name: make() for name, make in pages.generated.items()}
            for id, pages in self.pages.items()
        }
        self.assets = Assets(packages, generated)
        self.limits = RateLimits(settings)
        self.printer = Printer()
        self.page_cache = PageCache()
        self._templates = Templates(self._source_of_game)
        self._templates.globals["static"] = self.assets.url
        self._templates.globals["piece"] = self._piece_of_template

    def _source_of_game(self, name: str) -> str | None:
        start, _, rest = name.partition("/")
        id, _, file = rest.partition("/")
        return self.pages[id].source(file) if start == "games" and id in self.pages else None

    def game(self, id: str) -> Game[Any]:
        """The rules of a game. Raises `TableError` for one that is not installed."""
        if id not in self.games:
            raise TableError("unknown", refuse("table-no-game", game=id[:40]))
        return self.games[id]

    def command_id(self) -> str:
        """A new id for the command of a form. Random: a number would show how many pages others
        have been sent, and so that somebody has acted in secret."""
        return self.settings.token()

    def render(self, template: str, **data: Any) -> str:
        """A rendered template."""
        return self._templates.render(template, data)

    def piece(self, template: str, language: str, game: str, data: Mapping[str, Any]) -> Markup:
        """A part of a match's page, rendered once for equal data: most of what a step leaves as it
        was need not be rendered again. `data` must be plain."""
        key = (template, language, game, _encode(data))
        known = self.page_cache.parts.get(key)
        if known is not None:
            return known
        html = Markup(self.render(template, t=self.say(language, game), lang=language, **data))
        return self.page_cache.parts.put(key, html)

    @pass_context
    def _piece_of_template(self, context: Context, template: str, **data: Any) -> Markup:
        """`piece(template, **data)` in templates: as `piece`, for the page being rendered."""
        game = context["match"]["game_id"]
        return self.piece(template, context["lang"], game, data)

    def book(self, language: str, game: str = "") -> Phrasebook:
        """The texts of the pages, with those of a game and its pages."""
        return phrasebook(language, *self._packages(game))

    def game_book(self, language: str, game: str) -> Phrasebook:
        """The texts of a game: for events, refusals and whatever its messages name."""
        return phrasebook(language, "intriga.table", self.games[game].words)

    def game_name(self, language: str, game: str) -> str:
        """What a game is called; its id if it is not installed."""
        if game not in self.games:
            return game
        return self.game_book(language, game).say(f"game-{game}")

    def say(self, language: str, game: str = "") -> Say:
        """`t` of the templates."""
        return _say(language, self._packages(game))

    def _packages(self, game: str) -> tuple[str, ...]:
        return self.pages[game].words() if game else WORDS


@lru_cache(maxsize=256)
def _say(language: str, packages: tuple[str, ...]) -> Say:
    book = phrasebook(language, *packages)

    def t(id: str, /, **params: Any) -> str:
        return book.say(id, params)

    return t
