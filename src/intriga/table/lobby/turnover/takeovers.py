"""Changes of players in a match being played: leaving, being replaced by a bot, coming back, taking
over a bot's seat. Nobody who has seen the secrets of one seat may take another; `consent` says who
must agree to a newcomer.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from intriga.kernel.actors import HOST, Seat
from intriga.kernel.acts import LeaveReason, ReplaceReason
from intriga.kernel.house_rules.house_acts import Warn
from intriga.kernel.text import Refusal
from intriga.store.matches import MatchRow
from intriga.store.seats import SeatRow
from intriga.store.signups import INVITED, SignupRow
from intriga.table.errors import TableError, conflict, forbidden
from intriga.table.lobby.checks import (
    candidate,
    known_person,
    playing_match,
    refuse_outcast,
    require_code,
    require_host,
    require_password,
    seat_at,
    seat_of,
)
from intriga.table.lobby.consent import NOTICE_LASTS_MS, NOTICE_MS, Company
from intriga.table.lobby.context import LobbyContext
from intriga.table.lobby.places.reserve import Reserve
from intriga.table.lobby.turnover.departures import Departures
from intriga.table.lobby.turnover.handover import Handover
from intriga.table.lobby.turnover.seat_requests import SeatRequests
from intriga.table.match.commands.command import Command
from intriga.table.models import Joined

_MINUTE = 60_000
_LEAVING: Final[Mapping[ReplaceReason, LeaveReason]] = {
    "left": "",
    "missed": "missed",
    "removed": "removed",
}
"""For which reasons a seat becomes empty where people come and go."""


class Takeovers:
    """Changes of players in all matches being played. `language`: of the name of a new bot."""

    def __init__(
        self,
        context: LobbyContext,
        reserve: Reserve,
        handover: Handover,
        requests: SeatRequests,
        departures: Departures,
    ) -> None:
        self._context = context
        self._reserve = reserve
        self._handover = handover
        self._requests = requests
        self._departures = departures

    # A person goes: a bot takes their seat, or nobody where people come and go.

    async def leave(
        self, match: str, me: str, language: str = "ru", *, in_any_case: bool = False
    ) -> None:
        """Give a person's own seat to a bot, which gets everything the seat knows; where people
        come and go, leave it empty. They may come back to it. `in_any_case`: to a bot also where
        the rules let nobody leave now, for which `TableError` is raised otherwise."""
        row, chairs = await playing_match(self._context, match)
        chair = seat_of(chairs, me)
        refusal = await self._goes(row, chairs, chair, "left", language=language)
        if refusal is not None and not in_any_case:
            raise TableError("conflict", refusal)
        if refusal is not None:
            await self._handover.to_bot(row, chairs, chair, "left", language=language)
        await self._requests.seat_agreed(match)

    async def _goes(
        self,
        row: MatchRow,
        chairs: Sequence[SeatRow],
        chair: SeatRow,
        why: ReplaceReason,
        *,
        by: str | None = None,
        bot: str = "",
        language: str = "ru",
    ) -> Refusal | None:
        """A person goes from their seat; or why the rules do not let it become empty."""
        leaving = _LEAVING.get(why)
        if leaving is not None and self._departures.are_open(row):
            return await self._departures.leave(chair, leaving, by=by)
        await self._handover.to_bot(row, chairs, chair, why, by=by, bot=bot, language=language)
        return None

    async def replace_by_bot(
        self, match: str, me: str, seat: Seat, *, bot: str = "", language: str = "ru"
    ) -> bool:
        """Replace a person by a bot ("": the strongest). They may come back. Whether it is done:
        a host who plays must warn somebody who is here first. Raises `TableError` for anybody but a
        host, and while the warning is not five minutes old."""
        return await self._put_bot(match, me, seat, "replaced", bot=bot, language=language)

    async def remove(self, match: str, me: str, seat: Seat, *, language: str = "ru") -> bool:
        """Replace a person by a bot for good, or where people come and go leave their seat empty:
        they cannot take a seat of this match again. Else as `replace_by_bot`."""
        return await self._put_bot(match, me, seat, "removed", language=language)

    async def _put_bot(
        self,
        match: str,
        me: str,
        seat: Seat,
        why: ReplaceReason,
        *,
        bot: str = "",
        language: str,
    ) -> bool:
        row, chairs = await playing_match(self._context, match)
        require_host(row, me)
        chair = seat_at(chairs, seat)
        if chair.person is None or chair.person == me:
            raise conflict("seat-no-person")
        if not await self._warned(match, me, seat):
            return False
        refusal = await self._goes(row, chairs, chair, why, by=me, bot=bot, language=language)
        if refusal is not None:
            await self._handover.to_bot(row, chairs, chair, why, by=me, language=language)
        await self._requests.seat_agreed(match)
        return True

    async def _warned(self, match: str, me: str, seat: Seat) -> bool:
        """Whether this host may have a bot take the seat of a person at once. If not, the person is
        warned, once; raises `TableError` while they have been warned too lately."""
        people = await self._requests.company(match)
        if people.is_neutral(me):
            return True
        async with self._context.registry.using(match) as loaded:
            house = loaded.committed.position.house
        if house.missed(seat) and seat not in await self._context.online(match):
            return True
        now, at = self._context.now(), house.warned_at(seat)
        if at is None or now - at >= NOTICE_LASTS_MS:
            answer = await self._context.commands.submit(match, Command(HOST, Warn(seat)))
            if isinstance(answer, Refusal):
                raise TableError("conflict", answer)
            return False
        if now - at < NOTICE_MS:
            raise conflict("seat-warned", minutes=-(-(NOTICE_MS - (now - at)) // _MINUTE))
        return True

    async def replace_absent(self, match: str, seat: Seat) -> None:
        """Replace a person who has missed too many deadlines by a bot, and invite the first of the
        reserve; where people come and go, their seat becomes empty. Done by the table itself."""
        row, chairs = await playing_match(self._context, match)
        chair = seat_at(chairs, seat)
        if chair.person is not None:
            refusal = await self._goes(row, chairs, chair, "missed")
            if refusal is not None:
                await self._handover.to_bot(row, chairs, chair, "missed")
            if refusal is not None or not self._departures.are_open(row):
                await self._reserve.call_next(match, seat)
            await self._requests.seat_agreed(match)

    # A person takes a bot's seat.

    async def take_over(
        self, match: str, me: str, seat: Seat, *, code: str = "", password: str = ""
    ) -> Joined:
        """Take over a bot's seat, with everything it knows, or ask for it where others have to
        agree. Whoever had the seat before comes back without being asked for anything. `code`,
        `password`: as the match asks for them.

        Raises `TableError` for a seat that is no bot's, for who has a seat already or has seen the
        secrets of another one, without the right code or password, and for a seat that is kept for
        the person who had it.
        """
        row, chairs = await playing_match(self._context, match)
        chair = seat_at(chairs, seat)
        known, signup = await self._context.store.read(
            lambda c: (known_person(c, me), candidate(c, match, me))[1]
        )
        refuse_outcast(signup)
        if known is None:
            await require_password(self._context, match, me, password)
        if any(other.person == me for other in chairs):
            raise conflict("seat-have-one")
        if known is not None and known != seat:
            raise forbidden("seat-knows-another")
        if known is None and not _invited(signup):
            require_code(row, me, code)
        if chair.bot is None:
            raise conflict("seat-taken")
        if known is not None:
            return await self._sit(chair, chairs, me, "returned")
        return await self._newcomer(await self._requests.company(match), chair, me, signup)

    async def _newcomer(
        self, people: Company, chair: SeatRow, me: str, signup: SignupRow | None
    ) -> Joined:
        """Somebody who had no seat in this match takes a bot's seat, or asks for it."""
        by: str | None = None
        if signup is not None and _invited(signup, chair.seat):
            by = signup.by
            # Called from the reserve by the table itself, after missed deadlines.
            if by is None and not await self._hurried(people):
                return await self._sit(chair, people.chairs, me, "reserve")
            if by is not None and people.is_neutral(by):
                return await self._sit(chair, people.chairs, me, "admitted", by=by)
        if people.is_free_to(by or me, chair.seat):
            return await self._sit(chair, people.chairs, me, "joined")
        kept = people.kept_until(chair.seat)
        if kept is not None and not any(map(people.is_neutral, people.hosts)):
            raise conflict("seat-kept", hours=-(-(kept - people.now) // (60 * _MINUTE)))
        match = people.row.id
        return await self._requests.ask(match, me, chair.seat, agreed=[by] if by else [])

    async def _hurried(self, people: Company) -> bool:
        """Whether a host who is not neutral may have made players miss their deadlines: the time
        limits were changed in play."""
        async with self._context.registry.using(people.row.id) as loaded:
            changed = loaded.committed.position.house.timing is not None
        return changed and not all(map(people.is_neutral, people.hosts))

    async def _sit(
        self,
        chair: SeatRow,
        chairs: Sequence[SeatRow],
        me: str,
        why: ReplaceReason,
        *,
        by: str | None = None,
    ) -> Joined:
        await self._handover.to_person(chair, chairs, me, why, by=by)
        return Joined("seated", seat=chair.seat)

    async def approve(self, match: str, me: str, person: str, *, seat: Seat | None = None) -> None:
        """Agree to a request for a seat: see `SeatRequests.approve`."""
        await self._requests.approve(match, me, person, seat)


def _invited(signup: SignupRow | None, seat: Seat | None = None) -> bool:
    """Whether somebody is invited, (`seat`) to this seat or to any."""
    if signup is None or signup.status != INVITED:
        return False
    return seat is None or signup.seat in (None, seat)
