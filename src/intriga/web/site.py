"""What all pages share: the table, the templates, the texts, the static files."""

from collections import OrderedDict
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final

import msgspec
from jinja2 import (
    BaseLoader,
    BytecodeCache,
    ChoiceLoader,
    Environment,
    FunctionLoader,
    PackageLoader,
    pass_context,
)
from jinja2.bccache import Bucket
from jinja2.runtime import Context
from markupsafe import Markup

from intriga.games import installed
from intriga.http_common import RateLimits, Settings
from intriga.kernel.game import Game
from intriga.table import Table
from intriga.web.assets import Assets
from intriga.web.match.game_pages import WORDS, GamePages
from intriga.web.printing.printer import Printer
from intriga.words import Phrasebook, phrasebook

Say = Callable[..., str]

_PIECES: Final = 4096
"""How many parts of pages are remembered."""

_encode = msgspec.json.Encoder(enc_hook=str).encode


class Templates(Environment):
    """Templates that look into mappings first: ours are full of them, and Jinja's own order — the
    attribute, its exception, then the item — costs more than all the rest of a page."""

    def getattr(self, obj: Any, attribute: str) -> Any:
        if type(obj) is dict and attribute in obj:
            return obj[attribute]
        return super().getattr(obj, attribute)


class Compiled(BytecodeCache):
    """Templates that were compiled once in this process: every other server in it has them, too.
    Jinja itself sees to it that a changed source is compiled anew."""

    def __init__(self) -> None:
        self._codes: dict[str, bytes] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        if bucket.key in self._codes:
            bucket.bytecode_from_string(self._codes[bucket.key])

    def dump_bytecode(self, bucket: Bucket) -> None:
        self._codes[bucket.key] = bucket.bytecode_to_string()


_COMPILED: Final = Compiled()


class Site:
    """One server's pages. `limits`: what they share with the other ways in."""

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
        self._templates = Templates(
            loader=self._loader(),
            autoescape=True,
            auto_reload=False,
            cache_size=-1,
            bytecode_cache=_COMPILED,
        )
        self._templates.globals["static"] = self.assets.url
        self._templates.globals["piece"] = self._piece_of_template
        self._pieces: OrderedDict[tuple[str, str, str, bytes], Markup] = OrderedDict()

    def _loader(self) -> BaseLoader:
        def of_game(name: str) -> str | None:
            start, _, rest = name.partition("/")
            id, _, file = rest.partition("/")
            return self.pages[id].source(file) if start == "games" and id in self.pages else None

        return ChoiceLoader([PackageLoader("intriga.web"), FunctionLoader(of_game)])

    def command(self) -> str:
        """An id for the command of a form: no other form has it. It is random, for a number would
        tell how many pages others have been sent, and so that somebody has acted in secret."""
        return self.settings.token()

    def render(self, template: str, **context: Any) -> str:
        """A template, filled in."""
        return self._templates.get_template(template).render(context)

    def piece(self, template: str, language: str, game: str, shown: Mapping[str, Any]) -> Markup:
        """A part of a match's page, which is made once for whatever is the same on it: most of
        what a step leaves as it was need not be made again. `shown` is plain data."""
        key = (template, language, game, _encode(shown))
        known = self._pieces.get(key)
        if known is not None:
            self._pieces.move_to_end(key)
            return known
        say = self.say(language, game)
        made = self._pieces[key] = Markup(self.render(template, t=say, lang=language, **shown))
        if len(self._pieces) > _PIECES:
            self._pieces.popitem(last=False)
        return made

    @pass_context
    def _piece_of_template(self, context: Context, template: str, **shown: Any) -> Markup:
        """`piece(template, **data)` of the templates: as `piece`, for the page being made."""
        game = context["match"]["game_id"]
        return self.piece(template, context["lang"], game, shown)

    def book(self, language: str, game: str = "") -> Phrasebook:
        """The texts of the pages, with those of a game's pages."""
        return phrasebook(language, *self._packages(game))

    def game_book(self, language: str, game: str) -> Phrasebook:
        """A game's own words: for events, refusals and whatever its messages name."""
        return phrasebook(language, "intriga.table", self.games[game].words)

    def say(self, language: str, game: str = "") -> Say:
        """`t` of the templates."""
        return speaker(language, self._packages(game))

    def _packages(self, game: str) -> tuple[str, ...]:
        return self.pages[game].words() if game else WORDS


@lru_cache(maxsize=256)
def speaker(language: str, packages: tuple[str, ...]) -> Say:
    """`t(id, **params)` of one language."""
    book = phrasebook(language, *packages)

    def t(id: str, /, **params: Any) -> str:
        return book.say(id, params)

    return t
