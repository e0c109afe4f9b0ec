"""Step 8: the stock exchange (item 31, R-X1 to R-X4)."""

from fractions import Fraction

from tests.games.maga.literal.model import M, Model, happened
from tests.games.maga.literal.rules.contest import level_up


def settle(model: Model) -> None:
    bets = model["bets"]
    if not bets:
        return
    owners = {model["states"][bet["land"]]["team"] for bet in bets}
    if len(owners) == 1:  # R-X4: one participant, also with several territories, gets it back
        for bet in bets:
            model["states"][bet["land"]]["treasury"] += bet["stake"]
        happened(model, "lone bet" if len(bets) == 1 else "bets of one owner")
        return
    weights = [bet["stake"] * bet["level"] for bet in bets]
    phantom = model["oracle"].draw("phantom", 201) - 100
    phantom_weight = Fraction(1, 10) * sum(weights, Fraction(0)) / len(bets)
    total = sum(weights, Fraction(0)) + phantom_weight
    winning = (
        sum(
            (bet["number"] * weight for bet, weight in zip(bets, weights, strict=True)), Fraction(0)
        )
        + phantom * phantom_weight
    ) / total
    nearness = [1 / (abs(bet["number"] - winning) + 1) for bet in bets]
    stakes = sum(bet["stake"] for bet in bets)
    exact = [stakes * near / sum(nearness, Fraction(0)) for near in nearness]
    paid = [one.__floor__() for one in exact]
    # R-X3: what is left over goes by the largest fraction
    by_fraction = sorted(range(len(bets)), key=lambda place: paid[place] - exact[place])
    for place in by_fraction[: stakes - sum(paid)]:
        paid[place] += 1
    for bet, payout in zip(bets, paid, strict=True):
        model["states"][bet["land"]]["treasury"] += payout
        gain = payout - (0 if model["options"]["exchange_gross"] else bet["stake"])
        if gain >= M:
            happened(model, "exchange levels")
            level_up(model, bet["land"], "finance", bet["helps"])
