"""People: guests with a nickname, accounts with a password, and the browsers they use.

A guest is a person without a login. One who registers stays the same person and keeps his seats.
"""

from collections.abc import Callable

from sqlalchemy import Connection

from intriga.store import Conflict, Taken, accounts, one_time_links, seats, sessions, tokens
from intriga.store.accounts import ADMIN, PersonRow
from intriga.store.sessions import SessionRow
from intriga.table.accounts.codes import hashed, new_id, new_token, understood
from intriga.table.accounts.passwords import Passwords, fit_password
from intriga.table.accounts.ttl_cache import FOR_MS, TtlCache
from intriga.table.broadcast import Broadcast
from intriga.table.db import AsyncStore
from intriga.table.errors import conflict, forbidden, invalid, unknown
from intriga.table.models import Browser, Person, Session
from intriga.table.names import clean_text, poses_as_bot
from intriga.table.time import Time

NAME_LENGTH = 32
LOGIN_LENGTH = 32
LOGIN_LEAST = 3
DEVICE_LENGTH = 64
PASSWORD_LINK = "password"
"""The kind of a one-time link by which its holder sets a new password."""

_DAY = 24 * 3600 * 1000
_LIFE = 180 * _DAY
_SEEN_EVERY = 10 * 60 * 1000
"""A browser that comes is noted when it was last noted longer ago than this."""
_HANDLE = 16


class Accounts:
    """Who is who."""

    def __init__(self, store: AsyncStore, time: Time, person_changed: Broadcast[[str]]) -> None:
        """`person_changed`: emitted when what is remembered of a person no longer holds."""
        self._store = store
        self._time = time
        self._passwords = Passwords()
        self._known: TtlCache[Person] = TtlCache()
        self._person_changed = person_changed

    def close(self) -> None:
        """Let the thread go."""
        self._passwords.close()

    @property
    def passwords(self) -> Passwords:
        """Where passwords are hashed, those of matches too."""
        return self._passwords

    # Coming in. `device`: what the browser calls itself, for the list of sessions.

    async def guest(self, name: str, device: str = "") -> Session:
        """A new guest. Raises `TableError` for a name that is none."""
        row = PersonRow(new_id(), fit_name(name), None, None, self._time.now())
        return await self._open(row, device, lambda connection: accounts.add(connection, row))

    async def register(
        self,
        login: str,
        password: str,
        name: str = "",
        guest: str | None = None,
        device: str = "",
    ) -> Session:
        """A new account, or a guest who becomes one and keeps his seats.

        The guest's other browsers have to sign in: whoever had come by without a password, as by a
        code, has no part in the account. Raises `TableError` for a login or password that does not
        do, or a login that is taken.
        """
        folded = _fit_login(login)
        fit_password(password)
        now = self._time.now()
        before = await self._row(guest) if guest is not None else None
        called = fit_name(name or (before.name if before else login))
        secret = await self._passwords.hash(password)

        def enrol(connection: Connection) -> None:
            if before is not None:
                accounts.enrol(connection, before.id, called, folded, secret)
                sessions.close_all(connection, before.id)
            else:
                accounts.add(connection, row)

        row = PersonRow(before.id if before else new_id(), called, folded, secret, now)
        try:
            session = await self._open(row, device, enrol)
        except Taken:
            raise conflict("login-taken") from None
        except Conflict:
            raise conflict("login-already") from None
        self._person_changed.emit(row.id)
        return session

    async def login(self, login: str, password: str, device: str = "") -> Session:
        """A session of an account. Raises `TableError` "login-wrong", whatever was wrong; only
        who knows the password hears that the account is blocked."""
        return await self._open(await self._proved(login, password), device, _nothing)

    async def proved(self, login: str, password: str) -> Person:
        """Whose account this is, to who knows its password. Raises `TableError` as `login`."""
        return person_of(await self._proved(login, password))

    async def _proved(self, login: str, password: str) -> PersonRow:
        folded = login.strip().casefold()
        row = await self._store.read(lambda connection: accounts.by_login(connection, folded))
        stored = row.password if row is not None else None
        if not await self._passwords.right(stored, password) or row is None or stored is None:
            raise forbidden("login-wrong")
        if row.blocked_at is not None:
            raise forbidden("login-blocked")
        if self._passwords.outdated(stored):
            secret = await self._passwords.hash(password)
            await self._store.write(lambda c: accounts.set_password(c, row.id, secret))
        return row

    async def come_back(self, code: str, device: str = "") -> tuple[Session, str]:
        """A guest returns to his seat in another browser: his session, and the match.

        Raises `TableError` for a code that leads nowhere. An account returns by its password.
        """
        key = hashed(understood(code))

        def find(connection: Connection) -> tuple[PersonRow, str] | None:
            seat = seats.by_return(connection, key)
            row = accounts.get(connection, seat.person) if seat and seat.person else None
            return (row, seat.match) if row and seat else None

        found = await self._store.read(find)
        if found is None:
            raise unknown("return-unknown")
        row, match = found
        if row.erased_at is not None:
            raise unknown("return-unknown")
        if row.login is not None:
            raise forbidden("return-by-password")
        if row.blocked_at is not None:
            raise forbidden("login-blocked")
        return await self._open(row, device, _nothing), match

    async def who(self, token: str) -> Person | None:
        """Whose browser this is."""
        if not token:
            return None
        key, now = hashed(token), self._time.now()
        if (known := self._known.get(key, now)) is not None:
            return known
        found = await self._store.read(lambda connection: sessions.find(connection, key, now))
        if found is None or found[0].blocked_at is not None:
            self._known.drop(key)
            return None
        row, session = found
        if now - session.seen_at >= _SEEN_EVERY:
            await self._store.write(
                lambda connection: sessions.seen(connection, key, now, now + _LIFE)
            )
        person = person_of(row)
        self._known.keep(key, now + FOR_MS, person)
        return person

    # One's browsers.

    async def browsers(self, me: str, token: str) -> list[Browser]:
        """Where I am signed in; `token`: of the browser that asks."""
        now, mine = self._time.now(), hashed(token)
        rows = await self._store.read(lambda c: sessions.of_person_now(c, me, now))
        return [
            Browser(
                handle=row.token_hash[:_HANDLE],
                device=row.device,
                opened_at=row.opened_at,
                seen_at=row.seen_at,
                this=row.token_hash == mine,
            )
            for row in rows
        ]

    async def close_browser(self, me: str, handle: str) -> None:
        """One of my browsers is nobody again. One that is not there is no matter."""
        now = self._time.now()

        def close(connection: Connection) -> None:
            for row in sessions.of_person_now(connection, me, now):
                if row.token_hash[:_HANDLE] == handle:
                    sessions.close(connection, row.token_hash)

        await self._store.write(close)
        self._person_changed.emit(me)

    async def close_others(self, me: str, token: str) -> None:
        """All my browsers but this one are nobody again."""
        mine = hashed(token)
        await self._store.write(lambda connection: sessions.close_all(connection, me, mine))
        self._person_changed.emit(me)

    async def logout(self, token: str) -> None:
        """Forget this browser."""
        key = hashed(token)
        person = self._known.drop(key)
        await self._store.write(lambda connection: sessions.close(connection, key))
        if person is not None:
            self._person_changed.emit(person.id)

    # Names and passwords.

    async def sure(self, me: str, password: str) -> None:
        """Raises `TableError` when this is the wrong password of an account; a guest has none."""
        row = await self._row(me)
        if row.login is not None and not await self._passwords.right(row.password, password):
            raise forbidden("password-wrong")

    async def rename(self, person: str, name: str) -> Person:
        """Another name from now on. Where he sits he is called so by `Lobby.rename`."""
        row = await self._row(person)
        called = fit_name(name)
        await self._store.write(lambda connection: accounts.rename(connection, person, called))
        self._person_changed.emit(person)
        return Person(row.id, called, row.login)

    async def change_password(self, me: str, old: str, new: str, token: str) -> None:
        """Another password; every browser but this one has to sign in anew, and programs need new
        tokens.

        Raises `TableError` for a guest, a wrong old password, or a new one that does not do.
        """
        row = await self._row(me)
        if not await self._passwords.right(row.password, old):
            raise forbidden("password-wrong")
        fit_password(new)
        await self._new_password(me, new, but=hashed(token))

    async def set_password(self, login: str, password: str) -> None:
        """A new password; every session and token of the account ends.

        Raises `TableError` when there is no such account or the password does not do.
        """
        fit_password(password)
        row = await self._store.read(
            lambda connection: accounts.by_login(connection, login.strip().casefold())
        )
        if row is None:
            raise unknown("login-unknown")
        await self._new_password(row.id, password)

    async def reset_password(self, token: str, password: str, device: str = "") -> Session:
        """Who holds a link for it sets a new password and is signed in; all others are out.

        Raises `TableError` for a link that is spent or over, or a password that does not do.
        """
        fit_password(password)
        person = await self.whose_link(token)
        secret = await self._passwords.hash(password)
        key, now = hashed(token), self._time.now()

        def change(connection: Connection) -> None:
            if one_time_links.take(connection, key, PASSWORD_LINK, now) is None:
                raise unknown("link-spent")
            accounts.set_password(connection, person, secret)
            sessions.close_all(connection, person)
            tokens.drop(connection, person)

        session = await self._open(await self._row(person), device, change)
        self._person_changed.emit(person)
        return session

    async def whose_link(self, token: str) -> str:
        """Whose password a link changes. Raises `TableError` for one that is spent or over."""
        key, now = hashed(token), self._time.now()
        found = await self._store.read(lambda c: one_time_links.find(c, key, PASSWORD_LINK, now))
        if found is None or found.person is None:
            raise unknown("link-spent")
        return found.person

    async def sweep(self) -> None:
        """Throw away the sessions and links whose time is over."""
        now = self._time.now()

        def forget(connection: Connection) -> None:
            sessions.forget_expired(connection, now)
            one_time_links.forget_expired(connection, now)

        await self._store.write(forget)

    def forget_cached(self, person: str) -> None:
        """A person has changed: read their sessions from the database again."""
        self._known.forget(lambda known: known.id == person)

    async def _row(self, person: str) -> PersonRow:
        row = await self._store.read(lambda connection: accounts.get(connection, person))
        if row is None:
            raise unknown("person-unknown")
        return row

    async def _new_password(self, person: str, password: str, but: str = "") -> None:
        secret = await self._passwords.hash(password)

        def change(connection: Connection) -> None:
            accounts.set_password(connection, person, secret)
            sessions.close_all(connection, person, but)
            tokens.drop(connection, person)

        await self._store.write(change)
        self._person_changed.emit(person)

    async def _open(
        self, row: PersonRow, device: str, first: Callable[[Connection], None]
    ) -> Session:
        token, now = new_token(), self._time.now()
        known = clean_text(device)[:DEVICE_LENGTH]
        session = SessionRow(hashed(token), row.id, now + _LIFE, now, now, known)

        def write(connection: Connection) -> None:
            first(connection)
            sessions.add(connection, session)

        await self._store.write(write)
        return Session(token, person_of(row), session.expires_at)


def _nothing(_connection: Connection) -> None:
    """Nothing else is written beside a session."""


def person_of(row: PersonRow) -> Person:
    """A person as the pages know him."""
    return Person(row.id, row.name, row.login, admin=row.role == ADMIN)


def fit_name(name: str) -> str:
    """A name as it will be shown. Raises `TableError` when nothing is left of it."""
    shown = clean_text(name)
    if not shown or len(shown) > NAME_LENGTH:
        raise invalid("name-length", most=NAME_LENGTH)
    if poses_as_bot(shown):
        raise invalid("name-of-bot")
    return shown


def _fit_login(login: str) -> str:
    folded = login.strip().casefold()
    fits = all(email.isalnum() or email in "._-" for email in folded)
    if not fits or not LOGIN_LEAST <= len(folded) <= LOGIN_LENGTH:
        raise invalid("login-malformed", least=LOGIN_LEAST, most=LOGIN_LENGTH)
    return folded
