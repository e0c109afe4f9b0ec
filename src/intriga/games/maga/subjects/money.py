"""What a territory pays and has to spend (items 28, 67, R-P2)."""

from intriga.games.maga.data.amounts import amounts
from intriga.games.maga.data.lines import Land
from intriga.games.maga.state import State
from intriga.games.maga.subjects.stage.percent import rounded


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
