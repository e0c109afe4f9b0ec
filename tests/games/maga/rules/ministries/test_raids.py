"""Raids (item 42): what is taken, and from whom."""

import pytest

from intriga.games.maga.data.roles import Role
from intriga.games.maga.state import LineOutcome
from intriga.games.maga.subjects.ministries.defence.raid import Raid
from tests.games.maga.rules.contests.hearing import what
from tests.games.maga.world import K, M, outcomes, post, turn, world


@pytest.mark.rule("maga", "item 42", "item 28", "R-S3")
@pytest.mark.parametrize(("theirs", "taken"), [(5 * M, M), (400 * K, 400 * K), (0, 0), (-M, 0)])
def test_a_raid_takes_a_million_or_what_there_is(theirs: int, taken: int) -> None:
    """Of the treasury after the income of the turn. It counts in full all the same."""
    state = world()
    state.territories[1].treasury = theirs - 3 * M
    step = turn(state, {0: [Raid(target=1)]}, {"contest": [1]})
    assert outcomes(state, 0) == [LineOutcome.DONE]
    assert state.territories[1].treasury == theirs - taken
    assert state.territories[0].treasury == 12_500 * K + taken
    assert state.territories[0].credit == 500 * K
    assert post(state, 0, Role.DEFENCE).level == 2
    assert what(step, "raided")["amount"] == taken
