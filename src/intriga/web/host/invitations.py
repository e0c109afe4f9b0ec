"""Printed invitations with QR codes, for a hall."""

from litestar import get
from litestar.params import FromPath

from intriga.kernel.text import refuse
from intriga.table import MatchInfo, TableError
from intriga.web.http import Request, Response
from intriga.web.lobby.places import place_choices
from intriga.web.lobby.waiting.room import grouped_code, qr_svg
from intriga.web.request.context import RequestContext, context_of


def _slips(ctx: RequestContext, info: MatchInfo) -> list[tuple[str, str]]:
    """What each slip invites to, and the query that leads there: the places that people may choose,
    or the free seats."""
    t = ctx.say()
    if info.places and info.status == "gathering":
        return [
            (choice["name"], f"place={choice['value']}")
            for choice in place_choices(ctx, info, officials=True)
            for _ in range(choice["free"])
        ]
    seats = [seat.seat for seat in info.seats if seat.kind in ("empty", "bot")]
    return [(t("seat-number", n=seat + 1), f"seat={seat}") for seat in seats]


@get("/m/{match:str}/codes.pdf")
async def invitations(request: Request, match: FromPath[str]) -> Response:
    """Printed invitations with a QR code for each free seat, to cut out. For hosts."""
    ctx = await context_of(request)
    await ctx.table.hosting.require(match, ctx.me)
    info = await ctx.match_info(match)
    if info.status not in ("gathering", "playing"):
        raise TableError("conflict", refuse("table-not-playing"))
    link = f"{ctx.site.settings.base_url}/j/{info.join_code}"
    t = ctx.say()
    data = {
        "title": ctx.match_title(info),
        "game": ctx.game_name(info.game),
        "code": grouped_code(info.join_code),
        "address": ctx.site.settings.base_url.partition("://")[2],
        "help": t("codes-help"),
        "slips": [
            {"seat": label, "qr": qr_svg(f"{link}?{query}")} for label, query in _slips(ctx, info)
        ],
    }
    body = await ctx.site.printer.invitations(ctx.language, data, address=ctx.address)
    headers = {"content-disposition": 'inline; filename="codes.pdf"', "cache-control": "no-store"}
    return Response(body, media_type="application/pdf", headers=headers)
