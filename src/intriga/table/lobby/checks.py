"""Checks before something is changed: each returns what was asked for or raises `TableError`.

Those that take a `Connection` belong into a transaction; the coroutines read for themselves, so
what they found may have changed by the time something is written.
"""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection

from intriga.games import UnknownGame
from intriga.kernel.actors import Seat
from intriga.kernel.game import Game
from intriga.store import Conflict, matches, officials, seats, signups
from intriga.store.matches import MatchRow
from intriga.store.people import accounts
from intriga.store.people.accounts import PersonRow
from intriga.store.seats import SeatRow
from intriga.store.signups import DECLINED, REMOVED, SignupRow
from intriga.table.accounts.codes import normalize_code
from intriga.table.errors import conflict, forbidden, unknown
from intriga.table.lobby.context import LobbyContext
from intriga.table.match.stored_match import terms_of

# Matches.


def lock_gathering(connection: Connection, match: str) -> MatchRow:
    """A match that has not started, locked until this transaction ends. Raises `TableError` for any
    other."""
    try:
        seats.require(connection, match, "gathering")
    except Conflict:
        missing = matches.get(connection, match) is None
        raise unknown("table-no-match") if missing else conflict("table-begun") from None
    row = matches.get(connection, match)  # once it is locked, or it may be out of date
    assert row is not None
    return row


async def stored_match(context: LobbyContext, match: str) -> tuple[MatchRow, list[SeatRow]]:
    """A match and its seats. Raises `TableError` when there is none, and for a lesson: nobody
    enters or leaves it, and nothing about it is changed."""

    def read(connection: Connection) -> tuple[MatchRow | None, list[SeatRow]]:
        return matches.get(connection, match), seats.of_match(connection, match)

    row, chairs = await context.store.read(read)
    if row is None or row.lesson is not None:
        raise unknown("table-no-match")
    return row, chairs


async def gathering_match(context: LobbyContext, match: str) -> tuple[MatchRow, list[SeatRow]]:
    """A match that has not begun, and its seats. Raises `TableError` for any other."""
    row, chairs = await stored_match(context, match)
    if row.status != "gathering":
        raise conflict("table-begun")
    return row, chairs


async def playing_match(context: LobbyContext, match: str) -> tuple[MatchRow, list[SeatRow]]:
    """A match being played, and its seats. Raises `TableError` for any other."""
    row, chairs = await stored_match(context, match)
    if row.status != "playing":
        raise conflict("table-not-playing")
    return row, chairs


async def finished_match(context: LobbyContext, match: str) -> tuple[MatchRow, list[SeatRow]]:
    """A match that is over, and its seats. Raises `TableError` for any other."""
    row, chairs = await stored_match(context, match)
    if row.status != "over":
        raise conflict("table-not-over")
    return row, chairs


def known_game(context: LobbyContext, game: str) -> Game[Any]:
    """The game with this id. Raises `TableError` when it is not installed."""
    try:
        return context.registry.game(game)
    except UnknownGame:
        raise unknown("table-no-game", game=game) from None


# People.


def known_person(connection: Connection, person: str) -> PersonRow:
    """A person who is signed in. Raises `TableError` for anybody else."""
    row = accounts.get(connection, person)
    if row is None or row.erased_at is not None:
        raise unknown("person-unknown")
    return row


def require_host(row: MatchRow, me: str) -> None:
    """Raises `TableError` for anybody but a host of the match."""
    if not row.hosted_by(me):
        raise forbidden("refused-not-host")


def require_no_referee(row: MatchRow, me: str) -> None:
    """Raises `TableError` for a host who is the referee: they see everything, so they hold no
    seat."""
    if terms_of(row).referee and row.hosted_by(me):
        raise forbidden("host-referee-sits")


def require_code(row: MatchRow, me: str, code: str) -> None:
    """Raises `TableError` without the join code of a match that is not open, and for its
    referee."""
    require_no_referee(row, me)
    if row.privacy == "open" or row.hosted_by(me) or normalize_code(code) == row.join_code:
        return
    raise forbidden("join-code-needed")


async def require_password(context: LobbyContext, match: str, me: str, password: str) -> None:
    """Raises `TableError` without the password of a match that has one. Its hosts and those who
    are invited or wait already need none."""

    def read(connection: Connection) -> tuple[MatchRow | None, SignupRow | None]:
        return matches.get(connection, match), signups.get(connection, match, me)

    row, signup = await context.store.read(read)
    if row is None or row.password is None or row.hosted_by(me) or signup is not None:
        return
    if not password:
        raise forbidden("match-password-needed")
    if not await context.passwords.right(row.password, password):
        raise forbidden("match-password-wrong")


def refuse_outcast(signup: SignupRow | None) -> None:
    """Raises `TableError` for somebody who was turned down or removed."""
    if signup is not None and signup.status == DECLINED:
        raise forbidden("signup-declined")
    if signup is not None and signup.status == REMOVED:
        raise forbidden("signup-removed")


def require_no_office(connection: Connection, match: str, person: str) -> None:
    """Raises `TableError` for an official of the match, who can have no seat."""
    if officials.get(connection, match, person) is not None:
        raise conflict("official-sits")


def candidate(
    connection: Connection, match: str, person: str
) -> tuple[Seat | None, SignupRow | None]:
    """Somebody who wants a seat of a match being played: the seat whose secrets they have seen, and
    their sign-up. Raises `TableError` for an official."""
    require_no_office(connection, match, person)
    return seats.known(connection, match, person), signups.get(connection, match, person)


# Seats.


def seat_of(chairs: Sequence[SeatRow], person: str) -> SeatRow:
    """The seat of a person. Raises `TableError` when they have none."""
    for chair in chairs:
        if chair.person == person:
            return chair
    raise forbidden("seat-none-of-yours")


def seat_at(chairs: Sequence[SeatRow], seat: Seat) -> SeatRow:
    """The seat with this number. Raises `TableError` when there is none."""
    for chair in chairs:
        if chair.seat == seat:
            return chair
    raise unknown("refused-no-seat")


def free_seat(chairs: Sequence[SeatRow], seat: Seat | None) -> SeatRow:
    """The seat with this number, or (None) the first free one. Raises `TableError` when it is
    taken."""
    if seat is not None:
        chair = seat_at(chairs, seat)
        if not chair.free:
            raise conflict("seat-taken")
        return chair
    for chair in chairs:
        if chair.free:
            return chair
    raise conflict("seat-none-free")
