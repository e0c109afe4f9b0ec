"""Self-play: what bots are shown, and that matches go on when bots do nothing."""

from itertools import islice
from random import Random
from typing import Any

import msgspec
import pytest

from intriga.kernel.bots.bot import RandomBot
from intriga.kernel.bots.sampling import sample
from intriga.kernel.chance import Fast
from intriga.kernel.engine import Engine
from intriga.kernel.events import Event
from intriga.kernel.game import Chair, Game
from intriga.kernel.observe import Observation, Offer, heard
from intriga.kernel.records.record import Entry, Header
from intriga.lab.errors import CommandError
from intriga.lab.selfplay import PATIENCE, Driver, derived
from tests.cli.dice import game as dice
from tests.shapes.auction import game as auction
from tests.shapes.society import game as society


class Witness:
    """A bot that plays at random and keeps every observation."""

    def __init__(self) -> None:
        self.seen: list[Observation] = []

    def look(self, observation: Observation) -> None:
        self.seen.append(observation)

    def act(self, observation: Observation, offer: Offer, rng: Random) -> dict[str, Any] | None:
        assert observation is self.seen[-1]
        return sample(offer, rng)


class Sleeper(RandomBot):
    """A bot that never acts."""

    def act(self, observation: Observation, offer: Offer, rng: Random) -> dict[str, Any] | None:
        return None


class Cheat(Sleeper):
    """A bot that never does anything legal."""

    def act(self, observation: Observation, offer: Offer, rng: Random) -> dict[str, Any] | None:
        return {"type": "cheat"}


class Rattler(Sleeper):
    """A bot that never stops acting."""

    def act(self, observation: Observation, offer: Offer, rng: Random) -> dict[str, Any] | None:
        return {"type": "rattle"}


def engine_of(game: Game[Any], seats: int) -> Engine[Any]:
    chairs = tuple(Chair(seat, f"P{seat}") for seat in range(seats))
    header = Header("m", game.id, game.rules_version, {}, chairs, "", (), 0)
    return Engine(game, header, Fast(1))


@pytest.mark.parametrize("game", [dice, auction, society], ids=lambda game: game.id)
def test_a_bot_is_shown_every_event_of_its_seat_once(game: Game[Any]) -> None:
    witnesses = [Witness() for _ in range(3)]
    entries: list[Entry] = [
        advance.entry for advance in Driver(engine_of(game, 3), witnesses, "seed")
    ]
    for seat, witness in enumerate(witnesses):
        shown: list[Event] = []
        for observation in witness.seen:
            shown += observation.events
            assert observation.cursor == len(shown)
        assert len(witness.seen) > 1
        assert shown == heard(entries, seat)[: len(shown)]


def test_windows_close_when_nobody_acts() -> None:
    driver = Driver(engine_of(society, 4), [Sleeper() for _ in range(4)], 1)
    steps = list(driver)
    assert steps[-1].position.outcome is not None
    assert all(step.entry.by == "table" for step in steps)
    assert driver.refusals == 0


def test_refused_acts_are_counted_and_change_nothing() -> None:
    driver = Driver(engine_of(society, 4), [Cheat() for _ in range(4)], 1)
    steps = list(driver)
    assert steps[-1].position.outcome is not None
    assert driver.refusals > 0


def test_an_endless_match_is_stopped() -> None:
    bots = [Sleeper(), Sleeper()]
    with pytest.raises(CommandError) as stopped:
        list(Driver(engine_of(dice, 2), bots, 1, limit=50))
    assert stopped.value.id == "lab-endless"


def test_a_window_with_endless_acts_is_closed() -> None:
    driver = Driver(engine_of(dice, 2), [Rattler(), Rattler()], 1)
    steps = list(islice(driver, 2 * PATIENCE + 2))
    acts = [msgspec.json.decode(step.entry.act)["type"] for step in steps]
    assert acts == ["start", *["rattle"] * 2 * PATIENCE, "expire"]


def test_time_advances() -> None:
    times = [step.entry.at for step in Driver(engine_of(society, 3), [RandomBot()] * 3, 2)]
    assert times == sorted(times)
    assert len(set(times)) == len(times)


def test_consecutive_seeds() -> None:
    seeds = [derived(9, number) for number in range(1000)]
    assert seeds[0] == 9
    assert len(set(seeds)) == 1000
    assert all(0 <= seed < 2**53 for seed in seeds)
    assert derived(10, 1) not in seeds
