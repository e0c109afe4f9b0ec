"""The office: what an admin of the server sees and does."""

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
from intriga.table import TableError
from intriga.table.admin import PAGE
from intriga.web.context import Visit, form_of, visit_of, whole
from intriga.web.http import Request, Response
from intriga.web.match.game_pages import Data

STATUSES: Final = ("gathering", "playing", "over", "cancelled")


@get("/office/claim/{token:str}")
async def claim_page(request: Request, token: FromPath[str]) -> Response:
    """The page of a one-time link that makes an admin. Looking at it spends nothing."""
    visit = await visit_of(request)
    await visit.table.admin.claimable(token)
    return visit.page("office/claim.html", token=token, next_url=f"/office/claim/{token}")


@post("/office/claim/{token:str}", status_code=200)
async def claim(request: Request, token: FromPath[str]) -> Response:
    """Become an admin."""
    visit = await visit_of(request)
    await visit.table.admin.claim(visit.me or "", token)
    return visit.go("/office")


@get("/office")
async def office_people(request: Request) -> Response:
    """People."""
    return await people_page(await _admin(request))


async def people_page(visit: Visit, link: Data | None = None) -> Response:
    """People; with a link that was just made for one of them."""
    query = visit.request.query_params
    wanted, number = query.get("q", "")[:64], whole(query.get("page", "")) or 0
    found = await visit.table.admin.people(visit.me or "", wanted, number)
    return visit.page(
        "office/people.html",
        tab="people",
        wanted=wanted,
        people=[_person(visit, facts) for facts in found[:PAGE]],
        pages=_pages("/office", number, len(found) > PAGE, q=wanted),
        link=link,
    )


def _person(visit: Visit, facts: PersonFacts) -> Data:
    return {
        "id": facts.id,
        "name": facts.name,
        "login": facts.login,
        "admin": facts.role == "admin",
        "blocked": visit.ago(facts.blocked_at) if facts.blocked_at else None,
        "seen": visit.ago(facts.seen_at) if facts.seen_at else None,
        "created": visit.ago(facts.created_at),
        "seats": facts.seats,
        "me": facts.id == visit.me,
    }


@get("/office/matches")
async def office_matches(request: Request) -> Response:
    """Matches."""
    visit = await _admin(request)
    query = visit.request.query_params
    status, number = query.get("status", "playing"), whole(query.get("page", "")) or 0
    if status not in STATUSES:
        raise NotFoundException
    found = await visit.table.admin.matches(visit.me or "", status, number)
    return visit.page(
        "office/matches.html",
        tab="matches",
        status=status,
        statuses=STATUSES,
        matches=[_match(visit, facts) for facts in found[:PAGE]],
        pages=_pages("/office/matches", number, len(found) > PAGE, status=status),
    )


def _match(visit: Visit, facts: MatchFacts) -> Data:
    games = visit.site.games
    known = facts.game in games
    book = visit.site.game_book(visit.language, facts.game) if known else None
    name = book.say(f"game-{facts.game}") if book else facts.game
    return {
        "url": f"/m/{facts.id}",
        "id": facts.id,
        "title": facts.title or name,
        "game": name,
        "host": facts.host,
        "since": visit.ago(facts.ended_at or facts.started_at or facts.created_at),
        "seats": facts.seats,
        "people": facts.people,
        "bots": facts.bots,
    }


@get("/office/server")
async def office_server(request: Request) -> Response:
    """The server in figures, and the journal."""
    visit = await _admin(request)
    office = visit.table.admin
    facts = await office.server_status(visit.me or "")
    t = visit.say()
    figures = {name: format_decimal(n, locale=visit.language) for name, n in facts.figures.items()}
    uptime = format_timedelta(timedelta(milliseconds=facts.uptime), locale=visit.language)
    return visit.page(
        "office/server.html",
        tab="server",
        facts=[
            {"label": t("office-version"), "value": f"{facts.version} (Python {facts.python})"},
            {"label": t("office-uptime"), "value": uptime},
            {"label": t("office-database"), "value": facts.database},
            {"label": t("office-size"), "value": t("office-megabytes", n=_mega(visit, facts))},
            *(
                {"label": t(f"office-count-{name}"), "value": figures.get(name, "0")}
                for name in ("accounts", "guests", "browsers", *STATUSES)
            ),
        ],
        letters=await _letters(visit),
        tested="tested" in request.query_params,
        deeds=[
            {
                "ago": visit.ago(entry.at),
                "text": t(f"deed-{entry.action}", admin=entry.admin, person=entry.person or "—"),
                "url": f"/m/{entry.match}" if entry.match else None,
            }
            for entry in await office.journal(visit.me or "")
        ],
    )


async def _letters(visit: Visit) -> list[Data] | None:
    """How the letters go; None where there are none."""
    if not visit.table.email_addresses.on:
        return None
    t = visit.say()
    counts, problem = await visit.table.outbox.counts()
    waiting = counts.get("waiting", 0) + counts.get("sending", 0)
    shown = {"waiting": waiting, "sent": counts.get("sent", 0), "failed": counts.get("failed", 0)}
    facts = [
        {"label": t(f"office-letters-{state}"), "value": format_decimal(n, locale=visit.language)}
        for state, n in shown.items()
    ]
    return [*facts, {"label": t("office-letters-problem"), "value": problem or "—"}]


@post("/office/letters", status_code=200)
async def test_letter(request: Request) -> Response:
    """A letter to see whether the post works."""
    visit = await _admin(request)
    address = (await form_of(request)).get("address", "")
    await visit.table.admin.send_test_email(visit.me or "", address, visit.language)
    return visit.go("/office/server?tested=1#office-letters")


def _mega(visit: Visit, facts: Any) -> str:
    return str(format_decimal(round(facts.figures["bytes"] / 1e6, 1), locale=visit.language))


@post("/office/people/{person:str}/{deed:str}", status_code=200)
async def person_deed(request: Request, person: FromPath[str], deed: FromPath[str]) -> Response:
    """A button beside a person."""
    visit = await _admin(request)
    office, me = visit.table.admin, visit.me or ""
    match deed:
        case "password":
            token = await office.password_link(me, person)
            url = f"{visit.site.settings.base_url}/password/{token}"
            return await people_page(visit, {"url": url, "person": person})
        case "block" | "unblock":
            await office.block(me, person, deed == "block")
        case "appoint" | "dismiss":
            await office.appoint(me, person, deed == "appoint")
        case _:
            raise NotFoundException
    return visit.go(f"/office?{urlencode({'q': (await form_of(request)).get('q', '')[:64]})}")


@post("/office/matches/{match:str}/{deed:str}", status_code=200)
async def match_deed(request: Request, match: FromPath[str], deed: FromPath[str]) -> Response:
    """A button beside a match."""
    visit = await _admin(request)
    if deed != "call-off":
        raise NotFoundException
    await visit.table.admin.call_off(visit.me or "", match)
    return visit.go("/office/matches?status=gathering")


async def _admin(request: Request) -> Visit:
    """The visit of an admin. Raises `TableError` for anybody else."""
    visit = await visit_of(request)
    if visit.person is None or not visit.person.admin:
        raise TableError("forbidden", refuse("admin-only"))
    return visit


def _pages(path: str, number: int, more: bool, **query: str) -> Data:
    def to(page: int) -> str:
        return f"{path}?{urlencode(query | {'page': str(page)})}"

    return {"before": to(number - 1) if number else None, "after": to(number + 1) if more else None}
