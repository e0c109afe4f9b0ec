"""Admission: who is let in to a match that gathers, who waits, and who is here.

A match may ask for its code, for a password, and for the host's word. Whoever finds no chair
waits in the reserve and moves up. Before it begins the host may call the roll: each says that he
is here, and the match begins without those who are missing.
"""

from collections.abc import Sequence

from msgspec.structs import replace
from sqlalchemy import Connection

from intriga.kernel.actors import Seat
from intriga.store import Conflict, accounts, matches, seats, signups
from intriga.store.accounts import PersonRow
from intriga.store.matches import MatchRow
from intriga.store.seats import SeatRow
from intriga.store.signups import ASKED, DECLINED, INVITED, RESERVE, SignupRow
from intriga.table.errors import conflict, forbidden, unknown
from intriga.table.lobby.seats import (
    Seating,
    emptied,
    fit_salt,
    free_chair,
    gathering,
    known_person,
    let_in,
    only_host,
)
from intriga.table.models import Joined

SIGNUPS_MOST = 512
"""So many wait for one match at most."""
INVITED_MOST = 128
"""So many may one person call to it."""


class Admission(Seating):
    """The door of all matches."""

    async def join(
        self,
        match: str,
        me: str,
        *,
        seat: Seat | None = None,
        salt: str = "",
        code: str = "",
        password: str = "",
        wait: bool = True,
    ) -> Joined:
        """Come to a match that gathers: on a free seat (None: the first) with one's share of
        chance, in the reserve when all are taken, or before the host who has to say yes; without
        `wait` on a seat or nowhere.

        Raises `TableError` when one is there already, for a seat that is taken while others are
        free, and without the code or password the match asks for.
        """
        salt = fit_salt(salt)
        await self._check_password(match, me, password)

        def op(connection: Connection) -> Joined:
            row, person = gathering(connection, match), known_person(connection, me)
            sitting = seats.of_match(connection, match)
            if any(chair.person == me for chair in sitting):
                raise conflict("seat-have-one")
            signup = signups.get(connection, match, me)
            if signup is None or signup.status != INVITED:
                let_in(row, me, code)
            _refuse_again(signup)
            if row.approval and not row.hosted_by(me) and signup is None:
                if not wait:
                    raise forbidden("signup-approval")
                return _ask(connection, match, me, salt, self._registry.time.now())
            if not wait:
                free_chair(sitting, seat)
            wanted = SignupRow(match, me, RESERVE, 0, self._registry.time.now(), seat, salt)
            return self._admit(connection, wanted, person, sitting)

        return await self._change(match, op)

    async def sit(
        self,
        match: str,
        me: str,
        *,
        seat: Seat | None = None,
        salt: str = "",
        code: str = "",
        password: str = "",
    ) -> Seat:
        """Take a free seat: as `join`, for who does not want to wait. The seat taken."""
        joined = await self.join(
            match, me, seat=seat, salt=salt, code=code, password=password, wait=False
        )
        assert joined.seat is not None
        return joined.seat

    async def withdraw(self, match: str, me: str) -> None:
        """Wait no longer, or say no to an invitation."""

        def op(connection: Connection) -> None:
            signup = signups.get(connection, match, me)
            if signup is not None and signup.status != DECLINED:
                signups.drop(connection, match, me)

        await self._change(match, op)

    # What the host says.

    async def approve(self, match: str, me: str, person: str = "") -> None:
        """Let in who asks (also who was declined before), or with no name all who ask now: to the
        free seats, the others to the reserve."""

        def op(connection: Connection) -> None:
            only_host(gathering(connection, match), me)
            asking = [
                row
                for row in signups.of_match(connection, match)
                if row.person == person or (not person and row.status == ASKED)
            ]
            if person and not asking:
                raise unknown("signup-none")
            for row in asking:
                if row.status in (ASKED, DECLINED):
                    sitting = seats.of_match(connection, match)
                    guest = known_person(connection, row.person)
                    joined = self._admit(connection, row, guest, sitting)
                    if joined.seat is not None:
                        now = self._registry.time.now()
                        self._email_triggers.tell(connection, "seated", row.person, match, now)

        await self._change(match, op)

    async def decline(self, match: str, me: str, person: str) -> None:
        """Say no to who asks or waits. He cannot ask again; the host may still let him in."""

        def op(connection: Connection) -> None:
            row = matches.get(connection, match)
            if row is None:
                raise unknown("table-no-match")
            only_host(row, me)
            signup = signups.get(connection, match, person)
            if signup is None:
                raise unknown("signup-none")
            signups.change(connection, signup, status=DECLINED, here_at=None)

        await self._change(match, op)

    async def invite(self, match: str, me: str, login: str) -> None:
        """Call somebody by his login. He needs neither code nor password nor the host's word.

        For the host, and where he lets everybody in for all who sit. A login that there is not is
        not said to be none: nobody finds out here who has an account.
        """

        def op(connection: Connection) -> None:
            row = gathering(connection, match)
            sitting = seats.of_match(connection, match)
            inside = not row.approval and any(chair.person == me for chair in sitting)
            if not row.hosted_by(me) and not inside:
                raise forbidden("refused-not-host")
            found = accounts.by_login(connection, login.strip())
            if found is None or any(chair.person == found.id for chair in sitting):
                return
            now = self._registry.time.now()
            if _call(connection, row, found.id, me, now):
                name = known_person(connection, me).name
                self._email_triggers.tell(connection, "invited", found.id, match, now, by=name)

        await self._change(match, op)

    # The roll.

    async def call_roll(self, match: str, me: str, open: bool = True) -> None:
        """Call the roll anew, or (`open=False`) no longer. The host himself is here."""
        now = self._registry.time.now() if open else None

        def op(connection: Connection) -> None:
            only_host(gathering(connection, match), me)
            matches.call_roll(connection, match, now)
            if now is None:
                self._email_triggers.withdraw(connection, match, ("roll",))
                return
            _answer(connection, match, me, now)
            for person in _awaited(connection, match):
                self._email_triggers.tell(connection, "roll", person, match, now)

        await self._change(match, op)

    async def answer_roll(self, match: str, me: str) -> None:
        """Say that one is here. For those who sit or wait in the reserve, while it is called."""
        now = self._registry.time.now()

        def op(connection: Connection) -> None:
            if gathering(connection, match).roll_at is None:
                raise conflict("roll-not-called")
            if not _answer(connection, match, me, now):
                raise forbidden("seat-none-of-yours")
            self._email_triggers.withdraw(connection, match, ("roll",), me)

        await self._change(match, op)

    # Within.

    async def _check_password(self, match: str, me: str, password: str) -> None:
        """Raises `TableError` for a wrong password; who is invited or waits already needs none."""

        def find(connection: Connection) -> tuple[MatchRow | None, SignupRow | None]:
            return matches.get(connection, match), signups.get(connection, match, me)

        row, signup = await self._registry.store.read(find)
        if row is None or row.password is None or row.hosted_by(me) or signup is not None:
            return
        if not password:
            raise forbidden("match-password-needed")
        if not await self._passwords.right(row.password, password):
            raise forbidden("match-password-wrong")

    def _admit(
        self,
        connection: Connection,
        wanted: SignupRow,
        person: PersonRow,
        sitting: Sequence[SeatRow],
    ) -> Joined:
        """On a chair if one is free, else at the end of the reserve."""
        match, me = wanted.match, wanted.person
        signups.drop(connection, match, me)
        if not any(chair.free for chair in sitting):
            waiting = signups.of_match(connection, match)
            if len(waiting) >= SIGNUPS_MOST:
                raise conflict("signup-too-many")
            signups.add(connection, replace(wanted, status=RESERVE, seat=None))
            before = sum(row.status == RESERVE for row in waiting)
            return Joined(RESERVE, place=before + 1)
        chair = free_chair(sitting, wanted.seat)
        seats.change(connection, chair, self._seated(chair, person, sitting, wanted.salt))
        return Joined("seated", seat=chair.seat)

    def _without_absent(
        self, connection: Connection, row: MatchRow, sitting: Sequence[SeatRow]
    ) -> list[SeatRow]:
        """The chairs when those who did not answer the roll stand up and the reserve that did
        moves up. Nothing is written."""
        assert row.roll_at is not None
        seated = [
            emptied(chair) if chair.person is not None and chair.here_at is None else chair
            for chair in sitting
        ]
        here = [
            signup
            for signup in signups.of_match(connection, row.id)
            if signup.status == RESERVE and signup.here_at is not None
        ]
        for number, chair in enumerate(seated):
            if chair.free and here:
                signup = here.pop(0)
                person = known_person(connection, signup.person)
                seated[number] = self._seated(chair, person, seated, signup.salt)
        return seated


def settle(
    connection: Connection,
    match: str,
    before: Sequence[SeatRow],
    seated: Sequence[SeatRow],
    now: int,
) -> None:
    """The match begins: who got a chair waits no longer, who lost his waits in the reserve, and
    nobody is asked or called any more. Raises `Conflict` when one of the reserve has gone."""
    sat = {chair.person for chair in before if chair.person is not None}
    sit = {chair.person for chair in seated if chair.person is not None}
    for chair in seated:
        if chair.person is not None and chair.person not in sat:
            signup = signups.get(connection, match, chair.person)
            if signup is None or signup.status != RESERVE:
                raise Conflict("the reserve has changed")
            signups.drop(connection, match, chair.person)
    signups.drop_all(connection, match, (ASKED, INVITED))
    for chair in before:
        if chair.person is not None and chair.person not in sit:
            waits = SignupRow(match, chair.person, RESERVE, 0, now, salt=chair.salt)
            signups.add(connection, waits)


def _refuse_again(signup: SignupRow | None) -> None:
    """Raises `TableError` for who has signed up already."""
    match signup.status if signup is not None else INVITED:
        case "asked":
            raise conflict("signup-asked")
        case "reserve":
            raise conflict("signup-reserve")
        case "declined":
            raise forbidden("signup-declined")


def _ask(connection: Connection, match: str, me: str, salt: str, now: int) -> Joined:
    if len(signups.of_match(connection, match)) >= SIGNUPS_MOST:
        raise conflict("signup-too-many")
    signups.add(connection, SignupRow(match, me, ASKED, 0, now, salt=salt))
    return Joined(ASKED)


def _awaited(connection: Connection, match: str) -> list[str]:
    """Who has not answered the roll, of those who sit or wait in the reserve."""
    sitting = seats.of_match(connection, match)
    absent = [chair.person for chair in sitting if chair.person and chair.here_at is None]
    waiting = signups.of_match(connection, match)
    return absent + [row.person for row in waiting if row.status == RESERVE]


def _call(connection: Connection, row: MatchRow, person: str, by: str, now: int) -> bool:
    """Invite somebody; who has asked or was declined is let in by it as soon as he comes. Whether
    this is news to him."""
    waiting = signups.of_match(connection, row.id)
    signup = next((waits for waits in waiting if waits.person == person), None)
    if signup is None:
        if sum(waits.by == by for waits in waiting) >= INVITED_MOST:
            raise conflict("signup-too-many")
        signups.add(connection, SignupRow(row.id, person, INVITED, 0, now, by=by))
        return True
    if signup.status in (ASKED, DECLINED) and row.hosted_by(by):
        signups.change(connection, signup, status=INVITED, by=by)
        return True
    return False


def _answer(connection: Connection, match: str, me: str, now: int) -> bool:
    """Note that somebody is here; whether he sits or waits."""
    for chair in seats.of_match(connection, match):
        if chair.person == me:
            seats.change(connection, chair, replace(chair, here_at=now))
            return True
    signup = signups.get(connection, match, me)
    if signup is None or signup.status != RESERVE:
        return False
    signups.change(connection, signup, here_at=now)
    return True
