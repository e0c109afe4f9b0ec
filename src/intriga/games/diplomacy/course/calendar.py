"""The calendar: the order of phases in a year."""

from intriga.games.diplomacy.state import Phase, State
from intriga.games.diplomacy.subjects.phases import begin
from intriga.games.diplomacy.subjects.victory import end, last_year, leader, survivors
from intriga.kernel import PUBLIC, Step
from intriga.warfare import message_params


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
