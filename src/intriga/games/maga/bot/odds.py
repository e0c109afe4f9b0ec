"""How likely a contest is won, as far as one can tell (item 20)."""

from intriga.games.maga.data.contest import PARTS

_SPREAD = ((-1.0, 0.25), (0.0, 0.5), (1.0, 0.25))
"""How far an estimate of a level may be off, and how likely that is."""


def chance(attack: float, defence: float) -> float:
    """Item 20, for sums that are known: 1/2 and more, or nothing."""
    ahead = attack - defence
    if ahead < 0:
        return 0.0
    return 1 - 0.5 ** (-(-int(ahead * PARTS) // PARTS) + 1)


def guess(attack: float, defence: float) -> float:
    """The same for a defence that is only estimated."""
    return sum(part * chance(attack, max(1.0, defence + off)) for off, part in _SPREAD)
