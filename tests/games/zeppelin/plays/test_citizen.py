"""The citizen bot: all that it does is accepted, whatever the options, and its worlds are alive."""

from collections import Counter
from pathlib import Path

import msgspec
import pytest

from intriga.games.zeppelin import game
from intriga.games.zeppelin.bot.citizen import Citizen
from intriga.lab.driver import Driver
from intriga.lab.selfplay import Setting, engine_for, play, prepare
from tests.kit.sampled import sampled

SETTINGS = [
    Setting("zeppelin", 1, ("citizen",) * 9, {"states": 3, "turns": 10, "map": "baltic"}),
    Setting("zeppelin", 2, ("citizen",) * 12, {"states": 4, "turns": 6, "builds_window": False}),
    Setting(
        "zeppelin",
        3,
        ("citizen",) * 10,
        {"states": 2, "turns": 8, "turn": "phase", "root_guard": False, "review": True},
    ),
    Setting(
        "zeppelin",
        4,
        ("citizen",) * 12,
        {"states": 3, "turns": 8, "migration": "immediate", "revolution_freeze": False},
    ),
    Setting("zeppelin", 5, ("citizen",) * 3, {"states": 2, "turns": 6, "early_end": False}),
]


@pytest.mark.parametrize("setting", sampled(SETTINGS), ids=lambda setting: str(setting.options))
def test_no_act_is_refused_in_a_whole_match(setting: Setting) -> None:
    header, secret = prepare(setting)
    driver = Driver(engine_for(game, header, secret), [Citizen() for _ in setting.bots], 1)
    ended = [advance.position.outcome for advance in driver][-1]
    assert ended is not None
    assert driver.refusals == 0


@pytest.mark.thorough
def test_a_world_of_bots_fights_and_quarrels() -> None:
    """Armies get orders, polls and revolutions are decided, centres change hands."""
    setting = Setting("zeppelin", 11, ("citizen",) * 20, {"states": 4, "turns": 16})
    header, secret = prepare(setting)
    driver = Driver(engine_for(game, header, secret), [Citizen() for _ in setting.bots], 1)
    acts: Counter[str] = Counter()
    told: Counter[str] = Counter()
    for advance in driver:
        acts[msgspec.json.decode(advance.entry.act)["type"]] += 1
        told.update(event.id for event in advance.entry.events)
    assert {"orders", "builds", "vote-poll", "take-side", "migrate", "ready"} <= set(acts)
    assert told["zeppelin-revolution"]
    assert told["zeppelin-poll-carried"]
    assert told["zeppelin-poll-failed"]


@pytest.mark.thorough
def test_the_same_seed_gives_the_same_match(tmp_path: Path) -> None:
    records = []
    for folder in ("one", "two"):
        played = play(SETTINGS[0], str(tmp_path / folder))
        assert played.record is not None
        records.append(Path(played.record).read_bytes())
    assert records[0] == records[1]
