"""The bidding for control over the Papers: calls, bluff, money back (S13–S22, S35–S37)."""

from collections.abc import Iterator
from typing import Annotated

from msgspec import Meta

from intriga.games.espionage.data.price_list import BLUFF, BLUFF_MOST, BLUFF_PENALTY
from intriga.games.espionage.state import Answered, Bidding, Call, Phase, State
from intriga.games.espionage.subjects.asking import AT_BIDDING, answer_by
from intriga.games.espionage.subjects.choosing import Dollars
from intriga.games.espionage.subjects.names import place_name, special_name
from intriga.games.espionage.subjects.papers import ask_set_ups
from intriga.kernel import (
    PUBLIC,
    SECRET,
    Act,
    Chosen,
    Deed,
    Field,
    Form,
    Range,
    Refusal,
    Seat,
    Step,
    dearest_first,
    refuse,
)
from intriga.kernel import seat as by

SILENCE = 1
"""Dollars called for a bidder who does not answer (S17, S39)."""


class Bid(Act, frozen=True):
    """A call in the bidding: 1…bribe, with `bluff` dollars openly added to the bribe (S14, S35)."""

    sum: Annotated[Dollars, SECRET]
    bluff: Annotated[Annotated[int, Meta(ge=0, le=50)], SECRET] = 0


class Fold(Act, frozen=True):
    """Give up in an ascending bidding (option `bidding: ascending`)."""


def begin_bidding(state: State, order: tuple[Seat, ...], step: Step) -> None:
    """Begin a bidding of these seats."""
    state.bidding = Bidding(order)
    ask_bidders(state)


def ask_bidders(state: State) -> None:
    """Ask one bidder after another, or all at once if bids are sealed."""
    bidding = state.bidding
    assert bidding is not None
    sealed = state.options.bidding == "sealed"
    state.open(Phase.BIDDING, *(bidding.order if sealed else (bidding.order[bidding.next],)))


def active_calls(bidding: Bidding) -> list[Call]:
    """The calls of those who have not folded, in the order of calling."""
    return [call for call in bidding.calls if call.seat not in bidding.folded]


def highest(bidding: Bidding) -> int:
    """The highest call not folded; 0 before the first."""
    return max((call.sum for call in active_calls(bidding)), default=0)


def may_fold(state: State) -> bool:
    """Whether a bidder may fold: in an ascending bidding, unless they are the last in it."""
    bidding = state.bidding
    assert bidding is not None
    left = len(bidding.order) - len(bidding.folded)
    return state.options.bidding == "ascending" and left > 1


def _call(state: State, seat: Seat, called: int, bluff: int) -> None:
    """Make a call. A bluff is paid at once and enlarges the bribe (S35)."""
    bidding = state.bidding
    assert bidding is not None
    player = state.players[seat]
    if bluff:
        player.spend(BLUFF)
        player.pay(bluff)
        player.bribes[state.papers] += bluff
    before = [call for call in bidding.calls if call.seat == seat]
    bluff += sum(call.bluff for call in before)
    bidding.calls = [call for call in bidding.calls if call.seat != seat]
    bidding.calls.append(Call(seat, called, bluff))


def _give_up(state: State, seat: Seat, step: Step) -> None:
    """A bidder without any call stakes one dollar: folding must not be free."""
    bidding = state.bidding
    assert bidding is not None
    bidding.folded.append(seat)
    if all(call.seat != seat for call in bidding.calls):
        bidding.calls.insert(0, Call(seat, SILENCE))
    step.emit("espionage-folded", PUBLIC, who=by(seat))


def _next_bidder(state: State, step: Step) -> None:
    """Ask the next bidder, or award the lot when nobody is left to ask."""
    bidding = state.bidding
    assert bidding is not None
    if state.options.bidding == "ascending":
        left = [seat for seat in bidding.order if seat not in bidding.folded]
        if len(left) == 1 and active_calls(bidding):
            award(state, step)
            return
        bidding.next = _following(bidding)
    else:
        bidding.next += 1
        if bidding.next == len(bidding.order):
            award(state, step)
            return
    ask_bidders(state)


def _following(bidding: Bidding) -> int:
    """The next bidder clockwise who has not folded."""
    places = len(bidding.order)
    candidates = [(bidding.next + offset) % places for offset in range(1, places + 1)]
    return next(place for place in candidates if bidding.order[place] not in bidding.folded)


def close_bidding(state: State, step: Step) -> None:
    """All asked have answered, or time is up: silence calls one dollar (S17, S39), or folds in an
    ascending bidding."""
    bidding = state.bidding
    assert bidding is not None
    if state.options.bidding == "sealed":
        called = {call.seat for call in bidding.calls}
        bidding.calls += [Call(seat, SILENCE) for seat in bidding.order if seat not in called]
        bidding.calls.sort(key=lambda call: bidding.order.index(call.seat))
        for call in bidding.calls:
            _emit_call(call.seat, call.sum, call.bluff, step)
        award(state, step)
        return
    seat = bidding.order[bidding.next]
    silence = Answered(None if may_fold(state) else SILENCE)
    answer, bidding.answer = bidding.answer or silence, None
    if answer.sum is None:
        _give_up(state, seat, step)
    else:
        _call(state, seat, answer.sum, answer.bluff)
        _emit_call(seat, answer.sum, answer.bluff, step)
    _next_bidder(state, step)


def award(state: State, step: Step) -> None:
    """The highest call wins; equal calls: the earlier one, or both burn (S16)."""
    bidding = state.bidding
    assert bidding is not None
    best, *others = dearest_first(active_calls(bidding), lambda call: call.sum)
    tied = any(call.sum == best.sum for call in others)
    winner = None if tied and state.options.tie == "burn" else best.seat
    for call in bidding.calls:
        _pay_back(state, call, winner, step)
    state.winner = winner
    if winner is None:
        step.emit("espionage-tied", PUBLIC, sum=best.sum)
        state.announced = None
        state.steps_left = 0
        ask_set_ups(state, step)
        return
    step.emit("espionage-won", PUBLIC, who=by(winner), sum=best.sum)
    state.open(Phase.STEER, winner)


def _pay_back(state: State, call: Call, winner: Seat | None, step: Step) -> None:
    """The stake is lost, the rest of the bribe returns; a bluffer who lost pays more (S20, S36)."""
    player = state.players[call.seat]
    rest = player.bribes.pop(state.papers) - call.sum
    player.notes -= 1
    state.burn(call.sum)
    player.pay(-rest)
    audience = PUBLIC if state.options.returns == "public" else (call.seat,)
    step.emit(
        "espionage-returned",
        audience,
        who=by(call.seat),
        cell=place_name(state, state.papers),
        stake=call.sum,
        rest=rest,
    )
    if call.bluff and call.seat != winner:
        player.pay(BLUFF_PENALTY)
        state.burn(BLUFF_PENALTY)
        step.emit("espionage-bluff-failed", PUBLIC, who=by(call.seat), penalty=BLUFF_PENALTY)


def _emit_call(seat: Seat, sum: int, bluff: int, step: Step) -> None:
    if bluff:
        step.emit("espionage-called-bluff", PUBLIC, who=by(seat), sum=sum, bluff=bluff)
    else:
        step.emit("espionage-called", PUBLIC, who=by(seat), sum=sum)


def _check_bid(state: State, seat: Seat, act: Bid) -> Refusal | None:
    bidding = state.bidding
    assert bidding is not None
    if act.bluff and (refusal := _check_bluff(state, seat, act.bluff)):
        return refusal
    most = state.players[seat].bribes[state.papers] + act.bluff
    if act.sum > most:
        return refuse("espionage-beyond-bribe", most=most)
    if state.options.bidding == "ascending" and act.sum <= highest(bidding):
        return refuse("espionage-must-raise", highest=highest(bidding))
    return None


def _check_bluff(state: State, seat: Seat, bluff: int) -> Refusal | None:
    """A bluff needs its special move and money for the penalty, and is allowed once (S35, S36)."""
    player = state.players[seat]
    assert state.bidding is not None
    if any(call.seat == seat and call.bluff for call in state.bidding.calls):
        return refuse("espionage-bluffed-already")
    if not player.holds(BLUFF):
        return refuse("espionage-no-special", special=special_name(BLUFF))
    if player.money < bluff + BLUFF_PENALTY:
        return refuse("espionage-poor-bluff", need=bluff + BLUFF_PENALTY, money=player.money)
    return None


def _bid(state: State, seat: Seat, act: Bid, step: Step) -> None:
    """Answer with a call. The others hear it when the question is closed."""
    bidding = state.bidding
    assert bidding is not None
    if state.options.bidding == "sealed":
        _call(state, seat, act.sum, act.bluff)
    else:
        bidding.answer = Answered(act.sum, act.bluff)
    state.answered(seat)


def _check_fold(state: State, seat: Seat, act: Fold) -> Refusal | None:
    return None if may_fold(state) else refuse("espionage-name-a-sum")


def _fold(state: State, seat: Seat, act: Fold, step: Step) -> None:
    """Answer that the bidding is given up."""
    assert state.bidding is not None
    state.bidding.answer = Answered(None)
    state.answered(seat)


def _offer_bid(state: State, seat: Seat) -> Iterator[Form]:
    most = _most_bluff(state, seat)
    if _can_bid(state, seat, most):
        bluff = (Field("bluff", "number", "bluff"),) if most else ()
        sum = Field("sum", "number", "bid", after=tuple(field.name for field in bluff))
        yield answer_by(state, Bid, *bluff, sum, main=True)


def _offer_fold(state: State, seat: Seat) -> Iterator[Form]:
    if may_fold(state):
        able = _can_bid(state, seat, _most_bluff(state, seat))
        yield answer_by(state, Fold, main=not able)


def _most_bluff(state: State, seat: Seat) -> int:
    """Dollars this bidder may add to the bribe; 0 if they cannot bluff (S35, S36)."""
    player = state.players[seat]
    assert state.bidding is not None
    fresh = all(call.seat != seat or not call.bluff for call in state.bidding.calls)
    able = fresh and player.holds(BLUFF)
    return max(0, min(BLUFF_MOST, player.money - BLUFF_PENALTY)) if able else 0


def _can_bid(state: State, seat: Seat, bluff: int) -> bool:
    return state.players[seat].bribes[state.papers] + bluff >= _lowest(state)


def _lowest(state: State) -> int:
    assert state.bidding is not None
    return highest(state.bidding) + 1 if state.options.bidding == "ascending" else 1


def _sums(state: State, seat: Seat, chosen: Chosen) -> Range:
    bluff = int(chosen.get("bluff") or 0)
    return Range(_lowest(state), state.players[seat].bribes[state.papers] + bluff, _lowest(state))


def _bluffs(state: State, seat: Seat, chosen: Chosen) -> Range:
    lacking = max(0, _lowest(state) - state.players[seat].bribes[state.papers])
    return Range(lacking, _most_bluff(state, seat), lacking)


BID = Deed(
    Bid,
    _check_bid,
    _bid,
    _offer_bid,
    gate=AT_BIDDING,
    answers=True,
    choices={"bid": _sums, "bluff": _bluffs},
)
FOLD = Deed(Fold, _check_fold, _fold, _offer_fold, gate=AT_BIDDING, answers=True)
"""Not quick: a quick fold would reveal that its player could not raise."""
