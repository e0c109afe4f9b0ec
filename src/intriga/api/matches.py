"""Matches: found, opened, begun, called off and played again."""

from typing import Annotated, Final, Literal

from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from intriga.api import responses
from intriga.api.auth import Call, Request, known_call, needs, open_to_all
from intriga.api.problems import failing
from intriga.api.render import Renderer
from intriga.api.requests import (
    LATEST,
    AgainstBots,
    MatchId,
    NewMatch,
    Rematch,
    ScheduleWish,
    Starting,
)
from intriga.kernel.match_terms import Terms
from intriga.table import MatchInfo, TableError
from intriga.table.schedule import Schedule

TAGS: Final = ["matches"]


@get("/matches", tags=TAGS, responses=failing(), **open_to_all())
async def matches(
    request: Request,
    which: Annotated[
        Literal["open", "running", "mine"],
        QueryParameter(description="Those one may join, those one may watch, or one's own."),
    ] = "open",
) -> responses.Matches:
    """Matches, the latest fifty. Who has no token has none of his own."""
    call = known_call(request)
    lobby = call.table.lobby
    if which == "mine":
        found = await lobby.queries.mine(call.me) if call.me else []
    elif which == "running":
        found = await lobby.queries.running(call.me)
    else:
        found = await lobby.queries.open_matches(call.me)
    return responses.Matches(tuple([await _told(call, info) for info in found]))


@get("/matches/{match:str}", tags=TAGS, responses=failing(404), **open_to_all())
async def one_match(request: Request, match: MatchId) -> responses.Match:
    """A match, whatever its state."""
    return await told(known_call(request), match)


@get("/invitations/{code:str}", tags=TAGS, responses=failing(404), **open_to_all())
async def invited(
    request: Request,
    code: Annotated[
        str, PathParameter(max_length=64, min_length=1, description="The code one was given.")
    ],
) -> responses.Match:
    """The match to which an invitation leads."""
    call = known_call(request)
    with call.limits.invitations.trying(call.address):
        match = await call.table.lobby.queries.by_code(code)
    return await told(call, match)


@post("/matches", tags=TAGS, responses=failing(404, 409, 422, 503), **needs("host"))
async def open_match(request: Request, data: JSONBody[NewMatch]) -> Response[responses.Match]:
    """Open a match that waits for players."""
    call = known_call(request)
    lobby, terms = call.table.lobby, data.terms
    call.rules(data.game)
    call.limits.openings.take(call.address)
    match = await lobby.creation.create(
        call.who,
        data.game,
        seats=data.seats,
        options=data.options,
        schedule=_schedule(data.schedule),
        terms=Terms(press=terms.press, extensions=terms.extensions, extension=terms.extension),
        privacy=data.privacy,
        watch=data.watch,
        title=data.title,
        approval=data.approval,
        password=data.password,
        language=call.language,
    )
    if data.sit:
        await lobby.signups.sit(match, call.who, salt=data.salt)
    return await _opened(call, match)


@post("/matches/against-bots", tags=TAGS, responses=failing(404, 409, 422, 503), **needs("host"))
async def play_now(request: Request, data: JSONBody[AgainstBots]) -> Response[responses.Match]:
    """A match against bots, which begins at once."""
    call = known_call(request)
    call.rules(data.game)
    call.limits.openings.take(call.address)
    match = await call.table.lobby.creation.play_now(
        call.who,
        data.game,
        seats=data.seats,
        bots=data.bots,
        options=data.options,
        schedule=_schedule(data.schedule),
        salt=data.salt,
        language=call.language,
    )
    return await _opened(call, match)


@post(
    "/matches/{match:str}/start",
    status_code=200,
    tags=TAGS,
    responses=failing(404, 409, 422, 503),
    **needs("host"),
)
async def start(request: Request, match: MatchId, data: JSONBody[Starting]) -> responses.Match:
    """Begin. The host's right."""
    call = await about(request, match)
    await call.table.lobby.starting.start(
        match, call.who, empty=data.empty, absent=data.absent, language=call.language
    )
    return await told(call, match)


@post(
    "/matches/{match:str}/cancel",
    status_code=200,
    tags=TAGS,
    responses=failing(404, 409, 503),
    **needs("host"),
)
async def cancel(request: Request, match: MatchId) -> responses.Match:
    """Call a match off that has not begun. The host's right."""
    call = await about(request, match)
    await call.table.lobby.cancellation.cancel(match, call.who)
    return await told(call, match)


@post(
    "/matches/{match:str}/rematch",
    status_code=200,
    tags=TAGS,
    responses=failing(404, 409, 422, 503),
    **needs("play"),
)
async def rematch(request: Request, match: MatchId, data: JSONBody[Rematch]) -> responses.Match:
    """The next match of the same people: the first to ask opens it, each sits down where he sat."""
    call = await about(request, match)
    call.limits.openings.take(call.address)
    following = await call.table.lobby.creation.rematch(
        match, call.who, salt=data.salt, language=call.language
    )
    return await told(call, following)


async def about(request: Request, match: str) -> Call:
    """A call about this match, to be answered in the words of its game. Raises `TableError`."""
    call = known_call(request)
    info = await call.table.lobby.queries.info(match, call.me)
    call.rules(info.game)
    return call


async def told(call: Call, match: str) -> responses.Match:
    """A match as this caller sees it."""
    return await _told(call, await call.table.lobby.queries.info(match, call.me))


async def _told(call: Call, info: MatchInfo) -> responses.Match:
    renderer = Renderer(call, info.game, [seat.name for seat in info.seats])
    return renderer.match(info, await _awaited(call, info))


async def _awaited(call: Call, info: MatchInfo) -> list[int]:
    """The seats that are asked for something now, as far as this caller may see."""
    if info.status != "playing":
        return []
    try:
        viewer = await call.table.viewer(info.id, call.me)
        sight = await call.table.observe(info.id, viewer, since=LATEST)
    except TableError:
        return []  # not for watching, or its rules are gone
    return sorted({seat for window in sight.observation.windows for seat in window.awaited})


async def _opened(call: Call, match: str) -> Response[responses.Match]:
    where = f"/api/v1/matches/{match}"
    return Response(await told(call, match), status_code=201, headers={"location": where})


def _schedule(wish: ScheduleWish) -> Schedule:
    return Schedule(
        clocks=wish.clocks,
        zone=wish.zone,
        grace=wish.grace,
        no_show=wish.no_show,
        misses=wish.misses,
    )
