"""Ending a match before its rules do: who may decide it alone, and who must agree.

A neutral host decides alone. Otherwise all who play must agree: a vote of the seats of people.
While a bot's seat is kept for somebody there is no vote, else a host who plays could have a bot
take the seat of an opponent and then wipe out a match they are losing. See `consent`.
"""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct
from sqlalchemy import Connection

from intriga.kernel.actors import HOST, Seat
from intriga.kernel.game import Early, Outcome
from intriga.kernel.house_rules.early_end import early_outcome
from intriga.kernel.house_rules.house_acts import AnswerEnd, EndEarly, ProposeEnd
from intriga.kernel.text import Refusal
from intriga.store import matches, seats
from intriga.table.errors import conflict, forbidden
from intriga.table.lobby.consent import Company, company
from intriga.table.lobby.context import LobbyContext
from intriga.table.lobby.seat_requests import SeatRequests
from intriga.table.match.commands import Command, asked
from intriga.table.models import Receipt

WAYS: Final[tuple[Early, ...]] = ("called-off", "adjourned")


class EndWays(Struct, frozen=True):
    """How a match can be ended now, for one person. `outcomes`: the result of each way that is
    possible; `decides`: this person may end it alone; `seat`: from which they may propose it;
    `voters`: the seats that would have to agree; `kept`: bots' seats that are kept for somebody,
    because of which there is no vote now."""

    outcomes: Mapping[Early, Outcome]
    decides: bool
    seat: Seat | None
    voters: tuple[Seat, ...]
    kept: tuple[Seat, ...]


class Endings:
    """The early ends of all matches."""

    def __init__(self, context: LobbyContext, requests: SeatRequests) -> None:
        self._context = context
        self._requests = requests

    async def ways(self, match: str, me: str) -> EndWays:
        """How this match can be ended now. Raises `TableError` for a match that is not being
        played, and for somebody who neither plays nor hosts."""
        people = await self._requests.company(match)
        if not people.judges(me):
            raise forbidden("end-not-yours")
        async with self._context.registry.using(match) as loaded:
            game, position = loaded.steady, loaded.committed.position
        chairs = len(position.chairs)
        found = {how: early_outcome(game, position.state, chairs, how) for how in WAYS}
        return EndWays(
            {how: outcome for how, outcome in found.items() if outcome is not None},
            people.decides(me),
            people.seat_of(me),
            people.seats_of_people,
            people.kept_seats,
        )

    async def end(self, match: str, me: str, how: Early, command: str) -> Receipt | Refusal:
        """End a match as a host who may decide alone. Raises `TableError` for anybody else."""
        whole = asked("end", how)
        earlier = await self._context.commands.answered(match, HOST, command, whole, me=me)
        if earlier is not None:
            return earlier
        if not (await self._requests.company(match)).decides(me):
            raise forbidden("end-not-alone")

        def still(connection: Connection) -> None:
            if not self._now(connection, match).decides(me):
                raise conflict("table-try-again")

        act = Command(HOST, EndEarly(how), command, me=me, beside=still, asked=whole)
        return await self._context.commands.submit(match, act)

    async def propose(self, match: str, me: str, how: Early, command: str) -> Receipt | Refusal:
        """Propose to end a match; who plays it alone ends it. Raises `TableError` for somebody
        without a seat, and while a bot's seat is kept for the person who had it."""
        whole = asked("propose-end", how)
        earlier = await self._answered(match, me, command, whole)
        if earlier is not None:
            return earlier
        people = await self._requests.company(match)
        seat, voters = _required_seat(people, me), people.seats_of_people
        if kept := people.kept_seats:
            until = max(people.kept_until(one) or 0 for one in kept)
            raise conflict("end-seat-kept", hours=-(-(until - people.now) // 3_600_000))

        def still(connection: Connection) -> None:
            now = self._now(connection, match)
            if now.seats_of_people != voters or now.kept_seats:
                raise conflict("table-try-again")
            self._email(connection, now, me, how)

        propose = ProposeEnd(how, voters)
        act = Command(seat, propose, command, me=me, beside=still, asked=whole)
        return await self._context.commands.submit(match, act)

    async def answer(
        self, match: str, me: str, number: int, command: str, *, agree: bool
    ) -> Receipt | Refusal:
        """Agree to the proposal with this number, or refuse; or withdraw one's own. Raises
        `TableError` for somebody without a seat."""
        act = AnswerEnd(number, agree)
        earlier = await self._answered(match, me, command, asked(act))
        if earlier is not None:
            return earlier
        seat = _required_seat(await self._requests.company(match), me)
        answer = Command(seat, act, command, me=me, asked=asked(act))
        return await self._context.commands.submit(match, answer)

    async def _answered(
        self, match: str, me: str, command: str, whole: bytes
    ) -> Receipt | Refusal | None:
        """The first answer to a command of this person's seat, also if the match is over by it."""
        async with self._context.registry.using(match) as loaded:
            seat = loaded.seat_of(me)
        if seat is None:
            return None
        return await self._context.commands.answered(match, seat, command, whole, me=me)

    def _email(self, connection: Connection, people: Company, me: str, how: Early) -> None:
        """Those who are not here are emailed that they are asked."""
        name = next(chair.name for chair in people.chairs if chair.person == me)
        for person in people.players - {me}:
            self._context.email_triggers.queue(
                connection, "vote", person, people.row.id, people.now, by=name, why=how
            )

    def _now(self, connection: Connection, match: str) -> Company:
        """The people of a match within the transaction that ends it."""
        seats.require(connection, match, "playing")  # locks it
        row = matches.get(connection, match)
        assert row is not None
        return company(connection, row, self._context.now())


def _required_seat(people: Company, me: str) -> Seat:
    seat = people.seat_of(me)
    if seat is None:
        raise forbidden("end-not-yours")
    return seat
