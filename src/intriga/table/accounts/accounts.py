"""Accounts: guests with a nickname, accounts with a password, and the browsers they sign in with.

A guest is a person without a login. A guest who signs up stays the same person and keeps their
seats.
"""

from collections.abc import Callable

from sqlalchemy import Connection

from intriga.store import Conflict, Taken
from intriga.store.people import accounts, one_time_links, return_codes, sessions, tokens
from intriga.store.people.accounts import ADMIN, PersonRow
from intriga.store.people.sessions import SessionRow
from intriga.table.accounts.codes import hashed, new_id, new_token, normalize_code
from intriga.table.accounts.passwords import Passwords, fit_password
from intriga.table.accounts.ttl_cache import FOR_MS, TtlCache
from intriga.table.errors import conflict, forbidden, invalid, unknown
from intriga.table.models import Browser, Person, Session
from intriga.table.names import clean_text, poses_as_bot
from intriga.table.runtime.broadcast import Broadcast
from intriga.table.runtime.db import AsyncStore
from intriga.table.runtime.time import Time
from intriga.words.graphemes import length

NAME_LENGTH = 32
"""The longest name, in characters as people count them."""
_NAME_STORED = 56
"""The longest name in code points: the database has 64, and a number may come after it."""
LOGIN_LENGTH = 32
LOGIN_LEAST = 3
DEVICE_LENGTH = 64
PASSWORD_LINK = "password"
"""The kind of a one-time link to set a new password."""

_DAY = 24 * 3600 * 1000
_LIFE = 180 * _DAY
_SEEN_EVERY = 10 * 60 * 1000
"""How often the time of a browser's last visit is written, in milliseconds."""
_HANDLE = 16


class Accounts:
    """All people, their names, passwords and sessions."""

    def __init__(self, store: AsyncStore, time: Time, person_changed: Broadcast[[str]]) -> None:
        """`person_changed`: emitted when cached data of a person is stale."""
        self._store = store
        self._time = time
        self._passwords = Passwords()
        self._known: TtlCache[Person] = TtlCache()
        self._person_changed = person_changed

    def close(self) -> None:
        """End the thread of the password hasher."""
        self._passwords.close()

    @property
    def passwords(self) -> Passwords:
        """The password hasher, also for the passwords of matches."""
        return self._passwords

    # Signing in. `device`: the browser and system, for the list of sessions.

    async def guest(self, name: str, device: str = "") -> Session:
        """A new guest. Raises `TableError` for an invalid name."""
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
        """A new account, or an account for a guest (their id), who keeps their seats.

        The guest's other browsers are signed out: somebody who came by a return code gets no
        access to the account. Raises `TableError` for an invalid login, password or name, and for a
        login that is taken.
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
                sessions.end_all(connection, before.id)
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
        """A session of an account. Raises `TableError` "login-wrong" for an unknown login and for a
        wrong password; only with the right password "login-blocked"."""
        return await self._open(await self._authenticated(login, password), device, _nothing)

    async def authenticate(self, login: str, password: str) -> Person:
        """Whose account this is. Raises `TableError` as `login`."""
        return person_of(await self._authenticated(login, password))

    async def _authenticated(self, login: str, password: str) -> PersonRow:
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

    async def return_by_code(self, code: str, device: str = "") -> tuple[Session, str]:
        """Sign a guest in with their return code: the session, and the match.

        Raises `TableError` for an unknown code, and for an account, which signs in with its
        password.
        """
        key = hashed(normalize_code(code))

        def find(connection: Connection) -> tuple[PersonRow, str] | None:
            match, person = return_codes.find(connection, key) or ("", "")
            row = accounts.get(connection, person)
            return (row, match) if row else None

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
        """The person whose session has this token; None: nobody."""
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

    # The browsers of a person.

    async def browsers(self, me: str, token: str) -> list[Browser]:
        """The browsers in which a person is signed in; `token`: of the one that asks."""
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
        """Sign one browser out. Nothing happens if there is none with this handle."""
        now = self._time.now()

        def close(connection: Connection) -> None:
            for row in sessions.of_person_now(connection, me, now):
                if row.token_hash[:_HANDLE] == handle:
                    sessions.end(connection, row.token_hash)

        await self._store.write(close)
        self._person_changed.emit(me)

    async def close_others(self, me: str, token: str) -> None:
        """Sign all browsers out but the one with this token."""
        mine = hashed(token)
        await self._store.write(lambda connection: sessions.end_all(connection, me, mine))
        self._person_changed.emit(me)

    async def logout(self, token: str) -> None:
        """Sign this browser out."""
        key = hashed(token)
        person = self._known.drop(key)
        await self._store.write(lambda connection: sessions.end(connection, key))
        if person is not None:
            self._person_changed.emit(person.id)

    # Names and passwords.

    async def require_password(self, me: str, password: str) -> None:
        """Raises `TableError` for the wrong password of an account; a guest has none."""
        row = await self._row(me)
        if row.login is not None and not await self._passwords.right(row.password, password):
            raise forbidden("password-wrong")

    async def rename(self, person: str, name: str) -> Person:
        """Change a person's name; `Lobby.renames` changes it in their matches."""
        row = await self._row(person)
        called = fit_name(name)
        await self._store.write(lambda connection: accounts.rename(connection, person, called))
        self._person_changed.emit(person)
        return Person(row.id, called, row.login)

    async def change_password(self, me: str, old: str, new: str, token: str) -> None:
        """Change a password; all browsers but the one with this token are signed out, and API
        tokens revoked.

        Raises `TableError` for a guest, a wrong old password, or an invalid new one.
        """
        row = await self._row(me)
        if not await self._passwords.right(row.password, old):
            raise forbidden("password-wrong")
        fit_password(new)
        await self._new_password(me, new, but=hashed(token))

    async def set_password(self, login: str, password: str) -> None:
        """Set a password; all sessions and API tokens of the account end.

        Raises `TableError` when there is no such account or the password is invalid.
        """
        fit_password(password)
        row = await self._store.read(
            lambda connection: accounts.by_login(connection, login.strip().casefold())
        )
        if row is None:
            raise unknown("login-unknown")
        await self._new_password(row.id, password)

    async def reset_password(self, token: str, password: str, device: str = "") -> Session:
        """Set a password by a one-time link and sign in; all other sessions and API tokens end.

        Raises `TableError` for a link that was used or has expired, or an invalid password.
        """
        fit_password(password)
        person = await self.whose_link(token)
        secret = await self._passwords.hash(password)
        key, now = hashed(token), self._time.now()

        def change(connection: Connection) -> None:
            if one_time_links.take(connection, key, PASSWORD_LINK, now) is None:
                raise unknown("link-spent")
            accounts.set_password(connection, person, secret)
            sessions.end_all(connection, person)
            tokens.drop(connection, person)

        session = await self._open(await self._row(person), device, change)
        self._person_changed.emit(person)
        return session

    async def whose_link(self, token: str) -> str:
        """Whose password a link sets. Raises `TableError` if it was used or has expired."""
        key, now = hashed(token), self._time.now()
        found = await self._store.read(lambda c: one_time_links.find(c, key, PASSWORD_LINK, now))
        if found is None or found.person is None:
            raise unknown("link-spent")
        return found.person

    async def sweep(self) -> None:
        """Delete expired sessions and links."""
        now = self._time.now()

        def forget(connection: Connection) -> None:
            sessions.forget_expired(connection, now)
            one_time_links.forget_expired(connection, now)

        await self._store.write(forget)

    def forget_cached(self, person: str) -> None:
        """A person has changed: read their sessions from the database again."""
        self._known.drop_where(lambda known: known.id == person)

    async def _row(self, person: str) -> PersonRow:
        row = await self._store.read(lambda connection: accounts.get(connection, person))
        if row is None:
            raise unknown("person-unknown")
        return row

    async def _new_password(self, person: str, password: str, but: str = "") -> None:
        secret = await self._passwords.hash(password)

        def change(connection: Connection) -> None:
            accounts.set_password(connection, person, secret)
            sessions.end_all(connection, person, but)
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
    """Nothing is written except a session."""


def person_of(row: PersonRow) -> Person:
    """A person as pages know them."""
    return Person(row.id, row.name, row.login, admin=row.role == ADMIN)


def fit_name(name: str) -> str:
    """A name as it is shown. Raises `TableError` when it is empty, too long, or a bot's."""
    shown = clean_text(name)
    if not shown or length(shown) > NAME_LENGTH or len(shown) > _NAME_STORED:
        raise invalid("name-length", most=NAME_LENGTH)
    if poses_as_bot(shown):
        raise invalid("name-of-bot")
    return shown


def _fit_login(login: str) -> str:
    folded = login.strip().casefold()
    fits = all(char.isalnum() or char in "._-" for char in folded)
    if not fits or not LOGIN_LEAST <= len(folded) <= LOGIN_LENGTH:
        raise invalid("login-malformed", least=LOGIN_LEAST, most=LOGIN_LENGTH)
    return folded
