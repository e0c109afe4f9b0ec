"""The host decides who gets which seat, instead of taking people in the order they came.

Before a match begins a person gets a free seat, or that of a bot, at once. While it is played, a
person who asks for a seat gets one of a bot's; somebody in the reserve is invited to it, because
they may have left meanwhile.
"""

from sqlalchemy import Connection

from intriga.kernel.actors import Seat
from intriga.store import matches, seats, signups
from intriga.store.signups import FORMER, IN_RESERVE, INVITED, REMOVED, RESERVE, SignupRow
from intriga.table.errors import conflict, unknown
from intriga.table.lobby.checks import (
    known_person,
    lock_gathering,
    require_host,
    seat_at,
    stored_match,
)
from intriga.table.lobby.context import LobbyContext
from intriga.table.lobby.gathering.signups import Signups
from intriga.table.lobby.places.arrangement import place_at, places_in, rearrange, with_newcomer
from intriga.table.lobby.places.reserve import Reserve
from intriga.table.lobby.seat_changes import write_change
from intriga.table.lobby.turnover.arrivals import Arrivals, is_arrival
from intriga.table.lobby.turnover.takeovers import Takeovers


class Seating:
    """The host's choices in all matches. All raise `TableError` for anybody but a host, and for a
    person who has not signed up."""

    def __init__(
        self,
        context: LobbyContext,
        signups: Signups,
        reserve: Reserve,
        takeovers: Takeovers,
        arrivals: Arrivals,
    ) -> None:
        self._context = context
        self._signups = signups
        self._reserve = reserve
        self._takeovers = takeovers
        self._arrivals = arrivals

    async def admit(self, match: str, me: str, person: str, seat: Seat | None = None) -> None:
        """Give a person a seat (None: the one they asked for, else the first free one). Before the
        start, without a free seat they join the reserve.

        Raises `TableError` when the seat is a person's, for somebody who has not accepted an
        invitation yet, and in play for somebody who has seen the secrets of another seat.
        """
        row, chairs = await stored_match(self._context, match)
        if row.status != "playing" or not any(chair.person == me for chair in chairs):
            require_host(row, me)  # in play those who play decide, too
        if row.status == "playing":
            await self._admit_in_play(match, me, person, seat)
        elif seat is None:
            await self._signups.approve(match, me, person)
        else:
            await self._seat(match, me, person, seat)

    async def _seat(self, match: str, me: str, person: str, seat: Seat) -> None:
        def op(connection: Connection) -> None:
            row = lock_gathering(connection, match)
            require_host(row, me)
            signup = _signup(connection, match, person)
            chairs = seats.of_match(connection, match)
            chair = seat_at(chairs, seat)
            if chair.person is not None:
                raise conflict("seat-taken")
            places = places_in(self._context, row, chairs)
            after, _ = with_newcomer(
                self._context,
                chairs,
                chair,
                known_person(connection, person),
                places,
                wish=place_at(places, seat),
                salt=signup.salt,
                here_at=signup.here_at,
            )
            rearrange(connection, chairs, after)
            signups.drop(connection, match, person)
            now = self._context.now()
            self._context.email_triggers.queue(connection, "seated", person, match, now)

        await write_change(self._context, match, op)

    async def _admit_in_play(self, match: str, me: str, person: str, seat: Seat | None) -> None:
        signup = await self._context.store.read(lambda c: _signup(c, match, person))
        if is_arrival(signup) and seat is None:
            await self._arrivals.approve(match, me, person)
        elif signup.status not in IN_RESERVE:
            await self._takeovers.approve(match, me, person, seat=seat)
        elif seat is None:
            raise conflict("seat-which-of-bots")
        elif not await self._reserve.call_next(match, seat, me, person=person):
            raise conflict("seat-they-know-another")

    async def uninvite(self, match: str, me: str, person: str) -> None:
        """Withdraw an invitation. Somebody who was called from the reserve is in the reserve again;
        others may still sign up by themselves."""

        def op(connection: Connection) -> None:
            row = matches.get(connection, match)
            if row is None:
                raise unknown("table-no-match")
            require_host(row, me)
            signup = signups.get(connection, match, person)
            if signup is None or signup.status != INVITED:
                raise unknown("signup-none")
            if signup.salt:  # they have signed up by themselves
                signups.change(connection, signup, status=RESERVE, seat=None, by=None)
            else:
                signups.drop(connection, match, person)

        await write_change(self._context, match, op)

    async def put_first(self, match: str, me: str, person: str) -> None:
        """Put a person at the head of the reserve: the next free seat is theirs."""

        def op(connection: Connection) -> None:
            row = matches.get(connection, match)
            if row is None:
                raise unknown("table-no-match")
            require_host(row, me)
            queue = signups.of_match(connection, match)
            signup = next((one for one in queue if one.person == person), None)
            if signup is None or signup.status not in IN_RESERVE:
                raise unknown("signup-none")
            signups.change(connection, signup, place=queue[0].place - 1)

        await write_change(self._context, match, op)


def _signup(connection: Connection, match: str, person: str) -> SignupRow:
    """The sign-up of a person who wants a seat. Raises `TableError` when there is none."""
    signup = signups.get(connection, match, person)
    if signup is None or signup.status in (*FORMER, REMOVED):
        raise unknown("signup-none")
    if signup.status == INVITED:
        raise conflict("signup-not-accepted")
    return signup
