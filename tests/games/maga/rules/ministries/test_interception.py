"""Missiles shot down (item 39, R-N6 to R-N10): the launcher attacks, the interceptor defends."""

import pytest

from intriga.games.maga.data.roles import Role
from intriga.games.maga.state import LineOutcome, State
from intriga.games.maga.subjects.actions import AnyLine
from intriga.games.maga.subjects.ministries.defence.arsenals import ChangeAbm
from intriga.games.maga.subjects.ministries.defence.cancel_strike import CancelStrike
from intriga.games.maga.subjects.ministries.defence.raid import Raid
from intriga.games.maga.subjects.ministries.defence.shoot_down import ShootDown
from intriga.games.maga.subjects.ministries.defence.strike import Strike
from intriga.games.maga.subjects.ministries.foreign.sabotage import Sabotage
from intriga.games.maga.subjects.ministries.secretary.boost import Boost
from intriga.games.maga.subjects.ministries.secretary.help import Help
from tests.games.maga.rules.contests.hearing import heard, state_no, told, what
from tests.games.maga.world import NUMBERS, M, outcomes, post, raise_to, reported, turn, world

FLIES, FALLS = 1, 0
"""Draws: the launcher wins, or loses."""


def flying(*rows: AnyLine, states: int = 5, launcher: int = 1, **options: bool) -> State:
    """State 0 has launched, with this level; everybody has five missiles of both kinds."""
    state = world(states, nuclear=5, abm=5, **options)
    raise_to(state, 0, launcher, Role.DEFENCE)
    turn(state, {0: rows})
    return state


def level(state: State, land: int, role: Role = Role.DEFENCE) -> int:
    return post(state, land, role).level


@pytest.mark.rule("maga", "item 39", "R-N6")
def test_one_shoots_at_a_missile_until_it_is_down_and_each_shot_is_spent() -> None:
    state = flying(Strike(target=2, most=2, hits=2))
    taken = turn(state, {2: [ShootDown(most=4)]}, {"contest": [FLIES, FLIES, FALLS, FLIES]})
    assert [(one.why, one.below) for one in taken.draws] == [("contest", 2)] * 4
    assert state.territories[2].abm == 1, "one of five, halved"
    assert state.territories[2].mood == 50
    assert level(state, 2) == 1, "not fully repelled"
    assert level(state, 0) == 2
    assert state.territories[0].credit == 2 * M


@pytest.mark.rule("maga", "item 39", "R-N6", "R-N8", "R-S3")
def test_one_shoots_no_more_than_flies_or_than_one_has() -> None:
    state = flying(Strike(target=2, most=1, hits=1))
    turn(state, {2: [ShootDown(most=5)]}, {"contest": [FALLS]})
    assert state.territories[2].abm == 4
    assert (state.territories[2].mood, state.territories[0].credit) == (100, 0)
    assert (level(state, 2), level(state, 0)) == (2, 1)
    state = flying(Strike(target=2, most=1, hits=1))
    turn(state, {2: [ShootDown(most=9)]}, {"contest": [FLIES] * 5})
    assert state.territories[2].abm == 0
    assert state.territories[2].mood == 50


@pytest.mark.rule("maga", "item 39", "R-N6")
def test_what_flies_at_oneself_is_shot_at_first_then_any_other_by_chance() -> None:
    rows = [Strike(target=1, most=2, hits=1), Strike(target=3, most=1, hits=1)]
    state = flying(*rows)
    draws = {"contest": [FALLS, FALLS], "missile": [1]}
    taken = turn(state, {3: [ShootDown(most=2)]}, draws)
    assert [(one.why, one.below) for one in taken.draws] == [
        ("contest", 2),  # 0 → 3
        ("missile", 2),  # two of 0 → 1
        ("contest", 2),
    ]
    assert [one.mood for one in state.territories] == [75, 50, 75, 100, 100]
    assert state.territories[0].nuclear == 3 - 1, "two left and one back, less a quarter: 1.5 + 0"


@pytest.mark.rule("maga", "R-N6")
def test_one_keeps_at_a_missile_also_if_it_was_chosen_by_chance() -> None:
    state = flying(Strike(target=1, most=1, hits=1), Strike(target=3, most=1, hits=1))
    draws = {"missile": [1], "contest": [FLIES, FALLS, FLIES]}
    taken = turn(state, {4: [ShootDown(most=3)]}, draws)
    assert [one.why for one in taken.draws] == ["missile", "contest", "contest", "contest"]
    assert [one.mood for one in state.territories] == [75, 50, 75, 100, 100]


@pytest.mark.rule("maga", "R-N6")
def test_one_does_not_shoot_at_ones_own() -> None:
    state = flying(Strike(target=2, most=1, hits=1))
    turn(state, {0: [ShootDown(most=3)]})
    assert outcomes(state, 0) == [LineOutcome.DONE]
    assert state.territories[0].abm == 5
    assert state.territories[2].mood == 50


@pytest.mark.rule("maga", "R-N6", "item 37")
def test_one_can_shoot_unwarned_with_what_one_has_just_bought() -> None:
    state = flying(Strike(target=2, most=1, hits=1))
    state.territories[2].abm = 0
    lines: list[AnyLine] = [ShootDown(most=1), ChangeAbm(missiles=1), ShootDown(most=1)]
    turn(state, {2: lines}, {"contest": [FALLS]})
    assert [one.why for one in reported(state, 2)] == ["no-missiles", "", ""]
    assert (state.territories[2].mood, state.territories[2].abm) == (100, 0)


@pytest.mark.rule("maga", "item 39", "item 20")
def test_a_weaker_launchers_missile_falls_without_a_draw() -> None:
    state = flying(Strike(target=2, most=1, hits=1))
    raise_to(state, 2, 2, Role.DEFENCE)
    taken = turn(state, {2: [ShootDown(most=1)]})
    assert taken.draws == []
    assert state.territories[2].mood == 100
    assert level(state, 2) == 3


@pytest.mark.rule("maga", "R-N7", "R-T5")
def test_the_launchers_side_is_what_it_was_at_the_launch() -> None:
    """Level 1 and a Secretary of level 4: 1 + 2 = 3, also when both have changed since."""
    state = world(5, nuclear=1, abm=1)
    raise_to(state, 0, 4, Role.SECRETARY)
    helps = Help(role=Role.SECRETARY, target=0, whom="defence")
    turn(state, {0: [helps, Strike(target=2, most=1, hits=1)]})
    raise_to(state, 0, 1, Role.SECRETARY)
    lists: dict[int, list[AnyLine]] = {
        0: [Boost(role=Role.DEFENCE)],
        2: [Raid(target=3), ShootDown(most=1)],
        3: [ShootDown(most=1)],
    }
    taken = turn(state, lists, {"contest": [FALLS, FLIES], "order": [0] * 3})
    assert [one.below for one in taken.draws if one.why == "contest"] == [2, 8]
    assert reported(state, 2)[1].why == "slot", "shooting is an ordinary action"
    assert state.territories[2].mood == 50
    assert level(state, 0) == 3, "the boost and the hit"
    assert level(state, 0, Role.SECRETARY) == 2, "who helped to launch"


@pytest.mark.rule("maga", "item 39", "R-HELP")
def test_an_interceptor_is_helped_by_anybody_and_they_rise_together() -> None:
    """5 : 1 + 8/4 + 8/4 = 5."""
    state = flying(Strike(target=2, most=1, hits=1), launcher=5)
    raise_to(state, 2, 8, Role.FINANCE)
    raise_to(state, 4, 8, Role.FINANCE)
    lists: dict[int, list[AnyLine]] = {
        2: [Help(role=Role.FINANCE, target=2, whom="defence"), ShootDown(most=1)],
        4: [Help(role=Role.FINANCE, target=2, whom=str(NUMBERS[Role.DEFENCE]))],
    }
    taken = turn(state, lists, {"contest": [FALLS]})
    assert taken.draws[0].below == 2
    assert level(state, 2) == 2
    assert level(state, 2, Role.FINANCE) == level(state, 4, Role.FINANCE) == 9


@pytest.mark.rule("maga", "R-T4", "item 21", "item 39")
def test_many_missiles_of_one_strike_are_one_upset() -> None:
    """3 : 1, then 3 : 2; two held against, one level for it and one for the repelled attack."""
    state = flying(Strike(target=2, most=2, hits=2), launcher=3)
    taken = turn(state, {2: [ShootDown(most=2)]}, {"contest": [FALLS, FALLS]})
    assert [one.below for one in taken.draws] == [8, 4]
    assert level(state, 2) == 3


@pytest.mark.rule("maga", "R-N8", "item 39")
def test_all_rise_who_downed_one_of_a_line_that_was_fully_repelled() -> None:
    state = flying(Strike(target=2, most=2, hits=1), Strike(target=4, most=1, hits=1))
    raise_to(state, 2, 3, Role.HEALTH)
    lists: dict[int, list[AnyLine]] = {land: [ShootDown(most=1)] for land in (1, 2, 3)}
    draws = {"order": [0, 0], "missile": [0, 0], "contest": [FALLS, FALLS, FLIES]}
    turn(state, lists, draws)
    # 1 downs one of 0 → 2, 2 the other, 3 fails at what is left: 0 → 4
    assert [level(state, land) for land in range(5)] == [2, 2, 2, 1, 1]
    assert [one.mood for one in state.territories] == [75, 100, 100, 75, 50]


@pytest.mark.rule("maga", "R-N8", "R-N2")
def test_of_a_line_that_got_through_nobody_rises_though_missiles_fell() -> None:
    state = flying(Strike(target=2, most=3, hits=1))
    turn(state, {2: [ShootDown(most=2)]}, {"contest": [FALLS, FALLS]})
    assert level(state, 2) == 1
    assert state.territories[2].mood == 50
    assert state.territories[0].nuclear == 2


@pytest.mark.rule("maga", "R-N2")
def test_a_match_can_ask_for_all_wanted_hits_or_none() -> None:
    state = flying(Strike(target=2, most=2, hits=2), all_hit=True)
    turn(state, {2: [ShootDown(most=1)]}, {"contest": [FALLS]})
    assert state.territories[2].mood == 100
    assert state.territories[0].nuclear == 4, "the one that was left returns"
    assert (level(state, 2), level(state, 0)) == (2, 1)


@pytest.mark.rule("maga", "R-N9")
def test_what_was_called_off_before_is_not_shot_at() -> None:
    state = flying(Strike(target=2, most=1, hits=1))
    wait = ChangeAbm(missiles=0)
    taken = turn(state, {0: [CancelStrike(target=2)], 2: [wait, ShootDown(most=1)]}, {"order": [0]})
    assert outcomes(state, 2)[1] is LineOutcome.DONE
    assert state.territories[2].abm == 5
    assert level(state, 2) == 1, "nothing was repelled"
    assert [heard(taken, seat) for seat in (0, 2)] == [[], []]


@pytest.mark.rule("maga", "R-N9", "R-N8", "R-N10", "item 64")
def test_who_shot_before_the_rest_was_called_off_learns_that_nothing_arrived() -> None:
    """No hit of a line at which one shot: fully repelled for who downed one (R-N8)."""
    state = flying(Strike(target=2, most=3, hits=2))
    wait = ChangeAbm(missiles=0)
    lists: dict[int, list[AnyLine]] = {
        0: [wait, wait, CancelStrike(target=2)],
        2: [ShootDown(most=1)],
        4: [wait, ShootDown(most=1)],
    }
    taken = turn(state, lists, {"order": [0] * 4, "missile": [0], "contest": [FALLS, FLIES]})
    assert [heard(taken, seat) for seat in range(5)] == [
        ["repelled"],
        [],
        ["repelled"],
        [],
        ["repelled"],
    ]
    assert [level(state, land) for land in (0, 2, 4)] == [1, 2, 1]
    assert state.territories[0].nuclear == 2
    assert state.territories[2].mood == 100


@pytest.mark.rule("maga", "R-N10", "item 64", "R-T7")
def test_those_who_shot_learn_what_came_of_it_and_not_where_it_was_aimed() -> None:
    state = flying(Strike(target=2, most=1, hits=1))
    taken = turn(state, {4: [ShootDown(most=1)]}, {"contest": [FLIES]})
    assert [heard(taken, seat) for seat in range(5)] == [
        ["impact"],
        [],
        ["nuclear-hit"],
        [],
        ["impact"],
    ]
    assert {tuple(sorted(one.params)) for one in told(taken, "impact")} == {
        ("hits", "land", "launcher")
    }
    state = flying(Strike(target=2, most=1, hits=1))
    taken = turn(state, {4: [ShootDown(most=1)]}, {"contest": [FALLS]})
    assert [heard(taken, seat) for seat in range(5)] == [
        ["repelled"],
        [],
        [],
        [],
        ["repelled"],
    ]
    assert level(state, 4) == 2, "also of what did not fly at oneself"


@pytest.mark.rule("maga", "R-T7", "item 20")
@pytest.mark.parametrize(("shooter", "where"), [(2, "here"), (4, "elsewhere")])
def test_a_much_weaker_launcher_is_seen_and_whether_they_aimed_here(
    shooter: int, where: str
) -> None:
    for higher, known in ((4, False), (5, True)):
        state = flying(Strike(target=2, most=1, hits=1))
        raise_to(state, shooter, higher, Role.DEFENCE)
        taken = turn(state, {shooter: [ShootDown(most=1)]})
        assert bool(told(taken, "launcher-seen")) is known
    found = dict(what(taken, "launcher-seen"))
    assert str(found.pop("aimed")).count(f"maga-aimed-{where}") == 1
    assert found == {"land": state_no(shooter), "attacker": state_no(0)}
    assert told(taken, "launcher-seen")[0].to == (shooter,)


@pytest.mark.rule("maga", "item 45", "R-ORD3")
def test_a_sabotage_stops_the_shooting() -> None:
    state = flying(Strike(target=2, most=1, hits=1))
    raise_to(state, 4, 9, Role.FOREIGN)
    sabotage = Sabotage(target=2, number=NUMBERS[Role.DEFENCE])
    turn(state, {2: [ShootDown(most=1)], 4: [sabotage]}, {"contest": [1]})
    assert outcomes(state, 2) == [LineOutcome.CANCELLED]
    assert state.territories[2].mood == 50
