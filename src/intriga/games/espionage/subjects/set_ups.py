"""Set-ups: secret ticks that lead the Papers away where they stop (S32–S34)."""

from collections.abc import Iterator
from typing import Annotated, ClassVar

from intriga.games.espionage.data import price_list
from intriga.games.espionage.data.geometry import CELLS, NEIGHBOURS
from intriga.games.espionage.state import NOT_NOW, Phase, State, Tick
from intriga.games.espionage.subjects.asking import answer_by, check_asked
from intriga.games.espionage.subjects.bribes import tell_of_writing
from intriga.games.espionage.subjects.choosing import WAY, Cell, Place, places, steps
from intriga.games.espionage.subjects.names import place_name
from intriga.games.espionage.subjects.papers import after_stop, carry, check_target
from intriga.games.espionage.subjects.specials.holding import at_turn_with
from intriga.kernel import (
    PUBLIC,
    SECRET,
    Act,
    Choices,
    Chosen,
    Deed,
    Form,
    Refusal,
    Seat,
    Step,
    choice,
    refuse,
)
from intriga.kernel import seat as by


class SetUp(Act, frozen=True):
    """A special move: a secret tick on a cell. The others cannot tell it from a bribe (S32). `to`:
    where it leads the Papers by a standing order."""

    veil: ClassVar[str] = "note"
    cell: Annotated[Cell, SECRET]
    to: Annotated[Place | None, SECRET] = None


def _check_set_up(state: State, seat: Seat, act: SetUp) -> Refusal | None:
    if state.players[seat].tick_on(act.cell):
        return refuse("espionage-ticked-already", cell=place_name(state, act.cell))
    return check_leads(state, act.cell, act.to)


def _set_up(state: State, seat: Seat, act: SetUp, step: Step) -> None:
    """It takes the turn (S32)."""
    player = state.players[seat]
    player.spend(price_list.SET_UP)
    player.ticks.append(Tick(act.cell, to=act.to))
    step.emit("espionage-ticked", (seat,), cell=place_name(state, act.cell))
    if act.to is not None:
        tell_way(state, seat, act.cell, act.to, step)
    tell_of_writing(state, seat, step)


def check_leads(state: State, cell: int, to: int | None) -> Refusal | None:
    """Whether the Papers can be led from this cell to there in one move; None is nowhere."""
    if to is None or to in NEIGHBOURS[cell]:
        return None
    return refuse("espionage-too-far", origin=place_name(state, cell))


def tell_way(state: State, seat: Seat, cell: int, to: int | None, step: Step) -> None:
    """Tell a player where their set-up leads now."""
    where = place_name(state, cell)
    if to is None:
        step.emit("espionage-prearranged-way-none", (seat,), cell=where)
    else:
        step.emit("espionage-prearranged-way", (seat,), cell=where, to=place_name(state, to))


def _offer_set_up(state: State, seat: Seat) -> Iterator[Form]:
    yield answer_by(state, SetUp, choice("cell", "free-cell"), WAY)


def _free_cells(state: State, seat: Seat, chosen: Chosen) -> Choices:
    player = state.players[seat]
    return places(state, (cell for cell in range(1, CELLS + 1) if not player.tick_on(cell)))


def ways(state: State, seat: Seat, chosen: Chosen) -> Choices:
    """Where a set-up on the chosen cell can lead."""
    cell = chosen.get("cell")
    if not isinstance(cell, int | str) or int(cell) not in range(1, CELLS + 1):
        return Choices(())
    return places(state, NEIGHBOURS[int(cell)])


SET_UP = Deed(
    SetUp,
    _check_set_up,
    _set_up,
    _offer_set_up,
    gate=at_turn_with(price_list.SET_UP),
    answers=True,
    choices={"free-cell": _free_cells, "way": ways},
)


class Spring(Act, frozen=True):
    """When the Papers have stopped: trigger the set-up here, or (`to` left out) not now (S34)."""

    to: Annotated[Place | None, SECRET] = None


def _spring_gate(state: State, seat: Seat) -> Refusal | None:
    return check_asked(state, seat, Phase.SPRING, state.springs)


def _check_spring(state: State, seat: Seat, act: Spring) -> Refusal | None:
    if act.to is None:
        return None
    tick = state.players[seat].tick_on(state.papers)
    if tick is None or not tick.armed:
        return refuse("espionage-no-tick", cell=place_name(state, state.papers))
    return check_target(state, act.to, reach=1)


def _spring(state: State, seat: Seat, act: Spring, step: Step) -> None:
    """Keep the answer until all have answered."""
    state.springs[seat] = NOT_NOW if act.to is None else act.to
    state.answered(seat)


def close_springs(state: State, step: Step) -> None:
    """Trigger the first set-up, clockwise from the mover, that is not blocked (S33, S34)."""
    for seat in state.clockwise():
        to = state.springs.get(seat, NOT_NOW)
        if to == NOT_NOW:
            continue
        if state.others_bribe(seat, state.papers):
            step.emit("espionage-set-up-blocked", (seat,), cell=place_name(state, state.papers))
            continue
        player = state.players[seat]
        player.ticks = [tick for tick in player.ticks if tick.cell != state.papers]
        player.notes -= 1
        step.emit(
            "espionage-set-up-sprung", PUBLIC, who=by(seat), cell=place_name(state, state.papers)
        )
        carry(state, seat, to, step)
        return
    after_stop(state, step)


def _offer_spring(state: State, seat: Seat) -> Iterator[Form]:
    tick = state.players[seat].tick_on(state.papers)
    able = tick is not None and tick.armed
    fields = (choice("to", "step", optional=True),) if able else ()
    yield answer_by(state, Spring, *fields, main=True)


SPRING = Deed(
    Spring,
    _check_spring,
    _spring,
    _offer_spring,
    gate=_spring_gate,
    answers=True,
    choices={"step": steps},
    quick=True,
)
"""Asked of all players with marks, so being asked reveals nothing."""
