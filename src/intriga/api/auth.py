"""Authentication: who calls, in which language, and whether they may. Checked before any handler.

Every handler declares who may call it: `open_to_all` (a token is optional, and may show more),
`needs` (a token with a scope), `any_token`, or `no_token` (a token is ignored).
"""

from collections.abc import Mapping
from typing import Any, Final, TypeAlias, cast

import litestar
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException, SerializationException
from litestar.handlers import BaseRouteHandler

from intriga.http_common import RateLimits
from intriga.http_common.bodies import LONG_BODY_MOST, admit_body
from intriga.http_common.client import counted_address, preferred_language
from intriga.http_common.nul import find_nul
from intriga.http_common.rate_limits.policies import API_CALLS
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
"""The id of the refusal of requests that cannot be read."""
_BEARER: Final = "bearer "
_JSON: Final = "application/json"


class Api:
    """What all handlers of the API share."""

    def __init__(self, table: Table, limits: RateLimits, games: Mapping[str, Game[Any]]) -> None:
        self.table = table
        self.limits = limits
        self.games = games


class Call:
    """One request. `game`: the game whose texts the response needs, once that is known."""

    def __init__(self, request: Request) -> None:
        self.api = cast(Api, request.app.state.api)
        self.table = self.api.table
        self.limits = self.api.limits
        self.language = preferred_language(request.headers.get("accept-language", ""))
        self.address = counted_address(request.client.host if request.client else "")
        self.bearer: Bearer | None = None
        self.token = ""
        self.game = ""

    @property
    def me(self) -> str | None:
        """The id of the caller; None without a token."""
        return self.bearer.person.id if self.bearer else None

    @property
    def who(self) -> str:
        """The id of the caller, in a handler that needs a token."""
        assert self.bearer is not None, "the handler needs no token"
        return self.bearer.person.id

    @property
    def counted(self) -> str:
        """Whom the request is counted for: the account, or the address without a token."""
        return self.me or self.address

    def book(self) -> Phrasebook:
        """The texts for the response: those of the table, the API and the game it is about."""
        packages = ("intriga.table", "intriga.http_common", "intriga.api")
        game = self.api.games.get(self.game)
        return phrasebook(self.language, *packages, *((game.words,) if game else ()))

    def rules(self, game: str) -> Game[Any]:
        """The rules of a game, whose texts are used from here on. Raises `TableError` for an
        unknown game."""
        if game not in self.api.games:
            raise TableError("unknown", refuse("table-no-game", game=game[:40]))
        self.game = game
        return self.api.games[game]

    async def is_valid(self) -> bool:
        """Whether the token, if there is one, is still valid."""
        return self.bearer is None or await self.table.api_tokens.who(self.token) == self.bearer


class Unauthorized(HTTPException):
    """The token is missing or invalid; `refusal` says which."""

    status_code = 401

    def __init__(self, id: str) -> None:
        super().__init__()
        self.refusal = refuse(id)


def needs(scope: str) -> dict[str, Any]:
    """The options of a handler that needs a token with this scope."""
    return {"opt": {"token": "needed", "scope": scope}, "security": [{TOKEN: [scope]}]}


def acting(scope: str) -> dict[str, Any]:
    """As `needs`, for a handler that takes acts: they may have long texts."""
    opt = {"token": "needed", "scope": scope, "long": True}
    return needs(scope) | {"opt": opt, "request_max_body_size": LONG_BODY_MOST}


def any_token() -> dict[str, Any]:
    """The options of a handler that needs a token with any scopes."""
    return {"opt": {"token": "needed"}, "security": [{TOKEN: []}]}


def open_to_all() -> dict[str, Any]:
    """The options of a handler for everybody; a token, if sent, must have the scope `read`."""
    return {"opt": {"token": "optional", "scope": "read"}, "security": [{}, {TOKEN: ["read"]}]}


def no_token() -> dict[str, Any]:
    """The options of a handler that ignores tokens."""
    return {"opt": {"token": "ignored"}, "security": [{}]}


def known_call(request: Request) -> Call:
    """The call of a request, made when it is first asked for."""
    state = request.scope["state"]
    if "call" not in state:
        state["call"] = Call(request)
    return cast(Call, state["call"])


async def admit(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """The guard of all handlers: checks the token and its scope, the rate of requests, and that
    the body can be read.

    Raises `HTTPException` or `TableError`.
    """
    request = Request(connection.scope, receive=connection.receive)
    call = known_call(request)
    token, scope = handler.opt.get("token", "ignored"), handler.opt.get("scope")
    if token != "ignored":
        call.token = _token_of(request)
        call.bearer = await call.table.api_tokens.who(call.token) if call.token else None
    await call.limits.count(API_CALLS, call.counted)
    if call.bearer is None and call.token:
        raise Unauthorized("api-token-unknown")
    if call.bearer is None and token == "needed":
        raise Unauthorized("api-token-needed")
    if call.bearer is not None and scope is not None and scope not in call.bearer.scopes:
        raise TableError("forbidden", refuse("api-scope", scope=scope))
    if "long" in handler.opt:
        await admit_body(request, call.table)
    if "data" in handler.parsed_fn_signature.parameters:
        await _read(request)


def _token_of(request: Request) -> str:
    given: str = request.headers.get("authorization", "")
    return given[len(_BEARER) :].strip() if given.lower().startswith(_BEARER) else given


async def _read(request: Request) -> None:
    """Decode the body for the handler. Raises for one that is not valid JSON."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != _JSON:
        raise HTTPException(status_code=415)
    try:
        sent = await request.json()
    except (*UNREADABLE, SerializationException) as problem:
        cause = problem.__cause__ if isinstance(problem, SerializationException) else problem
        why = decode_error(cause) if isinstance(cause, Exception) else ""
        raise TableError("invalid", refuse(MALFORMED, problem=why)) from None
    path = find_nul(sent)
    if path is not None:
        why = decode_error(ValueError(f"Zero character - at `$.{path}`"))
        raise TableError("invalid", refuse(MALFORMED, problem=why))
