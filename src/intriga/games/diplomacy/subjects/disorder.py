"""Civil disorder: powers without an active player (C10–C14). Their units hold and are disbanded by
rule, and nobody waits for them until a player is back."""

from intriga.games.diplomacy.state import State
from intriga.kernel import PUBLIC, Step
from intriga.kernel import seat as by
from intriga.warfare import message_params


def note_silence(state: State, step: Step) -> None:
    """At the end of a phase: a power that had something to order and sent nothing has missed it,
    unless it closed before its time was up (C10)."""
    for name in state.deciding:
        power = state.powers[name]
        if power.spoke:
            power.missed = 0
        elif power.present and power.seat in step.missed:
            power.missed += 1
            if power.missed == state.options.disorder:
                power.absent = True
                who = by(power.seat)
                shown = message_params.power(state.map, name)
                step.emit("diplomacy-game-disorder", PUBLIC, power=shown, who=who)


def returned(state: State, name: str, step: Step) -> None:
    """This power has an active player (again)."""
    power = state.powers[name]
    power.missed = 0
    if power.absent or power.gone:
        power.absent = power.gone = False
        if power.alive and power.seat is not None:
            shown = message_params.power(state.map, name)
            step.emit("diplomacy-game-led-again", PUBLIC, power=shown, who=by(power.seat))


def vacant(state: State) -> str | None:
    """The first surviving power without a player, in the order of the map."""
    for name, power in state.powers.items():
        if power.alive and (power.seat is None or power.gone):
            return name
    return None
