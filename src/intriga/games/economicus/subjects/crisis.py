"""Options and crises after a 7 or a double (items 24–26; E1, E2, E8)."""

from typing import Final

from intriga.games.economicus.state.position import State
from intriga.games.economicus.state.questions import SectorNumber
from intriga.games.economicus.subjects import hands, lookup, prices
from intriga.kernel import PUBLIC, Step

ROLL: Final = "crisis"
AGAIN: Final = 7


def strikes(dice: tuple[int, int]) -> bool:
    """Whether this roll brings an option and a crisis (item 24)."""
    return sum(dice) == AGAIN or dice[0] == dice[1]


def strike(state: State, step: Step) -> None:
    """T8: an option for the active player; each further 7 brings one more and makes the crisis
    stronger, another number says where it is (item 25). A bankrupt draws nothing."""
    draws = not state.players[state.active].bankrupt
    if draws:
        hands.draw_option(state, state.active, step)
    strength = 1
    while True:
        number = prices.roll_two(step, ROLL)
        if number == AGAIN:
            strength += 1
            if draws:
                hands.draw_option(state, state.active, step)
            continue
        sector = lookup.rolled(state, number)
        if not lookup.sector(state, sector).innovation:
            break  # with tokens, another number may be Innovation's: rolled anew (item 13)
    grow(state, sector, strength, step)
    prices.black(state, sector, step)
    at = state.circle.index(sector)
    for beside in state.circle[at + 1 :] + state.circle[:at]:
        if state.markets[beside].crisis:
            relieve(state, beside, 1, step)


def grow(state: State, number: SectorNumber, strength: int, step: Step) -> None:
    """A crisis token is added to what lies there (item 25)."""
    market = state.markets[number]
    market.crisis += strength
    step.emit(
        "economicus-crisis",
        PUBLIC,
        sector=prices.named(state, number),
        strength=strength,
        total=market.crisis,
    )


def relieve(state: State, number: SectorNumber, by: int, step: Step) -> None:
    """A crisis grows weaker; if it ends, the price rises (item 25)."""
    market = state.markets[number]
    market.crisis = max(0, market.crisis - by)
    named = prices.named(state, number)
    step.emit("economicus-relief", PUBLIC, sector=named, total=market.crisis)
    if not market.crisis:
        prices.blue(state, number, step)
