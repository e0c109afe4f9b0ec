"""The host decides who gets which seat: before the start, and while the match is played."""

import pytest

from intriga.store import seats, signups
from intriga.table import Joined
from tests.kit.table.hosting import member
from tests.kit.table.refusals import refusal
from tests.kit.table.world import World
from tests.table.lobby.gathering import opened, reserve, sitting

pytestmark = pytest.mark.anyio


async def test_a_request_is_seated_where_the_host_says(world: World) -> None:
    lobby = world.table.lobby
    match, host, (a, b, c) = await opened(world, "Анна", "Борис", "Вера", number=3, approval=True)
    for person in (a, b, c):
        assert await lobby.signups.join(match, person) == Joined("asked")
    await lobby.seats.add_bot(match, host, seat=1)
    assert await refusal(lobby.seating.admit(match, a, a, 2)) == "refused-not-host"
    await lobby.seating.admit(match, host, c, 2)
    await lobby.seating.admit(match, host, b, 1)  # instead of the bot
    assert sitting(await lobby.queries.info(match)) == ["", "Борис", "Вера"]
    assert await refusal(lobby.seating.admit(match, host, a, 2)) == "seat-taken"
    assert await refusal(lobby.seating.admit(match, host, a, 7)) == "refused-no-seat"
    assert await refusal(lobby.seating.admit(match, host, c, 0)) == "signup-none"
    await lobby.seating.admit(match, host, a)  # the first free one
    info = await lobby.queries.info(match, host)
    assert (sitting(info), info.others) == (["Анна", "Борис", "Вера"], ())
    await lobby.starting.start(match, host)


async def test_a_person_in_the_reserve_is_seated_instead_of_a_bot(sqlite_world: World) -> None:
    lobby = sqlite_world.table.lobby
    match, host, (a, b, c) = await opened(sqlite_world, "Анна", "Борис", "Вера")
    await lobby.seats.add_bot(match, host, seat=0)
    await lobby.signups.join(match, a)
    await lobby.signups.join(match, b)
    await lobby.signups.join(match, c, salt="my own dice")
    await lobby.roll_call.call(match, host)
    await lobby.roll_call.answer(match, c)
    await lobby.seating.admit(match, host, c, 0)
    info = await lobby.queries.info(match)
    assert (sitting(info), reserve(info)) == (["Вера", "Анна"], ["Борис"])
    assert info.seats[0].here, "their answer to the roll call still counts"
    chairs = sqlite_world.store.read(lambda connection: seats.of_match(connection, match))
    assert chairs[0].salt == "my own dice"


async def test_the_host_puts_somebody_at_the_head_of_the_reserve(world: World) -> None:
    lobby = world.table.lobby
    match, host, people = await opened(world, "Анна", "Борис", "Вера", "Глеб", "Дина")
    for person in people:
        await lobby.signups.join(match, person)
    assert reserve(await lobby.queries.info(match)) == ["Вера", "Глеб", "Дина"]
    assert await refusal(lobby.seating.put_first(match, people[4], people[4])) == "refused-not-host"
    assert await refusal(lobby.seating.put_first(match, host, people[0])) == "signup-none"
    await lobby.seating.put_first(match, host, people[4])
    await lobby.seating.put_first(match, host, people[3])
    assert reserve(await lobby.queries.info(match)) == ["Глеб", "Дина", "Вера"]
    await lobby.seats.stand(match, people[0])
    info = await lobby.queries.info(match)
    assert (sitting(info), reserve(info)) == (["Глеб", "Борис"], ["Дина", "Вера"])
    await lobby.signups.withdraw(match, people[4])
    await lobby.signups.join(match, people[4])
    assert reserve(await lobby.queries.info(match)) == ["Вера", "Дина"], "who comes again is last"


async def test_a_guest_who_only_hosts_returns_by_code(world: World) -> None:
    match, host, (a, stranger) = await opened(world, "Анна", "Чужая", approval=True)
    lobby, accounts = world.table.lobby, world.table.accounts
    code = await lobby.seats.return_code(match, host)
    assert (await accounts.return_by_code(code))[0].person.id == host
    await lobby.signups.join(match, a)
    await world.restart()
    lobby, accounts = world.table.lobby, world.table.accounts
    session, found = await accounts.return_by_code(code)
    assert (session.person.id, found) == (host, match)
    asked = await lobby.seats.return_code(match, a)
    assert (await accounts.return_by_code(asked))[0].person.id == a, "who waits may return, too"
    assert await refusal(lobby.seats.return_code(match, stranger)) == "seat-none-of-yours"
    assert await refusal(accounts.return_by_code("ABCD-2345")) == "return-unknown"
    await world.table.personal_data.erase(a, "", "ru")
    assert await refusal(accounts.return_by_code(asked)) == "return-unknown"


async def test_the_code_of_a_replaced_guest_still_works(sqlite_world: World) -> None:
    match, host, (_, boris) = await sqlite_world.hosted_match("Анна", "Борис")
    lobby, accounts = sqlite_world.table.lobby, sqlite_world.table.accounts
    code = await lobby.seats.return_code(match, boris)
    await lobby.takeovers.replace_by_bot(match, host, 1)
    assert (await accounts.return_by_code(code))[0].person.id == boris
    assert await lobby.seats.return_code(match, boris) == code
    await lobby.takeovers.take_over(match, boris, 1)
    token = await lobby.seat_links.create(match, host, 1)
    finder = await sqlite_world.guest("Вера")
    await lobby.seat_links.take(token, finder)
    assert await refusal(accounts.return_by_code(code)) == "return-unknown", "it may be lost"


async def test_an_invited_person_is_not_seated_before_they_accept(sqlite_world: World) -> None:
    lobby = sqlite_world.table.lobby
    match, host, _ = await opened(sqlite_world)
    vera = await member(sqlite_world, "vera", "Вера")
    await lobby.signups.invite(match, host, "vera")
    assert await refusal(lobby.seating.admit(match, host, vera, 0)) == "signup-not-accepted"


async def test_a_cohost_approves_before_the_start(sqlite_world: World) -> None:
    lobby = sqlite_world.table.lobby
    match, host, (a, b) = await opened(sqlite_world, "Анна", "Борис", approval=True)
    helper = await member(sqlite_world, "vera", "Вера")
    for person in (a, b):
        await lobby.signups.join(match, person)
    assert await refusal(lobby.seating.admit(match, helper, a)) == "refused-not-host"
    await sqlite_world.table.hosting.add_cohost(match, host, "vera")
    info = await lobby.queries.info(match, helper)
    assert [one.name for one in info.others] == ["Анна", "Борис"]
    await lobby.seating.admit(match, helper, a)
    await lobby.seating.admit(match, helper, b, 1)
    assert sitting(await lobby.queries.info(match)) == ["Анна", "Борис"]


async def test_in_play_the_host_chooses_the_seat_of_a_request(sqlite_world: World) -> None:
    lobby = sqlite_world.table.lobby
    match, host, (late,) = await opened(sqlite_world, "Поздний", approval=True)
    for seat in (0, 1):
        await lobby.seats.add_bot(match, host, seat=seat)
    await lobby.starting.start(match, host)
    assert await lobby.takeovers.take_over(match, late, 0) == Joined("asked", seat=0)
    await lobby.seating.admit(match, host, late, 1)
    info = await lobby.queries.info(match, late)
    assert (info.seat, info.waits) == (1, None)
    other = await sqlite_world.guest("Ещё один")
    await lobby.takeovers.take_over(match, other, 0)
    learn = sqlite_world.store.write(lambda c: seats.learn(c, match, other, 1))
    learn.result()
    assert await refusal(lobby.seating.admit(match, host, other, 0)) == "seat-they-know-another"


async def test_in_play_the_host_invites_whom_they_choose(world: World) -> None:
    lobby = world.table.lobby
    match, host, (a, b, c) = await opened(world, "Анна", "Борис", "Вера", number=3)
    await lobby.seats.add_bot(match, host, seat=1)
    await lobby.seats.add_bot(match, host, seat=2)
    for person in (a, b, c):
        await lobby.signups.join(match, person)
    await lobby.starting.start(match, host, sure=True)
    assert await refusal(lobby.seating.admit(match, host, c)) == "seat-which-of-bots"
    assert await refusal(lobby.seating.admit(match, host, c, 0)) == "seat-taken"
    await lobby.seating.admit(match, host, c, 2)
    info = await lobby.queries.info(match, c)
    assert info.waits is not None
    assert (info.waits.status, info.waits.seat, reserve(info)) == ("invited", 2, ["Борис"])
    assert await lobby.takeovers.take_over(match, c, 2) == Joined("seated", seat=2)
    world.store.write(lambda connection: seats.learn(connection, match, b, 0)).result()
    assert await refusal(lobby.seating.admit(match, host, b, 1)) == "seat-they-know-another"


async def test_in_play_the_host_invites_by_login(world: World) -> None:
    lobby = world.table.lobby
    match, host, (a, b) = await opened(
        world, "Анна", "Борис", number=2, privacy="link", approval=True, password="сезам"
    )
    vera = await member(world, "vera", "Вера")
    for person in (a, b):
        await lobby.signups.join(
            match, person, code=(await lobby.queries.info(match, host)).join_code, password="сезам"
        )
    await lobby.signups.approve(match, host)
    await lobby.starting.start(match, host)
    await lobby.takeovers.leave(match, b)
    assert await refusal(lobby.signups.invite(match, a, "vera", seat=1)) == "refused-not-host"
    assert await refusal(lobby.signups.invite(match, host, "vera", seat=0)) == "seat-taken"
    await lobby.signups.invite(match, host, "nobody", seat=1)
    await lobby.signups.invite(match, host, "vera", seat=1)
    waiting = world.store.read(lambda connection: signups.get(connection, match, vera))
    assert waiting is not None
    assert (waiting.status, waiting.seat, waiting.by) == ("invited", 1, host)
    assert await lobby.takeovers.take_over(match, vera, 1) == Joined("seated", seat=1)
