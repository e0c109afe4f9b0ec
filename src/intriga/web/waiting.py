"""The waiting room: who sits down, who is called, when it begins."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import segno

from intriga.table import MatchInfo
from intriga.web.gamepages import Data
from intriga.web.http import Response
from intriga.web.options import agreed
from intriga.web.print import printouts
from intriga.web.pushing import HEARTBEAT, STARTED, message, partial
from intriga.web.visits import Visit
from intriga.web.zones import mark


async def waiting_room(visit: Visit, info: MatchInfo, error: str | None = None) -> Response:
    """The page of a match that has not begun."""
    personal = await return_ticket(visit, info) if info.seat is not None else None
    invited = info.hosted or info.seat is not None or info.privacy == "open"
    return visit.page(
        "waiting.html",
        409 if error else 200,
        info.game,
        game_id=info.game,
        **room(visit, info),
        invited=invited,
        options=agreed(visit, info),
        printouts=printouts(visit.site.games[info.game], visit.language),
        personal=personal,
        me_seated=info.seat is not None,
        error=error,
    )


def room(visit: Visit, info: MatchInfo) -> Data:
    """What changes while we wait: the match, the seats, whether it may begin."""
    t = visit.say(info.game)
    book = visit.site.game_book(visit.language, info.game)
    link = f"{visit.site.settings.base_url}/j/{info.join_code}" if info.join_code else ""
    free = [seat for seat in info.seats if seat.kind == "empty"]
    name = book.say(f"game-{info.game}")
    if free:
        hint = t("start-free", n=len(free)) if info.hosted else t("start-wait", host=info.host)
    else:
        hint = t("start-ready") if info.hosted else t("start-ready-wait", host=info.host)
    return {
        "match": {
            "id": info.id,
            "url": f"/m/{info.id}",
            "live_url": f"/m/{info.id}/live",
            "title": info.title or name,
            "game_name": name,
            "rules_url": f"/rules/{info.game}",
            "code": spaced(info.join_code),
            "link": link,
            "qr": qr(link) if link else "",
            "host": info.hosted,
            "commitment": info.commitment,
        },
        "seats": [
            {
                "number": seat.seat,
                "mark": mark(seat.seat, visit.language),
                "name": seat.name if seat.kind != "empty" else None,
                "label": t("seat-number", n=seat.seat + 1),
                "me": seat.mine,
                "bot": seat.kind == "bot",
                "online": True,  # nobody is late before it begins
                "can_take": seat.kind == "empty" and info.seat is None,
            }
            for seat in info.seats
        ],
        "can_start": info.hosted and not free,
        "start_hint": hint,
    }


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
    code = await visit.table.lobby.return_code(info.id, visit.person.id)
    return {"code": code, "link": f"{visit.site.settings.base_url}/r/{code}"}


async def changes_of_room(visit: Visit, info: MatchInfo) -> AsyncIterator[bytes]:
    """The seats and the start button, whenever they change; `started` when the match begins."""
    site = visit.site
    shown: list[str] = []
    closed = asyncio.ensure_future(site.closing.wait())
    changes = site.table.lobby.changes(info.id)
    changed: asyncio.Future[Any] = asyncio.ensure_future(anext(aiter(changes)))
    try:
        yield HEARTBEAT
        info = await site.table.lobby.info(info.id, visit.me)  # what changed before we listened
        while True:
            if info.status != "gathering":
                yield STARTED
                return
            context = {"t": visit.say(info.game), "csrf": visit.csrf, **room(visit, info)}
            fragments = {
                "waiting-seats": site.render("fragments/seats.html", **context),
                "waiting-start": site.render("fragments/start.html", **context),
            }
            if shown != list(fragments.values()):
                shown = list(fragments.values())
                parts = (partial(id, html, "outerMorph") for id, html in fragments.items())
                yield message("".join(parts))
            while True:
                done, _ = await asyncio.wait(
                    (changed, closed),
                    timeout=site.settings.heartbeat,
                    return_when=asyncio.FIRST_COMPLETED,
                )
                if done:
                    break
                yield HEARTBEAT
            if closed.done():
                return
            try:
                changed.result()
            except StopAsyncIteration:
                return
            changed = asyncio.ensure_future(anext(aiter(changes)))
            info = await site.table.lobby.info(info.id, visit.me)
    finally:
        changed.cancel()
        closed.cancel()
        changes.close()
        await asyncio.gather(changed, closed, return_exceptions=True)
