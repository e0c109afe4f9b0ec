"""Tokens: signing in without a browser, and keeping one's programs in order."""

from typing import Any, Final

from litestar import Response, delete, get, post
from litestar.params import JSONBody

from intriga.api import responses
from intriga.api.auth import Call, Request, known_call, needs, signed, unsigned
from intriga.api.problems import failing
from intriga.api.render import token_told
from intriga.api.requests import SigningIn, TokenId, TokenWish
from intriga.kernel.text import refuse
from intriga.table import TableError

TAGS: Final = ["tokens"]


@post("/sign-in", tags=TAGS, responses=failing(403, 409, 422, 503), **unsigned())
async def sign_in(request: Request, data: JSONBody[SigningIn]) -> Response[responses.NewToken]:
    """A token for who has an account. Wrong passwords are counted with those of the pages."""
    call = known_call(request)
    with call.limits.guessing_password(call.address, data.login):
        person = await call.table.accounts.authenticate(data.login, data.password)
    return await _issued(call, person.id, data)


@get("/me", tags=TAGS, responses=failing(), **needs("read"))
async def me(request: Request) -> responses.Me:
    """Whose token this is, and what it may be used for."""
    bearer = known_call(request).bearer
    assert bearer is not None
    person = bearer.person
    return responses.Me(
        person.id, person.name, person.login, bearer.token, tuple(sorted(bearer.scopes))
    )


@get("/tokens", tags=TAGS, responses=failing(), **needs("account"))
async def tokens(request: Request) -> responses.Tokens:
    """All tokens of the account."""
    call = known_call(request)
    found = await call.table.api_tokens.of(call.who)
    return responses.Tokens(tuple(map(token_told, found)))


@post("/tokens", tags=TAGS, responses=failing(409, 422, 503), **needs("account"))
async def new_token(request: Request, data: JSONBody[TokenWish]) -> Response[responses.NewToken]:
    """One more token, for no more than this one may do."""
    call = known_call(request)
    assert call.bearer is not None
    if not set(data.scopes) <= call.bearer.scopes:
        missing = next(scope for scope in data.scopes if scope not in call.bearer.scopes)
        raise TableError("forbidden", refuse("api-scope", scope=missing))
    return await _issued(call, call.who, data)


@delete("/tokens/current", status_code=204, tags=TAGS, responses=failing(503), **signed())
async def sign_out(request: Request) -> None:
    """This token opens nothing any more."""
    call = known_call(request)
    assert call.bearer is not None
    await call.table.api_tokens.revoke(call.who, call.bearer.token)


@delete(
    "/tokens/{token:str}",
    status_code=204,
    tags=TAGS,
    responses=failing(404, 503),
    **needs("account"),
)
async def revoke(request: Request, token: TokenId) -> None:
    """A token of the account opens nothing any more."""
    call = known_call(request)
    await call.table.api_tokens.revoke(call.who, token)


async def _issued(call: Call, who: str, wish: Any) -> Response[responses.NewToken]:
    secret, token = await call.table.api_tokens.issue(who, wish.name, wish.scopes, wish.days)
    return Response(responses.NewToken(secret, token_told(token)), status_code=201)
