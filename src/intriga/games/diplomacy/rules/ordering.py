"""Acts of players: wishes, orders, votes. What is legal, and what saving and sealing does."""

from collections.abc import Sequence

from intriga.diplomacy.reason import Wrong
from intriga.games.diplomacy import acts, message_params
from intriga.games.diplomacy.orders import sift, texts_of
from intriga.games.diplomacy.rules import disorder, voting
from intriga.games.diplomacy.state import Phase, State
from intriga.kernel import Act, Param, Refusal, Seat, Step, msg, refuse


def check(state: State, seat: Seat, act: Act) -> Refusal | None:
    """Why this act of a player is not possible now, or None."""
    if isinstance(act, acts.Wish):
        return _check_wish(state, seat, act)
    if state.phase is Phase.WISHES:
        return refuse("classic-wishes-first")
    name = state.power_of(seat)
    if name is None or state.powers[name].gone:
        return refuse("classic-no-power")
    if isinstance(act, acts.Vote):
        return _check_vote(state, name, act)
    assert isinstance(act, acts.Orders)
    return _check_orders(state, name, act)


def _check_wish(state: State, seat: Seat, act: acts.Wish) -> Refusal | None:
    if state.phase is not Phase.WISHES:
        return refuse("classic-wishes-over")
    if seat in state.left_early:
        return refuse("classic-no-power")
    strange = [power for power in act.powers if power not in state.powers]
    if strange:
        return refuse("classic-no-such-power", powers=strange)
    if len(set(act.powers)) < len(act.powers):
        return refuse("classic-wish-twice")
    return None


def _check_vote(state: State, name: str, act: acts.Vote) -> Refusal | None:
    if state.options.votes == "none":
        return refuse("classic-no-votes")
    if not state.powers[name].present:
        return refuse("classic-no-vote")
    if not voting.allowed(state, act.share):
        return refuse(f"classic-vote-{'draws' if state.options.votes == 'draws' else 'share'}")
    return None


def _check_orders(state: State, name: str, act: acts.Orders) -> Refusal | None:
    if name not in state.deciding:
        return refuse("classic-nothing-to-order")
    wrong = sift(state, name, texts_of(act)).wrong
    if wrong and (act.sealed or not act.keep):
        return refuse("classic-orders-wrong", count=len(wrong), wrong=_wrong_orders(state, wrong))
    return None


def _wrong_orders(state: State, wrong: Sequence[Wrong]) -> Param:
    """Every wrong order with its reason, as whole sentences."""
    return message_params.after_each_other(
        [
            msg(
                "classic-order-wrong",
                order=one.given,
                why=message_params.why(state.map, one.reason),
            )
            for one in wrong
        ]
    )


def order(state: State, seat: Seat, act: acts.Orders, step: Step) -> None:
    """Save a power's orders, and seal them or break the seal."""
    name = state.power_of(seat)
    assert name is not None
    power = state.powers[name]
    sifted = sift(state, name, texts_of(act))
    power.orders, power.sealed, power.spoke = sifted.orders, act.sealed, True
    disorder.returned(state, name, step)
    if sifted.wrong:
        wrong, saved = _wrong_orders(state, sifted.wrong), len(sifted.orders)
        step.emit("classic-kept", (seat,), saved=saved, count=len(sifted.wrong), wrong=wrong)


def vote(state: State, seat: Seat, act: acts.Vote, step: Step) -> None:
    """Cast a secret vote, or take it back."""
    name = state.power_of(seat)
    assert name is not None
    state.powers[name].vote = act.share
    voting.count(state, step)
