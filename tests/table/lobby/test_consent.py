"""Nobody reads an opponent's cards by changing who sits where: a host who plays, with a second
account, against every way in which a seat passes to somebody else."""

import asyncio

import pytest

from intriga.kernel.actors import HOST
from intriga.kernel.house_rules.house_acts import Close, Pause
from intriga.store import signups
from intriga.table import Joined
from intriga.table.lobby.gathering.settings import SettingsChange
from intriga.table.schedule import Schedule
from tests.kit.patience import PATIENCE
from tests.kit.table.hosting import command, member
from tests.kit.table.house import do_house_act
from tests.kit.table.refusals import refusal
from tests.kit.table.steps import reaches, types
from tests.kit.table.world import World, eventually
from tests.table.lobby.gathering import opened
from tests.table.lobby.seen import DAY, FIVE_MINUTES, info_of, public, replaced, status, waits

pytestmark = pytest.mark.anyio


# A person becomes a bot.


@pytest.mark.parametrize("way", ["replace_by_bot", "remove"])
async def test_a_host_who_plays_warns_a_player_who_is_here(world: World, way: str) -> None:
    match, (anna, boris) = await world.match("Анна", "Борис")
    takeovers = world.table.lobby.takeovers
    put_bot = getattr(takeovers, way)
    assert not await put_bot(match, anna, 1)
    assert (await info_of(world, match, boris)).seat == 1
    assert (await public(world, match))[-1] == "table-warned", "everybody knows"
    world.time.advance(FIVE_MINUTES - 90)
    assert await refusal(put_bot(match, anna, 1)) == "seat-warned"
    await world.restart()
    world.time.advance(90)
    assert await getattr(world.table.lobby.takeovers, way)(match, anna, 1)
    assert await world.table.viewer(match, boris) == "public"


async def test_a_warning_lapses(sqlite_world: World) -> None:
    match, (anna, _) = await sqlite_world.match("Анна", "Борис")
    takeovers = sqlite_world.table.lobby.takeovers
    assert not await takeovers.replace_by_bot(match, anna, 1)
    sqlite_world.time.advance(3600)
    assert not await takeovers.replace_by_bot(match, anna, 1), "he is warned again"
    assert (await public(sqlite_world, match)).count("table-warned") == 2


async def test_a_neutral_host_replaces_at_once(sqlite_world: World) -> None:
    match, host, _ = await sqlite_world.hosted_match("Анна", "Борис")
    assert await sqlite_world.table.lobby.takeovers.replace_by_bot(match, host, 1)
    event = next(
        event
        for event in await sqlite_world.table.events(match, "public")
        if event.id == "table-replaced-replaced"
    )
    assert event.params["by"] == "Ведущая", "everybody knows who has done it"


async def test_who_has_missed_a_deadline_and_is_away_is_replaced_at_once(
    sqlite_world: World,
) -> None:
    match, (anna, _) = await sqlite_world.match("Анна", "Борис", clocks={"turn": 60})
    takeovers = sqlite_world.table.lobby.takeovers
    await sqlite_world.done(match, 0, "next", me=anna)
    sqlite_world.time.advance(61)
    loaded = sqlite_world.table._registry.present(match)
    assert loaded is not None
    await eventually(lambda: loaded.committed.position.house.missed(1))
    async with sqlite_world.table.subscribe(match, 1):
        assert not await takeovers.replace_by_bot(match, anna, 1), "he has the page open"
    sqlite_world.time.advance(2)
    await eventually(lambda: not sqlite_world.table.lobby.queries._context.presence.here(match))
    assert await takeovers.replace_by_bot(match, anna, 1)


async def test_turns_that_the_host_ends_are_no_missed_deadlines(sqlite_world: World) -> None:
    """Else the table itself would have a bot take the seat of somebody who is here, and would call
    the host's friend from the reserve."""
    schedule = Schedule({"turn": 60}, misses=2)
    match, host, people = await opened(sqlite_world, "Вера", "Борис", "Друг", schedule=schedule)
    _, boris, friend = people
    lobby = sqlite_world.table.lobby
    for person in people:
        await lobby.signups.join(match, person)
    await lobby.starting.start(match, host)
    for turn in range(6):
        close = Close("turn", turn)
        assert not await do_house_act(sqlite_world, match, HOST, close, me=host)
    assert (await info_of(sqlite_world, match, boris)).seat == 1
    assert await status(sqlite_world, match, friend) == "reserve"


async def test_nobody_is_hurried_out_of_a_seat_that_a_friend_in_the_reserve_takes(
    sqlite_world: World,
) -> None:
    """A host who plays may shorten the time limits, so that an opponent misses some."""
    schedule = Schedule({"turn": 24 * 3600}, misses=2)
    match, host, (boris, friend) = await opened(sqlite_world, "Борис", "Друг", schedule=schedule)
    lobby = sqlite_world.table.lobby
    for person in (host, boris, friend):
        await lobby.signups.join(match, person)
    await lobby.starting.start(match, host)
    hurry = SettingsChange(schedule=Schedule({"turn": 5}, misses=2))
    await lobby.settings.change(match, host, hurry)
    for _ in range(2):
        await sqlite_world.done(match, 0, "next", me=host)
        steps = len(types(sqlite_world, match))
        sqlite_world.time.advance(5)
        await reaches(sqlite_world, match, steps + 1)
    await eventually(lambda: types(sqlite_world, match)[-1] == "house-call-reserve")
    assert await status(sqlite_world, match, boris) == "replaced"
    assert await status(sqlite_world, match, friend) == "invited"
    assert await refusal(lobby.takeovers.take_over(match, friend, 1)) == "seat-kept"


# A bot becomes a person.


async def test_the_seat_of_a_replaced_player_is_kept_for_a_day(world: World) -> None:
    match, (anna, boris) = await world.match("Анна", "Борис")
    takeovers, friend = world.table.lobby.takeovers, await world.guest("Друг")
    await replaced(world, match, anna, 1)
    assert await refusal(takeovers.take_over(match, friend, 1)) == "seat-kept"
    assert (await info_of(world, match, friend)).seats[1].kept
    assert await takeovers.take_over(match, boris, 1) == Joined("seated", seat=1), "it is his"
    await replaced(world, match, anna, 1)
    world.time.advance(DAY - 1)
    assert await refusal(takeovers.take_over(match, friend, 1)) == "seat-kept"
    world.time.advance(1)
    assert await takeovers.take_over(match, friend, 1) == Joined("seated", seat=1)
    assert await status(world, match, boris) == "left", "nothing is kept for him any more"
    assert await refusal(takeovers.take_over(match, boris, 1)) == "seat-taken"


async def test_who_gives_a_seat_up_lets_others_take_it(sqlite_world: World) -> None:
    match, (anna, boris) = await sqlite_world.match("Анна", "Борис")
    lobby, friend = sqlite_world.table.lobby, await sqlite_world.guest("Друг")
    await replaced(sqlite_world, match, anna, 1)
    await lobby.signups.withdraw(match, boris)
    assert await status(sqlite_world, match, boris) == "left"
    assert await lobby.takeovers.take_over(match, friend, 1) == Joined("seated", seat=1)


async def test_the_seat_of_a_removed_player_is_kept_although_they_cannot_return(
    sqlite_world: World,
) -> None:
    match, (anna, boris) = await sqlite_world.match("Анна", "Борис")
    takeovers, friend = sqlite_world.table.lobby.takeovers, await sqlite_world.guest("Друг")
    await takeovers.remove(match, anna, 1)
    sqlite_world.time.advance(FIVE_MINUTES)
    await takeovers.remove(match, anna, 1)
    assert await refusal(takeovers.take_over(match, boris, 1)) == "signup-removed"
    assert await refusal(takeovers.take_over(match, friend, 1)) == "seat-kept"
    assert await status(sqlite_world, match, boris) == "removed"


async def test_all_who_play_must_agree_to_a_newcomer(world: World) -> None:
    """Also on a seat that a bot has had from the beginning: whoever comes may be one of them."""
    lobby = world.table.lobby
    match, host, (a, b) = await opened(world, "А", "Б", number=3)
    await lobby.seats.add_bot(match, host, seat=2)
    for person in (host, a):
        await lobby.signups.join(match, person)
    await lobby.starting.start(match, host)
    assert await lobby.takeovers.take_over(match, b, 2) == Joined("asked", seat=2)
    assert await refusal(lobby.takeovers.approve(match, b, b)) == "refused-not-host"
    await lobby.takeovers.approve(match, host, b)
    await lobby.takeovers.approve(match, host, b)
    assert (await info_of(world, match, b)).seat is None
    (request,) = (await info_of(world, match, a)).requests
    assert (request.agreed, request.needed) == ((0,), (0, 1))
    assert (await info_of(world, match, b)).requests == (), "only for those who may answer"
    await lobby.takeovers.approve(match, a, b)
    info = await info_of(world, match, b)
    assert (info.seat, info.waits, info.requests) == (2, None, ())
    assert (await public(world, match)).count("table-replaced-agreed") == 1


async def test_nobody_agrees_to_another_seat_than_the_one_they_saw(world: World) -> None:
    """A person may ask for another seat while the page of somebody who must agree is open."""
    lobby = world.table.lobby
    match, host, (a, b) = await opened(world, "А", "Б", number=4)
    for seat in (2, 3):
        await lobby.seats.add_bot(match, host, seat=seat)
    for person in (host, a):
        await lobby.signups.join(match, person)
    await lobby.starting.start(match, host)
    await lobby.takeovers.take_over(match, b, 2)
    await lobby.takeovers.approve(match, host, b, seat=2)
    await lobby.takeovers.take_over(match, b, 3)
    another = lobby.takeovers.approve(match, a, b, seat=2)
    assert await refusal(another) == "signup-another-seat"
    (request,) = (await info_of(world, match, a)).requests
    assert (request.seat, request.agreed) == (3, ()), "what was agreed to was seat 2"
    await lobby.takeovers.approve(match, host, b, seat=3)
    await lobby.takeovers.approve(match, a, b, seat=3)
    assert (await info_of(world, match, b)).seat == 3


async def test_one_refusal_is_enough(sqlite_world: World) -> None:
    lobby = sqlite_world.table.lobby
    match, host, (a, b) = await opened(sqlite_world, "А", "Б", number=3)
    await lobby.seats.add_bot(match, host, seat=2)
    for person in (host, a):
        await lobby.signups.join(match, person)
    await lobby.starting.start(match, host)
    await lobby.takeovers.take_over(match, b, 2)
    stranger = await sqlite_world.guest("Чужой")
    assert await refusal(lobby.signups.decline(match, stranger, b)) == "refused-not-host"
    await lobby.signups.decline(match, a, b)
    assert await status(sqlite_world, match, b) == "declined"
    assert await refusal(lobby.takeovers.approve(match, host, b)) == "signup-none"
    assert await refusal(lobby.takeovers.take_over(match, b, 2)) == "signup-declined"


async def test_who_leaves_need_not_agree_any_more(sqlite_world: World) -> None:
    match, (anna, boris, vera) = await sqlite_world.match("Анна", "Борис", "Вера")
    lobby, friend = sqlite_world.table.lobby, await sqlite_world.guest("Друг")
    await lobby.takeovers.leave(match, vera)
    assert await lobby.takeovers.take_over(match, friend, 2) == Joined("asked", seat=2)
    await lobby.takeovers.approve(match, anna, friend)
    await lobby.takeovers.leave(match, boris)
    assert (await info_of(sqlite_world, match, friend)).seat == 2


async def test_a_player_whom_the_host_replaces_need_not_be_asked_only_after_a_day(
    sqlite_world: World,
) -> None:
    """Else a host would get rid of the only one who does not agree to their second account."""
    lobby = sqlite_world.table.lobby
    match, host, (boris, friend) = await opened(sqlite_world, "Борис", "Друг", number=3)
    await lobby.seats.add_bot(match, host, seat=2)
    for person in (host, boris):
        await lobby.signups.join(match, person)
    await lobby.starting.start(match, host)
    await lobby.takeovers.take_over(match, friend, 2)
    await lobby.takeovers.approve(match, host, friend)
    await replaced(sqlite_world, match, host, 1)
    (request,) = (await info_of(sqlite_world, match, host)).requests
    assert (request.agreed, request.needed) == ((0,), (0, 1))
    assert (await info_of(sqlite_world, match, friend)).seat is None
    sqlite_world.time.advance(DAY)
    async with asyncio.timeout(PATIENCE):
        while (await info_of(sqlite_world, match, friend)).seat is None:
            sqlite_world.time.advance(60)
            await asyncio.sleep(0.01)


async def test_whoever_plays_alone_is_joined_without_asking(sqlite_world: World) -> None:
    anna, friend = await sqlite_world.guest("Анна"), await sqlite_world.guest("Друг")
    lobby = sqlite_world.table.lobby
    match = await lobby.creation.play_now(anna, "vault", bots=["random"], options={"rounds": 100})
    code = (await info_of(sqlite_world, match, anna)).join_code
    joined = await lobby.takeovers.take_over(match, friend, 1, code=code)
    assert joined == Joined("seated", seat=1)


async def test_a_neutral_host_lets_a_newcomer_in_alone(sqlite_world: World) -> None:
    match, host, (_, boris) = await sqlite_world.hosted_match("Анна", "Борис")
    lobby, friend = sqlite_world.table.lobby, await sqlite_world.guest("Друг")
    await lobby.takeovers.replace_by_bot(match, host, 1)
    assert await lobby.takeovers.take_over(match, friend, 1) == Joined("asked", seat=1)
    assert (await info_of(sqlite_world, match, host)).decides
    await lobby.takeovers.approve(match, host, friend)
    assert (await info_of(sqlite_world, match, friend)).seat == 1
    assert await status(sqlite_world, match, boris) == "left"


async def test_a_neutral_host_cannot_let_themselves_in(sqlite_world: World) -> None:
    match, host, (anna, _, vera) = await sqlite_world.hosted_match("Анна", "Борис", "Вера")
    takeovers = sqlite_world.table.lobby.takeovers
    await takeovers.leave(match, vera)
    assert await takeovers.take_over(match, host, 2) == Joined("asked", seat=2)
    assert await refusal(takeovers.approve(match, host, host)) == "refused-not-host"
    await takeovers.approve(match, anna, host)
    assert (await info_of(sqlite_world, match, host)).seat is None


async def test_a_cohost_named_while_playing_is_not_neutral(world: World) -> None:
    """They may be the second account of the host who has named them."""
    match, (anna, _) = await world.match("Анна", "Борис")
    lobby, friend = world.table.lobby, await world.guest("Друг")
    second = await member(world, "second", "Второе я")
    await world.table.hosting.add_cohost(match, anna, "second")
    assert not (await info_of(world, match, second)).decides
    assert not await lobby.takeovers.replace_by_bot(match, second, 1), "he is warned"
    world.time.advance(FIVE_MINUTES)
    assert await lobby.takeovers.replace_by_bot(match, second, 1)
    assert await refusal(lobby.takeovers.take_over(match, friend, 1)) == "seat-kept"
    await world.table.hosting.remove_cohost(match, anna, second)
    await world.table.hosting.add_cohost(match, anna, "second")
    assert not (await info_of(world, match, second)).decides


async def test_a_cohost_of_a_host_without_a_seat_is_neutral(sqlite_world: World) -> None:
    match, host, _ = await sqlite_world.hosted_match("Анна", "Борис")
    helper = await member(sqlite_world, "vera", "Вера")
    await sqlite_world.table.hosting.add_cohost(match, host, "vera")
    assert (await info_of(sqlite_world, match, helper)).decides
    assert await sqlite_world.table.lobby.takeovers.replace_by_bot(match, helper, 1)


async def test_a_host_who_has_played_is_not_neutral(sqlite_world: World) -> None:
    match, (anna, _, _) = await sqlite_world.match("Анна", "Борис", "Вера")
    takeovers = sqlite_world.table.lobby.takeovers
    await takeovers.leave(match, anna)
    assert not (await info_of(sqlite_world, match, anna)).decides
    assert not await takeovers.replace_by_bot(match, anna, 1)


# The reserve and invitations.


async def test_a_host_who_plays_cannot_seat_a_friend_from_the_reserve(world: World) -> None:
    lobby = world.table.lobby
    match, host, (boris, vera, friend) = await opened(world, "Борис", "Вера", "Друг", number=3)
    for person in (host, boris, vera, friend):
        await lobby.signups.join(match, person)
    await lobby.starting.start(match, host)
    await lobby.takeovers.leave(match, boris)
    assert await lobby.reserve.call_next(match, 1, host) == friend
    assert await lobby.takeovers.take_over(match, friend, 1) == Joined("asked", seat=1)
    (request,) = (await info_of(world, match, vera)).requests
    assert request.agreed == (0,), "the host has agreed by inviting them"
    await lobby.takeovers.approve(match, vera, friend)
    assert (await info_of(world, match, friend)).seat == 1


async def test_the_table_calls_the_reserve_without_asking(sqlite_world: World) -> None:
    lobby = sqlite_world.table.lobby
    match, host, (boris, friend) = await opened(sqlite_world, "Борис", "Друг")
    for person in (host, boris, friend):
        await lobby.signups.join(match, person)
    await lobby.starting.start(match, host)
    await lobby.takeovers.replace_absent(match, 1)
    assert await status(sqlite_world, match, boris) == "replaced"
    assert await lobby.takeovers.take_over(match, friend, 1) == Joined("seated", seat=1)
    assert "table-replaced-missed" in await public(sqlite_world, match)
    assert "table-replaced-reserve" in await public(sqlite_world, match)


async def test_who_comes_back_first_keeps_the_seat_and_the_reserve_waits_on(
    sqlite_world: World,
) -> None:
    lobby = sqlite_world.table.lobby
    match, host, (boris, friend) = await opened(sqlite_world, "Борис", "Друг")
    for person in (host, boris, friend):
        await lobby.signups.join(match, person)
    await lobby.starting.start(match, host)
    await lobby.takeovers.replace_absent(match, 1)
    await lobby.takeovers.take_over(match, boris, 1)
    assert await status(sqlite_world, match, friend) == "reserve", (
        "not called to a seat that is gone"
    )


# Coming back.


@pytest.mark.parametrize("way", ["missed", "host", "left"])
async def test_a_player_comes_back_without_code_password_or_approval(
    world: World, way: str
) -> None:
    lobby = world.table.lobby
    match, host, (boris,) = await opened(
        world, "Борис", approval=True, password="сезам", privacy="link"
    )
    code = (await lobby.queries.invitation(match, host)).code
    await lobby.signups.join(match, host)
    await lobby.signups.join(match, boris, code=code, password="сезам")
    await lobby.signups.approve(match, host, boris)
    await lobby.starting.start(match, host)
    if way == "missed":
        await lobby.takeovers.replace_absent(match, 1)
    elif way == "host":
        await replaced(world, match, host, 1)
    else:
        await lobby.takeovers.leave(match, boris)
    mine = [info.id for info in await lobby.queries.mine(boris)]
    assert mine == ([] if way == "left" else [match]), "the lobby keeps it for those replaced"
    await world.restart()
    lobby = world.table.lobby
    assert await lobby.takeovers.take_over(match, boris, 1) == Joined("seated", seat=1)
    assert await waits(world, match, boris) is None
    assert "table-replaced-returned" in await public(world, match)


# Links to a guest's seat.


async def test_the_link_of_a_host_who_plays_only_asks(world: World) -> None:
    match, (anna, boris, vera) = await world.match("Анна", "Борис", "Вера")
    lobby, finder = world.table.lobby, await world.guest("Борис с телефона")
    token = await lobby.seat_links.create(match, anna, 1)
    await lobby.seat_links.take(token, finder)
    assert await world.table.viewer(match, finder) == "public"
    (request,) = (await info_of(world, match, vera)).requests
    assert (request.by_link, request.needed, request.agreed) == (True, (0, 2), (0,))
    assert (await info_of(world, match, boris)).seat == 1
    await lobby.takeovers.approve(match, vera, finder)
    assert await world.table.viewer(match, finder) == 1
    assert await refusal(lobby.seat_links.find(token)) == "link-spent"
    assert (await public(world, match))[-1] == "table-replaced-link"


async def test_a_link_is_no_use_once_the_guest_is_back(sqlite_world: World) -> None:
    match, (anna, boris, vera) = await sqlite_world.match("Анна", "Борис", "Вера")
    lobby, finder = sqlite_world.table.lobby, await sqlite_world.guest("Кто-то")
    token = await lobby.seat_links.create(match, anna, 1)
    await lobby.seat_links.take(token, finder)
    async with sqlite_world.table.subscribe(match, 1):
        await lobby.takeovers.approve(match, vera, finder)
        assert (await info_of(sqlite_world, match, boris)).seat == 1, "he has the page open"


async def test_a_request_that_waits_for_somebody_to_go_holds_nobody_up(sqlite_world: World) -> None:
    """A request by link waits while the guest is there; all have agreed to both."""
    match, (anna, boris, vera, gleb) = await sqlite_world.match("Анна", "Борис", "Вера", "Глеб")
    lobby = sqlite_world.table.lobby
    finder, friend = await sqlite_world.guest("Кто-то"), await sqlite_world.guest("Друг")
    await lobby.takeovers.leave(match, gleb)
    token = await lobby.seat_links.create(match, anna, 1)
    await lobby.seat_links.take(token, finder)
    async with sqlite_world.table.subscribe(match, 1):
        await lobby.takeovers.approve(match, vera, finder)
        assert await lobby.takeovers.take_over(match, friend, 3) == Joined("asked", seat=3)
        for person in (anna, boris, vera):
            await lobby.takeovers.approve(match, person, friend)
        assert (await info_of(sqlite_world, match, boris)).seat == 1
        assert (await info_of(sqlite_world, match, friend)).seat == 3


async def test_hosts_alone_cannot_hand_a_seat_over(sqlite_world: World) -> None:
    match, (anna, _) = await sqlite_world.match("Анна", "Борис")
    links = sqlite_world.table.lobby.seat_links
    assert await refusal(links.create(match, anna, 1)) == "seat-link-alone"


async def test_a_removed_player_cannot_come_back_by_a_link(sqlite_world: World) -> None:
    match, host, (_, boris) = await sqlite_world.hosted_match("Анна", "Борис")
    lobby = sqlite_world.table.lobby
    await lobby.takeovers.remove(match, host, 1)
    token = await lobby.seat_links.create(match, host, 0)
    assert await refusal(lobby.seat_links.take(token, boris)) == "signup-removed"


# Rewinding.


async def test_a_rewind_leaves_everybody_where_they_sit(world: World) -> None:
    match, (anna, boris, vera) = await world.match("Анна", "Борис", "Вера")
    lobby, rewinds = world.table.lobby, world.table.lobby.rewinds
    await world.done(match, 0, "next", me=anna)
    await lobby.takeovers.leave(match, vera)
    bot = (await info_of(world, match, anna)).seats[2].name
    await world.done(match, 1, "next", me=boris)
    assert not await do_house_act(world, match, HOST, Pause(), me=anna)
    *_, first = await rewinds.turning_points(match, anna)
    undoing = await rewinds.undoing(match, anna, first.number)
    assert undoing.reseated
    assert "table-replaced-left" not in [point.event.id for point in undoing.events]
    answer = await rewinds.ask(match, anna, first.number, command())
    assert not hasattr(answer, "params"), answer
    answer = await rewinds.answer(match, boris, 1, command(), agree=True)
    assert not hasattr(answer, "params"), answer
    info = await info_of(world, match, anna)
    assert [seat.kind for seat in info.seats] == ["person", "person", "bot"]
    match_view = await world.table.observe(match, 0)
    assert (match_view.observation.view.turn, match_view.names[2]) == (0, bot)
    assert await lobby.takeovers.take_over(match, vera, 2) == Joined("seated", seat=2)


# What is stored.


async def test_consents_end_with_the_request_and_with_the_person(sqlite_world: World) -> None:
    match, (anna, _, vera) = await sqlite_world.match("Анна", "Борис", "Вера")
    table, friend = sqlite_world.table, await sqlite_world.guest("Друг")
    await table.lobby.takeovers.leave(match, vera)
    await table.lobby.takeovers.take_over(match, friend, 2)
    await table.lobby.takeovers.approve(match, anna, friend)

    def agreed() -> object:
        return sqlite_world.store.read(lambda c: signups.consents_to(c, [match]))

    assert agreed() == {(match, friend): {anna}}
    await table.lobby.signups.withdraw(match, friend)
    assert agreed() == {}
    await table.lobby.takeovers.take_over(match, friend, 2)
    await table.lobby.takeovers.approve(match, anna, friend)
    await table.personal_data.erase(friend, "", "ru")
    assert agreed() == {}
