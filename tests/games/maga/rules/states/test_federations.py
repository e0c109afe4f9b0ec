"""Conquest: what passes to the victor and what is void (item 66, R-W4 to R-W8, R-I4, R-I5)."""

import pytest

from intriga.games.maga.course import calendar
from intriga.games.maga.course.outcomes import outcome
from intriga.games.maga.course.score import score
from intriga.games.maga.data.roles import Role
from intriga.games.maga.game import game
from intriga.games.maga.state import Lie, LineOutcome, State, Virus
from intriga.games.maga.subjects.actions import AnyLine
from intriga.games.maga.subjects.lists.handing_in import HandIn
from intriga.games.maga.subjects.ministries.defence.attack import Attack
from intriga.games.maga.subjects.ministries.defence.shoot_down import ShootDown
from intriga.games.maga.subjects.ministries.defence.strike import Strike
from intriga.games.maga.subjects.ministries.health.infect import Infect
from intriga.games.maga.subjects.ministries.media.moods import ImproveMood
from intriga.games.maga.subjects.ministries.media.state_lie import StateLie
from intriga.games.maga.subjects.ministries.president.transfers import TransferMoney
from intriga.games.maga.subjects.ministries.secretary.help import Help
from intriga.games.maga.subjects.teams import team_of
from tests.games.maga.rules.contests.hearing import heard
from tests.games.maga.world import NUMBERS, K, M, outcomes, post, raise_to, reported, turn, world

WON, LOST = {"contest": [1]}, {"contest": [0]}


def at_war(states: int = 5, **options: int) -> State:
    """State 0 has attacked state 1 and will win if it draws a 1."""
    state = world(states, **options)
    raise_to(state, 0, 9, Role.DEFENCE)
    turn(state, {0: [Attack(target=1)]})
    return state


def federation(states: int = 5, **options: int) -> State:
    """State 0 has conquered state 1."""
    state = at_war(states, **options)
    turn(state, {}, WON)
    assert state.lands(0) == [0, 1]
    return state


def teams(state: State) -> list[int]:
    return [one.team for one in state.territories]


@pytest.mark.rule("maga", "item 66", "R-W4")
def test_two_territories_keep_their_accounts_and_one_team_commands_both() -> None:
    state = federation()
    assert team_of(state, 1) == 0
    assert state.people(0) == [0, 1]
    act = HandIn(land=1, lines=(ImproveMood(),))
    assert game.check(state, 0, act, 0) is None
    for seat in (1, 2):
        assert game.check(state, seat, act, 0) is not None, "the victor decides"
    before = [one.treasury for one in state.territories]
    lists: dict[int, list[AnyLine]] = {
        0: [TransferMoney(to=1, money=M), ImproveMood()],
        1: [ImproveMood()],
    }
    taken = turn(state, lists, {"order": [0]})
    after = [one.treasury for one in state.territories]
    assert after[0] == before[0] + 3 * M - M - 500 * K
    assert after[1] == before[1] + 1_500 * K + M - 500 * K
    assert [state.territories[land].mood for land in (0, 1)] == [100, 60]
    assert "received" in heard(taken, 1)


@pytest.mark.rule("maga", "R-W4", "item 66")
def test_a_stage_waits_for_both_lists() -> None:
    state = federation()
    state.lists = {0: ()}
    assert not calendar.has_handed_in(state, 0)
    state.lists = {0: (), 1: ()}
    assert calendar.has_handed_in(state, 0)


@pytest.mark.rule("maga", "R-W5")
def test_with_a_capital_the_whole_federation_falls() -> None:
    state = federation()
    raise_to(state, 2, 40, Role.DEFENCE)
    turn(state, {2: [Attack(target=0)]})
    moods = [one.mood for one in state.territories]
    turn(state, {}, WON)
    assert teams(state) == [2, 2, 2, 3, 4]
    assert state.lands(2) == [2, 0, 1]
    assert [one.mood for one in state.territories] == [moods[0] // 2, moods[1], 100, 100, 100]
    assert state.people(2) == [0, 1, 2]


@pytest.mark.rule("maga", "R-W5")
def test_a_subject_territory_falls_alone() -> None:
    state = federation()
    raise_to(state, 2, 40, Role.DEFENCE)
    turn(state, {2: [Attack(target=1)]})
    turn(state, {}, WON)
    assert teams(state) == [0, 2, 2, 3, 4]
    assert team_of(state, 1) == 2


@pytest.mark.rule("maga", "R-W5", "R-W4")
def test_a_federation_attacks_with_either_territory_and_keeps_what_it_takes() -> None:
    state = federation()
    raise_to(state, 1, 9, Role.DEFENCE)
    turn(state, {1: [Attack(target=3)]})
    taken = turn(state, {}, WON)
    assert teams(state) == [0, 0, 2, 0, 4]
    assert post(state, 1, Role.DEFENCE).level == 10
    assert heard(taken, 0).count("war-won") == 1


@pytest.mark.rule("maga", "R-W6", "R-T2")
def test_territories_of_a_federation_help_as_separate_states() -> None:
    state = federation()
    raise_to(state, 0, 4, Role.FINANCE)
    raise_to(state, 1, 4, Role.FINANCE)
    turn(state, {0: [Attack(target=2)]})
    lists: dict[int, list[AnyLine]] = {
        0: [Help(role=Role.FINANCE, target=0, whom="defence")],
        1: [Help(role=Role.FINANCE, target=0, whom=str(NUMBERS[Role.DEFENCE]))],
    }
    taken = turn(state, lists, WON)
    assert taken.draws[0].below == 2**10  # 10 + 1 + 1 : 3


@pytest.mark.rule("maga", "R-W7")
def test_wars_on_one_target_follow_each_other_as_they_were_declared() -> None:
    """The second is fought with what the first has left: 4 + 4 + 4, then 2 + 2 + 2."""
    state = world(5)
    raise_to(state, 0, 12, Role.DEFENCE)
    raise_to(state, 2, 10, Role.DEFENCE)
    raise_to(state, 1, 4, Role.DEFENCE, Role.FSB, Role.INTERIOR)
    turn(state, {0: [Attack(target=1)], 2: [Attack(target=1)]})
    taken = turn(state, {}, {"contest": [1, 1]})
    assert [one.below for one in taken.draws] == [2, 32]
    assert teams(state) == [0, 2, 2, 3, 4]
    assert state.territories[1].mood == 25
    assert post(state, 1, Role.FSB).level == 1
    assert state.territories[1].revolt == state.turn


@pytest.mark.rule("maga", "R-W7", "R-W4")
def test_a_war_between_territories_of_one_owner_is_void() -> None:
    state = world(5)
    raise_to(state, 0, 9, Role.DEFENCE)
    turn(state, {0: [Attack(target=1)], 1: [Attack(target=0)]})
    taken = turn(state, {}, WON)
    assert len(taken.draws) == 1
    assert teams(state) == [0, 0, 2, 3, 4]
    assert state.territories[0].mood == 100
    assert state.territories[1].mood == 50, "no ten points for a war that was not fought"


@pytest.mark.rule("maga", "R-W7", "R-W5")
def test_a_war_on_a_territory_goes_on_against_its_new_owner() -> None:
    """0 attacks 1 and 1 attacks 2 in one turn: 1's war is 0's in the end."""
    state = world(5)
    raise_to(state, 0, 20, Role.DEFENCE)
    raise_to(state, 1, 12, Role.DEFENCE)
    turn(state, {0: [Attack(target=1)], 1: [Attack(target=2)]})
    turn(state, {}, {"contest": [1, 1]})
    assert teams(state) == [0, 0, 0, 3, 4]


@pytest.mark.rule("maga", "R-W4")
def test_wars_and_flights_of_the_conquered_go_on_for_the_victor() -> None:
    state = at_war(nuclear=2)
    turn(state, {1: [Strike(target=3, most=1, hits=1)]}, WON)
    assert teams(state)[1] == 0
    turn(state)
    assert state.territories[3].mood == 50
    assert state.territories[1].credit == 2 * M
    assert score(state, 0).credit == 2 * M
    state = at_war()
    raise_to(state, 1, 5, Role.DEFENCE)
    turn(state, {1: [Attack(target=3)]}, WON)
    turn(state, {}, WON)
    assert teams(state) == [0, 0, 2, 0, 4]


@pytest.mark.rule("maga", "R-W4", "R-N6")
def test_missiles_between_the_new_owners_territories_return() -> None:
    state = at_war(nuclear=2, abm=1)
    turn(state, {1: [Strike(target=0, most=2, hits=2)]}, WON)
    assert state.territories[1].nuclear == 0
    turn(state, {0: [ShootDown(most=1)]})
    assert state.territories[1].nuclear == 2
    assert state.territories[0].mood == 100
    assert state.territories[0].abm == 1, "nothing to shoot at"


@pytest.mark.rule("maga", "R-I5")
def test_a_conquest_ends_lies_viruses_and_recruitments_between_the_two() -> None:
    state = at_war()
    one, other = state.territories[:2]
    one.lies, one.viruses = [Lie(1), Lie(2)], [Virus(1, 1), Virus(2, 1)]
    other.lies, other.viruses = [Lie(0), Lie(3)], [Virus(0, 1), Virus(3, 1)]
    post(state, 0, Role.HEALTH).recruiter = 1
    post(state, 1, Role.HEALTH).recruiter = 0
    post(state, 1, Role.MEDIA).recruiter = 3
    turn(state, {}, WON)
    assert [lie.by for lie in one.lies + other.lies] == [2, 3]
    assert [virus.by for virus in one.viruses + other.viruses] == [2, 3]
    assert post(state, 0, Role.HEALTH).recruiter is None
    assert post(state, 1, Role.HEALTH).recruiter is None
    assert post(state, 1, Role.MEDIA).recruiter == 3


@pytest.mark.rule("maga", "R-I4", "R-I5")
def test_roles_that_the_conquered_had_recruited_obey_the_victor() -> None:
    state = at_war()
    post(state, 3, Role.MEDIA).recruiter = 1
    turn(state, {}, WON)
    through = f"3.{NUMBERS[Role.MEDIA]}"
    ordered = ImproveMood(through=through)
    act = HandIn(land=1, lines=(ordered,))
    assert game.check(state, 0, act, 0) is None
    state.territories[3].mood = 60
    turn(state, {1: [ordered]})
    assert outcomes(state, 1) == [LineOutcome.DONE]
    assert state.territories[3].mood == 70


@pytest.mark.rule("maga", "R-I5")
@pytest.mark.parametrize("line", [StateLie(target=1), Infect(target=1), Attack(target=1)])
def test_nothing_hostile_happens_inside_a_federation(line: AnyLine) -> None:
    state = federation()
    turn(state, {0: [line]})
    assert reported(state, 0)[0].why == "own-territory"


@pytest.mark.rule("maga", "R-W8", "R-S5", "R-I5")
def test_a_federation_is_ranked_once_with_the_points_of_both() -> None:
    state = at_war(3, turns=2)
    state.territories[1].credit = 40 * M
    turn(state, {}, WON)
    result = outcome(state)
    assert result is not None
    assert [one.team for one in state.scores] == [0, 2]
    assert result.winners == (0, 1)
    assert result.scores[0] == result.scores[1] == state.scores[0].total
    mine = state.scores[0]
    assert mine.credit == 40 * M
    assert mine.treasury == 16 * M + 8 * M
    assert mine.income == -3 * M, "half of three millions, each at two"
    assert mine.levels == 9 * M
    assert mine.mood == -50 * 50 * K
