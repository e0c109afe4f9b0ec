"""Rewinding a match being played: who may do it alone, and who must agree.

A neutral host decides alone. A host who plays could undo what went against them, or draw again, so
then all people who play must agree, as they must where a player asks for it; and not even they may
take back what has come to light. That it has is judged before somebody asks by what everybody
knows, and when all have agreed by everything: whoever has learned something in secret is one of
those who are asked. See `consent`.
"""

from intriga.kernel.actors import HOST
from intriga.kernel.house_rules.house_acts import AnswerUndo, ProposeUndo, Rewind
from intriga.kernel.house_rules.undo import told
from intriga.kernel.text import Refusal
from intriga.store import match_log
from intriga.table.errors import TableError, conflict, forbidden
from intriga.table.lobby.context import LobbyContext
from intriga.table.lobby.turnover.seat_requests import SeatRequests
from intriga.table.lobby.votes.votes import Votes
from intriga.table.match.commands.command import Command, asked
from intriga.table.match.public_past import PublicPast, TurningPoint, Undoing
from intriga.table.match.stored_match import decode_entry
from intriga.table.match.timers.undo import take_back
from intriga.table.models import Receipt


class Rewinds:
    """The rewinds of all matches. Every call raises `TableError` for somebody who may not."""

    def __init__(self, context: LobbyContext, requests: SeatRequests) -> None:
        self._context = context
        self._requests = requests
        self._votes = Votes(context, requests, "undo-not-yours", "undo-seat-kept")

    async def turning_points(self, match: str, me: str, most: int = 40) -> list[TurningPoint]:
        """The latest public events before which the match can be rewound to, the newest first, at
        most `most`. For those who play or host it."""
        await self._require(match, me)
        return (await self._past(match)).turning_points()[:most]

    async def undoing(self, match: str, me: str, number: int) -> Undoing:
        """What a rewind to before the public event of this number would undo. Raises `TableError`
        where there is no way back."""
        await self._require(match, me)
        return (await self._past(match)).undoing(number)

    async def decides(self, match: str, me: str) -> bool:
        """Whether this host may rewind the match alone."""
        return (await self._requests.company(match)).decides(me)

    async def rewind(
        self, match: str, me: str, number: int, command: str, *, sure: bool = False
    ) -> Receipt | Refusal:
        """Rewind the match to before the public event of this number, as a host who may decide
        alone. It must be confirmed (`sure`): there is always something that others have seen. That
        it must be does not depend on what is secret. Players and messages stay.
        """
        whole = asked("rewind", number)
        earlier = await self._context.commands.answered(match, HOST, command, whole, me=me)
        if earlier is not None:  # what it undid cannot be undone once more
            return earlier
        people = await self._requests.company(match)
        if me not in people.hosts:
            raise forbidden("refused-not-host")
        if not people.decides(me):
            raise conflict("refused-rewind-consent")
        entry = (await self._past(match)).entry(number)
        if not sure:
            raise conflict("refused-rewind-unsure")
        act, beside = Rewind(entry, sure, reseat=True), self._votes.still_decides(match, me)
        rewind = Command(HOST, act, command, me=me, beside=beside, asked=whole)
        return await self._context.commands.submit(match, rewind)

    async def ask(self, match: str, me: str, number: int, command: str) -> Receipt | Refusal:
        """Ask that the match be rewound to before the public event of this number. If nobody else
        plays, it is. Raises `TableError` where something came to light since, and while a bot's
        seat is kept for the person who had it."""
        whole = asked("undo", number)
        earlier = await self._votes.answered(match, me, command, whole)
        if earlier is not None:
            return earlier
        seat, voters = await self._votes.begin(match, me)
        past = await self._past(match)
        entry = past.entry(number)
        point = next(one for one in past.turning_points() if one.number == number)
        if point.revealed:
            raise conflict("refused-rewind-revealed")
        event, beside = point.event, self._votes.still(match, me, voters, "undo")
        act = ProposeUndo(entry, number, event.id, told(event.params), voters)
        ask = Command(seat, act, command, me=me, beside=beside, asked=whole)
        return await self._carry_out(match, await self._context.commands.submit(match, ask))

    async def answer(
        self, match: str, me: str, number: int, command: str, *, agree: bool
    ) -> Receipt | Refusal:
        """Agree to the request with this number, or refuse; or withdraw one's own. When all have
        agreed, the match is rewound."""
        act = AnswerUndo(number, agree)
        earlier = await self._votes.answered(match, me, command, asked(act))
        if earlier is not None:
            return earlier
        seat = await self._votes.seat(match, me)
        answer = Command(seat, act, command, me=me, asked=asked(act))
        return await self._carry_out(match, await self._context.commands.submit(match, answer))

    async def _carry_out(self, match: str, answer: Receipt | Refusal) -> Receipt | Refusal:
        """Do what all have agreed to. If the server stops before, a timer does it."""
        async with self._context.registry.using(match) as loaded:
            undo = loaded.committed.position.house.undo
        if isinstance(answer, Receipt) and undo is not None and undo.is_agreed:
            try:
                await take_back(self._context.commands, match, undo.number)
            except TableError:
                return answer
        return answer

    async def _require(self, match: str, me: str) -> None:
        if not (await self._requests.company(match)).judges(me):
            raise forbidden("refused-not-host")

    async def _past(self, match: str) -> PublicPast:
        """The public events of the game."""
        store = self._context.store
        async with self._context.registry.using(match) as loaded:
            position, reveals = loaded.committed.position, loaded.game.reveals
            end, names = position.n, loaded.observer.names
            lines = await store.read(lambda c: match_log.lines(c, match, 0, end))
            return await store.think(
                lambda: PublicPast(list(map(decode_entry, lines)), names, reveals)
            )
