"""N0: the day's business closes, answers are shown, those who go out are set (T1)."""

from intriga.games.mafia.course import purses
from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.subjects.clans import duty, recruiting
from intriga.games.mafia.subjects.commissariat import sergeant
from intriga.games.mafia.subjects.crypt import reanimation, rites
from intriga.games.mafia.subjects.guild import together
from intriga.games.mafia.subjects.market import selling
from intriga.games.mafia.subjects.money import bribes
from intriga.games.mafia.subjects.organisations import fund, statements
from intriga.games.mafia.subjects.uses import nets
from intriga.kernel import PUBLIC, Step


def fall(state: State, step: Step) -> None:
    """The next night begins. Orders to the assassin stand and can be raised no more."""
    reanimation.lay_down(state)
    if state.turn:
        _close_purses(state, step)
        together.disband(state, step)
        rites.return_rites(state, step)
        recruiting.show_answers(state, step)
        sergeant.settle_invitation(state, step)
    nets.notice(state, step)
    state.phase = Phase.NIGHT
    state.turn += 1
    state.asleep, state.plans, state.guild.complaints = [], {}, []
    duty.set_duty(state)
    step.emit("mafia-night", PUBLIC, night=state.turn)


def _close_purses(state: State, step: Step) -> None:
    """The shop sells, then it shows what a commissar has spent; all other coins go back."""
    for sale in selling.close_day(state, step):
        for payer, paid in sale.paid.items():
            bribes.bought(state, payer, sale.offer.kind, paid)
    bribes.reward_purchases(state, step)
    purses.release(state, step)
    statements.miss_reports(state, step)
    fund.announce_heads(state, step)
