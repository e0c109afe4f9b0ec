"""Import: a finished record of any installed game becomes a match that can be watched.

It is verified first. Such a match has the names of those who played, but no people: nobody holds a
seat or hosts it, and nothing can be done in it.
"""

import re
from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec
from sqlalchemy import Connection

from intriga.kernel.game import Game
from intriga.kernel.records.record import Record, digest, read
from intriga.kernel.records.replay import fold, verify
from intriga.kernel.text import msg
from intriga.store import Store, matches
from intriga.store.apart import imported_matches
from intriga.store.apart.imported_matches import ARCHIVE
from intriga.store.match_log import SnapshotRow
from intriga.store.matches import MatchRow
from intriga.store.seats import SeatRow
from intriga.table.accounts.codes import new_join_code
from intriga.table.errors import conflict, invalid
from intriga.table.match.due_times import Beats
from intriga.table.match.match_state import CurrentPosition, following, snapshot
from intriga.table.names import clean_text
from intriga.table.schedule import Schedule
from intriga.words.graphemes import cut

_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")
_ID_LENGTH: Final = 32
_NAME_LENGTH: Final = 64
_TITLE_LENGTH: Final = 80
_UNTIMED: Final = Schedule()

_Written: TypeAlias = tuple[MatchRow, list[SeatRow], list[bytes], list[SnapshotRow]]

_encode = msgspec.json.Encoder().encode


class Imported(NamedTuple):
    """The match of a record. `new`: it was not there before."""

    match: str
    new: bool


def put_in(
    store: Store, games: Mapping[str, Game[Any]], raw: bytes, now: int, title: str = ""
) -> Imported:
    """Put a record into a store, unless it is there already. Blocks. `now`: milliseconds since the
    epoch.

    Raises `RecordError` for an invalid record, `TableError` for one that is not finished, does not
    verify, or is of a game or rules that are not installed; `StoreError`.
    """
    lines = [line for line in raw.splitlines() if line]
    record = read(lines)
    game = _verified(games, record)
    positions_now = list(_boundaries(game, record))
    own = record.header.match
    fits = _ID.fullmatch(own) is not None and own != ARCHIVE
    for id in (*([own] if fits else []), digest(lines[0])[:_ID_LENGTH]):
        there = store.read(partial(matches.get, match=id))
        if there is None:
            row = _row(id, record, lines, now, title)
            sitting = _sitting(id, positions_now[-1])
            kept = [snapshot(current, record.header.rules) for current in positions_now]
            written = (row, sitting, lines[1:-1], kept)
            store.write(partial(_put, written=written)).result()
            return Imported(id, new=True)
        if (there.header, there.footer) == (lines[0], lines[-1]):
            return Imported(id, new=False)
    raise conflict("table-import-taken")


def _put(connection: Connection, written: _Written) -> None:
    imported_matches.put_in(connection, *written)


def _verified(games: Mapping[str, Game[Any]], record: Record) -> Game[Any]:
    """The game of a record that verifies. Raises `TableError` for any other."""
    game = games.get(record.header.game)
    if game is None:
        raise conflict("table-game-missing", game=record.header.game)
    verdict = verify(game, record)
    if verdict.verdict != "right":
        problem = verdict.problem
        assert problem is not None
        why = msg(problem.id, **problem.params)
        if verdict.verdict == "wrong":
            raise invalid("table-import-wrong", problem=why)
        raise invalid("table-import-undecided", problem=why)
    return game


def _boundaries(game: Game[Any], record: Record) -> Iterator[CurrentPosition]:
    """The positions that are stored for good, as those of a match played here."""
    current: CurrentPosition | None = None
    for advance in fold(game, record):
        current = following(game, current, advance, _UNTIMED, Beats())
        if current.kept == current.position.n:
            yield current


def _row(id: str, record: Record, lines: list[bytes], now: int, title: str) -> MatchRow:
    header, footer = record.header, record.footer
    assert footer is not None
    last = record.entries[-1]
    return MatchRow(
        id=id,
        game=header.game,
        status="over",
        title=cut(clean_text(title), _TITLE_LENGTH),
        options=_encode(header.options).decode(),
        schedule=_encode(_UNTIMED).decode(),
        terms=_encode(header.terms).decode(),
        privacy="link",
        watch=True,
        host=ARCHIVE,
        cohosts="[]",
        join_code=new_join_code(),
        secret=bytes.fromhex(footer.secret),
        commitment=header.commitment,
        length=len(record.entries),
        head=digest(lines[-2]),
        header=lines[0],
        footer=lines[-1],
        created_at=now,
        started_at=header.at,
        acted_at=last.at,
        ended_at=last.at,
        previous=None,
        next=None,
    )


def _sitting(id: str, end: CurrentPosition) -> list[SeatRow]:
    """The seats at the end: names without people."""
    return [
        SeatRow(match=id, seat=chair.seat, name=cut(clean_text(chair.name), _NAME_LENGTH))
        for chair in end.position.chairs
    ]
