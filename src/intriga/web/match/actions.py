"""Acting: a form that was sent, or JSON of a script, becomes an act at the table.

A form is answered with the page (without script), with the zone «act» (with htmx), always in
words; what was entered is never lost. JSON, `{"command", "act", "seen": {"window", "generation"}}`,
is answered with the receipt or the refusal, and with nothing else: this is the quick way in.
"""

from typing import Any, Final

import msgspec
from litestar import post
from litestar.params import FromPath
from msgspec import Raw, Struct

from intriga.kernel.actors import Seat
from intriga.kernel.decode.errors import UNREADABLE, decode_error
from intriga.kernel.engine import Seen
from intriga.kernel.text import Refusal, refuse
from intriga.table import MatchInfo, Receipt, TableError
from intriga.web.context import Visit, form_of, visit_of, whole
from intriga.web.http import Request, Response
from intriga.web.match.forms import Problem, decode, kinds_of, left_open
from intriga.web.match.page import filled, played
from intriga.web.match.page_data import LATEST, page_of
from intriga.web.match.receipts import receipt
from intriga.web.match.sse import partial
from intriga.web.match.zones import Zones

JSON: Final = "application/json"
_MOST: Final = 64
"""Characters in the id of a command."""


class Sent(Struct, frozen=True):
    """An act as a script sends it."""

    command: str
    act: Raw
    seen: Seen | None = None


_decode = msgspec.json.Decoder(Sent).decode
_encode = msgspec.json.Encoder().encode


@post("/m/{match:str}/act", status_code=200)
async def act(request: Request, match: FromPath[str]) -> Response:
    """An act of whoever sits."""
    visit = await visit_of(request)
    if request.headers.get("content-type", "").startswith(JSON):
        return await _act_of_script(visit, match, await request.body())
    return await _act_of_form(visit, match)


async def _act_of_script(visit: Visit, match: str, body: bytes) -> Response:
    try:
        sent = _decode(body)
    except UNREADABLE as problem:
        return refused(
            visit, match, refuse("refused-malformed", problem=decode_error(problem)), 400
        )
    seat = await seat_of(visit, match)
    result = await visit.table.submit(
        match, seat, bytes(sent.act), sent.command, seen=sent.seen, me=visit.me
    )
    if isinstance(result, Receipt):
        return Response(_encode(result), media_type=JSON)
    return await _refused_in_words(visit, match, result)


async def _refused_in_words(visit: Visit, match: str, refusal: Refusal) -> Response:
    info = await visit.table.lobby.queries.info(match, visit.me)
    book = visit.site.game_book(visit.language, info.game)
    names = tuple(seat.name for seat in info.seats)
    return said_to_script(refusal, book.text_of(refusal, names), 422)


def refused(visit: Visit, match: str, refusal: Refusal, status: int) -> Response:
    """A refusal of the pages or the table, for a script."""
    return said_to_script(refusal, visit.text_of(refusal), status)


def said_to_script(refusal: Refusal, text: str, status: int) -> Response:
    """`{"refusal": {"id", "params", "text"}}`."""
    said = {"id": refusal.id, "params": refusal.params, "text": text}
    return Response(_encode({"refusal": said}), status_code=status, media_type=JSON)


async def _act_of_form(visit: Visit, match: str) -> Response:
    fields = await form_of(visit.request)
    seat = await seat_of(visit, match)
    info = await visit.table.lobby.queries.info(match, visit.me)
    book = visit.site.game_book(visit.language, info.game)
    offer = await visit.table.offer(match, seat)
    sent = decode(fields, kinds_of(offer))
    lacking = left_open(offer, sent, book, info.game)
    heard = (await visit.table.observe(match, seat, since=LATEST)).observation.cursor
    result: Receipt | Refusal
    if lacking is not None:
        result, said = lacking, visit.text_of(lacking)
    else:
        command = fields.get("command", "")
        if not 0 < len(command) <= _MOST:
            command = visit.site.command()
        result = await visit.table.submit(
            match, seat, sent, command, seen=seen_of(fields.get("token", "")), me=visit.me
        )
        said = "" if isinstance(result, Receipt) else book.text_of(result, _names(info))
    if isinstance(result, Receipt):
        return await _accepted(visit, info, seat, heard)
    stale = result.id in ("refused-stale", "refused-malformed")
    problem = None if stale else Problem(sent, said)
    if visit.live:
        return await _zone(visit, match, problem, said)
    return await played(visit, info, 422, problem=problem, said=said)


def _names(info: Any) -> tuple[str, ...]:
    return tuple(seat.name for seat in info.seats)


async def _accepted(visit: Visit, info: MatchInfo, seat: Seat, heard: int) -> Response:
    """Without script, the page again. With it, a receipt: the zones come by the live connection,
    which alone knows what this window shows already."""
    if not visit.live:
        return visit.go(f"/m/{info.id}?done={heard}#zone-act")
    said = await receipt(visit, info, seat, heard)
    html = visit.site.render("fragments/answer.html", t=visit.say(), receipt=said, error=None)
    return visit.html(partial("zone-act-answer", html, "innerHTML").encode())


async def _zone(visit: Visit, match: str, problem: Problem | None, said: str) -> Response:
    """The zone «act» with what was entered and why it was not taken."""
    info = await visit.table.lobby.queries.info(match, visit.me)
    viewer = await visit.table.viewer(match, visit.me)
    page = await page_of(visit.site, visit.language, info, viewer, problem=problem, said=said)
    zones = Zones(page)
    data = zones.act()
    zone = zones.fragment("act", act=data)
    t = visit.say()
    answer = visit.site.render("fragments/answer.html", t=t, receipt=None, error=data["error"])
    html = zone + partial("zone-act-answer", answer, "innerHTML")
    return visit.html(filled(visit, page.sight, html.encode()), 422)


def seen_of(token: str) -> Seen | None:
    """The question a form answered; None for an act at any time, or a token nobody made."""
    generation, _, window = token.partition(".")
    known = whole(generation)
    return Seen(window, known) if window and known is not None else None


async def seat_of(visit: Visit, match: str) -> Seat:
    """Where whoever acts sits. Raises `TableError` for who does not sit here."""
    viewer = await visit.table.viewer(match, visit.me)
    if not isinstance(viewer, int):
        raise TableError("forbidden", refuse("act-not-seated"))
    return viewer
