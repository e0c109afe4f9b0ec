"""Ways to a table: the invitation link, and the personal way back to one's own seat."""

from collections.abc import Sequence
from typing import Final

from litestar import get, post
from litestar.params import FromPath

from intriga.kernel.text import refuse
from intriga.table import MatchInfo, TableError
from intriga.web.context import Form, Visit, form_of, guest, salt_of, visit_of, whole
from intriga.web.http import Request, Response
from intriga.web.lobby.waiting_room import FEW
from intriga.web.match.game_pages import Data

SAID_THERE: Final = frozenset({"match-password-needed", "match-password-wrong"})
"""Refusals that are said beside the form, for its reader can do something about them."""


@get("/j/{code:str}")
async def invited(request: Request, code: FromPath[str]) -> Response:
    """The page an invitation leads to: a nickname, and a free seat or a place in the reserve."""
    visit = await visit_of(request)
    match = await match_of_code(visit, code)
    info = await visit.table.lobby.queries.info(match, visit.me)
    if not _may_come(info):
        return visit.go(f"/m/{match}")
    return join_page(visit, info, code)


async def match_of_code(visit: Visit, code: str) -> str:
    """The match to which an invitation leads. Raises `TableError` for one that leads nowhere, and
    after too many of these: codes are not for trying out."""
    with visit.site.limits.invitations.trying(visit.address):
        return await visit.table.lobby.queries.by_code(code)


@post("/j/{code:str}", status_code=200)
async def sit_by_code(request: Request, code: FromPath[str]) -> Response:
    """Sit down, wait in the reserve, or ask the host."""
    visit = await visit_of(request)
    fields = await form_of(request)
    match = await match_of_code(visit, code)
    info = await visit.table.lobby.queries.info(match, visit.me)
    if not _may_come(info):
        return visit.go(f"/m/{match}")
    try:
        me = await guest(visit, fields.get("name", ""))
        with visit.site.limits.guessing_match(visit.address, match):
            await _come(visit, info, me, code, fields)
    except TableError as problem:
        if problem.kind not in ("conflict", "invalid") and problem.refusal.id not in SAID_THERE:
            raise
        info = await visit.table.lobby.queries.info(match, visit.me)
        if not _may_come(info):
            return visit.go(f"/m/{match}")
        return join_page(visit, info, code, visit.text_of(problem.refusal), fields)
    return visit.go(f"/m/{match}")


async def _come(visit: Visit, info: MatchInfo, me: str, code: str, fields: Form) -> None:
    lobby = visit.table.lobby
    seat, password = whole(fields.get("seat", "")), fields.get("password", "")
    if info.status == "playing":
        seat = next(iter(open_seats(info)), 0) if seat is None else seat
        await lobby.takeovers.take_over(info.id, me, seat, code=code, password=password)
    else:
        salt = salt_of(fields)
        await lobby.signups.join(info.id, me, seat=seat, code=code, salt=salt, password=password)


def open_seats(info: MatchInfo) -> list[int]:
    """Seats somebody who was invited may take: free ones, or in a running match those of bots."""
    wanted = {"gathering": "empty", "playing": "bot"}.get(info.status)
    return [seat.seat for seat in info.seats if seat.kind == wanted]


def _may_come(info: MatchInfo) -> bool:
    """Whether an invitation leads somewhere for this person: to a seat, or to the reserve."""
    waits = info.waits is not None and info.waits.status != "invited"
    if info.seat is not None or waits:
        return False
    return info.status == "gathering" or bool(open_seats(info))


def join_page(
    visit: Visit,
    info: MatchInfo,
    code: str,
    problem: str | None = None,
    given: Form | None = None,
) -> Response:
    """The form of who was invited."""
    t = visit.say(info.game)
    name = visit.site.game_book(visit.language, info.game).say(f"game-{info.game}")
    free = open_seats(info)
    asks = info.approval and not info.hosted and info.waits is None
    return visit.page(
        "join.html",
        409 if problem else 200,
        info.game,
        match={
            "url": f"/m/{info.id}",
            "join_url": f"/j/{code}",
            "title": info.title or name,
            "game_name": name,
            "game_id": info.game,
            "host_name": info.host,
            "approval": info.approval,
        },
        full=not free,
        submit=t("join-ask" if asks else "sit-down" if free else "join-reserve"),
        fields=_fields(visit, info, free, given or {}),
        error={"text": problem, "possible": None} if problem else None,
        next=None,
    )


def _fields(visit: Visit, info: MatchInfo, free: Sequence[int], sent: Form) -> list[Data]:
    """A nickname of who is not known, the password if there is one, a seat where one may choose."""
    t = visit.say(info.game)
    asked = whole(visit.request.query_params.get("seat", ""))  # a slip of paper names its seat
    fields: list[Data] = []
    if visit.person is None:
        fields.append(
            {
                "name": "name",
                "kind": "text",
                "label": t("profile-name"),
                "help": t("profile-name-help"),
                "value": sent.get("name", ""),
                "required": True,
                "maxlength": 24,
                "autocomplete": "nickname",
            }
        )
    if info.locked and not info.hosted and info.waits is None:
        fields.append(
            {
                "name": "password",
                "kind": "text",
                "type": "password",
                "label": t("match-password"),
                "required": True,
                "maxlength": 64,
                "autocomplete": "off",
            }
        )
    offered = free if len(free) <= FEW else [seat for seat in free if seat == asked]
    if len(free) > 1 and offered and (info.status == "playing" or not info.approval):
        fields.append(
            {
                "name": "seat",
                "kind": "choice",
                "label": t("seat-which"),
                "value": sent.get("seat", str(asked if asked in free else offered[0])),
                "required": True,
                "choices": [
                    {
                        "value": str(seat),
                        "label": info.seats[seat].name or t("seat-number", n=seat + 1),
                    }
                    for seat in offered
                ],
            }
        )
    return fields


@get("/r/{code:str}")
async def way_back(request: Request, code: FromPath[str]) -> Response:
    """The page of a personal link: one button back to the seat. Looking at it changes nothing,
    so that messengers which open links ahead of us do no harm."""
    visit = await visit_of(request)
    return visit.page("return.html", code=code, error=None)


@post("/return", status_code=200)
async def come_back(request: Request) -> Response:
    """A personal code: this browser is now whoever sits on that seat."""
    visit = await visit_of(request)
    code = (await form_of(request)).get("code", "")
    try:
        with visit.site.limits.codes.trying(visit.address):
            session, match = await visit.table.accounts.return_by_code(code, visit.device)
    except TableError as problem:
        said = {"text": visit.text_of(problem.refusal), "possible": None}
        return visit.page("return.html", 403, code=code[:24], error=said)
    visit.remember(session)
    return visit.go(f"/m/{match}")


@post("/m/{match:str}/reissue", status_code=200)
async def reissue(request: Request, match: FromPath[str]) -> Response:
    """The host gives out anew the seat of a guest who cannot come back. The page that answers
    shows the link, and no other page ever."""
    visit = await visit_of(request)
    if visit.me is None:
        raise TableError("forbidden", refuse("refused-not-host"))
    seat = whole((await form_of(request)).get("seat", ""))
    if seat is None:
        raise TableError("invalid", refuse("seat-which-one"))
    token = await visit.table.lobby.seat_links.create(match, visit.me, seat)
    info = await visit.table.lobby.queries.info(match, visit.me)
    return visit.page(
        "reissued.html",
        name=info.seats[seat].name,
        back=f"/m/{match}/host",
        link=f"{visit.site.settings.base_url}/s/{token}",
    )


@get("/s/{token:str}")
async def kept_seat(request: Request, token: FromPath[str]) -> Response:
    """A seat that a host gives out anew. Looking at it changes nothing."""
    return await _kept_seat(await visit_of(request), token)


@post("/s/{token:str}", status_code=200)
async def take_kept_seat(request: Request, token: FromPath[str]) -> Response:
    """Sit down there."""
    visit = await visit_of(request)
    fields = await form_of(request)
    try:
        await visit.table.lobby.seat_links.find(token)
        me = await guest(visit, fields.get("name", ""))
        match = await visit.table.lobby.seat_links.take(token, me)
    except TableError as problem:
        if problem.kind not in ("conflict", "invalid"):
            raise
        return await _kept_seat(visit, token, visit.text_of(problem.refusal))
    return visit.go(f"/m/{match}")


async def _kept_seat(visit: Visit, token: str, problem: str | None = None) -> Response:
    match, chair = await visit.table.lobby.seat_links.find(token)
    info = await visit.table.lobby.queries.info(match, visit.me)
    name = visit.site.game_book(visit.language, info.game).say(f"game-{info.game}")
    asked = {
        "name": "name",
        "kind": "text",
        "label": visit.say()("profile-name"),
        "value": chair.name[:24],
        "required": True,
        "maxlength": 24,
        "autocomplete": "nickname",
    }
    return visit.page(
        "kept_seat.html",
        409 if problem else 200,
        token=token,
        title=info.title or name,
        name=chair.name,
        fields=[asked] if visit.person is None else [],
        error={"text": problem, "possible": None} if problem else None,
        next=None,
    )
