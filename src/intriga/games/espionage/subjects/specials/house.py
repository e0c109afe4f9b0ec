"""Special moves of the organiser's own, built from primitives (S38)."""

from collections.abc import Iterator
from typing import Annotated

from intriga.games.espionage.options import HouseSpecial
from intriga.games.espionage.state import Announcement, Phase, State
from intriga.games.espionage.subjects.asking import AT_TURN, answer_by
from intriga.games.espionage.subjects.challenge import announce, check_departure
from intriga.games.espionage.subjects.choosing import (
    CELL,
    JUMP_TO,
    TO,
    Cell,
    Place,
    cells,
    joinable,
    jumps,
    steps,
)
from intriga.games.espionage.subjects.names import place_name
from intriga.games.espionage.subjects.papers import after_clearing, ask_set_ups
from intriga.games.espionage.subjects.specials.holding import at_turn_with
from intriga.games.espionage.subjects.specials.saboteurs import clear
from intriga.games.espionage.subjects.specials.safe_house import refund
from intriga.games.espionage.subjects.turns import end_turn
from intriga.kernel import PUBLIC, SECRET, Act, Deed, Field, Form, Refusal, Seat, Step, refuse
from intriga.kernel import seat as by


class House(Act, frozen=True):
    """A special move of the organiser's own (S38): its name, the cell it names, its first step."""

    name: str
    cell: Cell | None = None
    to: Place | None = None
    join: Annotated[bool, SECRET] = False


def house_special(state: State, name: str) -> HouseSpecial | None:
    """The organiser's special move of this name."""
    return next((house for house in state.options.house if house.name == name), None)


def _check(state: State, seat: Seat, act: House) -> Refusal | None:
    house = house_special(state, act.name)
    if house is None:
        return refuse("espionage-no-such-special", name=act.name)
    if refusal := at_turn_with(act.name)(state, seat):
        return refusal
    if house.aims and act.cell is None:
        return refuse("espionage-name-a-cell")
    if state.players[seat].money + house.money < 0:
        return refuse("espionage-too-poor", money=state.players[seat].money)
    if not house.travels:
        return None
    if act.to is None:
        return refuse("espionage-name-a-target")
    return check_departure(state, seat, act.to, act.join, reach=2 if house.jump else 1)


def _use(state: State, seat: Seat, act: House, step: Step) -> None:
    """The primitives, in the order of `HouseSpecial`."""
    house = house_special(state, act.name)
    assert house is not None
    player = state.players[seat]
    player.spend(act.name)
    step.emit("espionage-house", PUBLIC, who=by(seat), name=act.name)
    player.pay(-house.money)
    state.bank += house.money
    if act.cell is not None:
        _aim(state, seat, house, act.cell, step)
    if house.travels:
        assert act.to is not None
        join = act.join and state.papers in player.bribes
        state.steps_left = 0 if house.jump else house.steps - 1
        reach = 2 if house.jump else 1
        if act.cell == state.papers and (house.clear or house.refund):
            state.pending = Announcement(state.papers, act.to, reach, join)
            ask_set_ups(state, step)
        else:
            announce(state, act.to, join, step, reach)
    elif act.cell is not None and (house.clear or house.refund):
        after_clearing(state, act.cell, step)
    else:
        end_turn(state, step)


def go_on(state: State, step: Step) -> None:
    """Set-ups that were blocked have been asked about (S33), now comes the step that was named; if
    the Papers have gone elsewhere, another one from there."""
    pending, state.pending = state.pending, None
    assert pending is not None
    if state.papers == pending.origin and pending.to in state.reachable(pending.reach):
        announce(state, pending.to, pending.join, step, pending.reach)
        return
    state.steps_left += 1
    state.leap = pending.reach == 2
    state.open(Phase.MARCH, state.mover)


def _aim(state: State, seat: Seat, house: HouseSpecial, cell: int, step: Step) -> None:
    if not house.aims:
        return
    step.emit("espionage-house-aims", PUBLIC, who=by(seat), cell=place_name(state, cell))
    if house.clear:
        clear(state, cell, step)
    if house.refund:
        refund(state, seat, cell, step)
    if house.peek:
        total = sum(player.bribes.get(cell, 0) for player in state.players)
        step.emit("espionage-peeked", (seat,), cell=place_name(state, cell), total=total)


def _offer(state: State, seat: Seat) -> Iterator[Form]:
    if AT_TURN(state, seat) is not None:
        return
    player = state.players[seat]
    for house in state.options.house:
        if player.holds(house.name) and player.money + house.money >= 0:
            yield answer_by(state, House, *_fields(state, seat, house), preset={"name": house.name})


def _fields(state: State, seat: Seat, house: HouseSpecial) -> Iterator[Field]:
    """The cell it names, its first step, if it has them."""
    if house.aims:
        yield CELL
    if house.travels:
        yield JUMP_TO if house.jump else TO
        yield from joinable(state, seat)


HOUSE = Deed(
    House,
    _check,
    _use,
    _offer,
    answers=True,
    choices={"cell": cells, "step": steps, "jump": jumps},
)
