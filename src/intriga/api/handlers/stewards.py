"""Stewards: the powers that a host leaves to officials, and what these do with them."""

from typing import Final

from litestar import Response, get, post
from litestar.params import JSONBody

from intriga.api import responses
from intriga.api.auth import Request, needs
from intriga.api.matches import about, match_response
from intriga.api.play import names_of, receipt
from intriga.api.problems import failing
from intriga.api.rendering.render import Renderer
from intriga.api.requests import MatchId, PersonId
from intriga.api.requests.places import (
    OfficeActRequest,
    OfficeMuteRequest,
    OfficeSayRequest,
    PowersRequest,
)
from intriga.http_common.rate_limits.policies import ACTS, MESSAGES
from intriga.kernel.seats.places import Powers

TAGS: Final = ["stewards"]


@post(
    "/matches/{match:str}/officials/{person:str}/powers",
    status_code=200,
    tags=TAGS,
    responses=failing(404, 409, 422, 503),
    **needs("host"),
)
async def empower(
    request: Request, match: MatchId, person: PersonId, data: JSONBody[PowersRequest]
) -> responses.Match:
    """Choose what an official may do for the host in a match being played. Everybody is told who
    helps the host; they can never take a seat in this match. Host only."""
    call = await about(request, match)
    powers = Powers(data.rooms, data.acts)
    await call.table.lobby.stewards.empower(match, call.who, person, powers)
    return await match_response(call, match)


@get(
    "/matches/{match:str}/office",
    tags=TAGS,
    responses=failing(404, 409, 503),
    **needs("play"),
)
async def office(request: Request, match: MatchId) -> responses.Office:
    """What you mind as a steward: the rooms with their last messages, and the forms of the acts
    that you may do for the host."""
    call = await about(request, match)
    desk = await call.table.stewardship.open(match, call.who)
    renderer = Renderer(call, call.game, await names_of(call, match))
    return responses.Office(
        tuple(
            responses.MindedRoom(
                key=room.key,
                title=renderer.localized(room.title),
                speaks=room.speaks,
                mutes=room.mutes,
                muted=tuple(
                    responses.Muted(one.seat, one.voice) for one in room.speakers if one.muted
                ),
                messages=tuple(map(renderer.message, room.messages)),
            )
            for room in desk.rooms
        ),
        renderer.forms(desk.offer.forms),
    )


@post(
    "/matches/{match:str}/office/messages",
    status_code=200,
    tags=TAGS,
    responses=failing(404, 409, 422, 503),
    **needs("play"),
)
async def say_as_steward(
    request: Request, match: MatchId, data: JSONBody[OfficeSayRequest]
) -> Response[responses.Receipt]:
    """Write in a room that you mind, under your own name."""
    call = await about(request, match)
    await call.limits.count(MESSAGES, call.who)
    result = await call.table.stewardship.speak(match, call.who, data.room, data.text, data.command)
    return await receipt(call, match, result)


@post(
    "/matches/{match:str}/office/mutes",
    status_code=200,
    tags=TAGS,
    responses=failing(404, 409, 422, 503),
    **needs("play"),
)
async def mute_as_steward(
    request: Request, match: MatchId, data: JSONBody[OfficeMuteRequest]
) -> Response[responses.Receipt]:
    """Mute a seat or a voice in a room that you mind, or unmute it."""
    call = await about(request, match)
    await call.limits.count(ACTS, call.who)
    result = await call.table.stewardship.silence(
        match,
        call.who,
        data.room,
        data.command,
        seat=data.seat,
        voice=data.voice,
        mute=data.mute,
    )
    return await receipt(call, match, result)


@post(
    "/matches/{match:str}/office/acts",
    status_code=200,
    tags=TAGS,
    responses=failing(404, 409, 422, 503),
    **needs("play"),
)
async def act_as_steward(
    request: Request, match: MatchId, data: JSONBody[OfficeActRequest]
) -> Response[responses.Receipt]:
    """Do one of the game's acts of the host that you may do."""
    call = await about(request, match)
    await call.limits.count(ACTS, call.who)
    result = await call.table.stewardship.act(match, call.who, data.act, data.command)
    return await receipt(call, match, result)
