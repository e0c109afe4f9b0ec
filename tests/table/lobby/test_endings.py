"""Matches that people end before the rules do: who may, across restarts and nodes."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from intriga.games import find
from intriga.kernel.game import Early
from intriga.kernel.records.record import read
from intriga.kernel.records.replay import verify
from intriga.table.lobby.consent import Company
from tests.kit.table.hosting import member
from tests.kit.table.refusals import refusal
from tests.kit.table.steps import running, types
from tests.kit.table.world import World, eventually
from tests.table.cluster.local_nodes import LocalNode, local_nodes
from tests.table.lobby.proposals import _id, answer, command, propose
from tests.table.lobby.seen import DAY, FIVE_MINUTES, public, replaced

pytestmark = pytest.mark.anyio

SPIES = {"game": "espionage", "options": {}, "clocks": {"*": 600}}


@pytest.fixture
async def two(url: str) -> AsyncIterator[list[LocalNode]]:
    async with local_nodes(url) as made:
        yield made


async def end(world: World, match: str, me: str, how: Early) -> str:
    """End a match as a host; returns the id of the refusal, or ""."""
    return _id(await world.table.lobby.endings.end(match, me, how, command()))


async def is_over(world: World, match: str, how: Early) -> None:
    """It has ended so: for the lobby, on the page, in the archive; and nothing goes on."""
    info = await world.table.lobby.queries.info(match, None)
    assert info.status == "over"
    assert info.outcome is not None
    assert info.outcome.early == how
    match_view = await world.table.observe(match, "public")
    assert match_view.observation.outcome == info.outcome
    assert match_view.observation.windows == ()
    assert match_view.deadlines == {}
    assert running(world) == 0
    record = read(await world.table.archive.record(match))
    assert verify(world.games[info.game], record).verdict == "right"
    history = await world.table.archive.history(match)
    assert history.view(history.steps - 1, 0).observation.outcome == info.outcome


@pytest.mark.parametrize("how", ["called-off", "adjourned"])
async def test_a_neutral_host_decides_alone(world: World, how: Early) -> None:
    match, host, (anna, _) = await world.hosted_match("Анна", "Борис", **SPIES)
    ways = await world.table.lobby.endings.ways(match, host)
    assert (ways.decides, ways.seat, ways.voters, ways.kept) == (True, None, (0, 1), ())
    assert set(ways.outcomes) == {"called-off", "adjourned"}
    assert await refusal(end(world, match, anna, how)) == "end-not-alone"
    assert not await end(world, match, host, how)
    assert (await public(world, match))[-1] == f"table-{how}"
    await is_over(world, match, how)
    await world.restart()
    await is_over(world, match, how)
    assert await refusal(end(world, match, host, how)) == "table-not-playing"


async def test_a_game_without_a_standing_can_only_be_called_off(world: World) -> None:
    match, host, _ = await world.hosted_match("Анна", "Борис")
    assert set((await world.table.lobby.endings.ways(match, host)).outcomes) == {"called-off"}
    assert await end(world, match, host, "adjourned") == "refused-no-standing"
    assert not await end(world, match, host, "called-off")


@pytest.mark.parametrize("how", ["called-off", "adjourned"])
async def test_all_who_play_agree(world: World, how: Early) -> None:
    match, (anna, boris) = await world.match("Анна", "Борис", **SPIES)
    assert await refusal(end(world, match, anna, how)) == "end-not-alone", "she hosts, and plays"
    assert not await propose(world, match, boris, how)
    stranger = await world.guest("Прохожий")
    assert await refusal(answer(world, match, stranger)) == "end-not-yours"
    assert await refusal(propose(world, match, stranger, how)) == "end-not-yours"
    assert await refusal(world.table.lobby.endings.ways(match, stranger)) == "end-not-yours"
    await world.restart()
    proposal = (await world.table.observe(match, "public")).observation.house.proposal
    assert proposal is not None
    assert (proposal.by, proposal.agreed, proposal.voters) == (1, (1,), (0, 1))
    assert not await answer(world, match, anna)
    await is_over(world, match, how)


async def test_bots_are_not_asked(sqlite_world: World) -> None:
    world = sqlite_world
    me = await world.guest("Анна")
    match = await world.table.lobby.creation.play_now(me, "espionage", seats=2)
    assert not await propose(world, match, me, "called-off"), "who plays alone decides"
    await is_over(world, match, "called-off")


async def test_who_has_left_is_not_waited_for(sqlite_world: World) -> None:
    world = sqlite_world
    match, (anna, boris, vera) = await world.match("Анна", "Борис", "Вера")
    await world.table.lobby.takeovers.leave(match, vera)
    assert not await propose(world, match, anna, "called-off")
    assert not await answer(world, match, boris)
    await is_over(world, match, "called-off")


async def test_the_same_request_twice_is_one_proposal(sqlite_world: World) -> None:
    world = sqlite_world
    match, (anna, _) = await world.match("Анна", "Борис")
    endings = world.table.lobby.endings
    asked = [await endings.propose(match, anna, "called-off", "once") for _ in range(2)]
    assert asked[0] == asked[1]
    assert types(world, match).count("house-propose-end") == 1


async def test_a_vote_cannot_wipe_out_an_opponent_whom_a_bot_has_replaced(
    sqlite_world: World,
) -> None:
    world = sqlite_world
    match, (anna, boris) = await world.match("Анна", "Борис")
    assert not await propose(world, match, boris, "called-off")
    await replaced(world, match, anna, 1)
    assert "table-end-lapsed" in await public(world, match)
    assert await refusal(propose(world, match, anna, "called-off")) == "end-seat-kept"
    assert (await world.table.lobby.endings.ways(match, anna)).kept == (1,)
    assert await refusal(answer(world, match, boris)) == "end-not-yours"
    world.time.advance(DAY)
    assert not await propose(world, match, anna, "called-off")


async def test_who_is_removed_for_good_is_protected_as_well(sqlite_world: World) -> None:
    world = sqlite_world
    match, (anna, _) = await world.match("Анна", "Борис")
    assert not await world.table.lobby.takeovers.remove(match, anna, 1)
    world.time.advance(FIVE_MINUTES)
    assert await world.table.lobby.takeovers.remove(match, anna, 1)
    assert await refusal(propose(world, match, anna, "called-off")) == "end-seat-kept"


async def test_a_late_cohost_of_a_host_who_plays_is_not_neutral(sqlite_world: World) -> None:
    world = sqlite_world
    match, (anna, _) = await world.match("Анна", "Борис")
    helper = await member(world, "vera", "Вера")
    await world.table.hosting.add_cohost(match, anna, "vera")
    assert await refusal(end(world, match, helper, "called-off")) == "end-not-alone"
    ways = await world.table.lobby.endings.ways(match, helper)
    assert (ways.decides, ways.seat) == (False, None)


async def test_a_host_ends_what_only_bots_play(sqlite_world: World) -> None:
    world = sqlite_world
    match, (anna, boris) = await world.match("Анна", "Борис")
    await world.table.lobby.takeovers.leave(match, anna)
    assert await refusal(end(world, match, anna, "called-off")) == "end-not-alone"
    await world.table.lobby.takeovers.leave(match, boris)
    assert not await end(world, match, anna, "called-off")


async def test_somebody_who_joins_meanwhile_is_asked_as_well(
    sqlite_world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The voters are counted again in the transaction that writes the proposal."""
    world = sqlite_world
    match, (anna, _) = await world.match("Анна", "Борис")
    alone = await world.table.lobby.requests.company(match)
    chairs = [chair for chair in alone.chairs if chair.person == anna]
    before = Company(alone.row, chairs, alone.signups, alone.had_seat, alone.now)

    async def outdated(match: str) -> Company:
        return before

    monkeypatch.setattr(world.table.lobby.requests, "company", outdated)
    assert await refusal(propose(world, match, anna, "called-off")) == "table-try-again"
    info = await world.table.lobby.queries.info(match, anna)
    assert info.status == "playing"
    assert "house-propose-end" not in types(world, match)


async def test_two_nodes_count_the_same_votes(two: list[LocalNode]) -> None:
    one, other = two
    match, (anna, boris, vera) = await one.match(
        "Анна", "Борис", "Вера", game="espionage", options={}, clocks={"*": 600}
    )
    proposed = await asyncio.gather(
        propose(one, match, anna, "adjourned"), propose(other, match, boris, "called-off")
    )
    assert sorted(proposed) == ["", "refused-proposal-open"]
    others = [boris, vera] if proposed[0] == "" else [anna, vera]
    how: Early = "adjourned" if proposed[0] == "" else "called-off"
    first, second = answer(one, match, others[0]), answer(other, match, others[1])
    assert not any(await asyncio.gather(first, second))
    for node in two:

        def ended(node: LocalNode = node) -> bool:
            loaded = node.table._registry.present(match)
            return loaded is not None and loaded.over

        await node.table.observe(match, "public")
        await eventually(ended)
        await is_over(node, match, how)
    assert types(one, match)[-1] == "house-answer-end"


async def test_the_standing_follows_the_rules_of_the_last_round(sqlite_world: World) -> None:
    world = sqlite_world
    match, host, _ = await world.hosted_match("Анна", "Борис", **SPIES)
    assert not await end(world, match, host, "adjourned")
    outcome = (await world.table.lobby.queries.info(match, None)).outcome
    assert outcome is not None
    assert outcome.winners == (), "the Papers are as near to both cities"
    assert find("espionage").result(outcome) == "drawn"
