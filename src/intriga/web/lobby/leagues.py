"""The page of a league: its matches, what its players keep, who may host in it."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from litestar import get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from msgspec import Struct

from intriga.http_common.rate_limits.policies import EDITS, INVITATIONS
from intriga.table import TableError
from intriga.table.models import League
from intriga.web.http import Request, Response, refused
from intriga.web.lobby.fields.league_fields import ledger_data, name_field
from intriga.web.lobby.lobby import match_line
from intriga.web.request.context import RequestContext, context_of, signed_in_context
from intriga.web.request.sent import Form, form_of


@get("/league/{league:str}")
async def league(request: Request, league: FromPath[str]) -> Response:
    """The page of a league."""
    return await _page(await context_of(request), league)


@post("/league/{league:str}/{action:str}", status_code=200)
async def league_action(request: Request, league: FromPath[str], action: FromPath[str]) -> Response:
    """Rename or delete a league, or say who may host in it."""
    ctx = await signed_in_context(request)
    if action not in _ACTIONS:
        raise NotFoundException
    fields = await form_of(request)
    try:
        await ctx.site.limits.count(EDITS, ctx.me or "")
        path = await _ACTIONS[action](_Action(ctx, league, ctx.me or "", fields))
    except TableError as problem:
        if problem.kind == "unavailable" or problem.refusal.id == "league-unknown":
            raise
        return refused(await _page(ctx, league, problem, fields), problem)
    return ctx.redirect(path)


class _Action(Struct, frozen=True):
    ctx: RequestContext
    league: str
    me: str
    fields: Form

    @property
    def path(self) -> str:
        """The path of the league."""
        return f"/league/{self.league}"


async def _rename(action: _Action) -> str:
    name = action.fields.get("league_name", "")
    await action.ctx.table.leagues.rename(action.league, action.me, name)
    return action.path


async def _add_host(action: _Action) -> str:
    ctx, login = action.ctx, action.fields.get("login", "")
    async with ctx.site.limits.guess(INVITATIONS, ctx.address):  # logins cannot be guessed
        await ctx.table.leagues.add_host(action.league, action.me, login)
    return f"{action.path}#hosts"


async def _remove_host(action: _Action) -> str:
    person = action.fields.get("person", "")
    await action.ctx.table.leagues.remove_host(action.league, action.me, person)
    return f"{action.path}#hosts"


async def _delete(action: _Action) -> str:
    await action.ctx.table.leagues.delete(action.league, action.me)
    return "/profile?saved=1#kept"


_ACTIONS: Final[Mapping[str, Callable[[_Action], Awaitable[str]]]] = {
    "rename": _rename,
    "host": _add_host,
    "dismiss": _remove_host,
    "delete": _delete,
}


async def _page(
    ctx: RequestContext, id: str, problem: TableError | None = None, sent: Form | None = None
) -> Response:
    """The page. `problem`: why a form was refused; `sent`: what was entered in it."""
    found: League = await ctx.table.leagues.league(id, ctx.me)
    matches = await ctx.table.lobby.queries.of_league(id, ctx.me)
    name = {"league_name": found.name, **(sent or {})}
    return ctx.page(
        "lobby/league.html",
        422 if problem else 200,
        league={
            "name": found.name,
            "game": ctx.game_name(found.game),
            "url": f"/league/{found.id}",
            "owner": found.owner,
            "owned": found.owned,
            "public": found.public,
            "used": bool(matches or found.ledgers),
        },
        new_url=f"/new/{found.game}?league={found.id}"
        if found.hosted and found.game in ctx.site.games
        else None,
        hosts=[
            {"person": person, "name": host, "me": person == ctx.me} for person, host in found.hosts
        ],
        name_field=name_field(ctx, "league_name", name, required=True),
        login=(sent or {}).get("login", ""),
        matches=[await match_line(ctx, info) for info in matches if info.game in ctx.site.games],
        ledgers=[ledger_data(ctx, ledger) for ledger in found.ledgers],
        error=ctx.text_of(problem.refusal) if problem else None,
    )
