"""What becomes of worlds of citizen bots (`make long`).

docs/bots.md has the figures of the last run.
"""

import json
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from intriga.lab.selfplay import Setting, derived, play_all

pytestmark = pytest.mark.long

WORLDS = 500
STATES, CITIZENS, TURNS = 4, 20, 30


def events(record: str) -> Iterator[dict[str, Any]]:
    """All events of a record, in their order."""
    for line in Path(record).read_text(encoding="utf-8").splitlines():
        yield from json.loads(line).get("events", [])


def frozen_turns(record: str) -> dict[str, list[int]]:
    """The turns in which each state was frozen (Z18), by its name as the events have it."""
    found: dict[str, list[int]] = {}
    turn = 1
    for event in events(record):
        if event["id"] == "zeppelin-turn":
            turn += 1
        elif event["id"] == "zeppelin-frozen":
            found.setdefault(json.dumps(event["params"]["where"]), []).append(turn)
    return found


@pytest.mark.rule("zeppelin", "item 9", "Z13", "Z15", "Z18")
def test_revolutions_happen_and_no_state_is_frozen_for_ever(tmp_path: Path) -> None:
    """Of 500 worlds most see a revolution, some of them win, nobody is frozen twice running, and
    every match ends by conquest or after its last turn."""
    settings = [
        Setting(
            "zeppelin",
            derived(2026, number),
            ("citizen",) * CITIZENS,
            {"states": STATES, "turns": TURNS},
        )
        for number in range(WORLDS)
    ]
    told: Counter[str] = Counter()
    ends: Counter[str] = Counter()
    rose = 0
    for match in play_all(settings, folder=str(tmp_path), jobs=2):
        assert match.record is not None
        here = Counter(event["id"] for event in events(match.record))
        told += here
        ends[match.outcome.reason.id] += 1
        rose += bool(here["zeppelin-revolution"])
        for turns in frozen_turns(match.record).values():
            assert all(later - earlier > 1 for earlier, later in pairwise(turns)), match.seed
        Path(match.record).unlink()
    print(ends, told.most_common())
    assert rose >= 0.8 * WORLDS
    assert told["zeppelin-revolution-won"] >= 0.05 * told["zeppelin-revolution"]
    assert told["zeppelin-revolution-failed"] >= 0.05 * told["zeppelin-revolution"]
    assert ends["zeppelin-end-conquest"] >= 0.05 * WORLDS
    assert sum(ends.values()) == WORLDS
