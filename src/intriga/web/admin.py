"""The admin pages: people, matches, and the state of the server."""

from datetime import timedelta
from typing import Any, Final
from urllib.parse import urlencode

from babel.dates import format_timedelta
from babel.numbers import format_decimal
from litestar import get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from intriga.kernel.text import refuse
from intriga.store.admin import MatchFacts, PersonFacts
from intriga.store.people.email import NOT_SENT
from intriga.table import TableError
from intriga.table.admin import PAGE
from intriga.web.game_pages import Data
from intriga.web.http import Request, Response
from intriga.web.request.context import RequestContext, context_of
from intriga.web.request.sent import form_of, parse_int

STATUSES: Final = ("gathering", "playing", "over", "cancelled")


@get("/admin/claim/{token:str}")
async def claim_page(request: Request, token: FromPath[str]) -> Response:
    """The page of a one-time link that makes an admin. Opening it does not use the link up."""
    ctx = await context_of(request)
    await ctx.table.admin.claimable(token)
    return ctx.page("admin/claim.html", token=token, next_url=f"/admin/claim/{token}")


@post("/admin/claim/{token:str}", status_code=200)
async def claim(request: Request, token: FromPath[str]) -> Response:
    """Use the link: become an admin."""
    ctx = await context_of(request)
    await ctx.table.admin.claim(ctx.me or "", token)
    return ctx.redirect("/admin")


@get("/admin")
async def people(request: Request) -> Response:
    """The people of this server."""
    return await _people_page(await _admin_context(request))


async def _people_page(ctx: RequestContext, link: Data | None = None) -> Response:
    """The list of people. `link`: a link to set a new password, just made for one of them."""
    query = ctx.request.query_params
    wanted, number = query.get("q", "")[:64], parse_int(query.get("page", "")) or 0
    found = await ctx.table.admin.people(ctx.me or "", wanted, number)
    return ctx.page(
        "admin/people.html",
        tab="people",
        wanted=wanted,
        people=[_person(ctx, facts) for facts in found[:PAGE]],
        pages=_pages("/admin", number, len(found) > PAGE, q=wanted),
        link=link,
    )


def _person(ctx: RequestContext, facts: PersonFacts) -> Data:
    return {
        "id": facts.id,
        "name": facts.name,
        "login": facts.login,
        "admin": facts.role == "admin",
        "blocked": ctx.ago(facts.blocked_at) if facts.blocked_at else None,
        "seen": ctx.ago(facts.seen_at) if facts.seen_at else None,
        "created": ctx.ago(facts.created_at),
        "seats": facts.seats,
        "me": facts.id == ctx.me,
    }


@get("/admin/matches")
async def matches(request: Request) -> Response:
    """The matches of this server."""
    ctx = await _admin_context(request)
    query = ctx.request.query_params
    status, number = query.get("status", "playing"), parse_int(query.get("page", "")) or 0
    if status not in STATUSES:
        raise NotFoundException
    found = await ctx.table.admin.matches(ctx.me or "", status, number)
    return ctx.page(
        "admin/matches.html",
        tab="matches",
        status=status,
        statuses=STATUSES,
        matches=[_match(ctx, facts, ctx.table.admin.waits(facts)) for facts in found[:PAGE]],
        pages=_pages("/admin/matches", number, len(found) > PAGE, status=status),
    )


def _match(ctx: RequestContext, facts: MatchFacts, waits: str) -> Data:
    """`waits`: what its rules failed at, empty if they have not."""
    name, t = ctx.game_name(facts.game), ctx.say()
    return {
        "url": f"/m/{facts.id}",
        "id": facts.id,
        "title": facts.title or name,
        "game": name,
        "host": facts.host,
        "since": ctx.ago(facts.ended_at or facts.started_at or facts.created_at),
        "seats": facts.seats,
        "people": facts.people,
        "bots": facts.bots,
        "waits": t("admin-match-waits", why=waits) if waits else "",
    }


@get("/admin/server")
async def server(request: Request) -> Response:
    """The server in figures, email, and the log of what admins did."""
    ctx = await _admin_context(request)
    admin = ctx.table.admin
    facts = await admin.server_status(ctx.me or "")
    t = ctx.say()
    figures = {name: format_decimal(n, locale=ctx.language) for name, n in facts.figures.items()}
    uptime = format_timedelta(timedelta(milliseconds=facts.uptime), locale=ctx.language)
    return ctx.page(
        "admin/server.html",
        tab="server",
        facts=[
            {"label": t("admin-version"), "value": f"{facts.version} (Python {facts.python})"},
            {"label": t("admin-uptime"), "value": uptime},
            {"label": t("admin-database"), "value": facts.database},
            {"label": t("admin-size"), "value": t("admin-megabytes", n=_megabytes(ctx, facts))},
            *(
                {"label": t(f"admin-count-{name}"), "value": figures.get(name, "0")}
                for name in ("accounts", "guests", "browsers", *STATUSES)
            ),
        ],
        email=await _email(ctx),
        tested="tested" in request.query_params,
        actions=[
            {
                "ago": ctx.ago(entry.at),
                "text": t(
                    f"admin-log-{entry.action}", admin=entry.admin, person=entry.person or "—"
                ),
                "url": f"/m/{entry.match}" if entry.match else None,
            }
            for entry in await admin.journal(ctx.me or "")
        ],
    )


async def _email(ctx: RequestContext) -> list[Data] | None:
    """Emails by state, and the last error; None if the server sends no email."""
    if not ctx.table.email_addresses.on:
        return None
    t = ctx.say()
    counts, problem = await ctx.table.outbox.counts()
    waiting = counts.get("waiting", 0) + counts.get("sending", 0)
    failed = sum(counts.get(state, 0) for state in NOT_SENT)
    shown = {"waiting": waiting, "sent": counts.get("sent", 0), "failed": failed}
    facts = [
        {"label": t(f"admin-email-{state}"), "value": format_decimal(n, locale=ctx.language)}
        for state, n in shown.items()
    ]
    return [*facts, {"label": t("admin-email-problem"), "value": problem or "—"}]


@post("/admin/email", status_code=200)
async def test_email(request: Request) -> Response:
    """Send a test email."""
    ctx = await _admin_context(request)
    address = (await form_of(request)).get("address", "")
    await ctx.table.admin.send_test_email(ctx.me or "", address, ctx.language)
    return ctx.redirect("/admin/server?tested=1#admin-email")


def _megabytes(ctx: RequestContext, facts: Any) -> str:
    return str(format_decimal(round(facts.figures["bytes"] / 1e6, 1), locale=ctx.language))


@post("/admin/people/{person:str}/{action:str}", status_code=200)
async def person_action(request: Request, person: FromPath[str], action: FromPath[str]) -> Response:
    """A button of a person: password, block, unblock, appoint, dismiss."""
    ctx = await _admin_context(request)
    admin, me = ctx.table.admin, ctx.me or ""
    match action:
        case "password":
            token = await admin.password_link(me, person)
            url = f"{ctx.site.settings.base_url}/password/{token}"
            return await _people_page(ctx, {"url": url, "person": person})
        case "block" | "unblock":
            await admin.block(me, person, action == "block")
        case "appoint" | "dismiss":
            await admin.appoint(me, person, action == "appoint")
        case _:
            raise NotFoundException
    return ctx.redirect(f"/admin?{urlencode({'q': (await form_of(request)).get('q', '')[:64]})}")


@post("/admin/matches/{match:str}/{action:str}", status_code=200)
async def match_action(request: Request, match: FromPath[str], action: FromPath[str]) -> Response:
    """A button of a match: cancel it before the start, or call it off if it waits because its rules
    failed."""
    ctx = await _admin_context(request)
    if action == "end":
        await ctx.table.admin.end(ctx.me or "", match)
        return ctx.redirect("/admin/matches")
    if action != "call-off":
        raise NotFoundException
    await ctx.table.admin.call_off(ctx.me or "", match)
    return ctx.redirect("/admin/matches?status=gathering")


async def _admin_context(request: Request) -> RequestContext:
    """The context of a request by an admin. Raises `TableError` for anybody else."""
    ctx = await context_of(request)
    if ctx.person is None or not ctx.person.admin:
        raise TableError("forbidden", refuse("admin-only"))
    return ctx


def _pages(path: str, number: int, more: bool, **query: str) -> Data:
    def to(page: int) -> str:
        return f"{path}?{urlencode(query | {'page': str(page)})}"

    return {"before": to(number - 1) if number else None, "after": to(number + 1) if more else None}
