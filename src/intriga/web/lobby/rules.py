"""The page with the rules of a game, and its printouts as PDF."""

from typing import Any

import msgspec
from litestar import get
from litestar.params import FromPath

from intriga.kernel.game import InvalidOptions, usual_seats
from intriga.kernel.text import refuse
from intriga.table import TableError
from intriga.web.http import Request, Response
from intriga.web.lobby.lessons import with_lessons
from intriga.web.lobby.lobby import game_cards
from intriga.web.lobby.rule_texts import rendered
from intriga.web.printing.printouts import UnknownPrintout, printouts
from intriga.web.request.context import RequestContext, context_of


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
