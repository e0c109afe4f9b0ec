"""Who I am here: name, language and light; accounts; signing in and out."""

from litestar import get, post

from intriga.kernel.text import refuse
from intriga.table import TableError
from intriga.web.gamepages import Data
from intriga.web.http import Request, Response
from intriga.web.visits import THEMES, Visit, form_of, safe_path, visit_of
from intriga.web.waiting import return_ticket
from intriga.words import LANGUAGES


@get("/profile")
async def profile(request: Request) -> Response:
    """My page."""
    visit = await visit_of(request)
    if visit.person is None:
        return visit.go("/login")
    personal = await _way_back(visit)
    return profile_page(visit, saved="saved" in request.query_params, personal=personal)


async def _way_back(visit: Visit) -> Data | None:
    """The ticket of a guest: that of the last match in which he sits."""
    if visit.me is None:
        return None
    for info in await visit.table.lobby.mine(visit.me):
        if info.seat is not None and info.status in ("gathering", "playing"):
            return await return_ticket(visit, info)
    return None


def profile_page(
    visit: Visit,
    status: int = 200,
    *,
    saved: bool = False,
    error: str | None = None,
    personal: Data | None = None,
) -> Response:
    """My page, with what was wrong with the name or the account."""
    return visit.page(
        "profile.html",
        status,
        here="profile",
        personal=personal,
        saved=saved,
        error=error,
        account_fields=credentials(visit, new=True),
    )


@post("/profile", status_code=200)
async def change_profile(request: Request) -> Response:
    """Take over name, language and light."""
    visit = await visit_of(request)
    fields = await form_of(request)
    if visit.person is None:
        return visit.go("/login")
    try:
        await visit.table.people.rename(visit.person.id, fields.get("name", ""))
    except TableError as problem:
        return profile_page(visit, 422, error=visit.tell(problem.refusal))
    if fields.get("language") in LANGUAGES:
        visit.prefer("language", fields["language"])
    if fields.get("theme") in THEMES:
        visit.prefer("theme", fields["theme"])
    return visit.go("/profile?saved=1")


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
        _unhurried(visit, name)
        session = await visit.table.people.login(name, fields.get("password", ""))
    except TableError as problem:
        visit.site.attempts.failed(_who(visit, name))
        said = visit.tell(problem.refusal)
        return _sign(visit, "login.html", status=403, next=next, login=name[:40], error=said)
    await _leave(visit)
    visit.remember(session)
    return visit.go(next)


def _who(visit: Visit, login: str) -> str:
    return f"{visit.address} {login.strip().casefold()[:40]}"


def _unhurried(visit: Visit, login: str) -> None:
    """Raises `TableError` after too many wrong passwords."""
    if not visit.site.attempts.allowed(_who(visit, login)):
        raise TableError("forbidden", refuse("login-too-often"))


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
        session = await visit.table.people.register(
            name, fields.get("password", ""), name=known, guest=guest
        )
    except TableError as problem:
        said = visit.tell(problem.refusal)
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
        await visit.table.people.logout(token)
        visit.forget()


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
