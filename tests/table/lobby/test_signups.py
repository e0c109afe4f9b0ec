"""Signing up: reserves, approval, passwords, invitations, roll calls, idle matches."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from intriga.store import seats
from intriga.table import Joined, TableError
from tests.kit.databases import fresh_database
from tests.kit.table.refusals import refusal
from tests.kit.table.steps import entries
from tests.kit.table.world import World, eventually
from tests.shapes.vault import LargeVault
from tests.table.lobby.gathering import opened, reserve, sitting

pytestmark = pytest.mark.anyio


@pytest.fixture
async def large_world(tmp_path: Path) -> AsyncIterator[World]:
    """A table with a game for 128 players."""
    with fresh_database("sqlite", tmp_path) as url:
        async with World(url, [LargeVault()]) as made:
            yield made


async def test_the_reserve_moves_up_in_order(world: World) -> None:
    lobby = world.table.lobby
    match, host, people = await opened(world, "А", "Б", "В", "Г", "Д")
    joined = [await lobby.signups.join(match, person) for person in people]
    assert joined == [
        Joined("seated", seat=0),
        Joined("seated", seat=1),
        Joined("reserve", place=1),
        Joined("reserve", place=2),
        Joined("reserve", place=3),
    ]
    info = await lobby.queries.info(match, people[3])
    assert reserve(info) == ["В", "Г", "Д"]
    assert info.waits is not None
    assert (info.waits.status, info.seat) == ("reserve", None)
    assert await refusal(lobby.signups.join(match, people[3])) == "signup-reserve"
    assert await refusal(lobby.signups.join(match, people[0])) == "seat-have-one"
    assert [one.id for one in await lobby.queries.mine(people[3])] == [match]
    await lobby.signups.withdraw(match, people[3])
    await lobby.seats.stand(match, people[0])
    info = await lobby.queries.info(match)
    assert (sitting(info), reserve(info)) == (["В", "Б"], ["Д"])
    await lobby.seats.clear(match, host, 1)
    info = await lobby.queries.info(match)
    assert (sitting(info), reserve(info)) == (["В", "Д"], [])
    assert await lobby.signups.join(match, people[0]) == Joined("reserve", place=1)
    await world.restart()
    assert reserve(await world.table.lobby.queries.info(match)) == ["А"]


async def test_joining_a_particular_seat(sqlite_world: World) -> None:
    lobby = sqlite_world.table.lobby
    match, _, (a, b, c) = await opened(sqlite_world, "А", "Б", "В")
    assert await lobby.signups.join(match, a, seat=1) == Joined("seated", seat=1)
    assert await refusal(lobby.signups.join(match, b, seat=1)) == "seat-taken"
    assert await refusal(lobby.signups.join(match, b, seat=7)) == "refused-no-seat"
    assert await lobby.signups.join(match, b, seat=0) == Joined("seated", seat=0)
    assert await lobby.signups.join(match, c, seat=1) == Joined("reserve", place=1)


async def test_a_salt_is_kept_in_the_reserve(sqlite_world: World) -> None:
    lobby = sqlite_world.table.lobby
    match, host, (a, b, c) = await opened(sqlite_world, "А", "Б", "В")
    for person in (a, b):
        await lobby.signups.join(match, person)
    await lobby.signups.join(match, c, salt="my own dice")
    await lobby.seats.stand(match, a)
    chairs = sqlite_world.store.read(lambda connection: seats.of_match(connection, match))
    assert (chairs[0].name, chairs[0].salt) == ("В", "my own dice")
    code = await lobby.seats.return_code(match, c)
    assert (await sqlite_world.table.accounts.return_by_code(code))[0].person.id == c
    await lobby.starting.start(match, host)


@pytest.mark.thorough
async def test_140_people_sign_up_at_once_for_128_seats(large_world: World) -> None:
    lobby = large_world.table.lobby
    match, host, _ = await opened(large_world, game="large-vault", number=128)
    people = [await large_world.guest(f"Гость {number}") for number in range(140)]
    joined = await asyncio.gather(*(lobby.signups.join(match, person) for person in people))
    assert sorted(one.seat for one in joined if one.seat is not None) == list(range(128))
    assert sorted(one.place for one in joined if one.place is not None) == list(range(1, 13))
    places = {people[n]: one.place for n, one in enumerate(joined) if one.place is not None}
    info = await lobby.queries.info(match, host)
    assert [places[waiting.person] for waiting in info.reserve] == list(range(1, 13))
    seated = [people[n] for n, one in enumerate(joined) if one.seat is not None]
    first = [waiting.person for waiting in info.reserve][:5]
    await asyncio.gather(*(lobby.seats.stand(match, person) for person in seated[:5]))
    info = await lobby.queries.info(match)
    assert all(seat.kind == "person" for seat in info.seats)
    assert [(await lobby.queries.info(match, person)).seat is not None for person in first] == [
        True
    ] * 5
    assert len(info.reserve) == 7
    await lobby.starting.start(match, host)
    assert len((await large_world.table.observe(match, 0)).names) == 128


async def test_the_host_approves_and_declines(world: World) -> None:
    lobby = world.table.lobby
    match, host, (a, b, c, d) = await opened(world, "А", "Б", "В", "Г", approval=True)
    assert await lobby.signups.join(match, host) == Joined("seated", seat=0)
    for person in (a, b, c):
        assert await lobby.signups.join(match, person) == Joined("asked")
    assert await refusal(lobby.signups.join(match, a)) == "signup-asked"
    assert await refusal(lobby.signups.sit(match, d)) == "signup-approval"
    assert sitting(await lobby.queries.info(match)) == ["Ведущая", ""]
    theirs = await lobby.queries.info(match, b)
    assert theirs.others == (), "join requests are shown to the host only"
    assert theirs.waits is not None
    assert theirs.waits.status == "asked"
    assert [one.name for one in (await lobby.queries.info(match, host)).others] == ["А", "Б", "В"]
    for stranger in (a, d):
        assert await refusal(lobby.signups.approve(match, stranger, a)) == "refused-not-host"
        assert await refusal(lobby.signups.decline(match, stranger, a)) == "refused-not-host"
    await lobby.signups.decline(match, host, a)
    assert await refusal(lobby.signups.join(match, a)) == "signup-declined"
    await lobby.signups.withdraw(match, a)
    assert await refusal(lobby.signups.join(match, a)) == "signup-declined", (
        "withdrawing does not help"
    )
    assert [one.id for one in await lobby.queries.mine(a)] == []
    await lobby.signups.approve(match, host, c)
    assert sitting(await lobby.queries.info(match)) == ["Ведущая", "В"]
    await lobby.signups.approve(match, host)
    assert reserve(await lobby.queries.info(match)) == ["Б"]
    await lobby.signups.approve(match, host, a)
    assert reserve(await lobby.queries.info(match)) == ["Б", "А"]
    assert await refusal(lobby.signups.approve(match, host, d)) == "signup-none"
    assert await refusal(lobby.signups.decline(match, host, d)) == "signup-none"
    await lobby.starting.start(match, host)
    assert reserve(await lobby.queries.info(match)) == ["Б", "А"], "the reserve stays"


async def test_a_match_with_a_password(world: World) -> None:
    lobby = world.table.lobby
    match, host, (a, b) = await opened(world, "А", "Б", password="сезам")
    assert (await lobby.queries.info(match, a)).locked
    assert await refusal(lobby.signups.join(match, a)) == "match-password-needed"
    assert await refusal(lobby.signups.join(match, a, password="Сезам")) == "match-password-wrong"
    assert (
        await refusal(lobby.signups.join(match, a, password="x" * 9999)) == "match-password-wrong"
    )
    assert await lobby.signups.join(match, a, password="сезам") == Joined("seated", seat=0)
    assert await lobby.signups.join(match, host) == Joined("seated", seat=1)
    row = world.store.read(lambda c: c.exec_driver_sql("SELECT password FROM matches").scalar())
    assert "сезам" not in str(row)
    await lobby.starting.start(match, host)
    await lobby.takeovers.leave(match, a)
    assert await refusal(lobby.takeovers.take_over(match, b, 0)) == "match-password-needed"
    assert await lobby.takeovers.take_over(match, b, 0, password="сезам") == Joined(
        "seated", seat=0
    )
    long = lobby.creation.create(host, "vault", seats=2, password="x" * 65)
    assert await refusal(long) == "match-password-length"


async def test_a_referee_cannot_join_however_the_terms_are_stored(sqlite_world: World) -> None:
    match, host, _ = await opened(sqlite_world)
    spaced = "UPDATE matches SET terms = '{ \"referee\" : true }'"
    sqlite_world.store.write(lambda connection: connection.exec_driver_sql(spaced)).result()
    assert await refusal(sqlite_world.table.lobby.signups.join(match, host)) == "host-referee-sits"


async def test_an_invitation_replaces_code_password_and_approval(world: World) -> None:
    lobby, people = world.table.lobby, world.table.accounts
    settings = {"approval": True, "password": "сезам", "privacy": "link"}
    match, host, (a,) = await opened(world, "А", number=3, **settings)
    vera = (await people.register("vera", "correct horse", "Вера")).person.id
    await lobby.signups.invite(match, host, " VERA ")
    await lobby.signups.invite(match, host, "vera")
    await lobby.signups.invite(match, host, "nobody")
    (called,) = await lobby.queries.mine(vera)
    assert called.waits is not None
    assert (called.waits.status, called.join_code) == ("invited", "")
    assert [one.name for one in (await lobby.queries.info(match, host)).others] == ["Вера"]
    assert await lobby.signups.join(match, vera) == Joined("seated", seat=0)
    assert await refusal(lobby.signups.invite(match, vera, "boris")) == "refused-not-host"
    assert await refusal(lobby.signups.invite(match, a, "vera")) == "refused-not-host"
    await lobby.seats.stand(match, vera)
    assert await refusal(lobby.signups.join(match, vera)) == "match-password-needed", (
        "an invitation is used up"
    )
    await lobby.signups.invite(match, host, "vera")
    await lobby.signups.withdraw(match, vera)
    assert await lobby.queries.mine(vera) == []


async def test_players_may_invite_where_no_approval_is_needed(sqlite_world: World) -> None:
    lobby, people = sqlite_world.table.lobby, sqlite_world.table.accounts
    match, host, (a, b) = await opened(sqlite_world, "А", "Б", number=3)
    vera = (await people.register("vera", "correct horse", "Вера")).person.id
    await lobby.signups.join(match, a)
    await lobby.signups.invite(match, a, "vera")
    await lobby.signups.decline(match, host, vera)
    await lobby.signups.invite(match, a, "vera")
    assert await refusal(lobby.signups.join(match, vera)) == "signup-declined", (
        "the host has declined"
    )
    await lobby.signups.invite(match, host, "vera")
    assert await lobby.signups.join(match, vera) == Joined("seated", seat=1)
    assert await refusal(lobby.signups.invite(match, b, "vera")) == "refused-not-host"


async def test_a_roll_call(world: World) -> None:
    lobby = world.table.lobby
    match, host, (a, b, c, d) = await opened(world, "А", "Б", "В", "Г", number=3)
    for person in (host, a, b, c, d):
        await lobby.signups.join(match, person)
    assert await refusal(lobby.roll_call.answer(match, a)) == "roll-not-called"
    assert await refusal(lobby.starting.start(match, host, absent="drop")) == "roll-not-called"
    assert await refusal(lobby.roll_call.call(match, a)) == "refused-not-host"
    await lobby.roll_call.call(match, host)
    info = await lobby.queries.info(match)
    assert info.roll_at == world.time.now()
    assert [seat.here for seat in info.seats] == [True, False, False], "the host counts as present"
    await lobby.roll_call.answer(match, b)
    await lobby.roll_call.answer(match, d)
    stranger = await world.guest("Чужой")
    assert await refusal(lobby.roll_call.answer(match, stranger)) == "seat-none-of-yours"
    info = await lobby.queries.info(match)
    assert [seat.here for seat in info.seats] == [True, False, True]
    assert [waiting.here for waiting in info.reserve] == [False, True]
    await lobby.starting.start(match, host, absent="drop")
    info = await lobby.queries.info(match)
    assert sitting(info) == ["Ведущая", "Г", "Б"], "present members of the reserve get seats"
    assert reserve(info) == ["В", "А"], "absent players go to the end"
    assert await world.table.viewer(match, d) == 1
    assert await world.table.viewer(match, a) == "public"


async def test_absent_players_make_room_for_bots_or_fewer_seats(sqlite_world: World) -> None:
    lobby = sqlite_world.table.lobby
    for empty, names in (("bots", 4), ("close", 2)):
        match, host, (a, b) = await opened(sqlite_world, "А", "Б", number=4)
        for person in (host, a, b):
            await lobby.signups.join(match, person)
        await lobby.roll_call.call(match, host)
        await lobby.roll_call.answer(match, b)
        refused = lobby.starting.start(match, host, absent="drop")
        assert await refusal(refused) == "table-seats-free"
        await lobby.starting.start(match, host, absent="drop", empty=empty)  # type: ignore[arg-type]
        info = await lobby.queries.info(match)
        assert len(info.seats) == names
        assert [seat.name for seat in info.seats if seat.kind == "person"] == ["Ведущая", "Б"]


async def test_a_new_roll_call_discards_the_answers(sqlite_world: World) -> None:
    lobby = sqlite_world.table.lobby
    match, host, (a, b) = await opened(sqlite_world, "А", "Б")
    for person in (a, b):
        await lobby.signups.join(match, person)
    await lobby.roll_call.call(match, host)
    await lobby.roll_call.answer(match, a)
    await lobby.roll_call.call(match, host)
    assert [seat.here for seat in (await lobby.queries.info(match)).seats] == [False, False]
    await lobby.roll_call.answer(match, a)
    await lobby.seats.stand(match, a)
    assert [seat.here for seat in (await lobby.queries.info(match)).seats] == [False, False]
    await lobby.signups.join(match, a)  # who joins during a roll call is here
    assert [seat.here for seat in (await lobby.queries.info(match)).seats] == [True, False]
    await lobby.roll_call.end(match, host)
    assert (await lobby.queries.info(match)).roll_at is None


async def test_a_person_who_leaves_the_reserve_during_the_start_gets_no_seat(world: World) -> None:
    lobby = world.table.lobby
    for _ in range(5):
        match, host, (a, b) = await opened(world, "А", "Б")
        for person in (host, a, b):
            await lobby.signups.join(match, person)
        await lobby.roll_call.call(match, host)
        await lobby.roll_call.answer(match, b)
        begun, _ = await asyncio.gather(
            lobby.starting.start(match, host, absent="drop", empty="bots"),
            lobby.signups.withdraw(match, b),
            return_exceptions=True,
        )
        assert begun is None
        info = await lobby.queries.info(match, b)
        seated = info.seat is not None
        assert seated == (info.seats[1].kind == "person")
        assert not (seated and info.waits), "a seat or a place in the reserve, never both"


async def test_taking_a_bots_seat_needs_approval_where_joining_does(world: World) -> None:
    lobby = world.table.lobby
    match, host, (a, b) = await opened(world, "А", "Б", approval=True, number=3)
    for person in (host, a):
        await lobby.signups.join(match, person)
    await lobby.signups.approve(match, host)
    await lobby.starting.start(match, host, empty="bots")
    second = await world.guest("А из другого браузера")
    assert await lobby.takeovers.take_over(match, second, 2) == Joined("asked", seat=2)
    assert await world.table.viewer(match, second) == "public"
    assert "replace" not in [entry["type"] for entry in entries(world, match)]
    info = await lobby.queries.info(match, host)
    assert [(one.name, one.seat) for one in info.others] == [("А из другого браузера", 2)]
    assert await refusal(lobby.takeovers.approve(match, b, second)) == "refused-not-host"
    assert await refusal(lobby.takeovers.approve(match, host, b)) == "signup-none"
    await lobby.signups.decline(match, host, second)
    assert await refusal(lobby.takeovers.take_over(match, second, 2)) == "signup-declined"
    assert await lobby.takeovers.take_over(match, b, 2) == Joined("asked", seat=2)
    await lobby.takeovers.approve(match, a, b)
    assert (await lobby.queries.info(match, b)).seat is None, "the host has not approved"
    await lobby.takeovers.approve(match, host, b)
    info = await lobby.queries.info(match, b)
    assert (info.seat, info.waits) == (2, None)
    await lobby.takeovers.leave(match, b)
    assert await lobby.takeovers.take_over(match, b, 2) == Joined("seated", seat=2), (
        "whoever had the seat comes back without asking"
    )


async def test_the_reserve_is_invited_to_a_seat(world: World) -> None:
    lobby = world.table.lobby
    match, host, (a, b, c) = await opened(world, "А", "Б", "В", privacy="link")
    code = (await lobby.queries.invitation(match, host)).code
    for person in (host, a, b, c):
        await lobby.signups.join(match, person, code=code)
    await lobby.starting.start(match, host)
    assert await refusal(lobby.reserve.call_next(match, 1, a)) == "refused-not-host"
    assert await refusal(lobby.reserve.call_next(match, 9, host)) == "refused-no-seat"
    await lobby.takeovers.leave(match, a)
    assert await lobby.reserve.call_next(match, 1) == b
    assert await lobby.reserve.call_next(match, 1) == c
    assert await lobby.reserve.call_next(match, 1) is None
    events = [event.id for event in await world.table.events(match, "public")]
    assert events.count("table-reserve-called") == 2, "one seat for each person waiting"
    assert await refusal(lobby.takeovers.take_over(match, b, 0)) == "seat-taken"
    assert await lobby.takeovers.take_over(match, b, 1) == Joined("seated", seat=1), (
        "without a code"
    )
    assert (await lobby.queries.info(match, b)).waits is None
    waits = (await lobby.queries.info(match, c)).waits
    assert waits is not None
    assert waits.status == "reserve", "the seat they were called to is taken: they wait again"
    assert await refusal(lobby.takeovers.take_over(match, c, 1, code=code)) == "seat-taken"


async def test_the_reserve_is_invited_when_an_absent_player_is_replaced(
    sqlite_world: World,
) -> None:
    lobby = sqlite_world.table.lobby
    match, host, (a, b) = await opened(sqlite_world, "А", "Б")
    for person in (host, a, b):
        await lobby.signups.join(match, person)
    await lobby.starting.start(match, host)
    await lobby.takeovers.replace_absent(match, 1)
    info = await lobby.queries.info(match, b)
    assert info.seats[1].kind == "bot"
    assert info.waits is not None
    assert (info.waits.status, info.waits.seat) == ("invited", 1)


async def test_idle_matches_are_cancelled(world: World) -> None:
    lobby = world.table.lobby
    old, host, (a, b, c) = await opened(world, "А", "Б", "В")
    busy, owner, _ = await opened(world)
    for person in (a, b, c):
        await lobby.signups.join(old, person)
    week = 7 * 24 * 3600
    world.time.advance(week - 1)
    await lobby.signups.join(busy, a)
    assert await lobby.cancellation.cancel_idle(week * 1000) == []
    world.time.advance(2)
    async with lobby.queries.changes(old) as room:
        assert await lobby.cancellation.cancel_idle(week * 1000) == [old]
        await anext(room)
    assert (await lobby.queries.info(old)).closed == "idle"
    assert (await lobby.queries.info(busy)).status == "gathering"
    since = world.time.now() - 1000
    for person in (host, a, b, c):
        assert [one.id for one in await lobby.queries.called_off(person, since)] == [old]
    assert await lobby.queries.called_off(a, world.time.now()) == []
    assert await lobby.queries.called_off(await world.guest("Чужой"), since) == []
    await lobby.cancellation.cancel(busy, owner)
    assert busy in [one.id for one in await lobby.queries.called_off(a, since)]
    assert await lobby.queries.called_off(owner, since) == [], "its owner cancelled it"


async def test_the_table_cancels_idle_matches_by_itself(sqlite_world: World) -> None:
    match, _, _ = await opened(sqlite_world)

    async def passes(seconds: float) -> str:
        """Let this time pass and the sweeper run; returns the status of the match."""
        sqlite_world.time.advance(seconds)
        await eventually(sweeper_sleeps)
        return (await sqlite_world.table.lobby.queries.info(match)).status

    def sweeper_sleeps() -> bool:  # no other task sleeps until a minute from now
        return sqlite_world.time.sleepers(60) > sqlite_world.time.sleepers(59)

    await eventually(sweeper_sleeps)
    assert await passes(13.99 * 24 * 3600) == "gathering"
    for _ in range(58):  # it has been idle too long for most of these
        assert await passes(60) == "gathering"
    assert await passes(60) == "cancelled", "it checks every sixtieth time"
    assert (await sqlite_world.table.lobby.queries.info(match)).closed == "idle"


async def test_a_rematch_invites_all_who_played(world: World) -> None:
    lobby = world.table.lobby
    settings: dict[str, Any] = {"approval": True, "password": "сезам", "options": {"rounds": 1}}
    match, host, (a,) = await opened(world, "А", **settings)
    await lobby.signups.join(match, host)
    await lobby.signups.join(match, a, password="сезам")
    await lobby.signups.approve(match, host)
    await lobby.starting.start(match, host)
    for seat in (0, 1):
        await world.done(match, seat, "next")
    following = await lobby.creation.rematch(match, host)
    called = next(one for one in await lobby.queries.mine(a) if one.id == following)
    assert (called.approval, called.locked) == (True, True)
    assert called.waits is not None
    assert (called.waits.status, called.waits.seat) == ("invited", 1)
    assert await lobby.creation.rematch(match, a) == following
    assert sitting(await lobby.queries.info(following)) == ["Ведущая", "А"]


async def test_the_number_of_signups_is_limited(
    large_world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("intriga.table.lobby.gathering.signups.SIGNUPS_MOST", 3)
    lobby = large_world.table.lobby
    match, host, people = await opened(large_world, *(f"Г{n}" for n in range(4)), approval=True)
    answers = [await _outcome(lobby.signups.join(match, person)) for person in people]
    assert answers == ["asked", "asked", "asked", "signup-too-many"]
    await lobby.signups.approve(match, host)
    assert len((await lobby.queries.info(match)).reserve) == 1


async def _outcome(asked: Any) -> str:
    try:
        return str((await asked).status)
    except TableError as problem:
        return problem.refusal.id
