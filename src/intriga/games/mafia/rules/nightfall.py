"""N0: the day's business closes, answers are shown, those who go out are set (3.1)."""

from intriga.games.mafia.rules import clans, crypt, guild, nets, recruiting, selling, watch
from intriga.games.mafia.state import Phase, State
from intriga.kernel import PUBLIC, Step


def fall(state: State, step: Step) -> None:
    """The next night begins. Orders to the assassin stand and can be raised no more."""
    crypt.lay_down(state)
    if state.turn:
        selling.close_day(state, step)
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
