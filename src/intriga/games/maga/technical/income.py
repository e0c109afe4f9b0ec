"""Step 2: income, then upkeep, both as they were at the end of the game stage (item 28)."""

from intriga.games.maga.data.amounts import amounts
from intriga.games.maga.data.lines import Land
from intriga.games.maga.subjects.money import upkeep
from intriga.games.maga.subjects.names import seat_of
from intriga.games.maga.subjects.stage.percent import rounded
from intriga.games.maga.subjects.stage.stage import Stage


def run(stage: Stage) -> None:
    for land, territory in enumerate(stage.state.territories):
        income, cost = income_of(stage, land), upkeep(stage.state, land)
        territory.treasury += income
        if stage.state.options.scrap:
            cost -= _scrap(stage, land, cost)
        territory.treasury -= cost
        stage.note("money", land=seat_of(land), income=income, upkeep=cost)


def income_of(stage: Stage, land: Land) -> int:
    """Half of it in a revolt (item 67), rounded half up as all money is (R-P2)."""
    part = amounts().revolt_income if land in stage.revolting else 100
    return rounded(stage.territory(land).income, part, 100)


def _scrap(stage: Stage, land: Land, cost: int) -> int:
    """R-PAY3, if the match says so: missiles that cannot be kept go, nuclear ones first. What is
    saved."""
    territory = stage.territory(land)
    nuclear, abm, saved = territory.nuclear, territory.abm, 0
    while cost - saved > max(0, territory.treasury) and territory.nuclear + territory.abm:
        if territory.nuclear:
            territory.nuclear -= 1
        else:
            territory.abm -= 1
        saved += amounts().upkeep
    if saved:
        gone = {"nuclear": nuclear - territory.nuclear, "abm": abm - territory.abm}
        stage.note("scrapped", land=seat_of(land), **gone)
    return saved
