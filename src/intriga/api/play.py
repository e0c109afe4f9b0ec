"""Playing: views, events, forms, choices and acts."""

from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Annotated, Any, Final

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter
from msgspec.structs import replace

from intriga.api import responses
from intriga.api.auth import Call, Request, acting, needs, open_to_all
from intriga.api.matches import about
from intriga.api.problems import failing, refused
from intriga.api.rendering.render import Renderer
from intriga.api.requests import (
    LATEST,
    ActRequest,
    After,
    CheckActRequest,
    ChoicesRequest,
    Limit,
    MatchId,
    NoteBefore,
    NoteLimit,
    SeenWindow,
)
from intriga.http_common.rate_limits.heavy import MANY_EVENTS
from intriga.http_common.rate_limits.policies import DOCUMENTS, HINTS
from intriga.kernel.actors import Actor, Seat, Viewer
from intriga.kernel.decode.reader import reader
from intriga.kernel.disclosure.events import Event
from intriga.kernel.observe import Offer
from intriga.kernel.positions import Seen
from intriga.kernel.questions.forms import Domain, Form
from intriga.kernel.questions.told import is_offered
from intriga.kernel.text import Refusal, refuse
from intriga.table import LogPart, MatchView, Receipt, TableError

TAGS: Final = ["play"]

EVENTS_MOST: Final = 200
"""The most events of one view."""

_encode = msgspec.json.Encoder().encode


@get("/matches/{match:str}/view", tags=TAGS, responses=failing(404, 409, 503), **open_to_all())
async def view(request: Request, match: MatchId, after: After = LATEST) -> responses.View:
    """All that the caller may know of a match now, from their seat or as the public. With events
    if `after` is given: at most 200, the oldest first; `cursor` is the number of the last one, so
    the next ones follow it."""
    call = await about(request, match)
    viewer = await call.table.viewer(match, call.me)
    sight = await call.table.observe(match, viewer, since=LATEST)
    cursor = sight.observation.cursor
    if after < cursor:
        async with paced(call, await _is_long(call, match, viewer, cursor, after)):
            most = min(cursor - after, EVENTS_MOST)
            heard = await call.table.events(match, viewer, after=after, limit=most)
            return view_response(call, _with_events(sight, heard, after + len(heard)))
    return view_response(call, sight)


@get("/matches/{match:str}/events", tags=TAGS, responses=failing(404, 409, 503), **open_to_all())
async def events(
    request: Request, match: MatchId, after: After = 0, limit: Limit = 100
) -> responses.Events:
    """The events that the caller has seen."""
    call = await about(request, match)
    viewer = await call.table.viewer(match, call.me)
    sight = await call.table.observe(match, viewer, since=LATEST)
    cursor = sight.observation.cursor
    known = min(after, cursor)
    async with paced(call, await _is_long(call, match, viewer, cursor, known)):
        heard = await call.table.events(match, viewer, after=known, limit=limit)
    rendered = Renderer(call, call.game, sight.names).events(heard, known)
    return responses.Events(rendered, known + len(rendered))


@get("/matches/{match:str}/notes", tags=TAGS, responses=failing(404, 409, 503), **open_to_all())
async def notes(
    request: Request, match: MatchId, before: NoteBefore = LATEST, limit: NoteLimit = 500
) -> responses.Notes:
    """The referee's log: for a host whose referee's view is open, and for everybody once the rules
    have ended the match. For others it is empty. The last lines before one, or the last ones."""
    call = await about(request, match)
    viewer = await call.table.viewer(match, call.me)
    names = await names_of(call, match)
    part = LogPart(before=before, limit=limit)
    async with paced(call, heavy=True):
        if call.me is not None and await call.table.hosting.is_referee(match, call.me):
            log = await call.table.hosting.referee_log(match, call.me, part)
        else:
            log = await call.table.referee_log(match, viewer, part)
    return Renderer(call, call.game, names).notes(log)


@get("/matches/{match:str}/forms", tags=TAGS, responses=failing(404, 409, 503), **needs("read"))
async def forms(request: Request, match: MatchId) -> responses.Forms:
    """The possible acts."""
    call = await about(request, match)
    viewer = await call.table.viewer(match, call.me)
    sight = await call.table.observe(match, viewer, since=LATEST)
    return responses.Forms(Renderer(call, call.game, sight.names).forms(sight.observation.forms))


@post(
    "/matches/{match:str}/domains/{domain:str}",
    status_code=200,
    tags=TAGS,
    responses=failing(404, 409, 422, 503),
    **needs("read"),
)
async def choices(
    request: Request,
    match: MatchId,
    domain: Annotated[str, PathParameter(max_length=64, description="The domain of a field.")],
    data: JSONBody[ChoicesRequest],
) -> responses.Choices | responses.Range | responses.Text:
    """The choices of a field, given the values chosen in earlier fields."""
    call = await about(request, match)
    seat = await seat_of(call, match)
    sight = await call.table.observe(match, seat, since=LATEST)
    offer = await call.table.offer(match, seat)
    return Renderer(call, call.game, sight.names).domain(domain_of(offer, domain, data.chosen))


def domain_of(offer: Offer, domain: str, chosen: dict[str, Any]) -> Domain:
    """The choices of a field of these forms, given those made before it. Raises `TableError`."""
    if domain not in _domains(offer.forms):
        raise TableError("unknown", refuse("api-no-domain", domain=domain))
    with suppress(LookupError, TypeError, ValueError):
        if is_offered(offer.forms, domain, chosen, offer.domain):
            return offer.domain(domain, chosen)
    raise TableError("invalid", refuse("api-not-together"))


def _domains(forms: Iterable[Form]) -> set[str]:
    """The domains of all fields of these forms."""
    fields = [field for form in forms for field in form.fields]
    named = set()
    while fields:
        field = fields.pop()
        named.add(field.domain)
        fields += field.row
        fields += [column for kind in field.kinds for column in kind.fields]
    return named - {""}


@post(
    "/matches/{match:str}/acts",
    status_code=200,
    tags=TAGS,
    responses=failing(404, 409, 422, 503),
    **acting("play"),
)
async def act(
    request: Request, match: MatchId, data: JSONBody[ActRequest]
) -> Response[responses.Receipt]:
    """Act. The response is sent when the act is on disk. The same `command` sent again changes
    nothing."""
    call = await about(request, match)
    return await submit(call, match, await seat_of(call, match), data)


@post(
    "/matches/{match:str}/acts/check",
    status_code=200,
    tags=TAGS,
    responses=failing(404, 409, 422, 503),
    **acting("play"),
)
async def check(
    request: Request, match: MatchId, data: JSONBody[CheckActRequest]
) -> responses.CheckResult:
    """Whether an act would be accepted now. Changes nothing."""
    call = await about(request, match)
    seat = await seat_of(call, match)
    refusal = await call.table.check(match, seat, _act(data), seen=_seen(data.seen), me=call.me)
    if refusal is None:
        return responses.CheckResult(True, None)
    renderer = Renderer(call, call.game, await names_of(call, match))
    return responses.CheckResult(False, renderer.localized(refusal))


@get(
    "/matches/{match:str}/hint",
    tags=TAGS,
    responses=failing(403, 404, 409, 429, 503),
    **needs("play"),
)
async def hint(request: Request, match: MatchId) -> responses.Advice:
    """What a bot of the game would do now in the caller's seat, and why, from what this seat sees
    alone. Changes nothing, and nobody else learns of it. Only where hints are on: see `hints` of
    the terms."""
    call = await about(request, match)
    seat = await seat_of(call, match)
    await call.limits.count(HINTS, call.counted)
    advice = await call.table.advice(match, seat, call.me)
    if advice is None:
        return responses.Advice(None, ())
    renderer = Renderer(call, call.game, await names_of(call, match))
    return responses.Advice(advice.act, tuple(map(renderer.localized, advice.reasons)))


def in_parts(sight: MatchView) -> Iterator[MatchView]:
    """A sight with all of its events, as sights with `EVENTS_MOST` events at most."""
    events = sight.observation.events
    seen = sight.observation.cursor - len(events)
    for start in range(0, max(1, len(events)), EVENTS_MOST):
        part = events[start : start + EVENTS_MOST]
        yield _with_events(sight, part, seen + start + len(part))


def _with_events(sight: MatchView, events: Sequence[Event], cursor: int) -> MatchView:
    """The sight with these events instead of its own, the last of which has the number `cursor`."""
    observation = replace(sight.observation, events=tuple(events), cursor=cursor)
    return replace(sight, observation=observation)


async def submit(
    call: Call, match: str, actor: Actor, data: ActRequest
) -> Response[responses.Receipt]:
    """Submit an act of a seat or of the host."""
    if reader(call.rules(call.game)).takes(data.act):
        await call.limits.count(DOCUMENTS, call.who)
    result = await call.table.submit(
        match, actor, _act(data), data.command, seen=_seen(data.seen), me=call.me
    )
    return await receipt(call, match, result)


async def receipt(call: Call, match: str, result: Receipt | Refusal) -> Response[responses.Receipt]:
    """The response to an act: its receipt, or why it was refused."""
    if isinstance(result, Receipt):
        return Response(responses.Receipt(result.command, result.cursor, result.at))
    return refused(call, result, await names_of(call, match))


@asynccontextmanager
async def paced(call: Call, heavy: bool) -> AsyncIterator[None]:
    """What may go back far: it waits for its turn if it does (`heavy`). Raises
    `TooManyRequests`."""
    if not heavy:
        yield
        return
    async with call.limits.heavy.turn(call.counted):
        yield


async def _is_long(call: Call, match: str, viewer: Viewer, cursor: int, after: int) -> bool:
    """Whether it takes long to go back from one cursor to another: many events, or the whole log
    has to be read for a few."""
    if cursor - after >= MANY_EVENTS:
        return True
    return after < cursor and not await call.table.has_at_hand(match, viewer, after)


def view_response(call: Call, sight: MatchView) -> responses.View:
    """A sight as a response."""
    known = sight.observation
    return Renderer(call, call.game, sight.names).view(sight, known.cursor - len(known.events))


async def seat_of(call: Call, match: str) -> Seat:
    """The caller's seat. Raises `TableError` for those who have none in the match."""
    viewer = await call.table.viewer(match, call.me)
    if not isinstance(viewer, int):
        raise TableError("forbidden", refuse("seat-none-of-yours"))
    return viewer


async def names_of(call: Call, match: str) -> tuple[str, ...]:
    """The names of seats 0, 1, 2, …"""
    info = await call.table.lobby.queries.info(match, call.me)
    return tuple(chair.name for chair in info.seats)


def _act(request: CheckActRequest) -> bytes:
    """The act as JSON for the rules. Raises `TableError` when it cannot be encoded."""
    try:
        return _encode(request.act)
    except (ValueError, OverflowError, TypeError):
        problem = {"msg": "misread-range"}
        raise TableError("invalid", refuse("refused-malformed", problem=problem)) from None


def _seen(window: SeenWindow | None) -> Seen | None:
    return Seen(window.window, window.generation) if window is not None else None
