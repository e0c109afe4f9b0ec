"""The archive: matches that were played elsewhere and are here to be watched.

They have no people. Their host is the archive itself, a person whom nobody can be and whom no
list shows.
"""

from collections.abc import Sequence

from sqlalchemy import Connection, insert

from intriga.store import accounts, matches, seats
from intriga.store.accounts import PersonRow
from intriga.store.log import Snapshot
from intriga.store.matches import MatchRow
from intriga.store.schema import entries, snapshots
from intriga.store.seats import SeatRow

ARCHIVE = "archive"
"""The id of the host of such matches; those of people are random."""


def put_in(
    connection: Connection,
    row: MatchRow,
    sitting: Sequence[SeatRow],
    lines: Sequence[bytes],
    kept: Sequence[Snapshot],
) -> None:
    """Write a finished match down as a whole. Raises `Taken` when its id or join code is used."""
    if accounts.get(connection, ARCHIVE) is None:
        at = row.created_at
        nobody = PersonRow(ARCHIVE, "", None, None, at, blocked_at=at, erased_at=at)
        accounts.add(connection, nobody)
    matches.add(connection, row)
    seats.add(connection, sitting)
    connection.execute(
        insert(entries),
        [{"match": row.id, "seq": seq, "line": line} for seq, line in enumerate(lines)],
    )
    connection.execute(
        insert(snapshots),
        [
            {name: getattr(one, name) for name in Snapshot.__struct_fields__} | {"match": row.id}
            for one in kept
        ],
    )
