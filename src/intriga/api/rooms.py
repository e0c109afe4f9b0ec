"""Rooms: where one may talk, what was said there, and saying something."""

from typing import Final, Literal

from litestar import Response, get, post
from litestar.params import JSONBody

from intriga.api import responses
from intriga.api.auth import Request, needs, open_to_all
from intriga.api.matches import about
from intriga.api.play import names_of, seat_of
from intriga.api.problems import failing, refused
from intriga.api.render import Renderer
from intriga.api.requests import (
    MatchId,
    MessageAfter,
    MessageBefore,
    Reading,
    RoomKey,
    Saying,
    Some,
)
from intriga.kernel.actors import HOST, Seat
from intriga.table import Receipt

TAGS: Final = ["rooms"]


@get("/matches/{match:str}/rooms", tags=TAGS, responses=failing(404, 409, 503), **open_to_all())
async def rooms(request: Request, match: MatchId) -> responses.Rooms:
    """The rooms that one has, and with whom one may talk in private: the key of such a talk is
    `with:` and the numbers of all seats in it, in order (`with:0-2`)."""
    call = await about(request, match)
    viewer = await call.table.viewer(match, call.me)
    talk = call.table.chat
    found = await talk.rooms(match, viewer)
    attention = await talk.attention(match, viewer, call.me)
    company = await talk.company(match, viewer) if isinstance(viewer, int) else []
    renderer = Renderer(call, call.game, await names_of(call, match))
    return responses.Rooms(tuple(renderer.room(info, attention) for info in found), tuple(company))


@get(
    "/matches/{match:str}/rooms/{room:str}/messages",
    tags=TAGS,
    responses=failing(404, 409, 503),
    **open_to_all(),
)
async def messages(
    request: Request,
    match: MatchId,
    room: RoomKey,
    *,
    after: MessageAfter = "",
    before: MessageBefore = "",
    limit: Some = 50,
) -> responses.Messages:
    """What was said in a room as far as one may read it, the oldest first: the first after a
    message, or the last before one, or the last of all."""
    call = await about(request, match)
    viewer = await call.table.viewer(match, call.me)
    said = await call.table.chat.remarks(
        match, viewer, room, after=after, before=before, limit=limit
    )
    renderer = Renderer(call, call.game, await names_of(call, match))
    return responses.Messages(tuple(map(renderer.message, said)))


@post(
    "/matches/{match:str}/rooms/{room:str}/messages",
    status_code=200,
    tags=TAGS,
    responses=failing(404, 409, 422, 503),
    **needs("play"),
)
async def say(
    request: Request, match: MatchId, room: RoomKey, data: JSONBody[Saying]
) -> Response[responses.Receipt]:
    """Say something in a room; as the host, to everybody. The same `command` again says it once."""
    call = await about(request, match)
    actor: Seat | Literal["host"] = HOST if data.as_host else await seat_of(call, match)
    call.limits.remarks.take(call.who)
    result = await call.table.chat.say(
        match, actor, room, data.text, data.command, voice=data.voice, me=call.me
    )
    if isinstance(result, Receipt):
        return Response(responses.Receipt(result.command, result.cursor, result.at))
    return refused(call, result, await names_of(call, match))


@post(
    "/matches/{match:str}/rooms/{room:str}/read",
    status_code=204,
    tags=TAGS,
    responses=failing(404, 409, 503),
    **needs("read"),
)
async def read(request: Request, match: MatchId, room: RoomKey, data: JSONBody[Reading]) -> None:
    """One has read a room up to this message: what came before is not unread any more."""
    call = await about(request, match)
    viewer = await call.table.viewer(match, call.me)
    await call.table.chat.read_up_to(match, viewer, call.who, data.message)
