"""Ways to a table: the invitation link, and the personal way back to one's own seat."""

from litestar import get, post
from litestar.params import FromPath

from intriga.kernel.text import refuse
from intriga.table import MatchInfo, TableError
from intriga.web.gamepages import Data
from intriga.web.http import Request, Response
from intriga.web.visits import Form, Visit, form_of, guest, salt_of, visit_of


@get("/j/{code:str}")
async def invited(request: Request, code: FromPath[str]) -> Response:
    """The page an invitation leads to: a nickname and a free seat."""
    visit = await visit_of(request)
    match = await visit.table.lobby.by_code(code)
    info = await visit.table.lobby.info(match, visit.me)
    if info.seat is not None or not open_seats(info):
        return visit.go(f"/m/{match}")
    return join_page(visit, info, code)


@post("/j/{code:str}", status_code=200)
async def sit_by_code(request: Request, code: FromPath[str]) -> Response:
    """Sit down."""
    visit = await visit_of(request)
    fields = await form_of(request)
    match = await visit.table.lobby.by_code(code)
    info = await visit.table.lobby.info(match, visit.me)
    if info.seat is not None:
        return visit.go(f"/m/{match}")
    said = fields.get("seat", "")
    seat = int(said) if said.isdecimal() and len(said) < 4 else None
    try:
        me = await guest(visit, fields.get("name", ""))
        if info.status == "playing" and seat is None:
            seat = next(iter(open_seats(info)), 0)
        if info.status == "playing" and seat is not None:
            await visit.table.lobby.take_over(match, me, seat, code=code)
        else:
            await visit.table.lobby.sit(match, me, seat=seat, code=code, salt=salt_of(fields))
    except TableError as problem:
        if problem.kind not in ("conflict", "invalid"):
            raise
        info = await visit.table.lobby.info(match, visit.me)
        if not open_seats(info):
            return visit.go(f"/m/{match}")
        return join_page(visit, info, code, visit.tell(problem.refusal), fields)
    return visit.go(f"/m/{match}")


def open_seats(info: MatchInfo) -> list[int]:
    """Seats somebody who was invited may take: free ones, or in a running match those of bots."""
    wanted = {"gathering": "empty", "playing": "bot"}.get(info.status)
    return [seat.seat for seat in info.seats if seat.kind == wanted]


def join_page(
    visit: Visit,
    info: MatchInfo,
    code: str,
    problem: str | None = None,
    given: Form | None = None,
) -> Response:
    """The form of who was invited."""
    t = visit.say(info.game)
    sent: Form = given or {}
    free = open_seats(info)
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
    if len(free) > 1:
        fields.append(
            {
                "name": "seat",
                "kind": "choice",
                "label": t("seat-which"),
                "value": sent.get("seat", str(free[0])),
                "required": True,
                "choices": [
                    {
                        "value": str(seat),
                        "label": info.seats[seat].name or t("seat-number", n=seat + 1),
                    }
                    for seat in free
                ],
            }
        )
    name = visit.site.game_book(visit.language, info.game).say(f"game-{info.game}")
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
        },
        full=not free,
        fields=fields,
        error={"text": problem, "possible": None} if problem else None,
        next=None,
    )


def _called(visit: Visit, info: MatchInfo, seat: int) -> str:
    return info.seats[seat].name or visit.say()("seat-number", n=seat + 1)


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
    who = visit.request.client.host if visit.request.client else ""
    try:
        if not visit.site.guesses.allowed(who):
            raise TableError("forbidden", refuse("return-too-often"))
        session, match = await visit.table.people.come_back(code)
    except TableError as problem:
        visit.site.guesses.failed(who)
        said = {"text": visit.tell(problem.refusal), "possible": None}
        return visit.page("return.html", 403, code=code[:24], error=said)
    visit.remember(session)
    return visit.go(f"/m/{match}")
