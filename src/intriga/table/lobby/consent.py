"""Who decides about seats while a match is played, so that nobody can look into another's cards.

A player who hosts could have a bot take an opponent's seat, sit down there from a second browser
with all the seat knows, look, and leave. Therefore a host who plays needs time to replace somebody
who is here, and a seat passes to a newcomer only with the consent of those who play, or of a
neutral host: one who has no seat and never had one. A seat that a bot has taken from a person is
kept for that person for a day.
"""

from collections.abc import Sequence, Set
from typing import Final

from msgspec import Struct
from sqlalchemy import Connection

from intriga.kernel.actors import Seat
from intriga.store import seats, signups
from intriga.store.matches import MatchRow
from intriga.store.seats import SeatRow
from intriga.store.signups import ASKED, REMOVED, REPLACED, SignupRow

_MINUTE: Final = 60_000
NOTICE_MS: Final = 5 * _MINUTE
"""How long a player is warned before a host who plays may have a bot take their seat."""
NOTICE_LASTS_MS: Final = 60 * _MINUTE
"""How long after a warning the host may do so without another one."""
KEPT_MS: Final = 24 * 60 * _MINUTE
"""How long the seat of somebody whom a bot has replaced is kept for them."""


class Company(Struct, frozen=True):
    """The people of a match being played, at a time in milliseconds since the epoch. `had_seat`:
    who has a seat or had one."""

    row: MatchRow
    chairs: Sequence[SeatRow]
    signups: Sequence[SignupRow]
    had_seat: Set[str]
    now: int

    @property
    def players(self) -> frozenset[str]:
        """Who plays."""
        return frozenset(chair.person for chair in self.chairs if chair.person is not None)

    @property
    def stakes(self) -> dict[str, Seat]:
        """The people who have something to lose, with their seats: those who play, and those whom a
        bot has replaced and for whom the seat is still kept."""
        away = {
            signup.person: signup.seat
            for signup in self.signups
            if signup.status == REPLACED and signup.seat is not None and self._is_recent(signup)
        }
        here = {chair.person: chair.seat for chair in self.chairs if chair.person is not None}
        return away | here

    @property
    def hosts(self) -> tuple[str, ...]:
        """Who hosts."""
        return self.row.host, *self.row.cohost_ids

    def is_neutral(self, person: str | None) -> bool:
        """Whether this host may decide alone: they have no seat and never had one. A co-host whom a
        host with a seat has named while playing may be that host's second account."""
        return (
            person in self.hosts
            and person not in self.had_seat
            and person not in self.players
            and person not in self.row.late_cohost_ids
        )

    def kept_until(self, seat: Seat) -> int | None:
        """Until when this bot's seat is kept for the person who had it; None: it is not."""
        since = [
            signup.at
            for signup in self.signups
            if signup.seat == seat and signup.status in (REPLACED, REMOVED)
        ]
        until = max(since, default=0) + KEPT_MS
        return until if until > self.now else None

    def _is_recent(self, signup: SignupRow) -> bool:
        return signup.at + KEPT_MS > self.now

    def is_free_to(self, person: str | None, seat: Seat) -> bool:
        """Whether a newcomer may take this bot's seat without asking anybody: at most one person
        has something to lose, and the host does not approve who may join."""
        approves = self.row.approval and person not in self.hosts
        return len(self.stakes) <= 1 and not approves and self.kept_until(seat) is None

    def voters(self, signup: SignupRow) -> frozenset[str]:
        """Those who must agree to this request for a seat: all who have something to lose. A
        request by link is for the seat of a player who cannot be reached: all the others."""
        holder, people = self.holder(signup.seat), frozenset(self.stakes)
        if holder is not None:
            return people - {holder}
        return people if len(people) > 1 else frozenset()

    def is_agreed(self, signup: SignupRow, agreed: Set[str]) -> bool:
        """Whether all have agreed who must; where the host approves who may join, one of the hosts,
        too. A player's seat is not handed over by hosts alone."""
        voters = self.voters(signup)
        if self.row.approval and not {signup.person, *agreed}.intersection(self.hosts):
            return False
        if self.holder(signup.seat) is not None and not voters.difference(self.hosts):
            return False
        return voters <= agreed

    def holder(self, seat: Seat | None) -> str | None:
        """The person who has this seat; None where it is a bot's."""
        return next((chair.person for chair in self.chairs if chair.seat == seat), None)

    def decides(self, person: str | None) -> bool:
        """Whether this host may decide alone what becomes of the match: they are neutral, or nobody
        has a stake in it."""
        return self.is_neutral(person) or (
            person in self.hosts and not self.players and not self.kept_seats
        )

    def seat_of(self, person: str) -> Seat | None:
        """The seat of this person."""
        return next((chair.seat for chair in self.chairs if chair.person == person), None)

    @property
    def seats_of_people(self) -> tuple[Seat, ...]:
        """The seats whose players must agree to what concerns the whole match."""
        return tuple(sorted(chair.seat for chair in self.chairs if chair.person is not None))

    @property
    def kept_seats(self) -> tuple[Seat, ...]:
        """The bots' seats that are kept for the people who had them: meanwhile there is no vote,
        else a host who plays could have a bot take the seat of an opponent and then decide."""
        bots = (chair.seat for chair in self.chairs if chair.bot is not None)
        return tuple(seat for seat in bots if self.kept_until(seat) is not None)

    def judges(self, person: str | None) -> bool:
        """Whether this person may answer requests: they play or host."""
        return person in self.players or person in self.hosts

    @property
    def requests(self) -> list[SignupRow]:
        """The requests for a seat."""
        return [row for row in self.signups if row.status == ASKED and row.seat is not None]


def company(connection: Connection, row: MatchRow, now: int) -> Company:
    """The people of a match as they are now, in milliseconds since the epoch."""
    return Company(
        row,
        seats.of_match(connection, row.id),
        signups.of_match(connection, row.id),
        {person for _, person in seats.knowing(connection, [row.id])},
        now,
    )
