"""What matches that began under older rules do otherwise: they go on as people agreed to play them.

`State.edition` is the rules version under which a match began. Each difference is one question
here, with its ruling; nothing else asks for the edition. What was merely wrong is mended for all.
"""

from intriga.games.economicus.state.position import State


def bound_to_second_bid(state: State) -> bool:
    """E48: the winner of an auction is bound to the second-highest bid, until the price moves.
    Before: to the price of before the auction, until another's purchase set the price."""
    return state.edition >= 2


def rolled_before_choosing(state: State) -> bool:
    """E20: unknown prices are rolled before somebody without money chooses what to sell."""
    return state.edition >= 2


def tie_from_last_turn(state: State) -> bool:
    """E42: at the end of the last year, too, a tie is decided from the player whose turn ended;
    before, from the acting auditor."""
    return state.edition >= 2
