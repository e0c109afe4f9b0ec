"""The merchant's artifacts: the lucky coin and the cunning contract (item 47)."""

from intriga.games.mafia.data.things import things
from intriga.games.mafia.state import State
from intriga.games.mafia.subjects.log import note
from intriga.games.mafia.subjects.market import stall
from intriga.games.mafia.subjects.uses.use import Whom
from intriga.kernel import Refusal, Seat, Step, msg, seat

DAY = 2
"""Ticks from one day to the next."""


def check_artifact(state: State, who: Seat, whom: Whom) -> Refusal | None:
    """A merchant's artifacts are for whoever keeps the shop."""
    return stall.check_merchant(state, who)


def toss_coin(state: State, who: Seat, whom: Whom, step: Step) -> None:
    """All nominal prices are lower today and tomorrow; another coin makes it two days more."""
    kept = state.trade.shop
    kept.lucky = max(kept.lucky, state.tick - DAY) + 2 * DAY
    _note_use(state, who, "coin", step)
    step.emit("mafia-coin-tossed", (who,))


def sign_contract(state: State, who: Seat, whom: Whom, step: Step) -> None:
    """The whole price of a sale is the merchant's (M40)."""
    state.trade.shop.cunning += 1
    _note_use(state, who, "contract", step)
    step.emit("mafia-contract-signed", (who,))


def _note_use(state: State, who: Seat, kind: str, step: Step) -> None:
    thing = msg(things()[kind].text)
    note(state, step, "D0", "mafia-log-used-up", whose=seat(who), thing=thing)
