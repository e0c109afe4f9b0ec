"""MAGA: what a team has written and nobody handed in, when the time of a stage is up."""

from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from intriga.games.maga.course import calendar
from intriga.games.maga.game import game as maga
from intriga.kernel.actors import HOST, TABLE
from intriga.kernel.acts import Replace
from intriga.table import DraftLine, DraftPlace
from intriga.table.match.commands.command import Command
from intriga.table.schedule import Schedule
from tests.games.maga.world import world as small
from tests.kit.table.world import World, eventually
from tests.table.match.saved_counts import house_of, loaded_of, types

pytestmark = [pytest.mark.anyio, pytest.mark.rule("maga", "item 5", "G-12")]

BOT = Schedule({"numbers": 600, "stage": 600}, no_show="bot")
"""A bot stands in for whoever is absent."""


@pytest.fixture
async def world(url: str) -> AsyncIterator[World]:
    async with World(url, (maga,)) as made:
        yield made


def position(world: World, match: str) -> Any:
    return loaded_of(world, match).committed.position.state


def turn_is(world: World, match: str, turn: int) -> Callable[[], bool]:
    return lambda: loaded_of(world, match) is not None and position(world, match).turn == turn


async def begun(world: World, *names: str, **options: Any) -> tuple[str, list[str], int]:
    """The first turn; the match, its people, and the territory of seat 0."""
    match, people = await world.match(*names, game="maga", options=options, schedule=BOT)
    for seat in range(0, len(people), options.get("people", 1)):
        await world.done(match, seat, "choose-numbers", me=people[seat], numbers=[])
    land = next(n for n, squad in position(world, match).squads.items() if 0 in squad.members)
    return match, people, land


async def write(world: World, at: DraftPlace) -> None:
    """Two lines, one of them complete."""
    for row, line in (("a", {"kind": "improve-mood"}), ("b", {"kind": "raid"})):
        assert isinstance(await world.table.drafts.write(at, row, 0, line), DraftLine)


@pytest.mark.parametrize("counts", [True, False])
async def test_a_draft_counts_when_time_is_up_unless_a_tournament_wants_lists_handed_in(
    world: World, counts: bool
) -> None:
    match, people, land = await begun(world, "Анна", "Борис", drafts_count=counts)
    await write(world, DraftPlace(match, 0, people[0], f"list-{land}-1"))
    await world.done(match, 1, "hand-in", me=people[1], land=1 - land, lines=[])
    world.time.advance(600)
    await eventually(turn_is(world, match, 2))
    report = [one.line for one in position(world, match).reports[land]]
    if counts:
        assert [line.__struct_config__.tag for line in report] == ["improve-mood"]
        assert house_of(world, match).missed(0) == 0
    assert ("house-stand-in" in types(world, match)) is not counts


@pytest.mark.rule("maga", "G-10")
async def test_what_a_team_wrote_counts_though_its_captain_is_away(world: World) -> None:
    names = ("Анна", "Борис", "Вера", "Глеб")
    match, people, land = await begun(world, *names, people=2, captain=True)
    await world.done(match, 0, "name-captain", me=people[0], whom=0)
    await write(world, DraftPlace(match, 1, people[1], f"list-{land}-1"))
    world.time.advance(600)
    await eventually(turn_is(world, match, 2))
    assert len(position(world, match).reports[land]) == 1
    assert position(world, match).squads[land].captain == 0, "something was written: nobody missed"


@pytest.mark.rule("maga", "G-10")
async def test_a_captain_whose_seat_a_bot_takes_is_none_any_more(world: World) -> None:
    names = ("Анна", "Борис", "Вера", "Глеб")
    match, people, land = await begun(world, *names, people=2, captain=True)
    await world.done(match, 0, "name-captain", me=people[0], whom=0)
    (refused,) = [await world.act(match, 1, "hand-in", me=people[1], land=land, lines=[])]
    assert getattr(refused, "id", "") == "maga-refused-captain-only"
    await world.table._commands.submit(match, Command(TABLE, Replace(0, "Бот")))
    assert position(world, match).squads[land].captain is None
    await world.done(match, 1, "hand-in", me=people[1], land=land, lines=[])
    await world.done(match, 1, "name-captain", me=people[1], whom=1)
    await world.done(match, HOST, "dismiss-captain", me=people[0], team=land)
    assert position(world, match).squads[land].captain is None


def test_calendar_is_asked_who_has_saved() -> None:
    """Who has handed in one of two lists has answered; the other draft is still to come."""
    state = small(3)
    state.territories[1].team = 0
    state.lists = {0: ()}
    (window,) = calendar.windows(state)
    assert (window.awaited, list(maga.saved(state, window))) == ((0, 2), [0])
    drafts = {one.preset["land"]: (one.window, one.several) for one in maga.drafts(state, 0)}
    assert drafts == {0: ("", True), 1: ("stage", True)}
