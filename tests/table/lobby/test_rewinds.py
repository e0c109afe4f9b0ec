"""Rewinds by consent: a host who plays decides nothing alone, players may ask, and nobody takes
back what came to light."""

import asyncio
import itertools
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from intriga.kernel import DECIDES, PUBLIC, Step
from intriga.kernel.actors import HOST, TABLE, Actor
from intriga.kernel.acts import Act
from intriga.kernel.house_rules.house_acts import Rewind
from intriga.kernel.house_rules.house_state import PROPOSAL_LASTS_MS
from intriga.kernel.positions import Position
from intriga.kernel.records.record import read
from intriga.kernel.records.replay import verify
from intriga.kernel.text import Refusal
from intriga.store import match_timers
from intriga.table import Receipt
from tests.kit.databases import fresh_database
from tests.kit.patience import PATIENCE
from tests.kit.table.refusals import refusal
from tests.kit.table.world import World, eventually
from tests.shapes.vault import Safe, Vault, Whisper
from tests.table.cluster.local_nodes import local_nodes

pytestmark = [pytest.mark.anyio, pytest.mark.rule("economicus", "P-3")]

_commands = itertools.count()


class Telling(Vault):
    """A whisper of 7 is heard by the next seat, one of 8 by everybody."""

    reveals = {"vault-heard": DECIDES}  # noqa: RUF012

    def apply(self, state: Safe, actor: Actor, act: Act, step: Step) -> None:
        super().apply(state, actor, act, step)
        if isinstance(act, Whisper) and act.number in (7, 8) and isinstance(actor, int):
            to = PUBLIC if act.number == 8 else ((actor + 1) % len(state.whispers),)
            step.emit("vault-heard", to, number=act.number)


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    with fresh_database("sqlite", tmp_path) as url:
        async with World(url, [Telling()]) as made:
            yield made


def command() -> str:
    return f"undo-{next(_commands)}"


async def ask(world: World, match: str, me: str, number: int) -> str:
    """Ask to go back to before this event; the id of the refusal, or ""."""
    return _id(await world.table.lobby.rewinds.ask(match, me, number, command()))


async def answer(world: World, match: str, me: str, number: int = 1, *, agree: bool = True) -> str:
    rewinds = world.table.lobby.rewinds
    return _id(await rewinds.answer(match, me, number, command(), agree=agree))


def _id(answer: Receipt | Refusal) -> str:
    return answer.id if isinstance(answer, Refusal) else ""


async def first(world: World, match: str, me: str) -> int:
    """The number of the first event to which the match can be rewound."""
    return (await world.table.lobby.rewinds.turning_points(match, me))[-1].number


async def turn(world: World, match: str) -> int:
    view = (await world.table.observe(match, 0)).observation.view
    return int(view.turn)


def position(world: World, match: str) -> Position[Any]:
    loaded = world.table._registry.present(match)
    assert loaded is not None
    return loaded.committed.position


def purposes(world: World) -> list[str]:
    return [timer.purpose for _, timer in world.store.read(match_timers.all_timers)]


async def public(world: World, match: str) -> list[str]:
    return [event.id for event in await world.table.events(match, PUBLIC)]


async def public_until(world: World, match: str, last: str) -> None:
    """Wait until the last public event is this one."""
    async with asyncio.timeout(PATIENCE):
        while (await public(world, match))[-1] != last:
            await asyncio.sleep(0.01)


async def test_a_host_who_plays_needs_everybody(world: World) -> None:
    match, (anna, boris, vera) = await world.match("Анна", "Борис", "Вера")
    await world.done(match, 0, "next")
    number = await first(world, match, anna)
    alone = world.table.lobby.rewinds.rewind(match, anna, number, command(), sure=True)
    assert await refusal(alone) == "refused-rewind-consent"
    assert not await ask(world, match, anna, number)
    assert not await answer(world, match, boris)
    assert await turn(world, match) == 1, "one has not agreed yet"
    assert await answer(world, match, boris) == "refused-asked-already"
    assert not await answer(world, match, vera)
    assert await turn(world, match) == 0
    assert (await public(world, match))[-4:] == [
        "table-undo-asked",
        "table-undo-agreed",
        "table-undo-agreed",
        "table-rewound-together",
    ]
    house = (await world.table.observe(match, 0)).observation.house
    assert house.undo is None
    assert purposes(world) == []


async def test_a_player_asks_and_bots_are_not_asked(world: World) -> None:
    match, host, (anna, boris, vera) = await world.hosted_match("Анна", "Борис", "Вера")
    await world.done(match, 0, "next")
    await world.table.lobby.takeovers.remove(match, host, 2)
    number = await first(world, match, anna)
    # The seat is kept for a day for the person who was removed: until then there is no vote.
    assert await refusal(ask(world, match, anna, number)) == "undo-seat-kept"
    world.time.advance(24 * 3600 + 1)
    assert not await ask(world, match, boris, number)
    undo = (await world.table.observe(match, 0)).observation.house.undo
    assert undo is not None
    assert (undo.voters, undo.agreed, undo.id) == ((0, 1), (1,), "vault-next")
    assert await refusal(answer(world, match, vera)) == "undo-not-yours"
    assert await refusal(answer(world, match, host)) == "undo-not-yours"
    assert not await answer(world, match, anna)
    assert await turn(world, match) == 0


async def test_one_refusal_is_enough_and_asking_again_waits_for_a_turn(world: World) -> None:
    match, (anna, boris) = await world.match("Анна", "Борис")
    await world.done(match, 0, "next")
    number = await first(world, match, anna)
    assert not await ask(world, match, anna, number)
    assert await ask(world, match, boris, number) == "refused-undo-open"
    assert not await answer(world, match, boris, agree=False)
    assert await ask(world, match, anna, number) == "refused-undo-lately"
    assert not await ask(world, match, boris, number)
    assert not await answer(world, match, boris, 2, agree=False)
    assert (await public(world, match))[-2:] == ["table-undo-asked", "table-undo-withdrawn"]
    assert await answer(world, match, anna, 2) == "refused-undo-gone"
    await world.done(match, 1, "next")
    assert not await ask(world, match, anna, number)


async def test_who_plays_alone_against_bots_agrees_with_themselves(world: World) -> None:
    anna = await world.guest("Анна")
    lobby = world.table.lobby
    match = await lobby.creation.create(anna, "vault", seats=2, options={"rounds": 100})
    await lobby.signups.sit(match, anna)
    await lobby.starting.start(match, anna, empty="bots")
    await world.done(match, 0, "next")
    await eventually(lambda: position(world, match).state.turn == 0)
    number = await first(world, match, anna)
    assert not await ask(world, match, anna, number)
    assert "table-rewound-together" in await public(world, match)


@pytest.mark.parametrize("act", [{"type": "roll"}, {"type": "whisper", "number": 8}])
async def test_what_everybody_knows_to_have_come_to_light_is_not_asked_for(
    world: World, act: dict[str, Any]
) -> None:
    match, host, (anna, boris) = await world.hosted_match("Анна", "Борис")
    await world.done(match, 0, **act)
    await world.done(match, 0, "next")
    await world.done(match, 1, "next")
    rewinds = world.table.lobby.rewinds
    points = await rewinds.turning_points(match, anna)
    assert [point.revealed for point in points] == [False, False, True]
    assert await refusal(ask(world, match, anna, points[2].number)) == "refused-rewind-revealed"
    assert not await ask(world, match, anna, points[1].number)
    assert not await answer(world, match, boris)
    assert await turn(world, match) == 0
    done = await rewinds.rewind(match, host, points[2].number, command(), sure=True)
    assert isinstance(done, Receipt), "a host without a seat may"


async def test_what_somebody_learned_in_secret_shows_only_when_all_have_agreed(
    world: World,
) -> None:
    seen: list[tuple[list[bool], list[str]]] = []
    for number in (6, 7):
        match, (anna, boris) = await world.match("Анна", "Борис")
        await world.done(match, 0, "next")
        await world.done(match, 0, "whisper", number=number)
        await world.done(match, 1, "next")
        points = await world.table.lobby.rewinds.turning_points(match, anna)
        assert not await ask(world, match, anna, points[-1].number)
        seen.append(([point.revealed for point in points], await public(world, match)))
        assert not await answer(world, match, boris)
        assert await turn(world, match) == 0
        last = "table-rewound-together" if number == 6 else "table-undo-barred"
        assert (await public(world, match))[-1] == last
        assert (await world.table.observe(match, 0)).observation.house.undo is None
    assert seen[0] == seen[1]


async def test_what_was_known_before_can_be_gone_back_to(world: World) -> None:
    match, (anna, boris) = await world.match("Анна", "Борис")
    await world.done(match, 0, "whisper", number=7)
    await world.done(match, 0, "next")
    assert not await ask(world, match, anna, await first(world, match, anna))
    assert not await answer(world, match, boris)
    assert (await public(world, match))[-1] == "table-rewound-together"


async def test_a_request_lapses_after_a_day_or_with_a_change_of_players(world: World) -> None:
    match, (anna, boris, _) = await world.match("Анна", "Борис", "Вера")
    await world.done(match, 0, "next")
    number = await first(world, match, anna)
    assert not await ask(world, match, anna, number)
    await world.restart()
    assert purposes(world) == ["undo"]
    world.time.advance(PROPOSAL_LASTS_MS / 1000)
    await public_until(world, match, "table-undo-expired")
    await eventually(lambda: purposes(world) == [])
    await world.done(match, 1, "next")
    assert not await ask(world, match, boris, number)
    await world.table.lobby.takeovers.leave(match, anna)
    assert "table-undo-lapsed" in await public(world, match)
    assert purposes(world) == []


async def test_what_all_have_agreed_to_is_done_after_a_crash(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, (anna, boris) = await world.match("Анна", "Борис")
    await world.done(match, 0, "next")

    async def crash(*_: object) -> None:
        raise AssertionError

    assert not await ask(world, match, anna, await first(world, match, anna))
    with monkeypatch.context() as broken:
        broken.setattr("intriga.table.lobby.votes.rewinds.take_back", crash)
        broken.setattr("intriga.table.match.timers.timers.take_back", crash)
        with pytest.raises(AssertionError):
            await answer(world, match, boris)
        await world.stop()
    await world.start()

    async with world.table._registry.using(match) as loaded:  # on disk is not yet in memory
        await eventually(lambda: loaded.committed.position.state.turn == 0)
    assert not purposes(world)


async def test_the_record_verifies_and_only_the_table_does_what_was_agreed(world: World) -> None:
    match, (anna, boris) = await world.match("Анна", "Борис", options={"rounds": 1})
    await world.done(match, 0, "next")
    assert not await ask(world, match, anna, await first(world, match, anna))
    loaded = world.table._registry.present(match)
    assert loaded is not None
    here, now = loaded.committed.position, world.time.now()
    actors: tuple[Actor, ...] = (TABLE, 0)
    for actor in actors:
        assert loaded.engine.check(here, actor, Rewind(1, sure=True), now) is not None
    assert loaded.engine.check(here, HOST, Rewind(1, sure=True), now) is None
    assert not await answer(world, match, boris)
    await world.done(match, 0, "next")
    await world.done(match, 1, "next")
    record = read(await world.table.archive.record(match))
    assert verify(Telling(), record).verdict == "right"


async def test_another_node_does_it(url: str) -> None:
    async with local_nodes(url) as (one, other):
        match, (anna, boris) = await one.match("Анна", "Борис")
        await one.done(match, 0, "next")
        number = (await other.table.lobby.rewinds.turning_points(match, anna))[-1].number
        assert not _id(await one.table.lobby.rewinds.ask(match, anna, number, command()))
        rewinds = other.table.lobby.rewinds
        assert not _id(await rewinds.answer(match, boris, 1, command(), agree=True))
        assert await turn(other, match) == 0


def test_texts() -> None:
    events: Sequence[str] = ("asked", "agreed", "refused", "withdrawn", "lapsed", "expired")
    from intriga.words import phrasebook

    for language in ("ru", "en"):
        assert all(phrasebook(language).has(f"table-undo-{event}") for event in events)
