"""Seats: joining and leaving matches, bots; whom the host seats, replaces and removes."""

from contextlib import nullcontext
from typing import Final

from litestar import delete, post
from litestar.params import JSONBody

from intriga.api import responses
from intriga.api.auth import Request, needs
from intriga.api.matches import about, match_response
from intriga.api.problems import failing
from intriga.api.requests import (
    AddBotRequest,
    CallReserveRequest,
    InviteRequest,
    JoinRequest,
    MatchId,
    PersonId,
    ReplaceRequest,
    SeatAskedFor,
    SeatNumber,
)
from intriga.http_common.rate_limits.policies import ARRIVALS, INVITATIONS, INVITES, MATCH_PASSWORDS
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
    the host approves players, this asks for approval.

    A match that is played with open `doors` is entered without `seat`, on a new one; whoever has
    left it comes back to the seat they had. With `doors` on `approval` newcomers ask the host."""
    call = await about(request, match)
    lobby = call.table.lobby
    info = await lobby.queries.info(match, call.me)
    limits = call.limits
    by_code = limits.guess(INVITATIONS, call.address) if data.code else nullcontext()
    async with by_code, limits.guess(MATCH_PASSWORDS, f"{call.address} {match}"):
        if info.status == "playing" and info.comings and data.seat is None:
            await limits.count(ARRIVALS, call.who)
            await lobby.arrivals.enter(match, call.who, code=data.code, password=data.password)
        elif info.status == "playing":
            seat = data.seat if data.seat is not None else _bot_of(info)
            await lobby.takeovers.take_over(
                match, call.who, seat, code=data.code, password=data.password
            )
        else:
            await lobby.signups.join(
                match,
                call.who,
                seat=data.seat,
                place=data.place,
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
    """Leave a match, give up an office, or withdraw a sign-up. In a match being played a bot takes
    over the seat; where people enter and leave, it stays empty until you `join` again."""
    call = await about(request, match)
    lobby = call.table.lobby
    info = await lobby.queries.info(match, call.me)
    if info.office:
        await lobby.places.resign(match, call.who)
    elif info.seat is None and info.waits is not None:
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
async def let_in(
    request: Request, match: MatchId, person: PersonId, *, seat: SeatAskedFor = None
) -> responses.Match:
    """Seat a person who asks for a seat or waits in the reserve: on `seat`, free or a bot's, else
    on the first free one. Without a free seat they join the reserve. Host only.

    In a match being played this agrees to a request for a bot's seat: a host who has never had a
    seat decides alone, else all who play must agree, and each of them may call this. Somebody in
    the reserve is invited to the seat. Somebody who asks to enter gets a new seat, without `seat`:
    each host decides that alone."""
    call = await about(request, match)
    await call.table.lobby.seating.admit(match, call.who, person, seat)
    return await match_response(call, match)


@post(
    "/matches/{match:str}/signups",
    status_code=200,
    tags=TAGS,
    responses=failing(404, 409, 503),
    **needs("host"),
)
async def let_all_in(request: Request, match: MatchId) -> responses.Match:
    """Approve all who ask for a seat, in the order they came: before the start, or all who ask to
    enter a match being played. Host only."""
    call = await about(request, match)
    lobby = call.table.lobby
    if (await lobby.queries.info(match, call.me)).status == "playing":
        await lobby.arrivals.approve(match, call.who)
    else:
        await lobby.signups.approve(match, call.who)
    return await match_response(call, match)


@post(
    "/matches/{match:str}/signups/{person:str}/first",
    status_code=200,
    tags=TAGS,
    responses=failing(404, 409, 503),
    **needs("host"),
)
async def put_first(request: Request, match: MatchId, person: PersonId) -> responses.Match:
    """Put a person at the head of the reserve. Host only."""
    call = await about(request, match)
    await call.table.lobby.seating.put_first(match, call.who, person)
    return await match_response(call, match)


@post(
    "/matches/{match:str}/invitations",
    status_code=204,
    tags=TAGS,
    responses=failing(404, 409, 503),
    **needs("play"),
)
async def invite(request: Request, match: MatchId, data: JSONBody[InviteRequest]) -> None:
    """Invite an account by its login: it joins without code, password or approval. The response
    does not tell whether the login exists. For hosts and, before the start of a match without
    approval, for its players."""
    call = await about(request, match)
    await call.limits.count(INVITES, call.address)
    await call.table.lobby.signups.invite(match, call.who, data.login, seat=data.seat)


@delete(
    "/matches/{match:str}/signups/{person:str}",
    status_code=200,
    tags=TAGS,
    responses=failing(404, 409, 503),
    **needs("host"),
)
async def turn_away(request: Request, match: MatchId, person: PersonId) -> responses.Match:
    """Decline a sign-up. Host only; a request for a seat of a match being played also by those who
    play."""
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
    """Remove a player from a seat; in a match being played a bot takes it over, as in `replace`.
    Host only."""
    call = await about(request, match)
    lobby = call.table.lobby
    if (await lobby.queries.info(match, call.me)).status == "playing":
        await lobby.takeovers.replace_by_bot(match, call.who, seat, language=call.language)
    else:
        await lobby.seats.clear(match, call.who, seat)
    return await match_response(call, match)


@post(
    "/matches/{match:str}/seats/{seat:int}/bot",
    status_code=200,
    tags=TAGS,
    responses=failing(404, 409, 422, 503),
    **needs("host"),
)
async def replace(
    request: Request, match: MatchId, seat: SeatNumber, data: JSONBody[ReplaceRequest]
) -> responses.Match:
    """Replace a player with a bot in a match being played. They may come back. Host only.

    The first call of a host who plays only warns the player, unless they have missed a deadline and
    have no page open; a second call five minutes later, within an hour, replaces them."""
    call = await about(request, match)
    await call.table.lobby.takeovers.replace_by_bot(
        match, call.who, seat, bot=data.bot, language=call.language
    )
    return await match_response(call, match)


@post(
    "/matches/{match:str}/seats/{seat:int}/remove",
    status_code=200,
    tags=TAGS,
    responses=failing(404, 409, 503),
    **needs("host"),
)
async def remove(request: Request, match: MatchId, seat: SeatNumber) -> responses.Match:
    """Remove a player from a match being played for good; a bot takes over their seat, or where
    people enter and leave nobody, after a warning as in `replace`. Host only."""
    call = await about(request, match)
    await call.table.lobby.takeovers.remove(match, call.who, seat, language=call.language)
    return await match_response(call, match)


@post(
    "/matches/{match:str}/seats/{seat:int}/link",
    status_code=201,
    tags=TAGS,
    responses=failing(404, 409, 503),
    **needs("host"),
)
async def reissue(request: Request, match: MatchId, seat: SeatNumber) -> responses.SeatLink:
    """Make a new link to the seat of a guest who is away and has lost browser and code. It replaces
    an earlier one. Host only."""
    call = await about(request, match)
    token = await call.table.lobby.seat_links.create(match, call.who, seat)
    return responses.SeatLink(f"{call.limits.settings.base_url}/s/{token}")


@post(
    "/matches/{match:str}/seats/{seat:int}/reserve",
    status_code=200,
    tags=TAGS,
    responses=failing(404, 409, 503),
    **needs("host"),
)
async def call_reserve(
    request: Request, match: MatchId, seat: SeatNumber, data: JSONBody[CallReserveRequest]
) -> responses.Match:
    """Invite somebody from the reserve to a bot's seat in a match being played. Host only."""
    call = await about(request, match)
    reserve = call.table.lobby.reserve
    if not await reserve.call_next(match, seat, call.who, person=data.person):
        raise TableError("conflict", refuse("reserve-none-for-seat"))
    return await match_response(call, match)
