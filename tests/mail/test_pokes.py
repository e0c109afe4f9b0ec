"""A host calls people by email: the same words to all, rarely, and only with time to come."""

import pytest

from intriga.table.schedule import Schedule
from tests.mail.conftest import Mailed

pytestmark = pytest.mark.anyio


async def called(mailed: Mailed, schedule: Schedule) -> tuple[str, list[str]]:
    """A match that the first of two people hosts, who both have looked at it and are away."""
    people = [await mailed.reachable("Анна"), await mailed.reachable("Борис")]
    match = await mailed.match(*people, schedule=schedule)
    for person in people:
        await mailed.world.table.email_addresses.note_looking(match, person)
    mailed.world.time.advance(300)
    return match, people


async def test_all_are_called_in_the_same_words_once_an_hour(mailed: Mailed) -> None:
    match, (anna, boris) = await called(mailed, Schedule(clocks={}))
    pokes, looking = mailed.world.table.cockpits.pokes, mailed.world.table.email_addresses
    await pokes.poke(match, anna)
    texts = await mailed.deliver(2)
    calls = [text for text in texts if "зовёт" in text]
    assert len(calls) == 2, "the one who is asked, and the one who is not"
    assert {text.split("\n\n")[0] for text in calls} == {"Анна зовёт всех в партию «Вечер»."}
    mailed.world.time.advance(120)
    await pokes.poke(match, anna)
    assert not any("зовёт" in text for text in await mailed.deliver(2))
    mailed.world.time.advance(3600)
    await pokes.poke(match, anna)
    mailed.world.time.advance(1)
    await looking.note_looking(match, boris)
    (text,) = [text for text in await mailed.deliver(2) if "зовёт" in text]
    assert "всех" in text, "Boris has come without it"


async def test_no_email_calls_to_a_window_that_is_short(mailed: Mailed) -> None:
    match, (anna, _) = await called(mailed, Schedule(clocks={"turn": 600}))
    await mailed.world.table.cockpits.pokes.poke(match, anna)
    assert not any("зовёт" in text for text in await mailed.deliver(2))
