"""Sign in and out, create an account, set a new password by a link."""

from litestar import get, post
from litestar.params import FromPath

from intriga.http_common.rate_limits.policies import NEW_PEOPLE
from intriga.table import TableError
from intriga.web.game_pages import Data
from intriga.web.http import Request, Response, refused
from intriga.web.request.context import RequestContext, context_of
from intriga.web.request.paths import safe_path
from intriga.web.request.sent import form_of


def credentials(ctx: RequestContext, *, new: bool, login: str = "") -> list[Data]:
    """The fields of an account: login and password. `new`: for one that is being created."""
    t = ctx.say()
    return [
        {
            "name": "login",
            "kind": "text",
            "label": t("field-login"),
            "value": login,
            "required": True,
            "maxlength": 40,
            "autocomplete": "username",
        },
        {
            "name": "password",
            "kind": "text",
            "type": "password",
            "label": t("field-password"),
            "help": t("field-password-help") if new else None,
            "required": True,
            "maxlength": 200,
            "autocomplete": "new-password" if new else "current-password",
        },
    ]


def _form_page(
    ctx: RequestContext,
    template: str,
    *,
    status: int = 200,
    next: str = "/",
    login: str = "",
    error: str | None = None,
) -> Response:
    return ctx.page(
        template,
        status,
        fields=credentials(ctx, new=template == "account/register.html", login=login),
        next=next if next != "/" else None,
        error={"text": error, "possible": None} if error else None,
        forgotten=ctx.table.email_addresses.on,
    )


@get("/login")
async def login_page(request: Request) -> Response:
    """The form to sign in."""
    ctx = await context_of(request)
    return _form_page(
        ctx, "account/login.html", next=safe_path(request.query_params.get("next", "/"))
    )


@post("/login", status_code=200)
async def login(request: Request) -> Response:
    """Sign in."""
    ctx = await context_of(request)
    fields = await form_of(request)
    next, name = safe_path(fields.get("next", "/")), fields.get("login", "")
    try:
        async with ctx.site.limits.guess_password(ctx.address, name, known=ctx.known(name)):
            session = await ctx.table.accounts.login(name, fields.get("password", ""), ctx.device)
    except TableError as problem:
        text = ctx.text_of(problem.refusal)
        answer = _form_page(
            ctx, "account/login.html", status=403, next=next, login=name[:40], error=text
        )
        return refused(answer, problem)
    await _logout(ctx)
    ctx.sign_in(session)
    return ctx.redirect(next)


@get("/register")
async def register_page(request: Request) -> Response:
    """The form of a new account."""
    ctx = await context_of(request)
    return _form_page(
        ctx, "account/register.html", next=safe_path(request.query_params.get("next", "/"))
    )


@post("/register", status_code=200)
async def register(request: Request) -> Response:
    """Create an account; a guest who creates one keeps their seats."""
    ctx = await context_of(request)
    fields = await form_of(request)
    next, name = safe_path(fields.get("next", "/")), fields.get("login", "")
    guest = ctx.person.id if ctx.person and ctx.person.login is None else None
    known = ctx.person.name if guest and ctx.person else ""
    try:
        await ctx.site.limits.count(NEW_PEOPLE, ctx.address)
        session = await ctx.table.accounts.register(
            name, fields.get("password", ""), name=known, guest=guest, device=ctx.device
        )
    except TableError as problem:
        text = ctx.text_of(problem.refusal)
        answer = _form_page(
            ctx, "account/register.html", status=422, next=next, login=name[:40], error=text
        )
        return refused(answer, problem)
    ctx.sign_in(session)
    return ctx.redirect(next)


@post("/logout", status_code=200)
async def logout(request: Request) -> Response:
    """Sign out."""
    ctx = await context_of(request)
    await _logout(ctx)
    return ctx.redirect("/")


async def _logout(ctx: RequestContext) -> None:
    token = ctx.session
    if token:
        await ctx.table.accounts.logout(token)
        ctx.sign_out()


@get("/password/{token:str}")
async def new_password_page(request: Request, token: FromPath[str]) -> Response:
    """The page of a link to set a new password. Opening it does not use the link up."""
    ctx = await context_of(request)
    await ctx.table.accounts.whose_link(token)
    return _new_password(ctx, token)


@post("/password/{token:str}", status_code=200)
async def set_new_password(request: Request, token: FromPath[str]) -> Response:
    """Set the new password and sign in."""
    ctx = await context_of(request)
    chosen = (await form_of(request)).get("password", "")
    try:
        session = await ctx.table.accounts.reset_password(token, chosen, ctx.device)
    except TableError as problem:
        if problem.kind != "invalid":
            raise
        return _new_password(ctx, token, ctx.text_of(problem.refusal))
    await _logout(ctx)
    ctx.sign_in(session)
    return ctx.redirect("/profile")


def _new_password(ctx: RequestContext, token: str, error: str | None = None) -> Response:
    return ctx.page(
        "account/new_password.html",
        422 if error else 200,
        token=token,
        fields=[credentials(ctx, new=True)[1]],
        next=None,
        error={"text": error, "possible": None} if error else None,
    )
