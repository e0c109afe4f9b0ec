"""Roles fired (item 33) and the one who cannot be (R-I9)."""

import pytest

from intriga.games.maga.data.roles import Role
from intriga.games.maga.state import LineOutcome
from intriga.games.maga.subjects.actions import AnyLine
from intriga.games.maga.subjects.ministries.media.state_lie import StateLie
from intriga.games.maga.subjects.ministries.president.fire import Fire
from tests.games.maga.world import NUMBERS, M, outcomes, post, raise_to, reported, turn, world


@pytest.mark.rule("maga", "R-I9", "item 33")
def test_a_president_dismisses_nobody_less_than_themselves() -> None:
    """Nor does a recruited one on another's order."""
    state = world()
    raise_to(state, 0, 5, Role.PRESIDENT)
    post(state, 0, Role.PRESIDENT).recruiter = 1
    ordered = Fire(role=Role.PRESIDENT, through=f"0.{NUMBERS[Role.PRESIDENT]}", besides=True)
    turn(state, {0: [Fire(role=Role.PRESIDENT)], 1: [ordered]})
    for land in (0, 1):
        assert [(one.outcome, one.why) for one in reported(state, land)] == [
            (LineOutcome.REFUSED, "fires-itself")
        ]
    president = post(state, 0, Role.PRESIDENT)
    assert (president.level, president.recruiter, president.blocked) == (5, 1, 0)


@pytest.mark.rule("maga", "item 33", "R-T10", "R-ORD6", "R-I4")
def test_any_number_of_roles_is_dismissed_for_nothing_by_one_who_is_recruited_too() -> None:
    state = world()
    raise_to(state, 0, 5, Role.MEDIA)
    post(state, 0, Role.MEDIA).recruiter = 1
    lines: list[AnyLine] = [Fire(role=Role.MEDIA), Fire(role=Role.HEALTH), StateLie(target=2)]
    turn(state, {0: lines}, {"contest": [1]})
    assert outcomes(state, 0) == [LineOutcome.DONE] * 3, "what it does in this turn it does"
    media = post(state, 0, Role.MEDIA)
    assert (media.level, media.recruiter) == (3 + 1, None)  # half of five, up; and the lie
    assert post(state, 0, Role.HEALTH).level == 1
    assert state.territories[0].treasury == 12 * M
    turn(state, {0: [StateLie(target=2)]})
    assert reported(state, 0)[0].why == "blocked"


@pytest.mark.rule("maga", "item 33", "R-I4", "R-ORD pipeline")
def test_a_recruited_president_dismisses_whom_one_orders() -> None:
    state = world()
    raise_to(state, 0, 8, Role.FSB)
    post(state, 0, Role.PRESIDENT).recruiter = 1
    ordered = Fire(role=Role.FSB, through=f"0.{NUMBERS[Role.PRESIDENT]}")
    turn(state, {0: [Fire(role=Role.MEDIA)], 1: [ordered]})
    assert (outcomes(state, 0), outcomes(state, 1)) == ([LineOutcome.CANCELLED], [LineOutcome.DONE])
    assert post(state, 0, Role.FSB).level == 4
