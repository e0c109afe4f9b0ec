"""Standing orders: answers that a player puts down beforehand (S11, S14, S34).

Everybody with marks is asked, and asked often; whoever knows what they would answer says so once.
Every order answers its question whatever is on the card, so that neither being asked nor the time
it takes tells what is there. For the same reason the questions are sealed.
"""

from msgspec.structs import replace

from intriga.games.espionage.acts import (
    Answer,
    Bid,
    Fold,
    PrearrangeAnswers,
    PrearrangeBids,
    PrearrangeSetUps,
    PrearrangeWay,
    Spring,
)
from intriga.games.espionage.geometry import NEIGHBOURS
from intriga.games.espionage.message_params import place_name
from intriga.games.espionage.price_list import ticks_possible
from intriga.games.espionage.rules.bidding import SILENCE, highest, may_fold
from intriga.games.espionage.state import Phase, State
from intriga.kernel import Act, Refusal, Seat, Step, refuse

_RAISE = 4
"""In an ascending bidding an order raises by this part of the highest call, or by a dollar."""
_NOT_YET = frozenset({Phase.CITIES, Phase.PURCHASE, Phase.OVER})


def order_of(state: State, seat: Seat) -> Act | None:
    """What this player answers to the current question by an order; None: they are asked."""
    match state.phase:
        case Phase.CHALLENGE:
            return _answer(state, seat)
        case Phase.BIDDING:
            return _bid(state, seat)
        case Phase.SPRING:
            return _spring(state, seat)
        case _:
            return None


def _answer(state: State, seat: Seat) -> Answer | None:
    player = state.players[seat]
    say = player.orders.answers
    if say == "ask":
        return None
    return Answer(say if state.papers in player.bribes else "pass")


def _bid(state: State, seat: Seat) -> Bid | Fold | None:
    """An ascending bidding is raised step by step, and given up where the order ends. Who bids once
    and last bids no more than it takes to win; where that is more than the order, a dollar."""
    player, bidding = state.players[seat], state.bidding
    if player.orders.bids is None or bidding is None:
        return None
    most = min(player.orders.bids, player.bribes[state.papers])
    best = highest(bidding)
    if state.options.bidding == "ascending":
        raised = min(most, max(best + 1, best + best // _RAISE))
        if raised > best:
            return Bid(raised)
        return Fold() if may_fold(state) else None
    if state.options.bidding == "sealed":
        return Bid(most)
    last = bidding.next == len(bidding.order) - 1
    return Bid(SILENCE if most <= best else best + 1 if last else most)


def _spring(state: State, seat: Seat) -> Spring | None:
    player = state.players[seat]
    if player.orders.set_ups == "ask":
        return None
    tick = player.tick_on(state.papers)
    ready = player.orders.set_ups == "spring" and tick is not None and tick.armed
    to = tick.to if ready and tick is not None else None
    return Spring(to if to in state.reachable(1) else None)


def check_ordering(state: State) -> Refusal | None:
    """Whether orders can be put down now: from the first turn to the end."""
    return refuse("espionage-not-now") if state.phase in _NOT_YET else None


def check_answers(state: State, seat: Seat, act: PrearrangeAnswers) -> Refusal | None:
    return check_ordering(state)


def answers(state: State, seat: Seat, act: PrearrangeAnswers, step: Step) -> None:
    player = state.players[seat]
    player.orders = replace(player.orders, answers=act.say)
    step.emit(f"espionage-prearranged-challenge-{act.say}", (seat,))


def check_bids(state: State, seat: Seat, act: PrearrangeBids) -> Refusal | None:
    return check_ordering(state)


def bids(state: State, seat: Seat, act: PrearrangeBids, step: Step) -> None:
    player = state.players[seat]
    player.orders = replace(player.orders, bids=act.most)
    if act.most is None:
        step.emit("espionage-prearranged-bidding-ask", (seat,))
    else:
        step.emit("espionage-prearranged-bidding-bid", (seat,), sum=act.most)


def check_set_ups(state: State, seat: Seat, act: PrearrangeSetUps) -> Refusal | None:
    known = ticks_possible(state.options)
    return check_ordering(state) if known else refuse("espionage-not-now")


def set_ups(state: State, seat: Seat, act: PrearrangeSetUps, step: Step) -> None:
    player = state.players[seat]
    player.orders = replace(player.orders, set_ups=act.say)
    step.emit(f"espionage-prearranged-spring-{act.say}", (seat,))


def check_way(state: State, seat: Seat, act: PrearrangeWay) -> Refusal | None:
    if refusal := check_ordering(state):
        return refusal
    if state.players[seat].tick_on(act.cell) is None:
        return refuse("espionage-no-tick", cell=place_name(state, act.cell))
    return check_leads(state, act.cell, act.to)


def check_leads(state: State, cell: int, to: int | None) -> Refusal | None:
    """Whether the Papers can be led from this cell to there in one move; None is nowhere."""
    if to is None or to in NEIGHBOURS[cell]:
        return None
    return refuse("espionage-too-far", origin=place_name(state, cell))


def way(state: State, seat: Seat, act: PrearrangeWay, step: Step) -> None:
    tick = state.players[seat].tick_on(act.cell)
    assert tick is not None
    tick.to = act.to
    tell_way(state, seat, act.cell, act.to, step)


def tell_way(state: State, seat: Seat, cell: int, to: int | None, step: Step) -> None:
    """Tell a player where their set-up leads now."""
    where = place_name(state, cell)
    if to is None:
        step.emit("espionage-prearranged-way-none", (seat,), cell=where)
    else:
        step.emit("espionage-prearranged-way", (seat,), cell=where, to=place_name(state, to))
