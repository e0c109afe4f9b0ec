"""Who calls, in which language, and whether he may: asked before anything else of a request.

Every handler says who may call it: `open_to_all` (a token is not needed, but may show more),
`needs` (a token with that scope), `signed` (any token), `unsigned` (a token is not looked at).
"""

from collections.abc import Mapping
from typing import Any, Final, TypeAlias, cast

import litestar
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException, SerializationException
from litestar.handlers import BaseRouteHandler

from intriga.http_common import RateLimits
from intriga.http_common.client import counted_address, language_wished
from intriga.http_common.texts import nul_in
from intriga.kernel.decode.errors import UNREADABLE, decode_error
from intriga.kernel.game import Game
from intriga.kernel.text import refuse
from intriga.table import Bearer, Table, TableError
from intriga.words import Phrasebook, phrasebook

Request: TypeAlias = litestar.Request[Any, Any, Any]
Response: TypeAlias = litestar.Response[Any]

TOKEN: Final = "token"
"""The security scheme of the OpenAPI document."""
MALFORMED: Final = "api-malformed"
"""The refusal of what cannot be read."""
_BEARER: Final = "bearer "
_JSON: Final = "application/json"


class Api:
    """One server's API: what all of its handlers share."""

    def __init__(self, table: Table, limits: RateLimits, games: Mapping[str, Game[Any]]) -> None:
        self.table = table
        self.limits = limits
        self.games = games


class Call:
    """One request. `game`: whose words are needed to answer it, once that is known."""

    def __init__(self, request: Request) -> None:
        self.api = cast(Api, request.app.state.api)
        self.table = self.api.table
        self.limits = self.api.limits
        self.language = language_wished(request.headers.get("accept-language", ""))
        self.address = counted_address(request.client.host if request.client else "")
        self.bearer: Bearer | None = None
        self.token = ""
        self.game = ""

    @property
    def me(self) -> str | None:
        """The id of whoever calls, for the table."""
        return self.bearer.person.id if self.bearer else None

    @property
    def who(self) -> str:
        """The id of whoever calls where he must be known."""
        assert self.bearer is not None, "the handler needs no token"
        return self.bearer.person.id

    def book(self) -> Phrasebook:
        """The words to answer with: those of the table, and of the game it is about."""
        packages = ("intriga.table", "intriga.http_common", "intriga.api")
        game = self.api.games.get(self.game)
        return phrasebook(self.language, *packages, *((game.words,) if game else ()))

    def rules(self, game: str) -> Game[Any]:
        """The rules of a game, whose words are used from here on. Raises `TableError`."""
        if game not in self.api.games:
            raise TableError("unknown", refuse("table-no-game", game=game[:40]))
        self.game = game
        return self.api.games[game]

    async def stands(self) -> bool:
        """Whether the token has not been revoked meanwhile."""
        return self.bearer is None or await self.table.api_tokens.who(self.token) == self.bearer


class Unauthorized(HTTPException):
    """No token, or one that opens nothing; `refusal` says which."""

    status_code = 401

    def __init__(self, id: str) -> None:
        super().__init__()
        self.refusal = refuse(id)


def needs(scope: str) -> dict[str, Any]:
    """A handler for programs whose token has this scope."""
    return {"opt": {"token": "needed", "scope": scope}, "security": [{TOKEN: [scope]}]}


def signed() -> dict[str, Any]:
    """A handler for programs with any token."""
    return {"opt": {"token": "needed"}, "security": [{TOKEN: []}]}


def open_to_all() -> dict[str, Any]:
    """A handler for everybody; a token must have the scope `read`."""
    return {"opt": {"token": "taken", "scope": "read"}, "security": [{}, {TOKEN: ["read"]}]}


def unsigned() -> dict[str, Any]:
    """A handler that looks at no token."""
    return {"opt": {"token": "ignored"}, "security": [{}]}


def known_call(request: Request) -> Call:
    """The call of a request, as far as it is known."""
    state = request.scope["state"]
    if "call" not in state:
        state["call"] = Call(request)
    return cast(Call, state["call"])


async def admit(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Guard of all handlers: who calls, may he, not too fast, and can what he sends be read.

    Raises `HTTPException`, or `TableError`.
    """
    request = Request(connection.scope, receive=connection.receive)
    call = known_call(request)
    wanted, scope = handler.opt.get("token", "ignored"), handler.opt.get("scope")
    if wanted != "ignored":
        call.token = _token_of(request)
        call.bearer = await call.table.api_tokens.who(call.token) if call.token else None
    call.limits.calls.take(call.me or call.address)
    if call.bearer is None and call.token:
        raise Unauthorized("api-token-unknown")
    if call.bearer is None and wanted == "needed":
        raise Unauthorized("api-token-needed")
    if call.bearer is not None and scope is not None and scope not in call.bearer.scopes:
        raise TableError("forbidden", refuse("api-scope", scope=scope))
    if "data" in handler.parsed_fn_signature.parameters:
        await _read(request)


def _token_of(request: Request) -> str:
    given: str = request.headers.get("authorization", "")
    return given[len(_BEARER) :].strip() if given.lower().startswith(_BEARER) else given


async def _read(request: Request) -> None:
    """Decode the body, which the handler is then given. Raises for one that is no JSON."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != _JSON:
        raise HTTPException(status_code=415)
    try:
        sent = await request.json()
    except (*UNREADABLE, SerializationException) as problem:
        cause = problem.__cause__ if isinstance(problem, SerializationException) else problem
        why = decode_error(cause) if isinstance(cause, Exception) else ""
        raise TableError("invalid", refuse(MALFORMED, problem=why)) from None
    place = nul_in(sent)
    if place is not None:
        why = decode_error(ValueError(f"Zero character - at `$.{place}`"))
        raise TableError("invalid", refuse(MALFORMED, problem=why))
