"""The calendar: the order of phases, which powers each one waits for, and how a match ends."""

from intriga.games.diplomacy.state import Phase, State
from intriga.kernel import PUBLIC, Message, Outcome, Seat, Step
from intriga.kernel import seat as by
from intriga.warfare import message_params


def begin(state: State, phase: Phase, step: Step) -> None:
    """Begin a phase, or end a match without players (C18)."""
    state.open(phase)
    if not any(power.present for power in state.powers.values()):
        end(state, "deserted", (), step)
        return
    state.deciding = [name for name in state.powers if decides(state, name)]


def decides(state: State, name: str) -> bool:
    """Whether a power has something to order in this phase: decided by public facts alone (C5)."""
    if state.phase not in (Phase.ORDERS, Phase.RETREAT, Phase.BUILDS):
        return False
    return state.situation.decides(name)


def awaited(state: State) -> tuple[Seat, ...]:
    """The seats the match waits for: those with something to order that have not sealed."""
    if state.phase is Phase.WISHES:
        ready = {*state.wishes, *state.left_early}
        return tuple(seat for seat in range(state.chairs) if seat not in ready)
    powers = (state.powers[name] for name in state.deciding)
    return tuple(
        sorted(p.seat for p in powers if p.seat is not None and p.present and not p.sealed)
    )


def saved(state: State) -> tuple[Seat, ...]:
    """The seats whose orders count as they are, if time runs out (C4): sent and not sealed."""
    spoke = {state.powers[name].seat for name in state.deciding if state.powers[name].spoke}
    return tuple(seat for seat in awaited(state) if seat in spoke)


def after_season(state: State, step: Step) -> None:
    """After orders and retreats: autumn follows spring, winter follows autumn."""
    if not state.autumn:
        state.autumn = True
        begin(state, Phase.ORDERS, step)
        return
    _announce_centres(state, step)
    victor = leader(state)
    if victor is not None:
        end(state, "won", (victor,), step)
    elif state.year >= last_year(state):
        end(state, "years", survivors(state), step)
    else:
        begin(state, Phase.BUILDS, step)


def after_winter(state: State, step: Step) -> None:
    """Begin the spring of the next year."""
    state.year += 1
    state.autumn = False
    begin(state, Phase.ORDERS, step)


def last_year(state: State) -> int:
    """The year after whose autumn the match is a draw (C16)."""
    return state.board.atlas.year + state.options.years - 1


def leader(state: State) -> str | None:
    """The power that has won: enough centres, and more than any other (C15)."""
    ranked = sorted(state.powers, key=lambda name: -len(state.powers[name].centres))
    first, second = (len(state.powers[name].centres) for name in ranked[:2])
    return ranked[0] if first >= state.goal and first > second else None


def survivors(state: State) -> tuple[str, ...]:
    """The powers that would share a draw: those with a centre or a unit, and a player (C17)."""
    return tuple(name for name, power in state.powers.items() if power.present)


def end(state: State, how: str, sharers: tuple[str, ...], step: Step) -> None:
    """End the match."""
    state.open(Phase.OVER)
    state.deciding = []
    state.sharers, state.ending = sharers, how
    for power in state.powers.values():
        power.vote = ()
    step.emit(f"diplomacy-game-end-{how}", PUBLIC, **ending_params(state, sharers))


def shared(state: State, sharers: tuple[str, ...], reason: Message) -> Outcome:
    """The outcome in which these powers share the result; the centres are the scores (C19)."""
    scores = [0] * state.chairs
    for power in state.powers.values():
        if power.seat is not None:
            scores[power.seat] = len(power.centres)
    sharing = (state.powers[name].seat for name in sharers)
    winners = tuple(sorted(seat for seat in sharing if seat is not None))
    return Outcome(winners, tuple(scores), reason)


def ending_params(state: State, sharers: tuple[str, ...]) -> dict[str, object]:
    """The parameters of the messages about the end."""
    powers = [message_params.power(state.map, name) for name in sharers]
    seats = [by(seat) for name in sharers if (seat := state.powers[name].seat) is not None]
    return {"powers": powers, "who": seats, "count": len(powers), "years": state.options.years}


def _announce_centres(state: State, step: Step) -> None:
    """Emit the number of centres of each power after the year."""
    counts = [
        {
            "msg": "diplomacy-game-has",
            "power": message_params.power(state.map, name),
            "count": len(power.centres),
        }
        for name, power in state.powers.items()
        if power.centres
    ]
    step.emit("diplomacy-game-centres", PUBLIC, year=str(state.year), counts=counts)
