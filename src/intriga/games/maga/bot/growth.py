"""What pays by itself: income, the exchange, and levels (items 34, 35, 61)."""

from intriga.games.maga.bot.planning import Plan
from intriga.games.maga.data.amounts import amounts
from intriga.games.maga.data.roles import Role, Sphere

_LEVELLED = (
    Role.DEFENCE,
    Role.FINANCE,
    Role.MEDIA,
    Role.HEALTH,
    Role.FSB,
    Role.INTERIOR,
    Role.FOREIGN,
    Role.JUSTICE,
    Role.SECRETARY,
    Role.PRESIDENT,
)
"""Whose levels matter most, in this order."""
_PATIENCE = 3
"""Turns between two attempts, where the spheres are full and others stronger."""
_RESERVE = 1_500_000
"""Units of money that levels leave for the next turn: a revolt must be put down."""


def raise_income(plan: Plan) -> None:
    """It pays back in two turns, and is worth its price at the end. In the spheres where one has
    least: those of the others are fuller."""
    poor = plan.memory.poor_years[plan.desk.land]
    if plan.left < 1 or (poor and (plan.view.turn + poor) % _PATIENCE):
        return
    incomes = plan.desk.incomes
    first, second = sorted(Sphere, key=lambda sphere: (incomes[sphere], plan.rng.random()))[:2]
    plan.add("raise-income", first=str(first), second=str(second))


def bet(plan: Plan) -> None:
    """The least stake, near the middle: shares of the pot go by nearness, not by stakes."""
    if plan.money < 2 * amounts().bet_step + _RESERVE:
        return
    number = round(plan.rng.triangular(-25, 25, 0))
    plan.add("bet", cost=amounts().bet_step, number=number, stake=amounts().bet_step)


def learn(plan: Plan) -> None:
    """Levels are worth what they cost, and win contests from now on."""
    for role in _LEVELLED:
        if plan.left and plan.money > _RESERVE and plan.is_free(role):
            plan.add("boost", role=str(role))
