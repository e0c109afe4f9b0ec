"""Who wins (items 1, 8; E42–E44). Millions."""

from intriga.games.economicus.state.position import Stage, State
from intriga.games.economicus.subjects import prices, stars
from intriga.kernel import PUBLIC, Message, Outcome, Seat, Step, seat


def wealth(state: State, who: Seat) -> int:
    """Cash, deposits and companies at their sector's price, without loans (E42)."""
    one = state.players[who]
    held = sum(of.companies * prices.worth(state, number) for number, of in one.holdings.items())
    return one.cash + one.deposit + held - one.loan


def ranking(state: State) -> list[Seat]:
    """The best first: stars, then wealth, then the order of play from the player whose turn ended
    (E42)."""
    order = state.around(state.active)
    return sorted(order, key=lambda who: (-stars.stars(state, who), -wealth(state, who)))


def check_goal(state: State, step: Step) -> bool:
    """At the end of a turn: whether somebody has won (E42)."""
    if max(stars.stars(state, who) for who in range(len(state.players))) < state.goal:
        return False
    finish(state, step)
    return True


def finish(state: State, step: Step) -> None:
    """The match is over."""
    best = ranking(state)[0]
    state.winners = [best]
    state.stage = Stage.OVER
    step.emit("economicus-over", PUBLIC, seat=seat(best), stars=stars.stars(state, best))


def outcome(state: State) -> Outcome | None:
    """The result; scores are stars."""
    if state.stage is not Stage.OVER:
        return None
    scores = tuple(stars.stars(state, who) for who in range(len(state.players)))
    capped = max(scores) < state.goal
    reason = "economicus-ended-by-years" if capped else "economicus-ended-by-stars"
    return Outcome(tuple(state.winners), scores, Message(reason, {"goal": state.goal}))


def standing(state: State) -> Outcome | None:
    """The result if the match were adjourned now."""
    if not state.year:
        return None
    scores = tuple(stars.stars(state, who) for who in range(len(state.players)))
    return Outcome(
        (ranking(state)[0],), scores, Message("economicus-ended-by-years", {"goal": state.goal})
    )
