"""Seats: joining and leaving matches, bots, approving sign-ups."""

from contextlib import nullcontext
from typing import Final

from litestar import delete, post
from litestar.params import JSONBody

from intriga.api import responses
from intriga.api.auth import Request, needs
from intriga.api.matches import about, match_response
from intriga.api.problems import failing
from intriga.api.requests import AddBotRequest, JoinRequest, MatchId, PersonId, SeatNumber
from intriga.kernel.text import refuse
from intriga.table import MatchInfo, TableError

TAGS: Final = ["seats"]


@post(
    "/matches/{match:str}/join",
    status_code=200,
    tags=TAGS,
    responses=failing(404, 409, 422, 503),
    **needs("play"),
)
async def join(request: Request, match: MatchId, data: JSONBody[JoinRequest]) -> responses.Match:
    """Take a free seat; in a match being played, take over a bot's seat with all it knows. Where
    the host approves players, this asks for approval."""
    call = await about(request, match)
    lobby = call.table.lobby
    info = await lobby.queries.info(match, call.me)
    by_code = call.limits.invitations.trying(call.address) if data.code else nullcontext()
    with by_code, call.limits.guessing_match(call.address, match):
        if info.status == "playing":
            seat = data.seat if data.seat is not None else _bot_of(info)
            await lobby.takeovers.take_over(
                match, call.who, seat, code=data.code, password=data.password
            )
        else:
            await lobby.signups.join(
                match,
                call.who,
                seat=data.seat,
                salt=data.salt,
                code=data.code,
                password=data.password,
                wait=data.wait,
            )
    return await match_response(call, match)


def _bot_of(info: MatchInfo) -> int:
    """The first seat that a bot has. Raises `TableError` when there is none."""
    for chair in info.seats:
        if chair.kind == "bot":
            return chair.seat
    raise TableError("conflict", refuse("seat-none-free"))


@post(
    "/matches/{match:str}/leave",
    status_code=200,
    tags=TAGS,
    responses=failing(404, 409, 503),
    **needs("play"),
)
async def leave(request: Request, match: MatchId) -> responses.Match:
    """Leave a match, or withdraw a sign-up. In a match being played a bot takes over the seat."""
    call = await about(request, match)
    lobby = call.table.lobby
    info = await lobby.queries.info(match, call.me)
    if info.seat is None and info.waits is not None:
        await lobby.signups.withdraw(match, call.who)
    elif info.status == "playing":
        await lobby.takeovers.leave(match, call.who, language=call.language)
    else:
        await lobby.seats.stand(match, call.who)
    return await match_response(call, match)


@post(
    "/matches/{match:str}/bots",
    status_code=200,
    tags=TAGS,
    responses=failing(404, 409, 422, 503),
    **needs("host"),
)
async def seat_bot(
    request: Request, match: MatchId, data: JSONBody[AddBotRequest]
) -> responses.Match:
    """Add a bot on a free seat of a match that has not started. Host only."""
    call = await about(request, match)
    await call.table.lobby.seats.add_bot(
        match, call.who, seat=data.seat, bot=data.bot, language=call.language
    )
    return await match_response(call, match)


@post(
    "/matches/{match:str}/signups/{person:str}",
    status_code=200,
    tags=TAGS,
    responses=failing(404, 409, 503),
    **needs("host"),
)
async def let_in(request: Request, match: MatchId, person: PersonId) -> responses.Match:
    """Approve a sign-up: the person gets a free seat, or joins the reserve. Host only."""
    call = await about(request, match)
    lobby = call.table.lobby
    if (await lobby.queries.info(match, call.me)).status == "playing":
        await lobby.takeovers.approve(match, call.who, person)
    else:
        await lobby.signups.approve(match, call.who, person)
    return await match_response(call, match)


@delete(
    "/matches/{match:str}/signups/{person:str}",
    status_code=200,
    tags=TAGS,
    responses=failing(404, 409, 503),
    **needs("host"),
)
async def turn_away(request: Request, match: MatchId, person: PersonId) -> responses.Match:
    """Decline a sign-up. Host only."""
    call = await about(request, match)
    await call.table.lobby.signups.decline(match, call.who, person)
    return await match_response(call, match)


@delete(
    "/matches/{match:str}/seats/{seat:int}",
    status_code=200,
    tags=TAGS,
    responses=failing(404, 409, 503),
    **needs("host"),
)
async def free_seat(request: Request, match: MatchId, seat: SeatNumber) -> responses.Match:
    """Remove a player from a seat; in a match being played a bot takes it over. Host only."""
    call = await about(request, match)
    lobby = call.table.lobby
    if (await lobby.queries.info(match, call.me)).status == "playing":
        await lobby.takeovers.replace_by_bot(match, call.who, seat, language=call.language)
    else:
        await lobby.seats.clear(match, call.who, seat)
    return await match_response(call, match)
