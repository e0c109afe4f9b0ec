"""Documents at the table: durable with their act, written once, read by those who have the
reference and nobody else, deleted without breaking the record."""

import contextlib
import hashlib
import itertools
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, func, select

from intriga.kernel.actors import PUBLIC, Viewer
from intriga.kernel.match_terms import Terms
from intriga.kernel.questions.documents import DOCUMENT_LENGTH, Document, documents_in
from intriga.kernel.records.record import read
from intriga.kernel.records.replay import verify
from intriga.kernel.text import Refusal
from intriga.store.schema import documents as stored
from intriga.table import DocumentText, Receipt, TableError
from intriga.table.archive.import_record import put_in
from intriga.table.match.commands.filed_texts import TextFiler, clean
from tests.kit.databases import fresh_database
from tests.kit.table.records import NOW, rewritten
from tests.kit.table.world import World
from tests.shapes.parliament import Parliament
from tests.table.cluster.local_nodes import local_nodes
from tests.table.full_disk import limit_disk as _limit

pytestmark = pytest.mark.anyio

_commands = itertools.count()

LAW = "§ 1. Налогов нет.\n\n\t§ 2. <script>alert('&')</script>"


@pytest.fixture
async def house(url: str) -> AsyncIterator[World]:
    """A table with the toy game `parliament`, on each kind of database."""
    async with World(url, [Parliament()]) as made:
        yield made


@pytest.fixture
async def sqlite_house(tmp_path: Path) -> AsyncIterator[World]:
    """The same on SQLite only, for what does not depend on the database."""
    with fresh_database("sqlite", tmp_path) as url:
        async with World(url, [Parliament()]) as made:
            yield made


async def session(world: World, *names: str, **settings: Any) -> tuple[str, list[str]]:
    settings = {"game": "parliament", "options": {}, **settings}
    return await world.match(*(names or ("Анна", "Борис", "Вера")), **settings)


async def references(world: World, match: str, viewer: Viewer) -> list[Document]:
    """The documents that a viewer sees now or has received, each once."""
    seen = (await world.table.observe(match, viewer)).observation
    found = [*documents_in(seen.view), *(d for e in seen.events for d in documents_in(e.params))]
    return list(dict.fromkeys(found))


async def text(world: World, match: str, viewer: Viewer, id: str) -> str | None:
    """The text as a viewer reads it; None if there is none for them."""
    try:
        return (await world.table.documents.read(match, viewer, id)).text
    except TableError as refused:
        problem = refused
    assert (problem.kind, problem.refusal.id) == ("unknown", "document-unknown")
    return None


def rows(world: World) -> int:
    """How many documents are stored."""

    def count(connection: Connection) -> int:
        return connection.scalar(select(func.count()).select_from(stored)) or 0

    return world.store.read(count)


async def test_a_law_is_read_by_all_and_survives_a_restart(house: World) -> None:
    match, people = await session(house)
    await house.done(match, 0, "pass-law", text=LAW, me=people[0])
    (law,) = await references(house, match, PUBLIC)
    for viewer in (PUBLIC, 0, 1, 2):
        found = await house.table.documents.read(match, viewer, law.id)
        assert found.text == LAW
        salted = hashlib.sha256(f"{found.salt}\n{LAW}".encode()).hexdigest()
        assert (found.digest, found.length) == (salted, len(LAW)) == (law.digest, law.length)
        assert [version.document for version in found.versions] == [law]
    await house.restart()
    assert await text(house, match, PUBLIC, law.id) == LAW


def all_but_documents(connection: Connection) -> str:
    """Everything else in the database."""
    tables = [table for table in stored.metadata.sorted_tables if table is not stored]
    return repr([connection.execute(select(table)).all() for table in tables])


async def test_the_text_is_stored_beside_record_and_state_only(house: World) -> None:
    match, people = await session(house)
    await house.done(match, 0, "propose", whom=1, text="top secret", me=people[0])
    (treaty,) = await references(house, match, 0)
    everything = house.store.read(all_but_documents)
    assert "top secret" not in everything
    assert treaty.id in everything


async def test_a_treaty_is_read_by_two_until_one_discloses_it(house: World) -> None:
    match, _ = await session(house)
    await house.done(match, 0, "propose", whom=1, text="Вместе.", terms="Половина вам.")
    treaty, terms = await references(house, match, 1)
    for seat in (0, 1):
        assert await text(house, match, seat, treaty.id) == "Вместе."
        assert await text(house, match, seat, terms.id) == "Половина вам."
    for viewer in (2, PUBLIC):
        assert await references(house, match, viewer) == []
        for id in (treaty.id, terms.id, "0" * 32, ""):
            assert await text(house, match, viewer, id) is None
    other, _ = await session(house)
    assert await text(house, other, 0, treaty.id) is None, "an id is of its own match"
    await house.done(match, 1, "disclose", treaty=0)
    for viewer in (2, PUBLIC):
        assert await text(house, match, viewer, terms.id) == "Половина вам."


async def test_an_article_is_read_by_those_who_received_its_event(house: World) -> None:
    match, _ = await session(house)
    await house.done(match, 2, "publish", article="Погода хорошая.")
    (article,) = await references(house, match, PUBLIC)
    seen = (await house.table.observe(match, 0)).observation
    assert article not in list(documents_in(seen.view)), "only the event has it"
    await house.restart()
    for viewer in (PUBLIC, 0):
        assert await text(house, match, viewer, article.id) == "Погода хорошая."


async def test_a_repeated_request_makes_one_text(house: World) -> None:
    match, people = await session(house)
    act = {"type": "pass-law", "text": LAW}
    first = await house.table.submit(match, 0, act, "once", me=people[0])
    assert await house.table.submit(match, 0, dict(act), "once", me=people[0]) == first
    await house.restart()
    assert await house.table.submit(match, 0, dict(act), "once", me=people[0]) == first
    other = {"type": "pass-law", "text": "Другой."}
    answer = await house.table.submit(match, 0, other, "once", me=people[0])
    assert isinstance(answer, Refusal)
    assert answer.id == "refused-command-used"
    assert rows(house) == 1
    await house.done(match, 1, "pass-law", text=LAW)
    one, two = await references(house, match, PUBLIC)
    assert one.id != two.id
    assert one.digest != two.digest, "the same text has another salt"


@pytest.mark.parametrize(
    ("given", "refusal"),
    [
        (" \n\u200b\t", "document-empty"),
        ("а" * (DOCUMENT_LENGTH + 3), "document-too-long"),
        ("а" * (5 * DOCUMENT_LENGTH), "document-too-long"),
        ({"id": "0" * 32, "digest": "", "length": 1}, "refused-malformed"),
        (7, "refused-malformed"),
    ],
)
async def test_what_is_refused_leaves_nothing(
    sqlite_house: World, given: Any, refusal: str
) -> None:
    match, _ = await session(sqlite_house)
    answer = await sqlite_house.act(match, 0, "pass-law", text=given)
    assert isinstance(answer, Refusal)
    assert answer.id == refusal
    if refusal == "document-too-long":
        over = len(given) - DOCUMENT_LENGTH
        assert answer.params == {"most": DOCUMENT_LENGTH, "over": over}
    assert await sqlite_house.table.check(match, 0, {"type": "pass-law", "text": given}) == answer
    assert await sqlite_house.table.check(match, 0, {"type": "pass-law", "text": LAW}) is None
    assert rows(sqlite_house) == 0


async def test_nobody_can_hand_in_the_reference_of_another(sqlite_house: World) -> None:
    match, _ = await session(sqlite_house)
    await sqlite_house.done(match, 0, "propose", whom=1, text="Тайна.")
    (treaty,) = await references(sqlite_house, match, 1)
    for raw in (msgspec.to_builtins(treaty), msgspec.json.encode(treaty).decode()):
        act = msgspec.json.encode({"type": "pass-law", "text": raw})
        await sqlite_house.table.submit(match, 2, act, f"forged-{next(_commands)}")
    assert await text(sqlite_house, match, 2, treaty.id) is None


async def test_the_rules_refuse_and_nothing_is_stored(sqlite_house: World) -> None:
    match, _ = await session(sqlite_house)
    long = await sqlite_house.act(match, 0, "publish", article="я" * 4_001)
    assert isinstance(long, Refusal)
    assert (long.id, long.params) == ("document-too-long", {"most": 4_000, "over": 1})
    await sqlite_house.done(match, 0, "abstain")
    late = await sqlite_house.act(match, 0, "pass-law", text=LAW)
    assert isinstance(late, Refusal)
    assert rows(sqlite_house) == 0


async def test_the_longest_text_is_kept_to_the_letter(house: World) -> None:
    match, _ = await session(house)
    longest = "🏛" * DOCUMENT_LENGTH
    await house.done(match, 0, "pass-law", text=longest)
    (law,) = await references(house, match, PUBLIC)
    assert law.length == DOCUMENT_LENGTH
    assert await text(house, match, 1, law.id) == longest


async def test_a_step_that_is_not_written_leaves_no_text(sqlite_house: World) -> None:
    match, _ = await session(sqlite_house)
    _limit(sqlite_house, 6)
    written = 0
    with contextlib.suppress(TableError):
        for seat in range(3):
            await sqlite_house.done(match, seat, "pass-law", text=f"{seat}" + "ж" * 19_000)
            written += 1
    _limit(sqlite_house, None)
    assert rows(sqlite_house) == written < 3
    assert len(await references(sqlite_house, match, PUBLIC)) == written
    await sqlite_house.done(match, written, "pass-law", text=LAW)
    assert rows(sqlite_house) == written + 1


async def test_the_host_deletes_a_text_and_its_readers_are_told(house: World) -> None:
    match, host, (anna, *_) = await house.hosted_match(
        "Анна", "Борис", "Вера", game="parliament", options={"sessions": 1}
    )
    documents = house.table.documents
    await house.done(match, 0, "propose", whom=1, text="Тайна.", me=anna)
    await house.done(match, 0, "pass-law", text=LAW, me=anna)
    law, treaty = await references(house, match, 0)
    with pytest.raises(TableError) as unseen:
        await documents.erase(match, treaty.id, "e", viewer=PUBLIC, me=host)
    assert unseen.value.refusal.id == "document-unknown"
    seated = await documents.erase(match, law.id, "e1", viewer=0, me=anna)
    assert isinstance(seated, Refusal)
    assert seated.id == "refused-not-host"
    assert isinstance(await documents.erase(match, law.id, "e2", viewer=PUBLIC, me=host), Receipt)
    again = await documents.erase(match, law.id, "e3", viewer=PUBLIC, me=host)
    assert isinstance(again, Refusal)
    assert again.id == "document-erased-already"
    await house.restart()
    found = await house.table.documents.read(match, 2, law.id)
    assert (found.text, found.salt, found.gone) == ("", "", "host")
    told = await house.table.events(match, PUBLIC)
    assert told[-1].id == "table-document-erased"
    await house.done(match, 1, "abstain")
    await house.done(match, 2, "abstain")
    assert verify(Parliament(), read(await house.table.archive.record(match))).verdict == "right"


async def test_a_host_who_plays_deletes_a_treaty_and_two_are_told(sqlite_house: World) -> None:
    match, people = await session(sqlite_house)
    await sqlite_house.done(match, 1, "propose", whom=0, text="Тайна.", me=people[1])
    (treaty,) = await references(sqlite_house, match, 0)
    answer = await sqlite_house.table.documents.erase(match, treaty.id, "e", viewer=0, me=people[0])
    assert isinstance(answer, Receipt)
    for seat in (0, 1):
        assert (await sqlite_house.table.events(match, seat))[-1].id == "table-document-erased"
    for viewer in (2, PUBLIC):
        ids = [event.id for event in await sqlite_house.table.events(match, viewer)]
        assert "table-document-erased" not in ids
        assert await text(sqlite_house, match, viewer, treaty.id) is None


async def test_a_person_takes_their_texts_along_and_deletes_them(house: World) -> None:
    match, people = await session(house, options={"sessions": 1})
    await house.done(match, 0, "pass-law", text=LAW, me=people[0])
    await house.done(match, 1, "pass-law", text="Борисов.", me=people[1])
    mine = msgspec.json.decode(await house.table.personal_data.export(people[0]))["documents"]
    assert [(row["match"], row["text"], row["deleted_by"]) for row in mine] == [(match, LAW, "")]
    law, other = await references(house, match, PUBLIC)
    await house.done(match, 2, "abstain", me=people[2])
    await house.table.personal_data.erase(people[0], "", "ru")
    found = await house.table.documents.read(match, 2, law.id)
    assert (found.text, found.gone) == ("", "author")
    assert await text(house, match, 2, other.id) == "Борисов."
    assert verify(Parliament(), read(await house.table.archive.record(match))).verdict == "right"


async def test_after_the_end_those_can_read_who_could_before(sqlite_house: World) -> None:
    match, _ = await session(sqlite_house, options={"sessions": 1})
    await sqlite_house.done(match, 0, "propose", whom=1, text="Тайна.")
    (treaty,) = await references(sqlite_house, match, 0)
    for seat in range(3):
        await sqlite_house.done(match, seat, "abstain")
    documents = sqlite_house.table.documents
    for seat in (0, 1):
        assert (await documents.read(match, seat, treaty.id, step=1)).text == "Тайна."
    for viewer in (2, PUBLIC):
        with pytest.raises(TableError):
            await documents.read(match, viewer, treaty.id, step=1)


async def test_a_referee_reads_everything_while_their_view_is_open(sqlite_house: World) -> None:
    referee = Terms(referee=True)
    match, host, _ = await sqlite_house.hosted_match(
        "Анна", "Борис", game="parliament", options={}, terms=referee
    )
    await sqlite_house.done(match, 0, "propose", whom=1, text="Тайна.")
    (treaty,) = await references(sqlite_house, match, 0)
    table = sqlite_house.table
    with pytest.raises(TableError):
        await table.document(match, host, treaty.id)
    await table.hosting.open_referee_view(match, host, "look")
    found: DocumentText = await table.document(match, host, treaty.id)
    assert found.text == "Тайна."
    sqlite_house.time.advance(3600)
    with pytest.raises(TableError):
        await table.document(match, host, treaty.id)


async def test_a_rewind_does_not_take_back_what_was_read(sqlite_house: World) -> None:
    match, host, _ = await sqlite_house.hosted_match("Анна", "Борис", game="parliament", options={})
    await sqlite_house.done(match, 0, "pass-law", text=LAW)
    (law,) = await references(sqlite_house, match, PUBLIC)
    rewinds = sqlite_house.table.lobby.rewinds
    points = await rewinds.turning_points(match, host)
    done = await rewinds.rewind(match, host, points[0].number, "r", sure=True)
    assert isinstance(done, Receipt), done
    assert not (await sqlite_house.table.observe(match, 0)).observation.view.laws
    assert await text(sqlite_house, match, 1, law.id) == LAW


async def test_an_imported_match_has_no_texts(sqlite_house: World) -> None:
    match, _ = await session(sqlite_house, options={"sessions": 1})
    await sqlite_house.done(match, 0, "pass-law", text=LAW)
    await sqlite_house.done(match, 1, "publish", article="Свежие новости.")
    for seat in (1, 2):
        await sqlite_house.done(match, seat, "abstain")
    law, article = await references(sqlite_house, match, PUBLIC)
    lines = await sqlite_house.table.archive.record(match)
    raw = rewritten(read(lines), match="elsewhere")
    imported = put_in(sqlite_house.store, sqlite_house.games, raw, NOW).match
    for one in (law, article):
        found = await sqlite_house.table.documents.read(imported, PUBLIC, one.id)
        assert (found.text, found.gone, found.length) == ("", "elsewhere", one.length)
    assert await text(sqlite_house, imported, PUBLIC, "0" * 32) is None


async def test_two_nodes_write_and_read(url: str) -> None:
    async with local_nodes(url, games=[Parliament()]) as (one, other):
        match, people = await session(one)
        await one.done(match, 0, "pass-law", text=LAW, me=people[0])
        await other.done(match, 1, "pass-law", text="Борисов.", me=people[1])
        law, second = await references(other, match, PUBLIC)
        assert await text(other, match, 2, law.id) == LAW
        await one.table.viewer(match, None)
        assert await references(one, match, PUBLIC) == [law, second]
        assert await text(one, match, 2, second.id) == "Борисов."
        assert rows(one) == 2


def test_a_request_that_is_read_again_has_the_same_ids_and_nobody_can_guess_them() -> None:
    def made(key: bytes, command: str, field: str = "text") -> Document:
        filed = TextFiler(key).begin("match", 0, command, None).file(field, "Закон.")
        assert isinstance(filed, Document)
        return filed

    assert made(b"key", "c1") == made(b"key", "c1")
    others = [made(b"key", "c2"), made(b"other", "c1"), made(b"key", "c1", "terms")]
    others += [made(b"key", ""), made(b"key", "")]
    assert len({one.id for one in (made(b"key", "c1"), *others)}) == 6
    assert len({one.digest for one in (made(b"key", "c1"), *others)}) == 6


def test_paragraphs_stay_and_what_cannot_be_seen_goes() -> None:
    assert clean("\r\n\n  a \r\n\n\n\tb\x00\u202ec\u2028d\n \n") == "  a\n\n\n\tbc\nd"
    assert clean("и\u0306") == "й"
    assert clean("a" + "\u0301" * 9).count("\u0301") <= 2
    assert clean("\u200f\n\u200b") == ""
