"""People: guests with a nickname, accounts with a password, and the browsers they use.

A guest is a person without a login. One who registers stays the same person and keeps his seats.
Passwords are argon2 hashes, made and checked outside the event loop.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from sqlalchemy import Connection

from intriga.store import Conflict, Taken, people, seats
from intriga.store.people import PersonRow
from intriga.table.bridge import Bridge
from intriga.table.codes import hashed, new_id, new_token, understood
from intriga.table.errors import conflict, forbidden, invalid, unknown
from intriga.table.naming import legible, poses_as_bot
from intriga.table.timing import Time
from intriga.table.values import Person, Session

NAME_LENGTH = 32
LOGIN_LENGTH = 32
LOGIN_LEAST = 3
PASSWORD_LENGTH = 256
PASSWORD_LEAST = 8

_DAY = 24 * 3600 * 1000
_LIFE = 180 * _DAY
_PROLONG = _DAY
"""A session is prolonged when it was last prolonged longer ago than this."""
_CACHED = 4096
_CACHE_MS = 30_000


class People:
    """Who is who."""

    def __init__(self, bridge: Bridge, time: Time) -> None:
        self._bridge = bridge
        self._time = time
        # OWASP's second choice for argon2id: 19 MiB, two passes.
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
        self._hashing = ThreadPoolExecutor(1, thread_name_prefix="intriga-argon2")
        self._decoy = ""
        self._known: OrderedDict[str, tuple[int, Person]] = OrderedDict()

    def close(self) -> None:
        """Let the thread go."""
        self._hashing.shutdown(wait=False, cancel_futures=True)

    async def guest(self, name: str) -> Session:
        """A new guest. Raises `TableError` for a name that is none."""
        row = PersonRow(new_id(), fit_name(name), None, None, self._time.now())
        return await self._open(row, lambda connection: people.add(connection, row))

    async def register(
        self, login: str, password: str, name: str = "", guest: str | None = None
    ) -> Session:
        """A new account, or a guest who becomes one and keeps his seats.

        Raises `TableError` for a login or password that does not do, or a login that is taken.
        """
        folded = _fit_login(login)
        _fit_password(password)
        now = self._time.now()
        before = await self._row(guest) if guest is not None else None
        called = fit_name(name or (before.name if before else login))
        secret = await self._hash(password)

        def enrol(connection: Connection) -> None:
            if before is not None:
                people.enrol(connection, before.id, called, folded, secret)
            else:
                people.add(connection, row)

        row = PersonRow(before.id if before else new_id(), called, folded, secret, now)
        try:
            session = await self._open(row, enrol)
        except Taken:
            raise conflict("login-taken") from None
        except Conflict:
            raise conflict("login-already") from None
        self._forget_person(row.id)
        return session

    async def login(self, login: str, password: str) -> Session:
        """A session of an account. Raises `TableError` "login-wrong", whatever was wrong."""
        folded = login.strip().casefold()
        row = await self._bridge.read(lambda connection: people.by_login(connection, folded))
        # An unknown login must cost as much time as a wrong password.
        stored = row.password if row and row.password else await self._wrong()
        right = len(password) <= PASSWORD_LENGTH and await self._verify(stored, password)
        if row is None or not right:
            raise forbidden("login-wrong")
        if row.password and self._hasher.check_needs_rehash(row.password):
            await self._rehash(row.id, password)
        return await self._open(row, lambda _connection: None)

    async def who(self, token: str) -> Person | None:
        """Whose browser this is."""
        if not token:
            return None
        key, now = hashed(token), self._time.now()
        cached = self._known.get(key)
        if cached is not None and cached[0] > now:
            self._known.move_to_end(key)
            return cached[1]
        found = await self._bridge.read(lambda connection: people.session(connection, key, now))
        if found is None:
            self._known.pop(key, None)
            return None
        row, expires = found
        if expires - now < _LIFE - _PROLONG:
            await self._bridge.write(
                lambda connection: people.prolong(connection, key, now + _LIFE)
            )
        person = _person(row)
        self._known[key] = now + _CACHE_MS, person
        while len(self._known) > _CACHED:
            self._known.popitem(last=False)
        return person

    async def logout(self, token: str) -> None:
        """Forget this browser."""
        key = hashed(token)
        self._known.pop(key, None)
        await self._bridge.write(lambda connection: people.close_session(connection, key))

    async def rename(self, person: str, name: str) -> Person:
        """Another name from now on; matches that have begun keep the old one."""
        row = await self._row(person)
        called = fit_name(name)
        await self._bridge.write(lambda connection: people.rename(connection, person, called))
        self._forget_person(person)
        return Person(row.id, called, row.login)

    async def set_password(self, login: str, password: str) -> None:
        """A new password; every session of the account ends.

        Raises `TableError` when there is no such account or the password does not do.
        """
        _fit_password(password)
        row = await self._bridge.read(
            lambda connection: people.by_login(connection, login.strip().casefold())
        )
        if row is None:
            raise unknown("login-unknown")
        secret = await self._hash(password)
        await self._bridge.write(lambda connection: people.set_password(connection, row.id, secret))
        self._forget_person(row.id)

    async def come_back(self, code: str) -> tuple[Session, str]:
        """A guest returns to his seat in another browser: his session, and the match.

        Raises `TableError` for a code that leads nowhere. An account returns by its password.
        """
        key = hashed(understood(code))

        def find(connection: Connection) -> tuple[PersonRow, str] | None:
            seat = seats.by_return(connection, key)
            row = people.get(connection, seat.person) if seat and seat.person else None
            return (row, seat.match) if row and seat else None

        found = await self._bridge.read(find)
        if found is None:
            raise unknown("return-unknown")
        row, match = found
        if row.login is not None:
            raise forbidden("return-by-password")
        return await self._open(row, lambda _connection: None), match

    async def sweep(self) -> None:
        """Throw away the sessions whose time is over."""
        now = self._time.now()
        await self._bridge.write(lambda connection: people.forget_expired(connection, now))

    async def _row(self, person: str) -> PersonRow:
        row = await self._bridge.read(lambda connection: people.get(connection, person))
        if row is None:
            raise unknown("person-unknown")
        return row

    async def _open(self, row: PersonRow, first: Callable[[Connection], None]) -> Session:
        token, expires = new_token(), self._time.now() + _LIFE

        def write(connection: Connection) -> None:
            first(connection)
            people.open_session(connection, hashed(token), row.id, expires)

        await self._bridge.write(write)
        return Session(token, _person(row), expires)

    async def _hash(self, password: str) -> str:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._hashing, self._hasher.hash, password)

    async def _wrong(self) -> str:
        if not self._decoy:
            self._decoy = await self._hash(new_token())
        return self._decoy

    async def _verify(self, stored: str, password: str) -> bool:
        def check() -> bool:
            try:
                return self._hasher.verify(stored, password)
            except (Argon2Error, InvalidHashError):
                return False

        return await asyncio.get_running_loop().run_in_executor(self._hashing, check)

    async def _rehash(self, person: str, password: str) -> None:
        secret = await self._hash(password)
        await self._bridge.write(lambda connection: people.renew(connection, person, secret))

    def _forget_person(self, person: str) -> None:
        for key, (_, known) in list(self._known.items()):
            if known.id == person:
                del self._known[key]


def _person(row: PersonRow) -> Person:
    return Person(row.id, row.name, row.login)


def fit_name(name: str) -> str:
    """A name as it will be shown. Raises `TableError` when nothing is left of it."""
    shown = legible(name)
    if not shown or len(shown) > NAME_LENGTH:
        raise invalid("name-length", most=NAME_LENGTH)
    if poses_as_bot(shown):
        raise invalid("name-of-bot")
    return shown


def _fit_login(login: str) -> str:
    folded = login.strip().casefold()
    fits = all(letter.isalnum() or letter in "._-" for letter in folded)
    if not fits or not LOGIN_LEAST <= len(folded) <= LOGIN_LENGTH:
        raise invalid("login-malformed", least=LOGIN_LEAST, most=LOGIN_LENGTH)
    return folded


def _fit_password(password: str) -> None:
    if not PASSWORD_LEAST <= len(password) <= PASSWORD_LENGTH:
        raise invalid("password-length", least=PASSWORD_LEAST, most=PASSWORD_LENGTH)
