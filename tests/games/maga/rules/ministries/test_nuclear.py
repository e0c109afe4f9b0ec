"""Strikes: launch, impact, result (items 38, 40, 64, R-N1 to R-N5, R-N9, R-N10, R-N12)."""

import pytest

from intriga.games.maga.data.roles import Role
from intriga.games.maga.state import LineOutcome, State
from intriga.games.maga.subjects.actions import AnyLine
from intriga.games.maga.subjects.ministries.defence.arsenals import ChangeAbm
from intriga.games.maga.subjects.ministries.defence.cancel_strike import CancelStrike
from intriga.games.maga.subjects.ministries.defence.raid import Raid
from intriga.games.maga.subjects.ministries.defence.strike import Strike
from intriga.games.maga.subjects.ministries.foreign.sabotage import Sabotage
from intriga.kernel import Step
from tests.games.maga.rules.contests.hearing import heard, state_no, told, what
from tests.games.maga.world import NUMBERS, K, M, outcomes, post, raise_to, reported, turn, world


def fly(state: State, *rows: AnyLine, by: int = 0) -> Step:
    """A state launches; what follows in the next turn is the test's."""
    return turn(state, {by: rows})


def moods(state: State) -> list[int]:
    return [one.mood for one in state.territories]


@pytest.mark.rule("maga", "item 38", "item 64", "item 70", "R-N4")
def test_a_hit_halves_the_target_and_costs_its_neighbours_a_quarter_a_turn_later() -> None:
    state = world(5, nuclear=4, level=3)
    fly(state, Strike(target=2, most=1, hits=1))
    assert state.territories[0].nuclear == 3
    assert moods(state) == [100] * 5
    assert post(state, 0, Role.DEFENCE).level == 3
    turn(state)
    # 10 + 2 × (3 − 4 × 0.05) = 15.6 millions each
    assert [one.treasury for one in state.territories] == [
        15_600 * K,
        11_700 * K,
        7_800 * K,
        11_700 * K,
        15_600 * K,
    ]
    assert [set(one.incomes.values()) for one in state.territories] == [
        {M},
        {750 * K},
        {500 * K},
        {750 * K},
        {M},
    ]
    assert [one.nuclear for one in state.territories] == [3, 3, 2, 3, 4]
    assert moods(state) == [100, 75, 50, 75, 100]
    assert {one.level for one in state.territories[2].roles.values()} == {3}, "levels stay"
    assert post(state, 0, Role.DEFENCE).level == 4
    assert [one.credit for one in state.territories] == [2 * M, 0, 0, 0, 0]


@pytest.mark.rule("maga", "R-N3", "R-P2")
def test_hits_multiply_exactly_and_are_rounded_once() -> None:
    """A lone missile: 1 → 0.5 → 0.25, not 1 → 1 → 1."""
    state = world(5, nuclear=2, abm=1)
    fly(state, Strike(target=2, most=2, hits=2))
    turn(state)
    struck, neighbour = state.territories[2], state.territories[3]
    assert struck.abm == 0
    assert (struck.mood, neighbour.mood) == (25, 56)  # 56.25
    assert struck.nuclear == 1  # 0.5
    assert neighbour.nuclear == 1  # 1.125
    assert state.territories[0].credit == 4 * M
    assert post(state, 0, Role.DEFENCE).level == 2


@pytest.mark.rule("maga", "R-N1", "R-N3", "R-N4", "R-S3")
def test_one_strike_has_many_targets_and_is_worth_one_level() -> None:
    state = world(4, nuclear=4)
    fly(state, Strike(target=1, most=1, hits=1), Strike(target=2, most=1, hits=1))
    assert outcomes(state, 0) == [LineOutcome.DONE] * 2
    turn(state)
    # 1 and 2: half for the own hit, three quarters for the neighbour's: 37.5; 0 and 3 beside one
    assert moods(state) == [75, 38, 38, 75], "the attacker is not exempt"
    assert post(state, 0, Role.DEFENCE).level == 2
    assert state.territories[0].credit == 4 * M


@pytest.mark.rule("maga", "R-N4")
def test_of_two_states_the_other_is_a_neighbour_once() -> None:
    state = world(2, nuclear=1)
    fly(state, Strike(target=1, most=1, hits=1))
    turn(state)
    assert moods(state) == [75, 50]


@pytest.mark.rule("maga", "R-N1", "item 38", "item 18")
def test_a_target_is_named_once_and_a_strike_takes_the_ordinary_action() -> None:
    state = world(nuclear=4)
    fly(state, Strike(target=1, most=1, hits=1), Strike(target=1, most=1, hits=1))
    assert [one.why for one in reported(state, 0)] == ["target-twice"] * 2
    fly(state, Strike(target=1, most=1, hits=1), Raid(target=2))
    assert reported(state, 0)[1].why == "slot"


@pytest.mark.rule("maga", "R-N2")
def test_no_more_hit_than_were_wanted_and_the_rest_returns() -> None:
    state = world(5, nuclear=4)
    fly(state, Strike(target=2, most=3, hits=1))
    assert state.territories[0].nuclear == 1
    turn(state)
    assert state.territories[0].nuclear == 3
    assert moods(state)[2] == 50
    assert state.territories[0].credit == 2 * M


@pytest.mark.rule("maga", "R-N2")
def test_what_the_arsenal_lacks_is_cut_in_the_order_of_the_list() -> None:
    state = world(5, nuclear=4)
    rows = [Strike(target=land, most=3, hits=2) for land in (1, 2, 3)]
    fly(state, *rows)
    flying = [(one.target, one.missiles, one.hits) for one in state.flights]
    assert flying == [(1, 3, 2), (2, 1, 1)]
    turn(state)
    assert state.territories[0].credit == 6 * M
    assert state.territories[0].nuclear == 1


@pytest.mark.rule("maga", "R-N2", "item 38")
@pytest.mark.parametrize(
    ("nuclear", "row", "why"),
    [
        (0, Strike(target=1, most=1, hits=1), "no-missiles"),
        (2, Strike(target=1, most=1, hits=2), "more-hits-than-missiles"),
        (2, Strike(target=0, most=1, hits=1), "no-target"),
    ],
)
def test_what_is_no_strike_is_refused(nuclear: int, row: Strike, why: str) -> None:
    state = world(nuclear=nuclear)
    fly(state, row)
    assert reported(state, 0)[0].why == why
    assert (state.flights, state.territories[0].nuclear) == ([], nuclear)


@pytest.mark.rule("maga", "R-N2", "R-P2", "item 36")
def test_missiles_in_flight_are_kept_but_no_percentage_touches_them() -> None:
    """Two of six stay and are halved; four fly, one hits, three return."""
    state = world(5, nuclear=6)
    turn(
        state,
        {0: [Strike(target=2, most=4, hits=1)], 3: [Strike(target=0, most=1, hits=1)]},
        {"order": [0]},
    )
    turn(state)
    assert state.territories[0].nuclear == 1 + 3
    assert state.territories[0].treasury == (16 * M - 2 * 6 * 50 * K) // 2


@pytest.mark.rule("maga", "item 64", "item 37", "R-N5", "R-T7")
def test_whoever_has_an_interceptor_learns_who_launched_and_no_more() -> None:
    state = world(5, nuclear=2)
    state.territories[3].abm = 1
    taken = turn(
        state,
        {
            0: [Strike(target=1, most=2, hits=1)],
            2: [ChangeAbm(missiles=1)],
        },
        {"order": [0]},
    )
    assert [heard(taken, seat) for seat in range(5)] == [[], [], ["launch"], ["launch"], []]
    first, second = told(taken, "launch")
    assert first.params == {"land": state_no(2), "launcher": state_no(0)}
    assert second.params == {"land": state_no(3), "launcher": state_no(0)}


@pytest.mark.rule("maga", "item 37", "R-N5")
def test_one_who_had_interceptors_once_is_not_warned() -> None:
    state = world(4, nuclear=1)
    state.territories[2].abm = 1
    lists: dict[int, list[AnyLine]] = {
        0: [Strike(target=1, most=1, hits=1)],
        2: [ChangeAbm(missiles=-1)],
    }
    assert told(turn(state, lists, {"order": [0]}), "launch") == []


@pytest.mark.rule("maga", "R-N5")
def test_a_match_can_tell_how_many_fly_but_never_where() -> None:
    state = world(4, nuclear=3, show_missiles=True)
    state.territories[3].abm = 1
    rows = [Strike(target=1, most=2, hits=1), Strike(target=2, most=1, hits=1)]
    assert what(fly(state, *rows), "launch-counted") == {
        "land": state_no(3),
        "launcher": state_no(0),
        "count": 3,
    }


@pytest.mark.rule("maga", "R-N10", "item 64")
def test_the_result_is_told_to_the_launcher_the_victim_sees_a_hit() -> None:
    state = world(5, nuclear=1)
    fly(state, Strike(target=2, most=1, hits=1))
    taken = turn(state)
    assert [heard(taken, seat) for seat in range(5)] == [["impact"], [], ["nuclear-hit"], [], []]
    assert what(taken, "nuclear-hit") == {"land": state_no(2), "hits": 1}


@pytest.mark.rule("maga", "item 40", "R-N9")
def test_a_strike_is_called_off_a_turn_later_by_direction_and_its_missiles_are_lost() -> None:
    state = world(5, nuclear=4)
    rows = [Strike(target=1, most=2, hits=1), Strike(target=3, most=1, hits=1)]
    turn(state, {0: [*rows, CancelStrike(target=1)]})
    assert reported(state, 0)[2].why == "no-flight", "not before they fly"
    turn(state, {0: [CancelStrike(target=2), CancelStrike(target=1), Raid(target=2)]}, RAID)
    assert outcomes(state, 0) == [LineOutcome.REFUSED, LineOutcome.DONE, LineOutcome.FAILED]
    assert moods(state) == [100, 100, 75, 50, 75]
    assert state.territories[0].nuclear == 1
    assert state.territories[0].credit == 2 * M


RAID = {"contest": [0]}


@pytest.mark.rule("maga", "item 40", "item 38")
def test_all_directions_can_be_called_off_and_that_is_worth_nothing() -> None:
    state = world(5, nuclear=2)
    fly(state, Strike(target=1, most=1, hits=1), Strike(target=3, most=1, hits=1))
    taken = turn(state, {0: [CancelStrike(target=1), CancelStrike(target=3)]})
    assert outcomes(state, 0) == [LineOutcome.DONE] * 2
    assert moods(state) == [100] * 5
    assert post(state, 0, Role.DEFENCE).level == 1
    assert (state.territories[0].nuclear, state.territories[0].credit) == (0, 0)
    assert heard(taken, 0) == []
    assert state.territories[0].treasury == 16 * M - 2 * 2 * 50 * K


@pytest.mark.rule("maga", "item 38", "R-ORD3")
def test_a_sabotage_stops_a_launch_but_nothing_that_flies() -> None:
    strike: list[AnyLine] = [Strike(target=2, most=1, hits=1)]
    sabotage: list[AnyLine] = [Sabotage(target=0, number=NUMBERS[Role.DEFENCE])]
    for first, second, mood in (
        ({0: strike, 4: sabotage}, {}, 100),
        ({0: strike}, {4: sabotage}, 50),
    ):
        state = world(5, nuclear=1)
        raise_to(state, 4, 9, Role.FOREIGN)
        turn(state, first, {"contest": [1]})
        turn(state, second, {"contest": [1]})
        assert state.territories[2].mood == mood


@pytest.mark.rule("maga", "R-N12")
def test_what_flies_after_the_last_turn_returns() -> None:
    state = world(4, nuclear=2, turns=1)
    fly(state, Strike(target=1, most=2, hits=1))
    assert (state.territories[0].nuclear, state.flights) == (2, [])
    assert moods(state) == [100] * 4
    assert state.scores[0].nuclear == 0


@pytest.mark.rule("maga", "R-N12")
def test_a_match_can_have_one_more_stage_for_what_flies() -> None:
    state = world(5, nuclear=2, turns=1, closing=True)
    fly(state, Strike(target=2, most=2, hits=1))
    assert moods(state) == [100, 75, 50, 75, 100]
    assert state.territories[0].credit == 2 * M
