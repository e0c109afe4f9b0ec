"""The FSB: roles protected, foreign intelligence found (items 43, 44, R-I8, R-PAY6, R-T9)."""

from collections.abc import Sequence

import pytest

from intriga.games.maga.data.roles import Role
from intriga.games.maga.state import LineOutcome, State
from intriga.games.maga.subjects.actions import AnyLine
from intriga.games.maga.subjects.ministries.defence.attack import Attack
from intriga.games.maga.subjects.ministries.foreign.kill import Kill
from intriga.games.maga.subjects.ministries.foreign.recruit import Recruit
from intriga.games.maga.subjects.ministries.foreign.sabotage import Sabotage
from intriga.games.maga.subjects.ministries.foreign.surveil import Surveil
from intriga.games.maga.subjects.ministries.fsb.find_foreign import FindForeign
from intriga.games.maga.subjects.ministries.fsb.protect import Protect
from intriga.games.maga.subjects.ministries.media.state_lie import StateLie
from intriga.games.maga.subjects.ministries.secretary.boost import Boost
from intriga.games.maga.subjects.ministries.secretary.help import Help
from intriga.kernel import Step
from tests.games.maga.rules.contests.hearing import heard, state_no, what
from tests.games.maga.world import NUMBERS, K, M, outcomes, post, raise_to, reported, turn, world

PRESS = NUMBERS[Role.MEDIA]
WON, LOST = {"contest": [1] * 4, "order": [0] * 6}, {"contest": [0] * 4, "order": [0] * 6}


def besieged(intelligence: int, fsb: int = 6, **options: bool) -> State:
    """State 0 acts against the roles of state 1, whose FSB is of this level; the press is of 2."""
    state = world(4, **options)
    raise_to(state, 0, intelligence, Role.FOREIGN)
    raise_to(state, 1, fsb, Role.FSB)
    raise_to(state, 1, 2, Role.MEDIA)
    return state


def chances(taken: Step) -> list[int]:
    return [one.below for one in taken.draws if one.why == "contest"]


AGAINST: list[AnyLine] = [
    Sabotage(target=1, number=PRESS),
    Recruit(target=1, number=PRESS),
    Kill(target=1, number=PRESS),
    Surveil(target=1, whom="media"),
]


@pytest.mark.rule("maga", "item 43", "R-I8")
@pytest.mark.parametrize("line", AGAINST, ids=lambda line: type(line).__name__.lower())
def test_a_share_of_the_level_defends_a_role_against_foreign_intelligence(line: AnyLine) -> None:
    """5 : 2 + half of 6. The director rises, as the role was targeted."""
    state = besieged(5)
    post(state, 1, Role.HEALTH).recruiter = 0
    taken = turn(state, {0: [line], 1: [Protect(role=Role.MEDIA, percent=50)]}, LOST)
    assert chances(taken) == [2]
    assert post(state, 1, Role.FSB).level == 7
    assert post(state, 1, Role.MEDIA).level == 2
    assert state.territories[1].treasury == 12_500 * K
    assert heard(taken, 1) == []


@pytest.mark.rule("maga", "item 43", "R-I8")
def test_it_rises_also_if_the_protection_was_too_weak() -> None:
    state = besieged(5)
    turn(state, {0: [AGAINST[1]], 1: [Protect(role=Role.MEDIA, percent=10)]}, WON)
    assert post(state, 1, Role.MEDIA).recruiter == 0
    assert post(state, 1, Role.FSB).level == 7


@pytest.mark.rule("maga", "R-I8", "item 43")
@pytest.mark.parametrize(
    "line", [StateLie(target=1), Sabotage(target=1, number=NUMBERS[Role.HEALTH])]
)
def test_it_counts_against_nothing_else_and_for_no_other_role(line: AnyLine) -> None:
    state = besieged(2)
    raise_to(state, 0, 2, Role.MEDIA)
    raise_to(state, 1, 2, Role.HEALTH)
    taken = turn(state, {0: [line], 1: [Protect(role=Role.MEDIA, percent=100)]}, LOST)
    assert chances(taken) == [2]
    assert post(state, 1, Role.FSB).level == 6


@pytest.mark.rule("maga", "item 43", "R-I8")
def test_shares_are_tenths_and_the_director_rises_once_a_turn() -> None:
    """10 : 2 + 60 % of 10; 5 : 1 + 40 % of 10."""
    state = besieged(10, fsb=10)
    raise_to(state, 2, 5, Role.FOREIGN)
    lists: dict[int, list[AnyLine]] = {
        0: [Sabotage(target=1, number=PRESS)],
        1: [Protect(role=Role.MEDIA, percent=60), Protect(role=Role.HEALTH, percent=40)],
        2: [Sabotage(target=1, number=NUMBERS[Role.HEALTH])],
    }
    taken = turn(state, lists, LOST)
    assert chances(taken) == [8, 2]
    assert post(state, 1, Role.FSB).level == 11
    assert state.territories[1].treasury == 12_500 * K, "one action, paid once"


@pytest.mark.rule("maga", "item 43", "R-I8")
@pytest.mark.parametrize(
    "shares",
    [[(Role.MEDIA, 60), (Role.HEALTH, 50)], [(Role.MEDIA, 30), (Role.MEDIA, 30)]],
)
def test_more_than_all_or_a_role_twice_is_refused(shares: Sequence[tuple[Role, int]]) -> None:
    state = besieged(5)
    lines = [Protect(role=role, percent=percent) for role, percent in shares]
    taken = turn(state, {0: [AGAINST[0]], 1: lines}, LOST)
    assert [one.why for one in reported(state, 1)] == ["too-much-protection"] * 2
    assert chances(taken) == [16]
    assert state.territories[1].treasury == 13 * M


@pytest.mark.rule("maga", "R-I8", "R-HELP", "R-T9", "item 23")
def test_helpers_enlarge_the_pool_and_a_presidents_share_is_not_doubled_there() -> None:
    """6 + 8/4 of the President + 8/4 of a foreign minister = 10: the press has 2 + 5."""
    state = besieged(7)
    raise_to(state, 1, 8, Role.PRESIDENT)
    raise_to(state, 2, 8, Role.FINANCE)
    lists: dict[int, list[AnyLine]] = {
        0: [AGAINST[0]],
        1: [
            Protect(role=Role.MEDIA, percent=50),
            Help(role=Role.PRESIDENT, target=1, whom="fsb"),
        ],
        2: [Help(role=Role.FINANCE, target=1, whom=str(NUMBERS[Role.FSB]))],
    }
    taken = turn(state, lists, LOST)
    assert chances(taken) == [2]
    assert post(state, 1, Role.FSB).level == 7
    assert post(state, 1, Role.PRESIDENT).level == post(state, 2, Role.FINANCE).level == 9


@pytest.mark.rule("maga", "R-I8", "R-ORD4")
def test_the_pool_is_fixed_before_all_other_lines() -> None:
    """The director's level rises by a boost first; the pool is of 6 all the same."""
    state = besieged(5)
    boosted: list[AnyLine] = [Boost(role=Role.FSB), Protect(role=Role.MEDIA, percent=50)]
    wait: list[AnyLine] = [Boost(role=Role.HEALTH), AGAINST[0]]
    assert chances(turn(state, {0: wait, 1: boosted}, LOST)) == [2]
    assert post(state, 1, Role.FSB).level == 8


@pytest.mark.rule("maga", "R-T9", "item 22", "R-I8")
def test_of_a_president_the_level_counts_twice_before_shares_are_added() -> None:
    """9 : 2 × 3 + half of 6."""
    state = besieged(9)
    raise_to(state, 1, 3, Role.PRESIDENT)
    lists: dict[int, list[AnyLine]] = {
        0: [Sabotage(target=1, number=NUMBERS[Role.PRESIDENT])],
        1: [Protect(role=Role.PRESIDENT, percent=50)],
    }
    assert chances(turn(state, lists, LOST)) == [2]


@pytest.mark.rule("maga", "R-I8", "item 43", "item 18")
def test_protecting_takes_no_ordinary_action_and_no_level_from_other_work() -> None:
    """The search of a director of 6 who protects with all of it: 6 : 5; the war 9 : 6 + 1 + 1."""
    state = besieged(5)
    state.territories[1].agents = [0]
    raise_to(state, 2, 9, Role.DEFENCE)
    turn(state, {2: [Attack(target=1)]})
    lines: list[AnyLine] = [Protect(role=Role.MEDIA, percent=100), FindForeign(target=0)]
    taken = turn(state, {1: lines}, LOST)
    assert outcomes(state, 1) == [LineOutcome.DONE, LineOutcome.FAILED]
    assert chances(taken) == [4, 4]


@pytest.mark.rule("maga", "R-ORD pipeline", "R-I8", "item 45")
def test_a_sabotage_of_the_director_ends_all_protection() -> None:
    """Before it: 6 : 2 + 4 for the press; after it nothing, and no level."""
    for first in (True, False):
        state = besieged(6, fsb=4)
        raise_to(state, 2, 10, Role.FOREIGN)
        director = Sabotage(target=1, number=NUMBERS[Role.FSB])
        wait = Boost(role=Role.JUSTICE)
        lists: dict[int, list[AnyLine]] = {
            0: [wait, AGAINST[0]] if first else [AGAINST[0]],
            1: [Protect(role=Role.MEDIA, percent=100)],
            2: [director] if first else [wait, director],
        }
        draws = {"contest": [1, 0] if first else [0, 1], "order": [0]}
        assert chances(turn(state, lists, draws)) == ([2**7, 32] if first else [2, 64])
        assert post(state, 1, Role.FSB).level == (4 if first else 5)


@pytest.mark.rule("maga", "R-ORD pipeline", "R-I8", "item 45")
def test_a_sabotage_that_hits_another_line_too_ends_the_protection_all_the_same() -> None:
    state = besieged(6, fsb=4)
    raise_to(state, 2, 10, Role.FOREIGN)
    lists: dict[int, list[AnyLine]] = {
        0: [Boost(role=Role.JUSTICE), AGAINST[0]],
        1: [Boost(role=Role.JUSTICE), FindForeign(target=0), Protect(role=Role.MEDIA, percent=100)],
        2: [Sabotage(target=1, number=NUMBERS[Role.FSB])],
    }
    draws = {"contest": [1, 0], "order": [0] * 4}
    assert chances(turn(state, lists, draws)) == [2**7, 32]
    assert outcomes(state, 1)[1:] == [LineOutcome.CANCELLED, LineOutcome.DONE]


# ── the search ──────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("maga", "item 44", "R-PAY6", "R-T7")
@pytest.mark.parametrize("result", [0, 1])
def test_whoever_acted_here_with_or_without_success_can_be_found(result: int) -> None:
    """In this stage, before the search."""
    state = besieged(6, fsb=9)
    wait = Boost(role=Role.JUSTICE)
    lists: dict[int, list[AnyLine]] = {0: [AGAINST[0]], 1: [wait, FindForeign(target=0)]}
    taken = turn(state, lists, {"contest": [result, 1], "order": [0]})
    assert outcomes(state, 1)[1] is LineOutcome.DONE
    assert what(taken, "found") == {
        "land": state_no(1),
        "target": state_no(0),
        "number": NUMBERS[Role.FOREIGN],
    }
    assert heard(taken, 0) == []
    assert state.territories[1].found == {0: NUMBERS[Role.FOREIGN]}


@pytest.mark.rule("maga", "item 44", "R-PAY6")
def test_an_attempt_of_an_earlier_turn_counts_too_and_one_elsewhere_does_not() -> None:
    state = besieged(6)
    turn(state, {0: [AGAINST[0]]}, LOST)
    lists = {1: [FindForeign(target=0)], 2: [FindForeign(target=0)]}
    raise_to(state, 2, 6, Role.FSB)
    turn(state, lists, WON)
    assert outcomes(state, 1) == [LineOutcome.DONE]
    assert outcomes(state, 2) == [LineOutcome.FAILED]


@pytest.mark.rule("maga", "R-PAY6", "R-T7")
def test_a_search_for_one_who_did_nothing_is_charged_and_looks_like_a_lost_contest() -> None:
    def search(active: bool) -> tuple[object, ...]:
        state = besieged(6)
        state.territories[1].agents = [0] if active else []
        taken = turn(state, {1: [FindForeign(target=0)]}, LOST)
        assert len(taken.draws) == active
        levels = [one.level for one in state.territories[1].roles.values()]
        return reported(state, 1), state.territories[1].treasury, levels, heard(taken, 1)

    assert search(True) == search(False)
    assert search(False)[1] == 10 * M
    state = besieged(6, free_search=True)
    turn(state, {1: [FindForeign(target=0)]})
    assert reported(state, 1)[0].why == "nobody-there"
    assert state.territories[1].treasury == 13 * M


@pytest.mark.rule("maga", "R-PAY6", "R-ORD6", "R-I8")
def test_one_who_tried_to_kill_a_dead_role_was_here_too() -> None:
    """An attempt in vain is reported like a lost contest, and it is an attempt."""
    state = besieged(6)
    post(state, 1, Role.HEALTH).recruiter = 0
    post(state, 1, Role.MEDIA).blocked = 1
    turn(state, {0: [AGAINST[2]], 1: [Protect(role=Role.MEDIA, percent=50)]})
    assert outcomes(state, 0) == [LineOutcome.FAILED]
    assert state.territories[1].agents == [0]
    assert post(state, 1, Role.FSB).level == 7
    turn(state, {1: [FindForeign(target=0)]}, WON)
    assert outcomes(state, 1) == [LineOutcome.DONE]
