"""What was saved counts: orders that are not sealed and drafts that nobody has handed in answer a
window when its time is up."""

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from intriga.kernel import Actor, Draft, Form, Observation, Offer, Refusal
from intriga.kernel.actors import HOST
from intriga.kernel.house_rules.house_acts import Close, Rewind
from intriga.store import match_log
from intriga.table import DraftLine, DraftPlace
from intriga.table.match.commands.command import Command
from intriga.table.schedule import Schedule
from tests.kit.databases import fresh_database
from tests.kit.table.world import World, eventually
from tests.shapes.town import Streets, Town
from tests.shapes.vault import Break, Next, Safe, Vault
from tests.table.match.saved_counts import missed, settled, stood_in, types

pytestmark = pytest.mark.anyio

POWERS = ("AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY")
NAMES = ("Анна", "Борис", "Вера", "Глеб", "Дарья", "Егор", "Жанна")
FRANCE, GERMANY, ITALY = (POWERS.index(name) for name in ("FRANCE", "GERMANY", "ITALY"))
STRICT = Schedule({"orders": 600}, no_show="bot", misses=1)
"""A bot answers for whoever is absent, and then has the seat."""


class Busy:
    """A bot that prefers to break things to whatever it is asked for."""

    def look(self, observation: Observation) -> None:
        pass

    def act(self, observation: Observation, offer: Offer, rng: Random) -> dict[str, Any] | None:
        acts = [form.act for form in offer.forms]
        return {"type": "break" if "break" in acts else "next"}


class Tempting(Vault):
    """In this vault things may be broken at any time, and nobody is asked to."""

    id = "tempting"
    bots = {"busy": Busy}  # noqa: RUF012

    def forms(self, state: Safe, actor: Actor) -> list[Form]:
        offered = list(super().forms(state, actor))
        return [*offered, Form(Break)] if isinstance(actor, int) else offered


class Unasking(Tempting):
    """The window is answered by what may be done at any time."""

    id = "unasking"

    def forms(self, state: Safe, actor: Actor) -> list[Form]:
        return [Form(Next)] if actor == state.turn else []


class Private(Town):
    """The list of a team answers no window."""

    id = "private"

    def drafts(self, state: Streets, seat: int) -> list[Draft]:
        return [replace(draft, window="") for draft in super().drafts(state, seat)]


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    with fresh_database("sqlite", tmp_path) as url:
        async with World(url, [Town(), Tempting(), Unasking(), Private()]) as made:
            yield made


async def write(world: World, at: DraftPlace, row: str, **value: Any) -> None:
    assert isinstance(await world.table.drafts.write(at, row, 0, value), DraftLine)


async def conference(world: World, **settings: Any) -> tuple[str, list[str]]:
    settings = {"options": {"seating": "seat"}, "schedule": STRICT, **settings}
    return await world.match(*NAMES, game="diplomacy", **settings)


async def turns_to(world: World, match: str, name: str) -> Any:
    async with world.table._registry.using(match) as loaded:
        await eventually(lambda: loaded.committed.position.state.name == name)
        return loaded.committed.position.state


@pytest.mark.rule("diplomacy", "C3", "C4")
@pytest.mark.parametrize("restart", [False, True])
async def test_unsealed_orders_and_a_draft_are_carried_out(world: World, restart: bool) -> None:
    match, people = await conference(world)
    await world.done(match, FRANCE, "orders", me=people[FRANCE], orders=["A PAR - BUR"])
    draft = DraftPlace(match, GERMANY, people[GERMANY], "orders:orders:2")
    await write(world, draft, "text", text="A MUN - TYR\nA MUN - Atlantis\nF KIE - DEN\nand so on")
    for seat in range(len(POWERS)):
        if seat not in (FRANCE, GERMANY, ITALY):
            await world.done(match, seat, "orders", me=people[seat], sealed=True)
    if restart:
        world.time.advance(300)
        await world.restart()
        world.time.advance(300)
    else:
        world.time.advance(600)
    state = await turns_to(world, match, "F1901M")
    assert "A BUR" in state.powers["FRANCE"].units
    assert {"A TYR", "F DEN"} <= set(state.powers["GERMANY"].units)
    await stood_in(world, match, 1)  # for Italy, and then no more
    await settled(world, match, ["bot" if n == ITALY else "person" for n in range(7)])
    assert (await missed(world, match))[FRANCE] == 0
    assert (await world.table.drafts.seen(match, GERMANY, people[GERMANY]))[0].text == ""


@pytest.mark.rule("diplomacy", "C3")
async def test_saved_orders_go_before_what_was_only_typed(world: World) -> None:
    match, people = await conference(world, schedule=Schedule({"orders": 600}))
    await world.done(match, FRANCE, "orders", me=people[FRANCE], orders=["A PAR - BUR"])
    draft = DraftPlace(match, FRANCE, people[FRANCE], "orders:orders:2")
    await write(world, draft, "text", text="A PAR - PIC")
    world.time.advance(600)
    state = await turns_to(world, match, "F1901M")
    assert "A BUR" in state.powers["FRANCE"].units


@pytest.mark.rule("diplomacy", "C3")
async def test_a_draft_without_a_line_that_can_be_read_answers_nothing(world: World) -> None:
    match, people = await conference(world, schedule=Schedule({"orders": 600}))
    draft = DraftPlace(match, FRANCE, people[FRANCE], "orders:orders:2")
    await write(world, draft, "text", text="Где же Париж?")
    world.time.advance(600)
    await turns_to(world, match, "F1901M")
    assert "orders" not in types(world, match)
    assert (await missed(world, match))[FRANCE] == 1


@pytest.mark.rule("diplomacy", "C10")
async def test_a_host_who_closes_cuts_off_and_nobody_has_missed_it(world: World) -> None:
    options = {"seating": "seat", "disorder": 1}
    match, host, people = await world.hosted_match(
        *NAMES, game="diplomacy", options=options, schedule=STRICT
    )
    draft = DraftPlace(match, FRANCE, people[FRANCE], "orders:orders:2")
    await write(world, draft, "text", text="A PAR - BUR")
    stranger = await world.guest("Чужой")
    refused = await world.table.keep(match, HOST, Close("orders", 2), "x", me=stranger)
    assert isinstance(refused, Refusal)
    assert types(world, match) == ["start"], "nor was the draft handed in"
    closed = await world.table.keep(match, HOST, Close("orders", 2), "c", me=host)
    again = await world.table.keep(match, HOST, Close("orders", 2), "c", me=host)
    assert again == closed
    state = await turns_to(world, match, "F1901M")
    assert "A BUR" in state.powers["FRANCE"].units
    assert [power.absent for power in state.powers.values()] == [False] * 7
    assert not any(await missed(world, match))


async def test_a_match_that_waits_goes_on_once_all_have_saved(world: World) -> None:
    schedule = Schedule({"orders": 600}, no_show="wait", misses=1)
    match, people = await conference(world, schedule=schedule)
    for seat in range(6):
        await world.done(match, seat, "orders", me=people[seat])
    world.time.advance(1_000)
    await world.done(match, 0, "orders", me=people[0])
    assert "expire" not in types(world, match), "one is still absent"
    await world.done(match, 6, "orders", me=people[6])
    await turns_to(world, match, "F1901M")
    assert not any(await missed(world, match))


# A list that a team writes together.


async def town(world: World, **settings: Any) -> tuple[str, list[str]]:
    names = (*NAMES, "Зоя")
    settings = {"schedule": Schedule({"orders": 600}, no_show="bot"), **settings}
    return await world.match(*names, **{"game": "town", "options": {}, **settings})


async def next_turn(world: World, match: str) -> None:
    """Wait until the first turn is over."""
    async with world.table._registry.using(match) as loaded:
        await eventually(lambda: loaded.committed.position.state.turn == 2)


async def test_a_list_that_nobody_handed_in_counts_without_what_is_not_complete(
    world: World,
) -> None:
    match, people = await town(world)
    vera = DraftPlace(match, 2, people[2], "list:1:1")
    await write(world, vera, "a", what="rob", team=2)
    await write(world, vera, "b", what="rob")
    await write(world, vera, "c", what="guard", team=2)
    await write(world, vera, "d", what="guard", team="1")
    world.time.advance(600)
    await next_turn(world, match)
    acts = types(world, match)
    assert acts[:2] == ["start", "hand-in"]
    line = world.store.read(lambda c: match_log.lines(c, match, 1, 2))[0]
    assert b'"by":2' in line
    assert b'[{"what":"rob","team":2},{"what":"guard","team":1}]' in line
    await stood_in(world, match, 1)  # for the other team, which has saved nothing
    assert (await missed(world, match))[::2] == [0] * 4


async def test_a_list_handed_in_is_not_replaced_by_what_was_written_since(world: World) -> None:
    match, people = await town(world, schedule=Schedule({"orders": 600}))
    vera = DraftPlace(match, 2, people[2], "list:1:1")
    await write(world, vera, "a", what="rob", team=2)
    await world.table.drafts.hand_in(vera, 1, "h-1")
    await write(world, vera, "b", what="guard", team=1)
    world.time.advance(600)
    await next_turn(world, match)
    assert types(world, match) == ["start", "hand-in", "expire"]


async def test_a_list_whose_handing_in_was_taken_back_counts_as_it_is(world: World) -> None:
    match, people = await town(world, schedule=Schedule({"orders": 600}))
    vera = DraftPlace(match, 2, people[2], "list:1:1")
    await write(world, vera, "a", what="rob", team=2)
    await world.table.drafts.hand_in(vera, 1, "h-1")
    back = Command(HOST, Rewind(1, sure=True))
    await world.table._commands.submit(match, back)
    world.time.advance(600)
    await next_turn(world, match)
    assert types(world, match) == ["start", "hand-in", "house-rewind", "hand-in", "expire"]


async def test_a_row_written_at_the_last_moment_is_in_the_list(world: World) -> None:
    """Somebody writes between the look at the draft and its handing in."""
    match, people = await town(world, schedule=Schedule({"orders": 600}))
    vera = DraftPlace(match, 2, people[2], "list:1:1")
    await write(world, vera, "a", what="rob", team=2)
    due = world.table._services.no_shows._hand_in_due.__self__  # type: ignore[attr-defined]
    saved = due._saved

    async def and_written(loaded: Any, draft: Draft) -> Any:
        found = await saved(loaded, draft)
        due._saved = saved
        await write(world, vera, "b", what="guard", team=1)
        return found

    due._saved = and_written
    world.time.advance(600)
    await next_turn(world, match)
    line = world.store.read(lambda c: match_log.lines(c, match, 1, 2))[0]
    assert b'[{"what":"rob","team":2},{"what":"guard","team":1}]' in line


async def test_a_draft_that_answers_no_window_is_left_alone(world: World) -> None:
    match, people = await town(world, game="private", schedule=Schedule({"orders": 600}))
    await write(world, DraftPlace(match, 2, people[2], "list:1:1"), "a", what="rob", team=2)
    world.time.advance(600)
    await next_turn(world, match)
    assert types(world, match) == ["start", "expire"]


# Bots that stand in.


@pytest.mark.parametrize("game", ["tempting", "unasking"])
async def test_a_bot_that_stands_in_does_only_what_the_window_asks(world: World, game: str) -> None:
    schedule = Schedule({"turn": 30}, no_show="bot")
    match, _ = await world.match("Анна", "Борис", game=game, schedule=schedule)
    world.time.advance(30)
    await stood_in(world, match, 1)
    assert types(world, match) == ["start", "house-stand-in", "next", "house-stand-in"]
