"""The powers of stewards: officials to whom a host leaves a part of their own.

Who they are is in the database, what they may do in the record: under a number, which the row of
the official has. Whoever has had powers may have read what others may not, and gets no seat.
"""

from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection

from intriga.kernel.actors import HOST
from intriga.kernel.acts import Act
from intriga.kernel.house_rules.house_acts import Empower
from intriga.kernel.positions import Advance
from intriga.kernel.seats.places import Powers
from intriga.kernel.text import Refusal, refuse
from intriga.store import matches, officials, seats
from intriga.store.officials import OfficialRow
from intriga.store.people import accounts
from intriga.store.seats import EVERYTHING
from intriga.table.errors import TableError, unknown
from intriga.table.lobby.checks import require_host
from intriga.table.lobby.context import LobbyContext
from intriga.table.lobby.places.arrangement import places_in
from intriga.table.match.commands.command import Command
from intriga.table.match.loaded_match import LoadedMatch

NO_POWERS = Powers()


class Stewards:
    """Gives powers to officials, and takes them back, in all matches."""

    def __init__(self, context: LobbyContext) -> None:
        self._context = context

    async def empower(self, match: str, me: str, person: str, powers: Powers) -> None:
        """Give an official these powers instead of those they had, or none. Everybody is told who
        helps the host. Raises `TableError` for anybody but a host, for somebody who is no official,
        for powers that there are not, and before the start."""

        def read(connection: Connection) -> OfficialRow:
            row = matches.get(connection, match)
            if row is None:
                raise unknown("table-no-match")
            require_host(row, me)
            return _official(connection, match, person)

        await self.give(await self._context.store.read(read), powers)

    async def give(self, official: OfficialRow, powers: Powers) -> None:
        """As `empower`, whoever wants it. Raises `TableError`."""
        match, person = official.match, official.person
        names = await self._context.store.read(lambda c: accounts.names(c, {person}))
        name = names.get(person, "")

        def of_step(advance: Advance[Any]) -> Callable[[Connection], None]:
            act = advance.act
            assert isinstance(act, Empower)

            def write(connection: Connection) -> None:
                officials.set_steward(connection, official, act.steward)
                seats.learn(connection, match, person, EVERYTHING)  # they may never hold a seat

            return write

        await self._submit(match, Command(HOST, _empower(official, name, powers), of_step=of_step))

    async def provide(self, match: str) -> None:
        """Give officials the powers that come with their places, if they never had any."""
        context = self._context

        def read(connection: Connection) -> list[tuple[OfficialRow, Powers]]:
            row = matches.get(connection, match)
            if row is None or row.status != "playing":
                return []
            places = places_in(context, row, seats.of_match(connection, match))
            powers = {place.key: place.powers for place in places}
            serving = officials.of_match(connection, match)
            return [
                (one, powers[one.place])
                for one in serving
                if not one.steward and powers.get(one.place, NO_POWERS).acts
            ]

        for official, powers in await context.store.read(read):
            await self.give(official, powers)

    async def relieve(self, official: OfficialRow, op: Callable[[Connection], None]) -> None:
        """Take the powers of an official back, together with what `op` writes."""
        match = official.match
        names = await self._context.store.read(lambda c: accounts.names(c, {official.person}))
        act = _empower(official, names.get(official.person, ""), NO_POWERS)
        await self._submit(match, Command(HOST, act, beside=op))

    async def _submit(self, match: str, command: Command) -> None:
        answer = await self._context.commands.submit(match, command)
        if isinstance(answer, Refusal):
            raise TableError("conflict", answer)
        self._context.changed(match)


def _empower(
    official: OfficialRow, name: str, powers: Powers
) -> Callable[[LoadedMatch], Act | Refusal]:
    """The act, made from the match as it stands then: a new steward gets the next number."""

    def made(loaded: LoadedMatch) -> Act | Refusal:
        known = loaded.candidate.position.house.stewards
        number = official.steward or len(known) + 1
        if not name:
            return refuse("official-none")
        return Empower(number, name, powers.rooms, powers.acts)

    return made


def _official(connection: Connection, match: str, person: str) -> OfficialRow:
    """Somebody's office. Raises `TableError` when they have none."""
    found = officials.get(connection, match, person)
    if found is None:
        raise unknown("official-none")
    return found
