"""Ending a match before its rules do: who may decide it alone, and who must agree.

A neutral host decides alone. Otherwise all who play must agree (`votes`): a host who plays could
wipe out a match they are losing. See `consent`.
"""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from intriga.kernel.actors import HOST, Seat
from intriga.kernel.game import Early, Outcome
from intriga.kernel.house_rules.early_end import early_outcome
from intriga.kernel.house_rules.house_acts import AnswerEnd, EndEarly, ProposeEnd
from intriga.kernel.text import Refusal
from intriga.table.errors import forbidden
from intriga.table.lobby.context import LobbyContext
from intriga.table.lobby.turnover.seat_requests import SeatRequests
from intriga.table.lobby.votes.votes import Votes
from intriga.table.match.commands.command import Command, asked
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
        self._votes = Votes(context, requests, "end-not-yours", "end-seat-kept")

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
        beside = self._votes.still_decides(match, me)
        act = Command(HOST, EndEarly(how), command, me=me, beside=beside, asked=whole)
        return await self._context.commands.submit(match, act)

    async def propose(self, match: str, me: str, how: Early, command: str) -> Receipt | Refusal:
        """Propose to end a match; who plays it alone ends it. Raises `TableError` for somebody
        without a seat, and while a bot's seat is kept for the person who had it."""
        whole = asked("propose-end", how)
        earlier = await self._votes.answered(match, me, command, whole)
        if earlier is not None:
            return earlier
        seat, voters = await self._votes.begin(match, me)
        propose, beside = ProposeEnd(how, voters), self._votes.still(match, me, voters, how)
        act = Command(seat, propose, command, me=me, beside=beside, asked=whole)
        return await self._context.commands.submit(match, act)

    async def answer(
        self, match: str, me: str, number: int, command: str, *, agree: bool
    ) -> Receipt | Refusal:
        """Agree to the proposal with this number, or refuse; or withdraw one's own. Raises
        `TableError` for somebody without a seat."""
        act = AnswerEnd(number, agree)
        earlier = await self._votes.answered(match, me, command, asked(act))
        if earlier is not None:
            return earlier
        seat = await self._votes.seat(match, me)
        answer = Command(seat, act, command, me=me, asked=asked(act))
        return await self._context.commands.submit(match, answer)
