"""Records are folded elsewhere, by a process that lasts and says why it cannot."""

import pytest

from intriga.lab.conformance import play
from intriga.lab.conformance.refold import digests, digests_elsewhere
from tests.shapes.ball import game as ball
from tests.shapes.lists import game as lists

SEED = 77


def test_one_process_folds_records_of_several_games() -> None:
    for game in (ball, lists, ball):
        matches = [play(game, 4, seed=seed, steps=20) for seed in range(2)]
        records = [match.lines for match in matches]
        written = [[step.entry.state for step in match.steps] for match in matches]
        assert digests_elsewhere(game, records, SEED) == digests(game, records) == written


def test_a_game_that_cannot_travel_is_an_error_and_the_next_one_is_folded() -> None:
    match = play(ball, 3, steps=20)
    with pytest.raises(RuntimeError, match="RecordError"):
        digests_elsewhere(ball, [match.lines[1:]], SEED)
    assert digests_elsewhere(ball, [match.lines], SEED) == digests(ball, [match.lines])
