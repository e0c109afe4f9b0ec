"""Drafts at the table: who reads and writes them, what happens when two write at once, how they are
handed in, what becomes of them, and that nothing of them is in the match."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, select

from intriga.kernel.actors import PUBLIC
from intriga.kernel.house_rules.house_acts import Rewind
from intriga.kernel.questions.drafts import Draft, Entered
from intriga.kernel.text import Refusal, refuse
from intriga.store import match_log
from intriga.store.schema import draft_editors, draft_rows, drafts
from intriga.table import DraftLine, DraftPlace, DraftSeen, Receipt, Stale, TableError
from intriga.table.drafts.service import EDITING_MS
from intriga.table.drafts.values import ROW_BYTES
from intriga.table.match.commands.command import Command
from tests.kit.databases import fresh_database
from tests.kit.patience import PATIENCE
from tests.kit.table.world import World
from tests.shapes.town import MOST_ROWS, Streets, Town
from tests.table.cluster.local_nodes import local_nodes
from tests.table.drafting import NAMES, wrote

pytestmark = pytest.mark.anyio

LIST = "list:1:1"
"""The list of the team of seats 0, 2, 4, 6 in the first turn."""
OTHERS = "list:1:2"


class Shared(Town):
    """In this town the deeds against team 2 are the business of seat 0 alone."""

    def may_change(self, state: Streets, seat: int, draft: Draft, row: Entered) -> Refusal | None:
        theirs = str(row.get("team")) == "2" and seat != 0
        return refuse("town-no-such-team") if theirs else None


@pytest.fixture
async def both(url: str) -> AsyncIterator[World]:
    async with World(url, [Town()]) as made:
        yield made


@pytest.fixture
async def town(tmp_path: Path) -> AsyncIterator[World]:
    with fresh_database("sqlite", tmp_path) as url:
        async with World(url, [Town()]) as made:
            yield made


async def begun(world: World, **settings: Any) -> tuple[str, list[str]]:
    return await world.match(*NAMES, **{"game": "town", "options": {}, **settings})


def place(match: str, people: Sequence[str], seat: int, key: str = LIST) -> DraftPlace:
    return DraftPlace(match, seat, people[seat], key)


async def seen(world: World, at: DraftPlace) -> DraftSeen:
    return await world.table.drafts.one(at)


async def ids(world: World, at: DraftPlace) -> list[str]:
    return [line.id for line in (await seen(world, at)).rows]


async def refused(waiting: Any) -> str:
    with pytest.raises(TableError) as problem:
        await waiting
    return problem.value.refusal.id


async def test_what_one_writes_all_of_the_scope_read(town: World) -> None:
    match, people = await begun(town)
    anna, vera = place(match, people, 0), place(match, people, 2)
    line = await wrote(town, anna, "a", 0, what="rob", team=2)
    assert (line.version, line.change, line.name, line.seat) == (1, "added", "Анна", 0)
    town.time.advance(60)
    line = await wrote(town, vera, "a", 1, what="guard", team="2")
    theirs = await seen(town, anna)
    assert theirs.rows == (line,)
    assert (line.name, line.change, line.value) == (
        "Вера",
        "changed",
        {"what": "guard", "team": "2"},
    )
    assert line.at == town.time.now()
    assert theirs.draft.seats == (0, 2, 4, 6)
    assert theirs.hands_in
    await town.restart()
    assert (await seen(town, anna)).rows == (line,)


async def test_to_all_others_there_is_no_draft(town: World) -> None:
    match, people = await begun(town)
    await wrote(town, place(match, people, 0), "a", 0, what="rob", team=2)
    service = town.table.drafts
    boris = place(match, people, 1)
    for attempt in (
        service.one(boris),
        service.write(boris, "a", 1, {"what": "rob"}),
        service.move(boris, "a", ""),
        service.remove(boris, "a", 1),
        service.edit(boris, "a"),
        service.hand_in(boris, 1, "c-1"),
        service.one(place(match, people, 1, "list:9:9")),
    ):
        assert await refused(attempt) == "draft-unknown"
    mine = await service.seen(match, 1, people[1])
    assert [one.draft.key for one in mine] == [OTHERS]
    assert not mine[0].rows
    # Somebody else's seat, also for the host, who is no more than a player here.
    assert await refused(service.seen(match, 1, people[0])) == "refused-not-your-seat"
    assert await refused(service.seen(match, 99, people[0])) == "refused-not-your-seat"


async def test_a_stale_write_is_refused_with_the_newer_row(both: World) -> None:
    match, people = await begun(both)
    anna, vera = place(match, people, 0), place(match, people, 2)
    service = both.table.drafts
    await wrote(both, anna, "a", 0, what="rob", team=2)
    newer = await wrote(both, vera, "a", 1, what="guard", team=2)
    stale = await service.write(anna, "a", 1, {"what": "rob", "team": 1})
    assert stale == Stale(newer)
    assert (await seen(both, anna)).rows == (newer,)
    # The same again is no change, whatever version it names.
    assert await service.write(anna, "a", 1, {"what": "guard", "team": 2}) == newer
    assert (await seen(both, anna)).revision == newer.version
    assert await service.remove(anna, "a", 1) == Stale(newer)
    removed = await service.remove(anna, "a", newer.version)
    assert isinstance(removed, DraftLine)
    assert removed.change == "removed"
    gone = await service.write(vera, "a", newer.version, {"what": "rob", "team": 2})
    assert gone == Stale(removed)
    assert removed.name == "Анна"
    assert not (await seen(both, vera)).rows
    assert (await seen(both, vera)).removed == (removed,)
    back = await wrote(both, vera, "a", removed.version, **removed.value)
    assert back.change == "added"
    assert (await ids(both, anna)) == ["a"]


async def test_of_many_who_write_at_once_nobody_overwrites_another(both: World) -> None:
    match, people = await begun(both)
    places = [place(match, people, seat) for seat in (0, 2, 4, 6)]
    await wrote(both, places[0], "a", 0, what="rob", team=2)
    answers = await asyncio.gather(
        *(
            both.table.drafts.write(at, "a", 1, {"what": "guard", "team": 3 + n})
            for n, at in enumerate(places)
        )
    )
    assert sum(isinstance(answer, DraftLine) for answer in answers) == 1
    assert sum(isinstance(answer, Stale) for answer in answers) == 3
    added = await asyncio.gather(
        *(wrote(both, at, f"n{n}", 0, what="rob") for n, at in enumerate(places))
    )
    assert len({line.version for line in added}) == 4
    assert sorted(await ids(both, places[3])) == ["a", "n0", "n1", "n2", "n3"]


async def test_rows_are_moved(both: World) -> None:
    match, people = await begun(both)
    anna, vera = place(match, people, 0), place(match, people, 2)
    for row in "abcd":
        await wrote(both, anna, row, 0, what="rob")
    move = both.table.drafts.move
    version = (await seen(both, anna)).rows[3].version
    line = await move(vera, "d", "")
    assert isinstance(line, DraftLine)
    assert (line.change, line.name, line.version) == ("moved", "Вера", version)
    assert await ids(both, anna) == list("dabc")
    await asyncio.gather(move(vera, "a", "c"), move(anna, "d", "b"))
    assert await ids(both, anna) in (list("bdca"), list("bcda"), list("bcad"))
    before = await seen(both, anna)
    await move(anna, before.rows[1].id, before.rows[0].id)  # it is there already
    assert (await seen(both, anna)).revision == before.revision
    assert await move(anna, "x", "") == refuse("draft-no-row")
    line = (await seen(both, anna)).rows[0]
    await both.table.drafts.remove(anna, line.id, line.version)
    assert isinstance(await move(vera, "c" if line.id != "c" else "a", line.id), Stale)


async def test_what_a_row_may_hold(town: World) -> None:
    match, people = await begun(town)
    anna = place(match, people, 0)
    write = town.table.drafts.write
    odd: list[dict[str, Any]] = [
        {"what": {"deep": 1}},
        {"what": 2**60},
        {"what": [["deep"]]},
        {"what": 1.5},
        {"": "x"},
        {"what.x": "x"},
    ]
    for value in odd:
        assert await write(anna, "a", 0, value) == refuse("draft-malformed")
    for row in ("", "x" * 41, "a b", "ä"):
        assert await write(anna, row, 0, {"what": "rob"}) == refuse("draft-malformed")
    assert await write(anna, "a", 0, {"what": "x" * ROW_BYTES}) == refuse("draft-row-long")
    wide = {f"c{n}": 1 for n in range(25)}
    assert await write(anna, "a", 0, wide) == refuse("draft-row-long")
    line = await wrote(town, anna, "a", 0, what="ro\u202eb\ud800", team=None, n="", l=[1])
    assert line.value == {"what": "rob", "l": [1]}
    for number in range(1, MOST_ROWS):
        await wrote(town, anna, f"r{number}", 0)
    assert await write(anna, "more", 0, {}) == refuse("draft-full", most=MOST_ROWS)
    version = (await line_at(town, anna, "r1")).version
    assert isinstance(await town.table.drafts.remove(anna, "r1", version), DraftLine)
    await wrote(town, anna, "more", 0)


async def line_at(world: World, at: DraftPlace, row: str) -> DraftLine:
    return next(line for line in (await seen(world, at)).rows if line.id == row)


async def test_only_the_last_removed_rows_are_kept(town: World) -> None:
    match, people = await begun(town)
    anna = place(match, people, 0)
    for number in range(14):
        line = await wrote(town, anna, f"r{number}", 0, what="rob")
        await town.table.drafts.remove(anna, line.id, line.version)
    kept = [line.id for line in (await seen(town, anna)).removed]
    assert kept == [f"r{number}" for number in range(13, 3, -1)]


async def test_the_rules_comment_and_forbid_nothing(town: World) -> None:
    match, people = await begun(town)
    anna = place(match, people, 0)
    await wrote(town, anna, "a", 0, what="rob", team="2")
    await wrote(town, anna, "b", 0, what="guard", team=2)
    await wrote(town, anna, "c", 0, what="rob")
    found = await seen(town, anna)
    told = [(remark.text.id, remark.row, remark.warns) for remark in found.remarks]
    assert told == [
        ("draft-row-unfinished", 2, True),
        ("town-team-twice", 0, True),
        ("town-team-twice", 1, True),
        ("town-list-left", None, False),
    ]
    assert found.problem is None  # it is not complete yet
    line = await line_at(town, anna, "c")
    await wrote(town, anna, "c", line.version, what="rob", team=1)
    problem = (await seen(town, anna)).problem
    assert problem is not None
    assert problem.id == "town-deeds"


async def test_roles_may_be_shared_out(tmp_path: Path) -> None:
    with fresh_database("sqlite", tmp_path) as url:
        async with World(url, [Shared()]) as world:
            match, people = await begun(world)
            anna, vera = place(match, people, 0), place(match, people, 2)
            service = world.table.drafts
            no = refuse("town-no-such-team")
            assert await service.write(vera, "a", 0, {"what": "rob", "team": 2}) == no
            line = await wrote(world, anna, "a", 0, what="rob", team=2)
            await wrote(world, vera, "b", 0, what="rob", team=1)
            assert await service.write(vera, "a", 1, {"what": "rob", "team": 1}) == no
            assert await service.remove(vera, "a", line.version) == no
            assert await service.move(vera, "a", "b") == no
            assert [row.barred for row in (await seen(world, vera)).rows] == [no, None]
            assert [row.barred for row in (await seen(world, anna)).rows] == [None, None]


async def test_handing_in_is_the_act(town: World) -> None:
    match, people = await begun(town)
    anna, vera = place(match, people, 0), place(match, people, 2)
    await wrote(town, anna, "a", 0, what="rob", team="2")
    await wrote(town, vera, "b", 0, what="guard", team=1)
    await town.table.drafts.move(anna, "b", "")
    before = await town.table.observe(match, PUBLIC)
    revision = (await seen(town, vera)).revision
    receipt = await town.table.drafts.hand_in(vera, revision, "c-1")
    assert isinstance(receipt, Receipt)
    assert await town.table.drafts.hand_in(vera, revision, "c-1") == receipt  # a double click
    view = (await town.table.observe(match, 0)).observation.view
    assert [(deed.what, deed.team) for deed in view.deeds[0]] == [("guard", 1), ("rob", 2)]
    after = await town.table.observe(match, PUBLIC)
    assert after.observation.cursor == before.observation.cursor + 1
    found = await seen(town, anna)
    assert found.handed is not None
    assert (found.handed.seat, found.handed.current) == (2, True)
    assert [line.id for line in found.rows] == ["b", "a"]  # to be changed, and handed in again
    line = await line_at(town, anna, "a")
    await wrote(town, anna, "a", line.version, what="guard", team=2)
    found = await seen(town, vera)
    assert found.handed is not None
    assert not found.handed.current
    assert isinstance(await town.table.drafts.hand_in(vera, found.revision, "c-2"), Receipt)


async def test_what_others_changed_meanwhile_is_not_handed_in(town: World) -> None:
    match, people = await begun(town)
    anna, vera = place(match, people, 0), place(match, people, 2)
    await wrote(town, anna, "a", 0, what="rob", team=2)
    await wrote(town, vera, "b", 0, what="rob", team=1)
    await wrote(town, vera, "c", 0, what="rob", team=1)
    result = await town.table.drafts.hand_in(anna, 1, "c-1")
    assert isinstance(result, Refusal)
    assert result.id == "draft-changed"
    assert result.params == {"n": 2, "names": ["Вера"], "revision": 3}
    view = (await town.table.observe(match, 0)).observation.view
    assert not view.deeds
    # The rules refuse it, and nothing is noted.
    result = await town.table.drafts.hand_in(anna, 3, "c-2")
    assert isinstance(result, Refusal)
    assert result.id == "town-deeds"
    assert (await seen(town, anna)).handed is None


async def test_a_change_in_the_very_moment_of_handing_in(
    both: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is written between the reading of the draft and the act wins, and the act is not
    done."""
    match, people = await begun(both)
    anna, vera = place(match, people, 0), place(match, people, 2)
    await wrote(both, anna, "a", 0, what="rob", team=2)
    service = both.table.drafts
    submit = service._commands.submit

    async def slower(*args: Any) -> Any:
        monkeypatch.undo()
        await wrote(both, vera, "a", 1, what="guard", team=2)
        return await submit(*args)

    monkeypatch.setattr(service._commands, "submit", slower)
    result = await service.hand_in(anna, 1, "c-1")
    assert isinstance(result, Refusal)
    assert result.id == "draft-changed"
    assert result.params["names"] == ["Вера"]
    assert not (await both.table.observe(match, 0)).observation.view.deeds
    assert isinstance(await service.hand_in(anna, 2, "c-2"), Receipt)


async def test_nothing_of_a_draft_is_in_the_match(town: World) -> None:
    """Neither the log nor what anybody is told of the match differs, and nobody else is
    notified."""
    match, people = await begun(town)
    lines = await asyncio.to_thread(town.store.read, lambda c: match_log.lines(c, match))
    views = [await town.table.observe(match, viewer) for viewer in (*range(8), PUBLIC)]
    marks = {seat: asyncio.Event() for seat in range(8)}
    listening = [town.table.drafts.changes(match, seat, marks[seat]) for seat in marks]
    stepped = asyncio.Event()
    async with town.table.subscribe(match, 1, None, stepped):
        stepped.clear()
        anna = place(match, people, 0)
        await wrote(town, anna, "a", 0, what="rob", team=2)
        await town.table.drafts.edit(anna, "a")
        assert [seat for seat, mark in marks.items() if mark.is_set()] == [0, 2, 4, 6]
        assert not stepped.is_set()
    for one in listening:
        one.close()
    assert lines == await asyncio.to_thread(town.store.read, lambda c: match_log.lines(c, match))
    for before, viewer in zip(views, (*range(8), PUBLIC), strict=True):
        assert await town.table.observe(match, viewer) == before


async def test_who_is_at_which_row(town: World) -> None:
    match, people = await begun(town)
    anna, vera = place(match, people, 0), place(match, people, 2)
    await wrote(town, anna, "a", 0, what="rob")
    await town.table.drafts.edit(vera, "a")
    assert [(one.seat, one.row) for one in (await seen(town, anna)).editors] == [(2, "a")]
    assert not (await seen(town, vera)).editors  # one knows where one is
    await town.table.drafts.edit(vera, "b")
    assert [one.row for one in (await seen(town, anna)).editors] == ["b"]
    town.time.advance(EDITING_MS / 1000 - 1)
    assert (await seen(town, anna)).editors[0].until == town.time.now() + 1000
    town.time.advance(2)
    assert not (await seen(town, anna)).editors
    await town.table.drafts.edit(vera, "b")
    await town.table.drafts.edit(vera, "")
    assert not (await seen(town, anna)).editors


async def test_knowledge_belongs_to_the_seat(town: World) -> None:
    match, people = await begun(town)
    anna, vera = place(match, people, 0), place(match, people, 2)
    line = await wrote(town, vera, "a", 0, what="rob", team=2)
    await town.table.lobby.takeovers.leave(match, people[2], "ru")
    assert await refused(town.table.drafts.one(vera)) == "refused-not-your-seat"
    assert (await seen(town, anna)).rows == (line,)
    await wrote(town, anna, "a", line.version, what="guard", team=2)
    await town.table.lobby.takeovers.take_over(match, people[2], 2)
    assert (await seen(town, vera)).rows[0].name == "Анна"


async def test_a_rewind_gives_a_list_back_as_it_was_left(town: World) -> None:
    match, people = await begun(town)
    anna = place(match, people, 0)
    line = await wrote(town, anna, "a", 0, what="rob", team=2)
    for seat in range(2):
        at = place(match, people, seat, f"list:1:{seat + 1}")
        revision = (await seen(town, at)).revision
        assert isinstance(await town.table.drafts.hand_in(at, revision, f"c-{seat}"), Receipt)
    assert await refused(seen(town, anna)) == "draft-unknown"  # the turn is over
    assert await ids(town, place(match, people, 0, "list:2:1")) == []
    back = Command("host", Rewind(1, sure=True), "back")
    assert isinstance(await town.table._commands.submit(match, back), Receipt)
    found = await seen(town, anna)
    assert found.rows == (line,)


async def stored(world: World, match: str) -> list[int]:
    def read(connection: Any) -> list[int]:
        return [
            connection.scalar(select(func.count()).select_from(table).where(table.c.match == match))
            for table in (drafts, draft_rows, draft_editors)
        ]

    return await asyncio.to_thread(world.store.read, read)


async def test_the_end_of_a_match_deletes_its_drafts(both: World) -> None:
    match, people = await begun(both, options={"turns": 1})
    other, others = await begun(both)
    await wrote(both, place(other, others, 0), "a", 0, what="rob", team=2)
    anna = place(match, people, 0)
    await wrote(both, anna, "a", 0, what="rob", team=2)
    await both.table.drafts.edit(anna, "a")
    assert await stored(both, match) == [1, 1, 1]
    for seat in range(2):
        at = place(match, people, seat, f"list:1:{seat + 1}")
        revision = (await seen(both, at)).revision
        await both.table.drafts.hand_in(at, revision, f"c-{seat}")
    assert (await both.table.observe(match, 0)).observation.outcome is not None
    assert await stored(both, match) == [0, 0, 0]
    assert await stored(both, other) == [1, 1, 0]
    assert await both.table.drafts.seen(match, 0, people[0]) == ()
    assert await refused(both.table.drafts.write(anna, "b", 0, {})) == "draft-unknown"


async def test_personal_data(both: World) -> None:
    match, people = await begun(both)
    anna, vera = place(match, people, 0), place(match, people, 2)
    await wrote(both, anna, "a", 0, what="rob", team=2)
    line = await wrote(both, vera, "b", 0, what="guard", team=2)
    gone = await wrote(both, vera, "c", 0, what="guard", team=1)
    await both.table.drafts.remove(vera, "c", gone.version)
    exported = msgspec.json.decode(await both.table.personal_data.export(people[2]))
    assert [(row["row"], row["change"]) for row in exported["drafts"]] == [
        ("b", "added"),
        ("c", "removed"),
    ]
    assert exported["drafts"][0]["value"] == line.value
    await both.table.personal_data.erase(people[2], "", "ru")
    found = await seen(both, anna)
    assert [(row.id, row.name) for row in found.rows] == [("a", "Анна"), ("b", "N. N.")]
    assert not found.removed


async def test_on_two_nodes(url: str) -> None:
    """An edit on one node reaches a page on the other: by a hint, or else by a look at the
    database; of two who write one row on two nodes one is told."""
    async with local_nodes(url, games=[Town()]) as (one, other):
        match, people = await one.match(*NAMES, game="town", options={})
        anna, vera = place(match, people, 0), place(match, people, 2)
        mark, strange = asyncio.Event(), asyncio.Event()
        listening = other.table.drafts.changes(match, 2, mark)
        stranger = other.table.drafts.changes(match, 1, strange)
        async with other.table.subscribe(match, 2):
            await wrote(one, anna, "a", 0, what="rob", team=2)
            await asyncio.wait_for(mark.wait(), PATIENCE)
            assert await ids(other, vera) == ["a"]
            one.time.advance(2.5)
            await asyncio.sleep(0.1)
            mark.clear()
            one.hub.lossy = True
            await wrote(one, anna, "b", 0, what="rob", team=1)
            await asyncio.sleep(0.1)
            assert not mark.is_set()
            one.time.advance(2.5)
            await asyncio.wait_for(mark.wait(), PATIENCE)
            answers = await asyncio.gather(
                one.table.drafts.write(anna, "a", 1, {"what": "guard", "team": 2}),
                other.table.drafts.write(vera, "a", 1, {"what": "guard", "team": 1}),
            )
            assert sorted(type(answer).__name__ for answer in answers) == ["DraftLine", "Stale"]
            firsts = await asyncio.gather(
                one.table.drafts.write(place(match, people, 1, OTHERS), "x", 0, {}),
                other.table.drafts.write(place(match, people, 3, OTHERS), "y", 0, {}),
            )
            assert all(isinstance(answer, DraftLine) for answer in firsts)
        assert strange.is_set()  # now there is something for that team, too
        listening.close()
        stranger.close()
