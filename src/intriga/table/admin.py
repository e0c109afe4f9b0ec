"""Administration: what admins of the server see and do. They see no secrets of matches.

The first admin is made by a one-time link that the terminal prints; everything admins do is written
to an audit log that all admins can read.
"""

import platform
from collections.abc import Callable
from typing import Final, TypeVar

from msgspec import Struct
from sqlalchemy import Connection

import intriga
from intriga.kernel.actors import HOST
from intriga.kernel.house_rules.house_acts import EndEarly
from intriga.kernel.text import Refusal
from intriga.store import Conflict, admin
from intriga.store.admin import JournalEntry, MatchFacts, PersonFacts
from intriga.store.people import accounts, one_time_links, sessions, tokens
from intriga.store.people.accounts import ADMIN, PLAYER
from intriga.store.people.one_time_links import LinkRow
from intriga.table.accounts.accounts import PASSWORD_LINK
from intriga.table.accounts.codes import hashed, new_token
from intriga.table.email.addresses import EmailAddresses
from intriga.table.errors import TableError, conflict, forbidden, unknown
from intriga.table.lobby.lobby import Lobby
from intriga.table.match.commands.command import Command
from intriga.table.match.commands.to_disk import CommandQueue
from intriga.table.match.registry import MatchRegistry
from intriga.table.match.stored_match import decode_house
from intriga.table.runtime.broadcast import Broadcast
from intriga.table.runtime.db import AsyncStore
from intriga.table.runtime.time import Time

T = TypeVar("T")

PAGE: Final = 50
"""How many people or matches a page shows."""
_JOURNAL: Final = 100
_ADMIN_LINK: Final = "admin"
_HOUR: Final = 3600 * 1000
_LINK_LASTS: Final = 24 * _HOUR


class ServerStatus(Struct, frozen=True):
    """The server in figures. `figures`: see `store.admin.figures`; `uptime`: in milliseconds."""

    version: str
    python: str
    database: str
    uptime: int
    figures: dict[str, int]


class AdminService:
    """What admins do. `me`: who asks; every call raises `TableError` if they are not an admin."""

    def __init__(
        self,
        store: AsyncStore,
        time: Time,
        lobby: Lobby,
        email_addresses: EmailAddresses,
        person_changed: Broadcast[[str]],
        *,
        registry: MatchRegistry,
        commands: CommandQueue,
    ) -> None:
        self._registry = registry
        self._commands = commands
        self._store = store
        self._time = time
        self._lobby = lobby
        self._email_addresses = email_addresses
        self._person_changed = person_changed
        self._began = time.now()

    # Becoming an admin.

    async def first_link(self) -> str | None:
        """The token of a link that makes the first admin; None when there is one. Earlier links no
        longer work."""
        if await self._store.read(admin.any_admin):
            return None
        return await new_admin_link(self._store, self._time)

    async def claim(self, me: str, token: str) -> None:
        """Become an admin by such a link. Raises `TableError` for a guest, and for a link that was
        used or has expired."""
        key, now = hashed(token), self._time.now()

        def claim(connection: Connection) -> None:
            row = accounts.get(connection, me)
            if row is None or row.login is None:
                raise forbidden("admin-needs-account")
            if one_time_links.take(connection, key, _ADMIN_LINK, now) is None:
                raise unknown("link-spent")
            admin.set_role(connection, me, ADMIN)
            admin.log_action(connection, now, me, "claimed", person=me)

        await self._store.write(claim)
        self._person_changed.emit(me)

    async def claimable(self, token: str) -> None:
        """Raises `TableError` for a link that was used or has expired."""
        key, now = hashed(token), self._time.now()
        if await self._store.read(lambda c: one_time_links.find(c, key, _ADMIN_LINK, now)) is None:
            raise unknown("link-spent")

    # People.

    async def people(self, me: str, wanted: str = "", page: int = 0) -> list[PersonFacts]:
        """People by name or login, one page and one more if there are more."""
        return await self._look(
            me, lambda c: admin.list_people(c, wanted, PAGE + 1, max(0, page) * PAGE)
        )

    async def password_link(self, me: str, person: str) -> str:
        """The token of a link to set a new password of an account, valid for 24 hours."""
        token = new_token()
        row = LinkRow(hashed(token), PASSWORD_LINK, person, self._time.now() + _LINK_LASTS)

        def make(connection: Connection) -> None:
            found = accounts.get(connection, person)
            if found is None or found.login is None:
                raise unknown("admin-no-account")
            one_time_links.replace(connection, row)

        await self._do(me, "password-link", make, person=person)
        return token

    async def block(self, me: str, person: str, yes: bool = True) -> None:
        """Block a person (`yes`) or unblock them. They keep their seats."""
        if person == me:
            raise conflict("admin-not-oneself")
        at = self._time.now() if yes else None

        def block(connection: Connection) -> None:
            if accounts.get(connection, person) is None:
                raise unknown("person-unknown")
            admin.set_blocked(connection, person, at)
            if yes:
                sessions.end_all(connection, person)
                one_time_links.drop(connection, person)
                tokens.drop(connection, person)

        await self._do(me, "blocked" if yes else "unblocked", block, person=person)
        self._person_changed.emit(person)

    async def appoint(self, me: str, person: str, yes: bool = True) -> None:
        """Make an account an admin (`yes`), or an ordinary account again."""
        if person == me:
            raise conflict("admin-not-oneself")

        def appoint(connection: Connection) -> None:
            found = accounts.get(connection, person)
            if found is None or found.login is None or found.blocked_at is not None:
                raise unknown("admin-no-account")
            admin.set_role(connection, person, ADMIN if yes else PLAYER)

        await self._do(me, "appointed" if yes else "dismissed", appoint, person=person)
        self._person_changed.emit(person)

    # Matches.

    async def matches(self, me: str, status: str, page: int = 0) -> list[MatchFacts]:
        """Matches of a status, one page and one more if there are more."""
        return await self._look(
            me, lambda c: admin.list_matches(c, status, PAGE + 1, max(0, page) * PAGE)
        )

    def waits(self, facts: MatchFacts) -> str:
        """What the rules of a match failed at, so that it waits for its host: as `Stall.why`, or
        `stranded` if this server has found that they cannot go on with it; empty if it does not."""
        if facts.status != "playing" or facts.house is None:
            return ""
        loaded = self._registry.present(facts.id)
        if loaded is not None and loaded.stranded:
            return "stranded"
        stalled = decode_house(facts.house).stalled
        return stalled.why if stalled is not None else ""

    async def end(self, me: str, match: str) -> None:
        """Call off a match that waits because its rules failed, for a host who does not. Raises
        `TableError` for any other match."""
        await self._look(me, lambda _connection: None)
        async with self._registry.using(match) as loaded:
            house = loaded.committed.position.house
            if loaded.over or not (loaded.stranded or house.stalled is not None):
                raise conflict("admin-not-waiting")

        def beside(connection: Connection) -> None:
            _only_admin(connection, me)
            admin.log_action(connection, self._time.now(), me, "ended", match=match)

        end = Command(HOST, EndEarly("called-off"), beside=beside)
        answer = await self._commands.submit(match, end)
        if isinstance(answer, Refusal):
            raise TableError("conflict", answer)

    async def call_off(self, me: str, match: str) -> None:
        """Cancel a match that has not started."""

        def cancel(connection: Connection) -> None:
            self._lobby.cancellation.call_off(connection, match, "admin", me)

        await self._do(me, "called-off", cancel, match=match)
        self._lobby.cancellation.called_off(match)

    # The server.

    async def server_status(self, me: str) -> ServerStatus:
        """The server in figures."""
        figures, database = await self._look(
            me, lambda connection: (admin.figures(connection), admin.database(connection))
        )
        return ServerStatus(
            version=intriga.__version__,
            python=platform.python_version(),
            database=database,
            uptime=self._time.now() - self._began,
            figures=figures,
        )

    async def send_test_email(self, me: str, address: str, language: str) -> None:
        """Send a test email. Raises `TableError` for an invalid address, and if emails are off."""
        await self._look(me, lambda _connection: None)
        await self._email_addresses.send_test(me, address, language)

    async def journal(self, me: str) -> list[JournalEntry]:
        """What admins did, the latest first."""
        return await self._look(me, lambda connection: admin.journal_entries(connection, _JOURNAL))

    async def _look(self, me: str, look: Callable[[Connection], T]) -> T:
        def op(connection: Connection) -> T:
            _only_admin(connection, me)
            return look(connection)

        return await self._store.read(op)

    async def _do(
        self,
        me: str,
        action: str,
        do: Callable[[Connection], None],
        *,
        person: str | None = None,
        match: str | None = None,
    ) -> None:
        now = self._time.now()

        def op(connection: Connection) -> None:
            _only_admin(connection, me)
            do(connection)
            admin.log_action(connection, now, me, action, person=person, match=match)

        try:
            await self._store.write(op)
        except Conflict:
            raise conflict("table-try-again") from None


async def new_admin_link(store: AsyncStore, time: Time) -> str:
    """The token of a link that makes an admin, for somebody with access to the machine."""
    token = new_token()
    row = LinkRow(hashed(token), _ADMIN_LINK, None, time.now() + _LINK_LASTS)
    await store.write(lambda connection: one_time_links.replace(connection, row))
    return token


def _only_admin(connection: Connection, me: str) -> None:
    row = accounts.get(connection, me)
    if row is None or row.role != ADMIN or row.blocked_at is not None:
        raise forbidden("admin-only")
