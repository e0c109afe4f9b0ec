"""Calls to the table: whom, how often, and that they tell nothing of who is asked."""

from collections.abc import Iterable
from typing import Any

import pytest

from intriga.kernel.actors import PUBLIC, Viewer
from intriga.kernel.text import Refusal
from intriga.table import TableError
from intriga.table.cockpit.pokes import EVERY_MS
from intriga.table.runtime.signals import Changes
from tests.kit.table.world import World

pytestmark = pytest.mark.anyio

NAMES = ("Анна", "Борис", "Вера", "Глеб", "Дина", "Егор", "Жанна")
MAFIA: dict[str, Any] = {"game": "mafia", "options": {"professions": "none"}}


class Ears:
    """All who could be called, and who has been since this was last asked."""

    def __init__(self, world: World, match: str, viewers: Iterable[Viewer]) -> None:
        pokes = world.table.cockpits.pokes
        self._listening: dict[Viewer, Changes] = {one: pokes.changes(match, one) for one in viewers}

    def called(self) -> list[Viewer]:
        return [one for one, changes in self._listening.items() if changes.take()]


async def refused(world: World, match: str, host: str, *seats: int) -> Refusal:
    with pytest.raises(TableError) as raised:
        await world.table.cockpits.pokes.poke(match, host, seats)
    return raised.value.refusal


async def test_whom_an_open_window_awaits_is_called_alone_once_in_two_minutes(
    world: World,
) -> None:
    match, host, _ = await world.hosted_match("Анна", "Борис")  # the vault asks seat 0
    ears, pokes = Ears(world, match, (0, 1, PUBLIC)), world.table.cockpits.pokes
    n = (await world.table.observe(match, PUBLIC)).observation.cursor
    await pokes.poke(match, host, [0])
    assert ears.called() == [0]
    last = await pokes.last(match, 0)
    assert (last.at, last.alone) == (world.time.now(), True)
    world.time.advance(30)
    refusal = await refused(world, match, host, 0)
    assert (refusal.id, refusal.params) == ("poke-too-soon", {"seconds": 90})
    assert ears.called() == []
    assert (await refused(world, match, host, 1)).id == "poke-everybody-only"
    await pokes.poke(match, host)
    assert ears.called() == [0, 1], "everybody, also who was called alone just before"
    assert not (await pokes.last(match, 0)).alone
    world.time.advance(100)
    assert (await refused(world, match, host)).params == {"seconds": 20}
    assert (await refused(world, match, host, 0)).params == {"seconds": 20}
    world.time.advance(20)
    await pokes.poke(match, host, [0])
    assert ears.called() == [0]
    assert (await world.table.observe(match, PUBLIC)).observation.cursor == n, "no act"


async def test_in_a_sealed_window_everybody_is_called_or_nobody(world: World) -> None:
    """Those who have answered hear the same at the same moment as those who have not."""
    match, host, _ = await world.hosted_match(*NAMES, **MAFIA)
    await world.done(match, 3, "sleep")
    ears = Ears(world, match, (*range(7), PUBLIC))
    for seat in (0, 3):
        assert (await refused(world, match, host, seat)).id == "poke-everybody-only"
    assert ears.called() == []
    await world.table.cockpits.pokes.poke(match, host)
    assert ears.called() == list(range(7))


async def test_in_a_hall_nobody_is_called_alone(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(world.games["vault"], "in_hall", lambda _state: True, raising=False)
    match, host, _ = await world.hosted_match("Анна", "Борис")
    assert (await refused(world, match, host, 0)).id == "poke-everybody-only"
    await world.table.cockpits.pokes.poke(match, host)


async def test_only_hosts_call_and_it_outlasts_the_server(world: World) -> None:
    match, host, people = await world.hosted_match("Анна", "Борис")
    assert (await refused(world, match, people[0])).id == "refused-not-host"
    await world.table.cockpits.pokes.poke(match, host)
    await world.restart()
    assert (await refused(world, match, host)).id == "poke-too-soon"
    world.time.advance(EVERY_MS / 1000)
    await world.table.cockpits.pokes.poke(match, host)


async def test_calls_by_another_process_are_noticed(world: World) -> None:
    match, host, _ = await world.hosted_match("Анна", "Борис")
    pokes = world.table.cockpits.pokes
    ears = Ears(world, match, (0, 1))
    await pokes.look()
    assert ears.called() == []
    await pokes.poke(match, host)
    ears.called()
    await pokes.look()
    assert ears.called() == [0, 1], "as from a process that has written this and whose hint is lost"
    await pokes.look()
    assert ears.called() == []


async def test_since_when_somebody_is_away(sqlite_world: World) -> None:
    world = sqlite_world
    match, _, _ = await world.hosted_match("Анна", "Борис")
    cockpits = world.table.cockpits
    assert cockpits.away_since(match, {1}) == {}, "nobody knows: they have never been here"
    async with world.table.subscribe(match, 0):
        assert cockpits.away_since(match, {0, 1}) == {}
    gone = world.time.now()
    world.time.advance(60)
    assert cockpits.away_since(match, {1}) == {0: gone}
    assert cockpits.away_since(match, {0, 1}) == {}, "they are back, at another process"
    assert cockpits.away_since(match, {1}) == {}
