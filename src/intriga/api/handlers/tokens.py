"""API tokens: signing in without a browser, listing, creating and revoking tokens."""

from typing import Any, Final

from litestar import Response, delete, get, post
from litestar.params import JSONBody

from intriga.api import responses
from intriga.api.auth import Call, Request, any_token, known_call, needs, no_token
from intriga.api.problems import failing
from intriga.api.rendering.accounts import token_response
from intriga.api.requests import NewTokenRequest, SignInRequest, TokenId
from intriga.kernel.text import refuse
from intriga.table import TableError

TAGS: Final = ["tokens"]


@post("/sign-in", tags=TAGS, responses=failing(403, 409, 422, 503), **no_token())
async def sign_in(request: Request, data: JSONBody[SignInRequest]) -> Response[responses.NewToken]:
    """Create a token with a login and password. Wrong passwords count together with those entered
    on the pages."""
    call = known_call(request)
    async with call.limits.guess_password(call.address, data.login):
        person = await call.table.accounts.authenticate(data.login, data.password)
    return await _issued(call, person.id, data)


@get("/me", tags=TAGS, responses=failing(), **needs("read"))
async def me(request: Request) -> responses.Me:
    """The account and the scopes of the token used."""
    bearer = known_call(request).bearer
    assert bearer is not None
    person = bearer.person
    return responses.Me(
        person.id, person.name, person.login, bearer.token, tuple(sorted(bearer.scopes))
    )


@get("/tokens", tags=TAGS, responses=failing(), **needs("account"))
async def tokens(request: Request) -> responses.Tokens:
    """The tokens of the account."""
    call = known_call(request)
    found = await call.table.api_tokens.of(call.who)
    return responses.Tokens(tuple(map(token_response, found)))


@post("/tokens", tags=TAGS, responses=failing(409, 422, 503), **needs("account"))
async def new_token(
    request: Request, data: JSONBody[NewTokenRequest]
) -> Response[responses.NewToken]:
    """Create a token with scopes that this token has too."""
    call = known_call(request)
    assert call.bearer is not None
    if not set(data.scopes) <= call.bearer.scopes:
        missing = next(scope for scope in data.scopes if scope not in call.bearer.scopes)
        raise TableError("forbidden", refuse("api-scope", scope=missing))
    return await _issued(call, call.who, data)


@delete("/tokens/current", status_code=204, tags=TAGS, responses=failing(503), **any_token())
async def sign_out(request: Request) -> None:
    """Revoke the token used."""
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
    """Revoke a token of the account."""
    call = known_call(request)
    await call.table.api_tokens.revoke(call.who, token)


async def _issued(call: Call, who: str, request: Any) -> Response[responses.NewToken]:
    secret, token = await call.table.api_tokens.issue(
        who, request.name, request.scopes, request.days
    )
    return Response(responses.NewToken(secret, token_response(token)), status_code=201)
