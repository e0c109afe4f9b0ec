"""My account: another password, the browsers where I am signed in, the programs that act for me."""

from litestar import get, post
from litestar.params import FromPath

from intriga.kernel.text import refuse
from intriga.table import TableError
from intriga.web.account.api_tokens import days_sent, scopes_sent
from intriga.web.account.profile import profile_page
from intriga.web.context import Visit, form_of, visit_of
from intriga.web.http import Request, Response


@post("/profile/browsers/others", status_code=200)
async def close_others(request: Request) -> Response:
    """Sign all browsers out but this one."""
    visit = await known_visit(request)
    await visit.table.accounts.close_others(visit.me or "", visit.session)
    return visit.go("/profile?saved=1#browsers")


@post("/profile/browsers/{handle:str}", status_code=200)
async def close_browser(request: Request, handle: FromPath[str]) -> Response:
    """Sign one browser out."""
    visit = await known_visit(request)
    await visit.table.accounts.close_browser(visit.me or "", handle)
    return visit.go("/profile?saved=1#browsers")


@post("/profile/password", status_code=200)
async def change_password(request: Request) -> Response:
    """Another password; the other browsers have to sign in anew."""
    visit = await known_visit(request)
    fields = await form_of(request)
    login = (visit.person.login if visit.person else None) or ""
    try:
        with visit.site.limits.guessing_password(visit.address, login):
            await visit.table.accounts.change_password(
                visit.me or "", fields.get("old", ""), fields.get("password", ""), visit.session
            )
    except TableError as problem:
        return await profile_page(visit, 422, error=visit.text_of(problem.refusal))
    return visit.go("/profile?saved=1")


@post("/profile/programs", status_code=200)
async def new_program(request: Request) -> Response:
    """A new token for a program. The page that answers shows it, and no other page ever."""
    visit = await known_visit(request)
    fields = await form_of(request)
    try:
        secret, _ = await visit.table.api_tokens.issue(
            visit.me or "", fields.get("program", ""), scopes_sent(fields), days_sent(fields)
        )
    except TableError as problem:
        if problem.kind == "unavailable":
            raise
        return await profile_page(visit, 422, error=visit.text_of(problem.refusal), program=fields)
    return await profile_page(visit, secret=secret)


@post("/profile/programs/{token:str}", status_code=200)
async def revoke_program(request: Request, token: FromPath[str]) -> Response:
    """Take a program's token back."""
    visit = await known_visit(request)
    await visit.table.api_tokens.revoke(visit.me or "", token)
    return visit.go("/profile?saved=1#programs")


@get("/profile/data.json")
async def my_data(request: Request) -> Response:
    """Everything that is kept of me, to take away."""
    visit = await known_visit(request)
    headers = {
        "content-disposition": 'attachment; filename="intriga.json"',
        "cache-control": "no-store",
    }
    body = await visit.table.personal_data.export(visit.me or "")
    return Response(body, media_type="application/json", headers=headers)


@post("/profile/erase", status_code=200)
async def erase(request: Request) -> Response:
    """Delete me, and all that is mine alone."""
    visit = await known_visit(request)
    fields = await form_of(request)
    login = (visit.person.login if visit.person else None) or ""
    if fields.get("sure") != "true":
        return await profile_page(visit, 422, error=visit.say()("erase-unsure"))
    try:
        with visit.site.limits.guessing_password(visit.address, login):
            await visit.table.personal_data.erase(
                visit.me or "", fields.get("password", ""), visit.language
            )
    except TableError as problem:
        if problem.kind == "unavailable":
            raise
        return await profile_page(visit, 422, error=visit.text_of(problem.refusal))
    visit.forget()
    return visit.page("erased.html")


async def known_visit(request: Request) -> Visit:
    """The visit of somebody we know. Raises `TableError` for a stranger."""
    visit = await visit_of(request)
    if visit.person is None:
        raise TableError("forbidden", refuse("person-unknown"))
    return visit
