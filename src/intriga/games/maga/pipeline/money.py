"""Step 2: income, then upkeep, both as they were at the end of the game stage (item 28)."""

from intriga.games.maga.lines import Land
from intriga.games.maga.pipeline.percent import rounded
from intriga.games.maga.state import State
from intriga.games.maga.tables.amounts import amounts
from intriga.games.maga.technical.stage import Stage, seat_of


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


def upkeep(state: State, land: Land) -> int:
    """For missiles, those in flight among them (R-N2), and recruited roles."""
    territory = state.territories[land]
    flying = sum(one.missiles for one in state.flights if one.launcher == land)
    held = sum(post.recruiter == land for one in state.territories for post in one.roles.values())
    return (territory.nuclear + territory.abm + flying + held) * amounts().upkeep


def to_spend(state: State, land: Land) -> int:
    """What a territory will have when its list is carried out (item 28), in units of one."""
    territory = state.territories[land]
    part = amounts().revolt_income if territory.revolt else 100
    return territory.treasury + rounded(territory.income, part, 100) - upkeep(state, land)


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
