"""A new match: whom to play with, and every option of the game."""

from collections.abc import Mapping
from typing import Final

from litestar import get, post
from litestar.params import FromPath

from intriga.http_common.rate_limits.policies import NEW_MATCHES
from intriga.table import TableError
from intriga.web.game_pages import Data
from intriga.web.http import Request, Response
from intriga.web.lobby.fields.league_fields import league_fields, read_league
from intriga.web.lobby.fields.options import read_options
from intriga.web.lobby.fields.schedule import read_schedule
from intriga.web.lobby.fields.terms import hosting_field, read_terms
from intriga.web.lobby.join import nickname_field
from intriga.web.lobby.lobby import game_cards
from intriga.web.lobby.match_form import may_watch, shared_fields
from intriga.web.request.context import RequestContext, context_of
from intriga.web.request.sent import Form, form_of, parse_int, salt_of

COMPANY: Final = ("bots", "link", "open")
"""Whom to play with: bots at once, friends who get a link, or anybody."""


@get("/new/{game:str}")
async def new_match(request: Request, game: FromPath[str]) -> Response:
    """The form of a new match. `?with=` chooses whom to play with, `?league=` a league."""
    ctx = await context_of(request)
    company = request.query_params.get("with", "")
    league = request.query_params.get("league", "")
    chosen = {"privacy": company} if company in COMPANY else {}
    return await creation_page(ctx, game, chosen | ({"league": league} if league else {}))


@post("/new/{game:str}", status_code=200)
async def create_match(request: Request, game: FromPath[str]) -> Response:
    """Create a match; unless they only host it, its creator takes the first seat. Against bots it
    starts at once."""
    ctx = await context_of(request)
    fields = await form_of(request)
    rules = ctx.site.game(game)
    company = fields.get("privacy", "open")
    league, new_league = read_league(fields)
    try:
        me = await ctx.ensure_person(fields.get("name", ""))
        await ctx.site.limits.count(NEW_MATCHES, ctx.address)
        match = await ctx.table.lobby.creation.create(
            me,
            game,
            seats=parse_int(fields.get("seats", "")) or rules.seats.start,
            options=read_options(rules.Options, fields),
            schedule=read_schedule(rules.clocks, fields),
            terms=read_terms(fields),
            privacy="link" if company == "bots" else company,
            watch=may_watch(fields),
            approval=fields.get("approval") == "true",
            password=fields.get("password", ""),
            title=fields.get("title", ""),
            league=league,
            new_league=new_league,
            language=ctx.language,
        )
        if fields.get("hosting") not in ("leads", "referee"):
            await ctx.table.lobby.signups.sit(match, me, salt=salt_of(fields))
        if company == "bots":
            starting = ctx.table.lobby.starting
            await starting.start(match, me, empty="bots", language=ctx.language)
    except TableError as problem:
        if problem.kind not in ("invalid", "conflict"):
            raise
        text = ctx.text_of(problem.refusal, game)
        return await creation_page(ctx, game, fields, text, {problem.field: text})
    return ctx.redirect(f"/m/{match}")


async def creation_page(
    ctx: RequestContext,
    game: str,
    given: Form | None = None,
    problem: str | None = None,
    wrong: Mapping[str, str] | None = None,
) -> Response:
    """The form, with what was entered and what was wrong with it. `wrong`: as of
    `shared_fields`."""
    rules = ctx.site.game(game)
    cards = game_cards(ctx.site, ctx.language)
    sent: Form = given or {}
    options = read_options(rules.Options, sent) if problem else None
    leagues = await league_fields(ctx, game, sent, makes=True)
    return ctx.page(
        "lobby/new_match.html",
        422 if problem else 200,
        game,
        game_id=game,
        game=next(one for one in cards if one["id"] == game),
        games=cards,
        company=_company(ctx, sent),
        nickname=None if ctx.person else nickname_field(ctx, sent.get("name", "")),
        hosting=hosting_field(ctx, sent),
        error={"text": problem, "possible": None} if problem else None,
        **shared_fields(ctx, game, sent, options, leagues, wrong=wrong),
    )


def _company(ctx: RequestContext, sent: Form) -> Data:
    t = ctx.say()
    return {
        "name": "privacy",
        "kind": "choice",
        "label": t("company"),
        "value": sent.get("privacy", "open"),
        "choices": [
            {"value": kind, "label": t(f"company-{kind}"), "help": t(f"company-{kind}-help")}
            for kind in COMPANY
        ],
    }
