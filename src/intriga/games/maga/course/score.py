"""The points at the end (item 69, R-S1 to R-S5)."""

from intriga.games.maga.data.amounts import amounts
from intriga.games.maga.options import Options
from intriga.games.maga.state import Score, State, Team, Territory
from intriga.games.maga.subjects.actions import ACTIONS


def score(state: State, team: Team) -> Score:
    """What a team's territories are worth, by what it is for: everything above the start at the
    price of the action that raises it, and what successes are credited with."""
    lands = [state.territories[land] for land in state.lands(team)]
    options, prices, book = state.options, ACTIONS, amounts()
    start = 3 * options.income
    return Score(
        team=team,
        treasury=sum(one.treasury for one in lands),
        levels=sum(_levels(one, options) for one in lands) * prices["boost"].cost,
        income=sum((one.income - start) * book.income_price for one in lands),
        nuclear=sum(one.nuclear - options.nuclear for one in lands) * prices["change-nuclear"].cost,
        abm=sum(one.abm - options.abm for one in lands) * prices["change-abm"].cost,
        mood=sum((one.mood - book.mood) * book.mood_point for one in lands),
        credit=sum(one.credit for one in lands),
    )


def _levels(territory: Territory, options: Options) -> int:
    return sum(post.level - options.level for post in territory.roles.values())


def ranking(state: State) -> list[Score]:
    """All teams that command anything, the best first; equal ones share a place (R-S4)."""
    teams = sorted({one.team for one in state.territories})
    return sorted((score(state, team) for team in teams), key=lambda one: (-one.total, one.team))
