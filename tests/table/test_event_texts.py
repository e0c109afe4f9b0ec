"""The log tells what happened with the names that players had then, and says why seats changed
hands and which acts the host has disabled."""

import pytest

from intriga.kernel.actors import HOST, PUBLIC
from intriga.kernel.disclosure.events import Event
from intriga.kernel.house_rules.house_acts import Lock
from intriga.table.event_texts import event_text, names_along
from intriga.words import LANGUAGES, phrasebook
from tests.kit.table.house import do_house_act
from tests.kit.table.world import World
from tests.shapes.society import game as society

pytestmark = pytest.mark.anyio


def replaced(seat: int, before: str, name: str) -> Event:
    params = {"seat": {"seat": seat}, "before": before, "name": name}
    return Event(PUBLIC, "table-replaced-left", params)


def renamed(before: str, name: str) -> Event:
    return Event(PUBLIC, "table-renamed", {"before": before, "name": name})


def test_names_are_those_of_the_time_of_each_event() -> None:
    other = Event(PUBLIC, "anything", {"seat": {"seat": 1}})
    events = [other, replaced(1, "Борис", "Бот"), other, replaced(1, "Бот", "Вера"), other]
    events += [renamed("Вера", "Вероника"), other, renamed("Анна", "Аня"), other]
    along = [names[1] for names in names_along(events, ["Аня", "Вероника"])]
    assert along == ["Борис", "Бот", "Бот", "Вера", "Вера", *["Вероника"] * 4]
    assert [names[0] for names in names_along(events, ["Аня", "Вероника"])] == [
        *["Анна"] * 7,
        *["Аня"] * 2,
    ]


def test_records_of_every_age_are_followed() -> None:
    old = Event(PUBLIC, "table-replaced", {"seat": {"seat": 0}, "before": "А", "name": "Б"})
    assert names_along([old, old], ["Б"]) == [("А",), ("Б",)]
    odd = Event(PUBLIC, "table-replaced", {"before": 7, "seat": "x"})
    assert names_along([odd, replaced(9, "А", "Б")], ["В"]) == [("В",), ("В",)]
    assert names_along([], ["В"]) == []


async def test_the_log_says_who_left_who_was_replaced_and_who_was_removed(
    sqlite_world: World,
) -> None:
    match, host, (anna, boris, _) = await sqlite_world.hosted_match("Анна", "Борис", "Вера")
    takeovers = sqlite_world.table.lobby.takeovers
    await sqlite_world.done(match, 0, "next", me=anna)
    await takeovers.leave(match, anna)
    await takeovers.replace_by_bot(match, host, 1)
    await takeovers.remove(match, host, 2)
    await takeovers.take_over(match, boris, 1)
    match_view = await sqlite_world.table.observe(match, PUBLIC)
    events = await sqlite_world.table.events(match, PUBLIC)
    for language, words in {
        "ru": ("Анна выходит", "(Ведущая) заменил", "удалил игрока", "Борис снова"),
        "en": ("Анна left", "(Ведущая) replaced Борис", "removed Вера", "Борис is back"),
    }.items():
        book = phrasebook(language, "tests.shapes")
        texts = [
            event_text(book, "vault", event, names)
            for event, names in zip(events, names_along(events, match_view.names), strict=True)
            if event.id.startswith("table-")
        ]
        log = " ".join(texts)
        for word in words:
            assert word in log, log


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_disabled_act_is_named(sqlite_world: World, language: str) -> None:
    sqlite_world.games = {**sqlite_world.games, "society": society}
    await sqlite_world.restart()
    names = ("Анна", "Борис", "Вера")
    match, host, _ = await sqlite_world.hosted_match(*names, game="society", options={})
    assert not await do_house_act(sqlite_world, match, HOST, Lock("vote", True), me=host)
    *_, event = await sqlite_world.table.events(match, PUBLIC)
    book = phrasebook(language, "tests.shapes")
    assert book.say("form-society-vote") in event_text(book, "society", event, ())
    unnamed = Event(PUBLIC, "table-locked", {"act": "no-such-act"})
    assert "no-such-act" in event_text(book, "society", unnamed, ())
    offer = await sqlite_world.table.offer(match, 0)
    assert offer.barred == ("vote",)
    assert "vote" not in [form.act for form in offer.forms]
    assert not await do_house_act(sqlite_world, match, HOST, Lock("jail", True), me=host)
    assert (await sqlite_world.table.offer(match, 0)).barred == ("vote",), "not theirs now"
