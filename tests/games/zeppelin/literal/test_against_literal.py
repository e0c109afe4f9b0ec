"""The rules compared with a second implementation, written from their text alone (`literal`):
random societies, and after each act its legality, the whole society, the rooms, who hears of it,
and what somebody sees."""

from collections import Counter

import pytest

from tests.games.zeppelin.literal import CITIZENS, HOSTS
from tests.games.zeppelin.literal.play import play

RULINGS = [f"Z{number}" for number in range(6, 31)]

HAPPENS = {
    *(kind.__name__ for kind in {**CITIZENS, **HOSTS}),
    *(f"{act} {how}" for act in ("MurderSecretly", "MurderOpenly") for how in ("killed", "failed")),
    *(f"revolution for {what} {how}" for what in ("rights", "parent") for how in ("won", "lost")),
    *(f"poll to {kind} carried" for kind in ("appoint", "arrest", "restore", "rights")),
    "polls voided",
    "request of a prisoner lapsed",
    "request of the dead waits",
    "resurrection",
    "refused",
    "host in vain",
}
"""What happens in a few societies; rarer things are in `test_rare_meetings`."""
FEW = (*range(5), 13, 37)
"""Seeds of few societies in which all of that happens."""


@pytest.mark.rule("zeppelin", *RULINGS, "Z8a", "Z43")
def test_societies_agree_with_the_literal_one() -> None:
    done: Counter[str] = Counter()
    for seed in FEW:
        done += play(seed, 400)
    assert done.total() > 2_000
    assert set(done) >= HAPPENS, sorted(HAPPENS - set(done))


@pytest.mark.thorough
@pytest.mark.rule("zeppelin", *RULINGS, "Z8a", "Z43")
def test_many_societies_agree_with_the_literal_one() -> None:
    done: Counter[str] = Counter()
    for seed in range(40):
        done += play(seed, 400)
    assert done.total() > 10_000
    assert set(done) >= HAPPENS, sorted(HAPPENS - set(done))
