"""Leagues, and what people keep between their matches."""

from typing import Final

from litestar import Response, delete, get, patch, post
from litestar.params import JSONBody

from intriga.api import responses
from intriga.api.auth import Call, Request, known_call, needs, open_to_all
from intriga.api.matches import matches_response
from intriga.api.problems import failing
from intriga.api.rendering.accounts import ledger_response
from intriga.api.requests import (
    ChangeLeagueRequest,
    CreateLeagueRequest,
    LeagueHostRequest,
    LeagueId,
    PersonId,
)
from intriga.http_common.rate_limits.policies import EDITS, INVITATIONS
from intriga.table.models import League

TAGS: Final = ["leagues"]


@get("/leagues", tags=TAGS, responses=failing(), **needs("read"))
async def leagues(request: Request) -> responses.Leagues:
    """The leagues in which you may host matches, the oldest first."""
    call = known_call(request)
    found = await call.table.leagues.hosted(call.who)
    return responses.Leagues(tuple(_league(call, league) for league in found))


@post("/leagues", tags=TAGS, responses=failing(404, 409, 422, 503), **needs("host"))
async def create_league(
    request: Request, data: JSONBody[CreateLeagueRequest]
) -> Response[responses.League]:
    """Create a league of a game that has them."""
    call = known_call(request)
    await call.limits.count(EDITS, call.who)
    league = await call.table.leagues.create(call.who, data.game, data.name)
    headers = {"location": f"/api/v1/leagues/{league}"}
    return Response(await _response(call, league), status_code=201, headers=headers)


@get("/leagues/{league:str}", tags=TAGS, responses=failing(404), **open_to_all())
async def one_league(request: Request, league: LeagueId) -> responses.League:
    """A league, with the ledgers that you may see: your own; where the game makes
    them public, all; so for its owner, unless they are playing a match of it."""
    return await _response(known_call(request), league)


@get("/leagues/{league:str}/matches", tags=TAGS, responses=failing(404), **open_to_all())
async def league_matches(request: Request, league: LeagueId) -> responses.Matches:
    """The latest fifty matches of a league: those that are open, and your own; for those who may
    host in it, all."""
    call = known_call(request)
    await call.table.leagues.league(league, call.me)  # raises where there is none
    return await matches_response(call, await call.table.lobby.queries.of_league(league, call.me))


@patch("/leagues/{league:str}", tags=TAGS, responses=failing(404, 409, 422, 503), **needs("host"))
async def change_league(
    request: Request, league: LeagueId, data: JSONBody[ChangeLeagueRequest]
) -> responses.League:
    """Rename a league. Owner only."""
    call = known_call(request)
    await call.limits.count(EDITS, call.who)
    await call.table.leagues.rename(league, call.who, data.name)
    return await _response(call, league)


@delete(
    "/leagues/{league:str}",
    status_code=204,
    tags=TAGS,
    responses=failing(404, 409, 503),
    **needs("host"),
)
async def delete_league(request: Request, league: LeagueId) -> None:
    """Delete a league without matches and ledgers. Owner only."""
    call = known_call(request)
    await call.table.leagues.delete(league, call.who)


@post(
    "/leagues/{league:str}/hosts",
    status_code=200,
    tags=TAGS,
    responses=failing(404, 409, 503),
    **needs("host"),
)
async def add_league_host(
    request: Request, league: LeagueId, data: JSONBody[LeagueHostRequest]
) -> responses.League:
    """Let an account host matches of the league. Owner only."""
    call = known_call(request)
    async with call.limits.guess(INVITATIONS, call.address):  # logins cannot be guessed
        await call.table.leagues.add_host(league, call.who, data.login)
    return await _response(call, league)


@delete(
    "/leagues/{league:str}/hosts/{person:str}",
    status_code=200,
    tags=TAGS,
    responses=failing(404, 409, 503),
    **needs("host"),
)
async def remove_league_host(
    request: Request, league: LeagueId, person: PersonId
) -> responses.League:
    """Let a person no longer host matches of the league. For its owner, and for the person."""
    call = known_call(request)
    await call.table.leagues.remove_host(league, call.who, person)
    return await _response(call, league)


@get("/ledgers", tags=TAGS, responses=failing(), **needs("read"))
async def ledgers(request: Request) -> responses.Ledgers:
    """What you keep between the matches of leagues."""
    call = known_call(request)
    found = await call.table.ledgers.mine(call.who)
    return responses.Ledgers(tuple(ledger_response(call, ledger) for ledger in found))


@delete(
    "/ledgers/{league:str}",
    status_code=204,
    tags=TAGS,
    responses=failing(404, 409, 503),
    **needs("account"),
)
async def delete_ledger(request: Request, league: LeagueId) -> None:
    """Delete what you keep in a league: you begin anew. Not while you play a match of it."""
    call = known_call(request)
    await call.table.ledgers.delete(call.who, league)


async def _response(call: Call, league: str) -> responses.League:
    return _league(call, await call.table.leagues.league(league, call.me))


def _league(call: Call, league: League) -> responses.League:
    return responses.League(
        id=league.id,
        url=f"{call.limits.settings.base_url}/league/{league.id}",
        game=league.game,
        name=league.name,
        owner=league.owner,
        hosts=tuple(responses.Cohost(*one) for one in league.hosts),
        owned=league.owned,
        hosted=league.hosted,
        public=league.public,
        created_at=league.created_at,
        ledgers=tuple(ledger_response(call, ledger) for ledger in league.ledgers),
    )
