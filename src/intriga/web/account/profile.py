"""Who I am here: name, language and light, and everything else that is mine."""

from litestar import get, post

from intriga.table import TableError
from intriga.web.account.api_tokens import program_fields, programs_told
from intriga.web.account.email_settings import letters_told
from intriga.web.account.login import credentials
from intriga.web.context import THEMES, Form, Visit, form_of, safe_path, visit_of
from intriga.web.http import Request, Response
from intriga.web.lobby.waiting_room import return_ticket
from intriga.web.match.game_pages import Data
from intriga.words import LANGUAGES


@get("/profile")
async def profile(request: Request) -> Response:
    """My page."""
    visit = await visit_of(request)
    if visit.person is None:
        return visit.go("/login")
    return await profile_page(visit, saved="saved" in request.query_params)


async def _way_back(visit: Visit) -> Data | None:
    """The ticket of a guest: that of the last match in which he sits."""
    if visit.me is None:
        return None
    for info in await visit.table.lobby.queries.mine(visit.me):
        if info.seat is not None and info.status in ("gathering", "playing"):
            return await return_ticket(visit, info)
    return None


async def profile_page(
    visit: Visit,
    status: int = 200,
    *,
    saved: bool = False,
    error: str | None = None,
    program: Form | None = None,
    secret: str = "",
    letters: Data | None = None,
) -> Response:
    """My page, with what was wrong with what was sent from it. `program`: the form of a new token
    that came back; `secret`: a token just made; `letters`: what is said of letters, if an address
    came back."""
    return visit.page(
        "profile.html",
        status,
        here="profile",
        personal=await _way_back(visit),
        saved=saved,
        error=error,
        account_fields=credentials(visit, new=True),
        browsers=await _browsers(visit),
        programs=await programs_told(visit),
        program_fields=program_fields(visit, program),
        asked=program is not None,
        secret=secret,
        letters=letters or await letters_told(visit),
    )


async def _browsers(visit: Visit) -> list[Data]:
    """Where I am signed in, in words."""
    t = visit.say()
    browsers = await visit.table.accounts.browsers(visit.me or "", visit.session)
    return [
        {
            "handle": browser.handle,
            "device": browser.device or t("browser-unnamed"),
            "this": browser.this,
            "seen": visit.ago(browser.seen_at) if browser.seen_at else None,
            "opened": visit.ago(browser.opened_at) if browser.opened_at else None,
        }
        for browser in browsers
    ]


@post("/profile", status_code=200)
async def change_profile(request: Request) -> Response:
    """Take over name, language and light."""
    visit = await visit_of(request)
    fields = await form_of(request)
    if visit.person is None:
        return visit.go("/login")
    try:
        await _rename(visit, fields.get("name", ""))
    except TableError as problem:
        return await profile_page(visit, 422, error=visit.text_of(problem.refusal))
    if fields.get("language") in LANGUAGES:
        visit.prefer("language", fields["language"])
    if fields.get("theme") in THEMES:
        visit.prefer("theme", fields["theme"])
    visit.prefer("sound", "on" if fields.get("sound") == "true" else "off")
    return visit.go("/profile?saved=1")


async def _rename(visit: Visit, name: str) -> None:
    """Another name, here and where I sit; the same one is no matter."""
    assert visit.person is not None
    if name == visit.person.name:
        return
    visit.site.limits.renames.take(visit.person.id)
    await visit.table.accounts.rename(visit.person.id, name)
    await visit.table.lobby.renames.rename(visit.person.id)


@post("/language", status_code=200)
async def choose_language(request: Request) -> Response:
    """Russian or English from now on."""
    visit = await visit_of(request)
    fields = await form_of(request)
    if fields.get("language") in LANGUAGES:
        visit.prefer("language", fields["language"])
    return visit.go(safe_path(fields.get("next", "/")))


@post("/theme", status_code=200)
async def choose_theme(request: Request) -> Response:
    """Light, dark, or as the system has it."""
    visit = await visit_of(request)
    fields = await form_of(request)
    if fields.get("theme") in THEMES:
        visit.prefer("theme", fields["theme"])
    return visit.go(safe_path(fields.get("next", "/")))
