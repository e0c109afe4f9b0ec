"""Emails about private questions: that somebody is to decide something, and nothing more."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from intriga.table.schedule import Schedule
from tests.kit.databases import fresh_database
from tests.kit.table.world import World
from tests.mail.conftest import BASE, Mailed
from tests.mail.smtp_server import SmtpServer
from tests.shapes.town import game as town

pytestmark = pytest.mark.anyio
HOUR, DAY = 60, 24 * 60
NO_LIMIT = Schedule(clocks={})


@pytest.fixture
async def mailed(tmp_path: Path, mail_server: SmtpServer) -> AsyncIterator[Mailed]:
    """A table with the town whose emails are sent."""
    with fresh_database("sqlite", tmp_path) as url:
        async with World(url, (town,), emails=True) as world:
            yield Mailed(world, mail_server)


async def begun(mailed: Mailed, schedule: Schedule = NO_LIMIT) -> tuple[str, list[str]]:
    """A match of the town between eight people who can all be reached, the lists of which are
    handed in but for that of the second team; nobody is asked in private."""
    world, lobby = mailed.world, mailed.world.table.lobby
    people = [await mailed.reachable(f"Гость {seat}") for seat in range(8)]
    match = await lobby.creation.create(
        people[0], "town", seats=8, title="Вечер", schedule=schedule
    )
    code = (await lobby.queries.info(match, people[0])).join_code
    for person in people:
        await lobby.signups.sit(match, person, code=code)
    await lobby.starting.start(match, people[0])
    for person in people:
        await world.table.email_addresses.note_looking(match, person)
    await world.done(match, 0, "hand-in", deeds=[], me=people[0])
    loaded = world.table._registry.present(match)
    assert loaded is not None
    for team in loaded.committed.position.state.teams:
        await world.done(match, team.informer, "warn", team=1, me=people[team.informer])
    return match, people


async def sent(mailed: Mailed, minutes: float) -> list[tuple[str, str, str]]:
    """Who gets which email in this time: the address, subject and text."""
    before = len(mailed.mail_server.emails)
    texts = await mailed.deliver(minutes)
    emails = mailed.mail_server.emails[before:]
    return [
        (str(email["To"]), str(email["Subject"]), text)
        for email, text in zip(emails, texts, strict=True)
    ]


async def test_who_is_asked_in_private_gets_an_email_that_does_not_say_what(
    mailed: Mailed,
) -> None:
    match, people = await begun(mailed)
    await mailed.deliver(DAY)  # to the second team, whose list is awaited
    for person in people:
        await mailed.world.table.email_addresses.note_looking(match, person)
    await mailed.deliver(5)
    await mailed.world.done(match, 1, "offer", to=2, me=people[1])
    assert await sent(mailed, 4) == []
    ((to, subject, text),) = await sent(mailed, 1)
    assert people[2][:4].lower() in to
    assert subject == "Нужно ваше решение: «Вечер»"
    assert text.startswith(
        "В партии «Вечер» нужно ваше решение. Остальные не знают, что вас спрашивают.\n\n"
        f"{BASE}/m/{match}\n"
    )
    assert "Гость" not in text
    assert "союз" not in text
    assert "Срока нет" not in text, "nobody waits"


async def test_an_answer_in_time_needs_no_email(mailed: Mailed) -> None:
    match, people = await begun(mailed)
    await mailed.deliver(DAY)
    await mailed.world.done(match, 1, "offer", to=2, me=people[1])
    await mailed.deliver(4)
    await mailed.world.done(match, 2, "answer", by=1, yes=True, me=people[2])
    assert [one for one in await sent(mailed, HOUR) if "решение" in one[1]] == []


async def informer_of_the_first_team(mailed: Mailed, match: str, people: list[str]) -> int:
    """The next turn begins, and the first team has handed in its list: only its informer, whose
    seat this returns, is asked for something more, in private."""
    for seat in (1, 0):
        await mailed.world.done(match, seat, "hand-in", deeds=[], me=people[seat])
    loaded = mailed.world.table._registry.present(match)
    assert loaded is not None
    informer: int = loaded.committed.position.state.teams[0].informer
    return informer


async def test_one_question_after_another_does_not_put_the_email_off(mailed: Mailed) -> None:
    match, people = await begun(mailed)
    informer = await informer_of_the_first_team(mailed, match, people)
    assert await sent(mailed, 4) == []
    await mailed.world.done(match, 1, "offer", to=informer, me=people[1])
    got = await sent(mailed, 1)
    assert [subject for to, subject, _ in got if people[informer][:4].lower() in to] == [
        "Нужно ваше решение: «Вечер»"
    ]


async def test_a_private_question_does_not_put_off_the_email_about_a_turn(mailed: Mailed) -> None:
    match, people = await begun(mailed)
    await mailed.deliver(4)
    await mailed.world.done(match, 0, "offer", to=3, me=people[0])
    turns = await sent(mailed, 1)
    assert len(turns) == 4
    assert {subject for _, subject, _ in turns} == {"Ваш ход: «Вечер»"}, "also of who is asked"


async def test_an_order_that_is_asked_until_a_deadline_is_reminded_of(mailed: Mailed) -> None:
    match, people = await begun(mailed, Schedule(clocks={"orders": 24 * 3600}))
    informer = await informer_of_the_first_team(mailed, match, people)
    me = people[informer][:4].lower()
    mine = [one for minutes in (10, 20 * HOUR) for one in await sent(mailed, minutes)]
    mine = [one for one in mine if me in one[0]]
    assert [subject for _, subject, _ in mine] == [
        "Нужно ваше решение: «Вечер»",
        "Срок истекает: «Вечер»",
    ]
    assert all("нужно ваше решение" in text for _, _, text in mine)
    assert all("Срок: " in text for _, _, text in mine)


async def test_there_is_no_email_in_a_match_that_is_over_within_minutes(mailed: Mailed) -> None:
    match, people = await begun(mailed, Schedule(clocks={"orders": 600}))
    await mailed.world.done(match, 1, "offer", to=2, me=people[1])
    assert await sent(mailed, 9) == []
