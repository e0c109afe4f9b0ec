"""Signing in and out, and making an account."""

from litestar import get, post
from litestar.params import FromPath

from intriga.table import TableError
from intriga.web.context import Visit, form_of, safe_path, visit_of
from intriga.web.http import Request, Response
from intriga.web.match.game_pages import Data


def credentials(visit: Visit, *, new: bool, login: str = "") -> list[Data]:
    """The fields of an account."""
    t = visit.say()
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


def _sign(
    visit: Visit,
    template: str,
    *,
    status: int = 200,
    next: str = "/",
    login: str = "",
    error: str | None = None,
) -> Response:
    return visit.page(
        template,
        status,
        fields=credentials(visit, new=template == "register.html", login=login),
        next=next if next != "/" else None,
        error={"text": error, "possible": None} if error else None,
        forgotten=visit.table.email_addresses.on,
    )


@get("/login")
async def login_page(request: Request) -> Response:
    """The form to sign in."""
    visit = await visit_of(request)
    return _sign(visit, "login.html", next=safe_path(request.query_params.get("next", "/")))


@post("/login", status_code=200)
async def login(request: Request) -> Response:
    """Sign in."""
    visit = await visit_of(request)
    fields = await form_of(request)
    next, name = safe_path(fields.get("next", "/")), fields.get("login", "")
    try:
        with visit.site.limits.guessing_password(visit.address, name):
            session = await visit.table.accounts.login(
                name, fields.get("password", ""), visit.device
            )
    except TableError as problem:
        said = visit.text_of(problem.refusal)
        return _sign(visit, "login.html", status=403, next=next, login=name[:40], error=said)
    await _leave(visit)
    visit.remember(session)
    return visit.go(next)


@get("/register")
async def register_page(request: Request) -> Response:
    """The form of a new account."""
    visit = await visit_of(request)
    return _sign(visit, "register.html", next=safe_path(request.query_params.get("next", "/")))


@post("/register", status_code=200)
async def register(request: Request) -> Response:
    """Make an account; a guest who makes one keeps his seats."""
    visit = await visit_of(request)
    fields = await form_of(request)
    next, name = safe_path(fields.get("next", "/")), fields.get("login", "")
    guest = visit.person.id if visit.person and visit.person.login is None else None
    known = visit.person.name if guest and visit.person else ""
    try:
        visit.site.limits.arrivals.take(visit.address)
        session = await visit.table.accounts.register(
            name, fields.get("password", ""), name=known, guest=guest, device=visit.device
        )
    except TableError as problem:
        said = visit.text_of(problem.refusal)
        return _sign(visit, "register.html", status=422, next=next, login=name[:40], error=said)
    visit.remember(session)
    return visit.go(next)


@post("/logout", status_code=200)
async def logout(request: Request) -> Response:
    """This browser is nobody again."""
    visit = await visit_of(request)
    await _leave(visit)
    return visit.go("/")


async def _leave(visit: Visit) -> None:
    token = visit.session
    if token:
        await visit.table.accounts.logout(token)
        visit.forget()


@get("/password/{token:str}")
async def new_password_page(request: Request, token: FromPath[str]) -> Response:
    """A link by which its holder sets a new password. Looking at it spends nothing."""
    visit = await visit_of(request)
    await visit.table.accounts.whose_link(token)
    return _new_password(visit, token)


@post("/password/{token:str}", status_code=200)
async def set_new_password(request: Request, token: FromPath[str]) -> Response:
    """The new password; whoever sets it is signed in."""
    visit = await visit_of(request)
    chosen = (await form_of(request)).get("password", "")
    try:
        session = await visit.table.accounts.reset_password(token, chosen, visit.device)
    except TableError as problem:
        if problem.kind != "invalid":
            raise
        return _new_password(visit, token, visit.text_of(problem.refusal))
    await _leave(visit)
    visit.remember(session)
    return visit.go("/profile")


def _new_password(visit: Visit, token: str, error: str | None = None) -> Response:
    return visit.page(
        "new_password.html",
        422 if error else 200,
        token=token,
        fields=[credentials(visit, new=True)[1]],
        next=None,
        error={"text": error, "possible": None} if error else None,
    )
