"""People enter, leave and come back to a match that is being played."""

import asyncio
import time
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from intriga.kernel.actors import HOST
from intriga.kernel.match_terms import Doors, Terms
from intriga.kernel.records.record import read
from intriga.kernel.records.replay import verify
from intriga.store import admin, match_log
from intriga.store.seats import NOBODY
from intriga.table import Receipt, TableError
from intriga.table.lobby.gathering.settings import SettingsChange
from intriga.table.schedule import Schedule
from tests.kit.databases import fresh_database
from tests.kit.table.hosting import command, member
from tests.kit.table.refusals import refusal
from tests.kit.table.world import World, eventually
from tests.shapes.society import Society
from tests.table.cluster.local_nodes import local_nodes
from tests.table.lobby.seen import info_of, public, status

pytestmark = pytest.mark.anyio


class City(Society):
    """A society of up to 120."""

    seats = range(3, 121)


@pytest.fixture
async def town(url: str) -> AsyncIterator[World]:
    """A table on each kind of database, with a society."""
    async with World(url, (Society(),)) as made:
        yield made


@pytest.fixture
async def sqlite_town(tmp_path: Path) -> AsyncIterator[World]:
    with fresh_database("sqlite", tmp_path) as url:
        async with World(url, (Society(),)) as made:
            yield made


async def society(
    world: World, *names: str, doors: Doors | None = None, **settings: Any
) -> tuple[str, str, list[str]]:
    """A society that has begun, its host, who does not play, and its people."""
    terms = Terms(doors=doors)
    return await world.hosted_match(
        *(names or ("Анна", "Борис", "Вера")),
        **{"game": "society", "options": {"days": 9}, "terms": terms, **settings},
    )


async def kinds(world: World, match: str) -> list[str]:
    return [seat.kind for seat in (await world.table.lobby.queries.info(match)).seats]


async def test_somebody_enters_and_votes(town: World) -> None:
    match, _, (anna, *_) = await society(town)
    gleb, arrivals = await town.guest("Анна"), town.table.lobby.arrivals
    async with town.table.subscribe(match, 0, 0) as anna_watches:
        joined = await arrivals.enter(match, gleb)
        while (view := await anext(anna_watches)).observation.windows[0].awaited != (0, 1, 2, 3):
            pass
    assert (joined.status, joined.seat) == ("seated", 3)
    assert view.names == ("Анна", "Борис", "Вера", "Анна 2"), "no two have one name"
    assert (await public(town, match))[-1] == "table-entered"
    assert await refusal(arrivals.enter(match, gleb)) == "seat-have-one"
    assert await refusal(arrivals.enter(match, anna)) == "seat-have-one"
    for restarted in (False, True):
        if restarted:
            await town.restart()
        info = await info_of(town, match, gleb)
        assert (info.seat, info.seats[3].kind, info.seats[3].name) == (3, "person", "Анна 2")
        assert await town.table.viewer(match, gleb) == 3
    await town.done(match, 3, "vote", me=gleb, whom=0)
    seen = await town.table.observe(match, 3)
    assert [event.id for event in seen.observation.events][-1] == "society-voted"
    assert seen.observation.cursor == (await town.table.observe(match, "public")).observation.cursor
    assert seen.observation.view.choices == {3: 0}


async def test_somebody_leaves_and_comes_back_to_their_seat(town: World) -> None:
    match, host, (anna, boris, _) = await society(town)
    lobby = town.table.lobby
    await town.done(match, 1, "vote", me=boris, whom=0)
    async with town.table.subscribe(match, 1) as subscription:
        await lobby.takeovers.leave(match, boris)
        assert not subscription.belongs_to(boris), "the page is a spectator's from now on"
    assert (await public(town, match))[-1] == "table-left"
    for restarted in (False, True):
        if restarted:
            await town.restart()
        lobby = town.table.lobby
        info = await info_of(town, match, boris)
        assert (info.seat, await status(town, match, boris)) == (None, "left")
        assert (info.seats[1].kind, info.seats[1].name) == ("left", "Борис")
        assert await town.table.viewer(match, boris) == "public"
        assert match not in [one.id for one in await lobby.queries.mine(boris)]
        answer = await town.act(match, 1, "abstain", me=boris)
        assert not isinstance(answer, Receipt)
        assert answer.id == "refused-not-your-seat"
    view = await town.table.observe(match, 0)
    assert view.observation.windows[0].awaited == (0, 2)
    assert await refusal(lobby.takeovers.leave(match, boris)) == "seat-none-of-yours"
    assert await refusal(lobby.takeovers.replace_by_bot(match, host, 1)) == "seat-no-person"
    assert (await lobby.arrivals.enter(match, boris)).seat == 1, "never as somebody new"
    assert (await public(town, match))[-1] == "table-returned"
    assert await kinds(town, match) == ["person"] * 3
    await town.done(match, 1, "vote", me=boris, whom=0)
    assert await refusal(lobby.arrivals.come_back(match, anna)) == "seat-none-of-yours"
    stranger = await town.guest("Борис")
    assert await refusal(lobby.arrivals.come_back(match, stranger)) == "seat-none-of-yours"


async def test_a_name_is_free_again_only_for_its_owner(sqlite_town: World) -> None:
    match, _, (_, boris, _) = await society(sqlite_town)
    lobby = sqlite_town.table.lobby
    await lobby.takeovers.leave(match, boris)
    await lobby.arrivals.enter(match, await sqlite_town.guest("Борис"))
    await sqlite_town.table.accounts.rename(boris, "Вера")
    await lobby.arrivals.enter(match, boris)
    names = [seat.name for seat in (await info_of(sqlite_town, match, boris)).seats]
    assert names == ["Анна", "Вера 2", "Вера", "Борис 2"]


async def test_the_rules_say_who_may_come_and_go(sqlite_town: World) -> None:
    match, _, people = await society(sqlite_town)
    lobby = sqlite_town.table.lobby
    for seat, person in enumerate(people):
        await sqlite_town.done(match, seat, "vote", me=person, whom=0)
    assert await refusal(lobby.takeovers.leave(match, people[0])) == "society-chief-stays"
    for number in range(5):
        await lobby.arrivals.enter(match, await sqlite_town.guest(f"Гость {number}"))
    late = await sqlite_town.guest("Опоздавший")
    assert await refusal(lobby.arrivals.enter(match, late)) == "arrival-full"
    await lobby.takeovers.leave(match, people[1])
    assert (await lobby.arrivals.enter(match, late)).seat == 8, "a place is free, their seat is not"
    assert await refusal(lobby.arrivals.enter(match, people[1])) == "arrival-full"


async def test_who_erases_their_data_goes_in_any_case(sqlite_town: World) -> None:
    """The chief may not leave: a bot takes over. Somebody who has left is N. N. from now on."""
    match, _, people = await society(sqlite_town)
    for seat, person in enumerate(people):
        await sqlite_town.done(match, seat, "vote", me=person, whom=0)
    await sqlite_town.table.personal_data.erase(people[0], "", "ru")
    assert await kinds(sqlite_town, match) == ["bot", "person", "person"]
    await sqlite_town.table.lobby.takeovers.leave(match, people[1])
    assert b'"status": "left"' in await sqlite_town.table.personal_data.export(people[1])
    await sqlite_town.table.personal_data.erase(people[1], "", "ru")
    await sqlite_town.table.personal_data.erase(people[2], "", "ru")
    assert await kinds(sqlite_town, match) == ["bot", "left", "left"]
    for _ in range(2):
        assert (await sqlite_town.table.observe(match, "public")).names[1:] == (NOBODY, NOBODY)
        await sqlite_town.restart()


# Doors.


async def test_the_doors_of_a_match(town: World) -> None:
    match, host, (anna, boris, _) = await society(town, doors="closed")
    lobby, gleb = town.table.lobby, await town.guest("Глеб")
    assert (await info_of(town, match, gleb)).doors == "closed"
    assert await refusal(lobby.arrivals.enter(match, gleb)) == "refused-doors-closed"
    await lobby.takeovers.leave(match, boris)
    assert await refusal(lobby.arrivals.enter(match, boris)) == "refused-doors-closed"
    set_doors = lobby.arrivals.set_doors
    assert await refusal(set_doors(match, anna, "open", command())) == "refused-not-host"
    assert isinstance(await set_doors(match, host, "open", command()), Receipt)
    assert (await public(town, match))[-1] == "table-doors-open"
    again = await set_doors(match, host, "open", command())
    assert not isinstance(again, Receipt)
    assert again.id == "refused-doors-already"
    await town.restart()
    lobby = town.table.lobby
    info = await info_of(town, match, gleb)
    assert (info.doors, info.terms.doors, info.comings) == ("open", "open", True)
    assert (await lobby.arrivals.enter(match, gleb)).seat == 3
    assert (await lobby.arrivals.enter(match, boris)).seat == 1


async def test_a_game_without_doors(sqlite_town: World) -> None:
    match, (anna, boris) = await sqlite_town.match("Анна", "Борис")
    lobby, gleb = sqlite_town.table.lobby, await sqlite_town.guest("Глеб")
    assert not (await info_of(sqlite_town, match, gleb)).comings
    assert await refusal(lobby.arrivals.enter(match, gleb)) == "refused-doors-fixed"
    answer = await lobby.arrivals.set_doors(match, anna, "open", command())
    assert not isinstance(answer, Receipt)
    assert answer.id == "refused-doors-fixed"
    assert (await info_of(sqlite_town, match, gleb)).terms.doors is None
    await lobby.takeovers.leave(match, boris)
    assert await kinds(sqlite_town, match) == ["person", "bot"], "as ever"
    opened = sqlite_town.match("А", "Б", terms=Terms(doors="open"))
    assert await refusal(opened) == "refused-doors-fixed"


async def test_doors_are_chosen_before_the_start(sqlite_town: World) -> None:
    host = await sqlite_town.guest("Ведущая")
    lobby = sqlite_town.table.lobby
    match = await lobby.creation.create(host, "society", seats=3, options={"days": 4})
    assert (await info_of(sqlite_town, match, host)).doors == "open", "as the game says"
    await lobby.settings.change(match, host, SettingsChange(terms=Terms(doors="approval")))
    info = await info_of(sqlite_town, match, host)
    assert info.doors == "approval"
    assert [change.what for change in info.edits[-1].changes] == ["doors"]
    assert await refusal(lobby.arrivals.enter(match, host)) == "table-not-playing"


async def test_the_host_lets_people_in(town: World) -> None:
    match, host, (anna, *_) = await society(town, doors="approval")
    lobby = town.table.lobby
    gleb, dora, egor = [await town.guest(name) for name in ("Глеб", "Дора", "Егор")]
    for person in (gleb, dora, egor):
        joined = await lobby.arrivals.enter(match, person)
        assert (joined.status, joined.seat) == ("asked", None)
    assert await refusal(lobby.arrivals.enter(match, gleb)) == "signup-asked"
    assert [one.name for one in (await info_of(town, match, host)).others] == [
        "Глеб",
        "Дора",
        "Егор",
    ]
    info = await info_of(town, match, anna)
    assert (info.others, info.requests) == ((), ()), "players are not asked, and not told"
    assert await refusal(lobby.seating.admit(match, anna, gleb)) == "refused-not-host"
    assert await refusal(lobby.signups.decline(match, anna, gleb)) == "refused-not-host"
    await lobby.seating.admit(match, host, gleb)
    assert (await info_of(town, match, gleb)).seat == 3
    await lobby.signups.decline(match, host, dora)
    assert await refusal(lobby.arrivals.enter(match, dora)) == "signup-declined"
    assert await refusal(lobby.arrivals.approve(match, host, dora)) == "signup-none"
    await lobby.signups.withdraw(match, egor)
    assert await refusal(lobby.seating.admit(match, host, egor)) == "signup-none"
    assert (await lobby.arrivals.enter(match, host)).seat == 4, "a host asks nobody"
    await lobby.takeovers.leave(match, gleb)
    assert (await lobby.arrivals.enter(match, gleb)).seat == 3, "their seat is theirs"


async def test_all_who_ask_are_let_in_as_far_as_there_are_places(sqlite_town: World) -> None:
    match, host, _ = await society(sqlite_town, doors="approval")
    lobby = sqlite_town.table.lobby
    for number in range(7):
        await lobby.arrivals.enter(match, await sqlite_town.guest(f"Гость {number}"))
    assert await refusal(lobby.arrivals.approve(match, host)) == "arrival-full"
    assert await kinds(sqlite_town, match) == ["person"] * 8
    left = [one.name for one in (await info_of(sqlite_town, match, host)).others]
    assert left == ["Гость 5", "Гость 6"]


async def test_a_match_whose_host_approved_players_goes_on_asking(sqlite_town: World) -> None:
    host = await sqlite_town.guest("Ведущая")
    lobby = sqlite_town.table.lobby
    match = await lobby.creation.create(
        host, "society", seats=3, options={"days": 4}, approval=True
    )
    for name in ("А", "Б", "В"):
        person = await sqlite_town.guest(name)
        await lobby.signups.join(match, person)
        await lobby.signups.approve(match, host, person)
    await lobby.starting.start(match, host)
    gleb = await sqlite_town.guest("Глеб")
    assert (await info_of(sqlite_town, match, gleb)).doors == "approval"
    assert (await lobby.arrivals.enter(match, gleb)).status == "asked"


async def test_an_invitation_opens_the_door(sqlite_town: World) -> None:
    match, host, (anna, *_) = await society(sqlite_town, doors="approval", privacy="link")
    lobby = sqlite_town.table.lobby
    gleb, dora = await member(sqlite_town, "gleb", "Глеб"), await member(sqlite_town, "dora", "Д")
    assert await refusal(lobby.arrivals.enter(match, gleb)) == "join-code-needed"
    code = (await info_of(sqlite_town, match, anna)).join_code
    await lobby.signups.invite(match, host, "gleb")
    assert (await lobby.arrivals.enter(match, gleb)).seat == 3
    assert (await lobby.arrivals.enter(match, dora, code=code)).status == "asked"
    await lobby.signups.invite(match, host, "dora")
    assert (await lobby.arrivals.enter(match, dora)).seat == 4


async def test_a_password_is_asked_for_once(sqlite_town: World) -> None:
    match, _, _ = await society(sqlite_town)
    host = await sqlite_town.guest("Ведущая")
    lobby = sqlite_town.table.lobby
    match = await lobby.creation.create(
        host, "society", seats=3, options={"days": 4}, password="сезам"
    )
    for name in ("А", "Б", "В"):
        await lobby.signups.join(match, await sqlite_town.guest(name), password="сезам")
    await lobby.starting.start(match, host)
    gleb = await sqlite_town.guest("Глеб")
    assert await refusal(lobby.arrivals.enter(match, gleb)) == "match-password-needed"
    assert await refusal(lobby.arrivals.enter(match, gleb, password="?")) == "match-password-wrong"
    assert (await lobby.arrivals.enter(match, gleb, password="сезам")).seat == 3
    await lobby.takeovers.leave(match, gleb)
    assert (await lobby.arrivals.enter(match, gleb)).seat == 3


# Who may not come.


async def test_the_removed_stay_out(town: World) -> None:
    match, host, (_, boris, vera) = await society(town)
    lobby = town.table.lobby
    assert await lobby.takeovers.remove(match, host, 1)
    assert (await public(town, match))[-1] == "table-left-removed"
    assert (await kinds(town, match), await status(town, match, boris)) == (
        ["person", "left", "person"],
        "removed",
    )
    assert await refusal(lobby.arrivals.enter(match, boris)) == "signup-removed"
    assert await refusal(lobby.arrivals.come_back(match, boris)) == "signup-removed"
    assert await lobby.takeovers.replace_by_bot(match, host, 2), "for a while, a bot plays for her"
    assert await kinds(town, match) == ["person", "left", "bot"]
    assert await refusal(lobby.arrivals.enter(match, vera)) == "arrival-own-seat"
    await lobby.takeovers.take_over(match, vera, 2)


async def test_a_referee_who_has_looked_never_enters(sqlite_town: World) -> None:
    host = await sqlite_town.guest("Ведущая")
    lobby = sqlite_town.table.lobby
    match = await lobby.creation.create(
        host, "society", seats=3, options={"days": 4}, terms=Terms(referee=True)
    )
    for name in ("А", "Б", "В"):
        await lobby.signups.join(match, await sqlite_town.guest(name))
    await lobby.starting.start(match, host)
    helper = await member(sqlite_town, "helper", "Помощник")
    hosting = sqlite_town.table.hosting
    assert await refusal(lobby.arrivals.enter(match, host)) == "host-referee-sits"
    await hosting.add_cohost(match, host, "helper")
    await hosting.open_referee_view(match, helper, command())
    await hosting.remove_cohost(match, host, helper)
    assert await refusal(lobby.arrivals.enter(match, helper)) == "seat-knows-another"


async def test_somebody_who_was_blocked_is_not_let_in(sqlite_town: World) -> None:
    match, host, _ = await society(sqlite_town, doors="approval")
    lobby, gleb = sqlite_town.table.lobby, await sqlite_town.guest("Глеб")
    await lobby.arrivals.enter(match, gleb)
    sqlite_town.store.write(lambda c: admin.set_blocked(c, gleb, 1)).result()
    assert await refusal(lobby.seating.admit(match, host, gleb)) == "person-unknown"
    assert await kinds(sqlite_town, match) == ["person"] * 3


async def test_who_misses_too_many_deadlines_has_left(sqlite_town: World) -> None:
    schedule = Schedule({"vote": 60}, misses=2)
    match, _, (anna, boris, vera) = await society(sqlite_town, schedule=schedule)
    loaded = sqlite_town.table._registry.present(match)
    assert loaded is not None

    def reached(day: int) -> bool:
        return bool(loaded.committed.position.state.day == day)

    for day in range(2):
        await sqlite_town.done(match, 0, "abstain", me=anna)
        await sqlite_town.done(match, 1, "abstain", me=boris)
        sqlite_town.time.advance(61)
        await eventually(partial(reached, day + 2))
    await eventually(lambda: loaded.committed.position.chairs[2].left)
    assert await kinds(sqlite_town, match) == ["person", "person", "left"]
    assert "table-left-missed" in await public(sqlite_town, match)
    assert (await sqlite_town.table.lobby.arrivals.enter(match, vera)).seat == 2
    assert not loaded.committed.position.house.missed(2)


async def test_the_reserve_of_a_private_match_enters_without_the_code(sqlite_town: World) -> None:
    host, late = await sqlite_town.guest("Ведущая"), await sqlite_town.guest("Запасной")
    lobby = sqlite_town.table.lobby
    match = await lobby.creation.create(
        host, "society", seats=3, options={"days": 4}, privacy="link"
    )
    code = (await info_of(sqlite_town, match, host)).join_code
    for name in ("А", "Б", "В"):
        await lobby.signups.join(match, await sqlite_town.guest(name), code=code)
    await lobby.signups.join(match, late, code=code)
    assert await status(sqlite_town, match, late) == "reserve"
    await lobby.starting.start(match, host)
    assert (await lobby.arrivals.enter(match, late)).seat == 3
    assert await status(sqlite_town, match, late) == ""


# What else a match has.


async def test_the_host_cannot_rewind_beyond_an_arrival(sqlite_town: World) -> None:
    match, host, people = await society(sqlite_town)
    rewinds = sqlite_town.table.lobby.rewinds
    await sqlite_town.done(match, 0, "vote", me=people[0], whom=1)
    (before,) = await rewinds.turning_points(match, host)
    await sqlite_town.table.lobby.arrivals.enter(match, await sqlite_town.guest("Глеб"))
    rewind = rewinds.rewind(match, host, before.number, command(), sure=True)
    assert await refusal(rewind) == "refused-rewind-seats"
    assert await rewinds.turning_points(match, host) == []
    await sqlite_town.done(match, 1, "vote", me=people[1], whom=1)
    (after,) = await rewinds.turning_points(match, host)
    answer = await rewinds.rewind(match, host, after.number, command(), sure=True)
    assert isinstance(answer, Receipt)
    view = await sqlite_town.table.observe(match, 3)
    assert view.observation.windows[0].awaited == (1, 2, 3)
    await sqlite_town.table.lobby.takeovers.leave(match, people[2])
    assert await refusal(rewinds.undoing(match, host, after.number)) == "refused-rewind-seats"


async def test_what_a_newcomer_can_read(sqlite_town: World) -> None:
    match, _, (anna, boris, _) = await society(sqlite_town)
    chat, lobby = sqlite_town.table.chat, sqlite_town.table.lobby

    async def say(seat: int, room: str, text: str, me: str) -> object:
        return await chat.say(match, seat, room, text, command(), me=me)

    async def texts(seat: int, room: str) -> list[str]:
        return [message.text for message in await chat.messages(match, seat, room)]

    await say(0, "square", "на площади", anna)
    await say(0, "salon", "в чайной", anna)
    gleb = await sqlite_town.guest("Глеб")
    await lobby.arrivals.enter(match, gleb)
    assert await texts(3, "square") == ["на площади"]
    assert await texts(3, "salon") == [], "the tea room keeps to those who were there"
    unread = (await chat.attention(match, 3, gleb)).unread
    assert unread == {"square": 1}
    await say(1, "salon", "при Глебе", boris)
    assert await texts(3, "salon") == ["при Глебе"]
    await lobby.takeovers.leave(match, gleb)
    await say(1, "salon", "без Глеба", boris)
    await lobby.arrivals.enter(match, gleb)
    assert await texts(3, "salon") == ["при Глебе"], "nothing from the time in between"


async def test_the_record_of_a_match_with_comings_and_goings_verifies(town: World) -> None:
    match, _, people = await society(town, options={"days": 2})
    lobby = town.table.lobby
    await lobby.takeovers.leave(match, people[2])
    gleb = await town.guest("Глеб")
    await lobby.arrivals.enter(match, gleb)
    await lobby.arrivals.enter(match, people[2])
    for day in range(2):
        for seat, person in enumerate((*people, gleb)):
            if day == 0 or seat != 1:
                await town.done(match, seat, "vote", me=person, whom=0)
        if day == 0:
            await lobby.takeovers.leave(match, people[1])
    assert (await info_of(town, match, gleb)).status == "over"
    assert await kinds(town, match) == ["person", "left", "person", "person"]
    lines = await town.table.archive.record(match)
    assert verify(Society(), read(lines)).verdict == "right"
    following = await lobby.creation.rematch(match, people[2])
    info = await info_of(town, following, people[2])
    assert [seat.kind for seat in info.seats] == ["empty", "person", "empty"], "but Boris"
    assert {one.name: one.seat for one in info.others} == {"Анна": 0, "Глеб": 2}
    history = await town.table.archive.history(match)
    assert history.names == ("Анна", "Борис", "Вера", "Глеб")
    assert len(history.view(0, "public").names) == 3


# Several nodes, many people.


async def test_two_nodes_let_people_in_at_once(url: str) -> None:
    async with local_nodes(url, games=(City(),)) as (one, other):
        match, _, _ = await society(one)
        newcomers = [await one.guest(f"Гость {number}") for number in range(12)]
        twice = [(node, newcomers[0]) for node in (one, other)]
        calls = [(one, other)[number % 2] for number in range(1, 12)]
        came = await asyncio.gather(
            *(
                node.table.lobby.arrivals.enter(match, person)
                for node, person in [*twice, *zip(calls, newcomers[1:], strict=True)]
            ),
            return_exceptions=True,
        )
        failed = [one for one in came if isinstance(one, TableError)]
        assert [problem.refusal.id for problem in failed] in (["seat-have-one"], [])
        seats = {one.seat for one in came if not isinstance(one, BaseException)}
        assert seats == set(range(3, 15)), "each has a seat of their own"
        for node in (one, other):
            view = await node.table.observe(match, "public")
            assert len(view.names) == len(set(view.names)) == 15
            for person in newcomers:
                assert isinstance(await node.table.viewer(match, person), int)
        await other.table.lobby.takeovers.leave(match, newcomers[0])
        assert (await one.table.lobby.arrivals.enter(match, newcomers[0])).status == "seated"
        assert await kinds(other, match) == ["person"] * 15
        lines = await asyncio.to_thread(one.store.read, lambda c: match_log.lines(c, match))
        assert len(lines) == 1 + 12 + 2


@pytest.mark.thorough
async def test_a_hundred_people_enter(tmp_path: Path) -> None:
    """The last ones cost about as much as the first."""
    with fresh_database("sqlite", tmp_path) as url:
        async with World(url, (City(),)) as town:
            match, _, _ = await society(town)
            guests = [await town.guest(f"Гость {number}") for number in range(100)]
            took = []
            for guest in guests:
                begun = time.thread_time()
                await town.table.lobby.arrivals.enter(match, guest)
                took.append(time.thread_time() - begun)
            assert (await town.table.observe(match, 102)).observation.cursor == 100
            first, last = sorted(took[:30])[15], sorted(took[-30:])[15]
            assert last < 8 * first
            await town.restart()
            assert await kinds(town, match) == ["person"] * 103
            assert (await town.act(match, HOST, "pardon", whom=0)) is not None
