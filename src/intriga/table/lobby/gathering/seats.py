"""The seats of a match before it begins: leaving one, bots, clearing one; return codes.

A seat that becomes free goes to the first person in the reserve in the same transaction, so no seat
is free while somebody waits.
"""

from sqlalchemy import Connection

from intriga.kernel.actors import Seat
from intriga.store import matches, officials, seats, signups
from intriga.store.people import return_codes
from intriga.table.accounts.codes import hashed, return_code, spell
from intriga.table.errors import conflict, forbidden, unknown
from intriga.table.lobby.checks import free_seat, lock_gathering, require_host, seat_at, seat_of
from intriga.table.lobby.context import LobbyContext
from intriga.table.lobby.places.reserve import Reserve
from intriga.table.lobby.seat_changes import emptied, with_bot, write_change


class Seats:
    """The seats of all matches that gather. How people get one: see `Signups`."""

    def __init__(self, context: LobbyContext, reserve: Reserve) -> None:
        self._context = context
        self._reserve = reserve

    async def stand(self, match: str, me: str) -> None:
        """Leave a seat. Raises `TableError` for a person who has none, or when the match has
        started.
        """

        def op(connection: Connection) -> None:
            lock_gathering(connection, match)
            chair = seat_of(seats.of_match(connection, match), me)
            seats.change(connection, chair, emptied(chair))
            self._reserve.move_up(connection, match)

        await write_change(self._context, match, op)

    async def add_bot(
        self,
        match: str,
        me: str,
        *,
        seat: Seat | None = None,
        bot: str = "",
        language: str = "ru",
    ) -> Seat:
        """Put a bot ("": the strongest) on a free seat (None: the first); the seat. `language`: of
        its name. Raises `TableError` for anybody but a host, when no seat is free and for an
        unknown bot."""

        def op(connection: Connection) -> Seat:
            row = lock_gathering(connection, match)
            require_host(row, me)
            chairs = seats.of_match(connection, match)
            chair = free_seat(chairs, seat)
            game = self._context.registry.game(row.game)
            seats.change(connection, chair, with_bot(game, chair, chairs, bot, language))
            return chair.seat

        return await write_change(self._context, match, op)

    async def fill(self, match: str, me: str, language: str = "ru") -> None:
        """Put bots on all free seats; the match does not start by this. `language`: of their names.
        Raises `TableError` for anybody but a host."""

        def op(connection: Connection) -> None:
            row = lock_gathering(connection, match)
            require_host(row, me)
            game = self._context.registry.game(row.game)
            chairs = seats.of_match(connection, match)
            for number, chair in enumerate(chairs):
                if chair.free:
                    chairs[number] = with_bot(game, chair, chairs, "", language)
                    seats.change(connection, chair, chairs[number])

        await write_change(self._context, match, op)

    async def clear(self, match: str, me: str, seat: Seat, *, name: str = "") -> None:
        """Take a bot or a person off a seat. `name`: whom, "" for anybody: people move while others
        choose places. Raises `TableError` for anybody but a host, and when somebody else is there
        now."""

        def op(connection: Connection) -> None:
            require_host(lock_gathering(connection, match), me)
            chair = seat_at(seats.of_match(connection, match), seat)
            if name and chair.name != name:
                raise conflict("seat-moved", name=name)
            if not chair.free:
                seats.change(connection, chair, emptied(chair))
                self._reserve.move_up(connection, match)

        await write_change(self._context, match, op)

    async def return_code(self, match: str, me: str) -> str:
        """The code with which a guest returns to the match from another browser, as long as their
        name is known: also after a bot has taken their seat. Raises `TableError` for a person who
        has never had a seat, has not signed up and is no host."""
        code = return_code(self._context.return_code_key, match, me)
        key = hashed(code)

        def stored(connection: Connection) -> bool:
            row = matches.get(connection, match)
            if row is None:
                raise unknown("table-no-match")
            concerned = (
                row.hosted_by(me)
                or any(chair.person == me for chair in seats.of_match(connection, match))
                or signups.get(connection, match, me) is not None
                or officials.get(connection, match, me) is not None
                or seats.known(connection, match, me) is not None
            )
            if not concerned:
                raise forbidden("seat-none-of-yours")
            return return_codes.find(connection, key) is not None

        if not await self._context.store.read(stored):
            await self._context.store.write(lambda c: return_codes.keep(c, key, match, me))
        return spell(code)
