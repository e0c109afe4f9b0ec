"""One request: who comes, in which language and light, and how he is answered."""

import gzip
import hashlib
import hmac
from collections.abc import Mapping
from datetime import timedelta
from typing import Any, Final

from babel.dates import format_timedelta
from litestar.datastructures import Cookie
from litestar.response import Redirect

from intriga.http_common.client import counted_address, language_wished
from intriga.kernel.text import Refusal
from intriga.table import Person, Session
from intriga.web.devices import device_of
from intriga.web.http import Request, Response
from intriga.web.site import Say, Site
from intriga.words import LANGUAGES

THEMES: Final = ("auto", "light", "dark")
YEAR: Final = 365 * 24 * 3600
HTML: Final = "text/html"
_WORTH_PACKING: Final = 1400

Form = Mapping[str, str]


class Visit:
    """A request as the pages see it. Made by `visit_of`; see there for what it knows."""

    def __init__(self, request: Request, site: Site) -> None:
        self.request = request
        self.site = site
        self.table = site.table
        self.person: Person | None = None
        self.language = language_of(request)
        theme = request.cookies.get("theme", "")
        self.theme = theme if theme in THEMES else "auto"
        self.sound = "on" if request.cookies.get("sound") == "on" else "off"
        self._cookies: list[Cookie] = []

    @property
    def me(self) -> str | None:
        """The id of whoever comes, for the table."""
        return self.person.id if self.person else None

    @property
    def browser(self) -> str:
        """The random word of this browser."""
        return browser_of(self.request, self.site)

    @property
    def session(self) -> str:
        """The token of the session this browser sent; empty for none."""
        return self.request.cookies.get(cookie_name("session", self.site), "")

    @property
    def csrf(self) -> str:
        """What a form of this browser must carry."""
        return csrf_token(self.browser)

    @property
    def address(self) -> str:
        """From where the visit comes, for counting."""
        return counted_address(self.request.client.host if self.request.client else "")

    @property
    def device(self) -> str:
        """What this browser calls itself."""
        return device_of(self.request.headers.get("user-agent", ""))

    @property
    def live(self) -> bool:
        """Whether htmx asks, so that a fragment is answer enough."""
        return self.request.headers.get("hx-request") == "true"

    @property
    def wants_json(self) -> bool:
        """Whether a script asks that reads no pages."""
        return "application/json" in self.request.headers.get("accept", "")

    def ago(self, at: int) -> str:
        """«3 minutes ago», in the language of this visit."""
        past = timedelta(milliseconds=at - self.site.settings.now())
        return format_timedelta(past, add_direction=True, locale=self.language)

    async def stands(self) -> bool:
        """Whether this browser is still who it was when the visit began: its owner may have signed
        it out from another one."""
        person = await self.table.accounts.who(self.session) if self.session else None
        return (person.id if person else None) == self.me

    def say(self, game: str = "") -> Say:
        """`t` in the language of this visit."""
        return self.site.say(self.language, game)

    def text_of(self, refusal: Refusal, game: str = "") -> str:
        """A refusal of the table or of a game, in words."""
        return self.site.book(self.language, game).text_of(refusal)

    def page(self, template: str, status: int = 200, game: str = "", /, **context: Any) -> Response:
        """A whole page."""
        html = self.site.render(template, **self.frame(game), **context)
        return self.html(html.encode(), status)

    def frame(self, game: str = "") -> dict[str, Any]:
        """The context that every template has (see base.html)."""
        url = self.request.url
        return {
            "t": self.say(game),
            "lang": self.language,
            "theme": self.theme,
            "now_ms": self.site.settings.now(),
            "path": url.path + (f"?{url.query}" if url.query else ""),
            "csrf": self.csrf,
            "me": _shown(self.person),
            "sound": self.sound,
        }

    def html(self, body: bytes, status: int = 200) -> Response:
        """Ready HTML, packed where the browser unpacks it. Never kept by anybody on the way."""
        headers = {"cache-control": "no-store", "vary": "accept-encoding, cookie"}
        takes = "gzip" in self.request.headers.get("accept-encoding", "")
        if takes and len(body) > _WORTH_PACKING:
            body = gzip.compress(body, 5, mtime=0)
            headers["content-encoding"] = "gzip"
        return Response(
            body, status_code=status, media_type=HTML, headers=headers, cookies=self.cookies()
        )

    def go(self, path: str) -> Redirect:
        """Elsewhere on this server, by GET."""
        return Redirect(path, status_code=303, cookies=self.cookies())

    def cookies(self) -> list[Cookie]:
        """What the browser shall keep after this answer."""
        if cookie_name("browser", self.site) not in self.request.cookies:
            return [*self._cookies, self._cookie("browser", self.browser)]
        return self._cookies

    def remember(self, session: Session) -> None:
        """This browser is now known as somebody."""
        self.person = session.person
        self._cookies.append(self._cookie("session", session.token))

    def forget(self) -> None:
        """This browser is nobody again."""
        self.person = None
        gone = Cookie(cookie_name("session", self.site), path="/", max_age=0)
        self._cookies.append(gone)

    def prefer(self, key: str, value: str) -> None:
        """Language, light or sound, for a year. No secret: it is the same for everybody."""
        secure = self.site.settings.secure
        self._cookies.append(
            Cookie(key, path="/", value=value, max_age=YEAR, samesite="lax", secure=secure)
        )

    def _cookie(self, key: str, value: str) -> Cookie:
        return Cookie(
            cookie_name(key, self.site),
            path="/",
            value=value,
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=self.site.settings.secure,
        )


def _shown(person: Person | None) -> dict[str, Any] | None:
    if person is None:
        return None
    guest = person.login is None
    return {
        "name": person.name,
        "guest": guest,
        "login": person.login,
        "admin": person.admin,
    }


def cookie_name(key: str, site: Site) -> str:
    """Over HTTPS the name itself says that no other host may set it."""
    return f"__Host-{key}" if site.settings.secure else key


def browser_of(request: Request, site: Site) -> str:
    """The random word by which this browser proves that a form came from our page. It is made
    at its first visit, once for a request."""
    state = request.scope["state"]
    if "browser" not in state:
        known = request.cookies.get(cookie_name("browser", site), "")
        state["browser"] = known if len(known) >= 16 else site.settings.token()
    return str(state["browser"])


def csrf_token(browser: str) -> str:
    """What a form carries: derived from the browser's cookie, which no script can read."""
    return hmac.new(browser.encode(), b"form", hashlib.sha256).hexdigest()[:32]


def language_of(request: Request) -> str:
    """The language chosen, else that of the browser's own which it likes best."""
    chosen = request.cookies.get("language", "")
    if chosen in LANGUAGES:
        return chosen
    return language_wished(request.headers.get("accept-language", ""))


def safe_path(wanted: str) -> str:
    """A path of this server to go on to; anything else becomes the lobby."""
    path = wanted.partition("?")[0]
    inside = path.startswith("/") and "//" not in path and ".." not in path.split("/")
    return wanted if inside and wanted.isprintable() and "\\" not in wanted else "/"


async def visit_of(request: Request) -> Visit:
    """The visit of a request; whoever comes is looked up by his session, once."""
    state = request.scope["state"]
    known: Visit | None = state.get("visit")
    if known is None:
        site: Site = request.app.state.site
        known = state["visit"] = Visit(request, site)
        if known.session:
            known.person = await site.table.accounts.who(known.session)
    return known


async def form_of(request: Request) -> Form:
    """The fields of a form, without zero characters; of a field sent twice the last counts."""
    sent = (await request.form()).items()
    return {
        key.replace("\0", ""): value.replace("\0", "")
        for key, value in sent
        if isinstance(value, str)
    }


def whole(text: str) -> int | None:
    """The number that is written here, if it is one that anybody means."""
    return int(text) if text.isdecimal() and len(text) < 10 else None


async def guest(visit: Visit, name: str = "") -> str:
    """Whoever comes, made a guest if nobody is known: his id.

    Raises `TableError` for a name that cannot be, `TooManyRequests` when too many come from there.
    """
    if visit.person is None:
        visit.site.limits.arrivals.take(visit.address)
        nickname = name.strip() or visit.say()("guest-name", n=_number(visit.browser))
        visit.remember(await visit.table.accounts.guest(nickname, visit.device))
    assert visit.person is not None
    return visit.person.id


def _number(browser: str) -> int:
    return int(hashlib.sha256(browser.encode()).hexdigest()[:4], 16) % 900 + 100


def salt_of(fields: Form) -> str:
    """The browser's own randomness, which a script adds to forms that take a seat: with it nobody
    who runs the server can have chosen the draws. Empty without script."""
    salt = fields.get("salt", "")
    return salt if salt.isalnum() and len(salt) <= 64 else ""
