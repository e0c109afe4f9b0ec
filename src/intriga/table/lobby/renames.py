"""Names at the tables, and seats that have lost their people."""

from collections.abc import Awaitable, Callable
from typing import Final

from msgspec.structs import replace
from sqlalchemy import Connection

from intriga.kernel.actors import TABLE, Seat
from intriga.kernel.acts import Rename
from intriga.store import Conflict, matches, one_time_links, seats, signups
from intriga.store.one_time_links import LinkRow
from intriga.store.seats import SeatRow
from intriga.table.accounts.codes import hashed, new_token
from intriga.table.errors import TableError, conflict, forbidden, unknown
from intriga.table.lobby.seats import at, known_person, only_host
from intriga.table.lobby.takeovers import Replacing
from intriga.table.match.commands import Command
from intriga.table.names import free_name

_SEAT_LINK: Final = "seat"
_LASTS: Final = 24 * 3600 * 1000
_TRIES: Final = 3


class Renaming(Replacing):
    """Who sits where, under which name."""

    async def rename(self, me: str) -> None:
        """Where somebody sits he goes by his present name from now on. In a match being played
        everybody is told; one that is over keeps the old name."""
        for chair in await self._registry.store.read(lambda c: seats.of_person(c, me, "gathering")):
            await self._again(self._rename_waiting, chair.match, me)
        for chair in await self._registry.store.read(lambda c: seats.of_person(c, me, "playing")):
            await self._again(self._rename_playing, chair.match, me)

    async def _again(
        self, rename: Callable[[str, str], Awaitable[None]], match: str, me: str
    ) -> None:
        for _ in range(_TRIES):
            try:
                await rename(match, me)
                return
            except TableError as problem:  # he stands up, or the match begins or ends, just now
                if problem.kind == "unavailable":
                    raise

    async def _rename_waiting(self, match: str, me: str) -> None:
        def op(connection: Connection) -> None:
            sitting = seats.of_match(connection, match)
            seats.require(connection, match, "gathering")
            for chair in sitting:
                if chair.person == me:
                    name = free_name(known_person(connection, me).name, sitting, chair.seat)
                    seats.change(connection, chair, replace(chair, name=name))

        await self._change(match, op)

    async def _rename_playing(self, match: str, me: str) -> None:
        _, sitting = await self._playing(match)
        person = await self._registry.store.read(lambda connection: known_person(connection, me))
        for chair in sitting:
            name = free_name(person.name, sitting, chair.seat)
            if chair.person == me and chair.name != name:
                await self._renamed(chair, replace(chair, name=name))

    async def _renamed(self, before: SeatRow, after: SeatRow) -> None:
        command = Command(
            TABLE,
            Rename(before.seat, after.name),
            beside=lambda connection: seats.change(connection, before, after),
        )
        await self._commands.post(before.match, command)
        self._signals.notify_lobby(before.match)

    # A guest who has lost his browser and his code.

    async def reissue(self, match: str, me: str, seat: Seat) -> str:
        """The token of a link by which somebody sits down on a guest's seat, once, within a day.
        The host's right.

        It is no way into the guest's own browser: whoever follows it takes the seat over, and
        everybody is told. Raises `TableError` for the seat of an account, which comes back by its
        password, and of somebody who is here.
        """
        row, sitting = await self._playing(match)
        only_host(row, me)
        chair = at(sitting, seat)
        if chair.person is None:
            raise conflict("seat-no-person")
        info = await self.info(match, me)
        if info.seats[seat].online or chair.person == me:
            raise conflict("seat-present")
        token, lasts = new_token(), self._registry.time.now() + _LASTS
        link = LinkRow(hashed(token), _SEAT_LINK, chair.person, lasts, f"{match} {seat}")

        def make(connection: Connection) -> None:
            if known_person(connection, link.person or "").login is not None:
                raise forbidden("seat-of-account")
            one_time_links.replace(connection, link)

        await self._registry.store.write(make)
        return token

    async def reissued(self, token: str) -> tuple[str, SeatRow]:
        """The match and the seat to which such a link leads. Raises `TableError` for one that is
        spent or over, or whose seat has another holder meanwhile."""
        key, now = hashed(token), self._registry.time.now()

        def find(connection: Connection) -> SeatRow:
            link = one_time_links.find(connection, key, _SEAT_LINK, now)
            match, _, seat = (link.data if link else "").partition(" ")
            if link is None or matches.get(connection, match) is None:
                raise unknown("link-spent")
            chair = at(seats.of_match(connection, match), int(seat))
            holder = known_person(connection, link.person or "")
            if chair.person != holder.id or holder.login is not None:
                raise unknown("link-spent")
            return chair

        chair = await self._registry.store.read(find)
        return chair.match, chair

    async def take_reissued(self, token: str, me: str) -> str:
        """Sit down on that seat, with all it knows; the match. Raises `TableError` for who sits
        already or has seen the secrets of another seat."""
        match, chair = await self.reissued(token)
        row, sitting = await self._playing(match)
        if chair.person == me:
            return match
        if any(other.person == me for other in sitting):
            raise conflict("seat-have-one")
        if '"referee":true' in row.terms and row.hosted_by(me):
            raise forbidden("host-referee-sits")
        known = await self._registry.store.read(lambda c: seats.known(c, match, me))
        if known not in (None, chair.seat):
            raise forbidden("seat-knows-another")
        person = await self._registry.store.read(lambda c: known_person(c, me))
        key, now = hashed(token), self._registry.time.now()

        def beside(connection: Connection) -> None:
            if one_time_links.take(connection, key, _SEAT_LINK, now) is None:
                raise Conflict("the link is spent")
            signups.drop(connection, match, me)

        await self._replace(chair, self._seated(chair, person, sitting, chair.salt), beside)
        return match
