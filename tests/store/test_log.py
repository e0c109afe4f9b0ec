"""A step is written with everything that belongs to it, once, and only after the last entry."""

from concurrent.futures import Future

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection

from intriga.store import Behind, Repeated, Store, match_log, match_timers, matches
from intriga.store.match_log import CLOSE, Append, Timer
from tests.store.steps import step


def write(store: Store, append: Append) -> Future[None]:
    return store.write(lambda connection: match_log.append(connection, append))


def test_a_step_is_stored_with_its_receipt_timers_and_position(store: Store, match: str) -> None:
    timer = Timer("turn", 3, 500)
    write(store, replace(step(0), started=(timer,))).result()
    write(store, step(1, before=1)).result()
    assert store.read(lambda c: match_log.lines(c, match)) == [b"line 0", b"line 1"]
    assert store.read(lambda c: match_log.lines(c, match, 1)) == [b"line 1"]
    assert store.read(lambda c: match_log.receipt_of(c, match, "0", "c1")) == step(1).receipt
    assert store.read(lambda c: match_log.receipt_of(c, match, "1", "c1")) is None
    assert store.read(lambda c: match_timers.timers_of(c, match)) == [timer]
    assert store.read(lambda c: match_log.newest_snapshot(c, match)) == step(1).tip
    row = store.read(lambda c: matches.get(c, match))
    assert row is not None
    assert (row.length, row.acted_at) == (2, 11)


def test_only_the_newest_snapshot_and_the_boundaries_are_kept(store: Store, match: str) -> None:
    write(store, step(0, boundary=True)).result()
    write(store, step(1)).result()
    write(store, step(2, before=2)).result()
    write(store, step(3, before=3, boundary=True)).result()
    write(store, step(4)).result()
    kept = store.read(lambda c: match_log.snapshots_of(c, match))
    assert [(one.n, one.boundary) for one in kept] == [(1, True), (4, True), (5, False)]


@pytest.mark.parametrize("seq", [0, 2, 7])
def test_only_the_next_step_can_be_written(store: Store, match: str, seq: int) -> None:
    write(store, step(0)).result()
    with pytest.raises(Behind):
        write(store, replace(step(seq), receipt=None)).result()
    assert store.read(lambda c: match_log.lines(c, match)) == [b"line 0"]


def test_a_step_follows_only_the_line_it_was_made_for(store: Store, match: str) -> None:
    """As when another process wrote the previous step: the number is right, the hash is not."""
    write(store, step(0)).result()
    with pytest.raises(Behind):
        write(store, replace(step(1, before=1), prev="another head")).result()
    write(store, step(1, before=1)).result()


def test_a_step_after_one_that_failed_fails_too(store: Store, match: str) -> None:
    def broken(_connection: Connection) -> None:
        raise LookupError("on purpose")

    first = write(store, replace(step(0), beside=broken))
    second = write(store, step(1, before=1))
    with pytest.raises(LookupError):
        first.result()
    with pytest.raises(Behind):
        second.result()
    assert store.read(lambda c: match_log.lines(c, match)) == []


def test_one_of_two_processes_makes_each_step(store: Store, match: str, url: str) -> None:
    other = Store.open(url)
    try:
        for seq in range(30):
            before = seq if seq else None
            ours = replace(step(seq, before=before), line=b"ours", receipt=None)
            theirs = replace(step(seq, before=before), line=b"theirs", receipt=None)
            written = [write(store, ours).exception(20), write(other, theirs).exception(20)]
            assert sorted(type(one).__name__ for one in written) == ["Behind", "NoneType"]
        assert len(store.read(lambda c: match_log.lines(c, match))) == 30
    finally:
        other.close()


def test_concurrent_processes_never_leave_a_gap(store: Store, match: str, url: str) -> None:
    other = Store.open(url)
    try:
        for seq in range(40):
            append = replace(step(seq, before=seq if seq else None), receipt=None)
            futures = [write(one, append) for one in (store, other)]
            failures = [future.exception(20) for future in futures]
            assert failures.count(None) == 1
            assert sum(isinstance(failure, Behind) for failure in failures) == 1
    finally:
        other.close()


def test_a_command_is_carried_out_once(store: Store, match: str) -> None:
    write(store, step(0)).result()
    again = replace(step(1, before=1), receipt=step(0).receipt)
    with pytest.raises(Repeated):
        write(store, again).result()
    assert store.read(lambda c: match_log.lines(c, match)) == [b"line 0"]
    other_actor = replace(step(0).receipt, actor="1")  # type: ignore[type-var]
    write(store, replace(step(1, before=1), receipt=other_actor)).result()


def test_a_match_that_is_over_takes_no_step(store: Store, match: str) -> None:
    write(store, replace(step(0), footer=b"the end")).result()
    row = store.read(lambda c: matches.get(c, match))
    assert row is not None
    assert (row.status, row.footer, row.ended_at) == ("over", b"the end", 10)
    with pytest.raises(Behind):
        write(store, step(1, before=1)).result()


def test_timers_are_stopped_and_set_with_the_step(store: Store, match: str) -> None:
    write(store, replace(step(0), started=(Timer("a", 1, 50), Timer("b", 1, 40)))).result()
    moved = replace(step(1, before=1), stopped=(("a", CLOSE),), started=(Timer("a", 2, 60),))
    write(store, moved).result()
    running = store.read(match_timers.all_timers)
    assert running == [(match, Timer("b", 1, 40)), (match, Timer("a", 2, 60))]
    store.write(lambda c: match_timers.drop_timer(c, match, ("a", CLOSE), 1, 99)).result()
    assert len(store.read(match_timers.all_timers)) == 2
    store.write(lambda c: match_timers.drop_timer(c, match, ("a", CLOSE), 2, 59)).result()
    assert len(store.read(match_timers.all_timers)) == 2  # it has been moved later
    store.write(lambda c: match_timers.drop_timer(c, match, ("a", CLOSE), 2, 60)).result()
    assert store.read(match_timers.all_timers) == [(match, Timer("b", 1, 40))]


def test_a_match_row_never_prints_its_secret(store: Store, match: str) -> None:
    row = store.read(lambda c: matches.get(c, match))
    assert row is not None
    assert row.secret == b"secret"
    assert "secret" not in f"{row} {row!r} {[row]}"
