"""Viruses and vaccines (items 59, 60, R-M2 to R-M4)."""

import pytest

from intriga.games.maga.data.roles import Role
from intriga.games.maga.state import Virus
from intriga.games.maga.subjects.ministries.defence.raid import Raid
from intriga.games.maga.subjects.ministries.health.infect import Infect
from intriga.games.maga.subjects.ministries.health.vaccinate import Vaccinate
from intriga.games.maga.subjects.ministries.secretary.help import Help
from tests.games.maga.rules.contests.hearing import heard
from tests.games.maga.world import K, M, post, raise_to, reported, turn, world

WON, LOST = {"contest": [1] * 4, "order": [0] * 6}, {"contest": [0] * 4, "order": [0] * 6}


@pytest.mark.rule("maga", "item 59", "R-M2", "R-M3")
def test_a_virus_costs_two_points_at_once_and_twice_as_many_every_turn() -> None:
    state = world()
    turn(state, {0: [Infect(target=1)]}, WON)
    for mood in (98, 94, 86, 70):
        assert [one.mood for one in state.territories] == [100, mood, 100]
        turn(state)


@pytest.mark.rule("maga", "R-M3")
def test_every_virus_counts_for_itself() -> None:
    """First −2; then −4 and the second's −2; then −8 and −4."""
    state = world()
    for mood in (98, 92):
        turn(state, {0: [Infect(target=1)]}, WON)
        raise_to(state, 0, 1, Role.HEALTH)
        assert state.territories[1].mood == mood
    turn(state)
    assert state.territories[1].mood == 80


@pytest.mark.rule("maga", "item 60", "R-M3")
def test_a_vaccine_ends_all_viruses_of_the_suspect_and_no_others() -> None:
    state = world(4)
    state.territories[0].viruses = [Virus(1, 1), Virus(1, 2), Virus(3, 1)]
    turn(state, {0: [Vaccinate(target=1)]}, WON)
    assert state.territories[0].mood == 100 - 4 - 8 - 4
    assert [one.mood for one in state.territories[1:]] == [100] * 3, "it costs the suspect nothing"
    turn(state)
    assert state.territories[0].mood == 84 - 8


@pytest.mark.rule("maga", "R-M4", "R-PAY1", "R-T7")
def test_a_vaccine_against_the_wrong_state_looks_like_a_lost_contest() -> None:
    def seen(suspect: int) -> tuple[object, ...]:
        state = world(4)
        state.territories[0].viruses = [Virus(1, 1)]
        taken = turn(state, {0: [Vaccinate(target=suspect)]}, LOST)
        assert len(taken.draws) == (suspect == 1)
        one = state.territories[0]
        levels = [post.level for post in one.roles.values()]
        found = [(found.outcome, found.why) for found in reported(state, 0)]
        return found, one.treasury, one.mood, levels, heard(taken, 0), heard(taken, suspect)

    assert seen(1) == seen(2)
    assert seen(2)[1] == 13 * M - 250 * K


@pytest.mark.rule("maga", "R-M4", "item 60")
def test_one_is_vaccinated_in_the_turn_of_the_infection_but_not_before_it() -> None:
    """3 : 3 without helpers; then 3 + 4/4 : 4, as the attacker has risen."""
    state = world()
    raise_to(state, 0, 3, Role.HEALTH)
    raise_to(state, 1, 3, Role.HEALTH)
    raise_to(state, 0, 4, Role.JUSTICE)
    helps = Help(role=Role.JUSTICE, target=0, whom="health")
    turn(state, {1: [Infect(target=0)], 0: [helps, Vaccinate(target=1)]}, WON)
    assert (state.territories[0].mood, state.territories[0].viruses) == (98, [])
    state = world()
    raise_to(state, 1, 2, Role.HEALTH)
    turn(state, {1: [Raid(target=2), Infect(target=0)], 0: [Vaccinate(target=1)]}, WON)
    assert len(state.territories[0].viruses) == 1
    assert post(state, 0, Role.HEALTH).level == 1
