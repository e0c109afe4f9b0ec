"""Finished records of any game are verified and imported to be watched; nobody can join or act in
them."""

import msgspec
import pytest

from intriga.kernel.records.record import RecordError, digest, read
from intriga.store import Store, matches, seats
from intriga.store.apart.imported_matches import ARCHIVE
from intriga.table import TableError
from tests.kit.table.records import import_record, record_of, rewritten
from tests.kit.table.world import World

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", ["espionage", "diplomacy", "vault"])
async def test_an_imported_record_can_be_watched(world: World, game: str) -> None:
    raw = record_of(game, years=2) if game == "diplomacy" else record_of(game)
    record = read(raw.splitlines())
    match, new = import_record(world, raw, "Из другого города")
    assert (match, new) == ("lab", True)

    history = await world.table.archive.history(match)
    assert history.steps == len(record.entries)
    assert history.names[0] == record.header.chairs[0].name
    assert history.view(history.steps - 1, "referee").observation.outcome is not None
    assert b"\n".join(await world.table.archive.record(match)) + b"\n" == raw

    info = await world.table.lobby.queries.info(match)
    assert info.imported
    assert (info.status, info.title, info.host) == ("over", "Из другого города", "")
    assert {seat.kind for seat in info.seats} == {"empty"}
    assert info.ended_at == record.entries[-1].at
    assert info.join_code == ""


async def test_an_imported_match_cannot_be_played_and_is_not_in_the_lobby(world: World) -> None:
    match, _ = import_record(world, record_of("vault"))
    me = await world.guest("Анна")
    assert await world.table.viewer(match, me) == "public"
    assert await world.table.lobby.queries.mine(me) == []
    assert await world.table.lobby.queries.open_matches(me) == []
    assert await world.table.lobby.queries.running(me) == []
    assert await world.table.lobby.queries.mine(ARCHIVE) != [], "nobody can sign in as the archive"
    with pytest.raises(TableError):
        await world.table.lobby.signups.sit(match, me)
    with pytest.raises(TableError):
        await world.table.lobby.starting.start(match, me)


async def test_the_same_record_is_imported_once(sqlite_world: World) -> None:
    raw = record_of("vault")
    assert import_record(sqlite_world, raw) == ("lab", True)
    assert import_record(sqlite_world, raw) == ("lab", False)
    assert import_record(sqlite_world, raw.replace(b"\n", b"\r\n")) == ("lab", False)


async def test_another_match_with_the_same_id_gets_a_new_id(sqlite_world: World) -> None:
    first, second = record_of("vault", "one"), record_of("vault", "two")
    assert import_record(sqlite_world, first).match == "lab"
    other = import_record(sqlite_world, second)
    assert other.new
    assert other.match == digest(second.splitlines()[0])[:32]
    assert import_record(sqlite_world, second) == (other.match, False)
    assert import_record(sqlite_world, first) == ("lab", False)


@pytest.mark.parametrize("name", ["../etc", "x" * 200, "", ARCHIVE, "a b", "партия"])
async def test_an_unusable_match_id_is_replaced(sqlite_world: World, name: str) -> None:
    raw = record_of("vault", name=name)
    match = import_record(sqlite_world, raw).match
    assert match == digest(raw.splitlines()[0])[:32]
    assert (await sqlite_world.table.archive.history(match)).steps > 1


async def test_a_record_of_a_match_on_this_server_is_not_imported_again(
    sqlite_world: World,
) -> None:
    match, _ = await sqlite_world.match("Анна", "Борис", options={"rounds": 1})
    for turn in range(2):
        await sqlite_world.done(match, turn, "roll")
        await sqlite_world.done(match, turn, "next")
    raw = b"\n".join(await sqlite_world.table.archive.record(match)) + b"\n"
    assert import_record(sqlite_world, raw) == (match, False)
    assert not (await sqlite_world.table.lobby.queries.info(match)).imported


def changed(raw: bytes, old: bytes, new: bytes) -> bytes:
    """The record with one thing changed and all hashes recomputed."""
    assert old in raw
    record = read(rechained(raw.replace(old, new, 1)).splitlines())
    return rewritten(record)


def rechained(raw: bytes) -> bytes:
    lines = raw.splitlines()
    made = [lines[0]]
    for line in lines[1:]:
        data = msgspec.json.decode(line)
        made.append(msgspec.json.encode(data | {"prev": digest(made[-1])}))
    return b"\n".join(made) + b"\n"


async def test_invalid_records_are_not_imported(sqlite_world: World) -> None:
    raw = record_of("vault")
    lines = raw.splitlines(keepends=True)
    for wrong, refusal in (
        (b"".join(lines[:-1]), "table-import-undecided"),
        (changed(raw, b'"options":{}', b'"options":{"rounds":9}'), "table-import-wrong"),
        (changed(raw, b'"rules":1', b'"rules":99'), "table-import-undecided"),
        (changed(raw, b'"game":"vault"', b'"game":"chess"'), "table-game-missing"),
    ):
        with pytest.raises(TableError) as error:
            import_record(sqlite_world, wrong)
        assert error.value.refusal.id == refusal
    for broken in (b"", b"{}\n", raw[: len(raw) // 2], b"".join([lines[0], *lines[2:]])):
        with pytest.raises(RecordError):
            import_record(sqlite_world, broken)
    assert sqlite_world.store.read(lambda connection: matches.get(connection, "lab")) is None


async def test_names_in_records_are_shortened(sqlite_world: World) -> None:
    record = read(record_of("vault").splitlines())
    chairs = tuple(
        msgspec.structs.replace(chair, name="\u202eя" * 100) for chair in record.header.chairs
    )
    match = import_record(sqlite_world, rewritten(record, chairs=chairs)).match
    store: Store = sqlite_world.store
    names = {seat.name for seat in store.read(lambda to: seats.of_match(to, match))}
    assert names == {"я" * 64}
