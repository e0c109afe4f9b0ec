"""Places: choosing a team, a role or an office; whom the host moves, appoints and dismisses."""

from typing import Final

from litestar import delete, post
from litestar.params import JSONBody

from intriga.api import responses
from intriga.api.auth import Request, needs
from intriga.api.matches import about, match_response
from intriga.api.problems import failing
from intriga.api.requests import MatchId, PersonId
from intriga.api.requests.places import AppointRequest, PlaceRequest, TeamNameRequest

TAGS: Final = ["seats"]


@post(
    "/matches/{match:str}/place",
    status_code=200,
    tags=TAGS,
    responses=failing(404, 409, 422, 503),
    **needs("play"),
)
async def choose_place(
    request: Request, match: MatchId, data: JSONBody[PlaceRequest]
) -> responses.Match:
    """Choose one of the `places` of a match that has not started, or none. Those who wait for a
    seat say which one they want; who chooses an `official` place gives up their seat. A host can
    move somebody else (`person`)."""
    call = await about(request, match)
    places = call.table.lobby.places
    if data.person:
        await places.move(match, call.who, data.person, data.place)
    else:
        await places.choose(match, call.who, data.place)
    return await match_response(call, match)


@post(
    "/matches/{match:str}/team-name",
    status_code=200,
    tags=TAGS,
    responses=failing(404, 409, 422, 503),
    **needs("play"),
)
async def name_team(
    request: Request, match: MatchId, data: JSONBody[TeamNameRequest]
) -> responses.Match:
    """Give a `named` place of a match that has not started a name, or none. It stays through the
    match. For those who have chosen the place, and hosts."""
    call = await about(request, match)
    await call.table.lobby.team_names.give(match, call.who, data.place, data.name)
    return await match_response(call, match)


@post(
    "/matches/{match:str}/officials",
    status_code=200,
    tags=TAGS,
    responses=failing(404, 409, 422, 503),
    **needs("host"),
)
async def appoint_official(
    request: Request, match: MatchId, data: JSONBody[AppointRequest]
) -> responses.Match:
    """Give an account an `official` place, before the start or in play. Host only."""
    call = await about(request, match)
    await call.table.lobby.places.appoint(match, call.who, data.login, data.place)
    return await match_response(call, match)


@delete(
    "/matches/{match:str}/officials/{person:str}",
    status_code=200,
    tags=TAGS,
    responses=failing(404, 409, 503),
    **needs("play"),
)
async def dismiss_official(request: Request, match: MatchId, person: PersonId) -> responses.Match:
    """Take an office away from somebody, or give up your own. Host only, but for your own."""
    call = await about(request, match)
    await call.table.lobby.places.dismiss(match, call.who, person)
    return await match_response(call, match)
