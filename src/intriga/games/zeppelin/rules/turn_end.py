"""The end of a turn (Z5, table B).

The war does steps 1–3 and knows nothing of society; society does 4–9 and knows nothing of units:

- `war.board.lay_out(options) -> dict[str, Army]`: the powers at the start, units and centres;
- `war.commands`: `check`, `apply`, `forms`, `domain` of `Orders`, `Wishes`, `Builds` and of the
  host's overrides, given that society lets this seat command that power;
- `war.season.move(state, step)`: step 1, leaving dislodged units in `Army.lost`; or
  `played(state)`, to be kept in `State.held`, and then `publish(state, held, step)`;
- `war.season.retreat(state, step)`: step 2;
- `war.winter.repaint(state, step)`, `war.winter.conquerors(state) -> list[Number]`,
  `war.winter.to_build(state) -> bool`, `war.winter.adjust(state, step)`: step 3.
"""

from intriga.games.zeppelin import editions, names
from intriga.games.zeppelin.rules import (
    annals,
    announce,
    calendar,
    founding,
    migration,
    polls,
    revolutions,
    standing,
)
from intriga.games.zeppelin.state import DEATH, Phase, State
from intriga.games.zeppelin.war import season, winter
from intriga.kernel import PUBLIC, Step, seat


def close(state: State, step: Step) -> None:
    """The phase is over: its time is up, everybody is ready, or the host says so."""
    match state.phase:
        case Phase.FOUNDING:
            _end_founding(state, step)
        case Phase.TURN:
            _attack(state, step)
        case Phase.REVIEW:
            _publish(state, step)
        case Phase.BUILDS:
            _adjust(state, step)


def _end_founding(state: State, step: Step) -> None:
    """Z30: without two states there is nothing to begin. The host has as much time again, once;
    then what is missing is founded as with `cfg founding = auto`."""
    if len(state.countries) < founding.LEAST:
        if not state.extended:
            calendar.extend_founding(state, step)
            return
        founding.complete(state, step)
    begin_turns(state, step)


def begin_turns(state: State, step: Step) -> None:
    """Turn 0 is over."""
    state.turn = 1
    calendar.open_turn(state, step)


def _attack(state: State, step: Step) -> None:
    """B1; with `cfg review` nobody else sees anything of it before the host has looked at it."""
    if not state.options.review:
        if state.attacks:
            season.move(state, step)
        _retreat(state, step)
        return
    if state.attacks:
        state.held = season.played(state)
    calendar.open_review(state, step)


def _publish(state: State, step: Step) -> None:
    """The host has looked, or the time for it is up (Z36)."""
    held, state.held = state.held, None
    if held is not None:
        season.publish(state, held, step)
    _retreat(state, step)


def _retreat(state: State, step: Step) -> None:
    """B2, B3a and B3b: victory ends the match there."""
    if state.retreats:
        season.retreat(state, step)
    if not state.winter:
        finish(state, step)
        return
    winter.repaint(state, step)
    conqueror = next((n for n in winter.conquerors(state) if standing.can_win(state, n)), None)
    if conqueror is not None:
        announce.world(state, conqueror, step, "zeppelin-conquest")
        annals.note(state, step)
        calendar.end(state, "conquest", (conqueror,))
    elif winter.to_build(state) and state.options.builds_window:
        calendar.open_builds(state, step)
    else:
        _adjust(state, step)


def _adjust(state: State, step: Step) -> None:
    """B3c: what was ordered is built and disbanded, what is missing is drawn."""
    winter.adjust(state, step)
    finish(state, step)


def finish(state: State, step: Step) -> None:
    """B4 to B9; after the last turn, whoever has most centres wins, and nobody moves any more: else
    everybody would ask to join the winner."""
    state.turn += 1
    resurrect(state, step)
    polls.settle(state, step)
    revolutions.settle(state, step)
    last = state.turn > state.options.turns
    if not last or not editions.cap_before_migration(state):
        migration.settle(state, step)
    if last:
        _end_on_points(state, step)
    else:
        calendar.open_turn(state, step)


def resurrect(state: State, step: Step) -> None:
    """B5: who died five turns ago is alive, and stateless (item 11, Z25)."""
    alive = []
    for one, person in enumerate(state.people):
        if person.died is not None and state.turn >= person.died + DEATH:
            person.died = None
            if not person.left:
                alive.append(seat(one))
    if alive:
        step.emit("zeppelin-resurrected", PUBLIC, who=alive)


def _end_on_points(state: State, step: Step) -> None:
    """After the last turn the state with most centres wins; equal ones share."""
    centres = {
        number: len(state.armies[country.power].centres)
        for number, country in state.countries.items()
        if country.power and standing.can_win(state, number)
    }
    most = max(centres.values(), default=0)
    best = tuple(number for number, count in centres.items() if most and count == most)
    winners = [names.country(state, number) for number in best]
    if winners:
        step.emit("zeppelin-cap", PUBLIC, states=winners, count=len(winners), centres=most)
    else:
        step.emit("zeppelin-cap-nobody", PUBLIC)
    annals.note(state, step)
    calendar.end(state, "cap", best)


def desert(state: State, step: Step) -> None:
    """Everybody has left: nobody wins."""
    if not standing.present(state) and state.phase is not Phase.OVER:
        step.emit("zeppelin-deserted", PUBLIC)
        calendar.end(state, "deserted", ())
