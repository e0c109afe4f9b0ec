"""The rules of a game, written in Markdown beside its texts, and its printouts as PDF."""

import re
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

import msgspec
from litestar import get
from litestar.params import FromPath
from markdown_it import MarkdownIt
from markdown_it.token import Token

from intriga.kernel.game import InvalidOptions, usual_seats
from intriga.kernel.text import refuse
from intriga.table import TableError
from intriga.web.game_pages import Data
from intriga.web.http import Request, Response
from intriga.web.lobby.lessons import with_lessons
from intriga.web.lobby.lobby import game_cards
from intriga.web.printing.printouts import UnknownPrintout, printouts
from intriga.web.request.context import RequestContext, context_of
from intriga.words import LANGUAGES

_ANCHOR: Final = re.compile(r"\s*\{#([a-z][a-z-]*)\}$")

FOLDER = "rules_text"
"""Folder beside the texts of a game, with `ru.md` and `en.md`."""


@get("/rules")
async def all_rules(request: Request) -> Response:
    """The rules of the first game, with links to those of the others."""
    ctx = await context_of(request)
    return rules_page(ctx, next(iter(ctx.site.games)))


@get("/rules/{game:str}")
async def rules(request: Request, game: FromPath[str]) -> Response:
    """The rules of one game."""
    return rules_page(await context_of(request), game)


def rules_page(ctx: RequestContext, game: str) -> Response:
    """Contents and text. Raises `TableError` for a game that is not installed or has no rules."""
    words = ctx.site.game(game).words
    cards = game_cards(ctx.site, ctx.language)
    this = next(card for card in cards if card["id"] == game)
    text, contents = rendered(words, ctx.language)
    if not text:
        raise TableError("unknown", refuse("rules-unwritten", game=this["name"]))
    return ctx.page(
        "lobby/rules.html",
        200,
        game,
        here="rules",
        game=this,
        games=cards,
        text=with_lessons(ctx, game, text),
        contents=contents,
        printouts=printouts(ctx.site.games[game], ctx.language),
    )


@lru_cache(maxsize=64)
def rendered(words: str, language: str) -> tuple[str, list[Data]]:
    """The rules as HTML with anchors at the headings, and the list of headings, in this language or
    the one they are written in; empty for a game without rules. HTML in the Markdown is escaped.

    A heading may name its anchor, the same in every language: `## The bidding {#bidding}`."""
    candidates = (files(words) / FOLDER / f"{code}.md" for code in (language, *LANGUAGES))
    source = next((file for file in candidates if file.is_file()), None)
    if source is None:
        return "", []
    markdown = MarkdownIt("commonmark", {"html": False, "typographer": False}).enable("table")
    tokens = markdown.parse(source.read_text("utf-8"))
    if tokens and tokens[0].tag == "h1":
        tokens = tokens[3:]  # the page has a title of its own
    _label_cells(tokens)
    contents = []
    for number, (opening, inline) in enumerate(_headings(tokens)):
        id = _anchor(inline) or f"part-{number}"
        opening.attrSet("id", id)
        deep = opening.tag != "h2"
        title = inline.content.replace("**", "").replace("`", "")
        contents.append({"id": id, "title": title, "deep": deep})
    return markdown.renderer.render(tokens, markdown.options, {}), contents


def _anchor(heading: Token) -> str:
    """Take the name of the anchor off a heading; empty if there is none."""
    last = heading.children[-1] if heading.children else None
    found = _ANCHOR.search(last.content) if last is not None else None
    if last is None or found is None:
        return ""
    last.content = last.content[: found.start()]
    heading.content = _ANCHOR.sub("", heading.content)
    return found[1]


_EMPTY_HEAD: Final = "empty_head_open"
_ROLES: Final = {
    "table_open": "table",
    "thead_open": "rowgroup",
    "tbody_open": "rowgroup",
    "tr_open": "row",
    "th_open": "columnheader",
    "td_open": "cell",
    _EMPTY_HEAD: "cell",
}


def _label_cells(tokens: list[Token]) -> None:
    """Put the heading of its column on each cell of a table: a narrow screen shows the rows as
    paragraphs (css/lobby.css). The roles keep it a table for screen readers then."""
    columns: list[str] = []
    column = 0
    _take_empty_heads(tokens)
    for token, following in zip(tokens, [*tokens[1:], None], strict=True):
        if token.type in _ROLES:
            token.attrSet("role", _ROLES[token.type])
        if token.type == "table_open":
            columns = []
        elif token.type == "tr_open":
            column = 0
        elif token.type in ("th_open", _EMPTY_HEAD) and following is not None:
            columns.append(following.content)
        elif token.type == "td_open":
            token.attrSet("data-label", columns[column])
            column += 1


def _take_empty_heads(tokens: list[Token]) -> None:
    """An empty corner of a table heads no column: it is a cell like others."""
    for opening, inline, closing in zip(tokens, tokens[1:], tokens[2:], strict=False):
        if opening.type == "th_open" and not inline.content:
            opening.type, opening.tag, closing.tag = _EMPTY_HEAD, "td", "td"


def _headings(tokens: list[Token]) -> list[tuple[Token, Token]]:
    return [
        (token, tokens[at + 1])
        for at, token in enumerate(tokens)
        if token.type == "heading_open" and token.tag in ("h2", "h3")
    ]


@get("/print/{game:str}/{file:str}")
async def printout(request: Request, game: FromPath[str], file: FromPath[str]) -> Response:
    """A printout: `/print/espionage/board.pdf`, with `?m=` for the options and names of a match.

    Only what is public is printed. Raises `TableError`.
    """
    ctx = await context_of(request)
    rules = ctx.site.game(game)
    options, names = await _options_and_names(ctx, game, request.query_params.get("m", ""))
    name = file.removesuffix(".pdf")
    try:
        players = names or [""] * usual_seats(rules)
        body = await ctx.site.printer.printout(
            rules, name, ctx.language, options, players, address=ctx.address
        )
    except UnknownPrintout:
        raise TableError("unknown", refuse("print-unknown")) from None
    except InvalidOptions as invalid:
        raise TableError("invalid", invalid.refusal) from None
    except (msgspec.ValidationError, ValueError):
        raise TableError("invalid", refuse("print-unknown")) from None
    headers = {
        "content-disposition": f'inline; filename="{game}-{name}-{ctx.language}.pdf"',
        "cache-control": "no-store",
    }
    return Response(body, media_type="application/pdf", headers=headers)


async def _options_and_names(
    ctx: RequestContext, game: str, match: str
) -> tuple[dict[str, Any], list[str]]:
    """The options and the players' names of a match, if this person may see it; empty without a
    match. Raises `TableError`."""
    if not match:
        return {}, []
    await ctx.table.viewer(match, ctx.me)
    info = await ctx.match_info(match)
    if info.game != game:
        raise TableError("unknown", refuse("table-no-match"))
    return info.options, [seat.name for seat in info.seats]
