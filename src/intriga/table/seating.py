"""Seating: who sits down, stands up, leaves, and takes over.

Before the match begins seats change freely. While it is played every change is an act of the
table in the record, in one transaction with the seat itself; and nobody who has seen the secrets
of one seat may take another.
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from msgspec.structs import replace
from sqlalchemy import Connection

from intriga.kernel.actors import TABLE, Seat
from intriga.kernel.acts import Replace
from intriga.kernel.game import Game
from intriga.kernel.text import Refusal
from intriga.store import Conflict, Taken, matches, people, seats
from intriga.store.matches import MatchRow
from intriga.store.people import PersonRow
from intriga.store.seats import SeatRow
from intriga.table.bells import Bells, Changes
from intriga.table.codes import hashed, new_salt, return_code, spell, understood
from intriga.table.desk import Desk
from intriga.table.errors import TableError, conflict, forbidden, invalid, unknown
from intriga.table.infos import Infos
from intriga.table.live import Holder
from intriga.table.mailbox import Letter, Mailbox
from intriga.table.naming import bot_name, free_name
from intriga.table.players import bot_names

T = TypeVar("T")
SALT_LENGTH = 128
SALT_LEAST = 1


class Seating(Infos):
    """The chairs of all matches."""

    def __init__(self, desk: Desk, mailbox: Mailbox, bells: Bells, key: bytes) -> None:
        super().__init__(desk)
        self._mailbox = mailbox
        self._bells = bells
        self._key = key

    def changes(self, match: str | None) -> Changes:
        """Rings when `info(match)` may have changed; None: when the lobby's lists may have."""
        return self._bells.listen(match)

    def bots(self, game: str) -> tuple[str, ...]:
        """The bots that play a game, the strongest first."""
        return bot_names(self._desk.game(game))

    async def sit(
        self, match: str, me: str, *, seat: Seat | None = None, salt: str = "", code: str = ""
    ) -> Seat:
        """Take a free seat (None: the first) and add one's salt. The seat taken.

        Raises `TableError` when there is none, when one sits already, or without the join code
        of a match that is not open.
        """
        salt = fit_salt(salt)

        def op(connection: Connection) -> Seat:
            row, person = _gathering(connection, match), _person(connection, me)
            _let_in(row, me, code)
            sitting = seats.of_match(connection, match)
            if any(chair.person == me for chair in sitting):
                raise conflict("seat-have-one")
            chair = _free(sitting, seat)
            seats.change(connection, chair, self._seated(chair, person, sitting, salt))
            return chair.seat

        taken = await self._change(match, op)
        return taken

    async def stand(self, match: str, me: str) -> None:
        """Give one's seat up while the match is gathering."""

        def op(connection: Connection) -> None:
            _gathering(connection, match)
            chair = _mine(seats.of_match(connection, match), me)
            seats.change(connection, chair, emptied(chair))

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
            row = _gathering(connection, match)
            _only_host(row, me)
            sitting = seats.of_match(connection, match)
            chair = _free(sitting, seat)
            game = self._desk.game(row.game)
            seats.change(connection, chair, with_bot(game, chair, sitting, bot, language))
            return chair.seat

        return await self._change(match, op)

    async def clear_seat(self, match: str, me: str, seat: Seat) -> None:
        """Take a bot or a person off a seat while the match is gathering. The host's right."""

        def op(connection: Connection) -> None:
            _only_host(_gathering(connection, match), me)
            chair = _at(seats.of_match(connection, match), seat)
            if not chair.free:
                seats.change(connection, chair, emptied(chair))

        await self._change(match, op)

    async def leave(self, match: str, me: str, language: str = "ru") -> None:
        """Leave a match being played: a bot takes the seat over, with all it knows."""
        row, sitting = await self._playing(match)
        await self._to_bot(row, sitting, _mine(sitting, me), "", language)

    async def replace_by_bot(
        self, match: str, me: str, seat: Seat, *, bot: str = "", language: str = "ru"
    ) -> None:
        """Put a bot in the place of a person who has gone away. The host's right."""
        row, sitting = await self._playing(match)
        _only_host(row, me)
        chair = _at(sitting, seat)
        if chair.person is None:
            raise conflict("seat-no-person")
        await self._to_bot(row, sitting, chair, bot, language)

    async def take_over(self, match: str, me: str, seat: Seat, *, code: str = "") -> None:
        """Sit down in the place of a bot, with all it knows.

        Raises `TableError` for who sits already or has seen the secrets of another seat.
        """
        row, sitting = await self._playing(match)
        chair = _at(sitting, seat)
        person, known = await self._desk.bridge.read(
            lambda connection: (_person(connection, me), seats.known(connection, match, me))
        )
        if any(other.person == me for other in sitting):
            raise conflict("seat-have-one")
        if known is not None and known != seat:
            raise forbidden("seat-knows-another")
        if known is None:
            _let_in(row, me, code)
        if chair.bot is None:
            raise conflict("seat-taken")
        after = self._seated(chair, person, sitting, chair.salt)
        await self._replace(chair, after)

    async def return_code(self, match: str, me: str) -> str:
        """The personal code by which a guest comes back to his seat from another browser."""
        sitting = await self._desk.bridge.read(lambda connection: seats.of_match(connection, match))
        _mine(sitting, me)
        return spell(return_code(self._key, match, me))

    async def _to_bot(
        self, row: MatchRow, sitting: Sequence[SeatRow], chair: SeatRow, bot: str, language: str
    ) -> None:
        game = self._desk.game(row.game)
        await self._replace(chair, with_bot(game, chair, sitting, bot, language))

    async def _replace(self, before: SeatRow, after: SeatRow) -> None:
        """Put somebody else on a seat of a match being played, as an act in the record."""

        def beside(connection: Connection) -> None:
            seats.change(connection, before, after)
            if after.person is not None:
                seats.learn(connection, after.match, after.person, after.seat)

        letter = Letter(
            TABLE,
            Replace(before.seat, after.name),
            beside=beside,
            seated=(before.seat, Holder(after.person, after.bot)),
        )
        answer = await self._mailbox.post(before.match, letter)
        if isinstance(answer, Refusal):
            raise TableError("conflict", answer)

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

    async def _playing(self, match: str) -> tuple[MatchRow, list[SeatRow]]:
        def read(connection: Connection) -> tuple[MatchRow | None, list[SeatRow]]:
            return matches.get(connection, match), seats.of_match(connection, match)

        row, sitting = await self._desk.bridge.read(read)
        if row is None:
            raise unknown("table-no-match")
        if row.status != "playing":
            raise conflict("table-not-playing")
        return row, sitting

    async def _change(self, match: str, op: Callable[[Connection], T]) -> T:
        try:
            result = await self._desk.bridge.write(op)
        except (Conflict, Taken):
            raise conflict("table-try-again") from None
        self._bells.ring_lobby(match)
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
    )


def fit_salt(salt: str) -> str:
    """A seat's share of the randomness. Raises `TableError` when it is too long."""
    if len(salt) > SALT_LENGTH:
        raise invalid("salt-too-long", most=SALT_LENGTH)
    return salt or new_salt()


def _gathering(connection: Connection, match: str) -> MatchRow:
    row = matches.get(connection, match)
    if row is None:
        raise unknown("table-no-match")
    try:
        seats.require(connection, match, "gathering")
    except Conflict:
        raise conflict("table-begun") from None
    return row


def _person(connection: Connection, me: str) -> PersonRow:
    person = people.get(connection, me)
    if person is None:
        raise unknown("person-unknown")
    return person


def _let_in(row: MatchRow, me: str, code: str) -> None:
    if row.privacy == "open" or row.host == me or understood(code) == row.join_code:
        return
    raise forbidden("join-code-needed")


def _only_host(row: MatchRow, me: str) -> None:
    if row.host != me:
        raise forbidden("refused-not-host")


def _mine(sitting: Sequence[SeatRow], me: str) -> SeatRow:
    for chair in sitting:
        if chair.person == me:
            return chair
    raise forbidden("seat-none-of-yours")


def _at(sitting: Sequence[SeatRow], seat: Seat) -> SeatRow:
    for chair in sitting:
        if chair.seat == seat:
            return chair
    raise unknown("refused-no-seat")


def _free(sitting: Sequence[SeatRow], seat: Seat | None) -> SeatRow:
    if seat is not None:
        chair = _at(sitting, seat)
        if not chair.free:
            raise conflict("seat-taken")
        return chair
    for chair in sitting:
        if chair.free:
            return chair
    raise conflict("seat-none-free")
