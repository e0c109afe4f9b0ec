"""300 random societies of 1,000 acts, by the game and by the second, literal implementation of its
rulings at once."""

import pytest

from tests.games.zeppelin.literal.play import play

pytestmark = pytest.mark.long


@pytest.mark.parametrize("seed", range(300))
def test_societies_agree_with_the_literal_one(seed: int) -> None:
    assert play(1_000 + seed, 1_000).total() > 900
