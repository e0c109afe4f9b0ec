"""The big screen before a match begins: how to join, and who has come."""

from typing import Final

from intriga.http_common.connections import HEARTBEAT, LiveConnection
from intriga.http_common.rate_limits.slots import Slot
from intriga.table import MatchInfo
from intriga.web.game_pages import Data, default_mark
from intriga.web.http import Response
from intriga.web.lobby.waiting_room import grouped_code, qr_svg
from intriga.web.rendering.fragments import STARTED, partial, sse_message
from intriga.web.request.context import RequestContext

_VACANT: Final = 12
"""Up to so many seats, the free ones are shown, too."""
_SIZES: Final = (("few", 8), ("several", 12), ("some", 40))
_PEOPLE: Final = "screen-people"
"""The element that changes while people come."""


def join_data(ctx: RequestContext, code: str) -> Data | None:
    """How to join with this code, for the big screen; None without one."""
    if not code:
        return None
    link = f"{ctx.site.settings.base_url}/j/{code}"
    address = ctx.site.settings.base_url.partition("://")[2]
    return {"qr": qr_svg(link), "code": grouped_code(code), "address": address}


def waiting_screen(ctx: RequestContext, info: MatchInfo, code: str) -> Response:
    """The page. `info`: as a stranger sees the match; `code`: the join code to show, or ""."""
    return ctx.page(
        "host/waiting_screen.html",
        200,
        info.game,
        game_id=info.game,
        match={
            "url": f"/m/{info.id}",
            "live_url": f"/m/{info.id}/screen/live",
            "title": ctx.match_title(info),
            "game_name": ctx.game_name(info.game),
            "host_name": info.host,
            "approval": info.approval,
            "locked": info.locked,
        },
        join=join_data(ctx, code),
        people=_people(ctx, info),
    )


def _people(ctx: RequestContext, info: MatchInfo) -> str:
    """The fragment with the people who have come."""
    rolled = info.roll_at is not None
    come = [seat for seat in info.seats if seat.kind != "empty"]
    vacant = len(info.seats) <= _VACANT
    data = {
        "count": _size(len(info.seats) if vacant else len(come)),
        "vacant": vacant,
        "seats": [
            {
                "mark": default_mark(seat.seat, ctx.language),
                "hue": seat.seat,
                "name": seat.name,
                "bot": seat.kind == "bot",
                "missing": rolled and seat.kind == "person" and not seat.here,
            }
            for seat in come
        ],
        "total": len(info.seats),
        "taken": len(come),
        "free": len(info.seats) - len(come),
        "roll": rolled,
        "here": sum(seat.here for seat in come),
        "people": sum(seat.kind == "person" for seat in come),
        "reserve": [one.name for one in info.reserve],
    }
    return ctx.site.piece("host/fragments/screen_people.html", ctx.language, info.game, data)


def _size(names: int) -> str:
    """How large so many names can be shown."""
    return next((size for size, most in _SIZES if names <= most), "many")


class WaitingScreenFeed:
    """The events for one open screen. `slot` is released at the end."""

    def __init__(self, ctx: RequestContext, match: str, slot: Slot) -> None:
        self.ctx = ctx
        self.match = match
        self._slot = slot

    async def feed(self, connection: LiveConnection) -> None:
        """Send who has come; `started` when the page must be loaded again."""
        queries, shown = self.ctx.table.lobby.queries, ""
        with self._slot:
            await connection.send(HEARTBEAT)
            async with queries.changes(self.match, connection.mark) as changes:
                connection.mark.set()  # something may have changed before we subscribed
                while await connection.news() and not changes.ended:
                    info = await queries.info(self.match)
                    if info.status != "gathering":
                        await connection.send(STARTED)
                        return
                    html = _people(self.ctx, info)
                    if html != shown:
                        shown = html
                        await connection.send(sse_message(partial(_PEOPLE, html, "outerMorph")))
