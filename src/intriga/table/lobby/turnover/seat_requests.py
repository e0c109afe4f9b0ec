"""Requests for a seat of a match being played, and the consent of those who play.

A neutral host lets a newcomer in alone; else all who play must agree, and one refusal is enough.
See `consent` for why.
"""

import logging
from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection

from intriga.kernel.actors import Seat
from intriga.kernel.acts import ReplaceReason
from intriga.store import Conflict, matches, seats, signups
from intriga.store.people import one_time_links
from intriga.store.people.one_time_links import LinkRow
from intriga.store.signups import ASKED, SignupRow
from intriga.table.errors import TableError, conflict, forbidden, unknown
from intriga.table.lobby.checks import playing_match, seat_at
from intriga.table.lobby.consent import Company, company
from intriga.table.lobby.context import LobbyContext
from intriga.table.lobby.seat_changes import write_change
from intriga.table.lobby.turnover.handover import Handover
from intriga.table.models import Joined

SIGNUPS_MOST: Final = 512
"""The most sign-ups of one match."""
SEAT_LINK: Final = "seat"
"""The kind of the one-time links that hand a seat over."""

_log = logging.getLogger(__name__)


class SeatRequests:
    """The requests for seats in all matches being played."""

    def __init__(self, context: LobbyContext, handover: Handover) -> None:
        self._context = context
        self._handover = handover

    async def company(self, match: str) -> Company:
        """The people of a match being played. Raises `TableError` for any other match."""
        row, _ = await playing_match(self._context, match)
        now = self._context.now()
        return await self._context.store.read(lambda connection: company(connection, row, now))

    async def ask(
        self, match: str, me: str, seat: Seat, *, by: str | None = None, agreed: Sequence[str] = ()
    ) -> Joined:
        """Ask for a seat. `by`: the host by whose link a seat is asked for that still has a player;
        `agreed`: who agrees already."""

        def op(connection: Connection) -> None:
            seats.require(connection, match, "playing")  # locks it
            # Another of their requests may have given them a seat a moment ago.
            if any(chair.person == me for chair in seats.of_match(connection, match)):
                raise conflict("seat-have-one")
            now, known = self._context.now(), signups.get(connection, match, me)
            if known is None:
                if len(signups.of_match(connection, match)) >= SIGNUPS_MOST:
                    raise conflict("signup-too-many")
                signups.add(connection, SignupRow(match, me, ASKED, 0, now, seat, by=by))
            else:
                signups.change(connection, known, status=ASKED, seat=seat, by=by)
                signups.drop_consents(connection, match, me)
            for voter in agreed:
                signups.consent(connection, match, me, voter)

        await write_change(self._context, match, op)
        await self.seat_agreed(match)
        return Joined(ASKED, seat=seat)

    async def approve(self, match: str, me: str, person: str, seat: Seat | None = None) -> None:
        """Agree to a request for a seat, or (`seat`) for this one instead, which only hosts can
        choose. A neutral host decides alone; else the person gets it when all who play have agreed.

        Raises `TableError` for anybody but those who play or host, when there is no such request,
        and when this person has seen the secrets of another seat or now asks for another one.
        """
        people = await self.company(match)
        signup = next((row for row in people.requests if row.person == person), None)
        if not people.judges(me) or me == person:
            raise forbidden("refused-not-host")
        if signup is None:
            raise unknown("signup-none")
        wanted = signup.seat if seat is None else seat
        if wanted != signup.seat and not people.row.hosted_by(me):
            raise conflict("signup-another-seat")
        assert wanted is not None
        chair = seat_at(people.chairs, wanted)
        if chair.bot is None and not (signup.by and wanted == signup.seat):
            raise conflict("seat-taken")
        known = await self._context.store.read(lambda c: seats.known(c, match, person))
        if known not in (None, wanted):
            raise conflict("seat-they-know-another")
        if people.is_neutral(me):
            await self._seat(people, signup, wanted, "admitted", by=me)
            return

        def op(connection: Connection) -> None:
            now = signups.get(connection, match, person)
            if now is None or now.seat != signup.seat:
                raise conflict("signup-another-seat")
            if wanted != signup.seat:  # what others have agreed to was another seat
                signups.change(connection, signup, seat=wanted, by=None)
                signups.drop_consents(connection, match, person)
            signups.consent(connection, match, person, me)

        await write_change(self._context, match, op)
        await self.seat_agreed(match)

    async def seat_agreed(self, match: str) -> None:
        """Seat those to whom all have agreed: after somebody has agreed, or need no longer."""
        row = await self._context.store.read(lambda connection: matches.get(connection, match))
        if row is None or row.status != "playing":
            return
        now = self._context.now()
        people, agreed = await self._context.store.read(
            lambda connection: (
                company(connection, row, now),
                signups.consents_to(connection, [match]),
            )
        )
        for signup in people.requests:
            assert signup.seat is not None
            taken = signup.by is None and people.holder(signup.seat) is not None
            kept = signup.by is None and people.kept_until(signup.seat)
            if (
                taken
                or kept
                or not people.is_agreed(signup, agreed.get((match, signup.person), set()))
            ):
                continue
            try:
                await self._seat(people, signup, signup.seat, "agreed")
            except TableError as problem:  # it was somebody else's a moment ago
                _log.info("match %s: a request waits: %s", match, problem.refusal.id)
            else:
                return  # the people have changed; what they did is settled after that

    async def settle_all(self) -> None:
        """Seat those for whom a seat is kept from nobody any more: called from time to time."""
        for match in await self._context.store.read(signups.with_requests):
            await self.seat_agreed(match)

    async def _seat(
        self,
        people: Company,
        signup: SignupRow,
        seat: Seat,
        why: ReplaceReason,
        *,
        by: str | None = None,
    ) -> None:
        """Give the person who asks this seat."""
        chair = seat_at(people.chairs, seat)
        match, guest = people.row.id, chair.person
        if guest is None:
            await self._handover.to_person(chair, people.chairs, signup.person, why, by=by)
            return
        if seat in await self._context.online(match):
            raise conflict("seat-present")
        now = self._context.now()

        def use_link(connection: Connection) -> None:
            link = one_time_links.newest(connection, guest, SEAT_LINK, now)
            if link is None or link.data != seat_link_data(match, seat, signup.by or ""):
                raise Conflict("the link is spent")
            one_time_links.take(connection, link.hash, SEAT_LINK, now)

        await self._handover.to_person(
            chair, people.chairs, signup.person, "link", by=signup.by, beside=use_link
        )


def seat_link_data(match: str, seat: Seat, maker: str) -> str:
    """What goes with the link to a seat: the match, the seat, and the host who made it."""
    return f"{match} {seat} {maker}"


def read_seat_link(link: LinkRow) -> tuple[str, Seat, str]:
    """The match, the seat and the maker of a link. Raises `ValueError` for another link."""
    match, seat, maker = link.data.split(" ")
    return match, int(seat), maker
