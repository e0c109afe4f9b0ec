"""One request: who sent it, in which language and theme, and how it is answered."""

import hashlib
import hmac
import logging
import re
from collections.abc import Mapping
from contextlib import suppress
from datetime import timedelta
from functools import cached_property
from types import MappingProxyType
from typing import Any, Final

import msgspec
from babel.dates import format_timedelta
from litestar.datastructures import Cookie
from litestar.response import Redirect

from intriga.http_common.client import counted_address, preferred_language
from intriga.http_common.gate import gate_status
from intriga.http_common.rate_limits.policies import NEW_PEOPLE
from intriga.kernel.actors import Actor
from intriga.kernel.text import Refusal, refuse
from intriga.table import MatchInfo, Person, Session, TableError
from intriga.web.http import JSON, Request, Response
from intriga.web.packing import best_packing, packed
from intriga.web.request.cookies import browser_of, cookie_name, csrf_token
from intriga.web.request.devices import device_of
from intriga.web.request.paths import short_path
from intriga.web.request.sent import Form
from intriga.web.site import Say, Site
from intriga.words import LANGUAGES, MissingText

_log = logging.getLogger(__name__)

THEMES: Final = ("auto", "light", "dark")
YEAR: Final = 365 * 24 * 3600
HTML: Final = "text/html"
_WORTH_PACKING: Final = 1400
"""Bytes of a page from which on it is sent compressed."""
_MARK: Final = re.compile("[0-9a-f]{32}")
_KNOWN: Final = 8
"""Logins a browser is known for, the latest ones."""

_NOT_ENTERED: Final = frozenset({"_csrf_token", "command", "salt"})
"""Fields of a form that nobody enters."""


class RequestContext:
    """What handlers know of a request and answer it with. Made by `context_of`.

    `person`: who is signed in, or None. `match`: the match the request is about, once
    `match_info` was called; refusals are then in the words of its game.
    """

    def __init__(self, request: Request, site: Site) -> None:
        self.request = request
        self.site = site
        self.table = site.table
        self.person: Person | None = None
        self.match: MatchInfo | None = None
        self._cookies: list[Cookie] = []

    @cached_property
    def language(self) -> str:
        """The language of the answer: the one chosen, else the one the browser prefers."""
        return language_of(self.request)

    @cached_property
    def theme(self) -> str:
        """Dark, light, or as the system has it."""
        theme = self.request.cookies.get("theme", "")
        return theme if theme in THEMES else "auto"

    @cached_property
    def sound(self) -> str:
        """Whether this browser makes sounds: `on` or `off`."""
        return "on" if self.request.cookies.get("sound") == "on" else "off"

    @property
    def me(self) -> str | None:
        """The id of the person who is signed in."""
        return self.person.id if self.person else None

    @property
    def browser(self) -> str:
        """The random id of this browser."""
        return browser_of(self.request, self.site)

    @cached_property
    def session(self) -> str:
        """The token of the session this browser sent; empty for none."""
        return self.request.cookies.get(cookie_name("session", self.site), "")

    @cached_property
    def csrf(self) -> str:
        """The token that a form of this browser must carry."""
        return csrf_token(self.browser)

    @property
    def address(self) -> str:
        """The address the request comes from, for rate limits."""
        return counted_address(self.request.client.host if self.request.client else "")

    @property
    def device(self) -> str:
        """The browser and system as its user agent names them."""
        return device_of(self.request.headers.get("user-agent", ""))

    @property
    def is_htmx(self) -> bool:
        """Whether htmx sent the request, so that a fragment is enough."""
        return self.request.headers.get("hx-request") == "true"

    @property
    def wants_json(self) -> bool:
        """Whether a script sent the request that reads no pages."""
        return JSON in self.request.headers.get("accept", "")

    @property
    def client(self) -> str:
        """Whom the request is counted for: the person; without one, the address."""
        return self.me or self.address

    # who

    def known(self, login: str) -> str:
        """The id of this browser if it has signed in with this login before; else empty. Its
        cookie proves that: it cannot be made up."""
        mark = self._mark_of(login).encode()
        marks = self.request.cookies.get(cookie_name("known", self.site), "").encode().split(b".")
        return self.browser if any(hmac.compare_digest(mark, one) for one in marks) else ""

    def _remember_login(self, login: str) -> None:
        mark = self._mark_of(login)
        marks = self.request.cookies.get(cookie_name("known", self.site), "").split(".")
        kept = [one for one in marks if _MARK.fullmatch(one) and one != mark]
        self._cookies.append(self._cookie("known", ".".join([mark, *kept[: _KNOWN - 1]])))

    def _mark_of(self, login: str) -> str:
        key = self.table.derived_key("known-browsers")
        named = f"{self.browser}\0{login.strip().casefold()}"
        return hmac.digest(key, named.encode(), "sha256").hex()[:32]

    async def still_signed_in(self) -> bool:
        """Whether the session is still that of the person the request began with: it may have
        been closed from another browser."""
        person = await self.table.accounts.who(self.session) if self.session else None
        return (person.id if person else None) == self.me

    async def ensure_person(self, name: str = "") -> str:
        """The id of the person who is signed in; anybody else becomes a guest with this name.

        Raises `TableError` for an invalid name, `TooManyRequests` when too many guests come from
        this address.
        """
        if self.person is None:
            await self.site.limits.count(NEW_PEOPLE, self.address)
            nickname = name.strip() or self.say()("guest-name", n=_guest_number(self.browser))
            self.sign_in(await self.table.accounts.guest(nickname, self.device))
        assert self.person is not None
        return self.person.id

    def sign_in(self, session: Session) -> None:
        """Keep a session in this browser."""
        self.person = session.person
        self._cookies.append(self._cookie("session", session.token))
        if session.person.login is not None:
            self._remember_login(session.person.login)

    def sign_out(self) -> None:
        """Remove the session from this browser."""
        self.person = None
        self._cookies.append(Cookie(cookie_name("session", self.site), path="/", max_age=0))

    def set_preference(self, key: str, value: str) -> None:
        """Keep the language, theme or sound in this browser for a year. Readable by scripts: it is
        no secret."""
        secure = self.site.settings.secure
        self._cookies.append(
            Cookie(key, path="/", value=value, max_age=YEAR, samesite="lax", secure=secure)
        )

    async def form_command(self, match: str, actor: Actor, fields: Form) -> str:
        """The command id of a form that was sent: the same for a double click, and when it is sent
        again because no answer came; another one for everything else (see `Table.form_command`).
        The `command` of the form is the id of the page, or, with script, of the submission."""
        nonce = fields.get("command", "")
        if not nonce:
            return self.site.command_id()
        entered = {key: value for key, value in fields.items() if key not in _NOT_ENTERED}
        where = self.request.url.path
        text = msgspec.json.encode([where, nonce, entered], order="deterministic").decode()
        return await self.table.form_command(match, actor, self.me, text)

    # texts

    async def match_info(self, match: str) -> MatchInfo:
        """A match as this person may see it, kept as `match`. Raises `TableError`."""
        self.match = await self.table.lobby.queries.info(match, self.me)
        return self.match

    def say(self, game: str = "") -> Say:
        """`t` in the language of this request."""
        return self.site.say(self.language, game)

    def game_name(self, game: str) -> str:
        """What a game is called in the language of this request."""
        return self.site.game_name(self.language, game)

    def match_title(self, info: MatchInfo) -> str:
        """The title of a match; without one, the name of its game."""
        return info.title or self.game_name(info.game)

    def ago(self, at: int) -> str:
        """«3 minutes ago»: how long ago a time (milliseconds) was."""
        past = timedelta(milliseconds=at - self.site.settings.now())
        return format_timedelta(past, add_direction=True, locale=self.language)

    def text_of(self, refusal: Refusal, game: str = "") -> str:
        """The text of a refusal, in the words of `game` or of the match this request is about.

        A refusal without a text is logged, and answered with a general sentence.
        """
        text = self._refusal_text(refusal, game)
        if text is not None:
            return text
        _log.error("no text in %s for the refusal %s", self.language, refusal.id)
        return self.say()("refused-no-text")

    async def learn_match(self, match: str, refusal: Refusal) -> None:
        """Load a match, if a refusal has no text but in the words of its game."""
        if self.match is None and self._refusal_text(refusal, "") is None:
            with suppress(TableError):
                await self.match_info(match)

    def _refusal_text(self, refusal: Refusal, game: str) -> str | None:
        names: tuple[str, ...] = ()
        if self.match is not None and game in ("", self.match.game):
            game = self.match.game
            names = tuple(seat.name for seat in self.match.seats)
        book = self.site.book(self.language, game if game in self.site.games else "")
        try:
            return book.exact(refusal.id, refusal.params, names)
        except MissingText:
            return None

    # answers

    def page(self, template: str, status: int = 200, game: str = "", /, **data: Any) -> Response:
        """A whole page."""
        html = self.site.render(template, **self.base_data(game), **data)
        return self.html(html.encode(), status)

    def base_data(self, game: str = "") -> dict[str, Any]:
        """The data that every template is given (see base.html)."""
        return {
            "t": self.say(game),
            "lang": self.language,
            "theme": self.theme,
            "now_ms": self.site.settings.now(),
            "path": self._path(),
            "csrf": self.csrf,
            "me": _person_data(self.person),
            "sound": self.sound,
        }

    def _path(self) -> str:
        """The path and query of the page, to come back to."""
        scope = self.request.scope
        if gate_status(scope):
            return "/"
        query = scope["query_string"].decode("utf-8", "replace")
        return scope["path"] + (f"?{query}" if query else "")

    def html(self, body: bytes, status: int = 200) -> Response:
        """Rendered HTML, compressed if the browser accepts it. Never cached on the way."""
        return self.packed(body, status, HTML, {"cache-control": "no-store"})

    def packed(
        self,
        body: bytes,
        status: int = 200,
        media_type: str = HTML,
        headers: Mapping[str, str] = MappingProxyType({}),
    ) -> Response:
        """A response for this browser alone, compressed if it accepts that."""
        sent = {**headers, "vary": "accept-encoding, cookie"}
        packing = best_packing(self.request.headers.get("accept-encoding", ""))
        if packing and len(body) > _WORTH_PACKING:
            body = packed(body, packing)
            sent["content-encoding"] = packing
        return Response(
            body, status_code=status, media_type=media_type, headers=sent, cookies=self.cookies()
        )

    def redirect(self, path: str) -> Redirect:
        """To another page of this server, by GET."""
        return Redirect(short_path(path), status_code=303, cookies=self.cookies())

    def cookies(self) -> list[Cookie]:
        """The cookies of the response."""
        if cookie_name("browser", self.site) not in self.request.cookies:
            return [*self._cookies, self._cookie("browser", self.browser)]
        return self._cookies

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


def _person_data(person: Person | None) -> dict[str, Any] | None:
    if person is None:
        return None
    return {
        "name": person.name,
        "guest": person.login is None,
        "login": person.login,
        "admin": person.admin,
    }


def _guest_number(browser: str) -> int:
    return int(hashlib.sha256(browser.encode()).hexdigest()[:4], 16) % 900 + 100


def language_of(request: Request) -> str:
    """The language chosen, else the one the browser prefers."""
    chosen = request.cookies.get("language", "")
    if chosen in LANGUAGES:
        return chosen
    return preferred_language(request.headers.get("accept-language", ""))


async def context_of(request: Request) -> RequestContext:
    """The context of a request; its person is looked up by the session, once."""
    state = request.scope["state"]
    known: RequestContext | None = state.get("context")
    if known is None:
        site: Site = request.app.state.site
        known = state["context"] = RequestContext(request, site)
        if known.session:
            known.person = await site.table.accounts.who(known.session)
    return known


async def signed_in_context(request: Request) -> RequestContext:
    """The context of a request by a person who is signed in. Raises `TableError` for anybody
    else.
    """
    ctx = await context_of(request)
    if ctx.person is None:
        raise TableError("forbidden", refuse("person-unknown"))
    return ctx
