"""The referee's log: recorded with the entries, read by nobody else, taken back by a rewind."""

from typing import Any

import msgspec
import pytest

from intriga.kernel.actors import HOST, PUBLIC, REFEREE
from intriga.kernel.chance import Fast
from intriga.kernel.disclosure.notes import Note
from intriga.kernel.engine import Engine
from intriga.kernel.house_rules.house_acts import Rewind
from intriga.kernel.house_rules.undo import unwound
from intriga.kernel.observe import observe, reads_notes, standing_notes
from intriga.kernel.positions import Advance, Before, Position, Snapshot
from intriga.kernel.records.record import Entry, encode_line
from intriga.kernel.records.replay import verify
from intriga.lab.conformance import play
from tests.kernel.logged import game
from tests.shapes.campaign import Campaign, March, Stake


def opened() -> tuple[Engine[March], Advance[March]]:
    header = play(game, 2, {"rounds": 1}, "notes", 1).header
    engine = Engine(game, header, Fast(1))
    return engine, engine.open()


def act(engine: Engine[March], position: Position[March], by: Any, what: Any, **more: Any) -> Any:
    done = engine.act(position, by, what, 1000, **more)
    assert isinstance(done, Advance), done
    return done


def test_a_note_is_recorded_with_its_step_and_in_no_state_nor_event() -> None:
    engine, begun = opened()
    done = act(engine, begun.position, 0, Stake(3))
    assert done.entry.notes == (Note(1, "stakes", "campaign-noted", {"amount": 3}),)
    assert msgspec.json.decode(done.line, type=Entry) == done.entry
    quiet = Engine(Campaign(), engine.header, Fast(1))
    other = act(quiet, begun.position, 0, Stake(3))
    assert other.position.packed == done.position.packed
    assert other.entry.events == done.entry.events


def test_an_entry_without_notes_is_written_as_ever() -> None:
    _, begun = opened()
    assert set(msgspec.json.decode(begun.line)) == {
        *("line", "n", "at", "by", "act", "draws", "events", "state", "prev")
    }
    assert msgspec.json.decode(begun.line, type=Entry).notes == ()


@pytest.mark.parametrize("viewer", [0, 1, PUBLIC])
def test_nobody_but_a_referee_learns_of_it_before_the_end(viewer: Any) -> None:
    engine, begun = opened()
    done = act(engine, begun.position, 0, Stake(3)).position
    assert not reads_notes(game, done, viewer)
    assert reads_notes(game, done, REFEREE)
    quiet = act(Engine(Campaign(), engine.header, Fast(1)), begun.position, 0, Stake(3)).position
    assert observe(game, done, viewer, (), 0) == observe(Campaign(), quiet, viewer, (), 0)
    over = act(engine, done, 1, Stake(1)).position
    assert over.outcome is not None
    assert reads_notes(game, over, viewer)


def test_a_match_that_people_end_stays_closed_to_them() -> None:
    """The replay, which has everything, is there for that."""
    engine, begun = opened()
    done = act(engine, begun.position, 0, Stake(3)).position
    ended = msgspec.structs.replace(done, outcome=game.outcome(March([], 0)))
    assert ended.outcome is not None
    assert not reads_notes(game, ended, 0)


def test_a_rewind_takes_lines_back() -> None:
    engine, begun = opened()
    one = act(engine, begun.position, 0, Stake(3))
    undone = Before(begun.position, unwound([one.entry]))
    back = act(engine, one.position, HOST, Rewind(begun.position.n, sure=True), before=undone)
    again = act(engine, back.position, 0, Stake(2))
    entries = [begun.entry, one.entry, back.entry, again.entry]
    assert [note.params["amount"] for note in standing_notes(entries)] == [2]
    assert [note.params["amount"] for note in standing_notes(entries[:2])] == [3]


def test_a_log_that_was_changed_does_not_verify() -> None:
    match = play(game, 2, {"rounds": 1}, "notes", 40)
    record = match.record
    assert verify(game, record).verdict == "right"
    at = next(n for n, entry in enumerate(record.entries) if entry.notes)
    note = Note(1, "stakes", "campaign-noted", {"amount": 9})
    record.entries[at] = msgspec.structs.replace(record.entries[at], notes=(note,))
    found = verify(game, record)
    assert (found.verdict, found.entry) == ("wrong", at)
    assert found.problem is not None
    assert found.problem.id == "verify-other-notes"


def test_the_log_that_an_older_state_held_goes_into_the_upgrade() -> None:
    engine, begun = opened()
    raw = msgspec.to_builtins(begun.position.state) | {"log": [4, 1]}
    older = Snapshot(7, 1, msgspec.msgpack.encode(raw), "ab", engine.header.chairs)
    advance = engine.upgrade(older, 5000)
    assert [note.params["amount"] for note in advance.entry.notes] == [4, 1]
    assert b"log" not in advance.position.packed
    assert encode_line(advance.entry) == advance.line
