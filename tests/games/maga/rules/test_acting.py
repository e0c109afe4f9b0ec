"""Who acts in truth, and what a role can do in one turn (items 17, 18, R-ORD7), by hand from the
text."""

import pytest

from intriga.games.maga.data.roles import Role, Sphere
from intriga.games.maga.state import LineOutcome
from intriga.games.maga.subjects.ministries.finance.bet import Bet
from intriga.games.maga.subjects.ministries.finance.raise_income import RaiseIncome
from intriga.games.maga.subjects.ministries.foreign.sabotage import Sabotage
from intriga.games.maga.subjects.ministries.fsb.protect import Protect
from intriga.games.maga.subjects.ministries.interior.check_recruited import CheckRecruited
from intriga.games.maga.subjects.ministries.media.moods import WorsenMood
from intriga.games.maga.subjects.ministries.media.refute import Refute
from intriga.games.maga.subjects.ministries.media.state_lie import StateLie
from intriga.games.maga.subjects.ministries.president.fire import Fire
from intriga.games.maga.subjects.ministries.president.transfers import TransferAbm, TransferMoney
from intriga.games.maga.subjects.ministries.secretary.boost import Boost
from intriga.games.maga.subjects.ministries.secretary.help import Help
from tests.games.maga.rules.contests.traces import told
from tests.games.maga.world import (
    NUMBERS,
    K,
    Lists,
    M,
    outcomes,
    post,
    raise_to,
    reported,
    stage,
    world,
)

DONE = LineOutcome.DONE
REFUSED, CANCELLED = LineOutcome.REFUSED, LineOutcome.CANCELLED
CHECK = CheckRecruited()


@pytest.mark.rule("maga", "item 18", "item 17")
def test_one_ordinary_action_for_each_role_beside_starred_and_plain_ones() -> None:
    state = world(2)
    lists: Lists = {
        0: [
            RaiseIncome(first=Sphere.HEAVY, second=Sphere.LIGHT),
            Boost(role=Role.FINANCE),
            Bet(number=0, stake=500 * K),
            TransferMoney(to=1, money=1),
            TransferMoney(to=1, money=1),
        ]
    }
    stage(state, lists)
    found = [(one.outcome, one.why) for one in reported(state, 0)]
    assert found == [(DONE, ""), (REFUSED, "slot"), (DONE, ""), (DONE, ""), (DONE, "")]
    assert post(state, 0, Role.FINANCE).level == 1, "plain actions raise nothing"


@pytest.mark.rule("maga", "item 43", "item 18", "R-I8")
def test_the_rows_of_a_protection_are_one_action() -> None:
    """Charged once; tenths of the FSB's 5 levels, 100 per cent at most, each role once."""
    state = world(2)
    raise_to(state, 0, 5, Role.FSB)
    two = [Protect(role=Role.MEDIA, percent=30), Protect(role=Role.HEALTH, percent=70)]
    done = stage(state, {0: two})
    assert outcomes(state, 0) == [DONE, DONE]
    assert state.territories[0].treasury == 13 * M - 500 * K
    given = [done.protection(0, role) for role in (Role.MEDIA, Role.HEALTH, Role.JUSTICE)]
    assert given == [60, 140, 0], "1.5 levels and 3.5, in fortieths"
    for more in (Protect(role=Role.JUSTICE, percent=10), Protect(role=Role.MEDIA, percent=10)):
        over = world(2)
        stage(over, {0: [*two, more]})
        assert [one.why for one in reported(over, 0)] == ["too-much-protection"] * 3
        assert over.territories[0].treasury == 13 * M


@pytest.mark.rule("maga", "item 33", "R-T10")
def test_any_number_of_roles_is_dismissed_for_nothing() -> None:
    """Half of the level goes, and so does whoever had recruited them: that state alone is told."""
    state = world(3)
    raise_to(state, 0, 5, Role.HEALTH)
    raise_to(state, 0, 8, Role.MEDIA)
    post(state, 0, Role.HEALTH).recruiter = 2
    done = stage(state, {0: [Fire(role=Role.HEALTH), Fire(role=Role.MEDIA)]})
    assert (post(state, 0, Role.HEALTH).level, post(state, 0, Role.MEDIA).level) == (3, 4)
    assert post(state, 0, Role.HEALTH).recruiter is None
    assert post(state, 0, Role.MEDIA).blocked == 2
    assert state.territories[0].treasury == 13 * M
    assert [one.to for one in told(done.step, "contact-lost")] == [(2,)]


@pytest.mark.rule("maga", "R-ORD7", "item 61", "item 62")
def test_boosts_and_helps_are_the_ordinary_actions_of_the_roles_they_name() -> None:
    """Of two lines for one slot the first has it; a help is registered first of all."""
    state = world(2)
    lists: Lists = {
        0: [
            Boost(role=Role.MEDIA),
            WorsenMood(target=1),
            Boost(role=Role.HEALTH),
            Help(role=Role.HEALTH, target=0, whom="media"),
            Boost(role=Role.SECRETARY),
        ]
    }
    stage(state, lists)
    found = [(one.outcome, one.why) for one in reported(state, 0)]
    assert found == [(DONE, ""), (REFUSED, "slot"), (REFUSED, "slot"), (DONE, ""), (DONE, "")]
    assert post(state, 0, Role.SECRETARY).level == 2, "the Secretary's own slot was free"


@pytest.mark.rule("maga", "R-ORD7")
def test_a_refused_line_uses_no_slot() -> None:
    state = world(2)
    stage(state, {0: [Refute(target=1), StateLie(target=1)]}, {"contest": [1]})
    found = [(one.outcome, one.why) for one in reported(state, 0)]
    assert found == [(REFUSED, "no-lie"), (DONE, "")]


@pytest.mark.rule("maga", "R-ORD7", "item 63", "item 32")
def test_sabotage_of_secretary_and_president_stops_nothing_of_others() -> None:
    state = world(3)
    raise_to(state, 1, 9, Role.FOREIGN)
    raise_to(state, 2, 8, Role.FOREIGN)
    mine = [Boost(role=Role.MEDIA), Boost(role=Role.SECRETARY), TransferMoney(to=1, money=5)]
    lists: Lists = {
        0: [CHECK, *mine],
        1: [Sabotage(target=0, number=NUMBERS[Role.SECRETARY])],
        2: [Sabotage(target=0, number=NUMBERS[Role.PRESIDENT])],
    }
    stage(state, lists, {"contest": [1, 1]})
    assert outcomes(state, 0) == [DONE, DONE, CANCELLED, DONE]


@pytest.mark.rule("maga", "R-ORD7", "item 63", "item 32")
def test_sabotage_of_those_who_act_in_truth_stops_boost_and_transfers() -> None:
    state = world(3, abm=2)
    raise_to(state, 1, 9, Role.FOREIGN)
    raise_to(state, 2, 8, Role.FOREIGN)
    mine = [Boost(role=Role.DEFENCE), TransferAbm(to=1, missiles=1), TransferMoney(to=1, money=5)]
    lists: Lists = {
        0: [CHECK, *mine, Boost(role=Role.FINANCE)],
        1: [Sabotage(target=0, number=NUMBERS[Role.DEFENCE])],
        2: [Sabotage(target=0, number=NUMBERS[Role.FINANCE])],
    }
    stage(state, lists, {"contest": [1, 1]})
    assert outcomes(state, 0) == [DONE, CANCELLED, CANCELLED, CANCELLED, CANCELLED]


@pytest.mark.rule("maga", "R-ORD7")
def test_a_blocked_secretary_or_president_stops_neither_boosts_nor_transfers() -> None:
    state = world(2)
    for role in (Role.SECRETARY, Role.PRESIDENT):
        post(state, 0, role).blocked = state.turn
    lists: Lists = {
        0: [
            Boost(role=Role.MEDIA),
            Help(role=Role.HEALTH, target=1, whom="9"),
            TransferMoney(to=1, money=1),
            Fire(role=Role.JUSTICE),
            Boost(role=Role.SECRETARY),
        ]
    }
    stage(state, lists)
    assert [one.why for one in reported(state, 0)] == ["", "", "", "blocked", "blocked"]
