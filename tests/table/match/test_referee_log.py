"""Parts of the referee's log: they are pieces of the whole, and cost the entries that have them."""

from random import Random
from typing import Any

import msgspec
import pytest

from intriga.kernel.actors import HOST, REFEREE
from intriga.kernel.acts import tag_of
from intriga.kernel.disclosure.notes import Note
from intriga.kernel.house_rules.house_acts import Rewind
from intriga.kernel.observe import standing_notes, taken_back
from intriga.kernel.records.record import Entry, read
from intriga.store import match_log
from intriga.table import LogPage, LogPart
from intriga.table.match.log_index import Lines, LogIndex
from tests.kit.table.records import import_record, record_of
from tests.kit.table.world import World

pytestmark = pytest.mark.anyio


def entry(n: int, notes: int = 0, to: int | None = None) -> Entry:
    """An entry with so many lines, or one that rewinds the match."""
    act = {"type": "quiet"} if to is None else {"type": tag_of(Rewind), "to": to}
    written = tuple(Note(n // 3, "", "told", {"n": n, "line": line}) for line in range(notes))
    raw = msgspec.Raw(msgspec.json.encode(act))
    return Entry(n, 0, HOST, raw, (), (), "", "", written)


@pytest.mark.parametrize("seed", range(20))
def test_the_index_knows_the_lines_that_hold(seed: int) -> None:
    rng = Random(seed)
    entries: list[Entry] = []
    index = LogIndex()
    for n in range(60):
        rewinds = n and rng.random() < 0.1
        entries.append(
            entry(n, to=rng.randrange(n)) if rewinds else entry(n, rng.choice((0, 0, 1, 4)))
        )
        if rng.random() < 0.2:  # several at once, some of them again
            known = entries[max(0, index.end - 2) :]
            index.follow(
                Lines(one.n, taken_back(one), [note.turn for note in one.notes]) for one in known
            )
            whole = standing_notes(entries)
            assert list(index.turns) == [note.turn for note in whole]
            start = rng.randrange(len(whole) + 1)
            end = rng.randrange(start, len(whole) + 1)
            where = index.between(start, end)
            found = [note for n in where.entries for note in entries[n].notes]
            assert found[where.skipped :][: where.count] == whole[start:end]
    assert index.end > 30


async def test_parts_are_pieces_of_the_whole(world: World, monkeypatch: Any) -> None:
    raw = record_of("mafia", professions="dealt", start_exp=60, days=3)
    entries = read(raw.splitlines()).entries
    whole = standing_notes(entries)
    assert len(whole) > 40
    match, _ = import_record(world, raw)
    history = await world.table.archive.history(match)
    wanted = [
        LogPart(),
        LogPart(limit=7),
        LogPart(before=20, limit=7),
        LogPart(before=4, limit=7),
        LogPart(before=1),
        LogPart(upto=3, limit=5),
        LogPart(upto=-1),
        LogPart(before=2**53),
    ]
    costs: list[int] = []
    for name in ("lines", "lines_of"):
        monkeypatch.setattr(match_log, name, counting(getattr(match_log, name), costs))
    for part in wanted:
        costs.clear()
        found = await world.table.referee_log(match, "public", part)
        assert isinstance(found, LogPage)
        assert list(found.notes) == whole[found.first - 1 :][: len(found.notes)]
        assert found == msgspec.structs.replace(
            history_part(history, part), notes=found.notes, turns=found.turns
        )
        assert list(history_part(history, part).notes) == list(found.notes)
        if part.limit is not None:
            assert sum(costs) <= part.limit, "it reads no more than it shows"
    middle = await world.table.referee_log(match, "public", LogPart(before=20, limit=7))
    assert middle is not None
    assert (middle.first, middle.total, middle.earlier, middle.later) == (
        13,
        len(whole),
        True,
        True,
    )


def history_part(history: Any, part: LogPart) -> LogPage:
    found = history.referee_log(history.steps - 1, REFEREE, part)
    assert isinstance(found, LogPage)
    return found


def counting(read_lines: Any, costs: list[int]) -> Any:
    """The same, and how many lines it has read."""

    def counted(*args: Any) -> Any:
        found = read_lines(*args)
        costs.append(len(found))
        return found

    return counted
