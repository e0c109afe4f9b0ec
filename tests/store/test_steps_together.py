"""Steps of different matches in one group are written together; one that fails, fails alone."""

import threading
from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection

from intriga.store import Behind, Repeated, Store, match_log, match_timers, matches
from intriga.store.match_log import Append, Appending, Timer
from intriga.store.matches import MatchRow
from intriga.store.people import accounts
from intriga.store.people.accounts import PersonRow
from tests.kit.patience import PATIENCE
from tests.store.conftest import match_row
from tests.store.steps import step

IDS = [f"m{number}" for number in range(12)]
TIMER = Timer("turn", 1, 500)


def of(match: str, seq: int) -> Append:
    """A step of a match; the one after it replaces its snapshot."""
    return replace(step(seq, before=seq or None), match=match)


@pytest.fixture
def begun(store: Store) -> Store:
    """A store with matches that have one step each."""
    host = PersonRow("host", "Хозяин", None, None, 1)
    store.write(lambda c: accounts.add(c, host)).result()
    for match in IDS:
        row = match_row(match)
        store.write(partial(matches.add, row=row)).result()
        store.write(Appending(replace(of(match, 0), started=(TIMER,)))).result()
    return store


def in_one_group(store: Store, steps: list[Append]) -> list[BaseException | None]:
    """Write steps in one transaction: what each failed with."""
    go, held = threading.Event(), threading.Event()

    def hold(_connection: Connection) -> None:
        held.set()
        go.wait(PATIENCE)

    store.write(hold)
    assert held.wait(PATIENCE)
    futures = [store.write(Appending(one)) for one in steps]
    go.set()
    return [future.exception(20) for future in futures]


def row_of(store: Store, match: str) -> MatchRow:
    row = store.read(lambda c: matches.get(c, match))
    assert row is not None
    return row


def lines(store: Store, match: str) -> list[bytes]:
    return store.read(lambda c: match_log.lines(c, match))


def test_steps_of_many_matches_are_all_stored_as_if_alone(begun: Store) -> None:
    moved = Timer("turn", 2, 900)
    steps = [of(match, 1) for match in IDS]
    steps[3] = replace(steps[3], stopped=(TIMER.key,), started=(moved,))
    assert in_one_group(begun, steps) == [None] * len(IDS)
    for match, one in zip(IDS, steps, strict=True):
        assert lines(begun, match) == [b"line 0", b"line 1"]
        assert begun.read(partial(match_log.newest_snapshot, match=match)) == one.tip
        kept = partial(match_log.receipt_of, match=match, actor="0", command="c1")
        assert begun.read(kept) == one.receipt
        row = row_of(begun, match)
        assert (row.length, row.head, row.acted_at) == (2, "head 2", 11)
    timers = begun.read(lambda c: match_timers.timers_of(c, IDS[3]))
    assert timers == [moved]


def test_what_cannot_be_written_fails_alone(begun: Store) -> None:
    steps = [of(match, 1) for match in IDS]
    steps[2] = replace(steps[2], prev="another head")
    steps[5] = replace(steps[5], receipt=step(0).receipt)
    steps[7] = replace(steps[7], before=40)
    failures = in_one_group(begun, steps)
    assert [type(one) for one in failures if one is not None] == [Behind, Repeated, Behind]
    for number, match in enumerate(IDS):
        assert len(lines(begun, match)) == (1 if number in (2, 5, 7) else 2)
        assert row_of(begun, match).length == len(lines(begun, match))


def test_steps_of_one_match_keep_their_order(begun: Store) -> None:
    steps = [of(match, seq) for seq in (1, 2, 3) for match in IDS[:4]]
    assert in_one_group(begun, steps) == [None] * len(steps)
    for match in IDS[:4]:
        assert lines(begun, match) == [f"line {seq}".encode() for seq in range(4)]


def test_what_is_written_beside_a_step_is_written_with_it_alone(begun: Store) -> None:
    steps = [of(match, 1) for match in IDS]
    seen: list[int] = []
    steps[4] = replace(steps[4], beside=lambda _: seen.append(len(seen)))
    assert in_one_group(begun, steps) == [None] * len(steps)
    assert seen == [0]


def test_a_group_costs_a_few_statements_not_some_for_each_step(begun: Store) -> None:
    """On SQLite, where the driver can be asked."""
    if not begun.url.startswith("sqlite"):
        pytest.skip("SQLite only")
    done: list[str] = []

    def trace(connection: Connection) -> None:
        driver: Any = connection.connection.dbapi_connection
        driver.set_trace_callback(done.append)

    begun.write(trace).result()
    assert in_one_group(begun, [of(match, 1) for match in IDS]) == [None] * len(IDS)
    savepoints = [sql for sql in done if sql.startswith("SAVEPOINT")]
    assert len(savepoints) == 2, "one for what held the writer, one for all the steps"
