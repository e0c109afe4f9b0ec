"""Stars (items 2–5, 9) and profits (items 18, 26), by hand from the text."""

import pytest

from intriga.games.economicus.state.position import State
from intriga.games.economicus.subjects import profit, stars
from tests.games.economicus.world import (
    ARMS,
    AUTO,
    BANKS,
    BUILDING,
    FARMS,
    INNOVATION,
    OIL,
    RETAIL,
    TELECOM,
    TRANSPORT,
    board,
    give,
    step,
)


def holder(state: State) -> int | None:
    """Who has the star for management."""
    return state.management


@pytest.mark.rule("economicus", "item 2", "item 3", "item 9", "E39")
def test_ivan_has_two_companies_and_three_stars() -> None:
    state = board()
    give(state, 0, RETAIL, 2)
    give(state, 1, RETAIL, 1)
    assert stars.stars(state, 0) == 1 + 2
    give(state, 2, RETAIL, 2)
    assert stars.stars(state, 0) == 1, "equals have no advantage"


@pytest.mark.rule("economicus", "item 4", "item 8", "item 9")
def test_elena_has_six_companies_and_one_star_until_she_sells_one() -> None:
    state = board()
    give(state, 0, BUILDING, 4)  # all of them
    give(state, 0, RETAIL, 2)
    give(state, 1, RETAIL, 2)
    assert stars.stars(state, 0) == 2 + 2 - 3
    held = state.players[0].holdings[BUILDING]
    held.companies -= 1
    state.markets[BUILDING].private += 1
    assert stars.stars(state, 0) == 4


@pytest.mark.rule("economicus", "item 2", "item 4", "E40")
def test_special_sectors_give_two_stars_and_no_monopoly() -> None:
    state = board()
    give(state, 0, ARMS, 3)  # all of them
    give(state, 0, INNOVATION, 1)
    give(state, 1, AUTO, 1)
    assert stars.stars(state, 0) == (2 + 2) + 2
    assert stars.stars(state, 1) == 2
    assert not profit.is_monopoly(state, 0, ARMS)


@pytest.mark.rule("economicus", "item 5", "E33")
def test_management_passes_only_to_more() -> None:
    state = board()
    give(state, 0, RETAIL, 3, gears=2)
    stars.find_management(state, step())
    assert holder(state) is None
    state.players[0].holdings[RETAIL].gears = 3
    stars.find_management(state, step())
    assert holder(state) == 0
    give(state, 1, BUILDING, 3, gears=3)
    stars.find_management(state, step())
    assert holder(state) == 0, "a tie leaves it where it is"
    give(state, 1, TELECOM, 1, gears=1)
    stars.find_management(state, step())
    assert holder(state) == 1
    for sector in (BUILDING, TELECOM):
        state.players[1].holdings[sector].gears = 0
    state.players[0].holdings[RETAIL].gears = 2
    stars.find_management(state, step())
    assert holder(state) is None, "below three nobody has it"


@pytest.mark.rule("economicus", "item 5", "E33")
def test_two_who_reach_three_together_wait() -> None:
    state = board()
    give(state, 0, RETAIL, 3, gears=3)
    give(state, 1, BUILDING, 3, gears=3)
    stars.find_management(state, step())
    assert holder(state) is None


@pytest.mark.rule("economicus", "item 18", "item 26", "item 33", "E4", "E5", "E7")
def test_a_sector_pays_its_owners_and_their_neighbours() -> None:
    state = board()
    give(state, 0, RETAIL, 2, gears=1)  # profit 3
    give(state, 1, BUILDING, 2)  # 5 is beside 6
    give(state, 2, TRANSPORT, 1)  # 4 is not
    state.sector = RETAIL
    assert profit.of_sector(state, 0, RETAIL) == 6
    state.markets[RETAIL].crisis = 4
    assert profit.of_sector(state, 0, RETAIL) == 3 - 1, "M&T ignores the crisis"
    assert profit.from_neighbours(state, 1, RETAIL) == 2
    state.markets[BUILDING].crisis = 3
    assert profit.from_neighbours(state, 1, RETAIL) == 0, "no profit, no neighbour"
    assert profit.from_neighbours(state, 2, RETAIL) == 0


@pytest.mark.rule("economicus", "item 4", "E6")
def test_a_monopoly_earns_one_more_only_with_all_companies() -> None:
    state = board()
    give(state, 0, OIL, 3)
    assert profit.of_company(state, 0, OIL, gear=False) == 7
    give(state, 0, OIL, 1)
    assert profit.of_company(state, 0, OIL, gear=False) == 8


@pytest.mark.rule("economicus", "item 31", "E3")
def test_startups_lose_when_innovation_is_active() -> None:
    state = board()
    state.players[0].startups = 3
    give(state, 0, INNOVATION, 1)
    assert profit.of_sector(state, 0, INNOVATION) == 4 - 3
    assert profit.from_neighbours(state, 0, RETAIL) == 1, "a company counts, startups do not"


@pytest.mark.rule("economicus", "item 18")
def test_losses_are_collected_when_all_are_paid() -> None:
    state = board()
    give(state, 0, AUTO, 1)
    give(state, 1, TELECOM, 1)
    state.sector = AUTO
    profit.pay_out(state, step())
    assert (state.players[0].owed, state.players[0].cash) == (1, 20)
    assert state.players[1].cash == 21
    assert state.players[2].cash == 20
    assert {FARMS, BANKS} <= set(state.markets)
