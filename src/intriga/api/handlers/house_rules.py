"""House rules: acts of seats and hosts that every match has, whatever game is played."""

from typing import Final

from litestar import Response, post
from litestar.params import JSONBody

from intriga.api import responses
from intriga.api.auth import Call, Request, needs
from intriga.api.matches import about
from intriga.api.play import receipt, seat_of
from intriga.api.problems import failing
from intriga.api.requests import MatchId
from intriga.api.requests import house as requests
from intriga.api.requests.house import HostActRequest, SeatActRequest
from intriga.kernel.actors import HOST, Actor
from intriga.kernel.house_rules import house_acts
from intriga.kernel.house_rules.house_acts import HouseAct

TAGS: Final = ["house"]


@post(
    "/matches/{match:str}/house",
    status_code=200,
    tags=TAGS,
    responses=failing(404, 409, 422, 503),
    **needs("play"),
)
async def keep(
    request: Request, match: MatchId, data: JSONBody[SeatActRequest]
) -> Response[responses.Receipt]:
    """Ask for a pause (or withdraw that), extend a window with one of the seat's extensions,
    propose to end the match or ask to rewind it, or answer such a proposal."""
    call = await about(request, match)
    endings, who = call.table.lobby.endings, call.who
    act = data.act
    match act:
        case requests.ProposeEnd(how):
            result = await endings.propose(match, who, how, data.command)
            return await receipt(call, match, result)
        case requests.AnswerEnd(number, agree):
            result = await endings.answer(match, who, number, data.command, agree=agree)
            return await receipt(call, match, result)
        case requests.ProposeUndo(number):
            result = await call.table.lobby.rewinds.ask(match, who, number, data.command)
            return await receipt(call, match, result)
        case requests.AnswerUndo(number, agree):
            rewinds = call.table.lobby.rewinds
            result = await rewinds.answer(match, who, number, data.command, agree=agree)
            return await receipt(call, match, result)
    seat = await seat_of(call, match)
    zone = await call.table.zone(match)
    return await _submit(call, match, seat, _act(act, zone), data.command)


@post(
    "/matches/{match:str}/host",
    status_code=200,
    tags=TAGS,
    responses=failing(404, 409, 422, 503),
    **needs("host"),
)
async def keep_as_host(
    request: Request, match: MatchId, data: JSONBody[HostActRequest]
) -> Response[responses.Receipt]:
    """Pause, resume, extend or close a window, mute a seat, disable a type of act, open or close
    the match to newcomers, end it. Host only."""
    call = await about(request, match)
    act = data.act
    if isinstance(act, requests.End):
        endings = call.table.lobby.endings
        result = await endings.end(match, call.who, act.how, data.command)
        return await receipt(call, match, result)
    if isinstance(act, requests.SetDoors):
        arrivals = call.table.lobby.arrivals
        result = await arrivals.set_doors(match, call.who, act.doors, data.command)
        return await receipt(call, match, result)
    zone = await call.table.zone(match)
    return await _submit(call, match, HOST, _act(act, zone), data.command)


async def _submit(
    call: Call, match: str, actor: Actor, act: HouseAct, command: str
) -> Response[responses.Receipt]:
    result = await call.table.keep(match, actor, act, command, me=call.me)
    return await receipt(call, match, result)


def _act(act: requests.SimpleAct, zone: str) -> HouseAct:
    """`zone`: in which everybody is shown the times of this match."""
    match act:
        case requests.AskPause(ask, until):
            return house_acts.AskPause(ask, until, zone if until is not None else "UTC")
        case requests.Extend(window, generation, seconds):
            return house_acts.Extend(window, generation, seconds)
        case requests.Pause(None):
            return house_acts.Pause()
        case requests.Pause(until):
            assert until is not None
            return house_acts.PutAway(until, zone)
        case requests.Resume():
            return house_acts.Resume()
        case requests.CloseWindow(window, generation):
            return house_acts.Close(window, generation)
        case requests.Mute(seat, mute):
            return house_acts.Mute(seat, mute)
        case requests.Lock(type, lock):
            return house_acts.Lock(type, lock)
