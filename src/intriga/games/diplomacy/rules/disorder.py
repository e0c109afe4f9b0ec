"""Civil disorder: powers without an active player (C10–C14). Their units hold and are disbanded by
rule, and nobody waits for them until a player is back."""

from intriga.games.diplomacy.rules import calendar, voting
from intriga.games.diplomacy.state import Phase, State
from intriga.kernel import PUBLIC, Enter, Leave, Refusal, Seat, SeatChange, Step, refuse
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


def check(state: State, change: SeatChange) -> Refusal | None:
    """Whether a player may join, leave or be replaced."""
    if isinstance(change, Enter):
        there = state.phase is not Phase.WISHES and vacant(state) is not None
        return None if there else refuse("diplomacy-game-full")
    if state.phase is Phase.WISHES:
        gone = isinstance(change, Leave) and change.seat in state.left_early
        return refuse("diplomacy-game-no-power") if gone else None
    name = state.power_of(change.seat)
    if name is None or (isinstance(change, Leave) and state.powers[name].gone):
        return refuse("diplomacy-game-no-power")
    return None


def leave(state: State, seat: Seat, step: Step) -> None:
    """A player leaves: their orders and their vote are dropped."""
    if state.phase is Phase.WISHES:
        state.wishes.pop(seat, None)
        state.left_early.append(seat)
        if len(state.left_early) == state.chairs:
            calendar.end(state, "deserted", (), step)
        return
    name = state.power_of(seat)
    assert name is not None
    power = state.powers[name]
    power.gone, power.sealed, power.spoke, power.orders, power.vote = True, False, False, [], ()
    if not any(other.present for other in state.powers.values()):
        calendar.end(state, "deserted", (), step)
    else:
        voting.count(state, step)


def replace(state: State, seat: Seat, step: Step) -> None:
    """Another player takes over a seat with all it knows."""
    if state.phase is Phase.WISHES:
        if seat in state.left_early:
            state.left_early.remove(seat)
        return
    name = state.power_of(seat)
    assert name is not None
    returned(state, name, step)


def enter(state: State, step: Step) -> None:
    """A new player takes the first power without one (C13)."""
    name = vacant(state)
    assert name is not None
    power = state.powers[name]
    power.seat, power.gone = state.chairs, True
    state.chairs += 1
    returned(state, name, step)


def vacant(state: State) -> str | None:
    """The first surviving power without a player, in the order of the map."""
    for name, power in state.powers.items():
        if power.alive and (power.seat is None or power.gone):
            return name
    return None
