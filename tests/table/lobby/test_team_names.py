"""Names that teams choose before a match begins, and that stay through it."""

import pytest

from intriga.games.maga.game import game as maga
from intriga.kernel.actors import HOST
from intriga.kernel.house_rules.house_acts import Close
from intriga.kernel.records.record import read
from intriga.kernel.records.replay import verify
from intriga.kernel.seats.names import Names
from intriga.store.seats import NOBODY
from intriga.table.event_texts import names_along
from intriga.words import phrasebook
from tests.kit.table.house import do_house_act
from tests.kit.table.refusals import refusal
from tests.kit.table.world import World

pytestmark = pytest.mark.anyio

BOOK = phrasebook("ru", "intriga.games.maga")


async def gathered(world: World) -> tuple[str, str, list[str]]:
    """Two teams of two of MAGA, its host without a seat, and four people, two in each team."""
    host = await world.guest("Ведущая")
    options = {"people": 2, "turns": 1}
    match = await world.table.lobby.creation.create(host, "maga", seats=4, options=options)
    people = [await world.guest(name) for name in ("Анна", "Борис", "Вера", "Глеб")]
    for n, person in enumerate(people):
        await world.table.lobby.signups.join(match, person, place=f"team-{n // 2}")
    return match, host, people


async def test_a_team_and_its_host_name_it_and_nobody_else(world: World) -> None:
    names = world.table.lobby.team_names
    match, host, (anna, boris, vera, _) = await gathered(world)
    await names.give(match, anna, "team-0", "  Красные   лисы ")
    assert (await world.table.lobby.queries.info(match)).team_names == {"team-0": "Красные лисы"}
    assert await refusal(names.give(match, vera, "team-0", "Чужие")) == "team-name-others"
    assert await refusal(names.give(match, vera, "team-1", "Красныe лиcы")) == "team-name-taken"
    assert await refusal(names.give(match, vera, "team-1", "ы" * 21)) == "team-name-long"
    assert await refusal(names.give(match, vera, "team-9", "Никто")) == "place-unknown"
    await names.give(match, boris, "team-0", "Белые лисы")
    await names.give(match, vera, "team-1", "Красные лисы")  # it is free again
    await names.give(match, host, "team-1", "")
    assert (await world.table.lobby.queries.info(match)).team_names == {"team-0": "Белые лисы"}


async def test_a_place_without_a_name_is_not_named(world: World) -> None:
    lobby = world.table.lobby
    host = await world.guest("Ведущая")
    options = {"people": 2, "curators": True}
    match = await lobby.creation.create(host, "maga", seats=4, options=options)
    assert await refusal(lobby.team_names.give(match, host, "curator-0", "Мой")) == (
        "team-name-none"
    )


async def test_a_name_stays_through_the_match_its_record_and_the_rematch(world: World) -> None:
    lobby, table = world.table.lobby, world.table
    match, host, (anna, *_) = await gathered(world)
    await lobby.team_names.give(match, anna, "team-0", "Красные лисы")
    await lobby.starting.start(match, host)
    assert await refusal(lobby.team_names.give(match, anna, "team-0", "Поздно")) == "table-begun"
    await world.restart()
    table, lobby = world.table, world.table.lobby
    seat = (await lobby.queries.info(match, anna)).seat
    assert seat is not None
    for viewer in (seat, "public"):
        shown = (await table.observe(match, viewer)).names
        assert isinstance(shown, Names)
        ((number, name),) = shown.teams.items()
        assert name == "Красные лисы"
        assert BOOK.say("maga-land", {"n": number}, shown) == "Красные лисы"
        assert BOOK.say("maga-land", {"n": 3 - number}, shown) == f"Государство {3 - number}"
        nested = {"who": {"msg": "maga-land", "n": number}}
        assert BOOK.render(nested["who"], shown) == "Красные лисы"
    await lobby.takeovers.leave(match, anna, "ru", in_any_case=True)
    shown = (await table.observe(match, "public")).names
    assert isinstance(shown, Names)
    assert shown.teams == {number: "Красные лисы"}, "it belongs to the seat"


async def test_the_record_has_it_and_verifies(world: World) -> None:
    lobby, table = world.table.lobby, world.table
    match, host, (anna, *_) = await gathered(world)
    await lobby.team_names.give(match, anna, "team-0", "Красные лисы")
    await lobby.starting.start(match, host)
    while (await lobby.queries.info(match)).status == "playing":
        seen = await table.observe(match, "public")
        window = seen.observation.windows[0]
        closed = await do_house_act(world, match, HOST, Close(window.key, window.generation), host)
        assert closed == ""
    record = read((b"\n".join(await table.archive.record(match))).splitlines())
    assert verify(maga, record).verdict == "right"
    assert {chair.team for chair in record.header.chairs} == {"Красные лисы", ""}
    history = await table.archive.history(match)
    assert isinstance(history.names, Names)
    assert list(history.names.teams.values()) == ["Красные лисы"]
    following = await lobby.creation.rematch(match, anna)
    assert (await lobby.queries.info(following)).team_names == {"team-0": "Красные лисы"}


def test_names_of_teams_are_a_part_of_the_names() -> None:
    plain, called = Names(("Анна", "Борис")), Names(("Анна", "Борис"), {1: "Лисы"})
    assert plain == ("Анна", "Борис")
    assert called != plain
    assert len({plain, called}) == 2
    hidden = called.without({0}, NOBODY)
    assert (tuple(hidden), hidden.teams) == ((NOBODY, "Борис"), {1: "Лисы"})
    assert names_along([], called) == []
