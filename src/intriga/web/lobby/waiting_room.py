"""The waiting room: who sits down, who waits, who is called, when it begins.

What all see alike — the chairs and the reserve — is made once for all who wait; what is mine and
what the host decides are parts of their own. In a hall of sixty each arrival is pushed to sixty.
"""

from collections.abc import Sequence
from typing import Any, Final

import segno

from intriga.http_common.connections import HEARTBEAT, LiveConnection
from intriga.http_common.places import Place
from intriga.table import MatchInfo, Waiting
from intriga.web.context import Visit
from intriga.web.http import Response
from intriga.web.lobby.options import agreed
from intriga.web.lobby.schedule import schedule_told
from intriga.web.match.fragments import CSRF
from intriga.web.match.game_pages import Data
from intriga.web.match.sse import STARTED, message, partial
from intriga.web.match.zones import mark
from intriga.web.printing.printouts import printouts

FEW: Final = 12
"""With more seats than this they are a list of names; with no more, one may choose his chair."""
SEARCHED: Final = 15
"""A list longer than this has a field to search it."""


async def waiting_room(
    visit: Visit, info: MatchInfo, error: str | None = None, status: int = 409
) -> Response:
    """The page of a match that has not begun; with what was wrong with what was asked."""
    personal = await return_ticket(visit, info) if info.seat is not None else None
    return visit.page(
        "waiting.html",
        status if error else 200,
        info.game,
        game_id=info.game,
        match=_match(visit, info),
        parts=fragments(visit, info),
        options=agreed(visit, info, schedule_told(visit, info)),
        printouts=printouts(visit.site.games[info.game], visit.language),
        personal=personal,
        few=len(info.seats) <= FEW,
        may_call=info.hosted or (info.seat is not None and not info.approval),
        called="called" in visit.request.query_params,
        error=error,
        looking=looked_at(visit, info),
    )


def concerns(info: MatchInfo) -> bool:
    """Whether somebody has to do with a match, so that he might be written to about it."""
    return info.seat is not None or info.waits is not None


def looked_at(visit: Visit, info: MatchInfo) -> str | None:
    """Where a page says that it is looked at; None for whom nobody would write to."""
    served = visit.me is not None and visit.table.email_addresses.on
    return f"/m/{info.id}/looking" if served and concerns(info) else None


def fragments(visit: Visit, info: MatchInfo) -> dict[str, str]:
    """What changes while we wait, by the id of its element."""
    common = {"match": {"url": f"/m/{info.id}", "host": info.hosted}, "csrf": CSRF}

    def part(name: str, **shown: Any) -> str:
        made = visit.site.piece(
            f"fragments/{name}.html", visit.language, info.game, {**common, **shown}
        )
        return made.replace(CSRF, visit.csrf)

    parts = {
        "waiting-mine": part("waiting_mine", mine=_mine(visit, info)),
        "waiting-seats": part("seats", **_seats(visit, info)),
        "waiting-reserve": part("reserve", reserve=_people(info.reserve), roll=_rolled(info)),
        "waiting-start": part("start", start=_start(visit, info)),
    }
    if info.hosted:
        parts["waiting-admission"] = part("waiting_admission", admission=_admission(info))
    return parts


def _match(visit: Visit, info: MatchInfo) -> Data:
    name = visit.site.game_book(visit.language, info.game).say(f"game-{info.game}")
    link = f"{visit.site.settings.base_url}/j/{info.join_code}" if info.join_code else ""
    return {
        "id": info.id,
        "url": f"/m/{info.id}",
        "live_url": f"/m/{info.id}/live",
        "title": info.title or name,
        "hosted": info.hosted,
        "game_name": name,
        "rules_url": f"/rules/{info.game}",
        "code": spaced(info.join_code),
        "link": link,
        "qr": qr(link) if link else "",
        "host_name": info.host,
        "approval": info.approval,
        "locked": info.locked,
        "commitment": info.commitment,
    }


def _seats(visit: Visit, info: MatchInfo) -> Data:
    t = visit.say(info.game)
    few = len(info.seats) <= FEW
    alone = not info.locked and (info.hosted or not info.approval)
    may_take = few and info.seat is None and _welcome(info) and alone
    return {
        "few": few,
        "searched": len(info.seats) > SEARCHED,
        "free": sum(seat.kind == "empty" for seat in info.seats),
        "taken": sum(seat.kind != "empty" for seat in info.seats),
        "total": len(info.seats),
        "roll": _rolled(info),
        "here": sum(seat.here for seat in info.seats),
        "people": sum(seat.kind == "person" for seat in info.seats),
        "seats": [
            {
                "number": seat.seat,
                "mark": mark(seat.seat, visit.language),
                "name": seat.name if seat.kind != "empty" else None,
                "label": t("seat-number", n=seat.seat + 1),
                "me": seat.mine and few,
                "bot": seat.kind == "bot",
                "host": seat.host,
                "here": seat.here,
                "can_take": seat.kind == "empty" and may_take,
                "can_free": info.hosted and seat.kind != "empty" and not seat.mine,
            }
            for seat in info.seats
        ],
    }


def _welcome(info: MatchInfo) -> bool:
    """Whether who comes needs no invitation, or has one."""
    return bool(info.join_code) or (info.waits is not None and info.waits.status == "invited")


def _mine(visit: Visit, info: MatchInfo) -> Data:
    """How I stand with this match, and what I may do about it."""
    t = visit.say(info.game)
    free = any(seat.kind == "empty" for seat in info.seats)
    state = "seated" if info.seat is not None else info.waits.status if info.waits else "new"
    here = None
    if info.seat is not None:
        here = info.seats[info.seat].here
        said = t("mine-seated", seat=info.seat + 1)
    elif info.waits is not None and state == "reserve":
        here = info.waits.here
        said = t("mine-reserve", n=_place(info))
    elif state == "new":
        said = t("mine-new") if _welcome(info) else t("mine-no-code")
    else:
        said = t(f"mine-{state}", host=info.host)
    asks = info.approval and not info.hosted and state == "new"
    return {
        "state": state,
        "said": said,
        "may_join": state == "invited" or (state == "new" and _welcome(info)),
        "join": t("join-ask" if asks else "sit-down" if free else "join-reserve"),
        "password": info.locked and state == "new" and not info.hosted,
        "url": f"/j/{info.join_code}" if visit.person is None else None,
        "roll": _rolled(info) and here is not None,
        "here": here,
    }


def _place(info: MatchInfo) -> int:
    return next(
        (
            place
            for place, waiting in enumerate(info.reserve, 1)
            if info.waits is not None and waiting.person == info.waits.person
        ),
        len(info.reserve),
    )


def _start(visit: Visit, info: MatchInfo) -> Data:
    """When it begins, and the host's buttons."""
    t = visit.say(info.game)
    free = sum(seat.kind == "empty" for seat in info.seats)
    if _rolled(info):
        hint = t("start-roll") if info.hosted else t("start-roll-wait", host=info.host)
    elif free:
        hint = t("start-free", n=free) if info.hosted else t("start-wait", host=info.host)
    else:
        hint = t("start-ready") if info.hosted else t("start-ready-wait", host=info.host)
    if not info.hosted:
        return {"host": False, "hint": hint}
    rules = visit.site.games[info.game]
    absent = [seat.name for seat in info.seats if seat.kind == "person" and not seat.here]
    return {
        "host": True,
        "hint": hint,
        "ready": not free,
        "free": free,
        "fewer": free > 0 and len(info.seats) - free in rules.seats,
        "roll": _rolled(info),
        "absent": absent if _rolled(info) else [],
    }


def _admission(info: MatchInfo) -> Data:
    """Who asks the host, whom he called, whom he does not want."""

    def those(status: str) -> list[Data]:
        return _people([waiting for waiting in info.others if waiting.status == status])

    return {name: those(name) for name in ("asked", "invited", "declined")}


def _people(waiting: Sequence[Waiting]) -> list[Data]:
    return [{"person": one.person, "name": one.name, "here": one.here} for one in waiting]


def _rolled(info: MatchInfo) -> bool:
    return info.roll_at is not None


def qr(link: str) -> str:
    """A QR code as inline SVG, dark on light whatever the theme."""
    made = segno.make(link, error="m")
    return made.svg_inline(scale=4, border=2, omitsize=True, svgclass=None, lineclass=None)


def spaced(code: str) -> str:
    """A code in groups, as one reads it out."""
    half = (len(code) + 1) // 2
    return f"{code[:half]}-{code[half:]}" if len(code) > 4 and "-" not in code else code


async def return_ticket(visit: Visit, info: MatchInfo) -> Data | None:
    """My link and code back to my seat from any device; none for who has a password."""
    if visit.person is None or visit.person.login is not None:
        return None
    code = await visit.table.lobby.seats.return_code(info.id, visit.person.id)
    return {"code": code, "link": f"{visit.site.settings.base_url}/r/{code}"}


class Hall:
    """A window on the waiting room. `place` is left when nobody listens any more."""

    def __init__(self, visit: Visit, info: MatchInfo, place: Place) -> None:
        self._place = place
        self.visit = visit
        self.info = info
        self._shown: dict[str, str] = {}

    async def feed(self, connection: LiveConnection) -> None:
        """What has changed in the room, whenever it changes; `started` when it begins."""
        lobby = self.visit.table.lobby
        with self._place:
            await connection.send(HEARTBEAT)
            async with lobby.queries.changes(self.info.id, connection.mark) as changes:
                connection.mark.set()  # something may have changed before we listened
                while await connection.news() and not changes.ended:
                    if not await self.visit.stands():
                        await connection.send(STARTED)  # signed out from elsewhere: made anew
                        return
                    self.info = await lobby.queries.info(self.info.id, self.visit.me)
                    if self.info.status != "gathering":
                        await connection.send(STARTED)
                        return
                    await self._show(connection)

    async def _show(self, connection: LiveConnection) -> None:
        now = fragments(self.visit, self.info)
        parts = [
            partial(id, html, "outerMorph")
            for id, html in now.items()
            if self._shown.get(id) != html
        ]
        self._shown = now
        if parts:
            await connection.send(message("".join(parts)))
