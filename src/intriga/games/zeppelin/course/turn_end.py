"""The end of a turn (Z5, table B), and what the host ends themselves: the founding, a review.

The war does steps 1–3 and knows nothing of society; society does 4–9 and knows nothing of units.
"""

from collections.abc import Iterator

from intriga.games.zeppelin.course import annals, calendar, opening
from intriga.games.zeppelin.state import DEATH, Phase, State
from intriga.games.zeppelin.subjects import (
    announce,
    citizens,
    editions,
    migration,
    names,
    polls,
    revolutions,
)
from intriga.games.zeppelin.subjects.host.states import LEAST
from intriga.games.zeppelin.war import season, telling, winter
from intriga.kernel import PUBLIC, Act, Form, HostDeed, Refusal, Step, Window, refuse, seat


def close(state: State, window: Window, step: Step) -> None:
    """The phase is over: its time is up, or everybody is ready."""
    with announce.of_changes(state, step):
        _close(state, step)


def _close(state: State, step: Step) -> None:
    match state.phase:
        case Phase.FOUNDING:
            _end_founding(state, step)
        case Phase.TURN:
            _attack(state, step)
        case Phase.REVIEW:
            _end_review(state, step)
        case Phase.BUILDS:
            _adjust(state, step)


def _end_founding(state: State, step: Step) -> None:
    """Z30: without two states there is nothing to begin. The host has as much time again, once;
    then what is missing is founded as with `cfg founding = auto`."""
    if len(state.countries) < LEAST:
        if not state.extended:
            calendar.extend_founding(state, step)
            return
        opening.complete(state, step)
    _begin_turns(state, step)


def _begin_turns(state: State, step: Step) -> None:
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


def _end_review(state: State, step: Step) -> None:
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
        _finish(state, step)
        return
    winter.repaint(state, step)
    conqueror = next((n for n in winter.conquerors(state) if citizens.can_win(state, n)), None)
    if conqueror is not None:
        announce.world(state, conqueror, step, "zeppelin-conquest")
        annals.tell_rulers(state, step)
        calendar.end(state, "conquest", (conqueror,))
    elif winter.to_build(state) and state.options.builds_window:
        calendar.open_builds(state, step)
    else:
        _adjust(state, step)


def _adjust(state: State, step: Step) -> None:
    """B3c: what was ordered is built and disbanded, what is missing is drawn."""
    winter.adjust(state, step)
    _finish(state, step)


def _finish(state: State, step: Step) -> None:
    """B4 to B9; after the last turn, whoever has most centres wins, and nobody moves any more: else
    everybody would ask to join the winner."""
    state.turn += 1
    _resurrect(state, step)
    polls.count_votes(state, step)
    revolutions.decide(state, step)
    last = state.turn > state.options.turns
    if not last or not editions.cap_before_migration(state):
        migration.let_through(state, step)
    if last:
        _end_on_points(state, step)
    else:
        calendar.open_turn(state, step)


def _resurrect(state: State, step: Step) -> None:
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
        if country.power and citizens.can_win(state, number)
    }
    most = max(centres.values(), default=0)
    best = tuple(number for number, count in centres.items() if most and count == most)
    winners = [names.country(state, number) for number in best]
    if winners:
        step.emit("zeppelin-cap", PUBLIC, states=winners, count=len(winners), centres=most)
    else:
        step.emit("zeppelin-cap-nobody", PUBLIC)
    annals.tell_rulers(state, step)
    calendar.end(state, "cap", best)


# ── by the host ─────────────────────────────────────────────────────────────────────────


class BeginTurns(Act, frozen=True):
    """Turn 0 is over: the first turn begins."""


def _check_begin(state: State, act: BeginTurns) -> Refusal | None:
    """Turn 0 ends when there are states to play."""
    if state.phase is not Phase.FOUNDING:
        return refuse("zeppelin-refused-begun")
    return None if len(state.countries) >= LEAST else refuse("zeppelin-refused-two-states")


def _begin(state: State, act: BeginTurns, step: Step) -> None:
    _begin_turns(state, step)


def _offer_begin(state: State) -> Iterator[Form]:
    if state.phase is Phase.FOUNDING and len(state.countries) >= LEAST:
        yield Form(BeginTurns, (), (), "founding", state.ticket, main=True)


BEGIN_TURNS = HostDeed(BeginTurns, _check_begin, _begin, _offer_begin, answers=True, rank=-3)


class Publish(Act, frozen=True):
    """The reviewed turn is published."""


def _check_review(state: State, act: Publish) -> Refusal | None:
    """Z36: what was reviewed is published."""
    reviewed = state.phase is Phase.REVIEW
    return None if reviewed else refuse("zeppelin-refused-not-reviewing")


def _publish(state: State, act: Publish, step: Step) -> None:
    _end_review(state, step)


def _offer_review(state: State) -> Iterator[Form]:
    if state.phase is Phase.REVIEW:
        notes = () if state.held is None else telling.played(state, state.held)
        yield Form(Publish, (), (), "review", state.ticket, main=True, notes=notes)


PUBLISH = HostDeed(Publish, _check_review, _publish, _offer_review, answers=True, rank=-2)
