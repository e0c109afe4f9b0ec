"""Choosing a place before a match begins: a team, a role, an office; or another numbered seat.

A choice is public, and takes effect at once: whoever chooses a place of players sits on one of its
seats from then on. Who becomes an official gives up their seat.
"""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace
from sqlalchemy import Connection

from intriga.kernel.actors import Seat
from intriga.kernel.seats.places import Place
from intriga.kernel.text import Message
from intriga.store import matches, officials, seats, signups
from intriga.store.matches import MatchRow
from intriga.store.officials import OfficialRow
from intriga.store.people import accounts
from intriga.store.seats import EVERYTHING, SeatRow
from intriga.store.signups import ASKED, IN_RESERVE
from intriga.table.errors import conflict, forbidden, unknown
from intriga.table.lobby.checks import (
    free_seat,
    known_person,
    lock_gathering,
    require_host,
    require_no_referee,
    seat_of,
)
from intriga.table.lobby.context import LobbyContext
from intriga.table.lobby.places.arrangement import (
    arranged,
    place_with,
    places_in,
    rearrange,
    take_office,
    with_newcomer,
)
from intriga.table.lobby.places.powers import Stewards
from intriga.table.lobby.places.reserve import Reserve
from intriga.table.lobby.seat_changes import emptied, write_change

ASSISTANT: Final = Place("", Message("official-assistant"), officials=999)
"""The place of those who help the host and have none of the game."""


class Places:
    """The places of all matches. How people sign up for one: see `Signups.join`."""

    def __init__(self, context: LobbyContext, reserve: Reserve, stewards: Stewards) -> None:
        self._context = context
        self._reserve = reserve
        self._stewards = stewards

    # Before a match begins.

    async def choose(self, match: str, me: str, place: str) -> None:
        """Choose a place, or ("") leave it and sit wherever there is room. Those who wait for a
        seat say which place they want.

        Raises `TableError` for a place that is full or does not exist, and for somebody who has not
        signed up.
        """

        def op(connection: Connection) -> None:
            row = lock_gathering(connection, match)
            self._put(connection, row, me, place)

        await write_change(self._context, match, op)

    async def move(self, match: str, me: str, person: str, place: str) -> None:
        """As `choose`, for somebody else. During a roll call they are asked again whether they are
        here. Raises `TableError` as `choose` does, and for anybody but a host."""

        def op(connection: Connection) -> None:
            row = lock_gathering(connection, match)
            require_host(row, me)
            self._put(connection, row, person, place)
            chair = next(
                (one for one in seats.of_match(connection, match) if one.person == person), None
            )
            if chair is not None and chair.here_at is not None and person != me:
                seats.change(connection, chair, replace(chair, here_at=None))

        await write_change(self._context, match, op)

    async def change_seat(self, match: str, me: str, seat: Seat) -> None:
        """Move to another free seat; with it goes the place it belongs to. Raises `TableError` for
        a seat that is taken, and for a person who has none."""

        def op(connection: Connection) -> None:
            row = lock_gathering(connection, match)
            chairs = seats.of_match(connection, match)
            mine = seat_of(chairs, me)
            if mine.seat == seat:
                return
            target = free_seat(chairs, seat)
            places = places_in(self._context, row, chairs)
            if any(seat in place.seats for place in places):
                raise conflict("place-by-name")
            after = list(chairs)
            after[mine.seat] = emptied(mine)
            after[target.seat] = replace(mine, seat=seat)
            rearrange(connection, chairs, after)

        await write_change(self._context, match, op)

    def _put(self, connection: Connection, row: MatchRow, person: str, key: str) -> None:
        """This person gets this place, wherever they were before."""
        chairs = seats.of_match(connection, row.id)
        places = places_in(self._context, row, chairs)
        place = place_with(places, key) if key else None
        official = officials.get(connection, row.id, person)
        signup = signups.get(connection, row.id, person)
        chair = next((one for one in chairs if one.person == person), None)
        if chair is None and official is None:
            waits = signup is not None and signup.status in (ASKED, *IN_RESERVE)
            if signup is None or not waits:
                raise forbidden("seat-none-of-yours")
            if signup.status == ASKED or place is None or not place.officials:
                signups.change(connection, signup, wish=key)
                return
        if place is not None and place.officials:
            self._make_official(connection, row, person, place)
        elif chair is not None:
            sit_on(connection, chairs, chair, places, key)
        elif official is not None:
            self._seat_official(connection, row, person, key)

    def _make_official(
        self, connection: Connection, row: MatchRow, person: str, place: Place
    ) -> None:
        before = officials.get(connection, row.id, person)
        if before is not None and before.place == place.key:
            return
        if before is not None:
            officials.drop(connection, row.id, person)
        take_office(connection, row.id, person, place, self._context.now())
        signups.drop(connection, row.id, person)
        for chair in seats.of_match(connection, row.id):
            if chair.person == person:
                seats.change(connection, chair, emptied(chair))
                self._reserve.move_up(connection, row.id)

    def _seat_official(
        self,
        connection: Connection,
        row: MatchRow,
        person: str,
        key: str,
    ) -> None:
        require_no_referee(row, person)
        chairs = seats.of_match(connection, row.id)
        places = places_in(self._context, row, chairs)
        chair = free_seat(chairs, None)
        after, mine = with_newcomer(
            self._context, chairs, chair, known_person(connection, person), places, wish=key
        )
        if mine.place != key:
            raise conflict("place-full")
        officials.drop(connection, row.id, person)
        rearrange(connection, chairs, after)

    # Officials, before the start and in play.

    async def appoint(self, match: str, me: str, login: str, place: str) -> None:
        """Make the account with this login, or ("") the host who asks, an official; without a place
        (""), an assistant of the host. In play they get the powers that come with it.

        Raises `TableError` for anybody but a host, an unknown login, a place that is full or for
        players, and for somebody who has or had a seat or is an official here already."""

        def op(connection: Connection) -> None:
            row = self._serving(connection, match)
            require_host(row, me)
            found = accounts.by_login(connection, login.strip()) if login.strip() else None
            if login.strip() and found is None:
                raise conflict("official-no-account")
            person = me if found is None else found.id
            chairs = seats.of_match(connection, match)
            places = places_in(self._context, row, chairs)
            chosen = place_with(places, place) if place else ASSISTANT
            if not chosen.officials:
                raise conflict("place-for-players")
            knows = seats.known(connection, match, person)
            if any(chair.person == person for chair in chairs) or knows not in (None, EVERYTHING):
                raise conflict("official-plays")
            if officials.get(connection, match, person) is not None:
                raise conflict("official-already")
            take_office(connection, match, person, chosen, self._context.now())
            signups.drop(connection, match, person)

        await write_change(self._context, match, op)
        await self._stewards.provide(match)

    async def resign(self, match: str, me: str) -> None:
        """Give up an office. Raises `TableError` for somebody who has none."""
        await self._dismiss(match, me, me)

    async def dismiss(self, match: str, me: str, person: str) -> None:
        """Take an office away from somebody. Raises `TableError` for anybody but a host, and for
        somebody who has none."""
        await self._dismiss(match, me, person)

    async def _dismiss(self, match: str, me: str, person: str) -> None:
        def serving(connection: Connection) -> OfficialRow:
            row = self._serving(connection, match)
            if me != person:
                require_host(row, me)
            found = officials.get(connection, match, person)
            if found is None:
                raise unknown("official-none")
            return found

        def op(connection: Connection) -> None:
            serving(connection)
            officials.drop(connection, match, person)

        official = await self._context.store.write(serving)  # it locks the match
        if official.steward:
            await self._stewards.relieve(official, op)
        else:
            await write_change(self._context, match, op)

    def _serving(self, connection: Connection, match: str) -> MatchRow:
        """A match that is not over, locked. Raises `TableError` for any other."""
        status = seats.lock(connection, match)
        row = matches.get(connection, match)
        if row is None:
            raise unknown("table-no-match")
        if status not in ("gathering", "playing"):
            raise conflict("table-not-playing")
        return row


def sit_on(
    connection: Connection,
    chairs: Sequence[SeatRow],
    chair: SeatRow,
    places: Sequence[Place],
    key: str,
) -> None:
    """Within a transaction: who has this seat gets this place, or ("") none. Raises `TableError`
    when it is full."""
    wanted = list(chairs)
    wanted[chair.seat] = replace(chair, place=key)
    after = arranged(wanted, places)
    if next(one for one in after if one.person == chair.person).place != key:
        raise conflict("place-full")
    rearrange(connection, chairs, after)
