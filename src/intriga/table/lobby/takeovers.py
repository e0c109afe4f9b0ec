"""Changes of players in a match being played: leaving, being replaced by a bot, taking over a bot's
seat. Nobody who has seen the secrets of one seat may take another.
"""

from collections.abc import Callable, Sequence

from sqlalchemy import Connection

from intriga.kernel.actors import Seat
from intriga.store import seats, signups
from intriga.store.matches import MatchRow
from intriga.store.seats import SeatRow
from intriga.store.signups import ASKED, DECLINED, INVITED, SignupRow
from intriga.table.errors import conflict, forbidden, unknown
from intriga.table.lobby.checks import (
    known_person,
    playing_match,
    require_code,
    require_host,
    require_password,
    seat_at,
    seat_of,
)
from intriga.table.lobby.context import LobbyContext
from intriga.table.lobby.reserve import Reserve
from intriga.table.lobby.seat_changes import replace_player, with_bot, with_person, write_change
from intriga.table.models import Joined


class Takeovers:
    """Changes of players in all matches being played. `language`: of the name of a new bot."""

    def __init__(self, context: LobbyContext, reserve: Reserve) -> None:
        self._context = context
        self._reserve = reserve

    # A bot takes a person's seat.

    async def leave(self, match: str, me: str, language: str = "ru") -> None:
        """Give a person's own seat to a bot, which gets everything the seat knows."""
        row, chairs = await playing_match(self._context, match)
        await self._to_bot(row, chairs, seat_of(chairs, me), language=language)

    async def replace_by_bot(
        self, match: str, me: str, seat: Seat, *, bot: str = "", language: str = "ru"
    ) -> None:
        """Replace a person by a bot ("": the strongest). They may come back. Raises `TableError`
        for anybody but a host."""
        row, chairs = await playing_match(self._context, match)
        require_host(row, me)
        chair = seat_at(chairs, seat)
        if chair.person is None:
            raise conflict("seat-no-person")
        await self._to_bot(row, chairs, chair, bot=bot, language=language)

    async def remove(self, match: str, me: str, seat: Seat, *, language: str = "ru") -> None:
        """Replace a person by a bot for good: they cannot take a seat of this match again. Raises
        `TableError` for anybody but a host."""
        row, chairs = await playing_match(self._context, match)
        require_host(row, me)
        chair = seat_at(chairs, seat)
        person = chair.person
        if person is None or person == me:
            raise conflict("seat-no-person")

        def decline(connection: Connection) -> None:
            signup = signups.get(connection, match, person)
            if signup is None:
                now = self._context.now()
                signups.add(connection, SignupRow(match, person, DECLINED, 0, now))
            else:
                signups.change(connection, signup, status=DECLINED, here_at=None)

        await self._to_bot(row, chairs, chair, language=language, beside=decline)

    async def replace_absent(self, match: str, seat: Seat) -> None:
        """Replace a person who has missed too many deadlines by a bot, and invite the first of the
        reserve. Done by the table itself."""
        row, chairs = await playing_match(self._context, match)
        chair = seat_at(chairs, seat)
        if chair.person is not None:
            await self._to_bot(row, chairs, chair)
            await self._reserve.call_next(match, seat)

    # A person takes a bot's seat.

    async def take_over(
        self, match: str, me: str, seat: Seat, *, code: str = "", password: str = ""
    ) -> Joined:
        """Take over a bot's seat, with everything it knows, or request it where the host approves
        players. `code`, `password`: as the match asks for them.

        Raises `TableError` for a seat that is no bot's, for who has a seat already or has seen the
        secrets of another one, and without the right code or password.
        """
        await require_password(self._context, match, me, password)
        row, chairs = await playing_match(self._context, match)
        chair = seat_at(chairs, seat)
        known, signup = await self._context.store.read(
            lambda c: (
                (known_person(c, me), seats.known(c, match, me))[1],
                signups.get(c, match, me),
            )
        )
        if any(other.person == me for other in chairs):
            raise conflict("seat-have-one")
        if known is not None and known != seat:
            raise forbidden("seat-knows-another")
        if known is None and (signup is None or signup.status != INVITED):
            require_code(row, me, code)
        if signup is not None and signup.status == DECLINED:
            raise forbidden("signup-declined")
        if chair.bot is None:
            raise conflict("seat-taken")
        if row.approval and not row.hosted_by(me) and not _invited(signup, seat):
            await write_change(self._context, match, lambda c: self._request(c, match, me, seat))
            return Joined(ASKED, seat=seat)
        await self._to_person(chair, chairs, me)
        return Joined("seated", seat=seat)

    async def approve(self, match: str, me: str, person: str) -> None:
        """Give a person the bot's seat they have asked for. Raises `TableError` for anybody but a
        host, and when there is no such request."""
        row, chairs = await playing_match(self._context, match)
        require_host(row, me)
        signup = await self._context.store.read(lambda c: signups.get(c, match, person))
        if signup is None or signup.status != ASKED or signup.seat is None:
            raise unknown("signup-none")
        chair = seat_at(chairs, signup.seat)
        if chair.bot is None:
            raise conflict("seat-taken")
        await self._to_person(chair, chairs, person, email=True)

    def _request(self, connection: Connection, match: str, me: str, seat: Seat) -> None:
        signup = signups.get(connection, match, me)
        if signup is None:
            now = self._context.now()
            signups.add(connection, SignupRow(match, me, ASKED, 0, now, seat=seat))
        else:
            signups.change(connection, signup, status=ASKED, seat=seat)

    async def _to_person(
        self, chair: SeatRow, chairs: Sequence[SeatRow], person: str, *, email: bool = False
    ) -> None:
        """A bot's seat becomes a person's. `email`: notify them, because somebody else did it."""
        row = await self._context.store.read(lambda connection: known_person(connection, person))

        def beside(connection: Connection) -> None:
            signups.drop(connection, chair.match, person)
            if email:
                now = self._context.now()
                self._context.email_triggers.queue(connection, "seated", person, chair.match, now)

        after = with_person(self._context, chair, row, chairs, chair.salt)
        await replace_player(self._context, chair, after, beside)

    async def _to_bot(
        self,
        row: MatchRow,
        chairs: Sequence[SeatRow],
        chair: SeatRow,
        *,
        bot: str = "",
        language: str = "ru",
        beside: Callable[[Connection], None] = lambda _connection: None,
    ) -> None:
        game = self._context.registry.game(row.game)
        after = with_bot(game, chair, chairs, bot, language)
        await replace_player(self._context, chair, after, beside)


def _invited(signup: SignupRow | None, seat: Seat) -> bool:
    """Whether this is an invitation to this seat, or to any."""
    return signup is not None and signup.status == INVITED and signup.seat in (None, seat)
