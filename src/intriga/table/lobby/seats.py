"""Seating: the chairs of a match before it begins.

Seats change freely then. Whoever frees one lets the first of the reserve move up, in the same
transaction: while somebody waits no chair is free.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from msgspec.structs import replace
from sqlalchemy import Connection

from intriga.kernel.actors import Seat
from intriga.kernel.game import Game
from intriga.store import Conflict, Taken, accounts, matches, seats, signups
from intriga.store.accounts import PersonRow
from intriga.store.matches import MatchRow
from intriga.store.seats import SeatRow
from intriga.store.signups import RESERVE
from intriga.table.accounts.codes import hashed, new_salt, return_code, spell, understood
from intriga.table.accounts.passwords import Passwords
from intriga.table.email.triggers import EmailTriggers
from intriga.table.errors import conflict, forbidden, invalid, unknown
from intriga.table.lobby.names import bot_name, free_name
from intriga.table.lobby.queries import Queries
from intriga.table.match.bots import bot_names
from intriga.table.match.commands import CommandQueue
from intriga.table.match.registry import MatchRegistry
from intriga.table.match.standing import Standing
from intriga.table.presence import Presence
from intriga.table.signals import Changes, Signals

T = TypeVar("T")
SALT_LENGTH = 128
SALT_LEAST = 1


class Seating(Queries):
    """The chairs of all matches."""

    def __init__(
        self,
        registry: MatchRegistry,
        commands: CommandQueue,
        signals: Signals,
        presence: Presence,
        *,
        key: bytes,
        passwords: Passwords,
        email_triggers: EmailTriggers,
    ) -> None:
        super().__init__(registry, presence)
        self._commands = commands
        self._signals = signals
        self._key = key
        self._passwords = passwords
        self._email_triggers = email_triggers
        self.on_begun: Callable[[str, Standing], None] = lambda *_: None

    def changes(self, match: str | None, mark: asyncio.Event | None = None) -> Changes:
        """Rings when `info(match)` may have changed; None: when the lobby's lists may have.
        `mark`: set at each ring."""
        return self._signals.listen(match, mark)

    def changed(self, match: str) -> None:
        """Something of a match has changed that its waiting room and the lobby show."""
        self._signals.ring_lobby(match)

    def bots(self, game: str) -> tuple[str, ...]:
        """The bots that play a game, the strongest first."""
        return bot_names(self._registry.game(game))

    async def stand(self, match: str, me: str) -> None:
        """Give one's seat up while the match is gathering."""

        def op(connection: Connection) -> None:
            gathering(connection, match)
            chair = mine(seats.of_match(connection, match), me)
            seats.change(connection, chair, emptied(chair))
            self._move_up(connection, match)

        await self._change(match, op)

    async def add_bot(
        self,
        match: str,
        me: str,
        *,
        seat: Seat | None = None,
        bot: str = "",
        language: str = "ru",
    ) -> Seat:
        """Put a bot (by default the strongest) on a free seat. The host's right."""

        def op(connection: Connection) -> Seat:
            row = gathering(connection, match)
            only_host(row, me)
            sitting = seats.of_match(connection, match)
            chair = free_chair(sitting, seat)
            game = self._registry.game(row.game)
            seats.change(connection, chair, with_bot(game, chair, sitting, bot, language))
            return chair.seat

        return await self._change(match, op)

    async def clear_seat(self, match: str, me: str, seat: Seat) -> None:
        """Take a bot or a person off a seat while the match is gathering. The host's right."""

        def op(connection: Connection) -> None:
            only_host(gathering(connection, match), me)
            chair = at(seats.of_match(connection, match), seat)
            if not chair.free:
                seats.change(connection, chair, emptied(chair))
                self._move_up(connection, match)

        await self._change(match, op)

    async def return_code(self, match: str, me: str) -> str:
        """The personal code by which a guest comes back to his seat from another browser."""
        sitting = await self._registry.store.read(
            lambda connection: seats.of_match(connection, match)
        )
        mine(sitting, me)
        return spell(return_code(self._key, match, me))

    def _move_up(self, connection: Connection, match: str) -> None:
        """The reserve takes the free chairs, in the order in which it came."""
        waiting = [row for row in signups.of_match(connection, match) if row.status == RESERVE]
        for row in waiting:
            sitting = seats.of_match(connection, match)
            chair = next((chair for chair in sitting if chair.free), None)
            if chair is None:
                return
            person = known_person(connection, row.person)
            after = self._seated(chair, person, sitting, row.salt)
            seats.change(connection, chair, replace(after, here_at=row.here_at))
            signups.drop(connection, match, row.person)
            self._email_triggers.tell(
                connection, "seated", row.person, match, self._registry.time.now()
            )

    def _seated(
        self, chair: SeatRow, person: PersonRow, sitting: Sequence[SeatRow], salt: str
    ) -> SeatRow:
        return replace(
            chair,
            person=person.id,
            bot=None,
            name=free_name(person.name, sitting, chair.seat),
            salt=salt,
            return_hash=hashed(return_code(self._key, chair.match, person.id)),
        )

    async def _change(self, match: str, op: Callable[[Connection], T]) -> T:
        """Change who sits or waits. Raises `TableError` when somebody else was quicker."""
        now = self._registry.time.now()

        def change(connection: Connection) -> T:
            result = op(connection)
            matches.touch(connection, match, now)
            return result

        try:
            result = await self._registry.store.write(change)
        except (Conflict, Taken):
            raise conflict("table-try-again") from None
        self._signals.ring_lobby(match)
        return result


def emptied(chair: SeatRow) -> SeatRow:
    """The chair when nobody sits on it."""
    return SeatRow(chair.match, chair.seat)


def with_bot(
    game: Game[Any], chair: SeatRow, sitting: Sequence[SeatRow], bot: str, language: str
) -> SeatRow:
    """The chair when a bot sits on it. Raises `TableError` for a bot the game does not have."""
    offered = bot_names(game)
    if bot and bot not in offered:
        raise invalid("bot-unknown", bot=bot)
    return replace(
        chair,
        person=None,
        bot=bot or offered[0],
        name=bot_name(sitting, language),
        salt=chair.salt or new_salt(),
        return_hash=None,
        here_at=None,
    )


def fit_salt(salt: str) -> str:
    """A seat's share of the randomness. Raises `TableError` when it is too long."""
    if len(salt) > SALT_LENGTH:
        raise invalid("salt-too-long", most=SALT_LENGTH)
    return salt or new_salt()


def gathering(connection: Connection, match: str) -> MatchRow:
    """A match that has not begun, which nobody else changes before this transaction ends.

    Raises `TableError` for any other.
    """
    row = matches.get(connection, match)
    if row is None:
        raise unknown("table-no-match")
    try:
        seats.require(connection, match, "gathering")
    except Conflict:
        raise conflict("table-begun") from None
    return row


def known_person(connection: Connection, me: str) -> PersonRow:
    """Somebody the table knows. Raises `TableError` for a stranger."""
    person = accounts.get(connection, me)
    if person is None or person.erased_at is not None:
        raise unknown("person-unknown")
    return person


def let_in(row: MatchRow, me: str, code: str) -> None:
    """Raises `TableError` without the join code of a match that is not open."""
    if '"referee":true' in row.terms and row.hosted_by(me):
        raise forbidden("host-referee-sits")
    if row.privacy == "open" or row.hosted_by(me) or understood(code) == row.join_code:
        return
    raise forbidden("join-code-needed")


def only_host(row: MatchRow, me: str) -> None:
    """Raises `TableError` for anybody but the host."""
    if not row.hosted_by(me):
        raise forbidden("refused-not-host")


def mine(sitting: Sequence[SeatRow], me: str) -> SeatRow:
    """The chair of a person. Raises `TableError` when he has none."""
    for chair in sitting:
        if chair.person == me:
            return chair
    raise forbidden("seat-none-of-yours")


def at(sitting: Sequence[SeatRow], seat: Seat) -> SeatRow:
    """The chair with this number. Raises `TableError` when there is none."""
    for chair in sitting:
        if chair.seat == seat:
            return chair
    raise unknown("refused-no-seat")


def free_chair(sitting: Sequence[SeatRow], seat: Seat | None) -> SeatRow:
    """A free chair (None: the first). Raises `TableError` when there is none."""
    if seat is not None:
        chair = at(sitting, seat)
        if not chair.free:
            raise conflict("seat-taken")
        return chair
    for chair in sitting:
        if chair.free:
            return chair
    raise conflict("seat-none-free")
