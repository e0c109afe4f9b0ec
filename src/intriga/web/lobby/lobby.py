"""The first page: play now, my matches, open matches, join by code."""

from datetime import timedelta
from typing import Final

from babel.dates import format_timedelta
from litestar import get, post
from litestar.params import FromPath
from msgspec import Struct

from intriga.http_common.rate_limits.policies import NEW_MATCHES
from intriga.kernel.game import usual_seats
from intriga.kernel.house_rules.house_state import House
from intriga.kernel.questions.asked import asked_by
from intriga.table import MatchInfo, TableError
from intriga.table.schedule import pace_of
from intriga.web.game_pages import Data
from intriga.web.http import Request, Response, refused
from intriga.web.lobby.doors import may_enter
from intriga.web.lobby.join import match_of_code
from intriga.web.lobby.lessons import begun, offered, played, stands_of
from intriga.web.lobby.statuses import NOT_FOR_WATCHING, signup_standing
from intriga.web.request.context import RequestContext, context_of
from intriga.web.request.sent import Form, form_of, salt_of
from intriga.web.site import Site
from intriga.web.verdict import PersonalOutcome
from intriga.words import phrasebook

CALLED_OFF: Final = 3 * 24 * 3600 * 1000
"""Milliseconds for which the lobby shows that a match was cancelled."""


def game_cards(site: Site, language: str) -> list[Data]:
    """Every installed game, as the lobby and the rules introduce it."""
    cards = []
    for id, game in site.games.items():
        pages = site.pages[id]
        book = phrasebook(language, game.words)
        seats = game.seats_for(game.Options())
        low, high = seats.start, seats.stop - 1
        cards.append(
            {
                "id": id,
                "name": book.say(f"game-{id}"),
                "tagline": book.say(f"game-{id}", attribute="blurb"),
                "seats": f"{low}–{high}" if low < high else str(low),
                "minutes": pages.presentation.minutes,
                "tables": [number for number in seats if number > 1],
                "usual": usual_seats(game),
                "cover_template": pages.template(pages.presentation.web.cover),
            }
        )
    return cards


@get("/")
async def lobby(request: Request) -> Response:
    """The lobby."""
    return await lobby_page(await context_of(request))


async def lobby_page(
    ctx: RequestContext,
    status: int = 200,
    join_error: str | None = None,
    join_code: str | None = None,
) -> Response:
    """The lobby; with the code that was wrong, and why."""
    lobby = ctx.table.lobby
    mine = await lobby.queries.mine(ctx.me) if ctx.me else []
    seen = {info.id for info in mine}
    free = [info for info in await lobby.queries.open_matches(ctx.me) if info.id not in seen]
    watched = [info for info in await lobby.queries.running(ctx.me) if info.id not in seen]
    stands, known = await stands_of(ctx), played(mine)
    cards = game_cards(ctx.site, ctx.language)
    for card in cards:
        new = card["id"] not in known
        card["lesson"] = offered(ctx, card["id"], stands) if new else None
    return ctx.page(
        "lobby/lobby.html",
        status,
        here="lobby",
        games=cards,
        lessons=begun(ctx, stands),
        mine=sorted([await match_line(ctx, info) for info in mine], key=_urgency),
        called_off=await _called_off(ctx),
        open=[await match_line(ctx, info) for info in free],
        running=[await match_line(ctx, info) for info in watched],
        join_error=join_error,
        join_code=join_code,
    )


async def match_line(ctx: RequestContext, info: MatchInfo) -> Data:
    """A match as a line of a list."""
    state = {"gathering": "waiting", "playing": "running"}.get(info.status, "finished")
    taken = sum(seat.kind not in ("empty", "left") for seat in info.seats)
    play = await _play(ctx, info) if info.status == "playing" else None
    call, note = _call_and_note(ctx, info, play)
    new = info.seat is None and info.waits is None and not (info.hosted and info.terms.referee)
    joins = new and info.join_code and (info.status == "gathering" or may_enter(info))
    pages = ctx.site.pages[info.game]
    return {
        "pace": "" if state == "finished" else ctx.say()(f"pace-{pace_of(info.schedule)}"),
        "due": play.due if play else None,
        "deadline": _deadline(ctx, play),
        "picture": play.picture if play and pages.presentation.thumbnail else None,
        "cover_template": pages.template(pages.presentation.web.cover),
        "game": info.game,
        "url": f"/m/{info.id}",
        "game_name": ctx.game_name(info.game),
        "title": ctx.match_title(info),
        "seats_taken": taken,
        "seats_total": sum(seat.kind != "left" for seat in info.seats),
        "state": state,
        "call": call,
        "note": note,
        "join_url": f"/j/{info.join_code}" if joins else None,
    }


async def _called_off(ctx: RequestContext) -> list[str]:
    """Sentences about matches of this person that were cancelled lately."""
    if ctx.me is None:
        return []
    since = ctx.site.settings.now() - CALLED_OFF
    t = ctx.say()
    return [
        t(f"called-off-{info.closed or 'host'}", title=ctx.match_title(info), host=info.host)
        for info in await ctx.table.lobby.queries.called_off(ctx.me, since)
    ]


def _ended(ctx: RequestContext, info: MatchInfo) -> str:
    """How a match ended, and when."""
    t, ago = ctx.say(), ctx.ago(info.ended_at or info.created_at)
    if info.outcome is None or info.game not in ctx.site.games:
        return t("ended", result="nobody", mine="over", names=[], n=0, ago=ago)
    verdict = PersonalOutcome(ctx.site.games[info.game], info.outcome, info.seat)
    names = [seat.name for seat in info.seats]
    text = t("ended", **verdict.params(names), ago=ago)
    return f"{text} · {t('ended-adjourned')}" if verdict.early == "adjourned" else text


class _Play(Struct, frozen=True):
    """What a match being played shows in a list. `mine`: this person is asked to act; `votes`: and
    whether it is to end; `asked_break`: and whether to take a break; `paused`: that the match is
    paused, in words; `due`: the deadline that concerns them, or else the next one, in milliseconds
    since the epoch."""

    mine: bool
    votes: bool
    asked_break: bool
    paused: str
    awaited: list[str]
    due: int | None
    picture: str


async def _play(ctx: RequestContext, info: MatchInfo) -> _Play | None:
    """What is going on; None for somebody who waits for a seat in a match that only its players can
    see."""
    try:
        viewer = await ctx.table.viewer(info.id, ctx.me)
    except TableError as problem:
        if problem.refusal.id != NOT_FOR_WATCHING:
            raise
        return None
    match_view = await ctx.table.observe(info.id, viewer, since=1 << 62)
    house, now = match_view.observation.house, ctx.site.settings.now()
    windows = () if house.paused else match_view.observation.windows
    awaited = {seat for window in windows for seat in window.awaited}
    asked = asked_by(match_view.observation, viewer)
    proposal, asking = house.proposal, house.asking_at(now)
    votes = any(
        vote is not None and vote.stands(now) and viewer in set(vote.voters).difference(vote.agreed)
        for vote in (proposal, house.undo)
    )
    return _Play(
        bool(asked),
        votes,
        house.break_asked is not None
        and bool(asking)
        and isinstance(viewer, int)
        and viewer not in asking,
        _paused(ctx, info, house),
        [match_view.names[seat] for seat in sorted(awaited)],
        match_view.due[1] if match_view.due is not None else None,
        f"/m/{info.id}/thumbnail.svg?v={match_view.observation.cursor}",
    )


def _paused(ctx: RequestContext, info: MatchInfo, house: House) -> str:
    if house.resumes_at is not None:
        return ctx.say()("paused-until", until=house.resumes_at, zone=info.schedule.zone)
    return ctx.say()("paused") if house.paused else ""


def _deadline(ctx: RequestContext, play: _Play | None) -> str:
    """When the deadline is, in words; empty for none."""
    if play is None or play.due is None:
        return ""
    left = timedelta(milliseconds=max(0, play.due - ctx.site.settings.now()))
    return ctx.say()("deadline-in", left=format_timedelta(left, locale=ctx.language))


def _urgency(line: Data) -> tuple[bool, bool, int]:
    """Matches that wait for this person come first, those with the nearest deadline before the
    others; otherwise the order stays."""
    called = bool(line["call"])
    due = line["due"] if called else None
    return not called, due is None, due or 0


def _call_and_note(ctx: RequestContext, info: MatchInfo, play: _Play | None) -> tuple[str, str]:
    """What is asked of this person, empty for nothing, and a note: who has to act, how the match
    ended, or when it was created."""
    t = ctx.say()
    mine = signup_standing(t, info)
    if mine is not None:
        return (mine.note, "") if mine.calls else ("", mine.note)
    if info.roll_at is not None and info.seat is not None and not info.seats[info.seat].here:
        return t("roll-called"), ""
    if info.status == "gathering":
        return "", t("opened-by", host=info.host, ago=ctx.ago(info.created_at))
    if info.status == "over":
        return "", _ended(ctx, info)
    if play is None:
        return "", ""
    if play.votes:
        return t("end-call"), ""
    if play.asked_break:
        return t("break-call"), ""
    if play.paused:
        return "", play.paused
    return (t("your-turn"), "") if play.mine else ("", t("awaits", names=play.awaited))


def _seats(sent: Form) -> int | None:
    """The number of seats, if one was chosen. The table checks it."""
    chosen = sent.get("seats", "")
    return int(chosen) if chosen.isdecimal() and len(chosen) < 4 else None


@post("/play/{game:str}", status_code=200)
async def play_now(request: Request, game: FromPath[str]) -> Response:
    """Create a match against bots that begins at once, and at which nobody else looks: so bots and
    sealed windows keep nobody waiting."""
    ctx = await context_of(request)
    sent = await form_of(request)
    me = await ctx.ensure_person()
    await ctx.site.limits.count(NEW_MATCHES, ctx.address)
    match = await ctx.table.lobby.creation.play_now(
        me, game, seats=_seats(sent), language=ctx.language, salt=salt_of(sent), watch=False
    )
    return ctx.redirect(f"/m/{match}")


@post("/join", status_code=200)
async def join_by_code(request: Request) -> Response:
    """Join with a code entered in the lobby."""
    ctx = await context_of(request)
    code = (await form_of(request)).get("code", "")
    try:
        match = await match_of_code(ctx, code)
    except TableError as problem:
        page = await lobby_page(ctx, 404, ctx.text_of(problem.refusal), code[:12])
        return refused(page, problem)
    info = await ctx.match_info(match)
    if info.seat is not None:
        return ctx.redirect(f"/m/{match}")
    return ctx.redirect(f"/j/{''.join(code.split())[:24]}")
