"""A new match: a form with every option of the game."""

from typing import Any

from litestar import get, post
from litestar.params import FromPath

from intriga.kernel.game import Game, usual_seats
from intriga.table import TableError
from intriga.web.context import Form, RequestContext, context_of, form_of, parse_int, salt_of
from intriga.web.game_pages import Data
from intriga.web.http import Request, Response
from intriga.web.lobby.join import nickname_field
from intriga.web.lobby.lobby import game_cards
from intriga.web.lobby.options import OptionForm, read_options
from intriga.web.lobby.schedule import clock_fields, read_schedule, schedule_fields
from intriga.web.lobby.terms import hosting_field, read_terms, talk_policy_field
from intriga.web.lobby.waiting_room import FEW


@get("/new/{game:str}")
async def new_match(request: Request, game: FromPath[str]) -> Response:
    """The form of a new match."""
    return creation_page(await context_of(request), game)


@post("/new/{game:str}", status_code=200)
async def create_match(request: Request, game: FromPath[str]) -> Response:
    """Create a match; unless they only host it, its creator takes the first seat."""
    ctx = await context_of(request)
    fields = await form_of(request)
    rules = ctx.site.game(game)
    try:
        me = await ctx.ensure_person(fields.get("name", ""))
        ctx.site.limits.new_matches.take(ctx.address)
        match = await ctx.table.lobby.creation.create(
            me,
            game,
            seats=parse_int(fields.get("seats", "")) or rules.seats.start,
            options=read_options(rules.Options, fields),
            schedule=read_schedule(rules.clocks, fields),
            terms=read_terms(fields),
            privacy=fields.get("privacy", "open"),
            approval=fields.get("approval") == "true",
            password=fields.get("password", ""),
            title=fields.get("title", ""),
            language=ctx.language,
        )
        if fields.get("hosting") not in ("leads", "referee"):
            await ctx.table.lobby.signups.sit(match, me, salt=salt_of(fields))
    except TableError as problem:
        if problem.kind not in ("invalid", "conflict"):
            raise
        return creation_page(ctx, game, fields, ctx.text_of(problem.refusal, game))
    return ctx.redirect(f"/m/{match}")


def creation_page(
    ctx: RequestContext, game: str, given: Form | None = None, problem: str | None = None
) -> Response:
    """The form, with what was entered and what was wrong with it."""
    rules = ctx.site.game(game)
    t = ctx.say(game)
    book = ctx.site.book(ctx.language, game)
    entered = read_options(rules.Options, given) if given is not None else None
    fields = OptionForm(game, rules.Options, book).fields(entered)
    cards = game_cards(ctx.site, ctx.language)
    sent: Form = given or {}
    return ctx.page(
        "lobby/new_match.html",
        422 if problem else 200,
        game,
        game_id=game,
        game=next(one for one in cards if one["id"] == game),
        games=cards,
        names={
            "name": "title",
            "kind": "text",
            "label": t("match-title"),
            "help": t("match-title-help"),
            "value": sent.get("title", ""),
            "maxlength": 60,
        },
        nickname=None if ctx.person else nickname_field(ctx, sent.get("name", "")),
        seats=_seats(ctx, rules, sent),
        bots=None,
        admission=[_privacy(ctx, sent), *_admission(ctx, sent)],
        clocks=clock_fields(ctx, game, rules.clocks, sent),
        schedule=schedule_fields(ctx, sent),
        hosting=hosting_field(ctx, sent),
        talk_policy=talk_policy_field(ctx, rules, sent),
        groups=_groups(ctx, game, fields),
        error={"text": problem, "possible": None} if problem else None,
    )


def _seats(ctx: RequestContext, rules: Game[Any], sent: Form) -> Data:
    t = ctx.say()
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


def _privacy(ctx: RequestContext, sent: Form) -> Data:
    t = ctx.say()
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


def _admission(ctx: RequestContext, sent: Form) -> list[Data]:
    """What else is asked of people who join."""
    t = ctx.say()
    return [
        {
            "name": "approval",
            "kind": "bool",
            "label": t("admission-approval"),
            "help": t("admission-approval-help"),
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


def _groups(ctx: RequestContext, game: str, fields: dict[str, Data]) -> list[Data]:
    """The options in the groups of the game's pages; the others come last."""
    t = ctx.say(game)
    left = dict(fields)
    groups = []
    for title, advanced, names in ctx.site.pages[game].options:
        options = [left.pop(name) for name in names if name in left]
        groups.append({"title": t(title), "advanced": advanced, "options": options})
    if left:
        many = bool(groups)
        groups.append({"title": t("options"), "advanced": many, "options": list(left.values())})
    return groups
