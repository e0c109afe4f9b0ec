"""Standing orders: answers that a player puts down beforehand (S11, S14, S34).

Everybody with marks is asked, and asked often; whoever knows what they would answer says so once.
Every order answers its question whatever is on the card, so that neither being asked nor the time
it takes tells what is there. For the same reason the questions are sealed.
"""

from collections.abc import Iterator
from typing import Annotated, ClassVar, Literal

from msgspec.structs import replace

from intriga.games.espionage.data.price_list import ticks_possible
from intriga.games.espionage.state import Phase, State
from intriga.games.espionage.subjects.asking import NOT_NOW
from intriga.games.espionage.subjects.bidding import SILENCE, Bid, Fold, highest, may_fold
from intriga.games.espionage.subjects.challenge import CHALLENGE, JOIN, PASS, Answer
from intriga.games.espionage.subjects.choosing import (
    MOST_DOLLARS,
    WAY,
    Cell,
    Dollars,
    Place,
    places,
)
from intriga.games.espionage.subjects.names import place_name
from intriga.games.espionage.subjects.set_ups import Spring, check_leads, tell_way, ways
from intriga.kernel import (
    SECRET,
    Act,
    Choices,
    Chosen,
    Deed,
    Field,
    Form,
    Range,
    Refusal,
    Seat,
    Step,
    Window,
    choice,
    refuse,
    words,
)

_RAISE = 4
"""In an ascending bidding an order raises by this part of the highest call, or by a dollar."""
_NOT_YET = frozenset({Phase.CITIES, Phase.PURCHASE, Phase.OVER})


def order_of(state: State, seat: Seat, window: Window) -> Act | None:
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


def _gate(state: State, seat: Seat) -> Refusal | None:
    """Orders can be put down from the first turn to the end."""
    return NOT_NOW if state.phase in _NOT_YET else None


class PrearrangeAnswers(Act, frozen=True):
    """A standing order: every announced move is answered with `say` where the player has a bribe,
    and with a pass elsewhere; `ask`: no longer. At any time, and nobody else notices (S11)."""

    unseen: ClassVar[bool] = True
    say: Annotated[Literal["ask", "pass", "join", "challenge"], SECRET]


def _put_answers(state: State, seat: Seat, act: PrearrangeAnswers, step: Step) -> None:
    player = state.players[seat]
    player.orders = replace(player.orders, answers=act.say)
    step.emit(f"espionage-prearranged-challenge-{act.say}", (seat,))


def _offer_answers(state: State, seat: Seat) -> Iterator[Form]:
    yield Form(PrearrangeAnswers, (choice("say", "order-answers"),))


def _sayings(kind: str, says: tuple[str, ...], current: str) -> Choices:
    return Choices(words(says, f"espionage-order-{kind}-").options, current)


def _answers(state: State, seat: Seat, chosen: Chosen) -> Choices:
    says = ("ask", PASS, JOIN, CHALLENGE)
    return _sayings("answers", says, state.players[seat].orders.answers)


PREARRANGE_ANSWERS = Deed(
    PrearrangeAnswers,
    None,
    _put_answers,
    _offer_answers,
    gate=_gate,
    choices={"order-answers": _answers},
)


class PrearrangeBids(Act, frozen=True):
    """A standing order: bid up to `most` in every bidding; None: no longer (S14)."""

    unseen: ClassVar[bool] = True
    most: Annotated[Dollars | None, SECRET] = None


def _put_bids(state: State, seat: Seat, act: PrearrangeBids, step: Step) -> None:
    player = state.players[seat]
    player.orders = replace(player.orders, bids=act.most)
    if act.most is None:
        step.emit("espionage-prearranged-bidding-ask", (seat,))
    else:
        step.emit("espionage-prearranged-bidding-bid", (seat,), sum=act.most)


def _offer_bids(state: State, seat: Seat) -> Iterator[Form]:
    yield Form(PrearrangeBids, (Field("most", "number", "order-bids", optional=True),))


def _bids(state: State, seat: Seat, chosen: Chosen) -> Range:
    """As much as one likes: what somebody has changes before it is bid."""
    return Range(1, MOST_DOLLARS, state.players[seat].orders.bids)


PREARRANGE_BIDS = Deed(
    PrearrangeBids, None, _put_bids, _offer_bids, gate=_gate, choices={"order-bids": _bids}
)


class PrearrangeSetUps(Act, frozen=True):
    """A standing order: every set-up springs that has a way prearranged (`spring`), or none does
    (`pass`); `ask`: no longer (S34)."""

    unseen: ClassVar[bool] = True
    say: Annotated[Literal["ask", "pass", "spring"], SECRET]


def _set_ups_gate(state: State, seat: Seat) -> Refusal | None:
    return _gate(state, seat) if ticks_possible(state.options) else NOT_NOW


def _put_set_ups(state: State, seat: Seat, act: PrearrangeSetUps, step: Step) -> None:
    player = state.players[seat]
    player.orders = replace(player.orders, set_ups=act.say)
    step.emit(f"espionage-prearranged-spring-{act.say}", (seat,))


def _offer_set_ups(state: State, seat: Seat) -> Iterator[Form]:
    yield Form(PrearrangeSetUps, (choice("say", "order-set-ups"),))


def _set_ups(state: State, seat: Seat, chosen: Chosen) -> Choices:
    return _sayings("set-ups", ("ask", PASS, "spring"), state.players[seat].orders.set_ups)


PREARRANGE_SET_UPS = Deed(
    PrearrangeSetUps,
    None,
    _put_set_ups,
    _offer_set_ups,
    gate=_set_ups_gate,
    choices={"order-set-ups": _set_ups},
)


class PrearrangeWay(Act, frozen=True):
    """Where the player's set-up on a cell leads the Papers by an order; None: nowhere (S34)."""

    unseen: ClassVar[bool] = True
    cell: Annotated[Cell, SECRET]
    to: Annotated[Place | None, SECRET] = None


def _check_way(state: State, seat: Seat, act: PrearrangeWay) -> Refusal | None:
    if state.players[seat].tick_on(act.cell) is None:
        return refuse("espionage-no-tick", cell=place_name(state, act.cell))
    return check_leads(state, act.cell, act.to)


def _put_way(state: State, seat: Seat, act: PrearrangeWay, step: Step) -> None:
    tick = state.players[seat].tick_on(act.cell)
    assert tick is not None
    tick.to = act.to
    tell_way(state, seat, act.cell, act.to, step)


def _offer_way(state: State, seat: Seat) -> Iterator[Form]:
    if state.players[seat].ticks:
        yield Form(PrearrangeWay, (choice("cell", "own-tick"), WAY))


def _own_ticks(state: State, seat: Seat, chosen: Chosen) -> Choices:
    return places(state, sorted(tick.cell for tick in state.players[seat].ticks))


PREARRANGE_WAY = Deed(
    PrearrangeWay,
    _check_way,
    _put_way,
    _offer_way,
    gate=_gate,
    choices={"own-tick": _own_ticks, "way": ways},
)
