"""A new match: every option of the game as a form with a sentence of help."""

from collections.abc import Mapping
from typing import Any, Final

from litestar import get, post
from litestar.params import FromPath

from intriga.kernel.game import Clock
from intriga.kernel.text import refuse
from intriga.table import TableError
from intriga.web.gamepages import Data
from intriga.web.http import Request, Response
from intriga.web.lobby import games_told
from intriga.web.options import OptionForm, clock_name, duration, read_options
from intriga.web.visits import Form, Visit, form_of, guest, salt_of, visit_of

LIMITS: Final = (30, 60, 120, 180, 300, 600, 3600, 6 * 3600, 24 * 3600, 3 * 24 * 3600)
"""Seconds offered for every kind of clock, beside what the game suggests."""


@get("/new/{game:str}")
async def new_match(request: Request, game: FromPath[str]) -> Response:
    """The form of a new match."""
    return creation_page(await visit_of(request), game)


@post("/new/{game:str}", status_code=200)
async def create_match(request: Request, game: FromPath[str]) -> Response:
    """Open a match; whoever opens it sits down first."""
    visit = await visit_of(request)
    fields = await form_of(request)
    rules = known(visit, game)
    try:
        me = await guest(visit, fields.get("name", ""))
        match = await visit.table.lobby.create(
            me,
            game,
            seats=_whole(fields.get("seats", "")) or rules.seats.start,
            options=read_options(rules.Options, fields),
            clocks=_clocks(rules.clocks, fields),
            privacy=fields.get("privacy", "open"),
            title=fields.get("title", ""),
            language=visit.language,
        )
        await visit.table.lobby.sit(match, me, salt=salt_of(fields))
    except TableError as problem:
        if problem.kind not in ("invalid", "conflict"):
            raise
        return creation_page(visit, game, fields, visit.tell(problem.refusal, game))
    return visit.go(f"/m/{match}")


def known(visit: Visit, game: str) -> Any:
    """The rules of a game. Raises `TableError` for one that is not installed."""
    if game not in visit.site.games:
        raise TableError("unknown", refuse("table-no-game", game=game[:40]))
    return visit.site.games[game]


def creation_page(
    visit: Visit, game: str, given: Form | None = None, problem: str | None = None
) -> Response:
    """The form, with what was entered and what was wrong with it."""
    rules = known(visit, game)
    t = visit.say(game)
    book = visit.site.book(visit.language, game)
    entered = read_options(rules.Options, given) if given is not None else None
    fields = OptionForm(game, rules.Options, book).fields(entered)
    told = games_told(visit.site, visit.language)
    sent: Form = given or {}
    return visit.page(
        "new_match.html",
        422 if problem else 200,
        game,
        game_id=game,
        game=next(one for one in told if one["id"] == game),
        games=told,
        names={
            "name": "title",
            "kind": "text",
            "label": t("match-title"),
            "help": t("match-title-help"),
            "value": sent.get("title", ""),
            "maxlength": 60,
        },
        nickname=None if visit.person else _nickname(visit, sent),
        seats=_seats(visit, rules.seats, sent),
        bots=None,
        privacy=_privacy(visit, sent),
        clocks=[_clock(visit, kind, clock, sent) for kind, clock in rules.clocks.items()],
        groups=_groups(visit, game, fields),
        error={"text": problem, "possible": None} if problem else None,
    )


def _nickname(visit: Visit, sent: Form) -> Data:
    t = visit.say()
    return {
        "name": "name",
        "kind": "text",
        "label": t("profile-name"),
        "help": t("profile-name-help"),
        "value": sent.get("name", ""),
        "maxlength": 24,
        "autocomplete": "nickname",
    }


def _seats(visit: Visit, seats: range, sent: Form) -> Data:
    t = visit.say()
    usual = str(min(max(seats.start, 4), seats.stop - 1))
    return {
        "name": "seats",
        "kind": "choice",
        "label": t("seats-how-many"),
        "value": sent.get("seats", usual),
        "required": True,
        "choices": [{"value": str(number), "label": str(number)} for number in seats],
    }


def _privacy(visit: Visit, sent: Form) -> Data:
    t = visit.say()
    return {
        "name": "privacy",
        "kind": "choice",
        "label": t("privacy"),
        "value": sent.get("privacy", "open"),
        "choices": [
            {"value": kind, "label": t(f"privacy-{kind}"), "help": t(f"privacy-{kind}-help")}
            for kind in ("open", "link")
        ],
    }


def _clock(visit: Visit, kind: str, clock: Clock, sent: Form) -> Data:
    t = visit.say()
    offered = sorted({*LIMITS, clock.live, clock.slow})
    return {
        "name": f"clock.{kind}",
        "kind": "choice",
        "chips": False,
        "label": clock_name(visit, kind),
        "value": sent.get(f"clock.{kind}", str(clock.live)),
        "choices": [
            {"value": "", "label": t("clock-none")},
            *({"value": str(s), "label": duration(visit, s)} for s in offered),
        ],
    }


def _clocks(kinds: Mapping[str, Clock], fields: Form) -> dict[str, int]:
    limits = {kind: _whole(fields.get(f"clock.{kind}", "")) for kind in kinds}
    return {kind: seconds for kind, seconds in limits.items() if seconds is not None}


def _whole(text: str) -> int | None:
    return int(text) if text.isdecimal() and len(text) < 10 else None


def _groups(visit: Visit, game: str, fields: dict[str, Data]) -> list[Data]:
    """The options in the groups of the game's pages; those in none of them come last."""
    t = visit.say(game)
    left = dict(fields)
    groups = []
    for title, advanced, names in visit.site.pages[game].options:
        options = [left.pop(name) for name in names if name in left]
        groups.append({"title": t(title), "advanced": advanced, "options": options})
    if left:
        many = bool(groups)
        groups.append({"title": t("options"), "advanced": many, "options": list(left.values())})
    return groups
