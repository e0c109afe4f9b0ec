"""Hosts: co-hosts, roll calls, the acts a game has for its host, rewinding, the referee's view."""

from typing import Annotated, Final

from litestar import Response, delete, get, post
from litestar.params import JSONBody, PathParameter

from intriga.api import responses
from intriga.api.auth import Call, Request, acting, needs
from intriga.api.matches import about, match_response
from intriga.api.play import domain_of, in_parts, names_of, paced, receipt, submit, view_response
from intriga.api.problems import failing
from intriga.api.rendering.render import Renderer
from intriga.api.requests import (
    LATEST,
    ActRequest,
    After,
    ChoicesRequest,
    CohostRequest,
    LookRequest,
    MatchId,
    MessageAfter,
    MessageBefore,
    MessageLimit,
    PersonId,
    RewindRequest,
    RoomKey,
)
from intriga.http_common.rate_limits.heavy import MANY_EVENTS
from intriga.http_common.rate_limits.policies import INVITATIONS
from intriga.kernel.actors import HOST, REFEREE
from intriga.kernel.text import refuse
from intriga.table import MatchView, TableError

TAGS: Final = ["hosts"]

# Co-hosts.


@post(
    "/matches/{match:str}/cohosts",
    status_code=200,
    tags=TAGS,
    responses=failing(404, 409, 503),
    **needs("host"),
)
async def add_cohost(
    request: Request, match: MatchId, data: JSONBody[CohostRequest]
) -> responses.Match:
    """Add a co-host, before the start or while the match is played. For its creator."""
    call = await about(request, match)
    async with call.limits.guess(INVITATIONS, call.address):  # logins cannot be guessed
        await call.table.hosting.add_cohost(match, call.who, data.login)
    return await match_response(call, match)


@delete(
    "/matches/{match:str}/cohosts/{person:str}",
    status_code=200,
    tags=TAGS,
    responses=failing(404, 409, 503),
    **needs("host"),
)
async def remove_cohost(request: Request, match: MatchId, person: PersonId) -> responses.Match:
    """Remove a co-host. For the creator of the match, and for the co-host themselves."""
    call = await about(request, match)
    await call.table.hosting.remove_cohost(match, call.who, person)
    return await match_response(call, match)


# The roll call before a match begins.


@post(
    "/matches/{match:str}/roll-call",
    status_code=200,
    tags=TAGS,
    responses=failing(404, 409, 503),
    **needs("host"),
)
async def call_roll(request: Request, match: MatchId) -> responses.Match:
    """Start a roll call; answers to an earlier one no longer count. Host only."""
    call = await about(request, match)
    await call.table.lobby.roll_call.call(match, call.who)
    return await match_response(call, match)


@delete(
    "/matches/{match:str}/roll-call",
    status_code=200,
    tags=TAGS,
    responses=failing(404, 409, 503),
    **needs("host"),
)
async def end_roll(request: Request, match: MatchId) -> responses.Match:
    """End the roll call. Host only."""
    call = await about(request, match)
    await call.table.lobby.roll_call.end(match, call.who)
    return await match_response(call, match)


@post(
    "/matches/{match:str}/roll-call/answer",
    status_code=200,
    tags=TAGS,
    responses=failing(404, 409, 503),
    **needs("play"),
)
async def answer_roll(request: Request, match: MatchId) -> responses.Match:
    """Answer the roll call: you are here."""
    call = await about(request, match)
    await call.table.lobby.roll_call.answer(match, call.who)
    return await match_response(call, match)


# What the rules of a game let its host do.


@get(
    "/matches/{match:str}/host/forms",
    tags=TAGS,
    responses=failing(404, 409, 503),
    **needs("host"),
)
async def host_forms(request: Request, match: MatchId) -> responses.Forms:
    """What the rules of the game let the host do now. Host only."""
    call = await about(request, match)
    offer = await call.table.hosting.offer(match, call.who)
    renderer = Renderer(call, call.game, await names_of(call, match))
    return responses.Forms(renderer.forms(offer.forms))


@post(
    "/matches/{match:str}/host/domains/{domain:str}",
    status_code=200,
    tags=TAGS,
    responses=failing(404, 409, 422, 503),
    **needs("host"),
)
async def host_choices(
    request: Request,
    match: MatchId,
    domain: Annotated[str, PathParameter(max_length=64, description="The domain of a field.")],
    data: JSONBody[ChoicesRequest],
) -> responses.Choices | responses.Range | responses.Text:
    """The choices of a field of one of the host's forms. Host only."""
    call = await about(request, match)
    offer = await call.table.hosting.offer(match, call.who)
    renderer = Renderer(call, call.game, await names_of(call, match))
    return renderer.domain(domain_of(offer, domain, data.chosen))


@post(
    "/matches/{match:str}/host/acts",
    status_code=200,
    tags=TAGS,
    responses=failing(404, 409, 422, 503),
    **acting("host"),
)
async def act_as_host(
    request: Request, match: MatchId, data: JSONBody[ActRequest]
) -> Response[responses.Receipt]:
    """Act as the host by the rules of the game. Host only."""
    call = await about(request, match)
    await call.table.hosting.require(match, call.who)
    return await submit(call, match, HOST, data)


# Rewinding.


@get(
    "/matches/{match:str}/turning-points",
    tags=TAGS,
    responses=failing(404, 409, 503),
    **needs("read"),
)
async def turning_points(request: Request, match: MatchId) -> responses.TurningPoints:
    """The latest forty public events before which the match can be rewound to. For those who play
    or host it."""
    call = await about(request, match)
    found = await call.table.lobby.rewinds.turning_points(match, call.who)
    renderer = Renderer(call, call.game, await names_of(call, match))
    return responses.TurningPoints(tuple(map(renderer.turning_point, found)))


@post(
    "/matches/{match:str}/rewind",
    status_code=200,
    tags=TAGS,
    responses=failing(404, 409, 422, 503),
    **needs("host"),
)
async def rewind(
    request: Request, match: MatchId, data: JSONBody[RewindRequest]
) -> Response[responses.Receipt]:
    """Rewind a match; everybody is notified. The host must be `sure`. Host only, and one who plays
    asks the others (`propose-undo`) instead."""
    call = await about(request, match)
    result = await call.table.lobby.rewinds.rewind(
        match, call.who, data.number, data.command, sure=data.sure
    )
    return await receipt(call, match, result)


# Seeing everything, in a match with a referee.


@post(
    "/matches/{match:str}/referee",
    status_code=200,
    tags=TAGS,
    responses=failing(404, 409, 503),
    **needs("host"),
)
async def look(request: Request, match: MatchId, data: JSONBody[LookRequest]) -> responses.View:
    """Open the referee's view for 15 minutes; everybody is notified, and the caller can never take
    a seat in this match. Host of a match with a referee only."""
    call = await about(request, match)
    await call.table.hosting.open_referee_view(match, call.who, data.command)
    return view_response(call, await _referee_view(call, match, LATEST))


@get(
    "/matches/{match:str}/referee",
    tags=TAGS,
    responses=failing(404, 409, 503),
    **needs("host"),
)
async def referee_view(request: Request, match: MatchId, after: After = LATEST) -> responses.View:
    """Everything, while the referee's view is open; events as in the other views. Host only."""
    call = await about(request, match)
    return view_response(call, await _referee_view(call, match, after))


@get(
    "/matches/{match:str}/referee/rooms/{room:str}/messages",
    tags=TAGS,
    responses=failing(404, 409, 503),
    **needs("host"),
)
async def referee_messages(
    request: Request,
    match: MatchId,
    room: RoomKey,
    *,
    after: MessageAfter = "",
    before: MessageBefore = "",
    limit: MessageLimit = 50,
) -> responses.Messages:
    """The messages of a room that the referee may read, while their view is open. Host only."""
    call = await about(request, match)
    await _referee_view(call, match, LATEST)
    found = await call.table.chat.messages(
        match, REFEREE, room, after=after, before=before, limit=limit
    )
    renderer = Renderer(call, call.game, await names_of(call, match))
    return responses.Messages(tuple(map(renderer.message, found)))


async def _referee_view(call: Call, match: str, after: int) -> MatchView:
    """Everything, with the first events after this cursor. Raises `TableError` when the view is not
    open."""
    now = await _everything(call, match, LATEST)
    missed = now.observation.cursor - after
    if missed <= 0:
        return now
    async with paced(call, missed >= MANY_EVENTS):
        return next(in_parts(await _everything(call, match, after)))


async def _everything(call: Call, match: str, after: int) -> MatchView:
    found = await call.table.hosting.referee_view(match, call.who, since=after)
    if found is None:
        raise TableError("conflict", refuse("host-look-first"))
    return found
