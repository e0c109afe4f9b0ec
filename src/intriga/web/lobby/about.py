"""“What is this?”: the page that introduces a game, and its picture for messengers."""

from functools import partial
from typing import Final

from litestar import get
from litestar.params import FromPath
from typst import TypstError

from intriga.web.http import Request, Response
from intriga.web.lobby.lessons import offered_to_newcomer
from intriga.web.lobby.lobby import game_cards
from intriga.web.lobby.rule_texts import minute, rendered
from intriga.web.lobby.sharing import shared
from intriga.web.printing.covers import HEIGHT, WIDTH, colours, cover_styles, lines_of
from intriga.web.request.context import RequestContext, context_of
from intriga.web.site import Site
from intriga.words import LANGUAGES

_PICTURE: Final = "picture for messengers"
_KEPT: Final = "public, max-age=86400"
"""A picture may be kept for a day, by everybody."""


@get("/games/{game:str}")
async def about(request: Request, game: FromPath[str]) -> Response:
    """The game's name, facts and rules in a minute, and the ways to play it. Raises `TableError`
    for a game that is not installed."""
    return await about_page(await context_of(request), game)


async def about_page(ctx: RequestContext, game: str) -> Response:
    """See `about`."""
    words = ctx.site.game(game).words
    this = next(card for card in game_cards(ctx.site, ctx.language) if card["id"] == game)
    return ctx.page(
        "lobby/about.html",
        200,
        game,
        game=this,
        minute=minute(game, words, ctx.language),
        lesson=await offered_to_newcomer(ctx, game),
        rules=bool(rendered(words, ctx.language)[0]),
        share=shared(ctx, game, f"{this['name']} · {ctx.say()('intriga')}", this["tagline"]),
    )


@get("/games/{game:str}/cover.png")
async def cover(request: Request, game: FromPath[str]) -> Response:
    """The picture of a game, `WIDTH` by `HEIGHT` pixels: the same for everybody, in the language
    `?lang=`, the first of ours unless it is one of them. Raises `TableError` for a game that is not
    installed, `TooManyRequests`."""
    ctx = await context_of(request)
    ctx.site.game(game)
    asked = request.query_params.get("lang", "")
    language = asked if asked in LANGUAGES else LANGUAGES[0]
    try:
        body = await _picture(ctx, game, language, covered=True)
    except TypstError as problem:  # the game's cover is no SVG
        ctx.site.failures.log(f"{game} {_PICTURE}", problem)
        body = await _picture(ctx, game, language, covered=False)
    return Response(body, media_type="image/png", headers={"cache-control": _KEPT})


async def _picture(ctx: RequestContext, game: str, language: str, *, covered: bool) -> bytes:
    """The picture as PNG, with the game's cover or without; whichever can be made is kept as the
    game's. Raises `TypstError` for a cover that cannot be drawn, `TooManyRequests`."""
    draw = partial(_drawn, ctx.site, game, language, covered=covered)
    key = (_PICTURE, game, language)
    return await ctx.site.printer.kept_picture(key, draw, WIDTH, address=ctx.address)


def _drawn(site: Site, game: str, language: str, *, covered: bool) -> str:
    """The picture as SVG."""
    card = next(card for card in game_cards(site, language) if card["id"] == game)
    return site.render(
        "lobby/cover.svg",
        t=site.say(language, game),
        width=WIDTH,
        height=HEIGHT,
        colours=colours(game),
        styles=cover_styles(game),
        name=lines_of(card["name"]),
        cover_template=card["cover_template"] if covered else None,
    )
