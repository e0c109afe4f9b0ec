"""The waiting room: who has a seat, who waits, who is invited, when the match starts.

What everybody sees alike (the seats and the reserve) is rendered once for all; what is one person's
and what only the host sees are fragments of their own. With sixty people each arrival is sent to
sixty pages.
"""

from collections.abc import Sequence
from typing import Any, Final

import segno

from intriga.http_common.connections import HEARTBEAT, LiveConnection
from intriga.http_common.slots import Slot
from intriga.table import MatchInfo, Waiting
from intriga.web.context import RequestContext
from intriga.web.fragments import CSRF, STARTED, partial, sse_message
from intriga.web.game_pages import Data, default_mark
from intriga.web.http import Response
from intriga.web.lobby.terms import agreed
from intriga.web.printing.printouts import printouts

FEW: Final = 12
"""Up to this many seats, people choose their seat; more are shown as a list of names."""
SEARCHED: Final = 15
"""A longer list has a search field."""


async def waiting_room(
    ctx: RequestContext, info: MatchInfo, error: str | None = None, status: int = 409
) -> Response:
    """The page of a match that has not started; with the text of a refusal."""
    personal = await return_ticket(ctx, info) if info.seat is not None else None
    return ctx.page(
        "lobby/waiting_room.html",
        status if error else 200,
        info.game,
        game_id=info.game,
        match=_match(ctx, info),
        parts=fragments(ctx, info),
        options=agreed(ctx, info),
        printouts=printouts(ctx.site.games[info.game], ctx.language),
        personal=personal,
        few=len(info.seats) <= FEW,
        may_invite=info.hosted or (info.seat is not None and not info.approval),
        invited="called" in ctx.request.query_params,
        error=error,
        looking=looked_at(ctx, info),
    )


def concerns(info: MatchInfo) -> bool:
    """Whether a match may send this person email: they have a seat, or wait for one."""
    return info.seat is not None or info.waits is not None


def looked_at(ctx: RequestContext, info: MatchInfo) -> str | None:
    """The address an open page reports to while it is visible; None for people who get no email."""
    served = ctx.me is not None and ctx.table.email_addresses.on
    return f"/m/{info.id}/looking" if served and concerns(info) else None


def fragments(ctx: RequestContext, info: MatchInfo) -> dict[str, str]:
    """The parts of the page that change, by the id of their element."""
    common = {"match": {"url": f"/m/{info.id}", "host": info.hosted}, "csrf": CSRF}

    def part(name: str, **data: Any) -> str:
        template = f"lobby/fragments/{name}.html"
        html = ctx.site.piece(template, ctx.language, info.game, {**common, **data})
        return html.replace(CSRF, ctx.csrf)

    parts = {
        "waiting-mine": part("mine", mine=_mine(ctx, info)),
        "waiting-seats": part("seats", **_seats(ctx, info)),
        "waiting-reserve": part("reserve", reserve=_people(info.reserve), roll=_roll_called(info)),
        "waiting-start": part("start", start=_start(ctx, info)),
    }
    if info.hosted:
        parts["waiting-admission"] = part("signups", signups=_signups(info))
    return parts


def _match(ctx: RequestContext, info: MatchInfo) -> Data:
    link = f"{ctx.site.settings.base_url}/j/{info.join_code}" if info.join_code else ""
    return {
        "id": info.id,
        "url": f"/m/{info.id}",
        "live_url": f"/m/{info.id}/live",
        "title": ctx.match_title(info),
        "hosted": info.hosted,
        "game_name": ctx.game_name(info.game),
        "rules_url": f"/rules/{info.game}",
        "code": grouped_code(info.join_code),
        "link": link,
        "qr": qr_svg(link) if link else "",
        "host_name": info.host,
        "approval": info.approval,
        "locked": info.locked,
        "commitment": info.commitment,
    }


def _seats(ctx: RequestContext, info: MatchInfo) -> Data:
    t = ctx.say(info.game)
    few = len(info.seats) <= FEW
    alone = not info.locked and (info.hosted or not info.approval)
    may_take = few and info.seat is None and _may_join(info) and alone
    return {
        "few": few,
        "searched": len(info.seats) > SEARCHED,
        "free": sum(seat.kind == "empty" for seat in info.seats),
        "taken": sum(seat.kind != "empty" for seat in info.seats),
        "total": len(info.seats),
        "roll": _roll_called(info),
        "here": sum(seat.here for seat in info.seats),
        "people": sum(seat.kind == "person" for seat in info.seats),
        "seats": [
            {
                "number": seat.seat,
                "mark": default_mark(seat.seat, ctx.language),
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


def _may_join(info: MatchInfo) -> bool:
    """Whether this person needs no invitation, or has one."""
    return bool(info.join_code) or (info.waits is not None and info.waits.status == "invited")


def _mine(ctx: RequestContext, info: MatchInfo) -> Data:
    """This person's own status in the match, and what they may do."""
    t = ctx.say(info.game)
    free = any(seat.kind == "empty" for seat in info.seats)
    state = "seated" if info.seat is not None else info.waits.status if info.waits else "new"
    here = None
    if info.seat is not None:
        here = info.seats[info.seat].here
        text = t("mine-seated", seat=info.seat + 1)
    elif info.waits is not None and state == "reserve":
        here = info.waits.here
        text = t("mine-reserve", n=_place(info))
    elif state == "new":
        text = t("mine-new") if _may_join(info) else t("mine-no-code")
    else:
        text = t(f"mine-{state}", host=info.host)
    asks = info.approval and not info.hosted and state == "new"
    return {
        "state": state,
        "text": text,
        "may_join": state == "invited" or (state == "new" and _may_join(info)),
        "join": t("join-ask" if asks else "sit-down" if free else "join-reserve"),
        "password": info.locked and state == "new" and not info.hosted,
        "url": f"/j/{info.join_code}" if ctx.person is None else None,
        "roll": _roll_called(info) and here is not None,
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


def _start(ctx: RequestContext, info: MatchInfo) -> Data:
    """When the match starts, and the host's buttons."""
    t = ctx.say(info.game)
    free = sum(seat.kind == "empty" for seat in info.seats)
    if _roll_called(info):
        hint = t("start-roll") if info.hosted else t("start-roll-wait", host=info.host)
    elif free:
        hint = t("start-free", n=free) if info.hosted else t("start-wait", host=info.host)
    else:
        hint = t("start-ready") if info.hosted else t("start-ready-wait", host=info.host)
    if not info.hosted:
        return {"host": False, "hint": hint}
    rules = ctx.site.games[info.game]
    absent = [seat.name for seat in info.seats if seat.kind == "person" and not seat.here]
    return {
        "host": True,
        "hint": hint,
        "ready": not free,
        "free": free,
        "fewer": free > 0 and len(info.seats) - free in rules.seats,
        "roll": _roll_called(info),
        "absent": absent if _roll_called(info) else [],
    }


def _signups(info: MatchInfo) -> Data:
    """For the host: who asks to join, who is invited, who was declined."""

    def those(status: str) -> list[Data]:
        return _people([waiting for waiting in info.others if waiting.status == status])

    return {name: those(name) for name in ("asked", "invited", "declined")}


def _people(waiting: Sequence[Waiting]) -> list[Data]:
    return [{"person": one.person, "name": one.name, "here": one.here} for one in waiting]


def _roll_called(info: MatchInfo) -> bool:
    return info.roll_at is not None


def qr_svg(link: str) -> str:
    """A QR code as inline SVG, dark on light whatever the theme."""
    code = segno.make(link, error="m")
    return code.svg_inline(scale=4, border=2, omitsize=True, svgclass=None, lineclass=None)


def grouped_code(code: str) -> str:
    """A code in two groups, easier to read out."""
    half = (len(code) + 1) // 2
    return f"{code[:half]}-{code[half:]}" if len(code) > 4 and "-" not in code else code


async def return_ticket(ctx: RequestContext, info: MatchInfo) -> Data | None:
    """The personal link and code to return from any device; None for people with an account, who
    have a password."""
    if ctx.person is None or ctx.person.login is not None:
        return None
    code = await ctx.table.lobby.seats.return_code(info.id, ctx.person.id)
    return {"code": code, "link": f"{ctx.site.settings.base_url}/r/{code}"}


class WaitingRoomFeed:
    """The events for one open page of a waiting room. `slot` is released at the end."""

    def __init__(self, ctx: RequestContext, info: MatchInfo, slot: Slot) -> None:
        self._slot = slot
        self.ctx = ctx
        self.info = info
        self._shown: dict[str, str] = {}

    async def feed(self, connection: LiveConnection) -> None:
        """Send changed fragments; `started` when the page must be loaded again."""
        lobby = self.ctx.table.lobby
        with self._slot:
            await connection.send(HEARTBEAT)
            async with lobby.queries.changes(self.info.id, connection.mark) as changes:
                connection.mark.set()  # something may have changed before we subscribed
                while await connection.news() and not changes.ended:
                    if not await self.ctx.still_signed_in():
                        await connection.send(STARTED)
                        return
                    self.info = await lobby.queries.info(self.info.id, self.ctx.me)
                    if self.info.status != "gathering":
                        await connection.send(STARTED)
                        return
                    await self._send_changes(connection)

    async def _send_changes(self, connection: LiveConnection) -> None:
        now = fragments(self.ctx, self.info)
        parts = [
            partial(id, html, "outerMorph")
            for id, html in now.items()
            if self._shown.get(id) != html
        ]
        self._shown = now
        if parts:
            await connection.send(sse_message("".join(parts)))
