"""Who may pay, and with what.

Coins change hands by day, among those who count as living. Coins that are offered are put aside,
in nobody's reach, until they are taken, declined, or night falls.
"""

from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.subjects import lookup
from intriga.kernel import Refusal, Seat, refuse


def may_pay(state: State, who: Seat) -> Refusal | None:
    """Item 42: the dead hand over no money. The reanimated count as living (M13)."""
    return lookup.must_be(state, Phase.DAY) or lookup.must_walk(state, who)


def has(state: State, who: Seat, coins: int) -> Refusal | None:
    """A refusal of somebody who has less in their purse."""
    short = state.people[who].coins < coins
    return refuse("mafia-refused-purse", coins=coins) if short else None
