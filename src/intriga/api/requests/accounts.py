"""Bodies about accounts and their tokens."""

from typing import Annotated

from msgspec import Meta

from intriga.api.requests.values import Password, RequestBody, Scope, ShortText


class SignInRequest(RequestBody, frozen=True):
    """The login and password of an account, and the token to create. `days`: how long the token is
    valid; without it, until it is revoked."""

    login: Annotated[str, Meta(max_length=64)]
    password: Password
    name: ShortText
    scopes: Annotated[tuple[Scope, ...], Meta(min_length=1, max_length=8)]
    days: int | None = None


class NewTokenRequest(RequestBody, frozen=True):
    """A token to create. `days`: how long it is valid; without it, until it is revoked."""

    name: ShortText
    scopes: Annotated[tuple[Scope, ...], Meta(min_length=1, max_length=8)]
    days: int | None = None
