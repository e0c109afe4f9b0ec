"""Signing up for a match before it begins: joining, waiting, approval by the host, invitations.

A match may ask for its join code, a password and the host's approval. When no seat is free, people
wait in the reserve.
"""

from collections.abc import Sequence
from typing import assert_never

from msgspec.structs import replace
from sqlalchemy import Connection

from intriga.kernel.actors import Seat
from intriga.kernel.seats.places import Place
from intriga.store import matches, seats, signups
from intriga.store.matches import MatchRow
from intriga.store.people import accounts
from intriga.store.people.accounts import PersonRow
from intriga.store.seats import SeatRow
from intriga.store.signups import (
    ASKED,
    DECLINED,
    FORMER,
    IN_RESERVE,
    INVITED,
    LEFT,
    REMOVED,
    REPLACED,
    RESERVE,
    SignupRow,
)
from intriga.table.errors import conflict, forbidden, unknown
from intriga.table.leagues.match_ledgers import require_free
from intriga.table.lobby.checks import (
    free_seat,
    known_person,
    lock_gathering,
    require_code,
    require_host,
    require_no_office,
    require_password,
    seat_at,
)
from intriga.table.lobby.context import LobbyContext
from intriga.table.lobby.places.arrangement import (
    place_at,
    place_with,
    places_in,
    rearrange,
    take_office,
    with_newcomer,
)
from intriga.table.lobby.seat_changes import salt_or_new, write_change
from intriga.table.lobby.turnover.seat_requests import SIGNUPS_MOST
from intriga.table.models import Joined

INVITED_MOST = 128
"""The most people one person may invite to a match."""


class Signups:
    """The sign-ups of all matches."""

    def __init__(self, context: LobbyContext) -> None:
        self._context = context

    # By the player.

    async def join(
        self,
        match: str,
        me: str,
        *,
        seat: Seat | None = None,
        place: str = "",
        salt: str = "",
        code: str = "",
        password: str = "",
        wait: bool = True,
    ) -> Joined:
        """Join a match that gathers: on a free seat (None: the first), in the reserve when all are
        taken, or as a request when the host has to approve. `wait=False`: on a seat or not at all.

        `place`: the key of the place they choose, "" for any; a seat that belongs to a place stands
        for it. `salt`: the player's share of the randomness, "" for a random one; `code`,
        `password`: as the match asks for them. Raises `TableError` for a person who has joined
        already, for a seat that is taken or a place that is full while others are free, without the
        right code or password, and for somebody who plays another match of the same league.
        """
        salt = salt_or_new(salt)
        await require_password(self._context, match, me, password)

        def op(connection: Connection) -> Joined:
            row, person = lock_gathering(connection, match), known_person(connection, me)
            chairs = seats.of_match(connection, match)
            if any(chair.person == me for chair in chairs):
                raise conflict("seat-have-one")
            require_no_office(connection, match, me)
            places = places_in(self._context, row, chairs)
            wish = place_with(places, place).key if place else ""
            if seat is not None and not wish:
                wish = place_at(places, seat)
            # Who sits on a seat of a place and has not chosen it makes way.
            taken = wish and seat is not None and not seat_at(chairs, seat).free
            wanted_seat = None if taken else seat
            signup = signups.get(connection, match, me)
            if signup is None or signup.status != INVITED:
                require_code(row, me, code)
            _refuse_again(signup)
            require_free(connection, row.league, me)
            if row.approval and not row.hosted_by(me) and signup is None:
                if not wait:
                    raise forbidden("signup-approval")
                asks = SignupRow(match, me, ASKED, 0, self._context.now(), salt=salt, wish=wish)
                return _request(connection, asks)
            if not wait:
                free_seat(chairs, wanted_seat)
            # Whoever joins during a roll call is here, and has seen the settings as they are.
            now = self._context.now()
            here = now if row.roll_at is not None else None
            wanted = SignupRow(match, me, RESERVE, 0, now, wanted_seat, salt, here, wish=wish)
            joined = self._admit(connection, wanted, person, chairs, places)
            if joined.status == "seated" and joined.chosen != wish:
                raise conflict("place-full")
            return joined

        return await write_change(self._context, match, op)

    async def sit(
        self,
        match: str,
        me: str,
        *,
        seat: Seat | None = None,
        place: str = "",
        salt: str = "",
        code: str = "",
        password: str = "",
    ) -> Seat:
        """As `join`, but on a free seat or not at all; the seat."""
        joined = await self.join(
            match,
            me,
            seat=seat,
            place=place,
            salt=salt,
            code=code,
            password=password,
            wait=False,
        )
        assert joined.seat is not None
        return joined.seat

    async def withdraw(self, match: str, me: str) -> None:
        """Withdraw a person's own sign-up, decline an invitation, or give up a seat that a bot has
        taken: it is no longer kept for them. Does nothing if there is none of these.
        """

        def op(connection: Connection) -> None:
            signup = signups.get(connection, match, me)
            if signup is not None and signup.status == REPLACED:
                signups.change(connection, signup, status=LEFT)
            elif signup is not None and signup.status in (ASKED, INVITED, *IN_RESERVE):
                signups.drop(connection, match, me)

        await write_change(self._context, match, op)

    # By the host.

    async def approve(self, match: str, me: str, person: str = "") -> None:
        """Approve the request of a person, also one who was declined before, or ("") all requests:
        they get the free seats, then places in the reserve. Raises `TableError` for anybody but a
        host, and when this person has not signed up."""

        def op(connection: Connection) -> None:
            match_row = lock_gathering(connection, match)
            require_host(match_row, me)
            requests = [
                row
                for row in signups.of_match(connection, match)
                if row.person == person or (not person and row.status == ASKED)
            ]
            if person and not requests:
                raise unknown("signup-none")
            for row in requests:
                if row.status in (ASKED, DECLINED):
                    chairs = seats.of_match(connection, match)
                    guest = known_person(connection, row.person)
                    places = places_in(self._context, match_row, chairs)
                    joined = self._admit(connection, row, guest, chairs, places)
                    if joined.status != RESERVE:
                        now = self._context.now()
                        self._context.email_triggers.queue(
                            connection, "seated", row.person, match, now
                        )

        await write_change(self._context, match, op)

    async def decline(self, match: str, me: str, person: str) -> None:
        """Decline the sign-up of a person, also while the match is played; then those who play may
        decline a request for a seat, too. The person cannot sign up again; a host may still approve
        or invite them. Raises `TableError` for anybody else, and when this person has not signed
        up."""

        def op(connection: Connection) -> None:
            row = matches.get(connection, match)
            if row is None:
                raise unknown("table-no-match")
            signup = signups.get(connection, match, person)
            asks = (
                row.status == "playing"
                and signup is not None
                and signup.status == ASKED
                and signup.seat is not None  # those who ask to enter ask the host alone
            )
            chairs = seats.of_match(connection, match) if asks else []
            if not any(chair.person == me for chair in chairs):
                require_host(row, me)
            if signup is None or signup.status in (*FORMER, REMOVED):
                raise unknown("signup-none")
            signups.change(connection, signup, status=DECLINED, here_at=None)
            signups.drop_consents(connection, match, person)

        await write_change(self._context, match, op)

    async def invite(self, match: str, me: str, login: str, *, seat: Seat | None = None) -> None:
        """Invite the account with this login: it joins without code, password or approval. While
        the match is played, it may take over a bot's seat (`seat`: this one).

        Raises `TableError` for anybody but a host and, before the start of a match without
        approval, the people who have a seat. Nothing is raised for an unknown login, so that nobody
        learns which exist.
        """

        def op(connection: Connection) -> None:
            row = matches.get(connection, match)
            if row is None or row.status != "playing":
                row = lock_gathering(connection, match)
            chairs = seats.of_match(connection, match)
            has_seat = any(chair.person == me for chair in chairs)
            inside = row.status == "gathering" and not row.approval and has_seat
            if not row.hosted_by(me) and not inside:
                raise forbidden("refused-not-host")
            if seat is not None and seat_at(chairs, seat).person is not None:
                raise conflict("seat-taken")
            found = accounts.by_login(connection, login.strip())
            if found is None or any(chair.person == found.id for chair in chairs):
                return
            now = self._context.now()
            wanted = SignupRow(match, found.id, INVITED, 0, now, seat, by=me)
            if _invite(connection, row, wanted):
                name = known_person(connection, me).name
                self._context.email_triggers.queue(
                    connection, "invited", found.id, match, now, by=name
                )

        await write_change(self._context, match, op)

    def _admit(
        self,
        connection: Connection,
        wanted: SignupRow,
        person: PersonRow,
        chairs: Sequence[SeatRow],
        places: Sequence[Place],
    ) -> Joined:
        """Give a person the office they wish, a seat if one is free, of the place they wish if it
        has one left, else the last position in the reserve."""
        match, me = wanted.match, wanted.person
        signups.drop(connection, match, me)
        office = next((one for one in places if one.key == wanted.wish and one.officials), None)
        if office is not None:
            take_office(connection, match, me, office, self._context.now())
            return Joined("official", chosen=office.key)
        if not any(chair.free for chair in chairs):
            waiting = signups.of_match(connection, match)
            if len(waiting) >= SIGNUPS_MOST:
                raise conflict("signup-too-many")
            signups.add(connection, replace(wanted, status=RESERVE, seat=None))
            before = sum(row.status in IN_RESERVE for row in waiting)
            return Joined(RESERVE, place=before + 1)
        after, mine = with_newcomer(
            self._context,
            chairs,
            free_seat(chairs, wanted.seat),
            person,
            places,
            wish=wanted.wish,
            salt=wanted.salt,
            here_at=wanted.here_at,
        )
        rearrange(connection, chairs, after)
        return Joined("seated", seat=mine.seat, chosen=mine.place)


def _refuse_again(signup: SignupRow | None) -> None:
    """Raises `TableError` for a person who has signed up already."""
    if signup is None:
        return
    match signup.status:
        case "asked":
            raise conflict("signup-asked")
        case "reserve" | "missed":
            raise conflict("signup-reserve")
        case "declined":
            raise forbidden("signup-declined")
        case "removed":
            raise forbidden("signup-removed")
        case "invited" | "replaced" | "left":
            return
        case never:
            assert_never(never)


def _request(connection: Connection, asks: SignupRow) -> Joined:
    """Note that somebody asks the host for a seat."""
    if len(signups.of_match(connection, asks.match)) >= SIGNUPS_MOST:
        raise conflict("signup-too-many")
    signups.add(connection, asks)
    return Joined(ASKED)


def _invite(connection: Connection, row: MatchRow, wanted: SignupRow) -> bool:
    """Note an invitation; one by a host also replaces a request or a refusal, and while the match
    is played a place in the reserve. Whether it is news to the person."""
    assert wanted.by is not None
    waiting = signups.of_match(connection, row.id)
    signup = next((waits for waits in waiting if waits.person == wanted.person), None)
    if signup is None:
        if sum(waits.by == wanted.by for waits in waiting) >= INVITED_MOST:
            raise conflict("signup-too-many")
        signups.add(connection, wanted)
        return True
    replaced = (ASKED, DECLINED, RESERVE) if row.status == "playing" else (ASKED, DECLINED)
    if signup.status in replaced and row.hosted_by(wanted.by):
        signups.change(connection, signup, status=INVITED, seat=wanted.seat, by=wanted.by)
        return True
    return False
