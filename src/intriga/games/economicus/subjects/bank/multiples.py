"""Amounts that the bank takes and gives: multiples of a pledge, or of a deposit."""

from intriga.kernel import Choices, Refusal, refuse, sums


def multiples(most: int, of: int) -> Choices:
    """All of them up to this one."""
    return sums(range(of, most + 1, of), "economicus-money")


def refusal_of(amount: int, most: int, of: int) -> Refusal | None:
    """Why it cannot be this much."""
    if amount <= 0 or amount % of:
        return refuse("economicus-refused-step", step=of)
    return refuse("economicus-refused-at-most", most=most) if amount > most else None
