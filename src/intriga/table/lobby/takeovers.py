"""Replacing: who leaves, and who takes over, while a match is played.

Every change is an act of the table in the record, in one transaction with the seat itself; and
nobody who has seen the secrets of one seat may take another.
"""

from collections.abc import Callable, Sequence

from sqlalchemy import Connection

from intriga.kernel.actors import HOST, TABLE, Seat
from intriga.kernel.acts import Replace
from intriga.kernel.house_rules.house_acts import CallReserve
from intriga.kernel.text import Refusal
from intriga.store import matches, seats, signups
from intriga.store.matches import MatchRow
from intriga.store.seats import SeatRow
from intriga.store.signups import ASKED, DECLINED, INVITED, RESERVE, SignupRow
from intriga.table.errors import TableError, conflict, forbidden, unknown
from intriga.table.lobby.seats import at, known_person, let_in, mine, only_host, with_bot
from intriga.table.lobby.signups import Admission
from intriga.table.match.commands import Command
from intriga.table.match.loaded import Holder
from intriga.table.models import Joined


class Replacing(Admission):
    """The chairs of matches being played."""

    async def leave(self, match: str, me: str, language: str = "ru") -> None:
        """Leave a match being played: a bot takes the seat over, with all it knows."""
        row, sitting = await self._playing(match)
        await self._to_bot(row, sitting, mine(sitting, me), language=language)

    async def replace_by_bot(
        self, match: str, me: str, seat: Seat, *, bot: str = "", language: str = "ru"
    ) -> None:
        """Put a bot in the place of a person who has gone away. The host's right."""
        row, sitting = await self._playing(match)
        only_host(row, me)
        chair = at(sitting, seat)
        if chair.person is None:
            raise conflict("seat-no-person")
        await self._to_bot(row, sitting, chair, bot=bot, language=language)

    async def send_away(self, match: str, me: str, seat: Seat, *, language: str = "ru") -> None:
        """Send a person away from the table: a bot takes the seat over, and he sits down at none
        again. The host's right."""
        row, sitting = await self._playing(match)
        only_host(row, me)
        chair = at(sitting, seat)
        person = chair.person
        if person is None or person == me:
            raise conflict("seat-no-person")

        def away(connection: Connection) -> None:
            self._turn_away(connection, match, person)

        await self._to_bot(row, sitting, chair, language=language, more=away)

    def _turn_away(self, connection: Connection, match: str, person: str) -> None:
        signup = signups.get(connection, match, person)
        if signup is None:
            now = self._registry.time.now()
            signups.add(connection, SignupRow(match, person, DECLINED, 0, now))
        else:
            signups.change(connection, signup, status=DECLINED, here_at=None)

    async def replace_absent(self, match: str, seat: Seat) -> None:
        """Put a bot in the place of a person who has missed too much, and call the reserve to it.
        The table's own doing."""
        row, sitting = await self._playing(match)
        chair = at(sitting, seat)
        if chair.person is not None:
            await self._to_bot(row, sitting, chair)
            await self.call_reserve(match, seat)

    async def take_over(
        self, match: str, me: str, seat: Seat, *, code: str = "", password: str = ""
    ) -> Joined:
        """Sit down in the place of a bot, with all it knows; where the host lets people in, ask
        him first.

        Raises `TableError` for who sits already or has seen the secrets of another seat.
        """
        await self._check_password(match, me, password)
        row, sitting = await self._playing(match)
        chair = at(sitting, seat)
        known, signup = await self._registry.store.read(
            lambda c: (
                (known_person(c, me), seats.known(c, match, me))[1],
                signups.get(c, match, me),
            )
        )
        if any(other.person == me for other in sitting):
            raise conflict("seat-have-one")
        if known is not None and known != seat:
            raise forbidden("seat-knows-another")
        if known is None and (signup is None or signup.status != INVITED):
            let_in(row, me, code)
        if signup is not None and signup.status == DECLINED:
            raise forbidden("signup-declined")
        if chair.bot is None:
            raise conflict("seat-taken")
        if row.approval and not row.hosted_by(me) and not _invited(signup, seat):
            await self._change(match, lambda c: self._ask_for(c, match, me, seat))
            return Joined(ASKED, seat=seat)
        await self._hand_over(chair, sitting, me)
        return Joined("seated", seat=seat)

    async def approve_taking(self, match: str, me: str, person: str) -> None:
        """Let somebody take the bot's seat he has asked for. The host's right."""
        row, sitting = await self._playing(match)
        only_host(row, me)
        signup = await self._registry.store.read(lambda c: signups.get(c, match, person))
        if signup is None or signup.status != ASKED or signup.seat is None:
            raise unknown("signup-none")
        chair = at(sitting, signup.seat)
        if chair.bot is None:
            raise conflict("seat-taken")
        await self._hand_over(chair, sitting, person, told=True)

    async def call_reserve(self, match: str, seat: Seat, me: str | None = None) -> str | None:
        """Invite the first of the reserve to this seat; his id, or None when nobody waits who may.

        `me`: the host who asks for it; None: the table itself, as after too many absences. The seat
        becomes his when he takes it over from the bot that plays meanwhile.
        """
        row, sitting = await self._playing(match)
        at(sitting, seat)
        if me is not None:
            only_host(row, me)

        called: list[str] = []

        def beside(connection: Connection) -> None:
            signup = _first_of_reserve(connection, match, seat)
            if signup is None:
                raise conflict("table-try-again")
            signups.change(connection, signup, status=INVITED, seat=seat, by=me)
            now = self._registry.time.now()
            self._email_triggers.tell(connection, "invited", signup.person, match, now)
            called.append(signup.person)

        waiting = await self._registry.store.read(lambda c: _first_of_reserve(c, match, seat))
        if waiting is None:
            return None
        command = Command(TABLE if me is None else HOST, CallReserve(seat), beside=beside)
        answer = await self._commands.post(match, command)
        if isinstance(answer, Refusal):
            raise TableError("conflict", answer)
        self._signals.notify_lobby(match)
        return called[-1]

    def _ask_for(self, connection: Connection, match: str, me: str, seat: Seat) -> None:
        signup = signups.get(connection, match, me)
        if signup is None:
            now = self._registry.time.now()
            signups.add(connection, SignupRow(match, me, ASKED, 0, now, seat=seat))
        else:
            signups.change(connection, signup, status=ASKED, seat=seat)

    async def _hand_over(
        self, chair: SeatRow, sitting: Sequence[SeatRow], person: str, *, told: bool = False
    ) -> None:
        """A bot's seat becomes a person's. `told`: somebody else did it, so that he is told."""
        row = await self._registry.store.read(lambda connection: known_person(connection, person))

        def waits_no_longer(connection: Connection) -> None:
            signups.drop(connection, chair.match, person)
            if told:
                now = self._registry.time.now()
                self._email_triggers.tell(connection, "seated", person, chair.match, now)

        after = self._seated(chair, row, sitting, chair.salt)
        await self._replace(chair, after, waits_no_longer)

    async def _to_bot(
        self,
        row: MatchRow,
        sitting: Sequence[SeatRow],
        chair: SeatRow,
        *,
        bot: str = "",
        language: str = "ru",
        more: Callable[[Connection], None] = lambda _connection: None,
    ) -> None:
        game = self._registry.game(row.game)
        await self._replace(chair, with_bot(game, chair, sitting, bot, language), more)

    async def _replace(
        self,
        before: SeatRow,
        after: SeatRow,
        more: Callable[[Connection], None] = lambda _connection: None,
    ) -> None:
        """Put somebody else on a seat of a match being played, as an act in the record."""

        def beside(connection: Connection) -> None:
            seats.change(connection, before, after)
            if after.person is not None:
                seats.learn(connection, after.match, after.person, after.seat)
            more(connection)

        command = Command(
            TABLE,
            Replace(before.seat, after.name),
            beside=beside,
            seated=(before.seat, Holder(after.person, after.bot)),
        )
        answer = await self._commands.post(before.match, command)
        if isinstance(answer, Refusal):
            raise TableError("conflict", answer)

    async def _playing(self, match: str) -> tuple[MatchRow, list[SeatRow]]:
        def read(connection: Connection) -> tuple[MatchRow | None, list[SeatRow]]:
            return matches.get(connection, match), seats.of_match(connection, match)

        row, sitting = await self._registry.store.read(read)
        if row is None:
            raise unknown("table-no-match")
        if row.status != "playing":
            raise conflict("table-not-playing")
        return row, sitting


def _invited(signup: SignupRow | None, seat: Seat) -> bool:
    """Whether this person was called to this seat, or to any."""
    return signup is not None and signup.status == INVITED and signup.seat in (None, seat)


def _first_of_reserve(connection: Connection, match: str, seat: Seat) -> SignupRow | None:
    """Who waits the longest of those who have seen the secrets of no other seat."""
    for signup in signups.of_match(connection, match):
        knows = seats.known(connection, match, signup.person)
        if signup.status == RESERVE and knows in (None, seat):
            return signup
    return None
