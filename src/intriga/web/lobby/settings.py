"""The settings of a match: everybody who may see it reads them, its hosts change them. Once it is
played, only how long windows stay open can be changed."""

from collections.abc import Mapping

from litestar import get, post
from litestar.params import FromPath
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from intriga.http_common.rate_limits.policies import EDITS
from intriga.kernel.text import refuse
from intriga.table import MatchInfo, TableError
from intriga.table.lobby.gathering.settings import SettingsChange
from intriga.web.game_pages import Data
from intriga.web.http import Request, Response
from intriga.web.lobby.fields.edits import edit_rows
from intriga.web.lobby.fields.league_fields import league_fields
from intriga.web.lobby.fields.options import read_options
from intriga.web.lobby.fields.schedule import read_schedule
from intriga.web.lobby.fields.terms import agreed, read_terms
from intriga.web.lobby.match_form import form_of_match, may_watch, shared_fields
from intriga.web.request.context import RequestContext, context_of
from intriga.web.request.sent import Form, form_of, parse_int


@get("/m/{match:str}/settings")
async def settings(request: Request, match: FromPath[str]) -> Response:
    """The settings of a match; for its hosts, the form that changes them."""
    ctx = await context_of(request)
    info = await ctx.match_info(match)
    if info.status != "gathering":
        await ctx.table.viewer(match, ctx.me)  # raises for those who may not watch
    return await settings_page(ctx, info)


@post("/m/{match:str}/settings", status_code=200)
async def change_settings(request: Request, match: FromPath[str]) -> Response:
    """Change the settings. The page shows what is not possible, with what was entered."""
    ctx = await context_of(request)
    info = await ctx.match_info(match)
    if ctx.me is None:
        raise TableError("forbidden", refuse("refused-not-host"))
    await ctx.site.limits.count(EDITS, ctx.me)
    fields = await form_of(request)
    try:
        await ctx.table.lobby.settings.change(
            match, ctx.me, _change(ctx, info, fields), language=ctx.language
        )
    except TableError as problem:
        if problem.kind not in ("invalid", "conflict"):
            raise
        info = await ctx.match_info(match)
        text = ctx.text_of(problem.refusal, info.game)
        return await settings_page(ctx, info, fields, text, {problem.field: text})
    return ctx.redirect(f"/m/{match}")


def _change(ctx: RequestContext, info: MatchInfo, fields: Form) -> SettingsChange:
    """What a form asks to change."""
    rules = ctx.site.game(info.game)
    schedule = read_schedule(rules.clocks, fields)
    if info.status == "playing":
        kept = replace(
            info.schedule, clocks=schedule.clocks, zone=schedule.zone, rest=schedule.rest
        )
        return SettingsChange(schedule=kept)
    return SettingsChange(
        title=fields.get("title", ""),
        seats=parse_int(fields.get("seats", "")) or len(info.seats),
        options=read_options(rules.Options, fields),
        schedule=schedule if rules.clocks else UNSET,
        terms=replace(read_terms(fields), referee=fields.get("referee") == "true"),
        privacy=fields.get("privacy", info.privacy),
        watch=may_watch(fields),
        approval=fields.get("approval") == "true",
        password=_password(fields),
        league=UNSET if "league" not in fields else fields["league"] or None,
    )


def _password(fields: Form) -> str | UnsetType:
    """The new password: unset for the old one, "" for none."""
    if fields.get("no_password") == "true":
        return ""
    return fields.get("password", "") or UNSET


async def settings_page(
    ctx: RequestContext,
    info: MatchInfo,
    given: Form | None = None,
    problem: str | None = None,
    wrong: Mapping[str, str] | None = None,
) -> Response:
    """The settings, with what was entered and what was wrong with it. `wrong`: as of
    `shared_fields`."""
    form: Form = form_of_match(ctx, info) if given is None else given
    rules = ctx.site.game(info.game)
    options = info.options if given is None else read_options(rules.Options, given)
    changes = info.hosted and info.status in ("gathering", "playing")
    leagues = []
    if changes:
        leagues = await league_fields(ctx, info.game, form, makes=False, now=info.league)
    return ctx.page(
        "lobby/settings.html",
        422 if problem else 200,
        info.game,
        game_id=info.game,
        match={
            "url": f"/m/{info.id}",
            "title": ctx.match_title(info),
            "playing": info.status == "playing",
            "others": any(seat.kind == "person" and seat.seat != info.seat for seat in info.seats),
        },
        options=agreed(ctx, info),
        edits=edit_rows(ctx, info),
        changes=changes,
        error={"text": problem, "possible": None} if problem else None,
        **(
            shared_fields(ctx, info.game, form, options, leagues, wrong=wrong)
            | _own_fields(ctx, info, form)
        ),
    )


def _own_fields(ctx: RequestContext, info: MatchInfo, form: Form) -> Data:
    """The fields that only a match has which was created already."""
    t = ctx.say()
    password = {
        "name": "password",
        "kind": "text",
        "label": t("match-password-new"),
        "help": t("match-password-keep" if info.locked else "match-password-help"),
        "maxlength": 64,
        "autocomplete": "off",
    }
    return {
        "privacy": {
            "name": "privacy",
            "kind": "choice",
            "label": t("privacy"),
            "value": form.get("privacy", info.privacy),
            "choices": [
                {"value": kind, "label": t(f"privacy-{kind}"), "help": t(f"privacy-{kind}-help")}
                for kind in ("open", "link")
            ],
        },
        "referee": {
            "name": "referee",
            "kind": "bool",
            "label": t("hosting-referee"),
            "help": t("hosting-referee-help"),
            "value": form.get("referee") == "true",
        },
        "password": password,
        "no_password": {
            "name": "no_password",
            "kind": "bool",
            "label": t("match-password-none"),
            "value": form.get("no_password") == "true",
        }
        if info.locked
        else None,
    }
