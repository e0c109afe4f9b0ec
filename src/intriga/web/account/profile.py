"""A person's own settings: name, language, theme, password, browsers, data."""

from litestar import get, post
from litestar.params import FromPath

from intriga.http_common.rate_limits.policies import RENAMES
from intriga.table import TableError
from intriga.web.account.profile_page import profile_page
from intriga.web.http import Request, Response, refused
from intriga.web.request.context import THEMES, RequestContext, context_of, signed_in_context
from intriga.web.request.paths import safe_path
from intriga.web.request.sent import form_of
from intriga.words import LANGUAGES


@get("/profile")
async def profile(request: Request) -> Response:
    """My page."""
    ctx = await context_of(request)
    if ctx.person is None:
        return ctx.redirect("/login")
    return await profile_page(ctx, saved="saved" in request.query_params)


@post("/profile", status_code=200)
async def change_profile(request: Request) -> Response:
    """Change the name, language, theme and sound."""
    ctx = await context_of(request)
    fields = await form_of(request)
    if ctx.person is None:
        return ctx.redirect("/login")
    name = fields.get("name", "")
    if name != ctx.person.name and fields.get("sure") != "true":
        costs = await _costs(ctx)
        if costs:
            return await profile_page(ctx, 422, rename={"name": name, "costs": costs})
    try:
        await _rename(ctx, name)
    except TableError as problem:
        return refused(await profile_page(ctx, 422, error=ctx.text_of(problem.refusal)), problem)
    if fields.get("language") in LANGUAGES:
        ctx.set_preference("language", fields["language"])
    if fields.get("theme") in THEMES:
        ctx.set_preference("theme", fields["theme"])
    ctx.set_preference("sound", "on" if fields.get("sound") == "true" else "off")
    return ctx.redirect("/profile?saved=1")


async def _costs(ctx: RequestContext) -> list[str]:
    """What a new name costs this person in the matches they play, a line for each."""
    assert ctx.person is not None
    return [
        ctx.say()(
            "rename-cost",
            match=one.title or ctx.game_name(one.game),
            cost=ctx.say(one.game)(one.cost.id, **one.cost.params),
        )
        for one in await ctx.table.lobby.renames.costs(ctx.person.id)
    ]


async def _rename(ctx: RequestContext, name: str) -> None:
    """Change the name, also in the matches this person plays."""
    assert ctx.person is not None
    if name == ctx.person.name:
        return
    await ctx.site.limits.count(RENAMES, ctx.person.id)
    await ctx.table.accounts.rename(ctx.person.id, name)
    await ctx.table.lobby.renames.rename(ctx.person.id)


@post("/language", status_code=200)
async def choose_language(request: Request) -> Response:
    """Change the language."""
    ctx = await context_of(request)
    fields = await form_of(request)
    if fields.get("language") in LANGUAGES:
        ctx.set_preference("language", fields["language"])
    return ctx.redirect(safe_path(fields.get("next", "/")))


@post("/theme", status_code=200)
async def choose_theme(request: Request) -> Response:
    """Change the theme: light, dark, or that of the system."""
    ctx = await context_of(request)
    fields = await form_of(request)
    if fields.get("theme") in THEMES:
        ctx.set_preference("theme", fields["theme"])
    return ctx.redirect(safe_path(fields.get("next", "/")))


@post("/profile/browsers/others", status_code=200)
async def close_others(request: Request) -> Response:
    """Sign all browsers out but this one."""
    ctx = await signed_in_context(request)
    await ctx.table.accounts.close_others(ctx.me or "", ctx.session)
    return ctx.redirect("/profile?saved=1#browsers")


@post("/profile/browsers/{handle:str}", status_code=200)
async def close_browser(request: Request, handle: FromPath[str]) -> Response:
    """Sign one browser out."""
    ctx = await signed_in_context(request)
    await ctx.table.accounts.close_browser(ctx.me or "", handle)
    return ctx.redirect("/profile?saved=1#browsers")


@post("/profile/password", status_code=200)
async def change_password(request: Request) -> Response:
    """Change the password and sign the other browsers out."""
    ctx = await signed_in_context(request)
    fields = await form_of(request)
    login = (ctx.person.login if ctx.person else None) or ""
    try:
        async with ctx.site.limits.guess_password(ctx.address, login, known=ctx.me or ""):
            await ctx.table.accounts.change_password(
                ctx.me or "", fields.get("old", ""), fields.get("password", ""), ctx.session
            )
    except TableError as problem:
        return refused(await profile_page(ctx, 422, error=ctx.text_of(problem.refusal)), problem)
    return ctx.redirect("/profile?saved=1")


@get("/profile/data.json")
async def my_data(request: Request) -> Response:
    """Everything the server keeps about this person, to download."""
    ctx = await signed_in_context(request)
    headers = {
        "content-disposition": 'attachment; filename="intriga.json"',
        "cache-control": "no-store",
    }
    async with ctx.site.limits.heavy.turn(ctx.client):
        body = await ctx.table.personal_data.export(ctx.me or "")
    return Response(body, media_type="application/json", headers=headers)


@post("/profile/erase", status_code=200)
async def erase(request: Request) -> Response:
    """Delete this person and their data."""
    ctx = await signed_in_context(request)
    fields = await form_of(request)
    login = (ctx.person.login if ctx.person else None) or ""
    if fields.get("sure") != "true":
        return await profile_page(ctx, 422, error=ctx.say()("erase-unsure"))
    try:
        async with ctx.site.limits.guess_password(ctx.address, login, known=ctx.me or ""):
            await ctx.table.personal_data.erase(
                ctx.me or "", fields.get("password", ""), ctx.language
            )
    except TableError as problem:
        if problem.kind == "unavailable":
            raise
        return refused(await profile_page(ctx, 422, error=ctx.text_of(problem.refusal)), problem)
    ctx.sign_out()
    return ctx.page("account/erased.html")
