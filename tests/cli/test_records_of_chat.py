"""`intriga replay` and `intriga verify` on the record of a match with chat."""

import asyncio
from pathlib import Path

import pytest

from intriga.kernel.actors import HOST
from intriga.kernel.match_terms import Terms
from intriga.kernel.rooms import HOST_ROOM
from intriga.table import Receipt
from tests.cli.conftest import Run
from tests.kit.table.world import World
from tests.shapes.society import Society

WORDS = ("при всех", "в гостиной", "между нами", "говорят", "чай готов")


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The record of a match in which every kind of message was sent."""
    folder = tmp_path_factory.mktemp("talk")
    lines = asyncio.run(_talked(f"sqlite:///{folder / 'intriga.sqlite'}"))
    path = folder / "talk.jsonl"
    path.write_bytes(b"\n".join(lines) + b"\n")
    return str(path)


async def _talked(url: str) -> list[bytes]:
    async with World(url, [Society()]) as world:
        names = ("Анна", "Борис", "Вера")
        settings = {"options": {"days": 1}, "terms": Terms(press="full")}
        match, (anna, *_) = await world.match(*names, game="society", **settings)
        talk, (public, salon, private, rumour, tea) = world.table.chat, WORDS
        receipts = [
            await talk.say(match, 0, "square", public, "1"),
            await talk.say(match, 1, "salon", salon, "2"),
            await talk.say(match, 0, "with:0-1", private, "3"),
            await talk.say(match, 2, "salon", rumour, "4", voice="society-rumour"),
            await talk.say(match, HOST, HOST_ROOM, tea, "5", me=anna),
        ]
        (spoken,) = await talk.messages(match, 0, "square")
        receipts.append(await talk.erase(match, spoken.id, "6", viewer=0, me=anna))
        assert all(isinstance(answer, Receipt) for answer in receipts), receipts
        for seat in range(3):
            await world.done(match, seat, "vote", whom=0)
        return list(await world.table.archive.record(match))


SQUARE = "Анна пишет сообщение. Комната: Площадь."
SALON = "Борис пишет сообщение. Комната: Чайная."
PRIVATE = "Анна пишет сообщение. Комната: Анна, Борис."
RUMOUR = "Сообщение от имени: Слухи. Комната: Чайная."
HOSTS = ["Ведущий опубликовал объявление.", "Ведущий удалил сообщение."]


@pytest.mark.parametrize(
    ("viewer", "expected"),
    [
        ("public", [SQUARE, *HOSTS]),
        ("Вера", [SQUARE, SALON, RUMOUR, *HOSTS]),
        ("1", [SQUARE, SALON, PRIVATE, RUMOUR, *HOSTS]),
        ("referee", [SQUARE, SALON, PRIVATE, RUMOUR, *HOSTS]),
    ],
)
def test_replay_shows_messages_to_those_who_received_them(
    run: Run, record: str, viewer: str, expected: list[str]
) -> None:
    output = run("replay", record, "--as", viewer, "--at", "6", "--lang", "ru").out.splitlines()
    assert [line.strip() for line in output if line.startswith("  ")][: len(expected)] == expected


def test_replay_shows_messages_in_english_and_as_json(run: Run, record: str) -> None:
    output = run("replay", record, "--as", "2", "--lang", "en").out
    assert "Анна sent a message. Room: The square." in output
    assert "A message under the name of Rumour. Room: The tea room." in output
    seen = run("replay", record, "--as", "2", "--at", "4", "--json").json
    assert [event["id"] for event in seen["events"]] == ["table-said"] * 2 + ["table-voiced"]
    assert [room["key"] for room in seen["rooms"]][:2] == ["table", "square"]


def test_a_record_verifies_without_the_message_texts(run: Run, record: str) -> None:
    assert not any(words in Path(record).read_text("utf-8") for words in WORDS)
    assert run("verify", record).code == 0
