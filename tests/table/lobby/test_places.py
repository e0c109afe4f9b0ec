"""Places: teams and offices that people choose before a match begins, and who gets which."""

import asyncio
from collections.abc import AsyncIterator
from random import Random
from typing import Any

import pytest

from intriga.kernel.seats.places import Place
from intriga.kernel.text import Message
from intriga.store.seats import SeatRow
from intriga.table import Joined, MatchInfo
from intriga.table.lobby.gathering.settings import SettingsChange
from intriga.table.lobby.places.arrangement import arranged
from tests.kit.table.hosting import member
from tests.kit.table.refusals import refusal
from tests.kit.table.world import World
from tests.shapes.town import TEAM, Town
from tests.table.cluster.local_nodes import local_nodes

pytestmark = pytest.mark.anyio


@pytest.fixture
async def town(url: str) -> AsyncIterator[World]:
    """A table on each kind of database, with a town."""
    async with World(url, (Town(),)) as made:
        yield made


async def gathered(
    world: World, *names: str, seats: int = 8, **settings: Any
) -> tuple[str, str, list[str]]:
    """A town that gathers, its host without a seat, and people who have not joined."""
    host = await world.guest("Ведущая")
    match = await world.table.lobby.creation.create(host, "town", seats=seats, **settings)
    return match, host, [await world.guest(name) for name in names]


def team(info: MatchInfo, number: int) -> set[str]:
    """Who sits in this team, whether they have chosen it or not."""
    count = len(info.seats) // TEAM
    return {one.name for one in info.seats if one.seat % count == number and one.name}


def chosen(info: MatchInfo) -> dict[str, str]:
    return {one.name: one.place for one in info.seats if one.place}


def serving(info: MatchInfo) -> dict[str, str]:
    return {one.name: one.place for one in info.officials}


def test_everybody_sits_where_they_chose_and_few_move() -> None:
    rng = Random(4)
    for _ in range(300):
        number, teams = rng.randrange(4, 40), rng.randrange(1, 4)
        places = [
            Place(f"t{n}", Message("town-team", {"number": n}), tuple(range(n, number, teams + 1)))
            for n in range(teams)  # the seats of the last one belong to no place
        ]
        chairs: list[SeatRow] = []
        for seat in range(number):
            kind = rng.choice(["free", "bot", "person", "person"])
            person, bot = (f"p{seat}" if kind == "person" else None), kind == "bot"
            choice = rng.choice(["", "t0", "t1", "gone"]) if person else ""
            chairs.append(
                SeatRow("m", seat, person, "bot" if bot else None, f"n{seat}", place=choice)
            )
        after = arranged(chairs, places)
        assert [chair.seat for chair in after] == list(range(number))
        held = [chair.name for chair in chairs if not chair.free]
        assert sorted(chair.name for chair in after if not chair.free) == sorted(held)
        for place in places:
            wanted = [chair for chair in chairs if chair.place == place.key]
            got = [chair for chair in after if chair.place == place.key]
            assert {chair.seat for chair in got} <= set(place.seats)
            assert len(got) == min(len(wanted), len(place.seats))
        assert arranged(after, places) == after


async def test_who_chooses_a_team_sits_in_it(town: World) -> None:
    lobby = town.table.lobby
    match, host, people = await gathered(town, "anna", "boris", "vera", "gleb", "dima", "egor")
    anna, boris, vera, gleb, dima, egor = people
    assert (await lobby.signups.join(match, anna)).chosen == ""
    joined = await lobby.signups.join(match, boris, place="team-0")
    assert joined.chosen == "team-0"
    # anna, who has chosen nothing, makes way when the team fills up.
    for person in (vera, gleb, dima):
        await lobby.signups.join(match, person, place="team-0")
    info = await lobby.queries.info(match, anna)
    assert team(info, 0) == {"boris", "vera", "gleb", "dima"}
    assert team(info, 1) == {"anna"}
    assert await refusal(lobby.signups.join(match, egor, place="team-0")) == "place-full"
    assert await refusal(lobby.signups.join(match, egor, place="team-9")) == "place-unknown"
    assert await refusal(lobby.places.choose(match, egor, "team-1")) == "seat-none-of-yours"
    assert await refusal(lobby.places.choose(match, anna, "team-0")) == "place-full"
    assert chosen(await lobby.queries.info(match)) == dict.fromkeys(
        ("boris", "vera", "gleb", "dima"), "team-0"
    )
    await lobby.places.choose(match, vera, "")  # leaves it, and makes way
    await lobby.places.choose(match, anna, "team-0")
    info = await lobby.queries.info(match, anna)
    assert team(info, 0) == {"boris", "gleb", "dima", "anna"}
    assert "vera" not in chosen(info)
    assert await refusal(lobby.places.move(match, anna, vera, "team-1")) == "refused-not-host"
    await lobby.places.move(match, host, vera, "team-1")
    assert chosen(await lobby.queries.info(match))["vera"] == "team-1"


async def test_bots_make_way_and_the_rules_find_people_where_they_chose(town: World) -> None:
    lobby = town.table.lobby
    match, host, people = await gathered(town, "anna", "boris", "vera", "gleb")
    for person in people:
        await lobby.signups.join(match, person)
    await lobby.seats.fill(match, host)
    for person in people:
        await lobby.places.choose(match, person, "team-1")
    await lobby.starting.start(match, host)
    info = await lobby.queries.info(match, people[0])
    assert team(info, 1) == {"anna", "boris", "vera", "gleb"}
    assert info.seat is not None
    seen = await town.table.observe(match, info.seat)
    room = next(room for room in seen.observation.rooms if room.key == "team-1")
    assert isinstance(room.readers, tuple)
    assert {info.seats[seat].name for seat in room.readers} == team(info, 1)


async def test_the_reserve_waits_for_a_team(town: World) -> None:
    lobby = town.table.lobby
    names = [f"p{n}" for n in range(10)]
    match, host, people = await gathered(town, *names)
    for n, person in enumerate(people[:8]):
        await lobby.signups.join(match, person, place=f"team-{n % 2}")
    late, later = people[8:]
    assert await lobby.signups.join(match, late, place="team-1") == Joined("reserve", place=1)
    await lobby.signups.join(match, later)
    await lobby.places.choose(match, later, "team-0")
    info = await lobby.queries.info(match, later)
    assert [one.wish for one in info.reserve] == ["team-1", "team-0"]
    await lobby.seats.stand(match, people[0])  # of team 0: late gets the seat, and no team
    info = await lobby.queries.info(match, late)
    assert info.seat is not None
    assert "p8" not in chosen(info)
    await lobby.seats.clear(match, host, info.seats[info.seat].seat, name="p8")
    assert chosen(await lobby.queries.info(match))["p9"] == "team-0"


async def test_a_host_never_removes_somebody_who_has_just_moved_there(town: World) -> None:
    lobby = town.table.lobby
    match, host, (anna, boris) = await gathered(town, "anna", "boris")
    await lobby.signups.join(match, anna)
    await lobby.signups.join(match, boris, place="team-1")
    await lobby.places.choose(match, anna, "team-1")
    seat = (await lobby.queries.info(match, boris)).seat
    assert seat is not None
    assert await refusal(lobby.seats.clear(match, host, seat, name="anna")) == "seat-moved"


async def test_approval_and_password_hold_for_places(town: World) -> None:
    lobby = town.table.lobby
    match, host, (anna, boris, vera) = await gathered(
        town, "anna", "boris", "vera", approval=True, password="tin", privacy="link"
    )
    code = (await lobby.queries.info(match, host)).join_code
    for place in ("team-1", "curator-0"):
        joining = lobby.signups.join(match, anna, place=place, code=code)
        assert await refusal(joining) == "match-password-needed"
        joining = lobby.signups.join(match, anna, place=place, password="tin")
        assert await refusal(joining) == "join-code-needed"
    for person, place in ((anna, "team-1"), (boris, "curator-0"), (vera, "curator-0")):
        assert await lobby.signups.join(
            match, person, place=place, code=code, password="tin"
        ) == Joined("asked")
    info = await lobby.queries.info(match, host)
    assert (chosen(info), serving(info)) == ({}, {})
    await lobby.signups.approve(match, host, anna)
    await lobby.signups.approve(match, host, boris)
    assert await refusal(lobby.signups.approve(match, host, vera)) == "place-full"
    info = await lobby.queries.info(match, host)
    assert (chosen(info), serving(info)) == ({"anna": "team-1"}, {"boris": "curator-0"})


async def test_two_people_choose_the_last_free_one_on_two_nodes(url: str) -> None:
    async with local_nodes(url, games=(Town(),)) as (first, second):
        names = [f"p{n}" for n in range(8)]
        match, _, people = await gathered(first, *names)
        for person in people[:3]:
            await first.table.lobby.signups.join(match, person, place="team-0")
        for person in people[3:]:
            await first.table.lobby.signups.join(match, person)
        answers = await asyncio.gather(
            *(
                node.table.lobby.places.choose(match, person, "team-0")
                for node, person in zip((first, second) * 2, people[3:7], strict=True)
            ),
            return_exceptions=True,
        )
        assert sum(answer is None for answer in answers) == 1, answers
        for node in (first, second):
            info = await node.table.lobby.queries.info(match)
            assert list(chosen(info).values()) == ["team-0"] * 4
            assert len({one.name for one in info.seats}) == 8


async def test_a_change_of_seats_tells_those_who_lose_their_place(town: World) -> None:
    lobby = town.table.lobby
    match, host, (anna, boris, vera) = await gathered(town, "anna", "boris", "vera", seats=12)
    await lobby.signups.join(match, anna, place="team-2")
    await lobby.signups.join(match, boris, place="team-1")
    await lobby.signups.join(match, vera, place="curator-2")
    await lobby.settings.change(match, host, SettingsChange(seats=8))
    info = await lobby.queries.info(match, anna)
    assert chosen(info) == {"boris": "team-1"}
    assert info.officials == ()
    assert {one.name for one in info.seats if one.kind == "person"} == {"anna", "boris", "vera"}
    (edit,) = info.edits
    (lost,) = [change for change in edit.changes if change.what == "places"]
    assert (lost.before, edit.asked) == (["anna", "vera"], True)
    assert info.roll_at is not None
    assert "boris" in team(info, 1)


async def test_a_start_with_fewer_seats_takes_no_place_away(town: World) -> None:
    lobby = town.table.lobby
    names = [f"p{n}" for n in range(9)]
    match, host, people = await gathered(town, *names, seats=12)
    for person in people[:8]:
        await lobby.signups.join(match, person, place=f"team-{people.index(person) % 2}")
    await lobby.signups.join(match, people[8], place="team-2")
    starting = lobby.starting.start(match, host, empty="close")
    assert await refusal(starting) == "start-loses-places"
    await lobby.seats.stand(match, people[8])
    await lobby.starting.start(match, host, empty="close")
    info = await lobby.queries.info(match)
    assert len(info.seats) == 8
    assert team(info, 0) == {"p0", "p2", "p4", "p6"}


async def test_whom_the_host_moves_is_asked_again(town: World) -> None:
    lobby = town.table.lobby
    match, host, (anna,) = await gathered(town, "anna")
    await lobby.signups.join(match, anna, place="team-0")
    await lobby.roll_call.call(match, host)
    await lobby.roll_call.answer(match, anna)
    await lobby.places.move(match, host, anna, "team-1")
    info = await lobby.queries.info(match, anna)
    assert info.seat is not None
    assert not info.seats[info.seat].here


async def test_officials_have_a_place_and_never_a_seat(town: World) -> None:
    lobby = town.table.lobby
    names = [f"p{n}" for n in range(8)]
    match, host, people = await gathered(town, *names, watch=False)
    anna = await member(town, "anna", "anna")
    for person in people:
        await lobby.signups.join(match, person)
    await lobby.signups.join(match, anna)  # waits
    await lobby.places.choose(match, people[0], "curator-1")  # the reserve takes the seat
    info = await lobby.queries.info(match, anna)
    assert serving(info) == {"p0": "curator-1"}
    assert info.seat is not None
    assert await refusal(lobby.places.choose(match, people[0], "team-0")) == "seat-none-free"
    assert await refusal(lobby.signups.join(match, people[0])) == "official-sits"
    await lobby.starting.start(match, host)
    assert await town.table.viewer(match, people[0]) == "public"
    stranger = await town.guest("Чужой")
    assert await refusal(town.table.viewer(match, stranger)) == "table-not-for-watching"
    assert [one.id for one in await lobby.queries.mine(people[0])] == [match]
    await lobby.takeovers.replace_by_bot(match, host, info.seat)
    code = (await lobby.queries.info(match, host)).join_code
    taking = lobby.takeovers.take_over(match, people[0], info.seat, code=code)
    assert await refusal(taking) == "official-sits"
    # The host replaces officials in play; who has or had a seat cannot be one.
    assert await refusal(lobby.places.appoint(match, host, "anna", "curator-0")) == "official-plays"
    await member(town, "zoya", "zoya")
    for login, place, problem in (
        ("nobody", "curator-0", "official-no-account"),
        ("zoya", "curator-1", "place-full"),
        ("zoya", "team-1", "place-for-players"),
        ("zoya", "hall", "place-unknown"),
    ):
        assert await refusal(lobby.places.appoint(match, host, login, place)) == problem
    assert await refusal(lobby.places.appoint(match, anna, "zoya", "curator-0")) == (
        "refused-not-host"
    )
    await lobby.places.appoint(match, host, "zoya", "curator-0")
    again = lobby.places.appoint(match, host, "zoya", "curator-0")
    assert await refusal(again) == "official-already"
    assert await refusal(lobby.places.dismiss(match, anna, people[0])) == "refused-not-host"
    await lobby.places.resign(match, people[0])
    assert await refusal(lobby.places.resign(match, people[0])) == "official-none"
    info = await lobby.queries.info(match)
    assert serving(info) == {"zoya": "curator-0"}
    assert await refusal(town.table.viewer(match, people[0])) == "table-not-for-watching"


async def test_an_official_and_a_seat_race_on_two_nodes(url: str) -> None:
    async with local_nodes(url, games=(Town(),)) as (first, second):
        match, host, people = await gathered(first, *(f"p{n}" for n in range(8)))
        zoya = await member(first, "zoya", "zoya")
        for person in people:
            await first.table.lobby.signups.join(match, person)
        await first.table.lobby.starting.start(match, host)
        await first.table.lobby.takeovers.replace_by_bot(match, host, 0)
        await asyncio.gather(
            first.table.lobby.places.appoint(match, host, "zoya", "curator-0"),
            second.table.lobby.takeovers.take_over(match, zoya, 0),
            return_exceptions=True,
        )
        info = await first.table.lobby.queries.info(match, zoya)
        assert (info.seat is None) or not info.office


async def test_who_deletes_their_account_holds_no_office(town: World) -> None:
    lobby = town.table.lobby
    match, _, (anna,) = await gathered(town, "anna")
    await lobby.signups.join(match, anna, place="curator-0")
    assert b'"curator-0"' in await town.table.personal_data.export(anna)
    await town.table.personal_data.erase(anna, "", "ru")
    assert (await lobby.queries.info(match)).officials == ()


async def test_a_hundred_and_twenty_in_thirty_teams(town: World) -> None:
    lobby = town.table.lobby
    match, host, _ = await gathered(town, seats=120)
    people = [await town.guest(f"Игрок {n}") for n in range(40)]
    for n, person in enumerate(people):
        await lobby.signups.join(match, person, place=f"team-{n % 10}")
    await lobby.starting.start(match, host, empty="bots", sure=True)
    info = await lobby.queries.info(match)
    for number in range(10):
        assert team(info, number) == {f"Игрок {n}" for n in range(number, 40, 10)}
