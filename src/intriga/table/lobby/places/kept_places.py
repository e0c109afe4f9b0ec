"""What becomes of chosen places when the settings of a match change.

A place whose key is there no more, or means something else, is gone, and so is what has no room any
more. Who had it is told, and chooses again: nobody is held to a place they did not choose.
"""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection

from intriga.kernel.seats.places import Place
from intriga.store import officials, signups
from intriga.store.officials import OfficialRow
from intriga.store.people import accounts
from intriga.store.seats import SeatRow
from intriga.store.signups import RESERVE, SignupRow
from intriga.table.accounts.codes import new_salt
from intriga.table.lobby.places.arrangement import arranged


class Rearrangement(Struct, frozen=True):
    """The seats after a change; the names of those who have lost their place; which officials."""

    seats: list[SeatRow]
    lost: list[str]
    dismissed: list[OfficialRow]
    gone: frozenset[str]


def gone(before: Sequence[Place], after: Sequence[Place]) -> frozenset[str]:
    """The keys of places that are there no more, or mean something else."""
    still = {place.key: (place.group, place.label, place.officials > 0) for place in after}
    return frozenset(
        place.key
        for place in before
        if still.get(place.key) != (place.group, place.label, place.officials > 0)
    )


def rearrangement(
    connection: Connection,
    chairs: Sequence[SeatRow],
    before: Sequence[Place],
    after: Sequence[Place],
) -> Rearrangement:
    """What a change of the places does to these seats, which have their new numbers, and to the
    officials of their match. Nothing is written."""
    lapsed = gone(before, after)
    seated = arranged(
        [replace(chair, place="") if chair.place in lapsed else chair for chair in chairs], after
    )
    kept = {chair.person for chair in seated if chair.place}
    lost = [chair.name for chair in chairs if chair.place and chair.person not in kept]
    room = {place.key: place.officials for place in after if place.key not in lapsed}
    dismissed = []
    for row in officials.of_match(connection, chairs[0].match):
        room[row.place] = room.get(row.place, 0) - 1
        if room[row.place] < 0:
            dismissed.append(row)
    names = accounts.names(connection, {row.person for row in dismissed})
    lost += [names.get(row.person, "") for row in dismissed]
    return Rearrangement(seated, lost, dismissed, lapsed)


def write_signups(connection: Connection, match: str, done: Rearrangement, now: int) -> None:
    """Within a transaction: officials without a place wait for a seat, and wishes that are gone are
    forgotten."""
    for row in done.dismissed:
        officials.drop(connection, match, row.person)
        signups.put(connection, SignupRow(match, row.person, RESERVE, 0, now, salt=new_salt()))
    for signup in signups.of_match(connection, match):
        if signup.wish in done.gone:
            signups.change(connection, signup, wish="")
