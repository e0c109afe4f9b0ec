"""A bot whose act comes too late, because others were quicker, has paused already; and what nobody
may notice that it does takes no time."""

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from intriga.kernel import (
    Act,
    Actor,
    Choice,
    Choices,
    Chosen,
    Clock,
    Domain,
    Field,
    Form,
    Observation,
    Offer,
    Refusal,
    Window,
    msg,
    refuse,
    seat,
)
from intriga.kernel.bots.bot import RandomBot
from intriga.table import BotPause
from intriga.table.schedule import Schedule
from tests.kit.databases import fresh_database
from tests.kit.table.world import World, eventually
from tests.shapes.town import Town
from tests.shapes.vault import Safe, Vault, Whisper
from tests.table.match.done import done, loaded_of

pytestmark = pytest.mark.anyio

PAUSE = BotPause(10, 10, 1, 3600)
BOTS = 13
"""More than a bot answers a private question (`MOST`)."""
NO_LIMIT = Schedule(clocks={})


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def a_pause_of(world: World, bots: int, done: Callable[[], bool]) -> None:
    """Let so many bots pause; wait until they have done what they should, or one pauses again."""
    sleepers = world.time.sleepers
    await eventually(lambda: sleepers(10) >= bots)
    others = sleepers(21) - bots  # timers of the table
    world.time.advance(10)
    await eventually(lambda: sleepers(1) == bots)
    assert not done()
    world.time.advance(1)
    await eventually(lambda: done() or sleepers(10) > others)


class Picker:
    """Takes the lowest number that is free."""

    def look(self, observation: Observation) -> None:
        return

    def act(self, observation: Observation, offer: Offer, rng: Random) -> dict[str, Any] | None:
        (form,) = offer.forms
        free = offer.domain("number", {})
        assert isinstance(free, Choices)
        return {"type": form.act, "number": free.options[0].value}


class Scramble(Vault):
    """Everybody takes a number that nobody else has. A window asks them for it, which is open until
    all have one, or opens anew for each (`turns`); or a private question."""

    seats = range(2, BOTS + 2)
    clocks = {"turn": Clock(900, 86_400)}  # noqa: RUF012
    bots: Any = {"picker": Picker}  # noqa: RUF012

    def __init__(self, *, in_private: bool = False, turns: bool = False) -> None:
        super().__init__()
        self.in_private = in_private
        self.turns = turns

    def _turn(self, state: Safe) -> int:
        return sum(map(len, state.whispers)) if self.turns else 1

    def windows(self, state: Safe) -> Sequence[Window]:
        late = tuple(one for one, taken in enumerate(state.whispers) if not taken)
        return () if self.in_private else (Window("turn", "turn", late, self._turn(state)),)

    def forms(self, state: Safe, actor: Actor) -> Sequence[Form]:
        if not isinstance(actor, int) or state.whispers[actor]:
            return ()
        field = Field("number", "choice", "number")
        if self.in_private:
            return (Form(Whisper, (field,), asks=True),)
        turn = self._turn(state)
        return (Form(Whisper, (field,), window="turn", generation=turn, main=True),)

    def domain(self, state: Safe, actor: Actor, name: str, chosen: Chosen) -> Domain:
        free = [number for number in range(BOTS + 1) if [number] not in state.whispers]
        return Choices(tuple(Choice(number, msg("vault-value", value=number)) for number in free))

    def check(self, state: Safe, actor: Actor, act: Act, now: int) -> Refusal | None:
        assert isinstance(act, Whisper)
        assert isinstance(actor, int)
        if state.whispers[actor]:
            return refuse("vault-turn", who=seat(actor))
        return refuse("vault-number") if [act.number] in state.whispers else None


async def scrambled(tmp_path: Path, game: Scramble) -> list[int]:
    """The numbers that bots have taken after one pause."""
    with fresh_database("sqlite", tmp_path) as url:
        async with World(url, (game,), PAUSE) as world:
            anna = await world.guest("Анна")
            creation = world.table.lobby.creation
            match = await creation.play_now(
                anna, "vault", bots=("picker",) * BOTS, options={"rounds": 1}, schedule=NO_LIMIT
            )

            def taken() -> list[int]:
                whispers = loaded_of(world, match).committed.position.state.whispers
                return sorted(number for numbers in whispers for number in numbers)

            async with world.table.subscribe(match, "public", 0):
                await a_pause_of(world, BOTS, lambda: len(taken()) == BOTS)
                return taken()


@pytest.mark.parametrize("in_private", [False, True])
async def test_a_bot_that_was_overtaken_looks_again_at_once(
    tmp_path: Path, in_private: bool
) -> None:
    assert await scrambled(tmp_path, Scramble(in_private=in_private)) == list(range(BOTS))


async def test_a_bot_that_was_overtaken_by_another_question_pauses_for_that(tmp_path: Path) -> None:
    assert await scrambled(tmp_path, Scramble(turns=True)) == [0]


class Fickle(RandomBot):
    """Hands in an empty list once it has warned twice, if it is asked to warn."""

    def __init__(self) -> None:
        self.warned = 0

    def act(self, observation: Observation, offer: Offer, rng: Random) -> dict[str, Any] | None:
        acts = {form.act for form in offer.forms}
        if "warn" in acts and self.warned < 2:
            self.warned += 1
            return {"type": "warn", "team": self.warned}
        return {"type": "hand-in", "deeds": []} if "hand-in" in acts else None

    def unasked(self, observation: Observation, offer: Offer, rng: Random) -> None:
        return None


class Rumours(Town):
    """The informer of each team speaks for it, too."""

    bots: Any = {"fickle": Fickle}  # noqa: RUF012

    def setup(self, options: Any, chairs: Any, step: Any) -> Any:
        state = super().setup(options, chairs, step)
        for team in state.teams:
            team.informer = team.members[0]
        return state


async def test_nobody_waits_for_a_bot_that_changes_what_it_said_in_private(tmp_path: Path) -> None:
    with fresh_database("sqlite", tmp_path) as url:
        async with World(url, (Rumours(),), PAUSE) as world:
            host = await world.guest("Хозяин")
            lobby = world.table.lobby
            match = await lobby.creation.create(host, "town", seats=8, schedule=NO_LIMIT)
            await lobby.starting.start(match, host, empty="bots")
            async with world.table.subscribe(match, "public", 0):
                await a_pause_of(world, 2, lambda: done(world, match)["hand-in"] == 2)
            acts = done(world, match)
    assert (acts["warn"], acts["hand-in"]) == (4, 2)
