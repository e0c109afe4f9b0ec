"""The rules of a game, as players read them: Markdown that the game brings along."""

from functools import lru_cache
from importlib.resources import files

from litestar import get
from litestar.params import FromPath
from markdown_it import MarkdownIt
from markdown_it.token import Token

from intriga.kernel.text import refuse
from intriga.table import TableError
from intriga.web.context import Visit, visit_of
from intriga.web.http import Request, Response
from intriga.web.lobby.create import known
from intriga.web.lobby.lobby import games_told
from intriga.web.match.game_pages import Data
from intriga.web.printing.printouts import printouts
from intriga.words import LANGUAGES

FOLDER = "rules_text"
"""Beside the words of a game: `ru.md` and `en.md`."""


@get("/rules")
async def all_rules(request: Request) -> Response:
    """The rules of the first game; the page leads to those of the others."""
    visit = await visit_of(request)
    return rules_page(visit, next(iter(visit.site.games)))


@get("/rules/{game:str}")
async def rules(request: Request, game: FromPath[str]) -> Response:
    """The rules of one game."""
    return rules_page(await visit_of(request), game)


def rules_page(visit: Visit, game: str) -> Response:
    """Contents and text. Raises `TableError` for a game that is not installed."""
    words = known(visit, game).words
    told = games_told(visit.site, visit.language)
    this = next(one for one in told if one["id"] == game)
    text, contents = rendered(words, visit.language)
    if not text:
        raise TableError("unknown", refuse("rules-unwritten", game=this["name"]))
    return visit.page(
        "rules.html",
        200,
        game,
        here="rules",
        game=this,
        games=told,
        text=text,
        contents=contents,
        printouts=printouts(visit.site.games[game], visit.language),
    )


@lru_cache(maxsize=64)
def rendered(words: str, language: str) -> tuple[str, list[Data]]:
    """The rules as HTML with anchors at its headings, and the list of those headings, in this
    language or the one they are written in. Empty where a game brings none. Raw HTML in the text
    stays text."""
    written = (files(words) / FOLDER / f"{code}.md" for code in (language, *LANGUAGES))
    source = next((file for file in written if file.is_file()), None)
    if source is None:
        return "", []
    markdown = MarkdownIt("commonmark", {"html": False, "typographer": False}).enable("table")
    tokens = markdown.parse(source.read_text("utf-8"))
    if tokens and tokens[0].tag == "h1":
        tokens = tokens[3:]  # the page has a title of its own
    contents = []
    for number, (opening, inline) in enumerate(_headings(tokens)):
        opening.attrSet("id", f"part-{number}")
        deep = opening.tag != "h2"
        title = inline.content.replace("**", "").replace("`", "")
        contents.append({"id": f"part-{number}", "title": title, "deep": deep})
    return markdown.renderer.render(tokens, markdown.options, {}), contents


def _headings(tokens: list[Token]) -> list[tuple[Token, Token]]:
    return [
        (token, tokens[at + 1])
        for at, token in enumerate(tokens)
        if token.type == "heading_open" and token.tag in ("h2", "h3")
    ]
