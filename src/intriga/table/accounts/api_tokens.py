"""API tokens: programs that act for an account, each with the scopes it was given."""

from collections.abc import Iterable
from typing import Final

from sqlalchemy import Connection

from intriga.store.people import accounts, tokens
from intriga.store.people.tokens import TokenRow
from intriga.table.accounts.accounts import person_of
from intriga.table.accounts.codes import hashed, new_id, new_token
from intriga.table.accounts.ttl_cache import FOR_MS, TtlCache
from intriga.table.errors import conflict, forbidden, invalid, unknown
from intriga.table.models import Bearer, Token
from intriga.table.names import clean_text
from intriga.table.runtime.broadcast import Broadcast
from intriga.table.runtime.db import AsyncStore
from intriga.table.runtime.time import Time

PREFIX: Final = "intriga_"
"""How every token begins, so that one found in a file is recognised."""
SCOPES: Final = ("read", "play", "host", "account")
"""What a token may be used for: to see what its owner sees; to take seats, act and chat; to create
and host matches; to make and revoke tokens."""
TOKENS_MOST: Final = 32
NAME_LENGTH: Final = 60
DAYS_MOST: Final = 3650

_DAY = 24 * 3600 * 1000
_SEEN_EVERY = 10 * 60 * 1000


class ApiTokens:
    """The API tokens of all accounts."""

    def __init__(self, store: AsyncStore, time: Time, person_changed: Broadcast[[str]]) -> None:
        """`person_changed`: emitted when a person has revoked a token."""
        self._store = store
        self._time = time
        self._known: TtlCache[Bearer] = TtlCache()
        self._person_changed = person_changed

    async def issue(
        self, me: str, name: str, scopes: Iterable[str], days: int | None = None
    ) -> tuple[str, Token]:
        """A new token, and what is stored about it. The token itself cannot be read again.

        `days`: how long it lasts; None: until it is revoked. Raises `TableError` for a guest, for
        invalid values, and when the account has too many.
        """
        called = clean_text(name)
        if not called or len(called) > NAME_LENGTH:
            raise invalid("token-name", most=NAME_LENGTH)
        wanted = set(scopes)
        if not wanted or not wanted <= set(SCOPES):
            raise invalid("token-scopes")
        if days is not None and not 1 <= days <= DAYS_MOST:
            raise invalid("token-days", most=DAYS_MOST)
        secret, now = PREFIX + new_token(), self._time.now()
        row = TokenRow(
            hash=hashed(secret),
            id=new_id(),
            person=me,
            name=called,
            scopes=" ".join(scope for scope in SCOPES if scope in wanted),
            created_at=now,
            seen_at=0,
            expires_at=None if days is None else now + days * _DAY,
        )

        def write(connection: Connection) -> None:
            person = accounts.get(connection, me)
            if person is None:
                raise unknown("person-unknown")
            if person.login is None:
                raise forbidden("token-guest")
            if tokens.count(connection, me, now) >= TOKENS_MOST:
                raise conflict("token-many", most=TOKENS_MOST)
            tokens.add(connection, row)

        await self._store.write(write)
        return secret, _token(row)

    async def of(self, me: str) -> list[Token]:
        """The tokens of an account, the newest first."""
        now = self._time.now()
        rows = await self._store.read(lambda c: tokens.of_person_now(c, me, now))
        return [_token(row) for row in rows]

    async def revoke(self, me: str, id: str) -> None:
        """Revoke a token by its id. Raises `TableError` when the account has no such token."""
        found = await self._store.write(lambda connection: tokens.revoke(connection, me, id))
        self._person_changed.emit(me)
        if not found:
            raise unknown("token-unknown")

    async def who(self, secret: str) -> Bearer | None:
        """The account and scopes of a token; None for an invalid one."""
        if not secret.startswith(PREFIX):
            return None
        key, now = hashed(secret), self._time.now()
        if (known := self._known.get(key, now)) is not None:
            return known
        found = await self._store.read(lambda connection: tokens.find(connection, key, now))
        if found is None or found[0].blocked_at is not None:
            self._known.drop(key)
            return None
        person, row = found
        if now - row.seen_at >= _SEEN_EVERY:
            await self._store.write(lambda connection: tokens.seen(connection, key, now))
        bearer = Bearer(person_of(person), row.id, frozenset(row.scopes.split()))
        self._known.keep(key, min(now + FOR_MS, row.expires_at or now + FOR_MS), bearer)
        return bearer

    async def sweep(self) -> None:
        """Delete expired tokens."""
        now = self._time.now()
        await self._store.write(lambda connection: tokens.forget_expired(connection, now))

    def forget_cached(self, person: str) -> None:
        """A person has changed: read their tokens from the database again."""
        self._known.drop_where(lambda known: known.person.id == person)


def _token(row: TokenRow) -> Token:
    return Token(
        id=row.id,
        name=row.name,
        scopes=tuple(row.scopes.split()),
        created_at=row.created_at,
        seen_at=row.seen_at or None,
        expires_at=row.expires_at,
    )
