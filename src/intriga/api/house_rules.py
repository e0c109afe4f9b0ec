"""What seats and the host do at any table, whatever is played: pauses, extensions, order."""

from typing import Final

from litestar import Response, post
from litestar.params import JSONBody

from intriga.api import requests, responses
from intriga.api.auth import Call, Request, needs
from intriga.api.matches import about
from intriga.api.play import names_of, seat_of
from intriga.api.problems import failing, refused
from intriga.api.requests import HostKeeping, Keeping, MatchId
from intriga.kernel.actors import HOST, Actor
from intriga.kernel.house_rules.house_acts import (
    AskPause,
    Close,
    Extend,
    HouseAct,
    Lock,
    Mute,
    Pause,
    Resume,
)
from intriga.table import Receipt

TAGS: Final = ["house"]


@post(
    "/matches/{match:str}/house",
    status_code=200,
    tags=TAGS,
    responses=failing(404, 409, 422, 503),
    **needs("play"),
)
async def keep(
    request: Request, match: MatchId, data: JSONBody[Keeping]
) -> Response[responses.Receipt]:
    """Ask for a pause (or take that back), or lengthen a window out of one's own budget."""
    call = await about(request, match)
    seat = await seat_of(call, match)
    return await _kept(call, match, seat, _act(data.act), data.command)


@post(
    "/matches/{match:str}/host",
    status_code=200,
    tags=TAGS,
    responses=failing(404, 409, 422, 503),
    **needs("host"),
)
async def keep_as_host(
    request: Request, match: MatchId, data: JSONBody[HostKeeping]
) -> Response[responses.Receipt]:
    """Pause, go on, lengthen or close a window, take the word from a seat, bar an act. The host's
    right."""
    call = await about(request, match)
    return await _kept(call, match, HOST, _act(data.act), data.command)


async def _kept(
    call: Call, match: str, actor: Actor, act: HouseAct, command: str
) -> Response[responses.Receipt]:
    result = await call.table.keep(match, actor, act, command, me=call.me)
    if isinstance(result, Receipt):
        return Response(responses.Receipt(result.command, result.cursor, result.at))
    return refused(call, result, await names_of(call, match))


def _act(wish: requests.SeatDeed | requests.HostDeed) -> HouseAct:
    match wish:
        case requests.AskingPause(ask):
            return AskPause(ask)
        case requests.Extending(window, generation, seconds):
            return Extend(window, generation, seconds)
        case requests.Pausing():
            return Pause()
        case requests.Resuming():
            return Resume()
        case requests.Closing(window, generation):
            return Close(window, generation)
        case requests.Muting(seat, mute):
            return Mute(seat, mute)
        case requests.Locking(act, lock):
            return Lock(act, lock)
