"""A turn: a bribe or a move (rulebook: Ход, Перемещение, Взятка; S6–S10)."""

from intriga.games.espionage.acts import Bribe, Move
from intriga.games.espionage.message_params import place_name
from intriga.games.espionage.price_list import ticks_possible
from intriga.games.espionage.rules.challenge import announce, check_departure
from intriga.games.espionage.rules.flow import end_turn
from intriga.games.espionage.rules.travel import homeward, present
from intriga.games.espionage.state import Phase, State
from intriga.kernel import PUBLIC, Refusal, Seat, Step, refuse
from intriga.kernel import seat as by


def check_turn(state: State, seat: Seat) -> Refusal | None:
    """Whether it is this seat's turn, and not begun."""
    return None if state.asks(seat, Phase.TURN) else refuse("espionage-not-now")


def check_bribe(state: State, seat: Seat, act: Bribe) -> Refusal | None:
    money = state.players[seat].money
    if refusal := check_turn(state, seat):
        return refusal
    if act.sum > money:
        return refuse("espionage-too-poor", money=money)
    return None


def bribe(state: State, seat: Seat, act: Bribe, step: Step) -> None:
    """Put money on a cell in secret; the player's older bribe there is lost (S8)."""
    player = state.players[seat]
    lost = player.bribes.get(act.cell, 0)
    state.burn(lost)
    player.bribes[act.cell] = act.sum
    player.pay(act.sum)
    if lost:
        step.emit("espionage-replaced", (seat,), cell=place_name(state, act.cell), lost=lost)
    step.emit(
        "espionage-bribed",
        (seat,),
        cell=place_name(state, act.cell),
        sum=act.sum,
        money=player.money,
    )
    note(state, seat, step)


def note(state: State, seat: Seat, step: Step) -> None:
    """Tell the others that something was written on a card, and no more (S7, S32)."""
    state.players[seat].notes += 1
    id = "espionage-noted" if ticks_possible(state.options) else "espionage-bribe-placed"
    step.emit(id, PUBLIC, who=by(seat))
    end_turn(state, step)


def check_move(state: State, seat: Seat, act: Move) -> Refusal | None:
    return check_turn(state, seat) or check_departure(state, seat, act.to, act.join)


def move(state: State, seat: Seat, act: Move, step: Step) -> None:
    announce(state, act.to, act.join, step)


def close_turn(state: State, step: Step) -> None:
    """Time is up: skip the turn, or move the Papers a step homeward (S9, `timeout`)."""
    if state.options.timeout == "step" and present(state, state.mover):
        to = homeward(state, state.mover)
        announce(state, to, state.papers in state.players[state.mover].bribes, step)
        return
    step.emit("espionage-skipped", PUBLIC, who=by(state.mover))
    end_turn(state, step)
