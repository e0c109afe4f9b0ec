"""Special moves, used instead of a move or a bribe (S26–S34, S38)."""

from intriga.games.espionage.acts import (
    ForcedMarch,
    Halt,
    House,
    MarchOn,
    Saboteurs,
    SafeHouse,
    SecretPaths,
    SetUp,
)
from intriga.games.espionage.message_params import place_name, special_name
from intriga.games.espionage.options import HouseSpecial
from intriga.games.espionage.price_list import MARCH, PATHS, SABOTEURS, SAFE_HOUSE, SET_UP
from intriga.games.espionage.rules.challenge import announce, check_departure
from intriga.games.espionage.rules.flow import end_turn
from intriga.games.espionage.rules.prearranged import check_leads, tell_way
from intriga.games.espionage.rules.travel import after_stop, ask_set_ups
from intriga.games.espionage.rules.turn import check_turn, note
from intriga.games.espionage.state import Announcement, Phase, State, Tick
from intriga.kernel import PUBLIC, Refusal, Seat, Step, refuse
from intriga.kernel import seat as by


def check_special(state: State, seat: Seat, special: str) -> Refusal | None:
    """Whether it is the player's turn, and they have this special move."""
    if refusal := check_turn(state, seat):
        return refusal
    if not state.players[seat].holds(special):
        return refuse("espionage-no-special", special=special_name(special))
    return None


def check_saboteurs(state: State, seat: Seat, act: Saboteurs) -> Refusal | None:
    return check_special(state, seat, SABOTEURS)


def saboteurs(state: State, seat: Seat, act: Saboteurs, step: Step) -> None:
    """All bribes on the cell burn, the user's too; ticks stay (S28)."""
    state.players[seat].spend(SABOTEURS)
    step.emit("espionage-saboteurs", PUBLIC, who=by(seat), cell=place_name(state, act.cell))
    clear(state, act.cell, step)
    after_clearing(state, act.cell, step)


def clear(state: State, cell: int, step: Step) -> None:
    for seat, player in enumerate(state.players):
        lost = player.bribes.pop(cell, 0)
        if lost:
            state.burn(lost)
            step.emit("espionage-bribe-burned", (seat,), cell=place_name(state, cell), sum=lost)


def check_safe_house(state: State, seat: Seat, act: SafeHouse) -> Refusal | None:
    return check_special(state, seat, SAFE_HOUSE)


def safe_house(state: State, seat: Seat, act: SafeHouse, step: Step) -> None:
    """Others' bribes on the cell go back to them; the user learns whether there were any (S29)."""
    state.players[seat].spend(SAFE_HOUSE)
    step.emit("espionage-safe-house", PUBLIC, who=by(seat), cell=place_name(state, act.cell))
    refund(state, seat, act.cell, step)
    after_clearing(state, act.cell, step)


def refund(state: State, user: Seat, cell: int, step: Step) -> None:
    found = False
    for seat, player in enumerate(state.players):
        if seat == user or cell not in player.bribes:
            continue
        found = True
        sum = player.bribes.pop(cell)
        player.pay(-sum)
        step.emit("espionage-bribe-back", (seat,), cell=place_name(state, cell), sum=sum)
    id = "espionage-safe-house-found" if found else "espionage-safe-house-empty"
    step.emit(id, (user,), cell=place_name(state, cell))


def after_clearing(state: State, cell: int, step: Step) -> None:
    """A set-up that was blocked may be triggered now, if the Papers are here (S33)."""
    if cell == state.papers:
        ask_set_ups(state, step)
    else:
        end_turn(state, step)


def check_set_up(state: State, seat: Seat, act: SetUp) -> Refusal | None:
    if refusal := check_special(state, seat, SET_UP):
        return refusal
    if state.players[seat].tick_on(act.cell):
        return refuse("espionage-ticked-already", cell=place_name(state, act.cell))
    return check_leads(state, act.cell, act.to)


def set_up(state: State, seat: Seat, act: SetUp, step: Step) -> None:
    """Place a secret tick: it takes the turn, and others cannot tell it from a bribe (S32)."""
    player = state.players[seat]
    player.spend(SET_UP)
    player.ticks.append(Tick(act.cell, to=act.to))
    step.emit("espionage-ticked", (seat,), cell=place_name(state, act.cell))
    if act.to is not None:
        tell_way(state, seat, act.cell, act.to, step)
    note(state, seat, step)


def check_secret_paths(state: State, seat: Seat, act: SecretPaths) -> Refusal | None:
    return check_special(state, seat, PATHS) or check_departure(
        state, seat, act.to, act.join, reach=2
    )


def secret_paths(state: State, seat: Seat, act: SecretPaths, step: Step) -> None:
    """A jump over one cell; its departure may still be challenged (S31)."""
    state.players[seat].spend(PATHS)
    step.emit("espionage-paths", PUBLIC, who=by(seat))
    announce(state, act.to, act.join, step, reach=2)


def check_forced_march(state: State, seat: Seat, act: ForcedMarch) -> Refusal | None:
    return check_special(state, seat, MARCH) or check_departure(state, seat, act.to, act.join)


def forced_march(state: State, seat: Seat, act: ForcedMarch, step: Step) -> None:
    """Two steps, a stop after each (S30)."""
    state.players[seat].spend(MARCH)
    step.emit("espionage-march", PUBLIC, who=by(seat))
    state.steps_left = 1
    announce(state, act.to, act.join, step)


def check_march_on(state: State, seat: Seat, act: MarchOn) -> Refusal | None:
    if not state.asks(seat, Phase.MARCH):
        return refuse("espionage-not-now")
    return check_departure(state, seat, act.to, act.join, reach=2 if state.leap else 1)


def march_on(state: State, seat: Seat, act: MarchOn, step: Step) -> None:
    state.steps_left -= 1
    reach, state.leap = 2 if state.leap else 1, False
    announce(state, act.to, act.join, step, reach)


def check_halt(state: State, seat: Seat, act: Halt) -> Refusal | None:
    if not state.asks(seat, Phase.MARCH):
        return refuse("espionage-not-now")
    return None


def halt(state: State, seat: Seat, act: Halt, step: Step) -> None:
    """End a march early: its next step is optional."""
    state.steps_left = 0
    state.leap = False
    step.emit("espionage-halted", PUBLIC, who=by(seat))
    after_stop(state, step)


def house_special(state: State, name: str) -> HouseSpecial | None:
    """The organiser's special move of this name."""
    return next((house for house in state.options.house if house.name == name), None)


def check_house(state: State, seat: Seat, act: House) -> Refusal | None:
    house = house_special(state, act.name)
    if house is None:
        return refuse("espionage-no-such-special", name=act.name)
    if refusal := check_special(state, seat, act.name):
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


def use_house(state: State, seat: Seat, act: House, step: Step) -> None:
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
