"""An email when a match is over: to all who play or host, in their language, with the result."""

import pytest

from intriga.kernel.actors import HOST
from intriga.kernel.house_rules.house_acts import EndEarly
from tests.kit.table.house import do_house_act
from tests.mail.conftest import Mailed

pytestmark = pytest.mark.anyio


async def played_out(mailed: Mailed, match: str, players: int) -> None:
    for turn in range(players):
        await mailed.world.done(match, turn, "next")


async def test_everybody_learns_that_a_match_is_over(mailed: Mailed) -> None:
    world = mailed.world
    host = await mailed.reachable("Ведущая")
    anna, bob = await mailed.reachable("Анна"), await mailed.reachable("Bob", "en")
    lobby = world.table.lobby
    match = await lobby.creation.create(
        host, "vault", seats=2, title="Вечер", options={"rounds": 1}
    )
    for person in (anna, bob):
        await lobby.signups.sit(match, person)
    await lobby.starting.start(match, host)
    await mailed.deliver(10)
    await played_out(mailed, match, 2)
    assert await mailed.deliver(1.9) == []
    texts = await mailed.deliver(0.2)
    assert len(texts) == 3
    emails = mailed.mail_server.emails[-3:]
    subjects = sorted(str(email["Subject"]) for email in emails)
    assert subjects == sorted(["Партия окончена: «Вечер»"] * 2 + ["“Вечер” is over"])
    russian = next(text for text in texts if "Партия «Вечер» окончена. Победа: Анна." in text)
    assert f"/m/{match}" in russian
    assert any("is over: victory goes to Анна." in text for text in texts)
    assert await mailed.deliver(10_000) == []


async def test_who_looked_or_wants_none_gets_none(sqlite_mailed: Mailed) -> None:
    world = sqlite_mailed.world
    people = [await sqlite_mailed.reachable(name) for name in ("Анна", "Борис", "Вера")]
    match = await sqlite_mailed.match(*people, options={"rounds": 1})
    await sqlite_mailed.deliver(10)
    await world.table.email_addresses.choose(people[1], ["turn"], "ru")
    await played_out(sqlite_mailed, match, 3)
    world.time.advance(60)
    await world.table.email_addresses.note_looking(match, people[2])
    before = len(sqlite_mailed.mail_server.recipients)
    assert len(await sqlite_mailed.deliver(5)) == 1
    (reader,) = sqlite_mailed.mail_server.recipients[before:]
    assert reader.startswith(f"guest-{people[0][:4].lower()}")


async def test_a_match_that_is_called_off_has_no_result(sqlite_mailed: Mailed) -> None:
    world = sqlite_mailed.world
    host, anna = await world.guest("Ведущая"), await sqlite_mailed.reachable("Анна")
    lobby = world.table.lobby
    match = await lobby.creation.create(host, "vault", seats=2, title="Вечер")
    for person in (anna, await world.guest("Борис")):
        await lobby.signups.sit(match, person)
    await lobby.starting.start(match, host)
    await sqlite_mailed.deliver(10)
    assert not await do_house_act(world, match, HOST, EndEarly("called-off"), me=host)
    (text,) = await sqlite_mailed.deliver(5)
    assert "Она прекращена без результата." in text


async def test_a_new_host_is_told_that_they_are(sqlite_mailed: Mailed) -> None:
    world = sqlite_mailed.world
    host, anna = await world.guest("Ведущая"), await sqlite_mailed.reachable("Анна")
    lobby = world.table.lobby
    match = await lobby.creation.create(host, "vault", seats=2, title="Вечер")
    for person in (anna, await world.guest("Борис")):
        await lobby.signups.sit(match, person)
    await lobby.starting.start(match, host)
    await sqlite_mailed.deliver(10)
    await world.table.personal_data.erase(host, "", "ru")
    (text,) = await sqlite_mailed.deliver(5)
    assert "Теперь партию «Вечер» ведёте вы" in text
