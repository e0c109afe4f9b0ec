"""The buttons around the seats: sit down, stand up, seat a bot, begin, leave, play again."""

from collections.abc import Awaitable, Callable, Mapping
from contextlib import nullcontext
from typing import Final, TypeAlias, cast

from litestar import post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from msgspec import Struct

from intriga.kernel.actors import Seat
from intriga.kernel.text import refuse
from intriga.table import TableError
from intriga.table.lobby.starting import Absent, Empty
from intriga.web.context import Form, Visit, form_of, guest, salt_of, visit_of, whole
from intriga.web.http import Request, Response
from intriga.web.lobby.join import SAID_THERE
from intriga.web.lobby.waiting_room import waiting_room


class Press(Struct, frozen=True):
    """A button that was pressed: by whom, at which match, about which seat."""

    visit: Visit
    match: str
    me: str
    seat: Seat | None
    code: str
    salt: str
    fields: Form

    @property
    def person(self) -> str:
        """Whom it is about; empty for nobody in particular."""
        return self.fields.get("person", "")[:32]

    @property
    def of(self) -> Seat:
        """The seat it is about. Raises `TableError` if none was said."""
        if self.seat is None:
            raise TableError("invalid", refuse("seat-which-one"))
        return self.seat


Doing: TypeAlias = Callable[[Press], Awaitable[str | None]]
"""What a button does; answers with where to go on, if not to the match."""


async def _sit(press: Press) -> None:
    visit = press.visit
    with visit.site.limits.guessing_match(visit.address, press.match):
        await visit.table.lobby.signups.join(
            press.match,
            press.me,
            seat=press.seat,
            code=press.code,
            salt=press.salt,
            password=press.fields.get("password", ""),
        )


async def _stand(press: Press) -> None:
    await press.visit.table.lobby.seats.stand(press.match, press.me)


async def _bot(press: Press) -> None:
    visit = press.visit
    await visit.table.lobby.seats.add_bot(
        press.match, press.me, seat=press.seat, language=visit.language
    )


async def _free(press: Press) -> None:
    await press.visit.table.lobby.seats.clear(press.match, press.me, press.of)


async def _start(press: Press) -> None:
    visit, fields = press.visit, press.fields
    empty: Empty = "refuse"
    if fields.get("empty") in ("bots", "close"):
        empty = cast(Empty, fields["empty"])
    absent: Absent = "drop" if fields.get("absent") == "drop" else "keep"
    await visit.table.lobby.starting.start(
        press.match, press.me, empty=empty, absent=absent, language=visit.language
    )


async def _fill(press: Press) -> None:
    visit = press.visit
    await visit.table.lobby.starting.start(
        press.match, press.me, empty="bots", language=visit.language
    )


async def _cancel(press: Press) -> str:
    await press.visit.table.lobby.cancellation.cancel(press.match, press.me)
    return "/"


async def _again(press: Press) -> str:
    visit = press.visit
    following = await visit.table.lobby.creation.rematch(
        press.match, press.me, language=visit.language
    )
    return f"/m/{following}"


async def _leave(press: Press) -> None:
    visit = press.visit
    await visit.table.lobby.takeovers.leave(press.match, press.me, language=visit.language)


async def _take_over(press: Press) -> None:
    visit = press.visit
    with visit.site.limits.guessing_match(visit.address, press.match):
        await visit.table.lobby.takeovers.take_over(
            press.match,
            press.me,
            press.of,
            code=press.code,
            password=press.fields.get("password", ""),
        )


async def _withdraw(press: Press) -> str:
    visit = press.visit
    await visit.table.lobby.signups.withdraw(press.match, press.me)
    info = await visit.table.lobby.queries.info(press.match, press.me)
    return "/" if info.privacy == "link" else f"/m/{press.match}"


async def _approve(press: Press) -> None:
    await press.visit.table.lobby.signups.approve(press.match, press.me, press.person)


async def _approve_taking(press: Press) -> None:
    await press.visit.table.lobby.takeovers.approve(press.match, press.me, press.person)


async def _decline(press: Press) -> None:
    await press.visit.table.lobby.signups.decline(press.match, press.me, press.person)


async def _invite(press: Press) -> str:
    press.visit.site.limits.callings.take(press.visit.address)
    login = press.fields.get("login", "")[:40]
    await press.visit.table.lobby.signups.invite(press.match, press.me, login)
    return f"/m/{press.match}?called=1"


async def _roll(press: Press) -> None:
    await press.visit.table.lobby.roll_call.call(press.match, press.me)


async def _roll_end(press: Press) -> None:
    await press.visit.table.lobby.roll_call.end(press.match, press.me)


async def _here(press: Press) -> None:
    await press.visit.table.lobby.roll_call.answer(press.match, press.me)


async def _to_bot(press: Press) -> None:
    visit = press.visit
    await visit.table.lobby.takeovers.replace_by_bot(
        press.match, press.me, press.of, language=visit.language
    )


DOINGS: Final[Mapping[str, Doing]] = {
    "sit": _sit,
    "stand": _stand,
    "bot": _bot,
    "free": _free,
    "start": _start,
    "fill": _fill,
    "cancel": _cancel,
    "again": _again,
    "leave": _leave,
    "take-over": _take_over,
    "to-bot": _to_bot,
    "withdraw": _withdraw,
    "approve": _approve,
    "approve-taking": _approve_taking,
    "decline": _decline,
    "invite": _invite,
    "roll": _roll,
    "roll-end": _roll_end,
    "here": _here,
}
FOR_STRANGERS: Final = ("sit", "take-over")
"""What somebody who is not known yet may do: he becomes a guest by it."""


@post("/m/{match:str}/{doing:str}", status_code=200)
async def press_button(request: Request, match: FromPath[str], doing: FromPath[str]) -> Response:
    """A button was pressed. What cannot be is said in the waiting room, if it still is one."""
    visit = await visit_of(request)
    do = DOINGS.get(doing)
    if do is None:
        raise NotFoundException
    if visit.me is None and doing not in FOR_STRANGERS:
        raise TableError("forbidden", refuse("seat-none-of-yours"))
    fields = await form_of(request)
    seat, code = whole(fields.get("seat", "")), fields.get("code", "")
    press = Press(visit, match, await guest(visit), seat, code, salt_of(fields), fields)
    try:
        with visit.site.limits.invitations.trying(visit.address) if code else nullcontext():
            where = await do(press)
        return visit.go(where or f"/m/{match}")
    except TableError as problem:
        there = problem.refusal.id in SAID_THERE
        if problem.kind not in ("conflict", "invalid") and not there:
            raise
        info = await visit.table.lobby.queries.info(match, visit.me)
        if info.status != "gathering":
            raise
        said = visit.text_of(problem.refusal, info.game)
        return await waiting_room(visit, info, said, 403 if there else 409)
