"""When the server collects garbage: after it has grown, or after a long time."""

import gc
import subprocess
import sys

import pytest

from intriga.web.machine import memory
from intriga.web.machine.memory import GROWTH, LONGEST, Collector


@pytest.fixture
def sizes(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The size of the process: the last of these."""
    made = [0]
    monkeypatch.setattr(memory, "resident", lambda: made[-1])
    monkeypatch.setattr(gc, "set_threshold", lambda *_: None)
    monkeypatch.setattr(gc, "freeze", lambda: None)
    return made


@pytest.mark.thorough
def test_it_collects_when_the_process_has_grown(sizes: list[int]) -> None:
    collector = Collector(0.0)
    sizes.append(GROWTH - 1)
    assert not collector.tick(1.0)
    sizes.append(GROWTH)
    assert collector.tick(2.0)
    assert not collector.tick(3.0), "it has not grown since"


@pytest.mark.thorough
def test_it_collects_after_a_long_time(sizes: list[int]) -> None:
    collector = Collector(0.0)
    assert not collector.tick(LONGEST - 1)
    assert collector.tick(LONGEST)
    assert not collector.tick(LONGEST + 1)


@pytest.mark.skipif(sys.platform != "linux", reason="the size of a process is known on Linux")
def test_garbage_of_a_real_process_is_freed() -> None:
    """A process that leaves 200 MB in cycles has them back."""
    code = """
import gc, sys
from intriga.web.machine.memory import Collector, resident
collector = Collector(0.0)
before = resident()
gc.disable()
for _ in range(200):
    loop = [bytearray(b"x") * 1_000_000]
    loop.append(loop)
grown = resident() - before
collected = collector.tick(1.0)
print(grown // 1_000_000, collected, (resident() - before) // 1_000_000)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    grown, collected, left = done.stdout.split()
    assert int(grown) > 150
    assert collected == "True"
    assert int(left) < 50
