"""What all pages of one server share: the table, templates, texts, static files, caches."""

from collections.abc import Callable, Hashable, Iterable, Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

import msgspec
from jinja2 import TemplateNotFound, pass_context
from jinja2.runtime import Context
from markupsafe import Markup

from intriga.games import installed
from intriga.http_common import RateLimits, Settings
from intriga.kernel.game import Game
from intriga.kernel.text import refuse
from intriga.table import Table, TableError
from intriga.web.assets import Assets
from intriga.web.game_pages import WORDS, GamePages
from intriga.web.printing.printer import Printer
from intriga.web.rendering.failures import Failures
from intriga.web.rendering.fragments import mine
from intriga.web.rendering.page_cache import NO_FRAME, PageCache, PageFrame
from intriga.web.rendering.template_engine import Templates
from intriga.words import Phrasebook, figure, phrasebook

Say = Callable[..., str]
"""`t(id, **params)`: the text of a message."""

_LONG: Final = 128
"""Characters of rendered HTML from which on a digest stands for it where it is compared."""


@pass_context
def _figure(context: Context, number: int) -> str:
    """`number|figure` in templates: as people write it in the language of the page."""
    return figure(number, context["lang"])


def _short(value: Any) -> Any:
    """What stands for a value that is not plain: for long HTML its hash, which is known already, as
    such HTML is kept and put into many pages."""
    if type(value) is Markup and len(value) > _LONG:
        return hash(value), len(value)
    return str(value)


_encode = msgspec.json.Encoder(enc_hook=_short).encode


class Site:
    """One server's pages. `limits`: shared with the API."""

    def __init__(
        self, table: Table, settings: Settings, games: Mapping[str, Game[Any]] | None = None
    ) -> None:
        self.table = table
        self.settings = settings
        self.games = dict(installed() if games is None else games)
        self.pages = {id: GamePages(game) for id, game in self.games.items()}
        self._folders = {
            folder: package
            for pages in self.pages.values()
            for folder, package in pages.folders.items()
        }
        self.assets = Assets(self._folders, _generated(self.pages.values()))
        self.limits = RateLimits(settings)
        self.printer = Printer()
        self.page_cache = PageCache()
        self.failures = Failures()
        self._templates = Templates(self._source_of_game)
        self._templates.globals["static"] = self.assets.url
        self._templates.globals["piece"] = self._piece_of_template
        self._templates.globals["mine"] = mine
        self._templates.globals["guarded"] = self._guarded
        self._templates.filters["figure"] = _figure

    def _source_of_game(self, name: str) -> str | None:
        start, _, rest = name.partition("/")
        id, _, file = rest.partition("/")
        package = self._folders.get(f"{start}/{id}")
        if package is None:
            return None
        item = files(package) / file
        return item.read_text("utf-8") if item.is_file() else None

    def game(self, id: str) -> Game[Any]:
        """The rules of a game. Raises `TableError` for one that is not installed."""
        if id not in self.games:
            raise TableError("unknown", refuse("table-no-game", game=id[:40]))
        return self.games[id]

    def command_id(self) -> str:
        """A new id for the command of a form. Random: a number would show how many pages others
        have been sent, and so that somebody has acted in secret."""
        return self.settings.token()

    def has_template(self, name: str) -> bool:
        """Whether there is such a template. Raises `TemplateSyntaxError` for one that is wrong."""
        try:
            self._templates.get_template(name)
        except TemplateNotFound:
            return False
        return True

    def render(self, template: str, **data: Any) -> str:
        """A rendered template."""
        return self._templates.render(template, data)

    def piece(
        self,
        template: str,
        language: str,
        game: str,
        data: Mapping[str, Any],
        frame: PageFrame = NO_FRAME,
    ) -> Markup:
        """A part of a match's page, rendered once for equal data: most of what a step leaves as it
        was need not be rendered again. `data` must be plain; `frame`: what it has besides."""
        key = (template, language, game, frame.key, _encode(data))
        known = self.page_cache.parts.get(key)
        if known is not None:
            return known
        t = self.say(language, game)
        html = Markup(self.render(template, t=t, lang=language, **frame.data, **data))
        return self.page_cache.parts.put(key, html)

    def kept_piece(
        self,
        template: str,
        words: tuple[str, str],
        key: Hashable,
        make: Callable[[], Mapping[str, Any]],
    ) -> Markup:
        """As `piece`, for data that follow from `key` and are made only where they are needed.
        `words`: the language and the game."""
        whole = (template, *words, "", key)
        known = self.page_cache.parts.get(whole)
        if known is not None:
            return known
        html = Markup(self.render(template, t=self.say(*words), lang=words[0], **make()))
        return self.page_cache.parts.put(whole, html)

    @pass_context
    def _piece_of_template(self, context: Context, template: str, **data: Any) -> Markup:
        """`piece(template, **data)` in templates: as `piece`, for the page being rendered."""
        game = context["match"]["game_id"]
        return self.piece(template, context["lang"], game, data)

    @pass_context
    def _guarded(self, context: Context, template: str, zone: str = "") -> Markup:
        """`guarded(template)` in templates: as `include`, for what must not take the page with it:
        if it fails, that is shown in its place. `zone`: the id of its element, if it is a zone,
        which is shown as failed, too, where its data could not be made (`failed` of the page)."""
        if not zone or zone not in (context.get("failed") or ()):
            try:
                made = self._templates.get_template(template)
                return Markup(made.render(context.get_all()))
            except Exception as problem:
                self.failures.log(f"{context['match']['game_id']}: {template}", problem)
        return Markup(
            self._templates.get_template("match/fragments/failed.html").render(
                t=context["t"], zone=zone
            )
        )

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


def _generated(games: Iterable[GamePages]) -> dict[str, dict[str, bytes]]:
    """Folder → name → the static files that functions make."""
    makers = {folder: some for pages in games for folder, some in pages.generated.items()}
    return {
        folder: {name: make() for name, make in some.items()} for folder, some in makers.items()
    }


@lru_cache(maxsize=256)
def _say(language: str, packages: tuple[str, ...]) -> Say:
    book = phrasebook(language, *packages)

    def t(id: str, /, **params: Any) -> str:
        return book.say(id, params)

    return t
