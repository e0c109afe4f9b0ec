"""Finished matches: the replay of every step as any viewer saw it, and the record."""

from typing import Annotated, Final

from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from intriga.api import responses
from intriga.api.auth import Request, open_to_all
from intriga.api.matches import about
from intriga.api.play import view_response
from intriga.api.problems import failing
from intriga.api.requests import MatchId
from intriga.kernel.actors import PUBLIC, REFEREE, Viewer

TAGS: Final = ["archive"]
LINES: Final = "application/jsonl"
_RECORD: Final = {
    200: ResponseSpec(
        bytes,
        media_type=LINES,
        description="JSON Lines, as `intriga verify` reads them",
        generate_examples=False,
    )
}


@get("/matches/{match:str}/replay", tags=TAGS, responses=failing(404, 409), **open_to_all())
async def replay(request: Request, match: MatchId) -> responses.Replay:
    """The length of a finished match, and its players."""
    call = await about(request, match)
    async with call.limits.heavy.turn(call.counted):
        history = await call.table.archive.history(match)
    return responses.Replay(history.steps, history.names)


@get(
    "/matches/{match:str}/replay/{step:int}",
    tags=TAGS,
    responses=failing(404, 409, 422),
    **open_to_all(),
)
async def replayed(
    request: Request,
    match: MatchId,
    step: Annotated[
        int, PathParameter(ge=0, le=2**31 - 1, description="From 0, the initial position.")
    ],
    eyes: Annotated[
        str,
        QueryParameter(
            pattern=r"^(public|all|\d{1,3})$", description="The viewer: `public`, `all`, or a seat."
        ),
    ] = "public",
) -> responses.View:
    """What a viewer saw after a step of a finished match, with the events of that step."""
    call = await about(request, match)
    viewer: Viewer = PUBLIC if eyes == "public" else REFEREE if eyes == "all" else int(eyes)
    async with call.limits.heavy.turn(call.counted):
        history = await call.table.archive.history(match, step)
        return view_response(call, history.view(step, viewer))


@get(
    "/matches/{match:str}/record",
    tags=TAGS,
    media_type=LINES,
    responses=_RECORD | failing(404, 409),
    **open_to_all(),
)
async def record(request: Request, match: MatchId) -> Response[bytes]:
    """The record of a finished match: all acts and random draws, and the seed that proves them."""
    call = await about(request, match)
    async with call.limits.heavy.turn(call.counted):
        lines = await call.table.archive.record(match)
        body = b"".join(line.rstrip(b"\n") + b"\n" for line in lines)
    return Response(body, media_type=LINES)
