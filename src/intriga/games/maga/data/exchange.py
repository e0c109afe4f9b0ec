"""The stock exchange (item 31): whoever bets nearest to the winning number gets most back.

All is exact: the winning number is a fraction, and payouts share out the stakes to the last unit
(R-X3).
"""

from collections.abc import Sequence
from fractions import Fraction

from msgspec import Struct

from intriga.games.maga.data.amounts import amounts


class PlacedBet(Struct, frozen=True):
    """`number`: from −100 to 100; `stake`: in units of one; `level`: in parts (R-X1)."""

    number: int
    stake: int
    level: int


def winning_number(bets: Sequence[PlacedBet], phantom: int) -> Fraction:
    """The mean of all numbers, weighted by stake and level. The phantom player, whose number was
    drawn, weighs a tenth of the mean bet."""
    weights = [bet.stake * bet.level for bet in bets]
    extra = Fraction(sum(weights) * amounts().phantom, 100 * len(bets))
    total = sum(bet.number * weight for bet, weight in zip(bets, weights, strict=True))
    return (total + phantom * extra) / (sum(weights) + extra)


def payouts(bets: Sequence[PlacedBet], winning: Fraction) -> list[int]:
    """What each gets back: shares of all stakes, inverse to the distance and one. Rounded down;
    what is left goes to the largest fractions, of equal ones to the earlier bet."""
    nearness = [1 / (abs(bet.number - winning) + 1) for bet in bets]
    stakes, whole = sum(bet.stake for bet in bets), sum(nearness)
    exact = [stakes * near / whole for near in nearness]
    paid = [int(one) for one in exact]
    by_fraction = sorted(range(len(bets)), key=lambda one: (paid[one] - exact[one], one))
    for one in by_fraction[: stakes - sum(paid)]:
        paid[one] += 1
    return paid
