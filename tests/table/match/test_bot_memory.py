"""What bots that are made in the middle of a match know of what was before."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from intriga.games.espionage import game as espionage
from intriga.kernel.bots.bot import RandomBot, past_of
from intriga.kernel.observe import Observation
from intriga.kernel.records import replay
from intriga.kernel.records.record import encode_line
from intriga.lab.conformance import Play, play
from intriga.table.match.bots import memory as bot_memory
from intriga.table.match.bots.memory import BotMemories, remember
from intriga.table.match.bots.mind import BotMind
from intriga.table.match.match_state import NO_EVENTS, EventCounts
from tests.kit import corpus
from tests.shapes.town import Town

SEATS = 8


class Recorder(RandomBot):
    """Notes the turn at every look."""

    def __init__(self) -> None:
        self.turns: list[int] = []

    def look(self, observation: Observation) -> None:
        self.turns.append(observation.view.turn)


class Clumsy(Recorder):
    """Fails when it is shown more than a few steps."""

    def look(self, observation: Observation) -> None:
        super().look(observation)
        if len(self.turns) == 3:
            raise RuntimeError


class Hopeless(Recorder):
    """Always fails."""

    def look(self, observation: Observation) -> None:
        raise RuntimeError


class Listener(Recorder):
    """Notes the ids of its events, and needs nothing else."""

    past = "events"

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[str] = []

    def look(self, observation: Observation) -> None:
        super().look(observation)
        self.heard += [event.id for event in observation.events]


class BotTown(Town):
    bots = {  # noqa: RUF012
        "recorder": Recorder,
        "clumsy": Clumsy,
        "hopeless": Hopeless,
        "listener": Listener,
    }


@pytest.fixture
def match() -> Play:
    return play(BotTown(), SEATS, {"turns": 6}, "bots", 40, table=False)


@pytest.fixture
def folds(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How often a match was folded again."""
    made: list[int] = []
    real = replay.fold

    def counted(*given: Any) -> Any:
        made.append(1)
        return real(*given)

    monkeypatch.setattr(bot_memory, "fold", counted)
    return made


def lines_of(match: Play) -> list[bytes]:
    return [encode_line(step.entry) for step in match.steps]


def counts(match: Play) -> EventCounts:
    heard = NO_EVENTS
    for step in match.steps:
        heard = heard.plus(step.entry.events, len(step.position.chairs))
    return heard


def shown_every_step(match: Play, seat: int, bot: str) -> BotMind:
    mind = BotMind(match.game, seat, bot)
    for step in match.steps:
        mind.look(step.position, step.entry.events)
    return mind


def woken(match: Play, *bots: tuple[int, str]) -> tuple[list[BotMind], Any]:
    minds = [BotMind(match.game, seat, bot) for seat, bot in bots]
    header, lines = match.header, lines_of(match)
    return minds, remember(minds, header, lines, match.position, counts(match).of)


def same(one: BotMind, other: BotMind) -> bool:
    return (one.seen, one._cursor, one._last) == (other.seen, other._cursor, other._last)


def test_all_bots_of_a_match_share_one_fold(match: Play, folds: list[int]) -> None:
    minds, failed = woken(match, *((seat, "recorder") for seat in range(SEATS)))
    assert not failed
    assert len(folds) == 1
    for seat, mind in enumerate(minds):
        before = shown_every_step(match, seat, "recorder")
        assert mind._bot.turns == before._bot.turns
        assert same(mind, before)


def test_a_bot_that_remembers_nothing_is_shown_the_present(match: Play, folds: list[int]) -> None:
    mind = BotMind(match.game, 3, "random")
    assert mind.past == "nothing"
    assert not remember([mind], match.header, [], match.position, counts(match).of)
    assert not folds
    assert same(mind, shown_every_step(match, 3, "random"))


def test_a_bot_that_needs_its_events_is_shown_them_at_once(match: Play, folds: list[int]) -> None:
    (mind,), _ = woken(match, (2, "listener"))
    before = shown_every_step(match, 2, "listener")
    assert not folds
    assert mind._bot.heard == before._bot.heard
    assert len(mind._bot.turns) == 1
    assert same(mind, before)


def test_a_bot_with_a_look_of_its_own_sees_every_step() -> None:
    assert [past_of(bot()) for bot in (RandomBot, Recorder, Listener)] == [
        "nothing",
        "steps",
        "events",
    ]


def test_a_faulty_bot_harms_no_other(match: Play) -> None:
    bots = ((0, "recorder"), (1, "clumsy"), (2, "hopeless"), (3, "random"), (4, "listener"))
    minds, failed = woken(match, *bots)
    assert list(failed) == [minds[2]]
    assert same(minds[0], shown_every_step(match, 0, "recorder"))
    assert len(minds[1]._bot.turns) == 1, "it began again, at the present"
    assert minds[4]._bot.heard


def test_after_a_change_of_rules_bots_are_shown_the_present(match: Play) -> None:
    class Changed(BotTown):
        def apply(self, state: Any, actor: Any, act: Any, step: Any) -> None:
            raise ValueError

    mind = BotMind(Changed(), 0, "recorder")
    lines = lines_of(match)
    assert not remember([mind], match.header, lines, match.position, counts(match).of)
    assert mind._bot.turns == [mind.seen.view.turn], "one look"
    assert mind._cursor == counts(match).of(0)


def test_the_spy_needs_no_more_than_its_events() -> None:
    called = 0
    for seed in range(4):
        match = corpus.play(espionage, 3, {}, seed, 250, table=False, bots=True)
        for seat in range(3):
            (mind,), failed = woken(match, (seat, "spy"))
            assert not failed
            assert mind.past == "events"
            before = shown_every_step(match, seat, "spy")
            assert mind._bot._calls == before._bot._calls
            called += len(mind._bot._calls)
    assert called


def test_bots_that_start_together_wait_for_one_fold(match: Play, folds: list[int]) -> None:
    class Store:
        reads = 0

        async def read(self, work: Any) -> Any:
            Store.reads += 1
            await asyncio.sleep(0)
            return lines_of(match)

        async def think(self, work: Any, *given: Any) -> Any:
            return work(*given)

    async def start() -> list[Any]:
        memories = BotMemories(SimpleNamespace(store=Store()))  # type: ignore[arg-type]
        loaded: Any = SimpleNamespace(
            match="m", game=match.game, setup=SimpleNamespace(header=match.header)
        )
        standing: Any = SimpleNamespace(position=match.position, heard=counts(match))
        bots = [*["recorder"] * 5, "random", "hopeless"]
        minds = [BotMind(match.game, seat, bot) for seat, bot in enumerate(bots)]
        waiting = (memories.recall(loaded, standing, mind) for mind in minds)
        ended = await asyncio.gather(*waiting, return_exceptions=True)
        await memories.recall(loaded, standing, BotMind(match.game, 0, "recorder"))
        return ended

    ended = asyncio.new_event_loop().run_until_complete(start())
    assert [type(one) for one in ended] == [*[type(None)] * 6, RuntimeError]
    assert (Store.reads, len(folds)) == (2, 2), "who comes later is shown it apart"
