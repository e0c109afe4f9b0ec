"""Joining a match with its invitation link, and returning to a seat with a personal link."""

from collections.abc import Mapping, Sequence
from typing import Final

from litestar import get, post
from litestar.params import FromPath

from intriga.http_common.rate_limits.policies import ARRIVALS, CODES, INVITATIONS, MATCH_PASSWORDS
from intriga.kernel.text import Refusal, refuse
from intriga.table import MatchInfo, TableError
from intriga.web.game_pages import Data
from intriga.web.http import Request, Response, refused
from intriga.web.lobby.doors import asks_to_enter, may_enter
from intriga.web.lobby.lessons import offered_to_newcomer
from intriga.web.lobby.places import place_choices
from intriga.web.lobby.rule_texts import minute
from intriga.web.lobby.sharing import shared
from intriga.web.lobby.waiting.room import FEW
from intriga.web.request.context import RequestContext, context_of
from intriga.web.request.sent import Form, form_of, parse_int, salt_of
from intriga.words.graphemes import cut

BESIDE_FORM: Final = frozenset({"match-password-needed", "match-password-wrong"})
"""Refusals that are shown in the form: it can be corrected."""
_ABOUT: Final[Mapping[str, str]] = {
    "name-length": "name",
    "name-of-bot": "name",
    "match-password-needed": "password",
    "match-password-wrong": "password",
    "place-full": "place",
    "place-unknown": "place",
    "seat-taken": "seat",
}
"""The field that a refusal is about: it is said beside it."""


@get("/j/{code:str}")
async def invited(request: Request, code: FromPath[str]) -> Response:
    """The invitation page: a nickname, and a free seat or a place in the reserve."""
    ctx = await context_of(request)
    match = await match_of_code(ctx, code)
    info = await ctx.match_info(match)
    if not _may_join(info):
        return ctx.redirect(f"/m/{match}")
    return await join_page(ctx, info, code)


async def match_of_code(ctx: RequestContext, code: str) -> str:
    """The match of an invitation code. Raises `TableError` for an unknown code, `TooManyRequests`
    after too many of these: codes cannot be guessed."""
    async with ctx.site.limits.guess(INVITATIONS, ctx.address):
        return await ctx.table.lobby.queries.by_code(code)


@post("/j/{code:str}", status_code=200)
async def sit_by_code(request: Request, code: FromPath[str]) -> Response:
    """Take a seat, join the reserve, or send a request to the host."""
    ctx = await context_of(request)
    fields = await form_of(request)
    match = await match_of_code(ctx, code)
    info = await ctx.match_info(match)
    if not _may_join(info):
        return ctx.redirect(f"/m/{match}")
    try:
        me = await ctx.ensure_person(fields.get("name", ""))
        async with ctx.site.limits.guess(MATCH_PASSWORDS, f"{ctx.address} {match}"):
            await _join(ctx, info, me, code, fields)
    except TableError as problem:
        if problem.kind not in ("conflict", "invalid") and problem.refusal.id not in BESIDE_FORM:
            raise
        info = await ctx.match_info(match)
        if not _may_join(info):
            return ctx.redirect(f"/m/{match}")
        return await join_page(ctx, info, code, problem.refusal, fields)
    return ctx.redirect(f"/m/{match}")


async def _join(ctx: RequestContext, info: MatchInfo, me: str, code: str, fields: Form) -> None:
    lobby = ctx.table.lobby
    seat, password = parse_int(fields.get("seat", "")), fields.get("password", "")
    if info.status == "playing" and seat is None and may_enter(info):
        await ctx.site.limits.count(ARRIVALS, me)
        await lobby.arrivals.enter(info.id, me, code=code, password=password)
    elif info.status == "playing":
        bots = [chair.seat for chair in info.seats if chair.kind == "bot"]
        seat = next(iter([*open_seats(info), *bots]), 0) if seat is None else seat
        await lobby.takeovers.take_over(info.id, me, seat, code=code, password=password)
    else:
        salt = salt_of(fields)
        place = fields.get("place", "")[:64]
        await lobby.signups.join(
            info.id, me, seat=seat, place=place, code=code, salt=salt, password=password
        )


def open_seats(info: MatchInfo) -> list[int]:
    """The seats open to an invited person: free ones, or in a running match those of bots that are
    not kept for somebody."""
    wanted = {"gathering": "empty", "playing": "bot"}.get(info.status)
    return [seat.seat for seat in info.seats if seat.kind == wanted and not seat.kept]


def _may_join(info: MatchInfo) -> bool:
    """Whether this person can join: take a seat, or wait in the reserve."""
    waits = info.waits is not None and info.waits.status != "invited"
    if info.seat is not None or waits or info.office:
        return False
    bots = info.status == "playing" and any(seat.kind == "bot" for seat in info.seats)
    return info.status == "gathering" or bots or may_enter(info)


async def join_page(
    ctx: RequestContext,
    info: MatchInfo,
    code: str,
    refusal: Refusal | None = None,
    given: Form | None = None,
) -> Response:
    """The form of a person who was invited, with why it was refused and what they had entered."""
    t = ctx.say(info.game)
    free = open_seats(info)
    invited, playing = info.waits is not None, info.status == "playing"
    asks = not invited and (info.asks or (info.approval and not info.hosted))
    enters = may_enter(info)
    submit = t("join-ask" if asks else "sit-down" if free or playing else "join-reserve")
    if enters:
        asks = asks_to_enter(info)
        submit = t("join-ask" if asks else "enter-match")
    text = None if refusal is None else ctx.text_of(refusal)
    fields, beside = with_problem(_fields(ctx, info, free, given or {}), refusal, text)
    match = _match(ctx, info, code) | {"asks": asks, "enters": enters}
    return ctx.page(
        "lobby/join.html",
        409 if refusal else 200,
        info.game,
        match=match,
        minute=minute(info.game, ctx.site.games[info.game].words, ctx.language),
        lesson=await offered_to_newcomer(ctx, info.game),
        share=_shared(ctx, match),
        cover_template=_cover(ctx, info),
        full=not free and not enters,
        submit=submit,
        seat=_named_seat(ctx, info, free, given or {}),
        fields=fields,
        error=None if text is None or beside else {"text": text},
        next_steps=_next_steps(ctx, info, asks=asks, full=not free),
        guest=ctx.person is None,
    )


def _match(ctx: RequestContext, info: MatchInfo, code: str) -> Data:
    """What a newcomer is told of the match."""
    book = ctx.site.game_book(ctx.language, info.game)
    return {
        "url": f"/m/{info.id}",
        "join_url": f"/j/{code}",
        "title": ctx.match_title(info),
        "game_name": ctx.game_name(info.game),
        "game_id": info.game,
        "host_name": info.host,
        "playing": info.status == "playing",
        "tagline": book.say(f"game-{info.game}", attribute="blurb"),
        "minutes": ctx.site.pages[info.game].presentation.minutes,
        "taken": sum(seat.kind not in ("empty", "left") for seat in info.seats),
        "total": sum(seat.kind != "left" for seat in info.seats),
    }


def _shared(ctx: RequestContext, match: Data) -> Data:
    """What a messenger shows of the link: the game, and never whose match it is or its title, which
    may be private, and which messengers would keep."""
    title = ctx.say()("share-join", game=match["game_name"])
    return shared(ctx, match["game_id"], title, match["tagline"])


def _cover(ctx: RequestContext, info: MatchInfo) -> str | None:
    pages = ctx.site.pages[info.game]
    return pages.template(pages.presentation.web.cover)


def _next_steps(ctx: RequestContext, info: MatchInfo, *, asks: bool, full: bool) -> list[str]:
    """What will happen once the button is pressed, step by step."""
    t = ctx.say(info.game)
    if info.status == "playing":
        return [t("next-decided" if asks else "next-at-once"), t("next-return")]
    come = t("next-decided" if asks else "next-reserve" if full else "next-room", host=info.host)
    return [come, t("next-start", host=info.host), t("next-return")]


def with_problem(
    fields: list[Data], refusal: Refusal | None, text: str | None
) -> tuple[list[Data], bool]:
    """These fields, the one that a refusal is about with its text; and whether there is one."""
    about = "" if refusal is None else _ABOUT.get(refusal.id, "")
    shown = [
        field | {"error": text, "focus": True} if field["name"] == about else field
        for field in fields
    ]
    return shown, any(field["name"] == about for field in fields)


def _named_seat(ctx: RequestContext, info: MatchInfo, free: Sequence[int], sent: Form) -> str:
    """The seat that the link names, if it is free and nothing else is to be chosen before the
    start; "" for none. Seats have numbers only, so a newcomer is not asked for one: it may be
    changed in the waiting room."""
    if info.status != "gathering" or info.places:
        return ""
    named = parse_int(sent.get("seat", "") or ctx.request.query_params.get("seat", ""))
    return str(named) if named in free and not info.approval else ""


def _fields(ctx: RequestContext, info: MatchInfo, free: Sequence[int], sent: Form) -> list[Data]:
    """The name of a person who is not signed in, the password if there is one, a team or role, and
    in a match being played the seat, where there is a choice."""
    t = ctx.say(info.game)
    fields: list[Data] = []
    if ctx.person is None:
        name = nickname_field(ctx, sent.get("name", ""))
        fields.append(name | {"required": True, "focus": "name" not in sent})
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
    asked = parse_int(ctx.request.query_params.get("seat", ""))  # a printed invitation names one
    if info.places and info.status == "gathering":
        fields.append(_place_field(ctx, info, asked, sent))
    elif info.status == "playing" and free and (len(free) > 1 or may_enter(info)):
        fields.append(_seat_field(ctx, info, free, asked, sent))
    return fields


def _seat_field(
    ctx: RequestContext, info: MatchInfo, free: Sequence[int], asked: int | None, sent: Form
) -> Data:
    """The field to choose whose seat to take over, or a new one."""
    t, enters = ctx.say(info.game), may_enter(info)
    usual = "" if enters else str(free[0])
    return {
        "name": "seat",
        "kind": "choice",
        "label": t("seat-which"),
        "chips": len(free) <= FEW,
        "value": sent.get("seat", str(asked) if asked in free else usual),
        "required": not enters,
        "choices": [
            *([{"value": "", "label": t("seat-new")}] if enters else ()),
            *(
                {
                    "value": str(seat),
                    "label": info.seats[seat].name or t("seat-number", n=seat + 1),
                }
                for seat in free
            ),
        ],
    }


def _place_field(ctx: RequestContext, info: MatchInfo, seat: int | None, sent: Form) -> Data:
    """The field to choose a place. A link may name one, or (`seat`) a seat that belongs to one."""
    t = ctx.say(info.game)
    asked = ctx.request.query_params.get("place", "")
    if not asked and seat is not None:
        asked = next((one.key for one in info.places if seat in one.seats), "")
    choices = place_choices(ctx, info, officials=True, only_free=True)
    known = any(choice["value"] == asked for choice in choices)
    return {
        "name": "place",
        "kind": "choice",
        "chips": False,
        "label": t("place-which"),
        "help": t("place-link-full") if asked and not known else t("place-which-help"),
        "value": sent.get("place", asked if known else ""),
        "required": False,
        "choices": [{"value": "", "label": t("place-later")}, *choices],
    }


def nickname_field(ctx: RequestContext, value: str) -> Data:
    """The field for the name of a person who is not signed in and becomes a guest."""
    t = ctx.say()
    return {
        "name": "name",
        "kind": "text",
        "label": t("profile-name"),
        "help": t("profile-name-help"),
        "value": value,
        "maxlength": 24,
        "autocomplete": "nickname",
    }


@get("/r/{code:str}")
async def return_page(request: Request, code: FromPath[str]) -> Response:
    """The page of a personal link: a button that signs this browser in. Opening it changes nothing,
    for messengers open links on their own."""
    ctx = await context_of(request)
    return ctx.page("lobby/return.html", code=code, error=None)


@post("/return", status_code=200)
async def return_by_code(request: Request) -> Response:
    """Sign this browser in with a personal code."""
    ctx = await context_of(request)
    code = (await form_of(request)).get("code", "")
    try:
        async with ctx.site.limits.guess(CODES, ctx.address):
            session, match = await ctx.table.accounts.return_by_code(code, ctx.device)
    except TableError as problem:
        error = {"text": ctx.text_of(problem.refusal), "possible": None}
        return refused(ctx.page("lobby/return.html", 403, code=code[:24], error=error), problem)
    ctx.sign_in(session)
    return ctx.redirect(f"/m/{match}")


@post("/m/{match:str}/reissue", status_code=200)
async def reissue(request: Request, match: FromPath[str]) -> Response:
    """The host makes a new link for the seat of a guest who cannot return. Only the page that
    answers shows the link."""
    ctx = await context_of(request)
    if ctx.me is None:
        raise TableError("forbidden", refuse("refused-not-host"))
    seat = parse_int((await form_of(request)).get("seat", ""))
    if seat is None:
        raise TableError("invalid", refuse("seat-which-one"))
    token = await ctx.table.lobby.seat_links.create(match, ctx.me, seat)
    info = await ctx.match_info(match)
    return ctx.page(
        "host/reissue.html",
        name=info.seats[seat].name,
        back=f"/m/{match}/host",
        link=f"{ctx.site.settings.base_url}/s/{token}",
    )


@get("/s/{token:str}")
async def reissued_seat(request: Request, token: FromPath[str]) -> Response:
    """The page of a link that `reissue` made. Opening it changes nothing."""
    return await _reissued_page(await context_of(request), token)


@post("/s/{token:str}", status_code=200)
async def take_reissued_seat(request: Request, token: FromPath[str]) -> Response:
    """Take the seat of a link that `reissue` made."""
    ctx = await context_of(request)
    fields = await form_of(request)
    try:
        await ctx.table.lobby.seat_links.find(token)
        me = await ctx.ensure_person(fields.get("name", ""))
        match = await ctx.table.lobby.seat_links.take(token, me)
    except TableError as problem:
        if problem.kind not in ("conflict", "invalid"):
            raise
        return await _reissued_page(ctx, token, problem.refusal)
    return ctx.redirect(f"/m/{match}")


async def _reissued_page(
    ctx: RequestContext, token: str, refusal: Refusal | None = None
) -> Response:
    match, seat = await ctx.table.lobby.seat_links.find(token)
    info = await ctx.match_info(match)
    name = nickname_field(ctx, cut(seat.name, 24)) | {"help": None, "required": True}
    return ctx.page(
        "lobby/reissued_seat.html",
        409 if refusal else 200,
        token=token,
        title=ctx.match_title(info),
        name=seat.name,
        fields=[name] if ctx.person is None else [],
        error={"text": ctx.text_of(refusal), "possible": None} if refusal else None,
        next=None,
    )
