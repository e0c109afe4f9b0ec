"""Links that hand a guest's seat over while a match is played, for a guest who has lost both their
browser and their return code.

A link gives access to the seat, not to the guest's account: the person who uses it becomes the
seat's player, and everybody in the match is notified. The link of a host who plays only lets them
ask: all the other players must agree (see `consent`).
"""

from typing import Final

from sqlalchemy import Connection

from intriga.kernel.actors import Seat
from intriga.store import Conflict, matches, seats
from intriga.store.people import one_time_links
from intriga.store.people.one_time_links import LinkRow
from intriga.store.seats import SeatRow
from intriga.table.accounts.codes import hashed, new_token
from intriga.table.errors import conflict, forbidden, unknown
from intriga.table.lobby.checks import (
    candidate,
    known_person,
    playing_match,
    refuse_outcast,
    require_host,
    require_no_referee,
    seat_at,
)
from intriga.table.lobby.context import LobbyContext
from intriga.table.lobby.queries import LobbyQueries
from intriga.table.lobby.turnover.handover import Handover
from intriga.table.lobby.turnover.seat_requests import (
    SEAT_LINK,
    SeatRequests,
    read_seat_link,
    seat_link_data,
)

_VALID_MS: Final = 24 * 3600 * 1000


class SeatLinks:
    """The one-time links to the seats of guests."""

    def __init__(
        self,
        context: LobbyContext,
        queries: LobbyQueries,
        handover: Handover,
        requests: SeatRequests,
    ) -> None:
        self._context = context
        self._queries = queries
        self._handover = handover
        self._requests = requests

    async def create(self, match: str, me: str, seat: Seat) -> str:
        """The token of a link that hands this seat over, once, within 24 hours.

        Raises `TableError` for anybody but a host, for the seat of an account (its owner signs in
        again), for the seat of somebody who is here, and for a host who plays when no other player
        could agree.
        """
        row, chairs = await playing_match(self._context, match)
        require_host(row, me)
        chair = seat_at(chairs, seat)
        if chair.person is None:
            raise conflict("seat-no-person")
        info = await self._queries.info(match, me)
        if seat in info.online or chair.person == me:
            raise conflict("seat-present")
        people = await self._requests.company(match)
        if not people.is_neutral(me) and not people.players - {chair.person, *people.hosts}:
            raise conflict("seat-link-alone")
        token, expires_at = new_token(), self._context.now() + _VALID_MS
        link = LinkRow(
            hashed(token), SEAT_LINK, chair.person, expires_at, seat_link_data(match, seat, me)
        )

        def make(connection: Connection) -> None:
            if known_person(connection, link.person or "").login is not None:
                raise forbidden("seat-of-account")
            one_time_links.replace(connection, link)

        await self._context.store.write(make)
        return token

    async def find(self, token: str) -> tuple[str, SeatRow]:
        """The match and the seat to which a link leads. Raises `TableError` for one that was used
        or has expired, or whose seat has another holder meanwhile."""
        chair, _ = await self._find(token)
        return chair.match, chair

    async def _find(self, token: str) -> tuple[SeatRow, str]:
        """The seat a link leads to, and the host who has made the link."""
        key, now = hashed(token), self._context.now()

        def read(connection: Connection) -> tuple[SeatRow, str]:
            link = one_time_links.find(connection, key, SEAT_LINK, now)
            if link is None or link.data.count(" ") != 2:  # made before hosts were noted
                raise unknown("link-spent")
            match, seat, maker = read_seat_link(link)
            if matches.get(connection, match) is None:
                raise unknown("link-spent")
            chair = seat_at(seats.of_match(connection, match), seat)
            holder = known_person(connection, link.person or "")
            if chair.person != holder.id or holder.login is not None:
                raise unknown("link-spent")
            return chair, maker

        return await self._context.store.read(read)

    async def take(self, token: str, me: str) -> str:
        """Take the seat a link leads to, with everything it knows, or ask the other players for it;
        returns the match. Raises `TableError` as `find` does, and for a person who already has a
        seat, was removed, or has seen the secrets of another seat."""
        chair, maker = await self._find(token)
        match = chair.match
        row, chairs = await playing_match(self._context, match)
        if chair.person == me:
            return match
        if any(other.person == me for other in chairs):
            raise conflict("seat-have-one")
        require_no_referee(row, me)
        known, signup = await self._context.store.read(lambda c: candidate(c, match, me))
        refuse_outcast(signup)
        if known not in (None, chair.seat):
            raise forbidden("seat-knows-another")
        people = await self._requests.company(match)
        if not people.is_neutral(maker):
            await self._requests.ask(match, me, chair.seat, by=maker, agreed=[maker])
            return match
        key, now = hashed(token), self._context.now()

        def use_link(connection: Connection) -> None:
            if one_time_links.take(connection, key, SEAT_LINK, now) is None:
                raise Conflict("the link is spent")

        await self._handover.to_person(chair, chairs, me, "link", by=maker, beside=use_link)
        return match
