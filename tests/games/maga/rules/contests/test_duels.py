"""The actions that two states contest: price, success, failure, points, help, limits."""

import pytest

from intriga.games.maga.data.roles import Role
from intriga.games.maga.state import LineOutcome
from intriga.games.maga.subjects.actions import AnyLine
from intriga.games.maga.subjects.ministries.secretary.boost import Boost
from intriga.games.maga.subjects.ministries.secretary.help import Help
from tests.games.maga.rules.contests.duels import DUELS, IDS, Duel, arena
from tests.games.maga.world import NUMBERS, M, outcomes, post, raise_to, reported, turn

every_duel = pytest.mark.parametrize("duel", DUELS, ids=IDS)
ITEMS = ["item 42", "item 44", "item 45", "item 46", "item 49", "item 50", "item 51", "item 54"]
ITEMS += ["item 55", "item 56", "item 58", "item 59", "item 60"]


def upkeep(duel: Duel) -> int:
    """A murderer has a recruited role to pay."""
    return 50_000 if duel.id == "kill" else 0


@pytest.mark.rule("maga", *ITEMS, "item 70", "R-PAY1")
@every_duel
def test_a_success_costs_its_price_and_is_worth_a_level_and_its_points(duel: Duel) -> None:
    state = arena(duel)
    taken = turn(state, {0: [duel.line]}, {"contest": [1]})
    assert [(one.why, one.below) for one in taken.draws] == [("contest", 2)]  # 50 %
    assert outcomes(state, 0) == [LineOutcome.DONE]
    loot = M if duel.id == "raid" else 0
    assert state.territories[0].treasury == 13 * M - upkeep(duel) - duel.cost + loot
    assert post(state, 0, duel.ours).level == 6
    if duel.id != "kill":
        assert post(state, 1, duel.theirs).level == 5
    assert [one.credit for one in state.territories] == [duel.credit, 0, 0]


@pytest.mark.rule("maga", *ITEMS, "item 20", "R-PAY1", "R-T8")
@every_duel
def test_a_defeat_is_charged_and_worth_nothing(duel: Duel) -> None:
    state = arena(duel)
    turn(state, {0: [duel.line]}, {"contest": [0]})
    assert outcomes(state, 0) == [LineOutcome.FAILED]
    assert state.territories[0].treasury == 13 * M - upkeep(duel) - duel.cost
    assert post(state, 0, duel.ours).level == post(state, 1, duel.theirs).level == 5
    assert [one.credit for one in state.territories] == [0, 0, 0]
    assert state.territories[1].treasury == 13 * M - (50_000 if duel.id == "free-role" else 0)


@pytest.mark.rule("maga", "item 21", "R-T4", "R-T8", "R-T3")
@every_duel
def test_who_holds_against_a_stronger_one_rises_and_no_helper_with_them(duel: Duel) -> None:
    state = arena(duel)
    raise_to(state, 0, 7, duel.ours)
    helps = Help(role=Role.FINANCE, target=1, whom=duel.theirs)
    taken = turn(state, {0: [duel.line], 1: [helps]}, {"contest": [0]})
    assert taken.draws[0].below == (4 if duel.allies else 8)  # 7 : 5 + 5/4, or 7 : 5
    assert post(state, 1, duel.theirs).level == 6
    assert post(state, 1, Role.FINANCE).level == 5
    assert post(state, 0, duel.ours).level == 7


@pytest.mark.rule("maga", "item 15", "item 16", "item 23", "R-HELP", "R-T6")
@every_duel
def test_those_help_an_attacker_whom_the_action_admits_and_rise_with_them(duel: Duel) -> None:
    """8 : 8; each of the two helpers adds 8/4: chances of 1 − (1/2)^(Δ + 1)."""
    state = arena(duel, 8)
    abroad = Help(role=Role.FINANCE, target=0, whom=str(NUMBERS[duel.ours]))
    at_home = Help(role=Role.FINANCE, target=0, whom=duel.ours)
    taken = turn(state, {0: [at_home, duel.line], 2: [abroad]}, {"contest": [1]})
    below, *levels = {"none": (2, 8, 8), "own": (8, 9, 8), "any": (32, 9, 9)}[duel.help]
    assert taken.draws[0].below == below
    assert [post(state, land, Role.FINANCE).level for land in (0, 2)] == levels
    assert post(state, 0, duel.ours).level == 9


@pytest.mark.rule("maga", "item 23", "R-T6")
@every_duel
def test_the_defenders_helpers_count_where_the_braces_name_them(duel: Duel) -> None:
    """12 : 8; two helpers of level 8 make it 12 : 12. One is of the defender's own state."""
    state = arena(duel, 8)
    raise_to(state, 0, 12, duel.ours)
    at_home = Help(role=Role.FINANCE, target=1, whom=duel.theirs)
    abroad = Help(role=Role.FINANCE, target=1, whom=str(NUMBERS[duel.theirs]))
    taken = turn(state, {0: [duel.line], 1: [at_home], 2: [abroad]}, {"contest": [1]})
    assert taken.draws[0].below == (2 if duel.allies else 32)


@pytest.mark.rule("maga", *ITEMS, "item 18", "R-ORD7")
@every_duel
def test_it_is_done_once_a_turn_and_is_an_ordinary_action(duel: Duel) -> None:
    lists: list[list[AnyLine]] = [[duel.line, duel.line], [Boost(role=duel.ours), duel.line]]
    for lines in lists:
        state = arena(duel)
        spent = duel.cost if lines[0] == duel.line else M
        turn(state, {0: lines}, {"contest": [0]})
        assert outcomes(state, 0)[1] is LineOutcome.REFUSED
        assert reported(state, 0)[1].why in {"slot", "once"}
        assert state.territories[0].treasury == 13 * M - upkeep(duel) - spent


@pytest.mark.rule("maga", *ITEMS, "R-PAY2")
@every_duel
@pytest.mark.parametrize("short", [0, 1])
def test_it_is_paid_in_full_or_not_done(duel: Duel, short: int) -> None:
    state = arena(duel)
    state.territories[0].treasury = duel.cost + upkeep(duel) - 3 * M - short
    turn(state, {0: [duel.line]}, {"contest": [0]})
    assert outcomes(state, 0) == [LineOutcome.REFUSED if short else LineOutcome.FAILED]
    assert state.territories[0].treasury == (duel.cost - 1 if short else 0)
    assert reported(state, 0)[0].why == ("money" if short else "")


@pytest.mark.rule("maga", "R-I5")
@pytest.mark.parametrize(
    "duel", [d for d in DUELS if d.credit or d.id == "surveil"], ids=lambda d: d.id
)
def test_nothing_hostile_is_done_between_territories_of_one_owner(duel: Duel) -> None:
    state = arena(duel)
    state.territories[1].team = 0
    turn(state, {0: [duel.line]})
    assert [(one.outcome, one.why) for one in reported(state, 0)] == [
        (LineOutcome.REFUSED, "own-territory")
    ]
    assert state.territories[0].treasury == 13 * M - upkeep(duel)
