"""The log of a match: entries, snapshots, receipts and timers, written together or not at all.

`append` is the hot path. Two checks guard it: the number and hash of the last line must be those
the writer has seen, and the primary key is `(match, seq)`. So two writers never both write step
*n*, and a step never follows a line that it was not made for.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, TypeAlias

from msgspec import Struct
from sqlalchemy import Connection, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from intriga.store import ledgers
from intriga.store.database.compiled_statements import CompiledStatement
from intriga.store.errors import Behind, Repeated
from intriga.store.schema import entries, matches, receipts, snapshots, timers
from intriga.store.writing import drafts


class SnapshotRow(Struct, frozen=True):
    """A position as it is stored. `n`: the number of entries that lead to it. `chairs`, `heard`
    and `house` are JSON. `boundary`: it is kept for good, not replaced by the next one."""

    n: int
    rules: int
    head: str
    packed: bytes
    chairs: str
    heard: str
    boundary: bool
    house: str = "{}"


class ReceiptRow(Struct, frozen=True):
    """The answer to an actor's command. `digest`: of the command."""

    actor: str
    command: str
    digest: str
    receipt: bytes


_AT_ONCE: Final = 500
"""How many entries are asked for by their numbers in one query."""

CLOSE: Final = "close"
SETTLE: Final = "settle"
EARLIEST: Final = "earliest"
MARK: Final = "mark:"
RESUME: Final = "resume"
LAPSE: Final = "lapse"
UNDO: Final = "undo"

TimerKey: TypeAlias = tuple[str, str]
"""What tells the timers of a match apart: the key of the window, the purpose."""


class Timer(Struct, frozen=True):
    """A timer of a window, or of the match (`window=""`). `due_at`: milliseconds since the epoch.
    `left`: it is paused, with so many milliseconds left. `purpose`: what happens when it runs out:
    the window closes (`CLOSE`), settles (`SETTLE`), or reaches a mark (`MARK` and the mark's name);
    the match resumes (`RESUME`), or the proposal whose number is the generation lapses (`LAPSE`);
    so does a request to rewind the match, or that is done, as all have agreed (`UNDO`);
    nothing, if it only says when a window may settle at the earliest (`EARLIEST`).
    `restarts`: how often the clock of the window had started anew when it was set."""

    window: str
    generation: int
    due_at: int
    left: int | None = None
    purpose: str = CLOSE
    restarts: int = 0

    @property
    def key(self) -> TimerKey:
        """What tells it from the other timers of its match."""
        return self.window, self.purpose


class Append(Struct, frozen=True):
    """A step to write.

    `prev`, `head`: the hashes of the line before and of this one. `tip`: the position after it, or
    None when that follows from the newest snapshot without running the rules; `before`: the `n` of
    the snapshot that `tip` replaces, or None when that one is kept. `stopped`, `started`: timers,
    the former by their keys. `footer`: the match ends with this step; `left`: then the ledgers that
    it leaves. `beside`: other writes in the same transaction.
    """

    match: str
    seq: int
    at: int
    prev: str
    head: str
    line: bytes
    tip: SnapshotRow | None
    before: int | None
    receipt: ReceiptRow | None = None
    stopped: tuple[TimerKey, ...] = ()
    started: tuple[Timer, ...] = ()
    footer: bytes | None = None
    left: ledgers.Left = ledgers.NOTHING
    beside: Callable[[Connection], None] | None = None


_moved_on = CompiledStatement(
    update(matches)
    .where(
        matches.c.id == bindparam("match"),
        matches.c.length == bindparam("seq"),
        matches.c.head == bindparam("prev"),
        matches.c.status == "playing",
    )
    .values(length=bindparam("after"), head=bindparam("next"), acted_at=bindparam("at"))
)
_ended = CompiledStatement(
    update(matches)
    .where(matches.c.id == bindparam("match"))
    .values(status="over", ended_at=bindparam("at"), footer=bindparam("line"))
)
_entry = CompiledStatement(
    insert(entries).values(match=bindparam("match"), seq=bindparam("seq"), line=bindparam("line"))
)
_tip: dict[str, Any] = {
    "n": bindparam("n"),
    "rules": bindparam("rules"),
    "head": bindparam("head"),
    "packed": bindparam("packed"),
    "chairs": bindparam("chairs"),
    "heard": bindparam("heard"),
    "boundary": bindparam("boundary"),
    "house": bindparam("house"),
}
_new_tip = CompiledStatement(insert(snapshots).values(match=bindparam("of"), **_tip))
_next_tip = CompiledStatement(
    update(snapshots)
    .where(snapshots.c.match == bindparam("of"), snapshots.c.n == bindparam("before"))
    .values(**_tip)
)
_receipt = CompiledStatement(
    insert(receipts).values(
        match=bindparam("of"),
        actor=bindparam("actor"),
        command=bindparam("command"),
        digest=bindparam("digest"),
        receipt=bindparam("receipt"),
    )
)
_timer_off = CompiledStatement(
    delete(timers).where(
        timers.c.match == bindparam("of"),
        timers.c.window == bindparam("key"),
        timers.c.purpose == bindparam("for"),
    )
)
_timer_on = CompiledStatement(
    insert(timers).values(
        match=bindparam("of"),
        window=bindparam("key"),
        generation=bindparam("generation"),
        due_at=bindparam("due_at"),
        left=bindparam("left"),
        purpose=bindparam("for"),
        restarts=bindparam("restarts"),
    )
)


def append(connection: Connection, step: Append) -> None:
    """Write a step with everything that belongs to it.

    Raises `Repeated` when the command has been executed before, `Behind` when another writer has
    written to the match since.
    """
    if step.receipt is not None:
        try:
            _receipt.on(connection, **_receipt_row(step.match, step.receipt))
        except IntegrityError:
            raise Repeated(step.receipt.command) from None
    if step.beside is not None:
        step.beside(connection)
    if _moved_on.on(connection, **_move(step)).rowcount != 1:
        raise Behind(f"entry {step.seq} is not the next one")
    try:
        _entry.on(connection, **_entry_row(step))
    except IntegrityError:
        raise Behind(f"entry {step.seq} already exists") from None
    if step.tip is not None:
        if step.before is None:
            _new_tip.on(connection, **_tip_row(step, step.tip))
        elif _next_tip.on(connection, **_tip_row(step, step.tip)).rowcount != 1:
            raise Behind(f"the snapshot at {step.before} is gone")
    _write_timers(connection, step)
    if step.footer is not None:
        _ended.on(connection, match=step.match, at=step.at, line=step.footer)
        ledgers.leave(connection, step.match, step.left)
        drafts.clear(connection, step.match)


class Appending:
    """The operation that writes a step (see `append`). Plain steps of different matches are written
    together, each table at once."""

    def __init__(self, step: Append) -> None:
        self.step = step
        self.apart = step.match if _is_plain(step) else ""

    def __call__(self, connection: Connection) -> None:
        append(connection, self.step)

    def together(self, connection: Connection, ops: Sequence["Appending"]) -> None:
        """Write plain steps of different matches. Raises `Behind` or an error of the database when
        any of them cannot be written; `append` finds out which."""
        steps = [op.step for op in ops]
        received = [_receipt_row(step.match, step.receipt) for step in steps if step.receipt]
        if received:
            _receipt.on_each(connection, received)
        if _moved_on.on_each(connection, map(_move, steps)).rowcount != len(steps):
            raise Behind("one of these entries is not the next one")
        _entry.on_each(connection, map(_entry_row, steps))
        tips = [_tip_row(step, step.tip) for step in steps if step.tip is not None]
        if _next_tip.on_each(connection, tips).rowcount != len(steps):
            raise Behind("one of these snapshots is gone")
        for step in steps:
            _write_timers(connection, step)


def _is_plain(step: Append) -> bool:
    """Whether a step writes one row to each table and nothing else, but for timers."""
    replaces = step.tip is not None and step.before is not None
    return replaces and step.beside is None and step.footer is None


def _move(step: Append) -> dict[str, Any]:
    return {
        "match": step.match,
        "seq": step.seq,
        "prev": step.prev,
        "after": step.seq + 1,
        "next": step.head,
        "at": step.at,
    }


def _entry_row(step: Append) -> dict[str, Any]:
    return {"match": step.match, "seq": step.seq, "line": step.line}


def _receipt_row(match: str, receipt: ReceiptRow) -> dict[str, Any]:
    return {
        "of": match,
        "actor": receipt.actor,
        "command": receipt.command,
        "digest": receipt.digest,
        "receipt": receipt.receipt,
    }


def _tip_row(step: Append, tip: SnapshotRow) -> dict[str, Any]:
    row: dict[str, Any] = {
        "of": step.match,
        "n": tip.n,
        "rules": tip.rules,
        "head": tip.head,
        "packed": tip.packed,
        "chairs": tip.chairs,
        "heard": tip.heard,
        "boundary": tip.boundary,
        "house": tip.house,
    }
    return row if step.before is None else {**row, "before": step.before}


def _write_timers(connection: Connection, step: Append) -> None:
    for key, purpose in step.stopped:
        _timer_off.on(connection, **{"of": step.match, "key": key, "for": purpose})
    for timer in step.started:
        values = {
            "of": step.match,
            "key": timer.window,
            "for": timer.purpose,
            "generation": timer.generation,
            "restarts": timer.restarts,
            "due_at": timer.due_at,
            "left": timer.left,
        }
        _timer_on.on(connection, **values)


_columns = [getattr(snapshots.c, name) for name in SnapshotRow.__struct_fields__]
_newest = CompiledStatement(
    select(*_columns)
    .where(snapshots.c.match == bindparam("of"))
    .order_by(snapshots.c.n.desc())
    .limit(1)
)


def newest_snapshot(connection: Connection, match: str) -> SnapshotRow | None:
    """The latest snapshot of a match."""
    return next(_snapshots(_newest.on(connection, of=match)), None)


def snapshot_before(connection: Connection, match: str, n: int) -> SnapshotRow | None:
    """The latest snapshot of a match with at most `n` entries before it."""
    rows = connection.execute(
        select(*_columns)
        .where(snapshots.c.match == match, snapshots.c.n <= n)
        .order_by(snapshots.c.n.desc())
        .limit(1)
    )
    return next(_snapshots(rows), None)


def snapshots_of(connection: Connection, match: str) -> list[SnapshotRow]:
    """The snapshots of a match, oldest first."""
    rows = connection.execute(
        select(*_columns).where(snapshots.c.match == match).order_by(snapshots.c.n)
    )
    return list(_snapshots(rows))


def _snapshots(rows: Any) -> Iterator[SnapshotRow]:
    for n, rules, head, packed, chairs, heard, boundary, house in rows:
        yield SnapshotRow(n, rules, head, bytes(packed), chairs, heard, bool(boundary), house)


def lines(
    connection: Connection, match: str, first: int = 0, end: int | None = None
) -> list[bytes]:
    """The lines of the entries from number `first` up to but not including `end`."""
    query = (
        select(entries.c.line)
        .where(entries.c.match == match, entries.c.seq >= first)
        .order_by(entries.c.seq)
    )
    if end is not None:
        query = query.where(entries.c.seq < end)
    return [bytes(line) for line in connection.scalars(query)]


def lines_of(connection: Connection, match: str, numbers: Sequence[int]) -> list[bytes]:
    """The lines of the entries with these numbers, in order."""
    found: dict[int, bytes] = {}
    for first in range(0, len(numbers), _AT_ONCE):
        few = numbers[first : first + _AT_ONCE]
        query = select(entries.c.seq, entries.c.line)
        rows = connection.execute(query.where(entries.c.match == match, entries.c.seq.in_(few)))
        found |= {seq: bytes(line) for seq, line in rows}
    return [found[n] for n in sorted(found)]


def receipt_of(connection: Connection, match: str, actor: str, command: str) -> ReceiptRow | None:
    """The receipt of a command, if it has been executed."""
    row = connection.execute(
        select(receipts.c.digest, receipts.c.receipt).where(
            receipts.c.match == match, receipts.c.actor == actor, receipts.c.command == command
        )
    ).one_or_none()
    return ReceiptRow(actor, command, row.digest, bytes(row.receipt)) if row else None


def last_commands(
    connection: Connection, match: str, actor: str, prefix: str, key: int
) -> list[str]:
    """Of an actor's commands that begin with `prefix` and hexadecimal digits, those with the
    greatest first `key` digits; empty if there are none."""
    mine = (receipts.c.match == match, receipts.c.actor == actor)
    begun = (receipts.c.command > prefix, receipts.c.command < f"{prefix}g")
    last = connection.scalar(select(func.max(receipts.c.command)).where(*mine, *begun))
    if last is None:
        return []
    group = last[: len(prefix) + key]
    same = (receipts.c.command > group, receipts.c.command < f"{group}g")
    return list(connection.scalars(select(receipts.c.command).where(*mine, *same)))
