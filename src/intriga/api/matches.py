"""Matches: finding, creating, starting and cancelling them, and rematches."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Final, Literal

from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from intriga.api import responses
from intriga.api.auth import Call, Request, known_call, needs, open_to_all
from intriga.api.problems import failing
from intriga.api.rendering.render import Renderer
from intriga.api.requests import (
    LATEST,
    CreateMatchRequest,
    MatchId,
    PlayBotsRequest,
    RematchRequest,
    ScheduleRequest,
    StartRequest,
)
from intriga.http_common.rate_limits.policies import INVITATIONS, NEW_MATCHES
from intriga.kernel.game import Clock
from intriga.kernel.match_terms import Terms
from intriga.kernel.questions.asked import asked_by
from intriga.kernel.text import refuse
from intriga.table import MatchInfo, TableError
from intriga.table.schedule import Schedule, clocks_for

TAGS: Final = ["matches"]


@get("/matches", tags=TAGS, responses=failing(), **open_to_all())
async def matches(
    request: Request,
    which: Annotated[
        Literal["open", "running", "mine"],
        QueryParameter(description="Matches to join, matches to watch, or your own."),
    ] = "open",
) -> responses.Matches:
    """The latest fifty matches. Without a token, `mine` is empty."""
    call = known_call(request)
    lobby = call.table.lobby
    if which == "mine":
        found = await lobby.queries.mine(call.me) if call.me else []
    elif which == "running":
        found = await lobby.queries.running(call.me)
    else:
        found = await lobby.queries.open_matches(call.me)
    return await matches_response(call, found)


@get("/matches/{match:str}", tags=TAGS, responses=failing(404), **open_to_all())
async def one_match(request: Request, match: MatchId) -> responses.Match:
    """A match, whatever its status."""
    return await match_response(known_call(request), match)


@get("/invitations/{code:str}", tags=TAGS, responses=failing(404), **open_to_all())
async def invited(
    request: Request,
    code: Annotated[str, PathParameter(max_length=64, min_length=1, description="The join code.")],
) -> responses.Match:
    """The match with a join code."""
    call = known_call(request)
    async with call.limits.guess(INVITATIONS, call.address):
        match = await call.table.lobby.queries.by_code(code)
    return await match_response(call, match)


@post("/matches", tags=TAGS, responses=failing(404, 409, 422, 503), **needs("host"))
async def open_match(
    request: Request, data: JSONBody[CreateMatchRequest]
) -> Response[responses.Match]:
    """Create a match that waits for players."""
    call = known_call(request)
    lobby, terms = call.table.lobby, data.terms
    rules = call.rules(data.game)
    sit = not terms.referee if data.sit is None else data.sit
    if sit and terms.referee:
        raise TableError("invalid", refuse("host-referee-sits"))
    await call.limits.count(NEW_MATCHES, call.address)
    match = await lobby.creation.create(
        call.who,
        data.game,
        seats=data.seats,
        options=data.options,
        schedule=_schedule(data.schedule, rules.clocks),
        terms=Terms(
            press=terms.press,
            extensions=terms.extensions,
            extension=terms.extension,
            referee=terms.referee,
            doors=terms.doors,
            hints=terms.hints,
        ),
        privacy=data.privacy,
        watch=data.watch,
        title=data.title,
        approval=data.approval,
        password=data.password,
        league=data.league,
        language=call.language,
    )
    if sit:
        await lobby.signups.sit(match, call.who, salt=data.salt)
    return await _created(call, match)


@post("/matches/against-bots", tags=TAGS, responses=failing(404, 409, 422, 503), **needs("host"))
async def play_now(request: Request, data: JSONBody[PlayBotsRequest]) -> Response[responses.Match]:
    """Create a match against bots, which starts at once."""
    call = known_call(request)
    rules = call.rules(data.game)
    await call.limits.count(NEW_MATCHES, call.address)
    match = await call.table.lobby.creation.play_now(
        call.who,
        data.game,
        seats=data.seats,
        bots=data.bots,
        options=data.options,
        schedule=_schedule(data.schedule, rules.clocks),
        salt=data.salt,
        language=call.language,
        watch=data.watch,
    )
    return await _created(call, match)


@post(
    "/matches/{match:str}/start",
    status_code=200,
    tags=TAGS,
    responses=failing(404, 409, 422, 503),
    **needs("host"),
)
async def start(request: Request, match: MatchId, data: JSONBody[StartRequest]) -> responses.Match:
    """Start a match. Host only."""
    call = await about(request, match)
    await call.table.lobby.starting.start(
        match,
        call.who,
        empty=data.empty,
        absent=data.absent,
        sure=data.sure,
        language=call.language,
    )
    return await match_response(call, match)


@post(
    "/matches/{match:str}/cancel",
    status_code=200,
    tags=TAGS,
    responses=failing(404, 409, 503),
    **needs("host"),
)
async def cancel(request: Request, match: MatchId) -> responses.Match:
    """Cancel a match that has not started. Host only."""
    call = await about(request, match)
    await call.table.lobby.cancellation.cancel(match, call.who)
    return await match_response(call, match)


@post(
    "/matches/{match:str}/rematch",
    status_code=200,
    tags=TAGS,
    responses=failing(404, 409, 422, 503),
    **needs("play"),
)
async def rematch(
    request: Request, match: MatchId, data: JSONBody[RematchRequest]
) -> responses.Match:
    """Join the rematch of a match: the first to ask creates it, and everybody keeps their seat."""
    call = await about(request, match)
    await call.limits.count(NEW_MATCHES, call.address)
    following = await call.table.lobby.creation.rematch(
        match, call.who, salt=data.salt, language=call.language
    )
    return await match_response(call, following)


async def about(request: Request, match: str) -> Call:
    """The call of a request about this match, with the texts of its game. Raises `TableError`."""
    call = known_call(request)
    info = await call.table.lobby.queries.info(match, call.me)
    call.rules(info.game)
    return call


async def matches_response(call: Call, found: Sequence[MatchInfo]) -> responses.Matches:
    """Matches as the caller sees them."""
    return responses.Matches(tuple([await _match_response(call, info) for info in found]))


async def match_response(call: Call, match: str) -> responses.Match:
    """A match as the caller sees it."""
    return await _match_response(call, await call.table.lobby.queries.info(match, call.me))


async def _match_response(call: Call, info: MatchInfo) -> responses.Match:
    renderer = Renderer(call, info.game, [seat.name for seat in info.seats])
    awaited, asked = await _awaited(call, info)
    return renderer.match(info, awaited, asked=asked)


async def _awaited(call: Call, info: MatchInfo) -> tuple[list[int], bool]:
    """The seats asked to act now, as far as the caller may see, and whether the caller's is, be it
    in private."""
    if info.status != "playing":
        return [], False
    try:
        viewer = await call.table.viewer(info.id, call.me)
        sight = await call.table.observe(info.id, viewer, since=LATEST)
    except TableError:
        return [], False  # watching is not allowed, or the game is not installed
    awaited = {seat for window in sight.observation.windows for seat in window.awaited}
    return sorted(awaited), bool(asked_by(sight.observation, viewer))


async def _created(call: Call, match: str) -> Response[responses.Match]:
    headers = {"location": f"/api/v1/matches/{match}"}
    return Response(await match_response(call, match), status_code=201, headers=headers)


def _schedule(schedule: ScheduleRequest, kinds: Mapping[str, Clock]) -> Schedule:
    """`kinds`: the game's kinds of windows."""
    suggested = clocks_for(schedule.pace, kinds) if schedule.pace is not None else {}
    return Schedule(
        clocks={**suggested, **schedule.clocks},
        zone=schedule.zone,
        grace=schedule.grace,
        no_show=schedule.no_show,
        misses=schedule.misses,
        rest=schedule.rest,
    )
