"""The first page: play now, my matches, open matches, a code that somebody dictated."""

from datetime import timedelta

from babel.dates import format_timedelta
from litestar import get, post
from litestar.params import FromPath

from intriga.table import MatchInfo, TableError
from intriga.web.gamepages import Data
from intriga.web.http import Request, Response
from intriga.web.site import Site
from intriga.web.visits import Visit, form_of, guest, salt_of, visit_of
from intriga.words import phrasebook


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
    here = visit.table.lobby
    mine = await here.mine(visit.me) if visit.me else []
    seen = {info.id for info in mine}
    free = [info for info in await here.open_matches(visit.me) if info.id not in seen]
    watched = [info for info in await here.running(visit.me) if info.id not in seen]
    return visit.page(
        "lobby.html",
        status,
        here="lobby",
        games=games_told(visit.site, visit.language),
        mine=[await _line(visit, info) for info in mine if info.status != "cancelled"],
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
    joins = info.status == "gathering" and info.seat is None and info.join_code
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


async def _note(visit: Visit, info: MatchInfo) -> tuple[bool, str]:
    """Whether I am awaited there, and a sentence: who is, or how it ended, or since when."""
    t = visit.say()
    if info.status == "gathering":
        return False, t("opened-by", host=info.host, ago=_ago(visit, info.created_at))
    if info.status == "over":
        winners = [info.seats[seat].name for seat in info.outcome.winners] if info.outcome else []
        ended = _ago(visit, info.ended_at or info.created_at)
        if not winners:
            return False, t("ended-nobody", ago=ended)
        return False, t("ended-won", names=", ".join(winners), ago=ended)
    viewer = await visit.table.viewer(info.id, visit.me)
    sight = await visit.table.observe(info.id, viewer, since=1 << 62)
    awaited = {seat for window in sight.observation.windows for seat in window.awaited}
    if viewer in awaited:
        return True, t("awaits-you")
    return False, t("awaits", names=", ".join(sight.names[seat] for seat in sorted(awaited)))


def _ago(visit: Visit, at: int) -> str:
    """«3 minutes ago», in the language of the visit."""
    past = timedelta(milliseconds=at - visit.site.settings.now())
    return format_timedelta(past, add_direction=True, locale=visit.language)


@post("/play/{game:str}", status_code=200)
async def play_now(request: Request, game: FromPath[str]) -> Response:
    """A match against bots that begins at once."""
    visit = await visit_of(request)
    salt = salt_of(await form_of(request))
    me = await guest(visit)
    match = await visit.table.lobby.play_now(me, game, language=visit.language, salt=salt)
    return visit.go(f"/m/{match}")


@post("/join", status_code=200)
async def join_by_code(request: Request) -> Response:
    """A code typed in the lobby."""
    visit = await visit_of(request)
    code = (await form_of(request)).get("code", "")
    try:
        match = await visit.table.lobby.by_code(code)
    except TableError as problem:
        return await lobby_page(visit, 404, visit.tell(problem.refusal), code[:12])
    info = await visit.table.lobby.info(match, visit.me)
    if info.status != "gathering" or info.seat is not None:
        return visit.go(f"/m/{match}")
    return visit.go(f"/j/{''.join(code.split())[:24]}")
