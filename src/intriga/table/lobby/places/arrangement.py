"""Who sits where before a match begins: whoever has chosen a place sits on one of its seats.

Everybody else sits on any seat, and moves to another one when somebody chooses a place that it
belongs to. So a place is full only when so many people have chosen it.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection

from intriga.kernel.actors import Seat
from intriga.kernel.game import Game
from intriga.kernel.records.record import Header
from intriga.kernel.seats.places import Place
from intriga.store import officials, seats
from intriga.store.matches import MatchRow
from intriga.store.officials import OfficialRow
from intriga.store.people.accounts import PersonRow
from intriga.store.seats import SeatRow
from intriga.table.errors import conflict
from intriga.table.lobby.context import LobbyContext
from intriga.table.lobby.seat_changes import emptied, salt_or_new, with_person

_decode_header = msgspec.json.Decoder(Header).decode


def places_of(context: LobbyContext, row: MatchRow, number: int) -> tuple[Place, ...]:
    """The places of a match with so many seats; none if its game is not installed."""
    rules = context.registry.games.get(row.game)
    return () if rules is None else _places_with(rules, row.options, number)  # type: ignore[arg-type]


@lru_cache(maxsize=256)
def _places_with(rules: Game[Any], options: str, number: int) -> tuple[Place, ...]:
    """The places of a game with these options (JSON) and so many seats; none if the options are
    those of older rules."""
    try:
        chosen = msgspec.json.decode(options, type=rules.Options)
    except msgspec.DecodeError:
        return ()
    return tuple(rules.places(chosen, number))


def places_in(context: LobbyContext, row: MatchRow, chairs: Sequence[SeatRow]) -> tuple[Place, ...]:
    """The places of a match as it stands; once it has begun, those with which it did."""
    number = len(chairs) if row.header is None else _began_with(row.header)
    return places_of(context, row, number)


@lru_cache(maxsize=256)
def _began_with(header: bytes) -> int:
    """With how many seats a match began."""
    return len(_decode_header(header).chairs)


def place_with(places: Sequence[Place], key: str) -> Place:
    """The place with this key. Raises `TableError` when there is none."""
    for place in places:
        if place.key == key:
            return place
    raise conflict("place-unknown")


def place_at(places: Sequence[Place], seat: Seat) -> str:
    """The key of the place that a seat belongs to, "" for none."""
    return next((place.key for place in places if seat in place.seats), "")


def arranged(chairs: Sequence[SeatRow], places: Sequence[Place]) -> list[SeatRow]:
    """The seats with the same holders, each who has chosen a place on one of its seats; those for
    whom it has none left have none (`place` is empty). Few move, bots first."""
    seats_of = {place.key: place.seats for place in places}
    taken: dict[Seat, SeatRow] = {}
    moving, others = [], []
    for chair in chairs:
        if chair.place and chair.seat in seats_of.get(chair.place, ()):
            taken[chair.seat] = chair
        elif chair.place:
            moving.append(chair)
        elif not chair.free:
            others.append(chair)
    rank = {chair.seat: 0 if chair.free else 1 if chair.bot else 2 for chair in chairs}
    for chair in moving:
        left = [one for one in seats_of.get(chair.place, ()) if one not in taken]
        seat = min(left, key=rank.__getitem__, default=None)
        if seat is None:
            others.append(replace(chair, place=""))
        else:
            taken[seat] = replace(chair, seat=seat)
    return _with_others(chairs, taken, others)


def _with_others(
    chairs: Sequence[SeatRow], taken: dict[Seat, SeatRow], others: Sequence[SeatRow]
) -> list[SeatRow]:
    """All seats, once those without a place sit on what is left: their own seat if they can."""
    displaced = []
    for chair in others:
        if chair.seat in taken:
            displaced.append(chair)
        else:
            taken[chair.seat] = chair
    left = [chair.seat for chair in chairs if chair.seat not in taken]
    for chair, seat in zip(displaced, left, strict=False):
        taken[seat] = replace(chair, seat=seat)
    return [taken.get(chair.seat) or emptied(chair) for chair in chairs]


def with_newcomer(
    context: LobbyContext,
    chairs: Sequence[SeatRow],
    chair: SeatRow,
    person: PersonRow,
    places: Sequence[Place],
    *,
    wish: str = "",
    salt: str = "",
    here_at: int | None = None,
) -> tuple[list[SeatRow], SeatRow]:
    """The seats with a person on this one, or on a seat of the place they wish, if it has one left;
    and the seat they got."""
    new = with_person(context, chair, person, chairs, salt_or_new(salt))
    wanted = [
        replace(new, here_at=here_at, place=wish) if one.seat == chair.seat else one
        for one in chairs
    ]
    after = arranged(wanted, places)
    return after, next(one for one in after if one.person == person.id)


def rearrange(connection: Connection, before: Sequence[SeatRow], after: Sequence[SeatRow]) -> None:
    """Within a transaction: write the seats that differ. Raises `Conflict` when somebody else has
    changed one of them."""
    for old, new in zip(before, after, strict=True):
        if old != new:
            seats.change(connection, old, new)


def take_office(connection: Connection, match: str, person: str, place: Place, now: int) -> None:
    """Within a transaction that has locked the match: a person becomes an official. Raises
    `TableError` when the place is full."""
    serving = [row for row in officials.of_match(connection, match) if row.place == place.key]
    if len(serving) >= place.officials:
        raise conflict("place-full")
    officials.add(connection, OfficialRow(match, person, place.key, now))
