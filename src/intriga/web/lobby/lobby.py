"""The first page: play now, my matches, open matches, a code that somebody dictated."""

from typing import Final

from litestar import get, post
from litestar.params import FromPath

from intriga.kernel.game import usual_seats
from intriga.table import MatchInfo, TableError
from intriga.web.context import Form, Visit, form_of, guest, salt_of, visit_of
from intriga.web.http import Request, Response
from intriga.web.lobby.join import match_of_code
from intriga.web.match.game_pages import Data
from intriga.web.site import Site
from intriga.words import phrasebook

GONE: Final = 3 * 24 * 3600 * 1000
"""For how long one is told that a match did not come about, in milliseconds."""


def games_told(site: Site, language: str) -> list[Data]:
    """Every installed game as the lobby and the rules introduce it."""
    told = []
    for id, game in site.games.items():
        pages = site.pages[id]
        book = phrasebook(language, game.words)
        low, high = game.seats.start, game.seats.stop - 1
        told.append(
            {
                "id": id,
                "name": book.say(f"game-{id}"),
                "tagline": book.say(f"game-{id}", attribute="blurb"),
                "seats": f"{low}–{high}" if low < high else str(low),
                "minutes": pages.minutes,
                "tables": [number for number in game.seats if number > 1],
                "usual": usual_seats(game),
                "cover_template": pages.template("COVER"),
            }
        )
    return told


@get("/")
async def lobby(request: Request) -> Response:
    """The lobby."""
    return await lobby_page(await visit_of(request))


async def lobby_page(
    visit: Visit, status: int = 200, join_error: str | None = None, join_code: str | None = None
) -> Response:
    """The lobby; with a code that led nowhere, and why."""
    queries = visit.table.lobby.queries
    mine = await queries.mine(visit.me) if visit.me else []
    seen = {info.id for info in mine}
    free = [info for info in await queries.open_matches(visit.me) if info.id not in seen]
    watched = [info for info in await queries.running(visit.me) if info.id not in seen]
    return visit.page(
        "lobby.html",
        status,
        here="lobby",
        games=games_told(visit.site, visit.language),
        mine=[await _line(visit, info) for info in mine],
        gone=await _gone(visit),
        open=[await _line(visit, info) for info in free],
        running=[await _line(visit, info) for info in watched],
        join_error=join_error,
        join_code=join_code,
    )


async def _line(visit: Visit, info: MatchInfo) -> Data:
    """A match as a line of a list."""
    book = visit.site.game_book(visit.language, info.game)
    name = book.say(f"game-{info.game}")
    state = {"gathering": "waiting", "playing": "running"}.get(info.status, "finished")
    taken = sum(seat.kind != "empty" for seat in info.seats)
    my_turn, note = await _note(visit, info)
    new = info.seat is None and info.waits is None
    joins = info.status == "gathering" and new and info.join_code
    return {
        "url": f"/m/{info.id}",
        "game_name": name,
        "title": info.title or name,
        "seats_taken": taken,
        "seats_total": len(info.seats),
        "state": state,
        "my_turn": my_turn,
        "note": note,
        "join_url": f"/j/{info.join_code}" if joins else None,
    }


async def _gone(visit: Visit) -> list[str]:
    """Matches of mine that did not come about lately, and why."""
    if visit.me is None:
        return []
    since = visit.site.settings.now() - GONE
    t = visit.say()
    told = []
    for info in await visit.table.lobby.queries.called_off(visit.me, since):
        name = visit.site.game_book(visit.language, info.game).say(f"game-{info.game}")
        told.append(t(f"gone-{info.closed or 'host'}", title=info.title or name, host=info.host))
    return told


async def _note(visit: Visit, info: MatchInfo) -> tuple[bool, str]:
    """Whether I am awaited there, and a sentence: who is, or how it ended, or since when."""
    t = visit.say()
    if info.waits is not None and info.status in ("gathering", "playing"):
        return info.waits.status == "invited", t(f"waits-{info.waits.status}")
    if info.roll_at is not None and info.seat is not None and not info.seats[info.seat].here:
        return True, t("roll-called")
    if info.status == "gathering":
        return False, t("opened-by", host=info.host, ago=visit.ago(info.created_at))
    if info.status == "over":
        winners = [info.seats[seat].name for seat in info.outcome.winners] if info.outcome else []
        ended = visit.ago(info.ended_at or info.created_at)
        if not winners:
            return False, t("ended-nobody", ago=ended)
        return False, t("ended-won", names=winners, ago=ended)
    viewer = await visit.table.viewer(info.id, visit.me)
    sight = await visit.table.observe(info.id, viewer, since=1 << 62)
    awaited = {seat for window in sight.observation.windows for seat in window.awaited}
    if viewer in awaited:
        return True, t("awaits-you")
    return False, t("awaits", names=[sight.names[seat] for seat in sorted(awaited)])


def _seats(sent: Form) -> int | None:
    """How many sit down, if that was chosen; a number the game does not know the table refuses."""
    chosen = sent.get("seats", "")
    return int(chosen) if chosen.isdecimal() and len(chosen) < 4 else None


@post("/play/{game:str}", status_code=200)
async def play_now(request: Request, game: FromPath[str]) -> Response:
    """A match against bots that begins at once."""
    visit = await visit_of(request)
    sent = await form_of(request)
    me = await guest(visit)
    visit.site.limits.openings.take(visit.address)
    match = await visit.table.lobby.creation.play_now(
        me, game, seats=_seats(sent), language=visit.language, salt=salt_of(sent)
    )
    return visit.go(f"/m/{match}")


@post("/join", status_code=200)
async def join_by_code(request: Request) -> Response:
    """A code typed in the lobby."""
    visit = await visit_of(request)
    code = (await form_of(request)).get("code", "")
    try:
        match = await match_of_code(visit, code)
    except TableError as problem:
        return await lobby_page(visit, 404, visit.text_of(problem.refusal), code[:12])
    info = await visit.table.lobby.queries.info(match, visit.me)
    if info.status != "gathering" or info.seat is not None:
        return visit.go(f"/m/{match}")
    return visit.go(f"/j/{''.join(code.split())[:24]}")
