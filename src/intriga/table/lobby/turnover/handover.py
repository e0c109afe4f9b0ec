"""How a seat of a match being played passes from a person to a bot and back: with an entry in the
record that says why, and what becomes of those who wait for this seat."""

from collections.abc import Callable, Sequence

from sqlalchemy import Connection

from intriga.kernel.actors import Seat
from intriga.kernel.acts import ReplaceReason
from intriga.store import signups
from intriga.store.matches import MatchRow
from intriga.store.people import accounts, return_codes
from intriga.store.seats import SeatRow
from intriga.store.signups import (
    ASKED,
    INVITED,
    LEFT,
    REMOVED,
    REPLACED,
    RESERVE,
    SignupRow,
    SignupStatus,
)
from intriga.table.lobby.checks import known_person
from intriga.table.lobby.context import LobbyContext
from intriga.table.lobby.seat_changes import replace_player, with_bot, with_person

Write = Callable[[Connection], None]


class Handover:
    """The handovers of all matches being played. Who may ask for one is decided by the callers.
    `by`: the host who has decided it, None for nobody."""

    def __init__(self, context: LobbyContext) -> None:
        self._context = context

    async def to_bot(
        self,
        row: MatchRow,
        chairs: Sequence[SeatRow],
        chair: SeatRow,
        why: ReplaceReason,
        *,
        by: str | None = None,
        bot: str = "",
        language: str = "ru",
    ) -> None:
        """A bot takes a person's seat with all it knows. The person may come back, unless they were
        removed. `bot`: one of the game's, "" for the strongest; `language`: of its name."""
        assert chair.person is not None
        after = with_bot(self._context.registry.game(row.game), chair, chairs, bot, language)
        note = _former(chair, why, self._context.now())

        def beside(connection: Connection) -> None:
            for signup in _claims(connection, row.id, chair.seat):
                if signup.status == ASKED and signup.by:  # by a link to a seat nobody has any more
                    signups.drop(connection, row.id, signup.person)
            signups.put(connection, note)

        name = await self._name(by)
        await replace_player(self._context, chair, after, beside, why=why, by=name)
        self._context.changed(row.id)

    async def to_person(
        self,
        chair: SeatRow,
        chairs: Sequence[SeatRow],
        person: str,
        why: ReplaceReason,
        *,
        by: str | None = None,
        beside: Write | None = None,
    ) -> None:
        """A person takes a seat with all it knows. Unless they do it themselves, which are `joined`
        and `returned`, they get an email. `beside`: what else is written."""
        guest = await self._context.store.read(lambda connection: known_person(connection, person))

        def write(connection: Connection) -> None:
            signups.drop(connection, chair.match, person)
            _settle_claims(connection, chair.match, chair.seat)
            if chair.person is not None:  # whoever has their code is not them any more
                return_codes.drop(connection, chair.match, chair.person)
            if beside is not None:
                beside(connection)
            if why in ("admitted", "agreed"):
                now = self._context.now()
                self._context.email_triggers.queue(connection, "seated", person, chair.match, now)

        after = with_person(self._context, chair, guest, chairs, chair.salt)
        name = await self._name(by)
        await replace_player(self._context, chair, after, write, why=why, by=name)
        self._context.changed(chair.match)

    async def _name(self, person: str | None) -> str:
        if person is None:
            return ""
        row = await self._context.store.read(lambda c: accounts.get(c, person))
        return row.name if row is not None else ""


def _former(chair: SeatRow, why: ReplaceReason, now: int) -> SignupRow:
    """How somebody stands whose seat a bot takes."""
    statuses: dict[ReplaceReason, SignupStatus] = {"left": LEFT, "removed": REMOVED}
    status = statuses.get(why, REPLACED)
    assert chair.person is not None
    return SignupRow(chair.match, chair.person, status, 0, now, chair.seat)


def _claims(connection: Connection, match: str, seat: Seat) -> list[SignupRow]:
    return [row for row in signups.of_match(connection, match) if row.seat == seat]


def _settle_claims(connection: Connection, match: str, seat: Seat) -> None:
    """A person has taken this seat: nobody has agreed to another one there, those who were called
    to it wait in the reserve again or may take any other, and nobody is waited for to come back to
    it. Those who ask for it may still be given another seat."""
    for signup in _claims(connection, match, seat):
        if signup.status == ASKED:
            signups.change(connection, signup, by=None)
            signups.drop_consents(connection, match, signup.person)
        elif signup.status == INVITED and signup.by is None:
            signups.change(connection, signup, status=RESERVE, seat=None)
        elif signup.status == INVITED:
            signups.change(connection, signup, seat=None)
        elif signup.status == REPLACED:
            signups.change(connection, signup, status=LEFT)
