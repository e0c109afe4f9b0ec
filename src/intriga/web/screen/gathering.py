"""The big screen before a match begins: how to join, and who has come."""

from collections.abc import Iterator
from typing import Final

from intriga.table import MatchInfo
from intriga.web.game_pages import HUES, Data, default_mark
from intriga.web.lobby.waiting.room import grouped_code, qr_svg
from intriga.web.rendering.fragments import packed
from intriga.web.request.context import RequestContext
from intriga.web.screen.default_pictures import PEOPLE, groups, size_of
from intriga.web.screen.shown import Picture, Shown

_VACANT: Final = 12
"""Up to so many seats, the free ones are shown, too."""


def join_data(ctx: RequestContext, code: str) -> Data | None:
    """How to join with this code; None without one."""
    if not code:
        return None
    link = f"{ctx.site.settings.base_url}/j/{code}"
    address = ctx.site.settings.base_url.partition("://")[2]
    return {"qr": qr_svg(link), "code": grouped_code(code), "address": address}


def gathering(ctx: RequestContext, info: MatchInfo, code: str) -> Shown:
    """The screen. `info`: as a stranger sees the match; `code`: the join code to show, or ""."""
    t = ctx.say(info.game)
    come = [seat for seat in info.seats if seat.kind != "empty"]
    counted = t("seats-taken", taken=len(come), total=len(info.seats))
    if info.roll_at is not None:
        here, people = sum(one.here for one in come), sum(one.kind == "person" for one in come)
        counted = f"{counted} · {t('roll-count', n=here, total=people)}"
    notes = [t("room-approval", host=info.host)] if info.approval else []
    notes += [t("room-locked")] if info.locked else []
    title, game = ctx.match_title(info), ctx.game_name(info.game)
    head: Data = {"phase": title, "step": "" if title == game else game}
    parts = {
        "screen-head": ("head", head | {"clock": None, "note": "", "dark": None}),
        "screen-side": ("join", {"join": join_data(ctx, code), "notes": notes}),
        "screen-news": ("news", {"text": counted, "number": 0, "id": "", "words": "", "newest": 0}),
        "screen-long": ("long", {"id": "", "words": "", "newest": False}),
    }
    made = {id: packed(_piece(ctx, info, name, data)) for id, (name, data) in parts.items()}
    return Shown(made, tuple(_pictures(ctx, info)))


def _pictures(ctx: RequestContext, info: MatchInfo) -> Iterator[Picture]:
    """Who has come, who waits for a seat."""
    t, rolled = ctx.say(info.game), info.roll_at is not None
    people: list[Data] = [
        {
            "mark": default_mark(seat.seat, ctx.language),
            "hue": seat.seat % HUES,
            "name": seat.name,
            "note": t("bot") if seat.kind == "bot" else "",
            "here": rolled and seat.kind == "person" and seat.here,
            "faded": rolled and seat.kind == "person" and not seat.here,
        }
        for seat in info.seats
        if seat.kind != "empty"
    ]
    if len(info.seats) <= _VACANT:
        free = len(info.seats) - len(people)
        people += [{"mark": "", "hue": 0, "name": t("seat-free"), "faded": True}] * free
    people += [
        {"mark": "", "hue": 0, "name": one.name, "note": t("reserve")} for one in info.reserve
    ]
    for number, group in enumerate(groups(people, PEOPLE), 1):
        html = _piece(ctx, info, "people", {"people": group, "count": size_of(len(people))})
        data: Data = {"key": f"come-{number}", "title": "", "html": html, "happened": 0}
        yield Picture(data["key"], packed(_piece(ctx, info, "picture", data)))


def _piece(ctx: RequestContext, info: MatchInfo, name: str, data: Data) -> str:
    return ctx.site.piece(f"screen/{name}.html", ctx.language, info.game, data)
