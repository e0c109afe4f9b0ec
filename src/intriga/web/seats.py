"""The buttons around the seats: sit down, stand up, seat a bot, begin, leave, play again."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Final, TypeAlias

from litestar import post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from msgspec import Struct

from intriga.kernel.actors import Seat
from intriga.kernel.text import refuse
from intriga.table import TableError
from intriga.web.http import Request, Response
from intriga.web.visits import Visit, form_of, guest, salt_of, visit_of
from intriga.web.waiting import waiting_room


class Press(Struct, frozen=True):
    """A button that was pressed: by whom, at which match, about which seat."""

    visit: Visit
    match: str
    me: str
    seat: Seat | None
    code: str
    salt: str

    @property
    def of(self) -> Seat:
        """The seat it is about. Raises `TableError` if none was said."""
        if self.seat is None:
            raise TableError("invalid", refuse("seat-which-one"))
        return self.seat


Doing: TypeAlias = Callable[[Press], Awaitable[str | None]]
"""What a button does; answers with where to go on, if not to the match."""


async def _sit(press: Press) -> None:
    lobby = press.visit.table.lobby
    await lobby.sit(press.match, press.me, seat=press.seat, code=press.code, salt=press.salt)


async def _stand(press: Press) -> None:
    await press.visit.table.lobby.stand(press.match, press.me)


async def _bot(press: Press) -> None:
    visit = press.visit
    await visit.table.lobby.add_bot(press.match, press.me, seat=press.seat, language=visit.language)


async def _free(press: Press) -> None:
    await press.visit.table.lobby.clear_seat(press.match, press.me, press.of)


async def _start(press: Press) -> None:
    visit = press.visit
    await visit.table.lobby.start(press.match, press.me, language=visit.language)


async def _fill(press: Press) -> None:
    visit = press.visit
    await visit.table.lobby.start(press.match, press.me, empty="bots", language=visit.language)


async def _cancel(press: Press) -> str:
    await press.visit.table.lobby.cancel(press.match, press.me)
    return "/"


async def _again(press: Press) -> str:
    visit = press.visit
    following = await visit.table.lobby.rematch(press.match, press.me, language=visit.language)
    return f"/m/{following}"


async def _leave(press: Press) -> None:
    visit = press.visit
    await visit.table.lobby.leave(press.match, press.me, language=visit.language)


async def _take_over(press: Press) -> None:
    await press.visit.table.lobby.take_over(press.match, press.me, press.of, code=press.code)


async def _to_bot(press: Press) -> None:
    visit = press.visit
    await visit.table.lobby.replace_by_bot(press.match, press.me, press.of, language=visit.language)


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
    said = fields.get("seat", "")
    seat = int(said) if said.isdecimal() and len(said) < 4 else None
    press = Press(visit, match, await guest(visit), seat, fields.get("code", ""), salt_of(fields))
    try:
        return visit.go(await do(press) or f"/m/{match}")
    except TableError as problem:
        if problem.kind not in ("conflict", "invalid"):
            raise
        info = await visit.table.lobby.info(match, visit.me)
        if info.status != "gathering":
            raise
        return await waiting_room(visit, info, visit.tell(problem.refusal, info.game))
