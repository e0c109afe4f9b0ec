"""Links that hand a guest's seat over while a match is played, for a guest who has lost both their
browser and their return code.

A link gives access to the seat, not to the guest's account: the person who uses it becomes the
seat's player, and everybody in the match is notified.
"""

from typing import Final

from sqlalchemy import Connection

from intriga.kernel.actors import Seat
from intriga.store import Conflict, matches, one_time_links, seats, signups
from intriga.store.one_time_links import LinkRow
from intriga.store.seats import SeatRow
from intriga.table.accounts.codes import hashed, new_token
from intriga.table.errors import conflict, forbidden, unknown
from intriga.table.lobby.checks import (
    known_person,
    playing_match,
    require_host,
    require_no_referee,
    seat_at,
)
from intriga.table.lobby.context import LobbyContext
from intriga.table.lobby.queries import LobbyQueries
from intriga.table.lobby.seat_changes import replace_player, with_person

_KIND: Final = "seat"
_VALID_MS: Final = 24 * 3600 * 1000


class SeatLinks:
    """The one-time links to the seats of guests."""

    def __init__(self, context: LobbyContext, queries: LobbyQueries) -> None:
        self._context = context
        self._queries = queries

    async def create(self, match: str, me: str, seat: Seat) -> str:
        """The token of a link that hands this seat over, once, within 24 hours.

        Raises `TableError` for anybody but a host, for the seat of an account (its owner signs in
        again), and for the seat of somebody who is here.
        """
        row, chairs = await playing_match(self._context, match)
        require_host(row, me)
        chair = seat_at(chairs, seat)
        if chair.person is None:
            raise conflict("seat-no-person")
        info = await self._queries.info(match, me)
        if info.seats[seat].online or chair.person == me:
            raise conflict("seat-present")
        token, expires_at = new_token(), self._context.now() + _VALID_MS
        link = LinkRow(hashed(token), _KIND, chair.person, expires_at, f"{match} {seat}")

        def make(connection: Connection) -> None:
            if known_person(connection, link.person or "").login is not None:
                raise forbidden("seat-of-account")
            one_time_links.replace(connection, link)

        await self._context.store.write(make)
        return token

    async def find(self, token: str) -> tuple[str, SeatRow]:
        """The match and the seat to which a link leads. Raises `TableError` for one that was used
        or has expired, or whose seat has another holder meanwhile."""
        key, now = hashed(token), self._context.now()

        def read(connection: Connection) -> SeatRow:
            link = one_time_links.find(connection, key, _KIND, now)
            match, _, seat = (link.data if link else "").partition(" ")
            if link is None or matches.get(connection, match) is None:
                raise unknown("link-spent")
            chair = seat_at(seats.of_match(connection, match), int(seat))
            holder = known_person(connection, link.person or "")
            if chair.person != holder.id or holder.login is not None:
                raise unknown("link-spent")
            return chair

        chair = await self._context.store.read(read)
        return chair.match, chair

    async def take(self, token: str, me: str) -> str:
        """Take the seat a link leads to, with everything it knows; returns the match. Raises
        `TableError` as `find` does, and for a person who already has a seat or has seen the secrets
        of another one."""
        match, chair = await self.find(token)
        row, chairs = await playing_match(self._context, match)
        if chair.person == me:
            return match
        if any(other.person == me for other in chairs):
            raise conflict("seat-have-one")
        require_no_referee(row, me)
        known = await self._context.store.read(lambda c: seats.known(c, match, me))
        if known not in (None, chair.seat):
            raise forbidden("seat-knows-another")
        person = await self._context.store.read(lambda c: known_person(c, me))
        key, now = hashed(token), self._context.now()

        def beside(connection: Connection) -> None:
            if one_time_links.take(connection, key, _KIND, now) is None:
                raise Conflict("the link is spent")
            signups.drop(connection, match, me)

        after = with_person(self._context, chair, person, chairs, chair.salt)
        await replace_player(self._context, chair, after, beside)
        return match
