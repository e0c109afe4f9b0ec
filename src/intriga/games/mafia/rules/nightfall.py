"""N0: the day's business closes, answers are shown, those who go out are set (T1)."""

from intriga.games.mafia.rules import (
    bribes,
    clans,
    crypt,
    funds,
    guild,
    nets,
    purses,
    recruiting,
    selling,
    watch,
)
from intriga.games.mafia.state import Phase, State
from intriga.kernel import PUBLIC, Step


def fall(state: State, step: Step) -> None:
    """The next night begins. Orders to the assassin stand and can be raised no more."""
    crypt.lay_down(state)
    if state.turn:
        _close_purses(state, step)
        guild.disband(state, step)
        crypt.return_rites(state, step)
        recruiting.settle(state, step)
        watch.settle_invitation(state, step)
    nets.notice(state, step)
    state.phase = Phase.NIGHT
    state.turn += 1
    state.asleep, state.plans, state.guild.complaints = [], {}, []
    clans.set_duty(state)
    step.emit("mafia-night", PUBLIC, night=state.turn)


def _close_purses(state: State, step: Step) -> None:
    """The shop sells, then it shows what a commissar has spent; all other coins go back."""
    for sale in selling.close_day(state, step):
        for payer, paid in sale.paid.items():
            bribes.bought(state, payer, sale.offer.kind, paid)
    bribes.settle(state, step)
    purses.release(state, step)
    funds.miss_reports(state, step)
    funds.announce_heads(state, step)
