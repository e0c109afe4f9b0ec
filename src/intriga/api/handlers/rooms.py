"""Chat: rooms and messages; sending, deleting and hiding them, and marking them read."""

from typing import Final, Literal

from litestar import Response, get, post
from litestar.params import JSONBody

from intriga.api import responses
from intriga.api.auth import Request, needs, open_to_all
from intriga.api.matches import about
from intriga.api.play import names_of, receipt, seat_of
from intriga.api.problems import failing
from intriga.api.rendering.render import Renderer
from intriga.api.requests import (
    DeleteMessageRequest,
    HideRequest,
    MarkReadRequest,
    MatchId,
    MessageAfter,
    MessageBefore,
    MessageId,
    MessageLimit,
    RoomKey,
    SendMessageRequest,
)
from intriga.http_common.rate_limits.policies import MESSAGES
from intriga.kernel.actors import HOST, PUBLIC, Seat

TAGS: Final = ["rooms"]


@get("/matches/{match:str}/rooms", tags=TAGS, responses=failing(404, 409, 503), **open_to_all())
async def rooms(request: Request, match: MatchId) -> responses.Rooms:
    """The caller's rooms, and the seats they may chat with in private: the key of a private room
    is `with:` and the numbers of all seats in it, in order (`with:0-2`)."""
    call = await about(request, match)
    viewer = await call.table.viewer(match, call.me)
    talk = call.table.chat
    found = await talk.rooms(match, viewer)
    attention = await talk.attention(match, viewer, call.me)
    company = await talk.private_partners(match, viewer) if isinstance(viewer, int) else []
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
    limit: MessageLimit = 50,
) -> responses.Messages:
    """The messages of a room that the caller may read, oldest first: the first after a message,
    the last before a message, or the last ones."""
    call = await about(request, match)
    viewer = await call.table.viewer(match, call.me)
    found = await call.table.chat.messages(
        match, viewer, room, after=after, before=before, limit=limit
    )
    renderer = Renderer(call, call.game, await names_of(call, match))
    return responses.Messages(tuple(map(renderer.message, found)))


@post(
    "/matches/{match:str}/rooms/{room:str}/messages",
    status_code=200,
    tags=TAGS,
    responses=failing(404, 409, 422, 503),
    **needs("play"),
)
async def say(
    request: Request, match: MatchId, room: RoomKey, data: JSONBody[SendMessageRequest]
) -> Response[responses.Receipt]:
    """Send a message to a room or, as the host, to everybody. Who has no seat can write where the
    game lets people who watch give their opinion (`voice` is `table-watcher` then). The same
    `command` sent again sends no second message."""
    call = await about(request, match)
    await call.limits.count(MESSAGES, call.who)
    viewer = None if data.as_host else await call.table.viewer(match, call.me)
    if viewer == PUBLIC and await call.table.chat.hears_watchers(match, room):
        found = await call.table.chat.give_opinion(match, call.who, room, data.text, data.command)
        return await receipt(call, match, found)
    actor: Seat | Literal["host"] = HOST if data.as_host else await seat_of(call, match)
    result = await call.table.chat.say(
        match, actor, room, data.text, data.command, voice=data.voice, me=call.me
    )
    return await receipt(call, match, result)


@post(
    "/matches/{match:str}/messages/{message:str}/delete",
    status_code=200,
    tags=TAGS,
    responses=failing(404, 409, 422, 503),
    **needs("host"),
)
async def delete_message(
    request: Request, match: MatchId, message: MessageId, data: JSONBody[DeleteMessageRequest]
) -> Response[responses.Receipt]:
    """Delete the text of a message that the host can read. Host only."""
    call = await about(request, match)
    viewer = await call.table.viewer(match, call.me)
    result = await call.table.chat.erase(match, message, data.command, viewer=viewer, me=call.who)
    return await receipt(call, match, result)


@post(
    "/matches/{match:str}/hidden",
    status_code=204,
    tags=TAGS,
    responses=failing(404, 409, 503),
    **needs("read"),
)
async def hide(request: Request, match: MatchId, data: JSONBody[HideRequest]) -> None:
    """Hide the messages of a player or a room from yourself, or show them again."""
    call = await about(request, match)
    viewer = await call.table.viewer(match, call.me)
    await call.table.chat.hide(match, viewer, call.who, data.what, data.hide)


@post(
    "/matches/{match:str}/rooms/{room:str}/read",
    status_code=204,
    tags=TAGS,
    responses=failing(404, 409, 503),
    **needs("read"),
)
async def read(
    request: Request, match: MatchId, room: RoomKey, data: JSONBody[MarkReadRequest]
) -> None:
    """Mark a message of a room and all earlier ones as read."""
    call = await about(request, match)
    viewer = await call.table.viewer(match, call.me)
    await call.table.chat.read_up_to(match, viewer, call.who, data.message)
