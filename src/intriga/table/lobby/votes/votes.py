"""What the votes of all who play have in common: to end a match early, and to take moves back.

A vote is of the seats of people. While a bot's seat is kept for somebody there is none, else a host
who plays could have a bot take the seat of an opponent and then decide. All of it holds within the
transaction of the act, too.
"""

from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection

from intriga.kernel.actors import Seat
from intriga.kernel.text import Refusal
from intriga.store import matches, seats
from intriga.table.errors import conflict, forbidden
from intriga.table.lobby.consent import Company, company
from intriga.table.lobby.context import LobbyContext
from intriga.table.lobby.turnover.seat_requests import SeatRequests
from intriga.table.models import Receipt

_HOUR_MS: Final = 3_600_000


class Votes:
    """Votes of one kind. `not_yours`, `kept`: the refusals of somebody without a seat, and while a
    seat is kept."""

    def __init__(
        self, context: LobbyContext, requests: SeatRequests, not_yours: str, kept: str
    ) -> None:
        self._context = context
        self._requests = requests
        self._not_yours = not_yours
        self._kept = kept

    async def answered(
        self, match: str, me: str, command: str, whole: bytes
    ) -> Receipt | Refusal | None:
        """The first answer to a command of this person's seat, also if the match is over by it."""
        async with self._context.registry.using(match) as loaded:
            seat = loaded.seat_of(me)
        if seat is None:
            return None
        return await self._context.commands.answered(match, seat, command, whole, me=me)

    async def seat(self, match: str, me: str) -> Seat:
        """The seat from which somebody votes. Raises `TableError` if they have none."""
        return self._seat_of(await self._requests.company(match), me)

    async def begin(self, match: str, me: str) -> tuple[Seat, tuple[Seat, ...]]:
        """The seat from which somebody proposes, and those that must agree. Raises `TableError` if
        they have none, and while a bot's seat is kept for the person who had it."""
        people = await self._requests.company(match)
        seat = self._seat_of(people, me)
        if kept := people.kept_seats:
            until = max(people.kept_until(one) or 0 for one in kept)
            raise conflict(self._kept, hours=-(-(until - people.now) // _HOUR_MS))
        return seat, people.seats_of_people

    def still(
        self, match: str, me: str, voters: tuple[Seat, ...], why: str
    ) -> Callable[[Connection], None]:
        """Beside a proposal: the same seats vote, and those who are not here are emailed (`why`:
        what they are asked)."""

        def check(connection: Connection) -> None:
            now = self._now(connection, match)
            if now.seats_of_people != voters or now.kept_seats:
                raise conflict("table-try-again")
            self._email(connection, now, me, why)

        return check

    def still_decides(self, match: str, me: str) -> Callable[[Connection], None]:
        """Beside what a host does alone: they may."""

        def check(connection: Connection) -> None:
            if not self._now(connection, match).decides(me):
                raise conflict("table-try-again")

        return check

    def _seat_of(self, people: Company, me: str) -> Seat:
        seat = people.seat_of(me)
        if seat is None:
            raise forbidden(self._not_yours)
        return seat

    def _email(self, connection: Connection, people: Company, me: str, why: str) -> None:
        name = next(chair.name for chair in people.chairs if chair.person == me)
        for person in people.players - {me}:
            self._context.email_triggers.queue(
                connection, "vote", person, people.row.id, people.now, by=name, why=why
            )

    def _now(self, connection: Connection, match: str) -> Company:
        """The people of a match within a transaction."""
        seats.require(connection, match, "playing")  # locks it
        row = matches.get(connection, match)
        assert row is not None
        return company(connection, row, self._context.now())
