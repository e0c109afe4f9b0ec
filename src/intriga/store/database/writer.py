"""The writer: one thread makes all writes, many operations to one transaction and one fsync
(group commit).

Operations run in the order in which they were queued, each in a savepoint of its own, so a failed
one does not affect the others. Steps of different matches that follow each other are written
together (`Joint`); if that fails, each is tried on its own. They are replied to only after the
group is on disk. If the commit of the group fails, all its operations fail.

On PostgreSQL other nodes write too, and two groups must not wait for each other: the operations of
a group are sorted by the match they lock. An operation that still cannot get its row lock in time
is tried again on its own, once the group has released its locks.
"""

import logging
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Any, NamedTuple, Protocol, TypeAlias

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from intriga.store.database.compiled_statements import execute
from intriga.store.database.damage import is_damage
from intriga.store.errors import Damaged, StoreError, Unavailable

_log = logging.getLogger(__name__)


_TRIES = 10
_LOCKED = frozenset({"55P03", "40P01", "40001"})
"""PostgreSQL's codes for a lock timeout, a deadlock, and a serialization failure."""


class _Locked(Exception):
    """Another node holds a lock that this operation needs."""


_Op: TypeAlias = Callable[[Connection], Any]
_Result: TypeAlias = tuple[Any, Exception | None]
Reply: TypeAlias = Callable[[Any, Exception | None], None]
"""Called in the writer's thread with the result of an operation, or why it failed."""


class Joint(Protocol):
    """An operation that can be done together with others of its kind, in a few statements for all
    of them. `apart`: of those with the same value none are done together; empty: with no other."""

    @property
    def apart(self) -> str: ...

    def __call__(self, connection: Connection) -> None: ...

    def together(self, connection: Connection, ops: Sequence[Any]) -> None:
        """Do all of these, this one among them, which succeed or fail as one."""
        ...


class _Item(NamedTuple):
    op: _Op
    reply: Reply
    lock: str
    tries: int = 1


class Writer:
    """A thread with a queue of operations. `limit`: the maximum of operations per transaction."""

    def __init__(
        self, engine: Engine, limit: int = 256, check: Callable[[], None] | None = None
    ) -> None:
        """`check`: called before a group is written; what it raises, its operations fail with."""
        self._engine = engine
        self._check = check
        self._shared = engine.dialect.name == "postgresql"
        self._limit = limit
        self._queue: SimpleQueue[_Item | None] = SimpleQueue()
        self._connection: Connection | None = None
        self._closing = False
        self._gate = Lock()
        self._thread = Thread(target=self._run, name="intriga-writer", daemon=True)
        self._thread.start()

    def write(self, op: Callable[[Connection], Any], reply: Reply, lock: str = "") -> None:
        """Queue an operation. The reply has what it raised, or `Unavailable` when its group could
        not be committed. `lock`: the id of the match that it locks, if any; on a database with
        several writers only the operations of one match keep their order."""
        with self._gate:
            if not self._closing:
                self._queue.put(_Item(op, reply, lock))
                return
        reply(None, Unavailable("the store is closed"))

    def close(self) -> None:
        """Finish the queued operations, then stop."""
        with self._gate:
            if not self._closing:
                self._closing = True
                self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        last = False
        while not last:
            group, last = self._gather()
            if group:
                self._write(group)
        self._drop_connection()

    def _gather(self) -> tuple[list[_Item], bool]:
        """The next group, of at least one operation unless it is the last; whether it is the
        last."""
        item = self._queue.get()
        group: list[_Item] = []
        while item is not None:
            group.append(item)
            if len(group) >= self._limit:
                return group, False
            try:
                item = self._queue.get_nowait()
            except Empty:
                return group, False
        return group, True

    def _write(self, group: list[_Item]) -> None:
        if self._shared:
            group.sort(key=lambda item: item.lock)
        try:
            results = self._commit(group)
        except Exception as problem:
            _log.error("could not commit %d operations: %s", len(group), _describe(problem))
            self._drop_connection()
            for item in group:
                item.reply(None, _unavailable(problem))
            return
        locked = []
        for item, (result, failure) in zip(group, results, strict=True):
            if isinstance(failure, _Locked) and item.tries < _TRIES:
                locked.append(item._replace(tries=item.tries + 1))
            elif isinstance(failure, _Locked):
                item.reply(None, Unavailable("another node keeps a row locked"))
            else:
                item.reply(result, failure)
        for item in locked:
            self._write([item])

    def _commit(self, group: list[_Item]) -> list[_Result]:
        if self._check is not None:
            self._check()
        if self._connection is None:
            self._connection = self._engine.connect()
        with self._connection.begin():
            results: list[_Result] = []
            for run in _runs(group):
                results += _attempt_together(self._connection, run)
            return results

    def _drop_connection(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            try:
                connection.invalidate()
                connection.close()
            except SQLAlchemyError as problem:
                _log.warning("the writer's connection was lost: %s", _describe(problem))


def _runs(group: list[_Item]) -> Iterator[list[_Op]]:
    """The operations in their order, those that can be done together in one run."""
    run: list[_Op] = []
    kind, taken = None, set[str]()
    for item in group:
        apart: str = getattr(item.op, "apart", "")
        if run and not (apart and type(item.op) is kind and apart not in taken):
            yield run
            run, taken = [], set()
        kind = type(item.op) if apart else None
        run.append(item.op)
        taken.add(apart)
    yield run


def _attempt_together(connection: Connection, run: list[_Op]) -> list[_Result]:
    """One failure in a run tells nothing of the others: then each is done on its own."""
    if len(run) > 1:
        first: Any = run[0]
        _, failure = _attempt(connection, partial(first.together, ops=run))
        if failure is None:
            return [(None, None)] * len(run)
    return [_attempt(connection, op) for op in run]


def _attempt(connection: Connection, op: _Op) -> _Result:
    execute(connection, "SAVEPOINT op")
    try:
        result = op(connection)
    except Exception as problem:
        try:
            execute(connection, "ROLLBACK TO SAVEPOINT op")
            execute(connection, "RELEASE SAVEPOINT op")
        except SQLAlchemyError:  # the whole transaction was rolled back, as on a full disk
            raise _outage(problem) from None
        return None, _failure(problem)
    execute(connection, "RELEASE SAVEPOINT op")
    return result, None


def _failure(problem: Exception) -> Exception:
    """The error of the operation: what it raised; errors of the database except
    integrity errors become `_Locked` or `Unavailable`."""
    if not isinstance(problem, DBAPIError) or isinstance(problem, IntegrityError):
        return problem
    locked = getattr(problem.orig, "sqlstate", None) in _LOCKED
    return _Locked() if locked else _outage(problem)


def _unavailable(problem: Exception) -> StoreError:
    return problem if isinstance(problem, StoreError) else _outage(problem)


def _outage(problem: Exception) -> Unavailable:
    return (Damaged if is_damage(problem) else Unavailable)(_describe(problem))


def _describe(problem: Exception) -> str:
    """The driver's message, without the statement and its parameters, which may hold secrets."""
    origin = problem.orig if isinstance(problem, DBAPIError) and problem.orig else problem
    lines = str(origin).splitlines()
    return f"{type(origin).__name__}: {lines[0] if lines else ''}"
