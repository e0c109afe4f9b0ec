"""Chat: who can read what, across restarts, in rooms that change, and what is deleted."""

import hashlib
import itertools
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from sqlalchemy import select

from intriga.kernel.actors import HOST, PUBLIC, Viewer
from intriga.kernel.house_rules.house_acts import Mute, Pause
from intriga.kernel.match_terms import Terms
from intriga.kernel.records.record import Entry, read
from intriga.kernel.records.replay import verify
from intriga.kernel.rooms import HOST_ROOM, WATCHER, Room
from intriga.kernel.text import Refusal
from intriga.store import match_log, schema
from intriga.store.writing import messages
from intriga.table import Receipt, TableError
from intriga.table.message_text import MESSAGE_LENGTH
from tests.kit.databases import fresh_database
from tests.kit.table.world import World
from tests.shapes.society import Quarter, Settled, Society

pytestmark = pytest.mark.anyio

_commands = itertools.count()


@pytest.fixture
async def society(url: str) -> AsyncIterator[World]:
    """A table with the toy game `society`, on each kind of database."""
    async with World(url, [Society()]) as made:
        yield made


@pytest.fixture
async def sqlite_society(tmp_path: Path) -> AsyncIterator[World]:
    """The same on SQLite only, for what does not depend on the database."""
    with fresh_database("sqlite", tmp_path) as url:
        async with World(url, [Society()]) as made:
            yield made


async def meeting(world: World, *names: str, **settings: object) -> tuple[str, list[str]]:
    settings = {"game": "society", "options": {}, **settings}
    return await world.match(*(names or ("Анна", "Борис", "Вера")), **settings)


async def say(world: World, match: str, seat: int, room: str, text: str, *, voice: str = "") -> str:
    """Send a message; returns the id of the refusal, or ""."""
    command = f"say-{next(_commands)}"
    answer = await world.table.chat.say(match, seat, room, text, command, voice=voice)
    return answer.id if isinstance(answer, Refusal) else ""


async def texts(world: World, match: str, viewer: Viewer, room: str) -> list[str]:
    """What a viewer can read in a room; nothing if they do not see the room. No more can be read
    one by one, by who knows the ids of messages."""
    chat, wanted = world.table.chat, select(schema.messages.c.id).filter_by(match=match)
    ids = world.store.read(lambda connection: connection.execute(wanted).scalars().all())
    one_by_one = [one for one in await chat.by_ids(match, viewer, ids) if one.room == room]
    try:
        found = await chat.messages(match, viewer, room)
    except TableError:
        found = []
    assert [one.id for one in found] == [one.id for one in one_by_one]
    return [message.text for message in found]


async def keys(world: World, match: str, viewer: Viewer) -> list[str]:
    """The rooms of a viewer; former ones in brackets."""
    rooms = await world.table.chat.rooms(match, viewer)
    return [room.key if room.open else f"({room.key})" for room in rooms]


async def jail(world: World, match: str, chief: int, whom: int) -> None:
    """The free elect a chief, who jails somebody."""
    for seat in (0, 1, 2):
        await world.done(match, seat, "vote", whom=chief)
    await world.done(match, chief, "jail", whom=whom)


async def test_a_room_is_read_by_its_readers_and_nobody_else(society: World) -> None:
    match, _ = await meeting(society)
    assert not await say(society, match, 0, "square", "всем")
    assert not await say(society, match, 1, "salon", "своим")
    for viewer in (0, 1, 2):
        assert await texts(society, match, viewer, "salon") == ["своим"]
    assert await texts(society, match, PUBLIC, "square") == ["всем"]
    assert await texts(society, match, PUBLIC, "salon") == []
    assert await keys(society, match, PUBLIC) == ["square"]
    assert await keys(society, match, 0) == ["square", "salon"]


async def test_access_follows_the_room_and_its_history_rule(
    society: World,
) -> None:
    match, _ = await meeting(society)
    await say(society, match, 1, "salon", "до тюрьмы")
    await jail(society, match, 0, 1)
    await say(society, match, 0, "salon", "без Бориса")
    await say(society, match, 1, "cell", "из камеры")
    assert await keys(society, match, 1) == ["square", "cell", "(salon)"]
    assert await texts(society, match, 1, "salon") == ["до тюрьмы"]
    assert await texts(society, match, 0, "salon") == ["до тюрьмы", "без Бориса"]
    assert await say(society, match, 1, "salon", "пустите") == "refused-no-room"
    (salon,) = [room for room in await society.table.chat.rooms(match, 1) if room.key == "salon"]
    assert salon.hearers == (), "a former reader does not see who reads it now"

    for seat in (0, 2):  # the new chief can read the cell, and everything written there before
        await society.done(match, seat, "vote", whom=2)
    assert await keys(society, match, 0) == ["square", "salon", "(cell)"]
    await say(society, match, 1, "cell", "новому начальству")
    assert await texts(society, match, 2, "cell") == ["из камеры", "новому начальству"]
    assert await texts(society, match, 0, "cell") == ["из камеры"]


async def test_history_present_means_messages_while_one_was_a_reader(sqlite_society: World) -> None:
    match, _ = await meeting(sqlite_society)
    await jail(sqlite_society, match, 0, 1)
    await say(sqlite_society, match, 0, "salon", "без него")
    host = await sqlite_society.act(match, HOST, "pardon", whom=1)
    assert isinstance(host, Receipt)
    await say(sqlite_society, match, 0, "salon", "при нём")
    assert await texts(sqlite_society, match, 1, "salon") == ["при нём"]


async def test_chat_survives_a_restart(society: World) -> None:
    match, _ = await meeting(society, terms=Terms(press="full"))
    await say(society, match, 0, "with:0-1", "по секрету")
    await say(society, match, 1, "with:0-1-2", "втроём")
    await jail(society, match, 0, 1)
    before = [await keys(society, match, viewer) for viewer in (0, 1, 2, PUBLIC)]
    rules = ["table", "square", "salon", "cell"]
    assert before[0] == [*rules, "with:0-1", "with:0-1-2"]
    await society.restart()
    assert [await keys(society, match, viewer) for viewer in (0, 1, 2, PUBLIC)] == before
    assert await texts(society, match, 1, "with:0-1") == ["по секрету"]
    assert await texts(society, match, 2, "with:0-1") == []
    assert "with:0-1" not in before[2]
    assert "with:0-1" not in before[3]


async def test_press_limits_the_chat(sqlite_society: World) -> None:
    for press, expected in {
        "none": ("refused-no-room", "refused-no-room"),
        "public": ("", "refused-no-room"),
        "full": ("", ""),
        "rulebook": ("", "refused-no-room"),
    }.items():
        match, _ = await meeting(sqlite_society, terms=Terms(press=press))  # type: ignore[arg-type]
        results = (
            await say(sqlite_society, match, 0, "square", "х"),
            await say(sqlite_society, match, 0, "with:0-1", "х"),
        )
        assert results == expected, press
        with_whom = await sqlite_society.table.chat.private_partners(match, 0)
        assert with_whom == ([1, 2] if press == "full" else []), press


async def test_the_record_contains_only_a_salted_digest(sqlite_society: World) -> None:
    match, people = await meeting(sqlite_society)
    await sqlite_society.table.chat.say(match, 0, "square", "запомните", "c", me=people[0])
    lines = sqlite_society.store.read(lambda c: match_log.lines(c, match))
    assert not any("запомните".encode() in line for line in lines)
    act = msgspec.json.decode(msgspec.json.decode(lines[-1], type=Entry).act)
    (spoken,) = sqlite_society.store.read(lambda c: messages.of_person(c, people[0]))
    digest = hashlib.sha256(f"{spoken.salt}\n{spoken.text}".encode()).hexdigest()
    assert (spoken.text, spoken.room, digest) == ("запомните", "square", act["digest"])
    assert set(act) == {"type", "room", "message", "digest", "voice"}
    assert spoken.salt not in lines[-1].decode()


async def test_a_repeated_command_sends_one_message(society: World) -> None:
    match, people = await meeting(society)

    async def ask(text: str) -> Receipt | Refusal:
        return await society.table.chat.say(match, 0, "square", text, "same", me=people[0])

    first = await ask("раз")
    assert isinstance(first, Receipt)
    assert await ask("раз") == first
    await society.restart()
    assert await ask("раз") == first
    other = await ask("два")
    assert isinstance(other, Refusal)
    assert other.id == "refused-command-used"
    assert await texts(society, match, 0, "square") == ["раз"]


async def test_only_the_player_of_a_seat_can_write_for_it(sqlite_society: World) -> None:
    match, people = await meeting(sqlite_society)
    talk = sqlite_society.table.chat
    for me, seat in ((people[1], 0), ("nobody", 0)):
        answer = await talk.say(match, seat, "square", "я Анна", "c", me=me)
        assert isinstance(answer, Refusal)
        assert answer.id == "refused-not-your-seat"
    answer = await talk.say(match, HOST, HOST_ROOM, "я ведущий", "c", me=people[1])
    assert isinstance(answer, Refusal)
    assert answer.id == "refused-not-host"


async def test_the_sender_behind_a_voice_is_hidden(sqlite_society: World) -> None:
    match, people = await meeting(sqlite_society)
    await say(sqlite_society, match, 1, "salon", "говорят…", voice="society-rumour")
    for viewer in (0, 2):
        (message,) = await sqlite_society.table.chat.messages(match, viewer, "salon")
        assert (message.seat, message.voice, message.mine) == (None, "society-rumour", False)
    (mine,) = await sqlite_society.table.chat.messages(match, 1, "salon")
    assert (mine.seat, mine.mine) == (None, True)
    # Hiding a seat's messages must not reveal it, either.
    await sqlite_society.table.chat.hide(match, 0, people[0], "seat:1", True)
    attention = await sqlite_society.table.chat.attention(match, 0, people[0])
    assert attention.unread == {"salon": 1}
    await sqlite_society.table.chat.hide(match, 0, people[0], "voice:society-rumour", True)
    assert (await sqlite_society.table.chat.attention(match, 0, people[0])).unread == {}


async def test_the_host_can_delete_the_messages_they_see(society: World) -> None:
    match, people = await meeting(society, terms=Terms(press="full"))
    talk = society.table.chat
    await say(society, match, 1, "square", "грубость")
    await say(society, match, 1, "with:1-2", "тайна")
    (rude,) = await talk.messages(match, PUBLIC, "square")
    (secret,) = await talk.messages(match, 2, "with:1-2")
    with pytest.raises(TableError, match="talk-no-message"):
        await talk.erase(match, secret.id, "a", viewer=0, me=people[0])
    with pytest.raises(TableError, match="talk-no-message"):
        await talk.erase(match, "no such id", "a", viewer=0, me=people[0])
    stranger = await talk.erase(match, rude.id, "b", viewer=1, me=people[1])
    assert isinstance(stranger, Refusal)
    assert stranger.id == "refused-not-host"
    assert isinstance(await talk.erase(match, rude.id, "c", viewer=0, me=people[0]), Receipt)
    again = await talk.erase(match, rude.id, "d", viewer=0, me=people[0])
    assert isinstance(again, Refusal)
    (left,) = await talk.by_ids(match, PUBLIC, [rude.id])
    assert (left.text, left.erased) == ("", "host")
    await society.restart()
    (left,) = await society.table.chat.messages(match, PUBLIC, "square")
    assert (left.text, left.erased, left.seat) == ("", "host", 1)
    stored = society.store.read(lambda c: messages.by_ids(c, match, [rude.id]))
    assert (stored[0].text, stored[0].salt) == ("", ""), "it is deleted on disk, too"
    assert await texts(society, match, 2, "with:1-2") == ["тайна"]


async def test_later_readers_learn_that_a_message_was_deleted(sqlite_society: World) -> None:
    match, people = await meeting(sqlite_society)
    await jail(sqlite_society, match, 0, 1)
    await say(sqlite_society, match, 1, "cell", "х")
    for seat in (0, 2):
        await sqlite_society.done(match, seat, "vote", whom=2)
    cursor = (await sqlite_society.table.observe(match, 2)).observation.cursor
    (message,) = await sqlite_society.table.chat.messages(match, 0, "cell")
    await sqlite_society.table.chat.erase(match, message.id, "c", viewer=0, me=people[0])
    events = await sqlite_society.table.events(match, 2, cursor)
    assert [event.id for event in events] == ["table-erased"]


async def test_unread_messages_are_counted_per_person(society: World) -> None:
    match, people = await meeting(society)
    talk = society.table.chat
    for text in ("раз", "два", "@Борис, три"):
        await say(society, match, 0, "square", text)
    await say(society, match, 1, "square", "моё")
    seen = await talk.attention(match, 1, people[1])
    assert (dict(seen.unread), seen.mentioned) == ({"square": 3}, frozenset({"square"}))
    changes = aiter(talk.changes(match, people[1]))
    second = (await talk.messages(match, 1, "square"))[1]
    await talk.read_up_to(match, 1, people[1], second.id)
    await anext(changes)
    await society.restart()
    talk = society.table.chat
    seen = await talk.attention(match, 1, people[1])
    assert (dict(seen.unread), seen.mentioned) == ({"square": 1}, frozenset({"square"}))
    first = (await talk.messages(match, 1, "square"))[0]
    await talk.read_up_to(match, 1, people[1], first.id)  # an older screen
    assert (await talk.attention(match, 1, people[1])).unread == {"square": 1}
    assert (await talk.attention(match, PUBLIC, await society.guest("Зритель"))).unread == {}
    with pytest.raises(TableError):
        await talk.read_up_to(match, 1, people[1], "nothing")


async def test_messages_are_paginated(society: World) -> None:
    match, _ = await meeting(society)
    talk = society.table.chat
    for number in range(7):
        await say(society, match, 0, "square", str(number))
    last = await talk.messages(match, 1, "square", limit=3)
    assert [message.text for message in last] == ["4", "5", "6"]
    earlier = await talk.messages(match, 1, "square", before=last[0].id, limit=3)
    assert [message.text for message in earlier] == ["1", "2", "3"]
    later = await talk.messages(match, 1, "square", after=earlier[0].id, limit=2)
    assert [message.text for message in later] == ["2", "3"]
    assert await talk.latest(match, 1, ["square", "nowhere"], 2) == {"square": last[1:]}


async def test_a_new_player_reads_what_the_seat_could_read(tmp_path: Path) -> None:
    with fresh_database("sqlite", tmp_path) as url:
        async with World(url, (Settled(),)) as world:
            await _new_player(world)


async def _new_player(world: World) -> None:
    match, people = await meeting(world, terms=Terms(press="full"))
    await say(world, match, 0, "with:0-1", "старому Борису")
    await world.table.lobby.takeovers.leave(match, people[1])
    await say(world, match, 0, "with:0-1", "боту")
    newcomer = await world.guest("Глеб")
    await world.table.lobby.takeovers.take_over(match, newcomer, 1)
    assert await texts(world, match, 1, "with:0-1") == ["старому Борису", "боту"]
    assert (await world.table.chat.attention(match, 1, newcomer)).unread == {"with:0-1": 2}
    assert await world.table.viewer(match, people[1]) == PUBLIC
    assert await texts(world, match, PUBLIC, "with:0-1") == []


async def test_chat_when_muted_and_during_a_pause(sqlite_society: World) -> None:
    match, people = await meeting(sqlite_society)
    assert isinstance(await sqlite_society.table.keep(match, HOST, Mute(1, True), "m"), Receipt)
    assert await say(sqlite_society, match, 1, "square", "х") == "refused-muted"
    assert not await say(sqlite_society, match, 1, "salon", "х")
    assert isinstance(await sqlite_society.table.keep(match, HOST, Pause(), "p"), Receipt)
    assert not await say(sqlite_society, match, 0, "square", "пока пауза")
    announced = await sqlite_society.table.chat.say(
        match, HOST, HOST_ROOM, "Чай готов", "t", me=people[0]
    )
    assert isinstance(announced, Receipt)
    assert (await keys(sqlite_society, match, PUBLIC))[-1] == HOST_ROOM
    (message,) = await sqlite_society.table.chat.messages(match, PUBLIC, HOST_ROOM)
    assert (message.host, message.seat, message.text) == (True, None, "Чай готов")


async def test_message_texts_are_cleaned(sqlite_society: World) -> None:
    match, _ = await meeting(sqlite_society)
    assert await say(sqlite_society, match, 0, "square", " \n\u202e\x00 ") == "talk-empty"
    assert (
        await say(sqlite_society, match, 0, "square", "я" * (MESSAGE_LENGTH + 1)) == "talk-too-long"
    )
    assert not await say(sqlite_society, match, 0, "square", "👨‍👩‍👧" * (MESSAGE_LENGTH // 2))
    assert not await say(sqlite_society, match, 0, "square", "<b>\r\nдва\u202e")
    assert (await texts(sqlite_society, match, 0, "square"))[-1] == "<b>\nдва"


async def test_after_the_end_chat_is_read_only(society: World) -> None:
    match, _ = await meeting(society, options={"days": 1}, terms=Terms(press="full"))
    await say(society, match, 0, "with:0-1", "тайно")
    await say(society, match, 0, "square", "явно")
    for seat in (0, 1, 2):
        await society.done(match, seat, "vote", whom=0)
    assert await say(society, match, 0, "square", "эпилог") == "refused-over"
    assert await keys(society, match, 0) == ["square", "with:0-1"]
    assert await keys(society, match, PUBLIC) == ["square"]
    assert await texts(society, match, 1, "with:0-1") == ["тайно"]
    record = read(await society.table.archive.record(match))
    assert verify(Society(), record).verdict == "right"
    talk = society.table.chat
    everything = await talk.heard_until(match, [1], 100)
    assert [[message.text for message in room] for _, room in everything] == [["тайно"], ["явно"]]
    assert [len(room) for _, room in await talk.heard_until(match, [1, 2], 100)] == [1]
    assert await talk.heard_until(match, [1], 1) == []


async def test_the_messages_of_a_person_can_be_deleted(society: World) -> None:
    match, people = await meeting(society, options={"days": 1})
    await society.table.chat.say(match, 0, "square", "моё", "c", me=people[0])
    await society.table.chat.say(match, 1, "square", "чужое", "c", me=people[1])
    await society.table.chat.forget_person(people[0])
    found = await society.table.chat.messages(match, 2, "square")
    assert [(one.text, one.erased) for one in found] == [("", "author"), ("чужое", "")]
    assert society.store.read(lambda c: messages.of_person(c, people[0])) == []
    for seat in (0, 1, 2):
        await society.done(match, seat, "vote", whom=0)
    record = read(await society.table.archive.record(match))
    assert verify(Society(), record).verdict == "right"


async def test_game_events_are_found_among_many_messages(sqlite_society: World) -> None:
    match, _ = await meeting(sqlite_society)
    await sqlite_society.done(match, 0, "vote", whom=0)
    for number in range(200):
        await say(sqlite_society, match, number % 3, "square", "бла")
    seen = (await sqlite_society.table.observe(match, 2)).observation.cursor
    for _ in range(2):
        play_events, earlier = await sqlite_society.table.play_events(match, 2, seen, 60)
        assert [(number, event.id) for number, event in play_events] == [(1, "society-voted")]
        assert not earlier
        await sqlite_society.restart()
    await sqlite_society.done(match, 1, "vote", whom=0)
    assert (await sqlite_society.table.play_events(match, 2, seen, 60))[0] == play_events, (
        "not later events"
    )
    (latest,), earlier = await sqlite_society.table.play_events(match, 2, seen + 1, 1)
    assert (latest[0], latest[1].id, earlier) == (seen + 1, "society-voted", True)


async def test_a_message_keeps_the_name_of_its_author(sqlite_society: World) -> None:
    """Not that of whoever has the seat now; and a voice is no hint at who has it."""
    world = sqlite_society
    match, (_, _, vera) = await meeting(world)
    command = f"say-{next(_commands)}"
    await world.table.chat.say(match, 2, "square", "от Веры", command, me=vera)
    await world.table.lobby.takeovers.leave(match, vera)
    (message,) = await world.table.chat.messages(match, 0, "square")
    assert (message.seat, message.name) == (2, "Вера")
    await world.table.personal_data.erase(vera, "", "ru")
    (message,) = await world.table.chat.messages(match, 0, "square")
    assert (message.name, message.text) == ("N. N.", "")


async def test_a_message_under_a_voice_names_nobody(sqlite_society: World) -> None:
    world = sqlite_society
    match, people = await meeting(world)
    rooms = await world.table.chat.rooms(match, 0)
    room, voice = next((room.key, room.voices[0]) for room in rooms if room.voices)
    command = f"say-{next(_commands)}"
    await world.table.chat.say(match, 0, room, "от маски", command, voice=voice, me=people[0])
    (message,) = await world.table.chat.messages(match, 1, room)
    assert (message.seat, message.name) == (None, "")


class OpenSociety(Society):
    """Where people who watch may speak in the square."""

    def rooms(self, state: Quarter) -> Sequence[Room]:
        return [
            replace(room, watchers=True) if room.key == "square" else room
            for room in super().rooms(state)
        ]


@pytest.fixture
async def open_society(url: str) -> AsyncIterator[World]:
    async with World(url, [OpenSociety()]) as made:
        yield made


async def test_people_who_watch_give_their_opinion(open_society: World) -> None:
    """Under their own names, once for each command; it is theirs to delete with the account, and
    the record still verifies."""
    world, chat = open_society, open_society.table.chat
    match, _ = await meeting(world, options={"days": 1})
    zoe = await world.guest("Зоя")
    assert await chat.hears_watchers(match, "square")
    assert not await chat.hears_watchers(match, "salon")
    for _ in range(2):
        sent = await chat.give_opinion(match, zoe, "square", "Это Борис!", "one")
        assert isinstance(sent, Receipt)
    (message,) = await chat.messages(match, 0, "square")
    assert (message.name, message.voice, message.seat) == ("Зоя", WATCHER, None)
    assert (message.host, message.mine, message.text) == (False, False, "Это Борис!")
    assert await texts(world, match, PUBLIC, "square") == ["Это Борис!"]
    assert (await chat.attention(match, 1, "somebody")).unread == {"square": 1}
    for room, id in (("salon", "refused-no-room"), ("cell", "refused-no-room")):
        refusal = await chat.give_opinion(match, zoe, room, "И я", f"in {room}")
        assert isinstance(refusal, Refusal)
        assert refusal.id == id
    empty = await chat.give_opinion(match, zoe, "square", " ", "empty")
    assert isinstance(empty, Refusal)
    written = world.store.read(lambda c: messages.of_person(c, zoe))
    assert [one.text for one in written] == ["Это Борис!"]
    await chat.forget_person(zoe)
    (gone,) = await chat.messages(match, 0, "square")
    assert gone.erased
    for seat in (0, 1, 2):
        await world.done(match, seat, "vote", whom=0)
    assert not await chat.hears_watchers(match, "square")
    record = read(await world.table.archive.record(match))
    assert verify(OpenSociety(), record).verdict == "right"


async def test_in_a_room_that_is_not_for_them_they_stay_silent(society: World) -> None:
    match, _ = await meeting(society)
    zoe = await society.guest("Зоя")
    assert not await society.table.chat.hears_watchers(match, "square")
    refusal = await society.table.chat.give_opinion(match, zoe, "square", "И я", "one")
    assert isinstance(refusal, Refusal)
    assert refusal.id == "refused-no-writer"
