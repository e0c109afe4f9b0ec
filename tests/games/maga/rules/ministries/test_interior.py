"""The interior: recruited roles counted and freed (items 53, 54, R-I6)."""

import pytest

from intriga.games.maga.data.roles import Role
from intriga.games.maga.state import LineOutcome
from intriga.games.maga.subjects.actions import AnyLine
from intriga.games.maga.subjects.ministries.interior.check_recruited import CheckRecruited
from intriga.games.maga.subjects.ministries.interior.free_role import FreeRole
from intriga.games.maga.subjects.ministries.secretary.boost import Boost
from tests.games.maga.rules.contests.hearing import heard, state_no, told, what
from tests.games.maga.world import NUMBERS, K, M, outcomes, post, raise_to, reported, turn, world


@pytest.mark.rule("maga", "item 53", "R-T7")
@pytest.mark.parametrize(
    ("held", "word"), [(0, "none-recruited"), (1, "some-recruited"), (3, "some-recruited")]
)
def test_a_check_says_yes_or_no_and_costs_half_a_million(held: int, word: str) -> None:
    state = world()
    for role in list(Role)[:held]:
        post(state, 0, role).recruiter = 1
    taken = turn(state, {0: [CheckRecruited()]})
    assert what(taken, word) == {"land": state_no(0)}
    assert [heard(taken, seat) for seat in range(3)] == [[word], [], []]
    assert state.territories[0].treasury == 12_500 * K
    assert post(state, 0, Role.INTERIOR).level == 1


@pytest.mark.rule("maga", "item 53", "item 18")
def test_any_number_of_checks_leaves_the_ordinary_action() -> None:
    state = world()
    post(state, 0, Role.MEDIA).recruiter = 1
    raise_to(state, 0, 3, Role.INTERIOR)
    lines: list[AnyLine] = [CheckRecruited(), FreeRole(role=Role.MEDIA), CheckRecruited()]
    taken = turn(state, {0: lines}, {"contest": [1]})
    assert heard(taken, 0) == ["some-recruited", "none-recruited"]
    assert outcomes(state, 0) == [LineOutcome.DONE] * 3
    assert state.territories[0].treasury == 13 * M - M - 1_500 * K


@pytest.mark.rule("maga", "item 54", "R-I4", "R-T7")
def test_a_freed_role_is_nobodys_and_the_owner_learns_no_name() -> None:
    state = world()
    post(state, 0, Role.MEDIA).recruiter = 1
    taken = turn(state, {0: [FreeRole(role=Role.MEDIA)]}, {"contest": [1]})
    assert post(state, 0, Role.MEDIA).recruiter is None
    assert heard(taken, 0) == []
    assert what(taken, "contact-lost") == {
        "land": state_no(1),
        "target": state_no(0),
        "number": NUMBERS[Role.MEDIA],
    }
    assert post(state, 0, Role.INTERIOR).level == 2


@pytest.mark.rule("maga", "R-I6", "R-PAY1")
def test_freeing_one_who_is_not_recruited_looks_like_a_lost_contest() -> None:
    def seen(recruited: bool) -> tuple[object, ...]:
        state = world()
        if recruited:
            post(state, 0, Role.MEDIA).recruiter = 1
        taken = turn(state, {0: [FreeRole(role=Role.MEDIA)]}, {"contest": [0]})
        assert len(taken.draws) == recruited
        levels = [one.level for one in state.territories[0].roles.values()]
        return reported(state, 0), state.territories[0].treasury, levels, heard(taken, 0)

    assert seen(True) == seen(False)
    assert seen(False)[1] == 13 * M - 1_500 * K


@pytest.mark.rule("maga", "item 54", "item 20")
def test_only_the_recruiters_intelligence_defends() -> None:
    """The role itself, of level 9, does not count; nor does its state's FSB."""
    state = world()
    raise_to(state, 0, 3, Role.INTERIOR)
    raise_to(state, 0, 9, Role.MEDIA, Role.FSB)
    post(state, 0, Role.MEDIA).recruiter = 2
    taken = turn(state, {0: [FreeRole(role=Role.MEDIA)]}, {"contest": [1]})
    assert [one.below for one in taken.draws] == [8]
    assert told(taken, "contact-lost")[0].to == (2,)


@pytest.mark.rule("maga", "item 54", "item 61")
def test_a_boosted_interior_frees_nobody_in_that_turn() -> None:
    state = world()
    turn(state, {0: [Boost(role=Role.INTERIOR), FreeRole(role=Role.MEDIA)]})
    assert reported(state, 0)[1].why == "slot"
