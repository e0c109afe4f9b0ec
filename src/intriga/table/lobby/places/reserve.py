"""The reserve: people who wait for a seat of a match that is full, in the order they joined.

They move up when a seat is freed before the match begins, may take the seats of absent players when
it begins, and are invited one by one when a player drops out of it.
"""

from collections.abc import Sequence

from msgspec.structs import replace
from sqlalchemy import Connection

from intriga.kernel.actors import HOST, TABLE, Seat
from intriga.kernel.house_rules.house_acts import CallReserve
from intriga.kernel.text import Refusal
from intriga.store import Conflict, matches, seats, signups
from intriga.store.matches import MatchRow
from intriga.store.seats import SeatRow
from intriga.store.signups import ASKED, IN_RESERVE, INVITED, MISSED, SignupRow
from intriga.table.errors import TableError, conflict
from intriga.table.lobby.checks import known_person, playing_match, require_host, seat_at
from intriga.table.lobby.context import LobbyContext
from intriga.table.lobby.places.arrangement import arranged, places_in, rearrange, with_newcomer
from intriga.table.lobby.seat_changes import emptied, with_person
from intriga.table.match.commands.command import Command


class Reserve:
    """The reserves of all matches. How people get there: see `Signups.join`."""

    def __init__(self, context: LobbyContext) -> None:
        self._context = context

    # Before a match begins.

    def move_up(self, connection: Connection, match: str) -> None:
        """Within a transaction that has freed seats: the reserve takes them in its order."""
        waiting = [row for row in signups.of_match(connection, match) if row.status in IN_RESERVE]
        match_row = matches.get(connection, match)
        assert match_row is not None
        for row in waiting:
            chairs = seats.of_match(connection, match)
            chair = next((chair for chair in chairs if chair.free), None)
            if chair is None:
                return
            after, _ = with_newcomer(
                self._context,
                chairs,
                chair,
                known_person(connection, row.person),
                places_in(self._context, match_row, chairs),
                wish=row.wish,
                salt=row.salt,
                here_at=row.here_at,
            )
            rearrange(connection, chairs, after)
            signups.drop(connection, match, row.person)
            self._context.email_triggers.queue(
                connection, "seated", row.person, match, self._context.now()
            )

    # When it begins.

    def without_absent(
        self, connection: Connection, row: MatchRow, chairs: Sequence[SeatRow]
    ) -> list[SeatRow]:
        """The seats after players who have not answered the roll call are replaced by people from
        the reserve who have. Nothing is written."""
        assert row.roll_at is not None
        seated = [
            emptied(chair) if chair.person is not None and chair.here_at is None else chair
            for chair in chairs
        ]
        here = [
            signup
            for signup in signups.of_match(connection, row.id)
            if signup.status in IN_RESERVE and signup.here_at is not None
        ]
        for number, chair in enumerate(seated):
            if chair.free and here:
                signup = here.pop(0)
                person = known_person(connection, signup.person)
                after = with_person(self._context, chair, person, seated, signup.salt)
                seated[number] = replace(after, here_at=signup.here_at, place=signup.wish)
        return arranged(seated, places_in(self._context, row, seated))

    # While it is played.

    async def call_next(
        self, match: str, seat: Seat, me: str | None = None, *, person: str = ""
    ) -> str | None:
        """Invite the first person in the reserve who may take this seat, or (`person`) this one;
        their id, or None. They become its player when they take it over from its bot. Raises
        `TableError` for a seat that is no bot's.

        `me`: the host who asks for it, else `TableError` is raised; None: the table itself, as
        after too many missed deadlines.
        """
        row, chairs = await playing_match(self._context, match)
        if me is not None:
            require_host(row, me)
        if seat_at(chairs, seat).bot is None:
            raise conflict("seat-taken")

        called: list[str] = []

        def beside(connection: Connection) -> None:
            signup = _first_for(connection, match, seat, person)
            if signup is None:
                raise conflict("table-try-again")
            signups.change(connection, signup, status=INVITED, seat=seat, by=me)
            now = self._context.now()
            self._context.email_triggers.queue(connection, "invited", signup.person, match, now)
            called.append(signup.person)

        waiting = await self._context.store.read(lambda c: _first_for(c, match, seat, person))
        if waiting is None:
            return None
        command = Command(TABLE if me is None else HOST, CallReserve(seat), beside=beside)
        answer = await self._context.commands.submit(match, command)
        if isinstance(answer, Refusal):
            raise TableError("conflict", answer)
        self._context.changed(match)
        return called[-1]


def settle_signups(
    connection: Connection,
    match: str,
    before: Sequence[SeatRow],
    after: Sequence[SeatRow],
    now: int,
) -> None:
    """Within the transaction in which a match begins: sign-ups of those who got a seat end, those
    who have missed the roll call join the reserve, requests and invitations lapse. `before`,
    `after`: the seats. Raises `Conflict` when somebody has left the reserve meanwhile."""
    sat = {chair.person for chair in before if chair.person is not None}
    sit = {chair.person for chair in after if chair.person is not None}
    for chair in after:
        if chair.person is not None and chair.person not in sat:
            signup = signups.get(connection, match, chair.person)
            if signup is None or signup.status not in IN_RESERVE:
                raise Conflict("the reserve has changed")
            signups.drop(connection, match, chair.person)
    signups.drop_all(connection, match, (ASKED, INVITED))
    for chair in before:
        if chair.person is not None and chair.person not in sit:
            waits = SignupRow(match, chair.person, MISSED, 0, now, salt=chair.salt)
            signups.add(connection, waits)


def _first_for(
    connection: Connection, match: str, seat: Seat, person: str = ""
) -> SignupRow | None:
    """The first in the reserve, or this person there, of those who have not seen the secrets of
    another seat."""
    for signup in signups.of_match(connection, match):
        if person and signup.person != person:
            continue
        knows = seats.known(connection, match, signup.person)
        if signup.status in IN_RESERVE and knows in (None, seat):
            return signup
    return None
