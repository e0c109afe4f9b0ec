"""Step 8: the exchange pays out (item 31, R-X1 to R-X4)."""

from intriga.games.maga.data import exchange
from intriga.games.maga.data.amounts import amounts
from intriga.games.maga.subjects.names import seat_of
from intriga.games.maga.subjects.stage.stage import Stage, Stake

PHANTOM = "phantom"
"""The draw: the number of the phantom player, from the lowest on."""


def run(stage: Stage) -> None:
    stakes = stage.stakes
    if not stakes:
        return
    if len({stage.team(one.job.land) for one in stakes}) == 1:  # R-X4: territories of one owner too
        for stake in stakes:
            _pay(stage, stake, stake.stake)
        return
    low, high = amounts().bet_low, amounts().bet_high
    phantom = low + stage.below(high - low + 1, PHANTOM)
    bets = [exchange.PlacedBet(one.number, one.stake, one.level) for one in stakes]
    winning = exchange.winning_number(bets, phantom)
    stage.note("exchange", phantom=phantom, number=f"{float(winning):.2f}")
    paid = list(zip(stakes, exchange.payouts(bets, winning), strict=True))
    for stake, payout in paid:
        _pay(stage, stake, payout)
        stage.tell(stake.job.land, "exchange", number=f"{float(winning):.2f}", payout=payout)
    for stake, payout in paid:
        _reward(stage, stake, payout)


def _pay(stage: Stage, stake: Stake, payout: int) -> None:
    stage.territory(stake.job.land).treasury += payout
    stage.note("payout", land=seat_of(stake.job.land), amount=payout)


def _reward(stage: Stage, stake: Stake, payout: int) -> None:
    """A gain of a million, or by the letter a payout of one, is worth a level (R-X4)."""
    gain = payout if stage.state.options.exchange_gross else payout - stake.stake
    if gain >= amounts().exchange_level:
        stage.reward(stake.job)
