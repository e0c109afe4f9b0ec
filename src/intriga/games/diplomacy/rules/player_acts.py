"""Acts of players: wishes, orders, votes. Whether they are legal, and what they change."""

from collections.abc import Sequence

from intriga.diplomacy.reason import Wrong
from intriga.games.diplomacy import acts
from intriga.games.diplomacy.rules import disorder, voting
from intriga.games.diplomacy.rules.sent_orders import parse_orders, texts_of
from intriga.games.diplomacy.state import Phase, State
from intriga.kernel import Act, Param, Refusal, Seat, Step, msg, refuse
from intriga.warfare import message_params
from intriga.warfare.order_parsing import ParsedOrders
from intriga.warfare.situation import place_of


def check(state: State, seat: Seat, act: Act) -> Refusal | None:
    """Why this act of a player is not possible now, or None."""
    if isinstance(act, acts.Wish):
        return _check_wish(state, seat, act)
    if state.phase is Phase.WISHES:
        return refuse("diplomacy-game-wishes-first")
    name = state.power_of(seat)
    if name is None or state.powers[name].gone:
        return refuse("diplomacy-game-no-power")
    if isinstance(act, acts.Vote):
        return _check_vote(state, name, act)
    assert isinstance(act, acts.Orders)
    return _check_orders(state, name, act)


def _check_wish(state: State, seat: Seat, act: acts.Wish) -> Refusal | None:
    if state.phase is not Phase.WISHES:
        return refuse("diplomacy-game-wishes-over")
    if seat in state.left_early:
        return refuse("diplomacy-game-no-power")
    strange = [power for power in act.powers if power not in state.powers]
    if strange:
        return refuse("diplomacy-game-no-such-power", powers=strange)
    if len(set(act.powers)) < len(act.powers):
        return refuse("diplomacy-game-wish-twice")
    return None


def _check_vote(state: State, name: str, act: acts.Vote) -> Refusal | None:
    if state.options.votes == "none":
        return refuse("diplomacy-game-no-votes")
    if not state.powers[name].present:
        return refuse("diplomacy-game-no-vote")
    if not voting.allowed(state, act.share):
        return refuse(
            f"diplomacy-game-vote-{'draws' if state.options.votes == 'draws' else 'share'}"
        )
    return None


def _check_orders(state: State, name: str, act: acts.Orders) -> Refusal | None:
    if name not in state.deciding:
        return refuse("diplomacy-game-nothing-to-order")
    wrong = _parsed(state, name, act).wrong
    if wrong and (act.sealed or not act.keep):
        return refuse(
            "diplomacy-game-orders-wrong", count=len(wrong), wrong=_problems(state, wrong)
        )
    return None


def _parsed(state: State, name: str, act: acts.Orders) -> ParsedOrders:
    """The orders of an act; where it amends, with those saved before for other units."""
    parsed = parse_orders(state, name, texts_of(act))
    if not act.amend:
        return parsed
    places = {place_of(order) for order in parsed.orders} - {""}
    kept = [order for order in state.powers[name].orders if place_of(order) not in places]
    whole = parse_orders(state, name, [*parsed.orders, *kept])
    return ParsedOrders(whole.orders, [*parsed.wrong, *whole.wrong])


def _problems(state: State, wrong: Sequence[Wrong]) -> Param:
    """Every wrong order with its reason, as sentences."""
    return message_params.sentences(
        [
            msg(
                "diplomacy-game-order-wrong",
                order=one.given,
                why=message_params.reason(state.map, one.reason),
            )
            for one in wrong
        ]
    )


def order(state: State, seat: Seat, act: acts.Orders, step: Step) -> None:
    """Save a power's orders, sealed or not."""
    name = state.power_of(seat)
    assert name is not None
    power = state.powers[name]
    parsed = _parsed(state, name, act)
    power.orders, power.sealed, power.spoke = parsed.orders, act.sealed, True
    disorder.returned(state, name, step)
    if parsed.wrong:
        wrong, saved = _problems(state, parsed.wrong), len(parsed.orders)
        step.emit("diplomacy-game-kept", (seat,), saved=saved, count=len(parsed.wrong), wrong=wrong)


def vote(state: State, seat: Seat, act: acts.Vote, step: Step) -> None:
    """Cast a secret vote, or withdraw it."""
    name = state.power_of(seat)
    assert name is not None
    state.powers[name].vote = act.share
    voting.count(state, step)
