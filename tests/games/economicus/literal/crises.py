"""Where tokens lie after a crisis (items 25, 26; E2, E8)."""

from intriga.games.economicus.state.position import State


def tokens(before: State, number: int, strength: int) -> dict[int, int]:
    """Tokens of all sectors after a crisis of this strength in this sector."""
    after = {}
    for other in before.circle:
        lay = before.markets[other].crisis
        if other == number:
            after[other] = lay + strength  # "the strength of the new crisis is added to the old"
        else:
            after[other] = max(0, lay - 1)  # "in all other sectors the strength falls by 1"
    return after
