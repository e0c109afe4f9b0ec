"""A new match: every option of the game as a form with a sentence of help."""

from typing import Any

from litestar import get, post
from litestar.params import FromPath

from intriga.kernel.game import Game, usual_seats
from intriga.kernel.text import refuse
from intriga.table import TableError
from intriga.web.context import Form, Visit, form_of, guest, salt_of, visit_of, whole
from intriga.web.http import Request, Response
from intriga.web.lobby.lobby import games_told
from intriga.web.lobby.options import OptionForm, read_options
from intriga.web.lobby.schedule import (
    clock_fields,
    hosting_field,
    read_schedule,
    read_terms,
    schedule_fields,
)
from intriga.web.lobby.talk_policy import press_field
from intriga.web.lobby.waiting_room import FEW
from intriga.web.match.game_pages import Data


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
        visit.site.limits.openings.take(visit.address)
        match = await visit.table.lobby.creation.create(
            me,
            game,
            seats=whole(fields.get("seats", "")) or rules.seats.start,
            options=read_options(rules.Options, fields),
            schedule=read_schedule(rules.clocks, fields),
            terms=read_terms(fields),
            privacy=fields.get("privacy", "open"),
            approval=fields.get("approval") == "true",
            password=fields.get("password", ""),
            title=fields.get("title", ""),
            language=visit.language,
        )
        if fields.get("hosting") not in ("leads", "referee"):
            await visit.table.lobby.signups.sit(match, me, salt=salt_of(fields))
    except TableError as problem:
        if problem.kind not in ("invalid", "conflict"):
            raise
        return creation_page(visit, game, fields, visit.text_of(problem.refusal, game))
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
        seats=_seats(visit, rules, sent),
        bots=None,
        admission=[_privacy(visit, sent), *_admission(visit, sent)],
        clocks=clock_fields(visit, game, rules.clocks, sent),
        schedule=schedule_fields(visit, sent),
        hosting=hosting_field(visit, sent),
        press=press_field(visit, rules, sent),
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


def _seats(visit: Visit, rules: Game[Any], sent: Form) -> Data:
    t = visit.say()
    seats = rules.seats
    if len(seats) > FEW:
        return {
            "name": "seats",
            "kind": "number",
            "label": t("seats-how-many"),
            "help": t("range", low=seats.start, high=seats.stop - 1),
            "value": sent.get("seats", str(usual_seats(rules))),
            "min": seats.start,
            "max": seats.stop - 1,
            "required": True,
        }
    return {
        "name": "seats",
        "kind": "choice",
        "label": t("seats-how-many"),
        "value": sent.get("seats", str(usual_seats(rules))),
        "required": True,
        "choices": [{"value": str(number), "label": str(number)} for number in rules.seats],
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


def _admission(visit: Visit, sent: Form) -> list[Data]:
    """What else the door asks of who comes."""
    t = visit.say()
    return [
        {
            "name": "approval",
            "kind": "bool",
            "label": t("door-approval"),
            "help": t("door-approval-help"),
            "value": sent.get("approval") == "true",
        },
        {
            "name": "password",
            "kind": "text",
            "label": t("match-password"),
            "help": t("match-password-help"),
            "maxlength": 64,
            "autocomplete": "off",
        },
    ]


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
