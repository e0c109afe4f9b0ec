"""Self-play: what bots are shown, and that matches go on when bots do nothing."""

from collections import Counter
from collections.abc import Sequence
from itertools import islice
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from intriga.kernel.actors import Actor
from intriga.kernel.bots.bot import RandomBot
from intriga.kernel.bots.questions import MOST
from intriga.kernel.bots.sampling import fill, sample
from intriga.kernel.chance import Fast
from intriga.kernel.disclosure.events import Event
from intriga.kernel.engine import Engine
from intriga.kernel.game import Game
from intriga.kernel.observe import Observation, Offer, heard
from intriga.kernel.positions import Advance
from intriga.kernel.questions.forms import Form
from intriga.kernel.records.record import Entry, Header
from intriga.kernel.seats.chairs import Chair
from intriga.lab.driver import PATIENCE, Driver
from intriga.lab.errors import CommandError
from intriga.lab.selfplay import derived
from tests.cli.dice import game as dice
from tests.shapes.auction import game as auction
from tests.shapes.society import game as society
from tests.shapes.town import Streets, Town
from tests.shapes.town import game as town


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

    def unasked(self, observation: Observation, offer: Offer, rng: Random) -> dict[str, Any] | None:
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


class Dealer(Sleeper):
    """A bot that answers nothing, and offers the next seat a pact whenever it is let."""

    def unasked(self, observation: Observation, offer: Offer, rng: Random) -> dict[str, Any] | None:
        return {"type": "offer", "to": (int(offer.actor) + 1) % 8}


class Stubborn(Sleeper):
    """A bot that answers private questions and nothing else."""

    def __init__(self) -> None:
        self.asked = 0

    def act(self, observation: Observation, offer: Offer, rng: Random) -> dict[str, Any] | None:
        asks = [form for form in offer.forms if form.asks]
        self.asked += bool(asks)
        return fill(offer, asks[0], rng) if asks else None


class Nagging(Town):
    """Its informers are asked again whatever they answer."""

    def forms(self, state: Streets, actor: Actor) -> Sequence[Form]:
        forms = super().forms(state, actor)
        return [replace(form, asks=True) if form.act == "warn" else form for form in forms]


def acts_of(steps: Sequence[Advance[Any]]) -> Counter[str]:
    """How often each type of act was done."""
    return Counter(msgspec.json.decode(step.entry.act)["type"] for step in steps)


def test_bots_answer_in_private_and_make_offers_unasked() -> None:
    acts: Counter[str] = Counter()
    for seed in range(6):
        acts += acts_of(list(Driver(engine_of(town, 8), [RandomBot()] * 8, seed)))
    assert acts["hand-in"] >= 6 * 3 * 2, "every team has handed in its lists"
    assert min(acts["warn"], acts["offer"], acts["answer"]) > 2


def test_who_is_asked_in_private_acts_while_others_are_awaited() -> None:
    driver = Driver(engine_of(town, 8), [Stubborn() for _ in range(8)], 1)
    acts = acts_of(list(driver))
    assert acts["warn"] == 2 * 3, "both informers in every turn"
    assert acts["expire"] == 3


def test_a_list_is_written_by_the_lowest_seat_of_the_team() -> None:
    steps = list(Driver(engine_of(town, 8), [RandomBot()] * 8, 3))
    writers = {step.entry.by for step in steps if b'"hand-in"' in bytes(step.entry.act)}
    assert writers == {0, 1}


def test_everybody_may_act_unasked_before_a_window_is_closed() -> None:
    dealers: list[Any] = [Dealer() for _ in range(8)]
    driver = Driver(engine_of(town, 8), dealers, 1)
    steps = list(driver)
    acts = acts_of(steps)
    assert acts == {"start": 1, "offer": 8 * 3, "expire": 3}
    assert driver.refusals <= 3, "whoever has an open offer is refused another one"


def test_a_question_that_does_not_end_is_not_answered_for_ever() -> None:
    driver = Driver(engine_of(Nagging(), 8), [Stubborn() for _ in range(8)], 1)
    assert acts_of(list(driver))["warn"] == 2 * 3 * MOST


def test_initiative_and_private_questions_follow_from_the_seed() -> None:
    one, two = (
        [step.line for step in Driver(engine_of(town, 12), [RandomBot()] * 12, 5)] for _ in range(2)
    )
    assert one == two


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
