"""The exchange in a match (items 31, 35, R-X), worked by hand from the text's formulas."""

import pytest

from intriga.games.maga.data.roles import Role
from intriga.games.maga.state import LineOutcome, State
from intriga.games.maga.subjects.ministries.finance.bet import Bet
from intriga.games.maga.subjects.ministries.foreign.sabotage import Sabotage
from intriga.games.maga.subjects.ministries.interior.check_recruited import CheckRecruited
from intriga.games.maga.subjects.ministries.secretary.boost import Boost
from intriga.games.maga.subjects.ministries.secretary.help import Help
from tests.games.maga.rules.contests.traces import drawn, told
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
ZERO = 100
"""The draw by which the phantom's number is 0: of 201 numbers from -100 on."""


def levels(state: State) -> list[int]:
    """Of all ministers of finance."""
    return [post(state, land, Role.FINANCE).level for land in range(len(state.territories))]


@pytest.mark.rule("maga", "item 31", "item 35", "R-X3")
def test_two_bets_share_two_million() -> None:
    """0 and 42, equal weights 1, the phantom 0 with 0.1: 42 / 2.1 = 20. Distances and one: 21 and
    23; of 2M the first has 23/44 = 1 045 454.54…, the second 21/44 = 954 545.45…"""
    state = world(2)
    lists: Lists = {0: [Bet(number=0, stake=M)], 1: [Bet(number=42, stake=M)]}
    done = stage(state, lists, {"phantom": [ZERO], "order": [0]})
    assert [one.treasury for one in state.territories] == [12 * M + 1_045_455, 12 * M + 954_545]
    assert ("phantom", 201) in drawn(done.step)
    events = told(done.step, "exchange")
    payouts = [(one.to, one.params["number"], one.params["payout"]) for one in events]
    assert payouts == [((0,), "20.00", 1_045_455), ((1,), "20.00", 954_545)]
    assert levels(state) == [1, 1], "neither gained a million"


@pytest.mark.rule("maga", "R-X1", "R-HELP")
def test_helpers_weigh_at_the_exchange_and_a_president_a_quarter() -> None:
    """2 + 4/4 = 3 against 1, the phantom a tenth of 2: 42 / 4.2 = 10. Doubled, as in a contest, it
    would be 42 / 5.25 = 8. A boost after the bet changes nothing."""
    state = world(3)
    raise_to(state, 0, 2, Role.FINANCE)
    raise_to(state, 2, 4, Role.PRESIDENT)
    lists: Lists = {
        0: [Bet(number=0, stake=M), Boost(role=Role.FINANCE)],
        1: [Bet(number=42, stake=M)],
        2: [Help(role=Role.PRESIDENT, target=0, whom=str(NUMBERS[Role.FINANCE]))],
    }
    done = stage(state, lists, {"phantom": [ZERO]})
    assert {one.params["number"] for one in told(done.step, "exchange")} == {"10.00"}
    assert levels(state) == [3, 1, 1]


@pytest.mark.rule("maga", "item 31", "R-X2")
@pytest.mark.parametrize("stake", [499_999, 250_000, 750_000, 1])
def test_stakes_are_steps_of_half_a_million(stake: int) -> None:
    state = world(2)
    stage(state, {0: [Bet(number=0, stake=stake)]})
    assert [one.why for one in reported(state, 0)] == ["stake"]
    assert state.territories[0].treasury == 13 * M


@pytest.mark.rule("maga", "R-X2")
def test_without_the_money_there_is_no_bet() -> None:
    state = world(2)
    lists: Lists = {0: [Bet(number=0, stake=13_500 * K)], 1: [Bet(number=0, stake=500 * K)]}
    done = stage(state, lists, {"order": [0]})
    assert [one.why for one in reported(state, 0)] == ["money"]
    assert len(done.stakes) == 1


@pytest.mark.rule("maga", "R-X2", "R-ORD pipeline")
def test_a_sabotage_stops_a_bet_that_is_not_taken_yet() -> None:
    """The first of the two states has bet already: its stake is not lost."""
    state = world(4)
    raise_to(state, 2, 9, Role.FOREIGN)
    raise_to(state, 3, 8, Role.FOREIGN)
    raise_to(state, 0, 2, Role.FINANCE)
    bet = Bet(number=0, stake=M)
    strike = {
        land: [CheckRecruited(), Sabotage(target=land - 2, number=NUMBERS[Role.FINANCE])]
        for land in (2, 3)
    }
    lists: Lists = {0: [bet], 1: [CheckRecruited(), CheckRecruited(), bet], **strike}
    done = stage(state, lists, {"contest": [1, 1], "order": [0, 0, 0]})
    assert outcomes(state, 0) == [DONE]
    assert outcomes(state, 1)[2] is LineOutcome.CANCELLED
    assert [one.job.land for one in done.stakes] == [0]
    assert state.territories[0].treasury == 13 * M, "a single bet comes back"
    assert state.territories[1].treasury == 12 * M, "two checks"


@pytest.mark.rule("maga", "item 35", "R-X4")
def test_a_gain_of_a_million_is_worth_a_level() -> None:
    """0 and 2 with 2M each, the phantom -20 with a tenth: 0 wins. 4M are shared 3 to 1: the first
    gains a million, to the unit."""
    state = world(2)
    lists: Lists = {0: [Bet(number=0, stake=2 * M)], 1: [Bet(number=2, stake=2 * M)]}
    stage(state, lists, {"phantom": [80], "order": [0]})
    assert [one.treasury for one in state.territories] == [14 * M, 12 * M]
    assert levels(state) == [2, 1]


@pytest.mark.rule("maga", "R-X4")
@pytest.mark.parametrize(("gross", "after"), [(False, [1, 1]), (True, [2, 2])])
def test_a_stake_that_comes_back_is_no_gain(gross: bool, after: list[int]) -> None:
    """Two allies on one number; by the letter each has got a million."""
    state = world(2, exchange_gross=gross)
    lists: Lists = {0: [Bet(number=7, stake=M)], 1: [Bet(number=7, stake=M)]}
    stage(state, lists, {"phantom": [0], "order": [0]})
    assert [one.treasury for one in state.territories] == [13 * M, 13 * M]
    assert levels(state) == after


@pytest.mark.rule("maga", "item 35", "R-X4")
def test_a_single_bet_comes_back_without_a_level() -> None:
    state = world(2, exchange_gross=True)
    done = stage(state, {0: [Bet(number=7, stake=5 * M)]})
    assert state.territories[0].treasury == 13 * M
    assert levels(state) == [1, 1]
    assert drawn(done.step) == []


@pytest.mark.rule("maga", "R-X4", "G-8")
def test_territories_of_one_owner_are_one_player() -> None:
    """Nobody else has played: both stakes come back, and no number is told. With a third bet the
    exchange plays."""
    state = world(3)
    state.territories[1].team = 0
    lists: Lists = {0: [Bet(number=0, stake=2 * M)], 1: [Bet(number=2, stake=2 * M)]}
    done = stage(state, lists, {"order": [0]})
    assert [one.treasury for one in state.territories][:2] == [13 * M, 13 * M]
    assert levels(state) == [1, 1, 1]
    assert [one.id for one in done.step.events if one.id == "maga-exchange"] == []
    third = {**lists, 2: [Bet(number=9, stake=M)]}
    done = stage(state, third, {"phantom": [80], "order": [0] * 3})
    assert [one.id for one in done.step.events].count("maga-exchange") == 3


@pytest.mark.rule("maga", "item 35", "R-HELP")
def test_one_bet_a_turn_beside_the_ordinary_action_and_helpers_rise_with_it() -> None:
    """20.25 against 1: -90 / 22.3125 is about -4, and the first has 0.945 of 4M."""
    state = world(2)
    raise_to(state, 0, 20, Role.FINANCE)
    bet = Bet(number=0, stake=2 * M)
    lists: Lists = {
        0: [bet, bet, Boost(role=Role.FINANCE), Help(role=Role.HEALTH, target=0, whom="finance")],
        1: [Bet(number=-90, stake=2 * M)],
    }
    stage(state, lists, {"phantom": [ZERO]})
    assert [one.why for one in reported(state, 0)] == ["", "once", "", ""]
    assert post(state, 0, Role.FINANCE).level == 22, "the boost, and the exchange"
    assert post(state, 0, Role.HEALTH).level == 2, "for the exchange alone"
