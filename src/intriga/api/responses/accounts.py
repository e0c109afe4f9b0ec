"""Whose token this is."""

from msgspec import Struct


class Token(Struct, frozen=True):
    """An API token without its secret. `seen_at`: when it was last used."""

    id: str
    name: str
    scopes: tuple[str, ...]
    created_at: int
    seen_at: int | None
    expires_at: int | None


class Tokens(Struct, frozen=True):
    """The tokens of an account, the newest first."""

    tokens: tuple[Token, ...]


class NewToken(Struct, frozen=True):
    """A new token. `secret` is returned only once: store it like a password."""

    secret: str
    token: Token


class Me(Struct, frozen=True):
    """The account and the id of the token used, and its scopes."""

    id: str
    name: str
    login: str | None
    token: str
    scopes: tuple[str, ...]
