"""Land wars: declared, gathered for, won and lost (items 41, 65, R-W1 to R-W3, R-T2, R-T10)."""

import pytest

from intriga.games.maga.data.roles import Role
from intriga.games.maga.state import LineOutcome, State
from intriga.games.maga.subjects.actions import AnyLine
from intriga.games.maga.subjects.ministries.defence.attack import Attack
from intriga.games.maga.subjects.ministries.defence.raid import Raid
from intriga.games.maga.subjects.ministries.foreign.sabotage import Sabotage
from intriga.games.maga.subjects.ministries.secretary.boost import Boost
from intriga.games.maga.subjects.ministries.secretary.help import Help
from intriga.kernel import Step
from tests.games.maga.rules.contests.hearing import heard, state_no, what
from tests.games.maga.world import (
    NUMBERS,
    K,
    M,
    outcomes,
    post,
    raise_to,
    reported,
    turn,
    world,
)

PRINCIPALS = (Role.DEFENCE, Role.FSB, Role.INTERIOR)
WON, LOST = {"contest": [1]}, {"contest": [0]}


def declared(states: int = 4, *, ours: int = 9, **options: int) -> State:
    """State 0, whose minister of defence has this level, has attacked state 1."""
    state = world(states, **options)
    raise_to(state, 0, ours, Role.DEFENCE)
    turn(state, {0: [Attack(target=1)]})
    return state


def help_abroad(role: Role, target: int, whom: Role) -> Help:
    return Help(role=role, target=target, whom=str(NUMBERS[whom]))


def below(taken: Step) -> list[int]:
    """Out of how many each contest was drawn."""
    return [one.below for one in taken.draws if one.why == "contest"]


@pytest.mark.rule("maga", "item 41", "item 65", "R-W1", "R-T7")
def test_an_attack_is_free_and_told_to_its_victim_with_the_attackers_name() -> None:
    state = world(4)
    state.territories[0].treasury = -5 * M
    taken = turn(state, {0: [Attack(target=1)]})
    assert outcomes(state, 0) == [LineOutcome.DONE]
    assert state.territories[0].treasury == -2 * M
    assert [heard(taken, seat) for seat in range(4)] == [[], ["attacked"], [], []]
    assert what(taken, "attacked") == {"land": state_no(1), "attacker": state_no(0)}
    assert [one.team for one in state.territories] == [0, 1, 2, 3]


@pytest.mark.rule("maga", "item 41", "item 18")
def test_one_attacks_once_a_turn_and_does_nothing_else_ordinary() -> None:
    state = world(4)
    turn(state, {0: [Attack(target=1), Attack(target=2), Raid(target=2)]})
    assert [one.why for one in reported(state, 0)] == ["", "slot", "slot"]


@pytest.mark.rule("maga", "item 41", "item 65", "R-T10", "R-W2", "R-P1")
def test_the_loser_loses_half_of_all_and_the_winner_learns_half_of_what_is_better() -> None:
    state = declared(nuclear=3)
    raise_to(state, 1, 2, *PRINCIPALS)
    raise_to(state, 1, 9, Role.HEALTH)
    raise_to(state, 1, 8, Role.MEDIA)
    raise_to(state, 1, 3, Role.JUSTICE)
    taken = turn(state, {}, WON)
    assert below(taken) == [16]  # 9 : 2 + 2 + 2
    winner, loser = state.territories[0], state.territories[1]
    # 10 + 2 × (3 − 3 × 0.05) = 15.7 millions
    assert (winner.treasury, loser.treasury) == (15_700 * K, 7_850 * K)
    assert set(winner.incomes.values()) == {M}
    assert set(loser.incomes.values()) == {500 * K}
    assert (loser.nuclear, loser.mood) == (2, 50)
    assert (winner.nuclear, winner.mood) == (3, 100)
    theirs = {role: one.level for role, one in loser.roles.items()}
    assert theirs == {
        **dict.fromkeys(Role, 1),
        Role.HEALTH: 5,  # 4.5
        Role.MEDIA: 4,
        Role.JUSTICE: 2,  # 1.5
    }
    ours = {role: one.level for role, one in winner.roles.items()}
    assert ours == {
        **dict.fromkeys(Role, 1),
        Role.DEFENCE: 10,
        Role.HEALTH: 3,  # (5 − 1) / 2
        Role.MEDIA: 3,  # (4 − 1) / 2 = 1.5
        Role.JUSTICE: 2,  # (2 − 1) / 2 = 0.5
    }
    assert loser.team == 0
    assert (winner.credit, loser.credit) == (0, 0)
    assert loser.revolt == 0, "a mood of 50 is none"


@pytest.mark.rule("maga", "R-W2")
def test_the_winners_level_rises_before_the_roles_are_compared() -> None:
    """4 + 14/2 : 9 + 1 + 1. The winner's defence is 5 then, as is half of nine."""
    state = declared(ours=4)
    raise_to(state, 0, 14, Role.SECRETARY)
    raise_to(state, 1, 9, Role.DEFENCE)
    taken = turn(state, {0: [Help(role=Role.SECRETARY, target=0, whom="defence")]}, WON)
    assert below(taken) == [2]
    assert post(state, 1, Role.DEFENCE).level == 5
    assert post(state, 0, Role.DEFENCE).level == 5
    assert post(state, 0, Role.SECRETARY).level == 15


@pytest.mark.rule("maga", "item 41", "item 21", "R-T2", "R-T4", "R-T3")
def test_a_lost_war_costs_ten_of_the_mood_and_raises_all_who_held() -> None:
    state = declared()
    taken = turn(state, {2: [help_abroad(Role.HEALTH, 1, Role.FSB)]}, LOST)
    assert below(taken) == [2**7]  # 9 : 1 + 1 + 1 + 1/4, rounded up
    assert [one.mood for one in state.territories] == [90, 100, 100, 100]
    assert [post(state, 1, role).level for role in PRINCIPALS] == [2, 2, 2]
    assert post(state, 0, Role.DEFENCE).level == 9
    assert post(state, 2, Role.HEALTH).level == 1
    assert state.territories[1].team == 1


@pytest.mark.rule("maga", "item 41", "R-T8")
def test_who_holds_against_an_equal_one_does_not_rise() -> None:
    state = declared(ours=3)
    assert below(turn(state, {}, LOST)) == [2]
    assert [post(state, 1, role).level for role in PRINCIPALS] == [1, 1, 1]


@pytest.mark.rule("maga", "item 20", "R-T2")
def test_a_weaker_attacker_loses_without_a_draw() -> None:
    state = declared(ours=2)
    assert below(turn(state)) == []
    assert state.territories[0].mood == 90


@pytest.mark.rule("maga", "item 65", "R-W2")
def test_help_counts_that_is_declared_in_the_turn_of_the_battle() -> None:
    helps = Help(role=Role.FINANCE, target=0, whom="defence")
    for now in (False, True):
        state = world(4)
        raise_to(state, 0, 4, Role.DEFENCE, Role.FINANCE)
        turn(state, {0: [Attack(target=1), *([] if now else [helps])]})
        taken = turn(state, {0: [helps] if now else []}, WON)
        assert below(taken) == [8 if now else 4]  # 4 + 4/4 : 3, or 4 : 3
        assert post(state, 0, Role.FINANCE).level == (5 if now else 4)


@pytest.mark.rule("maga", "R-W2", "R-ORD5")
def test_levels_count_as_they_are_when_it_is_fought() -> None:
    state = declared(ours=4)
    lists: dict[int, list[AnyLine]] = {
        0: [Boost(role=Role.DEFENCE)],
        1: [Boost(role=Role.FSB), Boost(role=Role.INTERIOR)],
    }
    taken = turn(state, lists, {"order": [0], **WON})
    assert below(taken) == [2]  # 5 : 1 + 2 + 2


@pytest.mark.rule("maga", "R-W2", "item 45", "R-ORD3")
def test_a_sabotage_of_a_helper_counts_and_one_of_the_attacker_does_not() -> None:
    for target, chances in ((Role.FINANCE, 4), (Role.DEFENCE, 8)):
        state = declared(ours=4)
        raise_to(state, 0, 4, Role.FINANCE)
        raise_to(state, 3, 9, Role.FOREIGN)
        lists: dict[int, list[AnyLine]] = {
            0: [Help(role=Role.FINANCE, target=0, whom="defence")],
            3: [Sabotage(target=0, number=NUMBERS[target])],
        }
        taken = turn(state, lists, {"contest": [1, 1]})
        assert below(taken)[-1] == chances
        assert state.territories[1].team == 0


@pytest.mark.rule("maga", "R-T2", "item 16", "item 41")
def test_each_of_the_three_has_one_helper_of_each_state() -> None:
    """9 : 1 + 1 + 1 and 4/4 three times from state 2; a fourth for the same role is refused."""
    state = declared()
    roles = (Role.FINANCE, Role.JUSTICE, Role.MEDIA)
    raise_to(state, 2, 4, *roles, Role.HEALTH)
    helps = [help_abroad(role, 1, whom) for role, whom in zip(roles, PRINCIPALS, strict=True)]
    taken = turn(state, {2: [*helps, help_abroad(Role.HEALTH, 1, Role.FSB)]}, WON)
    assert below(taken) == [16]  # 9 : 6
    assert reported(state, 2)[3].why == "second-helper"


@pytest.mark.rule("maga", "R-T2")
def test_the_three_do_not_help_one_another() -> None:
    state = declared()
    raise_to(state, 1, 2, *PRINCIPALS)
    lines = [
        Help(role=Role.FSB, target=1, whom="defence"),
        Help(role=Role.INTERIOR, target=1, whom="fsb"),
        Help(role=Role.HEALTH, target=1, whom="interior"),
    ]
    assert below(turn(state, {1: lines}, WON)) == [
        16
    ]  # 9 : 6 + 1/4, up to 3; with two halves more it were 8


@pytest.mark.rule("maga", "R-W3", "item 67")
def test_in_a_revolt_the_three_count_but_only_others_help() -> None:
    state = declared()
    state.territories[1].revolt, state.territories[1].mood = 2, 40
    raise_to(state, 1, 4, Role.HEALTH)
    raise_to(state, 2, 4, Role.HEALTH)
    lists: dict[int, list[AnyLine]] = {
        1: [Help(role=Role.HEALTH, target=1, whom="fsb")],
        2: [help_abroad(Role.HEALTH, 1, Role.INTERIOR)],
    }
    taken = turn(state, lists, WON)
    assert below(taken) == [2**6]  # 9 : 3 + 1
    assert reported(state, 1)[0].why == "revolt"


@pytest.mark.rule("maga", "item 65", "item 41", "R-T7")
@pytest.mark.parametrize(("draws", "word"), [(WON, "war-won"), (LOST, "war-lost")])
def test_all_who_took_part_learn_who_won_and_nobody_else(
    draws: dict[str, list[int]], word: str
) -> None:
    state = declared(6)
    lists: dict[int, list[AnyLine]] = {
        2: [help_abroad(Role.HEALTH, 0, Role.DEFENCE)],
        3: [help_abroad(Role.HEALTH, 1, Role.INTERIOR)],
        4: [help_abroad(Role.HEALTH, 1, Role.JUSTICE)],
    }
    taken = turn(state, lists, draws)
    ends = {"war-won", "war-lost"}
    got = [[id for id in heard(taken, seat) if id in ends] for seat in range(6)]
    assert got == [[word], [word], [word], [word], [], []]
    assert post(state, 2, Role.HEALTH).level == (2 if word == "war-won" else 1)
    assert post(state, 3, Role.HEALTH).level == 1


@pytest.mark.rule("maga", "R-N12")
def test_a_war_declared_in_the_last_turn_is_void() -> None:
    state = world(4, turns=1)
    turn(state, {0: [Attack(target=1)]})
    assert (state.wars, state.declared) == ([], [])
    assert [one.mood for one in state.territories] == [100] * 4
    state = world(4, turns=1, closing=True)
    raise_to(state, 0, 9, Role.DEFENCE)
    turn(state, {0: [Attack(target=1)]}, WON)
    assert state.territories[1].team == 0
