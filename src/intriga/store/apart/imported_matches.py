"""The archive: imported records of matches that were played elsewhere, kept for watching.

They belong to no person. Their host is the archive, a person without a login that no list shows.
"""

from collections.abc import Sequence

from sqlalchemy import Connection, insert

from intriga.store import matches, seats
from intriga.store.match_log import SnapshotRow
from intriga.store.matches import MatchRow
from intriga.store.people import accounts
from intriga.store.people.accounts import PersonRow
from intriga.store.schema import entries, snapshots
from intriga.store.seats import SeatRow

ARCHIVE = "archive"
"""The id of the host of imported matches; the ids of real people are random."""


def put_in(
    connection: Connection,
    row: MatchRow,
    sitting: Sequence[SeatRow],
    lines: Sequence[bytes],
    kept: Sequence[SnapshotRow],
) -> None:
    """Store a finished match. Raises `Taken` when its id or join code is in use.

    `sitting`: its seats; `kept`: its snapshots.
    """
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
            {name: getattr(one, name) for name in SnapshotRow.__struct_fields__} | {"match": row.id}
            for one in kept
        ],
    )
